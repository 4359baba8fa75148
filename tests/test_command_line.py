"""The command line and what surrounds a run: wrong calls, two copies, faults, folders, settings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.content.screen_words import Screens, screen_line, too_small
from game.content.seedcode import code_of, seed_of
from game.content.words import Messages
from game.options import OptionError, Options, read_options
from game.scenes.title import TitleScene
from game.stage.geometry import Frame
from game.stage.inputs import ScreenChanged
from game.stage.window import Window
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_level_may_come_from_a_program(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.write(writing, b'base = "georgian"\ntitle = "As told"\n')
    os.close(writing)
    puppet = Puppet(tmp_path, options=Options(level=f"/dev/fd/{reading}"))  # `--level <(program)`
    os.close(reading)
    puppet.tick(2)
    assert puppet.government.ministry.level.title == "As told"
    puppet.close()


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
