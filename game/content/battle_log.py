"""The log of a battle: every event in one plain sentence, and what was undone. Decides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.content.engagement import Deed, Engagement
from game.content.figures import count
from game.engine.activation.events import (
    ActivationTakenBack,
    BattleEnded,
    Because,
    CardFinished,
    CardsChanged,
    CardsKept,
    CardTurned,
    Event,
    ForceSwitched,
    GeneralRegraded,
    GeneralReplaced,
    JokerPlayed,
    JokerSetAside,
    JokersLeft,
    PackShuffled,
    SwitchOrdered,
    UnitsActivated,
    UnitsArrived,
    UnitsLost,
    UnitsRallied,
)
from game.engine.activation.evolve import evolve
from game.engine.activation.model import Colour, Force, Outcome, Role, State
from game.engine.piles import Card, Suit

_SUITS = {Suit.HEARTS: "Hearts", Suit.DIAMONDS: "Diamonds", Suit.SPADES: "Spades", Suit.CLUBS: "Clubs"}
_RANKS = {1: "Ace", 11: "Jack", 12: "Queen", 13: "King"}
_DEEDS = {
    Role.ARTILLERY: ("artillery unit fires", "artillery units fire"),
    Role.MACHINE_GUN: ("machine gun fires", "machine guns fire"),
    Role.OTHER: ("unit acts", "units act"),
}
_ROLES = {Role.ARTILLERY: "Artillery fires", Role.MACHINE_GUN: "Machine guns fire", Role.OTHER: "Acting"}
_MOST_NAMES = 4  # beyond that the line grows too long


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line of the log; `struck` if it was undone later, and not done again."""

    turn: int
    colour: Colour | None
    text: str
    struck: bool


def card_name(card: Card) -> str:
    """A card in words: `6 of Hearts`, `Joker`."""
    if card.suit is None:
        return "Joker"
    return f"{rank_name(card.rank)} of {_SUITS[card.suit]}"


def rank_name(rank: int) -> str:
    """A rank in words where it has one: `6`, `King`."""
    return _RANKS.get(rank, str(rank))


def is_news(event: Event) -> bool:
    """Whether an event is worth a line of the log. A card of which nothing was ticked off says nothing."""
    return not isinstance(event, CardFinished) or 0 < event.unused < event.card.rank


def side_of(event: Event) -> Colour | None:
    """Whose doing or fate an event is."""
    if isinstance(event, BattleEnded):
        return event.winner
    return getattr(event, "colour", None)


def entry(event: Event, state: State) -> str:
    """What happened in one sentence; the state is that of the moment, the event folded in."""
    match event:
        case CardTurned():
            return _card_turned(event, state)
        case CardFinished():
            return f"{_active(state, event.colour).name}: {count(event.unused, 'activation')} not used."
        case JokerSetAside():
            return "The Joker is set aside: one side has had no card yet."
        case JokerPlayed():
            return "Both sides have had a card: the Joker that was set aside counts now."
        case JokersLeft():
            jokers = "The Joker leaves" if event.count == 1 else f"{event.count} Jokers leave"
            return f"{jokers} the pack for good."
        case PackShuffled():
            why = (
                "All cards go back"
                if event.because is Because.JOKER
                else "The pack is out: all cards go back"
            )
            return f"{why} and are shuffled. So ends turn {event.reshuffles}."
        case UnitsActivated():
            return _activated(event, state)
        case ActivationTakenBack():
            return f"Not acted after all: {_units(_active(state, event.colour), (event.unit,))}."
        case UnitsLost() | UnitsArrived() | UnitsRallied():
            return _strength(event, state)
        case GeneralRegraded():
            general = _force(state, event.colour, event.force).general
            return f"{general} is now reckoned {event.after}, not {event.before}."
        case GeneralReplaced():
            thrown = f" ({_values(event.dice)} on the dice)" if event.dice else ""
            return f"{event.before} has fallen. {event.after} takes over, {event.grade_after}{thrown}."
        case SwitchOrdered() | ForceSwitched() | CardsChanged() | CardsKept():
            return _cards(event, state)
        case BattleEnded():
            return _ended(event)
        case _:
            assert_never(event)


def journal_lines(engagement: Engagement) -> tuple[JournalLine, ...]:
    """The whole log, what was undone included, oldest first."""
    deeds = engagement.deeds
    lines: list[JournalLine] = []
    for deed in deeds:
        if deed.undone is not None:
            undone = _lines_of(deeds[deed.undone])
            told = undone[-1] if undone else JournalLine(deed.before.turn, None, "a card laid away.", False)
            lines.append(JournalLine(deed.before.turn, told.colour, f"Taken back: {told.text}", struck=False))
        lines += _lines_of(deed)
    return tuple(lines)


def _lines_of(deed: Deed) -> list[JournalLine]:
    """What a deed led to, event by event, each told at its moment."""
    state = deed.before
    lines = []
    for event in deed.events:
        turn = state.turn
        state = evolve(state, event)
        if is_news(event):
            lines.append(JournalLine(turn, side_of(event), entry(event, state), deed.struck))
    return lines


def _card_turned(event: CardTurned, state: State) -> str:
    if event.colour is None:
        return "Joker: nobody acts."
    whose = f"{card_name(event.card)}: {_active(state, event.colour).name}"
    if event.left < event.card.rank:
        return f"{whose}, {event.left} of {event.card.rank} activations, for there are no more units."
    if event.card.rank in _RANKS:
        return f"{whose}, {count(event.left, 'activation')}."
    return f"{whose}."  # the card's figure says the rest, and lines of large type are short


def _activated(event: UnitsActivated, state: State) -> str:
    left = f"{event.left} left" if event.left else "none left"
    if event.units and len(event.units) <= _MOST_NAMES:
        return f"{_ROLES[event.role]}: {_units(_active(state, event.colour), event.units)}; {left}."
    one, several = _DEEDS[event.role]
    return f"{count(event.count, one, several)}; {left}."


def _strength(event: UnitsLost | UnitsArrived | UnitsRallied, state: State) -> str:
    force = _force(state, event.colour, event.force)
    has = count(event.after, "unit")
    match event:
        case UnitsLost():
            what = _units(force, event.units) if event.units else count(event.count, "unit")
            return f"{force.name}: {what} lost, {has if event.after else 'no units'} left."
        case UnitsArrived():
            what = _listed([unit.name for unit in event.units]) or count(event.count, "unit")
            return f"{force.name}: reinforced by {what}, {has} now."
        case UnitsRallied():
            return f"{force.name}: {_units(force, event.units)} back on the table, {has} now."
        case _:
            assert_never(event)


def _cards(event: SwitchOrdered | ForceSwitched | CardsChanged | CardsKept, state: State) -> str:
    match event:
        case SwitchOrdered():
            if event.force is None:
                return f"The {event.colour} cards stay with {_active(state, event.colour).name} after all."
            name = _force(state, event.colour, event.force).name
            return f"From the next shuffle on, the {event.colour} cards are for {name}."
        case ForceSwitched():
            return f"The {event.colour} cards are now for {_force(state, event.colour, event.after).name}."
        case CardsChanged():
            name = _force(state, event.colour, event.force).name
            return f"{name}: cards of {_values(event.after)} from now on, not {_values(event.before)}."
        case CardsKept():
            name = _force(state, event.colour, event.force).name
            return f"{name}: no card has the values due, so the cards stay as they are."
        case _:
            assert_never(event)


def _ended(event: BattleEnded) -> str:
    won = f": {event.winner} has won" if event.winner is not None else ""
    match event.outcome:
        case Outcome.AGREED:
            return f"The battle is over{won}."
        case Outcome.TURN_LIMIT:
            return "The last turn is played: the battle is over."
        case Outcome.NO_UNITS:
            return (
                f"No units are left to {'either side' if event.winner is None else event.winner.other}{won}."
            )
        case _:
            assert_never(event.outcome)


def _values(values: tuple[int, ...]) -> str:
    return _listed([str(value) for value in values])


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""


def _units(force: Force, units: tuple[int, ...]) -> str:
    return _listed([force.roster[unit].name for unit in units])


def _force(state: State, colour: Colour, force: int) -> Force:
    return state.side(colour).forces[force]


def _active(state: State, colour: Colour) -> Force:
    return state.side(colour).force
