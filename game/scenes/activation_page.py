"""The place of the activation deck: what it will be. It must not know the deck."""

from __future__ import annotations

import pygame

from game.content.words import Activation as Words
from game.scenes.overlay import Page, middle_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

SENTENCE = Style(Face.FELL, 38, palette.INK, align="centre")


class ActivationPage(Page):
    """Two hands of cards face to face, and a sentence."""

    def widgets(self, look: Look) -> list[Widget]:
        """Back."""
        box = _sheet(look)
        return [Button("back", Box.around(box.cx, box.bottom - 96, 300, 84), Words.BACK, "brass")]

    def chosen(self, _chosen: Chosen, /) -> Transition | None:
        """Back."""
        return Pop()

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        print_heading(sheet, Words.HEADING)
        for name, side in (("back_domestic", -1), ("back_foreign", 1)):
            for i in range(4):
                back = look.art.picture(name, 150, 220)
                turned = pygame.transform.rotozoom(back, side * (30 - i * 16), 1.0)
                sheet.paste(turned, Box.around(box.cx + side * (270 - i * 52), box.y + 320 - i * 8, 10, 10))
        sheet.picture("die_shadow", Box.around(box.cx, box.y + 330, 150, 150))
        sheet.paste(look.art.frames("die_ivory_4_a", 96)[-1], Box.around(box.cx, box.y + 320, 96, 96))
        sheet.block_middle(Words.SENTENCE, SENTENCE, Box(box.x + 110, box.y + 470, box.w - 220, 220))
        return (sheet.item,)


def _sheet(look: Look) -> Box:
    return middle_box(look, 1200, 860)
