"""The Treaty of Paris: across a green table the Duke of Bedford lays his finger on Canada.

Hero: Bedford in scarlet with the Garter's blue riband. Opposite sits the Duke of Praslin, pen in hand; beside
him the Marquis of Grimaldi; at the head Melo e Castro, who acceded for Portugal. The sheet of Guadeloupe is
pushed aside: the island was given back (article 8, French text on Wikisource). Dress of 1763: full-skirted
coats, long waistcoats, bag wigs; a panelled Paris room with casements, pier glasses and the King's portrait.
Checked: signed in Paris on 10 February 1763 by Bedford, Choiseul-Praslin and Grimaldi, Portugal acceding the
same day (text of the treaty, London 1763, and the French full power to Praslin); no likeness is attempted.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Points, ellipse
from ..engine.lettering import quad_text
from ..engine.scene import Scene
from ..kits.at_table import lay_arms
from ..kits.bodies import man
from ..kits.burin import Burin
from ..kits.candlelight import candle, chandelier
from ..kits.furniture import chair_back, chair_side, table_away
from ..kits.hangings import (
    curtain,
    garden_view,
    paper,
    pelmet,
    picture,
    pier_glass,
    tall_window,
)
from ..kits.modelling import View
from ..kits.oddments import globe, inkstand, quill, wax_seal
from ..kits.perspective import Quad, panel
from ..kits.poses import Hook, Person
from ..kits.props import cane, sheet
from ..kits.rooms import Room
from ..kits.seated import sitting_man

SEED = 8
NEAR, FAR = (330, 870, 742), (512, 688, 548)
"""Edges of the table: left x, right x, y."""
DAMASK, WIG, LIGHT_WIG = "#a79f7c", "#d8cfbd", "#ebe4d4"
SHADE = "#b3aca2"
"""Grey laid over whatever the windows do not reach."""
FLEECE = {"nose": 0.8, "chin": 0.6}
SILK = {"breeches": "#d8c8a0", "hair": "wig", "hair_colour": LIGHT_WIG, "dress": "frock"}


def riband(colour: str) -> Hook:
    """An order's riband from the right shoulder to the left hip, to be worn over the waistcoat."""

    def wear(burin: Burin, frame: Frame, view: View) -> None:
        if view.shows(0) < 0:
            return
        upper = [(-6.6, 3.6, 29.4), (-2.0, 7.4, 22.0), (3.0, 8.4, 13.0), (7.4, 6.6, 4.0)]
        lower = [(8.6, 5.2, 7.0), (5.4, 8.2, 16.0), (0.8, 7.6, 24.4), (-4.2, 3.4, 30.2)]
        burin.polygon(frame, view([*upper, *lower]), colour, 0.06, puff=0.1, outline=0.8)

    return wear


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    room = Room(scene, (600, 372), (330, 150, 870, 520), 3.6, 230)
    _walls(scene, room, rng)
    _far_company(scene)
    _sides(scene)
    envoy = _head_of_table(scene)
    praslin = _praslin(scene)
    table_away(scene, FAR, NEAR, 122, rng)
    _on_the_table(scene)
    lay_arms(envoy, ENVOY)
    lay_arms(praslin, PRASLIN["coat"])
    for signer, size in ((envoy, 1.3), (praslin, 2.4)):
        quill(scene, Frame(*signer.near_hand(), size))
    _bedford(scene)
    _near_left(scene)
    _near_right(scene)


def _walls(scene: Scene, room: Room, rng: np.random.Generator) -> None:
    room.walls("#e0d9be", far=0.08, left=0.12, right=0.2, roof=0.07, roof_wash="#efe6cc", weight=1.2)
    room.parquet("#cfb88c", tone=0.05, across=13)
    room.wainscot(24, "#e6dcc0", tone=0.13, panels=(5, 8, 7))
    room.cornice(7, "#eadfc2")
    for x, w in ((62, 46), (150, 46)):
        _casement(scene, room.left, (x, 15, w, 66), rng, 1.2)
    for x in (16, 106):
        _casement(scene, room.far, (x, 16, 24, 62), rng, 0.9)
    for x, w in ((34, 50), (122, 44), (192, 26)):
        pier_glass(scene, room.right, x, 17, w, 48)
    picture(scene, room.far, 53, 12, 40, 52, lambda x, y, size: _king(scene, x, y, size), tone=0.3)
    rose = ellipse(room.roof.w / 2, room.roof.h * 0.72, 13, 26, 40)
    scene.fill(room.roof(rose), 0.08, wash="#ece2c6", outline=1.1)
    scene.contour(room.roof(ellipse(room.roof.w / 2, room.roof.h * 0.72, 8, 17, 40)), 0.8)
    for inset in (8, 13):
        ring = panel(inset, inset * 1.6, room.roof.w - 2 * inset, room.roof.h - inset * 2.6)
        scene.contour(room.roof(ring), 1.1)
    _dusk(scene)
    chandelier(scene, 600, 142, 1.25, chain=140, burning=False)


def _dusk(scene: Scene) -> None:
    """Half-tone over the right of the room and its near floor: the windows light the table alone."""
    wall = [(870, 150), (1200, -76), (1200, 900), (1020, 900), (870, 590)]
    ceiling = [(640, -20), (1220, -20), (1220, -60), (870, 150), (720, 150)]
    floor = [(900, 560), (1200, 640), (1200, 920), (-20, 920), (-20, 830), (560, 860), (960, 800)]
    corner = [(330, 520), (330, 110), (-20, -60), (-20, 860), (120, 700)]
    for shape, amount, soft in ((wall, 0.3, 8), (ceiling, 0.26, 30), (floor, 0.3, 26), (corner, 0.1, 8)):
        scene.shade(shape, amount, soft)
        scene.tint(shape, SHADE, min(1.0, amount * 2.6), soft=soft)


def _casement(
    scene: Scene, wall: Quad, box: tuple[float, float, float, float], rng: np.random.Generator, weight: float
) -> None:
    """A tall window with its hangings."""
    x, y, w, h = box
    tall_window(scene, wall, x, y, w, h, weight=weight, view=garden_view(scene, wall, x, y, w, h, rng))
    for side in (1, -1):
        curtain(
            scene,
            wall,
            x - w * 0.16,
            y - 3,
            w * 1.32,
            h * 1.2,
            side,
            wash=DAMASK,
            weight=weight,
            tone=0.1,
            folds=4,
        )
    pelmet(scene, wall, x - w * 0.2, y - 6, w * 1.4, h * 0.17, wash=DAMASK, weight=weight, tone=0.12)


def _king(scene: Scene, x: float, y: float, size: float) -> None:
    """A portrait in state: ermine, a riband, a wig."""
    scale = size / 46
    how = {"dress": "frock", "coat": "#6f86b4", "waistcoat": "#efe6d2", "hair": "wig"}
    man(
        scene,
        x,
        y + 80 * scale,
        scale,
        turn=36,
        upper_only=True,
        shadow=False,
        hair_colour=WIG,
        over_trunk=riband("#c9d8ee"),
        **how,
    )


IN_COAT = {"hand_at": (3, 66), "hand": "flat", "arm_far": (-8, 8)}
"""A hand slipped into the waistcoat, as one stands for a portrait."""
FAR_COMPANY = (
    (392, 640, 2.05, 1, {"coat": "#7d8660", "turn": 66, "look": -20}),
    (436, 652, 2.15, 1, {"coat": "#8a6a52", "turn": 40, "hold": sheet(12, 14), "arm_near": (30, 110)}),
    (480, 646, 2.0, 1, {"coat": "#6f82a4", "turn": 20, "smile": 0.5} | IN_COAT),
    (706, 648, 2.1, -1, {"coat": "#80627a", "turn": 34, "jowl": 0.8, "belly": 0.8} | IN_COAT),
    (752, 640, 2.0, -1, {"coat": "#7d8660", "turn": 72, "lean": 6}),
    (800, 654, 2.15, -1, {"coat": "#9a7a4e", "turn": 48, "nose": 0.8}),
)
"""Secretaries and gentlemen of the embassies: x, y, scale, flip, who."""


def _far_company(scene: Scene) -> None:
    for i, (x, y, scale, flip, who) in enumerate(FAR_COMPANY):
        how = {"waistcoat": "#e0cc98", "nod": 4, "arm_far": (10, 60)}
        man(scene, x, y, scale, flip, seed=40 + i, **(SILK | how | who))


def _sides(scene: Scene) -> None:
    """The sitters along both sides, far to near; the table will hide their knees."""
    for i, (x, y, scale, flip, who) in enumerate(
        (
            (440, 706, 2.3, 1, {"coat": "#7d8660", "turn": 58, "hand_at": (20, 50)}),
            (768, 706, 2.3, -1, {"coat": "#8a744e", "turn": 64, "hand_at": (18, 52)}),
            (
                826,
                772,
                2.75,
                -1,
                {"coat": "#b8924e", "waistcoat": "#efe0b4", "turn": 50, "hand_at": (20, 54)} | FLEECE,
            ),
        )
    ):
        chair_side(scene, x, y, scale, flip, part="back", wash="#c9a24c", tone=0.2)
        chair_side(scene, x, y, scale, flip, part="front", wash="#c9a24c", seat="#b8503c", tone=0.2)
        how = {"waistcoat": "#d8c08a", "jowl": 0.3 * i, "age": 0.5, "nose": 0.3 + 0.15 * i}
        sitting_man(scene, x, y, scale, flip, seed=50 + i, **(SILK | how | who))


def _head_of_table(scene: Scene) -> Person:
    """The Portuguese envoy, square to us, with the cross of an order."""
    with scene.clipped([(0, 0), (1200, 0), (1200, 549), (0, 549)]):
        chair_back(scene, 600, 656, 2.6, kind="padded", wash="#c9a24c", w=17, h=50, tone=0.25)
        how = {"coat": ENVOY, "waistcoat": "#e6cf8a", "over_trunk": riband("#d86a5a"), "belly": 0.5}
        hands = {"hand_at": (-12, 41), "hand_far_at": (14, 43), "bend": -1.0, "bend_far": 1.0}
        return man(
            scene, 600, 668, 2.5, turn=4, upper_only=True, shadow=False, seed=3, **(SILK | how | hands)
        )


def _on_the_table(scene: Scene) -> None:
    """The map; Guadeloupe, which might have been kept instead, pushed aside; the treaty and its seals."""
    sheet_of = Quad(120, 80, (476, 594), (664, 594), (704, 710), (406, 710))
    scene.shade([(x + 8, y + 7) for x, y in sheet_of(panel(0, 0, 120, 80))], 0.35, 3)
    scene.fill(sheet_of(panel(0, 0, 120, 80)), 0.02, hatch=2, wash="#f6eed8", outline=1.5)
    _map(scene, sheet_of)
    paper(scene, [(560, 566), (628, 566), (632, 588), (553, 588)], 3)
    _guadeloupe(scene)
    inkstand(scene, 668, 588, 1.05)
    candle(scene, 724, 612, 1.15, length=16, burning=False)
    paper(scene, [(770, 668), (812, 668), (850, 726), (790, 726)], 5)
    for i, x in enumerate((802, 822, 842)):
        ribbon = [(x - 3, 724), (x + 3, 724), (x + 5, 770), (x - 2, 770)]
        scene.fill(ribbon, 0.1, hatch=88, wash="#c23f33", outline=1.0)
        wax_seal(scene, x + 1, 778, 12, seed=i)


def _guadeloupe(scene: Scene) -> None:
    """A small chart of the two wings of the island."""
    chart = Quad(100, 60, (690, 664), (764, 658), (786, 728), (676, 736))
    scene.shade([(x + 6, y + 5) for x, y in chart(panel(0, 0, 100, 60))], 0.35, 3)
    scene.fill(chart(panel(0, 0, 100, 60)), 0.02, hatch=6, wash="#f6eed8", outline=1.4)
    west: Points = [(34, 10), (46, 12), (48, 26), (40, 34), (30, 22)]
    east: Points = [(50, 10), (64, 8), (74, 20), (60, 26), (51, 20)]
    for wing in (west, east):
        scene.shape(chart(wing), 0.1, wash="#b9c48a", outline=1.0)
    quad_text(scene, chart, 50, 53, "GUADELOUPE", 14, width=90)


def _map(scene: Scene, chart: Quad) -> None:
    """North America as the peace left it: Canada in red, the lakes, the islands of the Gulf."""
    land: Points = [(5, 5, 1), (40, 4), (62, 8), (60, 14), (72, 17), (82, 9), (98, 12), (113, 26), (100, 40)]
    land += [(84, 38), (78, 48), (64, 52), (58, 62), (60, 74, 1), (6, 74, 1)]
    scene.shape(chart(land), 0.06, hatch=40, wash="#e8a08c", outline=1.2)
    island: Points = [(100, 46), (110, 44), (112, 52), (104, 54)]
    scene.shape(chart(island), 0.08, wash="#e8a08c", outline=1.0)
    scene.pen_line(chart([(94, 42), (70, 40), (52, 46), (36, 40)]), 1.4)
    for lake in ((40, 47, 5, 3), (30, 42, 4, 3), (48, 52, 4, 2)):
        scene.fill(chart(ellipse(*lake)), 0.2, wash="#a9c2cf", outline=0.8)
    quad_text(scene, chart, 52, 36, "CANADA", 24, width=88, weight=1.0)
    for i in range(5):
        wave = [(84 + i * 5, 60 + i), (88 + i * 5, 62 + i), (92 + i * 5, 60 + i)]
        scene.pen_line(chart(wave), 0.7)


BEDFORD = (
    {
        "dress": "frock",
        "coat": "#c23f33",
        "waistcoat": "#efe0b4",
        "breeches": "#efe6d2",
        "over_trunk": riband("#6f96d4"),
    }
    | {
        "hair": "wig",
        "hair_colour": LIGHT_WIG,
        "belly": 0.6,
        "nose": 0.7,
        "jowl": 0.7,
        "age": 0.4,
        "nod": -8,
        "smile": 0.4,
    }
    | {
        "turn": 66,
        "lean": 22,
        "hand_at": (46, 53),
        "hand": "point",
        "hand_far_at": (30, 46),
        "hand_far": "flat",
    }
    | {"leg_near": (20, 0), "leg_far": (-12, -16)}
)


def _bedford(scene: Scene) -> None:
    man(scene, 326, 884, 4.0, 1, seed=2, **BEDFORD)


ENVOY = "#8c4a58"
PRASLIN = {
    "coat": "#5f7fb0",
    "waistcoat": "#e6cf8a",
    "nose": 0.9,
    "chin": 0.6,
    "belly": 0.3,
    "age": 0.6,
    "turn": 70,
} | {"hand_at": (32, 47), "hand_far_at": (26, 52), "hand": "fist", "seat": 28}


def _praslin(scene: Scene) -> Person:
    """He sits with his knees under the cloth and signs."""
    chair_side(scene, 944, 884, 3.7, -1, part="back", wash="#c9a24c", tone=0.2)
    chair_side(scene, 944, 884, 3.7, -1, part="front", wash="#c9a24c", seat="#b8503c", tone=0.2)
    return sitting_man(scene, 944, 884, 3.7, -1, seed=31, **(SILK | PRASLIN))


def _near_left(scene: Scene) -> None:
    """Two of the embassy, near and dark, their backs half turned."""
    for x, y, scale, who in (
        (
            44,
            922,
            4.3,
            {"coat": "#6a5f52", "turn": 104, "hat": "tricorn", "arm_near": (8, 40)},
        ),
        (
            152,
            944,
            4.2,
            {"coat": "#5f6a62", "turn": 126, "look": -16, "arm_near": (6, 30), "hold": cane(8, 44)},
        ),
    ):
        man(scene, x, y, scale, seed=x, tone=0.36, hair="wig", hair_colour=WIG, breeches="#5a5248", **who)
    scene.shade([(0, 500), (200, 540), (240, 900), (0, 900)], 0.12, 30)


def _near_right(scene: Scene) -> None:
    scene.shade([(1010, 872), (1160, 872), (1190, 892), (1020, 894)], 0.35, 8)
    globe(scene, 1108, 884, 1.65)
    _spaniel(scene, 640, 890, 1.3)


def _spaniel(scene: Scene, x: float, y: float, scale: float) -> None:
    """A liver and white spaniel sitting by the cloth, its face turned up to the right; 60 units high."""
    frame, burin = Frame(x, y, scale), Burin(scene, scale)
    white, liver = "#f0e6d0", "#a8744a"
    scene.shade(frame([(-26, -3), (30, -4), (44, 1), (-20, 4)]), 0.4, 2 * scale)
    plume = [(-20, -4), (-32, -8), (-40, -18), (-36, -20), (-28, -14), (-18, -12)]
    burin.shape(frame, plume, white, 0.2, hatch=70)
    body = [
        (-22, 0, 1),
        (-26, -14),
        (-18, -28),
        (-4, -38),
        (8, -40),
        (14, -30),
        (14, -14),
        (18, 0, 1),
        (2, 1),
    ]
    burin.shape(frame, body, white, 0.08, puff=0.7, hatch=64, outline=1.3)
    burin.shape(frame, [(-24, -12), (-18, -27), (-8, -34), (-4, -24), (-14, -12)], liver, 0.2, outline=0.6)
    for leg in ([(10, -24), (14, -12), (15, -2)], [(2, -22), (6, -12), (7, -1)]):
        burin.tube(frame, leg, [8, 6, 5], white, 0.1)
    burin.shape(frame, [(-20, -2), (-24, -14), (-10, -18), (0, -8), (4, 1), (-14, 2)], white, 0.1, hatch=40)
    head = frame.child(10, -44, -14)
    burin.shape(
        head, [(-9, 2), (-9, -8), (0, -14), (9, -11), (20, -4), (21, 1), (10, 5), (0, 7)], white, 0.05
    )
    burin.shape(head, [(-8, -8), (0, -13.6), (8, -11), (4, -5), (-4, -4)], liver, 0.15, outline=0.6)
    burin.shape(head, [(-4, -8), (-12, -4), (-13, 8), (-7, 13), (-1, 6), (1, -3)], liver, 0.3, hatch=80)
    burin.dot(head, ellipse(9, -5.4, 1.4, 1.4, 8))
    burin.dot(head, ellipse(20.6, -2, 2.0, 1.8, 8))
    for curl in ([(-9, 0), (-10, 6), (-8, 10)], [(-5, -2), (-6, 4), (-4, 8)]):
        burin.line(head, curl, 0.7)
