"""The numbers of a government that has ended, and its chart. It must not know what follows them."""

from __future__ import annotations

from game.content.words import Ended as Words
from game.scenes.chart import Line, print_chart
from game.scenes.ending_figures import Figures
from game.scenes.kit import Ministry
from game.scenes.overlay import BODY, CAPITALS, FIGURED_ITALIC
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.text import Face, Style, Type

NUMBER = Style(Face.CASLON_BOLD, 42, palette.INK)
UPPER = 0.46  # of an upright sheet's room is for the figures
DEAL = Style(Face.CASLON_BOLD, 30, palette.INK)
DEAL_LINE, DEAL_LINES = 40.0, 92.0  # its height in one line, and in two
LITTLE_SMALLER = 0.9


def print_account(sheet: Sheet, room: Box, ministry: Ministry, found: Figures) -> None:
    """The figures at the left, the chart at the right; on an upright sheet below them."""
    if sheet.look.frame.upright:
        upper = Box(room.x, room.y, room.w, room.h * UPPER)
        _print_figures(sheet, upper, ministry, found)
        sheet.rule((room.x, upper.bottom + 14), (room.right, upper.bottom + 14), palette.INK, 2)
        _print_chart(
            sheet, Box(room.x, upper.bottom + 34, room.w, room.bottom - upper.bottom - 34), ministry, found
        )
        return
    left = Box(room.x, room.y, room.w * 0.38 - 28, room.h)
    right = Box(left.right + 56, room.y, room.right - left.right - 56, room.h)
    _print_figures(sheet, left, ministry, found)
    sheet.rule((left.right + 28, room.y), (left.right + 28, room.bottom), palette.INK, 2)
    _print_chart(sheet, right, ministry, found)


def _print_chart(sheet: Sheet, box: Box, ministry: Ministry, found: Figures) -> None:
    sheet.text(Words.CHART, CAPITALS, Box(box.x, box.y - 6, box.w, 42))
    chart = Box(box.x, box.y + 44, box.w, box.h - 44)
    print_chart(sheet, chart, _lines(ministry, found), Words.ON_RIGHT, found.series.first)


def _print_figures(sheet: Sheet, box: Box, ministry: Ministry, found: Figures) -> None:
    tracks = ministry.level.theme.tracks
    rows = (
        (Words.TURNS, str(found.turns)),
        (tracks.support.long, str(found.support)),
        (tracks.treasury.long, str(found.treasury)),
        (Words.RESOLVED, str(found.resolved)),
        (Words.DICE, str(found.dice)),
    )
    measures = sheet.look.type
    deal = Words.DEAL.format(level=ministry.level.title, code=ministry.code)
    foot = _foot(measures, deal, box.w)
    told = _luck(found) if ministry.whole else Words.PARTIAL.format(turn=found.series.first + 1)
    luck = min(120.0, box.h * 0.24)
    luck = min(luck, measures.block_height(told, FIGURED_ITALIC, box.w, luck))
    lines = Box(box.x, box.y, box.w, box.h - luck - foot - 26).column(len(rows))
    style = measures.alike([name for name, _ in rows], BODY, box.w * 0.72, lines[0].h)
    for i, ((name, value), line) in enumerate(zip(rows, lines, strict=True)):
        if i:
            sheet.rule((line.x, line.y), (line.right, line.y), palette.FADED, 1)
        sheet.text(name, style, Box(line.x, line.y, line.w * 0.72, line.h), "left")
        sheet.text(value, NUMBER, Box(line.x + line.w * 0.74, line.y, line.w * 0.26, line.h), "right")
    sheet.block(told, FIGURED_ITALIC, Box(box.x, box.bottom - foot - 14 - luck, box.w, luck))
    sheet.block_middle(deal, DEAL, Box(box.x, box.bottom - foot, box.w, foot))


def _foot(measures: Type, deal: str, width: float) -> float:
    """How tall the deal stands: in one line, or in two where one would be set much smaller."""
    one = measures.alike([deal], DEAL, width, DEAL_LINE).size
    two = measures.alike([deal], DEAL, width, DEAL_LINES, lines=2).size
    return DEAL_LINE if one >= LITTLE_SMALLER * two else DEAL_LINES


def _lines(ministry: Ministry, found: Figures) -> list[Line]:
    series, tracks = found.series, ministry.level.theme.tracks
    return [
        Line(tracks.support.short, series.support, 5.0, None, "disc"),
        Line(tracks.tax.short, series.tax, 3.4, (22, 13), "square"),
        Line(tracks.treasury.short, series.treasury, 4.0, (0.1, 11), "diamond", right_scale=True),
        Line(Words.OPEN, series.open_events, 2.0, None, "cross"),
    ]


def _luck(found: Figures) -> str:
    if not found.dice:
        return Words.NO_DICE
    expected = f"{found.expected:.1f}".removesuffix(".0")
    return Words.LUCK.format(total=found.pips, expected=expected)
