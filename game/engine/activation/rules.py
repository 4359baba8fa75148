"""The activation deck as a game for Match, and how a battle begins. Knows no levels, files or players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.activation.chance import Chance
from game.engine.activation.choices import ActivateChoice, ForceChoice, Legal, legal
from game.engine.activation.commands import Command
from game.engine.activation.decide import decide
from game.engine.activation.events import Event
from game.engine.activation.evolve import evolve, fold
from game.engine.activation.model import BLACK, RED, Force, Rules, Side, State
from game.engine.activation.muster import MusterRefused, mustered
from game.engine.activation.notation import chance_to_data, state_to_data
from game.engine.activation.reckoning import whole_pack
from game.engine.activation.refusals import Reason, why_not
from game.engine.activation.settings import check
from game.engine.match import Game, IllegalCommand, Match
from game.engine.piles import Card

__all__ = [
    "ACTIVATION",
    "ActivateChoice",
    "ActivationMatch",
    "ForceChoice",
    "IllegalCommand",
    "Legal",
    "MusterRefused",
    "Reason",
    "decide",
    "evolve",
    "fold",
    "legal",
    "match_from",
    "new_match",
    "scripted_match",
    "setup",
    "why_not",
]

ActivationMatch = Match[State, Command, Event, Chance]

ACTIVATION: Game[State, Command, Event, Chance] = Game(
    decide=decide,
    fold=fold,
    legal=legal,
    why_not=why_not,
    encode=state_to_data,
    encode_chance=chance_to_data,
)


def setup(
    rules: Rules, red: Sequence[Force], black: Sequence[Force], chance: Chance, *, paper: bool = False
) -> tuple[State, Chance]:
    """A battle about to begin, its pack shuffled (Rules A7). Raises SettingError or MusterRefused."""
    check(rules)
    sides = Side(mustered(rules, RED, red)), Side(mustered(rules, BLACK, black))
    cards = whole_pack(State(rules, *sides, pack=()))
    if not paper:
        cards, chance = chance.shuffled(cards)
    return State(rules, *sides, pack=cards, paper=paper), chance


def match_from(state: State, chance: Chance) -> ActivationMatch:
    """A match that goes on from a state; anything in it can be undone (a mis-turned card too)."""
    return Match(ACTIVATION, state, chance, undo_anything=True)


def new_match(
    rules: Rules, red: Sequence[Force], black: Sequence[Force], seed: int, *, paper: bool = False
) -> ActivationMatch:
    """A battle that is the same on every machine for the same forces and seed.

    Raises SettingError or MusterRefused.
    """
    return match_from(*setup(rules, red, black, Chance.from_seed(seed), paper=paper))


def scripted_match(
    rules: Rules,
    red: Sequence[Force],
    black: Sequence[Force],
    orders: Iterable[Iterable[Card]],
    dice: Iterable[int] = (),
) -> ActivationMatch:
    """A battle with written shuffles, the first for the start, top card first, and written dice.

    Raises ValueError where an order is not of the cards that the forces give.
    """
    return match_from(*setup(rules, red, black, Chance.scripted(orders, dice)))
