"""The pictures of the activation deck's rules, laid with the pieces of its table. Knows not their words."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.battle_rulebook import Picture, grades
from game.content.battle_table_words import GRADES
from game.content.battle_table_words import Plates as Words
from game.engine.activation.model import BLACK, COLOURS, RED, Arm, Colour, Grade, Role, Rules
from game.engine.activation.reckoning import cards_of, grade_of, reckon
from game.engine.piles import JOKER, Card, card
from game.scenes.activation.cards import CARD_H, CARD_W, ActivationFaces
from game.scenes.activation.panels import ink_of
from game.scenes.activation.pieces import ROUNDELS
from game.scenes.book_plate import LARGE, BookPlate
from game.scenes.sheet import Sheet
from game.stage import furniture, palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

GRADE = Style(Face.CASLON_BOLD, 38, palette.INK, scales=False)
ARMS = (Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY, Arm.MACHINE_GUN)
DICE = (5, 6)
EXAMPLE = 9  # units under a good general (Rules A13)
VALUES = {RED: (5, 6, 7), BLACK: (4, 5, 6)}  # the values of two commands (Rules A13)
LATEST = ("6H", "4S", "7D", "5C", "6S")  # discards, the latest last
LINES = (Arm.OTHER, Arm.CAVALRY, Arm.CAVALRY, Arm.OTHER)  # red at the left, black at the right
OWN = ("5S", "QH", "7C", "6D")
STEP = 13.0  # degrees between two cards of a hand


def pictures(rules: Rules) -> Callable[[Look], Callable[[Sheet, Box, Picture], None]]:
    """For a look, what prints a page's picture with its caption."""

    def of(look: Look) -> Callable[[Sheet, Box, Picture], None]:
        faces = ActivationFaces(look)

        def print_picture(sheet: Sheet, box: Box, picture: Picture) -> None:
            plate = BattlePlate(sheet, box, faces, rules)
            plate.caption(_PICTURES[picture](plate))

        return print_picture

    return of


class BattlePlate(BookPlate):
    """A picture with cards, lead counters, roundels and pips."""

    def __init__(self, sheet: Sheet, box: Box, faces: ActivationFaces, rules: Rules) -> None:
        super().__init__(sheet, box)
        self.rules = rules
        self._faces = faces

    def face(self, shown: Card, x: float, y: float, height: float, turn: float = 0.0) -> None:
        """A card face up."""
        image = self._faces.face(shown, height / CARD_H)
        self.put(pygame.transform.rotozoom(image, turn, 1.0) if turn else image, x, y)

    def pack(self, x: float, y: float, height: float) -> None:
        """The pack face down."""
        self.pile(self._faces.back(height / CARD_H), x, y)

    def row(self, cards: tuple[Card, ...], y: float, height: float, room: float) -> None:
        """Cards side by side about the middle, one over the other where they are many."""
        width = height * CARD_W / CARD_H
        step = min(width + 14, (room - width) / max(1, len(cards) - 1))
        for i, each in enumerate(cards):
            self.face(each, self.box.cx + (i - (len(cards) - 1) / 2) * step, y, height)

    def lead(self, arm: Arm, colour: Colour, x: float, y: float, side: float, *, lost: bool = False) -> None:
        """A lead counter."""
        self.piece(f"lead_{arm}_{colour}{'_lost' if lost else ''}", x, y, side)

    def leads(self, colour: Colour, arms: tuple[Arm, ...], y: float, lost: tuple[int, ...] = ()) -> None:
        """Counters in line across the picture."""
        cells = self.box.row(len(arms), 8)
        side = min(cells[0].w, 132)
        step = side + 8
        for i, arm in enumerate(arms):
            x = self.box.cx + (i - (len(arms) - 1) / 2) * step
            self.lead(arm, colour, x, y, side, lost=i in lost)

    def fist(self, x: float, y: float, width: float = 82) -> None:
        """A pointing hand."""
        self.sheet.tinted("fist", Box.around(x, y, width, width * 0.54), palette.INK)

    def pips(self, roles: tuple[Role | None, ...], colour: Colour, y: float) -> None:
        """Activations in a row: still to be used, or used up as something."""
        side = min(92.0, (self.box.w + 10) / len(roles) - 10)
        for i, role in enumerate(roles):
            x = self.box.cx + (i - (len(roles) - 1) / 2) * (side + 10)
            place = Box.around(x, y, side, side)
            self.sheet.paste(furniture.chip(self.sheet.look, self.sheet.rect(place).size, "idle"), place)
            if role is None:
                badge = Box.around(x, y, side * 0.62, side * 0.62)
                self.sheet.tinted(f"side_{colour}", badge, ink_of(colour))
            else:
                self.piece(f"{ROUNDELS[role]}_small", x, y, side * 0.78)


def _deck(plate: BattlePlate) -> str:
    box = plate.box
    plate.leads(BLACK, ARMS, box.y + 66)
    plate.leads(RED, ARMS, box.bottom - 66)
    height = min(236.0, box.h - 290, (box.w / 3 - 22) * CARD_H / CARD_W)
    width = height * CARD_W / CARD_H
    plate.face(card("5S"), box.cx - width - 26, box.cy, height)
    plate.pack(box.cx, box.cy, height)
    plate.face(card("6H"), box.cx + width + 26, box.cy, height)
    return Words.DECK


def _grade(plate: BattlePlate) -> str:
    box = plate.box
    grade = grade_of(plate.rules, sum(DICE))
    for i, face in enumerate(DICE):
        plate.die(face, box.cx + (i - 0.5) * 150, box.y + 90)
    named = zip((Grade.POOR, Grade.AVERAGE, Grade.GOOD), grades(plate.rules), strict=True)
    table = Box(box.x + 10, box.y + 210, box.w - 20, min(300.0, box.h - 220))
    for (each, sums), cell in zip(named, table.column(3), strict=True):
        ink = palette.PAPER if each is grade else palette.INK
        if each is grade:
            plate.sheet.fill(cell, palette.INK)
        left, right = cell.inset(24, 8).row(2)
        plate.sheet.text(GRADES[each], GRADE.inked(ink), left, "left")
        plate.sheet.text(sums, GRADE.inked(ink), right, "right")
    plate.sheet.grid(table, 1, 3, palette.INK, 2.5)
    return Words.GRADE.format(first=DICE[0], second=DICE[1], total=sum(DICE), grade=GRADES[grade].lower())


def _sum(plate: BattlePlate) -> str:
    box = plate.box
    found = reckon(plate.rules, RED, EXAMPLE, Grade.GOOD)
    side = min(box.w / found.half, 104.0)
    for i in range(EXAMPLE):  # in two ranks, the front one by one longer: the half rounded up
        rank, place = divmod(i, found.half)
        length = EXAMPLE - found.half if rank else found.half
        x = box.cx + (place - (length - 1) / 2) * side
        plate.lead(Arm.INFANTRY, RED, x, box.y + (46 if rank else 118), side)
    told = Words.HALF.format(half=found.half, change=found.change, median=found.median)
    plate.words(told, LARGE, box.cx, box.y + 232, box.w)
    cards = cards_of(plate.rules, RED, found.values)[:: 2 * plate.rules.packs]
    height = min(250.0, box.h - 300)
    plate.row(cards, box.bottom - height / 2 - 6, height, box.w)
    return Words.SUM.format(units=EXAMPLE)


def _pack(plate: BattlePlate) -> str:
    box, rules = plate.box, plate.rules
    height = min(172.0, box.h / 3 - 16)
    rows = box.column(3)
    for colour, row in zip(COLOURS, rows, strict=False):
        plate.row(cards_of(rules, colour, VALUES[colour]), row.cy, height, box.w)
    jokers = (JOKER,) * rules.jokers
    width = height * CARD_W / CARD_H
    step = width + 14
    plate.pack(box.cx - step * len(jokers) / 2, rows[2].cy, height)
    for i, joker in enumerate(jokers, start=1):
        plate.face(joker, box.cx + step * (i - len(jokers) / 2), rows[2].cy, height)
    return Words.PACK


def _card(plate: BattlePlate) -> str:
    box = plate.box
    height = min(box.h - 160, 340.0, (box.w / 2 - 60) * CARD_H / CARD_W)
    away = height * CARD_W / CARD_H / 2 + 60
    y = box.y + height / 2 + 20
    plate.pack(box.cx - away, y, height)
    plate.fist(box.cx, y)
    plate.face(card("6H"), box.cx + away, y, height)
    plate.pips((None,) * 6, RED, box.bottom - 62)
    return Words.CARD


def _guns(plate: BattlePlate) -> str:
    box, value = plate.box, 6
    side = min(150.0, box.w / 4)
    height = min(250.0, box.h - side - 170)
    plate.face(card("6S"), box.cx - side * 1.3, box.y + height / 2 + 6, height)
    for i, arm in enumerate((Arm.ARTILLERY, Arm.MACHINE_GUN)):
        plate.lead(arm, BLACK, box.cx + side * (0.05 + i * 1.05), box.y + height / 2 + 6, side)
    y = box.y + height + 40 + side / 2
    apart = (box.w - side) / 2
    for i, role in enumerate(Role):
        x = box.cx + (i - 1) * apart
        plate.piece(ROUNDELS[role], x, y, side)
        if i and plate.rules.fire_phases:
            plate.fist(x - apart / 2, y, min(72.0, apart - side - 8))
    used = (Role.ARTILLERY, Role.MACHINE_GUN)
    plate.pips((*used, *(None,) * (value - len(used))), BLACK, box.bottom - 54)
    return Words.GUNS.format(left=value - len(used)) if plate.rules.fire_phases else Words.NO_GUNS


def _joker(plate: BattlePlate) -> str:
    box = plate.box
    height = min(box.h * 0.36, 200.0)
    great = min(box.h - height - 60, 330.0)
    y = box.y + great / 2 + 6
    if plate.rules.jokers:
        plate.face(JOKER, box.cx, y, great)
    else:
        plate.pack(box.cx, y, great)
    cards = tuple([card(name) for name in LATEST])
    plate.row(cards, box.bottom - height / 2 - 6, height, box.w)
    return Words.JOKER if plate.rules.jokers else Words.NO_JOKER


def _losses(plate: BattlePlate) -> str:
    box = plate.box
    line = (Arm.INFANTRY, Arm.CAVALRY, Arm.INFANTRY, Arm.ARTILLERY)
    upper, middle, lower = box.column(3)
    plate.leads(BLACK, line, upper.cy, lost=(0, 2))
    plate.leads(RED, line, middle.cy, lost=(3,))
    side = min(box.w / 4, 132.0)
    plate.words("+", LARGE, lower.cx - side * 1.5, lower.cy, 60)
    for i, arm in enumerate((Arm.INFANTRY, Arm.MACHINE_GUN)):
        plate.lead(arm, RED, lower.cx + side * (i - 0.5), lower.cy, side)
    return Words.LOSSES


def _house(plate: BattlePlate) -> str:
    box = plate.box
    height = min(270.0, box.h * 0.5, box.w * 0.42)
    radius = height * 2.2
    for i, name in enumerate(OWN):
        turn = (i - (len(OWN) - 1) / 2) * STEP
        middle = pygame.Vector2(0, -radius).rotate(turn)
        plate.face(card(name), box.cx + middle.x, box.y + height * 0.62 + radius + middle.y, height, -turn)
    side = min(132.0, box.w / 4.6)
    for i, (arm, colour) in enumerate(zip(LINES, (RED, RED, BLACK, BLACK), strict=True)):
        away = i - 1.5 + (0.3 if i > 1 else -0.3)
        plate.lead(arm, colour, box.cx + away * side, box.bottom - side / 2 - 20, side)
    return Words.HOUSE


_PICTURES: dict[Picture, Callable[[BattlePlate], str]] = {
    "deck": _deck,
    "grade": _grade,
    "sum": _sum,
    "pack": _pack,
    "card": _card,
    "guns": _guns,
    "joker": _joker,
    "losses": _losses,
    "house": _house,
}
