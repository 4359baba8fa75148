"""The title page: where its lines lead, what it tells, and that Escape does not quit."""

from __future__ import annotations

import time

import pygame
import pytest

from game.scenes.kit import Ministry
from game.scenes.title import HERO, TitleScene, backdrop
from tests.scenes.pages import SIZES, House, Player, Room, check_layout, look, ministry


def title(house: House) -> Player:
    return Player(lambda: TitleScene(house.kit, "0.1.0"))


@pytest.mark.parametrize(
    ("line", "room"),
    [
        ("new", "choose_level"),
        ("activation", "activation"),
        ("rules", "rules"),
        ("settings", "settings"),
        ("credits", "credits"),
    ],
)
def test_each_line_opens_its_page(line: str, room: str) -> None:
    player = title(House())
    player.click(line)
    assert player.here == room
    assert len(player.manager.scenes) == 3  # the title waits below


def test_continue_is_there_only_when_there_is_a_government() -> None:
    assert "continue" not in title(House()).form
    player = title(House(running=ministry(2)))
    player.keys("enter")  # it is the first line
    assert player.here == "resume"
    assert len(player.manager.scenes) == 1


def test_a_battle_that_waits_is_told_below_its_line() -> None:
    waiting, plain = title(House(battle_waits=True)), title(House())
    assert waiting.frame().get_buffer().raw != plain.frame().get_buffer().raw
    lines = waiting.form
    note = lines["rules"].box.y - lines["activation"].box.bottom
    assert note > lines["prints"].box.y - lines["rules"].box.bottom
    waiting.keys("down", "down", "enter")
    assert waiting.here == "activation"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("running", [None, ministry(2)])
@pytest.mark.parametrize("battle_waits", [False, True])
def test_the_playbill_has_room_for_every_line(
    size: tuple[int, int], running: Ministry | None, battle_waits: bool
) -> None:
    house = House(running=running, battle_waits=battle_waits)
    player = Player(lambda: TitleScene(house.kit, "0.1.0"), size)
    check_layout(player)


def test_keys_alone_reach_every_line() -> None:
    player = title(House())
    player.keys("down", "down", "enter")
    assert player.here == "activation"


def test_escape_points_to_quit_and_quits_nothing() -> None:
    player = title(House())
    player.keys("escape")
    assert player.manager.running
    assert player.form.focused == "quit"
    player.keys("enter")
    assert not player.manager.running


def test_f1_opens_the_rules_as_written() -> None:
    player = title(House())
    player.keys("f1")
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("rules", (None,))


def test_a_notice_is_shown_on_a_slip() -> None:
    plain, told = title(House()), title(House(notices=["Your settings could not be read."]))
    assert plain.frame().get_buffer().raw != told.frame().get_buffer().raw


@pytest.mark.parametrize("size", [*SIZES, (800, 600), (2560, 1080), (1080, 1920)])
def test_the_crowd_fills_a_window_of_any_shape_and_is_not_stretched(size: tuple[int, int]) -> None:
    shown = look(size)
    picture, source = backdrop(shown), shown.art.source("title_whole")
    assert picture.get_size() == size
    scale = max(size[0] / source.get_width(), size[1] / source.get_height())
    left = (source.get_width() - size[0] / scale) * HERO
    for x, y in ((0.2, 0.3), (0.5, 0.5), (0.8, 0.9)):
        there = left + size[0] * x / scale, source.get_height() - size[1] * (1 - y) / scale
        area = pygame.Rect(0, 0, 24, 24)
        area.center = (round(there[0]), round(there[1]))
        found = pygame.Rect(0, 0, max(1, round(24 * scale)), max(1, round(24 * scale)))
        found.center = (round(size[0] * x), round(size[1] * y))
        there_is, here_is = (
            pygame.transform.average_color(picture_, rect)
            for picture_, rect in ((source, area), (picture, found))
        )
        assert max(abs(a - b) for a, b in zip(there_is[:3], here_is[:3], strict=True)) < 24


def test_the_crowd_comes_up_once_it_has_been_fetched() -> None:
    player = title(House())
    page = player.page
    assert isinstance(page, TitleScene)
    for _ in range(200):
        player.frame()
        if page.whole:
            break
        time.sleep(0.01)
    assert page.whole
    corner = player.frame().get_at((5, player.look.frame.window[1] - 5))
    assert corner == backdrop(player.look).get_at((5, player.look.frame.window[1] - 5))
