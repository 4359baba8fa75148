"""The writer thread: generations, full disks, a second copy of the game, and kill -9 at any moment."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.content.saver import ANOTHER_COPY, Saver, generations
from game.content.saves import encode_save, load_save
from game.content.writing import write_whole
from tests.content.playing import files, georgian, level_of, played

NAME = "government"


def contents(folder: Path) -> list[bytes | None]:
    return [path.read_bytes() if path.exists() else None for path in generations(folder, NAME)]


def test_three_generations_are_kept(tmp_path: Path) -> None:
    saver = Saver(tmp_path, NAME)
    for data in (b"1", b"2", b"3", b"4"):
        saver.put(data)
        assert saver.wait()
    saver.close()
    assert contents(tmp_path) == [None, b"4", b"3", b"2"]
    assert saver.trouble is None


def test_put_returns_at_once_and_the_latest_wins(tmp_path: Path) -> None:
    gate = threading.Event()
    written = []

    def slow(path: Path, data: bytes) -> None:
        gate.wait(5)
        written.append(data)
        write_whole(path, data)

    saver = Saver(tmp_path, NAME, slow)
    for number in range(1000):
        saver.put(b"%d" % number)
    assert not written, "put has waited for the disk"
    gate.set()
    assert saver.wait()
    saver.close()
    assert written[-1] == b"999"
    assert len(written) <= 2


def test_waiting_ends_even_if_the_disk_does_not_answer(tmp_path: Path) -> None:
    gate = threading.Event()

    def stuck(*_: object) -> None:
        gate.wait(5)

    saver = Saver(tmp_path, NAME, stuck)
    saver.put(b"1")
    assert not saver.wait(0.05)
    gate.set()
    saver.close()


@pytest.mark.parametrize("function", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "words"), [(errno.ENOSPC, "the disk is full"), (errno.EROFS, "the disk can only be read")]
)
def test_trouble_is_told_and_the_old_save_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: str, number: int, words: str
) -> None:
    saver = Saver(tmp_path, NAME)
    saver.put(b"old")
    assert saver.wait()

    def refuse(*_: object) -> None:
        raise OSError(number, "refused")

    with monkeypatch.context() as patch:
        patch.setattr(os, function, refuse)
        saver.put(b"new")
        assert saver.wait()
        assert saver.trouble == f"The game cannot be saved: {words}."
        assert b"old" in contents(tmp_path)
    saver.put(b"newer")
    assert saver.wait()
    assert saver.trouble is None
    saver.close()
    assert contents(tmp_path)[1] == b"newer"


@pytest.mark.skipif(os.name == "nt", reason="folders are not synced there")
@pytest.mark.parametrize(("number", "told"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_disk_that_cannot_sync_folders_is_no_trouble_but_one_that_fails_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: bool
) -> None:
    sync = os.fsync

    def refuse(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(number, "refused")
        sync(handle)

    saver = Saver(tmp_path, NAME)
    monkeypatch.setattr(os, "fsync", refuse)
    saver.put(b"new")
    assert saver.wait()
    assert (saver.trouble is not None) == told
    saver.close()
    assert b"new" in contents(tmp_path)


@pytest.mark.parametrize("fails_at", range(8))
def test_a_refusal_at_any_rename_leaves_the_newest_or_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails_at: int
) -> None:
    saves = [encode_save(played(georgian(), 1, n), georgian(), 1) for n in (3, 4, 5)]
    saver = Saver(tmp_path, NAME)
    for data in saves[:2]:
        saver.put(data)
        assert saver.wait()
    rename, calls = os.replace, iter(range(100))

    def sometimes(source: Path, target: Path) -> None:
        if next(calls) == fails_at:
            raise OSError(errno.EIO, "refused")
        rename(source, target)

    monkeypatch.setattr(os, "replace", sometimes)
    saver.put(saves[2])
    assert saver.wait()
    monkeypatch.undo()
    saver.close()
    resumed, notice = load_save(tmp_path, NAME, level_of)
    assert notice is None
    assert resumed is not None
    assert len(resumed.match.history) in (4, 5)


def test_a_folder_that_cannot_be_made_is_trouble_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    saver = Saver(tmp_path / "file" / "saves", NAME)
    saver.put(b"1")
    assert saver.wait()
    assert not saver.owned
    assert saver.trouble is not None
    assert "cannot be saved" in saver.trouble
    saver.close()


def test_a_second_copy_is_told_and_spoils_nothing(tmp_path: Path) -> None:
    first = Saver(tmp_path, NAME)
    first.put(b"first")
    assert first.wait()
    second = Saver(tmp_path, NAME)
    assert (first.owned, second.owned) == (True, False)
    assert second.trouble == ANOTHER_COPY
    second.put(b"second")
    second.clear()
    assert second.wait()
    second.close()
    assert second.trouble == ANOTHER_COPY
    assert contents(tmp_path)[1] == b"first"
    first.close()
    third = Saver(tmp_path, NAME)
    assert third.owned
    third.close()


def test_a_finished_game_is_archived_and_not_resumed(tmp_path: Path) -> None:
    saver = Saver(tmp_path, NAME)
    for number in range(3):
        saver.put(b"a%d" % number)
        saver.wait()
    saver.put(b"last")
    saver.clear()
    saver.put(b"next")  # another government begins at once
    assert saver.wait()
    assert contents(tmp_path) == [None, b"next", None, None]
    saver.clear()
    saver.clear()  # nothing left to put away
    saver.close()
    assert files(tmp_path / "finished") == {"government-1.json": b"last", "government-2.json": b"next"}
    assert load_save(tmp_path, NAME, level_of) == (None, None)


CHILD = """
import sys
from pathlib import Path
from game.content.saver import Saver
folder = Path(sys.argv[1])
saves = [path.read_bytes() for path in sorted(folder.glob("save-*"))]
saver = Saver(folder, "government")
assert saver.owned
print("ready", flush=True)
while True:
    for data in saves:
        saver.put(data)
        saver.wait()
"""


def test_kill_9_never_loses_the_file(tmp_path: Path) -> None:
    match_digests = set()
    for number in range(4):
        match = played(georgian(), 5, 10 + number)
        match_digests.add(match.digest())
        (tmp_path / f"save-{number}").write_bytes(encode_save(match, georgian(), 5))
    root = Path(__file__).resolve().parents[2]
    for attempt in range(20):
        with subprocess.Popen(
            [sys.executable, "-c", CHILD, str(tmp_path)], stdout=subprocess.PIPE, cwd=root
        ) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == b"ready\n"
            time.sleep(0.03 + attempt * 0.0017)
            child.send_signal(signal.SIGKILL)
        resumed, notice = load_save(tmp_path, NAME, level_of)
        assert notice is None
        assert resumed is not None
        assert resumed.whole
        assert resumed.match.digest() in match_digests
    assert not list(tmp_path.glob("*broken*"))


def test_without_an_archive_a_finished_game_is_gone(tmp_path: Path) -> None:
    saver = Saver(tmp_path, NAME, archives=False)
    for number in range(3):
        saver.put(b"a%d" % number)
        saver.wait()
    saver.clear()
    saver.close()
    assert contents(tmp_path) == [None, None, None, None]
    assert not list(tmp_path.rglob("*.json"))
