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
from game.scenes.activation.parade import print_parade
from game.scenes.field import Field, named_alike
from game.scenes.kit import Kit
from game.scenes.overlay import ITALIC, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 76.0
NOTE = 40.0
GAP = 14.0
# For up to so many generals: how many below each other, and how many beside each other.
RANKS = ((1, 1, 1), (2, 1, 2), (4, 2, 2), (6, 2, 3), (MOST_FORCES, 3, 3))
UPRIGHT_RANKS = ((2, 2, 1), (3, 3, 1), (4, 4, 1), (6, 3, 2), (8, 4, 2), (MOST_FORCES, 5, 2))
MOST_ROW = 76.0  # the height of a line about a general
LEAST_HAND, MOST_HAND = 110.0, 260.0  # the height of the cards of a command, where there is room for them
LEAST_PARADE = 130.0  # and that of its units drawn up above them
TOLD_SHARE = 0.36  # of a row, for what a general commands
NARROW = 560.0  # a general with less room has small letters
NAME = Style(Face.CASLON_BOLD, 48)
SMALL_NAME = NAME.at(34)
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
        cells = self._cells(look)
        names, generals = (
            look.type.alike(words, _lettering(cells[0]), *Field.room_of(box))
            for words, box in (
                ([force.name for force in self._army.forces], cells[0].name),
                ([force.general for force in self._army.forces], _words(cells[0].general)),
            )
        )
        for i, (force, cell) in enumerate(zip(self._army.forces, cells, strict=False)):
            first = Words.FIRST if i == 0 else Words.MAKE_FIRST
            found += [
                Field(f"name {i}", cell.name, force.name, style=names),
                Button(
                    f"remove {i}", cell.remove, Words.REMOVE, "icon", enabled=not only, why=Words.LAST_ONE
                ),
                Field(f"general {i}", cell.general, force.general, Labels.GENERAL, style=generals),
                Button(f"first {i}", cell.first, first, "icon", enabled=i > 0, why=Words.IS_FIRST),
                Button(f"edit {i}", cell.edit, Words.EDIT, "icon"),
            ]
        named_alike(look, found)
        left, right = _foot(look).row(2, 24)
        room_left = len(self._army.forces) < MOST_FORCES
        return [
            *found,
            Button("add", left, Words.ADD, enabled=room_left, why=Words.FULL),
            Button("done", right, Words.DONE, "brass"),
        ]

    def _cells(self, look: Look) -> tuple[Cell, ...]:
        """Places for the generals; his units stand beside one who is alone."""
        return _cells(look, len(self._army.forces), beside=bool(self._army.forces[0].roster))

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, and round every general a rule with what he commands."""
        box = page_box(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        print_heading(sheet, Words.HEADING.format(army=self._army.name), self._ink)
        sheet.text(Words.NOTE, ITALIC.at(30), _note(look))
        cells = self._cells(look)
        strengths = [
            Words.UNITS.format(units=units_told(force.units), grade=GRADES[force.grade])
            for force in self._army.forces
        ]
        style = look.type.alike(strengths, TOLD, cells[0].told.w, cells[0].told.h, lines=2)
        for i, (force, cell) in enumerate(zip(self._army.forces, cells, strict=False)):
            here = i == self._place
            sheet.frame(cell.box, self._ink if here else palette.FADED, 5 if here else 2)
            sheet.block_middle(strengths[i], style, cell.told)
            if cell.spare is not None:
                self._print_strength(sheet, cell.spare, force)
        if len(cells) > len(self._army.forces):
            free = cells[-1].box
            height = min(free.h * 0.85, 300.0)
            sheet.picture("inkstand", Box.around(free.cx, free.cy, height * 4 / 3, height))
        return (sheet.item,)

    def arrange(self, look: Look) -> None:
        """Cards of another size."""
        self._faces = ActivationFaces(look)
        super().arrange(look)

    def _print_strength(self, sheet: Sheet, room: Box, force: Force) -> None:
        """The units of a command drawn up, where they are known by name, and the cards made of it."""
        assert self._faces is not None
        hand = room.inset(0, max(0.0, (room.h - MOST_HAND) / 2))
        if force.roster and room.h >= LEAST_PARADE + LEAST_HAND:
            tall = min(MOST_HAND, max(LEAST_HAND, room.h * 0.36))
            parade = Box(room.x, room.y, room.w, room.h - tall - GAP)
            hand = Box(room.x, room.bottom - tall, room.w, tall)
            print_parade(sheet, parade, tuple([unit.arm for unit in force.roster]), self._colour)
        print_hand(sheet, self._faces, hand, reckon(self._rules, self._colour, force.units, force.grade))


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
    spare: Box | None  # where his cards are shown


def _note(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 110, box.y + 150, box.w - 220, NOTE)


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 130, box.bottom - 44 - BUTTON, box.w - 260, BUTTON)


def _cells(look: Look, count: int, *, beside: bool) -> tuple[Cell, ...]:
    """Places for so many generals, the larger the fewer they are."""
    box, top = page_box(look), _note(look).bottom + 14
    room = Box(box.x + 60, top, box.w - 120, _foot(look).y - 16 - top)
    ranks = UPRIGHT_RANKS if look.frame.upright else RANKS
    down, across = next((down, across) for most, down, across in ranks if count <= most)
    return tuple(
        [_cell(place, beside=beside) for row in room.column(down, GAP) for place in row.row(across, GAP)]
    )


def _lettering(cell: Cell) -> Style:
    return NAME if cell.box.w >= NARROW else SMALL_NAME


def _words(general: Box) -> Box:
    """What the word before it leaves of the line with a general's name."""
    return Box(general.x, general.y, general.w * 0.76, general.h)


def _cell(box: Box, *, beside: bool) -> Cell:
    """The command and what strikes it out; its general; his strength and the two ways on; his cards."""
    tall = 3 * MOST_ROW + 12
    inner = box.inset(20, 10)
    spare: Box | None = None
    if beside and inner.h >= tall + LEAST_HAND + 30 and inner.w > 2.4 * NARROW:  # one general alone
        form, spare = inner.row(2, 40)
        form = Box(form.x, form.cy - tall / 2, form.w, tall)
    elif inner.h >= tall + LEAST_HAND + 30:
        form = Box(inner.x, inner.y + 6, inner.w, tall)
        spare = Box(inner.x, form.bottom + 18, inner.w, inner.bottom - form.bottom - 28)
    else:
        height = min(inner.h, tall)
        form = Box(inner.x, inner.cy - height / 2, inner.w, height)
    upper, middle, lower = form.column(3, 6)
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
        spare,
    )


def _parted(row: Box, share: float) -> tuple[Box, Box, Box]:
    """What is told, and two buttons beside it."""
    told = Box(row.x, row.y, row.w * share, row.h)
    height = min(row.h, 72.0)
    first, edit = Box(told.right + 8, row.cy - height / 2, row.w - told.w - 8, height).row(2, 8)
    return told, first, edit
