"""Pictures of the screen: where they are kept is told on the screen, and so is why one was not."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import monotonic_ns

import pygame
import pytest

from game import camera
from game.options import Options
from game.stage.aside import Aside
from game.stage.inputs import KeyPressed, KeyReleased
from game.stage.scene import Push
from game.stage.slip import SECONDS
from tests.shut import shut
from tools.puppet import Puppet


@pytest.fixture
def puppet(tmp_path: Path) -> Iterator[Puppet]:
    """The title page with nothing moving."""
    player = Puppet(tmp_path, options=Options(speed="instant", reduced_motion=True))
    player.fetch()
    player.tick(3)
    yield player
    player.close()


def kept(home: Path) -> list[Path]:
    return sorted((home / "screenshots").glob("*"))


def test_it_is_told_that_a_picture_was_kept_and_where(puppet: Puppet, tmp_path: Path) -> None:
    before = puppet.app.window.surface.copy()
    puppet.key("f12")
    assert [path.name for path in kept(tmp_path)] == ["government-001.png"]
    assert "government-001.png" in puppet.app.manager.told
    assert str(tmp_path / "screenshots") in puppet.app.manager.told
    shown = puppet.app.window.surface.copy()
    assert shown.get_buffer().raw != before.get_buffer().raw
    puppet.tick(int(SECONDS * 60) + 2)
    assert puppet.app.manager.told == ""
    after = puppet.app.window.surface.copy().get_buffer().raw
    assert after != shown.get_buffer().raw
    puppet.app.painter.invalidate()
    puppet.tick()
    assert puppet.app.window.surface.copy().get_buffer().raw == after, "nothing of it is left"


def test_no_picture_shows_what_was_told_of_the_one_before(puppet: Puppet, tmp_path: Path) -> None:
    puppet.key("f12", "f12")
    first, second = (pygame.image.tobytes(pygame.image.load(path), "RGB") for path in kept(tmp_path))
    assert first == second


def test_what_is_told_takes_no_input_and_is_painted_once(puppet: Puppet) -> None:
    puppet.key("f12")
    paints = puppet.app.painter.paints
    puppet.tick(30)
    assert puppet.app.painter.paints == paints
    puppet.click("settings")
    puppet.tick(2)
    assert "volume_all" in puppet.form


def test_a_folder_that_cannot_be_made_is_told(puppet: Puppet, tmp_path: Path) -> None:
    (tmp_path / "screenshots").write_text("in the way", encoding="utf-8")
    puppet.key("f12")
    assert "a file stands where a folder should be" in puppet.app.manager.told
    assert puppet.running


def test_a_folder_that_may_not_be_entered_is_told(
    puppet: Puppet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    puppet.key("f12")
    shut(monkeypatch, tmp_path / "screenshots")
    monkeypatch.setattr(camera, "write_whole", refuse)
    puppet.key("f12")
    assert "writing is not allowed there" in puppet.app.manager.told


def test_with_saves_that_may_not_be_looked_at_the_title_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shut(monkeypatch, tmp_path / "saves")
    puppet = Puppet(tmp_path, options=Options(speed="instant"))
    puppet.tick(3)
    assert "new" in puppet.form
    puppet.close()


def test_a_picture_is_whole_where_the_screen_is_still_being_made_ready(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(speed="instant"), aside=Aside(monotonic_ns))
    puppet.fetch()
    rules = puppet.app.kit.doors.rules
    puppet.app.manager.ask(Push(lambda: rules(None)))
    puppet.until(lambda: puppet.app.manager.preparing)
    puppet.script.coming += [KeyPressed("f12"), KeyReleased("f12")]
    puppet.tick()
    puppet.until(lambda: puppet.app.manager.attends)
    puppet.app.manager.tell("")
    puppet.tick(5)
    puppet.key("f12")
    puppet.close()
    first, second = (pygame.image.tobytes(pygame.image.load(path), "RGB") for path in kept(tmp_path))
    assert first == second


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (PermissionError(errno.EACCES, "Permission denied"), "writing is not allowed there"),
    ],
)
def test_a_disk_that_refuses_is_told(
    puppet: Puppet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: OSError, told: str
) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise trouble

    monkeypatch.setattr(camera, "write_whole", refuse)
    puppet.key("f12")
    assert told in puppet.app.manager.told
    assert kept(tmp_path) == []


def test_a_picture_that_cannot_be_made_is_told(puppet: Puppet, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("out of memory")

    monkeypatch.setattr(pygame.image, "tobytes", refuse)
    puppet.key("f12")
    assert "out of memory" in puppet.app.manager.told
    assert puppet.running


def test_frames_go_on_while_a_picture_is_packed_and_none_is_lost_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, told = Event(), list[str]()

    def slowly(path: Path, data: bytes) -> None:
        assert go.wait(10)
        path.write_bytes(data)

    monkeypatch.setattr(camera, "write_whole", slowly)
    taking = camera.Camera(told.append, at_once=False)
    screen = pygame.Surface((640, 150))
    for shade in (40, 90):
        screen.fill((shade, 0, 200))
        taking.take(screen, tmp_path / "screenshots")
        taking.passed()
    assert told == [] == kept(tmp_path)
    go.set()
    taking.close()
    assert len(told) == 2
    pictures = [pygame.image.load(path) for path in kept(tmp_path)]
    assert {picture.get_size() for picture in pictures} == {(640, 150)}
    assert sorted(picture.get_at((639, 149))[:3] for picture in pictures) == [(40, 0, 200), (90, 0, 200)]
