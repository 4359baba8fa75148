"""The two ways to a general's grade as widgets: picked by hand, or two dice. They throw nothing."""

from __future__ import annotations

from game.content.muster_words import GRADE_TITLES, thresholds
from game.content.muster_words import Muster as Words
from game.engine.activation.model import Grade, Rules
from game.scenes.sheet import Sheet
from game.stage import furniture, palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, Point
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style
from game.stage.widget import ACTIVATING
from game.stage.widgets import Chosen, Widget

GRADES = (Grade.POOR, Grade.AVERAGE, Grade.GOOD)  # from left to right, as the sums of the dice go
TITLE = Style(Face.CASLON_BOLD, 36)
SUMS = Style(Face.CASLON_ITALIC, 27)
THROW = Style(Face.CASLON_BOLD, 34)
DIE = 58.0
TICK = 26.0


class GradePicker(Widget):
    """Three words side by side with the sums that give them; the chosen one is printed in reverse."""

    def __init__(self, name: str, box: Box, rules: Rules, grade: Grade) -> None:
        super().__init__(name, box)
        self._sums = tuple(thresholds(rules, grade) for grade in GRADES)
        self.index = GRADES.index(grade)

    def takes(self, key: str) -> bool:
        """Left, right, and Enter or Space for the next."""
        return key in ("left", "right", *ACTIVATING)

    def click(self, pos: Point, /) -> Chosen | None:
        """The word that was clicked, even if it is the chosen one: then it is by hand."""
        cells = self.box.row(len(GRADES))
        found = [i for i, cell in enumerate(cells) if cell.x <= pos[0] < cell.right]
        return self._pick(found[0]) if found else None

    def wheel(self, steps: int, /) -> Chosen | None:
        """Away from the player is better."""
        return self._step(steps)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """One better or worse; Enter goes round."""
        if pressed.key in ACTIVATING:
            return None if pressed.repeat else self._pick((self.index + 1) % len(GRADES))
        return self._step(-1 if pressed.key == "left" else 1)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The three words."""
        sheet = Sheet(look, self.box, "none")
        line = palette.INK if manner == "idle" else palette.RED
        for i, cell in enumerate(self.box.row(len(GRADES))):
            self._print(sheet, cell, i)
        sheet.grid(Box(self.box.x, self.box.y, self.box.w - 3, self.box.h - 3), len(GRADES), 1, line, 2.5)
        return (sheet.item,)

    def _print(self, sheet: Sheet, cell: Box, i: int) -> None:
        """A word over its sums, and on the chosen one's left a tick, of which the sums keep clear."""
        chosen, measures = i == self.index, sheet.look.type
        ink = palette.PAPER if chosen else palette.INK
        upper = Box(cell.x + 6, cell.y + 6, cell.w - 12, cell.h * 0.52)
        title = measures.alike([GRADE_TITLES[grade] for grade in GRADES], TITLE, upper.w, upper.h)
        lower = Box(cell.x + 8, cell.y + cell.h * 0.54, cell.w - 16, cell.h * 0.4)
        if chosen:
            sheet.fill(cell.inset(3), palette.INK)
            mark = furniture.tick(sheet.look, sheet.px(TICK), palette.PAPER)
            sheet.paste(mark, Box(cell.x + 8, lower.y, TICK, lower.h))
            if measures.measure(self._sums[i], SUMS)[0] > lower.w - 2 * TICK:
                lower = Box(lower.x + TICK + 3, lower.y, lower.w - TICK - 3, lower.h)
        sheet.text(GRADE_TITLES[GRADES[i]], title.inked(ink), upper)
        sheet.text(self._sums[i], SUMS.inked(ink), lower)

    def _step(self, by: int) -> Chosen | None:
        index = max(0, min(len(GRADES) - 1, self.index + by))
        return self._pick(index) if index != self.index else None

    def _pick(self, index: int) -> Chosen:
        self.index = index
        return Chosen(self.name, GRADES[index])


class DiceTray(Widget):
    """A place for two dice: press it and they are thrown."""

    def __init__(self, name: str, box: Box, dice: tuple[int, ...], *, in_flight: bool) -> None:
        super().__init__(name, box)
        self._dice = dice
        self._in_flight = in_flight

    @property
    def places(self) -> tuple[Box, Box]:
        """Where the two dice come to rest."""
        return rests(self.box)

    def click(self, _pos: Point, /) -> Chosen | None:
        """Throw."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Throw, once a press."""
        return None if pressed.repeat else Chosen(self.name)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The tray, and in it the dice that were thrown, or the words that ask for it."""
        rect = look.frame.rect(self.box)
        tray = (furniture.chip(look, rect.size, manner), rect.topleft)
        if self._in_flight:
            return (tray,)
        if self._dice:
            dice = zip(self._dice, self.places, strict=True)
            return (tray, *(self._die(look, value, box) for value, box in dice))
        box = self.box
        pair = [Box.around(box.x + 38, box.cy - 10, 40, 40), Box.around(box.x + 58, box.cy + 12, 40, 40)]
        word = Box(box.x + 82, box.y, box.w - 96, box.h)
        text = look.type.fit(Words.THROW, THROW.inked(furniture.ink(manner)), word.w, word.h)
        shown = [self._die(look, value, place) for value, place in zip((5, 3), pair, strict=True)]
        return (tray, *shown, furniture.placed(text, look.frame.rect(word)))

    @staticmethod
    def _die(look: Look, value: int, box: Box) -> Item:
        return furniture.placed(look.art.frames(f"die_ivory_{value}_a", box.h)[-1], look.frame.rect(box))


def rests(tray: Box) -> tuple[Box, Box]:
    """Where two dice lie in a tray."""
    return tuple(Box.around(tray.cx + side * 36, tray.cy, DIE, DIE) for side in (-1, 1))  # type: ignore[return-value]
