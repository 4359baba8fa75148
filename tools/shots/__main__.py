"""`python -m tools.shots`: pictures of named scenes and moments at any size, and films of what moves.

Runs the real game under SDL's dummy driver, with a clock that stands still between frames.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from game.content.settings import SPEED_FACTORS
from tools.shots import (
    activation,
    attract,
    films,
    government,
    kiosk,
)  # their moments are registered by reading them
from tools.shots.camera import Cut, Setting, shoot, shoot_film, size_of
from tools.shots.contact import contact
from tools.shots.register import FILMS, MOMENTS

__all__ = ["activation", "attract", "films", "government", "kiosk", "main"]


def _crop(text: str) -> tuple[int, int, int, int]:
    match = re.fullmatch(r"(\d+),(\d+),(\d+),(\d+)", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected X,Y,W,H in pixels, not {text!r}")
    return int(match[1]), int(match[2]), int(match[3]), int(match[4])


def _asked(arguments: Sequence[str]) -> argparse.Namespace:
    """What is wanted; a wrong call leaves with 2."""
    names = [*MOMENTS, *FILMS]
    parser = argparse.ArgumentParser(
        prog="tools.shots", description=__doc__, epilog="Names: " + ", ".join(names)
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="what to draw; all moments if none is named")
    parser.add_argument("--films", action="store_true", help="contact sheets of every film")
    parser.add_argument("--step", type=int, default=1, help="of a film, every so many frames (%(default)s)")
    parser.add_argument("--crop", type=_crop, metavar="X,Y,W,H", help="of a film, only a part of the window")
    parser.add_argument("--width", type=int, default=240, help="of a film's small pictures (%(default)s)")
    parser.add_argument("--columns", type=int, default=8, help="of a contact sheet (%(default)s)")
    parser.add_argument("--size", type=size_of, action="append", help="window size, may be repeated")
    parser.add_argument("--text", type=int, action="append", choices=(100, 125, 150, 175, 200))
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    parser.add_argument("--speed", choices=tuple(SPEED_FACTORS), default="brisk", help="pace (%(default)s)")
    parser.add_argument(
        "--hurried", action="store_true", help="a film with the space bar held from its first frame"
    )
    parser.add_argument("--safe-colours", action="store_true", help="in violet for red")
    parser.add_argument("--plain", action="store_true", help="in plain type")
    parser.add_argument("--large", action="store_true", help="with large targets, as a kiosk has them")
    parser.add_argument(
        "--shapes", action="store_true", help="instead, each moment in windows of every shape, on one sheet"
    )
    parser.add_argument("--safe-area", type=int, default=0, metavar="N", help="per cent kept free, 0 to 10")
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for the pictures")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in names]
    if unknown:
        parser.error(f"no scene or moment is called {unknown[0]!r}; there are {', '.join(names)}")
    return given


def main(arguments: Sequence[str]) -> int:
    """0 when all were drawn."""
    given = _asked(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    if given.shapes:
        for name in [name for name in given.names or MOMENTS if name in MOMENTS]:
            for text in given.text or [100]:
                print(contact(name, text, given.out, safe_area=given.safe_area, large=given.large))
        return 0
    cut = Cut(max(1, given.step), given.crop, given.width, given.columns)
    for name in given.names or (FILMS if given.films else MOMENTS):
        for size in given.size or [(1280, 720), (1920, 1080), (1024, 768)]:
            for text in given.text or [100]:
                setting = Setting(
                    size, text, given.reduced, given.plain, given.safe_colours, given.large,
                    given.speed, given.hurried,
                )  # fmt: skip
                if name in MOMENTS:
                    print(shoot(name, setting, given.out))
                else:
                    print(*shoot_film(name, setting, given.out, cut), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
