"""Whether there may be anything to play on: looked for, not tried.

Trying to open a card holds up all of Python for 0.1 s on a Linux machine without one, which is six frames
lost; the files that a card or a sound server leaves are found in a quarter of a millisecond.

It must not know pygame.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from errno import EAGAIN, EINPROGRESS
from pathlib import Path
from typing import Literal

# A variable that is set says that somebody has chosen where the sound goes: he is believed.
CHOSEN = ("SDL_AUDIODRIVER", "SDL_AUDIO_DRIVER", "PIPEWIRE_REMOTE")
# So does this one, which names a server; where it is a door of this machine, it takes the place of the usual.
NAMED = "PULSE_SERVER"
# Of the machine: a card's playback device, the old device file, everybody's server, a setting made by hand.
OF_THE_MACHINE = (
    "dev/snd/pcmC*p",
    "dev/dsp*",
    "run/pulse/native",
    "run/pipewire/pipewire-0",
    "etc/asound.conf",
)
# Of one session: the servers' doors below its run-time folder, where they are while they run.
OF_A_SESSION = ("pulse/native", "pipewire-0")
# Of one user: where an old server without a run-time folder leaves its door, and a hand-written setting.
OF_A_USER = (".config/pulse/*-runtime/native", ".pulse/*-runtime/native", ".asoundrc")
GREETED = "native"  # what PulseAudio calls its door, and PipeWire in its place
PATIENCE = 2.0  # seconds that it may take to answer; it is asked by the thread of the sound
# A request for leave (8), the first (0), by version 32 of the protocol and a cookie of noughts: first how
# long it is and that it is no sound, then its parts, each after its kind.
_REQUEST = struct.pack(">cIcIcIcI256x", b"L", 8, b"L", 0, b"L", 32, b"x", 256)
GREETING = struct.pack(">IIIII", len(_REQUEST), 0xFFFFFFFF, 0, 0, 0) + _REQUEST


def may_sound(
    environment: Mapping[str, str], user: int, root: Path = Path("/"), platform: str = sys.platform
) -> bool:
    """Whether opening a card is worth the try; never wrong with no, for a card that SDL would find.

    No, too, while a server hangs: SDL asks it before any card. `user` is the number of the user, below whose
    run-time folder the servers of his session listen when XDG_RUNTIME_DIR is not told. Other systems than
    Linux answer quickly themselves: there it is always yes.
    """
    if not platform.startswith("linux") or any(environment.get(name) for name in CHOSEN):
        return True
    server = environment.get(NAMED, "").removeprefix("unix:")
    if server and (not server.startswith("/") or " " in server):
        return True  # elsewhere, or several: looking their names up keeps to no time
    door, there = Path(server) if server else None, False
    for path in _found(environment, user, root, door):
        standing = _standing(path, named=path == door)
        if standing == "hangs":
            return False
        there = there or standing == "there"
    return there


def _found(environment: Mapping[str, str], user: int, root: Path, door: Path | None) -> Iterator[Path]:
    """What lies where cards and servers leave something, with the door that is named instead of the usual."""
    if door is not None:
        yield door
    for folder, pattern in _places(environment, user, root):
        if door is None or not pattern.endswith(GREETED):
            with suppress(OSError):
                yield from folder.glob(pattern)


def _places(environment: Mapping[str, str], user: int, root: Path) -> Iterator[tuple[Path, str]]:
    for pattern in OF_THE_MACHINE:
        yield root, pattern
    sessions = [
        environment[name] for name in ("PULSE_RUNTIME_PATH", "PIPEWIRE_RUNTIME_DIR") if name in environment
    ]
    for folder in (*sessions, environment.get("XDG_RUNTIME_DIR") or str(root / f"run/user/{user}")):
        for pattern in (*OF_A_SESSION, "native"):
            yield Path(folder), pattern
    if home := environment.get("HOME"):
        for pattern in OF_A_USER:
            yield Path(home), pattern


def _standing(path: Path, *, named: bool) -> Literal["there", "hangs", "nobody"]:
    """What a file says of what it belongs to; a door has to be knocked at."""
    try:
        if path.is_socket():
            return _knocked(path, greet=named or path.name == GREETED)
        return "nobody" if named else "there"
    except OSError:
        return "nobody"


def _knocked(door: Path, *, greet: bool) -> Literal["there", "hangs", "nobody"]:
    """Whether somebody listens: a server that was killed leaves its door, one that hangs keeps it open.

    The system lets us in even where the server hangs, and a card that is opened then holds up all of Python
    for as long. A server of PulseAudio's kind is therefore greeted, and has to answer, whatever it says.
    """
    import socket  # here only: most machines are never asked, and starting is dear

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as knock:
        knock.setblocking(False)
        if knock.connect_ex(str(door)) not in (0, EAGAIN, EINPROGRESS):
            return "nobody"
        if greet:
            knock.settimeout(PATIENCE)
            try:
                knock.sendall(GREETING)
                knock.recv(1)
            except TimeoutError:
                return "hangs"
            except OSError:
                pass  # it has shut the door before us, which takes somebody
        return "there"
