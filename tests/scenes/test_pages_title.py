"""The title page: where its lines lead, what it tells, and that Escape does not quit."""

from __future__ import annotations

import time
from dataclasses import replace

import pygame
import pytest

from game.content.kiosk import Profile, Scenes
from game.scenes.election import CROWD, STILL, Election
from game.scenes.kit import Ministry
from game.scenes.title import PICTURE_FOOT, TitleScene
from game.stage.look import Look
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


def test_a_first_game_is_offered_where_no_government_is_in_office() -> None:
    assert "learn" not in title(House(running=ministry(2))).form
    player = title(House())
    player.click("learn")
    assert player.here == "begin_guided"
    assert len(player.manager.scenes) == 1


def test_a_battle_that_waits_is_told_below_its_line() -> None:
    waiting, plain = title(House(battle_waits=True)), title(House())
    assert waiting.frame().get_buffer().raw != plain.frame().get_buffer().raw
    lines = waiting.form
    note = lines["rules"].box.y - lines["activation"].box.bottom
    assert note > lines["prints"].box.y - lines["rules"].box.bottom
    waiting.keys("down", "down", "down", "enter")
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
    player.keys("down", "down", "down", "enter")
    assert player.here == "activation"


def test_escape_points_to_quit_and_quits_nothing() -> None:
    player = title(House())
    player.keys("escape")
    assert player.manager.running
    assert player.form.focused == "quit"
    player.keys("enter")
    assert not player.manager.running


@pytest.mark.parametrize(
    ("scenes", "lines"),
    [
        (["government", "activation"], ["continue", "new", "activation"]),
        (["government"], ["continue", "new"]),
        (["activation"], ["activation"]),
    ],
)
def test_a_kiosk_offers_what_the_organiser_does(scenes: list[Scenes], lines: list[str]) -> None:
    house = House(running=ministry(2), battle_waits=True, profile=Profile(scenes=scenes))
    names = [widget.name for widget in title(house).form.widgets]
    assert names == [*lines, "rules", "prints", "settings", "credits"]


def test_f1_opens_the_rules_as_written() -> None:
    player = title(House())
    player.keys("f1")
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("rules", (None,))


def test_a_notice_is_shown_on_a_slip() -> None:
    plain, told = title(House()), title(House(notices=["Your settings could not be read."]))
    assert plain.frame().get_buffer().raw != told.frame().get_buffer().raw


def fetched(shown: Look, foot: float | None = None) -> Election:
    """The picture behind the title, with all its layers."""
    election = Election(shown, foot)
    for _ in range(3000):
        election.advance(1 / 60)
        if election.moves or (election.shown and shown.motion == "reduced"):
            return election
        time.sleep(0.01)
    raise AssertionError("the layers did not come")


def tone(surface: pygame.Surface, x: float, y: float, side: float) -> tuple[int, ...]:
    area = pygame.Rect(0, 0, max(1, round(side)), max(1, round(side)))
    area.center = round(x), round(y)
    return pygame.transform.average_color(surface, area.clip(surface.get_rect()))[:3]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (2560, 1080), (1080, 1920)])
def test_the_crowd_fills_a_window_of_any_shape_and_is_not_stretched(size: tuple[int, int]) -> None:
    shown = replace(look(size), motion="reduced")
    picture, source = fetched(shown).background, shown.art.source(STILL)
    assert picture is not None
    assert picture.get_size() == size
    margin = max(shown.art.entry(name).drift for name in CROWD)
    scale = max(size[0] / (source.get_width() - 2 * margin), size[1] / source.get_height())
    left = (source.get_width() - size[0] / scale) / 2
    top = source.get_height() - size[1] / scale
    for x, y in ((0.2, 0.3), (0.5, 0.5), (0.8, 0.9)):
        here = tone(picture, size[0] * x, size[1] * y, 40 * scale)
        there = tone(source, left + size[0] * x / scale, top + size[1] * y / scale, 40)
        assert max(abs(a - b) for a, b in zip(here, there, strict=True)) < 24


def test_the_layers_at_rest_make_the_picture_that_stood_there_before() -> None:
    shown = look((1280, 720))
    still, election = fetched(replace(shown, motion="reduced")).background, fetched(shown)
    ground = election.background
    assert still is not None
    assert ground is not None
    whole = ground.copy()
    whole.blits(election.items())
    for x, y in ((200, 300), (480, 420), (700, 600), (1100, 650)):
        assert max(abs(a - b) for a, b in zip(tone(still, x, y, 60), tone(whole, x, y, 60), strict=True)) < 20


def test_at_least_three_things_move_gently_and_hats_fly() -> None:
    election = fetched(look((1280, 720)))
    places: dict[int, set[tuple[int, int]]] = {}
    hats: set[tuple[int, int]] = set()
    for _ in range(60 * 12):
        election.advance(1 / 60)
        items = election.items()
        for surface, at in items[:3] + items[-1:]:
            places.setdefault(id(surface), set()).add(at)
        hats.update(at for _, at in items[3:-1])
    assert len(places) == 4
    assert sum(len(found) > 4 for found in places.values()) >= 3
    for found in places.values():
        xs = [x for x, _ in found]
        assert max(xs) - min(xs) <= 2 * 34
    assert len(hats) > 100


def test_the_crowd_stands_still_where_little_is_to_move() -> None:
    election = fetched(replace(look((1280, 720)), motion="reduced"))
    for _ in range(60):
        election.advance(1 / 60)
    assert not election.moves
    assert election.items() == []


def test_the_edges_of_the_layers_are_never_seen() -> None:
    for size in ((1280, 720), (2560, 1080), (800, 600)):
        election = fetched(look(size))
        for _ in range(60 * 27):
            election.advance(1 / 60)
            for surface, (x, _) in election.items()[1:3]:
                assert x <= 0
                assert x + surface.get_width() >= size[0]


@pytest.mark.parametrize("size", [(1080, 1920), (1200, 1920), (800, 1280), (720, 1600)])
def test_on_an_upright_screen_the_hustings_stand_above_the_table(size: tuple[int, int]) -> None:
    shown = look(size)
    election = fetched(shown, PICTURE_FOOT)
    foot = shown.frame.point(0, PICTURE_FOOT)[1]
    ground = election.background
    assert ground is not None
    table = shown.art.table((size[0], size[1] - foot), shown.frame)
    assert ground.subsurface((0, foot, size[0], size[1] - foot)).get_buffer().raw == table.get_buffer().raw
    ledge, at = election.items()[-1]
    assert at == (0, foot)
    assert ledge.get_width() == size[0]
    for _ in range(60 * 27):
        election.advance(1 / 60)
        hustings, *crowd = election.items()[:3]
        for surface, (x, _) in crowd:
            assert x <= 0
            assert x + surface.get_width() >= size[0]
        front, (_, y) = election.items()[-2]
        assert foot <= y + front.get_height()
        for surface, (_, down) in (hustings, *crowd, election.items()[-2]):
            assert down + surface.get_height() <= foot + ledge.get_height()


def test_the_playbill_of_an_upright_screen_lies_where_hands_reach() -> None:
    house = House(running=ministry(2), battle_waits=True)
    for size in ((1080, 1920), (1200, 1920), (800, 1280)):
        player = Player(lambda: TitleScene(house.kit, "0.1.0"), size, 200)
        check_layout(player)
        for widget in player.form.widgets:
            assert widget.box.y > player.look.frame.height * 0.5
            assert widget.box.h >= 72
