"""What there is to say of a level beside the list: its picture, what it asks, how often it is won.

It must not know how a level is chosen.
"""

from __future__ import annotations

from game.content.levels import Level
from game.content.words import NewGame as Words
from game.scenes.faces import print_figure
from game.scenes.level_line import record_told
from game.scenes.overlay import HEADING, ITALIC
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.text import Face, Style

TITLE = HEADING.at(54)
BLURB = Style(Face.CASLON, 33, palette.INK)
ODDS = Style(Face.CASLON_BOLD, 48, palette.INK)
RECORD = Style(Face.CASLON, 30, palette.INK)
HEAD = 74.0  # the height of the title
PICTURE_SHARE = 0.34  # of the width
GAP = 18.0
MOST_ROW = 78.0  # the height of the words and figures in one row
MOST_RECORD = 48.0
LARGE_TEXT = 1.4  # from this text size on the words need the whole width
# From the easiest level to the hardest: money in the bag, peace, the full tray carried level, the watch
# out at night, bad news at the gallop, and the axe; then a short game in kindness, and one by the stick.
FIGURES = (
    "court_knave_diamonds",
    "court_king_spades",
    "court_knave_hearts",
    "court_knave_spades",
    "joker_courier",
    "court_king_clubs",
    "court_queen_hearts",
    "joker_punch",
)


def print_level(sheet: Sheet, box: Box, level: Level, record: tuple[int, int]) -> None:
    """The title, the picture at the right where the words leave it room, and the words."""
    pictured = sheet.look.type.text_scale < LARGE_TEXT
    words = box
    if pictured:
        picture = _picture(box)
        _print_picture(sheet, picture, level)
        words = Box(box.x, box.y, picture.x - 28 - box.x, box.h)
    sheet.text(level.title, TITLE, Box(words.x, words.y, words.w, HEAD - 8), "left")
    told = record_told(record)
    tall = _height(sheet, ODDS) + _height(sheet, ITALIC) if pictured else min(MOST_ROW, _height(sheet, ODDS))
    row = min(MOST_RECORD, _height(sheet, RECORD)) if told else 0.0
    y = _print_blurb(sheet, Box(words.x, words.y + HEAD, words.w, words.h - HEAD - GAP - tall - row), level)
    y = _print_odds(sheet, Box(words.x, y + GAP, words.w, tall), level, apart=pictured)
    if told:
        sheet.text(told, RECORD, Box(words.x, y, words.w, row), "left")


def _picture(box: Box) -> Box:
    """Of the proportions in which the figures were cut, at the right."""
    width = min(box.w * PICTURE_SHARE, box.h * 142 / 208)
    return Box(box.right - width, box.y, width, width * 208 / 142)


def _print_picture(sheet: Sheet, box: Box, level: Level) -> None:
    sheet.frame(box, palette.INK, 2.6)
    sheet.frame(box.inset(6), palette.INK, 1.0)
    print_figure(sheet, FIGURES[level.order % len(FIGURES)], box.inset(12))


def _print_blurb(sheet: Sheet, box: Box, level: Level) -> float:
    """What the level asks; returns how far down it came."""
    image = sheet.look.type.block(level.blurb, BLURB, box.w, box.h)
    tall = image.get_height() / sheet.look.frame.k
    sheet.paste(image, Box(box.x, box.y, box.w, tall), "left")
    return box.y + tall


def _print_odds(sheet: Sheet, box: Box, level: Level, *, apart: bool) -> float:
    """How often it is won, the figures in lining type below the words or after them; how far down it came."""
    odds = Words.ODDS.format(figure=level.figure)
    if apart:
        line = Box(box.x, box.y, box.w, _height(sheet, ITALIC))
        sheet.text(Words.FIGURE, ITALIC, line, "left")
        figures = Box(box.x, line.bottom, box.w, _height(sheet, ODDS))
        sheet.text(odds, ODDS, figures, "left")
        return figures.bottom
    line = Box(box.x, box.y, box.w, min(MOST_ROW, _height(sheet, ODDS)))
    words = sheet.look.type.fit(Words.FIGURE, ITALIC, line.w * 0.64, line.h)
    sheet.paste(words, line, "left")
    x = line.x + words.get_width() / sheet.look.frame.k + 16
    sheet.text(odds, ODDS, Box(x, line.y, line.right - x, line.h), "left")
    return line.bottom


def _height(sheet: Sheet, style: Style) -> float:
    return sheet.look.type.lines_height(style)
