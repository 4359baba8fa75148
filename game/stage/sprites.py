"""Pictures of things in any pose: turned, squeezed, rotated, faded and lifted, kept while there is room.

It must not know what the things are; a function supplied by the scene gives their pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Surface

from game.stage.cache import MEGABYTE, SurfaceCache, limit_at
from game.stage.geometry import Frame, whole
from game.stage.painter import Item
from game.stage.shadows import shadow_seed, stretched_shadow, weakened
from game.stage.timeline import Pose

_CACHE_BYTES = 8 * MEGABYTE  # at one pixel to a unit
_COPIES_BYTES = 7 * MEGABYTE  # of smaller copies: those of a large card, of its back, and of one that goes
_FAST = 0.2  # of the greatest lift: what is higher moves too fast for the eye to miss any smoothing
_ANGLE_STEP = 3
_ALPHA_STEPS = 16
_SHADOW_BLUR = 16.0  # units
_SHADOW_STRENGTH = 120
_SHADOW_DRIFT = (14.0, 22.0)  # units to the right and down at full lift; the light is at the upper left
_SHADOW_STEPS = 5  # strengths in which a shadow is made
_SHADOW_GRAIN = 24  # pixels: no eye sees that a soft shadow is so much too large
_COPY = 0.84  # of the next larger one
_SHADE_STEPS = 8
_DARKEST = 0.55  # how much light a card loses that is turned edge on


Turned: TypeAlias = Callable[[Surface, float], Surface]


def _smoothly(surface: Surface, angle: float) -> Surface:
    return pygame.transform.rotozoom(surface, angle, 1.0).convert_alpha()


class Face2(NamedTuple):
    """The pictures of one thing: its face, its back if it has one, its frames from motion to rest."""

    front: Surface
    back: Surface | None = None
    frames: tuple[Surface, ...] = ()


class SpriteBook:
    """Turns looks and poses into items to be painted."""

    def __init__(self, image_of: Callable[[object], Face2], frame: Frame) -> None:
        self._image_of = image_of
        self._frame = frame
        self._cache = SurfaceCache(limit_at(_CACHE_BYTES, frame.k))
        self._copies = SurfaceCache(limit_at(_COPIES_BYTES, frame.k))
        darkest = shadow_seed(frame.px(_SHADOW_BLUR), _SHADOW_STRENGTH)  # blurred once: it takes a while
        self._seeds = [weakened(darkest, step / _SHADOW_STEPS) for step in range(1, _SHADOW_STEPS + 1)]

    def item(self, look: object, pose: Pose, *, flies: bool = False) -> Item:
        """The thing itself; at rest always the very surface that was supplied."""
        flies = flies or pose.lift > 0
        return self._placed(self._posed(self._side(look, pose), pose, flies=flies), pose.x, pose.y)

    def prepare(self, look: object, least: float) -> bool:
        """Make one more of the copies that a flight shrinks a thing from, down to that scale.

        True when none is missing: what is made beforehand delays no frame of the flight.
        """
        images = self._image_of(look)
        sides = (images.front,) if images.back is None else (images.back, images.front)
        return all(self._copied(side, least) for side in sides)

    def _copied(self, surface: Surface, least: float) -> bool:
        height = surface.get_height() * least
        for size in _copy_sizes(surface):
            if size[1] < height:
                break
            if (surface, size) not in self._copies:
                self._copy(surface, size)
                return False
        return True

    def items(self, look: object, pose: Pose, *, flies: bool = False) -> tuple[Item, ...]:
        """The thing with its shadow beneath while it is lifted; nothing when it cannot be seen.

        What flies, as all does that is lifted, may be drawn from a smaller copy of itself.
        """
        if _alpha_step(pose.alpha) == 0:
            return ()
        item = self.item(look, pose, flies=flies)
        if pose.lift <= 0:
            return (item,)
        lift = min(pose.lift, 1.0)
        x, y = pose.x + _SHADOW_DRIFT[0] * lift, pose.y + _SHADOW_DRIFT[1] * lift
        return self._placed(self._shadow(look, pose, lift), x, y), item

    def _side(self, look: object, pose: Pose) -> Surface:
        images = self._image_of(look)
        if images.frames and pose.spin > 0:
            return images.frames[min(int(pose.spin * len(images.frames)), len(images.frames) - 1)]
        return images.back if pose.turn < 0 and images.back is not None else images.front

    def _shadow(self, look: object, pose: Pose, lift: float) -> Surface:
        """The shadow of a thing so high, in one of a few sizes and strengths."""
        size = _coarse(_size_of(self._side(look, pose), pose))
        step = max(1, whole(min(1.0, pose.alpha) * lift * _SHADOW_STEPS))
        seed = self._seeds[step - 1]
        shadow = self._cache.get(("shadow", size, step), lambda: stretched_shadow(seed, size))
        return self._rotated(shadow, _angle_of(pose), pygame.transform.rotate)  # it is soft already

    def _placed(self, surface: Surface, x: float, y: float) -> Item:
        px, py = self._frame.point(x, y)
        return surface, (px - surface.get_width() // 2, py - surface.get_height() // 2)

    def _posed(self, surface: Surface, pose: Pose, *, flies: bool) -> Surface:
        """Each stage is kept by the surface it was made from, so that the pictures shared stay shared."""
        size = _size_of(surface, pose)
        if pose.turn == 1.0 and pose.angle == 0.0 and pose.alpha >= 1.0:
            if pose.lift > _FAST:
                return self._rough(surface, size)
            return self._resized(self._smaller(surface, size) if flies else surface, size, 0)
        shade = whole((1 - min(1.0, abs(pose.turn))) * _SHADE_STEPS)  # a turn may overshoot
        source = self._smaller(surface, size) if flies else surface
        turned = pygame.transform.rotate if pose.lift > _FAST else _smoothly
        posed = self._rotated(self._resized(source, size, shade), _angle_of(pose), turned)
        return self._faded(posed, _alpha_step(pose.alpha))

    def _rough(self, surface: Surface, size: tuple[int, int]) -> Surface:
        """The thing in a size it has for one frame: taken without smoothing from a copy little larger."""
        source = self._smaller(surface, size)
        if source.get_size() == size:
            return source
        if size[0] > source.get_width():
            return self._resized(source, size, 0)
        return self._cache.get(("rough", source, size), lambda: pygame.transform.scale(source, size))

    def _smaller(self, surface: Surface, size: tuple[int, int]) -> Surface:
        """The least of a few smaller copies that still holds the size: flights shrink a thing every frame."""
        least = surface.get_size()
        for copy in _copy_sizes(surface):
            if copy[0] < size[0] or copy[1] < size[1]:
                break
            least = copy
        return surface if least == surface.get_size() else self._copy(surface, least)

    def _copy(self, surface: Surface, size: tuple[int, int]) -> Surface:
        return self._copies.get((surface, size), partial(pygame.transform.smoothscale, surface, size))

    def _resized(self, surface: Surface, size: tuple[int, int], shade: int) -> Surface:
        """The thing in a size; darker, the more it is turned away from the light."""
        if surface.get_size() == size and not shade:
            return surface

        def make() -> Surface:
            sized = pygame.transform.smoothscale(surface, size)
            light = whole(255 * (1 - _DARKEST * shade / _SHADE_STEPS))
            if shade:
                sized.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return sized

        return self._cache.get(("size", surface, size, shade), make)

    def _rotated(self, surface: Surface, angle: int, turned: Turned = _smoothly) -> Surface:
        if angle == 0:
            return surface
        key = ("angle", surface, angle, turned)
        return self._cache.get(key, lambda: turned(surface, angle))

    def _faded(self, surface: Surface, step: int) -> Surface:
        if step >= _ALPHA_STEPS:
            return surface

        def make() -> Surface:
            faded = surface.convert_alpha()
            faded.fill((255, 255, 255, 255 * step // _ALPHA_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
            return faded

        return self._cache.get(("alpha", surface, step), make)


def _copy_sizes(surface: Surface) -> Iterator[tuple[int, int]]:
    """The sizes of the smaller copies that flights are shrunk from, all of them made from the whole."""
    w, h = surface.get_size()
    share = _COPY
    while w * share >= 1 and h * share >= 1:
        yield whole(w * share), whole(h * share)
        share *= _COPY


def _size_of(surface: Surface, pose: Pose) -> tuple[int, int]:
    w, h = surface.get_size()
    return max(1, whole(w * pose.scale * abs(pose.turn))), max(1, whole(h * pose.scale))


def _coarse(size: tuple[int, int]) -> tuple[int, int]:
    w, h = (max(1, whole(length / _SHADOW_GRAIN)) * _SHADOW_GRAIN for length in size)
    return w, h


def _angle_of(pose: Pose) -> int:
    return whole(pose.angle / _ANGLE_STEP) * _ANGLE_STEP % 360


def _alpha_step(alpha: float) -> int:
    return _ALPHA_STEPS if alpha >= 1.0 else whole(max(0.0, alpha) * _ALPHA_STEPS)
