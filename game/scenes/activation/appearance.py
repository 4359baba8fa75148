"""What a thing that moves on the battle's table looks like. No decisions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Appearance:
    """Its kind, and what tells it from others of the kind."""

    kind: str
    what: object = None
