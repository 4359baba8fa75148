"""Text in columns: all of it, in its order, and no few lines left over on a leaf of their own."""

from __future__ import annotations

import pytest

from game.scenes.columns import SHORT, Columns
from game.scenes.flow import Passage
from game.stage.geometry import Box
from game.stage.text import Style
from tests.scenes.pages import look

ROOM = Box(100, 200, 1500, 560)
LINE = Style(size=30)


def columns(count: int) -> Columns:
    return Columns(lambda: [Passage(f"Line {n}", LINE, 6.0) for n in range(count)], lambda _: ROOM)


@pytest.mark.parametrize("count", [1, 5, 13, 28, 30, 45, 61, 90])
def test_columns_are_level_and_hold_everything(count: int) -> None:
    seen = look((1280, 720))
    found = columns(count)._set(seen)
    assert [passage.text for leaf in found for passage in leaf] == [f"Line {n}" for n in range(count)]
    if len(found) > 1:
        longest, last = max(map(len, found)), len(found[-1])
        assert longest - last <= len(found), "what is missing in the last is less than a line of each"


def test_a_long_record_has_only_its_last_leaf_dealt_out() -> None:
    seen = look((1280, 720))
    each = len(columns(1000)._set(seen)[0])
    found = columns(each * (SHORT + 4) + 6)._set(seen)
    assert [len(leaf) for leaf in found[:-2]] == [each] * (SHORT + 4)
    assert [len(leaf) for leaf in found[-2:]] == [3, 3]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_few_lines_are_set_larger_and_many_as_they_are(size: tuple[int, int]) -> None:
    seen = look(size)
    for count, larger in ((6, True), (200, False)):
        lines = [Passage(f"Line {n}", LINE, 6.0) for n in range(count)]
        found = Columns(lambda lines=lines: lines, lambda _: ROOM, grows=True)._set(seen)  # type: ignore[misc]
        sizes = {passage.style.size for leaf in found for passage in leaf}
        assert len(sizes) == 1
        assert (max(sizes) > LINE.size) == larger


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_what_leaves_room_on_its_second_leaf_is_set_larger_too(size: tuple[int, int]) -> None:
    seen = look(size)
    each = len(Columns(lambda: [Passage("Line", LINE, 6.0)] * 500, lambda _: ROOM)._set(seen)[0])
    across = 2 if seen.frame.wide else 1
    lines = [Passage(f"Line {n}", LINE, 6.0) for n in range(across * each + each // 3)]
    found = Columns(lambda: lines, lambda _: ROOM, grows=True)
    assert found.leaves(seen) == 2
    assert min(passage.style.size for leaf in found._set(seen) for passage in leaf) > LINE.size
    assert [passage.text for leaf in found._set(seen) for passage in leaf] == [line.text for line in lines]


@pytest.mark.parametrize(
    ("size", "text", "short", "across"),
    [
        ((1280, 720), 100, False, 2),
        ((1024, 768), 100, False, 1),
        ((1024, 768), 100, True, 2),
        ((1024, 768), 150, True, 1),
        ((1080, 1920), 100, True, 1),
        ((1280, 720), 200, True, 1),
    ],
)
def test_short_lines_stand_in_two_columns_on_a_narrow_page(
    size: tuple[int, int], text: int, short: bool, across: int
) -> None:
    found = Columns(lambda: [Passage("A short line", LINE)] * 90, lambda _: ROOM, short=short)
    seen = look(size, text)
    assert found.leaves(seen) == -(-len(found._set(seen)) // across)
    assert max(seen.type.measure("A short line", LINE)[0], 1) < ROOM.w / across
