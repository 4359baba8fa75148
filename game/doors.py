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
from game.stage.scene_manager import Scene

if TYPE_CHECKING:
    from game.content.battles import Battle
    from game.content.engagement import Engagement
    from game.content.honours import Entry, Honours
    from game.engine.activation.model import Rules as BattleRules
    from game.headquarters import Headquarters
    from game.scenes.honours_board import Day

LEARNT = "short-gentle"  # the level whose first turns are guided, where no organiser chose one


def make_doors(
    kit: Callable[[], Kit],
    office: Office,
    headquarters: Callable[[], Headquarters],
    levels: tuple[Level, ...],
    places: Places,
    version: str,
    battle_waits: Callable[[], bool],
    board: Callable[[], Honours],
    breathe: Callable[[], None] = lambda: None,
) -> Doors:
    """Every door, for one run. `kit` and `headquarters` are asked only when a door is opened.

    What takes long on the way through `breathe`s.
    """
    classroom = Classroom()

    def title() -> Scene:
        from game.scenes.title import TitleScene

        office.close_finished()
        return TitleScene(kit(), version)

    def choice() -> Scene:
        from game.scenes.choice import ChoiceScene
        from game.showroom import shown_level

        return ChoiceScene(kit(), shown_level(kit(), levels), len(offered_to(levels, kit().house())))

    def attract() -> Scene:
        from game.scenes.attract.programme import Programme
        from game.scenes.attract.scene import AttractScene
        from game.showroom import shown_level

        office.close_finished()
        return AttractScene(kit(), Programme(kit(), shown_level(kit(), levels), day))

    def day() -> Day:
        from game.content.honours import ranked
        from game.scenes.honours_board import Day

        by_decisions = deal_of_the_day(kit()) is not None
        return Day(ranked(board().entries, by_decisions=by_decisions), by_decisions)

    def honours(marked: Entry | None) -> Scene:
        from game.scenes.honours import HonoursScene

        return HonoursScene(kit(), day(), marked)

    def sign(ministry: Ministry) -> Scene:
        from game.scenes.sign import SignScene

        by_decisions = deal_of_the_day(kit()) is not None

        def write(name: str) -> Entry:
            entry = office.entry(ministry, name, by_decisions=by_decisions)
            notice = board().sign(entry, by_decisions=by_decisions)
            office.tell(notice)
            return entry

        return SignScene(kit(), write)

    def exhibit(number: int) -> Exhibit:
        from game.showroom import government, shown_level

        return government(kit(), shown_level(kit(), levels), number, breathe)

    def parade(number: int) -> Exhibit:
        from game.showroom import battle

        return battle(kit(), lambda: headquarters().shipped(), number)

    def choose_level() -> Scene:
        from game.scenes.new_government import NewGovernmentScene

        running = office.ministry
        house = kit().house()
        offered = offered_to(levels, house)
        usual = next((level for level in offered if house is not None and level.id == house.level), None)
        first = running.level if running is not None else usual
        office.close_finished()
        return NewGovernmentScene(kit(), offered, lambda level: office.records.tally(level.id), first)

    def begin(level: Level, seed: int | None) -> Scene:
        from game.scenes.government.scene import GovernmentScene

        exhibited = deal_of_the_day(kit())
        return GovernmentScene(kit(), office.begin(level, seed if exhibited is None else exhibited))

    def begin_guided() -> Scene:
        from game.scenes.government.guided import GuidedGovernmentScene

        level, exhibited = guided_level(), deal_of_the_day(kit())
        seed = classroom.deal(level) if exhibited is None else exhibited
        return GuidedGovernmentScene(kit(), office.begin(level, seed))

    def guided_level() -> Level:
        house = kit().house()
        offered, wanted = offered_to(levels, house), LEARNT if house is None else house.level
        return next((level for level in offered if level.id == wanted), offered[0])

    def look_ahead() -> None:
        if deal_of_the_day(kit()) is None:
            classroom.prepare(guided_level())

    def resume() -> Scene:
        from game.scenes.government.scene import GovernmentScene

        ministry = office.ministry
        return GovernmentScene(kit(), ministry) if ministry is not None else title()

    def rules(shown: Rules | None) -> Scene:
        from game.content.rulebook import pages
        from game.scenes.rules_page import RulesScene
        from game.scenes.rules_pictures import pictures

        found = shown or Rules()
        return RulesScene(kit(), pages(found), pictures(levels[0].theme, found))

    def prints() -> Scene:
        from game.content.prints import prints_of
        from game.scenes.print_room import PrintRoomScene

        return PrintRoomScene(kit(), levels[0].theme, prints_of(levels[0].theme))

    def credits() -> Scene:
        from game.content.credits import read_credits
        from game.scenes.credits_page import CreditsScene

        return CreditsScene(kit(), read_credits(places.assets / "CREDITS.toml"))

    def battle_rules(shown: BattleRules | None) -> Scene:
        from game.content.battle_rulebook import pages
        from game.engine.activation.model import Rules as BattleRules
        from game.scenes.activation.ground import war_ground
        from game.scenes.activation.rulebook_pictures import pictures
        from game.scenes.rules_page import RulesScene

        found = shown or BattleRules()
        return RulesScene(kit(), pages(found), pictures(found), war_ground)

    def battles() -> Scene:
        headquarters().close_finished()
        return page("activation.battles_page", "BattlesScene")()

    def engage(battle: Battle, seed: int | None, paper: bool) -> Scene:
        return battle_scene(headquarters().engage(battle, seed, paper))

    def resume_battle() -> Scene:
        engagement = headquarters().engagement
        return battle_scene(engagement) if engagement is not None else battles()

    def battle_scene(engagement: Engagement) -> Scene:
        return page("activation.scene", "BattleScene")(engagement)

    def page(module: str, name: str) -> Callable[..., Scene]:
        """A door to a page that is handed the kit and whatever it is opened with."""

        def door(*arguments: object) -> Scene:
            scene: Scene = getattr(import_module(f"game.scenes.{module}"), name)(kit(), *arguments)
            return scene

        return door

    return Doors(
        title=title,
        choose_level=choose_level,
        begin=begin,
        begin_guided=begin_guided,
        look_ahead=look_ahead,
        resume=resume,
        ministry=lambda: office.ministry,
        activation=battles,
        pause=page("pause", "PauseScene"),
        rules=rules,
        settings=page("settings_page", "SettingsScene"),
        keys=page("keys_page", "KeysScene"),
        rebind=page("rebind_page", "RebindScene"),
        edges=page("edges_page", "EdgesScene"),
        credits=credits,
        ask=page("ask", "AskScene"),
        prints=prints,
        engraving=page("engraving", "EngravingScene"),
        inspect=page("inspect_card", "InspectScene"),
        pile=page("pile", "PileScene"),
        deck=page("deck", "DeckScene"),
        gazette=page("log_page", "GazetteScene"),
        ending=page("ending", "EndingScene"),
        battle_rules=battle_rules,
        battle_waits=battle_waits,
        battles=battles,
        muster=page("activation.muster", "MusterScene"),
        engage=engage,
        engagement=lambda: headquarters().engagement,
        resume_battle=resume_battle,
        battle_report=page("activation.report_page", "BattleReportScene"),
        shipped_battles=lambda: headquarters().shipped(),
        own_battles=lambda: headquarters().own(),
        keep_own=lambda battle: headquarters().keep_own(battle),
        drop_own=lambda battle: headquarters().drop_own(battle),
        reports_folder=lambda: places.reports,
        attract=attract,
        exhibit=exhibit,
        parade=parade,
        choice=choice,
        honours=honours,
        sign=sign,
    )
