"""What a battle costs: its frames, its rest, and that no picture of it and no pointer in it is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pygame

from game.stage.reader import Inputs
from tools import battle_bot
from tools.bench import frames
from tools.bench.exact import Comparer
from tools.bench.field import Field
from tools.bench.measure import ClockName, Taken
from tools.bench.pointer import changes
from tools.bench.report import Row

TURNED = 20  # cards that lie in the row of discards
NO_JOKER = 30  # a place in the pack that is not reached
LIMITS = {"turn": 2.0, "riffle": 3.0, "units": 30.0}  # F; a tick prints half the table, like a reveal
PAGES = ("o", "l", "f", "f1", "escape")
COMMANDS = 40


def still(home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """Paints and flips in ten seconds in which a side is waited for."""
    field = Field(home, size)
    field.lay(TURNED, NO_JOKER)
    return frames.at_rest(field, "b-still", "a battle at rest for 10 s")


def turn(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """The key that turns a card, and all frames until it lies and the table has the other side's colour."""
    return _key(
        home, size, clock, "turn", "a card is turned, the last laid away, the table flooded", NO_JOKER
    )


def riffle(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """A Joker: it flies, the discards go back, the pack is riffled."""
    return _key(home, size, clock, "riffle", "a Joker: twenty discards go back, the pack is riffled", TURNED)


def _key(
    home: Path, size: tuple[int, int], clock: ClockName, part: str, name: str, joker_at: int
) -> list[Row]:
    field = Field(home, size)

    def turned() -> Iterable[Taken]:
        field.lay(TURNED - 2, joker_at)
        for _ in range(2):  # so that both sides have been seen
            field.turn()
        field.press("space")
        return list(field.motion())

    return frames.in_motion(field, f"b-{part}", name, LIMITS[part], turned, clock)


def units(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """Each frame in which a unit has been ticked off and everything that tells of it is printed anew."""
    field = Field(home, size)

    def ticked() -> Iterable[Taken]:
        field.lay(TURNED, NO_JOKER)
        return [field.press(str(n)) for n in range(1, field.state.left + 1)]

    return frames.in_motion(
        field, "b-units", "a unit is ticked off: the one frame", LIMITS["units"], ticked, clock
    )


def exact(home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """A card turned, a Joker, pages over the table, and the beginning of a battle."""
    field = Field(home, size)
    comparer = Comparer(field)
    for joker_at in (NO_JOKER, TURNED):
        field.lay(TURNED, joker_at)
        field.press("space")
        comparer.compare()
        while not field.scene.idle:
            comparer.frame()
    for key in PAGES:
        for pressed in (key, "escape"):
            field.puppet.key(pressed)
            comparer.compare()
    battle_bot.begin(field.puppet, 7)
    for _ in zip(range(COMMANDS), battle_bot.play(field.puppet), strict=False):
        comparer.frame()
    return [Row("b-exact", f"differing bytes in {comparer.frames} frames of battles", comparer.differing, 0)]


def pointer(home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """The controls of a battle, after every change of size: a pointer at their middle must find them."""
    field = Field(home, size)
    field.lay(TURNED, NO_JOKER)
    window, missed, tried = field.puppet.app.window, 0, 0
    inputs = Inputs(window)
    for _ in changes(window):
        field.puppet.give(*inputs.read())
        for widget in field.scene.form.widgets:
            at = window.frame.point(*widget.box.centre)
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
            field.puppet.give(*inputs.read())
            tried += 1
            missed += field.scene.form.hot != widget.name
    return [Row("b-pointer", "controls missed after resizes and fullscreen", missed, 0, "", f"{tried} tried")]


PARTS = {
    "b-still": still,
    "b-turn": turn,
    "b-riffle": riffle,
    "b-units": units,
    "b-exact": exact,
    "b-pointer": pointer,
}
