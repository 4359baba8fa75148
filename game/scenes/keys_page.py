"""The lists of keys, as a page that pause and settings can open. Knows no game's rules."""

from __future__ import annotations

from game.content.words import BATTLE_KEYS, KEYS, Buttons, Pause
from game.scenes.kit import Game, Kit
from game.scenes.overlay import BODY, PagedPage, page_box, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

KEY = Style(Face.CASLON_BOLD, 33, palette.INK)
KEY_SHARE = 0.3
LISTS: dict[Game, tuple[tuple[str, str], ...]] = {"government": KEYS, "battle": BATTLE_KEYS}


class KeysScene(PagedPage):
    """Keys at the left, what they do at the right; first those of the game the page was opened from."""

    opaque = True
    reading = True

    def __init__(self, kit: Kit, game: Game = "government") -> None:
        super().__init__(kit)
        self._games = sorted(LISTS, key=lambda other: other != game)

    def leaves(self, look: Look) -> int:
        """As many as the lines need at this size of text."""
        return len(self._dealt(look))

    def turner(self, look: Look) -> Box:
        """At the foot, beside the button that closes."""
        box = page_box(look)
        width = 520.0 if not look.frame.upright else box.w - 72 - 250 - 72 - 40
        x = box.cx - 260 if not look.frame.upright else box.x + 72
        return Box(x, box.bottom - 124, width, 78)

    def widgets(self, look: Look) -> list[Widget]:
        """The turning buttons and Close."""
        box = page_box(look)
        close = Box(box.right - 72 - 250, box.bottom - 124, 250, 78)
        return [*self.turners(look), Button("close", close, Buttons.CLOSE)]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Close or turn."""
        return Pop() if chosen.name == "close" else super().chosen(chosen)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet with the lines of this leaf."""
        sheet = Sheet(look, page_box(look))
        rows = _rows(look)
        game, shown = self._dealt(look)[self.leaf]
        print_heading(sheet, Pause.KEYS_OF[game])
        self.print_dots(sheet, look)
        room = _room(look)
        height = room.h / rows
        for i, (key, use) in enumerate(shown):
            y = room.y + i * height
            told = Box(room.x + room.w * KEY_SHARE, y, room.w * (1 - KEY_SHARE), height)
            named = Box(room.x, y, room.w * KEY_SHARE - 20, height)
            for words, style, box in ((key, KEY, named), (use, BODY, told)):
                if _lines(look) > 1:
                    sheet.block_middle(words, style, box.inset(0, 4))
                else:
                    sheet.text(words, style, box, "left")
            if i:
                sheet.rule((room.x, y), (room.right, y), palette.FADED, 1)
        return (sheet.item,)

    def _dealt(self, look: Look) -> list[tuple[Game, tuple[tuple[str, str], ...]]]:
        """The leaves: which game, and the lines."""
        rows = _rows(look)
        return [
            (game, LISTS[game][first : first + rows])
            for game in self._games
            for first in range(0, len(LISTS[game]), rows)
        ]


def _lines(look: Look) -> int:
    """How many lines the use of a key may take: where there is little width, two."""
    return 2 if look.frame.upright else 1


def _rows(look: Look) -> int:
    """How many lines a leaf holds."""
    line = look.type.lines_height(BODY, _lines(look)) + 4 * _lines(look)
    return max(1, min(max(map(len, LISTS.values())), int(_room(look).h / line)))


def _room(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 90, box.y + 160, box.w - 180, box.h - 160 - 150)
