"""Soldiers in order: a line in perspective, a column, a square, a volley.

It must not know the ground they stand on. A spot is (x, y, scale): feet in scene units, and how large.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ..engine.scene import Scene
from .far_soldiers import DRILLS, far_front, far_soldier
from .fire import flash
from .limbs import Hold
from .smoke import gunsmoke
from .soldiers import POSTURES, soldier
from .uniforms import UNIFORMS
from .weapons import BEHIND, LONG, musket

Spot = tuple[float, float, float]
DRILL_OF = {
    "march": "march",
    "march_left": "march",
    "charge": "charge",
    "charge_left": "charge",
    "port": "port",
    "fire": "fire",
    "kneel": "port",
    "aim_kneeling": "fire",
    "load": "stand",
    "stand": "stand",
}
"""How a posture of soldiers.POSTURES looks from afar."""
FAR = 0.62
NEAR_FRONT = 0.9
"""Soldiers smaller than this are drawn as far ones; FAR if seen from the side, NEAR_FRONT from the front."""


def spot(t: float, near: Spot, far: Spot) -> Spot:
    """The place at a share `t` of the true distance from a near to a far spot: steps shrink with depth."""
    scale = 1 / ((1 - t) / near[2] + t / far[2])
    share = t if abs(near[2] - far[2]) < 1e-6 else (near[2] - scale) / (near[2] - far[2])
    return near[0] + (far[0] - near[0]) * share, near[1] + (far[1] - near[1]) * share, scale


def recruit(
    scene: Scene,
    place: Spot,
    flip: int,
    *,
    uniform: str,
    posture: str,
    seed: int,
    rng: np.random.Generator,
    **wishes: Any,
) -> None:
    """One soldier, drawn as finely as his size deserves."""
    x, y, scale = place
    if scale < FAR:
        drill = DRILL_OF.get(posture, posture)
        livery = UNIFORMS[uniform].far
        if wishes.get("kit") is False:
            livery = replace(livery, pack="")
        far_soldier(scene, x, y, scale, flip, livery=livery, drill=drill, rng=rng)
    else:
        soldier(scene, x, y, scale, flip, uniform=uniform, posture=posture, seed=seed, **wishes)


def rank(
    scene: Scene,
    near: Spot,
    far: Spot,
    n: int,
    flip: int = 1,
    *,
    uniform: str,
    posture: str = "charge",
    seed: int = 1,
    stray: float = 4.0,
    gaps: Sequence[int] = (),
    fade: float = 0.8,
    **wishes: Any,
) -> None:
    """`n` men abreast from far to near, numbered from the near end; `gaps` leaves some out.

    `stray` is how far they stand out of line, in their own units; the far end is faded by `fade`. Where
    there is a posture called `…_left` every other man is on the other foot.
    """
    rng = np.random.default_rng(seed)
    for i in range(n - 1, -1, -1):
        aside, deep, tall = rng.uniform(-stray, stray), rng.uniform(-2, 2), rng.uniform(0.97, 1.04)
        if i in gaps:
            continue
        t = i / max(1, n - 1)
        x, y, scale = spot(t, near, far)
        stepping = f"{posture}_left" if i % 2 and f"{posture}_left" in POSTURES else posture
        place = (x + aside * scale, y + deep * scale, scale * tall)
        with scene.faded(1 + (fade - 1) * t):
            recruit(
                scene, place, flip, uniform=uniform, posture=stepping, seed=seed * 31 + i, rng=rng, **wishes
            )


def column(
    scene: Scene,
    far_row: tuple[float, float, float, float],
    near_row: tuple[float, float, float, float],
    rows: int,
    files: int,
    flip: int = 1,
    *,
    uniform: str,
    drill: str = "march",
    seed: int = 3,
    fade: tuple[float, float] = (0.7, 1.0),
    ground: Any = None,
) -> None:
    """A close column of far soldiers between two rows, each (left x, right x, y, scale).

    `ground`, if given, tells how much lower the ground is at an x.
    """
    rng = np.random.default_rng(seed)
    for row in range(rows):
        t = row / max(1, rows - 1)
        left, right, y, scale = (a + (b - a) * t for a, b in zip(far_row, near_row, strict=True))
        with scene.faded(fade[0] + (fade[1] - fade[0]) * t):
            order = range(files) if flip > 0 else range(files - 1, -1, -1)
            for i in order:
                x = left + (right - left) * (i + rng.uniform(0.3, 0.7)) / files
                lower = ground(x) if ground else 0.0
                step = drill if drill in DRILLS else "march"
                far_soldier(
                    scene,
                    x,
                    y + lower + rng.uniform(-3, 3) * scale,
                    scale,
                    flip,
                    livery=UNIFORMS[uniform].far,
                    drill=step,
                    rng=rng,
                )


def face(
    scene: Scene,
    left: Spot,
    right: Spot,
    files: int,
    *,
    uniform: str,
    seed: int = 5,
    standing: int = 2,
    kneeling: int = 1,
    apart: float = 15.0,
    behind: bool = False,
    gaps: Sequence[int] = (),
) -> None:
    """The face of a square toward us: `standing` ranks behind, `kneeling` ranks, bayonets out.

    `apart` is how far behind one another the ranks stand, in a man's units; `behind` shows the backs of
    the far face instead; `gaps` are files whose kneeling and levelling men have fallen.
    """
    rng = np.random.default_rng(seed)
    for row in range(standing + kneeling):
        depth = (standing + kneeling - 1 - row) * apart * 0.62
        down = row >= standing
        for i in range(files - 1, -1, -1):
            t = (i + 0.5 + rng.uniform(-0.14, 0.14)) / files
            x, y, scale = (a + (b - a) * t for a, b in zip(left, right, strict=True))
            place = (x + rng.uniform(-2, 2) * scale, y + (rng.uniform(-1.5, 1.5) - depth) * scale, scale)
            if i in gaps and row >= standing - 1:
                continue
            levels = row == standing - 1 and kneeling > 0
            posture = "kneel" if down else "fire" if levels else "ready"
            _facing(scene, place, t, posture, uniform, seed * 101 + row * 40 + i, rng, behind)


def _facing(
    scene: Scene,
    place: Spot,
    t: float,
    posture: str,
    uniform: str,
    seed: int,
    rng: np.random.Generator,
    behind: bool,
) -> None:
    """One man of a face; `t` is how far along it he stands: bayonets spread toward its ends."""
    x, y, scale = place
    down = posture == "kneel"
    slant, tall = (48 * t - 24 if down else 0) + rng.uniform(-8, 8), rng.uniform(0.97, 1.04)
    if scale < NEAR_FRONT:
        how = {"kneeling": down, "slant": slant, "behind": behind}
        livery = UNIFORMS[uniform].far
        far_front(scene, x, y, scale * tall, livery=livery, rng=rng, **how)
        return
    if posture == "ready":
        how = {"turn": float(np.clip(60 * t - 30, -26, 26)) + rng.uniform(-8, 8), "shadow": False}
        flip = 1
    else:
        how, flip = _toward_a_corner(t, down, rng), 1 if t > 0.5 else -1
    soldier(scene, x, y, scale * tall, flip, uniform=uniform, posture=posture, seed=seed, kit=False, **how)


def _toward_a_corner(t: float, down: bool, rng: np.random.Generator) -> dict[str, Any]:
    """How a man turns and aims who stands so far along a face: the further out, the more aside."""
    out = abs(2 * t - 1)
    return {
        "turn": 34 + 34 * out + rng.uniform(-14, 14),
        "aim": (148 - 30 * out if down else 66 + 22 * out) + rng.uniform(-9, 9),
        "weapon": _foreshortened((0.7 if down else 0.5) + 0.3 * out),
        "shadow": down,
    }


def _foreshortened(share: float) -> Callable[[float], Hold]:
    """A musket that points partly at us, so that only a `share` of its length is seen."""

    def weapon(angle: float) -> Hold:
        return musket(angle, long=LONG * share, behind=BEHIND * share)

    return weapon


def volley(
    scene: Scene,
    muzzles: Sequence[tuple[float, float]],
    scale: float,
    dirn: int = 1,
    *,
    seed: int,
    flashes: float = 0.5,
    rise: float = -14.0,
    radii: tuple[float, float] = (9.0, 24.0),
    clear: float = 32.0,
) -> None:
    """Smoke and flashes before muzzles that fire to the right (1) or left (-1).

    The smoke begins `clear` units before them, so that it veils nobody's hands; `flashes` is the share of
    muzzles that are just firing.
    """
    rng = np.random.default_rng(seed)
    lit = [muzzle for muzzle in muzzles if rng.random() < flashes]
    drift = (dirn * 46 * scale, rise * scale)
    sizes = (radii[0] * scale, radii[1] * scale)
    begun = [(x + dirn * clear * scale, y) for x, y in muzzles]
    gunsmoke(scene, begun, seed=seed, drift=drift, radii=sizes)
    for i, (x, y) in enumerate(lit):
        flash(scene, x, y, 12 * scale, seed=seed + i, angle=0 if dirn > 0 else 180)
