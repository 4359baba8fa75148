"""The wax seal on its pinked paper, as a button in four states.

It must not know what pressing it does.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from ..engine.fonts import FELL_ITALIC, SCRIPT, face
from ..engine.geometry import SOLID, Points, ellipse, polygon, text_path
from ..engine.noise import F32, blur, noise
from ..engine.paper import cut_sheet, sheet_of
from ..engine.plate import Plate
from ..engine.press import letterpress
from ..engine.relief import finish, inflate, light, medal_mask, over, shadow_of
from ..registry import Catalogue
from .tokens import crown_shape

SEALS = Catalogue()
SIZE = 300
PAPER = {"idle": "#F4EAD2", "hot": "#FCF4DE", "pressed": "#EADFC4", "disabled": "#F1E8D2"}
WAX = {"idle": (0.62, 0.08, 0.07), "hot": (0.76, 0.12, 0.09), "pressed": (0.48, 0.06, 0.05)}
SPREAD = {"idle": 0.69, "hot": 0.72, "pressed": 0.68}
SHADOW = {"idle": (9, 12, 8, 0.55), "hot": (13, 17, 12, 0.5), "pressed": (3, 4, 4, 0.6)}


def wax(size: int, colour: tuple[float, float, float], turn: float = 0, seed: int = 4) -> np.ndarray:
    """Sealing wax struck with the crowned cypher."""
    n = size * 3
    phase = np.random.default_rng(seed).uniform(0, 6.3, 4)

    def edge(a: float) -> float:
        waves = 5 * math.sin(2 * a + phase[0]) + 4 * math.sin(3 * a + phase[1])
        return 84 + waves + 3.4 * math.sin(5 * a + phase[2]) + 1.6 * math.sin(9 * a + phase[3])

    angles = np.linspace(0, math.tau, 240)
    blob = polygon([(edge(a) * math.cos(a), edge(a) * math.sin(a)) for a in angles])
    body = medal_mask(n, lambda c: c.drawPath(blob, SOLID), turn)
    height = inflate(body, n * 0.075, 0.55)
    ring = [medal_mask(n, lambda c, r=r: c.drawCircle(1, -1, r, SOLID), turn) for r in (60, 66, 59)]
    height -= blur(ring[0], n * 0.010) * n * 0.030
    height += blur(ring[1] - ring[2], n * 0.010) * n * 0.018
    height += blur(inflate(medal_mask(n, _cypher, turn), n * 0.02), n * 0.003) * 1.05
    height += blur(inflate(medal_mask(n, _small_crown, turn), n * 0.01), n * 0.003) * 1.2
    height += inflate(medal_mask(n, _dots, turn), n * 0.006)
    height += noise(n, n, n * 0.05, seed, 2) * n * 0.002
    albedo = np.array(colour, F32) * (1 + 0.06 * noise(n, n, n * 0.3, seed, 2))[..., None]
    lit = light(blur(height, n / 420), albedo, spec=0.62, gloss=34, ambient=0.34, scale=0.95)
    return finish(lit, body, size, size)


def _cypher(canvas: skia.Canvas) -> None:
    for letter, x, size in (("G", -14, 88), ("R", 16, 80)):
        canvas.drawPath(text_path(x, 30, letter, face(SCRIPT), size), SOLID)


def _small_crown(canvas: skia.Canvas) -> None:
    canvas.translate(1, -35)
    canvas.scale(0.29, 0.29)
    crown_shape(canvas)


def _dots(canvas: skia.Canvas) -> None:
    for i in range(44):
        a = i * math.tau / 44
        canvas.drawCircle(1 + 54 * math.cos(a), -1 + 54 * math.sin(a), 1.6, SOLID)


def _pinked(size: int) -> Points:
    """A roundish square set on its corner, its edge cut in teeth."""
    reach, teeth = size / 2 - 7, 44
    out: Points = []
    for i in range(teeth * 2):
        t = i * math.tau / (teeth * 2)
        c, s = abs(math.cos(t)) ** 2.6, abs(math.sin(t)) ** 2.6
        r = reach * 0.90 / (c + s) ** (1 / 2.6) * (1.0 if i % 2 else 0.945)
        a = t + math.pi / 4
        out.append((size / 2 + r * math.cos(a), size / 2 + r * math.sin(a)))
    return out


def seal_button(size: int, state: str) -> np.ndarray:
    """Wax on paper; disabled, the paper alone with the printed place for the seal."""
    sheet = cut_sheet(sheet_of(size, size, PAPER[state], 4), _pinked(size))
    plate = Plate(size, size, pitch=5.0, seed=4)
    mid, reach = size / 2, size / 2 - 7
    plate.contour(ellipse(mid, mid, reach * 0.80, n=90), 2.4, waver=0.3)
    if state == "disabled":
        plate.fill(ellipse(mid, mid, reach * 0.62, n=70), 0.22, outline=2.2)
        plate.fill(ellipse(mid, mid, reach * 0.50, n=60), 0, kind=2, outline=1.6)
        plate.solid(text_path(mid, mid + size * 0.055, "L. S.", face(FELL_ITALIC), size * 0.18))
    sheet = letterpress(sheet, plate)
    if state == "disabled":
        return sheet
    spread = round(size * SPREAD[state])
    stamped = np.zeros((size, size, 4), F32)
    at = (size - spread) // 2
    drop = 3 if state == "pressed" else 0
    stamped[at + drop : at + drop + spread, at : at + spread] = wax(spread, WAX[state], -5 if drop else 0)
    cast = shadow_of(stamped[..., 3], *SHADOW[state])
    cast[..., 3] *= sheet[..., 3]
    return over(over(sheet, cast, 0, 0), stamped, 0, 0)


for _state in PAPER:
    SEALS.asset(f"seal_{_state}", (SIZE, SIZE), quality=95)(lambda w, _h, state=_state: seal_button(w, state))
