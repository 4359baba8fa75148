"""The lists of keys, as a page that pause and settings can open. Knows no game's rules."""

from __future__ import annotations

from typing import Literal

from game.content.bindings import named_keys
from game.content.key_words import BATTLE_KEYS, HEADINGS, KEYS, PAD_KEYS, Rebinding, for_visitors
from game.content.words import Buttons
from game.scenes.kit import Game, Kit
from game.scenes.overlay import BODY, PagedPage, as_read, page_box, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

KEY = Style(Face.CASLON_BOLD, 33, palette.INK)
KEY_SHARE = 0.3
NARROW_SHARE = 0.37  # where the page is narrow
GAP = 24.0
UPRIGHT_ROW = 94.0
LARGE_TEXT = 1.4
CLOSE = 0.85  # of the height of two lines, where leaves would be many
Listed = Literal["government", "battle", "pad"]
Lines = tuple[tuple[str, str], ...]
LISTS: dict[Listed, Lines] = {
    "government": KEYS,
    "battle": BATTLE_KEYS,
    "pad": PAD_KEYS,
}


class KeysScene(PagedPage):
    """Keys at the left, what they do at the right; first those of the game the page was opened from."""

    opaque = True
    reading = True

    def __init__(self, kit: Kit, game: Game = "government") -> None:
        super().__init__(kit)
        self._game: Game = game
        order = sorted(LISTS, key=lambda other: other != game)
        public = kit.house() is not None
        self._lists: dict[Listed, Lines] = {
            listed: for_visitors(LISTS[listed]) if public else LISTS[listed] for listed in order
        }

    def leaves(self, look: Look) -> int:
        """As many as the lines need at this size of text."""
        return len(self._dealt(look))

    def turner(self, look: Look) -> Box:
        """At the foot, between the two buttons; above them where the page is upright."""
        change, close = _ends(look)
        if look.frame.upright:
            return Box(change.x, change.y - UPRIGHT_ROW, close.right - change.x, change.h)
        return Box(change.right + GAP, change.y, close.x - change.right - 2 * GAP, change.h)

    def widgets(self, look: Look) -> list[Widget]:
        """The turning buttons and Close."""
        change, close = _ends(look)
        at_home = self.kit.house() is None  # a visitor's keys would be gone with the visitor
        found = [Button("rebind", change, Rebinding.ENTRY)] if at_home else []
        return as_read([*found, *self.turners(look), Button("close", close, Buttons.CLOSE)])

    def resume(self, _result: object) -> None:
        """Keys may have been changed."""
        self.refresh()

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Change, close or turn."""
        if chosen.name == "rebind":
            return Push(lambda: self.kit.doors.rebind(self._game))
        return Pop() if chosen.name == "close" else super().chosen(chosen)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet with the lines of this leaf."""
        sheet = Sheet(look, page_box(look))
        rows = _rows(look)
        listed, shown = self._dealt(look)[self.leaf]
        print_heading(sheet, HEADINGS[listed])
        names = named_keys(self.kit.settings().keys)
        self.print_dots(sheet, look)
        room = _room(look)
        height = room.h / rows
        keys_w = room.w * (KEY_SHARE if look.frame.wide else NARROW_SHARE)
        named, told = (
            Box(room.x, 0, keys_w - 20, height - 4),
            Box(room.x + keys_w, 0, room.w - keys_w, height - 4),
        )
        keys, uses = [key.format(**names) for key, _ in shown], [use for _, use in shown]
        for words, style, box in ((keys, KEY, named), (uses, BODY, told)):
            alike = look.type.alike(words, style, box.w, box.h, lines=_lines(look))
            for i, each in enumerate(words):
                place = box.moved(0, room.y + i * height + 2)
                if _lines(look) > 1:
                    sheet.block_middle(each, alike, place)
                else:
                    sheet.text(each, alike, place, "left")
        for i in range(1, len(shown)):
            y = room.y + i * height
            sheet.rule((room.x, y), (room.right, y), palette.FADED, 1)
        return (sheet.item,)

    def _dealt(self, look: Look) -> list[tuple[Listed, Lines]]:
        """The leaves: of which list, and the lines."""
        rows = _rows(look)
        return [
            (listed, lines[first : first + rows])
            for listed, lines in self._lists.items()
            for first in range(0, len(lines), rows)
        ]


def _lines(look: Look) -> int:
    """How many lines the use of a key may take: where there is little width for words of that size, two."""
    large = look.type.text_scale >= LARGE_TEXT and not look.frame.wide
    return 2 if look.frame.upright or large else 1


def _rows(look: Look) -> int:
    """How many lines a leaf holds."""
    line = look.type.lines_height(BODY, _lines(look)) + 4 * _lines(look)
    if _lines(look) > 1 and not look.frame.upright:
        line *= CLOSE
    return max(1, min(max(map(len, LISTS.values())), int(_room(look).h / line)))


def _ends(look: Look) -> tuple[Box, Box]:
    """The buttons at either end of the foot."""
    foot = Box(page_box(look).x + 72, page_box(look).bottom - 124, page_box(look).w - 144, 78)
    w = min(360.0, foot.w * 0.39)
    return Box(foot.x, foot.y, w, foot.h), Box(foot.right - w * 0.7, foot.y, w * 0.7, foot.h)


def _room(look: Look) -> Box:
    box = page_box(look)
    foot = 150 + (UPRIGHT_ROW if look.frame.upright else 0)
    return Box(box.x + 90, box.y + 160, box.w - 180, box.h - 160 - foot)
