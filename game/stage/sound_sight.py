"""Whether there may be anything to play on: looked for, not tried.

Trying to open a card holds up all of Python for 0.1 s on a Linux machine without one, which is six frames
lost; the files that a card or a sound server leaves are found in a quarter of a millisecond.

It must not know pygame.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from errno import EAGAIN, EINPROGRESS
from pathlib import Path

# A variable that is set says that somebody has chosen where the sound goes: he is believed.
CHOSEN = ("SDL_AUDIODRIVER", "SDL_AUDIO_DRIVER", "PULSE_SERVER", "PIPEWIRE_REMOTE")
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


def may_sound(
    environment: Mapping[str, str], user: int, root: Path = Path("/"), platform: str = sys.platform
) -> bool:
    """Whether opening a card is worth the try; never wrong with no, for a card that SDL would find.

    `user` is the number of the user, below whose run-time folder the servers of his session listen when
    XDG_RUNTIME_DIR is not told. Other systems than Linux answer quickly themselves: there it is always yes.
    """
    if not platform.startswith("linux") or any(environment.get(name) for name in CHOSEN):
        return True
    return any(_is_there(folder, pattern) for folder, pattern in _places(environment, user, root))


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


def _is_there(folder: Path, pattern: str) -> bool:
    try:
        return any(not path.is_socket() or _answers(path) for path in folder.glob(pattern))
    except OSError:
        return False


def _answers(door: Path) -> bool:
    """Whether somebody listens: a server that was killed leaves its door behind."""
    import socket  # here only: most machines are never asked, and starting is dear

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as knock:
        knock.setblocking(False)
        return knock.connect_ex(str(door)) in (0, EAGAIN, EINPROGRESS)
