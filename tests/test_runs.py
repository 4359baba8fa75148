"""What surrounds a run: two copies, faults, folders, settings, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.__main__ import ended
from game.content.seedcode import code_of, seed_of
from game.engine.government.commands import SetTax
from game.engine.government.notation import command_to_text
from game.options import Options
from game.scenes.activation.scene import BattleScene
from game.scenes.government.scene import GovernmentScene
from game.scenes.title import TitleScene
from game.stage.inputs import CloseRequested, FocusGained, FocusLost, KeyPressed
from game.stage.scene import Reset
from tools.hands import Keys
from tools.puppet import Puppet

ROOT = Path(__file__).parents[1]
DEAL = code_of(4711)


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
