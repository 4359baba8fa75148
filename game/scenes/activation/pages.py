"""The pages that a battle's table leads to, as transitions. Knows them by their names only."""

from __future__ import annotations

from collections.abc import Callable

from game.content.engagement import Engagement
from game.engine.activation.commands import Command
from game.scenes.activation.enter_page import EnterPage
from game.scenes.activation.fairness_page import FairnessPage
from game.scenes.activation.journal_page import JournalPage
from game.scenes.activation.orders import OrdersPage
from game.scenes.kit import Kit
from game.stage.scene import Push, Transition

Order = Callable[[Command], str]  # carries a command out; what there is to say of it


def opened(kit: Kit, engagement: Engagement, order: Order, name: str) -> Transition | None:
    """The page that a control of that name stands for; None for any other control."""
    match name:
        case "orders":
            return Push(lambda: OrdersPage(kit, engagement, order))
        case "log":
            return Push(lambda: JournalPage(kit, engagement))
        case "fairness" | "odds":
            return Push(lambda: FairnessPage(kit, engagement))
        case "rules":
            return Push(lambda: kit.doors.battle_rules(engagement.match.state.rules))
        case "menu":
            return Push(lambda: kit.doors.pause(engagement))
        case "enter":
            return Push(lambda: EnterPage(kit, engagement.match.legal.enter))
        case "report":
            return Push(lambda: kit.doors.battle_report(engagement))
    return None
