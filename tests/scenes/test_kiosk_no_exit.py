"""Nothing that a visitor does ends the game, takes a picture or changes the window; the system may end it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.stage.inputs import CloseRequested, FocusGained, FocusLost, KeyPressed, PointerMoved
from game.stage.scene import Pop, Quit
from tests.scenes.kiosk import govern, here, kiosk, seconds, steward
from tools.kiosk_monkey import KioskMonkey


def test_the_window_cannot_be_closed(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.give(CloseRequested(), KeyPressed("f4", alt=True), CloseRequested())
    seconds(puppet, 1)
    assert here(puppet) == "GovernmentScene"
    puppet.close()


def test_whatever_a_scene_wishes_the_game_goes_on(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    for wish in (Quit(), Pop(), Quit()):
        govern(puppet)
        puppet.app.manager.ask(wish)
        puppet.tick(3)
        assert puppet.running
        assert steward(puppet).resting
    puppet.close()


def test_neither_window_nor_disk_is_the_visitors(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    before = puppet.app.preferences.now.fullscreen
    puppet.give(KeyPressed("f11"), KeyPressed("f12"), KeyPressed("enter", alt=True))
    assert puppet.app.preferences.now.fullscreen == before
    assert not puppet.app.places.screenshots.exists()
    puppet.close()


def test_the_system_can_end_it_and_what_was_played_is_kept(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    ministry = govern(puppet)
    puppet.app._leave()
    puppet.tick(3)
    assert not puppet.running
    puppet.close()
    again = kiosk(tmp_path, again=True)
    found = again.app.office.ministry
    assert found is not None
    assert found.match.digest() == ministry.match.digest()
    again.close()


def test_a_kiosk_keeps_its_own_games(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.close()
    assert (tmp_path / "kiosk" / "saves").is_dir()
    assert not (tmp_path / "saves").exists()
    assert not list(tmp_path.glob("*.json"))


def test_the_window_comes_back_to_the_front(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puppet = kiosk(tmp_path)
    called: list[int] = []
    monkeypatch.setattr(puppet.app.window, "come_back", lambda: called.append(1))
    puppet.give(FocusLost())
    seconds(puppet, 3.3)
    assert len(called) == 3
    puppet.give(FocusGained())
    seconds(puppet, 3)
    assert len(called) == 3
    puppet.close()


def test_the_pointer_is_seen_while_a_hand_moves_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puppet = kiosk(tmp_path)
    seen: list[bool] = []
    monkeypatch.setattr(puppet.app.window, "show_pointer", seen.append)
    puppet.give(PointerMoved((100, 100)), PointerMoved((104, 103)))
    assert steward(puppet).resting
    assert True not in seen
    govern(puppet)
    puppet.give(PointerMoved((300, 300)))
    assert seen[-1]
    seconds(puppet, 3.2)
    assert not seen[-1]
    puppet.close()


def test_after_hammering_on_the_keys_there_is_a_calm(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    for _ in range(40):
        puppet.give(KeyPressed("shift"))
        puppet.tick()
    assert steward(puppet).sees(KeyPressed("e"))
    seconds(puppet, 1.2)
    assert not steward(puppet).sees(KeyPressed("e"))
    puppet.close()


def test_a_monkey_does_not_get_out(tmp_path: Path) -> None:
    monkey = KioskMonkey(tmp_path, 5)
    monkey.play(900)
    monkey.end()
    assert len(monkey.visited) > 6, monkey.figures()
    assert monkey.visited["PinScene"], monkey.figures()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_the_system_ends_a_kiosk_at_once_and_in_good_order(tmp_path: Path) -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "game", "--kiosk", "--home", str(tmp_path)], stderr=subprocess.DEVNULL
    )
    book: list[Path] = []
    patience = time.monotonic() + 40
    while not book and time.monotonic() < patience:
        time.sleep(0.05)
        book = list((tmp_path / "kiosk" / "days").glob("*.jsonl"))
    time.sleep(0.5)
    game.send_signal(signal.SIGTERM)
    assert game.wait(20) == 0
    assert '"kind":"closed"' in book[0].read_text(encoding="utf-8").splitlines()[-1]
