"""The type cases of the print shop: the same files that the game letters with.

It must not know where anything is printed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import skia

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "fonts"


@cache
def face(name: str) -> skia.Typeface:
    """A typeface by the name of its file."""
    path = FOLDER / f"{name}.ttf"
    if not path.exists():
        raise FileNotFoundError(path)
    return skia.Typeface.MakeFromFile(str(path))


CASLON_BOLD = "LibreCaslonText-Bold"
FELL = "IMFellEnglish-Regular"
FELL_ITALIC = "IMFellEnglish-Italic"
CANON = "IMFellFrenchCanon-Regular"
SCRIPT = "PinyonScript-Regular"
