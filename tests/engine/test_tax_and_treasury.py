"""The tax and the treasury: Rules G2 to G6 and the settings that change them."""

from typing import Any

import pytest

from game.engine.government.commands import Collect, DrawEvents, SetTax
from game.engine.government.events import Because, GovernmentEnded, SupportChanged, TaxCollected, TaxSet
from game.engine.government.model import Outcome, Phase
from game.engine.government.refusals import TaxOutOfRange, TaxStepTooLarge, WrongPhase
from game.engine.government.rules import IllegalCommand
from tests.engine.builders import government, kinds, match_of


def set_tax(level: int, **changes: Any) -> tuple[int, int]:
    match = match_of(government(Phase.TAX, **changes))
    match.do(SetTax(level))
    return match.state.support, match.state.tax


def refusal(level: int, **changes: Any) -> object:
    match = match_of(government(Phase.TAX, **changes))
    with pytest.raises(IllegalCommand) as refused:
        match.do(SetTax(level))
    return refused.value.reason


def collected(**changes: Any) -> int:
    match = match_of(government(Phase.COLLECT, **changes))
    match.do(Collect())
    return match.state.treasury


def test_g4_each_step_up_costs_one_support() -> None:
    assert set_tax(6) == (2, 6)


def test_g4_each_step_down_gives_one_support() -> None:
    assert set_tax(1) == (7, 1)


def test_g4_leaving_the_tax_is_free_and_told() -> None:
    match = match_of(government(Phase.TAX))
    events = match.do(SetTax(3))
    assert events[0] == TaxSet(before=3, after=3)
    assert kinds(events) == ["TaxSet", "PhaseBegan"]
    assert match.state.support == 5
    assert match.state.phase is Phase.COLLECT


def test_g4_one_change_a_turn() -> None:
    match = match_of(government(Phase.TAX))
    match.do(SetTax(4))
    assert match.why_not(SetTax(5)) == WrongPhase(Phase.COLLECT, Phase.TAX)


def test_g4_levels_end_at_one_and_ten() -> None:
    assert refusal(0) == TaxOutOfRange(0, 1, 10)
    assert refusal(11) == TaxOutOfRange(11, 1, 10)
    assert match_of(government(Phase.TAX)).legal.tax == tuple(range(1, 11))


def test_tax_min_and_tax_max() -> None:
    assert match_of(government(Phase.TAX, tax_min=0, tax_max=4)).legal.tax == (0, 1, 2, 3, 4)
    assert set_tax(0, tax_min=0) == (8, 0)
    assert refusal(5, tax_max=4) == TaxOutOfRange(5, 1, 4)


def test_g3_a_tax_cut_at_the_ceiling_wastes_the_gain_and_tells_it() -> None:
    match = match_of(government(Phase.TAX, support=10, tax=5))
    events = match.do(SetTax(2))
    assert events[1] == SupportChanged(because=Because.TAX, asked=3, before=10, after=10)
    assert isinstance(events[1], SupportChanged)
    assert events[1].wasted == 3


def test_support_max() -> None:
    assert set_tax(1, support=5, support_max=6) == (6, 1)
    assert set_tax(1, support=19, tax=9, support_max=None) == (27, 1)


def test_g5_g20_a_rise_below_one_support_is_legal_and_loses_before_any_income() -> None:
    match = match_of(government(Phase.TAX, support=2, treasury=4))
    events = match.do(SetTax(5))
    assert kinds(events) == ["TaxSet", "SupportChanged", "GovernmentEnded"]
    assert events[-1] == GovernmentEnded(outcome=Outcome.LOST_TO_TAX)
    assert match.state.phase is Phase.OVER
    assert match.state.outcome is Outcome.LOST_TO_TAX
    assert match.state.treasury == 4
    assert not match.legal.any


def test_g5_a_rise_to_exactly_one_support_is_survived() -> None:
    assert set_tax(7) == (1, 7)


def test_tax_raise_cost_counts_for_rises_only() -> None:
    assert set_tax(5, tax_raise_cost=2) == (1, 5)
    assert set_tax(2, tax_raise_cost=2) == (6, 2)


def test_tax_raise_cost_zero_moves_no_support() -> None:
    match = match_of(government(Phase.TAX, tax_raise_cost=0))
    assert kinds(match.do(SetTax(10))) == ["TaxSet", "PhaseBegan"]


def test_max_tax_step() -> None:
    assert match_of(government(Phase.TAX, max_tax_step=1)).legal.tax == (2, 3, 4)
    assert match_of(government(Phase.TAX, max_tax_step=4)).legal.tax == tuple(range(1, 8))
    assert refusal(5, max_tax_step=1) == TaxStepTooLarge(2, 1)
    assert refusal(11, max_tax_step=1) == TaxOutOfRange(11, 1, 10)


def test_g6_the_treasury_gains_the_tax_level() -> None:
    match = match_of(government(Phase.COLLECT, tax=4, treasury=3))
    events = match.do(Collect())
    assert events[0] == TaxCollected(tax=4, upkeep=0, before=3, after=7)
    assert kinds(events) == ["TaxCollected", "PhaseBegan"]
    assert match.state.phase is Phase.DRAW
    assert match.state.treasury == 7


def test_g2_g6_upkeep_never_makes_debts() -> None:
    assert collected(tax=3, treasury=2, upkeep=4) == 1
    assert collected(tax=3, treasury=2, upkeep=10) == 0


def test_treasury_max_loses_what_is_above() -> None:
    assert collected(tax=3, treasury=4, treasury_max=6) == 6
    assert collected(tax=3, treasury=4, treasury_max=6, upkeep=2) == 5


def test_commands_of_other_phases_are_refused() -> None:
    match = match_of(government(Phase.TAX))
    assert match.why_not(Collect()) == WrongPhase(Phase.TAX, Phase.COLLECT)
    assert match.why_not(DrawEvents()) == WrongPhase(Phase.TAX, Phase.DRAW)
