"""The command line: read, checked and turned into options before anything opens. Opens nothing itself."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game import __version__
from game.content.notice import plain_reason
from game.content.places import path_from
from game.content.seedcode import EXAMPLE, SeedError, code_of, seed_of
from game.content.settings import Speed

if TYPE_CHECKING:
    from game.content.kiosk import Profile  # read in only where there is one: the first picture waits for all
    from game.content.watch import Safe

HELP_WIDTH = 100
SAFE_WINDOW = (1280, 720)
SHORTEST_WATCHDOG, LONGEST_WATCHDOG = 1, 600  # seconds
MOST_CUT_OFF = 10
NUMBER = "[0-9]{1,6}"
SMALLEST, LARGEST = (800, 600), (16384, 16384)
SPEEDS: dict[str, Speed] = {
    "stately": "stately",
    "0.75": "stately",
    "brisk": "brisk",
    "1": "brisk",
    "swift": "swift",
    "2": "swift",
    "instant": "instant",
}


class OptionError(Exception):
    """Something on the command line cannot be done; the text is one clear line."""


@dataclass(frozen=True)
class Options:
    """What the command line asks for; None leaves it to the settings."""

    window: tuple[int, int] | None = None
    fullscreen: bool = False
    display: int | None = None
    list_displays: bool = False
    safe_area: int | None = None
    mute: bool = False
    seed: int | None = None
    level: str | None = None
    speed: Speed | None = None
    reduced_motion: bool = False
    home: Path | None = None
    reset_settings: bool = False
    attract: bool = False
    kiosk: Profile | None = None
    reset_pin: bool = False
    supervise: bool = False
    watchdog: float = 15.0  # seconds
    watched: float | None = None  # seconds between two signs of life; the supervisor asks for them
    again: bool = False  # started again by the supervisor
    safe: Safe = ""
    back_soon: float | None = None  # only a card, for so many seconds


class _Help(argparse.HelpFormatter):
    """Of a fixed width: to ask the terminal for its own would have every start read in what can ask it."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=HELP_WIDTH)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise OptionError(message)


def read_options(arguments: Sequence[str]) -> Options:
    """The options. Raises OptionError; --help and --version print and leave by SystemExit(0)."""
    given = _parser().parse_args(arguments)
    if given.reset_pin and given.kiosk is None:
        raise OptionError("argument --reset-pin: only a kiosk has a PIN, and --kiosk is not given")
    if given.again:  # neither a new game nor fresh settings a second time: what was played goes on
        given.level = given.seed = None
        given.reset_settings = given.reset_pin = False
    options = Options(
        window=given.window,
        fullscreen=given.fullscreen,
        display=given.display,
        list_displays=given.list_displays,
        safe_area=given.safe_area,
        mute=given.mute,
        seed=given.seed,
        level=given.level,
        speed=given.speed,
        reduced_motion=given.reduced_motion,
        home=given.home,
        reset_settings=given.reset_settings,
        attract=given.attract,
        kiosk=given.kiosk,
        reset_pin=given.reset_pin,
        supervise=given.supervise,
        watchdog=given.watchdog,
        watched=given.watched,
        again=given.again,
        safe=given.safe,
        back_soon=given.back_soon,
    )
    return _carefully(options) if options.safe else options


def _carefully(options: Options) -> Options:
    """Safe mode: nothing sounds or flies, and where the screen could not be filled, in a window."""
    quiet = replace(options, mute=True, reduced_motion=True)
    if options.safe == "quiet":
        return quiet
    return replace(quiet, fullscreen=False, display=None, window=options.window or SAFE_WINDOW)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="simple-government",
        formatter_class=_Help,
        description="Hold on to power in Georgian Britain: a solo card game. "
        "With --level or --seed the game begins at once.",
    )
    add = parser.add_argument
    add("--window", type=_size, metavar="WxH", help="size of the window in pixels, such as 1280x720")
    add("--fullscreen", action="store_true", help="fill the screen")
    add("--display", type=_display, metavar="N", help="which screen, counted from 0")
    add("--list-displays", action="store_true", help="tell which screens there are, and leave")
    add("--safe-area", type=_safe_area, metavar="N", help="keep N per cent (0 to 10) free on every side")
    add("--mute", action="store_true", help="no sound")
    add(
        "--seed",
        type=_seed,
        metavar="CODE",
        help=f"deal the same cards and dice again, such as {code_of(EXAMPLE)}",
    )
    add("--level", metavar="FILE", help="a level file, or the name of one that came with the game")
    add("--speed", type=_speed, metavar="X", help="pace: 0.75, 1, 2 or instant")
    add("--reduced-motion", action="store_true", help="cross-fades instead of flights")
    add("--home", type=_home, metavar="DIR", help="keep settings and saves in this folder (a memory stick)")
    add("--reset-settings", action="store_true", help="begin with the settings as they came")
    add("--attract", action="store_true", help="begin with the show that draws people in; Escape ends it")
    add("--kiosk", nargs="?", type=_kiosk, const="", metavar="FILE", help="unattended, by this profile")
    add(
        "--reset-pin",
        action="store_true",
        help="open the kiosk's staff page once without its PIN; plays nothing",
    )
    _add_watching(parser)
    add("--version", action="version", version=f"Simple Government {__version__}")
    return parser


def _add_watching(parser: argparse.ArgumentParser) -> None:
    """The supervisor's options, and those that it gives to the game itself, which are not for people."""
    add = parser.add_argument
    add("--supervise", action="store_true", help="start the game again whenever it crashes or stands still")
    add(
        "--watchdog",
        type=_watchdog,
        default=15.0,
        metavar="SECONDS",
        help="how long it may stand still (%(default)g)",
    )
    add("--watched", type=float, help=argparse.SUPPRESS)
    add("--again", action="store_true", help=argparse.SUPPRESS)
    add("--safe", choices=("quiet", "window"), default="", help=argparse.SUPPRESS)
    add("--back-soon", type=float, help=argparse.SUPPRESS)


def _watchdog(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not SHORTEST_WATCHDOG <= seconds <= LONGEST_WATCHDOG:
        expected = f"expected {SHORTEST_WATCHDOG} to {LONGEST_WATCHDOG} seconds"
        raise argparse.ArgumentTypeError(f"{expected}, not {text!r}")
    return seconds


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected a width and a height such as 1280x720, not {text!r}")
    size = int(match[1]), int(match[2])
    least = SMALLEST if size[0] >= size[1] else SMALLEST[::-1]
    if any(n < low for low, n in zip(least, size, strict=True)):
        raise argparse.ArgumentTypeError(f"expected at least {least[0]}x{least[1]}, not {text}")
    if any(n > high for n, high in zip(size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(f"expected at most {LARGEST[0]}x{LARGEST[1]}, not {text}")
    return size


def _display(text: str) -> int:
    if not re.fullmatch(NUMBER, text):
        raise argparse.ArgumentTypeError(
            f"expected the number of a screen, counted from 0, not {text[:20]!r}"
        )
    return int(text)


def _safe_area(text: str) -> int:
    if not re.fullmatch(NUMBER, text) or int(text) > MOST_CUT_OFF:
        expected = f"expected a number of per cent from 0 to {MOST_CUT_OFF}"
        raise argparse.ArgumentTypeError(f"{expected}, not {text[:20]!r}")
    return int(text)


def _seed(text: str) -> int:
    try:
        return seed_of(text)
    except SeedError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _speed(text: str) -> Speed:
    if text.lower() not in SPEEDS:
        raise argparse.ArgumentTypeError(f"expected 0.75, 1, 2 or instant, not {text!r}")
    return SPEEDS[text.lower()]


def _home(text: str) -> Path:
    path = _path(text)
    try:
        text.encode("utf-8")  # it goes into what is saved
        path.lstat()
        if not path.is_dir():
            raise argparse.ArgumentTypeError(f"expected a folder, but {text!r} is none")
    except FileNotFoundError:
        pass  # it is made when there is something to keep
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"expected a folder with a name in UTF-8, not {text!r}") from None
    except OSError as error:
        raise argparse.ArgumentTypeError(f"expected a folder: {plain_reason(error)}") from None
    return path


def _path(text: str) -> Path:
    try:
        return path_from(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _kiosk(text: str) -> Profile:
    """The profile of a file; without one, the profile as it comes."""
    from game.content.datafile import LevelError
    from game.content.kiosk import Profile, load_profile
    from game.content.places import find_places

    try:
        return load_profile(_path(text), find_places(Path()).levels / "government") if text else Profile()
    except LevelError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
