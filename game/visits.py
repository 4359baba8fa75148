"""Who comes to a kiosk and what they play, as the day book keeps it. Knows no screen and no person."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TypeAlias

from game.content.daybook import OWN, DayBook, Game, Result, Session, Way
from game.content.engagement import Engagement
from game.content.notice import Notice
from game.engine.activation.events import CardTurned
from game.engine.government.model import Outcome
from game.scenes.kit import Ministry

Played: TypeAlias = Ministry | Engagement

FORGOTTEN = 2.0  # seconds in which a touch leads to another screen
FEWEST = 2  # inputs of a visit: the first one only woke the screen, as a bump at the table does
RESULTS: dict[Outcome, Result] = {
    Outcome.WON: "won",
    Outcome.LOST_TO_TAX: "lost_to_tax",
    Outcome.LOST_TO_UNREST: "lost_to_unrest",
}


class Visits:
    """At most one visit at a time, from the first touch until the screen is left to itself again."""

    def __init__(self, book: DayBook, now: Callable[[], datetime]) -> None:
        self.trouble = ""  # why the book could not be written
        self._book = book
        self._now = now
        self._began: datetime | None = None
        self._seconds = 0.0
        self._inputs = self._takeovers = 0
        self._idle = 0.0
        self._where = ""
        self._played: list[Played] = []
        self._told(book.opened(now()))

    @property
    def going_on(self) -> bool:
        """Whether somebody is there."""
        return self._began is not None

    def touched(self) -> None:
        """An input; the first of several begins a visit once the screen is no longer at rest."""
        self._inputs += 1
        self._idle = 0.0

    def passes(self, seconds: float, where: str, played: Iterable[Played | None]) -> None:
        """Time passes in a visit, on a screen of that name."""
        if self._began is None:
            self._began = self._now()
        self._seconds += seconds
        self._where = where or self._where
        for game in played:
            if game is not None and not any(game is known for known in self._played):
                self._played.append(game)

    def rests(self, seconds: float) -> None:
        """Time passes while nobody is there: a touch that leads nowhere is forgotten."""
        self._idle += seconds
        if self._idle >= FORGOTTEN:
            self._inputs = 0

    def take_over(self, kept: Played | None) -> None:
        """One visitor has gone and another goes on with the same game, which is theirs now."""
        self._played = [game for game in self._played if game is not kept]
        self.end("idle")
        self._takeovers = 1
        self._inputs = 1

    def end(self, ended: Way) -> None:
        """The visitor has gone."""
        if self._began is not None and self._inputs >= FEWEST:
            session = Session(
                seconds=round(self._seconds),
                inputs=self._inputs,
                takeovers=self._takeovers,
                ended=ended,
                where=self._where,
                games=tuple(map(_game, self._played)),
            )
            self._told(self._book.session(self._began, session))
        self._began, self._seconds, self._where = None, 0.0, ""
        self._inputs = self._takeovers = 0
        self._played = []

    def fault(self, text: str) -> None:
        """The game ends by a fault: the visit ends, and the fault is written down."""
        self.end("stopped")
        self._told(self._book.fault(self._now(), text))

    def mishap(self, text: str) -> None:
        """Something has gone wrong, and the visit goes on."""
        self._told(self._book.fault(self._now(), text))

    def close(self) -> None:
        """The game is left in good order."""
        self.end("stopped")
        self._told(self._book.closed(self._now()))

    def _told(self, notice: Notice | None) -> None:
        self.trouble = notice.text if notice is not None else ""


def _game(played: Played) -> Game:
    if isinstance(played, Ministry):
        state = played.match.state
        result = RESULTS[state.outcome] if state.outcome is not None else "left"
        return Game(kind="government", level=played.level.id, result=result, turns=state.turn)
    battle = played.battle
    over = played.match.state.outcome is not None
    turned = [event for deed in played.deeds if not deed.struck for event in deed.events]
    return Game(
        kind="battle",
        level=OWN if battle.own else battle.id,
        result="fought" if over else "left",
        turns=sum(isinstance(event, CardTurned) for event in turned),
    )
