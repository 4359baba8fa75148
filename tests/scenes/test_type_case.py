"""Words set letter by letter: whatever a keyboard can write, a pointer alone can write too."""

from __future__ import annotations

from game.engine.activation.model import RED
from game.scenes.activation.muster_commands import CommandsScene
from game.scenes.activation.muster_roster import RosterScene
from game.scenes.field import Field
from game.scenes.type_case import TypeCaseScene
from game.stage.geometry import Box
from tests.scenes.activation.house import BattleHouse, muster, scene
from tests.scenes.pages import House, Player


def case(text: str = "", *, capitals: bool = False) -> Player:
    line = Field("name", Box(0, 0, 400, 60), text, prompt="none", longest=12, capitals=capitals)
    return Player(lambda: TypeCaseScene(House().kit, line, "General"))


def words(player: Player) -> str:
    assert isinstance(player.page, TypeCaseScene)
    return player.page.words


def set_with(player: Player, *letters: str) -> None:
    for letter in letters:
        player.click("space" if letter == " " else f"letter {letter}")


def open_case(player: Player, line: str) -> None:
    """A click writes, a second one on the sign at the line's end opens the case."""
    player.click(line)
    player.click(line, 0.99)
    assert isinstance(player.page, TypeCaseScene)


def test_every_word_begins_with_a_capital_unless_told_otherwise() -> None:
    player = case()
    set_with(player, "l", "a", " ", "h", "a", "y", "e")
    assert words(player) == "La Haye"
    player.click("space")
    player.click("capitals")
    set_with(player, "v")
    assert words(player) == "La Haye v"


def test_a_line_of_capitals_has_only_capitals_and_its_length_is_kept() -> None:
    player = case(capitals=True)
    set_with(player, *"abcdefghijklmn")
    assert words(player) == "ABCDEFGHIJKL"


def test_words_are_mended_by_pointer_and_by_keyboard() -> None:
    player = case("Ney")
    player.click("rub")
    player.keys("backspace")
    player.type("apier")
    assert words(player) == "Napier"
    player.click("clear")
    assert words(player) == ""
    assert not player.form["rub"].enabled


def test_the_names_of_a_battle_are_written_by_pointer_alone() -> None:
    player = muster(BattleHouse())
    open_case(player, "red general")
    player.click("clear")
    set_with(player, *"ney")
    player.click("done")
    assert scene(player).force(RED).general == "Ney"


def test_leaving_the_case_leaves_the_old_words() -> None:
    player = muster(BattleHouse())
    before = scene(player).force(RED).general
    open_case(player, "red general")
    set_with(player, *"xyz")
    player.click("cancel")
    assert scene(player).force(RED).general == before
    line = player.form["red general"]
    assert isinstance(line, Field)
    assert not line.writing


def test_rosters_and_generals_are_named_by_pointer_too() -> None:
    player = muster(BattleHouse())
    player.click("red roster")
    assert isinstance(player.page, RosterScene)
    player.click("add infantry")
    open_case(player, "name 0")
    player.click("clear")
    set_with(player, *"guards")
    player.click("done")
    player.click("done")
    assert scene(player).force(RED).roster[0].name == "Guards"
    player.click("red commands")
    assert isinstance(player.page, CommandsScene)
    open_case(player, "general 0")
    player.click("clear")
    set_with(player, *"soult")
    player.click("done")
    player.click("done")
    assert scene(player).force(RED).general == "Soult"


def test_what_was_half_written_goes_along() -> None:
    player = muster(BattleHouse())
    player.click("red general")
    player.type(" ne")
    player.click("red general", 0.99)
    assert words(player).endswith(" ne")
