"""The six endings where little is to move: each lays down its own things in its own order, and none flies.

What the choreographies come to in the end appears piece by piece, each in its place.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from game.engine.government.model import Outcome, State
from game.engine.piles import Card
from game.scenes.government.crowd import STANDING, applauded, raged
from game.scenes.government.finale import (
    CROWN,
    HAT,
    System,
    finale,
    rank_line,
    stand_look,
    verdict_place,
)
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance, Pace
from game.scenes.still import FADE, arrivals, stilled
from game.stage import easing
from game.stage.timeline import Cue, Move, Pose, together

READ = 1.2  # seconds that an ending is seen
HATS = 9
ARCH = 150.0  # units that the hat in the middle lies above those at the ends
Steps = dict[str, tuple[float, float]]
ORDERS: dict[tuple[System, bool], Steps] = {  # what appears when, and how long after it the next of its kind
    ("democracy", True): {"verdict": (0.0, 0.0), "cap": (0.2, 0.07)},
    ("monarchy", True): {"crown": (0.0, 0.0), "bell": (0.3, 0.15), "verdict": (0.65, 0.0)},
    ("dictatorship", True): {"stand": (0.0, 0.09), "verdict": (0.8, 0.0)},
    ("democracy", False): {"card": (0.0, 0.07), "verdict": (0.65, 0.0)},
    ("monarchy", False): {"crown": (0.0, 0.0), "verdict": (0.4, 0.0), "fallen": (0.75, 0.0)},
    ("dictatorship", False): {"stand": (0.0, 0.0), "lost": (0.3, 0.06), "verdict": (0.85, 0.0)},
}

BECOMES = {"crown": "fallen", "stand": "lost"}  # what is seen standing first, and then as it lies


def stills(layout: Layout, shown: State, outcome: Outcome, system: System) -> Cue:
    """The end of a government of that kind, without flight."""
    won = outcome is Outcome.WON
    whole = finale(Pace(), layout, shown, outcome, system)
    order = ORDERS[system, won]
    besides = _besides(layout, system, won)
    laid = order.keys() - {_kind(key) for key in besides}
    found = {key: (move.end, move.look) for key, move in arrivals(whole).items() if _kind(key) in laid}
    found |= besides
    counts: dict[str, int] = {}
    moves: list[Move] = []
    lay = layout.cards(shown)
    for key, (pose, look) in found.items():
        kind = _kind(key)
        number = counts[kind] = counts.get(kind, -1) + 1
        moves.append(_appears(key, pose, look, _when(order, kind, number)))
        if isinstance(key, Card) and key in lay:
            moves.insert(-1, _leaves(moves[-1], lay[key]))
        if (later := BECOMES.get(kind)) in order:
            moves.append(_goes(moves[-1], _when(order, later, number)))
    people = stilled(applauded(layout) if won else raged(layout), 0.0, STANDING)
    sounds = tuple((0.0, name) for _, name in whole.sounds[:1])
    return replace(together(Cue(READ, tuple(moves), sounds), people), seconds=READ, held=whole.held)


def _when(order: Steps, kind: str, number: int) -> float:
    begin, step = order[kind]
    return begin + number * step


def _goes(shown: Move, at: float) -> Move:
    """What has appeared fades again."""
    return replace(shown, start=shown.end, end=shown.start, begin=at, hold=False)


def _leaves(arrival: Move, lay: Pose) -> Move:
    """What appears elsewhere fades where it lay."""
    return replace(arrival, key=("lay", arrival.key), start=lay, end=lay._replace(alpha=0.0))


def _appears(key: Hashable, pose: Pose, look: object, at: float) -> Move:
    return Move(key, pose._replace(alpha=0.0), pose, at, FADE, easing.linear, look=look)


def _kind(key: Hashable) -> str:
    """What sort of thing it is: only the cards in play have no name."""
    if isinstance(key, str):
        return key
    return str(key[0]) if isinstance(key, tuple) else "card"


def _besides(layout: Layout, system: System, won: bool) -> dict[Hashable, tuple[Pose, object | None]]:
    """What a choreography has in flight, or has carried off, in the end: where it is seen without one."""
    box = layout.safe
    place = verdict_place(box)
    crown = Appearance("picture", ("crown_gold", CROWN, CROWN))
    match system:
        case "democracy" if won:
            return {("cap", i): _hat(place, i, min(1300.0, box.w - HAT[0])) for i in range(HATS)}
        case "monarchy" if not won:
            lies = Pose(place.x + min(330.0, box.w / 3), place.y + 150, angle=-118.0, z=98)
            return {"crown": (Pose(box.cx, place.y - 230, z=96), crown), "fallen": (lies, crown)}
        case "dictatorship" if not won:
            line = rank_line(box)
            found: dict[Hashable, tuple[Pose, object | None]] = {}
            for i, pose in enumerate(line):
                found["stand", i] = pose, stand_look(i)
                found["lost", i] = pose, stand_look(i, fallen=True)
            return found
        case _:
            return {}


def _hat(place: Pose, number: int, across: float) -> tuple[Pose, object]:
    """One of the hats that stand in an arch above the ribbon."""
    along = 2 * number / (HATS - 1) - 1
    pose = Pose(
        place.x + along * across / 2, place.y - 150 - ARCH * (1 - along**2), z=90.0, angle=16.0 * along
    )
    return pose, Appearance("picture", (f"hat_{'abc'[number % 3]}", *HAT))
