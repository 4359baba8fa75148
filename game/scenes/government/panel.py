"""The sheet at the right: what the present decision would lead to. Prints forecasts; computes none itself."""

from __future__ import annotations

from pygame import Surface

from game.content import gazette
from game.content import table_words as words
from game.content.theme import Theme
from game.engine import odds
from game.engine.government.forecast import (
    forecast_attempt,
    forecast_tax,
    forecast_unrest,
)
from game.engine.government.model import Colour, Phase, State
from game.scenes.faces import ink_of
from game.scenes.government.draft import Draft, Throw
from game.scenes.government.layout import Layout
from game.scenes.government.outcomes import TABLE, print_outcomes
from game.scenes.government.tally import print_bar, print_tally
from game.scenes.government.throwing import MOST_DICE_SHOWN
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

TITLE = Style(Face.CASLON_BOLD, 40, palette.INK)
CENTRED_TITLE = Style(Face.CASLON_BOLD, 40, palette.INK, align="centre", leading=0.86)
WARNING = Style(Face.CASLON_BOLD, 31, palette.RED)
# Sentences with numbers are set in Caslon: the old-style 1 and 0 of the Fell types look like letters.
BODY = Style(Face.CASLON, 29, palette.INK)
COUNT = Style(Face.CASLON, 29, palette.INK, leading=0.86)
CENTRED = Style(Face.CASLON, 29, palette.INK, align="centre")
ITALIC = Style(Face.CASLON_ITALIC, 28, palette.INK)
TRACK = Style(Face.FELL, 32, palette.INK)
BIG = Style(Face.CASLON_BOLD, 64, palette.INK, scales=False)
LARGE = 112.0  # figures that have a column to themselves
WHY_ROOM = 150.0  # below a throw, for what the open events would cost
FIGURED = 296.0  # how far down the figures of the tax come
COST = 104.0  # units across, for what a colour's open events would cost
MOST_SPREAD = 1.6  # times as far apart are lines set for larger text
FIGURE = Style(Face.CASLON_BOLD, 40, palette.INK)
APART = 5.0  # pixels from bar to bar; where they are closer no gap could be even


class Panel:
    """Prints the decision panel; the same choice in the same state is printed once."""

    def __init__(self, look: Look, layout: Layout, theme: Theme) -> None:
        self._look = look
        self._layout = layout
        self._theme = theme
        self._last: tuple[State, tuple[Draft, bool, bool], tuple[Item, ...]] | None = None
        self._bars: dict[tuple[int, int, int], Surface] = {}
        self._sheet: Sheet | None = None
        self._steps = self._most = 1.0  # times as far lines stand apart as at usual text, and may at most

    def items(
        self, state: State, draft: Draft, *, ornate: bool = True, spread: bool = True
    ) -> tuple[Item, ...]:
        """The panel for a state and a choice in the making; its ornament may come later."""
        key = draft, ornate, spread
        if self._last is not None and self._last[0] is state and self._last[1] == key:
            return self._last[2]
        sheet = Sheet(self._look, self._layout.panel)
        self._sheet, self._most = sheet, MOST_SPREAD if spread else 1.0
        used = self._print(sheet, state, draft)
        if ornate:
            self._adorn(sheet, state, used)
        items = (sheet.item,)
        self._last = (state, key, items)
        return items

    @property
    def told(self) -> tuple[Box, ...]:
        """Where the words and figures lie that were printed last."""
        return self._sheet.told if self._sheet is not None else ()

    def _print(self, sheet: Sheet, state: State, draft: Draft) -> float:
        """What the moment has to tell; returns how far down it came."""
        inner, self._steps = self._layout.decision, 1.0
        if self._layout.divide is not None:
            sheet.rule(*self._layout.divide, palette.FADED, 1.5)
        if draft.throw is not None and state.phase is not Phase.OVER:
            return self._thrown(sheet, inner, state, draft.throw)
        if state.phase is Phase.OVER:
            return self._ended(sheet, inner, state)
        if state.phase is Phase.TAX:
            return self._tax(sheet, inner, state, draft.tax)
        if state.phase is Phase.RETURN:
            return self._returns(sheet, inner, state)
        if state.phase is Phase.RESOLVE and draft.picked and draft.colour is not None:
            return self._attempt(sheet, inner, state, draft, draft.colour)
        return self._standing(sheet, inner, state)

    def _adorn(self, sheet: Sheet, state: State, used: float) -> None:
        inner = self._layout.decision
        if not self._layout.upright:
            sheet.tailpiece(_line(inner, used, self._layout.buttons[1].y - inner.y - used))
        elif state.phase is Phase.TAX and used == FIGURED:  # nothing is told in the other column
            sheet.tailpiece(self._layout.outcome(used))
        elif state.phase is Phase.OVER:
            sheet.tailpiece(self._layout.outcome(0))

    # --- tax

    def _tax(self, sheet: Sheet, inner: Box, state: State, level: int) -> float:
        """What the level would do; returns how far down it came, as all of these do."""
        forecast = forecast_tax(state, level)
        open_events = bool(state.domestic.active or state.foreign.active)
        top = 384.0 if self._layout.wide or forecast.wasted else 312.0
        used = top + 250 if open_events else 376.0 if forecast.wasted else FIGURED
        used = 414.0 if forecast.falls else used
        self._spread(used)
        sheet.text(self._theme.tracks.tax.long, TITLE, self._line(inner, 0, 48))
        sheet.change(state.tax, level, BIG.at(BIG.size * self._steps), self._line(inner, 50, 76))
        effect = words.tax_effect(state.tax, level, state.rules.tax_raise_cost)
        sheet.block_middle(effect, CENTRED, self._line(inner, 130, 44))
        support = max(0, forecast.support)
        self._figures(sheet, self._line(inner, 186, 54), words.SUPPORT, state.support, support)
        self._figures(sheet, self._line(inner, 242, 54), words.TREASURY, state.treasury, forecast.treasury)
        if forecast.falls:
            sheet.block(words.TAX_FALLS, WARNING, self._line(self._outcome(304), 0, 110))
        elif forecast.wasted:
            sheet.block(words.wasted(forecast.wasted), ITALIC, self._line(self._outcome(300), 0, 76))
        if open_events and not forecast.falls:
            room = self._outcome(top, 84 if forecast.wasted else 0)
            told = Box(room.x, room.y, room.w, min(250 * self._steps, room.h))
            self._unrest(sheet, told, state, words.IF_NOTHING)
        return used * self._steps

    # --- the Joker's choice

    def _returns(self, sheet: Sheet, inner: Box, state: State) -> float:
        """How many have to be chosen; a page of its own counts those that are."""
        owed = state.owed[0]
        self._spread(280)
        sheet.text(words.CHOOSE_RETURNS, TITLE, self._line(inner, 0, 50))
        sheet.text(str(owed.count), BIG.at(BIG.size * self._steps), self._line(inner, 60, 76))
        sheet.block(
            words.return_task(owed.count, self._theme.colour(owed.colour).events),
            BODY,
            self._line(inner, 140, 120),
        )
        return 280.0 * self._steps

    # --- nothing chosen

    def _standing(self, sheet: Sheet, inner: Box, state: State) -> float:
        """What the open events would cost if the turn ended now."""
        losses = forecast_unrest(state)
        after = max(0, state.support - sum(losses))
        falls = after < 1 and state.phase is Phase.RESOLVE
        used = 404.0 if falls else 318.0
        self._spread(used)
        heading = words.IF_ENDED if state.phase is Phase.RESOLVE else words.IF_NOTHING
        self._unrest(sheet, self._line(inner, 0, 250), state, heading)
        told = self._outcome(262)
        if self._layout.upright:
            self._large(sheet, told, words.SUPPORT, state.support, after)
        else:
            self._figures(sheet, self._line(told, 0, 56), words.SUPPORT, state.support, after)
        if falls:
            room = self._outcome(324, 240 if self._layout.upright else 66)
            sheet.block(words.UNREST_FALLS, WARNING, self._line(room, 0, 80))
        return used * self._steps

    def _ended(self, sheet: Sheet, inner: Box, state: State) -> float:
        """With what a government has ended."""
        rows = [(words.SUPPORT, max(0, state.support)), (words.TREASURY, state.treasury)]
        rows += [(words.left_open(self._theme.colour(c).name), len(state.side(c).active)) for c in Colour]
        self._spread(60.0 + 56 * len(rows))
        title = self._line(inner, 0, 46)
        sheet.text(words.AT_END, TITLE, title)
        sheet.rule((inner.x, title.bottom + 2), (inner.right, title.bottom + 2), palette.INK, 2)
        top = 60.0
        for name, value in rows:
            self._figures(sheet, self._line(inner, top, 52), name, value, value)
            top += 56
        return top * self._steps

    def _unrest(self, sheet: Sheet, box: Box, state: State, heading: str) -> None:
        """Both colours: how many events are open and what they would cost."""
        head = self._line(box, 0, 46)
        sheet.block_middle(heading, CENTRED_TITLE, head)
        sheet.rule((box.x, head.bottom + 2), (box.right, head.bottom + 2), palette.INK, 2)
        self._losses(sheet, Box(box.x, head.bottom + 8, box.w, box.bottom - head.bottom - 8), state)

    def _losses(self, sheet: Sheet, room: Box, state: State) -> None:
        """A row for each colour; its cost is as tall as the row allows."""
        rows = room.column(2, 6)
        counts = [words.unrest_words(len(state.side(c).active), state.rules.divisor(c)) for c in Colour]
        lower = rows[0].column(2)[1]
        style = self._look.type.alike(counts, COUNT, lower.w, lower.h, lines=2)
        for row, colour, count, loss in zip(rows, Colour, counts, forecast_unrest(state), strict=True):
            ink = ink_of(colour)
            name, told = row.column(2)
            name = Box(name.x, name.y, name.w - COST - 8, name.h)
            sheet.text(self._theme.colour(colour).name, Style(Face.FELL_SC, 36, ink), name, "left")
            sheet.block_middle(count, style, told)
            cost = f"−{loss}" if loss else "0"
            figure = Style(Face.CASLON_BOLD, min(56, row.h * 0.6), ink)
            sheet.text(cost, figure, Box(row.right - COST, row.y - row.h * 0.08, COST, row.h * 0.7), "right")

    # --- room for larger text

    def _spread(self, used: float) -> None:
        """Set lines further apart for larger text, where what is told leaves room in its column."""
        room = self._layout.buttons[1].y - 12 - self._layout.decision.y
        spread = 1.0 if self._layout.upright else min(self._look.type.text_scale, room / used, self._most)
        self._steps = max(1.0, spread)

    def _line(self, box: Box, y: float, h: float) -> Box:
        """A line of a column, that far down and that high at usual text."""
        return _line(box, y * self._steps, h * self._steps)

    def _outcome(self, top: float, after: float = 0.0) -> Box:
        return self._layout.outcome(top * self._steps, after)

    # --- an attempt

    def _attempt(self, sheet: Sheet, inner: Box, state: State, draft: Draft, colour: Colour) -> float:
        forecast = forecast_attempt(state, colour, draft.picked, draft.dice)
        names = " + ".join(self._theme.event(card).short for card in draft.picked)
        sheet.text(names, Style(Face.FELL_ITALIC, 34, ink_of(colour)), _line(inner, 0, 40))
        row = _line(inner, 42, 104)
        left = Box(row.x, row.y, row.w * 0.34, row.h)
        right = Box(left.right, row.y, row.w - left.w, row.h)
        self._number(sheet, left, words.TARGET, str(forecast.target))
        about = gazette.about_chance(forecast.chance)
        self._number(sheet, right, about, gazette.percent(forecast.chance))
        dice = words.dice_label(draft.dice)
        cost = self._theme.coin.count(forecast.cost)
        sheet.text(words.dice_for(dice, cost), BODY, _line(inner, 226, 36))
        height = self._layout.bars
        bars = self._distribution(draft.dice, forecast.target, state.rules.dice_faces, inner.w, height)
        sheet.paste(bars, _line(inner, 264, height))
        room = self._layout.outcome_of_attempt(266 + height)
        print_outcomes(sheet, _line(room, 0, min(TABLE * self._look.type.text_scale, room.h)), forecast)
        return inner.h

    def _number(self, sheet: Sheet, box: Box, name: str, value: str) -> None:
        sheet.text(name, ITALIC, Box(box.x, box.y, box.w, 34))
        sheet.text(value, BIG, Box(box.x, box.y + 32, box.w, 70))

    def _distribution(self, dice: int, target: int, faces: int, width: float, height: float) -> Surface:
        """The chance of every total as bars: those that reach the target are solid."""
        key = (dice, target, faces)
        if key not in self._bars:
            self._bars.clear()
            self._bars[key] = self._draw_bars(odds.distribution(dice, faces), target, width, height)
        return self._bars[key]

    def _draw_bars(self, chances: tuple[float, ...], target: int, width: float, height: float) -> Surface:
        sheet = Sheet(self._look, Box(0, 0, width, height), "none")
        peak = max(chances)
        first = next(i for i, p in enumerate(chances) if p > peak / 200)
        last = max(i for i, p in enumerate(chances) if p > peak / 200)
        first, last = min(first, max(0, target - 2)), max(last, target + 1)
        step = width / (last - first + 1)
        floor = height - 32
        bars = [
            (floor - 2) * p / peak for p in (*chances[first : last + 1], *[0.0] * (last + 1 - len(chances)))
        ]
        boxes = [Box(i * step, floor - bar, step, max(bar, 1.0)) for i, bar in enumerate(bars)]
        fails = max(0, target - first)
        if step * self._look.frame.k >= APART:
            _print_bars(sheet, boxes, fails)
        else:
            _print_hill(sheet, boxes, fails)
        sheet.rule((0, floor), (width, floor), palette.INK, 2)
        mark = (target - first) * step
        sheet.rule((mark, 0), (mark, floor + 4), palette.RED, 3)
        number = Box(max(0, min(width - 60, mark - 30)), floor + 1, 60, 34)
        sheet.text(str(target), Style(Face.CASLON_BOLD, 27, palette.RED, scales=False), number)
        return sheet.surface

    # --- a throw

    def _thrown(self, sheet: Sheet, inner: Box, state: State, throw: Throw) -> float:
        """The tray for the dice; once they lie, their total and what the turn's end would bring."""
        told = self._layout.tally
        if not throw.faces:
            title, reach = _line(inner, 0, 50), _line(inner, 56, 56)
            if reach.bottom > told.y:  # the total is counted up there
                reach = title
            else:
                sheet.text(words.THROWING, TITLE, title)
            sheet.text(words.to_reach(throw.target), FIGURE, reach)
            print_bar(sheet, told, 0, throw.target)
            return inner.h
        ink = palette.INK if throw.success else palette.RED
        verdict = words.CARRIED if throw.success else words.LOST
        sheet.text(verdict, Style(Face.CASLON_BOLD, 62, ink, scales=False), _line(inner, 0, 70))
        print_tally(sheet, told, throw.total, throw.target)
        shown = throw.faces[:MOST_DICE_SHOWN]
        if len(throw.faces) > len(shown):
            more = words.more_dice(len(throw.faces) - len(shown), throw.total - sum(shown))
            sheet.text(more, ITALIC, self._layout.more_dice)
        if state.phase is Phase.RESOLVE:
            after = max(0, state.support - sum(forecast_unrest(state)))
            sheet.text(words.IF_ENDED, ITALIC, _line(self._layout.outcome(424), 0, 40))
            figures = _line(self._layout.outcome(464, 40), 0, 56)
            self._figures(sheet, figures, words.SUPPORT, state.support, after)
            room = self._layout.outcome(526, 102)
            if after < state.support and room.h >= WHY_ROOM:
                self._losses(sheet, _line(room, 0, min(190, room.h)), state)
                return inner.h
        return 520.0

    def _large(self, sheet: Sheet, column: Box, name: str, now: int, then: int) -> None:
        """A track's name and what would become of it, for a column that has nothing else to tell."""
        sheet.text(name, TITLE, _line(column, 0, 46))
        sheet.rule((column.x, column.y + 48), (column.right, column.y + 48), palette.INK, 2)
        ink = palette.RED if then < now else palette.INK
        sheet.change(now, then, BIG.at(LARGE).inked(ink), _line(column, 72, 140))

    def _figures(self, sheet: Sheet, box: Box, name: str, now: int, then: int) -> None:
        """A track's name, its value and what it would become."""
        sheet.text(name, TRACK, Box(box.x, box.y, box.w * 0.5 - 14, box.h), "left")
        ink = palette.RED if then < now else palette.INK
        room = Box(box.x + box.w * 0.5, box.y, box.w * 0.5, box.h)
        sheet.change(now, then, Style(Face.CASLON_BOLD, 46, ink), room, "right")


def _print_bars(sheet: Sheet, boxes: list[Box], fails: int) -> None:
    """A bar for every total, the first few of them hollow."""
    for i, box in enumerate(boxes):
        bar = Box(box.x + box.w * 0.12, box.y, box.w * 0.76, box.h)
        if i >= fails:
            sheet.fill(bar, palette.INK)
        elif bar.h > 1:
            sheet.frame(bar, palette.INK, 1.5)


def _print_hill(sheet: Sheet, boxes: list[Box], fails: int) -> None:
    """Bars too narrow for an even gap between them: they stand as one hill; of the first few its edge."""
    before = 0.0
    for i, box in enumerate(boxes):
        if i >= fails:
            sheet.fill(box, palette.INK)
        elif box.h > 1:
            sheet.rule((box.x, box.y), (box.right, box.y), palette.INK)
            sheet.rule((box.x, box.y), (box.x, box.bottom - before), palette.INK)
        before = box.h


def _line(inner: Box, y: float, h: float) -> Box:
    return Box(inner.x, inner.y + y, inner.w, h)
