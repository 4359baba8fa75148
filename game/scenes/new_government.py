"""Choosing a level and a deal, and taking office. It must not know how a government is played."""

from __future__ import annotations

from collections.abc import Callable

from game.content.levels import Level
from game.content.seedcode import SeedError, code_of, new_seed, seed_of
from game.content.words import NewGame as Words
from game.scenes.kit import Kit
from game.scenes.level_line import LevelLine, record_told
from game.scenes.overlay import (
    BODY,
    CAPITALS,
    HEADING,
    ITALIC,
    SMALL,
    Page,
    page_box,
    print_corners,
    print_heading,
)
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, TextTyped
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene_manager import Push, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

Record = Callable[[Level], tuple[int, int]]  # how often a level was played, and won

CODE = Style(Face.CASLON_BOLD, 48, palette.INK)
LONGEST_CODE = 40
BUTTON = 78.0
DEAL = 220.0  # the height of what tells of the deal


class NewGovernmentScene(Page):
    """The levels as a playbill at the left; the chosen one and its deal at the right."""

    opaque = True

    def __init__(
        self, kit: Kit, levels: tuple[Level, ...], record: Record, first: Level | None = None
    ) -> None:
        super().__init__(kit)
        self._levels = levels
        self._record = record
        self._index = levels.index(first) if first in levels else 0
        self._seed = new_seed()
        self._typing: str | None = None
        self._fault = ""
        self._asking = False

    # --- what app and tests may ask

    @property
    def level(self) -> Level:
        """The chosen level."""
        return self._levels[self._index]

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
        if key.key == "f1":
            return Push(lambda: self.kit.doors.rules(self.level.rules))
        if self._typing is None:
            return None
        if key.key == "backspace":
            self._write(self._typing[:-1])
            return True
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
        return None

    def resume(self, result: object) -> None:
        """Whether the running government may be dismissed."""
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
            case "leave":
                return self.back()
            case name:
                self._choose(int(name.removeprefix("level ")))
                if chosen.value == "settled":
                    self.form.focus("begin")
        return None

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

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        """The table below the sheet."""
        assert self._look is not None
        canvas.background = self._look.art.table(self._look.frame.window, self._look.frame)
        super().draw(canvas, _alpha)

    def widgets(self, look: Look) -> list[Widget]:
        """The levels, then what is done with the chosen one."""
        found: list[Widget] = []
        for i, box in enumerate(_list(look).column(len(self._levels), 8)):
            level = self._levels[i]
            found.append(LevelLine(f"level {i}", box, level, self._record(level), chosen=i == self._index))
        detail = _detail(look)
        foot = Box(detail.x, detail.bottom - BUTTON, detail.w, BUTTON)
        pair = foot.moved(0, -BUTTON - 18).row(2, 18)
        if self._typing is None:
            found.append(Button("another", pair[0], Words.NEW_SEED))
            found.append(Button("enter", pair[1], Words.ENTER_SEED))
        else:
            found.append(Button("deal", pair[0], Words.CODE_DONE))
            found.append(Button("leave", pair[1], Words.CODE_CANCEL))
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
        detail = _detail(look)
        sheet.rule((detail.x - 32, detail.y), (detail.x - 32, detail.bottom), palette.INK, 2)
        self._print_level(sheet, Box(detail.x, detail.y, detail.w, detail.h - 2 * BUTTON - 18 - DEAL - 12))
        self._print_deal(sheet, Box(detail.x, detail.bottom - 2 * BUTTON - 18 - DEAL, detail.w, DEAL))
        return (sheet.item,)

    def _print_level(self, sheet: Sheet, box: Box) -> None:
        level = self.level
        title = HEADING.at(54)
        sheet.text(level.title, title, Box(box.x, box.y, box.w, 66), "left")
        rest = Box(box.x, box.y + 76, box.w, box.h - 76)
        sheet.block(level.blurb, BODY, Box(rest.x, rest.y, rest.w, rest.h * 0.5))
        lower = Box(rest.x, rest.y + rest.h * 0.53, rest.w, rest.h * 0.47)
        figure = Words.FIGURE.format(figure=level.figure)
        sheet.block(figure, ITALIC, Box(lower.x, lower.y, lower.w, lower.h * 0.6))
        sheet.text(
            record_told(self._record(level)),
            ITALIC,
            Box(lower.x, lower.y + lower.h * 0.62, lower.w, lower.h * 0.38),
            "left",
        )

    def _print_deal(self, sheet: Sheet, box: Box) -> None:
        sheet.tinted("rule_plain", Box.around(box.cx, box.y + 4, min(420.0, box.w), 12), palette.INK)
        sheet.text(Words.SEED, CAPITALS, Box(box.x, box.y + 18, box.w, 40), "left")
        code = Box(box.x, box.y + 58, box.w, 70)
        sheet.frame(code, palette.INK, 2)
        if self._typing is None:
            sheet.text(code_of(self._seed), CODE, code.inset(14, 2))
            hint = Words.SEED_HINT
        else:
            sheet.text(self._typing + "|", CODE.inked(palette.RED), code.inset(14, 2), "left")
            hint = Words.CODE_HINT.format(example=code_of(self._seed))
        style = Style(Face.FELL, 28, palette.RED) if self._fault else SMALL
        sheet.block(self._fault or hint, style, Box(box.x, code.bottom + 6, box.w, 78))


def _room(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 64, box.y + 160, box.w - 128, box.h - 160 - 60)


def _list(look: Look) -> Box:
    room = _room(look)
    return Box(room.x, room.y, room.w * _share(look) - 32, room.h)


def _detail(look: Look) -> Box:
    room, left = _room(look), _room(look).w * _share(look)
    return Box(room.x + left + 32, room.y, room.w - left - 32, room.h)


def _share(look: Look) -> float:
    """How much of the width the list of levels takes."""
    return 0.5 if look.frame.width > 1600 else 0.46
