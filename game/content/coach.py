"""The coach's line: what can be done now, in seventy characters at most. Knows no screen, plays nothing."""

from __future__ import annotations

from dataclasses import dataclass

from game.content.figures import NO_BREAK, count
from game.content.theme import Theme
from game.engine.government.choices import AttemptChoice, Legal, ReturnChoice
from game.engine.government.model import Colour, Outcome, Phase, Rules, State
from game.engine.government.reckoning import card_reward, rewarded, success_reward
from game.engine.piles import Card

_PASSING = {
    Phase.COLLECT: "The tax is being gathered.",
    Phase.DRAW: "The post from home and abroad is opened.",
}


@dataclass(frozen=True, slots=True)
class Picking:
    """What the player has chosen so far but not confirmed."""

    tax: int | None = None
    colour: Colour | None = None
    cards: tuple[Card, ...] = ()
    dice: int = 0


NOTHING = Picking()


def coach(state: State, legal: Legal, theme: Theme, picking: Picking = NOTHING) -> str:
    """One line on what the player can do."""
    if legal.tax:
        return _on_tax(state, theme, picking.tax)
    if legal.returns:
        return _on_returns(legal.returns, theme, len(picking.cards))
    if legal.end_turn and picking.cards:
        return _on_dice(state, theme, picking)
    if legal.end_turn:
        return _on_resolving(state, legal.attempts, theme)
    if state.outcome is not None:
        return (
            "You have held on to the end." if state.outcome is Outcome.WON else "The government has fallen."
        )
    return _PASSING.get(state.phase, "")


def _on_tax(state: State, theme: Theme, level: int | None) -> str:
    support, tax, rules = theme.tracks.support.short, theme.tracks.tax.short, state.rules
    if level is None or level == state.tax:
        if rules.tax_raise_cost == 0:
            return f"Set the tax: a rise is free, a step down wins 1 {support}."
        return f"Set the tax: a step up costs {rules.tax_raise_cost} {support}, one down wins 1."
    if level < state.tax:
        return f"{tax} {level}: {_gain(state, state.tax - level)} {support}. Confirm, or move it on."
    cost = (level - state.tax) * rules.tax_raise_cost
    if state.support - cost < 1:
        return f"{tax} {level} would bring the government down at once!"
    return f"{tax} {level}: costs {cost} {support}. Confirm, or move it on."


def _gain(state: State, asked: int) -> str:
    room = asked if state.rules.support_max is None else state.rules.support_max - state.support
    return f"wins {min(asked, room)}" if room else "wins no"


def _on_returns(choice: ReturnChoice, theme: Theme, picked: int) -> str:
    words = theme.colour(choice.colour)
    left = choice.count - picked
    if left > 0:
        more = "more " if picked else ""
        noun = words.event if left == 1 else words.events
        return f"Choose {left} {more}{noun} to come back."
    if left < 0:
        return f"That is {-left} too many: {words.count(choice.count)} must come back."
    return f"Confirm: {words.count(choice.count)} to come back."


def _on_dice(state: State, theme: Theme, picking: Picking) -> str:
    target = sum(card.rank for card in picking.cards)
    coins = theme.coin.plural
    if not picking.dice:
        if state.treasury < state.rules.die_cost:
            return f"{target} to reach, but no {coins} for a die."
        return f"{target} to reach: buy dice, or choose more events."
    dice = count(picking.dice, "die", "dice")
    if picking.dice * state.rules.dice_faces < target:
        return f"{dice} cannot reach {target}: buy more, or choose fewer events."
    return _on_gain(state, theme, picking)


def _on_gain(state: State, theme: Theme, picking: Picking) -> str:
    """What success would win, and why (Rules G16, G17)."""
    colour, rules = picking.colour or Colour.DOMESTIC, state.rules
    support, parity = theme.tracks.support.short, "even" if colour is Colour.DOMESTIC else "odd"
    for_all, for_each = success_reward(rules, colour), card_reward(rules, colour)
    such = len(rewarded(colour, picking.cards))
    gain = for_all + such * for_each
    most = rules.support_max
    if most is not None and gain > most - state.support:
        return f"Success would win {gain} {support}, but it stands at {most} at most."
    if gain == 0:
        why = f": {theme.colour(colour).place} only {parity} numbers win any" if for_each else ""
        return f"Success wins no {support}{why}."
    if not for_each:
        return f"Success wins {gain} {support}."
    if such == 0:
        return f"Success wins {gain} {support}; an {parity} number would win {for_each} more."
    if not for_all:
        return f"Success wins {gain} {support}: {for_each}{NO_BREAK}for each {parity} number."
    noun = f"an {parity} number" if such == 1 else f"{parity} numbers"
    return f"Success wins {gain} {support}, {such * for_each} of them for {noun}."


def _on_resolving(state: State, attempts: tuple[AttemptChoice, ...], theme: Theme) -> str:
    if len(attempts) == 1:
        return f"You may still try {theme.colour(attempts[0].colour).events}, or end the turn."
    if attempts:
        return "Choose events of one colour to resolve, or end the turn."
    open_to_try = [c for c in Colour if state.side(c).active and not state.side(c).attempted]
    if open_to_try:
        return f"{_too_poor(state.rules, theme)}: end the turn."
    tried = any(state.side(colour).attempted for colour in Colour)
    return "Nothing more to try: end the turn." if tried else "No events in play: end the turn."


def _too_poor(rules: Rules, theme: Theme) -> str:
    return f"Too few {theme.coin.plural} for a die" if rules.die_cost > 1 else f"No {theme.coin.plural} left"
