"""The sums of the rules, each in one place, as data that a screen can show. Draws no chance."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.activation.model import COLOURS, RED, Colour, Force, Grade, Rules, State, colour_of
from game.engine.piles import JOKER, Card, Suit

MOST_UNITS = 99  # of one force, those it has lost included

SUITS = {Colour.RED: (Suit.HEARTS, Suit.DIAMONDS), Colour.BLACK: (Suit.SPADES, Suit.CLUBS)}
CHANGES = {Grade.GOOD: 1, Grade.AVERAGE: 0, Grade.POOR: -1}  # Rules A3


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a force comes by its cards, step by step (Rules A3 to A6)."""

    units: int
    grade: Grade
    half: int  # of the units, rounded up: the base median
    change: int  # for the general
    median: int
    asked: tuple[int, int, int]  # one below the median, the median, one above
    values: tuple[int, ...]  # those that cards have, after `out_of_range`; one may come twice
    left_out: tuple[int, ...]  # of those asked for
    cards: tuple[Card, ...]
    too_small: bool  # a value falls below the Ace
    too_large: bool  # a value rises above the highest card


def grade_of(rules: Rules, total: int) -> Grade:
    """The grade that two dice give a general (Rules A2)."""
    if total <= rules.poor_max:
        return Grade.POOR
    return Grade.GOOD if total >= rules.good_min else Grade.AVERAGE


def reckon(rules: Rules, colour: Colour, units: int, grade: Grade) -> Reckoning:
    """The values and cards of so many units under such a general (Rules A3 to A6)."""
    half = (units + 1) // 2
    median = half + CHANGES[grade]
    asked = (median - 1, median, median + 1)
    values = _in_range(rules, asked)
    return Reckoning(
        units=units,
        grade=grade,
        half=half,
        change=CHANGES[grade],
        median=median,
        asked=asked,
        values=values,
        left_out=tuple([value for value in asked if value not in values]),
        cards=cards_of(rules, colour, values),
        too_small=asked[0] < 1,
        too_large=asked[-1] > highest_value(rules),
    )


def highest_value(rules: Rules) -> int:
    """The highest value that a card has (Rules A4)."""
    return 13 if rules.court_cards else 10


def cards_of(rules: Rules, colour: Colour, values: tuple[int, ...]) -> tuple[Card, ...]:
    """Each value in both suits of the colour, as often as there are packs (Rules A5)."""
    return tuple([Card(v, suit) for v in values for suit in SUITS[colour] for _ in range(rules.packs)])


def whole_pack(state: State) -> tuple[Card, ...]:
    """All cards of the battle as it is, wherever they lie, in order (Rules A7)."""
    cards = [cards_of(state.rules, c, state.side(c).force.values) for c in COLOURS]
    return (*cards[0], *cards[1], *(JOKER,) * (state.rules.jokers - state.gone))


def coming_force(state: State, colour: Colour) -> int:
    """The force that a side's cards will be for after the next shuffle."""
    side = state.side(colour)
    return side.active if side.waiting is None else side.waiting


def coming_values(state: State, force: Force) -> tuple[int, ...]:
    """The values a force's cards would have after a shuffle now; empty if no card has them (Rules A12)."""
    if state.rules.recalculate == "never":
        return force.values
    if force.units == 0:
        return ()
    return reckon(state.rules, RED, force.units, force.grade).values


def coming_pack(state: State) -> tuple[Card, ...]:
    """The cards that would be shuffled together now, in order (Rules A11, A12)."""
    cards: list[Card] = []
    for colour in COLOURS:
        force = state.side(colour).forces[coming_force(state, colour)]
        cards += cards_of(state.rules, colour, coming_values(state, force) or force.values)
    gone = state.gone if state.rules.joker_returns else state.gone + state.aside
    return (*cards, *(JOKER,) * (state.rules.jokers - gone))


def is_shut_out(state: State) -> bool:
    """Whether a side has had no card since the last shuffle."""
    had = {colour_of(card) for card in state.discard}
    return not {*had, state.acting} >= set(COLOURS)


def joker_is_due(state: State) -> bool:
    """Whether a Joker that was set aside takes effect next (Rules A14, `no_shut_out`)."""
    return state.aside > 0 and not is_shut_out(state)


def _in_range(rules: Rules, asked: tuple[int, int, int]) -> tuple[int, ...]:
    """Rules A6."""
    highest = highest_value(rules)
    if rules.out_of_range == "clamp":
        return tuple([min(max(1, value), highest) for value in asked])
    if rules.out_of_range == "shift":
        lowest = min(max(1, asked[0]), highest - 2)
        return (lowest, lowest + 1, lowest + 2)
    return tuple([value for value in asked if 1 <= value <= highest])
