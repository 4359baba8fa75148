"""The moments and films of what runs while nobody plays, and of what it leads to."""

from __future__ import annotations

from game.scenes.attract.programme import Name
from game.scenes.attract.scene import AttractScene
from game.stage.scene_manager import Reset
from tools.puppet import Puppet
from tools.shots.register import film, moment


def shown(puppet: Puppet, name: Name, seconds: float, round_: int = 0) -> None:
    """A part of the programme, so long after its beginning."""
    kit = puppet.app.kit
    first = kit.doors.attract()
    assert isinstance(first, AttractScene)
    programme = first.programme.at(name, round_)
    puppet.app.manager.ask(Reset(lambda: AttractScene(kit, programme)))
    puppet.tick()
    puppet.fetch()
    puppet.until(lambda: isinstance(puppet.scene, AttractScene) and puppet.scene.elapsed >= seconds)


@moment
def attract_title(puppet: Puppet) -> None:
    """The game's name."""
    puppet.until_ready("whole")
    shown(puppet, "title", 3.0)


@moment
def attract_tax(puppet: Puppet) -> None:
    """A government that plays itself: the tax."""
    shown(puppet, "government", 4.0)


@moment
def attract_throw(puppet: Puppet) -> None:
    """Likewise: dice."""
    shown(puppet, "government", 9.0)


@moment
def attract_turn_four(puppet: Puppet) -> None:
    """Likewise: the last turn that is shown."""
    shown(puppet, "government", 31.0)


@moment
def attract_how(puppet: Puppet) -> None:
    """How to play, in three pictures."""
    shown(puppet, "how", 9.0)


@moment
def attract_plate(puppet: Puppet) -> None:
    """A print, and what it makes one ask."""
    shown(puppet, "plate", 6.5, 3)


@moment
def attract_asked(puppet: Puppet) -> None:
    """While it is coloured."""
    shown(puppet, "plate", 1.6, 4)


@moment
def attract_battle(puppet: Puppet) -> None:
    """A battle that plays itself."""
    shown(puppet, "battle", 4.5)


@film
def film_attract(puppet: Puppet) -> None:
    """The table playing itself."""
    shown(puppet, "government", 2.0)
