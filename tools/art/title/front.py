"""The nearest of the crowd, seen from behind and almost black, to throw the light back on the hustings.

It must not know what they look at.
"""

from __future__ import annotations

import cv2
import numpy as np

from ..engine.noise import blur
from ..engine.scene import Scene
from ..kits.bodies import man, woman
from ..kits.props import pole, tankard

SEED = 8
DARK, RIM = 0.44, 6.0
"""How much darker than daylight they are cut, and how wide the light on their edges is, in units."""


def draw(scene: Scene) -> None:
    """Heads and shoulders along the lower edge, high at the sides and low in the middle."""
    before = scene.cover.copy()
    _left(scene)
    _right(scene)
    _middle(scene)
    _darken(scene, before)


def _left(scene: Scene) -> None:
    man(
        scene,
        60,
        1380,
        5.5,
        seed=1,
        turn=150,
        dress="great",
        coat="#5a5246",
        hat="tricorn",
        hair="wig",
        belly=0.8,
        arm_near=(20, 60),
        look=-30,
        shadow=False,
    )
    woman(scene, 232, 1442, 4.9, seed=2, turn=150, gown="#7a5a48", hat="mob", look=-40, shadow=False)
    man(
        scene,
        330,
        1478,
        5.1,
        seed=18,
        turn=196,
        dress="frock",
        coat="#5f5648",
        hat="",
        hair="wig",
        shadow=False,
    )
    man(
        scene,
        452,
        1440,
        5.3,
        seed=3,
        turn=160,
        dress="frock",
        coat="#6a5a48",
        hat="round",
        hair="queue",
        arm_near=(150, 172),
        hand="fist",
        hold=pole(170, 40, 10, 2.2),
        shadow=False,
    )
    man(
        scene,
        590,
        1500,
        5.0,
        -1,
        seed=4,
        turn=112,
        dress="frock",
        coat="#5f5648",
        hat="tricorn",
        hair="queue",
        mouth=0.6,
        nod=10,
        arm_near=(30, 60),
        shadow=False,
    )
    woman(
        scene, 664, 1530, 4.9, seed=9, turn=188, gown="#6d6a58", hat="straw", arm_near=(20, 40), shadow=False
    )


def _middle(scene: Scene) -> None:
    man(scene, 820, 1556, 5.0, seed=12, turn=168, dress="frock", coat="#6a5a48", hat="tricorn", shadow=False)
    man(
        scene,
        1016,
        1568,
        5.0,
        seed=10,
        turn=176,
        dress="frock",
        coat="#5a5246",
        hat="",
        hair="wig",
        shadow=False,
    )
    woman(scene, 1118, 1546, 5.0, seed=13, turn=140, gown="#6a5a48", hat="bonnet", look=-30, shadow=False)
    man(
        scene,
        1310,
        1526,
        5.1,
        seed=5,
        turn=200,
        dress="frock",
        coat="#5a5246",
        hat="round",
        hair="queue",
        shadow=False,
    )


def _right(scene: Scene) -> None:
    man(
        scene,
        2576,
        1384,
        5.5,
        -1,
        seed=8,
        turn=140,
        dress="great",
        coat="#5a5246",
        hat="tricorn",
        hair="wig",
        arm_near=(30, 70),
        belly=1.0,
        shadow=False,
    )
    woman(scene, 2402, 1440, 5.0, -1, seed=14, turn=160, gown="#7a5a48", hat="mob", shadow=False)
    man(
        scene,
        2300,
        1476,
        5.1,
        -1,
        seed=15,
        turn=190,
        dress="frock",
        coat="#6a5a48",
        hat="slouch",
        shadow=False,
    )
    man(
        scene,
        2070,
        1446,
        5.3,
        -1,
        seed=7,
        turn=150,
        dress="shirt",
        waistcoat="#6a5a48",
        hat="slouch",
        hair="short",
        arm_near=(148, 172),
        hand="fist",
        hold=tankard(),
        shadow=False,
    )
    woman(scene, 1936, 1502, 4.9, -1, seed=6, turn=172, gown="#6d6a58", hat="bonnet", shadow=False)
    man(
        scene,
        1690,
        1470,
        5.2,
        -1,
        seed=16,
        turn=124,
        dress="frock",
        coat="#5f5648",
        hat="tricorn",
        hair="wig",
        jowl=1.0,
        mouth=0.5,
        shadow=False,
    )
    man(
        scene,
        1578,
        1524,
        5.0,
        -1,
        seed=17,
        turn=168,
        dress="frock",
        coat="#5a5246",
        hat="",
        hair="bald",
        age=0.9,
        shadow=False,
    )


def _darken(scene: Scene, before: np.ndarray) -> None:
    """Hatch all of them dark but for a rim toward the light."""
    mine = np.clip(scene.cover - before, 0, 1)
    reach = RIM * scene.k
    shift = np.float32([[1, 0, reach], [0, 1, reach * 1.2]])
    behind = blur(
        cv2.warpAffine(mine, shift, mine.shape[::-1], borderMode=cv2.BORDER_REPLICATE), reach * 0.24
    )
    inner = mine * np.clip(behind, 0, 1)
    scene.rule(mine > 0.5)
    scene.tone += inner * DARK
    np.clip(scene.tone, 0, 0.92, out=scene.tone)
    scene.wash *= 1 - (inner * 0.5)[..., None] * np.float32([0.75, 0.85, 1.0])
