"""Controls as hands find them, on every page: large enough, in reach, in the order in which they are read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from game.engine.government.rules import GOVERNMENT
from game.engine.match import Match
from game.scenes.field import Field
from game.scenes.government.scene import GovernmentScene
from game.scenes.kit import Ministry
from game.scenes.rebind_page import KeyLine
from game.stage.form import Form
from game.stage.furniture import RING, RING_DARK, RING_LIGHT
from game.stage.geometry import LARGE_TARGET, Box
from game.stage.palette import contrast
from game.stage.scene import Push, Scene
from game.stage.text import Face, Style
from game.stage.widgets import Button, Choice, Entry, Slider, Switch, Widget
from tests.scenes.pages import House, Player, look, ministry
from tests.scenes.test_pages_everywhere import MOVING, PAGES
from tools.fitness.controls import faults, runs_back, unreached
from tools.fitness.witness import watching
from tools.shots import government


def crowded() -> Ministry:
    """As many events in play as there can be, of both colours."""
    begun = ministry()
    match = Match(GOVERNMENT, government.crowded(begun.match.state), begun.match.chance)
    return replace(begun, match=match)


SCREENS: dict[str, Callable[[House], Scene]] = {
    **PAGES,
    **MOVING,
    "table": lambda house: GovernmentScene(house.kit, ministry(6)),
    "crowded table": lambda house: GovernmentScene(house.kit, crowded()),
}
BY_WEIGHT = ("table", "crowded table")  # where the Tab key leads first to what the moment asks for
SHAPES = (((640, 360), 100), ((1024, 768), 200), ((860, 360), 100), ((480, 800), 100), ((360, 640), 200))
SETTINGS = (((1280, 720), 100), ((1024, 768), 200), ((1080, 1920), 150))


@pytest.mark.parametrize("name", MOVING)  # `test_print_fits` says it of all that rest
def test_every_control_is_large_enough_in_reach_and_in_order(name: str) -> None:
    player = Player(lambda: MOVING[name](House()))
    for size, text in SETTINGS:
        player.relook(size, text)
        player.step()
        form = getattr(player.page, "form", None)
        assert isinstance(form, Form)
        assert list(faults(form, player.look)) == [], (size, text)


@pytest.mark.parametrize("name", SCREENS)
def test_large_targets_are_large(name: str) -> None:
    """As a kiosk has them, in windows of every proportion; small ones, which are sooner printed."""
    player = Player(lambda: SCREENS[name](House()))
    for size, text in SHAPES:
        player.look = replace(look(size, text), target=LARGE_TARGET)
        player.manager.relook()
        player.step()
        form = getattr(player.page, "form", None)
        assert isinstance(form, Form)
        found = [fault for fault in faults(form, player.look) if name not in BY_WEIGHT or "Tab" not in fault]
        found = [fault for fault in found if name != "sign" or "arrows" not in fault]  # they turn its wheels
        assert found == [], (size, text)


def test_the_ring_of_the_focus_stands_out_from_every_ground() -> None:
    for red in range(0, 256, 15):
        for green in range(0, 256, 15):
            for blue in range(0, 256, 15):
                ground = (red, green, blue)
                assert max(contrast(ring, ground) for ring in (RING_DARK, RING_LIGHT)) >= 4.5


NAMED: tuple[Widget, ...] = (
    Choice("choice", Box(200, 200, 600, 60), ("one", "another"), 0, "Mark"),
    Slider("slider", Box(200, 200, 600, 60), 0, 9, 4, label="Mark"),
    Switch("switch", Box(200, 200, 600, 60), on=True, label="Mark"),
    Entry("entry", Box(200, 200, 600, 60), "as it is", "Mark"),
    Field("field", Box(200, 200, 600, 60), "Words", "Mark"),
    KeyLine("government.primary", Box(200, 200, 600, 60), "Z", waits=False),
)


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (3840, 2160)])
@pytest.mark.parametrize("widget", NAMED, ids=lambda widget: widget.name)
def test_the_ring_of_the_focus_keeps_clear_of_the_words_it_is_drawn_around(
    widget: Widget, size: tuple[int, int]
) -> None:
    the_look = look(size)
    form = Form([widget], widget.name)
    form.focus_visible = True
    *drawn, (_, (left, _)) = form.items(the_look)
    words = min(at[0] + picture.get_bounding_rect().x for picture, at in drawn)
    inner = left + 3 * (the_look.frame.px(RING) // 2)
    assert words - inner >= the_look.frame.px(12) - 2


def test_whoever_comes_by_keys_sees_the_focus_at_once_and_by_mouse_not() -> None:
    player = Player(lambda: PAGES["pause"](House()))
    seen = []

    def open_page() -> None:
        player.manager.ask(Push(lambda: PAGES["ask"](House())))
        player.step()
        seen.append(player.form.focus_visible)

    player.keys("down")
    open_page()
    player.keys("escape")
    seen.append(player.form.focus_visible)
    player.click("rules")
    player.keys()
    open_page()
    assert seen == [True, True, False]


def form_of(*boxes: Box) -> Form:
    return Form([Button(str(i), box, "words") for i, box in enumerate(boxes)])


def told(*boxes: Box) -> str:
    """What is amiss with buttons at these places, in a frame that shows them all."""
    return " / ".join(faults(form_of(*(box.moved(300, 300) for box in boxes)), look()))


def test_what_is_amiss_is_found() -> None:
    wide = Box(0, 0, 200, 60)
    assert told(wide, wide.moved(0, 70), wide.moved(220, 0)) == ""
    assert "on one another: 0 and 1" in told(wide, wide.moved(100, 20))
    assert "goes back: from 0 to 1" in told(wide, wide.moved(-250, 0))
    assert "goes back: from 0 to 1" in told(wide.moved(0, 100), wide)
    assert "too small: 0 can be hit in 20 by 60" in told(
        Box(0, 0, 20, 60), Box(20, 0, 60, 60), Box(-60, 0, 60, 60)
    )
    assert "outside" in next(faults(form_of(Box(0, 0, 100, 60)), look()))


def test_another_column_is_no_going_back() -> None:
    assert not runs_back(Box(0, 500, 100, 50), Box(200, 0, 100, 50))
    assert runs_back(Box(0, 500, 100, 50), Box(50, 0, 100, 50))


def test_what_needs_the_arrows_itself_can_hide_others() -> None:
    form = form_of(Box(0, 0, 100, 50), Box(200, 0, 100, 50))
    assert unreached(form) == []
    form["0"].keeps = partial(lambda key: key in ("left", "right"))  # type: ignore[method-assign]
    assert unreached(form) == ["1"]


def test_lines_that_are_laid_out_to_find_a_size_count_as_nothing_cut_short() -> None:
    style, text = Style(Face.CASLON_BOLD, 58), "Touch\u00a0anything\nto\u00a0play"
    with watching() as witness:
        found = look().type.alike([text], style, 180, 70, lines=2)
        look().type.block(text, found, 180, 70)
        assert not witness.cut
        look().type.fit("Touch anything", style.at(12), 20, 40)
        assert witness.cut == ["Touch anything"]
