"""The floors that only a fresh process can tell: `python -m tools.bench.bare WxH [SECONDS]`.

The processor time and the memory of a program that imports pygame, opens a window and flips it, no more; and
what it then costs to look for events thirty times a second, as the game does when nothing happens.
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

    memory = resident_mib()
    tell(
        {"cpu": cpu, "wall": wall, "memory": memory, "rest": _rest(float(sys.argv[2]) if sys.argv[2:] else 0)}
    )


def _rest(seconds: float) -> float:
    """Processor time a second while nothing is done but looking for events."""
    import pygame

    begun, cpu = time.monotonic(), time.process_time()
    while time.monotonic() - begun < seconds:
        pygame.event.get()
        time.sleep(1 / 30)
    return (time.process_time() - cpu) / seconds if seconds else 0.0


if __name__ == "__main__":
    main()
