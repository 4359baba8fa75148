"""The page of the four arrows: the number is applied at once, and the arrows stand where content ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content.settings import Settings
from game.scenes.edges_page import EdgesScene
from game.scenes.settings_page import SettingsScene
from game.stage.inputs import PointerMoved, Wheeled
from game.stage.widgets import Entry
from tests.scenes.pages import House, Player, Room, check_layout


def edges(house: House, size: tuple[int, int] = (1280, 720), text: int = 100) -> Player:
    return Player(lambda: EdgesScene(house.kit), size, text)


def test_by_pointer_wheel_and_keys() -> None:
    house = House()
    player = edges(house)
    steps: list[tuple[Callable[[], None], int]] = [
        (lambda: player.click("safe_area", 0.98), 1),
        (lambda: player.keys("up", "right", "+"), 4),
        (lambda: player.keys("down", "left"), 2),
        (lambda: player.click("safe_area", 0.02), 1),
        (lambda: player.give(Wheeled(player.form["safe_area"].box.centre, 2)), 3),
        (lambda: player.keys("9"), 9),
        (lambda: player.keys("1", "0"), 10),
        (lambda: player.keys("up", "up", "up"), 10),
        (lambda: player.keys(*["down"] * 12), 0),
    ]
    for action, wanted in steps:
        action()
        assert house.settings == Settings(safe_area=wanted)
    player.click("done")
    assert player.here == "below"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (1080, 1920), (600, 800)])
@pytest.mark.parametrize("share", [0, 4, 10])
def test_the_arrows_point_into_the_corners_of_what_can_be_seen(size: tuple[int, int], share: int) -> None:
    player = edges(House(settings=Settings(safe_area=share)), size)
    assert isinstance(player.page, EdgesScene)
    arrows = player.page._arrows(player.look)
    (w, h), left, top = size, round(size[0] * share / 100), round(size[1] * share / 100)
    side = arrows[0][0].get_width()
    assert {place for _, place in arrows} == {
        (x, y) for x in (left, w - left - side) for y in (top, h - top - side)
    }
    shown, bare = player.frame(), Player(lambda: Room("table"), size).frame()
    for x in (left + 2, w - left - 3):
        for y in (top + 2, h - top - 3):
            assert shown.get_at((x, y)) != bare.get_at((x, y))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
@pytest.mark.parametrize("text", [100, 200])
def test_nothing_overlaps(size: tuple[int, int], text: int) -> None:
    check_layout(edges(House(), size, text))


def test_the_settings_tell_what_is_cut_off_in_line_with_the_rest_and_lead_here() -> None:
    house = House(settings=Settings(safe_area=3))
    player = Player(lambda: SettingsScene(house.kit), (1280, 720))
    player.keys("pagedown")
    entry, switch = player.form["edges"], player.form["large_targets"]
    assert isinstance(entry, Entry)
    assert entry.told == "3 %"
    assert (entry.body.x, entry.label_share) == (switch.body.x, switch.label_share)  # type: ignore[attr-defined]
    house.kit.change(Settings(safe_area=5))
    player.give(PointerMoved((1, 1)))
    assert entry.told == "5 %"
    player.click("edges")
    assert player.here == "edges"
