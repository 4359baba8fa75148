"""What a player may do, as ranges rather than lists of commands. Knows not how it is shown or chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.engine.government.model import COLOURS, Colour, Phase, State
from game.engine.government.reckoning import tax_levels
from game.engine.piles import Card


@dataclass(frozen=True, slots=True)
class ReturnChoice:
    """`count` of the resolved `cards` must be chosen to come back (Rules G10)."""

    colour: Colour
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AttemptChoice:
    """Up to `max_cards` of the open `cards` may be tried with `dice_min` to `dice_max` dice (Rules G12)."""

    colour: Colour
    cards: tuple[Card, ...]
    dice_min: int
    dice_max: int
    max_cards: int


@dataclass(frozen=True, slots=True)
class Legal:
    """Every kind of command with its ranges; what is empty, false or None is not to be done now."""

    tax: tuple[int, ...] = ()
    collect: bool = False
    draw: bool = False
    returns: ReturnChoice | None = None
    attempts: tuple[AttemptChoice, ...] = ()
    end_turn: bool = False

    @property
    def any(self) -> bool:
        """Whether anything may be done; false only at the end."""
        return bool(self.tax or self.collect or self.draw or self.returns or self.attempts or self.end_turn)


_PLAIN = {
    Phase.COLLECT: Legal(collect=True),
    Phase.DRAW: Legal(draw=True),
    Phase.OVER: Legal(),
}


def legal(state: State) -> Legal:
    """What may be done now; `any` is true until the government has ended."""
    if state.phase in _PLAIN:
        return _PLAIN[state.phase]
    if state.phase is Phase.TAX:
        return _taxing(tax_levels(state.rules, state.tax))
    if state.phase is Phase.RETURN:
        owed = state.owed[0]
        return Legal(returns=ReturnChoice(owed.colour, owed.count, state.side(owed.colour).resolved))
    return Legal(attempts=_attempts(state), end_turn=True)


@cache
def _taxing(levels: range) -> Legal:
    return Legal(tax=tuple(levels))


def _attempts(state: State) -> tuple[AttemptChoice, ...]:
    dice_max = state.treasury // state.rules.die_cost
    limit = state.rules.max_events_per_attempt
    choices = []
    for colour in COLOURS:
        side = state.side(colour)
        if side.active and not side.attempted and dice_max:
            most = len(side.active) if limit is None else min(limit, len(side.active))
            choices.append(AttemptChoice(colour, side.active, 1, dice_max, most))
    return tuple(choices)
