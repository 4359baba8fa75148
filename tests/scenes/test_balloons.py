"""Where a balloon may stand and how its tail finds its way, without any guide."""

from __future__ import annotations

from game.scenes.balloon_place import place
from game.scenes.balloon_shape import INTO, ROOT, slender_tails
from game.stage.geometry import Box


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


def test_a_thin_tail_finds_its_way_between_words() -> None:
    room, target = Box(0, 0, 1000, 1000), Box(300, 900, 200, 60)
    words = [Box(0, 300, 480, 580), Box(540, 300, 460, 700), Box(0, 890, 280, 110)]
    found = place((400, 200), target, room, [(box, 3.0) for box in words])
    assert found.box.bottom < 300
    assert found.tail.half < ROOT
    assert target.contains(found.tail.tip)
    assert not any(found.hides(box) for box in words)
    assert found.hides(Box(490, 500, 40, 100))  # the gap that it goes through


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
