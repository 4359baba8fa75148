"""A monkey at a battle: as the other, but it finds its way to the activation deck. Knows no rules.

`python -m tools.battle_monkey [inputs]` lets it play for long.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from game.scenes.activation.scene import BattleScene
from game.stage.inputs import Input, KeyPressed, KeyReleased
from game.stage.scene import Reset, Scene
from tools.monkey import Monkey
from tools.puppet import Puppet

USEFUL = (
    "space",
    "space",
    "enter",
    "tab",
    "down",
    "1",
    "2",
    "3",
    "4",
    "5",
    "pagedown",
    "o",
    "6",
    "h",
    "s",
    "x",
)
ELSEWHERE = ("TitleScene", "BattlesScene", "MusterScene", "NewGovernmentScene", "GovernmentScene")


class BattleMonkey(Monkey):
    """One run of the game in its hands, mostly at a battle."""

    def _started(self) -> Puppet:
        puppet = super()._started()
        self._to_a_battle(puppet)
        return puppet

    def _to_a_battle(self, puppet: Puppet) -> None:
        """Go on with the battle that was left, or begin one of those that ship."""
        doors = puppet.app.kit.doors
        if doors.engagement() is not None and self._random.random() < 0.7:
            puppet.app.manager.ask(Reset(doors.resume_battle))
        else:
            battle, paper = self._random.choice(doors.shipped_battles()), self._random.random() < 0.3
            puppet.app.manager.ask(Reset(lambda: doors.engage(battle, None, paper)))
        puppet.tick(2)

    def _does(self, habit: str) -> list[Input]:
        if habit == "useful key":
            return self._key(self._random.choice(USEFUL))
        return super()._does(habit)

    def _way(self) -> list[Input]:
        """One step nearer to the table; at the table nothing."""
        name = type(self.puppet.scene).__name__
        if name in ELSEWHERE:
            self._to_a_battle(self.puppet)
            return []
        if name == "BattleScene":
            return []
        return [KeyPressed("escape"), KeyReleased("escape")]

    def _look(self) -> None:
        super()._look()
        for scene in self.puppet.app.manager.scenes:
            if isinstance(scene, BattleScene):
                self._look_at_battle(scene)

    def _look_at_battle(self, scene: BattleScene) -> None:
        match = scene.engagement.match
        on_top: Scene = self.puppet.scene
        if scene.idle:
            assert scene.shown == match.state, "the screen does not show the state of the battle"
        if on_top is scene:
            self.commands = max(self.commands, len(scene.engagement.journal))


def main(inputs: int) -> None:
    """Play until so many inputs have been given, each thousand with another seed."""
    given, seed = 0, 1
    while given < inputs:
        with tempfile.TemporaryDirectory() as home:
            monkey = BattleMonkey(Path(home), seed, largest=(1280, 720))
            monkey.play(1000)
            monkey.puppet.close()
            print(f"monkey {seed}: {monkey.figures()}", flush=True)
        given, seed = given + 1000, seed + 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tools.battle_monkey", description="Random input at battles."
    )
    parser.add_argument("inputs", type=int, nargs="?", default=20_000, help="how many (%(default)s)")
    main(parser.parse_args().inputs)
