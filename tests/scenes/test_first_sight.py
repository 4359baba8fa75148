"""The print of an event is shown large when it is met with for the first time, and only then."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from game.content.album import Album
from game.content.seedcode import seed_of
from game.content.settings import Speed
from game.engine.government.events import CardDrawn
from game.engine.government.reckoning import is_event
from game.options import Options
from game.scenes.engraving import EngravingScene
from game.scenes.government.scene import GovernmentScene
from tools.puppet import Puppet

SEED = "BOTTLE-PUMPKIN-841"


def first_turn(home: Path, *, speed: Speed | None = None, switched_on: bool = True) -> list[str]:
    """The titles of the prints that pass until the first turn waits for the player."""
    puppet = Puppet(home, options=Options(seed=seed_of(SEED), speed=speed), new_prints=True)
    puppet.app.kit.change(msgspec.structs.replace(puppet.app.kit.settings(), new_prints=switched_on))
    puppet.tick(3)
    puppet.click("confirm")
    seen, quiet = [], 0
    while quiet < 10:
        puppet.tick()
        scene = puppet.scene
        quiet = quiet + 1 if isinstance(scene, GovernmentScene) and scene.idle else 0
        if isinstance(scene, EngravingScene):
            seen.append(scene.shown.title)
            puppet.key("space")
    drawn = [
        puppet.government.ministry.level.theme.event(event.card).title
        for entry in puppet.government.ministry.match.log
        for event in entry.events
        if isinstance(event, CardDrawn) and is_event(event.card)
    ]
    puppet.close()
    assert not seen or seen == drawn
    return seen


def test_new_prints_pass_once_for_a_player(tmp_path: Path) -> None:
    assert first_turn(tmp_path)
    assert not first_turn(tmp_path)


def _decoded(puppet: Puppet) -> None:
    """The thread has done what it was asked for; in play the cards fly for longer."""
    for _ in range(1000):
        if not puppet.app.look().art.fetches:
            return
        time.sleep(0.005)


def test_the_picture_is_there_when_its_paper_is(tmp_path: Path) -> None:
    """It is asked for when the draw is decided, long before its card is turned over."""
    puppet = Puppet(tmp_path, options=Options(seed=seed_of(SEED)), new_prints=True)
    puppet.tick(3)
    puppet.click("confirm")
    assert puppet.government._playback.waiting, "the cards are still on their way"
    assert puppet.app.look().art.fetches
    _decoded(puppet)
    seen = 0
    for _ in range(2):
        puppet.until(lambda: isinstance(puppet.scene, EngravingScene) or puppet.government.idle)
        if isinstance(page := puppet.scene, EngravingScene):
            assert page._impression is not None
            assert page._impression.picture(0.0) is not None, "in its first frame"
            seen += 1
            puppet.key("space")
            puppet.tick()
    assert seen
    puppet.close()


def test_prints_that_were_seen_before_are_not_decoded_again(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=seed_of(SEED)))
    puppet.settle()
    puppet.click("confirm")
    asked: list[str] = []
    art = puppet.app.look().art
    fetched = art.fetched

    def listen(*names: str) -> bool:
        asked.extend(names)
        return fetched(*names)

    art.fetched = listen  # type: ignore[method-assign]
    puppet.settle()
    assert not [name for name in asked if name.startswith("proof_plate") or name == "brush"]
    puppet.close()


@pytest.mark.parametrize("how", [{"speed": "instant"}, {"switched_on": False}])
def test_they_can_be_done_without(tmp_path: Path, how: dict[str, object]) -> None:
    assert not first_turn(tmp_path, **how)  # type: ignore[arg-type]
    assert first_turn(tmp_path), "and are still new"


def test_the_album_keeps_what_was_seen_and_a_broken_line_loses_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "album.jsonl"
    album = Album(path)
    assert album.paste(["plate_gin", "plate_gin", "plate_swing"]) is None
    path.write_bytes(path.read_bytes() + b'{"plate": 3}\nnonsense')
    again = Album(path)
    assert not again.is_new("plate_gin")
    assert not again.is_new("plate_swing")
    assert again.is_new("plate_window")


def test_an_album_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "user").write_text("in the way", encoding="utf-8")
    assert Album(tmp_path / "user" / "album.jsonl").paste(["plate_gin"]) is not None
