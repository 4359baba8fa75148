"""While the glass is cleaned nothing is pressed: a page that swallows everything until its time is up."""

from __future__ import annotations

from math import ceil

from game.content.kiosk_words import Cleaning as Words
from game.scenes.kit import Kit
from game.scenes.overlay import HEADING, Page, middle_box, print_corners
from game.scenes.sheet import Sheet
from game.stage import furniture, palette
from game.stage.geometry import Box
from game.stage.inputs import Input
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Chosen, Widget

LONG = 30.0  # seconds
NUMBER = Style(Face.CASLON_BOLD, 300, palette.RED, align="centre", scales=False)
EXPLAINED = Style(Face.CASLON, 38, palette.INK, align="centre")


class CleaningScene(Page):
    """A number that grows smaller."""

    idles = "staff"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._left = LONG

    @property
    def left(self) -> float:
        """Seconds until things can be pressed again."""
        return self._left

    def handle(self, _entry: Input) -> Transition | None:
        """Nothing."""

    def chosen(self, _chosen: Chosen, /) -> Transition | None:
        """There is nothing to choose."""

    def update(self, dt: float, /) -> Transition | None:
        """Until the time is up."""
        self._left -= dt
        return Pop() if self._left <= 0 else None

    def widgets(self, _look: Look) -> list[Widget]:
        """None."""
        return []

    def printed(self, look: Look) -> tuple[Item, ...]:
        """What is going on."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        heading = Box(box.x + 110, box.y + 40, box.w - 220, 92)
        sheet.text(Words.HEADING, HEADING.at(66).inked(palette.RED), heading)
        sheet.tinted("rule", Box.around(box.cx, box.y + 152, 420, 26), palette.INK)
        sheet.block_middle(Words.EXPLAINED, EXPLAINED, Box(box.x + 120, box.bottom - 190, box.w - 240, 130))
        return (sheet.item,)

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """The page and the seconds."""
        super().draw(canvas, alpha)
        assert self._look is not None
        box = _sheet(self._look)
        place = Box(box.x + 200, box.y + 180, box.w - 400, box.h - 180 - 200)
        number = self._look.type.fit(str(max(1, ceil(self._left))), NUMBER, place.w, place.h)
        canvas.live((furniture.placed(number, self._look.frame.rect(place)),))


def _sheet(look: Look) -> Box:
    return middle_box(look, 1160, 760)
