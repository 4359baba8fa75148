"""`python -m tools.art.preview NAME…` prints plates, endings, title layers or kit sheets, to be looked at.

A sheet is a function `sheet(scene)` in a module of tools/art/kits. It must not write where the game looks.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from .engine.paper import sheet_of
from .gallery import Picture
from .sources import file_of

SIZES = {"plates": (1200, 900), "endings": (1600, 900), "title": (2640, 1080), "kits": (1200, 900)}
"""The rooms in which names are sought, in this order, and the units of their scenes."""


def picture(name: str) -> Picture:
    """The picture drawn by a module of that name; `room.name` says in which room."""
    for room, (w, h) in SIZES.items():
        path = f"tools.art.{name}" if name.startswith(f"{room}.") else f"tools.art.{room}.{name}"
        if file_of(path) is None:
            continue
        module = importlib.import_module(path)
        draw = getattr(module, "draw", None) or getattr(module, "sheet", None)
        if draw:
            w, h = getattr(module, "SIZE", (w, h))
            return Picture(name, path, draw, getattr(module, "SEED", 1), w, h)
    raise SystemExit(f"no plate, ending, layer or sheet is called {name!r}")


def printed(shown: Picture, width: int, proof: bool) -> np.ndarray:
    """A print in colour, or the black proof."""
    sheet = sheet_of(width, round(width * shown.h / shown.w), seed=shown.seed)
    return shown.cut(width).print(sheet, 0.0 if proof else 1.0)


def hung_together(prints: Sequence[np.ndarray], columns: int = 5) -> np.ndarray:
    """A contact sheet on dark cloth."""
    high, wide = (max(p.shape[axis] for p in prints) + 8 for axis in (0, 1))
    rows = -(-len(prints) // columns)
    wall = np.full((rows * high, min(columns, len(prints)) * wide, 3), 0.16, np.float32)
    for i, each in enumerate(prints):
        y, x = i // columns * high + 4, i % columns * wide + 4
        wall[y : y + each.shape[0], x : x + each.shape[1]] = each
    return wall


def save(image: np.ndarray, path: Path) -> None:
    """Write RGB floats as PNG and say so."""
    cv2.imwrite(str(path), (image[..., ::-1] * 255 + 0.5).astype(np.uint8))
    sys.stdout.write(f"{path}\n")


def main(arguments: list[str] | None = None) -> int:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.art.preview", description=__doc__)
    parser.add_argument("names", nargs="+", help="plates, endings, title layers or kits")
    parser.add_argument("--width", type=int, default=560, help="width of the print in px")
    parser.add_argument("--into", type=Path, default=Path("out"), help="folder to write to")
    parser.add_argument("--proof", action="store_true", help="the black proof, uncoloured")
    parser.add_argument("--sheet", type=int, metavar="WIDTH", help="all on one contact sheet, each so wide")
    parser.add_argument(
        "--crop",
        type=float,
        nargs=4,
        metavar=("X0", "Y0", "X1", "Y1"),
        help="only this part (units), doubled",
    )
    options = parser.parse_args(arguments)
    options.into.mkdir(parents=True, exist_ok=True)
    width = options.sheet or options.width
    prints, failures = [], 0
    for name in options.names:
        began = time.perf_counter()
        try:
            shown = picture(name)
            image = printed(shown, width, options.proof)
        except Exception as error:
            sys.stderr.write(f"{name}: {type(error).__name__}: {error}\n")
            failures += 1
            continue
        if options.crop:
            x0, y0, x1, y1 = (round(v * width / shown.w) for v in options.crop)
            image = np.repeat(np.repeat(image[y0:y1, x0:x1], 2, axis=0), 2, axis=1)
        sys.stdout.write(f"{name}: {time.perf_counter() - began:.1f} s\n")
        prints.append(image)
        if not options.sheet:
            part = "_crop" if options.crop else ""
            save(image, options.into / f"{name}_{width}{part}{'_proof' if options.proof else ''}.png")
    if options.sheet and prints:
        save(hung_together(prints), options.into / "contact.png")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
