"""The print room: every engraving of a level, small, ten on a leaf. It must not know any game in play."""

from __future__ import annotations

from game.content.prints import Print
from game.content.theme import Theme
from game.content.words import Buttons
from game.content.words import PrintRoom as Words
from game.engine.government.model import Colour
from game.scenes.kit import Kit
from game.scenes.overlay import SUBHEADING, PagedPage, page_box, print_heading
from game.scenes.sheet import Sheet
from game.scenes.spot import Spot
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Pop, Push, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
ACROSS = 5
UPRIGHT_ACROSS = 2
EACH = 10  # prints on a leaf: one colour of events
GAP = 22.0
LEAST = 14.0  # between rows, and above the first
NAME = 44.0  # below each of them
NAMED = Style(Face.CASLON_BOLD, 30, palette.INK)


class Mounted(Spot):
    """A small print that opens large; a rule round it tells that it would."""

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Only the rule: the page prints the picture."""
        if manner == "idle":
            return ()
        sheet = Sheet(look, self.box.inset(-8), "none")
        sheet.frame(sheet.box, palette.RED, 5)
        return (sheet.item,)


class PrintRoomScene(PagedPage):
    """The prints of events at home on the first leaf, of those abroad on the second."""

    opaque = True

    def __init__(self, kit: Kit, theme: Theme, prints: tuple[Print, ...]) -> None:
        super().__init__(kit)
        self._theme = theme
        self._prints = prints
        self._awaited: list[str] = []

    @property
    def whole(self) -> bool:
        """Whether all pictures of the leaf are there."""
        return not self._awaited

    def enter(self) -> None:
        """Music to look at prints by."""
        self.kit.mood("interval")

    # --- leaves

    def leaves(self, _look: Look, /) -> int:
        """A leaf a colour."""
        return -(-len(self._prints) // EACH)

    def turner(self, look: Look) -> Box:
        """Left of the button that closes."""
        foot = _foot(look)
        return Box(foot.x, foot.y, foot.w - 250, foot.h)

    # --- input

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A print, or away."""
        if chosen.name == "close":
            return Pop()
        what, _, number = chosen.name.partition(" ")
        if what != "print":
            return super().chosen(chosen)
        return Push(lambda: self.kit.doors.engraving(self._prints, int(number), False))

    def resume(self, result: object) -> None:
        """The print that was seen last is the one in hand."""
        if isinstance(result, Print):
            place = self._prints.index(result)
            self.leaf = place // EACH
            self.refresh()
            self.form.focus(f"print {place}")

    def update(self, dt: float, /) -> Transition | None:
        """Pictures are hung as they are fetched."""
        if self._look is not None and any(self._look.art.fetched(name) for name in self._awaited):
            self.refresh()
        return super().update(dt)

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The prints of the leaf, then the way out."""
        foot = _foot(look)
        found: list[Widget] = [Mounted(f"print {place}", plate) for place, _, plate in self._hung(look)]
        found.append(Button("close", Box(foot.right - 220, foot.y, 220, foot.h), Buttons.CLOSE))
        return found + self.turners(look)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, the pictures that are there already, their names."""
        sheet = Sheet(look, page_box(look))
        colour = (Colour.DOMESTIC, Colour.FOREIGN)[min(self.leaf, 1)]
        ink = palette.INK if colour is Colour.DOMESTIC else palette.RED
        print_heading(sheet, Words.HEADING, ink)
        series = Words.SERIES.format(name=self._theme.colour(colour).name)
        sheet.text(series, SUBHEADING.inked(ink), _series(look))
        self._awaited = []
        for _, shown, plate in self._hung(look):
            name = look.art.print_for(shown.plate, plate.w)
            if name is None or look.art.fetched(name):
                sheet.engraving(shown.plate, plate)
            else:
                self._awaited.append(name)
            sheet.frame(plate.inset(-3), ink, 2.4)
            sheet.text(shown.short, NAMED, Box(plate.x - 8, plate.bottom + 4, plate.w + 16, NAME - 4))
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _hung(self, look: Look) -> list[tuple[int, Print, Box]]:
        """The prints of this leaf with their places."""
        first = self.leaf * EACH
        shown = self._prints[first : first + EACH]
        return [
            (first + i, each, plate)
            for i, (each, plate) in enumerate(zip(shown, _plates(look), strict=False))
        ]


def _plates(look: Look) -> list[Box]:
    """Where the pictures hang: two rows, or on an upright screen two columns."""
    room, across = _room(look), UPRIGHT_ACROSS if look.frame.upright else ACROSS
    rows = EACH // across
    height = (room.h - LEAST * (rows + 1)) / rows - NAME
    width = min((room.w - GAP * (across - 1)) / across, height * 4 / 3)
    aside = (room.w - across * width) / (across + 1) if look.frame.upright else 0.0
    step = (room.w - 2 * aside - width) / (across - 1)
    tall = width * 3 / 4
    down = (room.h - rows * (tall + NAME)) / (rows + 1)
    return [
        Box(
            room.x + aside + i % across * step,
            room.y + down + i // across * (tall + NAME + down),
            width,
            tall,
        )
        for i in range(EACH)
    ]


def _series(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 72, box.y + 146, box.w - 144, 52)


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 72, box.bottom - 40 - BUTTON, box.w - 144, BUTTON)


def _room(look: Look) -> Box:
    box, top = page_box(look), _series(look).bottom
    return Box(box.x + 72, top, box.w - 144, _foot(look).y - 8 - top)
