"""How a government begins: Rules G1, G2 and the settings of the start."""

from collections import Counter

import pytest

from game.engine.government.model import Colour, Phase, Rules
from game.engine.government.rules import new_match, scripted_match, setup
from game.engine.government.settings import SettingError
from game.engine.piles import JOKER, Card, Suit, card
from tests.engine.builders import cards

BLACK = [Card(rank, suit) for suit in (Suit.SPADES, Suit.CLUBS) for rank in range(1, 14)] + [JOKER]
RED = [Card(rank, suit) for suit in (Suit.HEARTS, Suit.DIAMONDS) for rank in range(1, 14)] + [JOKER]


def test_g1_the_pack_is_split_by_colour_into_two_shuffled_decks() -> None:
    state, _ = setup(Rules(), 1)
    assert Counter(state.domestic.deck) == Counter(BLACK)
    assert Counter(state.foreign.deck) == Counter(RED)
    assert list(state.domestic.deck) != BLACK
    ranks = [[held.rank for held in state.side(colour).deck] for colour in Colour]
    assert ranks[0] != ranks[1]


def test_g2_the_start_of_the_game_as_written() -> None:
    state, _ = setup(Rules(), 1)
    assert (state.support, state.tax, state.treasury, state.turn) == (5, 3, 3, 1)
    assert state.phase is Phase.TAX
    assert state.outcome is None


def test_start_settings() -> None:
    state, _ = setup(Rules(start_support=7, start_tax=1, start_treasury=0), 1)
    assert (state.support, state.tax, state.treasury) == (7, 1, 0)


@pytest.mark.parametrize(("suits", "jokers", "size"), [(1, 0, 13), (1, 4, 17), (2, 0, 26), (2, 3, 29)])
def test_suits_per_colour_and_jokers_per_deck(suits: int, jokers: int, size: int) -> None:
    state, _ = setup(Rules(suits_per_colour=suits, jokers_per_deck=jokers), 1)
    for colour in Colour:
        deck = state.side(colour).deck
        assert len(deck) == size
        assert deck.count(JOKER) == jokers
        assert len({held.suit for held in deck if held != JOKER}) == suits


def test_the_same_seed_gives_the_same_government() -> None:
    assert new_match(Rules(), 7).digest() == new_match(Rules(), 7).digest()
    assert new_match(Rules(), 7).digest() != new_match(Rules(), 8).digest()


def test_rules_that_cannot_be_are_refused_by_name() -> None:
    with pytest.raises(SettingError) as refused:
        new_match(Rules(dice_faces=1), 1)
    assert refused.value.name == "dice_faces"


def test_scripted_decks_must_hold_the_cards_the_rules_give() -> None:
    match = scripted_match(Rules(), BLACK, RED, [])
    assert match.state.domestic.deck == tuple(BLACK)
    with pytest.raises(ValueError, match=r"domestic deck .* lacks AS"):
        scripted_match(Rules(), BLACK[1:], RED, [])
    with pytest.raises(ValueError, match=r"foreign deck .* adds JOKER"):
        scripted_match(Rules(), BLACK, [*RED, JOKER], [])
    with pytest.raises(ValueError, match="lacks JOKER"):
        scripted_match(Rules(jokers_per_deck=2), BLACK, RED, [])


def test_short_decks_may_lack_cards_but_hold_no_strangers() -> None:
    match = scripted_match(Rules(), cards("7S 2C"), cards("KD"), [], short_deck=True)
    assert len(match.state.domestic.deck) == 2
    with pytest.raises(ValueError, match="cannot hold 7H"):
        scripted_match(Rules(), [card("7H")], [], [], short_deck=True)
    with pytest.raises(ValueError, match="7S 2 times"):
        scripted_match(Rules(), cards("7S 7S"), [], [], short_deck=True)
