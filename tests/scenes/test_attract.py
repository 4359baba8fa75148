"""What runs while nobody plays: its length, that all is seen and nothing grows, and what leads out of it."""

from __future__ import annotations

import gc
from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.attract_words import BATTLE_CAPTIONS, CAPTIONS, QUESTIONS, Attract
from game.content.honours import TITLES, Entry
from game.content.kiosk import Profile
from game.content.levels import Level
from game.options import Options
from game.scenes.attract.game_part import GamePart
from game.scenes.attract.how_part import boxes, lettering
from game.scenes.attract.part import caption_strip
from game.scenes.attract.plate_part import PlatePart
from game.scenes.attract.programme import ORDER, SHIFTS, Name
from game.scenes.attract.scene import AttractScene
from game.scenes.attract.title_part import TitlePart
from game.scenes.government.exhibit import READ, GovernmentExhibit
from game.stage.inputs import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Resized,
    Swiped,
    TextTyped,
    Wheeled,
)
from game.stage.painter import Canvas
from game.stage.scene import Reset
from tests.scenes.kiosk import here, kiosk
from tests.scenes.pages import levels
from tests.scenes.test_print_fits import SHAPES
from tests.scenes.witnessing import fresh
from tools.fitness.witness import watching
from tools.puppet import Puppet

STEP = 1 / 60
RULES = 14.0  # units that the rules of a sheet take all round
SIGNED = Entry(name="ABC", level="Short Parliament", outcome="won", turns=14, points=125, seed="A-B-1")


def scene(puppet: Puppet) -> AttractScene:
    """The part that is shown."""
    found = puppet.scene
    assert isinstance(found, AttractScene)
    return found


def rounds(puppet: Puppet, count: int, drawn: int = 20, pace: float = STEP) -> list[list[tuple[str, float]]]:
    """So many more rounds: each part and how long it was shown. Only some frames are drawn."""
    canvas, manager = Canvas(), puppet.app.manager
    found: list[list[tuple[str, float]]] = []
    first, shown, step = scene(puppet).programme.round, None, 0
    while (number := scene(puppet).programme.round - first) < count:
        if scene(puppet) is not shown:
            shown = scene(puppet)
            found += [[]] if number == len(found) else []
            found[-1].append((shown.programme.name, 0.0))
        manager.update(pace)
        step += 1
        name, seconds = found[-1][-1]
        found[-1][-1] = name, seconds + pace
        if step % drawn == 0:
            canvas.clear()
            manager.draw(canvas, 0.0)
    return found


def test_a_round_shows_every_part_in_75_to_90_seconds(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    without_board = rounds(puppet, 1)[0]
    assert [name for name, _ in without_board] == [name for name in ORDER if name != "board"]
    assert 75 <= sum(seconds for _, seconds in without_board) <= 90
    puppet.app.honours.sign(SIGNED)
    with_board = rounds(puppet, 1)[0]
    assert [name for name, _ in with_board] == list(ORDER)
    assert 75 <= sum(seconds for _, seconds in with_board) <= 90
    puppet.close()


def test_ten_rounds_take_equally_long_and_leave_nothing_behind(tmp_path: Path) -> None:
    puppet, pace = kiosk(tmp_path), 1 / 15

    def lengths(count: int) -> list[float]:
        return [sum(seconds for _, seconds in each) for each in rounds(puppet, count, 100, pace)]

    first = lengths(2)
    gc.collect()
    before = len(gc.get_objects())
    all_ten = [*first, *lengths(8)]
    assert not [each for each in gc.get_objects() if isinstance(each, GovernmentExhibit)]
    gc.collect()
    assert len(gc.get_objects()) < before + 3000  # what the type case remembers, within its bounds
    assert max(all_ten) - min(all_ten) < 2 * pace
    puppet.close()


def test_in_no_two_rounds_running_anything_lies_at_the_same_place(tmp_path: Path) -> None:
    assert all(one != other for one, other in zip(SHIFTS, (*SHIFTS[1:], SHIFTS[0]), strict=True))
    assert all(max(abs(x), abs(y)) <= 3 for x, y in SHIFTS)
    puppet = kiosk(tmp_path)
    programme, look = scene(puppet).programme, puppet.app.look()
    places = set()
    for number in range(len(SHIFTS)):
        programme.round = number
        places.add(programme.shifted(look).frame.point(0, 0))
    assert len(places) == len(SHIFTS)
    puppet.close()


@pytest.mark.parametrize("level", levels(), ids=lambda level: level.id)
def test_four_turns_are_played_and_every_caption_can_be_read(tmp_path: Path, level: Level) -> None:
    puppet = kiosk(tmp_path, Profile(level=level.id, levels=[level.id]))
    manager = puppet.app.manager
    kit, programme = puppet.app.kit, scene(puppet).programme.at("government")
    manager.ask(Reset(lambda: AttractScene(kit, programme)))
    manager.update(STEP)
    part = scene(puppet).part
    assert isinstance(part, GamePart)
    exhibit = part.exhibit
    assert isinstance(exhibit, GovernmentExhibit)
    assert exhibit.ministry.level.id == level.id
    said: list[tuple[str, float]] = []
    while scene(puppet).part is part:
        if not said or said[-1][0] != exhibit.caption:
            said.append((exhibit.caption, 0.0))
        said[-1] = said[-1][0], said[-1][1] + STEP
        manager.update(STEP)
    assert exhibit.done
    assert exhibit.ministry.match.state.turn == 5
    assert all(seconds >= READ - STEP for _, seconds in said)
    words = {caption for caption, _ in said}
    for moment in ("start", "tax", "draw", "throw", "end", "over"):
        assert CAPTIONS[moment][0] in words
    assert puppet.app.office.ministry is None  # nothing of it is kept
    puppet.close()


def test_the_crowd_fills_a_window_that_is_made_another_size(tmp_path: Path) -> None:
    puppet, canvas, size = kiosk(tmp_path), Canvas(), (640, 1100)
    puppet.fetch()
    puppet.app.window.resize(size)
    puppet.give(Resized(size))
    puppet.fetch()
    puppet.app.manager.draw(canvas, 0.0)
    assert scene(puppet).programme.name == "title"
    assert canvas.background is not None
    assert canvas.background.get_size() == size
    puppet.close()


def test_captions_are_short_enough_to_be_read_in_passing() -> None:
    captions = [text for texts in CAPTIONS.values() for text in texts]
    for text in (*captions, *BATTLE_CAPTIONS, *(told for _, told in Attract.STEPS)):
        assert len(text.split()) <= 12, text
    for question in QUESTIONS.values():
        assert len(question.asked.split()) <= 12, question.asked
        assert len(question.answer.split()) <= 12, question.answer


def test_every_print_of_the_shipped_levels_has_its_question() -> None:
    assert {event.plate for level in levels() for event in level.theme.events} == set(QUESTIONS)


def test_in_twenty_rounds_every_print_is_asked_about(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    programme = scene(puppet).programme
    shown = set()
    for number in range(20):
        part = programme.at("plate", number).part()
        assert isinstance(part, PlatePart)
        shown.add(part.shown)
    assert len(shown) == 20
    puppet.close()


TOUCHES: dict[str, tuple[Input, ...]] = {
    "a key": (KeyPressed("enter"),),
    "a letter": (TextTyped("x"),),
    "a click": (PointerPressed((960.0, 900.0)),),
    "the other button": (PointerPressed((960.0, 900.0), 3),),
    "the wheel": (Wheeled((500.0, 500.0), 1),),
    "a stroke": (Swiped((500.0, 500.0), -300.0, 0.0),),
    "the mouse": (PointerMoved((500.0, 500.0)), PointerMoved((507.0, 500.0))),
}


@pytest.mark.parametrize("how", TOUCHES)
def test_whatever_is_touched_leads_to_the_choice_and_presses_nothing(tmp_path: Path, how: str) -> None:
    puppet = kiosk(tmp_path)
    puppet.give(*TOUCHES[how])
    choice = puppet.scene
    assert not isinstance(choice, AttractScene)
    assert choice.idles != "attract"
    for entry in TOUCHES[how]:
        if isinstance(entry, PointerPressed):
            puppet.give(PointerReleased(entry.pos, entry.button))
    puppet.tick(30)
    assert puppet.scene is choice
    puppet.close()


def test_a_trembling_table_touches_nothing(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    for step in range(50):
        puppet.give(PointerMoved((500.0 + step % 6, 500.0 - step % 5)))
    puppet.give(KeyPressed("enter", repeat=True), PointerReleased((500.0, 500.0)))
    assert here(puppet) == "AttractScene"
    puppet.close()


def test_at_home_the_same_runs_and_escape_leads_to_the_title(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(attract=True))
    puppet.tick(3)
    assert here(puppet) == "AttractScene"
    puppet.key("escape")
    assert here(puppet) == "TitleScene"
    puppet.close()


@pytest.mark.parametrize("audible", [False, True])
def test_it_is_silent_unless_the_organiser_asks_for_sound(tmp_path: Path, audible: bool) -> None:
    puppet = kiosk(tmp_path, Profile(attract_sound=audible))
    rounds(puppet, 1, 300)
    assert bool(puppet.sounds) is audible
    assert set(puppet.silence.moods) == ({"title"} if audible else {""})
    puppet.close()


def test_of_a_kiosk_that_offers_only_battles_no_government_is_shown(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(scenes=["activation"]))
    assert [name for name, _ in rounds(puppet, 1, 300)[0]] == ["title", "plate", "battle"]
    puppet.close()


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("text", [100, 200])
def test_all_that_passers_by_read_is_whole(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    puppet = kiosk(tmp_path, Profile(club="The Club of the Long Name and Long Games, Bristol"))
    programme, canvas = scene(puppet).programme, Canvas()
    for number in range(4):
        puppet.app.honours.sign(msgspec.structs.replace(SIGNED, name=TITLES[number]))
    with watching() as witness:
        look = fresh(size, text)
        for name, number in [("title", 0), ("how", 0), ("board", 0), *(("plate", n) for n in range(20))]:
            part = programme.at(name, number).part()  # type: ignore[arg-type]
            part.arrange(look)
            part.advance(11.0)
            part.draw(canvas, 0.0)
            assert not list(witness.faults()), (name, number)
            witness.forget()
        captions = [caption for texts in CAPTIONS.values() for caption in texts]
        doors = puppet.app.kit.doors
        for door, read in ((doors.exhibit, captions), (doors.parade, BATTLE_CAPTIONS)):
            exhibit = door(0)
            exhibit.arrange(look)
            witness.forget()  # tables have tests of their own
            for caption in read:
                caption_strip(look, exhibit.head, caption)
                assert not list(witness.faults()), caption
                strip, ink = witness.printed[-1].sheet, witness.printed[-1].ink
                assert strip.rect(strip.box.inset(RULES)).contains(ink), caption
                witness.forget()
    puppet.close()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1280, 800), (2560, 1080), (1080, 1920)])
@pytest.mark.parametrize("safe_area", [0, 5])
def test_every_screen_shows_what_asks_passers_by_to_play(
    tmp_path: Path, size: tuple[int, int], safe_area: int
) -> None:
    puppet = kiosk(tmp_path)
    programme, manager = scene(puppet).programme, puppet.app.manager
    look = fresh(size, 100, safe_area=safe_area)
    w, h = size
    seen = pygame.Rect(0, 0, w, h).inflate(-w * 0.1, -h * 0.1)
    names: tuple[Name, ...] = ("title", "government", "how", "plate", "battle")
    for name in names:
        programme.at(name)
        manager.ask(Reset(lambda: AttractScene(puppet.app.kit, programme)))
        manager.update(STEP)
        scene(puppet).arrange(look)
        for image, place in scene(puppet).asked:
            assert seen.contains(image.get_bounding_rect().move(place)), (name, place)
    puppet.close()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1280, 800), (1920, 1200), (2560, 1440)])
def test_what_is_told_of_the_three_steps_has_two_lines_each_where_they_lie_abreast(
    size: tuple[int, int],
) -> None:
    look = fresh(size, 100)
    width = boxes(look)[0].inset(34, 30).w
    style = lettering(look, width)
    assert all(len(look.type.wrapped(told, style, width)) == 2 for _, told in Attract.STEPS)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1280, 800), (3440, 1440), (1080, 1920)])
def test_two_candles_burn_beside_what_asks_passers_by_to_play(tmp_path: Path, size: tuple[int, int]) -> None:
    puppet = kiosk(tmp_path)
    programme, manager = scene(puppet).programme, puppet.app.manager
    programme.at("title")
    manager.ask(Reset(lambda: AttractScene(puppet.app.kit, programme)))
    manager.update(STEP)
    scene(puppet).arrange(fresh(size, 100))
    part = scene(puppet).part
    assert isinstance(part, TitlePart)
    puppet.until(lambda: all(candle.ready for candle in part._candles))
    asked = [image.get_bounding_rect().move(place) for image, place in scene(puppet).asked]
    window = pygame.Rect(0, 0, *size)
    for candle in part._candles:
        for image, place in candle.items()[:2]:
            stands = image.get_bounding_rect().move(place)
            assert window.contains(stands)
            assert stands.collidelist(asked) < 0
    part.advance(1.0)
    left, right = (candle.shown for candle in part._candles)
    assert left != right, "each flickers in its own way"
    puppet.close()
