"""A specimen sheet of houses, rooms, furniture and carriages, to look them over at one glance.

It must not be used by any picture.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, rectangle
from ..engine.scene import Scene
from .candlelight import candle, chandelier, lantern
from .churches import portico, st_pauls, steeple, village_church
from .coaches import Coach
from .election import poll_box
from .facades import facade, quoins, random_houses, street_wall, terrace
from .furniture import bench, chair_back, chair_side, long_table
from .hangings import door_leaf, pier_glass, poster, tall_window
from .landmarks import abbey, hill_fort, spinning_mill, st_james, windmill
from .machines import stocking_frame
from .missiles import cabbage, dead_cat, turnip
from .monuments import column_shaft, pedestal, standing_bronze
from .oddments import basket, brick_heap, globe, inkstand, tankard
from .perspective import Quad
from .vehicles import barrel, barrow, cart, ladder

SIZE = (1600, 1200)


def sheet(scene: Scene) -> None:
    """Everything once."""
    scene.fill(rectangle(0, 0, *SIZE), 0.0, wash="#ece2c8")
    rng = np.random.default_rng(3)
    _town(scene, rng)
    _rooms(scene, rng)
    _streets(scene)


def _town(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.5):
        st_pauls(scene, 560, 250, 0.9)
        steeple(scene, 700, 250, 0.6)
    terrace(scene, 420, 270, random_houses(rng, 300, 60, 110), rng)
    front = Quad(300, 300, (10, 20), (260, 80), (260, 350), (10, 380))
    facade(scene, front, rng=rng, bricked=((0, 1),), blinds=0.4)
    quoins(scene, front, height=20, reach=26)
    street_wall(scene, [(760, 850, 150, 100, 330, 350), (850, 960, 90, 10, 350, 380)], rng)
    portico(scene, Quad(400, 420, (980, 60), (1240, 90), (1240, 330), (980, 360)), rng)
    st_james(scene, 1420, 350, 0.5, rng, reach=300)
    abbey(scene, 90, 760, 0.7)
    spinning_mill(scene, 210, 760, 130, 150)
    windmill(scene, 410, 760, 0.8)
    village_church(scene, 520, 760, 0.8)
    hill_fort(scene, [(270, 460), (380, 430), (520, 450)], height=26)


def _rooms(scene: Scene, rng: np.random.Generator) -> None:
    wall = Quad(100, 100, (700, 420), (860, 420), (860, 600), (700, 600))
    tall_window(scene, wall, 10, 10, 30, 70)
    pier_glass(scene, wall, 58, 14, 34, 66)
    poster(scene, [(890, 430), (970, 426), (974, 520), (892, 524)], [("RIGHTS", 0.18), ("MAN", 0.3)])
    door_leaf(scene, [(1000, 420), (1060, 400), (1060, 620), (1000, 590)])
    chandelier(scene, 1180, 560, 0.9, chain=30)
    stocking_frame(scene, 1500, 640, 0.9, broken=True)
    long_table(scene, (700, 900, 700), (670, 940, 740), legs=80)
    candle(scene, 760, 724, 1.4)
    tankard(scene, 820, 726, 1.4)
    inkstand(scene, 860, 726, 1.0)
    lantern(scene, 980, 640, 1.2)
    chair_side(scene, 1060, 790, 1.6)
    chair_back(scene, 1130, 790, 1.6)
    bench(scene, 1180, 1340, 790, 50)
    globe(scene, 1400, 790, 1.0)
    brick_heap(scene, 1460, 790, rng)


def _streets(scene: Scene) -> None:
    for i, state in enumerate((False, True)):
        coach = Coach(scene, 190 + 360 * i, 1170, 1.3, state=state)
        coach.under()
        coach.body()
        coach.over()
    cart(scene, 800, 980, 1.2)
    barrow(scene, 980, 980, 1.2)
    barrel(scene, 1080, 980, 1.0)
    basket(scene, 1160, 980, 1.2)
    ladder(scene, (1220, 1170), (1250, 860))
    poll_box(scene, 800, 1170, 1.0)
    cabbage(scene, 900, 1150, 24)
    turnip(scene, 960, 1150, 20)
    dead_cat(scene, 1080, 1130, 1.2)
    pedestal(scene, 1340, 1180, 130, 120)
    standing_bronze(scene, 1340, 1058, 1.7)
    column_shaft(scene, Frame(1530, 1180), 280, 34)
