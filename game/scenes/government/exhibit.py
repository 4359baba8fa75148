"""The government's table as it is shown to those who look on: it plays itself, and a caption says why.

It is the real scene over the real engine; only hands and buttons are left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.content.attract_words import CAPTIONS
from game.engine.advice.lessons import example
from game.engine.government.commands import Attempt, Command, SetTax
from game.engine.government.events import (
    AttemptFailed,
    CardDrawn,
    EventsResolved,
    JokerRolled,
    SupportChanged,
    TaxCollected,
)
from game.engine.government.model import Phase, State
from game.scenes.government.beats import Beat
from game.scenes.government.scene import GovernmentScene
from game.scenes.kit import Kit, Ministry
from game.stage.geometry import Box
from game.stage.painter import Canvas
from game.stage.scene import Transition

TURNS = 4
A_TURN = 8.0  # seconds; whoever is behind plays faster
FIRST = 2.4  # seconds in which the first caption is read before anything moves
FASTEST = 2.3
CATCHING_UP = 0.4  # how much faster for every second behind
READ = 2.1  # seconds that a caption stays at least


class GovernmentExhibit(GovernmentScene):
    """So many turns of a government, at about so many seconds a turn."""

    idles = "attract"

    def __init__(self, kit: Kit, ministry: Ministry) -> None:
        super().__init__(kit, ministry)
        self._news.retell(self._match)  # nobody enters it as a screen of its own
        self._said: dict[str, int] = {}
        self._caption, self._since = "", 0.0
        self._seconds = self._wait = 0.0
        self._done = False
        self._acting = self._acts()
        self._say("start")

    # --- what those who show it may ask

    @property
    def caption(self) -> str:
        """What there is to learn just now."""
        return self._caption

    @property
    def head(self) -> Box:
        """What of the table the caption may cover."""
        return self._layout.banner

    @property
    def spare(self) -> Box:
        """What of it may be covered besides: the Gazette says what the captions say."""
        return self._layout.gazette

    @property
    def done(self) -> bool:
        """Whether all turns have been shown."""
        return self._done

    # --- time

    @property
    def _hurry(self) -> float:
        """How much faster than at leisure."""
        late = self._seconds - FIRST - A_TURN * (self.shown.turn - 1 + self._share)
        return min(FASTEST, max(1.0, 1.0 + CATCHING_UP * late))

    @property
    def _share(self) -> float:
        """How much of the turn lies behind, about."""
        return 0.1 if self.shown.phase is Phase.TAX else 0.45

    def update(self, dt: float) -> Transition | None:
        """Play on; nothing that happens opens a page."""
        self._seconds += dt
        self._since += dt
        return super().update(dt * self._hurry)

    def draw(self, canvas: Canvas, alpha: float) -> None:
        """The table, at the pace at which it plays."""
        super().draw(canvas, alpha * self._hurry)

    def _when_idle(self, dt: float) -> Transition | None:
        self._stale |= self._lifts.advance(dt)
        self._wait -= dt
        if self._wait <= 0 and not self._done and self.idle:
            self._wait = next(self._acting, 0.0)
        return None

    # --- hands

    def _acts(self) -> Iterator[float]:
        """What is done one thing after the other, and how long is waited after each."""
        yield FIRST
        while not self._over(self._match.state):
            command = example.command(self._match.state)
            yield from self._prepared(command)
            self._do(command)
            yield 0.25
        while self._since < READ:
            yield 0.0
        self._say("over")
        self._done = True

    def _over(self, state: State) -> bool:
        return state.outcome is not None or state.turn > TURNS

    def _prepared(self, command: Command) -> Iterator[float]:
        """The choice is made before the eyes of those who look on, with the caption that belongs to it."""
        moment = {SetTax: "tax", Attempt: "throw"}.get(type(command), "end")
        while self._since < READ and self._unsaid(moment):
            yield 0.0
        self._say(moment)
        match command:
            case SetTax(level):
                yield 0.6
                while self.draft.tax != level:
                    self._hand.step(1 if level > self.draft.tax else -1)
                    self._refresh()
                    yield 0.4
                while self._since < READ and self._unsaid("draw"):
                    yield 0.0
                yield 0.2
            case Attempt(_, cards, dice):
                for card in cards:
                    self._hand.toggle(card)
                    self._refresh()
                    yield 0.45
                self._hand.dice(dice)
                self._refresh()
                yield 0.6
            case _:
                yield 0.7

    # --- words

    def _settled(self, shown: State, beat: Beat) -> None:
        super()._settled(shown, beat)
        for event in beat:
            match event:
                case TaxCollected():
                    self._say("draw")
                case JokerRolled():
                    self._say("joker")
                case CardDrawn(card=card) if card.is_court:
                    self._say("quiet")
                case EventsResolved():
                    gained = any(isinstance(e, SupportChanged) and e.after > e.before for e in beat)
                    self._say("gained" if gained else "resolved")
                case AttemptFailed():
                    self._say("failed")

    def _unsaid(self, moment: str) -> bool:
        return self._said.get(moment, 0) < len(CAPTIONS[moment])

    def _say(self, moment: str) -> None:
        """The next caption of a moment, unless the one before is still being read or all have been."""
        if self._unsaid(moment) and (self._since >= READ or not self._caption):
            number = self._said.get(moment, 0)
            self._said[moment] = number + 1
            self._caption, self._since = CAPTIONS[moment][number], 0.0
