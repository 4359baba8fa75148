"""The government in office: begun, kept on disk after every action, taken up again, and put on record.

Knows files and the engine; knows no screen.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from game.content.honours import Entry
from game.content.levels import Level, LevelError, load_level
from game.content.notice import Notice
from game.content.places import Places
from game.content.records import Record, Records
from game.content.saver import Saver
from game.content.saves import encode_save, load_save
from game.content.seedcode import code_of, new_seed
from game.engine.government.model import Outcome
from game.engine.government.rules import new_match
from game.notices import Notices
from game.scenes.kit import Ministry

SAVE_NAME = "government"
ENDS: dict[Outcome, Literal["won", "lost_to_tax", "lost_to_unrest"]] = {
    Outcome.WON: "won",
    Outcome.LOST_TO_TAX: "lost_to_tax",
    Outcome.LOST_TO_UNREST: "lost_to_unrest",
}


class Office:
    """Holds at most one ministry, and sees to it that it outlives the program."""

    def __init__(
        self, places: Places, levels: tuple[Level, ...], today: Callable[[], str], *, public: bool = False
    ) -> None:
        """What is played in `public`, on a kiosk, is not kept when it is over."""
        self._levels = {level.id: level for level in levels}
        self._library = places.levels / "government"
        self._today = today
        self._notices = Notices()
        self._saver = Saver(places.saves, SAVE_NAME, archives=not public)
        self.records = Records(places.records_file)
        if public:
            self.records.turn_over()
        self.ministry: Ministry | None = None
        self._seen: set[int] = set()  # deals of which whoever plays has seen some cards
        self._ended_before = False  # in an earlier run, which may have put it on record before it was cut off
        if self._saver.owned:
            self._take_up(places.saves)
        self._notices.tell(self._saver.trouble)
        self._notices.pass_on(self.records.notice)

    @property
    def trouble(self) -> str:
        """Why what is played cannot be kept at present; empty if it is."""
        return self._saver.trouble or ""

    def notice(self) -> str:
        """What the player has to be told, once; empty if nothing."""
        self._notices.tell(self._saver.trouble)
        return self._notices.take()

    def begin(self, level: Level, seed: int | None) -> Ministry:
        """A new government in office; the one before is dismissed."""
        self.close_finished()
        if self.ministry is not None:
            self._remember(self.ministry)
            self._saver.clear()  # the one before is put aside, not lost
        seed = new_seed() if seed is None else seed
        match = new_match(level.rules, seed)
        self.ministry = Ministry(level, seed, code_of(seed), match, known=seed in self._seen)
        self.keep(self.ministry)
        return self.ministry

    def keep(self, ministry: Ministry) -> None:
        """Have the government written to disk; returns at once."""
        data = encode_save(
            ministry.match,
            ministry.level,
            ministry.seed,
            when=self._today(),
            whole=ministry.whole,
            known=ministry.known,
        )
        self._saver.put(data)

    def close_finished(self) -> None:
        """Put a government that has ended on record, so that it is not resumed."""
        ministry = self.ministry
        if ministry is None:
            return
        state = ministry.match.state
        if state.outcome is None:
            return
        record = Record(
            level=ministry.level.id,
            seed=ministry.code,
            outcome=ENDS[state.outcome],
            turns=state.turn,
            support=max(0, state.support),
            treasury=state.treasury,
            date=self._today(),
        )
        if not (self._ended_before and self.records.ends_with(record)):
            self._notices.pass_on(self.records.add(record))
        self._remember(ministry)
        self._saver.clear()
        self.ministry, self._ended_before = None, False

    def entry(self, ministry: Ministry, name: str, *, by_decisions: bool) -> Entry:
        """The line of a government that has ended, for the honours board."""
        from game.engine.advice.merit import fair_worth, points, served

        state = ministry.match.state
        assert state.outcome is not None
        return Entry(
            name=name,
            level=ministry.level.title[:60],
            outcome=ENDS[state.outcome],
            turns=served(state),
            points=points(state),
            seed=ministry.code,
            fair=fair_worth(ministry.match) if by_decisions and ministry.whole else None,
        )

    def tell(self, notice: Notice | None) -> None:
        """Have the player told something at the next occasion."""
        self._notices.pass_on(notice)

    def put_aside(self) -> None:
        """What is in office gives way: on record where it has ended, else so that nothing resumes it.

        Whoever comes next has not seen its deal.
        """
        self.close_finished()
        if self.ministry is not None:
            self._saver.clear()
            self.ministry = None
        self._seen.clear()

    def wait(self) -> None:
        """Until everything is on disk."""
        self._saver.wait()

    def close(self) -> None:
        """Write what is left and let another copy save."""
        self.close_finished()
        self._saver.close()

    def _remember(self, ministry: Ministry) -> None:
        """Its player has seen the first cards of its deal, unless it was left before any was drawn."""
        shown = any(event.reveals for entry in ministry.match.log for event in entry.events)
        if shown or not ministry.whole:
            self._seen.add(ministry.seed)

    def _take_up(self, saves: Path) -> None:
        resumed, notice = load_save(saves, SAVE_NAME, self._level_of)
        self._notices.pass_on(notice)
        if resumed is not None:
            code = code_of(resumed.seed)
            known = resumed.known
            self.ministry = Ministry(resumed.level, resumed.seed, code, resumed.match, resumed.whole, known)
            if known:
                self._seen.add(resumed.seed)
            self._ended_before = resumed.match.state.outcome is not None

    def _level_of(self, level_id: str, path: str) -> Level | None:
        """A level by its name, or by its file if it did not come with the game."""
        if not path:
            return self._levels.get(level_id)
        try:
            return load_level(Path(path), self._library)
        except LevelError as error:
            self._notices.tell(str(error))
            return None
