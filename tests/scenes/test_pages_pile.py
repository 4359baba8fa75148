"""The resolved pile: looked through freely; or so many cards chosen, exactly."""

from __future__ import annotations

from game.engine.government.model import Colour
from game.engine.piles import card
from game.scenes.pile import PileScene
from game.stage.inputs import PointerPressed
from tests.scenes.pages import House, Player, Room, levels, ministry

CARDS = tuple(card(name) for name in ("4S", "7C", "10S", "AC"))


def pile(count: int, house: House | None = None) -> Player:
    kit = (house or House()).kit
    return Player(lambda: PileScene(kit, levels()[0], "Resolved", CARDS, Colour.DOMESTIC, count))


def scene(player: Player) -> PileScene:
    assert isinstance(player.page, PileScene)
    return player.page


def test_the_top_card_stands_first_and_opens_on_enter() -> None:
    player = pile(0)
    player.keys("enter")
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("inspect", (levels()[0], card("AC"), Colour.DOMESTIC))


def test_a_click_opens_a_card() -> None:
    player = pile(0)
    player.click("card 3")
    assert isinstance(player.page, Room)
    assert player.page.arguments[1] == card("4S")


def test_exactly_so_many_are_chosen() -> None:
    player = pile(2)
    player.click("confirm")
    assert scene(player).picked == ()
    assert scene(player).form.hint
    player.click("card 1")
    player.click("card 0")
    player.click("card 2")  # one too many
    assert scene(player).picked == (card("10S"), card("AC"))
    assert scene(player).message
    player.click("card 1")
    player.click("card 3")
    player.click("confirm")
    assert player.room.results == [(card("AC"), card("4S"))]


def test_by_keys_alone() -> None:
    player = pile(1)
    player.keys("enter", "tab", "enter")
    assert scene(player).picked == (card("10S"),)  # the only one is exchanged
    player.keys("tab", "tab", "tab", "enter")
    assert player.room.results == [(card("10S"),)]


def test_a_choice_that_is_owed_cannot_be_left_but_paused() -> None:
    running = ministry(2)
    player = pile(2, House(running=running))
    player.keys("escape")
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("pause", (running,))


def test_a_card_can_be_read_before_it_is_chosen() -> None:
    player = pile(2)
    player.give(PointerPressed(scene(player).form["card 2"].box.centre, 3))
    assert player.here == "inspect"
    player = pile(2)
    player.keys("tab", "i")
    assert player.here == "inspect"
