"""What a command leads to, by the rules and by chance. The only place that draws chance; changes nothing."""

from __future__ import annotations

from typing import assert_never

from game.engine.government.chance import Chance
from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.draw import draw_events
from game.engine.government.events import (
    AttemptFailed,
    AttemptMade,
    Because,
    DiceRolled,
    Event,
    EventsResolved,
    EventsReturned,
    GovernmentEnded,
    PhaseBegan,
    SupportChanged,
    TaxCollected,
    TaxSet,
    TurnBegan,
    UnrestCounted,
)
from game.engine.government.model import COLOURS, Colour, Outcome, Phase, State
from game.engine.government.reckoning import (
    card_reward,
    decks_are_out,
    rewarded,
    success_reward,
    support_after,
    support_for_tax,
    target,
    treasury_after,
    unrest_groups,
)
from game.engine.government.refusals import why_not
from game.engine.match import IllegalCommand
from game.engine.piles import Card

_COLLECTING = PhaseBegan(phase=Phase.COLLECT)
_DRAWING = PhaseBegan(phase=Phase.DRAW)
_RESOLVING = PhaseBegan(phase=Phase.RESOLVE)
_TAXING = PhaseBegan(phase=Phase.TAX)


def decide(state: State, command: Command, chance: Chance) -> tuple[tuple[Event, ...], Chance]:
    """The events a command leads to, and the chance to draw from next. Raises IllegalCommand."""
    reason = why_not(state, command)
    if reason is not None:
        raise IllegalCommand(reason)
    match command:
        case SetTax():
            return tuple(_set_tax(state, command.level)), chance
        case Collect():
            return tuple(_collect(state)), chance
        case DrawEvents():
            return draw_events(state, chance)
        case ReturnEvents():
            return tuple(_return_events(state, command.cards)), chance
        case Attempt():
            return _attempt(state, command, chance)
        case EndTurn():
            return tuple(_end_turn(state)), chance
        case _:
            assert_never(command)


def _set_tax(state: State, level: int) -> list[Event]:
    """Rules G4, and G5 where the rise brings the government down."""
    events: list[Event] = [TaxSet(before=state.tax, after=level)]
    asked = support_for_tax(state.rules, state.tax, level)
    support = _change_support(events, state, state.support, Because.TAX, asked)
    if support < 1:  # Rules G20
        events.append(GovernmentEnded(outcome=Outcome.LOST_TO_TAX))
    else:
        events.append(_COLLECTING)
    return events


def _collect(state: State) -> list[Event]:
    """Rules G6."""
    rules = state.rules
    after = treasury_after(rules, state.treasury, state.tax)
    collected = TaxCollected(tax=state.tax, upkeep=rules.upkeep, before=state.treasury, after=after)
    return [collected, _DRAWING]


def _return_events(state: State, cards: tuple[Card, ...]) -> list[Event]:
    """Rules G10, `joker_return` = choice."""
    events: list[Event] = [EventsReturned(colour=state.owed[0].colour, cards=cards)]
    if len(state.owed) == 1:
        events.append(_RESOLVING)
    return events


def _attempt(state: State, attempt: Attempt, chance: Chance) -> tuple[tuple[Event, ...], Chance]:
    """Rules G13 to G17."""
    rules, colour, cards = state.rules, attempt.colour, attempt.cards
    wanted = target(cards)
    cost = attempt.dice * rules.die_cost
    faces, dice = chance.dice.roll(attempt.dice, rules.dice_faces)
    rolled = DiceRolled(colour=colour, faces=faces, target=wanted)
    events: list[Event] = [
        AttemptMade(
            colour=colour,
            cards=cards,
            dice=attempt.dice,
            cost=cost,
            target=wanted,
            treasury_before=state.treasury,
            treasury_after=state.treasury - cost,
        ),
        rolled,
    ]
    if rolled.success:
        events += _success(state, colour, cards)
    else:
        events.append(AttemptFailed(colour=colour, cards=cards))
    return tuple(events), Chance(dice, chance.returns)


def _success(state: State, colour: Colour, cards: tuple[Card, ...]) -> list[Event]:
    """Rules G15 to G17; each gain is capped when it is made (G3)."""
    rules = state.rules
    events: list[Event] = [EventsResolved(colour=colour, cards=cards)]
    success = success_reward(rules, colour)
    support = _change_support(events, state, state.support, Because.SUCCESS, success, colour)
    earning = rewarded(colour, cards)
    earned = len(earning) * card_reward(rules, colour)
    _change_support(events, state, support, Because.CARDS, earned, colour, earning)
    return events


def _end_turn(state: State) -> list[Event]:
    """Rules G18 to G21."""
    events: list[Event] = []
    support = state.support
    for colour in COLOURS:
        groups = unrest_groups(state.rules, colour, state.side(colour).active)
        events.append(UnrestCounted(colour=colour, groups=groups))
        if groups:
            costing = tuple([card for group in groups for card in group])
            support = _change_support(events, state, support, Because.UNREST, -len(groups), colour, costing)
        if support < 1:  # Rules G20: at once, so the other colour is not counted any more
            events.append(GovernmentEnded(outcome=Outcome.LOST_TO_UNREST))
            return events
    if state.rules.win_check == "end_of_turn" and decks_are_out(state):  # Rules G21
        events.append(GovernmentEnded(outcome=Outcome.WON))
    else:
        events += (TurnBegan(turn=state.turn + 1), _TAXING)
    return events


def _change_support(
    events: list[Event],
    state: State,
    before: int,
    because: Because,
    asked: int,
    colour: Colour | None = None,
    cards: tuple[Card, ...] = (),
) -> int:
    """Tell a change of Support, unless none is asked; return where it stands then."""
    if asked == 0:
        return before
    after = support_after(state.rules, before, asked)
    events.append(
        SupportChanged(because=because, asked=asked, before=before, after=after, colour=colour, cards=cards)
    )
    return after
