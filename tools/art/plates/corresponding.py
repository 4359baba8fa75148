"""The Corresponding Societies: Paine is read aloud in a tavern by candle, and a spy takes notes at the door.

Hero: the reader in his red waistcoat, standing on a bench. A London club-room of about 1793: working men in
frock coats, jackets and shirt sleeves, their own hair or old wigs, round hats and cocked hats mixed. Checked:
the London society began in a tavern, the Bell in Exeter Street, 25 January 1792; a ruled book for the names,
numbered tickets, a penny a week (Hardy's account in M. Thale, ed., Selections from the Papers of the London
Corresponding Society, 1983); informers such as Powell reported its meetings (same source).
"""

from __future__ import annotations

from ..engine.geometry import Frame, Point, ellipse, rectangle
from ..engine.scene import Scene
from ..kits.at_table import lay_arms
from ..kits.bodies import Person, man
from ..kits.burin import LEATHER, Burin
from ..kits.candlelight import (
    Light,
    candle,
    candlelight,
    cast_on_wall,
    daylight,
    flame,
    lit_from,
)
from ..kits.furniture import bench, chair_side, long_table, shelf, stool
from ..kits.hangings import door_leaf, paper, picture, poster
from ..kits.hats import Hat, draw_hat
from ..kits.modelling import View
from ..kits.night import glow
from ..kits.oddments import bottle, inkstand, tankard
from ..kits.perspective import COURSES, panel, quad_fill
from ..kits.props import book, sheet
from ..kits.props import tankard as pot_in_hand
from ..kits.rooms import Room
from ..kits.seated import sitting_man

SEED = 5
FLAME: Point = (596, 556)
"""The middle of the chief candle's flame."""
LEFT_FLAME: Point = (330, 590)
DRAB, BROWN, SLATE, OLIVE, PLUM = "#a08a66", "#8a6248", "#6a7a92", "#7d8660", "#85688c"


def draw(scene: Scene) -> None:
    """Cut the plate."""
    room = Room(scene, (610, 390), (140, 56, 1066, 544), 3.6, 200)
    _walls(scene, room)
    _reader_shadow(scene, room)
    _door(scene, room)
    _standing(scene)
    _reader(scene)
    sitters = _at_table(scene)
    _table(scene)
    _elbows(scene, sitters)
    _foreground(scene)
    _light(scene, room)


def _walls(scene: Scene, room: Room) -> None:
    room.walls("#dcc79a", far=0.1, left=0.2, right=0.24, roof=0.26, roof_wash="#b89a70")
    room.wainscot(34, "#b08c58", tone=0.24, panels=(9, 5, 5))
    room.boards("#b59a6c", tone=0.2, planks=13, weight=1.1)
    room.beams(4, 3.0, tone=0.4, drop=24)
    _pegs(scene, room)
    shelf(scene, *room.far([(8, 22), (42, 22)]), 8)
    for i in range(6):
        x, y = room.far.at(11 + i * 5.6, 22)
        if i % 3 == 1:
            plate = ellipse(x, y - 17, 15, 17, 24)
            scene.fill(plate, 0.12, puff=0.3, wash="#b4afa0", outline=1.1)
            scene.contour(ellipse(x, y - 17, 10, 11, 20), 0.6)
        else:
            tankard(scene, x, y, 1.7)
    picture(
        scene,
        room.far,
        84,
        9,
        17,
        21,
        lambda x, y, size: _portrait(scene, x, y, size),
        tone=0.3,
        ground="#b09a78",
    )
    corners = room.far([(112, 8), (141, 7), (141.4, 45), (111.6, 46)])
    poster(scene, corners, [("RIGHTS", 0.18), ("OF", 0.1), ("MAN", 0.26)])


def _portrait(scene: Scene, x: float, y: float, size: float) -> None:
    """The author himself."""
    scale = size / 38
    man(
        scene,
        x,
        y + 82 * scale,
        scale,
        turn=40,
        upper_only=True,
        shadow=False,
        dress="frock",
        coat=BROWN,
        hair="queue",
        hair_colour="#6a5a48",
        nose=0.8,
    )


def _pegs(scene: Scene, room: Room) -> None:
    """The members' hats along a rail."""
    quad_fill(scene, room.far, panel(5, 43, 36, 2), 0.3, along=COURSES, wash="#8a6a48", outline=1)
    for i, kind in enumerate(("tricorn", "round", "slouch")):
        x, y = room.far.at(10 + i * 13, 45)
        draw_hat(Burin(scene, 2.4), Frame(x, y + 44, 2.4), View(40 + 30 * i), Hat(kind))


def _reader_shadow(scene: Scene, room: Room) -> None:
    def cast(stencil: Scene) -> None:
        man(stencil, 372, 812, 5.9, shadow=False, **READER)

    wall = room.far(panel(0, 4, room.far.w, 62))
    cast_on_wall(scene, cast, wall, 0.62, 4)


READER = {
    "turn": 54,
    "dress": "shirt",
    "waistcoat": "#c23f33",
    "breeches": "#9a8a68",
    "hair": "short",
    "hair_colour": "#4a3020",
    "arm_near": (46, 112),
    "arm_far": (128, 164),
    "hand_far": "open",
    "mouth": 0.8,
    "nose": 0.5,
    "chin": 0.5,
    "lean": 4,
    "nod": -6,
}


def _door(scene: Scene, room: Room) -> None:
    """Ajar on cold moonlight; the informer writes against his palm."""
    left, top, w = 163, 22, 23
    quad_fill(scene, room.far, panel(left - 3, top - 4, w + 6, 82), 0.3, wash="#a08058", outline=1.5)
    opening = panel(left, top, w, 100 - top)
    quad_fill(scene, room.far, opening, 0.12, along=COURSES, wash="#9fb6d2", outline=1.2)
    with scene.clipped(room.far.clip(left, top, w, 100 - top)):
        lit_from(scene, 980, 400, (1100, 330))
        x, y = room.far.at(left + 12, 100)
        man(
            scene,
            x + 24,
            y + 12,
            3.3,
            -1,
            turn=58,
            lean=9,
            dress="great",
            coat="#6a6f7c",
            hat="round",
            hair="short",
            hair_colour="#2f261e",
            nose=1.0,
            chin=0.8,
            jowl=0.0,
            age=0.8,
            hand_at=(7, 71),
            hold=sheet(11, 12),
            hand_far_at=(9, 66),
            shadow=False,
            frown=0.5,
        )
    a, b = room.far.at(left + w, top), room.far.at(left + w, 100)
    door_leaf(scene, [a, (a[0] + 78, a[1] - 42), (b[0] + 78, b[1] + 70), b])


STANDING = (
    (236, 676, 3.4, 1, {"coat": SLATE, "turn": 70, "hat": "round", "hair": "short", "nose": 0.8}),
    (318, 664, 3.3, 1, {"coat": DRAB, "turn": 44, "hair": "short", "mouth": 0.5, "hand_at": (13, 88)}),
    (388, 676, 3.5, 1, {"coat": OLIVE, "turn": 64, "hat": "slouch", "hair": "long", "nose": 0.3}),
    (456, 660, 3.2, 1, {"coat": PLUM, "turn": 36, "hair": "wig", "hair_colour": "#cfc4ac", "jowl": 0.8}),
    (716, 664, 3.3, -1, {"coat": DRAB, "turn": 66, "hat": "slouch", "hat_colour": "#6a5a44", "hair": "long"}),
    (
        788,
        680,
        3.35,
        -1,
        {
            "coat": BROWN,
            "turn": 38,
            "hair": "bald",
            "age": 1.0,
            "smile": 0.9,
            "mouth": 0.4,
            "jowl": 0.0,
            "chin": 0.9,
            "hair_colour": "#cfc6b4",
        },
    ),
    (842, 662, 3.4, -1, {"coat": SLATE, "turn": 72, "hat": "round", "hair": "short", "nose": 0.6}),
    (896, 698, 3.3, -1, {"coat": OLIVE, "turn": 58, "hat": "tricorn", "hair": "queue", "jowl": 0.6}),
)
"""The men against the wall: x, y, scale, flip and who they are."""


def _standing(scene: Scene) -> None:
    for i, (x, y, scale, flip, who) in enumerate(STANDING):
        lit_from(scene, x, y - 240, FLAME)
        arms = {"arm_near": (8, 30 + 12 * (i % 3)), "arm_far": (10, 70)}
        man(scene, x, y, scale, flip, seed=i, shadow=False, **({"nod": 6} | arms | who))


def _reader(scene: Scene) -> None:
    lit_from(scene, 560, 420, FLAME)
    man(scene, 556, 664, 4.1, shadow=False, hold=book(True), **READER)


SEATED = (
    (
        286,
        766,
        3.75,
        1,
        {"coat": BROWN, "turn": 64, "hat": "tricorn", "hair": "queue", "jowl": 0.8, "age": 0.8},
    ),
    (398, 772, 3.65, 1, {"coat": SLATE, "turn": 28, "hair": "short", "look": 26}),
    (700, 776, 3.75, -1, {"coat": DRAB, "turn": 34, "hair": "queue", "look": 22, "smile": 0.5}),
    (800, 766, 3.6, -1, {"coat": PLUM, "turn": 70, "hat": "cap", "hat_colour": "#b8402f", "hair": "short"}),
    (
        900,
        778,
        3.75,
        -1,
        {
            "coat": OLIVE,
            "turn": 50,
            "hair": "wig",
            "hair_colour": "#d8cfbd",
            "jowl": 1.0,
            "belly": 1.0,
            "smile": 0.8,
        },
    ),
)


def _at_table(scene: Scene) -> list[Person]:
    """The men behind the board."""
    sitters = []
    for i, (x, y, scale, flip, who) in enumerate(SEATED):
        lit_from(scene, x, y - 240, FLAME)
        near, far = (13, 18) if who["turn"] > 48 else (-4, 12)
        arms = {"hand_at": (near, 43.5), "hand_far_at": (far, 44), "nod": 8}
        how = {"seed": 20 + i, "shadow": False, "upper_only": True}
        sitters.append(man(scene, x, y, scale, flip, **(how | arms | who)))
    return sitters


def _elbows(scene: Scene, sitters: list[Person]) -> None:
    for sitter, (x, y, _, _, who) in zip(sitters, SEATED, strict=True):
        lit_from(scene, x, y - 240, FLAME)
        lay_arms(sitter, who["coat"])
    daylight(scene)


def _table(scene: Scene) -> None:
    daylight(scene)
    long_table(scene, (226, 930, 594), (168, 992, 668), legs=150, tone=0.06, at=(216, 944))
    candle(scene, 596, 640, 2.4, length=14)
    candle(scene, 330, 640, 1.7, length=13)
    for x, y, size in ((486, 652, 2.0), (748, 622, 1.8), (930, 648, 1.9)):
        scene.shade([(x - 8, y - 3), (x + 30, y - 3), (x + 26, y + 4), (x - 8, y + 4)], 0.3, 3)
        tankard(scene, x, y, size)
    bottle(scene, 836, 624, 1.7)
    inkstand(scene, 640, 652, 1.2)
    paper(scene, [(500, 628), (566, 626), (574, 650), (494, 652)], 4)
    paper(scene, [(380, 616), (430, 614), (434, 632), (376, 634)], 3)
    paper(scene, [(672, 634), (724, 630), (736, 652), (680, 656)], 5)
    scene.shade([(196, 684), (964, 684), (1010, 800), (150, 800)], 0.34, 10)
    scene.shade([(0, 800), (1200, 800), (1200, 900), (0, 900)], 0.2, 40)


def _foreground(scene: Scene) -> None:
    lit_from(scene, 170, 640, FLAME)
    chair_side(scene, 150, 858, 3.7, part="back")
    chair_side(scene, 150, 858, 3.7, part="front")
    sitting_man(
        scene,
        152,
        858,
        3.7,
        1,
        turn=74,
        dress="frock",
        coat=PLUM,
        waistcoat="#c9a24c",
        breeches="#a08a66",
        hat="tricorn",
        hair="wig",
        hair_colour="#cfc4ac",
        belly=0.8,
        jowl=0.8,
        nose=0.6,
        age=0.8,
        nod=10,
        arm_near=(46, 126),
        hold=pot_in_hand(),
        hand="fist",
        hand_far_at=(25, 56),
        hand_far="flat",
    )
    for x in (676, 838):
        _calves(scene, x, 890, 3.9)
    bench(scene, 560, 962, 890, 92, tone=0.4)
    for x, flip, who in (
        (676, 1, {"coat": BROWN, "turn": 160, "hair": "queue", "look": -34, "arm_near": (24, 96)}),
        (
            838,
            -1,
            {"coat": SLATE, "turn": 152, "hat": "round", "hair": "queue", "look": -20, "arm_near": (40, 110)},
        ),
    ):
        lit_from(scene, x, 660, FLAME)
        with scene.clipped(rectangle(0, 0, 1200, 806)):
            how = {"dress": "frock", "upper_only": True, "hip": 25, "tone": 0.34}
            man(scene, x, 890, 3.9, flip, seed=x, shadow=False, **how, **who)
        _skirts(scene, x, 890, 3.9, who["coat"])
    lit_from(scene, 1060, 800, FLAME)
    scene.shade([(990, 856), (1140, 856), (1170, 872), (1000, 874)], 0.35, 8)
    stool(scene, 1076, 870, 2.7)
    draw_hat(Burin(scene, 2.6), Frame(1078, 842, 2.6), View(70), Hat("tricorn"))
    daylight(scene)
    for x, y, tilt in ((360, 846, 8), (440, 872, -12)):
        paper(scene, [(x, y), (x + 62, y - 10 + tilt), (x + 76, y + 14), (x + 10, y + 22)], 4)


def _skirts(scene: Scene, x: float, y: float, scale: float, coat: str) -> None:
    """The skirts of a coat spread over the edge of a bench, seen from behind, with their vent."""
    burin, frame = Burin(scene, scale), Frame(x, y, scale)
    side = [(9.6, -34), (11.4, -24), (14.6, -10.6)]
    hem = [(7, -9.4), (0, -10.2), (-7, -9.4)]
    skirts = [*side, *hem, *((-px, py) for px, py in side[::-1])]
    burin.polygon(frame, skirts, coat, 0.34, puff=0.3, hatch=84, outline=0)
    burin.line(frame, [side[-1], *hem, (-14.6, -10.6)], 1.3, 0)
    burin.line(frame, [(0, -30), (0.4, -10.2)], 1.1, 0.2)
    for way in (-1, 1):
        burin.line(frame, [(way * px, py) for px, py in side], 1.3, 0.1)
        for across in (4.6, 8.4):
            burin.line(frame, [(way * across, -28), (way * across * 1.3, -11)], 0.8, 0.4)


def _calves(scene: Scene, x: float, y: float, scale: float) -> None:
    """Stockings and shoes under a bench, seen from behind."""
    burin, frame = Burin(scene, scale), Frame(x, y, scale)
    for side in (-1, 1):
        x = side * 5.4
        burin.tube(frame, [(x, -22), (x, -13), (x, -3)], [6.4, 7.0, 3.8], "#d8ccb0", 0.3)
        heel = [(x - 2.2, -4), (x + 2.2, -4), (x + 2.9, 1.4), (x - 2.9, 1.4)]
        burin.polygon(frame, heel, LEATHER, 0.7)
        burin.line(frame, [(x - 3.4, 1.6), (x + 3.4 + side, 1.6)], 1.0, 0)


def _light(scene: Scene, room: Room) -> None:
    x, y = FLAME
    door = room.far.at(174, 58)
    candlelight(
        scene,
        [
            Light(x, y - 80, 300, 1.0, 0.9),
            Light(x, 610, 430, 0.5, 2.3),
            Light(*LEFT_FLAME, 170, 0.45),
            Light(*room.far.at(126, 26), 130, 0.4),
            Light(*room.far.at(24, 20), 120, 0.22),
            Light(*door, 70, 0.8, 0.5),
            Light(1086, 850, 110, 0.26),
            Light(210, 740, 150, 0.26),
        ],
        ambient=0.1,
    )
    glow(scene, x, y, 110, "#fbe2a0", 0.4)
    glow(scene, x, y, 46, "#fff8de", 1.0)
    glow(scene, *LEFT_FLAME, 34, "#fff0c0", 0.8)
    flame(scene, x - 1, y + 22, 2.4)
    flame(scene, LEFT_FLAME[0], LEFT_FLAME[1] + 12, 1.7)
