"""Draws the table: what rests on it, and what a cue moves above it. Told what to show; decides nothing."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache

from pygame import Surface

from game.content import gazette
from game.content import table_words as words
from game.content.theme import Theme
from game.engine.government.model import Colour, Outcome, State
from game.engine.piles import Card
from game.scenes.faces import CARD_H, CARD_W, Faces
from game.scenes.government.bystanders import Bystanders
from game.scenes.government.choreography import Choreography
from game.scenes.government.cloth import Cloth
from game.scenes.government.crowd import STANDING
from game.scenes.government.draft import Draft
from game.scenes.government.forethought import Forethought
from game.scenes.government.furniture import HEADING, Furniture
from game.scenes.government.layout import IN_TWO_LINES, Layout
from game.scenes.government.lifts import PICKED
from game.scenes.government.pace import Appearance, size_of, sized
from game.scenes.government.panel import Panel
from game.scenes.government.tally import print_tally
from game.scenes.government.throwing import MOST_DICE_SHOWN
from game.scenes.government.view import View
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.sprites import Face2, SpriteBook
from game.stage.text import Face, Style
from game.stage.timeline import Cue, Pose

RIBBON_W, SHEET_W = 1240.0, 980.0
RIBBON_SHAPE = 240 / 1520  # high to wide
LEANING = 0.06  # by which a card being taken up looks narrower at most; more would darken it for a blink
SEAL = 110.0
SHADE = 0.4  # of a card in flight is the shadow of one that is chosen: its neighbour is not to look faded
LYING = STANDING | {
    "support",
    "tax",
    ("die", 0),
}  # what lies there besides cards
PICTURES_KEPT = 96  # every card and die of a crowded table at once


class Table:
    """The table for one look and level."""

    def __init__(self, look: Look, layout: Layout, theme: Theme) -> None:
        self._look = look
        self._layout = layout
        self._theme = theme
        self.faces = Faces(look, theme)
        self._cloth = Cloth(look, layout)
        self._furniture = Furniture(look, layout, theme, self.faces)
        self._bystanders = Bystanders(look, layout, theme.tracks.support.long, HEADING)
        self._panel = Panel(look, layout, theme)
        self._pictures = lru_cache(PICTURES_KEPT)(self._images)
        self._sprites = SpriteBook(self._pictures, look.frame)
        self._forethought = Forethought(
            look, layout, theme, self.faces, self._furniture, self._sprites, self._forget
        )
        self._marks: dict[float, Item] = {}
        self._left: dict[Colour, int] = {}  # in each deck
        self._taken: frozenset[Hashable] = frozenset()
        self._laid: tuple[State, list[tuple[Appearance, Pose]]] | None = None  # the events in play,
        self._flat: dict[Card, tuple[Item, ...]] = {}  # and those that lie flat

    @property
    def background(self) -> Surface:
        """What all lies on."""
        return self._cloth.ground

    def furnished(self, view: View) -> tuple[Item, ...]:
        """What stays where it is as long as what is to be told stays the same, from the bottom up."""
        state = view.shown
        return (
            *self._cloth.items,
            *self._furniture.banner(
                gazette.phase_name(state.phase), words.turn_of(state.turn, view.turns), view.coach
            ),
            *self._furniture.tracks(state, view.ghosts),
            *self._furniture.treasury(state.treasury, view.ghosts.get("treasury")),
            *self._panel.items(state, view.draft, ornate=self._cloth.whole, spread=view.spread),
            *self._furniture.gazette(view.lines, ornate=self._cloth.whole),
        )

    def lying(
        self, view: View, moving: frozenset[Hashable], poses: Mapping[Hashable, tuple[Pose, object | None]]
    ) -> tuple[Item, ...]:
        """What lies still upon it, from the bottom up; what moves is left out."""
        state = view.shown
        dealt = _dealt(state, (look for _, look in poses.values()))
        self._left = {colour: len(state.side(colour).deck) - dealt[colour] for colour in Colour}
        self._taken = _taken(moving)
        items = [*self._furniture.decks(state, dealt), *self._bystanders.items(state, moving)]
        items += self._counters(state, moving)
        items += self._cards(view, moving)
        items += self._dice(view.draft, moving)
        return tuple(items)

    def takes_up(self, moving: frozenset[Hashable]) -> bool:
        """Whether other things are taken up from what lies still than when that was asked for last.

        What only comes and goes again, as coins do, has never lain there.
        """
        return _taken(moving) != self._taken

    @property
    def told(self) -> tuple[Box, ...]:
        """Where words and figures lie that are to be read, besides those of the events."""
        return (*self._panel.told, *self._furniture.told)

    def moving(self, poses: Mapping[Hashable, tuple[Pose, object | None]]) -> list[Item]:
        """What a cue moves, the nearest last."""
        items: list[Item] = []
        for pose, appearance in sorted(poses.values(), key=lambda entry: entry[0].z):
            if appearance is not None and pose.alpha > 0:
                items += self._sprites.items(appearance, sized(appearance, pose))
                items += self._slip_above(appearance, pose)
        return items

    def _slip_above(self, look: object, pose: Pose) -> list[Item]:
        """The slip that lies on a deck: a card slides out from beneath it."""
        if pose.turn > 0 or not isinstance(look, Appearance) or look.colour is None:
            return []
        deck = self._layout.deck(look.colour)
        out = abs(pose.x - deck.cx) > deck.w
        return [] if out else [self._furniture.plaque(look.colour, self._left[look.colour])]

    def prepare(self, state: State, choreography: Choreography) -> bool:
        """A frame of rest: do some more of what can wait; whether the table looks other than before.

        First the cloth is worked, then all is made that the next draw is shown with, so that no flight waits.
        """
        if self._cloth.work():
            return True
        self._forethought.rest(state, choreography)
        return False

    def foresee(self, cue: Cue, elapsed: float) -> None:
        """A frame of motion, so many seconds into a cue: make some of what flies later in it."""
        self._forethought.fly(cue, elapsed)

    def _forget(self, state: State) -> None:
        """Let go the pictures of cards that have left play: in time they come to a tenth of all memory."""
        sides = [(state.side(colour), colour) for colour in Colour]
        in_play = {(card, colour) for side, colour in sides for card in (*side.deck[:1], *side.active)}
        self.faces.keep_only(in_play)
        self._pictures.cache_clear()
        self._flat.clear()

    def lifting(self, view: View, cards: frozenset[Card]) -> list[Item]:
        """Cards that are just rising or sinking, and those that lie upon them."""
        if not cards:
            return []
        row = self._row(view)
        first = next((i for i, (look, _) in enumerate(row) if look.what in cards), len(row))
        return [item for look, pose in row[first:] for item in self._card(view, look, pose)]

    def _cards(self, view: View, moving: frozenset[Hashable]) -> list[Item]:
        row = self._row(view)
        return [
            item for look, pose in row if look.what not in moving for item in self._card(view, look, pose)
        ]

    def _row(self, view: View) -> list[tuple[Appearance, Pose]]:
        """The events in play and their places, from the lowest up, the one under the pointer last."""
        if self._laid is None or self._laid[0] is not view.shown:
            places = self._layout.cards(view.shown)
            looks = [
                Appearance("card", c, colour) for colour in Colour for c in view.shown.side(colour).active
            ]
            self._laid = view.shown, [(look, places[look.what]) for look in looks if look.what in places]
            self._flat.clear()
        row = self._laid[1]
        if view.hot is None:
            return row
        return sorted(row, key=lambda entry: entry[0].what == view.hot)

    def _card(self, view: View, look: Appearance, pose: Pose) -> Sequence[Item]:
        assert isinstance(look.what, Card)
        height = view.lifts.heights.get(look.what, 0.0)
        if not height and look.what not in view.draft.picked:
            if look.what not in self._flat:
                self._flat[look.what] = self._sprites.items(look, pose)
            return self._flat[look.what]
        if height:
            turn = 1 - LEANING * view.lifts.tilt(look.what)
            pose = pose._replace(y=pose.y - height, lift=SHADE * height / PICKED, turn=turn)
        drawn = [*self._sprites.items(look, pose)]
        if (
            height and pose.turn == 1.0
        ):  # it may lie there raised for long, so it is as sharp as one that lies flat
            drawn[-1] = self._sprites.item(look, pose._replace(lift=0.0))
        return [*drawn, self._mark(pose)] if look.what in view.draft.picked else drawn

    def _mark(self, pose: Pose) -> Item:
        """The frame and tick on a chosen card: told by line and sign, not by colour alone."""
        if pose.scale not in self._marks:
            self._marks[pose.scale] = self._printed_mark(pose.scale)
        mark, (left, top) = self._marks[pose.scale]
        x, y = self._look.frame.point(pose.x, pose.y)
        return mark, (x - left, y - top)

    def _printed_mark(self, scale: float) -> Item:
        """The mark at a scale, and where in it the card's middle is; the seal shows in the closest fan."""
        box = Box(0, 0, CARD_W + 12, CARD_H + 12)
        room = Box(0, 0, box.w, box.h + 30)
        sheet = Sheet(self._look, room, "none", scale=scale)
        sheet.frame(box, palette.INK, 8)
        sheet.frame(box.inset(2), palette.GOLD, 4)
        low = box.y + 96 if scale <= IN_TWO_LINES else box.bottom - 8
        sheet.picture("seal_idle", Box.around(box.x + 40, low, 72, 72))
        return sheet.surface, sheet.point(box.w / 2, box.h / 2)

    def _counters(self, state: State, moving: frozenset[Hashable]) -> list[Item]:
        items: list[Item] = []
        for key, value in (("support", state.support), ("tax", state.tax)):
            if key not in moving:
                items += self._sprites.items(Appearance("counter", key), self._layout.counter(key, value))
        return items

    def _dice(self, draft: Draft, moving: frozenset[Hashable]) -> list[Item]:
        if draft.throw is None or ("die", 0) in moving:
            return []
        shown = draft.throw.faces[:MOST_DICE_SHOWN]
        items: list[Item] = []
        for i, face in enumerate(shown):
            pose = self._layout.die_place(i, len(shown))._replace(spin=1.0)
            items += self._sprites.items(Appearance("die", (face, i % 2)), pose)
        return items

    # --- what travelling things look like

    def _images(self, appearance: object) -> Face2:
        assert isinstance(appearance, Appearance)
        match appearance.kind:
            case "card":
                return self._card_images(appearance)
            case "sealed":
                return Face2(self._sealed(appearance))
            case "counter":
                track = self._layout.track(str(appearance.what))
                return Face2(self._furniture.counter_image(str(appearance.what), track))
            case "coin":
                return Face2(self._furniture.coin_image(appearance.what))
            case "die" | "ebony":
                return self._die_images(appearance)
            case "crowd":
                return Face2(self._bystanders.image(appearance.what))
            case "picture":
                assert isinstance(appearance.what, tuple)
                return Face2(self._look.art.picture(*appearance.what))
            case "seal":
                return Face2(self._look.art.picture("seal_pressed", SEAL, SEAL))
            case "say":
                return Face2(self._slip(str(appearance.what), 40, 62))
            case "verdict":
                assert isinstance(appearance.what, Outcome)
                return Face2(self._verdict(appearance.what))
            case "total":
                return Face2(self._total(appearance.what))
            case kind:
                raise ValueError(f"nothing on the table looks like {kind!r}")

    def _card_images(self, appearance: Appearance) -> Face2:
        assert isinstance(appearance.what, Card)
        assert appearance.colour is not None
        size = size_of(appearance)
        face = self.faces.face(appearance.what, appearance.colour, size)
        return Face2(face, self.faces.back(appearance.colour, size))

    def _sealed(self, appearance: Appearance) -> Surface:
        """A card of an event that is settled, its seal on it as it was pressed on a card of that scale."""
        assert isinstance(appearance.what, tuple)
        assert appearance.colour is not None
        card, scale = appearance.what
        face = self.faces.face(card, appearance.colour).copy()
        seal = self._look.art.picture("seal_pressed", SEAL / scale, SEAL / scale)
        face.blit(seal, seal.get_rect(center=face.get_rect().center))
        return face

    def _die_images(self, appearance: Appearance) -> Face2:
        """The frames of a die that comes to rest on a face; ivory ones tumble in two ways."""
        assert isinstance(appearance.what, tuple)
        face, way = appearance.what
        name = f"die_ebony_{face}_a" if appearance.kind == "ebony" else f"die_ivory_{face}_{'ab'[way]}"
        frames = self._look.art.frames(name, self._layout.die)
        return Face2(frames[-1], frames=frames)

    def _slip(self, text: str, size: float, height: float) -> Surface:
        style = Style(Face.CASLON_BOLD, size, palette.RED)
        width = self._look.type.measure(text, style)[0] + 44
        sheet = Sheet(self._look, Box(0, 0, width, height))
        sheet.text(text, style, sheet.box.inset(14, 4))
        return sheet.surface

    def _verdict(self, outcome: Outcome) -> Surface:
        """The words of an end: on a ribbon for one that stood, on a sheet for one that fell."""
        won, told = outcome is Outcome.WON, self._theme.ending(outcome).title
        width = min(RIBBON_W if won else SHEET_W, self._layout.safe.w)
        box = Box(0, 0, width, width * RIBBON_SHAPE if won else 170)
        sheet = Sheet(self._look, box, "none" if won else "paper")
        style = Style(Face.CASLON_BOLD, 92 if not won else 76, palette.RED, scales=False)
        if won:
            sheet.picture("ribbon", box)
            inner = Box(box.w * 0.14, box.h * 0.06, box.w * 0.72, box.h * 0.68)
            sheet.text(told, style.inked(palette.INK), inner)
        else:
            sheet.text(told, style, box.inset(40, 20))
        return sheet.surface

    def _total(self, what: object) -> Surface:
        assert isinstance(what, tuple)
        sheet = Sheet(self._look, self._layout.tally, "none")
        print_tally(sheet, self._layout.tally, *what)
        return sheet.surface


def _taken(moving: frozenset[Hashable]) -> frozenset[Hashable]:
    """Of all that moves, what lies on the table or in a deck while it does not."""
    return frozenset(key for key in moving if isinstance(key, Card) or key in LYING)


def _dealt(state: State, looks: Iterable[object | None]) -> dict[Colour, int]:
    """How many cards of each deck are on their way."""
    seen = [look for look in looks if isinstance(look, Appearance) and look.kind == "card"]
    return {
        colour: sum(look.colour is colour and look.what in state.side(colour).deck for look in seen)
        for colour in Colour
    }
