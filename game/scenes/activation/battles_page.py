"""Choosing a battle: the running one, a new one, a shipped one or the player's own. Sets up nothing."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from game.content.battles import Battle
from game.content.muster_words import Choosing as Words
from game.scenes.activation.battle_detail import Detail
from game.scenes.activation.battle_line import BattleLine, Setting
from game.scenes.activation.ground import war_ground
from game.scenes.flow import Leaf
from game.scenes.kit import Kit
from game.scenes.overlay import (
    HEADING,
    PagedPage,
    beside_heading,
    page_box,
    print_corners,
    print_heading,
)
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, Point, Swiped, Wheeled
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Push, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Label, Widget

BUTTON = 78.0
MOST_GO = 1.4  # in a narrow frame, times the width of Back
RULES = 150.0  # the width of the button that opens the rules
GAP = 8.0
ROUNDING = 1e-6
ROOMY = 1.25  # times its usual height may a line have
TITLE = 66.0
UPPER = 0.48  # of an upright sheet's height is for the list
LEAF = Style(Face.CASLON_BOLD, 38, palette.INK, align="centre")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list."""

    title: str
    note: str
    battle: Battle | None = None
    running: bool = False
    unusable: str = ""  # why the file cannot be used


class BattlesScene(PagedPage):
    """The battles as a playbill at the left, the chosen one at the right; upright, one above the other."""

    opaque = True
    first = "battle 0"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._entries = self._found()
        if any(entry.running for entry in self._entries):
            self.idles = "activation"  # its players are moving figures; who only looks at the list is not
        self._index = 0
        self._dropping = False
        self._matter: tuple[tuple[Look, Entry], Detail] | None = None
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

    @property
    def leaf_shown(self) -> Leaf:
        """What is told on this leaf."""
        assert self._look is not None
        return self._text(self._look).leaves[self.leaf]

    # --- leaves: those of what is told; those of the list follow the chosen line

    def leaves(self, look: Look) -> int:
        """As many as there is to tell of the chosen battle."""
        return len(self._text(look).leaves)

    def turner(self, look: Look) -> Box:
        """Below what is told."""
        return self._text(look).strip

    def _text(self, look: Look) -> Detail:
        key = look, self.entry
        if self._matter is None or self._matter[0] != key:
            area = _detail(look)
            note = self.entry.note if self.entry.running else self.entry.unusable
            room = Box(area.x, area.y + TITLE + 12, area.w, area.h - TITLE - 12 - BUTTON - 18)
            self._matter = key, Detail(look, room, self.entry.battle, note)
        return self._matter[1]

    @property
    def _leaf_of_list(self) -> int:
        assert self._look is not None
        return self._index // self._rows(self._look)

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """The line that has the focus is the chosen one; the wheel turns what lies below the pointer."""
        if isinstance(entry, KeyPressed) and entry.key in ("up", "down"):
            self.form.focus_visible = True
            if self._beyond(entry.key):
                return None
        if isinstance(entry, Wheeled) and self._over_list(entry.pos):
            self._turn_list(-1 if entry.steps > 0 else 1)
            return None
        transition = super().handle(entry)
        name = self.form.focused or ""
        if transition is None and name.startswith("battle "):
            self._choose(int(name.removeprefix("battle ")))
        return transition

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """F1 opens the rules, Delete drops; the page keys read on, from battle to battle."""
        if self.asks(key, "rules"):
            return self._rules()
        if key.key == "delete" and "drop" in self.form:
            return self._drop()
        if key.key in ("home", "end"):
            self._go_to(0 if key.key == "home" else len(self._entries) - 1)
        elif key.key in ("pageup", "pagedown"):
            self._read_on(1 if key.key == "pagedown" else -1)
        else:
            return None
        return True

    def _rules(self) -> Transition:
        """How the chosen battle is played."""
        battle = self.entry.battle
        rules = battle.rules if battle is not None else None
        return Push(lambda: self.kit.doors.battle_rules(rules))

    def _read_on(self, by: int) -> None:
        """The next leaf, or after the last one the next battle."""
        assert self._look is not None
        if 0 <= self.leaf + by < self.leaves(self._look):
            self.turn(self.leaf + by)
        else:
            self._go_to(self._index + by)

    def swiped(self, swipe: Swiped) -> Transition | None:
        """A stroke over the list turns the list."""
        if self._over_list(swipe.start):
            self._turn_list(1 if swipe.onward else -1)
            return None
        return super().swiped(swipe)

    def _over_list(self, pos: Point) -> bool:
        assert self._look is not None
        return _list(self._look).contains(pos)

    def _turn_list(self, by: int) -> None:
        """The first line of another leaf is chosen with it."""
        assert self._look is not None
        rows = self._rows(self._look)
        to = (self._leaf_of_list + by) * rows
        if 0 <= to < len(self._entries):
            self._go_to(to)

    def resume(self, result: object) -> None:
        """Battles may have been kept or dropped, and one may run now."""
        if self._dropping and result is True and self.entry.battle is not None:
            self.message = self.kit.doors.drop_own(self.entry.battle)
        self._dropping = False
        chosen, before = self.entry.battle, {entry.battle for entry in self._entries}
        self._entries = self._found()
        found = [entry.battle for entry in self._entries]
        kept = [i for i, battle in enumerate(found) if battle and battle.own and battle not in before]
        places = kept or [i for i, battle in enumerate(found) if chosen and battle == chosen]
        self._index = places[0] if places else min(self._index, len(self._entries) - 1)
        self.leaf = 0
        self.refresh()

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A line, or what is done with it."""
        match chosen.name:
            case "back":
                return super().back()
            case "rules":
                return self._rules()
            case "go":
                return self._go()
            case "drop":
                return self._drop()
            case "earlier" | "later":
                return super().chosen(chosen)
            case "list earlier" | "list later":
                self._turn_list(1 if chosen.name.endswith("later") else -1)
            case name:
                self._choose(int(name.removeprefix("battle ")))
                if chosen.value == "settled":
                    self.form.focus("go")
        return None

    def _beyond(self, key: str) -> bool:
        """Up and down go on over the edge of a leaf."""
        assert self._look is not None
        rows = self._rows(self._look)
        to = self._index + (1 if key == "down" else -1)
        on_line = self.form.focused == f"battle {self._index}"
        if not on_line or not 0 <= to < len(self._entries) or to // rows == self._leaf_of_list:
            return False
        self._go_to(to)
        return True

    def _go_to(self, index: int) -> None:
        """A line is chosen from elsewhere, and has the focus."""
        self._choose(max(0, min(len(self._entries) - 1, index)))
        self.form.focus(f"battle {self._index}")

    def _choose(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.leaf = 0
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
        entries += [Entry(each.title, each.when or Words.EXAMPLE, each) for each in doors.shipped_battles()]
        own, unusable = doors.own_battles()
        entries += [Entry(each.title, Words.OWN, each) for each in own]
        entries += [Entry(each.file, Words.UNUSABLE, unusable=each.told) for each in unusable]
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
        rows, room = self._rows(look), _list(look)
        first, (line, style) = self._leaf_of_list * rows, self._lines(look)
        for row, entry in enumerate(self._entries[first : first + rows]):
            box = Box(room.x, room.y + row * (line + GAP), room.w, line)
            chosen = first + row == self._index
            found.append(
                BattleLine(f"battle {first + row}", box, entry.title, entry.note, style, chosen=chosen)
            )
        found += [*self._list_turners(look), *self.turners(look), *self._ways(look)]
        rules = Button("rules", beside_heading(look, RULES), Words.RULES, kind="icon")
        return found if look.frame.upright else [rules, *found]

    def _lines(self, look: Look) -> tuple[float, Setting]:
        """The height of a line, and how all of them are set; of few lines each has more room."""
        room = _list(look)
        titles = [entry.title for entry in self._entries if entry.battle is None or not entry.battle.own]
        style = Setting.of(look, room.w, titles)
        on_one_leaf = (room.h + GAP) / len(self._entries) - GAP
        if on_one_leaf >= style.least:
            return min(style.high, on_one_leaf), style
        lines = self._dealt(look, style.high)
        return min(ROOMY * style.high, (_above_strip(look) + GAP) / lines - GAP), style

    def _rows(self, look: Look) -> int:
        """The lines of a leaf; where one leaf will not do, the turning buttons need room."""
        height, step = _list(look).h, self._lines(look)[0] + GAP
        whole = int((height + GAP) / step + ROUNDING)
        return whole if len(self._entries) <= whole else self._dealt(look, step - GAP)

    def _dealt(self, look: Look, line: float) -> int:
        """The lines of a leaf where there are several: about as many on each."""
        most = max(1, int((_above_strip(look) + GAP) / (line + GAP) + ROUNDING))
        leaves = ceil(len(self._entries) / most)
        return ceil(len(self._entries) / leaves)

    def _ways(self, look: Look) -> list[Widget]:
        """Go, and for an own battle drop it; back, and on upright screens the rules."""
        battle, at_home = self.entry.battle, self.kit.house() is None
        own = at_home and battle is not None and battle.own and not self.entry.running
        upright = look.frame.upright
        shares = {"back": 1.0, "rules": 1.0 if upright else 0.0, "drop": 1.1 if own else 0.0}
        names = [name for name, share in shares.items() if share]
        go = 3.0 - shares["drop"] - shares["rules"] / 2
        if not (look.frame.wide or upright):
            go = min(go, MOST_GO)  # the smaller buttons have their words in the size of its own
        boxes = dict(
            zip([*names, "go"], _foot(look).shared([*(shares[name] for name in names), go], 16), strict=True)
        )
        label = Words.GO_ON if self.entry.running else Words.SET_UP
        unusable = self.entry.unusable
        return [
            Button("go", boxes["go"], label, "brass", enabled=not unusable, why=unusable),
            *([Button("drop", boxes["drop"], Words.DROP)] if own else []),
            Button("back", boxes["back"], Words.BACK),
            *([Button("rules", boxes["rules"], Words.RULES)] if upright else []),
        ]

    def _list_turners(self, look: Look) -> list[Widget]:
        """Where one leaf does not hold all lines."""
        last = (len(self._entries) - 1) // self._rows(look)
        if last == 0:
            return []
        strip, leaf = _list_strip(look), self._leaf_of_list
        left, right = (Box(x, strip.y, 84, strip.h) for x in (strip.x, strip.right - 84))
        return [
            Button("list earlier", left, "‹", kind="icon", enabled=leaf > 0),
            Label(strip.inset(90, 0), f"{leaf + 1} / {last + 1}", LEAF, name="list leaf"),
            Button("list later", right, "›", kind="icon", enabled=leaf < last),
        ]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet with the heading, and what there is to say of the chosen battle."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADING, beside=0.0 if look.frame.upright else RULES)
        detail = _detail(look)
        if look.frame.upright:
            sheet.rule((detail.x, detail.y - 22), (detail.right, detail.y - 22), palette.INK, 2)
        else:
            sheet.rule((detail.x - 32, detail.y), (detail.x - 32, detail.bottom), palette.INK, 2)
        title = self.entry.battle.title if self.entry.battle is not None else self.entry.title
        sheet.text(title, HEADING.at(52), Box(detail.x, detail.y, detail.w, TITLE), "left")
        self._text(look).print(sheet, self.leaf)
        self.print_dots(sheet, look)
        return (sheet.item,)


def _room(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 64, box.y + 160, box.w - 128, box.h - 160 - 56)


def _list(look: Look) -> Box:
    room = _room(look)
    if look.frame.upright:
        return Box(room.x, room.y, room.w, room.h * UPPER - 22)
    return Box(room.x, room.y, room.w * 0.46 - 32, room.h)


def _above_strip(look: Look) -> float:
    """How much of the list's height the turning buttons leave."""
    return _list(look).h - BUTTON - 14


def _list_strip(look: Look) -> Box:
    """Below the lines."""
    room = _list(look)
    return Box(room.x, room.bottom - BUTTON, room.w, BUTTON)


def _detail(look: Look) -> Box:
    room = _room(look)
    if look.frame.upright:
        top = room.y + room.h * UPPER + 22
        return Box(room.x, top, room.w, room.bottom - top)
    left = room.w * 0.46
    return Box(room.x + left + 32, room.y, room.w - left - 32, room.h)


def _foot(look: Look) -> Box:
    detail = _detail(look)
    return Box(detail.x, detail.bottom - BUTTON, detail.w, BUTTON)
