"""The print room: every engraving of a level, small, by colours. It must not know any game in play."""

from __future__ import annotations

from game.content.prints import Print
from game.content.theme import Theme
from game.content.words import Buttons
from game.content.words import PrintRoom as Words
from game.engine.government.model import Colour
from game.scenes.impression import pictures_of
from game.scenes.kit import Kit
from game.scenes.overlay import SUBHEADING, PagedPage, page_box, print_heading
from game.scenes.print_place import plate_of
from game.scenes.sheet import Sheet
from game.scenes.spot import Spot
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
DWELL = 0.15  # seconds: what is passed over on the way to another print is not meant
SERIES = 10  # prints of a colour
WIDE, NARROW, UPRIGHT = (5, 5), (3, 2), (2,) * 5  # how many hang in each row of a leaf
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
    """The prints of events at home on the first leaves, of those abroad on the others."""

    opaque = True

    def __init__(self, kit: Kit, theme: Theme, prints: tuple[Print, ...]) -> None:
        super().__init__(kit)
        self._theme = theme
        self._prints = prints
        self._awaited: list[str] = []
        self._pointed_at, self._since = "", 0.0  # for how many seconds

    @property
    def whole(self) -> bool:
        """Whether all pictures of the leaf are there."""
        return not self._awaited

    def enter(self) -> None:
        """Music to look at prints by."""
        self.kit.mood("interval")

    # --- leaves

    def arrange(self, look: Look) -> None:
        """Where there is room for fewer on a leaf, the first of those that hung there stays in sight."""
        first = 0 if self._look is None else self.leaf * _each(self._look)
        self.leaf = first // _each(look)
        super().arrange(look)

    def leaves(self, look: Look, /) -> int:
        """A leaf a colour, or two where prints would be too small."""
        return -(-len(self._prints) // _each(look))

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
            assert self._look is not None
            place = self._prints.index(result)
            self.leaf = place // _each(self._look)
            self.refresh()
            self.form.focus(f"print {place}")

    def update(self, dt: float, /) -> Transition | None:
        """Pictures are hung as they are fetched."""
        if self._look is not None and any(self._look.art.fetched(name) for name in self._awaited):
            self.refresh()
        if self._look is not None:
            self._foresee(self._look, dt)
        return super().update(dt)

    def _foresee(self, look: Look, dt: float) -> None:
        """A print that has been pointed at for a moment may be opened: a thread decodes it large."""
        name = self.form.hot or self.form.focused or ""
        before, self._since = self._since, self._since + dt
        if name != self._pointed_at:
            self._pointed_at, self._since = name, 0.0
        elif before < DWELL <= self._since and name.startswith("print "):
            plate = self._prints[int(name.removeprefix("print "))].plate
            look.art.fetched(*pictures_of(look.art, plate, plate_of(look.frame).w))

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
        abroad = self.leaf * _each(look) >= SERIES
        colour = Colour.FOREIGN if abroad else Colour.DOMESTIC
        ink = palette.INK if colour is Colour.DOMESTIC else palette.RED
        print_heading(sheet, Words.HEADING, ink)
        series = Words.SERIES.format(name=self._theme.colour(colour).name)
        sheet.text(series, SUBHEADING.inked(ink), _series(look))
        self._awaited = []
        for _, shown, plate in self._hung(look):
            name = look.art.print_for(shown.plate, plate.w)
            if name is None or look.art.pictured(name, plate.w, plate.h) or look.art.fetched(name):
                sheet.engraving(shown.plate, plate)
            else:
                self._awaited.append(name)
            sheet.frame(plate.inset(-3), ink, 2.4)
            sheet.text(shown.short, NAMED, Box(plate.x - 8, plate.bottom + 4, plate.w + 16, NAME - 4))
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _hung(self, look: Look) -> list[tuple[int, Print, Box]]:
        """The prints of this leaf with their places."""
        first = self.leaf * _each(look)
        shown = self._prints[first : first + _each(look)]
        return [
            (first + i, each, plate)
            for i, (each, plate) in enumerate(zip(shown, _plates(look), strict=False))
        ]


def _rows(look: Look) -> tuple[int, ...]:
    if look.frame.upright:
        return UPRIGHT
    return WIDE if look.frame.wide else NARROW


def _each(look: Look) -> int:
    """How many prints hang on a leaf."""
    return sum(_rows(look))


def _plates(look: Look) -> list[Box]:
    """Where the pictures hang: in rows, a shorter one in the middle."""
    room, rows = _room(look), _rows(look)
    across = max(rows)
    height = (room.h - LEAST * (len(rows) + 1)) / len(rows) - NAME
    width = min((room.w - GAP * (across - 1)) / across, height * 4 / 3)
    tall = width * 3 / 4
    spare = room.w - across * width
    aside = 0.0 if across == max(WIDE) else spare / (across + 1)
    step = (room.w - 2 * aside - width) / (across - 1)
    down = (room.h - len(rows) * (tall + NAME)) / (len(rows) + 1)
    plates = []
    for line, count in enumerate(rows):
        left = room.cx - ((count - 1) * step + width) / 2
        top = room.y + down + line * (tall + NAME + down)
        plates += [Box(left + i * step, top, width, tall) for i in range(count)]
    return plates


def _series(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 72, box.y + 146, box.w - 144, 52)


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 72, box.bottom - 40 - BUTTON, box.w - 144, BUTTON)


def _room(look: Look) -> Box:
    box, top = page_box(look), _series(look).bottom
    return Box(box.x + 72, top, box.w - 144, _foot(look).y - 8 - top)
