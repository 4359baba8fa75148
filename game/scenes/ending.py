"""The last page of a government: how it ended and why, its numbers, and what may follow. It ends nothing."""

from __future__ import annotations

from game.content import gazette
from game.content.words import Ended as Words
from game.content.words import NewGame
from game.engine.government.model import Outcome
from game.scenes.chart import Line, print_chart
from game.scenes.ending_figures import Figures, figures
from game.scenes.kit import Kit, Ministry
from game.scenes.overlay import (
    BODY,
    CAPITALS,
    FIGURED_ITALIC,
    Page,
    page_box,
    print_corners,
    print_heading,
)
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene_manager import Pop, Push, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 70.0
NUMBER = Style(Face.CASLON_BOLD, 42, palette.INK)


class EndingScene(Page):
    """The verdict over the table; it can be put aside to look at the table, never lost."""

    def __init__(self, kit: Kit, ministry: Ministry) -> None:
        super().__init__(kit)
        self._ministry = ministry
        self._figures = figures(ministry.match)
        self._aside = False
        self._closed = False  # whoever looks for another level leaves this government for good

    @property
    def aside(self) -> bool:
        """Whether the table is being looked at."""
        return self._aside

    @property
    def _can_undo(self) -> bool:
        return self._ministry.match.can_undo and not self._closed

    # --- what can be done

    def widgets(self, look: Look) -> list[Widget]:
        """All ways on; while the table is looked at, only the way back."""
        if self._aside:
            safe = look.frame.safe
            return [Button("return", Box.around(safe.cx, safe.bottom - 45, 560, 84), Words.RETURN, "brass")]
        items = [
            ("again", Words.AGAIN),
            ("another", Words.NEW),
            ("level", Words.LEVEL),
            ("look", Words.LOOK),
            ("title", Words.TITLE),
        ]
        if self._can_undo:
            items.append(("undo", Words.UNDO))
        upper, lower = _foot(look).column(2, 12)
        places = [*upper.row(3, 18), *lower.row(len(items) - 3, 18)]
        return [
            Button(name, box, label, "brass" if name == "again" else "ticket")
            for (name, label), box in zip(items, places, strict=True)
        ]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Go on."""
        doors, ministry = self.kit.doors, self._ministry
        match chosen.name:
            case "again":
                return Reset(lambda: doors.begin(ministry.level, ministry.seed))
            case "another":
                return Reset(lambda: doors.begin(ministry.level, None))
            case "level":
                self._closed = True
                self.refresh()
                return Push(doors.choose_level)
            case "title":
                return Reset(doors.title)
            case "undo":
                return Pop("undo")
            case _:
                self._turn_over()
        return None

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """Ctrl+Z takes the last step back where that is allowed; F1 opens the rules; G the Gazette."""
        if key.ctrl and key.key == "z":
            return Pop("undo") if self._can_undo else True
        if key.key == "f1":
            return Push(lambda: self.kit.doors.rules(self._ministry.match.state.rules))
        if key.key == "g":
            return Push(lambda: self.kit.doors.gazette(self._ministry))
        return None

    def back(self) -> Transition | None:
        """Escape puts the verdict aside and takes it up again."""
        self._turn_over()
        return None

    def _turn_over(self) -> None:
        self._aside = not self._aside
        self.refresh()
        self.form.focus("return" if self._aside else "look")

    # --- what is seen

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        """No veil over the table while it is looked at."""
        if not self._aside:
            super().draw(canvas, _alpha)
            return
        assert self._look is not None
        canvas.settle()
        canvas.rest(self.form.items(self._look))

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The verdict at the left, the chart at the right."""
        if self._aside:
            return ()
        box = page_box(look)
        sheet = Sheet(look, box)
        state, theme = self._ministry.match.state, self._ministry.level.theme
        assert state.outcome is not None
        ending = theme.ending(state.outcome)
        print_corners(sheet)
        print_heading(sheet, ending.title, palette.INK if state.outcome is Outcome.WON else palette.RED)
        room = _room(look)
        left = Box(room.x, room.y, room.w * 0.42 - 28, room.h)
        right = Box(left.right + 56, room.y, room.right - left.right - 56, room.h)
        told = left.h * (0.44 if look.frame.width > 1600 else 0.53)
        sheet.block(ending.sentence, BODY, Box(left.x, left.y, left.w, told * 0.52))
        sheet.block(self._cause(), FIGURED_ITALIC, Box(left.x, left.y + told * 0.55, left.w, told * 0.45))
        self._print_figures(sheet, Box(left.x, left.y + told + 10, left.w, left.h - told - 10))
        sheet.rule((left.right + 28, room.y), (left.right + 28, room.bottom), palette.INK, 2)
        sheet.text(Words.CHART, CAPITALS, Box(right.x, right.y - 6, right.w, 42))
        print_chart(
            sheet,
            Box(right.x, right.y + 44, right.w, right.h - 44),
            self._lines(),
            Words.ON_RIGHT,
            self._figures.series.first,
        )
        return (sheet.item,)

    def _cause(self) -> str:
        """Why it ended; untold where the record of the last command is lost."""
        log, level = self._ministry.match.log, self._ministry.level
        return gazette.cause(self._ministry.match.state, log[-1].events, level.theme) if log else ""

    def _print_figures(self, sheet: Sheet, box: Box) -> None:
        found, tracks = self._figures, self._ministry.level.theme.tracks
        rows = (
            (Words.TURNS, str(found.turns)),
            (tracks.support.long, str(found.support)),
            (tracks.treasury.long, str(found.treasury)),
            (Words.RESOLVED, str(found.resolved)),
            (Words.DICE, str(found.dice)),
        )
        luck = min(80.0, box.h * 0.2)
        for i, ((name, value), line) in enumerate(
            zip(rows, Box(box.x, box.y, box.w, box.h - luck - 44).column(len(rows)), strict=True)
        ):
            if i:
                sheet.rule((line.x, line.y), (line.right, line.y), palette.FADED, 1)
            sheet.text(name, BODY, Box(line.x, line.y, line.w * 0.72, line.h), "left")
            sheet.text(value, NUMBER, Box(line.x + line.w * 0.74, line.y, line.w * 0.26, line.h), "right")
        told = _luck(found) if self._ministry.whole else Words.PARTIAL.format(turn=found.series.first + 1)
        sheet.block(told, FIGURED_ITALIC, Box(box.x, box.bottom - luck - 40, box.w, luck))
        deal = f"{NewGame.SEED} {self._ministry.code}"
        sheet.text(
            deal, Style(Face.CASLON_BOLD, 30, palette.INK), Box(box.x, box.bottom - 40, box.w, 40), "left"
        )

    def _lines(self) -> list[Line]:
        series, tracks = self._figures.series, self._ministry.level.theme.tracks
        return [
            Line(tracks.support.short, series.support, 5.0, None, "disc"),
            Line(tracks.tax.short, series.tax, 3.4, (22, 13), "square"),
            Line(tracks.treasury.short, series.treasury, 4.0, (0.1, 11), "diamond", right_scale=True),
            Line(Words.OPEN, series.open_events, 2.0, None, "cross"),
        ]


def _luck(found: Figures) -> str:
    if not found.dice:
        return Words.NO_DICE
    expected = f"{found.expected:.1f}".removesuffix(".0")
    return Words.LUCK.format(total=found.pips, expected=expected)


def _foot(look: Look) -> Box:
    box = page_box(look)
    height = 2 * BUTTON + 12
    return Box(box.x + 120, box.bottom - 46 - height, box.w - 240, height)


def _room(look: Look) -> Box:
    box = page_box(look)
    top = box.y + 160
    return Box(box.x + 72, top, box.w - 144, _foot(look).y - 22 - top)
