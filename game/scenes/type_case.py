"""A compositor's case: words set letter by letter, for a hand that has only a pointer.

It must not know what the words are for.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.content.words import TypeCase as Words
from game.scenes.field import Field
from game.scenes.kit import Kit
from game.scenes.overlay import ITALIC, Page, middle_box, print_corners
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, TextTyped
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.widgets import Button, Chosen, Widget

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-", "éèêäöüçñ&()")
GAP = 10.0
KEYS_OF_WORDS = ("backspace", "delete", "home", "end")


@dataclass(frozen=True, slots=True)
class Set:
    """What the page leaves: the line that was written on, and its words."""

    name: str
    words: str


class TypeCaseScene(Page):
    """The line above, the letters below; pops a Set, or None where the old words stand."""

    def __init__(self, kit: Kit, line: Field, heading: str) -> None:
        super().__init__(kit)
        self._name = line.name
        self._heading = heading
        self._line = line.copied("words")
        self._line.begin()
        self._capital = self._line.capitals or not self._line.text

    @property
    def writing_letters(self) -> bool:
        """Always."""
        return True

    @property
    def words(self) -> str:
        """What has been set so far."""
        return self._line.text

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """A keyboard that is there after all writes too."""
        if isinstance(entry, TextTyped):
            self._set(entry.text)
            return None
        return super().handle(entry)

    def shortcut(self, key: KeyPressed) -> Transition | bool | None:
        """The keys that mend the words."""
        if key.key not in KEYS_OF_WORDS:
            return None
        self._line.press(key)
        self._follow()
        return True

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A letter, a mending, or an answer."""
        match chosen.name.partition(" "):
            case "letter", _, letter:
                self._set(letter.upper() if self._capital else letter)
            case "space", _, _:
                self._set(" ")
            case "capitals", _, _:
                self._capital = not self._capital
                self.refresh()
            case "rub", _, _:
                self._line.press(KeyPressed("backspace"))
                self._follow()
            case "clear", _, _:
                self._line.clear()
                self._follow()
            case "done", _, _:
                return Pop(Set(self._name, self._line.text))
            case "cancel", _, _:
                return Pop()
        return None

    def _set(self, letters: str) -> None:
        self._line.type(letters)
        self._follow()

    def _follow(self) -> None:
        """A word begins with a capital, unless the player thinks otherwise."""
        self._capital = self._line.capitals or self._line.text[-1:] in ("", " ", "-", "(")
        self.refresh()

    # --- what is seen

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """One sheet."""
        return (_sheet(look),)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, what is written, and the line with the words on it."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet, 72)
        sheet.text(self._heading, ITALIC, Box(box.x + 110, box.y + 26, box.w - 220, 48))
        self._line.box = Box(box.x + 110, box.y + 78, box.w - 220, 76)
        return (sheet.item, *self._line.items(look, focused=False, hot=False))

    def widgets(self, look: Look) -> list[Widget]:
        """The letters in the order of a keyboard, then what mends them and what ends it."""
        *letters, mending, ending = _rows(look)
        found: list[Widget] = []
        for row, line in zip(ROWS, letters, strict=True):
            for letter, cell in zip(row, line.row(len(row), GAP), strict=True):
                shown = letter.upper() if self._capital else letter
                found.append(Button(f"letter {letter}", cell, shown, "icon"))
        capitals, space, rub, clear = mending.shared((1.4, 3, 1.6, 1.4), GAP)
        cancel, done = ending.row(2, 24)
        empty = not self._line.text
        return [
            *found,
            Button("capitals", capitals, Words.SMALL if self._capital else Words.CAPITALS, "icon"),
            Button("space", space, Words.SPACE, "icon"),
            Button("rub", rub, Words.RUB_OUT, "icon", enabled=not empty, why=Words.NOTHING),
            Button("clear", clear, Words.CLEAR, "icon", enabled=not empty, why=Words.NOTHING),
            Button("cancel", cancel, Words.CANCEL),
            Button("done", done, Words.DONE, "brass"),
        ]


def _sheet(look: Look) -> Box:
    return middle_box(look, 1320, 880)


def _rows(look: Look) -> tuple[Box, ...]:
    box = _sheet(look)
    room = Box(box.x + 70, box.y + 172, box.w - 140, box.h - 172 - 44)
    return room.column(len(ROWS) + 2, GAP)
