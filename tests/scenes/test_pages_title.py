"""The title page: where its lines lead, what it tells, and that Escape does not quit."""

from __future__ import annotations

import pytest

from game.scenes.kit import Ministry
from game.scenes.title import TitleScene, _bill, _stage
from tests.scenes.pages import SIZES, House, Player, Room, check_layout, ministry


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


@pytest.mark.parametrize("size", SIZES)
def test_the_still_life_fills_its_part_of_the_table_and_leaves_the_playbill_free(
    size: tuple[int, int],
) -> None:
    player = Player(lambda: TitleScene(House().kit, "0.1.0"), size)
    page, frame = player.page, player.look.frame
    assert isinstance(page, TitleScene)
    things = [picture.get_rect(topleft=place) for picture, place in page._still_life(player.look)]
    whole = things[0].unionall(things[1:])
    stage, bill = (
        frame.rect(_stage(player.look)),
        frame.rect(_bill(player.look, {"continue": "Crisis, turn 3", "activation": "A battle waits."})),
    )
    assert whole.width > 0.95 * stage.width
    assert whole.height > 0.68 * stage.height
    assert whole.bottom <= frame.window[1] - frame.px(40)
    assert whole.right - frame.px(16) <= bill.left  # but for a shadow
