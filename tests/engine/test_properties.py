"""What holds in every government, whatever the rules and whatever is done."""

from collections import Counter
from functools import reduce
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.engine.government.commands import Attempt, Collect, DrawEvents, EndTurn, ReturnEvents, SetTax
from game.engine.government.model import Colour, Outcome, Phase, Rules
from game.engine.government.notation import (
    chance_from_data,
    chance_to_data,
    command_from_text,
    command_to_text,
    state_from_data,
    state_to_data,
)
from game.engine.government.reckoning import is_event, whole_deck
from game.engine.government.rules import IllegalCommand, evolve, new_match
from game.engine.match import CannotUndo
from tests.engine.strategies import any_rules, legal_commands

ANY_COMMAND = st.one_of(
    st.sampled_from([Collect(), DrawEvents(), EndTurn()]),
    st.builds(SetTax, st.integers(-1, 21)),
    st.builds(
        ReturnEvents, st.lists(st.sampled_from(whole_deck(Rules(), Colour.DOMESTIC)), max_size=3).map(tuple)
    ),
    st.builds(
        Attempt,
        st.sampled_from(Colour),
        st.lists(st.sampled_from(whole_deck(Rules(), Colour.FOREIGN)), max_size=3).map(tuple),
        st.integers(-1, 9),
    ),
)


class Governing(RuleBasedStateMachine):
    """Any legal commands, and some others, under any rules."""

    @initialize(rules=any_rules(), seed=st.integers(0, 2**32))
    def take_office(self, rules: Rules, seed: int) -> None:
        self.seed = seed
        self.match = new_match(rules, seed)
        self.first = self.match.state

    @property
    def over(self) -> bool:
        return self.match.state.phase is Phase.OVER

    @precondition(lambda self: not self.over)
    @rule(data=st.data())
    def govern(self, data: st.DataObject) -> None:
        match, before = self.match, self.match.state
        written = state_to_data(before)
        legal = match.legal
        assert legal.any
        command = data.draw(legal_commands(legal))
        assert match.why_not(command) is None
        assert command_from_text(command_to_text(command)) == command
        events = match.do(command)
        assert events
        assert state_to_data(before) == written  # the state that was given is as it was
        assert match.log[-1].before is before
        assert reduce(evolve, events, before) == match.state

    @precondition(lambda self: not self.over)
    @rule(data=st.data())
    def govern_for_a_turn(self, data: st.DataObject) -> None:
        turn = self.match.state.turn
        while not self.over and self.match.state.turn == turn:
            self.govern(data)

    @rule(command=ANY_COMMAND)
    def refuse(self, command: Any) -> None:
        match, before = self.match, self.match.digest()
        reason = match.why_not(command)
        if reason is None:
            return
        history = match.history
        with pytest.raises(IllegalCommand) as refused:
            match.do(command)
        assert refused.value.reason == reason
        assert match.digest() == before
        assert match.history == history

    @rule()
    def undo_and_redo(self) -> None:
        match, after = self.match, self.match.digest()
        if not match.can_undo:
            with pytest.raises(CannotUndo):
                match.undo()
            assert match.digest() == after
            return
        entry = match.log[-1]
        assert match.undo() == entry.command
        assert match.state is entry.before
        assert match.redo() == entry.events
        assert match.digest() == after

    @rule()
    def replay(self) -> None:
        again = new_match(self.match.state.rules, self.seed)
        for command in self.match.history:
            again.do(command)
        assert again.digest() == self.match.digest()

    @rule()
    def write_down(self) -> None:
        match = self.match
        assert state_from_data(state_to_data(match.state)) == match.state
        assert chance_from_data(chance_to_data(match.chance)) == match.chance

    @invariant()
    def every_event_ever_told_leads_to_the_state(self) -> None:
        told = [event for entry in self.match.log for event in entry.events]
        assert reduce(evolve, told, self.first) == self.match.state

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        state = self.match.state
        for colour in Colour:
            side = state.side(colour)
            held = side.deck + side.active + side.resolved + side.gone
            assert Counter(held) == Counter(whole_deck(state.rules, colour))
            assert all(is_event(card) for card in side.active + side.resolved)
            assert not any(is_event(card) for card in side.gone)

    @invariant()
    def the_tracks_keep_their_bounds(self) -> None:
        state, rules = self.match.state, self.match.state.rules
        assert rules.support_max is None or state.support <= rules.support_max
        assert rules.tax_min <= state.tax <= rules.tax_max
        assert state.treasury >= 0
        assert rules.treasury_max is None or state.treasury <= rules.treasury_max
        fallen = state.outcome in (Outcome.LOST_TO_TAX, Outcome.LOST_TO_UNREST)
        assert fallen == (state.support < 1)
        assert self.over == (state.outcome is not None) == (not self.match.legal.any)


TestGoverning = Governing.TestCase
TestGoverning.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)


@settings(max_examples=40, deadline=None)
@given(any_rules(), st.integers(0, 2**32), st.data())
def test_every_government_ends(rules: Rules, seed: int, data: st.DataObject) -> None:
    """Passing every turn, with tax and returns left to chance, each game comes to an end."""
    match = new_match(rules, seed)
    while (legal := match.legal).any:
        match.do(EndTurn() if legal.end_turn else data.draw(legal_commands(legal)))
        assert match.state.turn <= 32
    assert match.state.outcome is not None
