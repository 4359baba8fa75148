"""How to play, in three pictures that are laid down one after the other."""

from __future__ import annotations

from collections.abc import Callable

from game.content.attract_words import Attract as Words
from game.content.rulebook import Picture
from game.scenes.attract.part import room
from game.scenes.book_plate import CAPTION_H
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.easing import ease_out
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.text import Face, Style

EACH = 3.6  # seconds from one picture to the next
LAYING = 0.45  # seconds in which a sheet is laid down
FROM = 90.0  # units below its place
GAP = 26.0
NUMBER = Style(Face.CASLON_BOLD, 84, palette.RED, align="centre", scales=False)
TOLD = Style(Face.CASLON_BOLD, 58, palette.INK, align="centre", scales=False)
ALONE = 88.0  # the size of the words where only one picture is seen at a time
LITTLE_SMALLER = (1.0, 0.96, 0.92, 0.88)
ALONE_TALL = 560.0  # units: they stand beside the middle of it
BESIDE = 0.6  # of the width is the picture where the words stand beside it
PrintPicture = Callable[[Sheet, Box, Picture], None]


class HowPart:
    """Twelve seconds; `pictures` gives for a look what prints a picture of the rules."""

    seconds = 12.0

    def __init__(self, pictures: Callable[[Look], PrintPicture]) -> None:
        self._pictures = pictures
        self._elapsed = 0.0
        self._sheets: list[Item] = []

    @property
    def composes(self) -> bool:
        """Whether the next picture has to be printed."""
        return self._due > len(self._sheets)

    @property
    def _due(self) -> int:
        return min(len(Words.STEPS), 1 + int(self._elapsed / EACH))

    def arrange(self, look: Look) -> None:
        """What has been laid down is printed anew."""
        self._look = look
        self._print = self._pictures(look)
        self._sheets = []

    def advance(self, dt: float) -> None:
        """The next picture, when it is time."""
        self._elapsed += dt

    def draw(self, canvas: Canvas, _alpha: float) -> None:
        """Those that lie there, and the one that is being laid down."""
        look = self._look
        canvas.background = look.art.table(look.frame.window, look.frame)
        due = self._due
        while len(self._sheets) < due:
            self._sheets.append(self._sheet(len(self._sheets)))
        canvas.live(self._placed(number) for number in range(due))

    def leave(self) -> None:
        """Nothing is kept."""
        self._sheets = []

    def _placed(self, number: int) -> Item:
        surface, (x, y) = self._sheets[number]
        since = self._elapsed - number * EACH
        if since >= LAYING or self._look.motion == "reduced":
            return surface, (x, y)
        return surface, (x, y + self._look.frame.px(FROM * (1 - ease_out(max(0.0, since) / LAYING))))

    def _sheet(self, number: int) -> Item:
        """One picture with its number and what there is to know."""
        look, (name, told) = self._look, Words.STEPS[number]
        box = boxes(look)[number]
        sheet = Sheet(look, box)
        inner = box.inset(34, 30)
        if not look.frame.wide:
            picture = Box(inner.x, inner.y, inner.w * BESIDE, inner.h)
            words = Box(picture.right + 30, inner.y, inner.right - picture.right - 30, inner.h)
            if not one_of_several(look):
                words = Box(words.x, inner.cy - ALONE_TALL / 2, words.w, ALONE_TALL)
        else:
            words = Box(inner.x, inner.bottom - 300, inner.w, 300)
            picture = Box(inner.x, inner.y, inner.w, words.y - inner.y - 12)
        self._print(sheet, Box(picture.x, picture.y, picture.w, picture.h + CAPTION_H), name)
        sheet.text(str(number + 1), NUMBER, Box(words.x, words.y, words.w, 96))
        sheet.block_middle(
            told, lettering(look, words.w), Box(words.x, words.y + 100, words.w, words.h - 100)
        )
        return sheet.item


def lettering(look: Look, width: float) -> Style:
    """Alike for all of them; side by side, so that each has two lines if that makes them little smaller."""
    if not one_of_several(look):
        return TOLD.at(ALONE)
    styles = [TOLD.at(TOLD.size * share) for share in LITTLE_SMALLER] if look.frame.wide else []
    told = [words for _, words in Words.STEPS]
    return next((s for s in styles if all(len(look.type.wrapped(t, s, width)) <= 2 for t in told)), TOLD)


def one_of_several(look: Look) -> bool:
    """Whether all pictures have their places at once."""
    return look.frame.wide or look.frame.upright


def boxes(look: Look) -> tuple[Box, ...]:
    """Side by side, or one below the other; where there is room for neither, one upon the other."""
    area, count = room(look), len(Words.STEPS)
    if not one_of_several(look):
        return (area,) * count
    return area.row(count, GAP) if look.frame.wide else area.column(count, GAP)
