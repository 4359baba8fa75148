"""A line chart as an engraver would cut it: lines told apart by stroke and mark, not by colour.

It must not know what its lines stand for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot
from typing import Literal

import pygame
from pygame import Surface

from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.text import Face, Style

Mark = Literal["disc", "square", "diamond", "cross"]
Point = tuple[float, float]

NUMBER = Style(Face.CASLON, 28, palette.INK, scales=False)
NAME = Style(Face.FELL, 30, palette.INK)
FINE = 3  # drawn so many times larger and scaled down, so that strokes are smooth
STEP = 5  # the scales are numbered in fives


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the chart: its values, its stroke as lengths on and off (none: unbroken), and its mark."""

    name: str
    values: tuple[int, ...]
    weight: float
    dash: tuple[float, float] | None
    mark: Mark
    right_scale: bool = False


def print_chart(sheet: Sheet, box: Box, lines: Sequence[Line], on_right: str, first: int = 0) -> None:
    """The key, the grid with its scales, the lines.

    `on_right` is how a name tells of the right scale; `first` is the number at the left end.
    """
    key = Box(box.x, box.y, box.w, 84)
    field = Box(box.x + 64, key.bottom + 14, box.w - 128, box.h - key.h - 14 - 42)
    left, right = _scales(lines)
    _print_grid(sheet, field, left, right)
    _print_turns(sheet, field, first, max(len(line.values) for line in lines) - 1)
    fine = _Fine(sheet, box)
    for place, line in zip(_key_places(key, len(lines)), lines, strict=True):
        sample = Box(place.x, place.y, 74, place.h)
        fine.stroke([(sample.x, sample.cy), (sample.right, sample.cy)], line)
        fine.mark(sample.centre, line.mark)
        name = on_right.format(name=line.name) if line.right_scale and right != left else line.name
        sheet.text(name, NAME, Box(sample.right + 14, place.y, place.w - 94, place.h), "left")
    for number, line in enumerate(lines):
        _print_line(fine, field, line, right if line.right_scale else left, number)
    sheet.paste(fine.result(), box)


def _scales(lines: Sequence[Line]) -> tuple[int, int]:
    """The tops of both scales, with their numbers at the same heights."""
    highest = max(max(line.values) for line in lines if not line.right_scale)
    parts = max(2, ceil(highest / STEP))
    on_right = max((max(line.values) for line in lines if line.right_scale), default=0)
    return parts * STEP, max(1, ceil(on_right / (parts * STEP))) * parts * STEP


def _key_places(box: Box, count: int) -> list[Box]:
    upper, lower = box.column(2)
    half = (count + 1) // 2
    return [*upper.row(half, 10), *lower.row(half, 10)][:count]


def _print_grid(sheet: Sheet, field: Box, left: int, right: int) -> None:
    parts = left // STEP
    for i in range(parts + 1):
        y = field.bottom - field.h * i / parts
        sheet.rule((field.x, y), (field.right, y), palette.FADED, 1.0 if i else 2.5)
        sheet.text(str(left * i // parts), NUMBER, Box(field.x - 66, y - 20, 46, 40), "right")
        if right != left:
            sheet.text(str(right * i // parts), NUMBER, Box(field.right + 20, y - 20, 46, 40), "left")


def _print_turns(sheet: Sheet, field: Box, first: int, count: int) -> None:
    for turn in range(first + -first % STEP, first + count + 1, STEP):
        x = field.x + field.w * (turn - first) / max(1, count)
        sheet.rule((x, field.bottom), (x, field.bottom + 8), palette.INK, 2)
        sheet.text(str(turn), NUMBER, Box(x - 30, field.bottom + 8, 60, 34))


def _print_line(fine: _Fine, field: Box, line: Line, top: int, number: int) -> None:
    last = max(1, len(line.values) - 1)
    points = [
        (field.x + field.w * i / last, field.bottom - field.h * value / top)
        for i, value in enumerate(line.values)
    ]
    fine.stroke(points, line)
    every = 4 if last > 8 else 1
    for i, point in enumerate(points):
        if i % every == number % every or i == last:
            fine.mark(point, line.mark)


class _Fine:
    """A large transparent surface that becomes smooth when it is brought to its size."""

    def __init__(self, sheet: Sheet, box: Box) -> None:
        self._box = box
        self._size = sheet.rect(box).size
        self._k = sheet.look.frame.k * FINE
        w, h = self._size
        self._surface = Surface((w * FINE, h * FINE), pygame.SRCALPHA)
        self._surface.fill((*palette.INK, 0))

    def result(self) -> Surface:
        """What was drawn, in its size."""
        return pygame.transform.smoothscale(self._surface, self._size)

    def stroke(self, points: Sequence[Point], line: Line) -> None:
        """A broken line through points."""
        for start, end in _dashes(points, line.dash):
            self._segment(start, end, line.weight)

    def mark(self, point: Point, mark: Mark) -> None:
        """A mark with bare paper about it."""
        (x, y), r = self._at(point), self._k * 9
        if mark == "disc":
            pygame.draw.circle(self._surface, palette.INK, (x, y), r)
            return
        if mark == "cross":
            for dx in (-r, r):
                pygame.draw.line(
                    self._surface, palette.INK, (x - dx, y - r), (x + dx, y + r), round(self._k * 3.2)
                )
            return
        corners = (
            ((-1, -1), (1, -1), (1, 1), (-1, 1))
            if mark == "square"
            else ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0))
        )
        shape = [(x + dx * r * 0.9, y + dy * r * 0.9) for dx, dy in corners]
        pygame.draw.polygon(self._surface, palette.PAPER, shape)
        pygame.draw.polygon(self._surface, palette.INK, shape, round(self._k * 3))

    def _segment(self, start: Point, end: Point, weight: float) -> None:
        """A straight stroke with round ends."""
        a, b = pygame.Vector2(self._at(start)), pygame.Vector2(self._at(end))
        r = weight * self._k / 2
        pygame.draw.circle(self._surface, palette.INK, a, r)
        pygame.draw.circle(self._surface, palette.INK, b, r)
        if (b - a).length() > 0:
            aside = (b - a).normalize().rotate(90) * r
            pygame.draw.polygon(self._surface, palette.INK, (a + aside, b + aside, b - aside, a - aside))

    def _at(self, point: Point) -> Point:
        return (point[0] - self._box.x) * self._k, (point[1] - self._box.y) * self._k


def _dashes(points: Sequence[Point], dash: tuple[float, float] | None) -> list[tuple[Point, Point]]:
    """The strokes of a line, its pattern running on round corners."""
    pieces: list[tuple[Point, Point]] = []
    travelled = 0.0
    for start, end in pairwise(points):
        length = hypot(end[0] - start[0], end[1] - start[1])
        if dash is None:
            pieces.append((start, end))
            continue
        at, period = 0.0, sum(dash)
        while at < length:
            phase = (travelled + at) % period
            on = phase < dash[0]
            rest = min(length - at, (dash[0] if on else period) - phase)
            if on:
                pieces.append((_along(start, end, at / length), _along(start, end, (at + rest) / length)))
            at += max(rest, 1e-3)
        travelled += length
    return pieces


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
