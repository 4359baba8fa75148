"""A sheet of the people's kit, to be looked at.

It must not be used by any picture.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, rectangle
from ..engine.scene import Scene
from .bodies import child, man, woman
from .burin import BROWN, WHEAT, Burin
from .busts import bust
from .crowd import folk, throng
from .hats import HATS, Hat, draw_hat, hat_before
from .heads import Face, draw_head
from .lying import lying
from .modelling import View
from .props import baby, basket, bottle, draw_bottle, loaf_in_hand, pike_tip, pole, sabre, tankard
from .props import sheet as paper
from .seated import sitting_man, sitting_woman

SEED = 3


def sheet(scene: Scene) -> None:
    """Heads and hats, standing, sitting and lying people, backs, children, crowds."""
    scene.fill(rectangle(0, 0, 1200, 900), 0.04, hatch=3, wash="#e9dcc0")
    _heads(scene)
    _standing(scene)
    _sitting(scene)
    _crowds(scene)


def _heads(scene: Scene) -> None:
    for i, kind in enumerate(HATS):
        frame, burin = Frame(40 + 76 * i, 92, 3.2, 0, 1), Burin(scene, 2.0)
        view = View((62, 25, 90, -35, 130)[i % 5], 8 if i % 4 == 2 else 0)
        hooded = kind in ("mob", "bonnet")
        hat = Hat(
            kind,
            {"mob": "#f0e8d4", "bonnet": "#c9b07a", "straw": "#e0c88a", "turban": "#d98a3c"}.get(
                kind, "#3a3026"
            ),
        )
        face = Face(
            hair="bun" if hooded else "queue", nose=0.1 * (i % 7), chin=0.1 * (i % 5), age=0.1 * (i % 9)
        )
        hat_before(burin, frame, view, hat)
        draw_head(burin, frame, view, face, True, hooded)
        draw_hat(burin, frame, view, hat)


def _standing(scene: Scene) -> None:
    y, scale = 340, 2.05
    man(
        scene,
        60,
        y,
        scale,
        dress="frock",
        hat="tricorn",
        hat_trim="#d9b64e",
        hair="wig",
        hair_colour="#d8cfbd",
        belly=0.8,
        hold=paper(),
        hand_at=(24, 62),
        hand_far_at=(26, 70),
        seed=1,
    )
    woman(scene, 170, y, scale, gown="#6d7f9c", petticoat="#e6d8b4", hold=basket(), hand_at=(20, 50), seed=2)
    man(
        scene,
        270,
        y,
        scale,
        -1,
        dress="shirt",
        waistcoat="#6d7a56",
        hat="slouch",
        apron="#d8c9a4",
        mouth=1,
        lean=8,
        arm_far=(150, 166),
        hand_far="fist",
        hold_far=pole(172, 46, 20, tip=pike_tip),
        leg_near=(26, 4),
        leg_far=(-20, -30),
        seed=3,
    )
    man(
        scene,
        370,
        y,
        scale,
        dress="tail",
        coat="#3d4a3a",
        hat="top",
        trousers=True,
        turn=20,
        arm_near=(-30, 60),
        arm_far=(16, 40),
        seed=4,
    )
    woman(
        scene,
        460,
        y,
        scale,
        -1,
        waist="high",
        gown="#e6dcc0",
        apron="",
        hat="bonnet",
        hat_colour="#c9b07a",
        shawl="#b8503c",
        turn=40,
        seed=5,
    )
    man(
        scene,
        560,
        y,
        scale,
        dress="soldier",
        coat="#c23f33",
        facing="#6f86a8",
        belts=True,
        hat="bicorne",
        hair="queue",
        turn=70,
        seed=6,
    )
    man(scene, 650, y, scale, turn=150, dress="coat", coat="#5f6f86", hat="round", hair="queue", seed=7)
    woman(scene, 740, y, scale, turn=165, gown="#9c5a48", shawl="#c9a24c", seed=8)
    man(
        scene,
        840,
        y,
        scale,
        dress="bare",
        breeches="#efe6d2",
        skin=BROWN[0],
        hair="short",
        hair_colour="#2a221c",
        hat="kerchief",
        hat_colour="#b8503c",
        arm_far=(140, 160),
        hand_far="fist",
        hold_far=sabre(),
        sash="#b8503c",
        bare=True,
        seed=9,
    )
    man(
        scene,
        940,
        y,
        scale,
        -1,
        dress="great",
        coat="#efe6d2",
        skin=WHEAT[1],
        hair="short",
        hair_colour="#2a221c",
        hat="turban",
        hat_colour="#d98a3c",
        sash="#b8503c",
        seed=10,
    )
    man(
        scene,
        1040,
        y,
        scale,
        dress="gown",
        coat="#3a3640",
        hair="long",
        hair_colour="#5a4028",
        arm_far=(120, 150),
        hand_far="open",
        seed=11,
    )
    child(scene, 1120, y, scale, -1, hat="cap", hold=loaf_in_hand(1.2), hand_at=(26, 62), seed=12)
    child(scene, 1170, y, scale, -1, girl=True, turn=20, seed=13)


def _sitting(scene: Scene) -> None:
    y, scale = 560, 2.05
    for x, seat in ((90, 27), (330, 27)):
        scene.fill(rectangle(x - 22, y - seat * scale, x + 22, y), 0.3, hatch=88, wash="#b08a52", outline=1.2)
    sitting_man(
        scene,
        90,
        y,
        scale,
        dress="coat",
        coat="#7a5a48",
        hair="queue",
        hold=tankard(),
        hand_at=(26, 66),
        seed=21,
    )
    sitting_woman(scene, 330, y, scale, -1, gown="#b8503c", turn=55, hold=bottle(), hand_at=(20, 46), seed=22)
    sitting_man(scene, 480, y, scale, seat=0, dress="shirt", hat="slouch", hand_at=(20, 22), head=-8, seed=23)
    sitting_woman(scene, 610, y, scale, -1, seat=0, gown="#6d8a8c", shawl="#efe6d2", seed=24)
    lying(scene, 900, y, scale, dress="shirt", waistcoat="#7a6a4c", mouth=0.6, seed=25)
    burin = Burin(scene, 2.0)
    baby(burin, Frame(970, y - 20, 2.0))
    draw_bottle(burin, Frame(1110, y, 1.4))


def _crowds(scene: Scene) -> None:
    rng = np.random.default_rng(4)
    throng(scene, rng, 0, 560, 690, 790, 0.5, 0.9, 6, focus=300, time="1819")
    for i in range(6):
        folk(scene, rng, 40 + 90 * i, 890, 1.3, 1 if i < 3 else -1, time="1795")
    for i, turn in enumerate((180, 150, 0, 30, 62)):
        bust(
            scene, 640 + 120 * i, 760, 3.0, lady=i % 2 == 1, turn=turn, depth=44, coat="#5f6f86", seed=i
        ) if i % 2 == 0 else bust(scene, 640 + 120 * i, 760, 3.0, lady=True, turn=turn, depth=44, seed=i)
