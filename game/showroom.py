"""Makes the games that play themselves before those who look on: not kept, and not heard unasked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from game.content.levels import Level
from game.content.seedcode import SEEDS, code_of
from game.content.settings import Settings
from game.scenes.kit import Exhibit, Kit, Ministry

if TYPE_CHECKING:
    from game.content.battles import Battle

STRIDE = 7919  # from one round's deals to the next round's
SHOWN_BATTLE = "example-with-guns"


def shown_level(kit: Kit, levels: tuple[Level, ...]) -> Level:
    """The level that visitors are to play; at home the one that an organiser would have as it comes."""
    from game.content.kiosk import Profile

    wanted = (kit.house() or Profile()).level
    return next((level for level in levels if level.id == wanted), levels[0])


def government(kit: Kit, level: Level, number: int, breathe: Callable[[], None] = lambda: None) -> Exhibit:
    """A government on a deal that teaches, which takes a while to find; another deal for every number."""
    from game.engine.advice.lessons import teaching_seed
    from game.engine.government.rules import new_match
    from game.scenes.government.exhibit import GovernmentExhibit

    seed = teaching_seed(level.rules, number * STRIDE % SEEDS, SEEDS, breathe=breathe)
    ministry = Ministry(level, seed, code_of(seed), new_match(level.rules, seed))
    return GovernmentExhibit(_looked_on(kit), ministry)


def battle(kit: Kit, shipped: Callable[[], tuple[Battle, ...]], number: int) -> Exhibit:
    """A battle of those that came with the game, at its beginning."""
    from game.content.engagement import begin
    from game.scenes.activation.exhibit import BattleExhibit

    battles = shipped()
    shown = next((each for each in battles if each.id == SHOWN_BATTLE), battles[0])
    return BattleExhibit(_looked_on(kit), begin(shown, number * STRIDE % SEEDS))


def _looked_on(kit: Kit) -> Kit:
    """The same kit for a game that nobody plays."""
    house = kit.house()
    audible = house is not None and house.attract_sound
    return replace(
        kit,
        settings=lambda: _at_leisure(kit.settings()),
        change=lambda _settings: None,
        keep=lambda _ministry: None,
        keep_battle=lambda _engagement: None,
        play=kit.play if audible else lambda _name, _place=0.0: None,
        mood=lambda _name: None,
        is_new=lambda _plate: False,
        first_sight=lambda _plate: None,
        notice=str,
        unkept=lambda _game: "",
    )


def _at_leisure(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, speed="brisk", coach=False, number_both_ways=False)
