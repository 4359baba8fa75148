"""The scenarios of tests/vectors against the engine, and the runner against wrong scenarios."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.play_vectors import load, main, play

VECTORS = Path(__file__).parent.parent / "vectors"
FILES = sorted(VECTORS.glob("*.json"))
GUNS = VECTORS / "30_activation_example_3_guns_count_as_activations.json"
SAMPLE = VECTORS / "07_a_sum_equal_to_the_event_is_a_success_odd_domestic_event.json"


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 39


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert play(load(path)) is None


def altered(folder: Path, sample: Path = SAMPLE, /, **changes: Any) -> Path:
    """A scenario with something else written in its file or, by number, in its steps."""
    scenario = json.loads(sample.read_text(encoding="utf-8"))
    for key, value in changes.items():
        if key.removeprefix("step").isdigit():
            scenario["steps"][int(key[4:]) - 1] |= value
        else:
            scenario[key] = value
    path = folder / "altered.json"
    path.write_text(json.dumps(scenario), encoding="utf-8")
    return path


def outcome(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main([str(path)])
    return status, capsys.readouterr().out


def test_the_runner_plays_folders(capsys: pytest.CaptureFixture[str]) -> None:
    status, printed = outcome(VECTORS, capsys)
    assert status == 0
    assert len(printed.splitlines()) == len(FILES)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"step4": {"expect": {"support": 7}}}, "step 4: support: wanted 7, got 6"),
        ({"step4": {"state": {"treasury": 5}}}, "step 4: treasury: wanted 5, got 4"),
        ({"step4": {"expect": {"success": False}}}, "step 4: success: wanted False, got True"),
        (
            {"step4": {"expect": {"resolved_domestic": ["6S"]}}},
            "step 4: resolved_domestic: wanted ['6S'], got ['5S']",
        ),
        ({"step5": {"expect": {"deck_left": [26, 27]}}}, "step 5: deck_left: wanted [26, 27], got [26, 26]"),
        ({"step1": {"illegal": True}}, "step 1: illegal: wanted 'a refusal', got 'the move was made'"),
        ({"step1": {"level": 11}}, "step 1: set_tax: wanted 'a legal move', got TaxOutOfRange("),
        ({"dice": [2, 3, 6]}, "step 0: dice left over: wanted [], got [6]"),
        ({"dice": [2]}, "step 4: dice: wanted 'enough dice in the script'"),
    ],
)
def test_the_runner_notices_what_differs(
    changes: dict[str, Any], line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = altered(tmp_path, **changes)
    status, printed = outcome(path, capsys)
    assert status == 1
    assert printed.startswith(f"{path}: {line}")


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "activation"},
        {"sequel": True},
        {"steps": {}},
        {"domestic_deck": ["5S"]},
        {"domestic_deck": ["11S"]},
        {"rules": {"tax_mox": 4}},
        {"rules": {"tax_max": 2}},
        {"dice": ["2"]},
        {"step1": {"do": "dance"}},
        {"step1": {"levle": 3}},
        {"step4": {"colour": "grey"}},
        {"step4": {"dice": "1"}},
        {"step4": {"cards": ["5X"]}},
        {"step4": {"expect": {"suport": 6}}},
        {"step1": {"expect": {"success": True}}},
        {"step1": {"expect": {"domestic": "5S"}}},
        {"step1": {"expect": {"domestic": [5]}}},
    ],
)
def test_the_runner_says_what_it_cannot_read(
    changes: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, printed = outcome(altered(tmp_path, **changes), capsys)
    assert status == 2
    assert "cannot be read" in printed


def test_the_runner_survives_broken_and_missing_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": ', encoding="utf-8")
    assert outcome(broken, capsys)[0] == 2
    assert outcome(tmp_path / "missing.json", capsys)[0] == 2
    assert outcome(tmp_path, capsys)[0] == 2
    (tmp_path / "empty").mkdir()
    assert outcome(tmp_path / "empty", capsys)[0] == 2


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"setup": {"red": {"median": 5}}}, "step 0: red median: wanted 5, got 6"),
        ({"setup": {"black": {"values": [4, 5]}}}, "step 0: black values: wanted [4, 5], got [4, 5, 6]"),
        ({"setup": {"pack": 26}}, "step 0: pack: wanted 26, got 14"),
        ({"grades": [[1, 1, "good"]]}, "step 0: grade of 1 and 1: wanted 'good', got 'poor'"),
        ({"step2": {"expect": {"left": 4}}}, "step 2: left: wanted 4, got 5"),
        ({"step1": {"expect": {"side": None}}}, "step 1: side: wanted None, got 'red'"),
        ({"step6": {"state": {"discard": ["6D"]}}}, "step 6: discard: wanted ['6D'], got ['6H']"),
        ({"step4": {"illegal": True}}, "step 4: illegal: wanted 'a refusal', got 'the move was made'"),
        ({"step3": {"count": 9}}, "step 3: activate: wanted 'a legal move', got TooManyActivations("),
    ],
)
def test_the_runner_notices_what_differs_in_battles(
    changes: dict[str, Any], line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = altered(tmp_path, GUNS, **changes)
    status, printed = outcome(path, capsys)
    assert status == 1
    assert printed.startswith(f"{path}: {line}")


@pytest.mark.parametrize(
    "changes",
    [
        {"sequel": True},
        {"steps": 1},
        {"rules": {"packs": 4}},
        {"red": {"units": 9}},
        {"red": {"units": 9, "grade": "great"}},
        {"red": {"units": 0, "grade": "good"}},
        {"red": {"units": 9, "dice": [1]}},
        {"red": {"units": 9, "dice": [1, "2"]}},
        {"red": 9},
        {"setup": {"red": {"mode": 3}}},
        {"setup": []},
        {"grades": [[1, 2]]},
        {"orders": [["6H"]]},
        {"orders": 5},
        {"step2": {"kind": "horse"}},
        {"step2": {"count": "1"}},
        {"step1": {"expect": {"card": "6H", "turn": 1}}},
        {"step1": {"expect": {"discard": "6H"}}},
    ],
)
def test_the_runner_says_what_it_cannot_read_of_battles(
    changes: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, printed = outcome(altered(tmp_path, GUNS, **changes), capsys)
    assert status == 2
    assert "cannot be read" in printed


def test_a_shuffle_too_few_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sample = VECTORS / "31_activation_a_joker_returns_the_discards_and_reshuffles.json"
    first = json.loads(sample.read_text(encoding="utf-8"))["orders"][:1]
    status, printed = outcome(altered(tmp_path, sample, orders=first), capsys)
    assert status == 1
    assert "step 3: orders: wanted" in printed
