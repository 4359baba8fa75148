"""What the documents say of the code is so: links, tools, settings, and a test for every rule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game.engine.activation.settings import SETTINGS as BATTLE
from game.engine.government.settings import SETTINGS as GOVERNMENT
from game.engine.ranges import Setting, Whole
from game.options import read_options

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
RULES = (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8")
DECK = "## A. The activation deck"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert target.startswith("https://") or (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_tools_that_are_named_are_there(document: Path) -> None:
    for name in re.findall(r"`[^`]*\btools\.([a-z_.]+)", document.read_text(encoding="utf-8")):
        place = ROOT.joinpath("tools", *name.rstrip(".").split("."))
        assert place.with_suffix(".py").exists() or (place / "__main__.py").exists(), name


@pytest.mark.parametrize("document", [*DOCUMENTS, *ROOT.glob("docs/*.service")], ids=lambda path: path.name)
def test_options_that_are_named_are_the_games(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_options(["--help"])
    known = capsys.readouterr().out
    for line in document.read_text(encoding="utf-8").splitlines():
        if "simple-government" in line:
            for option in re.findall(r"(?<=\s)--[a-z-]+", line.partition("simple-government")[2]):
                assert option in known or option in ("--user", "--now"), line


def _rows(table: str) -> Iterator[tuple[str, str, str]]:
    """Name, default and what it may be, of each setting of a table of the rules."""
    for line in table.splitlines():
        if line.startswith("| `") and line.count("|") == 5:
            names, defaults, allowed, _ = (cell.strip() for cell in line.strip("|").split("|"))
            for name, default in zip(names.split(", "), defaults.split(", "), strict=True):
                yield name.strip("`"), default.strip('`"'), allowed


@pytest.mark.parametrize(
    ("text", "settings"),
    [(RULES.partition(DECK)[0], GOVERNMENT), (RULES.partition(DECK)[2], BATTLE)],
    ids=["government", "battle"],
)
def test_the_tables_of_settings_are_true(text: str, settings: Mapping[str, Setting]) -> None:
    told = {name: (default, allowed) for name, default, allowed in _rows(text)}
    assert list(told) == list(settings)
    for name, setting in settings.items():
        default, allowed = told[name]
        assert default == ("none" if setting.default is None else str(setting.default).lower()), name
        if isinstance(setting.values, Whole) and (limits := re.match(r"(\d+)–(\d+)", allowed)):
            own = [int(limit) for limit in limits.groups()]
            if name not in ("poor_max", "good_min"):  # they share a line
                assert own == [setting.values.low, setting.values.high], name
            assert setting.values.optional == ('"none"' in allowed), name


def test_every_paragraph_of_the_rules_is_cited_by_a_test() -> None:
    tests = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "engine").glob("test_*.py")
    )
    cited = {each.upper() for each in re.findall(r"_([ga]\d+)(?=_)", tests)}
    for line in re.findall(r"# Rules (.*)", tests):
        cited |= set(re.findall(r"\b[GA]\d+", line))
    paragraphs = re.findall(r"\*\*([GA]\d+)\.\*\*", RULES)
    assert len(paragraphs) == 23 + 14
    assert not set(paragraphs) - cited
