"""Writes pictures as WebP or JPEG, and keeps the manifest of all of them.

It must not know how a picture was made.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from PIL import Image

from .registry import Asset

LOSSLESS = 101
LARGE = 2_000_000
"""From so many px on, a JPEG's colours are stored more coarsely than its light."""


def as_bytes(image: np.ndarray) -> np.ndarray:
    """Floats of 0..1 as bytes; bytes as they are."""
    if image.dtype == np.uint8:
        return image
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def file_name(asset: Asset) -> str:
    """Tiles, and what else is wanted soon, are JPEG: that is decoded five times as fast as WebP."""
    quick = asset.notes.get("tile") or asset.notes.get("jpeg")
    return f"{asset.name}.jpg" if quick else f"{asset.name}.webp"


def store(folder: Path, asset: Asset) -> Path:
    """Make one asset and write it; the size must be the one promised."""
    pixels = as_bytes(asset.make(*asset.size))
    if (pixels.shape[1], pixels.shape[0]) != asset.size:
        raise ValueError(f"{asset.name}: promised {asset.size}, made {pixels.shape[1::-1]}")
    target = folder / file_name(asset)
    picture = Image.fromarray(np.ascontiguousarray(pixels))
    unfinished = target.with_suffix(".unfinished")
    _write(picture, unfinished, target.suffix, asset.quality)
    unfinished.replace(target)  # whoever reads the folder meanwhile finds the old picture or the new one
    return target


def _write(picture: Image.Image, path: Path, kind: str, quality: int) -> None:
    if kind == ".jpg":
        large = picture.width * picture.height > LARGE
        subsampling = 2 if large else 0
        picture.convert("RGB").save(path, "JPEG", quality=quality, subsampling=subsampling, optimize=True)
    elif quality >= LOSSLESS:
        picture.save(path, "WEBP", lossless=True, quality=100, method=6)
    else:
        picture.save(path, "WEBP", quality=quality, method=6, alpha_quality=100)


def write_manifest(folder: Path, assets: Iterable[Asset]) -> None:
    """List every asset whose file exists: file, size, and where they apply insets and notes."""
    listing: dict[str, dict[str, object]] = {}
    for asset in sorted(assets, key=lambda a: a.name):
        file = file_name(asset)
        if not (folder / file).exists():
            continue
        entry: dict[str, object] = {"file": file, "size": list(asset.size)}
        if asset.insets:
            entry["insets"] = list(asset.insets)
        listing[asset.name] = entry | {key: note for key, note in asset.notes.items() if key != "jpeg"}
    lines = [f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in listing.items()]
    unfinished = folder / "manifest.unfinished"
    unfinished.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    unfinished.replace(folder / "manifest.json")
