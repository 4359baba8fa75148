"""A witness of what is printed: where every line of type comes to lie, and which of them were cut short.

It must not know which pages there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from pygame import Rect, Surface

from game.scenes.sheet import Align, Sheet
from game.stage.geometry import Box
from game.stage.text import Style, Type, typographic

SPARE = 1  # pixels by which letters may touch, for the rounding of edges


@dataclass(frozen=True, slots=True)
class Printed:
    """Words on a sheet: the pixels of their ink, counted from the sheet's own corner."""

    sheet: Sheet
    words: str
    ink: Rect


@dataclass(slots=True)
class Witness:
    """What was seen since `forget`."""

    printed: list[Printed] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    _set: dict[int, tuple[Surface, str]] = field(default_factory=dict)  # type that a sheet may be given

    def forget(self) -> None:
        """Begin anew; type that has been set may be printed again."""
        self.printed.clear()
        self.cut.clear()

    def faults(self) -> Iterator[str]:
        """Words cut short, over the edge of their sheet, or over other words, each told in a sentence."""
        for words in self.cut:
            yield f"cut short: {words!r}"
        for sheet in {id(p.sheet): p.sheet for p in self.printed}.values():
            here = [p for p in self.printed if p.sheet is sheet]
            for i, one in enumerate(here):
                if not sheet.surface.get_rect().contains(one.ink):
                    yield f"over the edge of its sheet: {one.words!r}"
                for other in here[i + 1 :]:
                    if one.words != other.words and _clash(one.ink, other.ink):
                        yield f"over each other: {one.words!r} and {other.words!r}"

    def under(self, sheets: list[Sheet], box: Rect) -> Iterator[str]:
        """The words printed on sheets at their places in the window that a box covers."""
        for printed in self.printed:
            if printed.sheet in sheets and _clash(printed.ink.move(printed.sheet.item[1]), box):
                yield printed.words

    def set(self, image: Surface, words: str) -> Surface:
        """Type has been set."""
        self._set[id(image)] = image, words
        return image

    def put(self, sheet: Sheet, image: Surface, box: Box, align: Align) -> None:
        """Something is printed; kept if it is type."""
        known = self._set.get(id(image))
        if known is None:
            return
        area = sheet.rect(box)
        place = image.get_rect(center=area.center)
        if align == "left":
            place.x = area.x
        elif align == "right":
            place.right = area.right
        self.printed.append(Printed(sheet, known[1], image.get_bounding_rect().move(place.topleft)))


@contextmanager
def watching() -> Iterator[Witness]:
    """Have everything seen that is set and printed meanwhile."""
    witness = Witness()
    put, shortened, block = Sheet._put, Type._shortened, Type.block
    tried = 0  # paragraphs that are laid out now: only those that are set in the end are seen

    def watched_put(sheet: Sheet, image: Surface, box: Box, align: Align = "centre") -> tuple[int, int]:
        witness.put(sheet, image, box, align)
        return put(sheet, image, box, align)

    def watched_shortened(self: Type, font: Any, text: str, style: Style, room: int) -> str:
        short = shortened(self, font, text, style, room)
        if short != text and not tried:
            witness.cut.append(text)
        return short

    def only_tried(lay: Callable[..., Any]) -> Callable[..., Any]:
        """What lays paragraphs out to see how large they come to be, and sets none."""

        def watched(self: Type, *args: Any, **named: Any) -> Any:
            nonlocal tried
            tried += 1
            try:
                return lay(self, *args, **named)
            finally:
                tried -= 1

        return watched

    def watched_block(
        self: Type, text: str, style: Style, width: float, tall: float | None = None
    ) -> Surface:
        nonlocal tried
        tried += 1
        try:
            image = block(self, text, style, width, tall)
            cut, words = self._cut(style, text), typographic(text)
            px, lines = self._laid(words, cut, self._px(width), self._px(tall))
            whole = self._wrapped(self._font(cut.face, px), words, cut, self._px(width))
        finally:
            tried -= 1
        if list(lines) != whole:
            witness.cut.append(text)
        return witness.set(image, text)

    with ExitStack() as stack:
        stack.enter_context(patch.object(Sheet, "_put", watched_put))
        stack.enter_context(patch.object(Type, "_shortened", watched_shortened))
        for name in ("block_height", "alike", "narrowed"):
            stack.enter_context(patch.object(Type, name, only_tried(getattr(Type, name))))
        stack.enter_context(patch.object(Type, "block", watched_block))
        for name in ("line", "fit"):
            stack.enter_context(patch.object(Type, name, _setting(witness, getattr(Type, name))))
        yield witness


def _setting(witness: Witness, make: Callable[..., Surface]) -> Callable[..., Surface]:
    def watched(self: Type, text: str, *rest: Any, **named: Any) -> Surface:
        return witness.set(make(self, text, *rest, **named), text)

    return watched


def _clash(one: Rect, other: Rect) -> bool:
    both = one.clip(other)
    return both.w > SPARE and both.h > SPARE
