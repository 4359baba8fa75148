"""The resolved cards of a colour, to look through or to choose from. It must not know what is chosen for."""

from __future__ import annotations

from math import ceil

from game.content.levels import Level
from game.content.words import Buttons
from game.content.words import Pile as Words
from game.engine.government.model import Colour
from game.engine.piles import Card
from game.scenes.faces import CARD_H, CARD_W, Faces
from game.scenes.kit import Kit
from game.scenes.overlay import FIGURED_ITALIC, ITALIC, Page, page_box, print_heading
from game.scenes.sheet import TAIL_SHAPE, Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, PointerHeld, PointerPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Transition
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
GAP = 14.0
LARGEST = 2.0


class CardFace(Widget):
    """A card that can be pressed; a chosen one has a frame and a seal."""

    def __init__(
        self, box: Box, place: int, card: Card, colour: Colour, faces: Faces, *, chosen: bool
    ) -> None:
        super().__init__(f"card {place}", box)
        self.card = card
        self._colour = colour
        self._faces = faces
        self._chosen = chosen

    def click(self, _pos: tuple[float, float], /) -> Chosen | None:
        """Chosen."""
        return Chosen(self.name, self.card)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Chosen by a fresh press."""
        return None if pressed.repeat else Chosen(self.name, self.card)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The face, raised a little under the pointer."""
        lift = 0 if manner == "idle" else 6
        face = self._faces.face(self.card, self._colour, self.box.w / CARD_W)
        x, y = look.frame.point(self.box.cx, self.box.cy - lift)
        item = (face, (x - face.get_width() // 2, y - face.get_height() // 2))
        return (item, self._mark(look, lift)) if self._chosen else (item,)

    def _mark(self, look: Look, lift: float) -> Item:
        sheet = Sheet(look, self.box.moved(0, -lift), "none")
        sheet.frame(sheet.box, palette.INK, 8)
        sheet.frame(sheet.box.inset(2), palette.GOLD, 4)
        side = min(74.0, sheet.box.w * 0.42)
        sheet.picture("seal_idle", Box.around(sheet.box.cx, sheet.box.bottom - side * 0.6, side, side))
        return sheet.item


class PileScene(Page):
    """Shows a pile, the top card first; with a count, pops exactly that many chosen cards."""

    opaque = True

    def __init__(
        self, kit: Kit, level: Level, title: str, cards: tuple[Card, ...], colour: Colour, count: int
    ) -> None:
        super().__init__(kit)
        self._level = level
        self._title = title
        self._cards = tuple(reversed(cards))  # the last resolved lies on top, Rules G10
        self._colour = colour
        self._count = count
        self.reading = not count
        self._picked: tuple[Card, ...] = ()
        self._faces: Faces | None = None

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards chosen so far, in the order of choosing."""
        return self._picked

    # --- input

    def arrange(self, look: Look) -> None:
        """Faces are composed anew for another size."""
        self._faces = Faces(look, self._level.theme)
        super().arrange(look)

    def handle(self, entry: Input) -> Transition | None:
        """Where cards are chosen the other button reads one, as does a finger that rests on it."""
        if self._count and isinstance(entry, PointerPressed) and entry.button == 3:
            return self._read_at(entry.pos)
        if self._count and isinstance(entry, PointerHeld):
            self.form.release()
            return self._read_at(entry.pos)
        return super().handle(entry)

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """The key that opens cards reads the card that has the focus."""
        if not self.asks(key, "look", "government") or self.form.focused is None:
            return None
        widget = self.form[self.form.focused]
        return self._read(widget.card) if isinstance(widget, CardFace) else None

    def back(self) -> Transition | None:
        """A choice that is owed cannot be left; Escape pauses."""
        if not self._count:
            return Pop()
        doors = self.kit.doors
        return Push(lambda: doors.pause(doors.ministry()))

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Read or choose a card; close or confirm."""
        if chosen.name == "close":
            return Pop()
        if chosen.name == "confirm":
            return Pop(self._picked)
        assert isinstance(chosen.value, Card)
        if not self._count:
            return self._read(chosen.value)
        self._toggle(chosen.value)
        return None

    def _toggle(self, card: Card) -> None:
        if card in self._picked:
            self._picked = tuple(other for other in self._picked if other != card)
        elif len(self._picked) < self._count:
            self._picked = (*self._picked, card)
        elif self._count == 1:
            self._picked = (card,)
        else:
            self.message = Words.TOO_FEW.format(count=self._count)
            return
        self.kit.play("card_picked")
        self.refresh()

    def _read(self, card: Card) -> Transition:
        return Push(lambda: self.kit.doors.inspect(self._level, card, self._colour))

    def _read_at(self, pos: tuple[float, float]) -> Transition | None:
        for widget in self.form.widgets:
            if isinstance(widget, CardFace) and widget.box.contains(pos):
                return self._read(widget.card)
        return None

    # --- what is seen

    def slip_box(self, look: Look) -> Box:
        """Beside the button, or above it."""
        return _told(look)

    def widgets(self, look: Look) -> list[Widget]:
        """The cards, then the button."""
        assert self._faces is not None
        places = _grid(_room(look), len(self._cards))
        found: list[Widget] = [
            CardFace(box, place, card, self._colour, self._faces, chosen=card in self._picked)
            for place, (card, box) in enumerate(zip(self._cards, places, strict=True))
        ]
        foot = _foot(look)
        button = Box((foot.cx + 155 if look.frame.upright else foot.right) - 310, foot.y, 310, foot.h)
        if not self._count:
            return [*found, Button("close", button, Buttons.CLOSE)]
        ready = len(self._picked) == self._count
        why = Words.TOO_FEW.format(count=self._count)
        return [*found, Button("confirm", button, Words.CONFIRM, "brass", enabled=ready, why=why)]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet below the cards."""
        sheet = Sheet(look, page_box(look))
        print_heading(sheet, self._title)
        if not self._cards:
            room = _room(look)
            tall = room.h * 0.5
            above = Box.around(room.cx, room.cy - 40, tall * TAIL_SHAPE, tall)
            sheet.tinted("tailpiece", above, palette.INK)
            sheet.text(Words.EMPTY, ITALIC, Box(room.x, above.bottom + 20, room.w, 60))
        else:
            told = f"{self._level.theme.colour(self._colour).name}. {self._words()}"
            sheet.text(told, FIGURED_ITALIC, _told(look), "centre" if look.frame.upright else "left")
        return (sheet.item,)

    def _words(self) -> str:
        if not self._count:
            return f"{Words.ORDER} {Words.READ}"
        return Words.CHOOSE.format(chosen=len(self._picked), count=self._count)


def _grid(room: Box, count: int) -> list[Box]:
    """Places for so many cards, as large as they can all be."""
    if count == 0:
        return []

    def scale(columns: int) -> float:
        rows = ceil(count / columns)
        across = (room.w - GAP * (columns - 1)) / columns / CARD_W
        return min(LARGEST, across, (room.h - GAP * (rows - 1)) / rows / CARD_H)

    columns = max(range(1, count + 1), key=lambda n: (scale(n), -n))
    rows = ceil(count / columns)
    w, h = CARD_W * scale(columns), CARD_H * scale(columns)
    top = room.cy - (rows * h + (rows - 1) * GAP) / 2
    found: list[Box] = []
    for row in range(rows):
        here = min(columns, count - row * columns)  # a short last row stands in the middle too
        left = room.cx - (here * w + (here - 1) * GAP) / 2
        found += [Box(left + i * (w + GAP), top + row * (h + GAP), w, h) for i in range(here)]
    return found


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 60, box.bottom - 40 - BUTTON, box.w - 120, BUTTON)


def _told(look: Look) -> Box:
    """What is said of the cards: beside the button, or on an upright sheet above it."""
    foot = _foot(look)
    if look.frame.upright:
        return Box(foot.x, foot.y - 18 - foot.h, foot.w, foot.h)
    return Box(foot.x, foot.y, foot.w - 330, foot.h)


def _room(look: Look) -> Box:
    box, foot = page_box(look), _told(look)
    top = box.y + 152
    return Box(box.x + 70, top, box.w - 140, foot.y - 18 - top)
