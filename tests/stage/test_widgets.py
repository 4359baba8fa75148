"""Widgets and forms: all by mouse alone, all by keys alone, idle for nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.stage import furniture
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import (
    NOWHERE,
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheeled,
)
from game.stage.look import Look
from game.stage.palette import INK
from game.stage.text import Style
from game.stage.widgets import Button, Choice, Chosen, Label, Picture, Slider, Switch, Widget


def widgets() -> list[Widget]:
    return [
        Label(Box(100, 0, 400, 40), "Settings", Style()),
        Button("new", Box(100, 50, 300, 72), "New game", "line"),
        Button("load", Box(100, 130, 300, 72), "Load", enabled=False, why="No game is saved."),
        Slider("music", Box(100, 210, 600, 60), 0, 10, 7, label="Music"),
        Choice("size", Box(100, 290, 600, 60), ("100 %", "150 %", "200 %"), 0, "Text size"),
        Switch("full", Box(100, 370, 600, 60), False, "Full screen"),
        Button("end", Box(800, 50, 300, 150), "End turn", "seal", key_hint="E"),
        Button("help", Box(800, 300, 20, 20), "crown", "icon"),
        Button("pay", Box(800, 370, 300, 72), "Pay", "brass"),
        Picture(Box(900, 500, 40, 40), "crown", INK),
        Label(Box(100, 500, 300, 90), "Many words that are wrapped", Style(), fit=False),
    ]


@pytest.fixture
def form() -> Form:
    return Form(widgets(), "new")


def keys(form: Form, *names: str) -> list[Chosen]:
    chosen = [form.handle(KeyPressed(name.removeprefix("+"), shift=name.startswith("+"))) for name in names]
    return [each for each in chosen if each]


def click(form: Form, x: float, y: float) -> list[Chosen]:
    entries: list[Input] = [PointerMoved((x, y)), PointerPressed((x, y)), PointerReleased((x, y))]
    return [chosen for chosen in map(form.handle, entries) if chosen]


def seen_focus(form: Form) -> str | None:
    return form.focused if form.focus_visible else None


def test_everything_by_mouse_alone(form: Form) -> None:
    assert click(form, 250, 80) == [Chosen("new")]
    slider = form["music"]
    assert isinstance(slider, Slider)
    assert click(form, slider.track.x, 240) == [Chosen("music", 0)]
    assert click(form, slider.track.right, 240) == [Chosen("music", 10)]
    assert click(form, 680, 320) == [Chosen("size", 1)]
    assert click(form, 370, 320) == [Chosen("size", 0)]
    assert click(form, 370, 320) == [Chosen("size", 2)]
    assert click(form, 380, 400) == [Chosen("full", True)]
    assert click(form, 900, 120) == [Chosen("end")]
    assert not form.focus_visible


def test_everything_by_keys_alone(form: Form) -> None:
    assert keys(form, "enter") == [Chosen("new")]
    assert keys(form, "down", "down", "left", "end", "right") == [Chosen("music", 6), Chosen("music", 10)]
    assert keys(form, "down", "right", "left", "left", "enter") == [
        Chosen("size", 1),
        Chosen("size", 0),
        Chosen("size", 2),
        Chosen("size", 0),
    ]
    assert keys(form, "down", "space", "enter") == [Chosen("full", True), Chosen("full", False)]
    assert keys(form, "right", "enter") == [Chosen("pay")]
    assert keys(form, "up", "enter", "up", "enter") == [Chosen("help"), Chosen("end")]


def test_tab_goes_round_both_ways(form: Form) -> None:
    assert not form.focus_visible
    order = []
    for _ in range(9):
        keys(form, "tab")
        order.append(form.focused)
    assert order == ["new", "load", "music", "size", "full", "end", "help", "pay", "new"]
    keys(form, "+tab")
    assert form.focused == "pay"


def test_the_first_key_only_shows_the_focus() -> None:
    form = Form(widgets())
    assert seen_focus(form) is None
    keys(form, "down")
    assert seen_focus(form) == "new"
    click(form, 250, 150)
    assert seen_focus(form) is None
    keys(form, "down")
    assert seen_focus(form) == "load"


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_key_that_presses_shows_first_what_it_will_press(key: str) -> None:
    form = Form(widgets())
    assert keys(form, key) == []
    assert seen_focus(form) == "new"
    assert keys(form, key) == [Chosen("new")]


def test_a_press_acts_when_released_on_the_same_widget(form: Form) -> None:
    form.handle(PointerPressed((250, 80)))
    assert form.handle(PointerMoved((900, 120))) is None
    assert form.handle(PointerReleased((900, 120))) is None
    form.handle(PointerPressed((250, 80)))
    form.release()
    assert form.handle(PointerReleased((250, 80))) is None
    form.handle(PointerPressed((250, 80), 3))
    assert form.handle(PointerReleased((250, 80), 3)) is None


def test_a_click_that_the_focus_loss_ended_does_nothing(form: Form) -> None:
    form.handle(PointerPressed((250, 80)))
    assert form.handle(PointerReleased(NOWHERE)) is None


def test_a_disabled_widget_does_nothing_and_says_why(form: Form) -> None:
    assert click(form, 250, 150) == []
    assert form.hint == "No game is saved."
    form.handle(PointerMoved((1500, 900)))
    assert form.hint == ""
    keys(form, "tab")
    assert form.focused == "load"
    assert form.hint == "No game is saved."
    assert keys(form, "enter", "space") == []


def test_a_held_enter_does_nothing(form: Form) -> None:
    assert form.handle(KeyPressed("enter", repeat=True)) is None
    form.focus("full")
    assert form.handle(KeyPressed("space", repeat=True)) is None
    form.focus("size")
    assert form.handle(KeyPressed("enter", repeat=True)) is None
    assert form.handle(KeyPressed("right", repeat=True)) == Chosen("size", 1)


def test_small_targets_are_easy_to_hit(form: Form) -> None:
    assert click(form, 790, 290) == [Chosen("help")]
    assert click(form, 832, 322) == [Chosen("help")]
    assert click(form, 780, 270) == []


def test_a_slider_is_dragged_and_wheeled(form: Form) -> None:
    slider = form["music"]
    assert isinstance(slider, Slider)
    y = slider.box.cy
    assert form.handle(PointerPressed((slider.track.x, y))) == Chosen("music", 0)
    assert form.handle(PointerMoved((slider.track.cx, y + 300))) == Chosen("music", 5)
    assert form.handle(PointerMoved((slider.track.right + 500, y))) == Chosen("music", 10)
    assert form.handle(PointerMoved((slider.track.right + 600, y))) is None
    assert form.handle(PointerReleased((slider.track.right, y))) is None
    assert form.handle(Wheeled(slider.box.centre, -3)) == Chosen("music", 7)
    assert form.handle(Wheeled((5, 5), -3)) is None
    assert slider.value == 7


def test_digits_give_a_number_where_asked() -> None:
    form = Form([Slider("dice", Box(0, 0, 600, 60), 1, 20, 5, digits=True)], "dice")
    assert keys(form, "1", "2") == [Chosen("dice", 1), Chosen("dice", 12)]
    assert keys(form, "3") == [Chosen("dice", 3)]
    assert keys(form, "0") == []  # 30 is too much and 0 too little
    assert keys(form, "pageup", "home") == [Chosen("dice", 8), Chosen("dice", 1)]
    assert keys(Form([Slider("x", Box(0, 0, 600, 60), 0, 9, 5)], "x"), "3") == []


def test_steps_of_a_slider() -> None:
    slider = Slider("price", Box(0, 0, 600, 60), 10, 50, 20, 5)
    form = Form([slider], "price")
    assert keys(form, "right", "left", "left") == [Chosen("price", v) for v in (25, 20, 15)]
    form.handle(PointerPressed((slider.track.x + slider.track.w * 0.3, 30)))
    assert slider.value == 20


def test_replacing_keeps_the_focus_by_name(form: Form) -> None:
    keys(form, "tab", "tab", "tab")
    assert form.focused == "music"
    form.replace(widgets()[2:])
    assert form.focused == "music"
    form.replace(widgets()[6:])
    assert form.focused is None
    keys(form, "tab")
    assert form.focused == "end"
    assert "end" in form
    assert "music" not in form
    assert form.names == {"end", "help", "pay"}
    with pytest.raises(KeyError):
        form["music"]


def test_an_idle_form_is_the_very_same_tuple(form: Form, look: Look) -> None:
    keys(form, "tab")
    first = form.items(look)
    assert form.items(look) is first
    form.handle(PointerMoved((1500, 900)))
    assert form.items(look) is first
    form["music"].enabled = True  # as it was
    assert form.items(look) is first
    form["music"].enabled = False
    second = form.items(look)
    assert second is not first
    assert form.items(look) is second
    form.handle(PointerMoved((250, 80)))
    assert form.items(look) is not second


def test_a_change_touches_only_the_items_it_must(form: Form, look: Look) -> None:
    before = set(form.items(look))
    slider = form["music"]
    assert isinstance(slider, Slider)
    slider.value = 3
    after = set(form.items(look))
    assert len(after - before) <= 2  # the knob's place and the number


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((1024, 768), 1.0), ((640, 360), 1.5)])
def test_every_manner_is_drawn_inside_its_box(
    look_for: Callable[..., Look], size: tuple[int, int], scale: float
) -> None:
    look = look_for(size, scale)
    for widget in widgets():
        for focused, hot, enabled in ((False, False, True), (True, True, True), (False, True, False)):
            widget.enabled = enabled
            items = widget.items(look, focused, hot)
            assert items
            room = look.frame.rect(widget.box).inflate(4, 4)
            for surface, position in items:
                assert room.contains(surface.get_rect(topleft=position)), widget.name


def test_the_ring_shows_only_after_keys(form: Form, look: Look) -> None:
    plain = len(form.items(look))
    keys(form, "tab")
    ring, position = form.items(look)[-1]
    assert look.frame.rect(form["new"].box).clamp(ring.get_rect(topleft=position)).size == (200, 48)
    assert ring.get_width() > look.frame.rect(form["new"].box).w
    click(form, 1500, 900)
    assert len(form.items(look)) == plain


def test_a_small_ticket_has_notched_corners_and_a_rule_of_its_manner(look: Look) -> None:
    tickets = {manner: furniture.chip(look, (80, 60), manner) for manner in ("idle", "disabled")}
    for ticket in tickets.values():
        assert [ticket.get_at(corner).a for corner in ((0, 0), (79, 0), (79, 59), (0, 59))] == [0] * 4
        assert ticket.get_at((40, 30)).a == 255
    assert tickets["idle"].get_at((40, 3)) != tickets["disabled"].get_at((40, 3))


def test_a_pointer_that_only_lies_there_says_no_more_why() -> None:
    def offer(*, enabled: bool) -> list[Widget]:
        return [Button("redo", Box(0, 0, 200, 80), "Redo", enabled=enabled, why="Nothing has been undone.")]

    form = Form(offer(enabled=True))
    form.handle(PointerMoved((100, 40)))
    form.replace(offer(enabled=False))  # by a key, or by the press itself
    assert (form.hint, form.pointed_at, form.hot) == ("", None, "redo")
    form.handle(PointerMoved((101, 40)))
    assert (form.hint, form.pointed_at) == ("Nothing has been undone.", "redo")
    form.handle(PointerPressed((101, 40)))
    assert form.hint == "Nothing has been undone."


def test_letters_beside_each_other_are_of_one_size(look: Look) -> None:
    keys = [Button(letter, Box(60 * i, 0, 52, 80), letter, "icon") for i, letter in enumerate("im&")]
    Form(keys).items(look)
    assert len({key._share for key in keys}) == 1
    assert keys[0]._share < 1, "the broadest of them decides"
