"""Whose work the files of the game are, read from the list beside them. Checks and shows nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Credit(msgspec.Struct, frozen=True):
    """One work or group of works."""

    title: str
    author: str
    licence: str
    source: str = ""


class _File(msgspec.Struct, frozen=True):
    credit: tuple[Credit, ...] = ()


def read_credits(path: Path) -> tuple[Credit, ...]:
    """The list in its order; empty where it cannot be read: no game should fail over its credits."""
    try:
        raw = path.read_bytes()
        return msgspec.toml.decode(raw, type=_File).credit
    except (OSError, msgspec.MsgspecError, ValueError):
        return ()
