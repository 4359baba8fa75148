"""Dice in order of suspense, where they lie, what they bump, and the total that runs up beside them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.sounds import STRIKE
from game.engine.government.model import Phase
from game.options import Options
from game.scenes.government.layout import DIE
from game.scenes.government.pace import Appearance, Pace
from game.scenes.government.pictures import DICE
from game.scenes.government.throwing import BUMP, Roll, coins, decided_by, rolling, settling_order, thrown
from game.stage.timeline import Cue, Pose
from tools.puppet import Puppet

PACE = Pace()
FACES = st.lists(st.integers(1, 6), min_size=1, max_size=12)


def rolls(*faces: int) -> list[Roll]:
    """Dice that come to lie side by side, thrown from the left and from below."""
    return [
        Roll(("die", i), Pose(100 + 14 * i, 900), Pose(800 + 92 * i, 300), face)
        for i, face in enumerate(faces)
    ]


def test_the_die_that_carries_comes_last() -> None:
    assert settling_order((2, 6, 1), 8, 6) == (0, 2, 1)


def test_the_die_that_could_have_carried_comes_last() -> None:
    assert settling_order((5, 1, 4), 12, 6) == (0, 2, 1)


def test_a_throw_that_hangs_on_no_single_die_is_not_drawn_out() -> None:
    assert decided_by((6, 6, 6), 5, 6) is None
    assert decided_by((1, 1), 12, 6) is None
    assert settling_order((6, 6, 6), 5, 6) == (0, 1, 2)


@given(FACES, st.integers(1, 40))
def test_before_the_last_die_nothing_is_decided_if_one_decides(faces: list[int], target: int) -> None:
    order = settling_order(faces, target, 6)
    assert sorted(order) == list(range(len(faces)))
    before = sum(faces[i] for i in order[:-1])
    if decided_by(faces, target, 6) is not None:
        assert before < target <= before + 6


@given(FACES)
def test_every_die_ends_on_its_face_where_it_lies(faces: list[int]) -> None:
    cue = rolling(PACE, rolls(*faces), "die", settling_order(faces, 12, 6))
    assert cue.seconds <= PACE.dice_most + 1e-9
    ended = cue.poses(cue.seconds)
    for i, face in enumerate(faces):
        pose, look = ended["die", i]
        assert pose == rolls(*faces)[i].rest._replace(spin=1.0)
        assert look == Appearance("die", (face, i % 2))


def test_a_face_is_not_told_before_the_die_lies() -> None:
    cue = rolling(PACE, rolls(6), "die")
    assert 0 < cue.poses(0.0)["die", 0][0].spin < 0.1


def test_a_die_that_comes_to_lie_beside_another_pushes_it() -> None:
    first, second = rolls(3, 4)
    cue = rolling(PACE, (first, second), "die", (1, 0))
    farthest = max(cue.poses(t / 1000)[second.key][0].x for t in range(600, 751))
    assert farthest == pytest.approx(second.rest.x + BUMP, abs=1)


def test_a_die_that_passes_nothing_pushes_nothing() -> None:
    first, second = rolls(3, 4)
    cue = rolling(PACE, (first, second), "die", (0, 1))  # it comes from the other side
    assert max(cue.poses(t / 1000)[first.key][0].x for t in range(640, 751)) <= first.rest.x


def _thrown(faces: tuple[int, ...], target: int) -> Cue:
    return thrown(PACE, rolls(*faces[:12]), faces, target, 6, Pose(50, 900), Pose(900, 200))


@given(st.lists(st.integers(1, 6), min_size=1, max_size=20), st.integers(1, 60))
def test_the_total_runs_up_to_what_was_thrown_as_the_last_die_settles(faces: list[int], target: int) -> None:
    cue = _thrown(tuple(faces), target)
    looks = [move.look for move in cue.moves if move.key == "total"]
    totals = [look.what[0] for look in looks if isinstance(look, Appearance) and isinstance(look.what, tuple)]
    assert totals == sorted(totals)
    assert totals[-1] == sum(faces)
    assert max(move.until for move in cue.moves if move.key == "total") == pytest.approx(cue.seconds)
    assert len(totals) * PACE.count_each <= PACE.count_most + 1e-9


@given(st.lists(st.integers(1, 6), min_size=1, max_size=20), st.integers(1, 60))
def test_nothing_is_told_of_a_throw_while_its_first_die_is_in_the_air(faces: list[int], target: int) -> None:
    cue = _thrown(tuple(faces), target)
    landed = min(move.until for move in cue.moves if isinstance(move.key, tuple) and move.key[0] == "die")
    assert min(move.begin for move in cue.moves if move.key == "total") > landed + 0.05


def test_every_die_was_a_coin_until_it_set_out() -> None:
    cue = _thrown((1, 2, 3, 4), 9)
    for i in range(4):
        coin = next(move for move in cue.moves if move.key == ("coin", i))
        die = min((m for m in cue.moves if m.key == ("die", i)), key=lambda m: m.begin)
        assert coin.until == pytest.approx(die.begin)
        assert (coin.end.x, coin.end.y) == (die.start.x, die.start.y)


def test_coins_without_a_way_take_no_time() -> None:
    assert coins(PACE, [], "coin_in") == Cue(0.0)


def test_while_the_choice_is_made_all_dice_are_made_ready(tmp_path: Path) -> None:
    """A throw begins with twelve dice within five frames, and a strip of one takes 0.6 ms to make."""
    puppet = Puppet(tmp_path, size=(800, 600), options=Options(seed=1))
    puppet.settle()
    puppet.key("t")
    puppet.settle()
    assert puppet.government.ministry.match.state.phase is Phase.RESOLVE
    art = puppet.government._look.art
    for _ in range(200):
        puppet.tick(5)
        if all(art.fetch_frames(name, DIE) for name in DICE):
            break
        time.sleep(0.01)  # a thread decodes them
    assert all(art.fetch_frames(name, DIE) for name in DICE)
    puppet.close()


@given(FACES)
def test_dice_are_heard_as_the_first_of_them_strikes_the_table(faces: list[int]) -> None:
    cue = rolling(PACE, rolls(*faces), "die")
    ((at, name),) = cue.sounds
    assert name == f"dice_{len(faces)}"
    first = min(move.until for move in cue.moves if move.key == ("die", 0))
    assert at + STRIKE == pytest.approx(first)


def test_a_coin_is_heard_as_it_leaves_or_as_it_lands() -> None:
    way = Pose(0, 0), Pose(300, 0)
    leaving, landing = (coins(PACE, [way] * 3, "coin", lands=lands) for lands in (False, True))
    assert [at for at, _ in leaving.sounds] == [move.begin for move in leaving.moves]
    assert [at for at, _ in landing.sounds] == pytest.approx([move.until for move in landing.moves])
