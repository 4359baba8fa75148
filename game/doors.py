"""Makes the screens: the only place that knows all of them, so that none has to know another."""

from __future__ import annotations

from collections.abc import Callable

from game.content.credits import read_credits
from game.content.levels import Level
from game.content.places import Places
from game.office import Office
from game.scenes.activation_page import ActivationPage
from game.scenes.ask import AskScene
from game.scenes.credits_page import CreditsScene
from game.scenes.deck import DeckScene
from game.scenes.ending import EndingScene
from game.scenes.government.scene import GovernmentScene
from game.scenes.inspect_card import InspectScene
from game.scenes.keys_page import KeysScene
from game.scenes.kit import Doors, Kit
from game.scenes.log_page import GazetteScene
from game.scenes.new_government import NewGovernmentScene
from game.scenes.pause import PauseScene
from game.scenes.pile import PileScene
from game.scenes.rules_page import RulesScene
from game.scenes.settings_page import SettingsScene
from game.scenes.title import TitleScene
from game.stage.scene_manager import Scene


def make_doors(
    kit: Callable[[], Kit], office: Office, levels: tuple[Level, ...], places: Places, version: str
) -> Doors:
    """Every door, for one run. `kit` is asked only when a door is opened."""

    def title() -> Scene:
        office.close_finished()
        return TitleScene(kit(), levels[0].theme, version)

    def choose_level() -> Scene:
        running = office.ministry
        first = running.level if running is not None else None
        office.close_finished()
        return NewGovernmentScene(kit(), levels, lambda level: office.records.tally(level.id), first)

    def begin(level: Level, seed: int | None) -> Scene:
        return GovernmentScene(kit(), office.begin(level, seed))

    def resume() -> Scene:
        ministry = office.ministry
        return GovernmentScene(kit(), ministry) if ministry is not None else title()

    def handed(scene: Callable[..., Scene]) -> Callable[..., Scene]:
        """A door that hands the kit and whatever it is opened with."""
        return lambda *arguments: scene(kit(), *arguments)

    return Doors(
        title=title,
        choose_level=choose_level,
        begin=begin,
        resume=resume,
        ministry=lambda: office.ministry,
        activation=handed(ActivationPage),
        pause=handed(PauseScene),
        rules=lambda rules: RulesScene(kit(), rules, levels[0].theme),
        settings=handed(SettingsScene),
        keys=handed(KeysScene),
        credits=lambda: CreditsScene(kit(), read_credits(places.assets / "CREDITS.toml")),
        ask=handed(AskScene),
        inspect=handed(InspectScene),
        pile=handed(PileScene),
        deck=handed(DeckScene),
        gazette=handed(GazetteScene),
        ending=handed(EndingScene),
    )
