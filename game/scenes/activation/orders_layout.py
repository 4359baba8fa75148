"""Where everything lies on the page of orders. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.overlay import page_box
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

LINE = 68.0
TALL = 72.0  # the same where there is height
GREAT = Style(Face.CASLON_BOLD, 220, palette.INK, scales=False)


@dataclass(frozen=True, slots=True)
class Parts:
    """The places of the page."""

    sheet: Box
    abreast: bool  # the general beside the units, else below them
    fold: Box  # the line between them
    command: Box
    units_head: Box
    hint: Box
    units: Box
    arrivals: Box
    general_head: Box
    grade: Box
    successor: Box
    able: Box
    replace: Box
    switch: Box
    rule: Box
    end: Box
    both: Box
    close: Box


def parts(look: Look) -> Parts:
    """The places for a look."""
    return _upright(page_box(look)) if look.frame.upright else _abreast(page_box(look))


def _upright(sheet: Box) -> Parts:
    """The units above, their general below them, what is of the whole battle at the foot."""
    inner = Box(sheet.x + 60, sheet.y + 146, sheet.w - 120, sheet.h - 146 - 40)
    command = Box(inner.x, inner.y, inner.w, 72)
    foot = Box(inner.x, inner.bottom - TALL, inner.w, TALL)
    end = foot.moved(0, -TALL - 14)
    lines = Box(inner.x, end.y - 24 - 6 * TALL - 5 * 10, inner.w, 6 * TALL + 5 * 10)
    rows = lines.column(6, 10)
    general = Box(inner.x, lines.y - 56, inner.w, 50)
    head = Box(inner.x, command.bottom + 18, inner.w, 50)
    hint = Box(inner.x, head.bottom, inner.w, 38)
    arrivals = Box(inner.x, general.y - 24 - TALL, inner.w, TALL)
    return Parts(
        sheet=sheet,
        abreast=False,
        fold=Box(inner.x, general.y - 13, inner.w, 0),
        command=command,
        units_head=head,
        hint=hint,
        units=Box(inner.x, hint.bottom + 6, inner.w, arrivals.y - hint.bottom - 18),
        arrivals=arrivals,
        general_head=general,
        grade=rows[0],
        successor=rows[1],
        able=rows[2],
        replace=Box(rows[3].x + rows[3].w * 0.42, rows[3].y, rows[3].w * 0.58, rows[3].h),
        switch=Box(rows[4].x + rows[4].w * 0.24, rows[4].y, rows[4].w * 0.76, rows[4].h),
        rule=rows[5],
        end=end,
        both=Box(foot.x, foot.y, foot.w - 270, foot.h),
        close=Box(foot.right - 240, foot.y, 240, foot.h),
    )


def _abreast(sheet: Box) -> Parts:
    """The units at the left, their general at the right."""
    inner = Box(sheet.x + 60, sheet.y + 146, sheet.w - 120, sheet.h - 146 - 40)
    command = Box(inner.x, inner.y, inner.w, 66)
    foot = Box(inner.x, inner.bottom - LINE, inner.w, LINE)
    end = Box(inner.x, foot.y - LINE - 14, inner.w, LINE)
    top = command.bottom + 18
    middle = Box(inner.x, top, inner.w, end.y - 24 - top)
    left, right = middle.row(2, 60)
    head = Box(left.x, left.y, left.w, 50)
    hint = Box(left.x, head.bottom, left.w, 38)
    arrivals = Box(left.x, left.bottom - LINE, left.w, LINE)
    units = Box(left.x, hint.bottom + 6, left.w, arrivals.y - hint.bottom - 18)
    lines = Box(right.x, head.bottom + 6, right.w, right.bottom - head.bottom - 6)
    rows = lines.column(6, 8)
    return Parts(
        sheet=sheet,
        abreast=True,
        fold=Box(right.x - 30, head.y, 0, arrivals.bottom - head.y),
        command=command,
        units_head=head,
        hint=hint,
        units=units,
        arrivals=arrivals,
        general_head=Box(right.x, head.y, right.w, head.h),
        grade=rows[0],
        successor=rows[1],
        able=rows[2],
        replace=Box(right.x + right.w * 0.42, rows[3].y, right.w * 0.58, rows[3].h),
        switch=rows[4],
        rule=rows[5],
        end=end,
        both=Box(foot.x, foot.y, min(foot.w * 0.62, 640), foot.h),
        close=Box(foot.right - 240, foot.y, 240, foot.h),
    )


def pair(box: Box) -> tuple[Box, Box]:
    """Two places side by side."""
    left, right = box.row(2, 16)
    return left, right


def ends(strip: Box) -> tuple[Box, Box]:
    """The two ends of a strip."""
    return Box(strip.x, strip.y, 96, strip.h), Box(strip.right - 96, strip.y, 96, strip.h)


def ending(found: Parts) -> tuple[Box, Box]:
    """Who has won, and the button that ends the battle."""
    box = found.end
    return Box(box.x, box.y, box.w - 280, box.h), Box(box.right - 250, box.y, 250, box.h)
