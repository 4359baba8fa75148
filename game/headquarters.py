"""The battle being fought: begun, kept on disk after every action, taken up again, and put on record.

Knows files and the engine; knows no screen. Nothing is read before the activation deck is first opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.content.battle_records import BattleRecords, record_of
from game.content.battle_saves import NAME, encode_battle, journal_text, load_battle_save
from game.content.battles import Battle, shipped_battles
from game.content.engagement import Engagement, begin
from game.content.levels import LevelError
from game.content.own_battles import VISITORS, Unusable, drop_battle, erase_visitors, keep_battle, own_battles
from game.content.places import Places
from game.content.saver import Saver
from game.content.seedcode import new_seed
from game.engine.activation import lots
from game.notices import Notices


class Headquarters:
    """Holds at most one engagement, and sees to it that it outlives the program."""

    def __init__(self, places: Places, today: Callable[[], str], *, public: bool = False) -> None:
        """What is played in `public`, on a kiosk, is not kept when it is over: its names are visitors'."""
        self._public = public
        self._places = places
        self._today = today
        self._notices = Notices()
        self._saver = Saver(places.saves, NAME, archives=not public)
        self.engagement: Engagement | None = None
        if self._saver.owned:
            resumed, notice = load_battle_save(places.saves, NAME)
            self._notices.pass_on(notice)
            self.engagement = resumed.engagement if resumed is not None else None
        # One that ended in an earlier run may have been put on record before that run was cut off.
        self._ended_before = self.engagement is not None and not self.waits
        self._notices.tell(self._saver.trouble)

    @property
    def waits(self) -> bool:
        """Whether there is a battle to go on with."""
        return self.engagement is not None and self.engagement.match.state.outcome is None

    @property
    def trouble(self) -> str:
        """Why what is played cannot be kept at present; empty if it is."""
        return self._saver.trouble or ""

    def notice(self) -> str:
        """What the players have to be told, once; empty if nothing."""
        self._notices.tell(self._saver.trouble)
        return self._notices.take()

    def engage(self, battle: Battle, seed: int | None, paper: bool) -> Engagement:
        """A battle at its beginning; the one before is put aside. Raises SettingError or MusterRefused."""
        engagement = begin(battle, new_seed() if seed is None else seed, paper=paper)
        self.close_finished()
        if self.engagement is not None:
            self._saver.clear()  # put aside, not lost
        self.engagement = engagement
        self.keep(engagement)
        return engagement

    def keep(self, engagement: Engagement) -> None:
        """Have the battle written to disk; returns at once."""
        self._saver.put(encode_battle(engagement, self._today()))

    def close_finished(self) -> None:
        """Put a battle that has ended on record, so that it is not resumed."""
        engagement = self.engagement
        if engagement is None or engagement.match.state.outcome is None:
            return
        if not (self._public and engagement.battle.own):
            self._put_on_record(engagement)
        self._saver.clear()
        self.engagement, self._ended_before = None, False

    def _put_on_record(self, engagement: Engagement) -> None:
        records = BattleRecords(self._places.battle_records_file)
        self._notices.pass_on(records.notice)
        record = record_of(engagement, self._today())
        if not (self._ended_before and records.ends_with(record)):
            self._notices.pass_on(records.add(record))

    def put_aside(self) -> None:
        """Whatever is being fought gives way: on record where it has ended, else where nothing resumes it.

        The battles that visitors of a kiosk have set up go with it, for they bear names.
        """
        self.close_finished()
        if self.engagement is not None:
            self._saver.clear()
            self.engagement = None
        lots.forget()
        if self._public:
            self._notices.pass_on(erase_visitors(self._places))

    def shipped(self) -> tuple[Battle, ...]:
        """The battles that came with the game."""
        try:
            return shipped_battles(self._places.levels / "activation")
        except LevelError as error:
            self._notices.tell(str(error))
            return ()

    def own(self) -> tuple[tuple[Battle, ...], tuple[Unusable, ...]]:
        """The battles that the players have set up and named, and the files that hold none.

        What could a visitor of a kiosk do about a file? Its staff is told.
        """
        battles, unusable = own_battles(self._places)
        if not self._public:
            return battles, unusable
        for each in unusable:
            self._notices.tell(each.told)
        return battles, ()

    def keep_own(self, battle: Battle) -> tuple[Battle, str]:
        """Keep a battle under its name, a visitor's always in a file of its own; with what went wrong."""
        if not self._public:
            kept, notice = keep_battle(self._places, battle)
        else:
            if not battle.path.endswith(VISITORS):
                battle = replace(battle, id="", path="")  # the organiser's own stays as it is
            kept, notice = keep_battle(self._places, battle, VISITORS)
        return kept, notice.text if notice is not None else ""

    def drop_own(self, battle: Battle) -> str:
        """Put a battle of the players' own away; with what went wrong."""
        notice = drop_battle(self._places, battle)
        return notice.text if notice is not None else ""

    def told(self) -> str:
        """The battle for a crash report: which it is, its seed and its journal; empty if there is none."""
        if self.engagement is None:
            return ""
        cards = "the players' own cards" if self.engagement.paper else f"seed {self.engagement.seed}"
        journal = [journal_text(entry) for entry in self.engagement.journal]
        return "\n".join([self.engagement.battle.title, cards, *journal])

    def close(self) -> None:
        """Put a finished battle on record, write what is left, and let another copy save."""
        self.close_finished()
        self._saver.close()
