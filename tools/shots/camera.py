"""Takes a picture or a film of a moment in the real game. It must not know the moments."""

from __future__ import annotations

import re
import tempfile
from argparse import ArgumentTypeError
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.content.settings import Speed
from game.options import Options
from game.stage.inputs import KeyPressed
from tools.puppet import Puppet
from tools.shots.reel import contact_sheets, film
from tools.shots.register import FILMS, MOMENTS

import pygame  # isort: skip  # after tools.puppet, which chooses the driver


class Setting(NamedTuple):
    """The window, its text, and how the game moves in it."""

    size: tuple[int, int] = (1280, 720)
    text: int = 100
    reduced: bool = False
    plain: bool = False
    violet: bool = False
    large: bool = False
    speed: Speed = "brisk"
    hurried: bool = False


def size_of(text: str) -> tuple[int, int]:
    """The size of a window as the command line has it. Raises ArgumentTypeError."""
    match = re.fullmatch(r"(\d+)x(\d+)", text)
    if match is None:
        raise ArgumentTypeError(f"expected a size such as 1280x720, not {text!r}")
    return int(match[1]), int(match[2])


class Cut(NamedTuple):
    """Of a film: every how many frames, which part of the window in pixels, and how large on the sheet."""

    step: int = 1
    crop: tuple[int, int, int, int] | None = None
    width: int = 240
    columns: int = 8


def shoot(name: str, setting: Setting, out: Path) -> Path:
    """The picture of a moment as a PNG in a folder; returns its path."""
    with _set(setting) as puppet:
        MOMENTS[name](puppet)
        puppet.tick(3)
        puppet.uncover()
        puppet.until(lambda: not puppet.app._looks._art.fetches)  # what is being decoded would be missing
        puppet.tick(2)
        picture = puppet.app.window.surface.copy()
    path = out / f"{_stem(name, setting)}.png"
    pygame.image.save(picture, str(path))
    return path


def shoot_film(name: str, setting: Setting, out: Path, cut: Cut) -> list[Path]:
    """The contact sheets of a film as PNGs in a folder; returns their paths."""
    with _set(setting) as puppet:
        FILMS[name](puppet)
        if setting.hurried:
            puppet.script.coming.append(KeyPressed("space"))  # and not let go
        crop = pygame.Rect(cut.crop) if cut.crop is not None else None
        shots = film(puppet, cut.step, crop, cut.width)
    paths = []
    for number, sheet in enumerate(contact_sheets(shots, cut.columns), 1):
        paths.append(out / f"{_stem(name, setting)}_{number}.png")
        pygame.image.save(sheet, str(paths[-1]))
    return paths


@contextmanager
def _set(setting: Setting) -> Iterator[Puppet]:
    """The game on its first page, in that setting."""
    with tempfile.TemporaryDirectory() as home:
        options = Options(reduced_motion=setting.reduced, speed=setting.speed)
        puppet = Puppet(Path(home), size=setting.size, options=options)
        settings = puppet.app.preferences.now
        sight = {
            "text_size": setting.text,
            "plain_type": setting.plain,
            "colour_safe": setting.violet,
            "large_targets": setting.large,
        }
        puppet.app.kit.change(msgspec.structs.replace(settings, **sight))
        puppet.tick(3)
        try:
            yield puppet
        finally:
            puppet.close()


def _stem(name: str, setting: Setting) -> str:
    w, h = setting.size
    manner = f"{'_reduced' if setting.reduced else ''}{'_plain' if setting.plain else ''}"
    manner += f"{'_violet' if setting.violet else ''}{'_large' if setting.large else ''}"
    manner += (
        f"{'' if setting.speed == 'brisk' else f'_{setting.speed}'}{'_hurried' if setting.hurried else ''}"
    )
    return f"{name}_{w}x{h}_{setting.text}{manner}"
