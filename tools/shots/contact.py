"""Contact sheets: one moment in windows of every shape, side by side. It must not know the moments."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec

from game.options import Options
from game.scenes.attract.scene import AttractScene
from game.stage.inputs import Resized
from tools.puppet import Puppet
from tools.shots.register import MOMENTS, Moment

import pygame  # isort: skip  # after tools.puppet, which chooses the driver

SHAPES = (
    *((800, 600), (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1600, 1200), (1920, 1080)),
    *((1920, 1200), (2560, 1440), (2560, 1080), (3440, 1440), (3840, 2160), (1080, 1920), (800, 1280)),
)
AREA = 640 * 400  # pixels of a picture on the sheet, whatever its shape
ACROSS = 2900
GAP = 12
ROUNDS, RESTING = 2, 8  # of rest in each shape, and their frames


def contact(name: str, text: int, out: Path, *, safe_area: int = 0, large: bool = False) -> Path:
    """A moment in every shape, as one PNG in a folder; returns its path.

    The window is made the next size while the moment is on the screen, as a player's hand would; what
    plays by itself meanwhile goes on, and is brought to the moment again.
    """
    with tempfile.TemporaryDirectory() as home:
        puppet = Puppet(Path(home), size=SHAPES[0], options=Options(safe_area=safe_area or None))
        settings = puppet.app.preferences.now
        puppet.app.kit.change(msgspec.structs.replace(settings, text_size=text, large_targets=large))
        puppet.tick(3)
        MOMENTS[name](puppet)
        pictures = [_small(_at(puppet, size, MOMENTS[name])) for size in SHAPES]
        puppet.close()
    manner = f"{f'_safe{safe_area}' if safe_area else ''}{'_large' if large else ''}"
    path = out / f"{name}_shapes_{text}{manner}.png"
    pygame.image.save(_laid(pictures), str(path))
    return path


def _at(puppet: Puppet, size: tuple[int, int], reach: Moment) -> pygame.Surface:
    puppet.app.window.resize(size)
    puppet.give(Resized(size))
    if isinstance(puppet.scene, AttractScene):
        reach(puppet)
    for _ in range(ROUNDS):  # what is fetched may be worked into what lies still, and ask for more
        puppet.fetch()
        puppet.tick(RESTING)
    puppet.uncover()
    return puppet.app.window.surface


def _small(picture: pygame.Surface) -> pygame.Surface:
    w, h = picture.get_size()
    by = min(1.0, (AREA / (w * h)) ** 0.5)
    return pygame.transform.smoothscale(picture, (round(w * by), round(h * by)))


def _laid(pictures: list[pygame.Surface]) -> pygame.Surface:
    """In rows, as many to a row as fit."""
    rows: list[list[pygame.Surface]] = [[]]
    for picture in pictures:
        if rows[-1] and _across([*rows[-1], picture]) > ACROSS:
            rows.append([])
        rows[-1].append(picture)
    heights = [max(picture.get_height() for picture in row) for row in rows]
    sheet = pygame.Surface((max(map(_across, rows)), sum(heights) + GAP * (len(rows) + 1)))
    sheet.fill((70, 70, 80))
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        x = GAP
        for picture in row:
            sheet.blit(picture, (x, y))
            x += picture.get_width() + GAP
        y += height + GAP
    return sheet


def _across(row: list[pygame.Surface]) -> int:
    return sum(picture.get_width() + GAP for picture in row) + GAP
