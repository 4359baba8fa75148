"""Files as the tests of what is read and kept lay them on the disk, right or wrong."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from game.content.saver import generations


def write(folder: Path, text: str | bytes, name: str = "mine.toml") -> Path:
    """A file somebody has written."""
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def put(folder: Path, name: str, *saves: bytes) -> tuple[Path, ...]:
    """Saves as generations, newest first."""
    paths = generations(folder, name)[1 : 1 + len(saves)]
    for path, data in zip(paths, saves, strict=True):
        path.write_bytes(data)
    return paths


def contents(save: bytes) -> dict[str, Any]:
    """What a save holds under its seal."""
    held: dict[str, Any] = msgspec.json.decode(save)["save"]
    return held


def tampered(save: bytes, **changes: Any) -> bytes:
    """A save with other contents and a fingerprint that is right for them."""
    body = msgspec.json.encode(contents(save) | changes)
    return msgspec.json.encode({"sha256": hashlib.sha256(body).hexdigest(), "save": msgspec.Raw(body)})
