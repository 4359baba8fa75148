"""Where a balloon may stand and how its tail finds its way, without any guide."""

from __future__ import annotations

import pygame
import pytest
from pygame import SRCALPHA, Surface

from game.scenes.balloon import _drawn
from game.scenes.balloon_place import BARE, LONGEST, Place, place
from game.scenes.balloon_shape import INTO, ROOT, Tail, horn, reach, slender_tails
from game.stage import palette
from game.stage.geometry import Box
from tests.scenes.pages import look


def test_a_balloon_stands_where_its_tail_crosses_nothing_that_is_read() -> None:
    room, target = Box(0, 0, 1000, 1000), Box(470, 470, 60, 60)
    between = {  # all but the right
        "above": Box(440, 425, 120, 35),
        "below": Box(440, 540, 120, 35),
        "left": Box(425, 440, 35, 120),
    }
    box = place((200, 100), target, room, [(strip, 3.0) for strip in between.values()]).box
    assert box.x >= target.right
    assert box.y < target.bottom
    assert box.bottom > target.y


def test_a_balloon_lies_on_a_sheet_or_off_it() -> None:
    room, target, sheet = Box(0, 0, 1000, 600), Box(720, 500, 260, 60), Box(700, 0, 300, 600)
    assert place((400, 160), target, room, []).box.right > sheet.x
    beside = place((400, 160), target, room, [], sheets=(sheet,)).box
    assert beside.right <= sheet.x
    assert place((200, 160), target, room, [], sheets=(sheet,)).box.x >= sheet.x  # there is room on it


def test_a_balloon_fits_between_what_is_read_and_what_lies_below() -> None:
    """On an upright screen there is just so much room beside the button that is meant."""
    room, target, panel = Box(54, 96, 972, 1728), Box(570, 1626, 428, 84), Box(54, 1260, 972, 474)
    read, tool = [Box(82, 1289, 426, 282), Box(570, 1289, 428, 300)], Box(54, 1746, 234, 78)
    rows = [Box(54, 520, 972, 590), Box(54, 1130, 972, 118)]
    clear = [(tool, 0.4), *((box, 3.0) for box in (*read, *rows))]
    found = place((375, 159), target, room, clear, sheets=(panel,))
    assert found.cost < BARE
    assert found.tail is not None
    assert found.box.right < target.x
    assert not any(found.hides(box) for box, _ in clear)
    larger = place((473, 201), target, room, clear, sheets=(panel,))
    assert larger.tail is None  # it has to lie far off
    assert larger.cost > BARE


def test_a_thin_tail_finds_its_way_between_words() -> None:
    room, target = Box(0, 0, 1000, 1000), Box(300, 900, 240, 60)
    words = [Box(0, 700, 480, 180), Box(540, 700, 460, 300), Box(0, 890, 280, 110)]
    found = place((400, 200), target, room, [(box, 3.0) for box in words])
    assert found.box.bottom < 700
    assert found.tail is not None
    assert found.tail.half < ROOT
    assert target.contains(found.tail.tip)
    assert not any(found.hides(box) for box in words)
    assert found.hides(Box(490, 740, 40, 100))  # the gap that it goes through


def test_where_every_tail_would_cross_something_or_be_long_there_is_none() -> None:
    room, target, track = Box(0, 0, 1000, 1000), Box(470, 900, 60, 100), Box(0, 780, 1000, 100)
    beside = [Box(0, 880, 460, 120), Box(540, 880, 460, 120)]
    bare = place((400, 200), target, room, [(box, 3.0) for box in (track, *beside)])
    assert bare.tail is None
    assert not bare.hides(track)
    assert track.y - bare.box.bottom < 20  # as near as may be
    assert bare.box.x < target.cx < bare.box.right
    far = place((400, 200), target, room, [(Box(0, 500, 1000, 500), 3.0)])
    assert far.box.bottom < 500  # too far for one
    assert far.tail is None
    free = place((400, 200), target, room, [])
    assert free.tail is not None
    assert reach(free.box, free.tail) < LONGEST


@pytest.mark.parametrize(("size", "kept"), [((300, 100), False), ((420, 200), True)])
def test_the_gravers_strokes_are_left_out_where_they_would_go_through_words(
    size: tuple[int, int], kept: bool
) -> None:
    shown, written = look((1080, 1920), 100), Surface((260, 80), SRCALPHA)
    found = Place(Box(400, 700, *size), None, 0.0)
    blank, _ = _drawn(shown, found, written, "Throw!")
    written.fill(palette.INK)
    printed, _ = _drawn(shown, found, written, "Throw!")
    for picture in (blank, printed):  # only what is round the words is compared
        picture.fill(palette.INK, written.get_rect(center=picture.get_rect().center))
    assert (pygame.image.tobytes(blank, "RGBA") == pygame.image.tobytes(printed, "RGBA")) == kept


def test_thin_tails_end_at_the_sides_that_face_the_bag() -> None:
    """A card that is pointed at from below is to be seen whole."""
    target = Box(400, 100, 200, 290)
    for bag, near in (
        (Box(420, 500, 300, 100), {"bottom"}),
        (Box(700, 500, 300, 100), {"bottom", "right"}),
        (Box(0, 200, 300, 100), {"left"}),
    ):
        inner = target.inset(INTO)
        at = {("x", inner.x): "left", ("x", inner.right): "right", ("y", inner.y): "top"}
        at["y", inner.bottom] = "bottom"
        ends = [end for tail in slender_tails(bag, target) for end in zip("xy", tail.tip, strict=True)]
        assert {at[end] for end in ends if end in at} == near


@pytest.mark.parametrize("bend", [-0.4, 0.4])
def test_the_whole_of_a_bent_tail_is_printed(bend: float) -> None:
    """It may reach farther to a side than the bag and what it points at."""
    shown, box = look((1080, 1920), 100), Box(400, 700, 200, 160)
    tail = Tail((500.0, 1600.0), bend, 20.0)
    found = Place(box, tail, 0.0)
    picture, at = _drawn(shown, found, Surface((10, 10)), "Throw!")
    outline = horn(box, tail)
    assert not box.x < min(x for x, _ in outline) < max(x for x, _ in outline) < box.right
    area = picture.get_rect(topleft=at)
    assert all(area.collidepoint(shown.frame.point(*point)) for point in outline)
