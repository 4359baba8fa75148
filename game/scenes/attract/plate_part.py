"""An engraving that is coloured while one looks, with a question and a little later its answer."""

from __future__ import annotations

from pygame import Surface

from game.content.attract_words import Attract as Words
from game.content.attract_words import Question
from game.content.prints import Print
from game.scenes.attract.part import room
from game.scenes.impression import Impression
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.text import Face, Style

ANSWERED = 5.4  # seconds after which the answer is read
RIM = 34.0
CAPTION = 150.0
MOST_TALL = 0.6  # of the width is the print where both sheets are as tall as the table is, and no wider
TITLE = Style(Face.DISPLAY, 56, palette.INK, tracking=0.06, scales=False)
DATES = Style(Face.FELL_ITALIC, 40, palette.INK, scales=False)
LARGE_TITLE = Style(Face.DISPLAY, 84, palette.INK, tracking=0.06, align="centre", scales=False)
LARGE_DATES = Style(Face.FELL_ITALIC, 58, palette.INK, scales=False)
DATES_H, RULE_H = 72.0, 44.0
LABEL = Style(Face.FELL_ITALIC, 50, palette.INK, scales=False)
ASKED = Style(Face.CASLON_BOLD, 66, palette.INK, align="centre", scales=False)
ANSWER = Style(Face.CASLON_BOLD, 58, palette.RED, align="centre", scales=False)
LARGE_ASKED, LARGE_ANSWER = 74.0, 66.0


class PlatePart:
    """Ten seconds of one print."""

    seconds = 10.0

    def __init__(self, shown: Print, question: Question) -> None:
        self._shown = shown
        self._question = question
        self._elapsed = 0.0
        self._brushed = 0.0  # seconds since the brush was taken up
        self._print: tuple[object, tuple[Item, ...]] = (None, ())
        self._slip: tuple[object, tuple[Item, ...]] = (None, ())

    @property
    def shown(self) -> Print:
        """The print that is seen."""
        return self._shown

    @property
    def whole(self) -> bool:
        """Whether the picture is there and coloured."""
        return self._impression.coloured(self._brushed)

    @property
    def composes(self) -> bool:
        """Whether the answer has to be printed."""
        return self._slip[0] is not (self._elapsed >= ANSWERED)

    def arrange(self, look: Look) -> None:
        """Another size has a picture of its own."""
        self._look = look
        self._impression = Impression(look, self._shown.plate, _plate(look))
        self._print, self._slip = (None, ()), (None, ())

    def advance(self, dt: float) -> None:
        """The brush works from when the picture has been fetched."""
        self._elapsed += dt
        if self._impression.fetch():
            self._brushed += dt

    def draw(self, canvas: Canvas, _alpha: float) -> None:
        """The print, what has been coloured of it, and what is asked."""
        look = self._look
        canvas.background = look.art.table(look.frame.window, look.frame)
        picture, answered = self._impression.picture(self._brushed), self._elapsed >= ANSWERED
        if self._print[0] is not picture or not self._print[1]:
            self._print = picture, self._printed(picture)
        if self._slip[0] is not answered:
            self._slip = answered, self._asked(answered=answered)
        canvas.rest(self._print[1])
        canvas.rest(self._slip[1])
        canvas.live(self._impression.laid(self._brushed))

    def leave(self) -> None:
        """Nothing is kept."""

    def _printed(self, picture: Surface | None) -> tuple[Item, ...]:
        look = self._look
        box, plate = _sheet(look), _plate(look)
        sheet = Sheet(look, box)
        if picture is not None:
            sheet.paste(picture, plate)
        sheet.frame(plate.inset(-8), palette.INK, 1.4)
        sheet.frame(plate.inset(-3), palette.INK, 3.2)
        if _tall(look):
            self._large_caption(
                sheet, Box(plate.x, plate.bottom + 20, plate.w, box.bottom - plate.bottom - 48)
            )
            return (sheet.item,)
        sheet.text(self._shown.title.upper(), TITLE, Box(plate.x, plate.bottom + 12, plate.w, 66))
        sheet.text(self._shown.line, DATES, Box(plate.x, plate.bottom + 74, plate.w, 46))
        return (sheet.item,)

    def _large_caption(self, sheet: Sheet, room: Box) -> None:
        """Title and dates with a rule between them, in the broad margin of a tall sheet."""
        rule = Box.around(room.cx, room.bottom - DATES_H - RULE_H / 2, min(460, room.w), RULE_H)
        title = Box(room.x, room.y, room.w, rule.y - room.y)
        sheet.block_middle(self._shown.title.upper(), LARGE_TITLE, title)
        sheet.tinted("rule", Box.around(rule.cx, rule.cy, rule.w, 26), palette.INK)
        sheet.text(self._shown.line, LARGE_DATES, Box(room.x, rule.bottom, room.w, DATES_H))

    def _asked(self, *, answered: bool) -> tuple[Item, ...]:
        """The question, and below a rule the answer."""
        look, box = self._look, _slip(self._look)
        sheet = Sheet(look, box)
        inner = box.inset(40, 34)
        sheet.text(Words.QUESTION, LABEL, Box(inner.x, inner.y, inner.w, 64))
        sheet.tinted("rule", Box.around(box.cx, inner.y + 84, min(420, inner.w), 24), palette.INK)
        below = Box(inner.x, inner.y + 104, inner.w, inner.h - 104)
        asked = Box(below.x, below.y, below.w, below.h * 0.55 - 9)
        answer = Box(below.x, asked.bottom + 18, below.w, below.bottom - asked.bottom - 18)
        tall = _tall(look)
        sheet.block_middle(self._question.asked, ASKED.at(LARGE_ASKED) if tall else ASKED, asked)
        if answered:
            sheet.rule((inner.x + 30, asked.bottom + 9), (inner.right - 30, asked.bottom + 9), palette.INK, 2)
            sheet.block_middle(self._question.answer, ANSWER.at(LARGE_ANSWER) if tall else ANSWER, answer)
        return (sheet.item,)


def _tall(look: Look) -> bool:
    """Whether both sheets are as tall as the table: where it is too narrow for a print of that height."""
    return not (look.frame.wide or look.frame.upright)


def _sheet(look: Look) -> Box:
    """The print's paper: at the left, or above."""
    area = room(look)
    if _tall(look):
        return Box(area.x, area.y, area.w * MOST_TALL, area.h)
    if look.frame.upright:
        height = (area.w - 2 * RIM) * 3 / 4 + RIM + CAPTION
        return Box(area.x, area.y, area.w, height)
    width = min((area.h - RIM - CAPTION) * 4 / 3 + 2 * RIM, area.w * 0.62)
    height = (width - 2 * RIM) * 3 / 4 + RIM + CAPTION
    return Box(area.x, area.cy - height / 2, width, height)


def _plate(look: Look) -> Box:
    box = _sheet(look)
    width = box.w - 2 * RIM
    return Box(box.x + RIM, box.y + RIM, width, width * 3 / 4)


def _slip(look: Look) -> Box:
    """Where it is asked: beside the print, or below."""
    area, print_box = room(look), _sheet(look)
    if look.frame.upright:
        return Box(area.x, print_box.bottom + 26, area.w, area.bottom - print_box.bottom - 26)
    return Box(print_box.right + 26, print_box.y, area.right - print_box.right - 26, print_box.h)
