"""A battle as one picture, card by card, of the same size whatever the window. It must not save it."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from game.content import battle_table_words as words
from game.content.battle_report import ReportCard, ReportTurn, report_rows, verdict
from game.content.battle_table_words import After as Words
from game.content.engagement import Engagement
from game.engine.activation.fairness import fairness_of
from game.engine.activation.model import COLOURS, Colour
from game.scenes.activation.bands import print_band, scale_of
from game.scenes.activation.cards import CARD_H, CARD_W, ActivationFaces
from game.scenes.activation.panels import ink_of, print_name_of
from game.scenes.overlay import HEADING, ITALIC, SUBHEADING
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

WIDTH = 1600.0
MARGIN = 70.0
SCALE = 0.5
GAP = 12.0
HEAD = 190.0  # with one line below the title
LINE = 44.0
SIDES = 150.0
TURN = 58.0
FOOT = 300.0
USED = Style(Face.CASLON_BOLD, 26, palette.INK, scales=False)
SMALL = Style(Face.CASLON, 27, palette.INK, scales=False)
CELL_W, CELL_H = CARD_W * SCALE, CARD_H * SCALE + 40


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the picture: the heading of a turn, or some of its cards."""

    y: float
    turn: ReportTurn | None
    cards: tuple[ReportCard, ...]


def print_report(look: Look, engagement: Engagement) -> Surface:
    """The picture, one pixel to the unit."""
    told = _told(engagement)
    head = HEAD + LINE * (len(told) - 1)
    rows, bottom = _rows(report_rows(engagement), head + SIDES)
    sheet = Sheet(look, Box(0, 0, WIDTH, bottom + FOOT), "paper", scale=1 / look.frame.k)
    _print_head(sheet, engagement, told, head)
    faces = ActivationFaces(look)
    for row in rows:
        if row.turn is not None:
            _print_turn(sheet, row)
        for i, card in enumerate(row.cards):
            _print_card(sheet, faces, card, Box(MARGIN + i * (CELL_W + GAP), row.y, CELL_W, CELL_H))
    _print_luck(sheet, engagement, Box(MARGIN, bottom + 10, WIDTH - 2 * MARGIN, FOOT - MARGIN))
    area = sheet.rect(sheet.box)
    return sheet.surface.subsurface(area).convert()


def _rows(turns: tuple[ReportTurn, ...], top: float) -> tuple[list[_Row], float]:
    """Every line with its height, from the top down, and where the last one ends."""
    across = int((WIDTH - 2 * MARGIN + GAP) / (CELL_W + GAP))
    found: list[_Row] = []
    y = top
    for turn in turns:
        found.append(_Row(y, turn, ()))
        y += TURN
        for first in range(0, len(turn.cards), across):
            found.append(_Row(y, None, turn.cards[first : first + across]))
            y += CELL_H + GAP
    return found, y


def _told(engagement: Engagement) -> list[str]:
    """Where and when it was, if it was anywhere, and how it ended."""
    battle = engagement.battle
    where = ", ".join([part for part in (battle.where, battle.when) if part])
    return [line for line in (where, verdict(engagement)) if line]


def _print_head(sheet: Sheet, engagement: Engagement, told: list[str], head: float) -> None:
    battle = engagement.battle
    sheet.text(battle.title, HEADING, Box(MARGIN, 44, WIDTH - 2 * MARGIN, 84))
    for i, line in enumerate(told):
        sheet.text(line, ITALIC, Box(MARGIN, 124 + i * LINE, WIDTH - 2 * MARGIN, LINE))
    sides = Box(MARGIN, head - 10, WIDTH - 2 * MARGIN, SIDES - 20).row(2, 60)
    for colour, box in zip(COLOURS, sides, strict=True):
        side = engagement.match.state.side(colour)
        print_name_of(sheet, Box(box.x, box.y, box.w, 56), colour, _names(engagement))
        lost = sum(force.lost for force in side.forces)
        generals = "; ".join([words.general_of(force.general, force.grade) for force in side.forces])
        sheet.text(generals, SMALL, Box(box.x, box.y + 58, box.w, 34))
        sheet.text(Words.LOST.format(lost=lost, units=side.units), SMALL, Box(box.x, box.y + 92, box.w, 34))


def _names(engagement: Engagement) -> tuple[str, ...]:
    return tuple([engagement.battle.army(colour).name for colour in COLOURS])


def _print_turn(sheet: Sheet, row: _Row) -> None:
    assert row.turn is not None
    box = Box(MARGIN, row.y, WIDTH - 2 * MARGIN, TURN)
    sheet.text(Words.TURN.format(turn=row.turn.turn), SUBHEADING, box, "left")
    sheet.rule((box.x + 190, box.cy + 4), (box.right, box.cy + 4), palette.FADED, 1.5)


def _print_card(sheet: Sheet, faces: ActivationFaces, card: ReportCard, box: Box) -> None:
    """The card, and how much of it was used."""
    face = faces.face(card.card, SCALE / sheet.look.frame.k)
    sheet.paste(face, Box(box.x, box.y, box.w, CARD_H * SCALE))
    if card.colour is not None:
        offered = str(card.offered)  # not everybody ticks them off
        used = Words.USED.format(used=card.used, offered=offered) if card.used else offered
        sheet.text(used, USED.inked(ink_of(card.colour)), Box(box.x, box.bottom - 38, box.w, 34))


def _print_luck(sheet: Sheet, engagement: Engagement, box: Box) -> None:
    found = fairness_of(engagement.match)
    sheet.text(Words.DEALT, SUBHEADING, Box(box.x, box.y, box.w, 52), "left")
    rows = Box(box.x, box.y + 60, box.w, box.h - 60).column(2, 8)
    top = scale_of(*[max(found.account(c).points, found.account(c).points_due.high) for c in COLOURS])
    for colour, row in zip(COLOURS, rows, strict=True):
        _print_side(sheet, row, colour, engagement, top)


def _print_side(sheet: Sheet, row: Box, colour: Colour, engagement: Engagement, top: float) -> None:
    account = fairness_of(engagement.match).account(colour)
    name = Box(row.x, row.y, 360, row.h)
    print_name_of(sheet, Box(name.x, name.cy - 28, name.w, 56), colour, _names(engagement))
    bar = Box(name.right + 30, row.cy - 18, row.w - 360 - 30 - 460, 36)
    print_band(sheet, bar, account.points, account.points_due, top, ink_of(colour))
    due = account.points_due
    told = Words.LUCK.format(points=account.points, due=due.expected)
    told += Words.LUCK_USED.format(used=account.activations) if account.activations else ""
    sheet.text(told, SMALL, Box(bar.right + 24, row.y, 440, row.h), "left")
