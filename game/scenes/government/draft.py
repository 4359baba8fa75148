"""The choice a player is making before it becomes a command. Knows no screen, and no rule but `legal`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine import odds
from game.engine.government.choices import AttemptChoice, Legal
from game.engine.government.commands import Attempt, Collect, Command, DrawEvents, EndTurn, SetTax
from game.engine.government.model import Colour, Phase, State
from game.engine.piles import Card

COMFORT = 0.75  # the chance that a fresh choice of events is offered dice for


@dataclass(frozen=True)
class Throw:
    """The last throw, kept on the table until the next choice."""

    colour: Colour
    faces: tuple[int, ...]
    target: int

    @property
    def total(self) -> int:
        """The sum of the dice."""
        return sum(self.faces)

    @property
    def success(self) -> bool:
        """Whether it was enough."""
        return self.total >= self.target


@dataclass(frozen=True)
class Draft:
    """What the player is about to do: a tax level, or events of one colour with a number of dice."""

    tax: int
    colour: Colour | None = None
    picked: tuple[Card, ...] = ()
    dice: int = 1
    dice_by_hand: bool = False  # the player chose the number, so the game no longer offers one
    throw: Throw | None = None

    @classmethod
    def fresh(cls, state: State, throw: Throw | None = None) -> Draft:
        """Nothing chosen yet."""
        return cls(tax=state.tax, throw=throw)

    @property
    def target(self) -> int:
        """The sum of the chosen events (Rules G13)."""
        return sum(card.rank for card in self.picked)


def in_motion(shown: State, now: State, throw: Throw | None) -> Draft:
    """What is told while pictures catch up with the game: of a tax that is being set, still what it does."""
    draft = Draft.fresh(shown, throw)
    return replace(draft, tax=now.tax) if shown.phase is Phase.TAX else draft


def with_tax(draft: Draft, legal: Legal, level: int) -> Draft:
    """The tax marker moved to the nearest legal level."""
    if not legal.tax:
        return draft
    return replace(draft, tax=max(legal.tax[0], min(legal.tax[-1], level)), throw=None)


def attempt_on(legal: Legal, colour: Colour | None) -> AttemptChoice | None:
    """What may be attempted on a colour."""
    return next((choice for choice in legal.attempts if choice.colour is colour), None)


def toggled(draft: Draft, legal: Legal, colour: Colour, card: Card, faces: int) -> Draft | None:
    """The event chosen, or let go again; None when it may not be chosen. Another colour begins afresh."""
    choice = attempt_on(legal, colour)
    if choice is None or card not in choice.cards:
        return None
    picked = draft.picked if draft.colour is colour else ()
    if card in picked:
        picked = tuple(other for other in picked if other != card)
    elif len(picked) < choice.max_cards:
        picked = (*picked, card)
    else:
        return None
    if not picked:
        return replace(draft, colour=None, picked=(), dice=1, dice_by_hand=False, throw=None)
    by_hand = draft.dice_by_hand and draft.colour is colour
    dice = draft.dice if by_hand else offered_dice(sum(c.rank for c in picked), choice.dice_max, faces)
    return replace(draft, colour=colour, picked=picked, dice=dice, dice_by_hand=by_hand, throw=None)


def with_dice(draft: Draft, legal: Legal, dice: int) -> Draft:
    """Another number of dice, within what the treasury buys."""
    choice = attempt_on(legal, draft.colour)
    if choice is None:
        return draft
    return replace(draft, dice=max(choice.dice_min, min(choice.dice_max, dice)), dice_by_hand=True)


def offered_dice(target: int, most: int, faces: int) -> int:
    """The fewest dice with a comfortable chance, or all that can be paid."""
    for dice in range(1, most):
        if odds.chance(dice, target, faces) >= COMFORT:
            return dice
    return most


def tax_command(draft: Draft) -> Command:
    """The command of the tax phase."""
    return SetTax(draft.tax)


def attempt_command(draft: Draft) -> Command:
    """The command that throws the dice; an attempt on nothing is the end of the turn."""
    if draft.colour is None or not draft.picked:
        return EndTurn()
    return Attempt(draft.colour, draft.picked, draft.dice)


def follows(state: State) -> Command | None:
    """What the game does of itself after the player's command (Rules G6, G7)."""
    if state.phase is Phase.COLLECT:
        return Collect()
    return DrawEvents() if state.phase is Phase.DRAW else None
