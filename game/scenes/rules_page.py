"""A book of rules: short pages of words with a picture of the real pieces. It must not know the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from pygame import Surface

from game.content.book import Page as BookPage
from game.content.book import PictureT
from game.scenes.flow import Leaf, Passage, flowed, levelled, print_flow
from game.scenes.kit import Kit
from game.scenes.leaflet import Leaflet
from game.scenes.overlay import FIGURED, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item

TEXT = FIGURED.at(34)
CLOSE = FIGURED.at(32)  # where it saves a leaf
LARGER = (1.3, 1.2, 1.1)  # times that size, tried upright,
BROADER = (1.2, 1.1)  # and where there is much width, with text that is not large
USUAL_TEXT = 1.3


class RulesScene(Leaflet, Generic[PictureT]):
    """The pages of a book; `pictures` gives for a look what prints the picture of a page into a box.

    `ground` is the cloth below the sheet, where it is not the bare table.
    """

    opaque = True
    reading = True
    opened_by = ("rules", None)

    def __init__(
        self,
        kit: Kit,
        pages: tuple[BookPage[PictureT], ...],
        pictures: Callable[[Look], Callable[[Sheet, Box, PictureT], None]],
        ground: Callable[[Look], Surface] | None = None,
    ) -> None:
        super().__init__(kit)
        self._pages = pages
        self._pictures = pictures
        self._ground = ground
        self._leaves: list[tuple[BookPage[PictureT], Leaf]] = []

    @property
    def page(self) -> BookPage[PictureT]:
        """The page that is open."""
        return self._leaves[self.leaf][0]

    def arrange(self, look: Look) -> None:
        """Deal the words out to leaves of this size; stay on the same page of the book."""
        page = self.page if self._leaves else None
        self._print_picture = self._pictures(look)
        text, pages = self._text(look), [found.paragraphs for found in self._pages]
        dealt = [_dealt(look, paragraphs, text) for paragraphs in pages]
        dealt = _enlarged(look, pages, text, dealt)
        self._leaves = [
            (found, leaf) for found, leaves in zip(self._pages, dealt, strict=True) for leaf in leaves
        ]
        self.leaf = next((i for i, (found, _) in enumerate(self._leaves) if found is page), 0)
        super().arrange(look)

    def leaves(self, _look: Look) -> int:
        """As many as the words need."""
        return len(self._leaves)

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """On the cloth of the game that the book belongs to."""
        assert self._look is not None
        if self._ground is not None:
            canvas.background = self._ground(self._look)
        super().draw(canvas, alpha)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Words at the left, the picture at the right; on an upright sheet below them."""
        page, leaf = self._leaves[self.leaf]
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, page.title, palette.RED)
        text = self._text(look)
        print_flow(sheet, leaf, text)
        picture = self._picture(look)
        if look.frame.upright:
            sheet.rule((text.x, picture.y - 30), (text.right, picture.y - 30), palette.INK, 2)
        else:
            sheet.rule((text.right + 34, picture.y), (text.right + 34, picture.bottom), palette.INK, 2)
        self._print_picture(sheet, picture, page.picture)
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _room(self, look: Look) -> Box:
        box = page_box(look)
        top = box.y + 164
        return Box(box.x + 78, top, box.w - 156, self.turner(look).y - 28 - top)

    def _text(self, look: Look) -> Box:
        room = self._room(look)
        if look.frame.upright:
            return Box(room.x, room.y, room.w, room.h * _share(look) - 30)
        return Box(room.x, room.y, room.w * _share(look) - 34, room.h)

    def _picture(self, look: Look) -> Box:
        room, share = self._room(look), _share(look)
        if look.frame.upright:
            top = room.y + room.h * share + 30
            return Box(room.x, top, room.w, room.bottom - top)
        left = room.x + room.w * share + 34
        return Box(left, room.y, room.right - left, room.h)


def _dealt(look: Look, paragraphs: Sequence[str], room: Box) -> tuple[Leaf, ...]:
    """A page's words on as few leaves as they need; a little closer, where that saves a leaf."""
    tried: list[tuple[list[Passage], tuple[Leaf, ...]]] = []
    for style, above in ((TEXT, 22.0), (CLOSE, 16.0)):
        passages = [Passage(words, style, above) for words in paragraphs]
        tried.append((passages, flowed(look, passages, room.w, room.h)))
        if len(tried[-1][1]) == 1:
            break
    passages, leaves = min(tried, key=lambda each: len(each[1]))
    return levelled(look, passages, room.w, room.h, leaves)


def _enlarged(
    look: Look, pages: Sequence[Sequence[str]], room: Box, dealt: list[tuple[Leaf, ...]]
) -> list[tuple[Leaf, ...]]:
    """All pages in the largest size in which none needs more leaves than it has been dealt out to."""
    broad = BROADER if look.frame.wide and look.type.text_scale < USUAL_TEXT else ()
    for share in LARGER if look.frame.upright else broad:
        style = TEXT.at(TEXT.size * share)
        larger = [
            levelled(look, [Passage(words, style, 22.0) for words in page], room.w, room.h) for page in pages
        ]
        if all(len(now) <= len(before) for now, before in zip(larger, dealt, strict=True)):
            return larger
    return dealt


def _share(look: Look) -> float:
    """How much of the width, or of an upright sheet's height, is for words: more where they are large."""
    large = look.type.text_scale > 1.4
    if look.frame.upright:
        return 0.58 if large else 0.5
    return 0.62 if look.frame.wide and large else 0.55
