"""How the steward's figures are printed."""

from __future__ import annotations

import pytest

from game.scenes.sheet import Sheet
from game.scenes.staff.panel import _lettering, _print_list
from game.stage.geometry import Box
from tests.scenes.pages import look

FIGURES = (("Visitors", "74"),)  # nothing in it hangs below the line


@pytest.mark.parametrize(("size", "text"), [((1024, 768), 150), ((1366, 768), 100), ((1920, 1200), 150)])
def test_a_figure_stands_on_the_line_of_its_name(size: tuple[int, int], text: int) -> None:
    seen, place = look(size, text), Box(0, 0, 600, 400)
    sheet = Sheet(seen, place, "none")
    _print_list(sheet, "", FIGURES, place, _lettering(seen, [FIGURES], [place]))
    printed = sheet.surface
    top, middle = sheet.px(56), printed.get_width() // 2
    feet = []
    for left, width in ((0, middle), (middle, printed.get_width() - middle)):
        part = printed.subsurface((left, top, width, printed.get_height() - top))
        feet.append(part.get_bounding_rect(min_alpha=128).bottom)
    assert min(feet) > 0
    assert abs(feet[0] - feet[1]) <= 1, "in pixels"
