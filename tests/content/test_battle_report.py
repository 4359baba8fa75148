"""The rows of a report where a battle goes on without its log, and where units are called alike."""

from __future__ import annotations

import random
from dataclasses import replace

from game.content.battle_report import ReportCard, report_rows
from game.content.battles import Army, Battle
from game.content.engagement import Engagement, begin
from game.engine.activation.commands import Activate, TakeBack, TurnCard
from game.engine.activation.model import RED, Arm, Grade, Role, Unit
from game.engine.activation.muster import roster_force
from game.engine.activation.rules import match_from
from tests.content.fighting import battle, battles, some_command


def of_namesakes() -> Battle:
    force = roster_force("Column", "General", Grade.AVERAGE, [Unit("Fusiliers", Arm.INFANTRY)] * 12)
    return replace(battle("adwa"), red=Army("Red", (force,)), black=Army("Black", (force,)))


def on_a_card(of: Battle) -> Engagement:
    engagement = begin(of, 1)
    while engagement.match.state.acting is not RED:
        engagement.do(TurnCard())
    return engagement


def taken_up(engagement: Engagement) -> Engagement:
    """The same battle without its log."""
    match = match_from(engagement.match.state, engagement.match.chance)
    return Engagement(engagement.battle, engagement.seed, match, paper=engagement.paper, whole=False)


def last_row(engagement: Engagement) -> ReportCard:
    return report_rows(engagement)[-1].cards[-1]


def test_one_of_two_namesakes_is_taken_back() -> None:
    engagement = on_a_card(of_namesakes())
    engagement.do(Activate(Role.OTHER, units=(2, 5)))
    engagement.do(TakeBack(5))
    assert (last_row(engagement).used, last_row(engagement).units) == (1, ("Fusiliers",))


def test_a_report_without_the_log_begins_with_the_card_on_the_table() -> None:
    engagement = on_a_card(of_namesakes())
    engagement.do(Activate(Role.OTHER, units=(2, 5)))
    later = taken_up(engagement)
    assert report_rows(later) == ()
    later.do(TakeBack(2))
    later.do(Activate(Role.OTHER, units=(0, 1)))
    row = last_row(later)
    assert (row.card, row.colour, row.used) == (later.match.state.card, RED, 3)
    assert row.offered == min(later.match.state.card.rank if later.match.state.card else 0, 12)


def test_a_report_can_begin_at_any_moment() -> None:
    for of in (*battles(), of_namesakes()):
        chance = random.Random(of.id)
        engagement = begin(of, 7)
        for _ in range(40):
            engagement = taken_up(engagement)
            for _ in range(chance.randint(1, 4)):
                engagement.do(some_command(engagement, chance))
            for turn in report_rows(engagement):
                for row in turn.cards:
                    assert len(row.units) <= row.used
