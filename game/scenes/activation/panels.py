"""The printed pieces of the battle's table: the great number, the two commands, the line at the top.

Decides nothing: it is told all values.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from game.content import battle_table_words as words
from game.engine.activation.model import COLOURS, RED, Colour, Side, State
from game.scenes.activation.kept import Piece
from game.scenes.activation.layout import NUMBER, Layout
from game.scenes.activation.view import View
from game.scenes.sheet import Sheet, set_middle, tool_shadows
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

GREAT = Style(Face.CASLON_BOLD, 260, palette.INK, scales=False)
NAME = Style(Face.CASLON_BOLD, 42, palette.INK, align="centre", leading=0.84)
WORD = Style(Face.FELL, 62, palette.INK, align="centre", scales=False)
FOOT = Style(Face.CASLON_ITALIC, 34, palette.INK)
TOLD = Style(Face.CASLON, 36, palette.INK, leading=0.86)
TURN = Style(Face.CASLON_BOLD, 60, palette.RED, scales=False)
CLOCK = Style(Face.CASLON_BOLD, 60, palette.INK, scales=False)
GENERAL = Style(Face.FELL_ITALIC, 31, palette.INK)
UNITS = Style(Face.CASLON, 30, palette.INK)
FORCE = NAME.at(36)
BRIEF = 240.0  # a narrower slip tells of a command in fewer words
STACKED = 140.0  # the height from which the turn stands above what is told
CLOCK_W = 166.0
HEAD, BRIEF_HEAD = 0.42, 0.46  # of the height of such a slip, for the name
ONE_LINE = 0.74  # of its full size: a name that would be smaller in one line stands in two
MOST_BADGE = 0.17  # of the width of a name's room


def ink_of(colour: Colour) -> palette.Colour:
    """The printing ink of a side."""
    return palette.RED if colour is RED else palette.INK


class Panels:
    """Composes the pieces for one look."""

    def __init__(self, look: Look, layout: Layout) -> None:
        self._look = look
        self._layout = layout
        self._number: tuple[object, Sheet] | None = None

    def pieces(self, view: View) -> tuple[Piece, ...]:
        """All of them."""
        return (*self._banner(view), *self._numbers(view), *self._forces(view))

    # --- the line at the top

    def _banner(self, view: View) -> tuple[Piece, ...]:
        turn, told = words.turn_of(view.shown.turn), view.told
        clock = "" if view.seconds is None else words.clock(view.seconds)
        line = Piece(
            "banner",
            (turn, told, clock),
            lambda: self._print_banner(turn, clock, told),
            lambda: self._set_told(clock, told),
        )
        return line, Piece("tools", None, lambda: tool_shadows(self._look, self._layout.tools))

    def _set_told(self, clock: str, told: str) -> None:
        _, room = self._banner_rooms(clock)
        set_middle(self._look, told, TOLD, room.w, room.h)

    def _banner_rooms(self, clock: str) -> tuple[Box, Box]:
        """For the turn and the clock, and for what is told: beside them, or below where the line is high."""
        box = self._layout.banner
        if box.h >= STACKED:
            return _over_and_under(box.inset(22, 10), 62)
        inner = box.inset(22, 4)
        head = Box(inner.x, inner.y, 236 + (CLOCK_W + 4 if clock else 0), inner.h)
        return head, Box(head.right + 20, inner.y, inner.right - head.right - 20, inner.h)

    def _print_banner(self, turn: str, clock: str, told: str) -> tuple[Item, ...]:
        box = self._layout.banner
        sheet = Sheet(self._look, box)
        head, room = self._banner_rooms(clock)
        if box.h >= STACKED:
            sheet.rule((head.x, head.bottom), (head.right, head.bottom), palette.INK)
        else:
            sheet.rule((head.right, head.y + 6), (head.right, head.bottom - 6), palette.INK)
        sheet.text(turn, TURN, head, "left")
        if clock:
            glass = head.right - CLOCK_W
            _sand_glass(sheet, Box(glass, head.cy - 25, 34, 50))
            sheet.text(clock, CLOCK, Box(glass + 48, head.y, 110, head.h), "left")
        sheet.block_middle(told, TOLD, room)
        return (sheet.item,)

    # --- the great number

    def _numbers(self, view: View) -> tuple[Piece, ...]:
        state = view.shown
        value = state.card.rank if state.card is not None else 0
        name = view.name(state.acting) if state.acting is not None else ""
        key = (state.acting, state.left, value, name, _word(state), state.winner)
        near = Piece(
            "number", key, lambda: (self._numbered(key, view).item,), lambda: self._set_number(state)
        )
        if not self._layout.both_ways:
            return (near,)
        return near, Piece("opposite", key, lambda: self._opposite(self._numbered(key, view)))

    def _numbered(self, key: object, view: View) -> Sheet:
        """The great number, printed once for both players."""
        if self._number is None or self._number[0] != key:
            self._number = key, self._print_number(view, self._layout.number)
        return self._number[1]

    def _opposite(self, sheet: Sheet) -> tuple[Item, ...]:
        x, y = self._look.frame.point(self._layout.opposite.x, self._layout.opposite.y)
        return ((_turned(sheet), (x - sheet.margin, y - sheet.margin)),)

    def _set_number(self, state: State) -> None:
        """Cut what is largest on it."""
        _, inner, room, _ = self._number_rooms(self._layout.number)
        if _counts(state):
            assert state.acting is not None
            _figure(self._look, state.left, ink_of(state.acting), room)
        else:
            set_middle(self._look, _word(state), WORD, inner.w, inner.h)

    @staticmethod
    def _number_rooms(box: Box) -> tuple[Box, Box, Box, Box]:
        """For the name, for a word where nobody acts, for the figure, and at the foot."""
        edge, above, below = (16, 50, 42) if box.h >= NUMBER else (12, 45, 36)
        inner = box.inset(22, edge)
        head = Box(inner.x, inner.y, inner.w, above)
        foot = Box(inner.x, inner.bottom - below, inner.w, below)
        return head, inner.inset(4, 50), Box(inner.x, head.bottom, inner.w, foot.y - head.bottom), foot

    def _print_number(self, view: View, box: Box) -> Sheet:
        """Whose activations they are, by badge, word and ink, and how many are left."""
        state = view.shown
        sheet = Sheet(self._look, box)
        head, inner, room, foot = self._number_rooms(box)
        if not _counts(state):
            if state.winner is not None:
                print_name(sheet, head, state.winner, view.name(state.winner))
            sheet.block_middle(_word(state), WORD, inner)
            return sheet
        assert state.acting is not None
        assert state.card is not None
        ink = ink_of(state.acting)
        print_name(sheet, head, state.acting, view.name(state.acting))
        sheet.paste(_figure(self._look, state.left, ink, room), room)
        sheet.text(words.of_card(state.card.rank), FOOT, foot)
        return sheet

    # --- the two commands

    def _forces(self, view: View) -> tuple[Piece, ...]:
        return tuple([self._force(view, colour) for colour in COLOURS])

    def _force(self, view: View, colour: Colour) -> Piece:
        brief = self._layout.force(colour).inset(20, 14).w < BRIEF
        told = [_told_of(view.shown.side(each), _commanded(view, each), brief=brief) for each in COLOURS]
        key = (tuple(told), brief, view.shown.acting is colour)
        return Piece(f"force {colour}", key, lambda: self._print_force(colour, *key))

    def _print_force(
        self, colour: Colour, told: tuple[tuple[str, str, str], ...], brief: bool, acting: bool
    ) -> tuple[Item, ...]:
        """One of the two slips; what both tell is set in one size."""
        box = self._layout.force(colour)
        sheet = Sheet(self._look, box)
        if acting:
            sheet.frame(box.inset(8), ink_of(colour), 6)
        inner = box.inset(22, 17) if brief else box.inset(20, 14)
        head, rest = _over_and_under(inner, inner.h * (BRIEF_HEAD if brief else HEAD))
        names, generals, strengths = zip(*told, strict=True)
        print_name_of(sheet, head, colour, names, FORCE)
        for both, style, row in zip((generals, strengths), (GENERAL, UNITS), rest.column(2), strict=True):
            alike = self._look.type.alike(both, style, row.w, row.h)
            sheet.text(both[COLOURS.index(colour)], alike, row)
        return (sheet.item,)


def print_name(
    sheet: Sheet, box: Box, colour: Colour, name: str, style: Style = NAME, *, twice: bool = True
) -> None:
    """A side's name between its badges, or after one: told by shape, word and ink."""
    ink, side = ink_of(colour), _badge(box)
    badge = f"side_{colour}"
    sheet.tinted(badge, Box(box.x, box.cy - side / 2, side, side), ink)
    room = box.inset(side + 8, 0)
    if twice and has_two_badges(sheet, box, name, style):
        sheet.tinted(badge, Box(box.right - side, box.cy - side / 2, side, side), ink)
    else:  # a long name has no room for a second
        room = Box(room.x, box.y, box.right - room.x, box.h)
    sheet.block_middle(name, style.inked(ink), room)


def print_name_of(
    sheet: Sheet, box: Box, colour: Colour, names: tuple[str, ...], style: Style = NAME
) -> None:
    """The name of one of two sides that stand beside each other: both in one size, between as many badges."""
    twice = all(has_two_badges(sheet, box, name, style) for name in names)
    print_name(
        sheet, box, colour, names[COLOURS.index(colour)], alike_names(sheet, box, names, style), twice=twice
    )


def has_two_badges(sheet: Sheet, box: Box, name: str, style: Style = NAME) -> bool:
    """Whether a name leaves room for one on either side."""
    return sheet.look.type.measure(name, style)[0] <= box.w - 2 * (_badge(box) + 8)


def alike_names(sheet: Sheet, box: Box, names: tuple[str, ...], style: Style) -> Style:
    """The style for names that stand beside each other: one size, in one line if that is not too small."""
    w, h = box.w - _badge(box) - 8, box.h
    line = sheet.look.type.alike(names, style, w, h)
    return line if line.size >= ONE_LINE * style.size else sheet.look.type.alike(names, style, w, h, lines=2)


def _commanded(view: View, colour: Colour) -> str:
    """What a command is called: the side itself where it has but one."""
    side = view.shown.side(colour)
    return side.force.name if len(side.forces) > 1 else view.name(colour)


def _told_of(side: Side, name: str, *, brief: bool) -> tuple[str, str, str]:
    """A command's name, its general, and its strength or who comes next."""
    force = side.force
    general, strength = words.general_of(force.general, force.grade), words.units_of(force.units, force.lost)
    if brief:
        general, strength = force.general, words.strength_of(force.grade, force.units, force.lost)
    if side.waiting is not None:
        strength = words.THEN.format(name=side.forces[side.waiting].name)
    return name, general, strength


def _badge(box: Box) -> float:
    return min(46.0, box.h, box.w * MOST_BADGE)


def _over_and_under(box: Box, upper: float) -> tuple[Box, Box]:
    """The upper part of a box, and the rest of it."""
    return Box(box.x, box.y, box.w, upper), Box(box.x, box.y + upper, box.w, box.h - upper)


def _figure(look: Look, number: int, ink: palette.Colour, room: Box) -> Surface:
    """A number as high as its room, without the blank above and below that letters need."""
    image = look.type.fit(str(number), GREAT.inked(ink), room.w)
    return image.subsurface(image.get_bounding_rect())


def _counts(state: State) -> bool:
    """Whether somebody has activations to be told."""
    return state.acting is not None and state.card is not None and state.outcome is None


def _word(state: State) -> str:
    """What stands where nobody acts."""
    if state.outcome is not None:
        return words.OVER if state.winner is None else words.WON
    if state.card is not None and state.card.is_joker:
        return f"{words.JOKER}\n{words.NOBODY}"
    return words.READY if state.card is None else ""


def _turned(sheet: Sheet) -> Surface:
    """The print upside down on the same paper, its shadow where the light has it fall."""
    surface, margin = sheet.surface.copy(), sheet.margin
    area = surface.get_rect().inflate(-2 * margin, -2 * margin)
    turned = pygame.transform.flip(sheet.surface.subsurface(area), True, True)
    turned.set_alpha(None)  # it takes the place of what was there
    surface.blit(turned, area)
    return surface


def _sand_glass(sheet: Sheet, box: Box) -> None:
    """Two bulbs between two boards."""
    top = [(box.x + 4, box.y + 4), (box.right - 4, box.y + 4), box.centre]
    low = [(box.x + 4, box.bottom - 4), (box.right - 4, box.bottom - 4), box.centre]
    for bulb, width in ((top, sheet.px(2.5)), (low, 0)):
        pygame.draw.polygon(sheet.surface, palette.INK, [sheet.point(*point) for point in bulb], width)
    for y in (box.y, box.bottom - 5):
        sheet.fill(Box(box.x, y, box.w, 5), palette.INK)
