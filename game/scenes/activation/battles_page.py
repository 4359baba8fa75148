"""Choosing a battle: the running one, a new one, a shipped one or the player's own. Sets up nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.content.battles import Battle
from game.content.muster_words import GRADES, units_told
from game.content.muster_words import Choosing as Words
from game.engine.activation.model import COLOURS, Colour
from game.scenes.activation.battle_line import BattleLine
from game.scenes.activation.ground import war_ground
from game.scenes.activation.muster_panel import ink_of
from game.scenes.flow import Passage, flowed, print_flow
from game.scenes.kit import Kit
from game.scenes.overlay import HEADING, PagedPage, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene_manager import Push, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
LINE = 92.0
GAP = 8.0
ARMY_H = 128.0
PLACE = Style(Face.FELL_ITALIC, 31, palette.INK)
TEXT = Style(Face.FELL, 31, palette.INK)
NOTE = Style(Face.FELL_ITALIC, 28, palette.INK)
ARMY = Style(Face.CASLON_BOLD, 34)
STRENGTH = Style(Face.FELL, 29, palette.INK)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list."""

    title: str
    note: str
    battle: Battle | None = None
    running: bool = False


class BattlesScene(PagedPage):
    """The battles as a playbill at the left, the chosen one at the right."""

    opaque = True

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._entries = self._found()
        self._index = 0
        self._dropping = False
        self.message = kit.notice()

    # --- what app and tests may ask

    @property
    def entry(self) -> Entry:
        """The chosen line."""
        return self._entries[self._index]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All lines."""
        return self._entries

    # --- leaves of the list

    def leaves(self, look: Look) -> int:
        """As many as the battles need."""
        return -(-len(self._entries) // _rows(look, len(self._entries)))

    def turner(self, look: Look) -> Box:
        """Below the list."""
        room = _list(look)
        return Box(room.x, room.bottom - BUTTON, room.w, BUTTON)

    def turn(self, to: int) -> bool:
        """The first of a leaf is chosen with it."""
        before = self.leaf
        super().turn(to)
        if self.leaf != before and self._look is not None:
            rows = _rows(self._look, len(self._entries))
            if not self.leaf * rows <= self._index < (self.leaf + 1) * rows:
                self._choose(self.leaf * rows)
                self.form.focus(f"battle {self._index}")
        return True

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """The line that has the focus is the chosen one."""
        if isinstance(entry, KeyPressed) and entry.key in ("up", "down"):
            self.form.focus_visible = True
            if self._beyond(entry.key):
                return None
        transition = super().handle(entry)
        name = self.form.focused or ""
        if transition is None and name.startswith("battle "):
            self._choose(int(name.removeprefix("battle ")))
        return transition

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """F1 opens the rules, Delete drops; the page keys turn the list."""
        if key.key == "f1":
            return Push(lambda: self.kit.doors.rules(None))
        if key.key == "delete" and "drop" in self.form:
            return self._drop()
        return super().shortcut(key) if key.key in ("pageup", "pagedown") else None

    def resume(self, result: object) -> None:
        """Battles may have been kept or dropped, and one may run now."""
        if self._dropping and result is True and self.entry.battle is not None:
            self.message = self.kit.doors.drop_own(self.entry.battle)
        self._dropping = False
        chosen = self.entry.battle
        self._entries = self._found()
        places = [i for i, entry in enumerate(self._entries) if chosen and entry.battle == chosen]
        self._index = places[0] if places else min(self._index, len(self._entries) - 1)
        if self._look is not None:
            self.leaf = self._index // _rows(self._look, len(self._entries))
        self.refresh()

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A line, or what is done with it."""
        match chosen.name:
            case "back":
                return super().back()
            case "go":
                return self._go()
            case "drop":
                return self._drop()
            case "earlier" | "later":
                return super().chosen(chosen)
            case name:
                self._choose(int(name.removeprefix("battle ")))
                if chosen.value == "settled":
                    self.form.focus("go")
        return None

    def _beyond(self, key: str) -> bool:
        """Up and down go on over the edge of a leaf."""
        assert self._look is not None
        rows = _rows(self._look, len(self._entries))
        step = 1 if key == "down" else -1
        to = self._index + step
        on_line = self.form.focused == f"battle {self._index}"
        if not on_line or not 0 <= to < len(self._entries) or to // rows == self.leaf:
            return False
        self._index = to
        self.leaf = to // rows
        self.refresh()
        self.form.focus(f"battle {to}")
        return True

    def _choose(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.refresh()

    def _go(self) -> Transition:
        doors, entry = self.kit.doors, self.entry
        return Reset(doors.resume_battle) if entry.running else Push(lambda: doors.muster(entry.battle))

    def _drop(self) -> Transition:
        self._dropping = True
        question = Words.DROP_WHY.format(title=self.entry.title)
        ask = self.kit.doors.ask
        return Push(lambda: ask(Words.DROP_TITLE, question, Words.DROP_YES, Words.DROP_NO))

    def _found(self) -> tuple[Entry, ...]:
        doors, entries = self.kit.doors, []
        running = doors.engagement()
        if running is not None:
            note = Words.RUNNING.format(title=running.battle.title, turn=running.match.state.turn)
            entries.append(Entry(Words.CONTINUE, note, running.battle, running=True))
        entries.append(Entry(Words.NEW, Words.NEW_NOTE))
        entries += [Entry(each.title, _place(each), each) for each in doors.shipped_battles()]
        entries += [Entry(each.title, Words.OWN, each) for each in doors.own_battles()]
        return tuple(entries)

    # --- what is seen

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        """The cloth below the sheet."""
        assert self._look is not None
        canvas.background = war_ground(self._look)
        super().draw(canvas, _alpha)

    def slip_box(self, look: Look) -> Box:
        """Over the head of the page."""
        box = page_box(look)
        return Box.around(box.cx, box.y + 70, box.w * 0.7, 84)

    def widgets(self, look: Look) -> list[Widget]:
        """The lines of this leaf, then what can be done with the chosen one."""
        found: list[Widget] = []
        rows, room = _rows(look, len(self._entries)), _list(look)
        first = self.leaf * rows
        for row, entry in enumerate(self._entries[first : first + rows]):
            box = Box(room.x, room.y + row * (LINE + GAP), room.w, LINE)
            chosen = first + row == self._index
            found.append(BattleLine(f"battle {first + row}", box, entry.title, entry.note, chosen=chosen))
        foot = _foot(look)
        back = Box(foot.x, foot.y, foot.w * 0.26, foot.h)
        own = self.entry.battle is not None and self.entry.battle.own and not self.entry.running
        middle = Box(back.right + 16, foot.y, foot.w * 0.28 if own else 0, foot.h)
        left = middle.right + 16 if own else back.right + 16
        label = Words.GO_ON if self.entry.running else Words.SET_UP
        found.append(Button("go", Box(left, foot.y, foot.right - left, foot.h), label, "brass"))
        if own:
            found.append(Button("drop", middle, Words.DROP))
        return [*found, Button("back", back, Words.BACK), *self.turners(look)]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet with the heading, and what there is to say of the chosen battle."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADING)
        detail = _detail(look)
        sheet.rule((detail.x - 32, detail.y), (detail.x - 32, detail.bottom), palette.INK, 2)
        self._print_battle(sheet, Box(detail.x, detail.y, detail.w, detail.h - BUTTON - 18))
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _print_battle(self, sheet: Sheet, box: Box) -> None:
        battle = self.entry.battle
        title = battle.title if battle is not None else self.entry.title
        sheet.text(title, HEADING.at(52), Box(box.x, box.y, box.w, 66), "left")
        rest = Box(box.x, box.y + 78, box.w, box.h - 78)
        if battle is None:
            sheet.block(Words.NEW_BLURB, TEXT.at(34), rest)
            return
        armies = Box(rest.x, rest.bottom - 2 * ARMY_H, rest.w, 2 * ARMY_H)
        for colour, row in zip(COLOURS, armies.column(2), strict=True):
            _print_army(sheet, row, battle, colour)
        text = Box(rest.x, rest.y, rest.w, armies.y - 14 - rest.y)
        leaf = flowed(sheet.look, _passages(battle, self.entry), text.w, text.h)[0]
        print_flow(sheet, leaf, text)


def _passages(battle: Battle, entry: Entry) -> Iterator[Passage]:
    """What can be told of a battle, the most needed first: what finds no room is left out."""
    told = entry.note if entry.running else _place(battle)
    if told:
        yield Passage(told, PLACE)
    if battle.blurb:
        yield Passage(battle.blurb, TEXT)
    for note in battle.notes:
        yield Passage(note, NOTE)
    if battle.sources:
        yield Passage(f"{Words.SOURCES} {'; '.join(battle.sources)}", NOTE)


def _place(battle: Battle) -> str:
    return ", ".join(part for part in (battle.where, battle.when) if part)


def _print_army(sheet: Sheet, row: Box, battle: Battle, colour: Colour) -> None:
    """A side in three lines: its name, its generals, its strength."""
    army, ink = battle.army(colour), ink_of(colour)
    sheet.rule((row.x, row.y), (row.right, row.y), palette.INK, 1.5)
    sheet.tinted(f"side_{colour}", Box(row.x, row.y + 18, 78, 84), ink)
    room = Box(row.x + 100, row.y + 8, row.w - 100, row.h - 14)
    lines = room.column(3)
    sheet.text(army.name, ARMY.inked(ink), lines[0], "left")
    generals = "; ".join(
        Words.FORCE.format(general=force.general, grade=GRADES[force.grade]) for force in army.forces
    )
    sheet.text(generals, STRENGTH, lines[1], "left")
    units = units_told(sum(force.units for force in army.forces))
    sheet.text(units, STRENGTH, lines[2], "left")


def _room(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 64, box.y + 160, box.w - 128, box.h - 160 - 56)


def _list(look: Look) -> Box:
    room = _room(look)
    return Box(room.x, room.y, room.w * 0.46 - 32, room.h)


def _detail(look: Look) -> Box:
    room = _room(look)
    left = room.w * 0.46
    return Box(room.x + left + 32, room.y, room.w - left - 32, room.h)


def _foot(look: Look) -> Box:
    detail = _detail(look)
    return Box(detail.x, detail.bottom - BUTTON, detail.w, BUTTON)


def _rows(look: Look, count: int) -> int:
    """The lines of a leaf; where one leaf will not do, the turning buttons need room."""
    height = _list(look).h
    whole = int((height + GAP) // (LINE + GAP))
    return whole if count <= whole else int((height - BUTTON - 14 + GAP) // (LINE + GAP))
