"""What holds in every battle, whatever the rules and whatever is done."""

from collections import Counter
from dataclasses import replace
from functools import reduce
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.engine.activation.commands import (
    Activate,
    EndBattle,
    EnterCard,
    Finish,
    Lose,
    SwitchForce,
    TakeBack,
    TurnCard,
)
from game.engine.activation.fairness import fairness_of, next_card
from game.engine.activation.model import COLOURS, ROLES, Colour, Force, Phase, Role, Rules
from game.engine.activation.notation import (
    chance_from_data,
    chance_to_data,
    command_from_text,
    command_to_text,
    state_from_data,
    state_to_data,
)
from game.engine.activation.reckoning import whole_pack
from game.engine.activation.rules import IllegalCommand, evolve, new_match
from game.engine.match import CannotUndo
from game.engine.piles import JOKER, card
from tests.engine.battle_strategies import any_forces, any_rules, legal_commands

NUMBERS = st.lists(st.integers(-1, 20), max_size=3).map(tuple)
ANY_COMMAND = st.one_of(
    st.sampled_from([TurnCard(), Finish(), EnterCard(JOKER), EnterCard(card("6H"))]),
    st.builds(Activate, st.sampled_from(Role), st.integers(-1, 14), NUMBERS),
    st.builds(TakeBack, st.integers(-1, 20)),
    st.builds(Lose, st.sampled_from(Colour), st.integers(-1, 3), st.integers(-1, 20), NUMBERS),
    st.builds(SwitchForce, st.sampled_from(Colour), st.integers(-1, 3)),
)


class Fighting(RuleBasedStateMachine):
    """Any legal commands, and some others, under any rules, with any forces."""

    @initialize(
        rules=any_rules(),
        red=any_forces(),
        black=any_forces(),
        seed=st.integers(0, 2**32),
        paper=st.booleans(),
    )
    def take_the_field(
        self, rules: Rules, red: list[Force], black: list[Force], seed: int, paper: bool
    ) -> None:
        rules = replace(rules, court_cards=True)  # else these forces may be too large for cards
        self.setup = (rules, red, black, seed, paper)
        self.match = new_match(rules, red, black, seed, paper=paper)
        self.first = self.match.state

    @property
    def over(self) -> bool:
        return self.match.state.phase is Phase.OVER

    @precondition(lambda self: not self.over)
    @rule(data=st.data())
    def fight(self, data: st.DataObject) -> None:
        match, before = self.match, self.match.state
        written = state_to_data(before)
        legal = match.legal
        assert legal.any
        command = data.draw(legal_commands(legal, before))
        assert match.why_not(command) is None
        assert command_from_text(command_to_text(command)) == command
        events = match.do(command)
        assert events
        assert state_to_data(before) == written  # the state that was given is as it was
        assert reduce(evolve, events, before) == match.state

    @precondition(lambda self: not self.over)
    @rule(data=st.data(), times=st.integers(1, 12))
    def turn_cards(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            legal = self.match.legal
            if legal.enter:
                self.match.do(EnterCard(data.draw(st.sampled_from(legal.enter))))
            elif legal.turn:
                self.match.do(TurnCard())

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

    @rule(times=st.integers(1, 5))
    def undo_and_redo(self, times: int) -> None:
        match, after = self.match, self.match.digest()
        times = min(times, len(match.log))
        if not times:
            with pytest.raises(CannotUndo):
                match.undo()
            return
        befores = [entry.before for entry in match.log[-times:]]
        for before in reversed(befores):
            assert match.can_undo
            match.undo()
            assert match.state == before
        for _ in range(times):
            match.redo()
        assert match.digest() == after

    @precondition(lambda self: not self.over)
    @rule()
    def end_and_think_again(self) -> None:
        before = self.match.digest()
        self.match.do(EndBattle())
        assert not self.match.legal.any
        self.match.undo()
        assert self.match.digest() == before

    @rule()
    def replay(self) -> None:
        rules, red, black, seed, paper = self.setup
        again = new_match(rules, red, black, seed, paper=paper)
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
        on_table = [] if state.acting is None else [state.card]
        held = Counter([*state.pack, *state.discard, *on_table, *[JOKER] * state.aside])
        assert held == Counter(whole_pack(state))
        assert 0 <= state.gone <= state.rules.jokers

    @invariant()
    def nobody_acts_more_than_the_rules_allow(self) -> None:
        state = self.match.state
        if state.acting is None:
            assert (state.left, state.acts) == (0, ())
            return
        force = state.side(state.acting).force
        assert state.card is not None
        assert 0 <= state.left <= force.units
        assert len(state.acts) + state.left <= state.card.rank
        assert len(set(state.acted)) == len(state.acted)
        if force.roster:
            assert len(state.acted) == len(state.acts)
            assert state.fresh == len(set(force.standing) - set(state.acted))
        if state.rules.fire_phases:
            order = [ROLES.index(act.role) for act in state.acts]
            assert order == sorted(order)

    @invariant()
    def forces_are_counted_right(self) -> None:
        for colour in COLOURS:
            for force in self.match.state.side(colour).forces:
                assert force.units >= 0
                assert force.values
                if force.roster:
                    assert len(force.standing) == force.units == len(force.roster) - force.lost

    @invariant()
    def the_odds_add_up(self) -> None:
        chances = next_card(self.match.state)
        assert chances.red + chances.black + chances.joker == pytest.approx(1)
        found = fairness_of(self.match)
        for account in (found.red, found.black):
            assert account.cards_due.low <= account.cards_due.expected <= account.cards_due.high


TestFighting = Fighting.TestCase
TestFighting.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
