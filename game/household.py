"""What the steward of a kiosk and its staff keep between them: the parts of one run, as app has made them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from game.content.album import Album
from game.content.honours import Honours
from game.content.kiosk import Profile
from game.content.levels import Level
from game.content.places import Places
from game.headquarters import Headquarters
from game.office import Office
from game.preferences import Preferences
from game.scenes.kit import Kit
from game.stage.scene_manager import SceneManager
from game.stage.window import Window


@dataclass(frozen=True, slots=True)
class Household:
    """Handed over once."""

    profile: Profile
    kit: Kit
    manager: SceneManager
    window: Window
    preferences: Preferences
    office: Office
    headquarters: Callable[[], Headquarters | None]  # None: there is no battle, and nobody has asked for one
    honours: Callable[[], Honours]
    album: Callable[[], Album]
    levels: tuple[Level, ...]
    places: Places
    now: Callable[[], datetime]
    supervised: bool
    again: bool  # the game was cut off a moment ago, so that whoever played may still be there
