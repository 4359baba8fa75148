"""The dependency rule covers every screen: a new page must be listed as independent of its siblings."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHARED = {
    "balloon",
    "balloon_place",
    "balloon_shape",
    "book_plate",
    "candle",
    "chart",
    "columns",
    "election",
    "ending_account",
    "ending_figures",
    "faces",
    "field",
    "flow",
    "honours_board",
    "impression",
    "print_place",
    "kit",
    "leaflet",
    "level_detail",
    "level_line",
    "overlay",
    "playbill_line",
    "played",
    "press",
    "ribbon",
    "rules_pictures",
    "sheet",
    "spoken",
    "spot",
    "stepper",
    "still",
    "touch",
    "type_case",
    "wheel",
    "writing_page",
}


def test_every_screen_is_listed_as_independent() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    listed = next(set(c["modules"]) for c in contracts if c["type"] == "independence")
    folder = ROOT / "game" / "scenes"
    names = {p.stem for p in folder.glob("*.py")} | {p.parent.name for p in folder.glob("*/__init__.py")}
    screens = names - SHARED - {"__init__"}
    assert {f"game.scenes.{name}" for name in screens} == listed


def test_no_file_is_longer_than_400_lines() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in ("game", "tools", "tests")
        for path in (ROOT / folder).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert not long
