"""A question with two answers. It must not know what is asked."""

from __future__ import annotations

from game.scenes.kit import Kit
from game.scenes.overlay import HEADING, Page, middle_box
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 84.0
QUESTION = Style(Face.CASLON, 35, palette.INK, align="centre")


class AskScene(Page):
    """Pops True or False; the focus begins on the safe answer, and Escape gives it."""

    def __init__(self, kit: Kit, title: str, question: str, yes: str, no: str) -> None:
        super().__init__(kit)
        self._title = title
        self._question = question
        self._answers = (no, yes)

    def widgets(self, look: Look) -> list[Widget]:
        """The safe answer first."""
        box = _sheet(look)
        left, right = Box(box.x + 60, box.bottom - 56 - BUTTON, box.w - 120, BUTTON).row(2, 26)
        no, yes = self._answers
        return [Button("no", left, no, "brass"), Button("yes", right, yes)]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """The answer."""
        return Pop(chosen.name == "yes")

    def back(self) -> Transition | None:
        """No answer is the safe one."""
        return Pop(False)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Title and question."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        sheet.text(
            self._title, HEADING.at(60).inked(palette.RED), Box(box.x + 60, box.y + 36, box.w - 120, 76)
        )
        sheet.tinted("rule", Box.around(box.cx, box.y + 132, 420, 26), palette.INK)
        room = Box(box.x + 70, box.y + 156, box.w - 140, box.h - 156 - 56 - BUTTON - 22)
        sheet.block_middle(self._question, QUESTION, room)
        return (sheet.item,)


def _sheet(look: Look) -> Box:
    return middle_box(look, 1040, 540)
