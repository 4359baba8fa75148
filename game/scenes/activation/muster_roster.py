"""The roster of a command, line by line: arm, own word, name, how many. Knows not what a unit may do."""

from __future__ import annotations

from dataclasses import replace

from game.content.muster_words import Roster as Words
from game.content.muster_words import units_told
from game.engine.activation.model import Arm, Colour, Force
from game.engine.activation.reckoning import MOST_UNITS
from game.scenes.activation.muster_lines import RosterLine, lines_of, roster_of
from game.scenes.activation.parade import print_parade
from game.scenes.field import Field
from game.scenes.kit import Kit
from game.scenes.overlay import ITALIC, FormPage, as_read, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.scenes.stepper import Stepper
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Choice, Chosen, Widget

ARMS = tuple(Arm)
BUTTON = 74.0
LINE = 62.0
STEP = 69.0
HEADS = 38.0
ROUNDEL = 60.0
NAME = Style(Face.CASLON_BOLD, 34)
HEAD = Style(Face.FELL_ITALIC, 28)
TOTAL = Style(Face.CASLON_BOLD, 38, palette.INK)
SHARES = (2.3, 2.1, 2.9, 1.9)  # arm, own word, name, how many
NARROW = (2.8, 1.9, 2.9, 1.9)
UPPER = (2.4, 1.7)  # on an upright screen a line has two storeys: arm and how many,
LOWER = (1.7, 2.4)  # own word and name below them
STOREY = 8.0
UPRIGHT_STEP = 2 * LINE + STOREY + 22
LONGEST = 50  # a name, so that its number still finds room


class RosterScene(WritingPage, FormPage):
    """Pops the units of the roster, none where only their number is kept; None changes nothing."""

    def __init__(self, kit: Kit, force: Force, colour: Colour) -> None:
        super().__init__(kit)
        self._colour = colour
        self._general = force.general
        self._lines = list(lines_of(force.roster))

    @property
    def count(self) -> int:
        """How many units there are."""
        return sum(line.count for line in self._lines)

    # --- leaves

    def leaves(self, look: Look) -> int:
        """As many as the lines need."""
        return max(1, -(-len(self._lines) // _rows(look)))

    def turner(self, look: Look) -> Box:
        """Between the lines and the buttons, beside the sum."""
        foot = _foot(look)
        return Box(foot.x + foot.w * 0.3, _adding(look)[0].y - BUTTON - 14, foot.w * 0.7, BUTTON)

    # --- input

    def back(self) -> Transition | None:
        """What has been written holds."""
        return Pop(roster_of(self._lines))

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A line, a new line, or a way on."""
        what, _, rest = chosen.name.partition(" ")
        match what:
            case "done":
                return self.back()
            case "numbers":
                return Pop(())
            case "earlier" | "later":
                return FormPage.chosen(self, chosen)
            case "add":
                self._add(Arm(rest))
            case _:
                self._write_line(what, int(rest), chosen.value)
        return None

    def _add(self, arm: Arm) -> None:
        """One more: of the last line where that is the same and still has its usual name."""
        if self.count >= MOST_UNITS:
            self.message = Words.FULL.format(most=MOST_UNITS)
            return
        usual = RosterLine(arm, "", Words.NAMES[arm])
        last = self._lines[-1] if self._lines else None
        if last is not None and replace(last, count=1) == usual:
            self._lines[-1] = replace(last, count=last.count + 1)
        else:
            self._lines.append(usual)
        assert self._look is not None
        self.leaf = self.leaves(self._look) - 1
        self.refresh()

    def _write_line(self, what: str, number: int, value: object) -> None:
        line = self._lines[number]
        match what, value:
            case "arm", int(index):
                line = _with_arm(line, ARMS[index])
            case "kind", str(kind):
                line = replace(line, kind=kind)
            case "name", str(name):
                line = replace(line, name=name)
            case "count", int(count):
                line = replace(line, count=min(count, MOST_UNITS - self.count + line.count))
            case "remove", _:
                del self._lines[number]
                assert self._look is not None
                self.leaf = min(self.leaf, self.leaves(self._look) - 1)
                self.refresh()
                return
        self._lines[number] = line
        self.refresh()

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The lines of this leaf, then what adds lines, then the ways on."""
        found: list[Widget] = []
        first = self.leaf * _rows(look)
        style = self._style(look)
        for row, line in enumerate(self._shown(look)):
            found += self._line_widgets(first + row, line, _cells(look, row), style)
        foot = _foot(look)
        numbers, done = foot.row(2, 24)
        return [
            *found,
            *self.turners(look),
            *(
                Button(f"add {arm}", box, Words.ADD[arm], "icon")
                for arm, box in zip(ARMS, _adding(look), strict=True)
            ),
            Button("done", done, Words.DONE, "brass"),
            Button("numbers", numbers, Words.NUMBERS),
        ]

    def _shown(self, look: Look) -> list[RosterLine]:
        """The lines of this leaf."""
        first = self.leaf * _rows(look)
        return self._lines[first : first + _rows(look)]

    def _style(self, look: Look) -> Style:
        """How own words and names are set: all in one size."""
        _, _, kind, name, _, _ = _cells(look, 0)
        shown, of, measures = self._shown(look), Field.room_of, look.type
        kinds = measures.alike([line.kind for line in shown], NAME, *of(kind))
        names = measures.alike([line.name for line in shown], NAME, *of(name))
        return min(kinds, names, key=lambda style: style.size)

    def _line_widgets(self, number: int, line: RosterLine, cells: list[Box], style: Style) -> list[Widget]:
        _, arm, kind, name, count, remove = cells
        words = tuple(Words.ARMS[each] for each in ARMS)
        most = max(1, min(MOST_UNITS, MOST_UNITS - self.count + line.count))
        found = [
            Choice(f"arm {number}", arm, words, ARMS.index(line.arm)),
            Field(f"kind {number}", kind, line.kind, style=style, prompt=Words.KIND_PROMPT, longest=LONGEST),
            Field(f"name {number}", name, line.name, style=style, longest=LONGEST),
            Stepper(f"count {number}", count, 1, most, line.count),
        ]
        return [*as_read(found), Button(f"remove {number}", remove, Words.REMOVE, "icon")]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, the heads of the columns, a roundel for every arm, the sum."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADING.format(general=self._general))
        shown = self._shown(look)
        if shown:
            self._print_heads(sheet, look)
        for row, line in enumerate(shown):
            print_arm(sheet, line.arm, _cells(look, row)[0])
        self._print_parade(sheet, look, shown)
        strip = self.turner(look)
        total = Box(_foot(look).x, strip.y, strip.x - _foot(look).x, strip.h)
        sheet.text(Words.TOTAL.format(units=units_told(self.count)), TOTAL, total, "left")
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _print_parade(self, sheet: Sheet, look: Look, shown: list[RosterLine]) -> None:
        """What the lines leave empty: the units drawn up, or before the first every arm there is."""
        room = _room(look)
        top = _cells(look, max(0, len(shown) - 1))[0].bottom + 14
        if not shown:
            middle = replace(ITALIC, align="centre")
            sheet.block_middle(Words.EMPTY, middle, Box(room.x, room.y, room.w, top - room.y))
        arms = tuple([line.arm for line in shown for _ in range(line.count)]) or ARMS
        print_parade(sheet, Box(room.x, top, room.w, room.bottom - top), arms, self._colour)

    @staticmethod
    def _print_heads(sheet: Sheet, look: Look) -> None:
        """What stands in the columns; where a line has two storeys, in both of them."""
        heads = _cells(look, -1)
        if look.frame.upright:
            words = Words.ARM_AND_KIND, Words.COUNT_AND_NAME
            for head, cell in zip(words, (heads[1], heads[4]), strict=True):
                sheet.text(head, HEAD, cell, "left")
            return
        for head, cell in zip((Words.ARM, Words.KIND, Words.NAME, Words.COUNT), heads[1:5], strict=True):
            sheet.text(head, HEAD, cell, "left" if cell is not heads[4] else "centre")


def print_arm(sheet: Sheet, arm: Arm, box: Box) -> None:
    """The roundel of an arm."""
    side = min(box.w, box.h)
    name = f"arm_{arm}"
    for found in (f"{name}_small", name) if sheet.px(side) <= 96 else (name,):
        if found in sheet.look.art.names:
            sheet.picture(found, Box.around(box.cx, box.cy, side, side))
            return


def _with_arm(line: RosterLine, arm: Arm) -> RosterLine:
    """Another arm; a usual name becomes the usual one of the new arm."""
    name = Words.NAMES[arm] if line.name == Words.NAMES[line.arm] else line.name
    return replace(line, arm=arm, name=name)


def _foot(look: Look) -> Box:
    box = page_box(look)
    side = 116 if look.frame.upright else 134
    return Box(box.x + side, box.bottom - 40 - BUTTON, box.w - 2 * side, BUTTON)


def _adding(look: Look) -> tuple[Box, ...]:
    """The buttons that add a line, above the foot: in one row, or upright in two."""
    foot = _foot(look)
    if not look.frame.upright:
        return foot.moved(0, -BUTTON - 14).row(len(ARMS), 14)
    low = foot.moved(0, -BUTTON - 14)
    return (*low.moved(0, -BUTTON - 14).row(3, 14), *low.row(2, 14))


def _room(look: Look) -> Box:
    box = page_box(look)
    top = box.y + 146
    return Box(box.x + 60, top, box.w - 120, _adding(look)[0].y - BUTTON - 14 - 10 - top)


def _rows(look: Look) -> int:
    return int((_room(look).h - HEADS) // (UPRIGHT_STEP if look.frame.upright else STEP))


def _cells(look: Look, row: int) -> list[Box]:
    """The boxes of a line: roundel, arm, own word, name, how many, remove; row −1 are the heads."""
    if look.frame.upright:
        return _storeys(look, row)
    room = _room(look)
    y, tall = (room.y, HEADS) if row < 0 else (room.y + HEADS + row * STEP, LINE)
    gap, end = 16.0, 58.0
    shares = SHARES if look.frame.wide else NARROW
    unit = (room.w - ROUNDEL - end - 5 * gap) / sum(shares)
    cells, x = [Box(room.x, y, ROUNDEL, tall)], room.x + ROUNDEL + gap
    for share in shares:
        cells.append(Box(x, y, unit * share, tall))
        x += unit * share + gap
    return [*cells, Box(x, y, end, tall)]


def _storeys(look: Look, row: int) -> list[Box]:
    """The same where a line has two storeys, the roundel and the way to remove it as high as both."""
    room, gap, end = _room(look), 16.0, 62.0
    y, tall = (room.y, HEADS) if row < 0 else (room.y + HEADS + row * UPRIGHT_STEP, LINE)
    side = ROUNDEL * 1.5
    upper = Box(room.x + side + gap, y, room.w - side - gap, tall)
    lines = Box(upper.x, y, upper.w - end - gap, tall)
    arm, count = lines.shared(UPPER, gap)
    kind, name = lines.moved(0, LINE + STOREY).shared(LOWER, gap)
    roundel = Box(room.x, y, side, 2 * LINE + STOREY)
    return [roundel, arm, kind, name, count, Box(upper.right - end, y, end, roundel.h)]
