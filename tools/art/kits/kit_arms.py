"""A specimen sheet of soldiers, horses, beasts, flags and guns: `python -m tools.art.preview kit_arms`.

It must not be used by any picture of the game.
"""

from __future__ import annotations

from ..engine.geometry import rectangle
from ..engine.scene import Scene
from .beasts import cow, dog, pig, sheep
from .elephants import Trappings, elephant
from .fallen import fallen
from .flags import bhagwa, burgundy_cross, french_colour, harp_flag, pine_tree, stars_and_stripes, union_flag
from .guns import cannon, shot_pile
from .horses import BLACK, GREY, Tack, charger
from .mules import mule
from .riders import cuirassier, rider
from .soldiers import POSTURES, drummer, officer, soldier
from .uniforms import UNIFORMS

SIZE = (1600, 1200)


def sheet(scene: Scene) -> None:
    """Every posture, every uniform, a stable and a rack of flags."""
    scene.fill(rectangle(0, 0, *SIZE), 0.05, wash="#d6c7a2")
    for i, posture in enumerate(POSTURES):
        soldier(scene, 70 + i * 132, 200, 1.5, 1, uniform="british_1775", posture=posture, seed=i)
    for i, uniform in enumerate(UNIFORMS):
        posture = ("port", "fire", "march")[i % 3]
        soldier(
            scene,
            50 + i * 84,
            400,
            1.5,
            1,
            uniform=uniform,
            posture=posture,
            seed=i,
            turn=(60, 76, 30)[i % 3],
        )
    for i, gait in enumerate(("stand", "walk", "trot", "canter", "gallop")):
        charger(scene, 130 + i * 250, 610, 1.2, 1, gait=gait, tack=Tack(("", "#4f6a94")[i % 2]))
    mule(scene, 1440, 610, 1.2, -1)
    cuirassier(scene, 160, 840, 1.2, 1, hide=BLACK)
    rider(scene, 440, 840, 1.2, -1, gait="rear", hide=GREY, uniform="light_dragoon_1798")
    elephant(scene, 760, 850, 1.2, 1, trappings=Trappings(), trunk_up=True)
    cow(scene, 1010, 840, 1.1)
    sheep(scene, 1120, 840, 1.2, grazing=True)
    dog(scene, 1230, 840, 1.2)
    pig(scene, 1370, 840, 1.1)
    cannon(scene, 140, 1010, 1.1)
    shot_pile(scene, 280, 1010, 1.2)
    fallen(scene, 440, 990, 1.2)
    officer(scene, 640, 1010, 1.4, 1, uniform="british_1798")
    drummer(scene, 740, 1010, 1.4, 1, uniform="british_1809")
    for i, flag in enumerate((bhagwa, burgundy_cross, harp_flag, pine_tree, stars_and_stripes)):
        flag(scene, 40 + i * 220, 1060, 150, 96)
    union_flag(scene, 840, 900, 150, 96, year=1775)
    union_flag(scene, 1040, 900, 150, 96, year=1815)
    french_colour(scene, 1240, 900, 110, 100, year=1809)
    french_colour(scene, 1420, 900, 110, 100, year=1813)
