"""What the armies wore: one table of uniforms by nation and year, with how each looks from afar.

It must not know poses or places. Facings vary by regiment and one is chosen; what was looked up and what was
not stands with each plate.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .burin import BROWN, SKINS, WHEAT
from .far_soldiers import Livery
from .hats import HATS
from .helmets import HELMETS

HATS.update(HELMETS)

SCARLET, NAVY, LINEN_WHITE, BLACK_FELT = "#c23f33", "#4f6a94", "#efe6d2", "#3a3026"
GAITERS = "#4a4238"


@dataclass(frozen=True)
class Uniform:
    """`dress` are wishes for bodies.man, `far` the same man from afar; `pack` is the knapsack's colour."""

    dress: dict[str, Any]
    far: Livery
    pack: str = ""
    skins: tuple[str, ...] = SKINS
    bare_legs: bool = False


def _british(facing: str, hat: str, legs: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "dress": "soldier",
        "coat": SCARLET,
        "facing": facing,
        "waistcoat": LINEN_WHITE,
        "belts": True,
        "belly": 0.0,
        "hat": hat,
        "hat_colour": BLACK_FELT,
        **legs,
        **more,
    }


_WHITE_AND_GAITERS = {"breeches": LINEN_WHITE, "stockings": GAITERS, "buckles": False}
_GREY_TROUSERS = {"breeches": "#b9b3a4", "trousers": True}
_BLUE_WHITE = {"coat": NAVY, "facing": "#f1e8d2", "waistcoat": LINEN_WHITE, "belts": True, "belly": 0.0}
_QUEUE = {"hair": "queue", "hair_colour": "#8a6a4a"}
_CROPPED = {"hair": "short", "hair_colour": "#5a4028"}

UNIFORMS: dict[str, Uniform] = {
    "british_1775": Uniform(
        _british("#6f86a8", "tricorn", _WHITE_AND_GAITERS, hat_trim="#f1e8d2", **_QUEUE),
        Livery(SCARLET, LINEN_WHITE, "cocked"),
        pack="#5a4a38",
    ),
    "grenadier_1775": Uniform(
        _british("#6f86a8", "bearskin", _WHITE_AND_GAITERS, **_QUEUE),
        Livery(SCARLET, LINEN_WHITE, "fur"),
        pack="#5a4a38",
    ),
    "british_1798": Uniform(
        _british("#e4cf7c", "bicorne", _WHITE_AND_GAITERS, cockade="#2b2622", **_QUEUE),
        Livery(SCARLET, LINEN_WHITE, "cocked"),
        pack="#5a4a38",
    ),
    "british_1809": Uniform(
        _british("#d8b45c", "stovepipe", _GREY_TROUSERS, **_CROPPED),
        Livery(SCARLET, "#b9b3a4", "shako"),
        pack="#4f443a",
    ),
    "british_1815": Uniform(
        _british("#d8b45c", "belgic", _GREY_TROUSERS, **_CROPPED),
        Livery(SCARLET, "#b9b3a4", "shako"),
        pack="#4f443a",
    ),
    "french_1809": Uniform(
        {
            "dress": "soldier",
            "hat": "french_shako",
            "cuffs": "#c8463a",
            **_BLUE_WHITE,
            **_WHITE_AND_GAITERS,
            **_CROPPED,
        },
        Livery(NAVY, LINEN_WHITE, "wide_shako", tuft="#c8463a", pack="#a88a5c"),
        pack="#a88a5c",
    ),
    "french_1815": Uniform(
        {
            "dress": "soldier",
            "hat": "french_shako",
            "cuffs": "#c8463a",
            **_BLUE_WHITE,
            **_GREY_TROUSERS,
            **_CROPPED,
        },
        Livery(NAVY, "#cfc6b2", "wide_shako", tuft="#c8463a", pack="#a88a5c"),
        pack="#a88a5c",
    ),
    "continental_1777": Uniform(
        {
            "dress": "soldier",
            **_BLUE_WHITE,
            "facing": "#e4cf9c",
            "hat": "tricorn",
            **_WHITE_AND_GAITERS,
            **_QUEUE,
        },
        Livery(NAVY, "#e4cf9c", "cocked", pack=""),
    ),
    "militia_1775": Uniform(
        {
            "dress": "frock",
            "coat": "#8a7048",
            "waistcoat": "#cdb98a",
            "hat": "round",
            "hat_colour": "#5a4a38",
            **_QUEUE,
        },
        Livery("#8a7048", "#cdb98a", "round", pack="", belts=False),
    ),
    "sepoy_1779": Uniform(
        {
            **_british("#e6c878", "sepoy", {"breeches": LINEN_WHITE, "bare": True}, **_CROPPED),
            "hat_colour": "#3f557a",
            "sash": "#efe6d2",
            "hair_colour": "#46301f",
        },
        Livery(SCARLET, LINEN_WHITE, "sepoy", "#3f557a", pack="", skin=WHEAT[1], bare_calves=True),
        skins=WHEAT,
        bare_legs=True,
    ),
    "maratha": Uniform(
        {
            "dress": "smock",
            "coat": LINEN_WHITE,
            "sash": "#c8503c",
            "hat": "turban",
            "hat_colour": "#e0912f",
            "belly": 0.1,
        }
        | {
            "breeches": LINEN_WHITE,
            "shoes": "#9a5f3c",
            "hair": "short",
            "hair_colour": "#46301f",
            "buckles": False,
        },
        Livery(LINEN_WHITE, "#efe6d2", "turban", "#e0912f", pack="", skin=WHEAT[1], belts=False),
        skins=WHEAT,
    ),
    "guerrillero": Uniform(
        {
            "dress": "jacket",
            "coat": "#6a4a3a",
            "waistcoat": "#4f6a94",
            "sash": SCARLET,
            "breeches": "#8a7048",
            "belly": 0.1,
        }
        | {
            "hat": "slouch",
            "hat_colour": "#4a3a30",
            "hair": "short",
            "hair_colour": "#5a3a26",
            "buckles": False,
        },
        Livery("#7a5a48", "#8a7048", "round", pack="", skin="#d89f7c", belts=False),
        skins=("#d89f7c", "#cf946f", "#dba684"),
    ),
    "pikeman_1798": Uniform(
        {
            "dress": "frock",
            "coat": "#7a6a54",
            "waistcoat": "#d8c9a4",
            "breeches": "#cdb98a",
            "hat": "round",
            **_CROPPED,
        },
        Livery("#7a6a54", "#d8c9a4", "round", pack="", belts=False),
    ),
    "haitian_1803": Uniform(
        {"dress": "soldier", **_BLUE_WHITE, "facing": SCARLET, "hat": "bicorne", **_WHITE_AND_GAITERS}
        | {"hair": "short", "hair_colour": "#46301f"},
        Livery(NAVY, LINEN_WHITE, "cocked", pack="", skin=BROWN[0]),
        skins=BROWN,
    ),
    "insurgent_1791": Uniform(
        {
            "dress": "bare",
            "breeches": LINEN_WHITE,
            "bare": True,
            "hat": "kerchief",
            "hat_colour": SCARLET,
            "belly": 0.0,
        }
        | {"hair": "short", "hair_colour": "#46301f"},
        Livery(
            LINEN_WHITE, LINEN_WHITE, "turban", SCARLET, pack="", skin=BROWN[0], belts=False, bare_calves=True
        ),
        skins=BROWN,
        bare_legs=True,
    ),
    "yeoman_1819": Uniform(
        {
            "dress": "soldier",
            **_BLUE_WHITE,
            "facing": "#a9c2cf",
            "hat": "stovepipe",
            "plume": "#f1e9d4",
            **_GREY_TROUSERS,
        }
        | {"hat_colour": BLACK_FELT, "hair": "short", "hair_colour": "#5a4028"},
        Livery(NAVY, "#b9b3a4", "shako", pack=""),
    ),
    "light_dragoon_1798": Uniform(
        {
            "dress": "soldier",
            **_BLUE_WHITE,
            "facing": "#c23f33",
            "belts": False,
            "hat": "tarleton",
            "plume": "#f1e9d4",
        }
        | {"hat_colour": BLACK_FELT, "breeches": LINEN_WHITE, "boots": "#3a3028", "hair": "queue"},
        Livery(NAVY, LINEN_WHITE, "round", pack=""),
    ),
    "gunner_1798": Uniform(
        {
            "dress": "soldier",
            **_BLUE_WHITE,
            "facing": "#c23f33",
            "hat": "bicorne",
            **_WHITE_AND_GAITERS,
            **_QUEUE,
        },
        Livery(NAVY, LINEN_WHITE, "cocked", pack=""),
    ),
    "cuirassier_1815": Uniform(
        {
            "dress": "soldier",
            "coat": NAVY,
            "facing": "#c8463a",
            "belts": False,
            "hat": "cuirassier",
            "belly": 0.05,
        }
        | {"breeches": LINEN_WHITE, "boots": "#3a3028", "hair": "short", "hair_colour": "#3a2c22"},
        Livery("#cfd6d8", LINEN_WHITE, "shako", pack="", belts=False),
    ),
}
