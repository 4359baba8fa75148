"""Signing the honours board, and the board: by any hands, kindly, and with nothing cut off."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.content.honours import TITLES, Entry
from game.content.honours_words import Sign as Words
from game.content.honours_words import merit, told
from game.content.kiosk import Profile
from game.content.seedcode import code_of
from game.engine.advice.merit import fair_worth, points
from game.engine.government.commands import EndTurn
from game.scenes.choice import GUARD, QUIET, ChoiceScene
from game.scenes.ending import EndingScene
from game.scenes.honours import HonoursScene
from game.scenes.honours_board import Day, holds
from game.scenes.sheet import Sheet
from game.scenes.sign import NAMES, SignScene
from game.scenes.wheel import Wheel
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, PointerPressed, PointerReleased, TextTyped, Wheeled
from game.stage.text import Style
from tests.scenes.kiosk import here, kiosk, open_page
from tests.scenes.pages import House, Player, Room, finished, levels, ministry
from tools.puppet import Puppet


def line(name: str, fair: float | None = None) -> Entry:
    """A line of the board."""
    return Entry(name=name, level="As written", outcome="won", turns=27, points=115, seed="A-B-1", fair=fair)


class Written:
    """What was put on the board."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, name: str) -> Entry:
        self.names.append(name)
        return line(name)


def signing(written: Written) -> Player:
    """The page upon which one signs."""
    return Player(lambda: SignScene(House().kit, written))


def page(player: Player) -> SignScene:
    """The same."""
    assert isinstance(player.page, SignScene)
    return player.page


# --- signing


def test_letters_by_keys_only() -> None:
    written = Written()
    player = signing(written)
    player.keys("down", "down", "enter", "up", "right", "down")
    assert page(player).name == "CZB"
    player.keys("enter")
    assert player.form.focused == "sign"
    assert not written.names
    player.keys("enter")
    assert written.names == ["CZB"]
    assert isinstance(player.page, Room)
    assert player.page.name == "honours"


def test_letters_that_are_typed_turn_the_wheels_one_after_the_other() -> None:
    written = Written()
    player = signing(written)
    assert page(player).writing_letters
    player.type("gm4t")
    assert page(player).name == "GMT"
    assert player.form.focused == "sign"
    player.keys("backspace")
    assert player.form.focused == NAMES[2]
    player.type("S")
    player.keys("enter")
    assert written.names == ["GMS"]


def test_letters_by_mouse_only() -> None:
    written = Written()
    player = signing(written)
    for name, clicks in zip(NAMES, (1, 2, 3), strict=True):
        box = player.form[name].box
        for _ in range(clicks):
            player.click_at((box.cx, box.bottom - 30))
    assert page(player).name == "BCD"
    first = player.form[NAMES[0]].box
    player.click_at((first.cx, first.y + 30))
    player.give(Wheeled(player.form[NAMES[1]].box.centre, -1))
    assert page(player).name == "ADD"
    player.click("sign")
    assert written.names == ["ADD"]


def test_a_title_instead() -> None:
    written = Written()
    player = signing(written)
    player.click("other")
    assert not page(player).writing_letters
    player.keys("down", "down")
    assert page(player).name == TITLES[2]
    player.keys("enter", "enter")
    assert written.names == [TITLES[2]]


@pytest.mark.parametrize("rude", ["ASS", "SEX", "KKK"])
def test_rude_letters_are_refused_and_others_taken(rude: str) -> None:
    written = Written()
    player = signing(written)
    player.type(rude)
    player.keys("enter")
    assert page(player).refused
    assert player.form.focused == NAMES[0]
    assert not written.names
    player.type("BED")
    assert not page(player).refused
    player.keys("enter")
    assert written.names == ["BED"]


def test_nobody_has_to_sign() -> None:
    written = Written()
    player = signing(written)
    player.click("leave")
    assert player.here == "below"
    assert not written.names


def test_a_wheel_goes_round_in_both_directions() -> None:
    player = signing(Written())
    wheel = player.form[NAMES[0]]
    assert isinstance(wheel, Wheel)
    player.keys("up")
    assert page(player).name == "ZAA"
    player.keys("down")
    assert page(player).name == "AAA"


def test_what_asks_for_others_is_kind() -> None:
    assert "please" in Words.REFUSED or "begs" in Words.REFUSED


# --- the ending


def test_only_a_kiosk_with_a_board_offers_to_sign() -> None:
    for profile, offered in ((None, False), (Profile(), True), (Profile(honours=False), False)):
        kit = House(profile=profile).kit
        player = Player(partial(EndingScene, kit, finished(won=True)))
        assert ("sign" in player.form) is offered


def run(puppet: Puppet, profile_level: int = 6) -> None:
    """A visitor has come to an end."""
    kit = puppet.app.kit
    open_page(puppet, "ending", finished(profile_level, won=True))
    assert here(puppet) == "EndingScene"
    assert kit.house() is not None


def test_a_visitor_signs_and_sees_the_line_marked(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    run(puppet)
    puppet.click("sign")
    puppet.uncover()
    puppet.give(TextTyped("QED"))
    puppet.key("enter")
    puppet.uncover()
    board = puppet.scene
    assert isinstance(board, HonoursScene)
    assert board.marked is not None
    played = finished(6, won=True)
    assert board.marked.points == points(played.match.state)
    assert board.marked.fair is None
    assert [entry.name for entry in puppet.app.honours.entries] == ["QED"]
    puppet.key("enter")
    puppet.uncover()
    assert here(puppet) == "EndingScene"
    assert "sign" not in puppet.form
    assert "undo" not in puppet.form
    puppet.close()


def test_on_an_exhibition_day_decisions_are_compared(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(exhibition=code_of(77)))
    run(puppet)
    puppet.click("sign")
    puppet.uncover()
    puppet.click("sign")
    entry = puppet.app.honours.entries[0]
    assert entry.fair == pytest.approx(fair_worth(finished(6, won=True).match))
    puppet.close()


# --- the board


def test_the_board_opens_at_the_marked_line() -> None:
    entries = tuple([line(TITLES[number % 12]) for number in range(40)])
    player = Player(lambda: HonoursScene(House().kit, Day(entries, by_decisions=False), entries[35]))
    board = player.page
    assert isinstance(board, HonoursScene)
    assert board.leaf > 0
    assert board.leaf == 35 // holds(player.look, board._lines(player.look))
    player.keys("escape")
    assert player.room.results == [entries[35]]


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_merits_of_a_board_stand_in_one_size_and_many_on_a_leaf(
    text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = tuple(
        [
            msgspec.structs.replace(line(TITLES[i]), points=points)
            for i, points in enumerate((150, 147, 117, 111))
        ]
    )
    names, sizes, printed = [], [], Sheet.text

    def watched(sheet: Sheet, words: str, style: Style, box: Box, *rest: Any) -> None:
        if words == TITLES[0]:
            names.append(sheet.look.type.fitting(words, style, box.w, box.h))
        if words.isdigit():
            sizes.append(sheet.look.type.fitting(words, style, box.w, box.h))
        printed(sheet, words, style, box, *rest)

    monkeypatch.setattr(Sheet, "text", watched)
    player = Player(lambda: HonoursScene(House().kit, Day(entries, by_decisions=False)), (1080, 1920), text)
    assert len(sizes) == len(entries)
    assert max(sizes) - min(sizes) < 0.5
    assert names[0] * text >= 46 * 100  # no smaller than at 100 %
    player.relook((1280, 720), text)
    player.step()
    board = player.page
    assert isinstance(board, HonoursScene)
    assert holds(player.look, board._lines(player.look)) >= 3


def test_the_lines_that_are_read_stay_in_sight_at_another_size() -> None:
    entries = tuple([line(TITLES[number % 12]) for number in range(40)])
    player = Player(lambda: HonoursScene(House().kit, Day(entries, by_decisions=False), entries[20]))
    board = player.page
    assert isinstance(board, HonoursScene)
    for read in (20, None):
        for size in ((1024, 768), (1080, 1920), (1280, 720)):
            player.relook(size, 100)
            player.step()
            each = holds(player.look, board._lines(player.look))
            first = board._first if read is None else read
            assert board.leaf * each <= first < (board.leaf + 1) * each
        player.keys("pagedown")  # now it is the leaf turned to that counts


def test_the_lines_tell_how_it_ended_and_what_counts() -> None:
    fallen = Entry(
        name="ABC", level="Crisis", outcome="lost_to_unrest", turns=8, points=30, seed="A-B-1", fair=-7.25
    )
    assert told(fallen) == "Crisis: fell in turn 9"
    assert told(line("ABC")) == "As written: in office to the end"
    assert merit(fallen, by_decisions=False) == "30"
    assert merit(fallen, by_decisions=True) == "−7.2"
    assert merit(line("ABC"), by_decisions=True) == "–"
    assert merit(line("ABC", 3.0), by_decisions=True) == "+3.0"


# --- the big choice


def choosing(house: House, level: int = 6, offered: int = 3) -> Player:
    """The big choice, when it has been looked at for a moment."""
    player = Player(lambda: ChoiceScene(house.kit, levels()[level], offered))
    for _ in range(int(GUARD * 60) + 1):
        player.step()
    return player


@pytest.mark.parametrize(
    ("name", "door"),
    [("play", "begin"), ("full", "choose_level"), ("deck", "activation"), ("rules", "rules")],
)
def test_every_choice_leads_where_it_says(name: str, door: str) -> None:
    player = choosing(House(profile=Profile(guide=False)))
    player.click(name)
    assert player.here == door
    if name == "play":
        assert isinstance(player.page, Room)
        assert player.page.arguments == (levels()[6], None)


def test_only_what_the_organiser_offers_can_be_chosen() -> None:
    assert choosing(House(profile=Profile(scenes=["activation"]))).form.names == {"deck", "rules"}
    assert choosing(House(profile=Profile(scenes=["government"])), offered=1).form.names == {"play", "rules"}
    assert "continue" in choosing(House(profile=Profile(), running=ministry(2))).form
    player = choosing(House(profile=Profile(scenes=["activation"])))
    player.click("rules")
    assert player.here == "battle_rules"


def test_everything_on_it_is_large_enough_for_a_finger() -> None:
    for player in (
        choosing(House(profile=Profile())),
        choosing(House(profile=Profile(), running=ministry(2))),
    ):
        for size in ((1280, 720), (800, 600), (1080, 1920)):
            player.relook(size, 200)
            player.step()
            assert all(min(widget.box.w, widget.box.h) >= 72 for widget in player.form.widgets)


def test_a_double_press_presses_nothing_at_first() -> None:
    player = Player(lambda: ChoiceScene(House(profile=Profile()).kit, levels()[6], 3))
    spot = player.form["play"].box.centre
    player.give(KeyPressed("enter"), PointerPressed(spot), PointerReleased(spot))
    assert player.here == "ChoiceScene"


def test_escape_leads_back_to_the_show_or_at_home_to_the_title() -> None:
    for house, door in ((House(profile=Profile()), "attract"), (House(), "title")):
        player = choosing(house)
        player.keys("escape")
        assert player.here == door


def test_at_home_the_show_goes_on_when_nobody_chooses() -> None:
    player = choosing(House())
    for _ in range(int(QUIET * 60) + 2):
        player.step()
    assert player.here == "attract"


def test_a_kiosk_leaves_that_to_its_steward() -> None:
    player = choosing(House(profile=Profile()))
    for _ in range(int(QUIET * 60) + 2):
        player.step()
    assert player.here == "ChoiceScene"


def test_the_turn_cannot_be_ended_by_the_key_that_began_it(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    puppet.key("enter")
    puppet.tick(40)
    assert here(puppet) == "ChoiceScene"
    puppet.key("enter")
    puppet.uncover()
    assert here(puppet) == "GuidedGovernmentScene"
    begun = puppet.app.office.ministry
    assert begun is not None
    assert begun.level.id == "short-gentle"
    assert not any(isinstance(entry.command, EndTurn) for entry in begun.match.log)
    puppet.close()
