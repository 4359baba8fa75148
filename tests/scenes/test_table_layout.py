"""Where things lie on the government's table: nothing collides, and every card can be told and touched."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path

import pygame
import pytest

from game.content import table_words as words
from game.content.figures import about_chance
from game.engine import odds
from game.engine.government.model import Colour, Phase, Rules
from game.engine.government.rules import new_match
from game.options import Options
from game.scenes.faces import CARD_H, CARD_W, Faces
from game.scenes.government import cloth, furniture, outcomes, panel
from game.scenes.government.draft import Draft, Throw
from game.scenes.government.layout import NARROWEST, SPREAD, Layout
from game.scenes.government.lifts import PICKED
from game.scenes.government.tally import TEXT_H
from game.scenes.government.upright import layout_for
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import LARGE_TARGET, Box, Frame
from game.stage.text import Style
from tests.scenes.pages import TEXT_SIZES, levels, look
from tools.puppet import PATIENT_LOOKS, Puppet

NEAR = 1e-6
SIZES = ((1280, 720), (1024, 768), (1080, 1920))


def layout(size: tuple[int, int]) -> Layout:
    return layout_for(Frame.for_window(size), Rules())


def meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def within(box: Box, room: Box) -> bool:
    across = room.x - NEAR <= box.x and box.right <= room.right + NEAR
    return across and room.y - NEAR <= box.y and box.bottom <= room.bottom + NEAR


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(21))
def test_of_every_event_rank_and_suit_can_be_seen(size: tuple[int, int], count: int) -> None:
    table = layout(size)
    room = table.events(Colour.FOREIGN)
    boxes = table.fan(Colour.FOREIGN, count)
    assert len(boxes) == count
    for box in boxes:
        assert within(box, Box(room.x, room.y, room.w, room.h + SPREAD))
    for box, following in pairwise(boxes):
        if following.y == box.y:
            assert following.x - box.x >= NARROWEST * box.w / CARD_W - NEAR


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(2, 21))
def test_a_finger_finds_each_of_as_many_events_as_a_colour_has(size: tuple[int, int], count: int) -> None:
    boxes = layout(size).fan(Colour.FOREIGN, count)
    lines = sorted({box.y for box in boxes})
    assert all(below - above >= LARGE_TARGET for above, below in pairwise(lines))
    for box, following in pairwise(boxes):
        if following.y == box.y:
            assert following.x - box.x >= LARGE_TARGET


@pytest.mark.parametrize(("size", "count"), [((1280, 720), 6), ((1024, 768), 4), ((1080, 1920), 4)])
def test_a_few_events_lie_apart(size: tuple[int, int], count: int) -> None:
    boxes = layout(size).fan(Colour.DOMESTIC, count)
    assert not any(meet(a, b) for a, b in pairwise(boxes))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [19, 20])
def test_however_many_events_there_are_they_cover_nothing_else(size: tuple[int, int], count: int) -> None:
    table = layout(size)
    home, abroad = ([*table.fan(colour, count)] for colour in Colour)
    others = [table.panel, table.treasury, *table.strips, *map(table.deck, Colour), *map(table.pile, Colour)]
    assert not any(meet(card, other) for card in home for other in [*others, *abroad])
    assert not any(meet(card, other) for card in abroad for other in others)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_the_table_collides(size: tuple[int, int]) -> None:
    table = layout(size)
    things = [table.panel, table.treasury, *table.strips, *table.tools]
    for colour in Colour:
        things += [table.deck(colour), table.pile(colour), table.events(colour)]
    if table.wide or table.upright:
        things.append(table.gazette)
    for i, one in enumerate(things):
        assert within(one, table.safe.inset(0, -2)), one
        assert not any(meet(one, other) for other in things[i + 1 :]), one


def test_on_an_upright_screen_no_raised_stick_reaches_what_the_banner_says() -> None:
    table = layout((1080, 1920))
    assert table.crowd.y >= table.banner.bottom
    assert table.crowd.bottom == table.track("support").cell(1).y
    assert table.crowd.right < table.treasury.x


def test_on_an_upright_screen_what_is_pressed_lies_within_reach() -> None:
    table = layout((1080, 1920))
    reach = 0.4 * table.frame.height
    pressed = [*table.buttons, *table.tools, table.slider, *table.dice_steps, table.track("tax").box]
    assert all(box.y >= reach for box in pressed)
    assert all(table.row(colour).bottom >= reach for colour in Colour)


@pytest.mark.parametrize("size", SIZES)
def test_what_the_panel_tells_has_a_place_of_its_own(size: tuple[int, int]) -> None:
    table = layout(size)
    parts = [table.names, table.slider, *table.buttons, table.outcome_of_attempt(266 + table.bars)]
    for i, one in enumerate(parts):
        assert within(one, table.panel), one
        assert not any(meet(one, other) for other in parts[i + 1 :]), one
    assert table.outcome_of_attempt(266 + table.bars).h >= 160
    assert within(table.tray, table.decision)
    for count in range(1, 13):
        places = [table.die_place(index, count) for index in range(count)]
        lines = Counter(die.y for die in places).values()
        assert max(lines) - min(lines) <= 1, f"{count} dice do not lie evenly"
        for die in places:
            side = table.die * die.scale
            lies = Box.around(die.x, die.y, side, side)
            assert within(lies, table.panel.inset(12))
            assert within(lies, table.decision) or not table.upright
            assert lies.bottom <= table.more_dice.y or count < 12
            assert die.y - side / 2 >= table.tally.bottom - 4 or not table.upright


@pytest.mark.parametrize("count", range(1, 13))
def test_dice_are_as_large_as_an_upright_column_has_room_for(count: int) -> None:
    table = layout((1080, 1920))
    places = [table.die_place(index, count) for index in range(count)]
    side, lines = table.die * places[0].scale, len({die.y for die in places})
    across, bed = max(Counter(die.y for die in places).values()), table.bed(count)
    assert side == table.die or max(across * side / bed.w, lines * side / bed.h) >= 0.8


ADVICE = (
    "Choose events of one colour to resolve, or end the turn.",
    "Tax 7: costs 3 Support. Confirm, or move it on.",
)
NEWS = ("Keep Support above zero until both decks have run out.",)


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [(800, 1280), (1080, 1920)])
def test_an_upright_screen_tells_what_to_do_large_and_no_raised_card_hides_the_news(
    size: tuple[int, int], text: int
) -> None:
    the_look, table, level = look(size, text), layout(size), levels()[0]
    things = furniture.Furniture(the_look, table, level.theme, Faces(the_look, level.theme))
    for coach in ADVICE:
        things.banner("Resolve events", "turn 9 of 27", coach)
        told = [box for box in things.told if meet(box, table.advice)]
        assert max(box.right for box in told) - table.advice.x >= 0.75 * table.advice.w
        assert min(box.x for box in told) >= table.advice.x - 1
    things.gazette(NEWS)
    told = [box for box in things.told if meet(box, table.gazette)]
    raised = table.row(Colour.DOMESTIC).y - PICKED - 5  # its gilt frame
    assert max(box.bottom for box in told) <= raised


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_the_total_of_a_throw_is_counted_up_where_nothing_else_is_told(
    size: tuple[int, int], text: int
) -> None:
    table, level = layout(size), levels()[0]
    printed = panel.Panel(look(size, text), table, level.theme)
    state = replace(new_match(level.rules, 1).state, phase=Phase.RESOLVE)
    printed.items(state, Draft(tax=state.tax, throw=Throw(Colour.DOMESTIC, (), 12)))
    counted = Box(table.tally.x, table.tally.y, table.tally.w, TEXT_H)
    assert printed.told
    assert not any(meet(told, counted.inset(0, 4)) for told in printed.told)


@pytest.mark.parametrize("size", SIZES)
def test_a_counter_of_nothing_marks_no_level_and_hides_no_figure(size: tuple[int, int]) -> None:
    table = layout(size)
    track, radius = table.track("support"), 27.0
    for support in (0, -3):
        x = table.counter("support", support).x
        assert x + radius < track.cell(1).cx - 9  # half a figure
        assert x - radius > track.value_box.cx + 14
    assert table.counter("support", 1).x == track.cell(1).cx


SMALLEST = 24.0  # units
LINES = (
    (words.unrest_words(0, 3), panel.BODY, 1.0),
    (words.unrest_words(20, 3), panel.BODY, 1.0),
    (words.dice_for(words.dice_label(20), "20 guineas"), panel.BODY, 1.0),
    (words.tax_effect(1, 10, 1), panel.CENTRED, 1.0),
    (about_chance(0.999), panel.ITALIC, 0.66),
    (words.more_dice(12, 100), panel.ITALIC, 1.0),
)


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_sentences_with_numbers_are_in_lining_type_large_enough(size: tuple[int, int], text: int) -> None:
    the_look, table = look(size, text), layout(size)

    def fits(told: str, style: Style, width: float) -> bool:
        assert style.face.startswith("LibreCaslon")
        return the_look.type.measure(told, style.at(SMALLEST / the_look.type.text_scale))[0] <= width

    assert all(fits(told, style, share * table.decision.w) for told, style, share in LINES)
    deck = table.deck(Colour.DOMESTIC)
    assert fits(words.cards_left(0), furniture.LEFT, deck.w - 8)
    assert fits("of 100", furniture.TURN, 134)


@pytest.mark.parametrize(("size", "cards"), [((1280, 720), 3), ((1024, 768), 2), ((1080, 1920), 2)])
def test_the_emblem_in_the_cloth_is_seen_whole_beside_the_first_cards(
    size: tuple[int, int], cards: int
) -> None:
    table = layout(size)
    for colour in Colour:
        assert within(cloth.emblem(table, colour), table.events(colour))
        assert not any(meet(cloth.emblem(table, colour), box) for box in table.fan(colour, cards))
    assert not meet(*(cloth.border(table, colour) for colour in Colour))


def test_once_worked_the_cloth_is_part_of_the_table_and_the_next_table_has_it_at_once() -> None:
    the_look, rules = look((1280, 720)), Rules()
    first = cloth.Cloth(the_look, Layout(the_look.frame, rules))
    plain = the_look.art.table((1280, 720), the_look.frame)
    while not first.whole:
        first.work()
    laid = plain.copy()
    laid.fblits([cloth._row(the_look, Layout(the_look.frame, rules), colour) for colour in cloth.ROWS])
    assert pygame.image.tobytes(first.ground, "RGB") == pygame.image.tobytes(laid, "RGB")
    assert pygame.image.tobytes(first.ground, "RGB") != pygame.image.tobytes(plain, "RGB")
    assert not first.items, "nothing is laid twice"
    assert cloth.Cloth(the_look, Layout(the_look.frame, rules)).ground is first.ground


@pytest.mark.parametrize("size", SIZES)
def test_a_court_card_of_either_colour_is_shown_clear_of_the_others(size: tuple[int, int]) -> None:
    table = layout(size)
    shown = []
    for colour in Colour:
        pose = table.stage_pose(colour)
        shown.append(Box.around(pose.x, pose.y, CARD_W * pose.scale, CARD_H * pose.scale))
        assert table.events(colour).x <= shown[-1].x
        assert shown[-1].right <= table.events(colour).right
    assert not meet(*shown)


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("phase", [Phase.TAX, Phase.RESOLVE])
def test_what_fills_the_panel_keeps_clear_of_what_it_tells(
    size: tuple[int, int], phase: Phase, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, level = layout(size), levels()[0]
    told: list[Box] = []
    ornaments: list[Box] = []
    for name in ("text", "block", "change"):
        monkeypatch.setattr(
            Sheet, name, lambda *a, **_: told.append(next(b for b in a if isinstance(b, Box)))
        )
    monkeypatch.setattr(Sheet, "tinted", lambda _sheet, _name, box, _ink: ornaments.append(box))
    state = replace(new_match(level.rules, 1).state, phase=phase)
    panel.Panel(look(size), table, level.theme).items(state, Draft(tax=state.tax))
    (ornament,) = ornaments
    assert not any(meet(ornament, box) for box in told)
    assert within(ornament, table.decision)
    assert ornament.bottom < table.buttons[1].y


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("phase", [Phase.TAX, Phase.RESOLVE])
def test_what_the_panel_tells_grows_with_the_text_as_far_as_it_has_room(
    size: tuple[int, int], phase: Phase
) -> None:
    table, level = layout(size), levels()[0]
    state = replace(new_match(level.rules, 1).state, phase=phase)
    inked = []
    for text in (100, 150, 200):
        printed = panel.Panel(look(size, text), table, level.theme)
        printed.items(state, Draft(tax=state.tax))
        assert max(box.bottom for box in printed.told) < table.buttons[1].y
        inked.append(sum(box.w * box.h for box in printed.told))
    assert inked[1] > 1.3 * inked[0]
    assert inked[2] > inked[1]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [*SIZES, (1600, 1200), (800, 600), (800, 1280), (3840, 2160)])
def test_the_heads_of_the_table_of_outcomes_stand_at_even_gaps(
    size: tuple[int, int], text: int, *, plain: bool
) -> None:
    measures, table = look(size, text, plain=plain).type, layout(size)
    room = table.outcome_of_attempt(266 + table.bars)
    name, head, columns = outcomes.columns_of(measures, room.w, outcomes.LEAST_LINE)
    edges = [(0.0, max(measures.measure(told, name)[0] for told in outcomes.NAMES))]
    edges += [(x, x + measures.measure(told, head)[0]) for (x, _), told in
              zip(columns, outcomes.HEADS, strict=True)]  # fmt: skip
    gaps = [following[0] - one[1] for one, following in pairwise(edges)]
    assert max(gaps) - min(gaps) < NEAR
    assert min(gaps) >= outcomes.APART - 1 / measures.k
    assert edges[-1][1] == pytest.approx(room.w)
    words_apart = measures.measure(" ", head)[0]
    assert min(gaps) >= 1.5 * words_apart, "two heads would be read as one"


@pytest.mark.parametrize("dice", [9, 13, 20, 51, 110])
@pytest.mark.parametrize("size", SIZES[:2])
def test_the_gaps_in_the_picture_of_the_chances_are_even_or_there_are_none(
    size: tuple[int, int], dice: int
) -> None:
    chances = odds.distribution(dice, 6)
    picture = panel.Panel(look(size), layout(size), levels()[0].theme)._draw_bars(chances, dice, 384, 100)
    across, floor = picture.get_width(), look(size).frame.px(100 - 32)
    foot = [picture.get_at((x, floor - 3))[:3] == palette.INK for x in range(across)]
    solid = foot[foot.index(True) : across - foot[::-1].index(True)]
    gaps = {len(list(run)) for inked, run in groupby(solid) if not inked}
    assert not gaps or max(gaps) - min(gaps) <= 1
    assert not gaps or len(solid) / solid.count(False) < 6, "a gap now and then is none between bars"


def test_totals_that_fail_are_hollow_however_narrow_their_bars() -> None:
    size = (1280, 720)
    for dice in (4, 40):
        target = round(dice * 3.5)
        chances = odds.distribution(dice, 6)
        picture = panel.Panel(look(size), layout(size), levels()[0].theme)._draw_bars(
            chances, target, 384, 100
        )
        floor = look(size).frame.px(100 - 32)
        middle = [picture.get_at((x, floor // 2))[:3] == palette.INK for x in range(picture.get_width())]
        mark = next(
            x for x in range(picture.get_width()) if picture.get_at((x, floor // 8))[:3] == palette.RED
        )
        assert sum(middle[:mark]) < sum(middle[mark:]) / 2, dice


def test_the_cloth_is_laid_beneath_the_table_in_the_frame_in_which_it_is_taken_off_it(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, size=(1280, 720), options=Options(seed=4))
    puppet.settle()
    table = puppet.government._table
    spot = table._layout.frame.rect(cloth.emblem(table._layout, Colour.FOREIGN))
    seen = []
    for _ in range(PATIENT_LOOKS):
        surface = puppet.app.window.surface.subsurface(spot)
        seen.append(sum(pygame.transform.average_color(surface)[:3]))
        if table._cloth.whole and len(seen) > 3 and seen[-1] == seen[-4]:
            break
        puppet.tick()
        time.sleep(0.002)
    puppet.close()
    assert seen[-1] > seen[0], "it was bare at first"
    assert max(seen) <= seen[-1] + 1, "in no frame is it laid twice"
