"""The painter: every frame equals a full redraw to the byte, and nothing is painted without need."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect, Surface

from game.stage.painter import Canvas, Item, Painter, changed, merge
from game.stage.window import Window

SIZES = ((97, 61), (320, 180), (641, 403))


def picture(w: int, h: int, seed: int) -> Surface:
    """A blotchy picture with soft alpha; every third is opaque."""
    surface = Surface((w, h), 0 if seed % 3 == 0 else pygame.SRCALPHA)
    for x in range(0, w, 3):
        for y in range(0, h, 3):
            n = x * 31 + y * 17 + seed * 101
            surface.fill((n % 256, n * 7 % 256, n * 13 % 256, n * 29 % 256), Rect(x, y, 3, 3))
    return surface.convert() if seed % 3 == 0 else surface.convert_alpha()


@pytest.fixture(scope="module")
def pictures(window: Window) -> list[Surface]:
    assert window.surface
    made = [picture(5 + 13 * i, 7 + 9 * ((i * 3) % 7), i) for i in range(7)]
    faint = picture(60, 40, 4)
    faint.set_alpha(90)
    return [*made, faint]


@pytest.fixture(scope="module")
def grounds(window: Window) -> dict[tuple[int, int], list[Surface]]:
    assert window.surface
    return {size: [picture(*size, 3), picture(*size, 6)] for size in SIZES}


def full_redraw(size: tuple[int, int], canvas: Canvas) -> Surface:
    surface = Surface(size).convert()
    assert canvas.background
    surface.blit(canvas.background, (0, 0))
    for group in canvas.resting:
        surface.fblits(list(group))
    surface.fblits(canvas.moving)
    return surface


def same(a: Surface, b: Surface) -> bool:
    return pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")


INDEX = st.tuples(st.integers(0, 7), st.integers(-80, 660), st.integers(-60, 420))
STACKS = st.lists(INDEX, max_size=7)
FRAMES = st.fixed_dictionaries(
    {
        "ground": st.integers(0, 1),
        "rest": st.lists(STACKS, max_size=2),
        "live": STACKS,
        "keep_rest": st.booleans(),
        "shuffle": st.randoms(use_true_random=False),
        "veil": st.sampled_from([None, None, None, 120]),
        "above": st.lists(INDEX, max_size=2),
        "lost": st.booleans(),
    }
)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(SIZES), st.lists(FRAMES, min_size=1, max_size=7))
def test_any_sequence_of_frames_equals_a_full_redraw(
    pictures: list[Surface],
    grounds: dict[tuple[int, int], list[Surface]],
    size: tuple[int, int],
    frames: list[dict[str, Any]],
) -> None:
    target, painter, canvas = Surface(size).convert(), Painter(), Canvas()
    groups: list[tuple[Item, ...]] = []
    for frame in frames:
        canvas.clear()
        canvas.background = grounds[size][frame["ground"]]
        if not frame["keep_rest"]:
            groups = [items_of(pictures, stack) for stack in frame["rest"]]
        elif groups:  # the same things in another order
            shuffled = list(groups[0])
            frame["shuffle"].shuffle(shuffled)
            groups = [tuple(shuffled), *groups[1:]]
        for group in groups:
            canvas.rest(group)
        canvas.live(items_of(pictures, frame["live"]))
        if frame["veil"]:
            canvas.veil(frame["veil"])
            canvas.live(items_of(pictures, frame["above"]))
        if frame["lost"]:
            target.fill((255, 0, 255))
            painter.invalidate()
        painter.paint(target, canvas)
        assert same(target, full_redraw(size, canvas))


def items_of(pictures: list[Surface], stack: list[tuple[int, int, int]]) -> tuple[Item, ...]:
    return tuple((pictures[i], (x, y)) for i, x, y in stack)


CROWD = [(i, 30 * i, 20 + 9 * (i % 3)) for i in range(7)]  # each lies partly on its neighbours
SPLITS = st.lists(st.tuples(st.permutations(CROWD), st.integers(0, 7)), min_size=2, max_size=5)


@settings(max_examples=80, deadline=None)
@given(SPLITS, st.booleans())
def test_what_is_taken_up_and_laid_down_where_it_lies_equals_a_full_redraw(
    pictures: list[Surface],
    grounds: dict[tuple[int, int], list[Surface]],
    splits: list[tuple[list[tuple[int, int, int]], int]],
    in_order: bool,
) -> None:
    size = SIZES[1]
    target, painter, canvas = Surface(size).convert(), Painter(), Canvas()
    for crowd, moving in splits:
        stack = sorted(crowd) if in_order else crowd
        canvas.clear()
        canvas.background = grounds[size][0]
        canvas.rest(items_of(pictures, stack[moving:]))
        canvas.live(items_of(pictures, stack[:moving]))
        painter.paint(target, canvas)
        assert same(target, full_redraw(size, canvas))


def test_what_is_only_taken_up_or_laid_down_is_not_painted_again(pictures: list[Surface]) -> None:
    target, painter, canvas = Surface((320, 180)).convert(), Painter(), Canvas()
    ground, items = picture(320, 180, 3), items_of(pictures, CROWD)
    paints = []
    for moving in (0, 1, 3, 7, 2):
        canvas.clear()
        canvas.background = ground
        canvas.rest(items[: 7 - moving])
        canvas.live(items[7 - moving :])
        painter.paint(target, canvas)
        paints.append(painter.paints)
    assert paints == [1] * 5


def test_nothing_new_is_not_painted(pictures: list[Surface]) -> None:
    target, painter, canvas = Surface((320, 180)).convert(), Painter(), Canvas()
    ground, rest = picture(320, 180, 3), ((pictures[1], (5, 5)),)
    for _ in range(3):
        canvas.clear()
        canvas.background = ground
        canvas.rest(rest)
        canvas.live([(pictures[2], (30, 40))])
        painter.paint(target, canvas)
    assert painter.paints == 1
    before = pygame.image.tobytes(target, "RGB")
    canvas.clear()
    canvas.background = ground
    canvas.rest(((pictures[1], (5, 5)),))  # another tuple of the same
    canvas.live([(pictures[2], (30, 40))])
    assert not painter.paint(target, canvas)
    assert pygame.image.tobytes(target, "RGB") == before
    canvas.clear()
    assert not painter.paint(target, canvas)  # nobody has drawn yet


def test_what_moves_off_the_window_is_not_painted_again(pictures: list[Surface]) -> None:
    target, painter, canvas = Surface((320, 180)).convert(), Painter(), Canvas()
    ground = picture(320, 180, 3)
    for x in (-500, -400, 900):
        canvas.clear()
        canvas.background = ground
        canvas.live([(pictures[1], (x, 0))])
        painter.paint(target, canvas)
    assert painter.paints == 1


def test_another_size_is_painted_whole(pictures: list[Surface]) -> None:
    painter, canvas = Painter(), Canvas()
    for size in ((320, 180), (97, 61), (320, 180)):
        target = Surface(size).convert()
        canvas.clear()
        canvas.background = picture(*size, 3)
        canvas.rest(((pictures[1], (5, 5)),))
        assert painter.paint(target, canvas)
        assert same(target, full_redraw(size, canvas))


RECTS = st.lists(
    st.builds(Rect, st.integers(0, 300), st.integers(0, 150), st.integers(0, 200), st.integers(0, 120)),
    max_size=12,
)


@given(RECTS)
@settings(deadline=None)
def test_merged_rectangles_are_disjoint_and_cover_all(rects: list[Rect]) -> None:
    merged = merge(rects)
    for rect in rects:
        covered = sum(part.w * part.h for part in (rect.clip(piece) for piece in merged))
        assert covered == rect.w * rect.h
    assert all(
        piece and not piece.colliderect(other) for i, piece in enumerate(merged) for other in merged[:i]
    )


def test_rectangles_that_overlap_by_little_are_not_merged_into_a_large_one() -> None:
    across, down = Rect(0, 0, 1000, 60), Rect(0, 40, 60, 800)
    assert merge([across, down]) == [across, Rect(0, 60, 60, 780)]
    near = Rect(10, 0, 1000, 60)
    assert merge([across, near]) == [across.union(near)]


def test_only_what_differs_counts_as_changed(pictures: list[Surface]) -> None:
    a, b, c = ((pictures[i], (i, i)) for i in range(3))
    assert changed([a, b, c], [a, b, c]) == []
    assert changed([a, b], [a, b, c]) == [c]
    assert changed([a, b, c], [a, c]) == [b]
    assert changed([a, b, c], [a, c, b]) == [b, c]
    assert changed([a, a], [a]) == [a]
