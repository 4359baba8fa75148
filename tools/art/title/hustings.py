"""The hustings: a booth of boards and bunting, and the banners of both parties beside it.

It must not know who speaks (speakers.py) nor who listens.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Points, ellipse, linear, rectangle
from ..engine.lettering import banner
from ..engine.noise import smooth
from ..engine.scene import Scene
from ..kits.flags import union_flag
from ..kits.hangings import paper, poster
from .speakers import clerks, speakers

SEED = 6
LEFT, RIGHT = 722.0, 1318.0
ROOF, CEILING, DECK, BOARDS = 346.0, 368.0, 704.0, 930.0
TIMBER, CRIMSON, BLUE, CREAM, GILT = "#b8996a", "#b8503c", "#5f7ba0", "#efe3c4", "#dcb34a"


def draw(scene: Scene) -> None:
    """From the back of the booth to its front boards."""
    for x in (LEFT + 44, RIGHT - 40):
        _staff(scene, (x, ROOF + 8), (x, 308), 3.4)
    union_flag(scene, LEFT + 46, 311, 70, 40, 1, year=1707)
    union_flag(scene, RIGHT - 38, 311, 70, 40, 1, year=1707)
    _back(scene)
    clerks(scene, DECK - 26)
    speakers(scene, DECK)
    _posts(scene)
    _roof(scene)
    _front(scene)
    _party(scene, 656, "LIBERTY", CREAM, -1, -5, 212)
    _party(scene, 1386, "NO EXCISE", "#e9c98a", 1, -2, 184)


def _staff(scene: Scene, foot: tuple[float, float], head: tuple[float, float], thick: float) -> None:
    scene.line([foot, head], thick)
    knob = ellipse(head[0], head[1] - 6, thick * 1.5, thick * 1.9, 14)
    scene.fill(knob, 0.1, puff=0.5, wash=GILT, outline=1.3)


def _back(scene: Scene) -> None:
    """The cloth behind, in folds, darker under the roof and to the right."""
    width = RIGHT - LEFT

    def folds(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        u = (x - LEFT) / width
        wave = np.sin(u * 58 + 1.6 * np.sin(u * 9))
        return 0.2 + 0.16 * wave + 0.26 * smooth(CEILING + 130, CEILING + 20, y) + 0.10 * u

    cloth = rectangle(LEFT + 12, CEILING, RIGHT - 12, DECK - 14)
    scene.fill(cloth, folds, hatch=89, wash=CRIMSON, outline=1.5, most=0.72)
    floor = [(LEFT + 12, DECK - 22), (RIGHT - 12, DECK - 22), (RIGHT + 22, DECK + 2), (LEFT - 22, DECK + 2)]
    scene.fill(floor, 0.22, hatch=2, pitch=0.8, wash="#c9a875", outline=1.3)


def _posts(scene: Scene) -> None:
    for x in (LEFT + 6, RIGHT - 6):
        post = rectangle(x - 9, CEILING, x + 9, DECK)
        scene.fill(post, linear(x - 9, 0, 0.08, x + 9, 0, 0.6), hatch=89, pitch=0.7, wash=TIMBER, outline=1.7)
        ribbon: Points = []
        for i in range(9):
            ribbon = [(x - 10, CEILING + 60 + i * 32), (x + 10, CEILING + 44 + i * 32)]
            ribbon += [(x + 10, CEILING + 54 + i * 32), (x - 10, CEILING + 70 + i * 32)]
            scene.fill(ribbon, 0.16, hatch=20, pitch=0.7, wash=BLUE, outline=0.9)


def _roof(scene: Scene) -> None:
    """A striped awning with a scalloped edge, and a shield over its middle."""
    left, right, stripes = LEFT - 30, RIGHT + 30, 13
    step = (right - left) / stripes
    for i in range(stripes):
        x = left + step * i
        flap = [(x + step * t, CEILING + 40 + 26 * math.sin(math.pi * t)) for t in np.linspace(1, 0, 9)]
        inner = LEFT + 40 + (RIGHT - LEFT - 80) / stripes * i
        top = [
            (inner, ROOF),
            (inner + (RIGHT - LEFT - 80) / stripes, ROOF),
            (x + step, CEILING),
            (x, CEILING),
        ]
        wash = BLUE if i % 2 else CREAM
        scene.fill(top, 0.06 + 0.12 * (i % 2), hatch=88, pitch=0.8, wash=wash, outline=1.1)
        tone = linear(x, 0, 0.06, x + step, 0, 0.36)
        scene.fill([(x, CEILING), (x + step, CEILING), *flap], tone, hatch=88, wash=wash, outline=1.4)
        scene.pen_line([(p[0], p[1] - 5) for p in flap[::-1]], 0.9, 0.05)
    _arms(scene, (LEFT + RIGHT) / 2, ROOF + 28)


def _arms(scene: Scene, x: float, y: float) -> None:
    frame = Frame(x, y)
    for side in (-1, 1):
        spray: Points = [(side * 24, 14), (side * 56, -2), (side * 84, 10), (side * 92, 4), (side * 60, -14)]
        scene.shape(frame([*spray, (side * 24, -8)]), 0.3, puff=0.4, wash="#8f9a5a", outline=1.1)
    shield: Points = [(-30, -34, 1), (0, -40), (30, -34, 1), (28, 0), (0, 26, 1), (-28, 0)]
    scene.shape(frame(shield), 0.05, puff=0.3, wash=CREAM, outline=1.8)
    scene.fill(frame(rectangle(-5, -34, 5, 18)), 0.1, wash="#c23f33", outline=0.8)
    scene.fill(frame(rectangle(-27, -14, 27, -4)), 0.1, wash="#c23f33", outline=0.8)
    crown: Points = [
        (-22, -40, 1),
        (-27, -60, 1),
        (-12, -50),
        (0, -68, 1),
        (12, -50),
        (27, -60, 1),
        (22, -40, 1),
    ]
    scene.shape(frame(crown), 0.12, puff=0.4, wash=GILT, outline=1.4)


def _front(scene: Scene) -> None:
    """Rail and boards, with a swag of cloth and bills pasted up."""
    boards = rectangle(LEFT - 24, DECK + 16, RIGHT + 24, BOARDS)

    def planks(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return 0.26 + 0.10 * np.sin(np.floor((x - LEFT) / 43) * 2.4) + 0.2 * smooth(DECK + 60, DECK + 16, y)

    scene.fill(boards, planks, hatch=89, wash="#b08c5c", outline=1.7)
    for i in range(1, 15):
        x = LEFT - 24 + i * 43
        scene.line([(x, DECK + 18), (x, BOARDS)], 1.5, 0.02)
    edge = rectangle(LEFT - 38, DECK, RIGHT + 38, DECK + 16)
    scene.fill(edge, 0.14, hatch=2, pitch=0.8, wash="#c9a875", outline=1.9)
    for i in range(5):
        _swag(scene, LEFT - 22 + i * 128, DECK + 12, 128, 42 + 5 * (i % 2))
    poster(
        scene, Frame(LEFT + 92, DECK + 66, 1, -3)(rectangle(0, 0, 66, 80)), [("POLL", 0.24), ("BOOTH", 0.2)]
    )
    paper(scene, Frame(LEFT + 372, DECK + 62, 1, 4)(rectangle(0, 0, 60, 78)), 6)


def _swag(scene: Scene, x: float, y: float, w: float, drop: float) -> None:
    """A festoon of blue cloth caught up with a white cockade at its left end."""
    ts = np.linspace(0, 1, 15)
    low = [(x + w * t, y + drop * math.sin(math.pi * t) ** 0.8) for t in ts]
    high = [(x + w * t, y + 4 * math.sin(math.pi * t)) for t in ts[::-1]]
    middle = x + w / 2

    def folds(across: np.ndarray, down: np.ndarray) -> np.ndarray:
        turn = np.arctan2(down - y + 30, across - middle)
        return 0.16 + 0.2 * (0.5 + 0.5 * np.sin(turn * 15))

    def course(across: np.ndarray, down: np.ndarray) -> np.ndarray:
        return down - y - drop * 0.7 * np.sin(np.pi * np.clip((across - x) / w, 0, 1))

    scene.fill(low + high, folds, field=course, pitch=0.8, wash=BLUE, outline=1.4)
    for r, wash in ((10, CREAM), (6, "#c23f33")):
        scene.fill(ellipse(x, y + 4, r, r * 1.05, 16), 0.08, puff=0.4, wash=wash, outline=1.0)


def _party(scene: Scene, x: float, words: str, wash: str, side: int, lean: float, reach: float) -> None:
    """A banner on a pole that leans by degrees, flying away from the hustings (side -1 to the left)."""
    turn = math.radians(lean)
    head = (x + 440 * math.sin(turn), 800 - 440 * math.cos(turn))
    _staff(scene, (x, 830), head, 4.6)
    far = head[0] + side * reach
    left, right = min(head[0], far), max(head[0], far)
    tilt = (12, 20) if side < 0 else (20, 12)
    banner(scene, left, head[1] + tilt[0], right, head[1] + tilt[1], words, 72, wash, 8, phase=0.95 + side)
