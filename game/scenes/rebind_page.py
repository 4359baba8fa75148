"""The keys of the commands, to be changed: a command is chosen, and the next key is its own.

It must not know what a command does.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.content.bindings import COMMANDS, Group, keys_of, may_be_chosen, rebound, spoken
from game.content.key_words import Rebinding as Words
from game.scenes.kit import Game, Kit
from game.scenes.overlay import BODY, PagedPage, as_read, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import furniture
from game.stage.geometry import Box
from game.stage.inputs import FocusLost, Input, KeyPressed, PointerPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widget import CLEAR
from game.stage.widgets import Button, Chosen, Widget

KEY = Style(Face.CASLON_BOLD, 33, align="centre")
ROW, GAP = 74.0, 12.0
TALLEST, WIDEST = 1.35, 34.0  # where there are few lines: times the height of a row, and units between two
BUTTON = 78.0
SIDE = 24.0
CORNER = 122.0  # units that the ornament takes up at either end of the foot
SHARE = 0.3  # of a line's width, for the key
_HOLDING = ("shift", "ctrl", "alt", "meta", "gui", "lock", "mode")  # keys that only change others


class KeyLine(Widget):
    """A command and on a ticket its key; while a key is asked for, the ticket says so."""

    before = CLEAR

    def __init__(self, command: str, box: Box, key: str, *, waits: bool) -> None:
        super().__init__(command, box)
        self._key = key
        self._waits = waits

    def click(self, _pos: tuple[float, float], /) -> Chosen | None:
        """Chosen."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Chosen by a fresh press."""
        return None if pressed.repeat else Chosen(self.name)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The words, and the ticket at their right."""
        box, shown = self.box, "pressed" if self._waits else manner
        ticket = Box(box.right - box.w * SHARE, box.y, box.w * SHARE, box.h)
        words = Box(box.x, box.y, box.w * (1 - SHARE) - 20, box.h)
        rect, ink = look.frame.rect(ticket), furniture.ink(shown)
        told = Words.PRESS if self._waits else self._key
        larger = max(1.0, box.h / _row(look))
        in_key, in_line = KEY.at(KEY.size * larger), BODY.at(BODY.size * larger)
        key = look.type.fit(told, in_key.inked(ink), ticket.w - 24, ticket.h - 12)
        line = look.type.block(Words.WORDS[self.name], in_line.inked(furniture.ink(manner)), words.w, words.h)
        return (
            (furniture.chip(look, rect.size, shown), rect.topleft),
            furniture.placed(key, rect),
            furniture.placed(line, look.frame.rect(words), "left"),
        )


class RebindScene(PagedPage):
    """The commands of the game it was opened from, those of all screens, then those of the other game."""

    opaque = True

    def __init__(self, kit: Kit, game: Game = "government") -> None:
        super().__init__(kit)
        self._groups: list[Group] = sorted(COMMANDS, key=lambda group: (group != game, group != "everywhere"))
        self._waiting = ""  # the command that the next key is for

    @property
    def wants_any_key(self) -> bool:
        """While a key is asked for."""
        return bool(self._waiting)

    # --- leaves

    def leaves(self, look: Look) -> int:
        """As many as the lines need."""
        return len(self._dealt(look))

    def turner(self, look: Look) -> Box:
        """At the foot, between the buttons; above them where the page is upright."""
        reset, done = _ends(look)
        if look.frame.upright:
            return Box(reset.x, reset.y - BUTTON - SIDE, done.right - reset.x, reset.h)
        return Box(reset.right + SIDE, reset.y, done.x - reset.right - 2 * SIDE, reset.h)

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """A key that is asked for goes to no widget, and has no other meaning."""
        if not self._waiting:
            return super().handle(entry)
        if isinstance(entry, KeyPressed):
            if not entry.repeat and not any(part in entry.key for part in _HOLDING):
                self._take(entry)
        elif isinstance(entry, PointerPressed | FocusLost):
            self._stop("")
            return super().handle(entry)
        return None

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """Left and right lead from line to line; only the page keys turn leaves."""
        return super().shortcut(key) if key.key in ("pageup", "pagedown") else None

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A command, the keys as they came, or go."""
        match chosen.name:
            case "done":
                return Pop()
            case "reset":
                self._keep({})
                self._stop(Words.WAS_RESET)
            case "earlier" | "later":
                return super().chosen(chosen)
            case command:
                self._waiting = command
                self.message = Words.ASK.format(command=Words.WORDS[command])
                self.refresh()
        return None

    def _take(self, key: KeyPressed) -> None:
        """The key that was asked for."""
        if key.pad:
            self._stop("" if key.key == "escape" else Words.PAD)
        elif key.key == "escape":
            self._stop("")
        elif key.ctrl or key.alt or not may_be_chosen(key.key):
            self._ask_again(Words.RESERVED)
        else:
            self._rebind(self._waiting, key.key)

    def _rebind(self, command: str, key: str) -> None:
        own = self.kit.settings().keys
        before = keys_of(own)
        says = {"command": Words.WORDS[command], "key": spoken(key), "old": spoken(before[command])}
        if before[command] == key:
            self._stop(Words.SAME.format(**says))
            return
        found = rebound(own, command, key)
        if found is None:
            holder = next(other for other, held in before.items() if held == key)
            self._ask_again(Words.TAKEN.format(other=Words.WORDS[holder], **says))
            return
        keys, other = found
        self._keep(keys)
        told = Words.SWAPPED if other else Words.NOW
        self._stop(told.format(other=Words.WORDS.get(other, ""), **says))

    def _keep(self, keys: dict[str, str]) -> None:
        self.kit.change(replace(self.kit.settings(), keys=keys))

    def _ask_again(self, why: str) -> None:
        self.kit.play("refused")
        self.message = why

    def _stop(self, told: str) -> None:
        self._waiting, self.message = "", told
        self.refresh()

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The lines of this leaf, then the buttons."""
        _, commands = self._dealt(look)[self.leaf]
        keys = keys_of(self.kit.settings().keys)
        found: list[Widget] = [
            KeyLine(command, box, spoken(keys[command]), waits=command == self._waiting)
            for command, box in zip(commands, _places(look, len(commands)), strict=False)
        ]
        reset, done = _ends(look)
        reset_all, leave = Button("reset", reset, Words.RESET), Button("done", done, Words.DONE, "brass")
        return [*found, *as_read([reset_all, *self.turners(look), leave])]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet with its heading."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADINGS[self._dealt(look)[self.leaf][0]])
        self.print_dots(sheet, look)
        return (sheet.item,)

    def slip_box(self, look: Look) -> Box:
        """Below the heading: what is asked has to be near what it is asked for."""
        box = page_box(look)
        return Box.around(box.cx, box.y + 176, min(box.w - 150, 1300), 76)

    def _dealt(self, look: Look) -> list[tuple[Group, tuple[str, ...]]]:
        """The leaves: of which group, and its commands there."""
        each = len(_places(look))
        found: list[tuple[Group, tuple[str, ...]]] = []
        for group in self._groups:
            names = tuple(f"{group}.{command.name}" for command in COMMANDS[group])
            found += [(group, names[first : first + each]) for first in range(0, len(names), each)]
        return found


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + CORNER, box.bottom - 46 - BUTTON, box.w - 2 * CORNER, BUTTON)


def _ends(look: Look) -> tuple[Box, Box]:
    """The buttons at either end of the foot."""
    foot = _foot(look)
    w = min(360.0, foot.w * (0.55 if look.frame.upright else 0.39))
    return Box(foot.x, foot.y, w, foot.h), Box(foot.right - w * 0.7, foot.y, w * 0.7, foot.h)


def _places(look: Look, count: int = 0) -> tuple[Box, ...]:
    """Where lines may lie, down the columns, so many of them evenly; few are set larger and wider."""
    box, foot = page_box(look), _foot(look)
    top = foot.y - (BUTTON + SIDE if look.frame.upright else 0)
    room = Box(box.x + 90, box.y + 226, box.w - 180, top - 24 - box.y - 226)
    rows = max(1, int((room.h + GAP) / (_row(look) + GAP)))
    columns = room.row(2 if look.frame.wide and look.type.text_scale < 1.4 else 1, 80)
    if count:
        rows = min(rows, -(-count // len(columns)))
    height = min(TALLEST * _row(look), (room.h - GAP * (rows - 1)) / rows)
    gap = min(WIDEST, (room.h - height * rows) / max(1, rows - 1))
    return tuple(
        [
            Box(column.x, column.y + row * (height + gap), column.w, height)
            for column in columns
            for row in range(rows)
        ]
    )


def _row(look: Look) -> float:
    return ROW * max(1.0, look.type.text_scale * 0.8)
