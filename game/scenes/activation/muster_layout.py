"""Where everything of the muster lies on screens of any shape. It must not know what a box holds."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.activation.model import Colour
from game.stage.geometry import Box
from game.stage.look import Look

HEAD = 126.0
NARROW_HEAD = 156.0
FOOT = 78.0
GAP = 14.0
APART = 24.0  # between what is pressed at the foot, for tickets have teeth at their ends
SUMS, MOST_GROWN = 118.0, 38.0  # the height of the arithmetic, and what larger text may add to it
INSET = 34.0
ROW = 62.0
FOOT_NAMES = ("back", "rules", "keep", "print", "paper", "begin")
WIDE_SHARES = (1.0, 1.0, 1.0, 1.0, 1.55, 1.9)
NARROW_SHARES = (1.0, 1.0, 1.0, 1.0, 1.6, 1.15)
UPRIGHT_HEAD = 204.0
UPRIGHT_FOOT = (("rules", "keep", "print"), ("back", "paper", "begin"))
UPRIGHT_SHARES = ((1.0, 1.0, 1.0), (0.8, 1.25, 1.6))


@dataclass(frozen=True, slots=True)
class Panel:
    """The boxes of one side."""

    sheet: Box
    shield: Box
    name: Box
    general: Box
    commands: Box
    units: Box
    roster: Box
    grade: Box
    dice: Box
    told: Box  # how the grade came about
    sums: Box
    cards: Box
    warning: Box  # laid over the foot of the cards, which then are smaller


@dataclass(frozen=True, slots=True)
class MusterLayout:
    """The boxes of the whole page."""

    head: Box
    title: Box
    exchange: Box
    seed: Box
    another: Box
    told: Box  # the rules in one line
    red: Panel
    black: Panel
    foot: dict[str, Box]

    def panel(self, colour: Colour) -> Panel:
        """The boxes of a side."""
        return self.red if colour is Colour.RED else self.black


def lay_out(look: Look) -> MusterLayout:
    """The arrangement for a look."""
    if look.frame.upright:
        return _upright(look.frame.safe)
    grown = min(MOST_GROWN, SUMS * (look.type.text_scale - 1))
    return _abreast(look.frame.safe, look.frame.wide, SUMS + grown)


def _abreast(safe: Box, wide: bool, sums: float) -> MusterLayout:
    """The two sides beside each other."""
    head = Box(safe.x, safe.y, safe.w, HEAD if wide else NARROW_HEAD)
    foot = Box(safe.x, safe.bottom - FOOT, safe.w, FOOT)
    sides = Box(safe.x, head.bottom + GAP, safe.w, foot.y - GAP - head.bottom - GAP)
    red, black = sides.row(2, 20)
    row = Box(head.x + 34, head.y + 14, head.w - 68, ROW)
    if wide:
        title, exchange, seed, another = row.shared((2.5, 1.1, 1.9, 0.85), 24)
        told = Box(row.x, row.bottom + 4, row.w, 36)
    else:  # the deal needs a row of its own
        title, exchange = row.shared((3.0, 1.0), 20)
        seed, another, told = row.moved(0, ROW + 6).shared((1.5, 0.62, 1.38), 20)
    return MusterLayout(
        head=head,
        title=title,
        exchange=exchange,
        seed=seed,
        another=another,
        told=told,
        red=_panel(red, wide, sums),
        black=_panel(black, wide, sums),
        foot=dict(zip(FOOT_NAMES, foot.shared(WIDE_SHARES if wide else NARROW_SHARES, APART), strict=True)),
    )


def _upright(safe: Box) -> MusterLayout:
    """One side above the other, what leads on in two rows by the hands."""
    head = Box(safe.x, safe.y, safe.w, UPRIGHT_HEAD)
    foot = Box(safe.x, safe.bottom - 2 * FOOT - GAP, safe.w, 2 * FOOT + GAP)
    sides = Box(safe.x, head.bottom + GAP, safe.w, foot.y - GAP - head.bottom - GAP)
    red, black = sides.column(2, GAP)
    upper = Box(head.x + 34, head.y + 14, head.w - 68, ROW)
    lower = upper.moved(0, ROW + 8)
    (title, exchange), (seed, another) = (row.shared((2.6, 1.0), 20) for row in (upper, lower))
    rows = zip(UPRIGHT_FOOT, UPRIGHT_SHARES, foot.column(2, GAP), strict=True)
    return MusterLayout(
        head=head,
        title=title,
        exchange=exchange,
        seed=seed,
        another=another,
        told=Box(lower.x, lower.bottom + 6, lower.w, 40),
        red=_low_panel(red),
        black=_low_panel(black),
        foot={
            name: box
            for names, shares, row in rows
            for name, box in zip(names, row.shared(shares, APART), strict=True)
        },
    )


def _panel(sheet: Box, wide: bool, sums: float) -> Panel:
    """Of a side that has another beside it; its arithmetic is so high."""
    inner = Box(sheet.x + INSET, sheet.y + 22, sheet.w - 2 * INSET, sheet.h - 22 - 20)
    first = Box(inner.x, inner.y, inner.w, 68)
    second = Box(inner.x, first.bottom + 8, inner.w, ROW)
    third = Box(
        inner.x, second.bottom + 14, inner.w, ROW
    )  # so high that its button is set like the one above
    fourth = Box(inner.x, third.bottom + 16, inner.w, 82)
    general, commands = second.shared((1.95, 1.0), 18)
    units, roster = third.shared((1.75, 1.0) if wide else (1.45, 1.0), 18)
    tray = 226 if wide else 200
    name = Box(first.x + 78, first.y, first.w - 78, first.h)
    return _filled(sheet, inner, name, general, commands, units, roster, fourth, tray, sums)


def _low_panel(sheet: Box) -> Panel:
    """Of a side that has another below it: broader, and with three rows above the arithmetic."""
    inner = Box(sheet.x + INSET, sheet.y + 20, sheet.w - 2 * INSET, sheet.h - 20 - 18)
    first = Box(inner.x, inner.y, inner.w, 68)
    second = Box(inner.x, first.bottom + 8, inner.w, ROW)
    third = Box(inner.x, second.bottom + 12, inner.w, 82)
    named = Box(first.x + 78, first.y, first.w - 78, first.h)
    name, units = named.shared((1.35, 1.0), 18)
    general, commands, roster = second.shared((2.2, 1.0, 1.0), 14)
    return _filled(sheet, inner, name, general, commands, units, roster, third, 250, SUMS)


def _filled(
    sheet: Box,
    inner: Box,
    name: Box,
    general: Box,
    commands: Box,
    units: Box,
    roster: Box,
    grades: Box,
    tray: float,
    high: float,
) -> Panel:
    """What lies below the rows of a side, whatever they are."""
    dice = Box(grades.right - tray, grades.y, tray, grades.h)
    told = Box(inner.x, grades.bottom + 2, inner.w, 36)
    sums = Box(inner.x, told.bottom + 4, inner.w, high)
    return Panel(
        sheet=sheet,
        shield=Box(inner.x, inner.y, 62, 66),
        name=name,
        general=general,
        commands=commands,
        units=units,
        roster=roster,
        grade=Box(grades.x, grades.y, dice.x - 18 - grades.x, grades.h),
        dice=dice,
        told=told,
        sums=sums,
        cards=Box(inner.x, sums.bottom + 8, inner.w, inner.bottom - sums.bottom - 8),
        warning=Box(inner.x, inner.bottom - 68, inner.w, 74),
    )
