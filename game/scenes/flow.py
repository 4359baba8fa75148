"""Text that runs over several leaves: paragraphs are dealt out to as many as they need. Knows no page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Style

Leaf = tuple["Passage", ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph with the space above it; a `heading` never ends a leaf."""

    text: str
    style: Style
    above: float = 12.0
    heading: bool = False


def flowed(look: Look, passages: Iterable[Passage], width: float, height: float) -> tuple[Leaf, ...]:
    """The passages in leaves of that size; at least one leaf."""
    leaves: list[list[Passage]] = [[]]
    used = 0.0
    for passage in passages:
        tall = _height(look, passage, width, height)
        above = passage.above if leaves[-1] else 0.0
        if leaves[-1] and used + above + tall > height:
            moved = _headings_at_end(leaves[-1])
            leaves.append(moved)
            used = sum(_height(look, p, width, height) + p.above for p in moved)
            above = passage.above if moved else 0.0
        leaves[-1].append(passage)
        used += above + tall
    return tuple(tuple(leaf) for leaf in leaves)


def print_flow(sheet: Sheet, leaf: Sequence[Passage], box: Box) -> float:
    """Print a leaf from the top of a box; returns how far down it came."""
    y = box.y
    for i, passage in enumerate(leaf):
        y += passage.above if i else 0.0
        image = sheet.look.type.block(passage.text, passage.style, box.w, box.h)
        tall = image.get_height() / sheet.look.frame.k
        sheet.paste(image, Box(box.x, y, box.w, tall), "left")
        y += tall
    return y


def _height(look: Look, passage: Passage, width: float, height: float) -> float:
    return look.type.block(passage.text, passage.style, width, height).get_height() / look.frame.k


def _headings_at_end(leaf: list[Passage]) -> list[Passage]:
    """Take the headings off the end of a leaf, unless nothing else is on it."""
    moved: list[Passage] = []
    while len(leaf) > 1 and leaf[-1].heading:
        moved.insert(0, leaf.pop())
    return moved
