"""The sheet on the table that shows whether luck has evened out. Told what to show; judges nothing."""

from __future__ import annotations

from game.content import battle_table_words as words
from game.engine.activation.fairness import Account, Band, Fairness, Run
from game.engine.activation.model import COLOURS, Colour
from game.scenes.activation.bands import print_band, scale_of
from game.scenes.activation.kept import Piece
from game.scenes.activation.layout import Layout
from game.scenes.activation.panels import ink_of
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

HEAD = Style(Face.CASLON_BOLD, 31, palette.INK)
LABEL = Style(Face.FELL_SC, 28, palette.INK)
VALUE = Style(Face.CASLON_BOLD, 32, palette.INK)
ROOM_FOR_RUN = 260.0
SIDE_BY_SIDE = 700.0  # the width from which the two measures stand beside each other
SAID = Style(Face.FELL_ITALIC, 30, palette.INK, align="centre")


class FairPanel:
    """Composes the sheet for one look."""

    def __init__(self, look: Look, layout: Layout) -> None:
        self._look = look
        self._layout = layout
        self._begun: tuple[object, Sheet, Box | None] | None = None  # a sheet, and what room it still has

    def piece(self, fairness: Fairness) -> Piece:
        """The sheet."""
        seen = [_of(fairness.account(colour), points) for colour in COLOURS for points in (False, True)]
        key = (*seen, fairness.run)
        return Piece("fairness", key, lambda: self._print(key, fairness), lambda: self._begin(key, fairness))

    def _print(self, key: object, fairness: Fairness) -> tuple[Item, ...]:
        if self._begun is None or self._begun[0] != key:
            self._begin(key, fairness)
        assert self._begun is not None
        _, sheet, points = self._begun
        self._begun = None
        if points is not None:
            self._measure(sheet, points, words.POINTS, fairness, of_points=True)
        return (sheet.item,)

    def _begin(self, key: object, fairness: Fairness) -> None:
        """Print the half of it that counts cards."""
        sheet, points = self._half(fairness)
        self._begun = key, sheet, points

    def _half(self, fairness: Fairness) -> tuple[Sheet, Box | None]:
        """The sheet, and the room that is left for the points."""
        box = self._layout.fairness
        sheet = Sheet(self._look, box)
        inner = box.inset(22, 16)
        head = Box(inner.x, inner.y, inner.w, 38)
        sheet.text(words.FAIR, HEAD, head)
        rest = Box(inner.x, head.bottom + 2, inner.w, inner.bottom - head.bottom - 2)
        if not fairness.red.cards + fairness.black.cards:
            sheet.block_middle(words.NO_CARDS_YET, SAID, rest)
            return sheet, None
        if rest.h >= ROOM_FOR_RUN:
            rest = self._run(sheet, rest, fairness.run)
        cards, points = rest.row(2, 40) if rest.w >= SIDE_BY_SIDE else rest.column(2, 4)
        self._measure(sheet, cards, words.CARDS, fairness, of_points=False)
        return sheet, points

    @staticmethod
    def _run(sheet: Sheet, box: Box, run: Run) -> Box:
        """The longest run at the foot; returns the room above it."""
        line = Box(box.x, box.bottom - 40, box.w, 40)
        if run.colour is not None:
            side = words.SIDES[run.colour]
            sheet.text(words.run_of(run.longest, side, run.usual.low, run.usual.high), SAID, line)
        return Box(box.x, box.y, box.w, box.h - line.h - 6)

    @staticmethod
    def _measure(sheet: Sheet, box: Box, label: str, fairness: Fairness, *, of_points: bool) -> None:
        """One measure: its name, and a line for each side."""
        name = Box(box.x, box.y, box.w, 34)
        sheet.text(label, LABEL, name, "left")
        rows = Box(box.x, name.bottom, box.w, box.bottom - name.bottom).column(2)
        found = [_of(fairness.account(colour), of_points) for colour in COLOURS]
        top = scale_of(*[max(value, band.high) for value, band in found])
        for row, colour, (value, band) in zip(rows, COLOURS, found, strict=True):
            _line(sheet, row, colour, value)
            bar = Box(row.x + 118, row.cy - 11, row.w - 118 - 6, 22)
            print_band(sheet, bar, value, band, top, ink_of(colour))


def _of(account: Account, of_points: bool) -> tuple[int, Band]:
    return (account.points, account.points_due) if of_points else (account.cards, account.cards_due)


def _line(sheet: Sheet, row: Box, colour: Colour, value: int) -> None:
    side = min(34.0, row.h)
    sheet.tinted(f"side_{colour}", Box(row.x, row.cy - side / 2, side, side), ink_of(colour))
    sheet.text(str(value), VALUE.inked(ink_of(colour)), Box(row.x + side + 6, row.y, 66, row.h))
