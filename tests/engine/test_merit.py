"""How well a government did: the points, and the worth of its decisions with the dice at their odds."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean, pstdev

import pytest

from game.engine.advice.merit import fair_worth, points, served, term, worth
from game.engine.advice.players import competent
from game.engine.government.chance import Chance
from game.engine.government.commands import Attempt, Collect, DrawEvents, EndTurn
from game.engine.government.model import Outcome, Phase, Rules
from game.engine.government.rules import GOVERNMENT, GovernmentMatch, setup
from game.engine.match import Match
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government, match_of, side

HARD = Rules(draws_per_turn=2, tax_max=6)


def played(seed: int, dice: int, rules: Rules = HARD) -> GovernmentMatch:
    """The cards of one seed, the dice of another."""
    match = Match(GOVERNMENT, setup(rules, seed)[0], Chance.from_seed(dice))
    while (phase := match.state.phase) is not Phase.OVER:
        if phase is Phase.COLLECT:
            match.do(Collect())
        elif phase is Phase.DRAW:
            match.do(DrawEvents())
        else:
            match.do(competent.command(match.state))
    return match


def test_a_term_is_the_deck() -> None:
    assert term(Rules()) == 27
    assert term(HARD) == 14
    assert term(Rules(suits_per_colour=1)) == 14


def test_points_and_worth_of_a_whole_term() -> None:
    state = replace(government(Phase.OVER, support=7), outcome=Outcome.WON, turn=27)
    assert (served(state), points(state), worth(state)) == (27, 135, 7)


def test_points_and_worth_of_a_fall() -> None:
    state = replace(government(Phase.OVER, support=-1), outcome=Outcome.LOST_TO_UNREST, turn=10)
    assert (served(state), points(state), worth(state)) == (9, 33, -18)


def test_a_government_in_office_has_no_worth_yet() -> None:
    with pytest.raises(ValueError, match="not ended"):
        fair_worth(match_of(government()))


def last_turn(*dice: int) -> GovernmentMatch:
    """The last turn: two events at home, an attempt on the seven with two dice."""
    state = government(domestic=side(active="7S 3S"), foreign=side(), support=5, treasury=2)
    match = match_of(replace(state, turn=27), *dice)
    match.do(Attempt(DOMESTIC, cards("7S"), 2))
    match.do(EndTurn())
    return match


def test_a_throw_counts_at_its_odds_whatever_it_was() -> None:
    """Seven with two dice is 21 in 36: the fair worth with luck and without mean the worth."""
    carried, lost = last_turn(3, 4), last_turn(3, 3)
    assert (worth(carried.state), worth(lost.state)) == (6, 4)
    chance = 21 / 36
    expected = chance * 6 + (1 - chance) * 4
    fair = fair_worth(carried), fair_worth(lost)
    assert chance * fair[0] + (1 - chance) * fair[1] == pytest.approx(expected)
    assert abs(fair[0] - fair[1]) < 0.7  # of 2 that luck made


def test_the_faces_do_not_matter() -> None:
    assert fair_worth(last_turn(6, 6)) == fair_worth(last_turn(3, 4))


def test_a_jokers_die_counts_at_its_odds() -> None:
    """Six ways the Joker's die can fall: the mean of the fair worths is the mean of the worths."""
    found = []
    for face in range(1, 7):
        state = government(Phase.DRAW, side("JOKER", resolved="2S 3S 5S"), side("KH"), support=9, treasury=0)
        match = match_of(replace(state, turn=27), face)
        match.do(DrawEvents())
        match.do(EndTurn())
        found.append((fair_worth(match), worth(match.state)))
    assert mean(fair for fair, _ in found) == pytest.approx(mean(came for _, came in found))
    assert pstdev(fair for fair, _ in found) < 0.8 * pstdev(came for _, came in found)


def test_a_certain_throw_is_no_luck() -> None:
    state = government(domestic=side(active="AS"), foreign=side(), support=5, treasury=2)
    match = match_of(replace(state, turn=27), 1)
    match.do(Attempt(DOMESTIC, cards("AS"), 1))
    match.do(EndTurn())
    assert fair_worth(match) == worth(match.state)


def test_wasteful_decisions_cost_whatever_the_dice_do() -> None:
    """The same luck in the end, but the one took even chances where the other was careful."""
    state = replace(government(foreign=side(active="6H 5D 9H"), domestic=side(), treasury=9), turn=27)
    bold, careful = match_of(state, 6), match_of(state, 6, 6, 6)
    bold.do(Attempt(FOREIGN, cards("6H"), 1))
    careful.do(Attempt(FOREIGN, cards("6H"), 3))
    for match in (bold, careful):
        match.do(EndTurn())
    assert worth(bold.state) == worth(careful.state)
    assert fair_worth(careful) > fair_worth(bold) + 0.2


def test_the_same_decisions_come_closer_together_than_the_dice_put_them() -> None:
    """One policy on each of a few deals with many dice: what is left of the spread, and the same mean."""
    raw, fair, means = [], [], []
    for seed in range(4):
        ended = [played(seed, 1000 * seed + dice) for dice in range(16)]
        came, fairly = [worth(m.state) for m in ended], [fair_worth(m) for m in ended]
        raw.append(pstdev(came))
        fair.append(pstdev(fairly))
        means.append(mean(fairly) - mean(came))
    assert mean(fair) < 0.8 * mean(raw)
    assert abs(mean(means)) < 0.8
