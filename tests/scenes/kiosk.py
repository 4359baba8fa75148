"""What the tests of a kiosk share: the real game on a kiosk, with time that only passes when told."""

from __future__ import annotations

from pathlib import Path

from game.content.kiosk import Profile
from game.options import Options
from game.scenes.countdown import CountdownScene
from game.scenes.kit import Ministry
from game.stage.clock import SECOND
from game.stage.loop import STEP_NS
from game.stage.scene import Push, Reset
from game.steward import Steward
from tools.puppet import Puppet

FRAMES = 30  # a second, while it is quiet
LEFT_OUT = 13  # frames after each that is drawn: so that steps are due, and the loop makes up for all of them
SLACK = 0.4  # seconds: while it is quiet steps are taken six times a second


def kiosk(home: Path, profile: Profile | None = None, **options: object) -> Puppet:
    """The game on a kiosk, at rest, in a window that is quickly drawn."""
    puppet = Puppet(home, size=(800, 600), options=Options(kiosk=profile or Profile(), **options))  # type: ignore[arg-type]
    puppet.tick(2)
    return puppet


def steward(puppet: Puppet) -> Steward:
    """Its steward."""
    assert puppet.app.steward is not None
    return puppet.app.steward


def seconds(puppet: Puppet, wanted: float, *, left_out: int = LEFT_OUT) -> None:
    """Let so much time pass; until the last second most frames are left out, and their steps made up for."""
    end = puppet.clock.now_ns() + int(wanted * SECOND)
    while puppet.clock.now_ns() < end and puppet.running:
        puppet.tick()
        if puppet.running and end - puppet.clock.now_ns() > SECOND:
            puppet.clock.advance(left_out * STEP_NS)


def here(puppet: Puppet) -> str:
    """The name of the scene on top."""
    return type(puppet.scene).__name__


def govern(puppet: Puppet, level: int = 1) -> Ministry:
    """A visitor has begun a government."""
    kit = puppet.app.kit
    puppet.app.manager.ask(Reset(lambda: kit.doors.begin(puppet.app.levels[level], 4711)))
    puppet.key("shift")
    puppet.settle()
    ministry = puppet.app.office.ministry
    assert ministry is not None
    return ministry


def open_page(puppet: Puppet, door: str, *arguments: object) -> None:
    """Lay a page over what is on the screen, as a visitor would."""
    make = getattr(puppet.app.kit.doors, door)
    puppet.app.manager.ask(Push(lambda: make(*arguments)))
    puppet.key("shift")


def corners(puppet: Puppet) -> list[tuple[float, float]]:
    """Points in the four corners of the window, clockwise from the upper left, in units."""
    frame = puppet.app.window.frame
    w, h = frame.window
    near, far_x, far_y = 8, w - 8, h - 8
    return [frame.to_layout(at) for at in ((near, near), (far_x, near), (far_x, far_y), (near, far_y))]


def warned(puppet: Puppet) -> CountdownScene:
    """The countdown, which has just begun."""
    seconds(puppet, 45 + SLACK)
    assert isinstance(puppet.scene, CountdownScene)
    return puppet.scene
