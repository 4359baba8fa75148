"""The pause page over a game: go on, look things up, or leave it for later. It ends nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.content.seedcode import code_of
from game.content.words import NewGame
from game.content.words import Pause as Words
from game.scenes.kit import Game, Kit, Ministry
from game.scenes.overlay import CAPITALS, SMALL, Page, middle_box, print_corners, print_heading
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

if TYPE_CHECKING:
    from game.content.engagement import Engagement

LINE = 70.0
NOTE = replace(SMALL, align="centre")
NOTE_ROOM = 84.0  # for two lines
COPY = 190.0  # the width of the button that copies the deal
APART = 24.0  # units from what it is called to the deal
CODE = Style(Face.CASLON_BOLD, 42, palette.INK)
ITEMS = (
    ("resume", Words.RESUME),
    ("rules", Words.RULES),
    ("settings", Words.SETTINGS),
    ("keys", Words.KEYS),
    ("title", Words.TITLE),
)


class PauseScene(Page):
    """The lines of the pause page, and the deal to pass on; what is paused is a government or a battle."""

    def __init__(self, kit: Kit, paused: Ministry | Engagement | None) -> None:
        super().__init__(kit)
        self._paused = paused
        self._deal = _deal(paused)
        battle = paused is not None and not isinstance(paused, Ministry)
        self._game: Game = "battle" if battle else "government"

    def widgets(self, look: Look) -> list[Widget]:
        """The lines, then the button that copies the deal."""
        lines = _lines(look)
        found: list[Widget] = [
            Button(name, Box(lines.x, lines.y + i * (LINE + 6), lines.w, LINE), label, kind="line")
            for i, (name, label) in enumerate(ITEMS)
        ]
        if self._deal:
            code = _code(look)
            found.append(Button("copy", Box(code.right - COPY, code.y, COPY, code.h), Words.COPY))
        return found

    def slip_box(self, look: Look) -> Box:
        """Between the lines and the deal."""
        box = _sheet(look)
        return Box(box.x + 70, box.y + 598, box.w - 140, 70)

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Go where the line says."""
        doors = self.kit.doors
        match chosen.name:
            case "resume":
                return Pop()
            case "rules":
                return self._rules()
            case "settings":
                return Push(lambda: doors.settings(self._game))
            case "keys":
                return Push(lambda: doors.keys(self._game))
            case "title":
                return Reset(doors.title)
            case "copy":
                self._copy()
        return None

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """F1 opens the rules."""
        return self._rules() if self.asks(key, "rules") else None

    def _rules(self) -> Transition:
        paused, doors = self._paused, self.kit.doors
        if paused is None or isinstance(paused, Ministry):
            rules = paused.match.state.rules if paused is not None else None
            return Push(lambda: doors.rules(rules))
        return Push(lambda: doors.battle_rules(paused.match.state.rules))

    def _kept(self) -> tuple[str, Rgb]:
        """What becomes of the game, and on which level it is: a deal is the same only on the same one."""
        trouble = self.kit.unkept(self._game) if self._paused is not None else ""
        if trouble and self.kit.house() is None:
            return trouble, palette.RED
        if isinstance(self._paused, Ministry):
            return Words.LEVEL_KEPT.format(level=self._paused.level.title), palette.INK
        return Words.TITLE_NOTES[self._game], palette.INK

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self._deal)
        except pygame.error:
            self.message = Words.NOT_COPIED
        else:
            self.message = Words.COPIED

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        print_heading(sheet, Words.HEADINGS[self._game])
        lines = _lines(look)
        note = lines.y + len(ITEMS) * (LINE + 6) + 2
        told, ink = self._kept()
        sheet.block(told, NOTE.inked(ink), Box(lines.x, note, lines.w, NOTE_ROOM))
        if self._deal:
            code = _code(look)
            sheet.tinted("rule_plain", Box.around(box.cx, code.y - 24, 420, 12), palette.INK)
            print_named(sheet, NewGame.SEED, self._deal, Box(code.x, code.y, code.w - COPY - 20, code.h))
        return (sheet.item,)


def print_named(sheet: Sheet, label: str, deal: str, room: Box) -> None:
    """What it is, and after it the deal, in the middle of a room; where it is full both are made smaller."""
    measures = sheet.look.type
    wide = measures.measure(label, CAPITALS)[0] + measures.measure(deal, CODE)[0]
    share = min(1.0, (room.w - APART) / wide)
    less = 0.5 / (measures.k * measures.text_scale) if share < 1 else 0.0  # whole pixels, never up
    parts = [(text, style.at(style.size * share - less)) for text, style in ((label, CAPITALS), (deal, CODE))]
    widths = [measures.measure(text, style)[0] for text, style in parts]
    gap = min(APART, room.w - sum(widths))
    x = room.cx - (sum(widths) + gap) / 2
    for (text, style), width in zip(parts, widths, strict=True):
        sheet.text(text, style, Box(x, room.y, width, room.h), "left")
        x += width + gap


def _deal(paused: Ministry | Engagement | None) -> str:
    """The code that deals it again; none where the players turn cards of their own."""
    if paused is None or isinstance(paused, Ministry):
        return paused.code if paused is not None else ""
    return "" if paused.paper else code_of(paused.seed)


def _sheet(look: Look) -> Box:
    return middle_box(look, 1120, 850)


def _lines(look: Look) -> Box:
    box = _sheet(look)
    return Box(box.x + 110, box.y + 168, box.w - 220, 400)


def _code(look: Look) -> Box:
    box = _sheet(look)
    return Box(box.x + 130, box.bottom - 148, box.w - 260, 76)
