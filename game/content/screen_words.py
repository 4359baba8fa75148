"""What is said of screens: the list on the terminal, and the page on which their edges are set."""

from __future__ import annotations


class Edges:
    """The page of the four arrows."""

    ENTRY = "Edges of the screen"
    NOW = "{cut_off} %"
    HEADING = "The edges of the screen"
    EXPLAINED = (
        "Some screens and projectors hide a little of the picture all round. Go up from 0 until the points "
        "of all four arrows can be seen; everything that matters then stays between them."
    )
    LABEL = "per cent"
    DONE = "Done"


class Screens:
    """The list of screens, and what may happen to one."""

    ENTRY = "{number}: {w} × {h} at {x},{y}"
    NAMED = ", {name}"
    RATED = ", {rate} Hz"
    SCALED = (
        "   This screen is enlarged to {scale} % by the system. The game draws in its own pixels; if a part "
        "is cut off or soft, set the enlargement to 100 %."
    )
    SMALL = "   This screen is smaller than the game's smallest window, {w} × {h}."
    LOST = "The screen has changed; the game goes on in a window."


class Pads:
    """Gamepads that come and go."""

    CAME = "A gamepad is there: {name}."
    GONE = "The gamepad has gone. Mouse, keys and touch go on."


def screen_line(
    number: int, size: tuple[int, int], place: tuple[int, int], name: str, rate: int, scale: float
) -> str:
    """One screen on the list, and below it what may be wrong with it."""
    (w, h), (x, y) = size, place
    line = Screens.ENTRY.format(number=number, w=w, h=h, x=x, y=y)
    if rate:
        line += Screens.RATED.format(rate=rate)
    if name:
        line += Screens.NAMED.format(name=name)
    if abs(scale - 1) > 0.01:
        line += "\n" + Screens.SCALED.format(scale=round(scale * 100))
    return line


def too_small(size: tuple[int, int]) -> str:
    """What is said of a screen that no window fits on."""
    return Screens.SMALL.format(w=size[0], h=size[1])
