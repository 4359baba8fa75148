"""What people of a time and station wear, picked by chance from a small wardrobe.

It must not know poses or places.
"""

from __future__ import annotations

from typing import Any

import numpy as np

COATS = ("#8c5a4a", "#7a5a48", "#6d7a56", "#8a744e", "#5f6f86", "#a8744a", "#9a8a6a", "#a8503c", "#55617a")
GOWNS = ("#8c6f8e", "#6d7f9c", "#9c5a48", "#6d7a56", "#b8503c", "#9a8a6a", "#6d8a8c")
WAISTCOATS = ("#b08a4c", "#8c5a4a", "#6d7a56", "#e6dcc0", "#7a6a4c")
BREECHES = ("#9a8460", "#cdb98a", "#6a5a48", "#b49a6a")
SHAWLS = ("", "", "#c9a24c", "#d8c9a4", "#b8503c", "#8c6f8e")
HATS = ("#3a3026", "#5a4a38", "#6a5844")

Pool = tuple[str, ...]
MEN: dict[str, dict[str, Pool]] = {
    "1740": {
        "dress": ("frock", "frock", "shirt", "smock"),
        "hat": ("tricorn", "tricorn", "round", "slouch", "", "cap"),
        "hair": ("wig", "queue", "short", "long"),
    },
    "1780": {
        "dress": ("frock", "coat", "shirt", "shirt"),
        "hat": ("tricorn", "tricorn", "round", "slouch", "", "cap"),
        "hair": ("queue", "queue", "wig", "short"),
    },
    "1795": {
        "dress": ("coat", "shirt", "shirt", "frock", "jacket"),
        "hat": ("round", "tricorn", "slouch", "round", "", "cap"),
        "hair": ("queue", "short", "short", "bald"),
    },
    "1819": {
        "dress": ("tail", "jacket", "shirt", "tail", "smock"),
        "hat": ("top", "top", "round", "", "cap", "slouch"),
        "hair": ("short", "short", "bald"),
    },
    "paris": {
        "dress": ("jacket", "shirt", "tail", "jacket", "coat"),
        "hat": ("phrygian", "round", "bicorne", "", "phrygian", "cap"),
        "hair": ("short", "short", "queue"),
    },
}
"""By time and place: what men chose from."""
SOBER = {"smock": "#d9cda8", "round": "", "straw": "#e0c88a"}


def pick(rng: np.random.Generator, pool: Pool) -> str:
    """One of the pool."""
    return pool[int(rng.integers(0, len(pool)))]


def man_dressed(rng: np.random.Generator, time: str = "1795") -> dict[str, Any]:
    """Wishes for a man of that time (see bodies.man)."""
    pool = MEN[time]
    dress, hat, hair = pick(rng, pool["dress"]), pick(rng, pool["hat"]), pick(rng, pool["hair"])
    trousers = time in ("1819", "paris") and rng.random() < 0.7
    return {
        "dress": dress,
        "coat": SOBER.get(dress) or pick(rng, COATS),
        "waistcoat": pick(rng, WAISTCOATS),
        "breeches": pick(rng, BREECHES),
        "trousers": trousers,
        "hat": hat,
        "hat_colour": "#b8503c" if hat == "phrygian" else pick(rng, HATS),
        "hair": hair,
        "hair_colour": "#d8cfbd" if hair == "wig" else pick(rng, ("#4a3524", "#6b4a30", "#8a6a4a")),
        "belly": float(rng.uniform(0, 0.7) ** 1.5),
    }


def woman_dressed(rng: np.random.Generator, time: str = "1795") -> dict[str, Any]:
    """Wishes for a woman of that time (see bodies.woman)."""
    late = time == "1819"
    hat = pick(rng, ("bonnet", "bonnet", "mob") if late else ("mob", "mob", "mob", "straw", "kerchief"))
    colours = {
        "mob": ("#f0e8d4", "#efe2c4"),
        "straw": ("#e0c88a",),
        "kerchief": ("#b8503c", "#5f7ba0", "#efe2c4"),
    }
    return {
        "gown": pick(rng, (*GOWNS, "#e6dcc0") if late else GOWNS),
        "apron": pick(rng, ("#ece2c8", "#e0d4b0", "")),
        "shawl": pick(rng, SHAWLS),
        "waist": "high" if late and rng.random() < 0.8 else "natural",
        "petticoat": "" if late else pick(rng, ("", "", "#d8c9a4", "#b08a6a")),
        "hat": hat,
        "hat_colour": pick(rng, colours.get(hat, ("#c9b07a", "#8c6f8e", "#b59a62"))),
        "stout": float(rng.uniform(0, 0.8) ** 2),
    }
