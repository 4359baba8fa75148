"""Fights battles through the real game without thinking much: for long counts, not for strength."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.activation.model import Phase
from game.scenes.activation.pieces import UnitCounter
from game.scenes.activation.scene import GUARD, BattleScene
from game.stage.scene import Reset
from tools.puppet import Puppet

BATTLE = "example-with-guns"
MOST_TICKED = 1  # units that act on a card
GUARDED = round(GUARD * 60) + 1  # frames in which a second press would turn no card


def begin(puppet: Puppet, seed: int, name: str = BATTLE) -> BattleScene:
    """Put another battle on the table, whatever the screen shows."""
    doors = puppet.app.kit.doors
    battle = next(battle for battle in doors.shipped_battles() if battle.id == name)
    puppet.app.manager.ask(Reset(lambda: doors.engage(battle, seed, False)))
    puppet.until(lambda: isinstance(puppet.scene, BattleScene) and puppet.scene.engagement.seed == seed)
    puppet.until(lambda: bool(table(puppet).form.widgets))  # it is made ready in turns with the frames
    return table(puppet)


def table(puppet: Puppet) -> BattleScene:
    """The battle, wherever it lies in the stack."""
    return next(scene for scene in puppet.app.manager.scenes if isinstance(scene, BattleScene))


def play(puppet: Puppet) -> Iterator[None]:
    """Give one command after the other for ever, and yield before each: a unit acts, then the next card."""
    scene = table(puppet)
    while True:
        yield
        ready = [w for w in scene.form.widgets if isinstance(w, UnitCounter) and w.standing == "ready"]
        if ready and scene.shown.phase is Phase.ACTING and len(scene.shown.acts) < MOST_TICKED:
            puppet.click(ready[0].name)
        else:
            puppet.tick(GUARDED)
            puppet.click("next")
        puppet.until(lambda: scene.idle and puppet.attends)
