"""The table of outcomes on the decision panel: what an attempt would lead to, carried or lost."""

from __future__ import annotations

from game.content import table_words as words
from game.engine.government.forecast import AttemptForecast
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.text import Face, Style, Type

TABLE = 236.0  # units: its height at usual text, where there is so much room
HEADING = Style(Face.FELL_ITALIC, 28, palette.INK)
NAME = Style(Face.FELL, 31, palette.INK, scales=False)
FIGURE = Style(Face.CASLON_BOLD, 40, palette.INK)
HEADS = (words.NOW, words.AFTER_UNREST, words.TREASURY)
NAMES = (words.IF_CARRIED, words.IF_LOST)
HEAD_SHARE = 0.4  # of the height
LINE_SHARE, LEAST_LINE = 0.385, 36.0  # of the head, and units at least, for a line of it
NAME_SHARE = 0.25  # of the width at most
APART = 11.0  # units at least from head to head: more than between their words


def print_outcomes(sheet: Sheet, box: Box, forecast: AttemptForecast) -> None:
    """Support and treasury after success and failure, and Support after the unrest."""
    head, *rows = _parted(box)
    tall = max(LEAST_LINE, head.h * LINE_SHARE)
    name, title, columns = columns_of(sheet.look.type, head.w, tall)
    now, later = (Box(head.x + x, head.bottom - 2 * tall - 2, w, tall) for x, w in columns[:2])
    upper = Box(now.x, now.y, later.right - now.x, tall)
    sheet.text(words.SUPPORT, title, upper)
    sheet.rule((upper.x, upper.bottom - 2), (upper.right, upper.bottom - 2), palette.INK, 1)
    gap = columns[1][0] - sum(columns[0])
    cells = [Box(head.x + x - gap / 2, head.bottom - tall - 2, w + gap, tall) for x, w in columns]
    for told, cell in zip(HEADS, cells, strict=True):
        sheet.text(told, title, cell)
    outcomes = [(o.support, o.support_after_unrest, o.treasury) for o in (forecast.carried, forecast.lost)]
    narrowest = min(cell.w for cell in cells) - 4
    printed = [str(max(0, value)) for values in outcomes for value in values]
    figure = sheet.look.type.alike(printed, FIGURE, narrowest, rows[0].h)
    for row, told, values in zip(rows, NAMES, outcomes, strict=True):
        sheet.rule((row.x, row.y), (row.right, row.y), palette.INK, 1)
        sheet.text(told, name, Box(row.x, row.y, columns[0][0], row.h), "left")
        for cell, value in zip(cells, values, strict=True):
            falls = value < 1 and cell is not cells[2]
            style = figure.inked(palette.RED) if falls else figure
            sheet.text(str(max(0, value)), style, Box(cell.x, row.y, cell.w, row.h))


def columns_of(
    measures: Type, width: float, tall: float
) -> tuple[Style, Style, tuple[tuple[float, float], ...]]:
    """How the names of the rows are set, and the heads; and of each head, how far in it begins and its width.

    From the names at the left to the last head, which ends at the right edge, all gaps are alike.
    """
    name = measures.alike(NAMES, NAME, width * NAME_SHARE, tall)
    first = max(measures.measure(told, name)[0] for told in NAMES)
    head = measures.alike(HEADS, HEADING, width, tall)
    used = sum(measures.measure(told, head)[0] for told in HEADS)
    share = (width - first - len(HEADS) * APART) / used
    if share < 1:
        head = head.at(head.size * share - 0.5 / (measures.k * measures.text_scale))  # whole pixels, never up
    widths = [measures.measure(told, head)[0] for told in HEADS]
    gap = (width - first - sum(widths)) / len(HEADS)
    found, x = [], first
    for w in widths:
        found.append((x + gap, w))
        x += gap + w
    return name, head, tuple(found)


def _parted(box: Box) -> tuple[Box, Box, Box]:
    """The head, and two rows below it."""
    head = Box(box.x, box.y, box.w, box.h * HEAD_SHARE)
    upper, lower = Box(box.x, head.bottom, box.w, box.h - head.h).column(2)
    return head, upper, lower
