"""Whether luck has evened out, in full: bars, bands and the longest run. It must not judge it."""

from __future__ import annotations

from game.content import battle_table_words as words
from game.content.battle_table_words import Fair as Words
from game.content.engagement import Engagement
from game.content.figures import count
from game.engine.activation.fairness import Band, Fairness, fairness_of, next_card
from game.engine.activation.model import BLACK, COLOURS, RED, Colour
from game.scenes.activation.bands import print_band, scale_of
from game.scenes.activation.panels import ink_of, print_name_of
from game.scenes.kit import Kit
from game.scenes.overlay import FIGURED, SMALL, SUBHEADING, Page, middle_box, print_heading
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 76.0
SHEET = (1560, 900)
UPRIGHT_SHEET = (1560, 1400)
APART = 12.0  # units between sentences of which some have two lines
MOST_APART = 44.0  # where there is room
SIZES = (1.4, 1.2, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # times that of type
MEASURE = 0.34  # of the height is for each of the two measures,
UPRIGHT_MEASURE = 0.27  # and the rest for sentences


class FairnessPage(Page):
    """Both measures for both sides, the run, the next card."""

    opened_by = ("fairness", "battle")

    def __init__(self, kit: Kit, engagement: Engagement) -> None:
        super().__init__(kit)
        self._engagement = engagement
        self._fairness = fairness_of(engagement.match)

    def widgets(self, look: Look) -> list[Widget]:
        """Close."""
        box = _sheet(look)
        return [
            Button("close", Box(box.right - 60 - 240, box.bottom - 44 - BUTTON, 240, BUTTON), Words.CLOSE)
        ]

    def chosen(self, _chosen: Chosen, /) -> Transition | None:
        """Close."""
        return Pop()

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_heading(sheet, Words.HEADING)
        inner = Box(box.x + 60, box.y + 150, box.w - 120, box.bottom - 44 - BUTTON - 14 - box.y - 150)
        cards, points, lines = self._parts(inner)
        self._measure(sheet, cards, Words.CARDS, of_points=False)
        self._measure(sheet, points, Words.POINTS, of_points=True)
        said = self._sentences()
        if box.h > box.w:  # with room for a second line
            _print_sentences(sheet, said, lines)
        else:
            rows = lines.column(len(said))
            style = look.type.alike(said, FIGURED, lines.w, rows[0].h)
            for line, text in zip(rows, said, strict=True):
                sheet.text(text, style, line, "left")
        note = Box(inner.x, box.bottom - 44 - BUTTON, inner.w - 270, BUTTON)
        sheet.block_middle(Words.NOTE, SMALL, note)
        return (sheet.item,)

    @staticmethod
    def _parts(inner: Box) -> tuple[Box, Box, Box]:
        each = inner.h * (UPRIGHT_MEASURE if inner.h > inner.w else MEASURE)
        cards = Box(inner.x, inner.y, inner.w, each)
        points = cards.moved(0, each + 8)
        top = points.bottom + 12
        return cards, points, Box(inner.x, top, inner.w, inner.bottom - top)

    def _measure(self, sheet: Sheet, box: Box, label: str, *, of_points: bool) -> None:
        head = Box(box.x, box.y, box.w, 52)
        sheet.text(label, SUBHEADING, head, "left")
        rows = Box(box.x, head.bottom, box.w, box.bottom - head.bottom).column(2, 6)
        found = [_values(self._fairness, colour, of_points) for colour in COLOURS]
        top = scale_of(*[max(value, band.high) for value, band in found])
        names = tuple([self._name(colour) for colour in COLOURS])
        for row, colour, (value, band) in zip(rows, COLOURS, found, strict=True):
            name, bar, told = _storeys(row) if sheet.look.frame.upright else _columns(row)
            print_name_of(sheet, name, colour, names)
            print_band(sheet, bar, value, band, top, ink_of(colour))
            text = Words.USUAL.format(value=value, due=band.expected, low=band.low, high=band.high)
            sheet.text(text, FIGURED, told, "left")

    def _name(self, colour: Colour) -> str:
        return self._engagement.battle.army(colour).name

    def _sentences(self) -> list[str]:
        found, odds = self._fairness, next_card(self._engagement.match.state)
        lines = []
        for colour in COLOURS:
            account = found.account(colour)
            lines.append(
                Words.USED.format(
                    name=self._name(colour),
                    used=account.activations,
                    unused=account.unused,
                    turn=count(account.this_turn, "card"),
                )
            )
        lines.append(self._run())
        lines.append(
            Words.NEXT.format(
                name=self._name(RED),
                other=self._name(BLACK),
                red=words.percent(odds.red),
                black=words.percent(odds.black),
                joker=words.percent(odds.joker),
            )
        )
        return lines

    def _run(self) -> str:
        run = self._fairness.run
        if run.colour is None:
            return Words.NO_RUN
        low, high = run.usual.low, run.usual.high
        return Words.RUN.format(
            longest=run.longest,
            name=self._name(run.colour),
            usual=low if low == high else f"{low} to {high}",
            chance=words.percent(run.chance),
        )


def _print_sentences(sheet: Sheet, said: list[str], room: Box) -> None:
    """Each as high as it needs, all in the largest type that leaves room between them, equally far apart."""
    measures = sheet.look.type
    for share in SIZES:
        style = FIGURED.at(FIGURED.size * share)
        needs = [measures.block_height(text, style, room.w) for text in said]
        spare = room.h - sum(needs)
        if spare >= APART * len(said):
            break
    apart = max(APART, min(MOST_APART, spare / len(said)))
    scale, y = min(1.0, (room.h - apart * (len(said) - 1)) / sum(needs)), room.y
    for text, need in zip(said, needs, strict=True):
        line = Box(room.x, y, room.w, need * scale)
        sheet.block(text, style, line)
        y = line.bottom + apart


def _values(fairness: Fairness, colour: Colour, of_points: bool) -> tuple[int, Band]:
    account = fairness.account(colour)
    return (account.points, account.points_due) if of_points else (account.cards, account.cards_due)


def _columns(row: Box) -> tuple[Box, Box, Box]:
    """A side's name, its bar, and the figures."""
    name = Box(row.x, row.y, row.w * 0.26, row.h)
    told = Box(row.right - row.w * 0.34, row.y, row.w * 0.34, row.h)
    bar = Box(name.right + 24, row.cy - 17, told.x - name.right - 48, 34)
    return name, bar, told


def _storeys(row: Box) -> tuple[Box, Box, Box]:
    """The same where there is more height than width: the bar below the name and the figures."""
    upper = Box(row.x, row.y, row.w, row.h * 0.56)
    name, told = upper.shared((1.0, 1.15), 24)
    return name, Box(row.x, upper.bottom + 4, row.w, 34), told


def _sheet(look: Look) -> Box:
    return middle_box(look, *(UPRIGHT_SHEET if look.frame.upright else SHEET))
