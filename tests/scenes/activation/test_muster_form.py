"""A line to write on and a number to step: by pointer, by keys, by letters; and rosters as lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.engine.activation.model import Arm, Unit
from game.scenes.activation.muster_lines import RosterLine, lines_of, roster_of
from game.scenes.field import Field
from game.scenes.stepper import Stepper
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, PointerPressed, PointerReleased, Wheeled
from game.stage.widgets import Chosen, Widget
from tests.scenes.pages import look

BOX = Box(100, 100, 400, 60)


def press(widget: Widget, *keys: str) -> list[Chosen | None]:
    return [widget.handle(KeyPressed(key)) for key in keys]


def click(widget: Widget, x: float) -> Chosen | None:
    widget.handle(PointerPressed((x, BOX.cy)))
    return widget.handle(PointerReleased((x, BOX.cy)))


def test_a_line_is_written_anew_and_chosen_when_it_has_ended() -> None:
    field = Field("name", BOX, "Wellington")
    field.type("Blücher")
    assert field.writing
    assert press(field, "enter") == [Chosen("name", "Blücher")]
    assert not field.writing


def test_a_click_writes_on_at_the_end_and_the_pen_can_be_moved() -> None:
    field = Field("name", BOX, "Ney")
    assert click(field, BOX.cx) is None
    field.type("s")
    press(field, "home", "delete", "right", "backspace", "end", "left")
    field.type("!")
    assert field.text == "y!s"


def test_what_is_empty_or_unchanged_is_not_chosen() -> None:
    field = Field("name", BOX, "Ney")
    press(field, "enter", "backspace", "backspace", "backspace")
    assert field.finish() is None
    assert field.text == "Ney"
    press(field, "enter")
    assert field.finish() is None
    field.type("Soult")
    field.cancel()
    assert field.text == "Ney"


def test_a_line_with_a_prompt_may_be_empty() -> None:
    field = Field("kind", BOX, "Zouaves", prompt="as the arm")
    press(field, "enter", *["backspace"] * 7)
    assert field.finish() == Chosen("kind", "")


def test_a_line_keeps_its_length_and_drops_what_cannot_be_printed() -> None:
    field = Field("name", BOX, "x", longest=5, capitals=True)
    field.type("  ")
    assert not field.writing
    field.type("ab\tcdefgh")
    assert field.text == "ABCDE"


def test_half_written_words_are_taken_over_to_another_form() -> None:
    field = Field("name", BOX, "Ney")
    field.type("Sou")
    again = Field("name", BOX, "Ney").carry(field)
    again.type("lt")
    assert again.finish() == Chosen("name", "Soult")


def test_a_number_by_its_ends_the_wheel_keys_and_digits() -> None:
    stepper = Stepper("units", BOX, 1, 99, 10)
    assert click(stepper, BOX.right - 10) == Chosen("units", 11)
    assert click(stepper, BOX.x + 10) == Chosen("units", 10)
    assert click(stepper, BOX.cx) is None
    assert stepper.handle(Wheeled(BOX.centre, 2)) == Chosen("units", 12)
    assert press(stepper, "left", "-", "home", "end") == [Chosen("units", n) for n in (11, 10, 1, 99)]
    assert press(stepper, "1", "4") == [Chosen("units", 1), Chosen("units", 14)]
    stepper.settle()
    assert press(stepper, "7") == [Chosen("units", 7)]
    assert press(stepper, "backspace") == [None]


def test_typing_goes_on_in_the_form_that_takes_its_place() -> None:
    first = Stepper("units", BOX, 1, 99, 10)
    press(first, "2")
    second = Stepper("units", BOX, 1, 99, 2).carry(first)
    assert press(second, "3") == [Chosen("units", 23)]
    assert press(Stepper("units", BOX, 1, 99, 5).carry(first), "3") == [Chosen("units", 3)]


def test_none_lies_below_the_lowest() -> None:
    stepper = Stepper("limit", BOX, 5, 60, None, step=5, none="none")
    assert press(stepper, "left") == [None]
    assert press(stepper, "right", "right", "left", "left") == [Chosen("limit", n) for n in (5, 10, 5, None)]


def test_they_can_be_seen_and_stay_the_same_while_nothing_changes() -> None:
    widgets: list[Widget] = [
        Field("name", BOX, "Ney", "General"),
        Field("kind", BOX, "", prompt="as the arm"),
        Stepper("units", BOX, 1, 99, 10, label="units"),
        Stepper("limit", BOX, 1, 99, None, none="none"),
    ]
    for widget in widgets:
        first = widget.items(look(), True, False)
        assert widget.items(look(), True, False) is first
    field = widgets[0]
    assert isinstance(field, Field)
    before = field.items(look(), True, False)
    field.begin()
    assert field.items(look(), True, False) is not before


names = st.text(st.sampled_from("ab 12"), min_size=1, max_size=6).map(str.strip).filter(bool)
units = st.builds(Unit, names, st.sampled_from(Arm), st.sampled_from(("", "Zouaves")))


@given(st.lists(units, max_size=12))
def test_a_roster_written_as_lines_is_the_same_roster(roster: list[Unit]) -> None:
    assert roster_of(lines_of(roster)) == tuple(roster)


def test_numbered_units_are_one_line() -> None:
    roster = RosterLine(Arm.INFANTRY, "", "Guards", 3).units + RosterLine(Arm.CAVALRY, "", "Greys").units
    assert [unit.name for unit in roster] == ["Guards 1", "Guards 2", "Guards 3", "Greys"]
    assert lines_of(roster) == (
        RosterLine(Arm.INFANTRY, "", "Guards", 3),
        RosterLine(Arm.CAVALRY, "", "Greys", 1),
    )
