"""Where everything lies on the battle's table where the screen stands on its short side. Pure geometry.

The players sit at the short sides: the number for the one opposite lies at the far edge, what the near one
needs at the near edge, and the cards between them.
"""

from __future__ import annotations

from functools import cached_property

from game.scenes.activation.layout import DISCARD_SCALE, NUMBER, TOOLS, Columns, Layout
from game.scenes.faces import CARD_H, CARD_W
from game.stage.geometry import Box, Frame

GAP = 16.0
TOOL = 72.0  # the height of the small buttons
BANNER = 178.0
LOW = 250.0  # the far edge where the number is not turned to the player opposite
UPRIGHT = Columns(
    left=400, middle=281, gap=16, card=1.42, pack=0.66, riffle=1.2, number=400, high=NUMBER,
    tool=154, tool_lines=1, top=NUMBER, tab=76, tabs=(1.05, 1.35, 0.92),
)  # fmt: skip


class UprightLayout(Layout):
    """From the far edge to the near one: number, cards and commands, number and plate, units, buttons."""

    @cached_property
    def columns(self) -> Columns:
        """The measures of 9:16."""
        return UPRIGHT

    # --- at the far edge

    @cached_property
    def top(self) -> Box:
        """The far edge."""
        return Box(self.safe.x, self.safe.y, self.safe.w, NUMBER if self.both_ways else LOW)

    @cached_property
    def opposite(self) -> Box:
        """At the far player's left hand, as the near one has it."""
        w = self.columns.number
        return Box(self.top.right - w, self.top.y, w, NUMBER)

    @cached_property
    def fairness(self) -> Box:
        """Beside it, or along the whole edge."""
        right = self.opposite.x - GAP if self.both_ways else self.top.right
        return Box(self.top.x, self.top.y, right - self.top.x, self.top.h)

    # --- between the players

    @cached_property
    def middle(self) -> Box:
        """What both look at."""
        return Box(self.safe.x, self.top.bottom + GAP, self.safe.w, CARD_H * self.columns.card)

    @cached_property
    def card(self) -> Box:
        """In the middle of it."""
        w = CARD_W * self.columns.card
        return Box(self.middle.cx - w / 2, self.middle.y, w, self.middle.h)

    @cached_property
    def left(self) -> Box:
        """What is left of the card."""
        return Box(
            self.middle.x, self.middle.y, self.card.x - self.columns.gap - self.middle.x, self.middle.h
        )

    @cached_property
    def right(self) -> Box:
        """What is right of it."""
        return self.left.moved(self.middle.right - self.left.right, 0)

    @cached_property
    def pack(self) -> Box:
        """At the left, with its slip beside it."""
        return Box(self.left.x, self.left.y, CARD_W * self.columns.pack, CARD_H * self.columns.pack)

    @cached_property
    def discards(self) -> Box:
        """At the right, as high as the pack."""
        h = CARD_H * DISCARD_SCALE
        return Box(self.right.x, self.pack.cy - h / 2, self.right.w, h)

    @cached_property
    def forces(self) -> tuple[Box, Box]:
        """Red below the pack, black below the discards."""
        top = self.pack.bottom + GAP
        red = Box(self.left.x, top, self.left.w, self.left.bottom - top)
        return red, red.moved(self.right.x - red.x, 0)

    # --- at the near edge

    @cached_property
    def body(self) -> Box:
        """What the near player has before him."""
        top = self.middle.bottom + GAP
        return Box(self.safe.x, top, self.safe.w, self.safe.bottom - top)

    @cached_property
    def number(self) -> Box:
        """The great number, at the left."""
        return Box(self.body.x, self.body.y, self.columns.number, NUMBER)

    @cached_property
    def banner(self) -> Box:
        """Beside it: the turn, and below that what can be done."""
        x = self.number.right + GAP
        return Box(x, self.body.y, self.body.right - x, BANNER)

    @cached_property
    def plate(self) -> Box:
        """Below the line that says what it does."""
        top = self.banner.bottom + GAP
        return Box(self.banner.x, top, self.banner.w, self.number.bottom - top)

    @cached_property
    def tools(self) -> tuple[Box, ...]:
        """Along the near edge."""
        return Box(self.body.x, self.body.bottom - TOOL, self.body.w, TOOL).row(TOOLS, 10)

    @cached_property
    def roster(self) -> Box:
        """Over the whole width, above them."""
        top = self.number.bottom + GAP
        return Box(self.body.x, top, self.body.w, self.tools[0].y - GAP - top)


def table_layout(frame: Frame, both_ways: bool = True) -> Layout:
    """The arrangement for a frame."""
    return UprightLayout(frame, both_ways) if frame.upright else Layout(frame, both_ways)
