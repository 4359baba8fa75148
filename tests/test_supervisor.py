"""The supervisor, with real processes: kills, stops, failures, and an end in order."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game.backoff import Attempt, Backoff, Patience
from game.content.seedcode import code_of
from game.content.watch import Safe, Watch, read_watch, write_watch
from game.heartbeat import START_AGAIN, Heartbeat
from game.options import Options, read_options
from game.scenes.title import TitleScene
from game.supervisor import LOG_BYTES, LOG_FILES, THRIFTY, Guard, Limits, Log, Supervisor
from tools.puppet import Puppet
from tools.restarts import AT_REST, KIOSK, Trial

ROOT = Path(__file__).parents[1]
BEATING = "import time\nwhile True: print('beat Hall', flush=True); time.sleep(0.05)\n"
DEAF = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + BEATING
NEVER = "import time; time.sleep(60)"
QUICK = Limits(watchdog=0.6, starting=3.0, grace=0.5, last_words=0.05)
HASTY = Patience(failures=2, safe_failures=2, first_pause=0.1, longest_pause=0.2)


class Staged:
    """A supervisor over small programs in place of the game: one for each start, the last for the rest."""

    def __init__(
        self, home: Path, *programs: str, limits: Limits = QUICK, patience: Patience = HASTY
    ) -> None:
        self.starts: list[tuple[Safe, bool]] = []
        self.cards: list[float] = []
        self.log, self.state = home / "logs" / "supervisor.log", home / "logs" / "supervisor.json"
        self._programs = programs
        self.supervisor = Supervisor(
            self._command,
            self._card,
            self.log,
            self.state,
            limits=limits,
            patience=patience,
            seen=lambda scene, number: self.seen(scene, number),
        )
        self.seen: Callable[[str, int], None] = lambda _scene, _number: None

    def _command(self, safe: Safe, again: bool) -> Sequence[str]:
        program = self._programs[min(len(self.starts), len(self._programs) - 1)]
        self.starts.append((safe, again))
        return [sys.executable, "-S", "-c", program]

    def _card(self, _safe: Safe, seconds: float) -> Sequence[str]:
        self.cards.append(seconds)
        return [sys.executable, "-S", "-c", NEVER]

    def stop_when_seen(self, after: int = 0) -> None:
        """At the first sign of life after so many starts."""

        def seen(_scene: str, _number: int) -> None:
            if len(self.starts) >= after:
                self.supervisor.stop()

        self.seen = seen

    def told(self) -> str:
        return self.log.read_text(encoding="utf-8")


# --- starting, and starting again


def test_the_game_is_started_so_that_memory_is_given_back(tmp_path: Path) -> None:
    program = (
        "import os, time\n"
        f"found = [os.environ[name] for name in {list(THRIFTY)}]\n"
        "while True: print('beat', *found, flush=True); time.sleep(0.05)\n"
    )
    staged, heard = Staged(tmp_path, program), []

    def seen(scene: str, _number: int) -> None:
        heard.append(scene)
        staged.supervisor.stop()

    staged.seen = seen
    assert staged.supervisor.run() == 0
    assert heard[0].split() == list(THRIFTY.values())


def test_a_game_killed_or_standing_still_is_back_with_what_was_played(tmp_path: Path) -> None:
    game = Trial(tmp_path, ["--seed", code_of(4711)], watchdog=1.5)
    assert game.scene == "GovernmentScene"
    killed = game.hit("killed")
    assert killed.scene == "TitleScene", "a restart deals no new game over the one that was played"
    stopped = game.hit("stopped")
    assert stopped.seconds > 1.5
    assert game.end() == 0
    watch = read_watch(tmp_path / "logs" / "supervisor.json", time.strftime("%Y-%m-%d"))
    assert watch.restarts == 2
    assert "stood still" in watch.last_error
    again = Puppet(tmp_path)
    assert again.app.office.ministry is not None
    assert again.app.office.ministry.code == code_of(4711)
    again.close()


def test_a_kiosk_killed_or_standing_still_draws_people_in_again(tmp_path: Path) -> None:
    game = Trial(tmp_path, KIOSK, watchdog=1.5)
    assert game.scene == AT_REST
    assert [game.hit("killed").scene, game.hit("stopped").scene] == [AT_REST, AT_REST]
    assert game.end() == 0
    assert (tmp_path / "kiosk" / "days").is_dir()


def test_sigterm_is_passed_on_and_both_end_well(tmp_path: Path) -> None:
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", "--supervise", "--home", str(tmp_path), "--seed", code_of(4711)]
    supervisor = subprocess.Popen(command, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True)
    assert supervisor.stderr is not None
    told = ""
    while "first picture" not in told:
        told = supervisor.stderr.readline()
        assert told, "it ended before there was a picture"
    supervisor.send_signal(signal.SIGTERM)
    rest = supervisor.stderr.read()
    assert supervisor.wait(20) == 0
    assert rest.rstrip().endswith("The game was left.")
    assert (tmp_path / "saves" / "government.json").exists()


def test_what_cannot_be_started_at_all_is_told_and_not_tried_again(tmp_path: Path) -> None:
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", "--supervise", "--home", str(tmp_path), "--display", "7"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert "there is only screen 0" in done.stderr
    assert done.stderr.count("has been started") == 1


def test_the_game_left_by_its_player_is_not_started_again(tmp_path: Path) -> None:
    staged = Staged(tmp_path, "print('beat Hall')")
    assert staged.supervisor.run() == 0
    assert staged.starts == [("", False)]
    assert read_watch(staged.state, "2027-06-12").restarts == 0


def test_a_game_that_wants_to_be_started_again_has_not_failed(tmp_path: Path) -> None:
    staged = Staged(tmp_path, f"import sys; sys.exit({START_AGAIN})", "print('beat Hall')")
    assert staged.supervisor.run() == 0
    assert staged.starts == [("", False), ("", True)]
    assert json.loads(staged.state.read_text())["restarts"] == 0


def test_a_game_that_keeps_failing_is_run_carefully_then_with_pauses_and_a_card(tmp_path: Path) -> None:
    crash = "print('beat Hall', flush=True); raise SystemExit('the candle fell over')"
    staged = Staged(tmp_path, *[crash] * 6, BEATING)
    staged.stop_when_seen(after=7)
    assert staged.supervisor.run() == 0
    assert [safe for safe, _ in staged.starts] == ["", "", *["quiet"] * 5]
    assert [again for _, again in staged.starts] == [False, *[True] * 6]
    assert staged.cards == [0.1, 0.2, 0.2], "pauses grow, up to the longest"
    watch = read_watch(staged.state, time.strftime("%Y-%m-%d"))
    assert (watch.restarts, watch.safe) == (6, "quiet")
    assert "the candle fell over" in watch.last_error
    assert "the candle fell over" in staged.told()
    assert "safe mode" in staged.told()


def test_what_never_shows_a_picture_is_tried_in_a_window(tmp_path: Path) -> None:
    staged = Staged(tmp_path, "raise SystemExit(1)", "raise SystemExit(1)", BEATING)
    staged.stop_when_seen()
    assert staged.supervisor.run() == 0
    assert staged.starts == [("", False), ("", True), ("window", True)]


def test_what_hangs_before_its_first_picture_is_ended(tmp_path: Path) -> None:
    limits = Limits(watchdog=0.2, starting=0.6, grace=0.5, last_words=0.05)
    staged = Staged(tmp_path, NEVER, "print('beat Hall')", limits=limits)
    assert staged.supervisor.run() == 0
    assert "showed no picture" in staged.told()


def test_a_game_that_will_not_end_is_killed(tmp_path: Path) -> None:
    staged = Staged(tmp_path, DEAF)
    staged.stop_when_seen()
    assert staged.supervisor.run() == 0
    assert "was killed" in staged.told()


def test_a_program_that_is_not_there_is_a_failure_like_others(tmp_path: Path) -> None:
    patience = Patience(failures=1, safe_failures=1, first_pause=30)
    staged = Staged(tmp_path, "", patience=patience)

    def no_card(_safe: Safe, _seconds: float) -> Sequence[str]:
        supervisor.stop()
        return [str(tmp_path / "no card")]

    supervisor = Supervisor(
        lambda _safe, _again: [str(tmp_path / "nothing")],
        no_card,
        staged.log,
        staged.state,
        patience=patience,
    )
    assert supervisor.run() == 0
    assert "could not be started" in staged.told()


# --- when to be careful


def test_backing_off() -> None:
    backoff = Backoff(Patience(failures=3, within=100, safe_failures=2, first_pause=10, longest_pause=25))
    now = 0.0
    found = []
    for _ in range(7):
        now += 20
        backoff.failed(now, ready=True, lived=15)
        found.append(backoff.next())
    assert found == [
        Attempt(),
        Attempt(),
        Attempt("quiet"),
        Attempt("quiet"),
        Attempt("quiet", 10),
        Attempt("quiet", 20),
        Attempt("quiet", 25),
    ]
    backoff.failed(now + 200, ready=True, lived=150)
    assert backoff.next() == Attempt(), "a long run wipes the slate clean"


def test_failures_far_apart_are_forgiven() -> None:
    backoff = Backoff(Patience(failures=2, within=100))
    for now in range(0, 1000, 101):
        backoff.failed(now, ready=True, lived=99)
        assert backoff.next() == Attempt()


def test_a_supervisor_that_was_itself_stopped_gives_the_game_its_time_anew() -> None:
    guard = Guard(Limits(watchdog=15), 0.0)
    guard.beat("Hall", 0.0)
    now = 0.0
    while now < 14.9:
        now += 0.25
        assert not guard.overdue(now)
    assert not guard.overdue(500.0), "the machine has slept"
    now = 500.0
    while now <= 515.0:
        assert not guard.overdue(now)
        now += 0.25
    assert guard.overdue(now) > 15


# --- signs of life


def test_the_first_sign_of_life_comes_at_once_and_then_each_in_its_time() -> None:
    read, write = os.pipe()
    now = [10.0]
    heart = Heartbeat(lambda: "Hall", 2.0, out=write, now=lambda: now[0])
    for _ in range(241):  # four seconds of frames
        heart.beat()
        now[0] += 1 / 60
    assert os.read(read, 1000) == b"beat Hall\n" * 3
    os.close(read)
    now[0] += 10
    heart.beat()  # nobody reads any more: the game goes on
    os.close(write)
    now[0] += 10
    heart.beat()


def test_a_pipe_that_nobody_empties_does_not_hold_up_the_game() -> None:
    read, write = os.pipe()
    now = [0.0]
    heart = Heartbeat(lambda: "x" * 1000, 1.0, out=write, now=lambda: now[0])
    for _ in range(200):
        now[0] += 1
        heart.beat()
    os.close(read)
    os.close(write)


# --- what is kept


def test_the_log_goes_round_and_a_full_disk_stops_nothing(tmp_path: Path) -> None:
    path = tmp_path / "logs" / "supervisor.log"
    log = Log(path, 4000)
    for _ in range(600):
        log.pass_on("x" * 50)
    log.close()
    files = sorted(path.parent.iterdir())
    assert len(files) == LOG_FILES
    assert all(file.stat().st_size <= 4000 for file in files)
    assert LOG_FILES * LOG_BYTES <= 10_000_000
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    other = Log(blocked / "supervisor.log")
    other.tell("heard all the same")
    other.close()
    full = Log(Path("/dev/full")) if Path("/dev/full").exists() else other
    full.tell("no room")
    full.close()


def test_a_home_that_cannot_be_written_does_not_stop_the_supervisor(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    staged = Staged(blocked, "raise SystemExit(1)", BEATING, patience=Patience())
    staged.stop_when_seen()
    assert staged.supervisor.run() == 0
    assert staged.starts == [("", False), ("", True)]


def test_restarts_are_counted_by_the_day_and_faults_remembered(tmp_path: Path) -> None:
    path = tmp_path / "logs" / "watch.json"
    watch = (
        Watch()
        .after_fault("2027-06-12T14:03:00", "It\nfell", "")
        .after_fault("2027-06-12T14:09:00", "x", "quiet")
    )
    write_watch(path, watch)
    today = read_watch(path, "2027-06-12")
    assert (today.restarts, today.last_error, today.last_when) == (2, "x", "2027-06-12T14:09:00")
    tomorrow = read_watch(path, "2027-06-13")
    assert (tomorrow.restarts, tomorrow.last_error) == (0, "x")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"restarts": "many"}', '{"safe": "reckless"}', '{"restarts": -1}', "\x00" * 50]
)
def test_a_file_that_cannot_be_understood_tells_of_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "watch.json"
    path.write_text(text)
    assert read_watch(path, "2027-06-12") == Watch(day="2027-06-12")


# --- what it asks of the game


def test_safe_mode_is_quiet_and_still_and_if_need_be_in_a_window() -> None:
    quiet = read_options(["--fullscreen", "--safe", "quiet"])
    assert (quiet.mute, quiet.reduced_motion, quiet.fullscreen, quiet.window) == (True, True, True, None)
    window = read_options(["--fullscreen", "--display", "1", "--safe", "window"])
    assert (window.fullscreen, window.display, window.window) == (False, None, (1280, 720))


def test_a_restart_neither_deals_again_nor_resets_the_settings() -> None:
    options = read_options(["--level", "crisis", "--seed", code_of(1), "--reset-settings", "--again"])
    assert (options.level, options.seed, options.reset_settings) == (None, None, False)


def test_in_safe_mode_no_print_is_shown_large(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(safe="quiet"), new_prints=True)
    puppet.tick(2)
    assert isinstance(puppet.scene, TitleScene)
    assert not puppet.app.kit.is_new("plate_gordon")
    puppet.close()


def test_the_supervisor_takes_in_nothing_of_the_game() -> None:
    told = "import sys, game.supervisor; print({'pygame', 'msgspec', 'platformdirs'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
