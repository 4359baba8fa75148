"""Turning a card, Jokers and shuffles and all. Part of `decide`; knows no other command."""

from __future__ import annotations

from game.engine.activation.chance import Chance
from game.engine.activation.events import (
    BattleEnded,
    Because,
    CardFinished,
    CardsChanged,
    CardsKept,
    CardTurned,
    Event,
    ForceSwitched,
    JokerPlayed,
    JokerSetAside,
    JokersLeft,
    PackShuffled,
)
from game.engine.activation.evolve import evolve
from game.engine.activation.model import COLOURS, Colour, Outcome, State, colour_of
from game.engine.activation.reckoning import (
    coming_force,
    coming_pack,
    coming_values,
    is_shut_out,
    joker_is_due,
)
from game.engine.piles import Card


class _Story:
    """Events as they are told, and the state they have led to so far."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)


def turn(state: State, named: Card | None, chance: Chance) -> tuple[tuple[Event, ...], Chance]:
    """The events of turning the top card, or the one the players have named (Rules A8, A10, A11)."""
    story = _Story(state)
    if state.acting is not None:
        story.tell(finished(state))
    if joker_is_due(story.state):  # Rules A14
        story.tell(JokerPlayed())
        chance = _shuffle(story, Because.JOKER, chance)
        return tuple(story.events), chance
    if not story.state.pack:
        chance = _shuffle(story, Because.EMPTY, chance)
    if story.state.outcome is None:
        chance = _turn_top(story, named, chance)
    return tuple(story.events), chance


def finished(state: State) -> CardFinished:
    """The card on the table is laid away (Rules A10)."""
    if state.card is None or state.acting is None:
        raise AssertionError("refused before")
    return CardFinished(card=state.card, colour=state.acting, unused=state.left)


def _turn_top(story: _Story, named: Card | None, chance: Chance) -> Chance:
    card = story.state.pack[0] if named is None else named
    colour = colour_of(card)
    units = 0 if colour is None else story.state.side(colour).force.units
    story.tell(CardTurned(card=card, colour=colour, left=min(card.rank, units)))
    if colour is not None:
        return chance
    if story.state.rules.no_shut_out and is_shut_out(story.state):  # Rules A14
        story.tell(JokerSetAside())
        return chance
    return _shuffle(story, Because.JOKER, chance)


def _shuffle(story: _Story, because: Because, chance: Chance) -> Chance:
    """Rules A11, A12: all cards go back, as they are to be from now on."""
    cards = coming_pack(story.state)
    for colour in COLOURS:
        _change_force(story, colour)
    if story.state.aside and not story.state.rules.joker_returns:
        story.tell(JokersLeft(count=story.state.aside))
    if not story.state.paper:  # else the players shuffle, and nobody knows the order
        cards, chance = chance.shuffled(cards)
    story.tell(PackShuffled(because=because, reshuffles=story.state.reshuffles + 1, pack=cards))
    _end_if_it_ends(story)
    return chance


def _change_force(story: _Story, colour: Colour) -> None:
    """Another force takes over if it was ordered to; cards follow losses and grades if they are to."""
    side = story.state.side(colour)
    number = coming_force(story.state, colour)
    if number != side.active:
        story.tell(ForceSwitched(colour=colour, before=side.active, after=number))
    force = side.forces[number]
    values = coming_values(story.state, force)
    if not values:
        story.tell(CardsKept(colour=colour, force=number))
    elif values != force.values:
        story.tell(CardsChanged(colour=colour, force=number, before=force.values, after=values))


def _end_if_it_ends(story: _Story) -> None:
    rules = story.state.rules
    standing = [colour for colour in COLOURS if story.state.side(colour).units]
    if rules.recalculate == "at_joker" and len(standing) < len(COLOURS):  # Rules A12
        winner = standing[0] if standing else None
        story.tell(BattleEnded(outcome=Outcome.NO_UNITS, winner=winner))
    elif story.state.reshuffles == rules.turn_limit:  # Rules A14
        story.tell(BattleEnded(outcome=Outcome.TURN_LIMIT, winner=None))
