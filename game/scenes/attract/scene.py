"""One part of the programme at a time, and the way out of it: whatever is touched leads to the big choice.

What leads there presses nothing. It must not know what is shown.
"""

from __future__ import annotations

import gc

from game.scenes.attract.game_part import GamePart
from game.scenes.attract.part import Part, clears_table
from game.scenes.attract.programme import Programme
from game.scenes.attract.touch_line import TouchLine
from game.scenes.kit import Kit
from game.stage.inputs import (
    Input,
    KeyPressed,
    PointerHeld,
    PointerPressed,
    Swiped,
    TextTyped,
    Wheeled,
)
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.pointer import PointerWatch
from game.stage.scene import Replace, Reset, Scene, Transition

MUSIC = "title"
SHOWN = 1.0  # seconds: by then a part has been made, and there is time for other things


class AttractScene(Scene):
    """The present part; the next one is another scene, so that the curtain falls between them."""

    idles = "attract"

    def __init__(self, kit: Kit, programme: Programme) -> None:
        self._kit = kit
        self._programme = programme
        self._pointer = PointerWatch()
        self._part: Part | None = None
        self._elapsed = 0.0

    # --- what tests and tools may ask

    @property
    def programme(self) -> Programme:
        """Where it is."""
        return self._programme

    @property
    def part(self) -> Part | None:
        """What is shown."""
        return self._part

    @property
    def elapsed(self) -> float:
        """How long it has been shown, in seconds."""
        return self._elapsed

    @property
    def asked(self) -> tuple[Item, ...]:
        """The hand and the words that ask passers-by to play, without the slip they are printed on."""
        return self._touch.items()[1:]

    @property
    def whole(self) -> bool:
        """Whether its pictures are there."""
        return bool(getattr(self._part, "whole", True))

    @property
    def composes(self) -> bool:
        """Whether something new is about to be seen."""
        return bool(getattr(self._part, "composes", False))

    @property
    def comes_silently(self) -> bool:
        """Quiet, unless the organiser has asked for sound."""
        house = self._kit.house()
        return house is None or not house.attract_sound

    # --- life

    def enter(self) -> None:
        """With music, where there is to be sound."""
        self._kit.mood("" if self.comes_silently else MUSIC)

    def arrange(self, look: Look) -> None:
        """The part goes on at another size."""
        if self._part is None:
            self._part = self._programme.part()
        shifted = self._programme.shifted(look)
        part = self._part
        part.arrange(shifted)
        table = part if isinstance(part, GamePart) else None
        self._touch = TouchLine(shifted, None if table is None or clears_table(shifted) else table.spare)

    def leave(self) -> None:
        """Let go of what was shown."""
        part, self._part = self._part, None
        if part is not None:
            part.leave()
        if isinstance(part, GamePart):
            del part
            gc.collect()  # a table is a circle, and large: nothing else lets it go in time

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """Whatever is touched; only at home Escape leads to the title, as from everywhere."""
        doors = self._kit.doors
        if isinstance(entry, KeyPressed) and entry.repeat:
            return None
        if isinstance(entry, KeyPressed) and entry.key == "escape" and self._kit.house() is None:
            return Reset(doors.title)
        touched = isinstance(entry, KeyPressed | PointerPressed | PointerHeld | Swiped | TextTyped | Wheeled)
        return Reset(doors.choice) if self._pointer.notice(entry) or touched else None

    # --- time

    def update(self, dt: float) -> Transition | None:
        """The part goes on; when its time is over the next one follows."""
        assert self._part is not None
        self._elapsed += dt
        if self._elapsed > SHOWN:
            self._kit.doors.look_ahead()
        self._touch.advance(dt)
        self._part.advance(dt)
        if self._elapsed < self._part.seconds:
            return None
        self._programme.onward()
        return Replace(lambda: AttractScene(self._kit, self._programme))

    def draw(self, canvas: Canvas, alpha: float) -> None:
        """The part, and the line at the foot."""
        assert self._part is not None
        self._part.draw(canvas, alpha)
        canvas.live(self._touch.items())
