"""What a frame costs while things move, and that it costs nothing when they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from game.engine.government.model import Colour, Phase
from tools.bench import measure
from tools.bench.measure import Case, ClockName, Taken
from tools.bench.report import Row
from tools.bench.show import DICE, Run, Show, attempt_order, draw_order, lone_event, table

ROUNDS = 9
FLOOR_FRAMES = 40
TEN_SECONDS = 600
LIMITS: dict[ClockName, dict[str, float]] = {
    "cpu": {"slide": 0.5, "draw": 2.0, "dice": 3.0},
    "wall": {"slide": 1.0, "draw": 1.5, "dice": 2.0},
}
NAMES = {
    "slide": "one card slides: a sealed event goes to its pile",
    "draw": "a draw: two cards fly and turn, rows of ten close up",
    "dice": "twelve dice tumble over a full table (20 + 20 events)",
}


def still(home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """Paints and flips in ten seconds in which nothing happens on the table."""
    show = Show(home, size)
    show.lay(table(10, 10))
    return at_rest(show, "still", "the table at rest for 10 s")


def at_rest(run: Run, part: str, name: str) -> list[Row]:
    """Paints and flips in the next ten seconds."""
    app = run.puppet.app
    flips = 0
    flip = app.window.flip

    def counted() -> None:
        nonlocal flips
        flips += 1
        flip()

    app.window.flip = counted  # type: ignore[method-assign]
    before = app.painter.paints
    run.puppet.tick(TEN_SECONDS)
    app.window.flip = flip  # type: ignore[method-assign]
    return [
        Row(part, f"{name}: paints", app.painter.paints - before, 0),
        Row(part, f"{name}: flips", flips, 0),
    ]


def slide(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """One event is resolved: the frames in which it travels, its seal on it."""
    show = Show(home, size)

    def travel() -> Iterable[Taken]:
        match = show.lay(lone_event(), (6,))
        show.order(attempt_order(match.state, 1, Colour.FOREIGN))
        (travelling,) = match.state.foreign.resolved
        for _ in show.until(lambda: travelling in _moving_now(show)):
            pass
        *found, _arrived = show.until(lambda: bool(show.puppet.government.shown.foreign.resolved))
        return found

    return _moving(show, "slide", travel, clock)


def _moving_now(show: Show) -> frozenset[object]:
    """What moves, by the names it has in a cue."""
    return show.puppet.government._moving


def _moves(show: Show, kind: str) -> bool:
    return any(isinstance(key, tuple) and key[0] == kind for key in _moving_now(show))


def draw(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """Both decks turn a card while ten events lie open beside each: all frames from order to rest."""
    show = Show(home, size)

    def drawn() -> Iterable[Taken]:
        show.lay(table(10, 10, Phase.TAX))
        show.order(draw_order())
        for _ in show.until(lambda: show.puppet.government.shown.phase is Phase.DRAW):
            pass
        return list(show.motion())

    return _moving(show, "draw", drawn, clock)


def dice(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """The frames in which twelve dice tumble, settle and are counted."""
    show = Show(home, size)

    def thrown() -> Iterable[Taken]:
        match = show.lay(table(20, 20), DICE)
        show.order(attempt_order(match.state, len(DICE)))
        for _ in show.until(lambda: _moves(show, "die")):
            pass
        return list(show.until(lambda: _landed(show)))

    return _moving(show, "dice", thrown, clock)


def _landed(show: Show) -> bool:
    throw = show.puppet.government.draft.throw
    return throw is not None and bool(throw.faces)


def _moving(show: Show, part: str, case: Case, clock: ClockName) -> list[Row]:
    return in_motion(show, part, NAMES[part], LIMITS[clock][part], case, clock)


def in_motion(
    run: Run, part: str, name: str, limit: float, case: Case, clock: ClockName, most: float | None = None
) -> list[Row]:
    """What the frames of a case cost beside a whole new picture; where `most` is given, in ms too."""
    full = run.floor()
    floor: Callable[[], Iterable[Taken]] = lambda: measure.frames(full, FLOOR_FRAMES)  # noqa: E731
    found = measure.interleave({"floor": floor, part: case}, ROUNDS)
    least, taken = found["floor"], found[part]
    unit, slow = least.median(clock), taken.quantile(0.95, clock)
    within = [Row(part, "  95 frames of 100 within", slow / 1e6, most, "ms")] if most is not None else []
    return [
        Row(
            part,
            name,
            measure.ratio(taken, least, clock),
            limit,
            "F",
            f"F = {unit / 1e6:.2f} ms",
            p95=measure.slow_ratio(taken, least, clock),
        ),
        *within,
        Row(part, "  the slowest frame of all", taken.quantile(1.0, clock) / 1e6, None, "ms"),
    ]


PARTS = {"still": still, "slide": slide, "draw": draw, "dice": dice}
