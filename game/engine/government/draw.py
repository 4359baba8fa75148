"""Drawing the events of a turn, Jokers and all. Part of `decide`; knows no other phase."""

from __future__ import annotations

from game.engine.government.chance import Chance
from game.engine.government.events import (
    CardDrawn,
    Event,
    EventsReturned,
    GovernmentEnded,
    JokerRolled,
    PhaseBegan,
    ReturnOwed,
)
from game.engine.government.model import COLOURS, Colour, Outcome, Phase, State
from game.engine.government.reckoning import decks_are_out
from game.engine.piles import Card

_RETURNING = PhaseBegan(phase=Phase.RETURN)
_RESOLVING = PhaseBegan(phase=Phase.RESOLVE)


def draw_events(state: State, chance: Chance) -> tuple[tuple[Event, ...], Chance]:
    """The events of drawing from both decks (Rules G7 to G11), and the chance to draw from next."""
    rules = state.rules
    if rules.win_check == "next_draw" and decks_are_out(state):  # Rules G21
        return (GovernmentEnded(outcome=Outcome.WON),), chance
    events: list[Event] = []
    owed: list[Event] = []
    for colour in COLOURS:  # Rules G7: all black draws, then all red
        side = state.side(colour)
        resolved = side.resolved
        for card in side.deck[: rules.draws_per_turn]:
            events.append(CardDrawn(colour=colour, card=card))
            if card.is_joker:
                rolled, chance = _roll_joker(state, colour, len(resolved), chance)
                events.append(rolled)
                if rolled.returning:
                    returned, resolved, chance = _returns(state, rolled, resolved, chance)
                    (owed if isinstance(returned, ReturnOwed) else events).append(returned)
    if rules.win_check == "after_draw" and decks_are_out(state, rules.draws_per_turn):  # Rules G21
        events.append(GovernmentEnded(outcome=Outcome.WON))
    else:
        events += [*owed, _RETURNING] if owed else [_RESOLVING]
    return tuple(events), chance


def _roll_joker(state: State, colour: Colour, available: int, chance: Chance) -> tuple[JokerRolled, Chance]:
    """Rules G9: the die is rolled even if nothing can come back."""
    (face,), dice = chance.dice.roll(1, state.rules.joker_die_faces)
    rolled = JokerRolled(colour=colour, face=face, returning=min(face, available))
    return rolled, Chance(dice, chance.returns)


def _returns(
    state: State, rolled: JokerRolled, resolved: tuple[Card, ...], chance: Chance
) -> tuple[EventsReturned | ReturnOwed, tuple[Card, ...], Chance]:
    """What a Joker brings back (Rules G10), and the resolved events that another one could."""
    colour, count = rolled.colour, rolled.returning
    if state.rules.joker_return == "choice":
        # The choice is made later; until then so many cards, whichever they are, are spoken for.
        return ReturnOwed(colour=colour, count=count), resolved[count:], chance
    if state.rules.joker_return == "random":
        shuffled, stream = chance.returns.shuffled(resolved)
        chosen, chance = shuffled[:count], Chance(chance.dice, stream)
    else:
        chosen = resolved[::-1][:count]  # the most recently resolved first
    left = tuple(card for card in resolved if card not in chosen)
    return EventsReturned(colour=colour, cards=chosen), left, chance
