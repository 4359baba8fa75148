"""The settings page: every control changes its setting at once."""

from __future__ import annotations

import pytest

from game.content.settings import Settings
from game.scenes.settings_page import SettingsScene
from game.stage.inputs import PointerMoved, PointerPressed, PointerReleased, Wheeled
from game.stage.text import Face, Style
from game.stage.widgets import Choice, Slider, Switch
from tests.scenes.pages import SIZES, TEXT_SIZES, House, Player, Room


def settings(house: House, text: int = 100) -> Player:
    return Player(lambda: SettingsScene(house.kit), text=text)


def slider(player: Player, name: str) -> Slider:
    found = player.form[name]
    assert isinstance(found, Slider)
    return found


def turn_to(player: Player, name: str) -> None:
    """Turn to the leaf on which a setting stands."""
    player.keys("pageup", "pageup")
    for _ in range(3):
        if name in player.form:
            return
        player.keys("pagedown")
    raise AssertionError(f"{name} stands on no leaf")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
def test_every_setting_is_named_in_type_of_one_size(size: tuple[int, int]) -> None:
    player = Player(lambda: SettingsScene(House().kit), size)
    page, seen = player.page, set()
    assert isinstance(page, SettingsScene)
    for _ in range(page.leaves(player.look)):
        for widget in player.form.widgets:
            if isinstance(widget, Slider | Switch | Choice):
                seen.add(widget.name)
                room = widget.box.w * widget.label_share - 16
                told = player.look.type.measure(widget.label, Style(Face.FELL, 34))[0]
                assert told <= room, widget.label
        player.keys("pagedown")
    assert len(seen) == 17


def test_sliders_by_pointer_wheel_and_keys() -> None:
    house = House()
    player = settings(house)
    track = slider(player, "volume_music").track
    player.give(PointerPressed((track.x, track.cy)), PointerMoved((track.right, track.cy)))
    assert house.settings.volume_music == 100
    player.give(PointerReleased((track.right, track.cy)), Wheeled(track.centre, -1))
    assert house.settings.volume_music == 95
    player.keys("left", "home")
    assert house.settings.volume_music == 0


def test_a_slider_stays_in_hand_while_it_is_dragged() -> None:
    house = House()
    player = settings(house)
    track = slider(player, "volume_all").track
    player.give(PointerPressed((track.x, track.cy)))
    for share in (0.25, 0.5, 0.75):
        player.give(PointerMoved((track.x + share * track.w, track.cy + 300)))
        assert house.settings.volume_all == share * 100


def test_switches_and_choices() -> None:
    house = House()
    player = settings(house)
    for name in (
        "mute", "mono", "captions", "fullscreen", "coach", "new_prints", "number_both_ways",
        "reduced_motion", "large_targets",
    ):  # fmt: skip
        turn_to(player, name)
        before = getattr(house.settings, name)
        player.click(name)
        assert getattr(house.settings, name) is not before
    turn_to(player, "speed")
    player.click("speed", 0.95)
    assert house.settings.speed == "swift"
    turn_to(player, "text_size")
    sizes = []
    for at in (0.95, 0.5):
        player.click("text_size", at)
        sizes.append(house.settings.text_size)
    assert sizes == [125, 100]


def test_by_keys_alone() -> None:
    house = House()
    player = settings(house)
    player.keys("tab", "right", "tab", "tab", "tab", "tab", "space")
    assert house.settings.volume_all == Settings().volume_all + 5
    assert house.settings.mute


def test_a_change_made_elsewhere_is_shown() -> None:
    house = House()
    player = settings(house)
    house.settings = Settings(mute=True, volume_all=5)
    player.step()
    mute = player.form["mute"]
    assert isinstance(mute, Switch)
    assert mute.on
    assert slider(player, "volume_all").value == 5


def test_defaults_leave_the_window_alone() -> None:
    house = House(settings=Settings(volume_all=3, speed="instant", mute=True, window=(800, 600)))
    player = settings(house)
    player.click("defaults")
    assert house.settings == Settings(window=(800, 600))


def test_large_text_parts_the_lists_and_both_are_reached() -> None:
    player = settings(House(settings=Settings(text_size=200)), 200)
    assert "volume_all" in player.form
    assert "speed" not in player.form
    player.click("later")
    assert "speed" in player.form
    player.keys("pageup")
    assert "volume_all" in player.form


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["text_size", "volume_crowd", "coach"])
def test_the_leaf_stays_with_the_setting_in_hand_at_every_size(size: tuple[int, int], name: str) -> None:
    player = Player(lambda: SettingsScene(House().kit), size)
    turn_to(player, name)
    player.form.focus(name)
    for text in (*TEXT_SIZES, *reversed(TEXT_SIZES)):
        player.relook(size, text)
        player.step()
        assert player.form.focused == name


@pytest.mark.parametrize("size", SIZES)
def test_the_size_of_text_is_raised_by_keys_without_losing_it(size: tuple[int, int]) -> None:
    house = House()
    player = Player(lambda: SettingsScene(house.kit), size)
    turn_to(player, "text_size")
    player.form.focus("text_size")
    for text in (125, 150, 175, 200):
        player.keys("right")
        assert house.settings.text_size == text
        player.relook(size, text if text in TEXT_SIZES else 150)
        player.step()
        assert player.form.focused == "text_size"


def test_a_setting_that_is_wheeled_takes_the_focus() -> None:
    player = settings(House())
    turn_to(player, "text_size")
    player.give(Wheeled(player.form["text_size"].box.centre, -1))
    player.relook((1280, 720), 150)
    player.step()
    assert player.form.focused == "text_size"


def test_keys_and_done() -> None:
    player = settings(House())
    player.click("keys")
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("keys", ("government",))
    player = Player(lambda: SettingsScene(House().kit, "battle"))
    player.click("keys")
    assert isinstance(player.page, Room)
    assert player.page.arguments == ("battle",)
    player = settings(House())
    player.click("done")
    assert player.here == "below"
