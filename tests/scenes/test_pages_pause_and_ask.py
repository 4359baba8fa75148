"""The pause page, the question with two answers, and the keys."""

from __future__ import annotations

import pygame
import pytest

from game.content.words import KEYS
from game.scenes.ask import AskScene
from game.scenes.government.keys import action_of
from game.scenes.keys_page import KeysScene
from game.scenes.pause import PauseScene
from game.stage.inputs import KeyPressed
from tests.scenes.pages import House, Player, Room, ministry


def pause(house: House | None = None) -> Player:
    return Player(lambda: PauseScene((house or House()).kit, ministry(2)))


def ask() -> Player:
    return Player(lambda: AskScene(House().kit, "Fall?", "It falls at once.", "Fall", "Think again"))


def action_keys() -> set[str]:
    """Every key of the government's table, as it is written on the page."""
    letters = [*"abcdefghijklmnopqrstuvwxyz+-=", *(f"f{n}" for n in range(1, 13))]
    plain = {key for key in letters if action_of(KeyPressed(key))}
    return plain | {f"ctrl+{key}" for key in letters if action_of(KeyPressed(key, ctrl=True))}


@pytest.mark.parametrize(("line", "room"), [("rules", "rules"), ("settings", "settings"), ("keys", "keys")])
def test_lines_open_their_pages(line: str, room: str) -> None:
    player = pause()
    player.click(line)
    assert player.here == room


def test_enter_resumes_and_so_does_escape() -> None:
    for key in ("enter", "escape"):
        player = pause()
        player.keys(key)
        assert player.room.results == [None]
        assert player.manager.running


def test_the_title_page_replaces_everything() -> None:
    player = pause()
    player.click("title")
    assert (player.here, len(player.manager.scenes)) == ("title", 1)


def test_rules_are_those_of_the_level() -> None:
    player = pause()
    player.keys("f1")
    assert isinstance(player.page, Room)
    assert player.page.arguments == (ministry(2).level.rules,)


def test_the_deal_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    player = pause()
    player.click("copy")
    assert copied == [ministry(2).code]
    assert player.message


def test_without_a_clipboard_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    player = pause()
    quiet = player.frame().get_buffer().raw
    player.click("copy")
    assert "clipboard" in player.message
    assert player.frame().get_buffer().raw != quiet


def test_without_a_government_there_is_no_deal() -> None:
    assert "copy" not in Player(lambda: PauseScene(House().kit, None)).form


def test_the_safe_answer_has_the_focus() -> None:
    player = ask()
    player.keys("enter")
    assert player.room.results == [False]


def test_answers() -> None:
    for act, answer in (("yes", True), ("no", False)):
        player = ask()
        player.click(act)
        assert player.room.results == [answer]
    player = ask()
    player.keys("tab", "tab", "enter")
    assert player.room.results == [True]
    player = ask()
    player.keys("escape")
    assert player.room.results == [False]


def test_the_keys_that_are_listed_are_those_there_are() -> None:
    listed = {key.lower().replace("−", "-") for keys, _ in KEYS for key in keys.split(", ")}
    table = {key for key in action_keys() if key != "="}  # the + of many keyboards without its Shift
    assert table <= listed
    everywhere = {"arrows", "tab", "enter", "space", "esc", "page up", "page down", "f11", "f12"}
    assert listed - table == everywhere | {"0 to 9", "wheel", "right button"}


def test_keys_are_listed_on_more_leaves_when_large() -> None:
    player = Player(lambda: KeysScene(House().kit))
    page = player.page
    assert isinstance(page, KeysScene)
    assert page.leaves(player.look) == 1
    player.relook((1024, 768), 200)
    player.step()
    assert page.leaves(player.look) > 1
    player.click("later")
    assert page.leaf == 1
    player.click("close")
    assert player.here == "below"
