"""Finds pictures that are drawn one to a file, and prints them in colour and as black proofs.

It must not know what any of them shows.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from .engine.paper import sheet_of
from .engine.scene import Scene
from .registry import Asset, Catalogue


@dataclass(frozen=True, slots=True)
class Picture:
    """A scene of `w` by `h` units: `draw(scene)` draws it, `module` is where."""

    key: str
    module: str
    draw: Callable[[Scene], None]
    seed: int
    w: int
    h: int

    def cut(self, width: int) -> Scene:
        """The scene cut for a print `width` px wide."""
        scene = Scene.at_width(width, self.seed, self.w, self.h)
        self.draw(scene)
        return scene


@dataclass(frozen=True, slots=True)
class Pair:
    """A print and its black proof from one cutting."""

    colour: np.ndarray
    proof: np.ndarray


def find(package: str, w: int, h: int) -> dict[str, Picture]:
    """Every module of a package that has `draw(scene)` and a SEED, by its name."""
    place = importlib.import_module(package)
    found = {}
    for info in pkgutil.iter_modules(place.__path__):
        module = importlib.import_module(f"{package}.{info.name}")
        if hasattr(module, "draw") and hasattr(module, "SEED"):
            found[info.name] = Picture(info.name, module.__name__, module.draw, module.SEED, w, h)
    return found


@lru_cache(maxsize=1)
def print_pair(picture: Picture, width: int) -> Pair:
    """Both prints of a picture; the last pair is kept, since the proof is asked for after the colour."""
    sheet = sheet_of(width, round(width * picture.h / picture.w), seed=picture.seed)
    colour, proof = picture.cut(width).prints(sheet)
    return Pair(colour, proof)


def pair_assets(
    picture: Picture, kind: str, widths: dict[int, tuple[int, int]], quick: Collection[int] = ()
) -> Catalogue:
    """A picture's assets `<kind>_<key>_<width>` and `proof_…`; for each width the quality of both.

    The `quick` widths are stored so that they are soon decoded.
    """
    assets = Catalogue()
    proof_kind = "proof" if kind == "plate" else f"proof_{kind}"
    for width, (quality, proof_quality) in widths.items():
        size = (width, round(width * picture.h / picture.w))
        about: dict[str, Any] = {"group": f"{kind}_{picture.key}_{width}", "sources": (picture.module,)}
        about["notes"] = {"jpeg": True} if width in quick else {}

        def colour(w: int, _h: int) -> np.ndarray:
            return print_pair(picture, w).colour

        def proof(w: int, _h: int) -> np.ndarray:
            return print_pair(picture, w).proof

        assets.add(Asset(f"{kind}_{picture.key}_{width}", size, colour, quality=quality, **about))
        assets.add(Asset(f"{proof_kind}_{picture.key}_{width}", size, proof, quality=proof_quality, **about))
    return assets
