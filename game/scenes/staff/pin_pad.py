"""The page on which staff gives its PIN: keys for fingers, and figures for a keyboard. It knows no PIN."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from game.content.kiosk_words import Pin as Words
from game.scenes.kit import Kit
from game.scenes.overlay import HEADING, Page, middle_box, print_corners
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, PointerPressed, Wheeled
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Replace, Scene, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

LONGEST = 8  # figures of a PIN
PATIENCE = 30.0  # seconds without an input after which it closes
KEY, GAP = 118.0, 16.0
FOOT = 88.0
TOLD = Style(Face.CASLON, 36, palette.INK, align="centre")
PAD = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "rub", "0", "open")


@dataclass(frozen=True, slots=True)
class Lock:
    """What the page is the door of."""

    opens: Callable[[str], bool]  # whether these figures are the PIN
    wait: Callable[[], float]  # seconds until the next try
    behind: Callable[[], Scene]


class PinScene(Page):
    """Twelve keys, and as many dots as figures were given."""

    idles = "staff"
    first = "open"

    def __init__(self, kit: Kit, lock: Lock) -> None:
        super().__init__(kit)
        self._lock = lock
        self._given = ""
        self._wrong = False
        self._shown = 0  # seconds of waiting that are printed
        self._quiet = 0.0

    # --- what is pressed

    def handle(self, entry: Input) -> Transition | None:
        """Whoever presses something is there; a mouse that trembles or a key that is leant on is nobody."""
        match entry:
            case KeyPressed(repeat=False) | PointerPressed() | Wheeled():
                self._quiet = 0.0
        return super().handle(entry)

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """Figures, after which Enter opens, and the keys that stand for the two others."""
        if key.key.isdecimal() and len(key.key) == 1:
            self.form.focus("open")
            return True if key.repeat else self._press(key.key)
        if key.key == "backspace":
            return self._press("rub")
        if key.key == "enter" and not self.form.focus_visible:
            return True if key.repeat else self._press("open")
        return None

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """A key of the page."""
        if chosen.name == "leave":
            return Pop()
        pressed = self._press(chosen.name)
        return pressed if not isinstance(pressed, bool) else None

    def _press(self, name: str) -> Transition | bool:
        if self._lock.wait() > 0:
            self.kit.play("refused")
            return True
        if name == "open":
            return self._try()
        self._wrong = False
        self._given = self._given[:-1] if name == "rub" else (self._given + name)[:LONGEST]
        self.refresh()
        return True

    def _try(self) -> Transition | bool:
        given, self._given = self._given, ""
        if self._lock.opens(given):
            return Replace(self._lock.behind)
        self._wrong = True
        self.kit.play("refused")
        self.refresh()
        return True

    def update(self, dt: float, /) -> Transition | None:
        """Count the waiting down; close where nobody goes on."""
        self._quiet += dt
        if self._quiet >= PATIENCE:
            return Pop()
        if ceil(self._lock.wait()) != self._shown:
            self.refresh()
        return super().update(dt)

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The pad, then the way back."""
        box = _sheet(look)
        pad = _pad(look)
        open_now = self._lock.wait() <= 0
        found: list[Widget] = []
        for row, names in enumerate((PAD[:3], PAD[3:6], PAD[6:9], PAD[9:])):
            line = Box(pad.x, pad.y + row * (KEY + GAP), pad.w, KEY)
            for name, place in zip(names, line.row(3, GAP), strict=True):
                label = {"rub": Words.RUB_OUT, "open": Words.OPEN}.get(name, name)
                found.append(Button(name, place, label, "icon", enabled=open_now))
        found.append(Button("leave", Box(pad.x, box.bottom - 44 - FOOT, pad.w, FOOT), Words.LEAVE))
        return found

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, and how far one has come."""
        self._shown = ceil(self._lock.wait())
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet, 72)
        sheet.text(Words.HEADING, HEADING.at(56), Box(box.x + 100, box.y + 26, box.w - 200, 70))
        sheet.tinted("rule", Box.around(box.cx, box.y + 108, 360, 22), palette.INK)
        room = Box(box.x + 60, box.y + 126, box.w - 120, 84)
        if self._given:
            for i in range(len(self._given)):
                sheet.dot(room.cx + (i - (len(self._given) - 1) / 2) * 52, room.cy, 14, palette.INK)
        else:
            ink = palette.RED if self._wrong or self._shown else palette.INK
            sheet.text(self._says(), TOLD.inked(ink), room)
        return (sheet.item,)

    def _says(self) -> str:
        wait = Words.WAIT.format(seconds=self._shown) if self._shown else ""
        if self._wrong:
            return f"{Words.WRONG} {wait}".strip()
        return wait or Words.ASKED


def _sheet(look: Look) -> Box:
    return middle_box(look, 760, 960)


def _pad(look: Look) -> Box:
    box = _sheet(look)
    return Box(box.x + 80, box.y + 222, box.w - 160, 4 * KEY + 3 * GAP)
