"""Where everything lies on the battle's table, in layout units. Pure geometry: draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.engine.activation.model import COLOURS, Colour
from game.scenes.faces import CARD_H, CARD_W
from game.stage.geometry import Box, Frame
from game.stage.timeline import Pose

DISCARD_SCALE = 0.55
DISCARD_STEP = 44.0  # the least of a discarded card that shows: its rank and its suit
NUMBER = 344.0  # the height of a panel with the great number,
LOWER_NUMBER = 326.0  # and in 4:3, where the counters below it need the room
PLATE_GAP = 18.0
TOOLS = 6
TOOLS_APART = 12.0  # from one line of the small buttons to the other, for a finger to find either


@dataclass(frozen=True)
class Columns:
    """How wide the three columns of the table are, and what lies between them."""

    left: float
    middle: float
    gap: float
    card: float  # the scale of the large card
    pack: float  # the scale of the pack
    riffle: float  # its scale where it is riffled
    number: float  # the width of the panel with the great number,
    high: float  # and its height
    tool: float  # the width of a small button
    tool_lines: int  # in which they stand
    top: float  # the height of the line at the top
    tab: float  # of the ways of acting
    tabs: tuple[float, ...]  # how wide these are to each other: as long as their words


WIDE = Columns(
    left=400, middle=480, gap=22, card=1.83, pack=0.74, riffle=1.3, number=400, high=NUMBER,
    tool=116, tool_lines=1, top=88, tab=70, tabs=(1.05, 1.35, 0.92),
)  # fmt: skip
NARROW = Columns(
    left=326, middle=366, gap=16, card=1.72, pack=0.62, riffle=1.05, number=326, high=LOWER_NUMBER,
    tool=132, tool_lines=2, top=108, tab=72, tabs=(1.35, 1.22, 0.86),
)  # fmt: skip


@dataclass(frozen=True)
class Layout:
    """The boxes of the table for one frame; `both_ways` turns the number to the player opposite too."""

    frame: Frame
    both_ways: bool = True

    @cached_property
    def columns(self) -> Columns:
        """The measures of 16:9 or of 4:3."""
        return WIDE if self.frame.wide else NARROW

    @cached_property
    def wide(self) -> bool:
        """Whether this is the 16:9 arrangement."""
        return self.columns is WIDE

    @cached_property
    def safe(self) -> Box:
        """The part of the frame that every screen shows (90 %)."""
        return self.frame.safe

    # --- the line at the top

    @cached_property
    def top(self) -> Box:
        """The whole line."""
        return Box(self.safe.x, self.safe.y, self.safe.w, self.columns.top)

    @cached_property
    def tools(self) -> tuple[Box, ...]:
        """The small buttons at its right: undo, redo, orders, log, rules, menu."""
        lines = self.columns.tool_lines
        across = TOOLS // lines
        width = across * (self.columns.tool + 8) - 8
        area = Box(self.top.right - width, self.top.y, width, self.top.h)
        return tuple([box for line in area.column(lines, TOOLS_APART) for box in line.row(across, 8)])

    @cached_property
    def banner(self) -> Box:
        """The turn and what can be done now."""
        return Box(self.top.x, self.top.y, self.tools[0].x - 14 - self.top.x, self.top.h)

    # --- the left column

    @cached_property
    def body(self) -> Box:
        """Everything below the line at the top."""
        top = self.top.bottom + 14
        return Box(self.safe.x, top, self.safe.w, self.safe.bottom - top)

    @cached_property
    def left(self) -> Box:
        """The left column."""
        return Box(self.body.x, self.body.y, self.columns.left, self.body.h)

    @cached_property
    def opposite(self) -> Box:
        """The great number once more, for the player opposite."""
        return Box(self.left.x, self.left.y, self.left.w, self.columns.high)

    @cached_property
    def pack(self) -> Box:
        """The face-down pack."""
        top = self.opposite.bottom + 16 if self.both_ways else self.left.y
        return Box(self.left.x, top, CARD_W * self.columns.pack, CARD_H * self.columns.pack)

    @cached_property
    def odds(self) -> Box:
        """The slip that tells what the next card may be, beside the pack."""
        x = self.pack.right + 14
        return Box(x, self.pack.y, self.left.right - x, self.pack.h)

    @cached_property
    def fairness(self) -> Box:
        """The sheet that tells whether it has evened out."""
        top = self.pack.bottom + 16
        height = self.left.bottom - top
        return Box(self.left.x, top, self.left.w, height if self.both_ways else min(height, 480.0))

    # --- the middle column

    @cached_property
    def middle(self) -> Box:
        """The middle column."""
        return Box(self.left.right + self.columns.gap, self.body.y, self.columns.middle, self.body.h)

    @cached_property
    def card(self) -> Box:
        """The large card."""
        w, h = CARD_W * self.columns.card, CARD_H * self.columns.card
        return Box(self.middle.cx - w / 2, self.middle.y, w, h)

    @cached_property
    def discards(self) -> Box:
        """The row of cards that have been finished."""
        return Box(self.middle.x, self.card.bottom + PLATE_GAP, self.middle.w, CARD_H * DISCARD_SCALE)

    @cached_property
    def plate(self) -> Box:
        """The large plate that turns the next card."""
        top = self.discards.bottom + PLATE_GAP
        return Box(self.middle.x, top, self.middle.w, self.middle.bottom - top)

    # --- the right column

    @cached_property
    def right(self) -> Box:
        """The right column."""
        x = self.middle.right + self.columns.gap
        return Box(x, self.body.y, self.body.right - x, self.body.h)

    @cached_property
    def number(self) -> Box:
        """The great number: how many activations are left."""
        return Box(self.right.x, self.right.y, self.columns.number, self.columns.high)

    @cached_property
    def forces(self) -> tuple[Box, Box]:
        """The slips of the two commands, red above."""
        x = self.number.right + 14
        red, black = Box(x, self.right.y, self.right.right - x, self.columns.high).column(2, 14)
        return red, black

    def force(self, colour: Colour) -> Box:
        """The slip of a command."""
        return self.forces[COLOURS.index(colour)]

    @cached_property
    def roster(self) -> Box:
        """Where units are ticked off."""
        top = self.number.bottom + 16
        return Box(self.right.x, top, self.right.w, self.right.bottom - top)

    @cached_property
    def roles(self) -> tuple[Box, ...]:
        """The three ways of acting, in their order."""
        line = Box(self.roster.x, self.roster.y, self.roster.w, self.columns.tab)
        return line.shared(self.columns.tabs, 10)

    @cached_property
    def units(self) -> Box:
        """The counters or pips below them."""
        top = self.roles[0].bottom + 12
        return Box(self.roster.x, top, self.roster.w, self.roster.bottom - top)

    # --- poses

    @cached_property
    def riffle_pose(self) -> Pose:
        """Where the pack is riffled, in sight of both players: where the units are ticked off otherwise."""
        return Pose(*self.roster.centre, scale=self.columns.riffle / self.columns.card, z=80)

    @cached_property
    def pack_pose(self) -> Pose:
        """A card face down on top of the pack; the card's own size is that of the large one."""
        return Pose(*self.pack.centre, scale=self.columns.pack / self.columns.card, turn=-1.0, z=60)

    @cached_property
    def card_pose(self) -> Pose:
        """The large card."""
        return Pose(*self.card.centre, z=60)

    def _discard_step(self, count: int) -> float:
        """How far each of that many discards lies from the one before it."""
        w = CARD_W * DISCARD_SCALE
        return min(w + 8, max(DISCARD_STEP, (self.discards.w - w) / max(1, count - 1)))

    def discards_hidden(self, count: int) -> int:
        """How many of so many discards, the oldest, lie beneath another and cannot be seen."""
        room = self.discards.w - CARD_W * DISCARD_SCALE
        return max(0, count - 1 - int(room / self._discard_step(count) + 1e-6))

    def discard_boxes(self, count: int) -> tuple[Box, ...]:
        """Places for that many discards, the last on top at the right; the oldest lie one upon the other."""
        row, w = self.discards, CARD_W * DISCARD_SCALE
        step, hidden = self._discard_step(count), self.discards_hidden(count)
        return tuple([Box(row.x + max(0, i - hidden) * step, row.y, w, row.h) for i in range(count)])

    def discard_poses(self, count: int) -> tuple[Pose, ...]:
        """The places of that many discards, in the size of the large card."""
        scale, boxes = DISCARD_SCALE / self.columns.card, self.discard_boxes(count)
        return tuple([Pose(*box.centre, scale=scale, z=50 + i * 0.01) for i, box in enumerate(boxes)])
