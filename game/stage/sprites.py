"""Pictures of things in any pose: turned, squeezed, rotated, faded and lifted, kept while there is room.

It must not know what the things are; a function supplied by the scene gives their pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias
from weakref import WeakValueDictionary

import pygame
from pygame import Surface

from game.stage.cache import MEGABYTE, SurfaceCache, limit_at
from game.stage.geometry import Frame, whole
from game.stage.painter import Item
from game.stage.shadows import shadow_seed, stretched_shadow, weakened
from game.stage.timeline import Pose

_HANGING_BYTES = 2 * MEGABYTE  # at one pixel to a unit: what hangs turned or faint for more than a frame
_PASSING_BYTES = 9 * MEGABYTE // 5  # of what is shown for one frame: its memory is used again
_SHADOWS_BYTES = 9 * MEGABYTE  # of the flights of both decks' next cards, made before either sets out
_COPIES_BYTES = 4 * MEGABYTE  # of smaller copies: those of two cards of a fan and of their backs
_ALMOST = 0.98  # of its size: what a thing has when it begins to fly
_NEARLY = 0.03  # of its size: by so much a thing sets out a frame or two late, and is there so much early
_ANGLE_STEP = 3
_ALPHA_STEPS = 16
_SHADOW_BLUR = 16.0  # units
_SHADOW_STRENGTH = 120
_SHADOW_DRIFT = (14.0, 22.0)  # units to the right and down at full lift; the light is at the upper left
_SHADOW_STEPS = 5  # strengths in which a shadow is made
_SHADOW_GRAIN = 24  # units, and pixels at least: no eye sees that a soft shadow is so much too large
_COPY = 0.84  # of the next larger one
_SIZES_KEPT = 64  # of things that fly, whose copies' sizes are known
_SHADE_STEPS = 8
_DARKEST = 0.55  # how much light a card loses that is turned edge on


Turned: TypeAlias = Callable[[Surface, float], Surface]


def _smoothly(surface: Surface, angle: float) -> Surface:
    return pygame.transform.rotozoom(surface, angle, 1.0)


class Face2(NamedTuple):
    """The pictures of one thing: its face, its back if it has one, its frames from motion to rest."""

    front: Surface
    back: Surface | None = None
    frames: tuple[Surface, ...] = ()


class SpriteBook:
    """Turns looks and poses into items to be painted."""

    def __init__(
        self,
        image_of: Callable[[object], Face2],
        frame: Frame,
        *,
        copies: int = _COPIES_BYTES,
        hanging: int = _HANGING_BYTES,
    ) -> None:
        """Bytes at one pixel to a unit, for the copies that flights are drawn from and for what hangs."""
        self._image_of = image_of
        self._frame = frame
        self._cache = SurfaceCache(limit_at(hanging, frame.k))
        self._passing = SurfaceCache(limit_at(_PASSING_BYTES, frame.k))
        self._copies = SurfaceCache(limit_at(copies, frame.k))
        self._shadows = SurfaceCache(limit_at(_SHADOWS_BYTES, frame.k))
        self._lying: WeakValueDictionary[tuple[object, float], Surface] = WeakValueDictionary()
        self._grain = max(_SHADOW_GRAIN, frame.px(_SHADOW_GRAIN))  # pixels
        darkest = shadow_seed(frame.px(_SHADOW_BLUR), _SHADOW_STRENGTH)  # blurred once: it takes a while
        self._seeds = [weakened(darkest, step / _SHADOW_STEPS) for step in range(1, _SHADOW_STEPS + 1)]

    def item(self, look: object, pose: Pose, *, flies: bool = False) -> Item:
        """The thing itself; at rest always the very surface that was supplied."""
        flies = flies or pose.lift > 0
        return self._placed(self._posed(self._side(look, pose), pose, flies=flies), pose.x, pose.y)

    def prepare(self, look: object, least: float, *, turns: bool = True) -> bool:
        """Make one more of the copies that a flight shrinks a thing from, down to that scale.

        Its back is seen only if it turns. True when none is missing: what is made beforehand delays no frame
        of the flight.
        """
        images = self._image_of(look)
        sides = (images.back, images.front) if turns and images.back is not None else (images.front,)
        if not all(self._copied(side, least) for side in sides):
            return False
        beginning = Pose(0.0, 0.0, _ALMOST, haste=1.0)
        self._posed(images.front, beginning, flies=True)  # its memory is what the flight then uses
        return True

    def ahead(self, look: object, poses: Iterable[Pose]) -> Iterator[None]:
        """Make what a thing is drawn from in those poses of a flight, one piece at each step."""
        poses = tuple(poses)
        least, turns = min(pose.scale for pose in poses), any(pose.turn < 0 for pose in poses)
        while not self.prepare(look, least, turns=turns):
            yield
        for pose in (poses[0], poses[-1]):
            self.item(look, pose)  # as it lies before and after
            yield
        for pose in poses:
            if pose.lift > 0 and (key := self._shadow_key(look, pose)) not in self._shadows:
                self._flat_shadow(*key)
                yield

    def _copied(self, surface: Surface, least: float) -> bool:
        height = surface.get_height() * least
        for size in _copy_sizes(*surface.get_size()):
            if size[1] < height:
                break
            there = (surface, size) in self._copies
            self._copy(surface, size)  # one that is there is wanted too, and makes no room for others
            if not there:
                return False
        return True

    def items(self, look: object, pose: Pose, *, flies: bool = False) -> tuple[Item, ...]:
        """The thing with its shadow beneath while it is lifted; nothing when it cannot be seen.

        What flies, as all does that is lifted, may be drawn from a smaller copy of itself.
        """
        x, y, scale, turn, angle, alpha, lift, _, spin, haste = pose
        if alpha >= 1.0 and turn == 1.0 and angle == lift == spin == haste == 0.0:
            return (self._placed(self._flat(look, scale), x, y),)
        if _alpha_step(alpha) == 0:
            return ()
        item = self.item(look, pose, flies=flies)
        if lift <= 0:
            return (item,)
        lift = min(lift, 1.0)
        x, y = x + _SHADOW_DRIFT[0] * lift, y + _SHADOW_DRIFT[1] * lift
        return self._placed(self._shadow(look, pose), x, y), item

    def _flat(self, look: object, scale: float) -> Surface:
        """A thing that lies on the table, as most do in most frames: found at once while anybody shows it."""
        surface = self._lying.get((look, scale))
        if surface is None:
            surface = self._lying[look, scale] = self._sized(self._image_of(look).front, scale)
        return surface

    def _sized(self, surface: Surface, scale: float) -> Surface:
        """A face in a size, as it was made ahead or made now; who shows it keeps it."""
        size = _size_of(surface, Pose(0.0, 0.0, scale))
        if size == surface.get_size():
            return surface
        if ("size", surface, size, 0) in self._cache:
            return self._resized(surface, size, 0, fast=False)
        return pygame.transform.smoothscale(surface, size)

    def _side(self, look: object, pose: Pose) -> Surface:
        images = self._image_of(look)
        if images.frames and pose.spin > 0:
            return images.frames[min(int(pose.spin * len(images.frames)), len(images.frames) - 1)]
        return images.back if pose.turn < 0 and images.back is not None else images.front

    def _shadow(self, look: object, pose: Pose) -> Surface:
        """The shadow of a thing in a pose: it is soft already, and needs no smoothing when it is turned."""
        size, step = self._shadow_key(look, pose)
        if pose.haste > 0 and (size, step) not in self._shadows:
            nearly = (near for near in (step - 1, step + 1) if (size, near) in self._shadows)
            step = next(nearly, step)  # too fast for the eye to see how dark it is
        shadow = self._flat_shadow(size, step)
        return _rotated(self._passing, shadow, _angle_of(pose), pygame.transform.rotate)

    def _flat_shadow(self, size: tuple[int, int], step: int) -> Surface:
        return self._shadows.get((size, step), lambda: stretched_shadow(self._seeds[step - 1], size))

    def _shadow_key(self, look: object, pose: Pose) -> tuple[tuple[int, int], int]:
        """One of a few sizes in pixels, and one of a few strengths, from 1."""
        strength = min(1.0, pose.alpha) * min(1.0, pose.lift)
        side = self._side(look, pose)
        w, h = (max(1, whole(length / self._grain)) * self._grain for length in _size_of(side, pose))
        if abs(pose.turn) == 1.0:  # what is not turned keeps its shape, so that it has fewer shadows
            w = max(1, whole(h * side.get_width() / side.get_height()))
        return (w, h), max(1, whole(strength * _SHADOW_STEPS))

    def _placed(self, surface: Surface, x: float, y: float) -> Item:
        px, py = self._frame.point(x, y)
        return surface, (px - surface.get_width() // 2, py - surface.get_height() // 2)

    def _posed(self, surface: Surface, pose: Pose, *, flies: bool) -> Surface:
        """Each stage is kept by the surface it was made from, so that the pictures shared stay shared."""
        size, fast = _size_of(surface, pose), pose.haste > 0
        source = self._smaller(surface, size) if flies else surface
        if pose.turn == 1.0 and pose.angle == 0.0 and pose.alpha >= 1.0:
            return self._resized(source, size, 0, fast=fast)
        shade = whole((1 - min(1.0, abs(pose.turn))) * _SHADE_STEPS)  # a turn may overshoot
        sized = self._resized(source, size, shade, fast=fast)
        kept = self._passing if fast else self._cache
        posed = _rotated(kept, sized, _angle_of(pose), pygame.transform.rotate if fast else _smoothly)
        return _faded(kept, posed, _alpha_step(pose.alpha))

    def _smaller(self, surface: Surface, size: tuple[int, int]) -> Surface:
        """The least of a few smaller copies that still holds the size: flights shrink a thing every frame."""
        least = surface.get_size()
        for copy in _copy_sizes(*least):
            if copy[0] < size[0] or copy[1] < size[1]:
                break
            least = copy
        return surface if least == surface.get_size() else self._copy(surface, least)

    def _copy(self, surface: Surface, size: tuple[int, int]) -> Surface:
        return self._copies.get((surface, size), partial(pygame.transform.smoothscale, surface, size))

    def _resized(self, surface: Surface, size: tuple[int, int], shade: int, *, fast: bool) -> Surface:
        """The thing in a size; darker, the more it is turned away from the light.

        In a size that it has for one fast frame it is taken without smoothing from what is a little larger.
        """
        if surface.get_size() == size and not shade:
            return surface
        rough = fast and size[0] <= surface.get_width()
        scale = pygame.transform.scale if rough else pygame.transform.smoothscale

        def make() -> Surface:
            sized = scale(surface, size)
            light = whole(255 * (1 - _DARKEST * shade / _SHADE_STEPS))
            if shade:
                sized.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return sized

        kept = self._passing if fast else self._cache
        return kept.get(("size", surface, size, shade), make)


def _rotated(kept: SurfaceCache, surface: Surface, angle: int, turned: Turned) -> Surface:
    if angle == 0:
        return surface
    return kept.get(("angle", surface, angle), lambda: turned(surface, angle))


def _faded(kept: SurfaceCache, surface: Surface, step: int) -> Surface:
    if step >= _ALPHA_STEPS:
        return surface

    def make() -> Surface:
        faded = surface.convert_alpha()
        faded.fill((255, 255, 255, 255 * step // _ALPHA_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
        return faded

    return kept.get(("alpha", surface, step), make)


@lru_cache(_SIZES_KEPT)
def _copy_sizes(w: int, h: int) -> tuple[tuple[int, int], ...]:
    """The sizes of the smaller copies that flights are shrunk from, all of them made from the whole."""
    sizes, share = [], _COPY
    while w * share >= 1 and h * share >= 1:
        sizes.append((whole(w * share), whole(h * share)))
        share *= _COPY
    return tuple(sizes)


def _size_of(surface: Surface, pose: Pose) -> tuple[int, int]:
    w, h = surface.get_size()
    if pose.haste > 0.0 and abs(pose.scale - 1) < _NEARLY and abs(pose.turn) > 1 - _NEARLY:
        return w, h
    return max(1, whole(w * pose.scale * abs(pose.turn))), max(1, whole(h * pose.scale))


def _angle_of(pose: Pose) -> int:
    return whole(pose.angle / _ANGLE_STEP) * _ANGLE_STEP % 360


def _alpha_step(alpha: float) -> int:
    return _ALPHA_STEPS if alpha >= 1.0 else whole(max(0.0, alpha) * _ALPHA_STEPS)
