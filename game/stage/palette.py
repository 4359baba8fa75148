"""The colours of the game; never pure black or white. It must not know where they are used."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

INK: Colour = (0x22, 0x1A, 0x16)
RED: Colour = (0x8A, 0x21, 0x1B)  # printing red, darkened until it has 7:1 on laid paper and card
PRINTING_RED: Colour = (0xA4, 0x2C, 0x22)
VIOLET: Colour = (0x6E, 0x1E, 0x7E)  # told from ink by every eye, where red is asked not to be used
REDS = (RED, PRINTING_RED)
FADED: Colour = (0x54, 0x46, 0x3B)  # lighter ink, still 7:1 on laid paper

PAPER: Colour = (0xF3, 0xE8, 0xD0)
CARD: Colour = (0xF6, 0xEC, 0xD6)
POSTER: Colour = (0xF0, 0xE4, 0xC8)
AGED: Colour = (0xC9, 0xB0, 0x7A)

BAIZE: Colour = (0x2E, 0x54, 0x3A)
GOLD: Colour = (0xDB, 0xA3, 0x40)


def luminance(colour: Colour) -> float:
    """Relative luminance, from 0 to 1."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
