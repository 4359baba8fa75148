"""Where everything lies on the government's table, in layout units. Pure geometry: draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from game.engine.government.model import Colour, Rules, State
from game.engine.piles import Card
from game.scenes.faces import CARD_H, CARD_W
from game.stage.geometry import LARGE_TARGET, Box, Frame
from game.stage.timeline import Pose

DECK_SCALE = 0.62
LAYER = 1.6  # units by which each layer of a deck lies beside and above the one below
PILE_SCALE = 0.22
NARROWEST = 88.0  # the least of a fanned card that must show: its rank and its suit
GAP = 12.0
SMALLER = 0.88  # cards are made so much smaller before they are laid one upon the other
IN_TWO_LINES = 0.75  # and at least so much where they lie in two lines, for fingers to find the upper one
IN_THREE_LINES = 0.54  # likewise, where two would leave too little of each for a finger
SPREAD = 11.0  # by which three lines reach beyond their row
NEARER = 1.12  # times its size a court card or Joker is shown, so large it is printed
ASIDE = 0.6  # of a card's width: so far from the middle of its row a court card is shown
DIE = 84.0
COIN = 50.0
UNLIMITED_TRACK = 10  # cells printed where Support has no ceiling; the number tells the rest
COLOURS = (Colour.DOMESTIC, Colour.FOREIGN)
FOOT = 19.0  # of a strip, below its cells
TAX_HEAD, SUPPORT_HEAD = 47.0, 64.0  # of a strip, above them: the people stand behind those of Support
CROWD_SHAPE = 560 / 168  # of the people, wide to high
CROWD_H = 98.0
OFF_END = 16.0  # from a track's first cell to the middle of a counter that has run off it


@dataclass(frozen=True)
class Track:
    """A printed strip: its name, the value writ large, and a cell for each level."""

    box: Box
    low: int
    high: int
    head: float = TAX_HEAD  # how far down the cells begin

    @property
    def value_box(self) -> Box:
        """Where the present value stands, to be read from two metres."""
        return Box(self.box.x + 18, self.box.y + 14, 100, self.box.h - 28)

    @property
    def heading(self) -> Box:
        """The name of the track."""
        return Box(self.box.x + 130, self.box.y + self.head - 39, self.box.w - 156, 42)

    def cell(self, value: int) -> Box:
        """The cell of a level; levels beyond the strip share its ends."""
        value = max(self.low, min(self.high, value))
        left, right = self.box.x + 128, self.box.right - 20
        width = (right - left) / (self.high - self.low + 1)
        top = self.box.y + self.head
        return Box(left + (value - self.low) * width, top, width, self.box.bottom - FOOT - top)

    def level_at(self, x: float) -> int:
        """The level whose cell lies at that distance across."""
        first = self.cell(self.low)
        return max(self.low, min(self.high, self.low + int((x - first.x) // first.w)))


@dataclass(frozen=True)
class Layout:
    """The boxes of the table for one layout frame; wide is 16:9, narrow is 4:3."""

    frame: Frame
    rules: Rules
    upright: ClassVar[bool] = False  # whether it is for a frame that is taller than wide
    die: ClassVar[float] = DIE  # the side of a die at scale 1

    @cached_property
    def wide(self) -> bool:
        """Whether there is room for the gazette beside the tracks."""
        return self.frame.wide

    @cached_property
    def safe(self) -> Box:
        """The part of the frame that every screen shows (90 %)."""
        return self.frame.safe

    @cached_property
    def panel(self) -> Box:
        """The sheet of paper at the right where the present decision is taken."""
        width = 440.0 if self.wide else 404.0
        top = self.banner.bottom + 12
        return Box(self.safe.right - width, top, width, self.safe.bottom - top)

    @cached_property
    def banner(self) -> Box:
        """The line at the top: phase, turn and coach."""
        return Box(self.safe.x, self.safe.y, self.safe.w, 88)

    @cached_property
    def notice(self) -> Box:
        """What the small buttons leave of the banner."""
        return Box(self.banner.x, self.banner.y, self.banner.w - self.tools_width - 14, self.banner.h)

    @cached_property
    def heading(self) -> Box:
        """Where the banner tells the phase and the turn."""
        inner = self.notice.inset(22, 4)
        return Box(inner.x, inner.y, 566.0 if self.wide else 384.0, inner.h)

    @cached_property
    def advice(self) -> Box:
        """Where it says what can be done: beside the phase and the turn."""
        inner, left = self.notice.inset(22, 4), self.heading.right + 20
        return Box(left, inner.y, inner.right - left, inner.h)

    @cached_property
    def table_width(self) -> float:
        """From the left edge to the panel."""
        return self.panel.x - 20 - self.safe.x

    def row(self, colour: Colour) -> Box:
        """The whole row of a colour: deck, pile and events."""
        top = self.banner.bottom + 24 + (0 if colour is Colour.DOMESTIC else CARD_H + 14)
        return Box(self.safe.x, top, self.table_width, CARD_H)

    def deck(self, colour: Colour) -> Box:
        """The face-down deck."""
        row = self.row(colour)
        return Box(row.x, row.y, CARD_W * DECK_SCALE, CARD_H * DECK_SCALE)

    def pile(self, colour: Colour) -> Box:
        """The slip that tells of the resolved pile, below the deck."""
        deck = self.deck(colour)
        top = deck.bottom + 10
        return Box(deck.x, top, deck.w, self.row(colour).bottom - top)

    def events(self, colour: Colour) -> Box:
        """Where events in play lie."""
        row, deck = self.row(colour), self.deck(colour)
        left = deck.right + 22
        return Box(left, row.y, row.right - left, row.h)

    @cached_property
    def strips(self) -> tuple[Box, Box]:
        """The tracks of Support and of tax."""
        top = self.row(Colour.FOREIGN).bottom + 14
        both = self.safe.bottom - top - 8
        width = 690.0 if self.wide else self.table_width - 190
        height = (both + SUPPORT_HEAD - TAX_HEAD) / 2  # the cells of both are alike
        support = Box(self.safe.x, top, width, height)
        return support, Box(support.x, support.bottom + 8, width, both - height)

    def track(self, key: str) -> Track:
        """The track of "support" or "tax"."""
        support, tax = self.strips
        if key == "support":
            return Track(support, 1, self.rules.support_max or UNLIMITED_TRACK, SUPPORT_HEAD)
        return Track(tax, self.rules.tax_min, self.rules.tax_max)

    @cached_property
    def crowd(self) -> Box:
        """Where the people stand: behind the cells of Support, at the right."""
        rail = self.track("support").cell(1).y
        width = CROWD_H * CROWD_SHAPE
        return Box(self.strips[0].right - 18 - width, rail - CROWD_H, width, CROWD_H)

    def counter(self, key: str, value: int) -> Pose:
        """Where a track's counter lies at a value; with nothing left it is off the end, and marks no cell."""
        track = self.track(key)
        x, y = track.cell(value).centre
        return Pose(track.cell(track.low).x - OFF_END if value < track.low else x, y, z=40)

    @cached_property
    def treasury(self) -> Box:
        """The tray of coins."""
        support, tax = self.strips
        width = 190.0 if self.wide else 178.0
        return Box(support.right + 12, support.y, width, tax.bottom - support.y)

    @cached_property
    def gazette(self) -> Box:
        """The last things that happened: beside the treasury, or at the foot of the panel."""
        if self.wide:
            left = self.treasury.right + 12
            return Box(left, self.treasury.y, self.panel.x - 20 - left, self.treasury.h)
        panel = self.panel
        return Box(panel.x + 18, panel.bottom - 176, panel.w - 36, 160)

    @cached_property
    def decision(self) -> Box:
        """The inside of the panel that the present phase may use."""
        inner = self.panel.inset(28, 26)
        return inner if self.wide else Box(inner.x, inner.y, inner.w, inner.h - 168)

    def outcome(self, top: float, _after: float = 0.0) -> Box:
        """Where it is told what would come of the decision: from so far down it to the last button.

        Where it has a column of its own only `_after` counts: how much of that is taken.
        """
        inner = self.decision
        return Box(inner.x, inner.y + top, inner.w, self.buttons[1].y - 12 - inner.y - top)

    def outcome_of_attempt(self, top: float) -> Box:
        """Likewise, above both buttons."""
        inner = self.decision
        return Box(inner.x, inner.y + top, inner.w, self.buttons[0].y - 8 - inner.y - top)

    @cached_property
    def divide(self) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """The ends of a rule between the decision and its outcome, where they lie side by side."""
        return None

    @cached_property
    def bars(self) -> float:
        """How tall the picture of the chances may be."""
        return 100.0 if self.wide else 64.0

    @cached_property
    def hand(self) -> Pose:
        """Where dice are thrown from."""
        return Pose(self.tray.x - 260, self.tray.bottom + 190, z=70)

    @cached_property
    def tray(self) -> Box:
        """Where thrown dice come to rest: the middle of the panel."""
        inner = self.decision
        return Box(inner.x, inner.y + 216, inner.w, 150)

    def bed(self, _count: int) -> Box:
        """What of the tray and around it so many dice may take."""
        return self.tray

    @cached_property
    def more_dice(self) -> Box:
        """Where it is told what the dice came to that have no room on the tray: below it."""
        return Box(self.tray.x, self.tray.bottom + 6, self.tray.w, 38)

    @cached_property
    def buttons(self) -> tuple[Box, Box]:
        """The two great buttons at the foot of the decision."""
        inner = self.decision
        height = 78.0 if self.wide else 70.0
        lower = Box(inner.x, inner.bottom - height, inner.w, height)
        return lower.moved(0, -height - 8), lower

    @cached_property
    def names(self) -> Box:
        """The names of the chosen events, at the head of the decision."""
        inner = self.decision
        return Box(inner.x, inner.y, inner.w, 40)

    @cached_property
    def slider(self) -> Box:
        """Where the number of dice is set."""
        inner = self.decision
        return Box(inner.x + 70, inner.y + 152, inner.w - 140, 68)

    @cached_property
    def dice_steps(self) -> tuple[Box, Box]:
        """One die fewer, one more: at the ends of the slider."""
        inner, slider = self.decision, self.slider
        return Box(inner.x, slider.y + 4, 60, 60), Box(inner.right - 60, slider.y + 4, 60, 60)

    @cached_property
    def tools(self) -> tuple[Box, ...]:
        """The small buttons at the top right: undo, redo, rules, menu."""
        banner = self.banner
        return Box(banner.right - self.tools_width, banner.y, self.tools_width, banner.h).row(4, 8)

    @cached_property
    def tools_width(self) -> float:
        """How much of the top line the small buttons take."""
        return 4 * (112.0 if self.wide else 106.0)

    @cached_property
    def tally(self) -> Box:
        """Where the total of a throw stands against its target: above the tray."""
        inner = self.decision
        return Box(inner.x, inner.y + 116, inner.w, 96)

    @cached_property
    def total_pose(self) -> Pose:
        """Where the total of a throw is counted up."""
        return Pose(*self.tally.centre, z=80)

    def die_lines(self, count: int) -> tuple[int, float]:
        """How many of so many dice lie in a line at most, and at which scale."""
        return (4, 1.0) if count <= 4 else (4, 0.85) if count <= 8 else (6, 0.68)

    def die_place(self, index: int, count: int) -> Pose:
        """The resting place of the index-th of count dice (at most twelve): the fewer, the larger."""
        most, scale = self.die_lines(count)
        lines = (count + most - 1) // most
        per_line = (count + lines - 1) // lines  # five lie as three and two
        line, column = divmod(index, per_line)
        in_line = min(per_line, count - line * per_line)
        step, bed = (self.die + 8) * scale, self.bed(count)
        x = bed.cx + (column - (in_line - 1) / 2) * step
        y = bed.cy + (line - (lines - 1) / 2) * step
        return Pose(x, y, scale=scale)

    def deck_pose(self, colour: Colour, left: int) -> Pose:
        """The card on top of its deck, face down, of so many."""
        (x, y), up = self.deck(colour).centre, LAYER * (layers(left) - 1)
        return Pose(x + up, y - up, scale=DECK_SCALE, turn=-1.0)

    def pile_mark(self, colour: Colour) -> Box:
        """Where its slip tells which card lies on top of the resolved pile."""
        box = self.pile(colour)
        return Box(box.right - 66, box.y + 36, 54, box.h - 46)

    def pile_pose(self, colour: Colour) -> Pose:
        """A card that goes to the resolved pile: it becomes the mark on its slip."""
        return Pose(*self.pile_mark(colour).centre, scale=PILE_SCALE)

    def stage_pose(self, colour: Colour) -> Pose:
        """Where a court card or Joker has its moment: a little nearer, in its row, clear of the other's."""
        box, side = self.events(colour), -1 if colour is Colour.DOMESTIC else 1
        return Pose(box.cx + side * ASIDE * CARD_W, box.cy, scale=NEARER, lift=0.8, z=50)

    def away_pose(self, colour: Colour) -> Pose:
        """Off the table, for a card that leaves the game."""
        box = self.events(colour)
        return Pose(box.cx, box.y - 60, scale=0.8, alpha=0.0, z=50)

    def fan(self, colour: Colour, count: int) -> tuple[Box, ...]:
        """Places for that many cards: apart while they fit, smaller, fanned, in two lines, in three."""
        box = self.events(colour)
        if count <= 1:
            return (Box(box.x, box.y, CARD_W, CARD_H),) * count
        scale = max(SMALLER, min(1.0, box.w / (count * (CARD_W + GAP) - GAP)))
        w, h = CARD_W * scale, CARD_H * scale
        step = min(w + GAP * scale, (box.w - w) / (count - 1))
        if step >= NARROWEST * scale:
            return tuple(Box(box.x + i * step, box.y, w, h) for i in range(count))
        two = _in_lines(box, count, 2, IN_TWO_LINES)
        if two[1].x - two[0].x >= LARGE_TARGET:
            return two
        return _in_lines(Box(box.x, box.y, box.w, box.h + SPREAD), count, 3, IN_THREE_LINES)

    def cards(self, state: State) -> dict[Card, Pose]:
        """Where every event in play lies; later cards above earlier ones."""
        places: dict[Card, Pose] = {}
        for colour in COLOURS:
            active = state.side(colour).active
            for z, (card, box) in enumerate(zip(active, self.fan(colour, len(active)), strict=True)):
                places[card] = Pose(*box.centre, scale=box.w / CARD_W, z=z)
        return places


def _in_lines(box: Box, count: int, lines: int, scale: float) -> tuple[Box, ...]:
    """So many cards in lines from the top of a box to its foot, the later ones upon the earlier."""
    each = -(-count // lines)
    w, h = CARD_W * scale, CARD_H * scale
    step = min(w, (box.w - w) / (each - 1))
    down = (box.h - h) / (lines - 1)
    places = [divmod(i, each) for i in range(count)]
    return tuple(Box(box.x + column * step, box.y + line * down, w, h) for line, column in places)


def layers(left: int) -> int:
    """How thick a deck of so many cards looks."""
    return min(5, 1 + left // 6)
