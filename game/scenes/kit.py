"""What every screen is given: doors to other screens, settings, sound. Knows not how they are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from game.content.levels import Level
from game.content.prints import Print
from game.content.settings import Settings
from game.engine.government.commands import Command
from game.engine.government.events import Event
from game.engine.government.model import Colour, Rules, State
from game.engine.government.rules import GovernmentMatch
from game.engine.piles import Card
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas
from game.stage.scene import Scene, Transition

if TYPE_CHECKING:  # the other game's parts are read in when its door is first opened
    from game.content.battles import Battle
    from game.content.engagement import Engagement
    from game.content.honours import Entry
    from game.content.kiosk import Profile
    from game.content.own_battles import Unusable
    from game.engine.activation.model import Rules as BattleRules


class Play(Protocol):
    """Asks for a sound by its name, at a place from -1, the left edge of the table, to 1."""

    def __call__(self, name: str, place: float = 0.0, /) -> None:
        """Returns at once; a name without a sound is passed over."""


class Exhibit(Protocol):
    """A table on which a game plays itself before those who look on; a part of another scene."""

    @property
    def caption(self) -> str:
        """What there is to learn just now."""

    @property
    def head(self) -> Box:
        """What of the table the caption may cover."""

    @property
    def spare(self) -> Box:
        """What of it may be covered besides, where below it nothing can be seen for certain."""

    @property
    def composes(self) -> bool:
        """Whether what lies still has changed."""

    def arrange(self, look: Look, /) -> None:
        """Lay it out, as a scene does."""

    def update(self, dt: float, /) -> Transition | None:
        """Play on; it leads nowhere."""

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """The table."""

    def leave(self) -> None:
        """It is over."""


Game = Literal["government", "battle"]


@dataclass(frozen=True)
class Ministry:
    """A government being played: its level, its seed, and the match."""

    level: Level
    seed: int
    code: str  # the seed as it is spoken
    match: GovernmentMatch
    whole: bool = True  # the match's log goes back to its beginning
    known: bool = False  # whether whoever plays has seen its cards before


@dataclass(frozen=True)
class Doors:
    """The screens that can be opened, made by app; a scene pushes or replaces with what these return."""

    title: Callable[[], Scene]
    choose_level: Callable[[], Scene]
    begin: Callable[[Level, int | None], Scene]  # a new government; None draws a fresh seed
    begin_guided: Callable[[], Scene]  # a short one on a deal that teaches, its first turns guided
    look_ahead: Callable[[], None]  # some of the search for that deal, by whoever leads there
    resume: Callable[[], Scene]
    ministry: Callable[[], Ministry | None]  # the one that can be continued
    activation: Callable[[], Scene]
    pause: Callable[[Ministry | Engagement | None], Scene]
    rules: Callable[[Rules | None], Scene]
    settings: Callable[[Game], Scene]  # opened from that game
    keys: Callable[[Game], Scene]  # that game's first
    rebind: Callable[[Game], Scene]  # the same keys, to be changed
    edges: Callable[[], Scene]  # how much of its edges the screen hides
    credits: Callable[[], Scene]
    ask: Callable[[str, str, str, str], Scene]  # title, question, yes, no; pops True or False
    prints: Callable[[], Scene]
    engraving: Callable[[tuple[Print, ...], int, bool], Scene]  # one of several, large; or only passing
    inspect: Callable[[Level, Card, Colour], Scene]
    pile: Callable[[Level, str, tuple[Card, ...], Colour, int], Scene]  # pops the chosen cards where asked to
    deck: Callable[[Level, State, Colour], Scene]
    gazette: Callable[[Ministry], Scene]
    ending: Callable[[Ministry], Scene]
    # the activation deck
    battle_rules: Callable[[BattleRules | None], Scene]  # how it is played; None: as written
    battle_waits: Callable[[], bool]  # whether there is a battle to go on with, without reading it
    battles: Callable[[], Scene]
    muster: Callable[[Battle | None], Scene]
    engage: Callable[[Battle, int | None, bool], Scene]  # a new battle, its seed, whether with paper cards
    engagement: Callable[[], Engagement | None]  # the battle that can be gone on with
    resume_battle: Callable[[], Scene]
    battle_report: Callable[[Engagement], Scene]
    shipped_battles: Callable[[], tuple[Battle, ...]]
    own_battles: Callable[[], tuple[tuple[Battle, ...], tuple[Unusable, ...]]]
    keep_own: Callable[[Battle], tuple[Battle, str]]  # with what went wrong; empty if nothing
    drop_own: Callable[[Battle], str]
    reports_folder: Callable[[], Path]
    # the convention table
    attract: Callable[[], Scene]  # what runs while nobody plays
    exhibit: Callable[[int], Exhibit]  # a government that plays itself; another for every number
    parade: Callable[[int], Exhibit]  # likewise a battle
    choice: Callable[[], Scene]  # the one big choice of a visitor
    honours: Callable[[Entry | None], Scene]  # the board of the day, a line of it marked
    sign: Callable[[Ministry], Scene]  # initials for the board; then the board


@dataclass(frozen=True)
class Kit:
    """Handed to every scene."""

    doors: Doors
    settings: Callable[[], Settings]
    change: Callable[[Settings], None]
    keep: Callable[[Ministry], None]  # save after an action
    keep_battle: Callable[[Engagement], None]  # likewise
    play: Play
    mood: Callable[[str], None]  # the music from now on
    is_new: Callable[[str], bool]  # whether a print, by its plate, is to be shown large when it is met with
    first_sight: Callable[[str], object]  # it is shown: from now on it counts as seen
    notice: Callable[[], str]  # something the player has to be told, once; empty if nothing
    unkept: Callable[[Game], str]  # why that game cannot be saved at present; empty if it is
    house: Callable[[], Profile | None]  # the organiser's profile on a kiosk; None at home


def deal_of_the_day(kit: Kit) -> int | None:
    """The seed of an exhibition's deal, which every visitor of a kiosk plays; else None."""
    house = kit.house()
    return house.seed if house is not None else None


def may_undo(kit: Kit, match: GovernmentMatch) -> bool:
    """Whether the last command may be taken back; where decisions are compared, not one that ended it all."""
    return match.can_undo and (match.state.outcome is None or deal_of_the_day(kit) is None)


__all__ = ["Command", "Doors", "Event", "Exhibit", "Game", "Kit", "Ministry", "deal_of_the_day", "may_undo"]
