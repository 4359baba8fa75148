"""The government's table on a screen that stands on its short side: what is only read above, hands below.

Pure geometry: draws nothing.
"""

from __future__ import annotations

from functools import cached_property

from game.engine.government.model import Colour, Rules
from game.scenes.faces import CARD_H
from game.scenes.government.layout import CROWD_SHAPE, Layout
from game.stage.geometry import Box, Frame
from game.stage.timeline import Pose

STRIP = 118.0
SUPPORT = 134.0  # where people stand above the cells
GAP = 12.0
MARGIN = 28.0  # from the edge of the panel to what is printed on it
BUTTON = 84.0
TOOL = 78.0
LARGE_DIE = 108.0  # there is room for larger dice than beside a table
FEW_DICE = 8  # nothing is told below so many
BETWEEN = 60.0  # the two columns of the panel, with a rule in the middle


def layout_for(frame: Frame, rules: Rules) -> Layout:
    """The arrangement that fits the frame."""
    return UprightLayout(frame, rules) if frame.upright else Layout(frame, rules)


class UprightLayout(Layout):
    """From the top: banner, Support and treasury, gazette, both rows, tax, the decision, the tools."""

    upright = True
    die = LARGE_DIE

    @cached_property
    def banner(self) -> Box:
        """Phase and turn in one line, the coach below."""
        return Box(self.safe.x, self.safe.y, self.safe.w, 154)

    @cached_property
    def notice(self) -> Box:
        """The whole of the top line: the small buttons are at the foot."""
        return self.banner

    @cached_property
    def heading(self) -> Box:
        """A line across the top."""
        inner = self.notice.inset(22, 4)
        return Box(inner.x, inner.y + 8, inner.w, 58)

    @cached_property
    def advice(self) -> Box:
        """The lines below it."""
        inner, top = self.notice.inset(22, 4), self.heading.bottom + 6
        return Box(inner.x, top, inner.w, inner.bottom - top - 2)

    @cached_property
    def tools(self) -> tuple[Box, ...]:
        """The small buttons at the very foot, where a hand reaches them."""
        return Box(self.safe.x, self.safe.bottom - TOOL, self.safe.w, TOOL).row(4, GAP)

    @cached_property
    def table_width(self) -> float:
        """All of it."""
        return self.safe.w

    @cached_property
    def treasury(self) -> Box:
        """Below the banner at the right."""
        return Box(self.safe.right - 190, self.banner.bottom + GAP, 190, 2 * STRIP + 10)

    @cached_property
    def strips(self) -> tuple[Box, Box]:
        """Support above the rows; tax, which is set, below them."""
        width = self.treasury.x - GAP - self.safe.x
        support = Box(self.safe.x, self.treasury.y, width, SUPPORT)
        return support, Box(self.safe.x, self.row(Colour.FOREIGN).bottom + 14, self.safe.w, STRIP)

    @cached_property
    def crowd(self) -> Box:
        """Behind the cells of Support; their sticks stay below what the banner says."""
        rail = self.track("support").cell(1).y
        height = rail - self.banner.bottom
        width = height * CROWD_SHAPE
        return Box(self.strips[0].right - 18 - width, rail - height, width, height)

    @cached_property
    def gazette(self) -> Box:
        """Below Support."""
        support, treasury = self.strips[0], self.treasury
        top = support.bottom + 10
        return Box(support.x, top, support.w, treasury.bottom - top)

    def row(self, colour: Colour) -> Box:
        """Both rows one below the other, the whole width."""
        top = self.treasury.bottom + 14 + (0 if colour is Colour.DOMESTIC else CARD_H + 14)
        return Box(self.safe.x, top, self.safe.w, CARD_H)

    @cached_property
    def panel(self) -> Box:
        """The sheet of the decision, between the tax and the tools."""
        top = self.strips[1].bottom + GAP
        return Box(self.safe.x, top, self.safe.w, self.tools[0].y - GAP - top)

    @cached_property
    def _columns(self) -> tuple[Box, Box]:
        inner = self.panel.inset(MARGIN, 24)
        left, right = Box(inner.x, inner.y, inner.w, inner.h - BUTTON - GAP).row(2, BETWEEN)
        return left, right

    @cached_property
    def decision(self) -> Box:
        """The left column: the choice itself."""
        return self._columns[0]

    def outcome(self, _top: float, after: float = 0.0) -> Box:
        """The right column: what would come of the choice."""
        column = self._columns[1]
        return Box(column.x, column.y + after, column.w, column.h - after)

    def outcome_of_attempt(self, _top: float) -> Box:
        """All of that column."""
        return self._columns[1]

    @cached_property
    def divide(self) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """Between the columns."""
        left, right = self._columns
        x = (left.right + right.x) / 2
        return (x, left.y), (x, left.bottom)

    @cached_property
    def buttons(self) -> tuple[Box, Box]:
        """Side by side at the foot of the sheet."""
        inner = self.panel.inset(MARGIN, 24)
        left, right = Box(inner.x, inner.bottom - BUTTON, inner.w, BUTTON).row(2, BETWEEN)
        return left, right

    @cached_property
    def bars(self) -> float:
        """What is left of the left column."""
        return min(100.0, self.decision.h - 264)

    @cached_property
    def tally(self) -> Box:
        """In the left column, right below the verdict."""
        inner = self.decision
        return Box(inner.x, inner.y + 64, inner.w, 92)

    @cached_property
    def tray(self) -> Box:
        """Below the total."""
        inner = self.decision
        return Box(inner.x, inner.y + 168, inner.w, 116)

    def die_lines(self, count: int) -> tuple[int, float]:
        """The column is wider than the landscape panel, and lower."""
        if count <= 4:
            return 4, 1.0 if count < 4 else 0.93
        return (4, 0.69) if count <= FEW_DICE else (6, 0.57)

    def bed(self, count: int) -> Box:
        """All that is left of the column, where the dice are so few that none goes unseen."""
        inner, top = self.decision, self.tray.y
        return Box(inner.x, top, inner.w, inner.bottom - top) if count <= FEW_DICE else self.tray

    @cached_property
    def hand(self) -> Pose:
        """Dice come from the right, over the sheet."""
        return Pose(self.tray.right + 300, self.tray.bottom + 150, z=70)
