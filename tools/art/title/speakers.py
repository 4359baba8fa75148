"""The gentlemen on the hustings, and the clerks behind them who write down the votes.

It must not know the booth they stand in; `floor` is where their feet are.
"""

from __future__ import annotations

from ..engine.geometry import Frame
from ..engine.scene import Scene
from ..kits.bodies import man
from ..kits.burin import Burin
from ..kits.furniture import long_table
from ..kits.oddments import book, inkstand
from ..kits.props import cane, pole, sheet

POWDER = "#d8cfbd"


def _brass(burin: Burin, frame: Frame) -> None:
    """The head of a constable's staff."""
    burin.polygon(frame, [(-1.7, 0), (-1.3, -7), (1.3, -7), (1.7, 0)], "#d8b45c", 0.2)


def clerks(scene: Scene, floor: float) -> None:
    """A constable, and two clerks over the poll book, against the back cloth."""
    man(
        scene,
        770,
        floor,
        2.06,
        seed=21,
        turn=20,
        dress="frock",
        coat="#5f6f86",
        waistcoat="#8c5a4a",
        hat="tricorn",
        hat_trim="#d9b64e",
        hair="wig",
        hair_colour=POWDER,
        arm_near=(-24, 30),
        arm_far=(26, 70),
        hold=pole(178, 62, 54, 1.9, "#8a6a48", _brass),
        jowl=0.7,
        belly=0.4,
        look=30,
    )
    man(
        scene,
        1176,
        floor,
        2.0,
        -1,
        seed=22,
        turn=40,
        dress="coat",
        coat="#5a5246",
        waistcoat="#cdb98a",
        hair="bald",
        hair_colour=POWDER,
        arm_near=(30, 100),
        arm_far=(20, 90),
        nod=-14,
        lean=10,
        nose=0.9,
        age=0.8,
        shadow=False,
    )
    man(
        scene,
        1108,
        floor,
        2.0,
        seed=23,
        turn=58,
        dress="coat",
        coat="#7a7a52",
        waistcoat="#e4d2a0",
        hair="queue",
        arm_near=(30, 96),
        arm_far=(20, 80),
        nod=-10,
        lean=6,
        nose=0.5,
        shadow=False,
    )
    y = floor - 74
    long_table(scene, (1062, 1222, y - 12), (1052, 1232, y), legs=80, thick=9, weight=1.1)
    book(scene, 1126, y - 5, 1.5, -2)
    inkstand(scene, 1186, y - 4, 0.8)


def speakers(scene: Scene, floor: float) -> None:
    """The candidate speaking, his friends at his left hand, his rival and the mayor at his right."""
    man(
        scene,
        838,
        floor - 6,
        2.2,
        seed=3,
        turn=-28,
        dress="frock",
        coat="#7a8a5a",
        waistcoat="#c9a24c",
        hat="",
        hair="wig",
        hair_colour=POWDER,
        arm_near=(16, 40),
        arm_far=(40, 128),
        look=-40,
        lean=-5,
        nose=0.8,
        chin=0.5,
        smile=0.4,
    )
    man(
        scene,
        894,
        floor - 2,
        2.18,
        seed=4,
        turn=48,
        dress="frock",
        coat="#6a5a48",
        waistcoat="#b8503c",
        hat="tricorn",
        hat_trim="#d9b64e",
        hair="wig",
        hair_colour=POWDER,
        belly=1.0,
        jowl=1.0,
        nose=0.6,
        arm_near=(24, 66),
        arm_far=(20, 70),
        hold=cane(8, 40),
        nod=8,
    )
    man(
        scene,
        1262,
        floor - 4,
        2.2,
        -1,
        seed=1,
        turn=52,
        dress="frock",
        coat="#4a4a44",
        waistcoat="#d8b45c",
        hat="tricorn",
        hair="wig",
        hair_colour=POWDER,
        belly=0.8,
        jowl=0.9,
        nose=0.5,
        frown=0.7,
        arm_near=(30, 118),
        arm_far=(26, 112),
        shadow=False,
    )
    man(
        scene,
        1196,
        floor,
        2.2,
        -1,
        seed=2,
        turn=66,
        dress="frock",
        coat="#d0a24a",
        waistcoat="#efe3c4",
        hair="wig",
        hair_colour=POWDER,
        belly=0.2,
        nose=0.6,
        chin=0.7,
        arm_near=(12, 44),
        arm_far=(34, 96),
        hold_far=sheet(15, 22, -4),
        lean=-4,
        frown=0.5,
        nod=6,
        leg_near=(14, 2),
        leg_far=(-14, -6),
    )
    man(
        scene,
        1022,
        floor + 2,
        2.5,
        seed=5,
        turn=34,
        dress="coat",
        coat="#4f6f9a",
        waistcoat="#e8cf94",
        hair="wig",
        hair_colour=POWDER,
        arm_near=(-28, 44),
        arm_far=(128, 158),
        hand="open",
        hand_far="open",
        mouth=0.9,
        lean=7,
        nod=8,
        belly=0.35,
        nose=0.55,
        chin=0.45,
        leg_near=(20, 4),
        leg_far=(-16, -8),
    )
