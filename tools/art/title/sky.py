"""The title's sky: fair weather over an election. It must not know what stands under it."""

from __future__ import annotations

from ..engine.scene import Scene
from ..kits.sky import sky

SEED = 3


def draw(scene: Scene) -> None:
    """The whole air, down to behind the houses."""
    sky(scene, "broken", 760, seed=24, right=scene.w, strength=0.8, pitch=0.9)
