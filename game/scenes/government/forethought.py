"""Makes, while a table rests or its cards fly, what its next motion is drawn from, so that no frame waits.

It must not know what comes next but by the decks, the cues and the phase it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from game.content.theme import Theme
from game.engine.government.model import Colour, Outcome, Phase, State
from game.engine.piles import Card
from game.scenes.faces import Faces
from game.scenes.government.choreography import Choreography
from game.scenes.government.furniture import Furniture
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance, size_of, sized
from game.scenes.government.pictures import DICE, ENDINGS, PAGE, verdict
from game.stage.look import Look
from game.stage.sprites import SpriteBook
from game.stage.timeline import Cue, Pose

FIRST_REST = 8  # frames: a table that has just been laid is shown before anything is made ahead
REST = 20  # frames: by then the emblems have been decoded behind the first table
PIECES, PIECES_IN_MOTION = 4, 3  # made ahead in a frame: of rest, and of a motion that has long begun
MOMENTS = 48  # of a flight, for which its shadows are made before
UNDER_WAY = 0.045  # seconds of a cue: its first frames have enough to do
BEFORE = -1.0  # seconds: nothing has begun
VERDICT_SHARE, NARROW_VERDICT_SHARE, UPRIGHT_VERDICT_SHARE = 0.578, 0.56, 0.84  # of the width is its print


class Forethought:
    """What is to be made before it is wanted, for one table; `forget` lets go what has left play."""

    def __init__(
        self,
        look: Look,
        layout: Layout,
        theme: Theme,
        faces: Faces,
        furniture: Furniture,
        sprites: SpriteBook,
        forget: Callable[[State], None],
    ) -> None:
        self._look = look
        self._layout = layout
        self._theme = theme
        self._faces = faces
        self._furniture = furniture
        self._sprites = sprites
        self._forget = forget
        self._rested = 0  # frames
        self._ahead: tuple[object, Iterator[None]] = (None, iter(()))
        self._elapsed = BEFORE
        self._made: set[Hashable] = set()  # the flights that all is there for

    def rest(self, state: State, choreography: Choreography) -> None:
        """A frame of rest: make some of what the next draw or throw is shown with."""
        self._rested += 1
        if self._rested == REST:
            self._look.art.fetched(*ENDINGS[self._theme.system])  # by a thread, long before they are needed
        if self._rested < FIRST_REST:
            return
        self._elapsed = BEFORE
        self._go_on(state, lambda: self._next_motion(state, choreography), PIECES)

    def fly(self, cue: Cue, elapsed: float) -> None:
        """A frame of motion, so many seconds into a cue: make some of what flies later in it."""
        self._elapsed = elapsed
        if elapsed >= UNDER_WAY:
            self._go_on(cue, lambda: self._flights(cue), PIECES_IN_MOTION)

    def _go_on(self, what: object, begin: Callable[[], Iterator[None]], pieces: int) -> None:
        """Make some more pieces for what is to come; it is begun where something else was to come before."""
        if self._ahead[0] is not what:
            self._ahead = what, begin()
        for _ in range(pieces):
            next(self._ahead[1], None)

    def _next_motion(self, state: State, choreography: Choreography) -> Iterator[None]:
        """Dice for a throw; the faces that the decks turn up, part by part, and what they fly with."""
        self._forget(state)
        self._made.clear()
        if state.phase is Phase.RESOLVE:
            yield from self._dice()
        for colour in Colour:
            for _ in self._next_card(colour, state.side(colour).deck):
                yield from (None,) * PIECES  # each is a frame's worth
        for cue in choreography.draws(state):
            yield from self._flights(cue)

    def _dice(self) -> Iterator[None]:
        """The frames of all dice, a strip at a time, as they are decoded: a throw begins with all at once."""
        for name in DICE:
            self._look.art.fetch_frames(name, self._layout.die)
        for name in DICE:
            while not self._look.art.make_frames(name, self._layout.die):
                yield from (None,) * PIECES  # each is a frame's worth

    def _next_card(self, colour: Colour, deck: tuple[Card, ...]) -> Iterator[None]:
        for card in deck[:1]:
            self._furniture.plaque(colour, len(deck) - 1)
            yield
            size = size_of(Appearance("card", card, colour))
            while not self._faces.prepare_back(colour, size):
                yield
            while not self._faces.prepare(card, colour, size):
                yield

    def _flights(self, cue: Cue) -> Iterator[None]:
        """Make what the flights of a cue are drawn from, each until it begins."""
        for move in cue.moves:
            if move.look is None or move.begin <= self._elapsed:
                continue
            if move.key == "verdict":
                self._sprites.item(move.look, Pose(0.0, 0.0))  # it is printed now, before it comes
                yield
                assert isinstance(move.look, Appearance)
                self._fetch_verdict(won=move.look.what is Outcome.WON)
            if move.rise and (flight := (move.key, move.look, move.start, move.end)) not in self._made:
                poses = (sized(move.look, pose) for pose in move.path(MOMENTS))
                for _ in self._sprites.ahead(move.look, poses):
                    yield
                    if move.begin <= self._elapsed:
                        break
                else:
                    self._made.add(flight)

    def _fetch_verdict(self, *, won: bool) -> None:
        """Have a thread decode what the page of the verdict shows, so that it comes with its picture."""
        share = VERDICT_SHARE if self._layout.wide else NARROW_VERDICT_SHARE
        across = self._layout.safe.w * (UPRIGHT_VERDICT_SHARE if self._layout.upright else share)
        self._look.art.fetched(*verdict(self._look.art, self._theme.system, across, won=won), *PAGE)
