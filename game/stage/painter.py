"""Paints a frame with as little work as possible, exactly as a full redraw would.

What rests is baked into one opaque layer; what moves is painted above it, and only where something has
changed. It must not know what the pictures show. Surfaces handed to it must not be altered afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from pygame import Rect, Surface

Item: TypeAlias = tuple[Surface, tuple[int, int]]

_CHUNK_BYTES = 512 * 1024  # what is restored and blended while it is still in the processor's cache
_FULL_SHARE = 0.40  # above this share one full pass is cheaper than many narrow ones
_FEWEST_ROWS = 16
_STRIP = 60  # rows of a veil
_PIECE = 4096  # pixels that may be painted for nothing rather than begin another piece


class Canvas:
    """Collects one frame, from the bottom to the top."""

    def __init__(self) -> None:
        self.background: Surface | None = None
        self.on_top = False
        """Whether who draws lies above all others, so that a frame of its rest is left for what can wait."""
        self._rest: list[tuple[Item, ...]] = []
        self._live: list[Item] = []
        self._veil: tuple[tuple[int, int], int, tuple[Item, ...]] | None = None
        self._veiled = False

    @property
    def resting(self) -> list[tuple[Item, ...]]:
        """What stays, in groups."""
        return self._rest

    @property
    def moving(self) -> list[Item]:
        """What moves; it lies above everything that stays."""
        return self._live

    def clear(self) -> None:
        """Begin a new frame."""
        self.background = None
        self._rest = []
        self._live = []
        if not self._veiled:
            self._veil = None
        self._veiled = False

    def rest(self, items: tuple[Item, ...]) -> None:
        """Add what stays; the same tuple as in the last frame costs nothing."""
        if items:
            self._rest.append(items)

    def live(self, items: Iterable[Item]) -> None:
        """Add what moves."""
        self._live.extend(items)

    def settle(self) -> None:
        """Count what moves so far as resting, so that what comes next may lie above it."""
        self.rest(tuple(self._live))
        self._live = []

    def veil(self, veil: Surface | int) -> None:
        """Cover everything so far, with a surface or with a darkness from 0 to 255."""
        self._veiled = True
        self.settle()
        self.rest(((veil, (0, 0)),) if isinstance(veil, Surface) else self._darkness(veil))

    def _darkness(self, alpha: int) -> tuple[Item, ...]:
        """One strip as wide as the window, laid all the way down."""
        w, h = size = self.background.get_size() if self.background else (1, 1)
        if self._veil is None or self._veil[:2] != (size, alpha):
            strip = Surface((w, min(h, _STRIP)), 0, 32)
            strip.fill((26, 18, 12))
            strip.set_alpha(alpha)
            self._veil = (size, alpha, tuple([(strip, (0, y)) for y in range(0, h, _STRIP)]))
        return self._veil[2]


class Rehearsal(Canvas):
    """Has a scene make all its pictures, and shows none; whoever rehearses has the time for it."""

    def __init__(self) -> None:
        super().__init__()
        self.on_top = True

    def veil(self, _veil: Surface | int) -> None:
        """What lies below is not here."""


def offset_copy(size: tuple[int, int], like: Surface) -> Surface:
    """An opaque surface whose rows begin one pixel in, in the format of another.

    SDL copies aligned opaque blits with streaming stores, which push the destination out of the cache just
    before the sprites blend onto it; an unaligned source takes the ordinary copy and leaves it warm.
    """
    w, h = size
    return Surface((w + 8, h), 0, like).subsurface((1, 0, w, h))


def merge(rects: Iterable[Rect]) -> list[Rect]:
    """Disjoint rectangles that cover just those given, and little more.

    Two that overlap become one where that is no more to paint; else the second is cut off at the first, for
    the shadows of neighbours touch, and the whole table would be painted for a line of text in each corner.
    """
    out: list[Rect] = []
    waiting = [rect for rect in rects if rect]
    waiting.reverse()
    while waiting:
        rect = waiting.pop()
        i = rect.collidelist(out)
        if i < 0:
            out.append(rect)
            continue
        other = out[i]
        both = rect.union(other)
        if both.w * both.h <= rect.w * rect.h + other.w * other.h + _PIECE:
            del out[i]
            waiting.append(both)
        else:
            waiting += _cut(rect, other)
    return out


def _cut(rect: Rect, other: Rect) -> list[Rect]:
    """What a rectangle has outside another that it overlaps."""
    x, y, right, bottom = rect.x, rect.y, rect.right, rect.bottom
    top, low = max(y, other.y), min(bottom, other.bottom)
    parts = (
        Rect(x, y, rect.w, top - y),
        Rect(x, low, rect.w, bottom - low),
        Rect(x, top, other.x - x, low - top),
        Rect(other.right, top, right - other.right, low - top),
    )
    return [part for part in parts if part.w > 0 and part.h > 0]


def chunks(rects: Iterable[Rect]) -> Iterable[Rect]:
    """The rectangles cut into pieces that fit the processor's cache."""
    for rect in rects:
        rows = max(_FEWEST_ROWS, _CHUNK_BYTES // (4 * rect.w))
        for y in range(rect.y, rect.bottom, rows):
            yield Rect(rect.x, y, rect.w, min(rows, rect.bottom - y))


def changed(old: Sequence[Item], new: Sequence[Item]) -> list[Item]:
    """The items whose rectangles hold every difference between two stacks of items.

    Those that are in one stack only, and those among the common ones that may have changed their order.
    """
    old, new = _apart(old, new)
    if not old and not new:
        return []
    before = [(id(surface), position) for surface, position in old]
    after = [(id(surface), position) for surface, position in new]
    if set(before).isdisjoint(after):
        return [*old, *new]
    count = Counter(before)
    count.subtract(after)
    odd = {key for key, n in count.items() if n}
    out = [item for key, item in zip(before, old, strict=True) if key in odd]
    out += [item for key, item in zip(after, new, strict=True) if key in odd]
    kept = [(key, item) for key, item in zip(before, old, strict=True) if key not in odd]
    order = [key for key in after if key not in odd]
    differing = [i for i, key in enumerate(order) if kept[i][0] != key]
    if differing:
        out += [item for _, item in kept[differing[0] : differing[-1] + 1]]
    return out


def _apart(old: Sequence[Item], new: Sequence[Item]) -> tuple[Sequence[Item], Sequence[Item]]:
    """Two stacks without what they have in common at the bottom and at the top: mostly nearly all."""
    low, most = 0, min(len(old), len(new))
    while low < most and old[low] == new[low]:
        low += 1
    top = 0
    while top < most - low and old[-1 - top] == new[-1 - top]:
        top += 1
    return old[low : len(old) - top], new[low : len(new) - top]


class _Stack:
    """Items with their rectangles inside the window, ready to be painted piece by piece."""

    def __init__(self, items: Sequence[Item], window: Rect) -> None:
        self.items = items
        self.rects = [surface.get_rect(topleft=position).clip(window) for surface, position in items]

    def above(self, item: Item) -> dict[tuple[int, tuple[int, int]], Rect]:
        """What lies above an item, and where it does."""
        i = self.items.index(item)
        rect = self.rects[i]
        hit = (n for n in rect.collidelistall(self.rects) if n > i)
        return {(id(self.items[n][0]), self.items[n][1]): rect.clip(self.rects[n]) for n in hit}

    def onto(self, target: Surface, piece: Rect) -> None:
        """Blend what crosses the piece, in order; the target is clipped to it."""
        hit = piece.collidelistall(self.rects)
        if hit:
            target.fblits([self.items[i] for i in hit])


class Painter:
    """Keeps the last frame and paints only the difference."""

    def __init__(self) -> None:
        self.paints = 0
        self._target: Surface | None = None
        self._size = (0, 0)
        self._background: Surface | None = None
        self._groups: list[tuple[Item, ...]] = []
        self._rest: list[Item] = []
        self._live: list[Item] = []
        self._layer: Surface | None = None
        self._whole = True

    def invalidate(self) -> None:
        """Paint everything at the next frame: the window's content has been lost."""
        self._whole = True

    def paint(self, target: Surface, canvas: Canvas) -> bool:
        """Bring the target up to date; whether anything was painted and must be shown."""
        if canvas.background is None:
            return False
        window = target.get_rect()
        if target is not self._target or window.size != self._size:
            self._target, self._size = target, window.size
            self._layer = None
        was, live = [*self._rest, *self._live], list(canvas.moving)
        odd = changed(self._live, live)
        layer, odd_rest = self._bake(target, canvas.background, canvas.resting, window)
        self._live = live
        if odd_rest:
            dirty = _seen_to_change(odd_rest, odd, was, [*self._rest, *live], window)
        else:
            dirty = _rects(odd, window)
        if self._whole:
            dirty = [window]
            self._whole = False
        regions = _regions(dirty, window) if dirty else []
        if not regions:
            return False
        self._show(target, layer, regions, _Stack(live, window))
        self.paints += 1
        return True

    def _bake(
        self, target: Surface, background: Surface, groups: list[tuple[Item, ...]], window: Rect
    ) -> tuple[Surface, list[Item]]:
        """Bring the layer of what rests up to date; returns it and which of its items have changed."""
        fresh = self._layer is None or background is not self._background
        same = len(groups) == len(self._groups) and all(map(_is, groups, self._groups))
        layer = self._layer or offset_copy(window.size, target)
        self._layer, self._background = layer, background
        if same and not fresh:
            return layer, []
        rest = [item for group in groups for item in group]
        odd = changed(self._rest, rest)
        self._groups, self._rest, self._whole = groups, rest, self._whole or fresh
        regions = _regions([window] if fresh else _rects(odd, window), window)
        if regions:
            self._show(layer, background, regions, _Stack(rest, window))
        return layer, odd

    @staticmethod
    def _show(target: Surface, beneath: Surface, regions: list[Rect], above: _Stack) -> None:
        for piece in chunks(regions):
            target.set_clip(piece)
            target.blit(beneath, piece, piece)
            above.onto(target, piece)
        target.set_clip(None)


def _seen_to_change(
    odd_rest: list[Item], odd_live: list[Item], was: list[Item], now: list[Item], window: Rect
) -> list[Rect]:
    """Where two frames differ of which something else rests, from the lowest item of each to the highest.

    What is only taken up where it lies, or laid down, looks the same but where something came to lie above
    it, or no longer does.
    """
    crossing = [item for item in odd_rest if item in odd_live and was.count(item) == now.count(item) == 1]
    dirty = _rects((item for item in (*odd_rest, *odd_live) if item not in crossing), window)
    if crossing:
        before, after = _Stack(was, window), _Stack(now, window)
        for item in crossing:
            then, since = before.above(item), after.above(item)
            dirty += [then.get(key) or since[key] for key in then.keys() ^ since.keys()]
    return dirty


def _is(a: object, b: object) -> bool:
    return a is b


def _rects(items: Iterable[Item], window: Rect) -> list[Rect]:
    return [surface.get_rect(topleft=position).clip(window) for surface, position in items]


def _regions(dirty: Iterable[Rect], window: Rect) -> list[Rect]:
    """Disjoint regions to repaint; the whole window when they cover much of it."""
    regions = merge(dirty)
    if sum(rect.w * rect.h for rect in regions) > _FULL_SHARE * window.w * window.h:
        return [window]
    return regions
