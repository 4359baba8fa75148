"""What other programs have copied, as if it were typed. It must not know who writes it down."""

from __future__ import annotations

import contextlib

import pygame

from game.stage.inputs import KeyPressed, TextTyped

LONGEST = 200  # letters; no line of a form takes more


def pasted(key: KeyPressed) -> tuple[TextTyped, ...]:
    """The copied words where a key asks for them: Ctrl+V, or Shift+Insert."""
    asked = (key.key == "v" and key.ctrl) or (key.key == "insert" and key.shift)
    if not asked or key.alt or key.repeat:
        return ()
    text = ""
    with contextlib.suppress(pygame.error, UnicodeError):
        text = pygame.scrap.get_text()
    line = "".join(letter for letter in " ".join(text.split()) if letter.isprintable())[:LONGEST]
    return (TextTyped(line),) if line else ()
