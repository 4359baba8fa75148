"""Text that runs over several leaves: paragraphs are dealt out, and divided, as they fit. Knows no page."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Style

Leaf = tuple["Passage", ...]
FULL = 0.55  # of a leaf's height: full enough
EVEN = 0.6  # of the fullest leaf has the emptiest, where that can be had
LOWER = 8  # heights that are tried, from that of a leaf down to half of it
TOGETHER = 2  # lines of a paragraph that are never parted from each other
LOST = 2  # lines that may stay empty so that a leaf ends with a sentence,
ANY = 99  # and where there is room enough
ENDS = (".", "!", "?", ".’", ".”", ".)", "!’", "!”", "?’", "?”")
SENTENCE = re.compile(r"[.!?][’”)]? ")


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph with the space above it; a `heading` never ends a leaf."""

    text: str
    style: Style
    above: float = 12.0
    heading: bool = False


def flowed(
    look: Look,
    passages: Iterable[Passage],
    width: float,
    height: float,
    first: float | None = None,
    lost: int = LOST,
) -> tuple[Leaf, ...]:
    """The passages in leaves of that size, the first perhaps of another height; at least one leaf.

    So many lines of a leaf may be `lost` for it to end with a sentence.
    """
    leaves: list[list[Passage]] = [[]]
    waiting = deque(passages)
    while waiting:
        passage = waiting.popleft()
        whole = height if first is None or len(leaves) > 1 else first
        room = whole - _used(look, leaves[-1], width) - (passage.above if leaves[-1] else 0.0)
        parts = None if _height(look, passage, width) <= room else _divided(look, passage, width, room, lost)
        if parts is not None:
            leaves[-1].append(parts[0])
            leaves.append([])
            waiting.appendleft(parts[1])
        elif _height(look, passage, width) > room and leaves[-1]:
            leaves.append(_headings_at_end(leaves[-1]))
            waiting.appendleft(passage)
        else:
            leaves[-1].append(passage)
    return tuple(tuple(leaf) for leaf in leaves)


def levelled(
    look: Look,
    passages: Sequence[Passage],
    width: float,
    height: float,
    leaves: tuple[Leaf, ...] | None = None,
) -> tuple[Leaf, ...]:
    """Passages on as few leaves as they need, all filled about alike if the last were nearly empty.

    Then each ends with a sentence where that can be had. They may have been dealt out already.
    """
    leaves = flowed(look, passages, width, height) if leaves is None else leaves
    if len(leaves) == 1 or _used(look, list(leaves[-1]), width) > height * FULL:
        return leaves
    tried = [leaves]
    for number in range(LOWER):
        low = height * (1 - number / 2 / LOWER)
        tried.append(flowed(look, passages, width, low, lost=ANY))
        if len(tried[-1]) > len(leaves):
            break

    def worth(found: tuple[Leaf, ...]) -> tuple[bool, int, float]:
        used = [_used(look, list(leaf), width) for leaf in found]
        return min(used) < EVEN * max(used), _torn(found), max(used) - min(used)

    return min([t for t in tried if len(t) == len(leaves)], key=worth)


def _torn(leaves: tuple[Leaf, ...]) -> int:
    """How many leaves end within a sentence."""
    return sum([not leaf[-1].text.rstrip().endswith(ENDS) for leaf in leaves[:-1]])


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


def _used(look: Look, leaf: list[Passage], width: float) -> float:
    return sum(_height(look, p, width) + (p.above if i else 0.0) for i, p in enumerate(leaf))


def _height(look: Look, passage: Passage, width: float) -> float:
    return look.type.block_height(passage.text, passage.style, width)


def _divided(
    look: Look, passage: Passage, width: float, room: float, lost: int
) -> tuple[Passage, Passage] | None:
    """The part of a paragraph that fits, and the rest; None where it had better stay whole."""
    if passage.heading or "\n" in passage.text:
        return None
    lines = look.type.wrapped(passage.text, passage.style, width)
    fitting = len(lines) - TOGETHER
    while fitting >= TOGETHER and look.type.lines_height(passage.style, fitting) > room:
        fitting -= 1
    if fitting < TOGETHER:
        return None
    first, rest = (" ".join(part) for part in (lines[:fitting], lines[fitting:]))
    ends = [mark.end() for mark in SENTENCE.finditer(first)]
    if ends and ends[-1] < len(first):  # rather where a sentence ends, if that costs little
        whole = first[: ends[-1]].rstrip()
        spared = len(look.type.wrapped(whole, passage.style, width))
        if spared >= max(TOGETHER, fitting - lost):
            first, rest = whole, f"{first[ends[-1] :]} {rest}"
    return replace(passage, text=first), replace(passage, text=rest)


def _headings_at_end(leaf: list[Passage]) -> list[Passage]:
    """Take the headings off the end of a leaf, unless nothing else is on it: then they fill it themselves."""
    moved: list[Passage] = []
    while len(leaf) > 1 and leaf[-1].heading and not all(p.heading for p in leaf):
        moved.insert(0, leaf.pop())
    return moved
