"""Draws the battle's table: what rests on it, and what a cue moves above it. Told what to show."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache

from game.engine.activation.model import Colour, State
from game.engine.piles import Card
from game.scenes.activation.appearance import Appearance
from game.scenes.activation.cards import ActivationFaces, back_print
from game.scenes.activation.deal_panel import DealPanel
from game.scenes.activation.fair_panel import FairPanel
from game.scenes.activation.flood import Flood
from game.scenes.activation.ground import war_ground
from game.scenes.activation.kept import Kept, Piece
from game.scenes.activation.layout import DISCARD_SCALE, Layout
from game.scenes.activation.pack_panel import PackPanel
from game.scenes.activation.panels import Panels
from game.scenes.activation.turn_panel import TurnPanel
from game.scenes.activation.view import View
from game.scenes.ribbon import print_ribbon
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.cache import MEGABYTE
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.sprites import Face2, SpriteBook
from game.stage.text import Face, Style
from game.stage.timeline import Pose

COPIES = 7 * MEGABYTE  # those of a large card, of its back, and of one that goes
HANGING = 8 * MEGABYTE  # the packets of a riffle
PIECES = 2  # made ahead in a frame of rest: all are there before a second press is taken
PICTURES_KEPT = 64  # every card of a pack, large and small
SAYINGS_KEPT = 2  # for nothing is said twice soon
DIE = 120.0
BADGES = ("side_red", "side_black")
SAID_KINDS = ("say", "ribbon")
SAID = Style(Face.CASLON_BOLD, 58, palette.RED, scales=False)


class Table:
    """The table for one look."""

    def __init__(self, look: Look, layout: Layout) -> None:
        self._look = look
        self._layout = layout
        self.faces = ActivationFaces(look)
        self._panels = Panels(look, layout)
        self._pack = PackPanel(look, layout, self.faces)
        self._fair = FairPanel(look, layout)
        self._turn = TurnPanel(look, layout)
        self._deal = DealPanel(look, layout, self.faces)
        self._flood = Flood(look)
        self._kept = Kept()
        self._soon = (back_print(look, layout.columns.card), "ribbon", *BADGES)
        self._sprites = SpriteBook(self._images, look.frame, copies=COPIES, hanging=HANGING)
        self._pictures = lru_cache(PICTURES_KEPT)(self._picture)
        self._said = lru_cache(SAYINGS_KEPT)(self._print_said)
        self._ahead: tuple[object, Iterator[None]] = (None, iter(()))
        self.background = war_ground(look)

    def lacks(self, pack: tuple[Card, ...]) -> bool:
        """Whether a face of the card that will come next is not there yet."""
        return bool(pack) and bool(self._lacking(pack[0]))

    def _lacking(self, card: Card) -> list[float]:
        """The scales in which its face is not there yet."""
        scales = self._layout.columns.card, DISCARD_SCALE
        return [scale for scale in scales if not self.faces.has(card, scale)]

    def prepare(self, state: State) -> None:
        """A frame of rest: make some more pieces of what the next card comes with."""
        if self._ahead[0] is not state:
            self._ahead = state, self._next_card(state)
        for _ in range(PIECES):
            next(self._ahead[1], None)

    def _next_card(self, state: State) -> Iterator[None]:
        """The faces of the card that comes next, the flood, then what flights shrink."""
        self._look.art.fetched(*self._soon)  # they take long to decode
        shown = (*state.pack[:1], *([state.card] if state.card is not None else []))
        self.faces.forget(
            self._layout.columns.card, but=shown
        )  # a pack of large ones comes to a third of all
        for card in state.pack[:1]:
            for scale in self._lacking(card):
                while not self.faces.prepare(card, scale):
                    yield
        while not self._look.art.fetched(*self._soon):
            yield
        while self._flood.prepare():
            yield
        least = min(self._layout.columns.pack, DISCARD_SCALE) / self._layout.columns.card
        for card in shown:
            while not self._sprites.prepare(Appearance("card", card), least):
                yield
            yield

    def print_ahead(self, view: View) -> bool:
        """Print one piece of what will be shown; False where all of it is there."""
        return any(self._kept.ahead(piece) for piece in self._pieces(view, view.shown.discard))

    def resting(self, view: View, moving: frozenset[Hashable]) -> tuple[Item, ...]:
        """What lies still, from the bottom up; what moves is left out."""
        state = view.shown
        on_the_move = {key[0] for key in moving if isinstance(key, tuple)}
        discard = () if "discard" in on_the_move else state.discard
        acting = None if "ebb" in on_the_move else state.acting
        items = list(self._flood.items(acting if state.outcome is None else state.winner))
        for piece in self._pieces(view, discard, away="riffle" in on_the_move):
            items += self._kept.items(piece)
        if state.card is not None and not moving & {"card", "out"}:
            items.append(self._large(state.card))
        return tuple(items)

    def _pieces(self, view: View, discard: tuple[Card, ...], *, away: bool = False) -> tuple[Piece, ...]:
        return (
            self._fair.piece(view.fairness),
            *self._panels.pieces(view),
            *self._pack.pieces(view.odds, len(view.shown.pack), discard, away=away),
            *self._turn.pieces(view),
            *self._deal.pieces(view),
        )

    def moving(self, poses: Mapping[Hashable, tuple[Pose, object | None]]) -> list[Item]:
        """What a cue moves, the nearest last."""
        items: list[Item] = []
        for pose, appearance in sorted(poses.values(), key=lambda entry: entry[0].z):
            if isinstance(appearance, Appearance) and pose.alpha > 0:
                items += self._sprites.items(appearance, self._placed(appearance, pose), flies=True)
        return items

    def _large(self, card: Card) -> Item:
        return self._sprites.item(Appearance("card", card), self._layout.card_pose)

    def _placed(self, appearance: Appearance, pose: Pose) -> Pose:
        """A strip of the flood lies where the window has its edge, or so far from it."""
        if appearance.kind != "flood":
            return pose
        assert isinstance(appearance.what, tuple)
        x, y = self._flood.centre(appearance.what[1])
        return pose._replace(x=x + pose.x, y=y + pose.y)

    # --- what travelling things look like

    def _images(self, appearance: object) -> Face2:
        assert isinstance(appearance, Appearance)
        return (self._said if appearance.kind in SAID_KINDS else self._pictures)(appearance)

    def _picture(self, appearance: Appearance) -> Face2:
        match appearance.kind, appearance.what:
            case "card", Card() as card:
                scale = self._layout.columns.card
                return Face2(self.faces.face(card, scale), self.faces.back(scale))
            case "small", Card() as card:
                return Face2(self.faces.face(card, DISCARD_SCALE), self.faces.back(DISCARD_SCALE))
            case "back", _:
                return Face2(self.faces.back(self._layout.columns.card))
            case "flood", (Colour() as colour, str() as side):
                return Face2(self._flood.strip(colour, side))
            case "die", (int() as face, int() as way):
                frames = self._look.art.frames(f"die_ivory_{face}_{'ab'[way]}", DIE)
                return Face2(frames[-1], frames=frames)
            case kind, what:
                raise ValueError(f"nothing on the table looks like {kind!r} {what!r}")

    def _print_said(self, appearance: Appearance) -> Face2:
        text = str(appearance.what)
        if appearance.kind == "ribbon":
            return Face2(print_ribbon(self._look, Box(0, 0, min(1100.0, self._layout.safe.w), 190), text)[0])
        width = self._look.type.measure(text, SAID)[0] + 70
        sheet = Sheet(self._look, Box(0, 0, width, 96))
        sheet.text(text, SAID, sheet.box.inset(20, 6))
        return Face2(sheet.surface)
