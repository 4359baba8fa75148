"""The generals of one side: added, removed, chosen. It must not know what the cards make of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.content.battles import Army
from game.content.muster_words import GRADES, units_told
from game.content.muster_words import Commands as Words
from game.content.muster_words import Muster as Labels
from game.engine.activation.model import Force
from game.engine.activation.muster import MOST_FORCES
from game.scenes.activation import muster_draft as draft
from game.scenes.field import Field
from game.scenes.kit import Kit
from game.scenes.overlay import ITALIC, page_box, print_corners, print_heading
from game.scenes.sheet import Rgb, Sheet
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 76.0
LINE = 64.0
NOTE = 40.0
NAME = Style(Face.CASLON_BOLD, 34)
TOLD = Style(Face.FELL_ITALIC, 29)
SHARES = (2.6, 2.6, 2.1, 1.5, 1.3)  # command, general, units, begin with, set up; the rest removes


@dataclass(frozen=True, slots=True)
class Chain:
    """What the page leaves: the army, and the command to go on with."""

    army: Army
    place: int


class CommandsScene(WritingPage):
    """One line a command; pops a Chain."""

    def __init__(self, kit: Kit, army: Army, place: int, ink: Rgb) -> None:
        super().__init__(kit)
        self._army = army
        self._place = place
        self._ink = ink

    # --- input

    def back(self) -> Transition | None:
        """What has been changed holds."""
        return Pop(Chain(self._army, self._place))

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A command, or a way on."""
        what, _, number = chosen.name.partition(" ")
        if what == "done":
            return self.back()
        if what == "add":
            self._army = draft.with_command(self._army)
            self._place = len(self._army.forces) - 1
            self.refresh()
            self.form.focus(f"name {self._place}")
            return None
        place = int(number)
        match what, chosen.value:
            case "edit", _:
                return Pop(Chain(self._army, place))
            case "first", _:
                self._begin_with(place)
            case "remove", _:
                self._remove(place)
            case "name", str(name):
                self._put(place, replace(self._army.forces[place], name=name))
            case "general", str(name):
                self._put(place, replace(self._army.forces[place], general=name))
        return None

    def _put(self, place: int, force: Force) -> None:
        forces = self._army.forces
        self._army = replace(self._army, forces=(*forces[:place], force, *forces[place + 1 :]))
        self.refresh()

    def _begin_with(self, place: int) -> None:
        self._army = draft.first_in_the_field(self._army, place)
        if self._place <= place:
            self._place = 0 if self._place == place else self._place + 1
        self.refresh()
        self.form.focus("done")

    def _remove(self, place: int) -> None:
        self._army = draft.without_command(self._army, place)
        self._place -= self._place > place or self._place == len(self._army.forces)
        self.refresh()

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The lines, then the two buttons."""
        found: list[Widget] = []
        only = len(self._army.forces) == 1
        for i, force in enumerate(self._army.forces):
            name, general, _, first, edit, remove = _cells(look, i)
            found += [
                Field(f"name {i}", name, force.name, style=NAME),
                Field(f"general {i}", general, force.general, style=NAME),
                Button(
                    f"first {i}",
                    first,
                    Words.FIRST if i == 0 else Words.MAKE_FIRST,
                    "icon",
                    enabled=i > 0,
                    why=Words.IS_FIRST,
                ),
                Button(f"edit {i}", edit, Words.EDIT, "icon"),
                Button(f"remove {i}", remove, Words.REMOVE, "icon", enabled=not only, why=Words.LAST_ONE),
            ]
        left, right = _foot(look).row(2, 24)
        room_left = len(self._army.forces) < MOST_FORCES
        return [
            *found,
            Button("add", left, Words.ADD, enabled=room_left, why=Words.FULL),
            Button("done", right, Words.DONE, "brass"),
        ]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, the heads of the columns, the strength of every command."""
        box = page_box(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        print_heading(sheet, Words.HEADING.format(army=self._army.name), self._ink)
        sheet.text(Words.NOTE, ITALIC.at(30), _note(look))
        heads = _cells(look, -1)
        sheet.text(Labels.COMMAND_LABEL, TOLD, heads[0], "left")
        sheet.text(Labels.GENERAL, TOLD, heads[1], "left")
        for i, force in enumerate(self._army.forces):
            cell = _cells(look, i)[2]
            if i == self._place:
                sheet.tinted("fist", Box(cell.x - 44, cell.cy - 12, 42, 23), palette.RED)
            told = Words.UNITS.format(units=units_told(force.units), grade=GRADES[force.grade])
            sheet.text(told, TOLD, cell, "left")
        return (sheet.item,)


def _note(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 110, box.y + 150, box.w - 220, NOTE)


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 130, box.bottom - 44 - BUTTON, box.w - 260, BUTTON)


def _cells(look: Look, line: int) -> list[Box]:
    """The boxes of a line; line −1 are the heads of the columns."""
    box, top = page_box(look), _note(look).bottom + 4
    heads = 36.0
    room = Box(box.x + 70, top + heads, box.w - 140, _foot(look).y - 14 - top - heads)
    step = min(LINE + 12, room.h / MOST_FORCES)
    height = min(LINE, step - 6)
    y = top if line < 0 else room.y + line * step
    tall = heads if line < 0 else height
    gap, end = 16.0, 58.0
    unit = (room.w - end - 5 * gap - 44) / sum(SHARES)
    cells, x = [], room.x
    for i, share in enumerate(SHARES):
        x += 44 if i == 2 else 0  # the pointing hand
        cells.append(Box(x, y, unit * share, tall))
        x += unit * share + gap
    return [*cells, Box(x, y, end, tall)]
