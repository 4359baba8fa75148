"""The bench counts rightly, and what does not depend on the speed of a machine holds on the real game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.government.pictures import FIRST, SOON
from game.stage.art import Art
from tools.bench import battle, child, exact, frames, measure, pointer, timing
from tools.bench.measure import Samples, Taken
from tools.bench.report import Row

SIZE = (800, 600)
ART = Path(__file__).parents[2] / "assets" / "art"


def samples(*rounds: list[int]) -> Samples:
    return Samples([[Taken(wall=2 * n, cpu=n) for n in found] for found in rounds])


def test_a_ratio_is_the_median_over_the_rounds_of_the_ratios_of_medians() -> None:
    a, b = samples([10, 20, 30], [60, 60, 60], [1, 1, 90]), samples([10, 10], [20, 20], [1, 1])
    assert measure.ratio(a, b, "cpu") == 2.0
    assert a.median("cpu") == 20
    assert a.median("wall") == 40
    assert a.count == 9


def test_a_slow_frame_counts_but_not_a_slow_machine() -> None:
    quick, slow = samples([10] * 17 + [30] * 3, [20] * 20), samples([10], [20])
    assert measure.slow_ratio(quick, slow, "cpu", 0.95) == 3.0
    assert measure.slow_ratio(quick, slow, "cpu", 0.9) == 1.0


def test_the_quantile_is_what_that_share_stays_below() -> None:
    assert measure.quantile(range(100), 0.95) == 95
    assert measure.quantile([7.0], 0.95) == 7.0


def test_interleaved_cases_take_turns_and_the_first_round_only_warms_up() -> None:
    order: list[str] = []

    def case(name: str) -> list[Taken]:
        order.append(name)
        return measure.frames(lambda: None, 3)

    found = measure.interleave({"a": lambda: case("a"), "b": lambda: case("b")}, rounds=2)
    assert order == ["a", "b"] * 3
    assert found["a"].count == found["b"].count == 6


@pytest.mark.parametrize(
    ("row", "holds"),
    [
        (Row("p", "n", 1.0, 1.0), True),
        (Row("p", "n", 1.1, 1.0), False),
        (Row("p", "n", 1.0, 1.0, p95=1.6), True),
        (Row("p", "n", 1.0, 1.0, p95=1.7), False),
        (Row("p", "n", 30_000, 25_000, least=True), True),
        (Row("p", "n", 20_000, 25_000, least=True), False),
        (Row("p", "n", 9.9, None), True),
    ],
)
def test_a_row_holds_by_its_limit_and_by_its_slowest_twentieth(row: Row, holds: bool) -> None:
    assert row.holds is holds
    assert ("MISSED" in str(row)) is not holds
    assert Row.from_data(row.to_data()) == row


@pytest.mark.parametrize(
    "part",
    [
        *(frames.still, timing.stall, exact.exact, pointer.pointer),
        *(battle.still, battle.exact, battle.pointer),
    ],
    ids=["still", "stall", "exact", "pointer", "b-still", "b-exact", "b-pointer"],
)
def test_what_no_machine_can_excuse_holds(
    part: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exact, "MOVES", 3)
    monkeypatch.setattr(battle, "COMMANDS", 6)
    monkeypatch.setattr(pointer, "SIZES", pointer.SIZES[:3])
    assert callable(part)
    rows: list[Row] = part(tmp_path, SIZE, "cpu")
    assert rows
    for row in rows:
        assert row.holds, str(row)


def test_what_is_decoded_behind_the_first_table_is_there() -> None:
    assert set(FIRST + SOON) <= Art(ART, 1.0).names


def test_a_piece_that_tells_nothing_is_not_waited_for() -> None:
    with pytest.raises(child.Failed, match="told nothing within"):
        child.run("tools.bench.bare", "800x600", "30", environment={"SDL_VIDEODRIVER": "dummy"}, seconds=0.5)


def test_a_piece_runs_compiled_as_an_installed_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(child.NEVER_COMPILED, "1")
    found = child._environment({"SDL_VIDEODRIVER": "dummy"})
    assert child.NEVER_COMPILED not in found
    assert found["SDL_VIDEODRIVER"] == "dummy"


def test_a_piece_that_fails_says_why() -> None:
    with pytest.raises(child.Failed, match="invalid choice"):
        child.run("tools.bench.part", "nonsense", "800x600", "cpu", seconds=30.0)
