"""The title page: the ribbon, a still life of the game's pieces, and the playbill of what can be done.

It must not know how any other screen is made.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Surface

from game.content.theme import Theme
from game.content.words import GAME, SUBTITLE
from game.content.words import Title as Words
from game.engine.government.model import Colour
from game.engine.piles import card
from game.scenes.faces import Faces
from game.scenes.kit import Kit
from game.scenes.overlay import Page, slip
from game.scenes.ribbon import print_ribbon
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box, whole
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Push, Quit, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

ROW = 72.0  # from line to line, where there is room
LINE = 60.0  # the height of a line itself; less where there is little width
NARROW_LINE = 50.0
NOTE = 40.0
HEAD = 112.0  # above the first line
FOOT = 84.0  # below the last line
NOTED = Style(Face.CASLON_ITALIC, 27, palette.INK)
FAN = ("4S", "9C", "QH", "5D", "10H")
FAN_STEP = 15.0  # degrees between two cards of the fan
FAN_RADIUS = 700.0
FAN_SCALE = 1.45
DECK_SCALE = 1.2
# How wide the still life is from corner to corner, how far apart its things lie, how low the small pieces:
# where there is little width they lie closer, so that they can be larger.
SPREAD = (1160.0, 1.0, 1.0)
CLOSE = (930.0, 0.7, 1.3)
# Small pieces about the fan: picture or die face, place in units from its middle, size, angle.
PIECES: tuple[tuple[str, float, float, float, float], ...] = (
    ("die_ivory_5_a", -452, 232, 92, 0),
    ("die_ivory_3_b", -370, 290, 92, 0),
    ("die_ivory_6_a", 356, 300, 92, 0),
    ("die_ebony_1_a", 446, 236, 92, 0),
    ("guinea_a", -196, 306, 78, 18),
    ("guinea_b", -134, 326, 78, -30),
    ("guinea_c", -160, 292, 78, 74),
    ("guinea_b", 226, 330, 78, 140),
    ("counter_crown", -20, 334, 92, 0),
    ("seal_idle", 108, 322, 118, 0),
)


class TitleScene(Page):
    """Where the game begins and returns to."""

    opaque = True

    def __init__(self, kit: Kit, theme: Theme, version: str) -> None:
        super().__init__(kit)
        self._theme = theme
        self._version = version
        self._notice = ""
        self._faces: Faces | None = None

    @property
    def notice(self) -> str:
        """What has to be told about files and saves."""
        return self._notice

    def enter(self) -> None:
        """Take up what has to be told."""
        self._notice = self.kit.notice()

    def resume(self, _result: object) -> None:
        """Something may have happened on another page."""
        self._notice = self.kit.notice() or self._notice
        self.refresh()

    def arrange(self, look: Look) -> None:
        """Cards are composed anew for another size."""
        self._faces = Faces(look, self._theme)
        super().arrange(look)

    # --- what can be done

    def widgets(self, look: Look) -> list[Widget]:
        """The lines of the playbill; to go on comes first where there is something to go on with."""
        lines = _lines(look, self._notes())
        return [Button(name, box, label, kind="line") for name, label, box in lines]

    def _notes(self) -> dict[str, str]:
        """What stands below a line of the playbill: the government and the battle that wait."""
        doors, notes = self.kit.doors, {}
        ministry = doors.ministry()
        if ministry is not None:
            notes["continue"] = Words.CONTINUE_NOTE.format(
                level=ministry.level.title, turn=ministry.match.state.turn
            )
        if doors.battle_waits():
            notes["activation"] = Words.BATTLE_WAITS
        return notes

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Go where the line says."""
        doors = self.kit.doors
        match chosen.name:
            case "new":
                return Push(doors.choose_level)
            case "continue":
                return Reset(doors.resume)
            case "activation":
                return Push(doors.activation)
            case "rules":
                return Push(lambda: doors.rules(None))
            case "prints":
                return Push(doors.prints)
            case "settings":
                return Push(lambda: doors.settings("government"))
            case "credits":
                return Push(doors.credits)
            case _:
                return Quit()

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """F1 opens the rules."""
        return Push(lambda: self.kit.doors.rules(None)) if key.key == "f1" else None

    def back(self) -> Transition | None:
        """Escape does not quit; it only points to where one can."""
        self.form.focus("quit")
        self.form.focus_visible = True
        return None

    # --- what is seen

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Still life, ribbon, playbill."""
        items = [*self._still_life(look), print_ribbon(look, _ribbon(look), GAME.upper())]
        items.append(self._subtitle(look))
        items.append(self._playbill(look))
        if self._notice:
            items.append(slip(look, _notice(look), self._notice))
        return tuple(items)

    def _subtitle(self, look: Look) -> Item:
        stage = _stage(look)
        style = Style(Face.FELL_ITALIC, 46, palette.ON_BAIZE, scales=False)
        text = look.type.fit(SUBTITLE, style, stage.w, 60)
        x, y = look.frame.point(stage.cx, stage.y + 34)
        return text, (x - text.get_width() // 2, y - text.get_height() // 2)

    def _playbill(self, look: Look) -> Item:
        notes = self._notes()
        box = _bill(look, notes)
        sheet = Sheet(look, box)
        head = Style(Face.CASLON_BOLD, 44, palette.INK, tracking=0.03, scales=False)
        sheet.text(Words.BILL, head, Box(box.x + 30, box.y + 30, box.w - 60, 56))
        sheet.tinted("rule", Box.around(box.cx, box.y + 102, 340, 21), palette.INK)
        for name, _, line in _lines(look, notes):
            if name in notes:
                sheet.text(notes[name], NOTED, Box(line.x, line.bottom - 2, line.w, NOTE))
        foot = box.bottom - FOOT + 14
        sheet.tinted("rule_plain", Box.around(box.cx, foot, 280, 10), palette.INK)
        version = Words.VERSION.format(version=self._version)
        sheet.text(
            version, Style(Face.CASLON_ITALIC, 24, palette.INK), Box(box.x + 40, foot + 14, box.w - 80, 34)
        )
        return sheet.item

    def _still_life(self, look: Look) -> list[Item]:
        """Cards fanned between the two decks, and the small pieces before them."""
        assert self._faces is not None
        stage = _stage(look)
        width, spread, drop = SPREAD if _wide(look) else CLOSE
        size = min(1.0, stage.w / width)
        cx, cy = stage.cx, stage.cy - 14 * size
        items = []
        for colour, side, angle in ((Colour.DOMESTIC, -1, 9.0), (Colour.FOREIGN, 1, -8.0)):
            back = self._faces.back(colour, DECK_SCALE * size)
            for layer in range(5):
                x, y = cx + side * 408 * spread * size + layer * 1.5, cy - 120 * size - layer * 1.8
                items.append(_laid(look, back, x, y, angle))
        for i, name in enumerate(FAN):
            turn = (i - (len(FAN) - 1) / 2) * FAN_STEP * spread
            face = self._faces.face(card(name), _colour(name), FAN_SCALE * size)
            middle = pygame.Vector2(0, -FAN_RADIUS * size).rotate(turn)
            items.append(_laid(look, face, cx + middle.x, cy + 610 * size + middle.y, -turn))
        for piece, dx, dy, across, angle in PIECES:
            picture = _piece(look, piece, across * size)
            items.append(_laid(look, picture, cx + dx * spread * size, cy + dy * drop * size, angle))
        return items


def _menu(notes: Mapping[str, str]) -> list[tuple[str, str]]:
    going_on = [("continue", Words.CONTINUE)] if "continue" in notes else []
    return [
        *going_on,
        ("new", Words.NEW),
        ("activation", Words.ACTIVATION),
        ("rules", Words.RULES),
        ("prints", Words.PRINTS),
        ("settings", Words.SETTINGS),
        ("credits", Words.CREDITS),
        ("quit", Words.QUIT),
    ]


def _colour(name: str) -> Colour:
    suit = card(name).suit
    return Colour.DOMESTIC if suit is not None and suit.is_black else Colour.FOREIGN


def _piece(look: Look, name: str, side: float) -> Surface:
    """A small piece; of a thrown die the last picture, in which it lies still."""
    if look.art.entry(name).frames > 1:
        return look.art.frames(name, side)[-1]
    return look.art.picture(name, side, side)


def _laid(look: Look, picture: Surface, x: float, y: float, angle: float) -> Item:
    """A picture with its middle there, turned by an angle."""
    turned = pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture
    px, py = look.frame.point(x, y)
    return turned, (px - turned.get_width() // 2, py - turned.get_height() // 2)


# --- where everything is


def _wide(look: Look) -> bool:
    return look.frame.width > 1600


def _ribbon(look: Look) -> Box:
    """Across the top; where there is little width its tails hang over the rim of the table."""
    safe = look.frame.safe
    return Box(safe.x, safe.y, safe.w, 196) if _wide(look) else Box(safe.x - 44, safe.y, safe.w + 88, 132)


def _bill(look: Look, notes: Mapping[str, str]) -> Box:
    room, width = _bill_room(look), 560.0 if _wide(look) else 500.0
    height = HEAD + len(_menu(notes)) * _row(look, notes) + len(notes) * NOTE + FOOT
    return Box(room.right - width, room.y + max(0.0, (room.h - height) / 2), width, height)


def _bill_room(look: Look) -> Box:
    """Below the ribbon."""
    safe, top = look.frame.safe, _ribbon(look).bottom + 24
    return Box(safe.x, top, safe.w, safe.bottom - top)


def _row(look: Look, notes: Mapping[str, str]) -> float:
    """From line to line."""
    room = _bill_room(look).h - HEAD - FOOT - len(notes) * NOTE
    return min(ROW, room / len(_menu(notes)))


def _lines(look: Look, notes: Mapping[str, str]) -> list[tuple[str, str, Box]]:
    """The lines of the playbill: name, label, and where they stand, with the notes between them."""
    bill, row, tall = _bill(look, notes), _row(look, notes), LINE if _wide(look) else NARROW_LINE
    found = []
    y = bill.y + HEAD
    for name, label in _menu(notes):
        found.append((name, label, Box(bill.x + 24, y, bill.w - 48, min(tall, row - 6))))
        y += row + (NOTE if name in notes else 0)
    return found


def _stage(look: Look) -> Box:
    """The part of the table that is left for a picture."""
    safe, top = look.frame.safe, _ribbon(look).bottom
    return Box(safe.x, top, _bill(look, {}).x - 40 - safe.x, safe.bottom - top)


def _notice(look: Look) -> Box:
    stage = _stage(look)
    height = float(whole(108 * min(1.5, look.type.text_scale)))
    return Box(stage.x, stage.bottom - height, stage.w, height)
