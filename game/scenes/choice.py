"""The one big choice of a visitor, in type that is read from two metres. It must not know what is chosen.

A press that led here, or came right after it, presses nothing.
"""

from __future__ import annotations

from game.content.choice_words import Choice as Words
from game.content.levels import Level
from game.content.rulebook import turns
from game.scenes.kit import Kit
from game.scenes.overlay import HEADING, Page, page_box, print_corners
from game.scenes.sheet import Sheet
from game.stage import furniture, palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, PointerMoved, PointerPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Push, Reset, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Kind, Widget

GUARD = 0.4  # seconds in which nothing is pressed
QUIET = 45.0  # seconds after which, at home, the show goes on; on a kiosk its steward sees to that
SHORT = 14  # turns that are over in five minutes
TALLEST, TALLER, GAP = 190.0, 222.0, 14.0  # units: a button at most, also on an upright screen
LABEL = Style(Face.CASLON_BOLD, 74, palette.INK, align="centre", scales=False)
NOTE = Style(Face.CASLON_ITALIC, 42, palette.INK, align="centre", scales=False)
END = 0.67  # of its height is ornament at either end of a button


class GreatButton(Button):
    """A button with a line below its words."""

    def __init__(self, name: str, box: Box, label: str, note: str, kind: Kind) -> None:
        super().__init__(name, box, label, kind)
        self.note = note
        self.styles = LABEL, NOTE

    def room(self) -> None:
        """Its words are set by themselves."""

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The plate, and on it both lines."""
        box, ink = self.box, furniture.ink(manner)
        plate = look.art.nine(f"{self.kind}_{manner}", box.w, box.h)
        upper, lower = _lines(box)
        large, small = self.styles
        label = look.type.fit(self.label, large.inked(ink), upper.w, upper.h)
        note = look.type.fit(self.note, small.inked(ink), lower.w, lower.h)
        return (
            furniture.placed(plate, look.frame.rect(box)),
            furniture.placed(label, look.frame.rect(upper)),
            furniture.placed(note, look.frame.rect(lower)),
        )


class ChoiceScene(Page):
    """What a visitor may do; `offered` is how many levels there are to choose from."""

    opaque = True

    def __init__(self, kit: Kit, level: Level, offered: int) -> None:
        super().__init__(kit)
        self._level = level
        self._offered = offered
        self._since = 0.0
        self._quiet = 0.0

    def enter(self) -> None:
        """To the music of the title."""
        super().enter()
        self.kit.mood("title")

    def resume(self, _result: object) -> None:
        """What waits may be another than before."""
        self.kit.mood("title")
        self._quiet = 0.0
        self.refresh()

    # --- what can be done

    def widgets(self, look: Look) -> list[Widget]:
        """All that the organiser offers, one below the other."""
        items = self._items()
        room = _room(look)
        tall = min(TALLER if look.frame.upright else TALLEST, (room.h + GAP) / len(items) - GAP)
        gap = min(3 * GAP, (room.h - len(items) * tall) / max(1, len(items) - 1))
        spare = (room.h - len(items) * (tall + gap) + gap) * (0.75 if look.frame.upright else 0.5)
        found = []
        for number, (name, label, note) in enumerate(items):
            box = Box(room.x, room.y + spare + number * (tall + gap), room.w, tall)
            found.append(GreatButton(name, box, label, note, "ticket" if number else "brass"))
        upper, lower = _lines(found[0].box)
        large = look.type.alike([button.label for button in found], LABEL, upper.w, upper.h)
        small = look.type.alike([button.note for button in found], NOTE, lower.w, lower.h)
        for button in found:
            button.styles = large, small
        return [*found]

    def _items(self) -> list[tuple[str, str, str]]:
        house, ministry = self.kit.house(), self.kit.doors.ministry()
        scenes = house.scenes if house is not None else ["government", "activation"]
        items = []
        if "government" in scenes:
            if ministry is not None:
                told = {"level": ministry.level.title, "turn": ministry.match.state.turn}
                items.append(("continue", Words.CONTINUE, Words.CONTINUE_NOTE.format(**told)))
            long = turns(self._level.rules)
            note = Words.PLAY_NOTE.format(level=self._level.title, turns=long)
            items.append(("play", Words.PLAY_SHORT if long <= SHORT else Words.PLAY, note))
            if self._offered > 1:
                items.append(("full", Words.FULL, Words.FULL_NOTE.format(levels=self._offered)))
        if "activation" in scenes:
            note = Words.WAITS if self.kit.doors.battle_waits() else Words.DECK_NOTE
            items.append(("deck", Words.DECK, note))
        items.append(("rules", Words.HOW, Words.HOW_NOTE))
        return items

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """Go there."""
        doors = self.kit.doors
        match chosen.name:
            case "continue":
                return Reset(doors.resume)
            case "play":
                house = self.kit.house()
                if house is not None and house.guide:
                    return Reset(doors.begin_guided)
                return Reset(lambda: doors.begin(self._level, None))
            case "full":
                return Push(doors.choose_level)
            case "deck":
                return Push(doors.activation)
            case _:
                battles = "play" not in self.form
                return Push(lambda: doors.battle_rules(None) if battles else doors.rules(None))

    def back(self) -> Transition | None:
        """Escape leads back to the show, or at home to the title."""
        at_home = self.kit.house() is None
        return Reset(self.kit.doors.title if at_home else self.kit.doors.attract)

    # --- time

    def handle(self, entry: Input) -> Transition | None:
        """Whoever hammers on the keys or taps twice presses nothing yet."""
        if isinstance(entry, KeyPressed | PointerPressed | PointerMoved):
            self._quiet = 0.0
        held_back = isinstance(entry, PointerPressed) or (
            isinstance(entry, KeyPressed) and entry.key in ("enter", "space")
        )
        if self._since < GUARD and held_back:
            return None
        return super().handle(entry)

    def update(self, dt: float, /) -> Transition | None:
        """At home the show goes on when nobody chooses."""
        self._since += dt
        self._quiet += dt
        self.kit.doors.look_ahead()
        if self.kit.house() is None and self._quiet >= QUIET:
            return Reset(self.kit.doors.attract)
        return super().update(dt)

    # --- what is seen

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """One sheet."""
        return (page_box(look),)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The question."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        box = sheet.box
        sheet.text(
            Words.HEADING, HEADING.at(84).inked(palette.RED), Box(box.x + 110, box.y + 36, box.w - 220, 100)
        )
        sheet.tinted("rule", Box.around(box.cx, box.y + 150, 420, 26), palette.INK)
        if look.frame.upright:  # below, where hands reach, are the buttons
            first, top = self.widgets(look)[0].box, box.y + 170
            sheet.tailpiece(Box(first.x, top, first.w, first.y - top))
        return (sheet.item,)


def _lines(box: Box) -> tuple[Box, Box]:
    """Where a button has its words, and its note."""
    inner = Box(box.x + box.h * END, box.y + box.h * 0.15, box.w - 2 * box.h * END, box.h * 0.66)
    upper = Box(inner.x, inner.y, inner.w, inner.h * 0.6)
    return upper, Box(inner.x, upper.bottom, inner.w, inner.bottom - upper.bottom)


def _room(look: Look) -> Box:
    """Below the heading; on a broad screen no wider than is comfortable."""
    box = page_box(look)
    width = min(box.w - 100, 1240.0)
    top = box.y + 186
    return Box(box.cx - width / 2, top, width, box.bottom - 66 - top)
