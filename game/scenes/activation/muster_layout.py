"""Where everything of the muster lies, on wide and on narrow screens. It must not know what a box holds."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.activation.model import Colour
from game.stage.geometry import Box
from game.stage.look import Look

HEAD = 126.0
FOOT = 78.0
GAP = 14.0
INSET = 34.0
ROW = 62.0
FOOT_NAMES = ("back", "rules", "keep", "print", "paper", "begin")
WIDE_SHARES = (1.0, 1.0, 1.0, 1.0, 1.55, 1.9)
NARROW_SHARES = (1.0, 1.0, 1.0, 1.0, 1.6, 1.15)


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
    safe = look.frame.safe
    head = Box(safe.x, safe.y, safe.w, HEAD)
    foot = Box(safe.x, safe.bottom - FOOT, safe.w, FOOT)
    sides = Box(safe.x, head.bottom + GAP, safe.w, foot.y - GAP - head.bottom - GAP)
    red, black = sides.row(2, 20)
    wide = look.frame.wide
    row = Box(head.x + 34, head.y + 14, head.w - 68, ROW)
    title, exchange, seed, another = row.shared((2.5, 1.1, 1.9, 0.85) if wide else (1.6, 0.95, 2.3, 0.8), 20)
    return MusterLayout(
        head=head,
        title=title,
        exchange=exchange,
        seed=seed,
        another=another,
        told=Box(row.x, row.bottom + 4, row.w, 36),
        red=_panel(red, wide),
        black=_panel(black, wide),
        foot=dict(zip(FOOT_NAMES, foot.shared(WIDE_SHARES if wide else NARROW_SHARES, 14), strict=True)),
    )


def _panel(sheet: Box, wide: bool) -> Panel:
    inner = Box(sheet.x + INSET, sheet.y + 22, sheet.w - 2 * INSET, sheet.h - 22 - 20)
    first = Box(inner.x, inner.y, inner.w, 68)
    second = Box(inner.x, first.bottom + 8, inner.w, ROW)
    third = Box(inner.x, second.bottom + 12, inner.w, 66)
    fourth = Box(inner.x, third.bottom + 14, inner.w, 82)
    told = Box(inner.x, fourth.bottom + 2, inner.w, 36)
    sums = Box(inner.x, told.bottom + 4, inner.w, 118)
    cards = Box(inner.x, sums.bottom + 8, inner.w, inner.bottom - sums.bottom - 8)
    warning = Box(inner.x, inner.bottom - 68, inner.w, 74)
    general, commands = second.shared((1.9, 1.0) if wide else (1.8, 1.0), 18)
    units, roster = third.shared((1.75, 1.0) if wide else (1.45, 1.0), 18)
    tray = 226 if wide else 200
    dice = Box(fourth.right - tray, fourth.y, tray, fourth.h)
    return Panel(
        sheet=sheet,
        shield=Box(first.x, first.y, 62, 66),
        name=Box(first.x + 78, first.y, first.w - 78, first.h),
        general=general,
        commands=commands,
        units=units,
        roster=roster,
        grade=Box(fourth.x, fourth.y, dice.x - 18 - fourth.x, fourth.h),
        dice=dice,
        told=told,
        sums=sums,
        cards=cards,
        warning=warning,
    )
