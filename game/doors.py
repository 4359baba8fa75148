"""Makes the screens: the only place that knows all of them, so that none has to know another."""

from __future__ import annotations

from collections.abc import Callable

from game.content.levels import Level
from game.content.places import Places
from game.office import Office
from game.scenes.government.scene import GovernmentScene
from game.scenes.kit import Doors, Kit, Ministry
from game.scenes.title import TitleScene
from game.stage.scene_manager import Scene


def make_doors(
    kit: Callable[[], Kit], office: Office, levels: tuple[Level, ...], places: Places, version: str
) -> Doors:
    """Every door, for one run. `kit` is asked only when a door is opened."""

    def title() -> Scene:
        office.close_finished()
        return TitleScene(kit(), levels[0].theme, version)

    def begin(level: Level, seed: int | None) -> Scene:
        return GovernmentScene(kit(), office.begin(level, seed))

    def resume() -> Scene:
        ministry = office.ministry
        assert ministry is not None
        return GovernmentScene(kit(), ministry)

    raise NotImplementedError
