"""The measuring tool: its intervals, its reading of levels, its table."""

from pathlib import Path

import pytest

from game.engine.government.model import Rules
from tools.balance import LevelError, level_names, level_rules, main, wilson


def levels(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1), (960, 1000, 0.9460, 0.9705)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_level_builds_on_its_base(tmp_path: Path) -> None:
    folder = levels(
        tmp_path,
        plain='order = 1\n[rules]\ntreasury_max = "none"\ntax_max = 6\n',
        hard='base = "plain"\norder = 2\n[rules]\ntax_max = 4\n',
    )
    assert level_names(folder) == ["plain", "hard"]
    assert level_rules(folder, "plain") == Rules(tax_max=6)
    assert level_rules(folder, "hard") == Rules(tax_max=4)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[rules]\ntax_mox = 1\n", "tax_mox"),
        ("[rules\n", "level.toml"),
        ('base = "level"\n', "circle"),
        ('base = "missing"\n', "missing.toml"),
        ("base = 3\n", "base"),
        ("rules = 3\n", "rules"),
    ],
)
def test_faulty_levels_are_named(text: str, fault: str, tmp_path: Path) -> None:
    with pytest.raises(LevelError, match=fault):
        level_rules(levels(tmp_path, level=text), "level")


def test_no_levels_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--levels", str(tmp_path)]) == 2
    assert "no levels" in capsys.readouterr().err


def test_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = levels(tmp_path, plain="[rules]\nsuits_per_colour = 1\n")
    assert main(["--levels", str(folder), "--games", "8", "--player", "keep"]) == 0
    heading, row = capsys.readouterr().out.splitlines()
    assert heading.split() == ["level", "keep"]
    assert row.startswith("plain")
    assert "[" in row
