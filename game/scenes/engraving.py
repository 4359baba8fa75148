"""One engraving as large as the screen allows: a black proof on the table that is coloured while one looks.

It must not know where the print is met with in play.
"""

from __future__ import annotations

from game.content.prints import Print
from game.content.words import Buttons
from game.content.words import PrintRoom as Words
from game.scenes.impression import COLOURING, Impression, pictures_of
from game.scenes.kit import Kit
from game.scenes.overlay import Page, as_read
from game.scenes.print_place import BELOW, SIDE, plate_of, sheet_of
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import FocusGained, FocusLost, Input, KeyPressed, PointerPressed, Wheeled
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

CLOSE = 180.0  # the width of the button that closes, where there is room for its word
TITLE = Style(Face.DISPLAY, 56, palette.INK, tracking=0.08, scales=False)
LINE = Style(Face.FELL_ITALIC, 36, palette.INK, scales=False)
IMPRINT = Style(Face.FELL_ITALIC, 24, palette.INK, scales=False)
STAYING = 1.2  # seconds after that in which a print that only passes is still seen
WAYS = {"left": -1, "pageup": -1, "right": 1, "pagedown": 1}


class EngravingScene(Page):
    """Shows one of several prints; arrows and wheel turn to the others.

    One that only passes is shown over the game, and goes by itself or by any press.
    """

    reading = True
    first = "close"

    def __init__(self, kit: Kit, prints: tuple[Print, ...], place: int = 0, passing: bool = False) -> None:
        super().__init__(kit)
        self._prints = prints
        self._place = place
        self._passing = passing
        self.opaque = not passing
        self._impression: Impression | None = None
        self._seconds = 0.0  # since the brush was taken up
        self._finished = False
        self._waits = False  # for whoever is elsewhere, if it only passes

    @property
    def shown(self) -> Print:
        """The print that is seen."""
        return self._prints[self._place]

    @property
    def ready(self) -> bool:
        """Whether the picture has been fetched."""
        return self._impression is not None and self._impression.fetch()

    @property
    def whole(self) -> bool:
        """Whether the picture is there and wholly coloured."""
        return self._finished

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """The wheel turns over the prints; a print that only passes is sent away by any press."""
        if self._passing:
            if isinstance(entry, FocusLost | FocusGained):
                self._waits = isinstance(entry, FocusLost)
            pressed = isinstance(entry, PointerPressed) or (
                isinstance(entry, KeyPressed) and not entry.repeat
            )
            return self.back() if pressed else None
        if isinstance(entry, Wheeled):
            self._turn(-1 if entry.steps > 0 else 1)
            return None
        return super().handle(entry)

    def shortcut(self, key: KeyPressed) -> Transition | bool | None:
        """The arrows turn over the prints; a gamepad has other buttons for it."""
        if key.key not in WAYS or (key.pad and key.key in ("left", "right")):
            return None
        self._turn(WAYS[key.key])
        return True

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Another, or close."""
        if chosen.name == "close":
            return self.back()
        self._turn(1 if chosen.name == "later" else -1)
        return None

    def back(self) -> Transition | None:
        """Which print was seen last is told."""
        return Pop(self.shown)

    def _turn(self, step: int) -> None:
        place = max(0, min(len(self._prints) - 1, self._place + step))
        if place != self._place:
            self._place = place
            self._seconds, self._impression = 0.0, None
            self.kit.play("page")
            self.refresh()

    def arrange(self, look: Look) -> None:
        """Another size has pictures of its own."""
        self._impression = None
        super().arrange(look)

    def update(self, dt: float, /) -> Transition | None:
        """The picture is printed once it has been fetched, and coloured; what only passes goes."""
        if self._waits:
            return super().update(dt)
        impression = self._impression
        if impression is not None and impression.fetch():
            began, self._seconds = self._seconds, self._seconds + dt * self.kit.settings().speed_factor
            if not self._finished and (not began or impression.coloured(self._seconds)):
                self.refresh()
                self._finished = impression.coloured(self._seconds)
                self._foresee()
            if not began and not self._finished:
                self.kit.play("brush")
        if self._passing and self._seconds >= COLOURING + STAYING:
            return self.back()
        return super().update(dt)

    def _foresee(self) -> None:
        """Have a thread decode the prints before and after this one, once it lies there."""
        assert self._look is not None
        art, across = self._look.art, plate_of(self._look.frame).w
        beside = [self._prints[place] for place in (self._place + 1, self._place - 1) if self._has(place)]
        art.fetched(*(name for shown in beside for name in pictures_of(art, shown.plate, across)))

    def _has(self, place: int) -> bool:
        return 0 <= place < len(self._prints)

    # --- what is seen

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """The print, and the buttons beside it: a click anywhere else closes."""
        return (sheet_of(look.frame), *(widget.box for widget in self.form.widgets))

    def widgets(self, look: Look) -> list[Widget]:
        """Close, and where there are more, the two ways."""
        if self._passing:
            return []
        left, close, right = _ways(look)
        wide = close.w >= CLOSE
        found: list[Widget] = [
            Button("close", close, Buttons.CLOSE if wide else Words.SHUT, "ticket" if wide else "icon")
        ]
        if len(self._prints) > 1:
            last = len(self._prints) - 1
            found.append(Button("earlier", left, "‹", "icon", enabled=self._place > 0))
            found.append(Button("later", right, "›", "icon", enabled=self._place < last))
        return as_read(found)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Paper, picture, and the lettering as an engraver sets it."""
        shown, box, plate = self.shown, sheet_of(look.frame), plate_of(look.frame)
        sheet = Sheet(look, box)
        if self._impression is None:
            self._impression = Impression(look, shown.plate, plate)
            self._impression.take_up()
        self._impression.fetch()
        self._finished = self._impression.coloured(self._seconds)
        picture = self._impression.picture(self._seconds)
        if picture is not None:
            sheet.paste(picture, plate)
        sheet.frame(plate.inset(-9), palette.INK, 1.4)
        sheet.frame(plate.inset(-4), palette.INK, 3.2)
        foot = Box(plate.x, plate.bottom + 14, plate.w, 30)
        sheet.text(Words.IMPRINT, IMPRINT, Box(foot.x, foot.y, foot.w / 2, foot.h), "left")
        sheet.text(shown.number, IMPRINT, Box(foot.cx, foot.y, foot.w / 2, foot.h), "right")
        sheet.text(shown.title.upper(), TITLE, Box(plate.x, foot.bottom - 2, plate.w, 70))
        sheet.text(shown.line, LINE, Box(plate.x, foot.bottom + 62, plate.w, 44))
        return (sheet.item,)

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """The page, and above it the colour that has been laid on."""
        super().draw(canvas, alpha)
        if self._impression is not None:
            canvas.live(self._impression.laid(self._seconds))


def _ways(look: Look) -> tuple[Box, Box, Box]:
    """The buttons to the print before, away, and to the next: beside the print, or below it."""
    sheet, safe = sheet_of(look.frame), look.frame.safe
    if look.frame.upright:
        y = sheet.bottom + BELOW
        before, after = Box(sheet.x, y, 1.5 * SIDE, SIDE), Box(sheet.right - 1.5 * SIDE, y, 1.5 * SIDE, SIDE)
        return before, Box(sheet.cx - 0.75 * CLOSE, y, 1.5 * CLOSE, SIDE), after
    room = (safe.w - sheet.w) / 2
    side = min(SIDE, room - 12)
    left = Box.around(safe.x + room / 2 - 6, safe.cy, side, SIDE)
    right = Box.around(safe.right - room / 2 + 6, safe.cy, side, SIDE)
    width = CLOSE if room >= 200 else side
    x = right.cx - (CLOSE - 90 if room >= 200 else side / 2)
    return left, Box(x, safe.bottom - SIDE, width, SIDE), right
