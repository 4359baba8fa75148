"""Everything the table shows at one moment, gathered from state, hand and controls. Draws nothing."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from game.content import gazette
from game.content import table_words as words
from game.content.theme import Theme
from game.engine.government.choices import Legal
from game.engine.government.events import Event, GovernmentEnded
from game.engine.government.forecast import forecast_attempt, forecast_tax
from game.engine.government.model import Colour, Phase, State
from game.engine.government.rules import GovernmentMatch
from game.engine.piles import Card
from game.scenes.government.beats import Beat
from game.scenes.government.draft import Draft
from game.scenes.government.lifts import Lifts
from game.stage.playback import Playback

LINES = 12
RETOLD = 4  # commands whose news is told again when a game goes on


@dataclass(frozen=True)
class View:
    """What the table is told to show."""

    shown: State
    draft: Draft
    hot: Card | None
    lifts: Lifts  # how far cards are raised, and lean over while they are
    lines: tuple[str, ...]
    coach: str
    turns: int
    ghosts: Mapping[str, int | None]
    spread: bool = True  # whether larger text may take all of the panel; who guides needs room there


class News:
    """The lines of the gazette, newest first."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._lines: deque[str] = deque(maxlen=LINES)

    @property
    def lines(self) -> tuple[str, ...]:
        """What there is to read."""
        return tuple(self._lines)

    def tell(self, event: Event) -> None:
        """Add an event, if it is news."""
        if gazette.is_news(event):
            self.add(gazette.entry(event, self._theme))

    def add(self, line: str) -> None:
        """Add a line."""
        self._lines.appendleft(line)

    def retell(self, match: GovernmentMatch) -> None:
        """Only the last news of a match, as when it is taken up again."""
        self._lines.clear()
        if not match.log:
            self.add(words.AIM[match.state.rules.win_when])
        for entry in match.log[-RETOLD:]:
            for event in entry.events:
                self.tell(event)


def as_told(playback: Playback[State, Beat]) -> State:
    """What is told of while things move: of a government that is ending already that it is over."""
    if playback.idle or not isinstance(playback.told[-1], GovernmentEnded):
        return playback.shown  # what comes of it takes long to tell
    return playback.coming[1]


def coach_line(state: State, legal: Legal, theme: Theme, draft: Draft) -> str:
    """What can be done now, with the choice in the making."""
    picking = gazette.Picking(tax=draft.tax, colour=draft.colour, cards=draft.picked, dice=draft.dice)
    return gazette.coach(state, legal, theme, picking)


def ghosts(state: State, draft: Draft) -> dict[str, int | None]:
    """Where the choice in the making would take the tracks."""
    if state.phase is Phase.TAX and draft.tax != state.tax:
        forecast = forecast_tax(state, draft.tax)
        return {"support": max(0, forecast.support), "tax": draft.tax, "treasury": forecast.treasury}
    if state.phase is Phase.RESOLVE and draft.picked and draft.colour is not None:
        attempt = forecast_attempt(state, draft.colour, draft.picked, draft.dice)
        return {"support": attempt.carried.support, "treasury": attempt.carried.treasury}
    return {}


def turns_in_all(state: State) -> int:
    """How many turns the government lasts if it does not fall (Rules G21): no card ever leaves its side."""
    rules = state.rules
    sides = [state.side(colour) for colour in Colour]
    cards = [len(side.deck) + len(side.active) + len(side.resolved) + len(side.gone) for side in sides]
    counted = max(cards) if rules.win_when == "both" else min(cards)
    draws = (counted + rules.draws_per_turn - 1) // rules.draws_per_turn
    return draws + 1 if rules.win_check == "next_draw" else draws
