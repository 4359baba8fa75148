"""Takes a picture or a film of a moment in the real game. It must not know the moments."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec

from game.options import Options
from tools.puppet import Puppet
from tools.shots.register import FILMS, MOMENTS

import pygame  # isort: skip  # after tools.puppet, which chooses the driver

FILM_STEP = 6  # frames between two pictures of a film
FILM_MOST = 24


def shoot(name: str, size: tuple[int, int], text: int, out: Path, *, reduced: bool = False) -> Path:
    """One picture or film as a PNG in a folder; returns its path."""
    with tempfile.TemporaryDirectory() as home:
        puppet = Puppet(Path(home), size=size, options=Options(reduced_motion=reduced))
        settings = puppet.app.preferences.now
        puppet.app.kit.change(msgspec.structs.replace(settings, text_size=text))
        puppet.tick(3)
        (MOMENTS | FILMS)[name](puppet)
        if name in MOMENTS:
            puppet.tick(3)
            puppet.uncover()
            picture = puppet.app.window.surface.copy()
        else:
            picture = strip(puppet)
        puppet.close()
    path = out / f"{name}_{size[0]}x{size[1]}_{text}{'_reduced' if reduced else ''}.png"
    pygame.image.save(picture, str(path))
    return path


def strip(puppet: Puppet, columns: int = 4, width: int = 480) -> pygame.Surface:
    """A contact sheet of what moves, until it is still."""
    frames: list[pygame.Surface] = []
    while not getattr(puppet.scene, "idle", True) and len(frames) < FILM_MOST:
        frames.append(puppet.app.window.surface.copy())
        puppet.tick(FILM_STEP)
    puppet.tick()
    frames.append(puppet.app.window.surface.copy())
    w, h = frames[0].get_size()
    small = (width, width * h // w)
    sheet = pygame.Surface((columns * small[0], -(-len(frames) // columns) * small[1]))
    for i, frame in enumerate(frames):
        sheet.blit(
            pygame.transform.smoothscale(frame, small), (i % columns * small[0], i // columns * small[1])
        )
    return sheet
