"""Choosing a level and a deal, and taking office. It must not know how a government is played."""

from __future__ import annotations

from collections.abc import Callable

from game.content.kiosk_words import EXHIBITED
from game.content.levels import Level
from game.content.seedcode import SeedError, code_of, new_seed, seed_of
from game.content.words import NewGame as Words
from game.scenes.field import CASE, Field
from game.scenes.kit import Kit, deal_of_the_day
from game.scenes.level_detail import print_level
from game.scenes.level_line import LevelLine
from game.scenes.overlay import (
    CAPITALS,
    Page,
    page_box,
    print_corners,
    print_heading,
)
from game.scenes.sheet import Sheet
from game.scenes.type_case import Set, TypeCaseScene
from game.stage import palette
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, TextTyped
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Push, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

Record = Callable[[Level], tuple[int, int]]  # how often a level was played, and won

CODE = Style(Face.CASLON_BOLD, 48, palette.INK)
HINT = Style(Face.CASLON_ITALIC, 26, palette.INK)
FAULT = Style(Face.CASLON, 26, palette.RED)
LONGEST_CODE = 40
BUTTON = 78.0
LEFTMOST = ("another", "deal", "back")  # left of these lies the list
CODE_ROW = 72.0
MOST_HINT = 104.0
MOST_LINE, BETWEEN = 124.0, 8.0  # units: the height of a line of the list, and what is free below it
UPPER = 0.53  # of an upright sheet's height is for the list; less where words are large
UPPER_LARGE = 0.45
LARGE_TEXT = 1.4
LABEL = 112.0  # how much of the row its label takes


class NewGovernmentScene(Page):
    """The levels as a playbill at the left; the chosen one and its deal at the right.

    On an upright screen the one is above the other.
    """

    opaque = True

    def __init__(
        self, kit: Kit, levels: tuple[Level, ...], record: Record, first: Level | None = None
    ) -> None:
        super().__init__(kit)
        self._levels = levels
        self._record = record
        self._index = levels.index(first) if first in levels else 0
        fixed = deal_of_the_day(kit)
        self._fixed = EXHIBITED if fixed is not None else ""
        self._seed = new_seed() if fixed is None else fixed
        self._typing: str | None = None
        self._fault = ""
        self._asking = False
        self.form = Form([], f"level {self._index}")

    # --- what app and tests may ask

    @property
    def level(self) -> Level:
        """The chosen level."""
        return self._levels[self._index]

    @property
    def writing_letters(self) -> bool:
        """While a deal is entered."""
        return self._typing is not None

    @property
    def seed(self) -> int:
        """The deal that would be dealt."""
        return self._seed

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """A code being typed takes the letters; else the arrows choose among the levels."""
        if self._typing is not None and isinstance(entry, TextTyped):
            self._write(self._typing + entry.text)
            return None
        if isinstance(entry, KeyPressed) and entry.key in ("up", "down"):
            self.form.focus_visible = True
        transition = super().handle(entry)
        self._follow_focus()
        return transition

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """The keys of the line in which a code is typed, and F1."""
        if self.asks(key, "rules"):
            return Push(lambda: self.kit.doors.rules(self.level.rules))
        if key.key == "left" and self.form.focus_visible and self.form.focused in LEFTMOST:
            self.form.focus(f"level {self._index}")
            return True
        if self._typing is None:
            return None
        if key.key == "backspace":
            self._write(self._typing[:-1])
            return True
        if key.key in ("enter", "space") and self.form.focused == "case":
            return None
        if key.key == "enter" and not key.repeat:
            self._deal_typed()
            return True
        return key.key not in ("tab", "up", "down", "left", "right")  # the rest arrives as text

    def back(self) -> Transition | None:
        """Leave the line first, then the page."""
        if self._typing is None:
            return super().back()
        self._typing, self._fault = None, ""
        self.refresh()
        self.form.focus("enter")
        return None

    def resume(self, result: object) -> None:
        """Whether the running government may be dismissed, or the code that was set letter by letter."""
        if isinstance(result, Set) and self._typing is not None:
            self._write(result.words)
            self.form.focus("deal")
        if self._asking and result is True:
            self.wish(self._begin())
        self._asking = False

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A level, a deal, or the office."""
        match chosen.name:
            case "begin":
                return self._take_office()
            case "back":
                return super().back()
            case "another":
                self._seed = new_seed()
                self.refresh()
            case "enter":
                self._typing = ""
                self.refresh()
                self.form.focus("deal")
            case "deal":
                self._deal_typed()
            case "case":
                return self._open_case()
            case "leave":
                return self.back()
            case name:
                self._choose(int(name.removeprefix("level ")))
                if chosen.value == "settled":
                    self.form.focus("begin")
        return None

    def _open_case(self) -> Transition:
        """A hand without a keyboard sets the code letter by letter."""
        line = Field("code", Box(0, 0, 400, 76), self._typing or "", longest=LONGEST_CODE, capitals=True)
        return Push(lambda: TypeCaseScene(self.kit, line, Words.ENTER_SEED))

    def _follow_focus(self) -> None:
        """The level that has the focus is the chosen one."""
        name = self.form.focused or ""
        if name.startswith("level "):
            self._choose(int(name.removeprefix("level ")))

    def _choose(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.refresh()

    def _write(self, text: str) -> None:
        self._typing = text[:LONGEST_CODE].upper()
        self._fault = ""
        self.refresh()

    def _deal_typed(self) -> None:
        """Take the typed code, or say what is wrong with it and keep it for mending."""
        try:
            self._seed = seed_of(self._typing or "")
        except SeedError as error:
            self._fault = str(error)
            self.refresh()
            return
        self._typing = None
        self.refresh()
        self.form.focus("begin")

    def _take_office(self) -> Transition:
        """A government in office is not replaced without asking."""
        running = self.kit.doors.ministry()
        if running is None or running.match.state.outcome is not None:
            return self._begin()
        self._asking = True
        ask = self.kit.doors.ask
        return Push(lambda: ask(Words.HEADING, Words.REPLACE, Words.REPLACE_YES, Words.REPLACE_NO))

    def _begin(self) -> Transition:
        level, seed = self.level, self._seed
        return Reset(lambda: self.kit.doors.begin(level, seed))

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The levels, then what is done with the chosen one."""
        found: list[Widget] = []
        titles = [level.title for level in self._levels]
        for i, box in enumerate(_lines(look, len(self._levels))):
            level, chosen = self._levels[i], i == self._index
            record = self._record(level)
            found.append(LevelLine(f"level {i}", box, level, record, chosen=chosen, titles=titles))
        detail = _detail(look)
        foot = Box(detail.x, detail.bottom - BUTTON, detail.w, BUTTON)
        pair = foot.moved(0, -BUTTON - 18).row(2, 18)
        if self._typing is None:
            found.append(Button("another", pair[0], Words.NEW_SEED, enabled=not self._fixed, why=self._fixed))
            found.append(Button("enter", pair[1], Words.ENTER_SEED, enabled=not self._fixed, why=self._fixed))
        else:
            deal, case, leave = foot.moved(0, -BUTTON - 18).shared((2, 1, 2), 18)
            found.append(Button("deal", deal, Words.CODE_DONE))
            found.append(Button("case", case, CASE, "icon"))
            found.append(Button("leave", leave, Words.CODE_CANCEL))
        back = Box(foot.x, foot.y, foot.w * 0.3, foot.h)
        found.append(
            Button(
                "begin",
                Box(back.right + 18, foot.y, foot.right - back.right - 18, foot.h),
                Words.BEGIN,
                "brass",
            )
        )
        found.append(Button("back", back, Words.BACK))
        return found

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet with the heading, and what there is to say of the chosen level."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADING, palette.RED)
        detail, deal = _detail(look), _deal(look)
        if look.frame.upright:
            sheet.rule((detail.x, detail.y - 22), (detail.right, detail.y - 22), palette.INK, 2)
        else:
            sheet.rule((detail.x - 32, detail.y), (detail.x - 32, detail.bottom), palette.INK, 2)
        room, low = _list(look), _lines(look, len(self._levels))[-1].bottom
        sheet.tailpiece(Box(room.x, low, room.w, room.bottom - low))
        above = Box(detail.x, detail.y, detail.w, deal.y - 16 - detail.y)
        print_level(sheet, above, self.level, self._record(self.level))
        self._print_deal(sheet, deal)
        return (sheet.item,)

    def _print_deal(self, sheet: Sheet, box: Box) -> None:
        sheet.tinted("rule_plain", Box.around(box.cx, box.y + 4, min(420.0, box.w), 12), palette.INK)
        row = Box(box.x, box.y + 24, box.w, CODE_ROW)
        sheet.text(Words.SEED, CAPITALS, Box(row.x, row.y, LABEL - 14, row.h), "left")
        code = Box(row.x + LABEL, row.y, row.w - LABEL, row.h)
        sheet.frame(code, palette.INK, 2)
        if self._typing is None:
            sheet.text(code_of(self._seed), CODE, code.inset(14, 2))
            hint = Words.SEED_HINT
        else:
            sheet.text(self._typing + "|", CODE.inked(palette.RED), code.inset(14, 2), "left")
            hint = Words.CODE_HINT.format(example=code_of(self._seed))
        style = FAULT if self._fault else HINT
        below = Box(box.x, code.bottom + 8, box.w, box.bottom - code.bottom - 8)
        sheet.block(self._fault or hint, style, below)


def _room(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 64, box.y + 160, box.w - 128, box.h - 160 - 60)


def _list(look: Look) -> Box:
    room = _room(look)
    if look.frame.upright:
        return Box(room.x, room.y, room.w, room.h * _upper(look) - 22)
    return Box(room.x, room.y, room.w * _share(look) - 32, room.h)


def _lines(look: Look, count: int) -> tuple[Box, ...]:
    """A line for each of so many levels; of few none is higher than its words need."""
    room = _list(look)
    height = min(room.h, count * (MOST_LINE + BETWEEN) - BETWEEN)
    return Box(room.x, room.y, room.w, height).column(count, BETWEEN)


def _detail(look: Look) -> Box:
    room = _room(look)
    if look.frame.upright:
        top = room.y + room.h * _upper(look) + 22
        return Box(room.x, top, room.w, room.bottom - top)
    left = room.w * _share(look)
    return Box(room.x + left + 32, room.y, room.w - left - 32, room.h)


def _upper(look: Look) -> float:
    return UPPER_LARGE if look.type.text_scale >= LARGE_TEXT else UPPER


def _deal(look: Look) -> Box:
    """What tells of the deal, above the buttons: its row, and two lines below it."""
    detail = _detail(look)
    height = 24 + CODE_ROW + 8 + min(MOST_HINT, look.type.lines_height(HINT, 2))
    return Box(detail.x, detail.bottom - 2 * BUTTON - 18 - 10 - height, detail.w, height)


def _share(look: Look) -> float:
    """How much of the width the list of levels takes."""
    return 0.5 if look.frame.wide else 0.46
