"""A man-of-war under sail, from the broadside or turned to show her stern, in any state of battle.

It must not know the action she fights in.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame
from ..engine.scene import Scene
from .ensigns import admiral, ensign, jack, pendant, signal
from .hulls import Aspect, Paint, bowsprit_end, hands, hull, rail, spar
from .rigging import TRUCK, MastPlan, falling_topmast, mast
from .sails import between, brailed, fore_and_aft, jib

STEPS = ((70.0, 0.80), (190.0, 1.0), (312.0, 0.93))
"""Where mizzen, main and foremast stand along her, and how large each is to the mainmast."""
SEAMEN = ("#3f5272", "#b8402f", "#d9c9a0", "#6d5f49")
PENDANTS = {"french": "#44597e", "dutch": "#cf5a3c", "spanish": "#c8463a"}
SIGNALS = (
    ("#44597e", "#e9dcb8"),
    ("#bf3a30", "#e9dcb8"),
    ("#dcb34a", "#44597e"),
    ("#e9dcb8", "#bf3a30"),
    ("#44597e", "#dcb34a"),
    ("#bf3a30", "#dcb34a"),
)
FIGHTING = ("uff-", "uff-", "uff-")
"""Sails of mizzen, main and fore, from the course up, as ships went into action; letters as in rigging."""


def man_of_war(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    seed: int,
    nation: str = "british_white",
    year: int = 1805,
    turn: float = 0.0,
    roll: float = 0.0,
    sails: Sequence[str] = FIGHTING,
    stands: Sequence[float | None] = (None, None, None),
    falls: Sequence[float | None] = (None, None, None),
    paint: Paint | None = None,
    brace: float = 0.0,
    jibs: int = 2,
    spanker: bool = True,
    flag: str = "",
    signals: bool = False,
    wind: int = 1,
    crew: Sequence[str] = SEAMEN,
) -> Frame:
    """A ship whose stern at the waterline is at (x, y), 400 units long at scale 1; returns her frame.

    `flip` -1 heads her to the left, `turn` (0..1) turns her stern toward us, `roll` heels her (degrees).
    `sails` are the letters of mizzen, main and fore (see rigging.MastPlan), `stands` where a mast is shot
    away (a negative height), `falls` how far the piece shot away leans as it comes down (degrees, to the
    right of the ship's frame), `flag` is "fore" or "main" for a British flag officer's, `wind` 1 blows the
    flags toward her bow.
    """
    frame, rng = Frame(x, y, scale, roll, flip), np.random.default_rng(seed)
    aspect, paint = Aspect(turn), paint or Paint()
    weight = min(1.0, 0.35 + 0.65 * scale)
    frames = [_mast_frame(frame, aspect, along, size) for along, size in STEPS]
    if stands[2] is None:
        _jibs(scene, frame, aspect, frames[2], jibs)
    _stays(scene, frame, aspect, frames, stands, weight)
    for (along, size), own, letters, cut, lean in zip(STEPS, frames, sails, stands, falls, strict=True):
        base = (aspect.at(along, rail(along, paint))[1] - aspect.at(along, 0)[1]) / (
            size * aspect.size(along)
        )
        if cut is not None and lean is not None:
            falling_topmast(scene, own, cut, lean, rng=rng)
        mast(scene, own, MastPlan(letters, cut, brace), rail=base + 3, rng=rng)
    if stands[0] is None and scale > 0.18:
        _mizzen_course(scene, frame, aspect, paint, spanker)
    hull(scene, frame, aspect, paint, weight)
    if scale > 0.55:
        hands(scene, frame, aspect, paint, rng, crew)
    _colours(scene, frame, aspect, frames, stands, paint, nation, year, wind * flip, flag)
    if signals:
        _hoist(scene, frame, aspect, frames[0], flip * wind)
    return frame


def _mast_frame(frame: Frame, aspect: Aspect, along: float, size: float) -> Frame:
    foot = aspect.at(along, 0)
    return frame.child(foot[0], foot[1], turn=-2.6 + along / 160, scale=size * aspect.size(along))


def _jibs(scene: Scene, frame: Frame, aspect: Aspect, fore: Frame, n: int) -> None:
    size = fore.scale / frame.scale
    foot = aspect.at(STEPS[2][0], 0)
    for head, along, clew in ((-262, 0.72, (40, -96)), (-212, 0.36, (28, -86)))[:n]:
        top = (foot[0] + 9 * size, foot[1] + head * size)
        corner = (foot[0] + clew[0] * size, foot[1] + clew[1] * size)
        jib(scene, frame, top, bowsprit_end(aspect, along), corner)


def _stays(
    scene: Scene,
    frame: Frame,
    aspect: Aspect,
    frames: Sequence[Frame],
    stands: Sequence[float | None],
    weight: float,
) -> None:
    """Stays from the foremast to the bowsprit and from mast to mast."""
    for height, along in ((-168, 0.1), (-262, 0.6), (TRUCK + 10, 1.0)):
        if stands[2] is None:
            end = frame.at(*bowsprit_end(aspect, along))
            scene.line([frames[2].at(0, height), end], 0.45 * weight, waver=0.15)
    for hind, high, fore, low in (
        (1, -170, 2, -58),
        (1, -262, 2, -168),
        (1, -352, 2, -266),
        (0, -170, 1, -60),
        (0, -262, 1, -168),
    ):
        if stands[hind] is not None or (low < -100 and stands[fore] is not None):
            continue
        start, end = frames[hind].at(0, high), frames[fore].at(0, low)
        middle = between(start, end, 0.5)
        scene.pen_line([start, (middle[0], middle[1] + 3), end], 0.45 * weight, taper=0)


def _mizzen_course(scene: Scene, frame: Frame, aspect: Aspect, paint: Paint, spread: bool) -> None:
    """The spanker on gaff and boom; on an old ship the lateen on its long yard; or either brailed up."""
    foot = aspect.at(STEPS[0][0], 0)
    local = frame.child(foot[0], foot[1], scale=aspect.size(STEPS[0][0]))
    reach = 1 - 0.25 * aspect.turn
    if paint.old:
        corners = [(26 * reach, -118), (-56 * reach, -232), (-62 * reach, -122), (8 * reach, -112)]
        ends = ((44 * reach, -92), (-60 * reach, -238))
    else:
        corners = [(-4, -168), (-62 * reach, -196), (-76 * reach, -92), (-4, -88)]
        ends = ((-2, -166), (-68 * reach, -199))
        spar(scene, local, (-2, -84), (-88 * reach, -88), 3.0 * local.scale)
    if spread:
        fore_and_aft(scene, local, corners)
    else:
        brailed(scene, local, ends)
    spar(scene, local, ends[0], ends[1], 2.8 * local.scale)


def _colours(
    scene: Scene,
    frame: Frame,
    aspect: Aspect,
    frames: Sequence[Frame],
    stands: Sequence[float | None],
    paint: Paint,
    nation: str,
    year: int,
    way: int,
    flag: str,
) -> None:
    scale, top = frame.scale, rail(-6, paint)
    aft = aspect.astern(0.5, top) if aspect.shows_stern else (-6.0, top)
    head = (aft[0] - 16, aft[1] - 62)
    scene.line([frame.at(*aft), frame.at(*head)], 1.2 * scale + 0.3)
    x, y = frame.at(*head)
    ensign(scene, x, y, 66 * scale, 42 * scale, way, nation=nation, year=year)
    if paint.old and nation.startswith("british"):
        x, y = frame.at(*bowsprit_end(aspect, 1.0))
        scene.line([(x, y), (x, y - 30 * scale)], scale + 0.3)
        jack(scene, x, y - 30 * scale, 24 * scale, 17 * scale, way, nation=nation, year=year)
    if flag:
        own = frames[2 if flag == "fore" else 1]
        x, y = own.at(0, TRUCK - 1)
        admiral(scene, x, y, 34 * scale, 22 * scale, way)
    for i in (1, 2) if not flag else (2 if flag == "main" else 1,):
        if stands[i] is None and scale > 0.3:
            length = 74 if i == 1 else 50
            pendant(
                scene, frames[i], 0, TRUCK, length, wash=PENDANTS.get(nation, "#c8463a"), way=way * frame.flip
            )
            break


def _hoist(scene: Scene, frame: Frame, aspect: Aspect, mizzen: Frame, way: int) -> None:
    """A hoist of signal flags from the mizzen peak to the rail."""
    start, end = mizzen.at(-2, -352), frame.at(*aspect.at(8, -104))
    scene.line([start, end], 0.4, waver=0.1)
    size = frame.scale
    for i, washes in enumerate(SIGNALS):
        x, y = between(start, end, 0.06 + 0.145 * i)
        signal(scene, x, y, 20 * size, 14 * size, way, washes)


def distant_sail(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int,
    *,
    seed: int,
    nation: str,
    year: int,
    turn: float = 0.0,
) -> None:
    """A ship far off, hull and sails only: cheap, for the line of battle on the horizon."""
    rng = np.random.default_rng(seed)
    letters = [str(rng.choice(("uff-", "-ff-", "uffc", "fff-"))) for _ in range(3)]
    man_of_war(
        scene, x, y, scale, flip, seed=seed, nation=nation, year=year, turn=turn, sails=letters, jibs=1
    )
