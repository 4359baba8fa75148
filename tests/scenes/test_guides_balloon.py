"""Where the guide's balloon stands on the table: it hides nothing that is read, used or spoken of."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.government.guided import GuidedGovernmentScene
from tests.scenes.learner import FIRST_DEAL, learner
from tools import pupil
from tools.shots.contact import SHAPES

CROWDED = 1_555_640  # a deal in which much lies open in the fourth turn
NEAR_ENOUGH = 330.0  # units between a balloon and what it points at


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for a deal that teaches begins at the same place."""
    monkeypatch.setattr("game.content.seedcode.new_seed", lambda: FIRST_DEAL)


@pytest.mark.parametrize(
    ("size", "text"),
    [((800, 600), 200), ((540, 960), 200), ((1024, 768), 150), ((540, 960), 100)],
)
def test_every_balloon_is_on_the_screen_and_hides_nothing_that_is_read_or_used(
    size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    assert pupil.look_at(size, text, tmp_path) == []


@pytest.mark.parametrize("size", SHAPES)
def test_in_the_first_turn_no_balloon_covers_a_track_nor_comes_from_far_off(
    size: tuple[int, int], tmp_path: Path
) -> None:
    """Where Support lies between the words and the tax there is no tail: the loop shows what is meant."""
    puppet, asked = learner(tmp_path, size=size), []
    for step in pupil.follow(puppet, pupil.by_keys):
        scene = pupil.guided(puppet)
        assert pupil.faults(puppet) == []
        assert scene.balloon is not None
        assert (scene.balloon.tip is None) == (step.aim == "tax" and size[0] > size[1])
        asked.append(step.aim.split()[0])
        if step.aim == "end":
            break
    assert {"tax", "confirm", "card", "throw", "end"} <= set(asked)
    puppet.close()


@pytest.mark.parametrize(("size", "text"), [((800, 1280), 100), ((1024, 768), 150)])
def test_on_a_crowded_table_too_no_balloon_hides_anything_that_is_read_or_used(
    size: tuple[int, int], text: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three events of either colour lie open: by plain tails and full type alone something was hidden."""
    monkeypatch.setattr("game.content.seedcode.new_seed", lambda: CROWDED)
    assert pupil.look_at(size, text, tmp_path) == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_first_balloon_is_near_what_it_points_at(size: tuple[int, int], tmp_path: Path) -> None:
    """A thin tail goes between the figures of Support, where a plain one has to come from far off."""
    puppet = learner(tmp_path, size=size)
    scene = puppet.scene
    assert isinstance(scene, GuidedGovernmentScene)
    assert scene.balloon is not None
    assert scene.pointed is not None
    assert scene.pointed.y - scene.balloon.box.bottom < NEAR_ENOUGH
    puppet.close()


def test_what_has_been_printed_under_a_balloon_moves_it(tmp_path: Path) -> None:
    """Dice by hand change the panel while the guide still asks for the same."""
    puppet = learner(tmp_path, size=(800, 1280))
    for step in pupil.follow(puppet, pupil.by_keys):
        if step.aim == "throw":
            break
    for _ in range(3):
        puppet.key("-")
        puppet.tick(2)
        scene = pupil.guided(puppet)
        assert pupil.covered(puppet, (*scene.told, *scene.kept)) == []
    puppet.close()
