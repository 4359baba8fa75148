"""On an X server without a window manager, as a kiosk may have it, the game sees to its window itself."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tools.bench import xserver

pytestmark = pytest.mark.skipif(not xserver.available(), reason="needs Xvfb")

WATCH = """
import pygame
from game.stage.reader import Inputs
from game.stage.window import Window
from tools.bench import pointer
window = Window("bare", (900, 640), fullscreen=True)
inputs = Inputs(window)
for wanted in (True, False, True):
    window.set_fullscreen(wanted)
    pointer.settle(window, inputs)
    errors = [pointer._real_error(window, inputs, pixel) for pixel in pointer._pixels(window.size)]
    print(wanted, *window.size, max(errors))
window.close()
print("large", *Window("large", (5000, 3000)).size)
"""


def test_it_fills_the_screen_and_goes_back_and_the_pointer_is_exact_and_no_window_is_too_large() -> None:
    with xserver.server(managed=False) as environment:
        found = subprocess.run(
            [sys.executable, "-c", WATCH],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
    told = [line for line in found.stdout.splitlines() if line.startswith(("True", "False", "large"))]
    assert told == ["True 3840 2160 0", "False 900 640 0", "True 3840 2160 0", "large 3456 1944"]
