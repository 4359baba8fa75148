"""`python -m tools.heads`: the game on an X server with two screens, that change and are unplugged.

Needs Debian's xserver-xorg-core, xserver-xorg-video-dummy, x11-xserver-utils, x11-utils, xdotool and openbox.
Prints where the window is after each step, and fails where it is not where it should be. Without a window
manager nothing tells a window of such changes; there only the beginnings are tried.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from game.content.words import GAME
from tools.bench.xserver import free_display, running, wait_for

NEEDED = ("Xorg", "xrandr", "xwininfo", "xdotool", "openbox")
FIRST, SECOND = "DUMMY0", "DUMMY1"
MODES = ("1920x1080", "1280x720", "1024x768", "800x600")
UPRIGHT = ("1080x1920", "176.50", *["1080", "1168", "1280", "1480", "1920", "1923", "1933", "1989"])
CONFIGURATION = """
Section "Device"
  Identifier "dummy"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
EndSection
Section "Screen"
  Identifier "screen"
  Device "dummy"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Virtual 5760 2160
  EndSubSection
EndSection
"""
PATIENCE = 6.0  # seconds until a window has to be where it should be
Place = tuple[int, int, int, int]  # left, top, width, height


class Heads:
    """An X server of two screens and what is seen on it."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = {**os.environ, **environment}
        self.amiss = 0
        self._ask("xrandr", "--newmode", *UPRIGHT)
        for output in (FIRST, SECOND):
            for mode in (*MODES, UPRIGHT[0]):
                self._ask("xrandr", "--addmode", output, mode)

    def set(self, first: str | None = "1920x1080", second: str | None = "1280x720") -> None:
        """Which screens there are, side by side, and of what size."""
        arguments, x = [], 0
        for output, mode in ((FIRST, first), (SECOND, second)):
            if mode is None:
                arguments += ["--output", output, "--off"]
            else:
                arguments += ["--output", output, "--mode", mode, "--pos", f"{x}x0"]
                x += int(mode.partition("x")[0])
        self._ask("xrandr", *arguments)
        self._ask("xrandr")  # who asks has the server look what is connected, and tell of it

    def press(self, key: str) -> None:
        """Press a key."""
        self._ask("xdotool", "key", key)

    def place(self) -> Place | None:
        """Where the game's window is."""
        tree = self._ask("xwininfo", "-root", "-tree")
        found = re.search(rf'"{GAME}".*?(\d+)x(\d+)\+\S+\s+\+(-?\d+)\+(-?\d+)', tree)
        return (int(found[3]), int(found[4]), int(found[1]), int(found[2])) if found else None

    def expect(self, told: str, wanted: Place, spare: int = 0) -> None:
        """The window comes to be there; `spare` is what a window's border may take."""
        end, place = time.monotonic() + PATIENCE, None
        while time.monotonic() < end:
            place = self.place()
            if place and all(abs(a - b) <= spare for a, b in zip(place, wanted, strict=True)):
                break
            time.sleep(0.1)
        else:
            self.amiss += 1
            told = f"AMISS (wanted {wanted}) {told}"
        print(f"  {place!s:24} {told}", flush=True)

    @contextmanager
    def game(self, *options: str) -> Iterator[None]:
        """The game, alive from beginning to end."""
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "game", "--home", home, "--mute", *options]
            process = subprocess.Popen(command, env=self.environment)
            try:
                yield
            finally:
                if process.poll() is not None:
                    self.amiss += 1
                    print(f"AMISS it has ended ({process.returncode})")
                process.terminate()
                process.wait(10)

    def _ask(self, *command: str) -> str:
        return subprocess.run(command, env=self.environment, capture_output=True, text=True).stdout


def beginnings(heads: Heads, border: int) -> None:
    """A window and a full screen on either, and the way there and back."""
    for number, window, screen in (
        (0, (160, 90, 1600, 900), (0, 0, 1920, 1080)),
        (1, (1984, 36, 1152, 648), (1920, 0, 1280, 720)),
    ):
        heads.set()
        with heads.game("--display", str(number)):
            heads.expect(f"--display {number}", window, border)
        with heads.game("--display", str(number), "--fullscreen"):
            heads.expect(f"--display {number} --fullscreen", screen)
            time.sleep(1)
            heads.press("F11")
            heads.expect("F11", window, border)
            heads.press("F11")
            heads.expect("F11 again", screen)


def changes(heads: Heads) -> None:
    """Full screen while screens change, go and come."""
    heads.set()
    with heads.game("--display", "1", "--fullscreen"):
        heads.expect("full on the second", (1920, 0, 1280, 720))
        for mode in ("1024x768", UPRIGHT[0], "800x600"):
            heads.set(second=mode)
            w, _, h = mode.partition("x")
            heads.expect(f"it becomes {mode}", (1920, 0, int(w), int(h)))
        heads.set(second=None)
        heads.expect("it is unplugged", (0, 0, 1920, 1080))
        heads.set()
        heads.expect("it is plugged in again", (0, 0, 1920, 1080))
        heads.set("1280x720", None)
        heads.expect("only the first is left, and becomes 1280x720", (0, 0, 1280, 720))
    heads.set()
    with heads.game("--display", "0", "--fullscreen"):
        heads.expect("full on the first", (0, 0, 1920, 1080))
        heads.set(None)
        heads.expect("it is unplugged", (0, 0, 1280, 720))
        heads.set()
        heads.expect("it is plugged in again", (0, 0, 1920, 1080))


def main(arguments: Sequence[str]) -> int:
    """0 when the window was always where it should be, 1 when not, 2 where something is not installed."""
    argparse.ArgumentParser(prog="tools.heads", description=__doc__).parse_args(arguments)
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        print(f"not installed: {', '.join(missing)}")
        return 2
    amiss = 0
    for managed in (False, True):
        print("with a window manager:" if managed else "without a window manager:")
        with _server() as environment, ExitStack() as stack:
            if managed:
                stack.enter_context(running(["openbox"], environment))
                time.sleep(1)
            heads = Heads(environment)
            beginnings(heads, 24 if managed else 0)
            if managed:
                changes(heads)
            amiss += heads.amiss
    print(f"{amiss} amiss" if amiss else "all as it should be")
    return 1 if amiss else 0


@contextmanager
def _server() -> Iterator[dict[str, str]]:
    number = free_display()
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "xorg.conf"
        written.write_text(CONFIGURATION, encoding="utf-8")
        command = ["Xorg", f":{number}", "-config", str(written), "-noreset", "-nolisten", "tcp"]
        with running([*command, "-logfile", str(Path(folder) / "log")], {}):
            wait_for(Path(f"/tmp/.X11-unix/X{number}"))
            yield {"DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
