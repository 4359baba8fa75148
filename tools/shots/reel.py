"""A film of what moves, frame by frame, and its contact sheets. It must not know what is filmed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tools.puppet import Puppet

import pygame  # isort: skip  # after tools.puppet, which chooses the driver

STILL = 12  # frames without a paint after which a film is over
LONGEST = 360  # frames: what never stands still is filmed for so long
COLUMNS, ROWS = 8, 8
WIDTH = 240  # pixels of a small picture
LABEL = (255, 250, 200)


class Shot(NamedTuple):
    """One frame: when it was seen, in milliseconds since the film began, and a small picture of it."""

    at: int
    picture: pygame.Surface


class Sound(NamedTuple):
    """A sound that was asked for, and when, in milliseconds since the film began."""

    at: int
    name: str


def film(
    puppet: Puppet,
    step: int = 1,
    crop: pygame.Rect | None = None,
    width: int = WIDTH,
    longest: int = LONGEST,
) -> list[Shot]:
    """Every step-th frame from now until the picture stands still, of the whole window or a part of it."""
    shots: list[Shot] = []
    painter, begun, still, paints = puppet.app.painter, puppet.clock.now_ns(), 0, puppet.app.painter.paints
    for frame in range(longest):
        if frame % step == 0:
            at = round((puppet.clock.now_ns() - begun) / 1e6)
            shots.append(Shot(at, _small(puppet.app.window.surface, crop, width)))
        puppet.tick()
        still = 0 if painter.paints != paints else still + 1
        paints = painter.paints
        if still >= STILL and _over(puppet):
            break
    return shots


def heard(puppet: Puppet, longest: int = LONGEST) -> list[Sound]:
    """What is asked for of the sound from now until the picture stands still."""
    found: list[Sound] = []
    painter, begun, still, paints = puppet.app.painter, puppet.clock.now_ns(), 0, puppet.app.painter.paints
    seen = len(puppet.sounds)
    for _ in range(longest):
        puppet.tick()
        at = round((puppet.clock.now_ns() - begun) / 1e6)
        found += [Sound(at, name) for name in puppet.sounds[seen:]]
        seen = len(puppet.sounds)
        still = 0 if painter.paints != paints else still + 1
        paints = painter.paints
        if still >= STILL and _over(puppet):
            break
    return found


def _over(puppet: Puppet) -> bool:
    """Whether nothing more will come: a card that lies there to be read only rests for a while."""
    return not puppet.script.later and getattr(puppet.scene, "idle", True)


def _small(surface: pygame.Surface, crop: pygame.Rect | None, width: int) -> pygame.Surface:
    part = surface.subsurface(crop.clip(surface.get_rect())) if crop is not None else surface
    w, h = part.get_size()
    return pygame.transform.smoothscale(part, (width, max(1, width * h // w)))


def contact_sheets(
    shots: Sequence[Shot], columns: int = COLUMNS, rows: int = ROWS
) -> Iterator[pygame.Surface]:
    """The frames side by side, their times on them; as many sheets as it takes."""
    font = pygame.font.Font(None, 22)
    w, h = shots[0].picture.get_size()
    for first in range(0, len(shots), columns * rows):
        part = shots[first : first + columns * rows]
        sheet = pygame.Surface((columns * w, -(-len(part) // columns) * h))
        for i, shot in enumerate(part):
            x, y = i % columns * w, i // columns * h
            sheet.blit(shot.picture, (x, y))
            sheet.blit(font.render(str(shot.at), True, LABEL, (0, 0, 0)), (x + 3, y + 3))
        yield sheet
