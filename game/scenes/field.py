"""A line of a form to write on. It must not know what the words are for."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.sheet import Sheet
from game.stage import furniture, palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, Point
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style
from game.stage.widget import CLEAR
from game.stage.widgets import Chosen, Widget

LEAVING = ("tab", "up", "down")  # keys that leave the line for another
LABEL = Style(Face.FELL_ITALIC, 28, palette.FADED)
WRITING = Style(Face.CASLON_BOLD, 38, palette.INK)
PROMPT = Style(Face.FELL_ITALIC, 32, palette.FADED)
CASE = "Aa"  # the sign at the end of a line that opens the case of letters
SIGN = Style(Face.CASLON_BOLD, 30, palette.INK)
CASE_WIDTH = 60.0
INDENT = 6.0  # from the beginning of the line to its words
MOST_LABEL = 0.4  # of the width
BESIDE = 36.0  # the blank between label and words, and at their end


class Field(Widget):
    """Words that can be written anew: Enter, a click or the first letter begins, Enter ends.

    It is chosen when the writing has ended and the words are others than before. While it is written on, a
    sign at its end asks for letters that a pointer can set (`case_wanted`).
    """

    def __init__(
        self,
        name: str,
        box: Box,
        text: str,
        label: str = "",
        *,
        longest: int = 60,
        style: Style = WRITING,
        prompt: str = "",
        capitals: bool = False,
        enabled: bool = True,
        why: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, why=why)
        self.text = text
        self.label = label
        self.before = CLEAR if label else CLEAR - INDENT
        self.writing = False
        self.capitals = capitals
        self.case_wanted = False
        self._before = text
        self._caret = len(text)
        self._longest = longest
        self.style = style
        self.label_style = LABEL
        self._prompt = prompt  # shown where there are no words; without one the line cannot be left empty

    @staticmethod
    def room_of(box: Box) -> tuple[float, float]:
        """The width and height that a line without a label has for its words."""
        return box.w - 18, box.h - 6

    def carry(self, old: Widget | None) -> Field:
        """Go on with what was being written on the same line of an earlier form."""
        if isinstance(old, Field) and old.writing:
            self.text, self.writing, self._caret = old.text, True, old._caret
        return self

    def copied(self, name: str) -> Field:
        """A line with the same words and the same bounds, to be written on elsewhere."""
        return Field(
            name, self.box, self.text, longest=self._longest, prompt=self._prompt, capitals=self.capitals
        )

    # --- writing

    def begin(self) -> None:
        """Write on, at the end of the words."""
        self.writing = True
        self._before, self._caret = self.text, len(self.text)

    def type(self, text: str) -> None:
        """Letters as they come from the keyboard; the first ones replace what stood there."""
        if not self.writing:
            if not text.strip():
                return  # the space that chose another widget
            self.begin()
            self.text, self._caret = "", 0
        letters = "".join(letter for letter in text if letter.isprintable())
        letters = letters.upper() if self.capitals else letters
        letters = letters[: max(0, self._longest - len(self.text))]
        self.text = self.text[: self._caret] + letters + self.text[self._caret :]
        self._caret += len(letters)

    def clear(self) -> None:
        """Begin the words anew."""
        self.text, self._caret = "", 0

    def put(self, words: str) -> Chosen | None:
        """End the writing with these words."""
        self.begin()
        self.text = words
        return self.finish()

    def finish(self) -> Chosen | None:
        """End the writing; an empty line gets its old words back."""
        if not self.writing:
            return None
        self.writing = False
        words = " ".join(self.text.split())
        self.text = words if words or self._prompt else self._before
        return Chosen(self.name, self.text) if self.text != self._before else None

    def cancel(self) -> None:
        """End the writing as if it had not begun."""
        self.writing = False
        self.text = self._before

    # --- as a widget

    def takes(self, key: str) -> bool:
        """While it is written on, every key but those that leave it."""
        return key not in LEAVING if self.writing else key == "enter"

    def click(self, pos: Point, /) -> Chosen | None:
        """Write; on the sign at the end, ask for the case of letters."""
        if not self.writing:
            self.begin()
        elif pos[0] >= self.box.right - CASE_WIDTH:
            self.case_wanted = True
        return None

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Enter begins and ends; the others move in the words and mend them."""
        key = pressed.key
        if key == "enter":
            if pressed.repeat:
                return None
            if self.writing:
                return self.finish()
            if pressed.pad:
                self.case_wanted = True  # a gamepad has no letters
            else:
                self.begin()
        elif key in ("left", "right", "home", "end"):
            step = {"left": self._caret - 1, "right": self._caret + 1, "home": 0, "end": len(self.text)}[key]
            self._caret = max(0, min(len(self.text), step))
        elif key == "backspace" and self._caret:
            self.text = self.text[: self._caret - 1] + self.text[self._caret :]
            self._caret -= 1
        elif key == "delete":
            self.text = self.text[: self._caret] + self.text[self._caret + 1 :]
        return None

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The name of the line, the words upon it, and while it is written on the pen's place."""
        box = self.box
        sheet = Sheet(look, box, "none")
        line = box
        if self.label:
            named = look.type.fit(self.label, self.label_style, self._spare(look), box.h)
            used = named.get_width() / look.frame.k + 16
            sheet.paste(named, Box(box.x, box.y + 4, used, box.h - 8), "left")
            line = Box(box.x + used, box.y, box.w - used, box.h)
        ink = palette.RED if self.writing else furniture.ink(manner)
        sheet.rule((line.x, box.bottom - 5), (box.right, box.bottom - 5), ink, 4 if manner != "idle" else 2)
        room = Box(line.x + INDENT, line.y, *self.room_of(line))
        if self.writing:
            sign = Box(box.right - CASE_WIDTH, box.y + 4, CASE_WIDTH, box.h - 12)
            sheet.frame(sign, palette.INK, 2)
            sheet.text(CASE, SIGN, sign.inset(4))
            room = Box(room.x, room.y, room.w - CASE_WIDTH, room.h)
        self._write(sheet, room, manner)
        return (sheet.item,)

    def label_fits(self, look: Look) -> float:
        """The size in which there is room for what the line is called."""
        return look.type.fitting(self.label, LABEL, self._spare(look), self.box.h)

    def words_fit(self, look: Look) -> float:
        """The size in which there is room for the words beside what the line is called."""
        label = look.type.fit(self.label, self.label_style, self._spare(look), self.box.h)
        used = label.get_width() / look.frame.k + 16 if self.label else 0.0
        wide, tall = self.room_of(Box(self.box.x, self.box.y, self.box.w - used, self.box.h))
        return look.type.fitting(self.text, self.style, wide, tall)

    def _spare(self, look: Look) -> float:
        """What the words leave of the line: they are what is read."""
        spare = self.box.w - look.type.measure(self.text, self.style)[0] - BESIDE
        least = look.type.measure(self.label, LABEL)[0] / look.type.text_scale
        return min(self.box.w * MOST_LABEL, max(least, spare))

    def _write(self, sheet: Sheet, room: Box, manner: str) -> None:
        look, style = sheet.look, self.style
        if not self.text and not self.writing:
            sheet.text(self._prompt, PROMPT, room, "left")
            return
        ink = style.colour if manner == "idle" and not self.writing else palette.RED
        words = look.type.fit(self.text, style.inked(ink), room.w, room.h)
        sheet.paste(words, room, "left")
        if self.writing:
            whole, part = (
                look.type.measure(text, style)[0] for text in (self.text, self.text[: self._caret])
            )
            at = room.x + (words.get_width() / look.frame.k * part / whole if whole else 0.0) + 2
            sheet.fill(Box(at, room.y + room.h * 0.14, 3, room.h * 0.72), palette.RED)


def written_alike(look: Look, fields: Sequence[Field]) -> None:
    """Have lines that stand for equals show their words in one size, the largest that suits all."""
    sizes = [field.words_fit(look) for field in fields]
    for field in fields:
        field.style = field.style.at(min(sizes))


def named_alike(look: Look, widgets: Sequence[Widget]) -> None:
    """Have all lines of a page tell in one size what they are called."""
    fields = [widget for widget in widgets if isinstance(widget, Field) and widget.label]
    style = LABEL.at(min([field.label_fits(look) for field in fields], default=LABEL.size))
    for field in fields:
        field.label_style = style
