"""The pause page, the question with two answers, and the keys."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.content.bindings import named_keys
from game.content.engagement import begin
from game.content.key_words import BATTLE_KEYS, KEYS, for_visitors
from game.content.kiosk import Profile
from game.content.seedcode import code_of
from game.scenes.activation.keys import action_of as battle_action_of
from game.scenes.ask import AskScene
from game.scenes.government.keys import action_of
from game.scenes.keys_page import LISTS, KeysScene
from game.scenes.kit import Game
from game.scenes.pause import PauseScene, print_named
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.steward import KEPT_FROM_VISITORS
from tests.scenes.activation.house import shipped
from tests.scenes.pages import House, Player, Room, look, ministry
from tests.scenes.witnessing import fresh
from tools.fitness.witness import watching


def pause(house: House | None = None) -> Player:
    return Player(lambda: PauseScene((house or House()).kit, ministry(2)))


def battle_pause(*, paper: bool = False) -> Player:
    return Player(lambda: PauseScene(House().kit, begin(shipped()[0], 77, paper=paper)))


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (800, 1280)])
@pytest.mark.parametrize("deal", ["ACORN-ACORN-259", "BLOSSOM-SCHOONER-136"])
def test_the_deal_stands_well_apart_from_what_it_is_called_and_from_its_button(
    deal: str, size: tuple[int, int], text: int
) -> None:
    sheet = Sheet(look(size, text), Box(0, 0, 860, 76), "none")
    print_named(sheet, "Deal", deal, Box(0, 0, 650, 76))
    told = sorted(sheet.told)
    called, *name = told
    assert name[0].x - called.right >= 18
    assert called.x >= 0
    assert name[-1].right <= 650


def ask() -> Player:
    return Player(lambda: AskScene(House().kit, "Fall?", "It falls at once.", "Fall", "Think again"))


def action_keys() -> set[str]:
    """Every key of the government's table, as it is written on the page."""
    letters = [*"abcdefghijklmnopqrstuvwxyz+-=", "backspace", *(f"f{n}" for n in range(1, 13))]
    plain = {key for key in letters if action_of(KeyPressed(key), {})}
    return plain | {f"ctrl+{key}" for key in letters if action_of(KeyPressed(key, ctrl=True), {})}


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


@pytest.mark.parametrize(("line", "room"), [("settings", "settings"), ("keys", "keys")])
def test_over_a_battle_the_pages_are_told_so(line: str, room: str) -> None:
    for player, game in ((pause(), "government"), (battle_pause(), "battle")):
        player.click(line)
        assert isinstance(player.page, Room)
        assert (player.here, player.page.arguments) == (room, (game,))


@pytest.mark.parametrize("way", ["f1", "rules"])
def test_over_a_battle_the_rules_are_the_battles(way: str) -> None:
    player = battle_pause()
    if way == "f1":
        player.keys(way)
    else:
        player.click(way)
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("battle_rules", (shipped()[0].rules,))


def noted(house: House) -> list[str]:
    """What the pause page of a government says."""
    with watching() as witness:
        PauseScene(house.kit, ministry(2)).printed(fresh((1280, 720), 100))
    return [printed.words for printed in witness.printed]


def test_it_says_on_which_level_the_deal_is() -> None:
    assert f"{ministry(2).level.title}: your government is kept." in noted(House())


def test_it_never_says_that_a_game_is_kept_which_is_not() -> None:
    trouble = "The game cannot be saved: the disk is full."
    told = noted(House(trouble=trouble))
    assert trouble in " ".join(told)
    assert not [words for words in told if words.endswith("kept.")]
    assert trouble not in noted(House(trouble=trouble, profile=Profile())), "visitors cannot do anything"


def test_over_a_battle_it_is_the_battle_that_is_kept() -> None:
    assert pause().frame().get_buffer().raw != battle_pause().frame().get_buffer().raw
    player = battle_pause()
    player.click("title")
    assert (player.here, len(player.manager.scenes)) == ("title", 1)


def test_the_deal_of_a_battle_is_copied_but_not_where_cards_are_the_players_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    player = battle_pause()
    player.click("copy")
    assert copied == [code_of(77)]
    assert "copy" not in battle_pause(paper=True).form


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


def written(lines: tuple[tuple[str, str], ...]) -> set[str]:
    """The keys in a list of them, as they are written where the player has changed none."""
    return {key for keys, _ in lines for key in keys.format(**named_keys({})).split(", ")}


def test_the_keys_that_are_listed_are_those_there_are() -> None:
    listed = {key.lower().replace("−", "-") for key in written(KEYS)}
    table = {key for key in action_keys() if key != "="}  # the + of many keyboards without its Shift
    assert table - {"ctrl+z", "ctrl+y"} <= listed  # those are named in the line of undo
    everywhere = {"arrows", "tab", "enter", "space", "esc", "page up", "page down"}
    assert listed - table == everywhere | {"0 to 9", "wheel", "right button"}


def test_the_battles_keys_that_are_listed_are_those_there_are() -> None:
    listed = {key.lower().replace(" ", "") for key in written(BATTLE_KEYS)}
    keys = [*"abcdefghijklmnopqrstuvwxyz", "space", "enter", "left", "right", "up", "down", "backspace",
            "pageup", "pagedown", *(f"f{n}" for n in range(1, 13))]  # fmt: skip
    plain = {key for key in keys if battle_action_of(KeyPressed(key), {}, focus_visible=False)}
    table = plain | {
        f"ctrl+{k}" for k in keys if battle_action_of(KeyPressed(k, ctrl=True), {}, focus_visible=False)
    }
    assert table - {"ctrl+z"} <= listed  # that is named in the line of undo
    assert listed - table == {"arrows", "tab", "0to9", "esc"}


def test_a_kiosk_lists_no_key_that_it_refuses() -> None:
    refused = {key.upper() for key in KEPT_FROM_VISITORS}
    for lines in (KEYS, BATTLE_KEYS):
        assert written(for_visitors(lines)) == written(lines) - refused
        assert refused < written(lines)
    shown = [
        [lines for _, lines in KeysScene(house.kit)._dealt(look(text=200))]
        for house in (House(), House(profile=Profile()))
    ]
    at_home, at_kiosk = ({key for leaf in leaves for key in written(leaf)} for leaves in shown)
    assert at_home - at_kiosk == refused


def test_the_keys_begin_with_those_of_the_game_at_hand() -> None:
    frames = {}
    games: tuple[Game, ...] = ("government", "battle")
    for game in games:
        player = Player(partial(KeysScene, House().kit, game))
        first = player.frame().get_buffer().raw
        player.keys("right")
        frames[game] = first, player.frame().get_buffer().raw
    assert len({frame for pair in frames.values() for frame in pair}) == 4


def test_keys_are_listed_on_more_leaves_when_large() -> None:
    player = Player(lambda: KeysScene(House().kit))
    page = player.page
    assert isinstance(page, KeysScene)
    assert page.leaves(player.look) == len(LISTS)
    player.relook((1024, 768), 200)
    player.step()
    assert page.leaves(player.look) > len(LISTS)
    player.click("later")
    assert page.leaf == 1
    player.click("close")
    assert player.here == "below"
