"""A deal that teaches is at hand before anybody asks for it, and no visitor has the one before's."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.classroom import Classroom
from game.engine.advice import lessons
from game.engine.advice.lessons import LESSONS, WELCOME, lessons_of, opening
from game.stage.scene import Reset
from tests.scenes.kiosk import kiosk
from tests.scenes.pages import levels
from tools.puppet import Puppet

GENTLE = 6  # the place of the level among those that ship


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search begins at other places one after the other, the same in every run."""
    monkeypatch.setattr("game.content.seedcode.new_seed", iter(range(1789, 10_000, 1000)).__next__)


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The deals that are tried, in order."""
    found: list[int] = []

    def seen(rules: object, seed: int, *rest: object) -> object:
        found.append(seed)
        return opening(rules, seed, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(lessons, "opening", seen)
    return found


def test_it_is_found_beforehand_and_the_next_is_another(tried: list[int]) -> None:
    classroom, level = Classroom(), levels()[GENTLE]
    for _ in range(lessons.TRIES):
        classroom.prepare(level)
    before = len(tried)
    seed = classroom.deal(level)
    assert len(tried) == before  # nothing was left to be done
    assert lessons_of(opening(level.rules, seed)) >= LESSONS | {WELCOME}
    assert classroom.deal(level) != seed


def test_unprepared_it_is_looked_for_at_once() -> None:
    level = levels()[GENTLE]
    seed = Classroom().deal(level)
    assert lessons_of(opening(level.rules, seed)) >= LESSONS | {WELCOME}


@pytest.mark.parametrize("kind", ["title", "choice", "show"])
def test_it_is_sought_while_a_visitor_looks_on_or_chooses(
    kind: str, tried: list[int], tmp_path: Path
) -> None:
    puppet = Puppet(tmp_path) if kind == "title" else kiosk(tmp_path)
    if kind == "title":
        puppet.until_ready("whole")
    elif kind == "choice":
        puppet.app.manager.ask(Reset(puppet.app.kit.doors.choice))
    puppet.tick(lessons.TRIES + 60)
    before = len(tried)
    puppet.app.manager.ask(Reset(puppet.app.kit.doors.begin_guided))
    puppet.tick(2)
    assert before > 0
    assert len(tried) == before
    puppet.close()
