"""What came of a battle, to be read, and saved as text or picture for a club's pages. Changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

from game.content.battle_report import report
from game.content.battle_table_words import After as Words
from game.content.engagement import Engagement
from game.content.kiosk_words import NOTHING_WRITTEN
from game.content.muster_words import Muster
from game.scenes.activation.ground import war_ground
from game.scenes.activation.print_page import PrintScene
from game.scenes.activation.report_files import save_picture, save_text
from game.scenes.activation.report_picture import print_report
from game.scenes.columns import Columns
from game.scenes.flow import Passage
from game.scenes.kit import Kit
from game.scenes.overlay import FIGURED, SUBHEADING, PagedPage, as_read, page_box, print_heading
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Pop, Push, Reset, Transition
from game.stage.widgets import Button, Chosen, Widget

_NUMBER = re.compile(r"(?<=[A-Za-z]) (?=\d+(?:,|$))|(?<=\d,) (?=\d)")
BUTTON = 78.0
GUTTER = 60.0
GAP = 14.0
SHARES = (1.25, 1.05, 1.3, 0.75, 1.15)  # of the buttons, as long as their words


class BattleReportScene(PagedPage):
    """The report in columns."""

    opaque = True
    first = "table"

    def __init__(self, kit: Kit, engagement: Engagement) -> None:
        super().__init__(kit)
        self._engagement = engagement
        self._lines = report(engagement)
        self._columns = Columns(lambda: _passages(self._lines), _room, GUTTER, grows=True)

    # --- leaves

    def leaves(self, look: Look) -> int:
        """As many as the columns need."""
        return self._columns.leaves(look)

    def turner(self, look: Look) -> Box:
        """Above the buttons."""
        foot = _foot(look)
        top = min(box.y for box in _buttons(look))
        return Box(foot.x, top - 74, foot.w, 66)

    # --- widgets

    def widgets(self, look: Look) -> list[Widget]:
        """The leaves, back to the table, the two files, the print-outs, and the title."""
        at_home = self.kit.house() is None
        table, text, picture, paper, title = _buttons(look)
        ways = [
            Button("table", table, Words.TABLE, "brass"),
            Button("text", text, Words.SAVE_TEXT, enabled=at_home, why=NOTHING_WRITTEN),
            Button("picture", picture, Words.SAVE_PICTURE, enabled=at_home, why=NOTHING_WRITTEN),
            Button("print", paper, Muster.PRINT, enabled=at_home, why=NOTHING_WRITTEN),
            Button("title", title, Words.TITLE),
        ]
        return [*self.turners(look), *as_read(ways)]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Save, or leave."""
        match chosen.name:
            case "table":
                return Pop()
            case "title":
                return Reset(self.kit.doors.title)
            case "print":
                return Push(lambda: PrintScene(self.kit, self._engagement.battle))
            case "text":
                self.message = _told(save_text(self._folder, self._title, self._lines))
            case "picture":
                assert self._look is not None
                picture = print_report(self._look, self._engagement)
                self.message = _told(save_picture(self._folder, self._title, picture))
            case _:
                return super().chosen(chosen)
        return None

    @property
    def _folder(self) -> Path:
        return self.kit.doors.reports_folder()

    @property
    def _title(self) -> str:
        return self._engagement.battle.title

    def slip_box(self, look: Look) -> Box:
        """Over the turning buttons."""
        return self.turner(look)

    # --- what is seen

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """On the cloth of the battle."""
        assert self._look is not None
        canvas.background = war_ground(self._look)
        super().draw(canvas, alpha)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The columns of this leaf."""
        sheet = Sheet(look, page_box(look))
        print_heading(sheet, Words.HEADING)
        self._columns.print(sheet, look, self.leaf)
        self.print_dots(sheet, look)
        return (sheet.item,)


def _told(saved: Path | str) -> str:
    if isinstance(saved, Path):
        return Words.SAVED.format(path=saved)
    return Words.NOT_SAVED.format(reason=saved)


def held_together(line: str) -> str:
    """A line in which no number is parted from the unit it tells apart, nor from another beside it."""
    return _NUMBER.sub("\u00a0", line)


def _passages(lines: tuple[str, ...]) -> list[Passage]:
    """The lines as they are set: the heads larger, a blank line as space."""
    found: list[Passage] = []
    above = 4.0
    for line in lines:
        if not line.strip():
            above = 22.0
        elif set(line) != {"="}:
            head = above > 4 or not found
            words = held_together(line.strip())
            found.append(
                Passage(words, SUBHEADING, above, heading=True) if head else Passage(words, FIGURED, above)
            )
            above = 4.0
    return found


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 60, box.bottom - 40 - BUTTON, box.w - 120, BUTTON)


def _buttons(look: Look) -> tuple[Box, ...]:
    """Table, text, picture, print-outs, title: in one row, or upright in three, the way back below."""
    foot = _foot(look)
    if not look.frame.upright:
        return foot.shared(SHARES, GAP)
    text, picture = foot.moved(0, -2 * (BUTTON + GAP)).row(2, GAP)
    paper, title = foot.moved(0, -BUTTON - GAP).row(2, GAP)
    return foot, text, picture, paper, title


def _room(look: Look) -> Box:
    box = page_box(look)
    top = box.y + 156
    return Box(box.x + 72, top, box.w - 144, min(foot.y for foot in _buttons(look)) - 84 - top)
