"""A specimen sheet of nature: sky, sea, trees, rock, smoke, fire and a ship.

It must not be printed for the game.
"""

from __future__ import annotations

from ..engine.scene import Scene
from .fire import flames
from .foliage import bush, hedge
from .ground import beach, stones, turf
from .palms import agave, palm
from .rocks import boulder, crag
from .sea import sea
from .ships import man_of_war
from .sky import rain, rooks, sky
from .smoke import column, gunsmoke
from .trees import bare_tree, tree

SEED = 5


def sheet(scene: Scene) -> None:
    """One of each, side by side."""
    sky(scene, "fair", 440, seed=5)
    rain(scene, [(980, 200), (1190, 200), (1150, 430), (900, 430)], seed=3, amount=0.16)
    rooks(scene, 560, 120, 60, 20, 7, seed=2)
    sea(scene, 430, 640, seed=8, rows=12, left=600)
    crag(scene, [(620, 440), (700, 330), (760, 300), (820, 350), (900, 440)], 450, 10, 5, seed=3)
    man_of_war(scene, 860, 560, 0.62, 1, seed=3, turn=0.5)
    gunsmoke(scene, [(800, 570), (840, 575)], seed=4)
    turf(scene, [(-20, 440), (300, 426), (620, 446)], 920, seed=3)
    beach(scene, [(560, 640, 1), (900, 620), (1220, 640, 1), (1220, 920, 1), (560, 920, 1)], 600, seed=3)
    for x, kind in ((110, "oak"), (280, "elm"), (390, "poplar"), (490, "thorn")):
        tree(scene, x, 620, 300 if kind != "thorn" else 150, seed=x, kind=kind)
    bare_tree(scene, 80, 860, 200, seed=4)
    hedge(scene, [(180, 700), (380, 690), (560, 720)], (22, 40), seed=4)
    bush(scene, 260, 860, 140, 80, seed=5)
    column(scene, (430, 800), (520, 560), (20, 46), seed=6, fire=(430, 800, 100))
    flames(scene, 430, 850, 130, 120, seed=7)
    palm(scene, 980, 880, 320, seed=4, scale=0.8)
    agave(scene, 860, 860, 1.2)
    boulder(scene, 700, 850, 130, 80, seed=3)
    stones(scene, 700, 890, 620, 1190, 10, seed=4)
