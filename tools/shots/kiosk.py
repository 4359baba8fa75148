"""The moments of a kiosk: what its visitors are asked, and the pages of its staff."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.countdown import Countdown, CountdownScene, Taken
from game.scenes.staff.cleaning import CleaningScene
from game.scenes.staff.panel import Desk, StaffScene
from game.scenes.staff.pin_pad import Lock, PinScene
from game.stage.scene import Push, Scene
from tools.puppet import Puppet
from tools.shots.activation import battle_red
from tools.shots.government import SEED
from tools.shots.register import moment

MACHINE = (
    ("Running for", "6 h 12 min"),
    ("Frames a second", "60, the longest 21 ms"),
    ("Memory", "186 MB"),
    ("Restarts today", "1"),
    ("Last fault", "11:42  RuntimeError: the quill is broken"),
    ("Run with care", "no"),
)
TODAY = (
    ("Visitors", "74"),
    ("Games begun", "91"),
    ("Governments that held", "58"),
    ("Half stayed longer than", "5 min 40 s"),
    ("Ministries taken over", "6"),
)


def _over_a_government(puppet: Puppet, make: Callable[[], Scene]) -> None:
    kit = puppet.app.kit
    puppet.app.manager.ask(Push(lambda: kit.doors.begin(puppet.app.levels[0], SEED)))
    puppet.tick(3)
    _over(puppet, make)


def _over(puppet: Puppet, make: Callable[[], Scene]) -> None:
    puppet.app.manager.ask(Push(make))
    puppet.tick(3)


def _asked(puppet: Puppet, taken: Taken) -> None:
    running = Countdown(lambda: 12.4, 20.0, lambda: True, lambda: None, lambda: None, taken)
    over = _over_a_government if taken == "government" else _over
    over(puppet, lambda: CountdownScene(puppet.app.kit, running))
    puppet.until_ready("whole")


@moment
def countdown(puppet: Puppet) -> None:
    """Whether anybody still governs."""
    _asked(puppet, "government")


@moment
def countdown_over_a_battle(puppet: Puppet) -> None:
    """Whether anybody still fights."""
    battle_red(puppet)
    _asked(puppet, "battle")


@moment
def pin_pad(puppet: Puppet) -> None:
    """Three figures of the staff's PIN."""
    lock = Lock(lambda _figures: False, lambda: 0.0, Scene)
    _over_a_government(puppet, lambda: PinScene(puppet.app.kit, lock))
    puppet.key("1", "8", "1")


@moment
def pin_pad_waiting(puppet: Puppet) -> None:
    """After a wrong PIN."""
    lock = Lock(lambda _figures: False, lambda: 15.4, Scene)
    _over_a_government(puppet, lambda: PinScene(puppet.app.kit, lock))


@moment
def staff(puppet: Puppet) -> None:
    """The steward's room, with something to tell."""
    kit = puppet.app.kit
    acts = {"report": lambda: "The day report is in /home/club/.local/share/simple-government/kiosk/days"}
    desk = Desk(
        lambda: MACHINE,
        lambda: TODAY,
        lambda: False,
        lambda: 100,
        {"restart": ""},
        acts,
        lambda: CleaningScene(kit),
    )
    _over_a_government(puppet, lambda: StaffScene(kit, desk))
    puppet.click("report")


@moment
def cleaning(puppet: Puppet) -> None:
    """The glass is being cleaned."""
    staff(puppet)
    puppet.click("clean")
