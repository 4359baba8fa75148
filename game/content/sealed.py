"""Saves as files: sealed against damage, and the newest that is whole found again. Knows no game.

A file that cannot be read is renamed, said plainly, never deleted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from game.content.notice import Notice, set_aside
from game.content.saver import generations
from game.content.writing import read_at_most

MOST_BYTES = 4 * 1024 * 1024

_Game = TypeVar("_Game")


class _Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A save with the fingerprint of its bytes, so that a damaged one is known."""

    sha256: str
    save: msgspec.Raw


def seal(body: bytes) -> bytes:
    """The finished bytes of a save."""
    return msgspec.json.encode(_Sealed(hashlib.sha256(body).hexdigest(), msgspec.Raw(body)))


def unseal(raw: bytes) -> bytes:
    """What was sealed. Raises ValueError or MsgspecError for anything but a whole save."""
    sealed = msgspec.json.decode(raw, type=_Sealed)
    body = bytes(sealed.save)
    if hashlib.sha256(body).hexdigest() != sealed.sha256:
        raise ValueError("its bytes have changed")
    return body


def newest(
    folder: Path, name: str, kind: str, resume: Callable[[bytes], tuple[_Game | None, str]]
) -> tuple[_Game | None, Notice | None]:
    """The newest generation that is whole; `kind` is what the player calls it: government, battle.

    `resume` gives the game with what has to be said, or None with what is wrong with the file.
    """
    troubles: list[str] = []
    for path in generations(folder, name):
        try:
            raw = read_at_most(path, MOST_BYTES)
        except (OSError, ValueError):
            resumed, said = None, "cannot be read"
        else:
            if raw is None:
                continue
            resumed, said = resume(raw)
        if resumed is not None:
            return resumed, _notice(kind, troubles, said, resumed=True)
        aside = set_aside(path)
        troubles.append(f"{path.name} {said}" + (f" and is kept as {aside.name}" if aside else ""))
    return None, _notice(kind, troubles, "", resumed=False)


def _notice(kind: str, troubles: list[str], said: str, *, resumed: bool) -> Notice | None:
    sentences = []
    if troubles:
        end = f"your {kind} goes on from the save before" if resumed else "there is nothing to go on from"
        sentences.append(f"In your saved games {', '.join(troubles)}; {end}.")
    if said:
        sentences.append(said)
    return Notice(" ".join(sentences)) if sentences else None
