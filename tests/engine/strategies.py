"""Hypothesis strategies: any rules the settings allow, any legal command."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from game.engine.government.choices import AttemptChoice, Legal
from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.model import Rules
from game.engine.government.settings import SETTINGS, OneOf, Whole, rules_from
from game.engine.piles import Card


@st.composite
def rules_data(draw: st.DrawFn) -> dict[str, object]:
    """Any settings that go together."""
    data: dict[str, Any] = {}
    for name in draw(st.sets(st.sampled_from(list(SETTINGS)))):
        values = SETTINGS[name].values
        if isinstance(values, OneOf):
            data[name] = draw(st.sampled_from(values.words))
        elif isinstance(values, Whole):
            number = st.integers(values.low, values.high)
            data[name] = draw(st.none() | number if values.optional else number)
    return _made_to_fit(data)


def _made_to_fit(data: dict[str, Any]) -> dict[str, Any]:
    whole = {name: setting.default for name, setting in SETTINGS.items()} | data
    low, high = sorted((whole["tax_min"], whole["tax_max"]))
    whole |= {"tax_min": low, "tax_max": high, "start_tax": min(max(low, whole["start_tax"]), high)}
    for start, most in (("start_support", "support_max"), ("start_treasury", "treasury_max")):
        if whole[most] is not None:
            whole[start] = min(whole[start], whole[most])
    return whole


def any_rules() -> st.SearchStrategy[Rules]:
    """Any rules that can be."""
    return rules_data().map(rules_from)


@st.composite
def legal_commands(draw: st.DrawFn, legal: Legal) -> Command:
    """Any command that the choices allow."""
    if legal.collect:
        return Collect()
    if legal.draw:
        return DrawEvents()
    if legal.returns is not None:
        return ReturnEvents(draw(_some_of(legal.returns.cards, legal.returns.count, legal.returns.count)))
    if legal.tax:
        return SetTax(draw(st.sampled_from(legal.tax)))
    choice = draw(st.sampled_from([None, *legal.attempts]))
    return EndTurn() if choice is None else draw(_attempts(choice))


@st.composite
def _attempts(draw: st.DrawFn, choice: AttemptChoice) -> Attempt:
    cards = draw(_some_of(choice.cards, 1, choice.max_cards))
    return Attempt(choice.colour, cards, draw(st.integers(choice.dice_min, choice.dice_max)))


def _some_of(cards: tuple[Card, ...], least: int, most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    return st.lists(st.sampled_from(cards), min_size=least, max_size=most, unique=True).map(tuple)
