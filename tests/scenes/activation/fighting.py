"""What the tests of a battle share: the real game with a battle on its table, and hands for it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from game.content.battles import Battle, shipped_battles
from game.content.settings import Speed
from game.engine.activation.model import Phase, State
from game.engine.activation.rules import ActivationMatch
from game.options import Options
from game.scenes.activation.scene import BattleScene
from game.stage.scene import Reset
from tools.puppet import Puppet

ROOT = Path(__file__).parents[3]
SIZE = (800, 600)


@cache
def battles() -> dict[str, Battle]:
    """The shipped battles by their names."""
    return {battle.id: battle for battle in shipped_battles(ROOT / "levels" / "activation")}


def with_rules(battle: Battle, **rules: object) -> Battle:
    """The battle under other rules."""
    return replace(battle, rules=replace(battle.rules, **rules))  # type: ignore[arg-type]


class Fight:
    """One battle in the real game, in a window that nobody sees."""

    def __init__(
        self,
        home: Path,
        battle: Battle | str = "example-with-guns",
        seed: int = 7,
        *,
        paper: bool = False,
        size: tuple[int, int] = SIZE,
        speed: Speed | None = None,
        reduced_motion: bool = False,
        posted: bool = False,
    ) -> None:
        chosen = battles()[battle] if isinstance(battle, str) else battle
        options = Options(speed=speed, reduced_motion=reduced_motion)
        self.puppet = Puppet(home, size=size, options=options, posted=posted)
        self.puppet.tick()
        doors = self.puppet.app.kit.doors
        self.puppet.app.manager.ask(Reset(lambda: doors.engage(chosen, seed, paper)))
        self.puppet.tick(2)

    @classmethod
    def resumed(cls, home: Path) -> Fight:
        """The battle that was left there."""
        fight = cls.__new__(cls)
        fight.puppet = Puppet(home, size=SIZE, options=Options(speed="instant"))
        fight.puppet.tick()
        fight.puppet.app.manager.ask(Reset(fight.puppet.app.kit.doors.resume_battle))
        fight.puppet.tick(2)
        return fight

    @property
    def scene(self) -> BattleScene:
        """The table, wherever it lies in the stack."""
        return next(s for s in self.puppet.app.manager.scenes if isinstance(s, BattleScene))

    @property
    def at_table(self) -> bool:
        """Whether nothing lies over the table."""
        return isinstance(self.puppet.scene, BattleScene)

    @property
    def match(self) -> ActivationMatch:
        """The match."""
        return self.scene.engagement.match

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.match.state

    @property
    def here(self) -> str:
        """The name of the scene on top."""
        return type(self.puppet.scene).__name__

    def settle(self, extra: float = 0.4) -> None:
        """Until nothing moves, and a moment longer."""
        self.puppet.tick()
        self.puppet.until(lambda: self.scene.idle or not self.at_table)
        self.puppet.tick(round(extra * 60))

    def keys(self, *names: str) -> None:
        """Keys one after the other, each played to its end."""
        for name in names:
            self.puppet.key(name.removeprefix("ctrl+"), ctrl=name.startswith("ctrl+"))
            self.settle()

    def click(self, name: str) -> None:
        """A control of the scene on top, and what follows played to its end."""
        self.puppet.click(name)
        self.settle()

    def until_acting(self) -> None:
        """Turn cards until a side acts."""
        self.keys("space")
        while self.state.phase is not Phase.ACTING:
            self.keys("space")

    def close(self) -> None:
        """End the run."""
        self.puppet.close()
