"""What chance has dealt each side against what was to be expected. Exact; draws nothing, decides nothing.

Between two shuffles the cards that have been turned are a fair sample of the pack: how many of them fall to
a side is hypergeometric. (With `no_shut_out` the shuffle waits for both colours, and the figures are a close
approximation.) Jokers are left out of the sample: they fall to nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.activation.events import (
    ActivationTakenBack,
    CardFinished,
    CardTurned,
    Event,
    PackShuffled,
    UnitsActivated,
)
from game.engine.activation.lots import Hand, longest_run_odds, points_odds
from game.engine.activation.model import BLACK, COLOURS, RED, Colour, State, colour_of
from game.engine.activation.reckoning import coming_pack, joker_is_due
from game.engine.activation.rules import ActivationMatch
from game.engine.piles import Card

WITHIN = 0.8  # of all battles fall within a band


@dataclass(frozen=True, slots=True)
class NextCard:
    """The exact chances of the next card, and how many cards are left in the pack."""

    red: float
    black: float
    joker: float
    left: int


@dataclass(frozen=True, slots=True)
class Band:
    """What was to be expected: the mean, and limits that at least 80 in 100 such battles keep within."""

    expected: float
    low: int
    high: int

    def holds(self, value: int) -> bool:
        """Whether the value is within the limits."""
        return self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class Account:
    """What one side has had."""

    cards: int
    cards_due: Band
    points: int  # the values of its cards added up
    points_due: Band
    activations: int  # used
    unused: int  # offered by finished cards and lost
    this_turn: int  # cards since the last shuffle


@dataclass(frozen=True, slots=True)
class Run:
    """The longest run of one side's cards. A Joker does not break it; the other side's card does."""

    longest: int
    colour: Colour | None
    now: int  # the run at this moment
    usual: Band
    chance: float  # of a run at least as long as the longest, with as many cards turned


@dataclass(frozen=True, slots=True)
class Fairness:
    """The accounts of both sides, the runs, and how many Jokers have been turned."""

    red: Account
    black: Account
    run: Run
    jokers: int

    def account(self, colour: Colour) -> Account:
        """The account of a colour."""
        return self.red if colour is RED else self.black


def next_card(state: State) -> NextCard:
    """How likely the next card is red, black or a Joker."""
    if joker_is_due(state):
        return NextCard(0.0, 0.0, 1.0, len(state.pack))
    pack = state.pack
    if not pack:  # it will be shuffled before the next card is turned, and the card on the table with it
        pack = coming_pack(state)
    red, black = [sum(colour_of(card) is colour for card in pack) / len(pack) for colour in COLOURS]
    jokers = sum(card.is_joker for card in pack)
    return NextCard(red, black, jokers / len(pack), len(state.pack))


def fairness(first: State, events: Iterable[Event]) -> Fairness:
    """The reckoning of all that has happened since a state."""
    tally = _Tally(first)
    for event in events:
        tally.count(event)
    return Fairness(_account(tally, RED), _account(tally, BLACK), _run(tally), tally.jokers)


def fairness_of(match: ActivationMatch) -> Fairness:
    """The reckoning of a whole battle; what has been undone does not count."""
    first = match.log[0].before if match.log else match.state
    return fairness(first, [event for entry in match.log for event in entry.events])


class _Tally:
    """Counts through the events of a battle."""

    def __init__(self, first: State) -> None:
        self.turned: list[Card] = []
        self.jokers = 0
        self.used = dict.fromkeys(COLOURS, 0)
        self.unused = dict.fromkeys(COLOURS, 0)
        self.packs = [_counted(first.pack)]
        self.drawn = [0]  # from each pack, Jokers apart

    def count(self, event: Event) -> None:
        """Take one event into account."""
        match event:
            case CardTurned():
                if event.colour is None:
                    self.jokers += 1
                else:
                    self.turned.append(event.card)
                    self.drawn[-1] += 1
            case PackShuffled():
                self.packs.append(_counted(event.pack))
                self.drawn.append(0)
            case UnitsActivated():
                self.used[event.colour] += event.count
            case ActivationTakenBack():
                self.used[event.colour] -= 1
            case CardFinished():
                self.unused[event.colour] += event.unused
            case _:
                pass

    def of(self, colour: Colour) -> list[Card]:
        """The cards of a colour."""
        return [card for card in self.turned if colour_of(card) is colour]

    def hands(self, colour: Colour, *, counting: bool) -> tuple[Hand, ...]:
        """What was drawn between shuffles, as seen by a side; `counting` has each card count one."""
        hands = []
        for pack, drawn in zip(self.packs, self.drawn, strict=True):
            values = (1,) * len(pack[colour]) if counting else pack[colour]
            hands.append(Hand(values, len(pack[colour.other]), drawn))
        return tuple(hands)


def _counted(pack: tuple[Card, ...]) -> dict[Colour, tuple[int, ...]]:
    """The values in a pack by colour, in order, so that equal packs are known as such."""
    return {c: tuple(sorted([card.rank for card in pack if colour_of(card) is c])) for c in COLOURS}


def _account(tally: _Tally, colour: Colour) -> Account:
    cards = tally.of(colour)
    latest = tally.turned[len(tally.turned) - tally.drawn[-1] :]
    return Account(
        cards=len(cards),
        cards_due=_band(points_odds(tally.hands(colour, counting=True))),
        points=sum([card.rank for card in cards]),
        points_due=_band(points_odds(tally.hands(colour, counting=False))),
        activations=tally.used[colour],
        unused=tally.unused[colour],
        this_turn=sum(colour_of(card) is colour for card in latest),
    )


def _run(tally: _Tally) -> Run:
    longest, of, now = 0, None, 0
    before: Colour | None = None
    for card in tally.turned:
        colour = colour_of(card)
        now = now + 1 if colour is before else 1
        if now > longest:
            longest, of = now, colour
        before = colour
    odds = longest_run_odds(tally.hands(RED, counting=True))
    return Run(longest, of, now, _band(odds), min(1.0, sum(odds[longest:])))


def _band(odds: tuple[float, ...]) -> Band:
    """Limits that leave out at most a tenth at either end."""
    expected = sum([value * chance for value, chance in enumerate(odds)])
    tail = (1 - WITHIN) / 2
    low, below = 0, 0.0
    while below + odds[low] <= tail:
        below += odds[low]
        low += 1
    high, above = len(odds) - 1, 0.0
    while high > low and above + odds[high] <= tail:
        above += odds[high]
        high -= 1
    return Band(round(expected, 6), low, high)  # the rest of the figures is noise
