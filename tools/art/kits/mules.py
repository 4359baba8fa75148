"""A mule, bare or laden.

It must not know where the load goes.
"""

from __future__ import annotations

from ..engine.geometry import Frame, ellipse
from ..engine.scene import Scene
from .burin import Burin
from .gaits import GAITS, TRUNKS
from .horses import HALTER, Hide, Mount, charger

MULE = Hide("#8a705a", "#4a3a30")


def mule(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    gait: str = "walk",
    hide: Hide = MULE,
    laden: bool = True,
    nod: float = 0.0,
) -> Mount:
    """A mule with long ears and a pale muzzle, laden with bales under a striped blanket."""
    mount = charger(scene, x, y, scale, flip, gait=gait, hide=hide, tack=HALTER, nod=nod)
    burin = Burin(scene, scale)
    trunk = TRUNKS[GAITS[gait].trunk]
    head = mount.frame.child(*trunk.poll, nod + trunk.carriage)
    burin.shape(
        head, [(22, 23), (29, 28), (27.4, 33.4), (23, 35), (19.4, 31.4)], "#e6dcc6", 0.06, outline=0.8
    )
    burin.dot(head, ellipse(26.2, 28, 1.2, 0.9, 8))
    for base, turn in ((-2, -24), (4, 2)):
        ear = head.child(base, -6, turn)
        burin.shape(
            ear,
            [(-3.2, 2, 1), (-4.6, -12), (-1.4, -27), (2.6, -14), (3.2, 2, 1)],
            hide.body,
            0.26,
            outline=1.1,
        )
        burin.line(ear, [(-0.6, -4), (-1.2, -14), (-1.2, -22)], 1.1)
    if laden:
        _packs(burin, mount.frame)
    return mount


def _packs(burin: Burin, frame: Frame) -> None:
    blanket = [(-34, -90), (20, -92), (24, -66), (16, -62), (-30, -62), (-38, -66)]
    burin.shape(frame, blanket, "#c8593f", 0.18, puff=0.3, hatch=80, outline=1.2)
    for i in range(7):
        burin.line(frame, [(-32 + i * 8.4, -66), (-32.6 + i * 8.4, -58)], 1.2)
    roll = [(-28, -96), (-24, -108), (-6, -114), (10, -110), (16, -98), (8, -92), (-18, -91)]
    burin.shape(frame, roll, "#d8c79a", 0.16, puff=0.7, hatch=70, outline=1.2)
    bale = [(-26, -92), (-4, -94), (12, -92), (16, -74), (8, -60), (-20, -60), (-32, -72)]
    burin.shape(frame, bale, "#b08a52", 0.22, puff=0.6, hatch=0, cross=90, outline=1.3)
    cords = ([(-26, -84), (0, -82), (14, -84)], [(-8, -113), (-10, -92), (-8, -60)])
    for cord in (*cords, [(6, -111), (6, -90), (2, -60)], [(-8, -60), (-2, -50), (4, -52)]):
        burin.line(frame, cord, 1.6, 0)
