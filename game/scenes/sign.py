"""Signing the honours board: three letters or a title of the time. It must not know how that is kept."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_uppercase

from game.content.honours import LETTERS, TITLES, Entry, allowed
from game.content.honours_words import Sign as Words
from game.scenes.kit import Kit
from game.scenes.overlay import HEADING, Page, middle_box, print_corners
from game.scenes.sheet import Sheet
from game.scenes.wheel import ON, STYLE, Wheel
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, TextTyped
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Replace, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

ALPHABET = tuple(ascii_uppercase)
NAMES = tuple([Words.LETTER.format(number=number) for number in range(1, LETTERS + 1)])
TITLE = "title"
BUTTON, TALL_GAP = 96.0, 22.0
WHEEL, NARROWEST = 330.0, 210.0  # how high a wheel is, how wide one of a letter
TITLED = STYLE.at(104)  # a title of the time on its wheel
TOLD = Style(Face.CASLON, 38, palette.INK, align="centre")


class SignScene(Page):
    """`write` puts the name on the board and gives the line as it stands there."""

    opaque = False

    def __init__(self, kit: Kit, write: Callable[[str], Entry]) -> None:
        super().__init__(kit)
        self._write = write
        self._letters = [0] * LETTERS
        self._title = 0
        self._titled = False
        self._refused = False

    @property
    def name(self) -> str:
        """What would be signed."""
        if self._titled:
            return TITLES[self._title]
        return "".join([ALPHABET[place] for place in self._letters])

    @property
    def refused(self) -> bool:
        """Whether other letters have been asked for."""
        return self._refused

    @property
    def writing_letters(self) -> bool:
        """While letters are chosen none of them is a command."""
        return not self._titled

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """A letter that is typed turns the wheel there, and leads to the next."""
        if isinstance(entry, TextTyped) and not self._titled:
            for letter in entry.text.upper():
                self._type(letter)
            return None
        return super().handle(entry)

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """Backspace goes back to the letter before."""
        if key.key != "backspace" or self._titled:
            return None
        place = NAMES.index(self.form.focused) if self.form.focused in NAMES else LETTERS
        self.form.focus(NAMES[max(0, place - 1)])
        self.form.focus_visible = True
        return True

    def _type(self, letter: str) -> None:
        if letter not in ALPHABET or self.form.focused not in NAMES:
            return
        place = NAMES.index(self.form.focused)
        self._letters[place] = ALPHABET.index(letter)
        self._changed()
        self.form.focus(NAMES[place + 1] if place + 1 < LETTERS else "sign")
        self.form.focus_visible = True

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """A wheel was turned, or what is to be done was pressed."""
        match chosen.name:
            case "sign":
                return self._sign()
            case "leave":
                return Pop()
            case "other":
                self._titled = not self._titled
                self._changed()
                self.form.focus(TITLE if self._titled else NAMES[0])
            case name if chosen.value == ON:
                self.form.focus(NAMES[NAMES.index(name) + 1] if name in NAMES[:-1] else "sign")
            case name:
                self._turned(name)
        return None

    def _turned(self, name: str) -> None:
        wheel = self.form[name]
        assert isinstance(wheel, Wheel)
        if name == TITLE:
            self._title = wheel.place
        else:
            self._letters[NAMES.index(name)] = wheel.place
        self._changed()

    def _changed(self) -> None:
        self._refused = False
        self.refresh()

    def _sign(self) -> Transition | None:
        """Letters that are no fit reading are kindly asked to be others."""
        if not self._titled and not allowed(self.name):
            self._refused = True
            self.kit.play("refused")
            self.refresh()
            self.form.focus(NAMES[0])
            return None
        entry = self._write(self.name)
        self.kit.play("seal")
        return Replace(lambda: self.kit.doors.honours(entry))

    # --- what is seen

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """One sheet in the middle."""
        return (_sheet(look),)

    def widgets(self, look: Look) -> list[Widget]:
        """The wheels, then what is to be done."""
        room = _wheels(look)
        found: list[Widget] = []
        if self._titled:
            found.append(self._kept(Wheel(TITLE, room, TITLES, self._title, TITLED)))
        else:
            boxes = Box.around(room.cx, room.cy, min(room.w, 3 * NARROWEST + 60), room.h).row(LETTERS, 30)
            for name, box, place in zip(NAMES, boxes, self._letters, strict=True):
                found.append(self._kept(Wheel(name, box, ALPHABET, place)))
        sign, other, leave = _buttons(look)
        return [
            *found,
            Button("sign", sign, Words.SIGN, "brass"),
            Button("other", other, Words.LETTERS if self._titled else Words.TITLES),
            Button("leave", leave, Words.LEAVE),
        ]

    def _kept(self, wheel: Wheel) -> Wheel:
        """The wheel that is there already, for a finger may lie on it."""
        if wheel.name in self.form:
            old = self.form[wheel.name]
            if isinstance(old, Wheel) and old.box == wheel.box:
                old.place = wheel.place
                return old
        return wheel

    def printed(self, look: Look) -> tuple[Item, ...]:
        """What is to be done here."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        heading = Box(box.x + 110, box.y + 40, box.w - 220, 92)
        sheet.text(Words.HEADING, HEADING.at(76).inked(palette.RED), heading)
        sheet.tinted("rule", Box.around(box.cx, box.y + 152, 420, 26), palette.INK)
        told = Words.REFUSED if self._refused else Words.TOLD
        style = TOLD.inked(palette.RED if self._refused else palette.INK)
        sheet.block_middle(told, style, Box(box.x + 90, box.y + 172, box.w - 180, 104))
        return (sheet.item,)


def _sheet(look: Look) -> Box:
    return middle_box(look, 1180, 1250 if look.frame.upright else 920)


def _wheels(look: Look) -> Box:
    """Between what is told and the buttons."""
    box, foot = _sheet(look), _foot(look)
    top = box.y + 290
    height = min(foot.y - 30 - top, WHEEL * 1.3)
    return Box(box.x + 90, top + (foot.y - 30 - top - height) / 2, box.w - 180, height)


def _foot(look: Look) -> Box:
    box = _sheet(look)
    tall = 3 * BUTTON + 2 * TALL_GAP if look.frame.upright else 2 * BUTTON + TALL_GAP
    return Box(box.x + 130, box.bottom - 66 - tall, box.w - 260, tall)


def _buttons(look: Look) -> tuple[Box, Box, Box]:
    """Sign above, the others below."""
    foot = _foot(look)
    if look.frame.upright:
        sign, other, leave = foot.column(3, TALL_GAP)
        return sign, other, leave
    sign, below = foot.column(2, TALL_GAP)
    other, leave = below.row(2, 26)
    return sign, other, leave
