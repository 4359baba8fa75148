"""Where things lie on the battle's table and its pages: nothing collides, and all can be touched."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.content.battle_report import verdict
from game.content.engagement import Engagement, begin
from game.content.settings import Settings
from game.engine.activation.commands import Activate, EndBattle, TurnCard
from game.engine.activation.model import COLOURS, RED, Colour, Phase, Role
from game.scenes.activation import panels
from game.scenes.activation.controls import COUNTER, PIP
from game.scenes.activation.enter_page import EnterPage
from game.scenes.activation.fairness_page import FairnessPage
from game.scenes.activation.flood import SIDES, Flood
from game.scenes.activation.grid import Cell, grid
from game.scenes.activation.journal_page import JournalPage
from game.scenes.activation.layout_upright import table_layout
from game.scenes.activation.orders import OrdersPage
from game.scenes.activation.panels import GREAT, print_name_of
from game.scenes.activation.pieces import FILLED, LABEL_H, LOW_COUNTER, LOW_LABEL_H, Names, UnitCounter
from game.scenes.activation.report_page import BattleReportScene, held_together
from game.scenes.activation.report_picture import print_report
from game.scenes.activation.scene import BattleScene
from game.scenes.field import Field, named_alike, written_alike
from game.scenes.kit import Doors, Kit
from game.scenes.sheet import Sheet
from game.stage.geometry import LARGE_TARGET, Box, Frame
from game.stage.look import Look
from game.stage.scene import Scene
from game.stage.widgets import Button, Widget
from tests.scenes.activation.fighting import battles
from tests.scenes.pages import TEXT_SIZES, Player, Room, check_layout, everywhere, look
from tools.fitness.controls import reach

NEAR = 1e-6
SHAPES = ((1280, 720), (1024, 768), (1080, 1920))


def kit(settings: Settings | None = None) -> Kit:
    """A kit whose doors lead to rooms."""

    def door(name: str) -> Callable[..., Scene]:
        return lambda *arguments: Room(name, *arguments)

    doors = Doors(**{field.name: door(field.name) for field in dataclasses.fields(Doors)})  # type: ignore[arg-type]
    return Kit(
        doors=dataclasses.replace(doors, reports_folder=lambda: Path("nowhere")),
        settings=lambda: settings or Settings(),
        change=lambda _settings: None,
        keep=lambda _ministry: None,
        keep_battle=lambda _engagement: None,
        play=lambda _sound, _place=0.0: None,
        mood=lambda _name: None,
        is_new=lambda _plate: False,
        first_sight=lambda _plate: None,
        notice=lambda: "",
        unkept=lambda _game: "",
        house=lambda: None,
    )


def fought(name: str = "modder-river", cards: int = 30, *, paper: bool = False) -> Engagement:
    """A battle some cards old, a side acting."""
    engagement = begin(battles()[name], 3, paper=paper)
    for _ in range(cards):
        if paper:
            break
        engagement.do(TurnCard())
    while engagement.match.state.phase is not Phase.ACTING and not paper:
        engagement.do(TurnCard())
    return engagement


def at_every_shape() -> list[tuple[tuple[int, int], int]]:
    """Landscape and portrait, with every text size."""
    return [*everywhere(), *[((1080, 1920), text) for text in TEXT_SIZES], ((800, 1280), 100)]


def meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def within(box: Box, room: Box) -> bool:
    across = room.x - NEAR <= box.x and box.right <= room.right + NEAR
    return across and room.y - NEAR <= box.y and box.bottom <= room.bottom + NEAR


@pytest.mark.parametrize("both_ways", [True, False])
@pytest.mark.parametrize("size", SHAPES)
def test_nothing_on_the_table_collides(size: tuple[int, int], both_ways: bool) -> None:
    table = table_layout(Frame.for_window(size), both_ways)
    things = [table.banner, *table.tools, table.pack, table.odds, table.fairness, table.card]
    things += [table.discards, table.plate, table.number, *table.forces, *table.roles, table.units]
    if both_ways:
        things.append(table.opposite)
    for i, one in enumerate(things):
        assert within(one, table.safe), one
        assert not any(meet(one, other) for other in things[i + 1 :]), one
    assert min(min(box.w, box.h) for box in table.tools) >= 48


@pytest.mark.parametrize("cell", [COUNTER, PIP])
@pytest.mark.parametrize("size", SHAPES)
def test_any_number_of_units_finds_its_places(size: tuple[int, int], cell: Cell) -> None:
    room = table_layout(Frame.for_window(size)).units
    for count in range(1, 100):
        places = grid(room, count, cell)
        assert places.each * places.leaves >= count
        for i, box in enumerate(places.boxes):
            assert within(box, room)
            assert min(box.w, box.h) >= 48
            assert not any(meet(box.inset(NEAR), other) for other in places.boxes[i + 1 :])
            assert places.turner is None or not meet(box, places.turner)


def test_eleven_units_of_the_example_stand_in_two_lines_lest_their_pictures_be_tiny() -> None:
    room = table_layout(Frame.for_window((1280, 720))).units
    places = grid(room, 11, COUNTER)
    assert len({box.y for box in places.boxes}) == 2
    assert all(box.h - LABEL_H >= 80 for box in places.boxes)
    without_words = grid(room, 11, replace(COUNTER, foot=0.0))
    assert without_words.boxes[0].h - LABEL_H < places.boxes[0].h - LABEL_H


@pytest.mark.parametrize("count", [9, 10, 11, 12])
def test_pictures_of_many_units_are_not_tiny_in_four_by_three_either(count: int) -> None:
    room = table_layout(Frame.for_window((1024, 768))).units
    box = grid(room, count, COUNTER).boxes[0]
    label = LOW_LABEL_H if box.h < LOW_COUNTER else LABEL_H
    assert min(box.w, (box.h - label) / FILLED) >= 90


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [*SHAPES, (800, 600)])
def test_names_of_units_that_stand_together_are_in_one_size(size: tuple[int, int], text: int) -> None:
    seen = look(size, text)
    room = table_layout(seen.frame).units
    force = fought("example-with-guns").match.state.side(RED).force
    names = [unit.name for unit in force.roster]
    places = grid(room, len(names), COUNTER).boxes
    counters = [
        UnitCounter(i, box, unit, RED, "ready", names=Names(names))
        for i, (box, unit) in enumerate(zip(places, force.roster, strict=True))
    ]
    sizes = {counter.lettering(seen).size for counter in counters}
    assert len(sizes) == 1
    assert sizes.pop() * text / 100 > 24 - 1 / seen.frame.k  # type is cut to whole pixels


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("count", range(1, 27))
def test_the_last_discards_show_rank_and_suit(count: int, size: tuple[int, int]) -> None:
    table = table_layout(Frame.for_window(size))
    boxes = table.discard_boxes(count)
    assert len(boxes) == count
    assert all(within(box, table.discards) for box in boxes)
    steps = [b.x - a.x for a, b in pairwise(boxes)]
    assert all(step == 0 or step >= 44 - NEAR for step in steps)
    assert sum(step > 0 for step in steps) >= min(count - 1, 5)


@pytest.mark.parametrize("number", [1, 4, 7, 9, 10, 13])
@pytest.mark.parametrize("size", SHAPES)
def test_the_number_is_at_least_two_hundred_units_high(size: tuple[int, int], number: int) -> None:
    seen = look(size)
    width = table_layout(seen.frame).number.w - 44
    image = seen.type.fit(str(number), GREAT, width)
    assert image.get_bounding_rect().h / seen.frame.k >= 195  # figures of one face differ by a little
    assert image.get_bounding_rect().w / seen.frame.k <= width


@pytest.mark.parametrize("colour", list(Colour))
def test_the_flood_runs_round_the_whole_window(colour: Colour) -> None:
    seen = look((1024, 768))
    strips = Flood(seen).items(colour)
    assert len(strips) == len(SIDES)
    area = sum(surface.get_width() * surface.get_height() for surface, _ in strips)
    deep = strips[0][0].get_height()
    assert area == 2 * 1024 * deep + 2 * (768 - 2 * deep) * deep
    for surface, (x, y) in strips:
        assert surface.get_at((surface.get_width() // 2, surface.get_height() // 2)).a > 0
        assert 0 <= x < 1024
        assert 0 <= y < 768


PAGES: dict[str, Callable[[], Scene]] = {
    "orders": lambda: OrdersPage(kit(), fought(), lambda _command: ""),
    "orders by number": lambda: OrdersPage(kit(), fought("example-by-number"), lambda _command: ""),
    "log": lambda: JournalPage(kit(), fought()),
    "fairness": lambda: FairnessPage(kit(), fought()),
    "fairness at first": lambda: FairnessPage(kit(), begin(battles()["yalu"], 1)),
    "report": lambda: BattleReportScene(kit(), fought()),
    "enter": lambda: EnterPage(kit(), fought(paper=True).match.legal.enter),
}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("size", "text"), everywhere())
def test_every_page_holds_at_every_size(name: str, size: tuple[int, int], text: int) -> None:
    player = Player(PAGES[name], size, text)
    player.frame()
    check_layout(player)


@pytest.mark.parametrize("battle", ["modder-river", "example-by-number", "adwa"])
@pytest.mark.parametrize(("size", "text"), at_every_shape())
def test_the_table_holds_at_every_size(battle: str, size: tuple[int, int], text: int) -> None:
    engagement = fought(battle, 4)
    player = Player(lambda: BattleScene(kit(), engagement), size, text)
    scene = player.page
    assert isinstance(scene, BattleScene)
    player.frame()
    safe = player.look.frame.safe
    focusable = [widget for widget in scene.form.widgets if widget.focusable]
    for i, widget in enumerate(focusable):
        assert within(widget.box, safe), widget.name
        assert min(widget.box.w, widget.box.h) >= 48, widget.name
        assert not any(meet(widget.box.inset(0.5), other.box) for other in focusable[i + 1 :]), widget.name
    assert scene.form.items(player.look) is scene.form.items(player.look)


def test_the_picture_of_a_battle_is_of_one_width_at_every_size() -> None:
    engagement = fought()
    engagement.do(Activate(Role.OTHER, units=(0,)))
    seen: list[Look] = [look((1280, 720)), look((1920, 1080))]
    sizes = [print_report(one, engagement).get_size() for one in seen]
    assert {w for w, _ in sizes} == {1600}
    assert abs(sizes[0][1] - sizes[1][1]) <= 2


def test_the_picture_says_who_has_won_and_counts_no_ticks_that_nobody_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    print_text = Sheet.text

    def listening(sheet: Sheet, text: str, *rest: Any, **named: Any) -> Any:
        said.append(text)
        return print_text(sheet, text, *rest, **named)

    monkeypatch.setattr(Sheet, "text", listening)
    engagement = fought("example-by-number")
    offered = engagement.match.state.left
    engagement.do(EndBattle(RED))
    print_report(look((1280, 720)), engagement)
    assert verdict(engagement) in said
    assert str(offered) in said
    assert not any("0 of" in text or "0 used" in text for text in said)


@pytest.mark.parametrize("size", SHAPES)
def test_a_finger_finds_each_of_the_small_buttons(size: tuple[int, int]) -> None:
    buttons: list[Widget] = [
        Button(str(number), box, "") for number, box in enumerate(table_layout(Frame.for_window(size)).tools)
    ]
    for button in buttons:
        button.least = LARGE_TARGET
    for button in buttons:
        room = reach(button, buttons)
        assert min(room.w, room.h) >= LARGE_TARGET - NEAR


def test_no_number_of_a_report_is_parted_from_what_it_tells_apart() -> None:
    told = held_together("The Burghers: good; 9 units, cards of 5, 6, 7: Krupp Guns 1, Krupp Guns 2")
    assert told.endswith("Krupp Guns\u00a01, Krupp Guns\u00a02")
    assert "of\u00a05,\u00a06,\u00a07:" in told


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_sides_beside_each_other_are_named_in_one_size_between_as_many_badges(
    text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = look((1280, 720), text)
    named: list[tuple[float, bool]] = []
    monkeypatch.setattr(panels, "print_name", lambda *a, twice=True, **_: named.append((a[4].size, twice)))
    sheet, names = Sheet(seen, Box(0, 0, 380, 160)), ("The Guards Brigade", "The Boers")
    for colour in COLOURS:
        print_name_of(sheet, Box(20, 14, 340, 60), colour, names)
    assert len(named) == 2
    assert named[0] == named[1]


def test_lines_of_a_page_tell_in_one_size_what_they_are_called() -> None:
    seen = look((1280, 720), 150)
    short = Field("short", Box(0, 0, 500, 70), "Adwa", "Battle")
    long = Field("long", Box(0, 0, 500, 70), "CASTLE-MINSTREL-330", "Deal")
    assert short.label_fits(seen) > long.label_fits(seen)
    named_alike(seen, [short, long])
    assert short.label_style == long.label_style
    assert short.label_style.size == pytest.approx(long.label_fits(seen))


def test_lines_for_equals_show_their_words_in_one_size() -> None:
    seen = look((1024, 768), 150)
    short = Field("red general", Box(0, 0, 400, 70), "The red general", "General")
    long = Field("black general", Box(0, 0, 400, 70), "The black general", "General")
    fits = long.words_fit(seen)
    assert short.words_fit(seen) > fits
    written_alike(seen, [short, long])
    assert short.style == long.style
    assert short.style.size == pytest.approx(fits)
