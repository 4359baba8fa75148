"""The command line and what surrounds a run: wrong calls, two copies, faults, folders, settings."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.__main__ import ended
from game.content.screen_words import Screens, screen_line, too_small
from game.content.seedcode import code_of, seed_of
from game.content.words import Messages
from game.engine.government.commands import SetTax
from game.engine.government.notation import command_to_text
from game.options import OptionError, Options, read_options
from game.scenes.activation.scene import BattleScene
from game.scenes.government.scene import GovernmentScene
from game.scenes.title import TitleScene
from game.stage.geometry import Frame
from game.stage.inputs import CloseRequested, FocusGained, FocusLost, KeyPressed, ScreenChanged
from game.stage.scene_manager import Reset
from game.stage.window import Window
from tools.hands import Keys
from tools.puppet import Puppet

ROOT = Path(__file__).parents[1]
DEAL = code_of(4711)


def run(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", "--home", str(home), *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=30, check=False)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--fulscreen"], "--fulscreen"),
        (["--window", "big"], "1280x720"),
        (["--window", "100x100"], "800x600"),
        (["--window", "600x700"], "600x800"),
        (["--window", "90000x800"], "16384x16384"),
        (["--safe-area", "11"], "0 to 10"),
        (["--safe-area", "-2"], "--safe-area"),
        (["--speed", "9"], "0.75, 1, 2 or instant"),
        (["--seed", "PIT-1789"], "two words and three figures"),
        (["--display", "-1"], "--display"),
        (["--display", "9" * 5000], "counted from 0, not '9"),
        (["--safe-area", "9" * 5000], "0 to 10"),
        (["--home", "~nobody-of-that-name"], "~nobody-of-that-name is nobody's home"),
        (["--home", "a" * 300], "--home: expected a folder: "),
        (["--home", __file__], "expected a folder, but"),
        (["--home", f"{__file__}/below"], "a file stands where a folder should be"),
        (["--home", ""], "expected a path"),
        (["--home", os.fsdecode(b"caf\xe9")], "UTF-8"),
        (["--kiosk", "~nobody-of-that-name/stand.toml"], "~nobody-of-that-name is nobody's home"),
        (["--kiosk", "nowhere.toml"], "nowhere.toml"),
        (["stray"], "stray"),
        (["--reset-pin"], "--kiosk is not given"),
    ],
)
def test_a_wrong_option_is_one_clear_line(arguments: list[str], told: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(arguments)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bogus"], "--bogus"),
        (["--level", "nowhere.toml"], "nowhere.toml"),
        (["--level", "~nobody-of-that-name/mine.toml"], "~nobody-of-that-name is nobody's home"),
        (["--display", "7"], "--display"),
    ],
)
def test_a_wrong_call_exits_with_2_and_makes_nothing(tmp_path: Path, arguments: list[str], told: str) -> None:
    home = tmp_path / "home"
    done = run(*arguments, home=home)
    assert done.returncode == 2
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("simple-government: ")
    assert told in lines[0]
    assert not home.exists()


def test_without_a_screen_one_line_says_so_and_a_wrong_level_is_told_first(tmp_path: Path) -> None:
    for arguments, told in (([], "no window"), (["--level", "nowhere.toml"], "nowhere.toml")):
        env = os.environ | {"SDL_VIDEODRIVER": "nonesuch", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", "game", "--home", str(tmp_path), *arguments]
        done = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=30, check=False
        )
        assert done.returncode == 2
        assert told in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux" or Path("/dev/dri").exists(), reason="SDL may find a screen here")
@pytest.mark.parametrize("arguments", [[], ["--list-displays"], ["--back-soon", "9"]])
def test_where_no_screen_is_the_game_does_not_run_unseen(tmp_path: Path, arguments: list[str]) -> None:
    named = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR")
    env = {name: value for name, value in os.environ.items() if name not in named}
    command = [sys.executable, "-m", "game", "--home", str(tmp_path / "home"), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["simple-government: no window can be opened here: there is no screen"]
    assert not (tmp_path / "home").exists()


def test_a_level_error_names_file_key_and_what_was_expected(tmp_path: Path) -> None:
    level = tmp_path / "mine.toml"
    level.write_text('base = "georgian"\n[rules]\ntax_max = "high"\n', encoding="utf-8")
    done = run("--level", str(level), home=tmp_path / "home")
    assert done.returncode == 2
    assert "mine.toml" in done.stderr
    assert "tax_max" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_kiosk_profile_that_is_wrong_is_told_before_there_is_a_window(tmp_path: Path) -> None:
    profile = tmp_path / "stand.toml"
    profile.write_text('pin = "12"\n', encoding="utf-8")
    home = tmp_path / "home"
    done = run("--kiosk", str(profile), home=home)
    assert done.returncode == 2
    assert "stand.toml, pin: expected four to eight figures" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not home.exists()


def test_a_screen_that_is_not_there_is_told_by_whoever_asked_for_it(tmp_path: Path) -> None:
    profile = tmp_path / "stand.toml"
    profile.write_text("display = 7\n", encoding="utf-8")
    house = ("--kiosk", str(profile))
    for given, asked_by in ((("--display", "7"), "--display"), (house, "--kiosk: display")):
        done = run(*given, home=tmp_path / "home")
        assert done.returncode == 2
        assert done.stderr == f"simple-government: argument {asked_by}: there is only screen 0, not 7\n"


def test_help_and_version_are_printed(tmp_path: Path) -> None:
    for option, told in (("--help", "--reduced-motion"), ("--version", "Simple Government")):
        done = run(option, home=tmp_path)
        assert done.returncode == 0
        assert told in done.stdout


def test_screens_are_listed_without_opening_the_game(tmp_path: Path) -> None:
    done = run("--list-displays", home=tmp_path / "home")
    assert done.returncode == 0
    assert done.stdout.startswith("0: 1024 × 768 at 0,0")
    assert not (tmp_path / "home").exists()


def test_a_terminal_that_lacks_a_sign_shows_another(tmp_path: Path) -> None:
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "game", "--home", str(tmp_path), "--list-displays"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0
    assert done.stdout.startswith("0: 1024 ? 768 at 0,0")


def test_a_screen_that_is_enlarged_or_too_small_is_told() -> None:
    told = screen_line(1, (960, 540), (1920, 0), "DELL U2720Q", 60, 2.0).splitlines()
    assert told[0] == "1: 960 × 540 at 1920,0, 60 Hz, DELL U2720Q"
    assert "200 %" in told[1]
    assert "600 × 800" in too_small((600, 800))


def test_the_edges_asked_for_are_kept_free(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(safe_area=5))
    assert puppet.app.window.frame == Frame.for_window((1280, 720), 5)
    puppet.app.kit.change(replace(puppet.app.preferences.now, safe_area=8))
    puppet.tick()
    assert puppet.app.window.frame == Frame.for_window((1280, 720), 8)
    assert puppet.app.look().frame is puppet.app.window.frame
    puppet.close()


def test_a_screen_that_is_taken_away_leaves_a_window_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puppet = Puppet(tmp_path)
    puppet.key("f11")
    assert puppet.app.window.fullscreen
    monkeypatch.setattr(puppet.app.window, "_fill_screen", _refusing)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(640, 480)])
    puppet.give(ScreenChanged(0))
    assert puppet.running
    assert not puppet.app.window.fullscreen
    assert not puppet.app.preferences.now.fullscreen
    assert puppet.app.manager._slip.text == Screens.LOST
    puppet.key("f11")
    assert puppet.app.manager._slip.text == Messages.NO_FULLSCREEN
    assert not puppet.app.preferences.now.fullscreen
    puppet.close()


def test_a_screen_that_cannot_be_filled_at_first_is_told_and_asked_for_again_by_one_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "_fill_screen", lambda _: _refusing())
    puppet = Puppet(tmp_path, options=Options(fullscreen=True))
    assert not puppet.app.window.fullscreen
    assert not puppet.app.preferences.now.fullscreen
    assert isinstance(puppet.scene, TitleScene)
    assert puppet.scene.notice == Messages.NO_FULLSCREEN
    monkeypatch.undo()
    puppet.key("f11")
    assert puppet.app.window.fullscreen
    puppet.tick()
    assert not puppet.scene.notice
    puppet.close()


def _refusing() -> None:
    raise pygame.error("no such mode")


def test_options_are_read() -> None:
    options = read_options(["--window", "1024x768", "--seed", DEAL.lower(), "--speed", "2", "--mute"])
    assert options.window == (1024, 768)
    assert options.seed == seed_of(DEAL)
    assert (options.speed, options.mute, options.fullscreen) == ("swift", True, False)


def test_sigterm_ends_the_game_with_everything_saved(tmp_path: Path) -> None:
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", "--home", str(tmp_path), "--seed", DEAL]
    child = subprocess.Popen(command, cwd=ROOT, env=env)
    save = tmp_path / "saves" / "government.json"
    for _ in range(200):
        if save.exists():
            break
        time.sleep(0.05)
    child.send_signal(signal.SIGTERM)
    assert child.wait(15) == 0
    again = Puppet(tmp_path)
    assert again.app.office.ministry is not None
    assert again.app.office.ministry.code == DEAL
    again.close()


@pytest.mark.parametrize("free", [True, False])
def test_a_sound_card_that_does_not_come_free_does_not_keep_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: bool
) -> None:
    left: list[int] = []
    player = Puppet(tmp_path)
    monkeypatch.setattr(player.app.sound, "let_go", lambda _: free)
    monkeypatch.setattr("os._exit", left.append)
    assert ended(1, player.app) == 1
    assert left == ([] if free else [1]), "Python's own end would wait for that card for good"
    player.close()


def test_a_second_copy_plays_but_does_not_spoil_the_first_ones_save(tmp_path: Path) -> None:
    first = Puppet(tmp_path, options=Options(seed=seed_of(DEAL)))
    first.tick(2)
    second = Puppet(tmp_path)
    second.tick(2)
    assert second.app.office.ministry is None
    assert isinstance(second.scene, TitleScene)
    assert "nother copy" in second.scene.notice
    second.app.office.begin(second.app.levels[1], 1)
    second.close()
    first.key("t")
    first.close()
    third = Puppet(tmp_path)
    assert third.app.office.ministry is not None
    assert third.app.office.ministry.code == DEAL
    third.close()


def test_a_fault_writes_a_report_and_keeps_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=seed_of(DEAL)))
    puppet.tick(2)
    Keys(puppet).carry_out(SetTax(4))
    digest = puppet.government.ministry.match.digest()

    def broken(_scene: GovernmentScene, _dt: float) -> None:
        raise RuntimeError("the candle fell over")

    monkeypatch.setattr(GovernmentScene, "update", broken)
    assert puppet.app.run() == 1
    told = capsys.readouterr().err
    report = next((tmp_path / "logs").glob("crash-*.txt"))
    assert str(report) in told
    text = report.read_text(encoding="utf-8")
    for part in ("the candle fell over", DEAL, command_to_text(SetTax(4)), "pygame-ce", "text_size"):
        assert part in text
    monkeypatch.undo()
    again = Puppet(tmp_path)
    assert again.app.office.ministry is not None
    assert again.app.office.ministry.match.digest() == digest
    again.close()


def test_a_fault_before_the_game_runs_is_reported_too(tmp_path: Path) -> None:
    spoilt = """
import sys
from game.__main__ import main
import game.app

def broken(*_, **__):
    raise RuntimeError("the ink has run out")

game.app.App.__init__ = broken
sys.exit(main(sys.argv[1:]))
"""
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", spoilt, "--home", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    report = next((tmp_path / "logs").glob("crash-*.txt"))
    assert str(report) in done.stderr
    assert "Traceback" not in done.stderr
    assert "the ink has run out" in report.read_text(encoding="utf-8")


def test_a_report_of_a_fault_tells_of_the_battle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puppet = Puppet(tmp_path)
    doors = puppet.app.kit.doors
    battle = doors.shipped_battles()[0]
    puppet.app.manager.ask(Reset(lambda: doors.engage(battle, 11, False)))
    puppet.tick(2)
    puppet.key("space")

    def broken(_scene: BattleScene, _dt: float) -> None:
        raise RuntimeError("the drum fell over")

    monkeypatch.setattr(BattleScene, "update", broken)
    assert puppet.app.run() == 1
    text = next((tmp_path / "logs").glob("crash-*.txt")).read_text(encoding="utf-8")
    assert f"{battle.title}\nseed 11\nturn\n" in text


def test_a_home_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("in the way", encoding="utf-8")
    puppet = Puppet(home / "deeper")
    puppet.tick(2)
    puppet.click("new")
    puppet.tick(2)
    puppet.click("begin")
    puppet.tick(2)
    puppet.key("t")
    puppet.settle()
    assert puppet.government.shown == puppet.government.ministry.match.state
    puppet.close()
    assert home.read_text(encoding="utf-8") == "in the way"


def test_f12_takes_pictures_and_never_writes_over_one(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path)
    puppet.tick(2)
    puppet.key("f12", "f12")
    assert len(list((tmp_path / "screenshots").glob("*.png"))) == 2
    puppet.close()


def test_settings_last_and_can_be_reset(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path)
    puppet.tick(2)
    puppet.app.kit.change(replace(puppet.app.kit.settings(), text_size=150, speed="swift"))
    puppet.close()
    again = Puppet(tmp_path)
    assert again.app.kit.settings().text_size == 150
    assert again.app.look().type.text_scale == 1.5
    again.close()
    reset = Puppet(tmp_path, options=Options(reset_settings=True))
    assert reset.app.kit.settings().text_size == 100
    reset.close()


def test_what_the_command_line_forces_is_not_kept(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(speed="swift", reduced_motion=True))
    assert puppet.app.look().motion == "reduced"
    puppet.close()
    again = Puppet(tmp_path)
    assert again.app.kit.settings().speed == "brisk"
    assert again.app.look().motion == "full"
    again.close()


def test_play_pauses_while_the_focus_is_elsewhere(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=seed_of(DEAL)))
    puppet.tick(2)
    puppet.key("t")
    puppet.give(FocusLost())
    shown = puppet.government.shown
    puppet.tick(300)
    assert puppet.government.shown is shown
    puppet.give(FocusGained())
    puppet.settle()
    assert puppet.government.shown == puppet.government.ministry.match.state
    puppet.close()


def test_the_close_button_ends_the_game_and_escape_does_not(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=seed_of(DEAL)))
    puppet.tick(2)
    for _ in range(6):
        puppet.key("escape")
        assert puppet.running
    puppet.give(KeyPressed("a"), CloseRequested())
    puppet.tick(2)
    assert not puppet.running
    puppet.close()
