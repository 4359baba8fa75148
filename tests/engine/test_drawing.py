"""Drawing events, court cards and Jokers: Rules G7 to G11 and the settings that change them."""

from typing import Any

import pytest

from game.engine.government.commands import Attempt, DrawEvents, EndTurn, ReturnEvents
from game.engine.government.events import CardDrawn, EventsReturned, JokerRolled, PhaseBegan, ReturnOwed
from game.engine.government.model import Owed, Phase, State
from game.engine.government.refusals import NamedTwice, NotResolved, Reason, WrongNumberOfReturns
from game.engine.government.rules import GovernmentMatch
from game.engine.piles import card
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government, kinds, match_of, names, side


def before_draw(
    domestic: str = "KS 2S", foreign: str = "KH 2H", resolved: str = "", **settings: Any
) -> State:
    """A government about to draw, with domestic events resolved."""
    return government(
        Phase.DRAW, domestic=side(deck=domestic, resolved=resolved), foreign=side(deck=foreign), **settings
    )


def drawn(state: State, *dice: int, seed: int = 0) -> GovernmentMatch:
    match = match_of(state, *dice, seed=seed)
    match.do(DrawEvents())
    return match


def test_g7_one_card_from_each_deck_black_first() -> None:
    match = match_of(before_draw("7S 2C", "4D 2H"))
    events = match.do(DrawEvents())
    assert events == (
        CardDrawn(colour=DOMESTIC, card=card("7S")),
        CardDrawn(colour=FOREIGN, card=card("4D")),
        PhaseBegan(phase=Phase.RESOLVE),
    )
    assert names(match.state.domestic.active) == "7S"
    assert names(match.state.domestic.deck) == "2C"


def test_g7_new_events_lie_beside_the_unresolved() -> None:
    state = government(Phase.DRAW, domestic=side(deck="7S", active="2C 9C"))
    assert names(drawn(state).state.domestic.active) == "2C 9C 7S"


def test_g7_two_draws_a_turn_take_all_black_cards_first() -> None:
    match = match_of(before_draw("7S 2C 3C", "4D 2H 3H", draws_per_turn=2))
    turned = [event.card for event in match.do(DrawEvents()) if isinstance(event, CardDrawn)]
    assert names(tuple(turned)) == "7S 2C 4D 2H"


def test_g7_a_short_deck_gives_what_it_has() -> None:
    match = match_of(before_draw("7S", "", draws_per_turn=3))
    assert kinds(match.do(DrawEvents())) == ["CardDrawn", "PhaseBegan"]


@pytest.mark.parametrize("court", ["JS", "QS", "KS"])
def test_g8_court_cards_are_no_events_and_leave_the_game(court: str) -> None:
    match = drawn(before_draw(court))
    assert match.state.domestic.active == ()
    assert names(match.state.domestic.gone) == court


def test_g9_g10_a_joker_brings_back_the_most_recently_resolved_first() -> None:
    match = match_of(before_draw("JOKER", resolved="2C 9C 4S"), 2)
    events = match.do(DrawEvents())
    assert events[:3] == (
        CardDrawn(colour=DOMESTIC, card=card("JOKER")),
        JokerRolled(colour=DOMESTIC, face=2, returning=2),
        EventsReturned(colour=DOMESTIC, cards=cards("4S 9C")),
    )
    assert names(match.state.domestic.active) == "4S 9C"
    assert names(match.state.domestic.resolved) == "2C"
    assert names(match.state.domestic.gone) == "JOKER"


def test_g9_a_joker_brings_back_no_more_than_there_are() -> None:
    match = match_of(before_draw("JOKER", resolved="2C"), 6)
    assert match.do(DrawEvents())[1] == JokerRolled(colour=DOMESTIC, face=6, returning=1)
    assert match.state.domestic.resolved == ()


def test_g9_the_die_is_rolled_even_if_nothing_is_resolved() -> None:
    match = match_of(before_draw("JOKER"), 4)
    assert kinds(match.do(DrawEvents())) == ["CardDrawn", "JokerRolled", "CardDrawn", "PhaseBegan"]


def test_g9_a_joker_concerns_its_own_colour_only() -> None:
    match = drawn(before_draw("KS", "JOKER", resolved="2C"), 6)
    assert names(match.state.domestic.resolved) == "2C"


def test_joker_die_faces() -> None:
    match = drawn(before_draw("JOKER", resolved="2C 3C 4C 5C 6C 7C 8C 9C", joker_die_faces=8), 8)
    assert match.state.domestic.resolved == ()


def test_g9_two_jokers_in_one_draw_share_what_is_resolved() -> None:
    match = match_of(
        before_draw("JOKER JOKER", resolved="2C 3C 4C", draws_per_turn=2, jokers_per_deck=2), 2, 5
    )
    rolled = [event.returning for event in match.do(DrawEvents()) if isinstance(event, JokerRolled)]
    assert rolled == [2, 1]
    assert names(match.state.domestic.active) == "4C 3C 2C"


def test_g10_events_resolved_together_lie_in_the_order_named() -> None:
    state = government(domestic=side(deck="JOKER", active="4S 6S"), foreign=side(deck="KH"))
    match = match_of(state, 6, 6, 1)
    match.do(Attempt(DOMESTIC, cards("6S 4S"), 2))
    assert names(match.state.domestic.resolved) == "6S 4S"


def test_g10_random_returns_are_the_seeds_and_never_more_than_the_die_says() -> None:
    state = before_draw("JOKER", resolved="2C 3C 4C 5C 6C", joker_return="random")
    results = set()
    for seed in range(20):
        match = drawn(state, 2, seed=seed)
        active, resolved = match.state.domestic.active, match.state.domestic.resolved
        assert len(active) == 2
        assert set(active) | set(resolved) == set(cards("2C 3C 4C 5C 6C"))
        assert match.digest() == drawn(state, 2, seed=seed).digest()
        results.add(active)
    assert len(results) > 5


def test_g10_with_choice_all_cards_are_turned_and_dice_rolled_before_the_returns_are_asked() -> None:
    state = government(
        Phase.DRAW,
        domestic=side(deck="JOKER", resolved="2C 9C 4S"),
        foreign=side(deck="JOKER", resolved="5H"),
        joker_return="choice",
    )
    match = match_of(state, 2, 3)
    assert match.do(DrawEvents()) == (
        CardDrawn(colour=DOMESTIC, card=card("JOKER")),
        JokerRolled(colour=DOMESTIC, face=2, returning=2),
        CardDrawn(colour=FOREIGN, card=card("JOKER")),
        JokerRolled(colour=FOREIGN, face=3, returning=1),
        ReturnOwed(colour=DOMESTIC, count=2),
        ReturnOwed(colour=FOREIGN, count=1),
        PhaseBegan(phase=Phase.RETURN),
    )
    assert match.legal.returns.cards == cards("2C 9C 4S")
    assert match.do(ReturnEvents(cards("4S 2C"))) == (EventsReturned(colour=DOMESTIC, cards=cards("4S 2C")),)
    assert match.state.owed == (Owed(FOREIGN, 1),)
    assert kinds(match.do(ReturnEvents(cards("5H")))) == ["EventsReturned", "PhaseBegan"]
    assert match.state.phase is Phase.RESOLVE
    assert names(match.state.domestic.active) == "4S 2C"
    assert names(match.state.domestic.resolved) == "9C"


def test_g10_with_choice_nothing_resolved_is_nothing_asked() -> None:
    match = drawn(before_draw("JOKER", joker_return="choice"), 4)
    assert match.state.phase is Phase.RESOLVE


def test_g10_with_choice_two_jokers_owe_no_more_than_is_resolved() -> None:
    state = before_draw(
        "JOKER JOKER", resolved="2C 3C 4C", joker_return="choice", draws_per_turn=2, jokers_per_deck=2
    )
    assert drawn(state, 2, 6).state.owed == (Owed(DOMESTIC, 2), Owed(DOMESTIC, 1))


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("2C", WrongNumberOfReturns(1, 2)),
        ("2C 9C 4S", WrongNumberOfReturns(3, 2)),
        ("2C 2C", NamedTwice(card("2C"))),
        ("2C 8C", NotResolved(card("8C"), DOMESTIC)),
    ],
)
def test_g10_wrong_returns_are_refused(named: str, reason: Reason) -> None:
    match = drawn(before_draw("JOKER", resolved="2C 9C 4S", joker_return="choice"), 2)
    assert match.why_not(ReturnEvents(cards(named))) == reason


def test_g11_returned_events_are_ordinary_at_once() -> None:
    match = drawn(before_draw("JOKER", resolved="2C 4S"), 2, 6)
    match.do(Attempt(DOMESTIC, cards("4S"), 1))
    assert match.state.support == 7  # it scores again
    match.do(EndTurn())
    assert match.state.support == 7  # one open event costs nothing

    match = drawn(before_draw("JOKER", resolved="2C 4S"), 2)
    match.do(EndTurn())
    assert match.state.support == 4  # both count for this turn's unrest
