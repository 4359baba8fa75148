"""The brush: nothing at first, all at last, never less than before, and no seam between its pieces."""

from __future__ import annotations

import itertools

import pygame
import pytest
from pygame import Surface

from game.stage.brush import Brush

SIZE = (203, 149)


@pytest.fixture
def colour() -> Surface:
    picture = Surface(SIZE).convert()
    for x in range(SIZE[0]):
        picture.fill((x, 255 - x, (x * 7) % 256), (x, 0, 1, SIZE[1]))
    return picture


@pytest.fixture
def way() -> Surface:
    """From left to right."""
    grey = Surface((256, 8)).convert()
    for x in range(256):
        grey.fill((x, x, x), (x, 0, 1, 8))
    return grey


def laid(brush: Brush, share: float) -> Surface:
    white = Surface(SIZE).convert()
    white.fill((255, 255, 255))
    white.blits(brush.laid(share))
    return white


def coloured_columns(brush: Brush, share: float) -> int:
    picture = laid(brush, share)
    return sum(picture.get_at((x, 70))[:3] != (255, 255, 255) for x in range(SIZE[0]))


def test_before_the_brush_there_is_nothing(colour: Surface, way: Surface) -> None:
    assert Brush(colour, way).laid(0.0) == ()


def test_after_the_brush_every_place_has_its_colour(colour: Surface, way: Surface) -> None:
    whole = pygame.image.tobytes(laid(Brush(colour, way), 1.0), "RGB")
    assert whole == pygame.image.tobytes(colour, "RGB")


def test_the_colour_only_ever_grows_and_in_the_order_of_the_way(colour: Surface, way: Surface) -> None:
    brush = Brush(colour, way)
    counts = [coloured_columns(brush, share / 20) for share in range(21)]
    assert counts == sorted(counts)
    assert counts[10] == pytest.approx(SIZE[0] * 0.56, abs=12)
    half = laid(brush, 0.5)
    assert half.get_at((5, 70)) == colour.get_at((5, 70))
    assert half.get_at((SIZE[0] - 5, 70))[:3] == (255, 255, 255)


def test_pieces_that_are_done_stay_the_same_picture(colour: Surface, way: Surface) -> None:
    brush = Brush(colour, way)
    first, later = ({place: piece for piece, place in brush.laid(share)} for share in (0.6, 0.7))
    assert any(later[place] is piece for place, piece in first.items())


def test_it_is_made_ready_in_parts_and_is_the_same_brush_then(colour: Surface, way: Surface) -> None:
    brush, parts, pieces = Brush(colour, way), 1, [0]
    while not brush.dip():
        parts += 1
        pieces.append(len(brush._tiles))
    assert parts >= 5
    assert max(b - a for a, b in itertools.pairwise(pieces)) <= 8
    at_once = Brush(colour, way)
    assert pygame.image.tobytes(laid(brush, 0.4), "RGB") == pygame.image.tobytes(laid(at_once, 0.4), "RGB")
