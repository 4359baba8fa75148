"""The page on which the edges of a screen are set: four arrows to bring into sight. Knows no screen."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import Surface, draw
from pygame.transform import flip, smoothscale

from game.content.screen_words import Edges as Words
from game.scenes.overlay import HEADING, middle_box
from game.scenes.sheet import Sheet
from game.scenes.stepper import Stepper
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import MOST_CUT_OFF, Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

ARROW = 120.0
CONTROL = 84.0
EXPLAINED = Style(Face.CASLON, 33, palette.INK, align="centre")
_FINE = 4
_SHAPE = ((0.0, 0.0), (0.78, 0.0), (0.55, 0.23), (1.0, 0.68), (0.68, 1.0), (0.23, 0.55), (0.0, 0.78))
_STEPS = {"up": 1, "+": 1, "right": 1, "down": -1, "-": -1, "left": -1}


class EdgesScene(WritingPage):
    """Arrows whose points lie where content ends, and the share of the screen that is kept free."""

    opaque = True

    def widgets(self, look: Look) -> list[Widget]:
        """The number, then Done."""
        box = _sheet(look)
        row = Box(box.x + 70, box.bottom - 56 - CONTROL, box.w - 140, CONTROL)
        number, done = row.shared((3, 2), 26)
        now = self.kit.settings().safe_area
        return [
            Stepper("safe_area", number, 0, MOST_CUT_OFF, now, label=Words.LABEL),
            Button("done", done, Words.DONE, "brass"),
        ]

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """Up and down set the number too, wherever the focus is."""
        if key.key not in ("up", "down"):
            return None
        now = self.kit.settings().safe_area
        return self._set(max(0, min(MOST_CUT_OFF, now + _STEPS[key.key])))

    def chosen(self, chosen: Chosen) -> Transition | None:
        """The number is applied at once."""
        if chosen.name == "done":
            return Pop()
        if isinstance(chosen.value, int):
            self._set(chosen.value)
        return None

    def _set(self, per_cent: int) -> bool:
        settings = self.kit.settings()
        if per_cent != settings.safe_area:
            self.kit.change(replace(settings, safe_area=per_cent))
            self.refresh()
        return True

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """The sheet in the middle."""
        return (_sheet(look),)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet, and the arrows in the corners of what can be seen."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        sheet.text(Words.HEADING, HEADING.at(58), Box(box.x + 60, box.y + 34, box.w - 120, 76))
        sheet.tinted("rule", Box.around(box.cx, box.y + 128, 420, 26), palette.INK)
        room = Box(box.x + 70, box.y + 152, box.w - 140, box.h - 152 - 56 - CONTROL - 22)
        sheet.block_middle(Words.EXPLAINED, EXPLAINED, room)
        return (sheet.item, *self._arrows(look))

    def _arrows(self, look: Look) -> list[Item]:
        """One to a corner, its point on the last pixel that is in sight."""
        w, h = look.frame.window
        share = self.kit.settings().safe_area / 100
        left, top = round(w * share), round(h * share)
        arrow = _arrow(look)
        side = arrow.get_width()
        return [
            (
                flip(arrow, right, lower),
                (w - left - side if right else left, h - top - side if lower else top),
            )
            for right in (False, True)
            for lower in (False, True)
        ]


def _arrow(look: Look) -> Surface:
    """An arrow towards the upper left: paper with a dark rim, seen on wood, baize and in the dark."""

    def make() -> Surface:
        side = max(24, look.frame.px(ARROW))
        fine = Surface((side * _FINE,) * 2).convert_alpha()
        fine.fill((*palette.INK, 0))
        points = [(x * (side * _FINE - 1), y * (side * _FINE - 1)) for x, y in _SHAPE]
        draw.polygon(fine, palette.PAPER, points)
        draw.lines(fine, palette.INK, True, points, max(2, side * _FINE // 16))
        return smoothscale(fine, (side, side))

    return look.art.kept(("edges", look.frame.px(ARROW)), make)


def _sheet(look: Look) -> Box:
    """Larger with the text, but clear of the arrows wherever they stand."""
    size = look.type.text_scale
    clear = look.frame.height * (1 - 2 * MOST_CUT_OFF / 100) - 2 * ARROW - 24
    return middle_box(look, 960 * size, min(clear, (640 if look.frame.upright else 520) * size))
