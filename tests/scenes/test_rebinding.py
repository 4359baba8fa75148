"""The page on which keys are changed, and what they do afterwards in the real game."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.content.bindings import rebound
from game.content.key_words import Rebinding as Words
from game.content.kiosk import Profile
from game.options import Options
from game.scenes.keys_page import KeysScene
from game.scenes.kit import Game
from game.scenes.new_government import NewGovernmentScene
from game.scenes.rebind_page import RebindScene
from game.stage.inputs import KeyPressed, TextTyped
from game.stage.scene import Push
from tests.scenes.pages import House, Player
from tools.puppet import Puppet


def page(game: Game = "government") -> tuple[House, Player]:
    house = House()
    return house, Player(partial(RebindScene, house.kit, game))


def test_a_command_is_chosen_and_the_next_key_is_its_own() -> None:
    house, player = page()
    player.click("government.end")
    assert player.page.wants_any_key
    player.keys("q")
    assert house.settings.keys == {"government.end": "q"}
    assert player.message == Words.NOW.format(command=Words.WORDS["government.end"], key="Q")
    assert not player.page.wants_any_key


def test_all_of_it_by_keys_alone() -> None:
    house, player = page()
    player.keys("tab", "down", "enter")
    assert player.form.focused == "government.end"
    player.keys("q")
    assert house.settings.keys == {"government.end": "q"}


def test_a_key_of_another_command_is_exchanged_and_that_is_told() -> None:
    house, player = page()
    player.click("government.end")
    player.keys("g")
    assert house.settings.keys == {"government.end": "g", "government.gazette": "e"}
    assert Words.WORDS["government.gazette"] in player.message
    assert "E in exchange" in player.message


@pytest.mark.parametrize("key", ["enter", "tab", "5", "left", "pagedown", "ctrl+z"])
def test_a_key_that_stays_is_refused_and_another_is_asked_for(key: str) -> None:
    house, player = page()
    player.click("government.end")
    player.keys(key)
    assert player.message == Words.RESERVED
    assert player.page.wants_any_key
    player.keys("q")
    assert house.settings.keys == {"government.end": "q"}


def test_a_key_that_cannot_be_exchanged_is_refused() -> None:
    house, player = page()
    player.click("government.undo")
    player.keys("m")
    assert house.settings.keys == {}
    assert Words.WORDS["everywhere.mute"] in player.message
    assert player.page.wants_any_key


def test_escape_a_click_and_a_gamepad_leave_it_as_it_is() -> None:
    house, player = page()
    player.click("government.end")
    player.keys("escape")
    assert player.here == "RebindScene"
    player.click("government.end")
    player.click("government.look")  # another is asked for instead
    assert Words.WORDS["government.look"] in player.message
    player.give(KeyPressed("pad x", pad=True))
    assert player.message == Words.PAD
    assert not player.page.wants_any_key
    assert house.settings.keys == {}


def test_all_keys_are_as_the_game_came_again() -> None:
    house, player = page()
    house.settings.keys.update({"government.end": "q"})
    player.click("reset")
    assert house.settings.keys == {}
    player.click("done")
    assert player.here == "below"


def test_every_command_can_be_reached_at_every_size() -> None:
    for size, text in (((1920, 1080), 100), ((1024, 768), 200), ((1080, 1920), 150)):
        _, player = page("battle")
        player.relook(size, text)
        player.step()
        scene = player.page
        assert isinstance(scene, RebindScene)
        found: list[str] = []
        for _ in range(scene.leaves(player.look)):
            found += [widget.name for widget in player.form.widgets if widget.name in Words.WORDS]
            player.keys("pagedown")
        assert sorted(found) == sorted(Words.WORDS)


def test_the_keys_page_shows_the_players_own_and_leads_here() -> None:
    house = House()
    player = Player(partial(KeysScene, house.kit))
    before = player.frame().get_buffer().raw
    player.click("rebind")
    assert player.here == "rebind"
    house.settings.keys.update({"government.end": "q"})
    player.keys()
    player.manager.relook()
    player.step()
    fresh = Player(partial(KeysScene, house.kit))
    assert fresh.frame().get_buffer().raw != before


def test_a_visitor_of_a_kiosk_changes_no_keys() -> None:
    player = Player(partial(KeysScene, House(profile=Profile()).kit))
    assert "rebind" not in player.form


def test_the_game_is_played_with_them_and_remembers_them(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=3, speed="instant"))
    puppet.tick(2)
    puppet.key("escape")
    puppet.uncover()
    puppet.click("keys")
    puppet.click("rebind")
    puppet.click("government.primary")
    puppet.key("m")  # which is silence everywhere, and is exchanged
    assert not puppet.app.preferences.now.mute
    puppet.key("escape", "escape", "escape")
    puppet.uncover()
    history = puppet.government.ministry.match.history
    puppet.key("4", "t")
    assert not history
    assert puppet.app.preferences.now.mute
    puppet.key("m")
    assert len(puppet.government.ministry.match.history) > 0
    puppet.close()
    again = Puppet(tmp_path, options=Options())
    assert again.app.preferences.now.keys == {"government.primary": "m", "everywhere.mute": "t"}
    again.close()


def test_a_key_that_writes_or_rubs_out_is_no_command_where_one_writes(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(speed="instant"))
    puppet.tick(2)
    own = {
        "everywhere.rules": "h",
        "everywhere.mute": "backspace",
        "government.undo": "m",
        "battle.undo": "m",
        "everywhere.picture": "delete",
    }
    puppet.app.preferences.change(replace(puppet.app.preferences.now, keys=own))
    puppet.app.manager.ask(Push(puppet.app.kit.doors.choose_level))
    puppet.tick(2)
    puppet.uncover()
    puppet.click("enter")
    scene = puppet.scene
    assert isinstance(scene, NewGovernmentScene)
    for letter in "ohx":
        puppet.give(KeyPressed(letter), TextTyped(letter))
    puppet.key("backspace", "delete")
    puppet.tick(2)
    assert puppet.scene is scene
    assert scene._typing == "OH"
    assert not puppet.app.preferences.now.mute
    assert not puppet.app.places.screenshots.exists()
    puppet.key("escape", "backspace")  # nothing is written any more
    assert puppet.app.preferences.now.mute
    puppet.key("h")
    puppet.tick(2)
    assert puppet.scene is not scene
    puppet.close()


@pytest.mark.parametrize("key", ["²", "é", "ß", "<", "½", "insert", "delete", "f7", "/", "*", "."])
def test_an_unusual_key_is_a_commands_like_any_other(key: str, tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=3, speed="instant"))
    puppet.tick(2)
    found = rebound({}, "government.primary", key)
    assert found is not None
    puppet.app.preferences.change(replace(puppet.app.preferences.now, keys=found[0]))
    puppet.key("4", key)
    assert len(puppet.government.ministry.match.history) > 0
    puppet.close()
