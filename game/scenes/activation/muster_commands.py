"""The generals of one side: added, removed, chosen. It must not know what the cards make of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.content.battles import Army, Battle
from game.content.muster_words import GRADES, units_told
from game.content.muster_words import Commands as Words
from game.content.muster_words import Muster as Labels
from game.engine.activation.model import Colour, Force
from game.engine.activation.muster import MOST_FORCES
from game.engine.activation.reckoning import reckon
from game.scenes.activation import muster_draft as draft
from game.scenes.activation.cards import ActivationFaces
from game.scenes.activation.muster_panel import ink_of, print_hand
from game.scenes.field import Field
from game.scenes.kit import Kit
from game.scenes.overlay import ITALIC, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 76.0
NOTE = 40.0
GAP = 14.0
PAIR = 2
FEW = 4  # generals in two rows, with large letters; more of them are in three
UPRIGHT_ROWS = {True: (4, 1), False: (5, 2)}  # few or many: below each other, and beside each other
MOST_ROW = 76.0  # the height of a line about a general
TOLD_SHARE = 0.36  # of a row, for what a general commands
NAME = Style(Face.CASLON_BOLD, 48)
TOLD = Style(Face.CASLON_ITALIC, 31)


@dataclass(frozen=True, slots=True)
class Chain:
    """What the page leaves: the army, and the command to go on with."""

    army: Army
    place: int


class CommandsScene(WritingPage):
    """One ruled space a command; pops a Chain."""

    def __init__(self, kit: Kit, battle: Battle, colour: Colour, place: int) -> None:
        super().__init__(kit)
        self._rules = battle.rules
        self._army = battle.army(colour)
        self._colour = colour
        self._place = place
        self._ink = ink_of(colour)
        self._faces: ActivationFaces | None = None

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
        """The generals one after the other, then the two buttons."""
        found: list[Widget] = []
        only = len(self._army.forces) == 1
        style = NAME if len(self._army.forces) <= FEW else NAME.at(34)
        for i, (force, cell) in enumerate(
            zip(self._army.forces, _cells(look, len(self._army.forces)), strict=False)
        ):
            first = Words.FIRST if i == 0 else Words.MAKE_FIRST
            found += [
                Field(f"name {i}", cell.name, force.name, style=style),
                Button(
                    f"remove {i}", cell.remove, Words.REMOVE, "icon", enabled=not only, why=Words.LAST_ONE
                ),
                Field(f"general {i}", cell.general, force.general, Labels.GENERAL, style=style),
                Button(f"first {i}", cell.first, first, "icon", enabled=i > 0, why=Words.IS_FIRST),
                Button(f"edit {i}", cell.edit, Words.EDIT, "icon"),
            ]
        left, right = _foot(look).row(2, 24)
        room_left = len(self._army.forces) < MOST_FORCES
        return [
            *found,
            Button("add", left, Words.ADD, enabled=room_left, why=Words.FULL),
            Button("done", right, Words.DONE, "brass"),
        ]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, and round every general a rule with what he commands."""
        box = page_box(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        print_heading(sheet, Words.HEADING.format(army=self._army.name), self._ink)
        sheet.text(Words.NOTE, ITALIC.at(30), _note(look))
        for i, (force, cell) in enumerate(
            zip(self._army.forces, _cells(look, len(self._army.forces)), strict=False)
        ):
            here = i == self._place
            sheet.frame(cell.box, self._ink if here else palette.FADED, 5 if here else 2)
            told = Words.UNITS.format(units=units_told(force.units), grade=GRADES[force.grade])
            sheet.text(told, TOLD, cell.told, "left")
        if len(self._army.forces) <= PAIR:  # the lower row is free
            self._print_hands(sheet, look)
        return (sheet.item,)

    def arrange(self, look: Look) -> None:
        """Cards of another size."""
        self._faces = ActivationFaces(look)
        super().arrange(look)

    def _print_hands(self, sheet: Sheet, look: Look) -> None:
        """Below every general the cards that are made of his command; an inkstand where none is."""
        *_, left, right = [cell.box for cell in _cells(look, FEW)]
        spaces = [left.inset(10, 16), right.inset(10, 16)][: len(self._army.forces)]
        if look.frame.upright:  # they are below each other, and those of which would not be seen
            spaces, right = [], Box(left.x, left.y, left.w, right.bottom - left.y)
        if len(spaces) < PAIR:
            height = min(right.h * 0.85, 300.0)
            sheet.picture("inkstand", Box.around(right.cx, right.cy, height * 4 / 3, height))
        assert self._faces is not None
        for force, space in zip(self._army.forces, spaces, strict=False):
            sums = reckon(self._rules, self._colour, force.units, force.grade)
            print_hand(sheet, self._faces, space, sums)


@dataclass(frozen=True, slots=True)
class Cell:
    """The boxes of one general."""

    box: Box
    name: Box
    remove: Box
    general: Box
    told: Box
    first: Box
    edit: Box


def _note(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 110, box.y + 150, box.w - 220, NOTE)


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 130, box.bottom - 44 - BUTTON, box.w - 260, BUTTON)


def _cells(look: Look, count: int) -> tuple[Cell, ...]:
    """Room for so many generals, the larger the fewer they are."""
    box, top = page_box(look), _note(look).bottom + 14
    room = Box(box.x + 60, top, box.w - 120, _foot(look).y - 16 - top)
    side = 2 if count <= FEW else 3
    down, across = UPRIGHT_ROWS[count <= FEW] if look.frame.upright else (side, side)
    rows = room.column(down, GAP)
    return tuple([_cell(place) for row in rows for place in row.row(across, GAP)])


def _cell(box: Box) -> Cell:
    """The command and what strikes it out; its general; his strength and the two ways on."""
    height = min(box.h - 20, 3 * MOST_ROW + 12)
    inner = Box(box.x + 20, box.cy - height / 2, box.w - 40, height)
    upper, middle, lower = inner.column(3, 6)
    side = min(upper.h, 64.0)
    told, first, edit = _parted(lower, TOLD_SHARE)
    return Cell(
        box,
        Box(upper.x, upper.y, upper.w - side - 12, upper.h),
        Box(upper.right - side, upper.y, side, upper.h),
        middle,
        told,
        first,
        edit,
    )


def _parted(row: Box, share: float) -> tuple[Box, Box, Box]:
    """What is told, and two buttons beside it."""
    told = Box(row.x, row.y, row.w * share, row.h)
    height = min(row.h, 72.0)
    first, edit = Box(told.right + 8, row.cy - height / 2, row.w - told.w - 8, height).row(2, 8)
    return told, first, edit
