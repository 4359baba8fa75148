"""A window without a screen, and a look made of plain small pictures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.stage.art import Art
from game.stage.geometry import Frame
from game.stage.look import Look
from game.stage.text import Type
from game.stage.window import Window

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
MANNERS = ("idle", "hot", "pressed", "disabled")

PLAIN: dict[str, dict[str, Any]] = {
    "paper": {"size": [16, 16]},
    "card_stock": {"size": [16, 16]},
    "baize": {"size": [16, 16]},
    "vignette": {"size": [16, 9]},
    "paper_edge": {"size": [24, 24], "insets": [8, 8, 8, 8]},
    "counter_crown": {"size": [16, 16]},
    "crown": {"size": [16, 16]},
    "strip": {"size": [48, 8], "frames": 6},
    **{f"mahogany_{side}": {"size": [32, 20], "rim": 12} for side in ("top", "bottom")},
    **{f"mahogany_{side}": {"size": [20, 32], "rim": 12} for side in ("left", "right")},
    **{f"mahogany_{v}_{h}": {"size": [16, 16]} for v in ("top", "bottom") for h in ("left", "right")},
    **{f"seal_{manner}": {"size": [20, 20]} for manner in MANNERS},
    **{f"ticket_{manner}": {"size": [60, 16], "insets": [12, 0, 12, 0]} for manner in MANNERS},
    **{f"brass_{manner}": {"size": [60, 16], "insets": [12, 0, 12, 0]} for manner in MANNERS},
}
OPAQUE = ("paper", "card_stock", "baize")


@pytest.fixture(scope="session")
def window() -> Iterator[Window]:
    pygame.font.init()
    window = Window("test", (1280, 720))
    yield window
    window.close()


@pytest.fixture(autouse=True)
def _quiet_queue(window: Window) -> None:
    assert window.surface
    pygame.event.clear()


@pytest.fixture(scope="session")
def art_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures with a gradient, so that stretched and still parts can be told apart."""
    folder = tmp_path_factory.mktemp("art")
    for name, entry in PLAIN.items():
        entry["file"] = f"{name}.png"
        w, h = entry["size"]
        surface = pygame.Surface((w, h), 0 if name in OPAQUE else pygame.SRCALPHA)
        for x in range(w):
            for y in range(h):
                surface.set_at((x, y), (250 - 3 * x, 200 - 4 * y, 120, 255 if name in OPAQUE else 200))
        pygame.image.save(surface, folder / f"{name}.png")
    (folder / "manifest.json").write_text(json.dumps(PLAIN), encoding="utf-8")
    return folder


@pytest.fixture
def look_for(art_folder: Path) -> Callable[..., Look]:
    """Make a look for a window size, and perhaps a text scale."""

    def make(size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Look:
        frame = Frame.for_window(size)
        return Look(frame, Type(FONTS, frame.k, text_scale), Art(art_folder, frame.k))

    return make


@pytest.fixture
def look(look_for: Callable[..., Look]) -> Look:
    return look_for()
