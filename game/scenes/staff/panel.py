"""The page of the staff: how the machine and the day are doing, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.content.kiosk_words import Staff as Words
from game.scenes.kit import Kit
from game.scenes.overlay import CAPITALS, HEADING, Page, page_box, print_corners
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, PointerPressed, Wheeled
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Scene, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

PATIENCE = 120.0  # seconds without an input after which it closes
EVERY = 1.0  # seconds until the figures are looked at again
TALLEST, LINE = 104.0, 50.0
ROWS = 6  # of buttons, two to a row; the way back has the last to itself
NAME = Style(Face.FELL, 32, palette.INK)
APART = 34.0  # units at least from a name to its value
FIRST = 0.56  # of the height of both lists is the first one's
LONG = 26  # characters
FAULT = Style(Face.CASLON, 28, palette.INK, align="right")
VALUE = Style(Face.CASLON_BOLD, 31, palette.INK)
LABELS = {
    "end": Words.END,
    "new": Words.NEW,
    "deal": Words.DEAL,
    "mute": Words.MUTE,
    "light": Words.LIGHT,
    "clean": Words.CLEAN,
    "wipe": Words.WIPE,
    "report": Words.REPORT,
    "restart": Words.RESTART,
    "quit": Words.QUIT,
}
ASKED = ("wipe", "restart", "quit")  # are not done by one press

Figures = tuple[tuple[str, str], ...]  # what each is, and its value


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page shows and offers. `acts` says what there is to tell, if anything."""

    machine: Callable[[], Figures]
    today: Callable[[], Figures]
    muted: Callable[[], bool]
    light: Callable[[], int]  # per cent
    refused: dict[str, str]  # what cannot be done here, and why
    acts: dict[str, Callable[[], str]]
    cleaning: Callable[[], Scene]


class StaffScene(Page):
    """Two lists of figures and the buttons beside them; it closes by itself."""

    idles = "staff"
    opaque = True
    first = "back"

    def __init__(self, kit: Kit, desk: Desk) -> None:
        super().__init__(kit)
        self._desk = desk
        self._asked = ""
        self._quiet = self._old = 0.0

    # --- what can be done

    def handle(self, entry: Input) -> Transition | None:
        """Whoever presses something is there; a mouse that trembles or a key that is leant on is nobody."""
        match entry:
            case KeyPressed(repeat=False) | PointerPressed() | Wheeled():
                self._quiet = 0.0
        return super().handle(entry)

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """Do it, or ask first."""
        name = chosen.name
        if name == "back":
            return Pop()
        if name == "clean":
            return Push(self._desk.cleaning)
        if name in ASKED:
            self._asked = name
            ask = self.kit.doors.ask
            return Push(lambda: ask(LABELS[name], Words.SURE[name], Words.YES[name], Words.NO))
        self._act(name)
        return None

    def resume(self, result: object) -> None:
        """The answer."""
        self._quiet = 0.0
        asked, self._asked = self._asked, ""
        if asked and result is True:
            self._act(asked)

    def _act(self, name: str) -> None:
        self.message = self._desk.acts[name]()
        self.refresh()

    def update(self, dt: float, /) -> Transition | None:
        """Look at the figures again; close where nobody is there."""
        self._quiet += dt
        self._old += dt
        if self._quiet >= PATIENCE:
            return Pop()
        if self._old >= EVERY:
            self._old = 0.0
            self._reprint()
        return super().update(dt)

    def _reprint(self) -> None:
        """The figures alone: a button in hand stays in hand."""
        self._outdated = True

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """What staff may do; the way back has the focus, so that a stray key does nothing."""
        places = _buttons(look)
        found: list[Widget] = []
        for (name, label), box in zip(LABELS.items(), places[:-1], strict=True):
            why = self._desk.refused.get(name, "")
            found.append(Button(name, box, self._said(name, label), "icon", enabled=not why, why=why))
        return [*found, Button("back", places[-1], Words.BACK, "brass")]

    def _said(self, name: str, label: str) -> str:
        if name == "mute" and self._desk.muted():
            return Words.UNMUTE
        return label.format(light=self._desk.light())

    def slip_box(self, look: Look) -> Box:
        """Below everything."""
        box = page_box(look)
        return Box(box.x + 124, box.bottom - 104, box.w - 248, 80)  # between the corners

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet and the figures."""
        box = page_box(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        sheet.text(Words.HEADING, HEADING.at(62), Box(box.x + 120, box.y + 24, box.w - 240, 80))
        sheet.tinted("rule", Box.around(box.cx, box.y + 116, 420, 26), palette.INK)
        lists = ((Words.HEALTH, self._desk.machine()), (Words.TODAY, self._desk.today()))
        places = _lists(look)
        styles = _lettering(look, [figures for _, figures in lists], places)
        for (title, figures), place in zip(lists, places, strict=True):
            _print_list(sheet, title, figures, place, styles)
        return (sheet.item,)


def _lettering(look: Look, lists: Sequence[Figures], places: Sequence[Box]) -> tuple[Style, Style]:
    """In which size all names of the lists are set, and in which their values."""
    share, measure = 1.0, look.type.measure
    for figures, place in zip(lists, places, strict=True):
        for name, value in figures:
            (named, tall), (valued, _) = measure(name, NAME), measure(value, VALUE)
            across = named if len(value) > LONG else named + valued + APART
            share = min(share, place.w / across, _line(figures, place) / tall)
    return NAME.at(NAME.size * share), VALUE.at(VALUE.size * share)


def _line(figures: Figures, place: Box) -> float:
    """How high a line is; a fault takes two."""
    return min(LINE, (place.h - 62) / sum(2 if len(value) > LONG else 1 for _, value in figures))


def _print_list(sheet: Sheet, title: str, figures: Figures, place: Box, styles: tuple[Style, Style]) -> None:
    head = Box(place.x, place.y, place.w, 50)
    sheet.text(title, CAPITALS.at(38), head, "left")
    sheet.rule((place.x, head.bottom + 2), (place.right, head.bottom + 2), palette.INK, 2)
    line, y, (style, valued) = _line(figures, place), head.bottom + 10, styles
    for name, value in figures:
        long = len(value) > LONG  # a fault, told in two lines
        row = Box(place.x, y, place.w, 2 * line if long else line)
        y = row.bottom
        first = row.w * 0.28 if long else sheet.look.type.measure(name, style)[0] + 2
        room = Box(row.x + first + 8, row.y + 4, row.w - first - 8, row.h - 4)
        if long:
            sheet.block(name, style, Box(row.x, row.y, first, row.h))
            sheet.block(value, FAULT.at(FAULT.size * valued.size / VALUE.size), room)
        else:
            sheet.text(name, style, Box(row.x, row.y, first, line), "left")
            # lower figures would not stand on the line of the name
            sheet.text(value, valued, Box(room.x, row.y - 2, room.w, line), "right")


def _room(look: Look) -> Box:
    """Between the heading and the slip."""
    box = page_box(look)
    return Box(box.x + 70, box.y + 150, box.w - 140, box.h - 150 - 116)


def _lists(look: Look) -> tuple[Box, ...]:
    room = _room(look)
    if look.frame.upright:
        whole = Box(room.x, room.y, room.w, room.h * 0.52 - 20)
    else:
        whole = Box(room.x, room.y, room.w * 0.5 - 30, room.h)
    upper = Box(whole.x, whole.y, whole.w, whole.h * FIRST - 14)
    return upper, Box(whole.x, upper.bottom + 28, whole.w, whole.h - upper.h - 28)


def _buttons(look: Look) -> list[Box]:
    """The last place is that of the way back."""
    room = _room(look)
    if look.frame.upright:
        place = Box(room.x, room.y + room.h * 0.52, room.w, room.h * 0.48)
    else:
        place = Box(room.x + room.w * 0.5 + 10, room.y, room.w * 0.5 - 10, room.h)
    place = Box(place.x, place.y, place.w, min(place.h, ROWS * TALLEST + (ROWS - 1) * 18))
    rows = place.column(ROWS, 18)
    places = [box for row in rows[:-1] for box in row.row(2, 18)]
    return [*places, rows[-1]]
