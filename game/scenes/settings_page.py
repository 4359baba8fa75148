"""The settings; every change applies at once. It must not know what a setting does."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.content.kiosk import settings_from
from game.content.screen_words import Edges
from game.content.settings import SPEED_FACTORS, TEXT_SIZES, Settings
from game.content.words import Pause
from game.content.words import SettingsPage as Words
from game.scenes.kit import Game, Kit
from game.scenes.overlay import BODY, CAPITALS, FormPage, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Transition
from game.stage.widgets import Button, Choice, Chosen, Entry, Slider, Switch, Widget

VOLUMES = {
    "volume_all": Words.VOLUME_ALL,
    "volume_music": Words.VOLUME_MUSIC,
    "volume_effects": Words.VOLUME_EFFECTS,
    "volume_crowd": Words.VOLUME_CROWD,
}
SWITCHES = {
    "mute": Words.MUTE,
    "mono": Words.MONO,
    "captions": Words.CAPTIONS,
    "reduced_motion": Words.REDUCED_MOTION,
    "fullscreen": Words.FULLSCREEN,
    "coach": Words.COACH,
    "new_prints": Words.NEW_PRINTS,
    "number_both_ways": Words.BOTH_WAYS,
    "colour_safe": Words.COLOUR_SAFE,
    "plain_type": Words.PLAIN_TYPE,
    "large_targets": Words.LARGE_TARGETS,
}
SOUND = (*VOLUMES, "mute", "mono")
PLAY = ("speed", "coach", "captions", "new_prints", "number_both_ways", "fullscreen")
SIGHT = ("text_size", "plain_type", "colour_safe", "reduced_motion", "large_targets", "edges")
LISTS = {Words.SOUND: SOUND, Words.PLAY: PLAY, Words.SIGHT: SIGHT}
SPEEDS = tuple(SPEED_FACTORS)
KEPT = ("window", "safe_area")  # what the defaults leave alone
NOT_THE_VISITORS = ("fullscreen", "edges")
BUTTON = 78.0
ROW = 100.0
HEAD = 62.0  # of a list, above its first row
GAP = 18.0  # between lists that stand one below the other
CONTROL = 74.0
VOLUME_STEP = 5
ALONE = 1000.0  # the width of a list that has a leaf for itself
NAMES = 0.47  # of a list's width


class SettingsScene(FormPage):
    """Three lists: two of them side by side, or with large text or little room one after the other.

    On an upright screen they stand one below the other.
    """

    opaque = True

    def __init__(self, kit: Kit, game: Game = "government") -> None:
        super().__init__(kit)
        self._game = game
        self._shown = kit.settings()

    # --- leaves

    def leaves(self, look: Look) -> int:
        """As many as the lists need."""
        return -(-len(LISTS) // _abreast(look))

    def turner(self, look: Look) -> Box:
        """Above the buttons."""
        box = page_box(look)
        return Box(box.cx - 260, _foot(look).y - BUTTON - 22, 520, BUTTON)

    def arrange(self, look: Look) -> None:
        """Turn to the leaf on which the setting with the focus stands at this size."""
        for number, names in enumerate(LISTS.values()):
            if self.form.focused in names:
                self.leaf = number // _abreast(look)
        super().arrange(look)

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """A setting may have changed elsewhere."""
        transition = super().handle(entry)
        self._follow()
        return transition

    def update(self, _dt: float, /) -> Transition | None:
        """Full screen and silence have keys of their own."""
        self._follow()
        return super().update(_dt)

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Apply a change, or go; a setting that was wheeled takes the focus with it."""
        name, value = chosen.name, chosen.value
        self.form.focus(name)
        match name:
            case "done":
                return Pop()
            case "keys":
                return Push(lambda: self.kit.doors.keys(self._game))
            case "edges":
                return Push(self.kit.doors.edges)
            case "defaults":
                self._apply(self._defaults())
            case "speed" if isinstance(value, int):
                self._apply(replace(self.kit.settings(), speed=SPEEDS[value]))
            case "text_size" if isinstance(value, int):
                self._apply(replace(self.kit.settings(), text_size=TEXT_SIZES[value]))
            case "earlier" | "later":
                return super().chosen(chosen)
            case _:
                self._apply(replace(self.kit.settings(), **{name: value}))
        return None

    def _apply(self, settings: Settings) -> None:
        self.kit.change(settings)
        self._follow()

    def _defaults(self) -> Settings:
        """As the game came; on a kiosk as the organiser has it."""
        now, house = self.kit.settings(), self.kit.house()
        start = Settings() if house is None else settings_from(house)
        return replace(start, **{name: getattr(now, name) for name in KEPT})

    def _names(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """What may be set here: on a kiosk the window is not the visitor's."""
        return names if self.kit.house() is None else tuple(n for n in names if n not in NOT_THE_VISITORS)

    def _follow(self) -> None:
        """Show what is set now."""
        now = self.kit.settings()
        if now != self._shown:
            self._shown = now
            self._bring_up_to_date(now)

    def _bring_up_to_date(self, now: Settings) -> None:
        """The same widgets with their values, so that one that is being dragged stays in hand."""
        for widget in self.form.widgets:
            match widget:
                case Slider():
                    widget.value = getattr(now, widget.name)
                case Switch():
                    widget.on = getattr(now, widget.name)
                case Entry():
                    widget.told = _cut_off(now)
                case Choice(name="speed"):
                    widget.index = SPEEDS.index(now.speed)
                case Choice():
                    widget.index = TEXT_SIZES.index(now.text_size)

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """The settings of this leaf, then the buttons."""
        found: list[Widget] = []
        for _, names, box in self._columns(look):
            offered = self._names(names)
            row = min(ROW, box.h / len(offered))
            for i, name in enumerate(offered):
                control = self._control(name, Box(box.x, box.y + i * row, box.w, min(CONTROL, row - 8)))
                if isinstance(control, Slider | Switch | Choice | Entry):
                    control.label_share = NAMES
                found.append(control)
        keys, defaults, done = _foot(look).shared((3, 5, 3), 18)
        return [
            *found,
            *self.turners(look),
            Button("keys", keys, Pause.KEYS),
            Button("defaults", defaults, Words.DEFAULTS),
            Button("done", done, Words.DONE, "brass"),
        ]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet and the headings of the lists."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADING)
        for title, _, box in self._columns(look):
            sheet.text(title, CAPITALS.at(38), Box(box.x, box.y - HEAD - 16, box.w, 66), "left")
            sheet.rule((box.x, box.y - 12), (box.right, box.y - 12), palette.INK, 2)
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _columns(self, look: Look) -> list[tuple[str, tuple[str, ...], Box]]:
        """The lists of this leaf: heading, names of settings, place."""
        room, abreast = _room(look), _abreast(look)
        bottom = self.turner(look).y - 12 if self.leaves(look) > 1 else room.bottom
        room = Box(room.x, room.y, room.w, bottom - room.y)
        shown = list(LISTS.items())[self.leaf * abreast : (self.leaf + 1) * abreast]
        if look.frame.upright:
            places: Sequence[Box] = _stacked(room, [len(names) for _, names in shown])
        elif len(shown) < abreast:  # the last list stands alone, in the middle
            places = (Box.around(room.cx, room.cy, min(ALONE, room.w), room.h),)
        else:
            places = room.row(abreast, 90)
        return [(title, names, box) for (title, names), box in zip(shown, places, strict=False)]

    def _control(self, name: str, box: Box) -> Widget:
        settings = self._shown
        if name in VOLUMES:
            value = getattr(settings, name)
            return Slider(name, box, 0, 100, value, VOLUME_STEP, VOLUMES[name])
        if name in SWITCHES:
            return Switch(name, box, getattr(settings, name), SWITCHES[name])
        if name == "edges":
            return Entry(name, box, _cut_off(settings), Edges.ENTRY)
        if name == "speed":
            return Choice(
                name,
                box,
                tuple(Words.SPEEDS[speed] for speed in SPEEDS),
                SPEEDS.index(settings.speed),
                Words.SPEED,
            )
        sizes = tuple(f"{size} %" for size in TEXT_SIZES)
        return Choice(name, box, sizes, TEXT_SIZES.index(settings.text_size), Words.TEXT_SIZE)


def _cut_off(settings: Settings) -> str:
    return Edges.NOW.format(cut_off=settings.safe_area)


def _abreast(look: Look) -> int:
    """How many lists stand on a leaf: side by side, or on an upright screen as many as have room."""
    if not look.frame.upright:
        return 2 if look.frame.wide and look.type.text_scale < 1.4 else 1
    row = max(look.target + 8, look.type.lines_height(BODY) + 12)
    high, found = _room(look).h + HEAD - GAP, 0
    for names in LISTS.values():
        high -= HEAD + GAP + len(names) * row
        if high < 0:
            break
        found += 1
    return max(1, found)


def _stacked(room: Box, lengths: list[int]) -> list[Box]:
    """Places for lists of so many rows, one below the other, their rows equally high."""
    row = min(ROW, (room.h - (len(lengths) - 1) * (HEAD + GAP)) / sum(lengths))
    found, y = [], room.y
    for length in lengths:
        found.append(Box(room.x, y, room.w, length * row))
        y += length * row + HEAD + GAP
    return found


def _foot(look: Look) -> Box:
    box = page_box(look)
    return Box(box.x + 130, box.bottom - 50 - BUTTON, box.w - 260, BUTTON)


def _room(look: Look) -> Box:
    box = page_box(look)
    side = 84 if look.frame.upright or (look.frame.wide and _abreast(look) > 1) else 150
    top = box.y + 232
    return Box(box.x + side, top, box.w - 2 * side, _foot(look).y - 30 - top)
