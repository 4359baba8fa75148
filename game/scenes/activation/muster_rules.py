"""The rules of one battle, each explained in a line and marked as original or not. Plays nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.content.battle_words import setting_line
from game.content.muster_words import RulesPage as Words
from game.engine.activation.model import Rules
from game.engine.activation.settings import SETTINGS
from game.engine.ranges import OneOf, Whole
from game.scenes.kit import Kit
from game.scenes.overlay import FormPage, beside_heading, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.scenes.stepper import Stepper
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Choice, Chosen, Switch, Widget

NAMES = tuple(SETTINGS)
BUTTON = 74.0
BOOK = 180.0  # the width of the button that opens the rulebook
CONTROL, LARGE_CONTROL = 50.0, 62.0  # with large text, lest a setting be smaller than what explains it
LARGE_TEXT = 1.6
KEY = 38.0
MOST_SPARE = 40.0
GAP = 14.0
UPRIGHT_ROWS = ((1.2, len(NAMES)), (1.6, 8), (9.0, 6))  # on an upright leaf, by how large the text is
STEPS = {"clock_seconds": 5}
OPTIONS = {"out_of_range": Words.OUT_OF_RANGE, "recalculate": Words.RECALCULATE}
LABEL = Style(Face.CASLON_BOLD, 33, palette.INK)
ORIGIN = Style(Face.FELL_SC, 28, palette.INK)
LINE = Style(Face.CASLON, 26, palette.INK, leading=0.92)
SHARES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.6)  # of that size, where a leaf is crowded
NOTE = Style(Face.FELL_ITALIC, 28, palette.INK)


class BattleRulesScene(WritingPage, FormPage):
    """Every setting; pops the rules as they were left."""

    first = NAMES[0]

    def __init__(self, kit: Kit, rules: Rules) -> None:
        super().__init__(kit)
        self._rules = rules

    # --- leaves

    def leaves(self, look: Look) -> int:
        """One where two columns are easily read."""
        return -(-len(NAMES) // (_rows(look) * _columns(look)))

    def turner(self, look: Look) -> Box:
        """In the middle of the foot, or upright above it."""
        foot = _foot(look)
        if look.frame.upright:
            return foot.moved(0, -BUTTON - GAP)
        return Box.around(foot.cx, foot.cy, foot.w * 0.32, foot.h)

    # --- input

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """F1 opens the rulebook."""
        return self._book() if self.asks(key, "rules") else super().shortcut(key)

    def back(self) -> Transition | None:
        """What has been changed holds."""
        return Pop(self._rules)

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A setting, or a way on."""
        match chosen.name:
            case "done":
                return self.back()
            case "book":
                return self._book()
            case "usual":
                self._rules = Rules()
            case "earlier" | "later":
                return FormPage.chosen(self, chosen)
            case name:
                values = SETTINGS[name].values
                value = chosen.value
                if isinstance(values, OneOf) and isinstance(value, int):
                    value = values.words[value]
                self._rules = replace(self._rules, **{name: value})  # type: ignore[arg-type]
        self.refresh()
        return None

    def _book(self) -> Transition:
        return Push(lambda: self.kit.doors.battle_rules(self._rules))

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The settings of this leaf, then the buttons; the rulebook's stands above or at the foot."""
        foot = _foot(look)
        side = Box(foot.x, foot.y, foot.w * 0.32, foot.h)
        usual, done = side, side.moved(foot.w - side.w, 0)
        head, low = [Button("book", beside_heading(look, BOOK), Words.BOOK, "icon")], []
        if look.frame.upright:
            usual, book, done = foot.shared((1.25, 1.0, 1.0), GAP)
            head, low = [], [Button("book", book, Words.BOOK)]
        return [
            *head,
            *(self._control(name, _control(look, box)) for name, box in self._places(look)),
            *self.turners(look),
            Button("done", done, Words.DONE, "brass"),
            Button("usual", usual, Words.USUAL),
            *low,
        ]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The names of the settings, whose they are, and what they do."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADING, beside=0.0 if look.frame.upright else BOOK)
        sheet.text(Words.KEY, NOTE, _key(look))
        style = self._style(look)
        for name, box in self._places(look):
            self._print(sheet, name, style, box)
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _places(self, look: Look) -> list[tuple[str, Box]]:
        """The settings of this leaf and their boxes, column by column; two lines get more room than one."""
        rows, style = _rows(look), self._style(look)
        found: list[tuple[str, Box]] = []
        for column, here in self._columns_of(look):
            needs = [_control_high(look) + _height(look, name, style, column.w) for name in here]
            spare = (column.h - sum(needs)) / rows
            y = column.y
            for name, need in zip(here, needs, strict=True):
                height = need + min(spare, MOST_SPARE) if spare > 0 else need * column.h / sum(needs)
                found.append((name, Box(column.x, y, column.w, height)))
                y += height
        return found

    def _columns_of(self, look: Look) -> list[tuple[Box, Sequence[str]]]:
        """The columns of this leaf, and which settings stand in each."""
        rows, columns = _rows(look), _columns(look)
        names = NAMES[self.leaf * rows * columns :][: rows * columns]
        boxes = _room(look).row(columns, 64)
        return [(box, names[i * rows : (i + 1) * rows]) for i, box in enumerate(boxes)]

    def _style(self, look: Look) -> Style:
        """All explanations of a leaf are set in one size: the largest in which they have room, if any has."""

        def fits(style: Style) -> bool:
            return all(
                sum(_control_high(look) + _height(look, name, style, column.w) for name in names) <= column.h
                for column, names in self._columns_of(look)
            )

        sizes = [LINE.at(LINE.size * share) for share in SHARES]
        return next((style for style in sizes if fits(style)), sizes[-1])

    @staticmethod
    def _print(sheet: Sheet, name: str, style: Style, box: Box) -> None:
        line, control = setting_line(name), _control(sheet.look, box)
        width = control.x - 14 - box.x
        house = line.origin == "house rule"
        origin = Box(box.x + width * 0.7, box.y, width * 0.3, control.h)
        sheet.text(line.label, LABEL, Box(box.x, box.y, width * 0.68, control.h), "left")
        ink = palette.RED if house else palette.INK
        sheet.text(Words.ORIGINS[line.origin], ORIGIN.inked(ink), origin, "right")
        below = Box(box.x, control.bottom, box.w, box.bottom - control.bottom)
        sheet.block(line.explanation, style, below)

    def _control(self, name: str, box: Box) -> Widget:
        value, values = getattr(self._rules, name), SETTINGS[name].values
        if isinstance(values, Whole):
            low, high = self._range(name, values)
            none = Words.NONE if values.optional else ""
            return Stepper(name, box, low, high, value, step=STEPS.get(name, 1), none=none)
        if isinstance(values, OneOf):
            words = tuple(OPTIONS[name][word] for word in values.words)
            return Choice(name, box, words, values.words.index(value))
        return Switch(name, Box(box.right - box.h, box.y, box.h, box.h), value)

    def _range(self, name: str, values: Whole) -> tuple[int, int]:
        """The two thresholds must not cross (Rules A2)."""
        if name == "poor_max":
            return values.low, min(values.high, self._rules.good_min - 1)
        if name == "good_min":
            return max(values.low, self._rules.poor_max + 1), values.high
        return values.low, values.high


def _height(look: Look, name: str, style: Style, width: float) -> float:
    """What an explanation needs."""
    return look.type.block_height(setting_line(name).explanation, style, width)


def _columns(look: Look) -> int:
    return 2 if look.frame.wide and look.type.text_scale < 1.4 else 1


def _rows(look: Look) -> int:
    if look.frame.upright:
        return next(rows for most, rows in UPRIGHT_ROWS if look.type.text_scale < most)
    return 6 if look.type.text_scale < LARGE_TEXT or _columns(look) == 2 else 5


def _control_high(look: Look) -> float:
    return LARGE_CONTROL if look.type.text_scale >= LARGE_TEXT and not look.frame.upright else CONTROL


def _control(look: Look, box: Box) -> Box:
    width = min(300.0, box.w * 0.4)
    return Box(box.right - width, box.y, width, _control_high(look))


def _foot(look: Look) -> Box:
    box = page_box(look)
    side = 116 if look.frame.upright else 134
    return Box(box.x + side, box.bottom - 38 - BUTTON, box.w - 2 * side, BUTTON)


def _key(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 110, box.y + 140, box.w - 220, KEY)


def _room(look: Look) -> Box:
    box, top = page_box(look), _key(look).bottom + 12
    leaves = look.frame.upright and _rows(look) < len(NAMES)
    low = _foot(look).y - 12 - (BUTTON + GAP if leaves else 0)
    return Box(box.x + 70, top, box.w - 140, low - top)
