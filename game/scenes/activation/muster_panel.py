"""Prints one side of the muster: its shield, the arithmetic as it is done, and its very cards."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.content.battle_refused import muster_sentence
from game.content.battle_words import warnings
from game.content.battles import Battle
from game.content.figures import figure
from game.content.muster_words import GRADES, signed
from game.content.muster_words import Muster as Words
from game.engine.activation.model import Colour, Force
from game.engine.activation.muster import MusterRefused
from game.engine.activation.reckoning import Reckoning
from game.scenes.activation.cards import CARD_H, CARD_W, ActivationFaces
from game.scenes.activation.muster_draft import reckoned
from game.scenes.activation.muster_layout import Panel
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

SUM = Style(Face.CASLON_BOLD, 60, palette.INK)
SIGNED = Style(Face.CASLON_BOLD, 50, palette.INK)
CAPTION = Style(Face.FELL_ITALIC, 26, palette.INK, align="centre", leading=0.9)
TOLD = Style(Face.CASLON_ITALIC, 26, palette.INK)
WARNING = Style(Face.CASLON, 27, palette.INK, align="centre", leading=0.92)
SHARES = (1.0, 1.15, 1.15, 1.0, 1.9)
HAND = 44.0  # the pointing hand between two sums
SMALLEST = 24.0
SHOWING = 0.4  # how much of a card's width is seen beside the next of its value: rank and suit
APART = 1.08  # from one value to the next


def ink_of(colour: Colour) -> Rgb:
    """The printing ink of a side."""
    return palette.RED if colour is Colour.RED else palette.INK


def print_side(
    look: Look,
    faces: ActivationFaces,
    panel: Panel,
    battle: Battle,
    colour: Colour,
    place: int,
    refused: MusterRefused | None,
) -> Item:
    """The sheet of a side, without its widgets."""
    sheet = Sheet(look, panel.sheet)
    force, sums = battle.army(colour).forces[place], reckoned(battle, colour, place)
    sheet.tinted(f"side_{colour}", panel.shield, ink_of(colour))
    _print_grading(sheet, panel, force)
    _print_sums(sheet, panel.sums, sums, ink_of(colour))
    told = [muster_sentence(refused)] if refused is not None else list(warnings(battle.rules, sums))
    cards = panel.cards
    if told:
        cards = Box(cards.x, cards.y, cards.w, panel.warning.y - 6 - cards.y)
        ink = palette.INK if refused is None else palette.RED
        sheet.block_middle(" ".join(told), WARNING.inked(ink), panel.warning)
    print_hand(sheet, faces, cards, sums)
    return sheet.item


def grading_told(force: Force) -> str:
    """How a general came by the grade."""
    if not force.dice:
        return Words.BY_HAND
    dice = " + ".join(str(die) for die in force.dice)
    return Words.THROWN.format(dice=dice, total=sum(force.dice), grade=GRADES[force.grade])


def _print_grading(sheet: Sheet, panel: Panel, force: Force) -> None:
    measures, parts = sheet.look.type, (Words.THRESHOLDS, grading_told(force))
    left, right = panel.told.shared([measures.measure(part, TOLD)[0] for part in parts], 20)
    style = min(
        (measures.alike([part], TOLD, box.w, box.h) for part, box in zip(parts, (left, right), strict=True)),
        key=lambda style: style.size,
    )
    sheet.text(parts[0], style.inked(palette.FADED), left, "left")
    sheet.text(parts[1], style, right, "right")


def _print_sums(sheet: Sheet, box: Box, sums: Reckoning, ink: Rgb) -> None:
    """Units, half of them, the general, the median, the values (Rules A3, A4)."""
    captions = (
        Words.STEP_UNITS,
        Words.STEP_HALF,
        Words.STEP_GENERAL.format(grade=GRADES[sums.grade]),
        Words.STEP_MEDIAN,
        Words.STEP_VALUES,
    )
    cells = _cells(box)
    numbers = (str(sums.units), str(sums.half), signed(sums.change), str(sums.median), "")
    below = [Box(cell.x - 14, cell.y + 60, cell.w + 28, cell.h - 60) for cell in cells]
    style = _alike(sheet, captions, below)
    for i, (cell, number) in enumerate(zip(cells, numbers, strict=True)):
        sheet.text(number, SIGNED if i == 2 else SUM, Box(cell.x, cell.y, cell.w, 56))
        sheet.block(captions[i], style, below[i])
        if i:
            sheet.tinted("fist", Box(cell.x - HAND, cell.y + 18, HAND - 2, 23), palette.INK)
    _print_values(sheet, Box(cells[-1].x, cells[-1].y, cells[-1].w, 56), sums, ink)


def _alike(sheet: Sheet, captions: tuple[str, ...], boxes: list[Box]) -> Style:
    """The largest size in which all captions fit in two lines, so that they look alike."""
    size = CAPTION.size * sheet.look.type.text_scale
    while size > SMALLEST:
        style = replace(CAPTION, size=size, scales=False)
        two = sheet.look.type.lines_height(style, 2) + 0.5
        blocks = (
            sheet.look.type.block_height(caption, style, box.w) <= min(box.h, two)
            for caption, box in zip(captions, boxes, strict=True)
        )
        if all(blocks):
            return style
        size -= 1
    return replace(CAPTION, size=SMALLEST, scales=False)


def _cells(box: Box) -> list[Box]:
    unit = (box.w - HAND * (len(SHARES) - 1)) / sum(SHARES)
    cells, x = [], box.x
    for share in SHARES:
        cells.append(Box(x, box.y, unit * share, box.h))
        x += unit * share + HAND
    return cells


def _print_values(sheet: Sheet, box: Box, sums: Reckoning, ink: Rgb) -> None:
    """The values the cards have; one that no card has is crossed out (Rules A6)."""
    shown = sums.asked if sums.left_out and len(sums.values) < len(sums.asked) else sums.values
    for value, cell in zip(shown, box.row(len(shown), 4), strict=True):
        gone = value not in sums.values
        sheet.text(figure(value), SUM.inked(palette.FADED if gone else ink), cell)
        if gone:
            start, end = (sheet.point(cell.cx + side * 26, cell.cy - side * 22) for side in (-1, 1))
            pygame.draw.line(sheet.surface, sheet.look.ink(palette.RED), start, end, sheet.px(5))


def print_hand(sheet: Sheet, faces: ActivationFaces, box: Box, sums: Reckoning) -> None:
    """All the cards of the side, those of one value held together as in a hand."""
    heads = [i for i, card in enumerate(sums.cards) if i and card.rank != sums.cards[i - 1].rank]
    count = len(sums.cards)
    if not count:
        return
    covered, gaps = count - 1 - len(heads), len(heads)
    across = 1 + covered * SHOWING + gaps * APART  # in widths of a card
    scale = min(box.h / CARD_H, box.w / across / CARD_W)
    width, height = CARD_W * scale, CARD_H * scale
    x, y = box.cx - across * width / 2, box.cy - height / 2
    for i, card in enumerate(sums.cards):
        if i:
            x += width * (APART if i in heads else SHOWING)
        sheet.paste(faces.face(card, scale), Box(x, y, width, height))
