"""A kit for the pages of battles: doors that lead to rooms, and a shelf for own battles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from game.content.battles import Battle, shipped_battles
from game.content.engagement import Engagement
from game.content.kiosk import Profile
from game.content.own_battles import Unusable
from game.content.settings import Settings
from game.engine.activation.chance import Chance
from game.scenes.activation.muster import MusterScene
from game.scenes.activation.muster_draft import new_battle
from game.scenes.kit import Doors, Kit
from game.stage.scene import Scene
from tests.scenes.pages import ROOT, Player, Room


@cache
def shipped() -> tuple[Battle, ...]:
    """The shipped battles, or where none is shipped one that stands for them."""
    folder = ROOT / "levels" / "activation"
    if folder.is_dir():
        return shipped_battles(folder)
    return (replace(new_battle(), id="one", title="A shipped battle", own=False),)


@dataclass
class BattleHouse:
    """What the pages of battles are given, and what they did with it."""

    running: Engagement | None = None
    own: list[Battle] = field(default_factory=list)
    unusable: list[Unusable] = field(default_factory=list)
    reports: Path = Path("reports")
    trouble: str = ""
    settings: Settings = field(default_factory=Settings)
    kept: list[Engagement] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    profile: Profile | None = None

    @property
    def kit(self) -> Kit:
        """The kit a page is given."""
        return Kit(
            doors=self._doors(),
            settings=lambda: self.settings,
            change=self._change,
            keep=lambda _ministry: None,
            keep_battle=self.kept.append,
            play=lambda name, _place=0.0: self.sounds.append(name),
            mood=lambda _name: None,
            is_new=lambda _plate: False,
            first_sight=lambda _plate: None,
            notice=lambda: "",
            unkept=lambda _game: "",
            house=lambda: self.profile,
        )

    def keep(self, battle: Battle) -> tuple[Battle, str]:
        """Put a battle on the shelf, in the place of what it was."""
        if self.trouble:
            return battle, self.trouble
        kept = replace(battle, own=True, path=battle.path or f"{len(self.own)}.json")
        self.own[:] = [other for other in self.own if other.path != kept.path] + [kept]
        return kept, ""

    def drop(self, battle: Battle) -> str:
        """Take a battle off the shelf."""
        self.own.remove(battle)
        return ""

    def _change(self, settings: Settings) -> None:
        self.settings = settings

    def _doors(self) -> Doors:
        def door(name: str) -> Callable[..., Scene]:
            return lambda *arguments: Room(name, *arguments)

        names = ("ask", "rules", "battle_rules", "engage", "resume_battle", "muster")
        return cast(
            Doors,
            SimpleNamespace(
                **{name: door(name) for name in names},
                engagement=lambda: self.running,
                own_battles=lambda: (tuple(self.own), tuple(self.unusable)),
                shipped_battles=shipped,
                keep_own=self.keep,
                drop_own=self.drop,
                reports_folder=lambda: self.reports,
            ),
        )


def muster(house: BattleHouse, battle: Battle | None = None, dice: tuple[int, ...] = (5, 6)) -> Player:
    """The set-up of a battle on its table, with the dice that will be thrown."""
    return Player(lambda: MusterScene(house.kit, battle, chance=lambda: Chance.scripted((), dice)))


def scene(player: Player) -> MusterScene:
    """The set-up, wherever it lies in the stack."""
    found = next(each for each in player.manager.scenes if isinstance(each, MusterScene))
    assert isinstance(found, MusterScene)
    return found


def let_dice_fall(player: Player) -> None:
    """Two seconds."""
    for _ in range(120):
        player.step()
    assert not scene(player).throwing
