"""The generator: its published outputs, independence of streams, fairness."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.rng import Rng

SEEDS = st.integers(-(2**70), 2**70)


def test_gives_the_published_outputs_of_splitmix64() -> None:
    rng, outputs = Rng(1234567), []
    for _ in range(5):
        value, rng = rng.next()
        outputs.append(value)
    assert outputs == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_gives_the_same_game_for_ever() -> None:
    rng = Rng.from_seed(1801, "dice")
    faces, rng = rng.roll(12, 6)
    order, rng = rng.shuffled("abcdefgh")
    assert faces == (1, 3, 4, 4, 3, 2, 3, 6, 6, 3, 1, 3)
    assert "".join(order) == "gbeadhcf"
    assert rng.state == 16534022593512721967


def test_streams_of_a_seed_differ() -> None:
    streams = ["", "dice", "returns", "domestic", "foreign"]
    assert len({Rng.from_seed(7, stream).state for stream in streams}) == len(streams)
    assert Rng.from_seed(1, "1") != Rng.from_seed(11, "")


def test_drawing_changes_no_generator() -> None:
    rng = Rng.from_seed(3)
    assert rng.roll(5, 6) == rng.roll(5, 6)
    assert rng.shuffled(range(9)) == rng.shuffled(range(9))


def test_dice_drawn_together_or_one_by_one_are_the_same() -> None:
    together, after = Rng.from_seed(3).roll(4, 6)
    rng, one_by_one = Rng.from_seed(3), []
    for _ in range(4):
        (face,), rng = rng.roll(1, 6)
        one_by_one.append(face)
    assert tuple(one_by_one) == together
    assert rng == after


def test_every_face_is_as_likely() -> None:
    faces, _ = Rng.from_seed(42).roll(60_000, 6)
    assert all(abs(count - 10_000) < 400 for count in Counter(faces).values())
    assert set(faces) == {1, 2, 3, 4, 5, 6}


def test_every_order_is_as_likely() -> None:
    rng, orders = Rng.from_seed(42), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        order, rng = rng.shuffled((1, 2, 3))
        orders[order] += 1
    assert len(orders) == 6
    assert all(abs(count - 2_000) < 200 for count in orders.values())


def test_outputs_that_would_favour_small_numbers_are_drawn_again() -> None:
    limit = 2**63 + 1  # almost every second output is at or above it
    rng = Rng(0)
    for _ in range(50):
        value, rng = rng.below(limit)
        assert 0 <= value < limit
    assert rng.state != (50 * 0x9E3779B97F4A7C15) % 2**64


@given(SEEDS, st.integers(1, 2**64))
def test_a_number_is_below_its_limit(seed: int, limit: int) -> None:
    value, _ = Rng.from_seed(seed).below(limit)
    assert 0 <= value < limit


@given(SEEDS, st.lists(st.integers()))
def test_shuffling_keeps_the_items(seed: int, items: list[int]) -> None:
    order, _ = Rng.from_seed(seed).shuffled(items)
    assert sorted(order) == sorted(items)


def test_nothing_lies_below_zero_or_less() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Rng.from_seed(1).below(0)
