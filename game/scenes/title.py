"""The title page: the crowd before the hustings, the ribbon, and the playbill of what can be done.

It must not know how any other screen is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from game.content.words import GAME, SUBTITLE, Messages
from game.content.words import Title as Words
from game.scenes.candle import Candle
from game.scenes.election import STILL, Election
from game.scenes.kit import Kit
from game.scenes.overlay import Page, slip
from game.scenes.ribbon import print_ribbon
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import TARGET, Box, whole
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Push, Quit, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

if TYPE_CHECKING:
    from game.content.kiosk import Scenes

ROW = 72.0  # from line to line, where there is room
LINE = 60.0  # the height of a line itself; less where there is little width
NARROW_LINE = 50.0
NOTE = 40.0
MURMUR = 5.3  # seconds after which the sound of the square is begun anew, so that it never ends
TALL_LINE = 72.0  # and more on an upright screen, where fingers press
TALL_ROW = 84.0
PICTURE_FOOT = 1170.0  # how far down the picture reaches on an upright screen
UPRIGHT_TOP = 960.0  # the playbill begins no higher there
UPRIGHT_BILL = 700.0  # its width
BROADER = 1.25  # times as broad is the playbill for larger text, at most
HEAD = 112.0  # above the first line
FOOT = 79.0  # below the last line
NOTED = Style(Face.CASLON_ITALIC, 27, palette.INK)
SUBTITLE_STYLE = Style(Face.FELL_ITALIC, 40, palette.INK, scales=False)


class TitleScene(Page):
    """Where the game begins and returns to."""

    opaque = True

    def __init__(self, kit: Kit, version: str) -> None:
        super().__init__(kit)
        self._version = version
        self._notice = ""
        self._election: Election | None = None
        self._candle: Candle | None = None
        self._murmur = 0.0  # seconds until the square is heard again

    @property
    def whole(self) -> bool:
        """Whether the picture is there."""
        return self._election is not None and self._election.shown

    @property
    def moves(self) -> bool:
        """Whether the crowd sways."""
        return self._election is not None and self._election.moves

    @property
    def notice(self) -> str:
        """What has to be told about files and saves."""
        return self._notice

    def enter(self) -> None:
        """Take up what has to be told."""
        self.kit.mood("title")
        self._notice = self.kit.notice()

    def resume(self, _result: object) -> None:
        """Something may have happened on another page."""
        self.kit.mood("title")
        self._notice = self.kit.notice() or self._notice
        self.refresh()

    # --- what can be done

    def widgets(self, look: Look) -> list[Widget]:
        """The lines of the playbill; to go on comes first where there is something to go on with."""
        return [Button(name, box, label, kind="line") for name, label, box in _lines(look, self._menu())]

    def _menu(self) -> _Menu:
        """All lines but those that lead nowhere now, and on a kiosk those that are not the visitors'."""
        notes, house = self._notes(), self.kit.house()
        hidden: tuple[str, ...] = (
            ("learn",) if "continue" in notes else ("continue",)
        )  # a first game waits for nobody
        if house is not None:
            kept = [name for game, names in OF_A_GAME.items() if game not in house.scenes for name in names]
            hidden = (*hidden, "quit", *kept)
        lines = tuple(line for line in ALL if line[0] not in hidden)
        return _Menu(lines, {name: note for name, note in notes.items() if name not in hidden})

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
            case "learn":
                return Reset(doors.begin_guided)
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
        return Push(lambda: self.kit.doors.rules(None)) if self.asks(key, "rules") else None

    def back(self) -> Transition | None:
        """Escape does not quit; it only points to where one can."""
        if "quit" in self.form:
            self.form.focus("quit")
        self.form.focus_visible = True
        return None

    # --- what is seen

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Ribbon, subtitle, playbill."""
        items = [self._subtitle(look), print_ribbon(look, _ribbon(look), GAME.upper())]
        items.append(self._playbill(look))
        if self._notice:
            items.append(slip(look, _notice(look), self._notice))
        return tuple(items)

    def arrange(self, look: Look) -> None:
        """Another size has a picture of its own; without the picture there is the bare table."""
        foot = PICTURE_FOOT if look.frame.upright else None
        self._election = Election(look, foot) if STILL in look.art.names else None
        self._candle = Candle(look, *_candle_place(look)) if self._election is not None else None
        if self.kit.settings().fullscreen:  # it can be filled, after all
            self._notice = self._notice.replace(Messages.NO_FULLSCREEN, "").strip()
        super().arrange(look)

    def update(self, dt: float, /) -> Transition | None:
        """The crowd moves."""
        if self._election is not None:
            self._election.advance(dt)
            if self._election.shown:  # the first picture waits for nothing else
                self.kit.doors.look_ahead()
            if self._candle is not None and self._election.moves:
                self._candle.advance(dt)
            self._murmur -= dt
            if self._election.moves and self._murmur <= 0:
                self._murmur = MURMUR
                self.kit.play("square")
        return super().update(dt)

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """The crowd before the hustings, and above it all that can be read."""
        assert self._look is not None
        election = self._election
        if election is not None:
            canvas.background = election.background
        if election is None or not election.moves:
            super().draw(canvas, alpha)
            return
        canvas.live(election.items())
        canvas.live((*self._fresh(self._look), *self.form.items(self._look), *self._told(self._look)))
        if self._candle is not None:
            canvas.live(self._candle.items())

    def _subtitle(self, look: Look) -> Item:
        """A slip that looks out below the ribbon."""
        ribbon = _ribbon(look)
        width = look.type.measure(SUBTITLE, SUBTITLE_STYLE)[0] + 70
        box = Box(_stage(look).cx - width / 2, ribbon.bottom - 34, width, 84)
        sheet = Sheet(look, box)
        sheet.text(SUBTITLE, SUBTITLE_STYLE, Box(box.x, box.y + 20, box.w, box.h - 22))
        return sheet.item

    def _playbill(self, look: Look) -> Item:
        menu = self._menu()
        box = _bill(look, menu)
        sheet = Sheet(look, box)
        head = Style(Face.CASLON_BOLD, 44, palette.INK, tracking=0.03, scales=False)
        sheet.text(Words.BILL, head, Box(box.x + 30, box.y + 24, box.w - 60, 56))
        sheet.tinted("rule", Box.around(box.cx, box.y + 92, 340, 21), palette.INK)
        for name, _, line in _lines(look, menu):
            if name in menu.notes:
                sheet.text(menu.notes[name], NOTED, Box(line.x, line.bottom + 6, line.w, NOTE - 2))
        foot = box.bottom - FOOT + 14
        sheet.tinted("rule_plain", Box.around(box.cx, foot, 280, 10), palette.INK)
        version = Words.VERSION.format(version=self._version)
        sheet.text(
            version, Style(Face.CASLON_ITALIC, 24, palette.INK), Box(box.x + 40, foot + 14, box.w - 80, 34)
        )
        return sheet.item


class _Menu(NamedTuple):
    """The lines of the playbill, name and label, and what stands below some of them."""

    lines: tuple[tuple[str, str], ...]
    notes: Mapping[str, str]


ALL = (
    ("continue", Words.CONTINUE),
    ("new", Words.NEW),
    ("learn", Words.LEARN),
    ("activation", Words.ACTIVATION),
    ("rules", Words.RULES),
    ("prints", Words.PRINTS),
    ("settings", Words.SETTINGS),
    ("credits", Words.CREDITS),
    ("quit", Words.QUIT),
)
OF_A_GAME: dict[Scenes, tuple[str, ...]] = {
    "government": ("continue", "new", "learn"),
    "activation": ("activation",),
}
USUAL = _Menu(ALL[1:], {})


# --- where everything is


def _wide(look: Look) -> bool:
    return look.frame.wide


def _ribbon(look: Look) -> Box:
    """Across the top; where there is little width its tails hang over the rim of the table."""
    safe = look.frame.safe
    return Box(safe.x, safe.y, safe.w, 196) if _wide(look) else Box(safe.x - 44, safe.y, safe.w + 88, 132)


def _bill(look: Look, menu: _Menu) -> Box:
    """At the right of the picture; on an upright screen at its foot, near the hands."""
    room = _bill_room(look)
    height = HEAD + len(menu.lines) * _row(look, menu) + len(menu.notes) * NOTE + FOOT
    if look.frame.upright:
        return Box.around(room.cx, room.bottom - height / 2, UPRIGHT_BILL, height)
    width = (560.0 if _wide(look) else 500.0) * min(BROADER, look.type.text_scale)
    return Box(room.right - width, room.y + max(0.0, (room.h - height) / 2), width, height)


def _bill_room(look: Look) -> Box:
    """Below the ribbon, or below the hustings."""
    safe = look.frame.safe
    top = UPRIGHT_TOP if look.frame.upright else _ribbon(look).bottom + 24
    return Box(safe.x, top, safe.w, safe.bottom - top)


def _row(look: Look, menu: _Menu) -> float:
    """From line to line."""
    room = _bill_room(look).h - HEAD - FOOT - len(menu.notes) * NOTE
    return min(TALL_ROW if look.frame.upright else ROW, room / len(menu.lines))


def _lines(look: Look, menu: _Menu) -> list[tuple[str, str, Box]]:
    """The lines of the playbill: name, label, and where they stand, with the notes between them."""
    bill, row = _bill(look, menu), _row(look, menu)
    tall = TALL_LINE if look.frame.upright else LINE if _wide(look) else NARROW_LINE
    between = 1.0 if look.frame.upright else 6.0
    tall = min(
        tall, row - between, max(TARGET, 2 * row - look.target)
    )  # a press counts as far as the next line
    found = []
    y = bill.y + HEAD
    for name, label in menu.lines:
        found.append((name, label, Box(bill.x + 24, y, bill.w - 48, tall)))
        y += row + (NOTE if name in menu.notes else 0)
    return found


def _stage(look: Look) -> Box:
    """The part of the table that is left for a picture."""
    safe, top = look.frame.safe, _ribbon(look).bottom
    bill = _bill(look, USUAL)
    if look.frame.upright:
        return Box(safe.x, top, safe.w, bill.y - 24 - top)
    return Box(safe.x, top, bill.x - 40 - safe.x, safe.bottom - top)


def _candle_place(look: Look) -> tuple[tuple[float, float], float]:
    """Where the candle stands by which the playbill is read, beside its foot, and how high it is."""
    bill = _bill(look, USUAL)
    if look.frame.upright:
        return (bill.right + 76, bill.bottom - 40), 330.0
    edge = look.frame.to_layout((0, look.frame.window[1]))[1]
    return (bill.right + 10, edge - 6.0), 250.0 if _wide(look) else 210.0


def _notice(look: Look) -> Box:
    """At the foot of the picture; on an upright screen below the ribbon, where the sky is."""
    stage = _stage(look)
    height = float(whole(108 * min(1.5, look.type.text_scale)))
    top = stage.y + 64 if look.frame.upright else stage.bottom - height
    return Box(stage.x, top, stage.w, height)
