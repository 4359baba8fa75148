"""The floors that only a fresh process can tell: `python -m tools.bench.bare WxH`.

The processor time and the memory of a program that imports pygame, opens a window and flips it, no more.
"""

from __future__ import annotations

import sys
import time


def main() -> None:
    """Open, flip, tell."""
    import pygame

    pygame.init()
    width, height = (int(n) for n in sys.argv[1].split("x"))
    window = pygame.Window("bare", (width, height))
    if pygame.display.get_driver() == "x11":
        import os

        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    window.get_surface().fill((40, 60, 48))
    window.flip()
    cpu, wall = time.process_time(), time.time()
    from tools.bench.child import tell
    from tools.bench.measure import resident_mib

    tell({"cpu": cpu, "wall": wall, "memory": resident_mib()})


if __name__ == "__main__":
    main()
