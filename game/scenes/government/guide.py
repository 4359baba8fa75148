"""What the guide of the first turns asks for at each moment: one thing to do, and where. Draws nothing.

It follows the example of `engine.advice.lessons` as long as the player does, and the player otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.content import guide_words as words
from game.content.theme import Theme
from game.engine import odds
from game.engine.advice.lessons import example
from game.engine.government.choices import Legal
from game.engine.government.commands import Attempt, SetTax
from game.engine.government.forecast import forecast_attempt, forecast_tax, forecast_unrest
from game.engine.government.model import Phase, State
from game.engine.piles import Card
from game.scenes.government.draft import Draft, attempt_on

TURNS = 4  # that are guided; then the guide takes leave
SUPPORT = "support"  # the aim that is no control: the track itself


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: the name of the control it is done with, and the words."""

    aim: str
    text: str
    level: int | None = None  # of the tax, that the aim is


def is_over(state: State) -> bool:
    """Whether the guide has said its last word, and the player has gone on."""
    last = state.turn == TURNS + 1 and state.phase is Phase.TAX
    return state.outcome is not None or (state.turn > TURNS and not last)


def step_for(state: State, legal: Legal, draft: Draft, theme: Theme, turns: int) -> Step | None:
    """What to do now; None where the guide has nothing to say."""
    if is_over(state):
        return None
    if state.turn > TURNS:
        return Step(SUPPORT, words.farewell(theme, turns))
    if state.phase is Phase.TAX:
        return _tax(state, draft, theme, turns)
    if state.phase is Phase.RESOLVE:
        return _throw(state, legal, draft, theme) if draft.picked else _choose(state, draft, theme, turns)
    return None


def _tax(state: State, draft: Draft, theme: Theme, turns: int) -> Step:
    command = example.command(state)
    wanted = command.level if isinstance(command, SetTax) else state.tax
    on_the_way = min(state.tax, wanted) < draft.tax < max(state.tax, wanted)
    if draft.tax != state.tax and not on_the_way:
        return _confirm(state, draft, theme)
    if wanted == state.tax:
        return Step("confirm", words.hold(theme, state.turn))
    if wanted < state.tax:
        return Step("tax", words.fall(theme, wanted), wanted)
    text = words.first_rise(theme, wanted, turns) if state.turn == 1 else words.rise(theme, wanted)
    return Step("tax", text, wanted)


def _confirm(state: State, draft: Draft, theme: Theme) -> Step:
    if forecast_tax(state, draft.tax).falls:
        return Step("tax", words.fatal(theme), state.tax)
    if draft.tax < state.tax:
        return Step("confirm", words.falling(theme))
    return Step("confirm", words.rising(theme, (draft.tax - state.tax) * state.rules.tax_raise_cost))


def _choose(state: State, draft: Draft, theme: Theme, turns: int) -> Step:
    command = example.command(state)
    if not isinstance(command, Attempt):
        divisors = state.rules.domestic_divisor, state.rules.foreign_divisor
        loss = sum(forecast_unrest(state))
        return Step("end", words.end(theme, state.turn, loss, divisors, turns))
    aim = _card(command.cards[0])
    if len(command.cards) > 1:
        return Step(aim, words.pair(theme, command.colour))
    carried = draft.throw.success if draft.throw is not None and draft.throw.faces else None
    return Step(aim, words.pick(theme, command.colour, state.turn, carried))


def _throw(state: State, legal: Legal, draft: Draft, theme: Theme) -> Step | None:
    choice = attempt_on(legal, draft.colour)
    if choice is None or draft.colour is None:
        return None
    command, target, faces = example.command(state), draft.target, state.rules.dice_faces
    if isinstance(command, Attempt) and set(draft.picked) < set(command.cards):
        return Step(_card(next(card for card in command.cards if card not in draft.picked)), words.add())
    if choice.dice_max * faces < target:
        return Step(_card(draft.picked[-1]), words.too_dear(target))
    wise = min(choice.dice_max, odds.dice_needed(target, example.ODDS, faces))
    if draft.dice * faces < target or (draft.dice < wise and not draft.dice_by_hand):
        return Step("more", words.buy(theme))
    forecast = forecast_attempt(state, draft.colour, draft.picked, draft.dice)
    gain = forecast.carried.support - state.support
    return Step("throw", words.throw(theme, target, gain, state.turn))


def _card(card: Card) -> str:
    return f"card {card.name}"
