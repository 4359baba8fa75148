"""The sums of the rules, each in one place. Knows no phases, no chance and no order of play."""

from __future__ import annotations

from game.engine.government.model import DOMESTIC, FOREIGN, Colour, Rules, State
from game.engine.piles import JOKER, Card, Suit

SUITS = {DOMESTIC: (Suit.SPADES, Suit.CLUBS), FOREIGN: (Suit.HEARTS, Suit.DIAMONDS)}


def whole_deck(rules: Rules, colour: Colour) -> tuple[Card, ...]:
    """The cards a colour's deck is made of, unshuffled (Rules G1)."""
    suits = SUITS[colour][: rules.suits_per_colour]
    return (
        tuple(Card(rank, suit) for suit in suits for rank in range(1, 14)) + (JOKER,) * rules.jokers_per_deck
    )


def is_event(card: Card) -> bool:
    """Ace to 10 are events; court cards and Jokers are not (Rules G7 to G9)."""
    return 1 <= card.rank <= 10


def support_after(rules: Rules, support: int, asked: int) -> int:
    """Support after a change; a gain stops at the ceiling (Rules G3)."""
    after = support + asked
    if asked > 0 and rules.support_max is not None:
        return min(after, rules.support_max)
    return after


def support_for_tax(rules: Rules, before: int, after: int) -> int:
    """What moving the tax asks of Support: a rise costs it, a cut gives it (Rules G4)."""
    steps = after - before
    return -steps * rules.tax_raise_cost if steps > 0 else -steps


def tax_levels(rules: Rules, tax: int) -> range:
    """The levels the tax may be moved to from where it stands (Rules G4)."""
    lowest, highest = rules.tax_min, rules.tax_max
    if rules.max_tax_step is not None:
        lowest = max(lowest, tax - rules.max_tax_step)
        highest = min(highest, tax + rules.max_tax_step)
    return range(lowest, highest + 1)


def treasury_after(rules: Rules, treasury: int, tax: int) -> int:
    """The treasury once the tax is in and the upkeep paid (Rules G6)."""
    after = max(0, treasury + tax - rules.upkeep)
    return after if rules.treasury_max is None else min(rules.treasury_max, after)


def target(cards: tuple[Card, ...]) -> int:
    """What the dice must reach to resolve the events (Rules G13)."""
    return sum([card.rank for card in cards])


def success_reward(rules: Rules, colour: Colour) -> int:
    """Support for a success, however many events it resolves (Rules G16, G17)."""
    return rules.domestic_success_reward if colour is DOMESTIC else rules.foreign_success_reward


def card_reward(rules: Rules, colour: Colour) -> int:
    """Support for each rewarded event of a success (Rules G16, G17)."""
    return rules.domestic_even_reward if colour is DOMESTIC else rules.foreign_odd_reward


def rewarded(colour: Colour, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The events that earn Support by themselves: even domestic ones, odd foreign ones (Rules G16, G17)."""
    parity = 0 if colour is DOMESTIC else 1
    return tuple([card for card in cards if card.rank % 2 == parity])


def unrest_groups(rules: Rules, colour: Colour, active: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The full groups of open events, each of which costs one Support (Rules G18)."""
    size = rules.divisor(colour)
    return tuple([active[i : i + size] for i in range(0, len(active) - size + 1, size)])


def decks_are_out(state: State, drawn: int = 0) -> bool:
    """Whether the decks are out as far as winning asks for it, once `drawn` more cards are off each (G21)."""
    domestic, foreign = len(state.domestic.deck) <= drawn, len(state.foreign.deck) <= drawn
    return domestic or foreign if state.rules.win_when == "any" else domestic and foreign
