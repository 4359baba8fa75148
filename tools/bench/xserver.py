"""A private X server without a screen, so that the x11 driver can be measured anywhere. Knows no game."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

FIRST_DISPLAY = 77
SCREEN = "3840x2160x24"


def available() -> bool:
    """Whether Xvfb is installed."""
    return shutil.which("Xvfb") is not None


@contextlib.contextmanager
def server(*, managed: bool = True) -> Iterator[dict[str, str]]:
    """Start one, with a window manager where there is one; yields the environment of its clients.

    Not `managed`, it is as bare as a kiosk's may be.
    """
    display = free_display()
    command = ["Xvfb", f":{display}", "-screen", "0", SCREEN, "-noreset", "-nolisten", "tcp"]
    environment = {"DISPLAY": f":{display}", "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    with contextlib.ExitStack() as stack:
        stack.enter_context(running(command, {}))
        wait_for(Path(f"/tmp/.X11-unix/X{display}"))
        if managed and shutil.which("openbox"):
            stack.enter_context(running(["openbox"], environment))
            time.sleep(1.0)
        yield environment


def free_display() -> int:
    """A number that no server has."""
    return next(n for n in range(FIRST_DISPLAY, 200) if not Path(f"/tmp/.X{n}-lock").exists())


@contextlib.contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    """A program for as long as it is needed."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        process.terminate()
        process.wait(10)


def wait_for(path: Path, seconds: float = 10.0) -> None:
    """Until a server answers there."""
    end = time.monotonic() + seconds
    while not path.exists():
        if time.monotonic() > end:
            raise TimeoutError(f"no X server came up: {path} is not there")
        time.sleep(0.05)
    time.sleep(0.3)
