"""What a book of rules is made of: short pages that name their picture. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

PictureT = TypeVar("PictureT", bound=str)


@dataclass(frozen=True, slots=True)
class Page(Generic[PictureT]):
    """One page of the rules; `picture` names what the screen shows beside it with real pieces."""

    title: str
    paragraphs: tuple[str, ...]
    picture: PictureT
