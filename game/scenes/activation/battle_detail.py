"""What there is to tell of a battle, on as many leaves as it needs. Chooses and sets up nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.content.battles import Army, Battle
from game.content.muster_words import GRADES, rules_told, units_told
from game.content.muster_words import Choosing as Words
from game.engine.activation.model import COLOURS, Arm, Colour
from game.engine.activation.reckoning import reckon
from game.engine.piles import JOKER, card
from game.scenes.activation.cards import CARD_H, CARD_W, ActivationFaces
from game.scenes.activation.muster_panel import ink_of, print_hand
from game.scenes.activation.muster_roster import print_arm
from game.scenes.flow import Leaf, Passage, flowed, print_flow
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

ARMY_H = 128.0
MOST_ARMY = 1.25  # how much larger text may make the lines of an army
STRIP = 74.0  # where leaves are turned
ROUNDEL = 40.0
PLACE = Style(Face.FELL_ITALIC, 31, palette.INK)
TEXT = Style(Face.FELL, 31, palette.INK)
NOTE = Style(Face.FELL, 29, palette.INK)
SOURCE = Style(Face.FELL_ITALIC, 28, palette.INK)
ARMY = Style(Face.CASLON_BOLD, 34)
STRENGTH = Style(Face.CASLON, 27, palette.INK)
COUNT = Style(Face.CASLON, 29, palette.INK)
SHOWN = (*map(card, ("5H", "6D", "7H")), JOKER, *map(card, ("4S", "5C", "6S")))  # the two examples (A13)
LEAD = 24.0  # between words, armies and cards
MOST_HAND = 200.0
HIGH = 240.0  # a room in which two hands are larger below each other
LEAST_CARD = 0.42  # smaller cards are not worth showing


class Detail:
    """The leaves of one battle for one room; without a battle, what a newcomer has to know.

    The armies stand at the foot of the first leaf. Where large text leaves no room there for where it was and
    what it was about, they have the second leaf to themselves and are as large as the rest.
    """

    def __init__(self, look: Look, room: Box, battle: Battle | None, told: str = "") -> None:
        """`told` stands in the place of where and when, or says why there is no battle to be told of."""
        self._look = look
        self._battle = battle
        self._room = room
        self._of_armies = 0
        self._for_newcomers = battle is None and not told
        passages = _passages(battle, told)
        self.leaves = self._flowed(passages)
        if len(self.leaves) > 1:
            self._room = Box(room.x, room.y, room.w, room.h - STRIP)
            self.leaves = self._flowed(passages)
        if battle is not None and self._crowded(battle, passages):
            self._of_armies = 1
            first, *others = self._flowed(passages)
            self.leaves = (first, (), *others)

    @property
    def strip(self) -> Box:
        """Where the leaves are turned."""
        return Box(self._room.x, self._room.bottom + 8, self._room.w, STRIP - 12)

    def print(self, sheet: Sheet, number: int) -> None:
        """One leaf; the two armies stand at the foot of the first."""
        used = print_flow(sheet, self.leaves[number], self._text(number))
        if self._for_newcomers and not number:
            self._print_cards(sheet, used + 30)
        elif self._battle is not None and number == self._of_armies:
            armies, alone = self._armies, len(self.leaves) == 1
            if alone:  # a few words: the armies follow them, and their cards stand below
                armies = armies.moved(0, used + LEAD - armies.y)
            for colour, row in zip(COLOURS, armies.column(2), strict=True):
                _print_army(sheet, row, self._battle.army(colour), colour)
            if alone:
                self._print_hands(sheet, self._battle, armies.bottom + LEAD)

    @property
    def _armies(self) -> Box:
        room, scale = self._room, self._look.type.text_scale
        if self._of_armies:
            return Box(room.x, room.y, room.w, min(room.h, 2 * ARMY_H * scale))
        tall = 2 * ARMY_H * min(MOST_ARMY, scale)
        return Box(room.x, room.bottom - tall, room.w, tall)

    def _text(self, number: int) -> Box:
        """The room for the words of a leaf."""
        room = self._room
        beside = self._battle is not None and number == self._of_armies
        low = self._armies.y - 14 if beside and not self._of_armies else room.bottom
        return Box(room.x, room.y, room.w, low - room.y)

    def _crowded(self, battle: Battle, passages: tuple[Passage, ...]) -> bool:
        """Whether the armies push the blurb off the first leaf."""
        first = passages[: [each.text for each in passages].index(battle.blurb) + 1] if battle.blurb else ()
        return bool(first) and len(self._flowed(first)) > 1

    def _flowed(self, passages: tuple[Passage, ...]) -> tuple[Leaf, ...]:
        first, other = self._text(0), self._text(1)
        return flowed(self._look, passages, other.w, other.h, first.h)

    def _print_hands(self, sheet: Sheet, battle: Battle, top: float) -> None:
        """What the two commands that begin make of the pack, where there is room for it (Rules A4)."""
        room = Box(self._room.x, top, self._room.w, self._room.bottom - top)
        if room.h < LEAST_CARD * CARD_H:
            return
        deep = room.h > HIGH  # one hand below the other
        tall = min(room.h, (2 if deep else 1) * MOST_HAND)
        room = Box(room.x, room.cy - tall / 2, room.w, tall)
        faces = ActivationFaces(self._look)
        for colour, box in zip(COLOURS, room.column(2, 16) if deep else room.row(2, 40), strict=True):
            force = battle.army(colour).forces[0]
            print_hand(sheet, faces, box, reckon(battle.rules, colour, force.units, force.grade))

    def _print_cards(self, sheet: Sheet, top: float) -> None:
        """A few cards of either side and the Joker between them, where there is room for them."""
        room, gap = self._room, 10.0
        across = room.w - (len(SHOWN) - 1) * gap
        scale = min(across / len(SHOWN) / CARD_W, (room.bottom - top) / CARD_H)
        if scale < LEAST_CARD:
            return
        faces, step = ActivationFaces(self._look), CARD_W * scale + gap
        for i, each in enumerate(SHOWN):
            x = room.cx + (i - (len(SHOWN) - 1) / 2) * step
            sheet.paste(faces.face(each, scale), Box.around(x, (top + room.bottom) / 2, 10, 10))


def place_of(battle: Battle) -> str:
    """Where and when, as a line that begins with a capital."""
    told = ", ".join(part for part in (battle.where, battle.when) if part)
    return told[:1].upper() + told[1:]


def _passages(battle: Battle | None, told: str) -> tuple[Passage, ...]:
    """The most needed first."""
    if battle is None and told:
        return Passage(told, TEXT), Passage(Words.MEND, NOTE)
    if battle is None:
        return (Passage(Words.NEW_BLURB, TEXT), *(Passage(step, TEXT) for step in Words.STEPS))
    return tuple(_told_of(battle, told or place_of(battle)))


def _told_of(battle: Battle, place: str) -> Iterator[Passage]:
    if place:
        yield Passage(place, PLACE)
    if battle.blurb:
        yield Passage(battle.blurb, TEXT)
    if battle.own:
        yield Passage(rules_told(battle.rules), NOTE)
    for note in battle.notes:
        yield Passage(note, NOTE)
    if battle.sources:
        yield Passage(f"{Words.SOURCES} {'; '.join(battle.sources)}.", SOURCE, 20)


def _print_army(sheet: Sheet, row: Box, army: Army, colour: Colour) -> None:
    """A side in three lines: its name, its generals, its strength."""
    ink = ink_of(colour)
    sheet.rule((row.x, row.y), (row.right, row.y), palette.INK, 1.5)
    sheet.tinted(f"side_{colour}", Box(row.x, row.cy - 42, 78, 84), ink)
    room = Box(row.x + 100, row.y + 8, row.w - 100, row.h - 14)
    lines = room.column(3)
    sheet.text(army.name, ARMY.inked(ink), lines[0], "left")
    generals = "; ".join(
        Words.FORCE.format(general=force.general, grade=GRADES[force.grade]) for force in army.forces
    )
    sheet.text(generals, STRENGTH, lines[1], "left")
    units = units_told(sum(force.units for force in army.forces))
    sheet.text(units, STRENGTH, Box(lines[2].x, lines[2].y, 136, lines[2].h), "left")
    _print_arms(sheet, Box(lines[2].x + 150, lines[2].y, lines[2].w - 150, lines[2].h), army)


def _print_arms(sheet: Sheet, box: Box, army: Army) -> None:
    """A roundel and a number for every arm, where the units are known by name."""
    counted = Counter(unit.arm for force in army.forces for unit in force.roster)
    arms = [arm for arm in Arm if counted[arm]]
    step = min(112.0, box.w / max(1, len(arms)))
    for i, arm in enumerate(arms):
        x = box.x + i * step
        print_arm(sheet, arm, Box(x, box.cy - ROUNDEL / 2, ROUNDEL, ROUNDEL))
        number = Box(x + ROUNDEL + 8, box.y, step - ROUNDEL - 14, box.h)
        sheet.text(str(counted[arm]), COUNT, number, "left")
