"""Simple Government as a game for Match, and how a match of it begins. Knows no levels, files or players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.engine.government.chance import Chance
from game.engine.government.choices import AttemptChoice, Legal, ReturnChoice, legal
from game.engine.government.commands import Command
from game.engine.government.decide import decide
from game.engine.government.events import Event
from game.engine.government.evolve import evolve, fold
from game.engine.government.model import COLOURS, Colour, Rules, Side, State
from game.engine.government.notation import chance_to_data, state_to_data
from game.engine.government.reckoning import SUITS, whole_deck
from game.engine.government.refusals import Reason, why_not
from game.engine.government.settings import check
from game.engine.match import Game, IllegalCommand, Match
from game.engine.piles import Card
from game.engine.rng import Rng

__all__ = [
    "GOVERNMENT",
    "AttemptChoice",
    "GovernmentMatch",
    "IllegalCommand",
    "Legal",
    "Reason",
    "ReturnChoice",
    "check_cards",
    "decide",
    "evolve",
    "fold",
    "legal",
    "new_match",
    "scripted_match",
    "setup",
    "why_not",
]

GovernmentMatch = Match[State, Command, Event, Chance]

GOVERNMENT: Game[State, Command, Event, Chance] = Game(
    decide=decide,
    fold=fold,
    legal=legal,
    why_not=why_not,
    encode=state_to_data,
    encode_chance=chance_to_data,
)


def setup(rules: Rules, seed: int) -> tuple[State, Chance]:
    """A government about to take office, its decks shuffled (Rules G1, G2). Raises SettingError."""
    check(rules)
    decks = [Rng.from_seed(seed, colour).shuffled(whole_deck(rules, colour))[0] for colour in COLOURS]
    return _first_state(rules, *decks), Chance.from_seed(seed)


def new_match(rules: Rules, seed: int) -> GovernmentMatch:
    """A match that is the same on every machine for the same rules and seed. Raises SettingError."""
    return Match(GOVERNMENT, *setup(rules, seed))


def scripted_match(
    rules: Rules,
    domestic_deck: Iterable[Card],
    foreign_deck: Iterable[Card],
    dice: Iterable[int],
    *,
    short_deck: bool = False,
) -> GovernmentMatch:
    """A match with stacked decks, top card first, and written dice.

    Raises ValueError where a deck is not made of the cards the rules give; a short deck may lack some.
    """
    check(rules)
    decks = (tuple(domestic_deck), tuple(foreign_deck))
    for colour, deck in zip(COLOURS, decks, strict=True):
        if short_deck:
            _check_short_deck(colour, deck)
        else:
            _check_deck(rules, colour, deck)
    return Match(GOVERNMENT, _first_state(rules, *decks), Chance.scripted(tuple(dice)))


def _first_state(rules: Rules, domestic: tuple[Card, ...], foreign: tuple[Card, ...]) -> State:
    return State(
        rules=rules,
        domestic=Side(deck=domestic),
        foreign=Side(deck=foreign),
        support=rules.start_support,
        tax=rules.start_tax,
        treasury=rules.start_treasury,
    )


def _check_deck(rules: Rules, colour: Colour, deck: tuple[Card, ...]) -> None:
    wanted, held = Counter(whole_deck(rules, colour)), Counter(deck)
    missing, extra = wanted - held, held - wanted
    if missing or extra:
        faults = [f"{what} {_names(cards)}" for what, cards in (("lacks", missing), ("adds", extra)) if cards]
        raise ValueError(f"the {colour} deck is not the one the rules give: it {' and '.join(faults)}")


def check_cards(state: State) -> None:
    """Every card of both decks is in one place (Rules G1, G8-G10). Raises ValueError naming the odd ones."""
    for colour in COLOURS:
        side = state.side(colour)
        _check_deck(state.rules, colour, side.deck + side.active + side.resolved + side.gone)


def _check_short_deck(colour: Colour, deck: tuple[Card, ...]) -> None:
    for card, count in Counter(deck).items():
        if not card.is_joker and card.suit not in SUITS[colour]:
            raise ValueError(f"the {colour} deck cannot hold {card.name}")
        if not card.is_joker and count > 1:
            raise ValueError(f"the {colour} deck holds {card.name} {count} times")


def _names(cards: Counter[Card]) -> str:
    return ", ".join(card.name for card in cards.elements())
