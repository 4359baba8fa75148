"""Whether there may be anything to play on, by the files of a machine made of folders."""

import socket
from pathlib import Path
from threading import Thread

import pygame
import pytest

from game.stage import sound_sight
from game.stage.sound import Sound
from game.stage.sound_card import PygameDevice
from game.stage.sound_sight import may_sound
from tests.stage.test_sound_card import AUDIO

USER = 1000


def sees(root: Path, platform: str = "linux", **environment: str) -> bool:
    return may_sound(environment, USER, root, platform)


def leave(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


@pytest.mark.parametrize(
    "file",
    [
        "dev/snd/pcmC0D0p",
        "dev/snd/pcmC1D3p",
        "dev/dsp",
        "run/pulse/native",
        "run/user/1000/pulse/native",
        "run/user/1000/pipewire-0",
        "etc/asound.conf",
    ],
)
def test_a_card_or_a_server_is_seen(tmp_path: Path, file: str) -> None:
    assert not sees(tmp_path)
    leave(tmp_path / file)
    assert sees(tmp_path)


@pytest.mark.parametrize(
    "file", ["dev/snd/pcmC0D0c", "dev/snd/seq", "dev/snd/timer", "run/user/7/pulse/native"]
)
def test_a_microphone_a_timer_and_the_server_of_another_are_none(tmp_path: Path, file: str) -> None:
    leave(tmp_path / file)
    assert not sees(tmp_path)


@pytest.mark.parametrize(
    ("variable", "file"),
    [
        ("XDG_RUNTIME_DIR", "pulse/native"),
        ("XDG_RUNTIME_DIR", "pipewire-0"),
        ("PULSE_RUNTIME_PATH", "native"),
        ("PIPEWIRE_RUNTIME_DIR", "pipewire-0"),
        ("HOME", ".config/pulse/4f3a-runtime/native"),
        ("HOME", ".asoundrc"),
    ],
)
def test_the_doors_of_a_server_are_found_where_the_session_says(
    tmp_path: Path, variable: str, file: str
) -> None:
    told = {variable: str(tmp_path / "there")}
    assert not sees(tmp_path, **told)
    leave(tmp_path / "there" / file)
    assert sees(tmp_path, **told)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no doors of this kind")
def test_the_door_that_a_killed_server_left_is_none(tmp_path: Path) -> None:
    door = tmp_path / "pipewire-0"
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(door))
        server.listen()
        assert sees(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))
    assert door.is_socket()
    assert not sees(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no doors of this kind")
def test_a_server_that_hangs_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To open a card at such a one holds up every frame until it goes on."""
    monkeypatch.setattr(sound_sight, "PATIENCE", 0.05)
    door = tmp_path / "pulse" / "native"
    door.parent.mkdir()
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(door))
        server.listen()
        assert not sees(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))
        server.accept()[0].close()  # the one that hung
        monkeypatch.setattr(sound_sight, "PATIENCE", 10.0)
        for answer in (b"yes", b""):
            serving = Thread(target=serve, args=(server, answer))
            serving.start()
            assert sees(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))
            serving.join()


def serve(server: socket.socket, answer: bytes) -> None:
    """Take one request, whole, and answer it; or go without a word."""
    guest, _ = server.accept()
    with guest:
        assert guest.recv(len(sound_sight.GREETING), socket.MSG_WAITALL) == sound_sight.GREETING
        guest.sendall(answer)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no doors of this kind")
def test_while_a_server_hangs_no_card_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be asked first."""
    monkeypatch.setattr(sound_sight, "PATIENCE", 0.05)
    leave(tmp_path / "dev" / "snd" / "pcmC0D0p")
    door = tmp_path / "pulse" / "native"
    door.parent.mkdir()
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(door))
        server.listen()
        assert not sees(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))
    assert sees(tmp_path, XDG_RUNTIME_DIR=str(tmp_path)), "it was killed"


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no doors of this kind")
@pytest.mark.parametrize("before", ["unix:", ""])
def test_the_door_that_is_named_is_greeted_instead_of_the_usual(
    tmp_path: Path, before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_sight, "PATIENCE", 0.05)
    usual = tmp_path / "pulse" / "native"
    usual.parent.mkdir()
    named = {"PULSE_SERVER": f"{before}{tmp_path}/door", "XDG_RUNTIME_DIR": str(tmp_path)}
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other,
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server,
    ):
        other.bind(str(usual))
        other.listen()
        assert not sees(tmp_path, **named), "there is none, and the usual one is not asked"
        server.bind(str(tmp_path / "door"))
        server.listen()
        assert not sees(tmp_path, **named), "it hangs"
        server.accept()[0].close()
        monkeypatch.setattr(sound_sight, "PATIENCE", 10.0)
        serving = Thread(target=serve, args=(server, b"yes"))
        serving.start()
        assert sees(tmp_path, **named)
        serving.join()


@pytest.mark.parametrize("server", ["tcp:a.example", "{4f3a}unix:/there", "unix:/there tcp:a.example"])
def test_a_server_elsewhere_or_one_of_several_is_believed(tmp_path: Path, server: str) -> None:
    assert sees(tmp_path, PULSE_SERVER=server)


@pytest.mark.parametrize("variable", ["SDL_AUDIODRIVER", "PULSE_SERVER", "PIPEWIRE_REMOTE"])
def test_a_choice_is_believed_and_an_empty_one_is_none(tmp_path: Path, variable: str) -> None:
    assert sees(tmp_path, **{variable: "there"})
    assert not sees(tmp_path, **{variable: ""})


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_simply_asked(tmp_path: Path, platform: str) -> None:
    assert sees(tmp_path, platform)


def test_a_folder_that_may_not_be_read_is_an_empty_one(tmp_path: Path) -> None:
    leave(tmp_path / "dev" / "snd")  # a file where a folder should be
    assert not sees(tmp_path, XDG_RUNTIME_DIR="/proc/1/root/nowhere")


def test_on_a_silent_machine_the_card_is_never_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame can then not be held up by it (see ADR 12), and the game ends as quickly as with sound."""
    tried: list[object] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *sound, **_more: tried.append(sound))
    monkeypatch.setattr("game.stage.sound_card.may_sound", lambda *_: False)
    sound = Sound(AUDIO, device=PygameDevice())
    sound.mood("title")
    sound.start()
    sound.play("dice_7")
    sound.device_back()
    sound.close()
    assert sound.let_go(0.0)
    assert not tried
