"""The things on the table that are not events: decks, piles, tracks, treasury, banner, gazette.

Each is composed once for what it has to show. Decides nothing: it is told all values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from pygame import Surface

from game.content import table_words as words
from game.content.theme import Theme
from game.engine.government.model import Colour, State
from game.engine.piles import Card
from game.scenes.faces import PIPS, Faces, ink_of
from game.scenes.government.layout import COIN, DECK_SCALE, LAYER, Layout, Track, layers
from game.scenes.government.reports import BETWEEN, reports
from game.scenes.sheet import Sheet, Stock, tool_shadows
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

HEADING = Style(Face.FELL_SC, 32, palette.INK)
PHASE = Style(Face.CASLON_BOLD, 60, palette.RED, scales=False)
TURN = Style(Face.CASLON, 29, palette.INK)
COACH = Style(Face.CASLON, 31, palette.INK, leading=0.88)  # of which the banner holds two lines
LARGE_COACH = 38.0  # units, on upright screens, where it has the whole width
LITTLE_SMALLER = 0.85
UPPER, LOWER = 4.0, 12.0  # units above and below the news there; cards are raised over its lower edge
LEFT = Style(Face.CASLON, 26, palette.INK)
MASTHEAD = Style(Face.CASLON_BOLD, 30, palette.INK)
GHOST = Style(Face.CASLON_BOLD, 30, palette.INK, scales=False)
WORSE = GHOST.inked(palette.RED)
VALUE = Style(Face.CASLON_BOLD, 76, palette.INK, scales=False)
GUINEAS = ("guinea_a", "guinea_b", "guinea_c")
MOST_COINS_SHOWN = 40
STACK = 10
DASH_ROOM, DASH_H = 50.0, 24.0  # units that have to be left below the news for a dash; its height
PLAQUES = 8
COIN_STEP = 3.8  # units that a coin lies above the one beneath it
LEVEL = Style(Face.CASLON, 36, palette.INK, scales=False)  # in the cell of a track
CELLS = 11  # of a track at most whose figures have room to spare
LEAST_COUNTER = 40.0


class Furniture:
    """Composes the pieces for one look and level, and keeps each until what it shows has changed."""

    def __init__(self, look: Look, layout: Layout, theme: Theme, faces: Faces) -> None:
        self._look = look
        self._layout = layout
        self._theme = theme
        self._faces = faces
        self._kept: dict[str, tuple[object, tuple[Item, ...]]] = {}
        self.plaque = lru_cache(PLAQUES)(self._plaque)  # the next is printed before its deck turns a card
        self._sheets: dict[str, Sheet] = {}  # on which something is told, by their place

    def _keep(self, place: str, key: object, make: Callable[[], tuple[Item, ...]]) -> tuple[Item, ...]:
        kept = self._kept.get(place)
        if kept is not None and kept[0] == key:
            return kept[1]
        made = make()
        self._kept[place] = (key, made)
        return made

    @property
    def told(self) -> tuple[Box, ...]:
        """Where words and figures lie on the strips, the treasury's slip, the banner and the gazette."""
        return tuple([box for sheet in self._sheets.values() for box in sheet.told])

    def _sheet(self, place: str, box: Box, stock: Stock = "paper") -> Sheet:
        self._sheets[place] = Sheet(self._look, box, stock)
        return self._sheets[place]

    # --- decks and piles

    def decks(self, state: State, dealt: Mapping[Colour, int]) -> tuple[Item, ...]:
        """Both decks, as thick as what is left but for cards on their way, and their resolved piles."""
        items: list[Item] = []
        for colour in Colour:
            side = state.side(colour)
            items += self._deck_of(colour, len(side.deck) - dealt.get(colour, 0))
            items += self._pile_of(colour, len(side.resolved), side.resolved[-1] if side.resolved else None)
        return tuple(items)

    def _deck_of(self, colour: Colour, left: int) -> tuple[Item, ...]:
        return self._keep(f"deck {colour}", left, lambda: self._deck(colour, left))

    def _pile_of(self, colour: Colour, count: int, top: Card | None) -> tuple[Item, ...]:
        return self._keep(f"pile {colour}", (count, top), lambda: self._pile(colour, count, top))

    def _deck(self, colour: Colour, left: int) -> tuple[Item, ...]:
        box = self._layout.deck(colour)
        items: list[Item] = []
        if left:
            image = self._faces.back(colour, DECK_SCALE)
            for layer in range(layers(left)):
                x, y = self._look.frame.point(box.cx + layer * LAYER, box.cy - layer * LAYER)
                items.append((image, (x - image.get_width() // 2, y - image.get_height() // 2)))
        items.append(self.plaque(colour, left))
        return tuple(items)

    def _plaque(self, colour: Colour, left: int) -> Item:
        """The name of a deck, and how many cards it has left."""
        box = self._layout.deck(colour)
        plaque = Sheet(self._look, Box(box.x - 2, box.bottom - 70, box.w + 4, 66))
        name = Box(box.x + 4, box.bottom - 71, box.w - 8, 36)
        plaque.text(self._theme.colour(colour).name, Style(Face.FELL_SC, 27, ink_of(colour)), name)
        plaque.text(words.cards_left(left), LEFT, name.moved(0, 30))
        return plaque.item

    def _pile(self, colour: Colour, count: int, top: Card | None) -> tuple[Item, ...]:
        box = self._layout.pile(colour)
        sheet = Sheet(self._look, box)
        sheet.text(
            words.RESOLVED, Style(Face.FELL_SC, 27, palette.INK), Box(box.x + 4, box.y + 2, box.w - 8, 36)
        )
        number = Box(box.x + 6, box.y + 36, 46 if count else box.w - 12, box.h - 44)
        sheet.text(str(count), Style(Face.CASLON_BOLD, 42, palette.INK), number)
        if top is not None and top.suit is not None:
            ink = ink_of(colour)
            small = self._layout.pile_mark(colour)
            sheet.frame(small, ink, 1.5)
            sheet.text(
                top.rank_text, Style(Face.CASLON_BOLD, 32, ink), Box(small.x + 2, small.y, 30, small.h)
            )
            sheet.tinted(PIPS[top.suit], Box(small.x + 31, small.cy - 11, 20, 22), ink)
        return (sheet.item,)

    # --- tracks

    def tracks(self, state: State, ghosts: Mapping[str, int | None]) -> tuple[Item, ...]:
        """Both strips with their values; a ghost counter shows where a choice would take one."""
        names = self._theme.tracks
        support = self._strip("support", names.support.long, max(0, state.support), ghosts.get("support"))
        tax = self._strip("tax", names.tax.long, state.tax, ghosts.get("tax"))
        return support + tax

    def _strip(self, key: str, name: str, value: int, ghost: int | None) -> tuple[Item, ...]:
        ghost = None if ghost == value else ghost
        return self._keep(f"strip {key}", (value, ghost), lambda: self._print_strip(key, name, value, ghost))

    def _print_strip(self, key: str, name: str, value: int, ghost: int | None) -> tuple[Item, ...]:
        track = self._layout.track(key)
        sheet = self._sheet(key, track.box)
        sheet.text(str(value), VALUE, track.value_box)
        sheet.text(name, HEADING, track.heading, "left")
        if ghost is not None:
            worse = key == "support" and ghost < value
            style = WORSE if worse else GHOST
            if key == "support":  # right beside its name: the people stand at the end
                sheet.change(value, ghost, style, self._aside(name, track.heading), "left")
            else:
                sheet.change(value, ghost, style, track.heading, "right")
        self._cells(sheet, track, key)
        items = [sheet.item]
        if ghost is not None and ghost >= track.low:
            items.append(self._counter(key, track, ghost, ghosted=True))
        return tuple(items)

    def _aside(self, name: str, heading: Box) -> Box:
        """What a heading leaves of its line."""
        printed = self._look.type.fit(name, HEADING, heading.w, heading.h)
        taken = printed.get_width() / self._look.frame.k + 14
        return Box(heading.x + taken, heading.y, heading.w - taken, heading.h)

    def _cells(self, sheet: Sheet, track: Track, key: str) -> None:
        first, levels = track.cell(track.low), range(track.low, track.high + 1)
        field = Box(first.x, first.y, first.w * len(levels), first.h)
        sheet.grid(field, len(levels), 1, palette.INK, 1.5)
        close = len(levels) > CELLS
        room = first.inset(1 if close else 3, 3)
        style = (
            self._look.type.alike([str(level) for level in levels], LEVEL, room.w, room.h) if close else LEVEL
        )
        for level in levels:
            danger = key == "support" and level <= 2
            ink = palette.RED if danger else palette.INK
            sheet.text(str(level), style.inked(ink), Box.around(*track.cell(level).centre, room.w, room.h))

    def _counter(self, key: str, track: Track, value: int, *, ghosted: bool = False) -> Item:
        image = self.counter_image(key, track)
        if ghosted:
            image = image.copy()
            image.set_alpha(120)
        x, y = self._look.frame.point(*track.cell(value).centre)
        return image, (x - image.get_width() // 2, y - image.get_height() // 2)

    def counter_image(self, key: str, track: Track) -> Surface:
        """The brass counter of a track."""
        cell = track.cell(track.low)
        size = min(66.0, cell.h + 4, max(LEAST_COUNTER, 1.3 * cell.w))
        return self._look.art.picture("counter_crown" if key == "support" else "counter_purse", size, size)

    def coin_image(self, turn: object) -> Surface:
        """A coin on its way."""
        return self._look.art.picture(GUINEAS[hash(turn) % 3], COIN, COIN)

    # --- treasury

    def treasury(self, coins: int, ghost: int | None) -> tuple[Item, ...]:
        """The number of coins, and the coins themselves in stacks of ten."""
        return self._keep("treasury", (coins, ghost), lambda: self._print_treasury(coins, ghost))

    def _print_treasury(self, coins: int, ghost: int | None) -> tuple[Item, ...]:
        box = self._layout.treasury
        sheet = self._sheet("treasury", box)
        inner = box.inset(20, 16)
        sheet.text(self._theme.tracks.treasury.short, HEADING, Box(inner.x, inner.y, inner.w, 34))
        sheet.text(str(coins), VALUE, Box(inner.x, inner.y + 30, inner.w, 76))
        if ghost is not None and ghost != coins:
            style = WORSE if ghost < coins else GHOST
            sheet.change(coins, ghost, style, Box(inner.x, inner.y + 100, inner.w, 32))
        self._stacks(sheet, inner, min(coins, MOST_COINS_SHOWN))
        return (sheet.item,)

    def _stacks(self, sheet: Sheet, inner: Box, coins: int) -> None:
        """Coins in stacks of ten, each a little higher than the one it lies on."""
        stacks = (coins + STACK - 1) // STACK
        step = min(COIN + 2, (inner.w - COIN) / max(1, stacks - 1))
        for stack in range(stacks):
            x = inner.cx + (stack - (stacks - 1) / 2) * step
            height = min(STACK, coins - stack * STACK)
            for level in range(height):
                top = level == height - 1
                picture = GUINEAS[stack % 3] if top else "guinea_edge"
                place = Box.around(x, inner.bottom - COIN / 2 - level * COIN_STEP, COIN, COIN)
                sheet.picture(picture, place)

    # --- words

    def banner(self, phase: str, turn: str, coach: str) -> tuple[Item, ...]:
        """The phase, the turn and what can be done now."""
        printed = self._keep("banner", (phase, turn, coach), lambda: self._print_banner(phase, turn, coach))
        return printed + self._keep("tools", None, lambda: tool_shadows(self._look, self._layout.tools))

    def _print_banner(self, phase: str, turn: str, coach: str) -> tuple[Item, ...]:
        sheet = self._sheet("banner", self._layout.notice)
        inner = sheet.box.inset(22, 4)
        if self._layout.upright:
            self._upright_banner(sheet, inner, phase, turn, coach)
            return (sheet.item,)
        head = self._layout.heading.w
        if self._layout.wide:
            left, style = Box(inner.x, inner.y, head - 150, inner.h), PHASE
            right = Box(inner.x + head - 146, inner.y, 134, inner.h)
            sheet.block_middle(turn, replace(TURN, align="centre", leading=0.88), right)
        else:  # one above the other
            left, style = Box(inner.x, inner.y - 5, head - 20, 62), PHASE.at(50)
            sheet.text(turn, TURN, Box(inner.x, inner.bottom - 36, head - 20, 36), "left")
        sheet.text(phase, style, left, "left")
        sheet.rule((inner.x + head, inner.y + 6), (inner.x + head, inner.bottom - 6), palette.INK)
        sheet.block_middle(coach, COACH, self._layout.advice)
        return (sheet.item,)

    def _upright_banner(self, sheet: Sheet, inner: Box, phase: str, turn: str, coach: str) -> None:
        """Phase and turn in a line, and below a rule what can be done."""
        line = self._layout.heading
        sheet.text(phase, PHASE, Box(line.x, line.y, line.w * 0.68, line.h), "left")
        sheet.text(turn, TURN.at(34), Box(line.x + line.w * 0.7, line.y + 6, line.w * 0.3, line.h), "right")
        sheet.rule((inner.x, line.bottom + 3), (inner.right, line.bottom + 3), palette.INK, 1.5)
        self._advise(sheet, coach, self._layout.advice)

    @staticmethod
    def _advise(sheet: Sheet, coach: str, room: Box) -> None:
        """In one line as large as it may be, unless two would be set clearly larger."""
        style, measures = COACH.at(LARGE_COACH), sheet.look.type
        one = measures.fitting(coach, style, room.w, room.h)
        two = measures.alike([coach], style, room.w, room.h, lines=2).size
        if one >= LITTLE_SMALLER * two:
            sheet.text(coach, style, room, "left")
        else:
            sheet.block_middle(coach, style, room)

    def gazette(self, lines: Sequence[str], *, ornate: bool = True) -> tuple[Item, ...]:
        """The last things that happened, newest first; below few of them an ornament, if it may be used."""
        key = tuple(lines)
        return self._keep("gazette", (key, ornate), lambda: self._print_gazette(key, ornate=ornate))

    def _print_gazette(self, lines: tuple[str, ...], *, ornate: bool) -> tuple[Item, ...]:
        box = self._layout.gazette
        apart = self._layout.wide or self._layout.upright
        sheet = self._sheet("gazette", box, "paper" if apart else "none")
        inner = box.inset(26, 16) if apart else box.inset(8, 0)
        if self._layout.upright:
            inner = self._masthead_aside(
                sheet, Box(box.x + 20, box.y + UPPER, box.w - 40, box.h - UPPER - LOWER)
            )
        else:
            sheet.text(words.GAZETTE, MASTHEAD, Box(inner.x, inner.y, inner.w, 36))
            sheet.rule((inner.x, inner.y + 37), (inner.right, inner.y + 37), palette.INK, 2)
            inner = Box(inner.x, inner.y + 42, inner.w, inner.h - 42)
        found = reports(self._look, lines, inner.w, inner.bottom + 2 - inner.y)
        y = inner.y
        if self._layout.upright:  # a few lines stand in the middle of their sheet
            spare = inner.h - sum(image.get_height() / self._look.frame.k + BETWEEN for image in found)
            y += max(0.0, min(LOWER - UPPER, spare / 2))
        for image in found:
            height = image.get_height() / self._look.frame.k
            sheet.paste(image, Box(inner.x, y, inner.w, height), "left")
            y += height + BETWEEN
        if lines and ornate and apart and not self._layout.upright:
            self._dash(sheet, Box(inner.x, y, inner.w, inner.bottom - y))
        return (sheet.item,)

    @staticmethod
    def _dash(sheet: Sheet, room: Box) -> None:
        """What a compositor ends a short column with."""
        if room.h >= DASH_ROOM:
            place = Box.around(room.cx, min(room.cy, room.y + DASH_ROOM), room.w * 0.7, DASH_H)
            sheet.tinted("rule", place, palette.INK)

    @staticmethod
    def _masthead_aside(sheet: Sheet, inner: Box) -> Box:
        """The name of the paper beside its news; the room that is left."""
        name = Box(inner.x, inner.y, 136, inner.h)
        sheet.block_middle(words.GAZETTE, replace(MASTHEAD, align="centre"), name)
        sheet.rule((name.right + 10, inner.y + 2), (name.right + 10, inner.bottom - 2), palette.INK, 2)
        return Box(name.right + 24, inner.y, inner.right - name.right - 24, inner.h)
