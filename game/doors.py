"""Makes the screens: the only place that knows all of them, so that none has to know another.

A screen's module is read in when its door is first opened: the first picture does not wait for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from game.classroom import Classroom
from game.content.levels import Level
from game.content.places import Places
from game.engine.government.model import Rules
from game.offer import offered_to
from game.office import Office
from game.scenes.kit import Doors, Exhibit, Kit, Ministry, deal_of_the_day
from game.stage.scene import Scene

if TYPE_CHECKING:
    from game.content.battles import Battle
    from game.content.engagement import Engagement
    from game.content.honours import Entry, Honours
    from game.engine.activation.model import Rules as BattleRules
    from game.headquarters import Headquarters
    from game.scenes.honours_board import Day

LEARNT = "short-gentle"  # the level whose first turns are guided, where no organiser chose one


class Porter:
    """Opens every door, for one run."""

    def __init__(
        self,
        kit: Callable[[], Kit],
        office: Office,
        headquarters: Callable[[], Headquarters],
        levels: tuple[Level, ...],
        places: Places,
        version: str,
        battle_waits: Callable[[], bool],
        board: Callable[[], Honours],
        breathe: Callable[[], None] = lambda: None,
    ) -> None:
        """`kit` and `headquarters` are asked only when a door is opened; what takes long there `breathe`s."""
        self._kit = kit
        self._office = office
        self._headquarters = headquarters
        self._levels = levels
        self._places = places
        self._version = version
        self._battle_waits = battle_waits
        self._board = board
        self._breathe = breathe
        self._classroom = Classroom()

    def doors(self) -> Doors:
        """The doors, as screens know them."""
        return Doors(
            title=self._title,
            choose_level=self._choose_level,
            begin=self._begin,
            begin_guided=self._begin_guided,
            look_ahead=self._look_ahead,
            resume=self._resume,
            ministry=lambda: self._office.ministry,
            activation=self._battles,
            pause=self._page("pause", "PauseScene"),
            rules=self._rules,
            settings=self._page("settings_page", "SettingsScene"),
            keys=self._page("keys_page", "KeysScene"),
            rebind=self._page("rebind_page", "RebindScene"),
            edges=self._page("edges_page", "EdgesScene"),
            credits=self._credits,
            ask=self._page("ask", "AskScene"),
            prints=self._prints,
            engraving=self._page("engraving", "EngravingScene"),
            inspect=self._page("inspect_card", "InspectScene"),
            pile=self._page("pile", "PileScene"),
            deck=self._page("deck", "DeckScene"),
            gazette=self._page("log_page", "GazetteScene"),
            ending=self._page("ending", "EndingScene"),
            battle_rules=self._battle_rules,
            battle_waits=self._battle_waits,
            battles=self._battles,
            muster=self._page("activation.muster", "MusterScene"),
            engage=self._engage,
            engagement=lambda: self._headquarters().engagement,
            resume_battle=self._resume_battle,
            battle_report=self._page("activation.report_page", "BattleReportScene"),
            shipped_battles=lambda: self._headquarters().shipped(),
            own_battles=lambda: self._headquarters().own(),
            keep_own=lambda battle: self._headquarters().keep_own(battle),
            drop_own=lambda battle: self._headquarters().drop_own(battle),
            reports_folder=lambda: self._places.reports,
            attract=self._attract,
            exhibit=self._exhibit,
            parade=self._parade,
            choice=self._choice,
            honours=self._honours,
            sign=self._sign,
        )

    # --- the house

    def _title(self) -> Scene:
        from game.scenes.title import TitleScene

        self._office.close_finished()
        return TitleScene(self._kit(), self._version)

    def _choice(self) -> Scene:
        from game.scenes.choice import ChoiceScene
        from game.showroom import shown_level

        return ChoiceScene(
            self._kit(),
            shown_level(self._kit(), self._levels),
            len(offered_to(self._levels, self._kit().house())),
        )

    def _attract(self) -> Scene:
        from game.scenes.attract.programme import Programme
        from game.scenes.attract.scene import AttractScene
        from game.showroom import shown_level

        self._office.close_finished()
        return AttractScene(
            self._kit(), Programme(self._kit(), shown_level(self._kit(), self._levels), self._day)
        )

    def _day(self) -> Day:
        from game.content.honours import ranked
        from game.scenes.honours_board import Day

        by_decisions = deal_of_the_day(self._kit()) is not None
        return Day(ranked(self._board().entries, by_decisions=by_decisions), by_decisions)

    def _honours(self, marked: Entry | None) -> Scene:
        from game.scenes.honours import HonoursScene

        return HonoursScene(self._kit(), self._day(), marked)

    def _sign(self, ministry: Ministry) -> Scene:
        from game.scenes.sign import SignScene

        by_decisions = deal_of_the_day(self._kit()) is not None

        def write(name: str) -> Entry:
            entry = self._office.entry(ministry, name, by_decisions=by_decisions)
            notice = self._board().sign(entry, by_decisions=by_decisions)
            self._office.tell(notice)
            return entry

        return SignScene(self._kit(), write)

    def _exhibit(self, number: int) -> Exhibit:
        from game.showroom import government, shown_level

        return government(self._kit(), shown_level(self._kit(), self._levels), number, self._breathe)

    def _parade(self, number: int) -> Exhibit:
        from game.showroom import battle

        return battle(self._kit(), lambda: self._headquarters().shipped(), number)

    # --- a government

    def _choose_level(self) -> Scene:
        from game.scenes.new_government import NewGovernmentScene

        running = self._office.ministry
        house = self._kit().house()
        offered = offered_to(self._levels, house)
        usual = next((level for level in offered if house is not None and level.id == house.level), None)
        first = running.level if running is not None else usual
        self._office.close_finished()
        return NewGovernmentScene(
            self._kit(), offered, lambda level: self._office.records.tally(level.id), first
        )

    def _begin(self, level: Level, seed: int | None) -> Scene:
        from game.scenes.government.scene import GovernmentScene

        exhibited = deal_of_the_day(self._kit())
        return GovernmentScene(
            self._kit(), self._office.begin(level, seed if exhibited is None else exhibited)
        )

    def _begin_guided(self) -> Scene:
        from game.scenes.government.guided import GuidedGovernmentScene

        level, exhibited = self._guided_level(), deal_of_the_day(self._kit())
        seed = self._classroom.deal(level) if exhibited is None else exhibited
        return GuidedGovernmentScene(self._kit(), self._office.begin(level, seed))

    def _guided_level(self) -> Level:
        house = self._kit().house()
        offered, wanted = offered_to(self._levels, house), LEARNT if house is None else house.level
        return next((level for level in offered if level.id == wanted), offered[0])

    def _look_ahead(self) -> None:
        if deal_of_the_day(self._kit()) is None:
            self._classroom.prepare(self._guided_level())

    def _resume(self) -> Scene:
        from game.scenes.government.scene import GovernmentScene

        ministry = self._office.ministry
        return GovernmentScene(self._kit(), ministry) if ministry is not None else self._title()

    # --- what is read

    def _rules(self, shown: Rules | None) -> Scene:
        from game.content.rulebook import pages
        from game.scenes.rules_page import RulesScene
        from game.scenes.rules_pictures import pictures

        found = shown or Rules()
        return RulesScene(self._kit(), pages(found), pictures(self._levels[0].theme, found))

    def _prints(self) -> Scene:
        from game.content.prints import prints_of
        from game.scenes.print_room import PrintRoomScene

        return PrintRoomScene(self._kit(), self._levels[0].theme, prints_of(self._levels[0].theme))

    def _credits(self) -> Scene:
        from game.content.credits import read_credits
        from game.scenes.credits_page import CreditsScene

        return CreditsScene(self._kit(), read_credits(self._places.assets / "CREDITS.toml"))

    def _battle_rules(self, shown: BattleRules | None) -> Scene:
        from game.content.battle_rulebook import pages
        from game.engine.activation.model import Rules as BattleRules
        from game.scenes.activation.ground import war_ground
        from game.scenes.activation.rulebook_pictures import pictures
        from game.scenes.rules_page import RulesScene

        found = shown or BattleRules()
        return RulesScene(self._kit(), pages(found), pictures(found), war_ground)

    # --- a battle

    def _battles(self) -> Scene:
        self._headquarters().close_finished()
        return self._page("activation.battles_page", "BattlesScene")()

    def _engage(self, battle: Battle, seed: int | None, paper: bool) -> Scene:
        return self._battle_scene(self._headquarters().engage(battle, seed, paper))

    def _resume_battle(self) -> Scene:
        engagement = self._headquarters().engagement
        return self._battle_scene(engagement) if engagement is not None else self._battles()

    def _battle_scene(self, engagement: Engagement) -> Scene:
        return self._page("activation.scene", "BattleScene")(engagement)

    def _page(self, module: str, name: str) -> Callable[..., Scene]:
        """A door to a page that is handed the kit and whatever it is opened with."""

        def door(*arguments: object) -> Scene:
            scene: Scene = getattr(import_module(f"game.scenes.{module}"), name)(self._kit(), *arguments)
            return scene

        return door
