"""A run in which battles are laid out at a chosen card of the pack and driven by keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from game.content.engagement import Engagement
from game.engine.activation.chance import Chance
from game.engine.activation.commands import TurnCard
from game.engine.activation.model import COLOURS, State, colour_of
from game.engine.activation.rules import match_from, setup
from game.engine.piles import Card
from game.scenes.activation.scene import BattleScene
from game.stage.inputs import KeyPressed, KeyReleased
from game.stage.scene import Reset
from tools import battle_bot
from tools.bench.measure import Taken
from tools.bench.show import PAUSE, Run


def alternating(pack: tuple[Card, ...], joker_at: int) -> tuple[Card, ...]:
    """The pack with the sides' cards in turn, so that every card floods the table, and a Joker at a place."""
    sides = [[card for card in pack if colour_of(card) is colour] for colour in COLOURS]
    mixed = [card for pair in zip(*sides, strict=True) for card in pair]
    jokers = [card for card in pack if card.is_joker]
    return (*mixed[:joker_at], *jokers, *mixed[joker_at:])


class Field(Run):
    """One run of the game with a battle of twenty named units on its table."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        super().__init__(home, size)
        self.puppet.tick()
        shipped = self.puppet.app.kit.doors.shipped_battles()
        self._battle = next(battle for battle in shipped if battle.id == battle_bot.BATTLE)

    @property
    def scene(self) -> BattleScene:
        """The battle's table, wherever it lies in the stack."""
        return battle_bot.table(self.puppet)

    @property
    def state(self) -> State:
        """The battle as it stands."""
        return self.scene.engagement.match.state

    def lay(self, turned: int, joker_at: int) -> None:
        """Show a battle in which so many cards have been turned, everything at rest."""
        battle, app = self._battle, self.puppet.app
        state, chance = setup(battle.rules, battle.red.forces, battle.black.forces, Chance.from_seed(7))
        state = replace(state, pack=alternating(state.pack, joker_at))
        engagement = Engagement(battle, 7, match_from(state, chance))
        for _ in range(turned):
            engagement.do(TurnCard())
        app.manager.ask(Reset(lambda: BattleScene(app.kit, engagement)))
        self.puppet.tick(PAUSE)

    def press(self, key: str) -> Taken:
        """The frame that reads a key, timed."""
        self.puppet.script.coming += [KeyPressed(key), KeyReleased(key)]
        return self.frame()

    def turn(self) -> None:
        """Turn a card, and wait until it lies and another may be turned."""
        self.press("space")
        for _ in self.motion():
            pass
        self.puppet.tick(battle_bot.GUARDED)

    def motion(self) -> Iterator[Taken]:
        """The frames in which anything moves, and the one in which all has come to rest."""
        yield from self.until(lambda: self.scene.idle)
        yield self.frame()
