"""The stack of scenes: transitions only between steps, results handed down, nothing lost."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from threading import current_thread, main_thread

import pygame
import pytest

from game.stage.aside import Aside
from game.stage.inputs import Input, KeyPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item, Rehearsal
from game.stage.scene import Pop, Push, Quit, Replace, Reset, Scene, Transition
from game.stage.scene_manager import TIRING, TURN, SceneManager

Log = list[str]


@dataclass
class Story(Scene):
    """A scene that writes down all that happens to it and does what keys have been taught to do."""

    name: str
    log: Log
    on: dict[str, Transition]
    opaque: bool = True
    on_update: Transition | None = None

    def enter(self) -> None:
        self.log.append(f"{self.name} enters")

    def arrange(self, _look: Look, /) -> None:
        self.log.append(f"{self.name} arranged")

    def pause(self) -> None:
        self.log.append(f"{self.name} pauses")

    def resume(self, result: object) -> None:
        self.log.append(f"{self.name} resumes with {result}")

    def leave(self) -> None:
        self.log.append(f"{self.name} leaves")

    def handle(self, entry: Input, /) -> Transition | None:
        assert isinstance(entry, KeyPressed)
        self.log.append(f"{self.name} sees {entry.key}")
        return self.on.get(entry.key)

    def update(self, _dt: float, /) -> Transition | None:
        self.log.append(f"{self.name} steps")
        wish, self.on_update = self.on_update, None
        return wish

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        self.log.append(f"{self.name} draws")
        canvas.live([(pygame.Surface((1, 1)), (len(self.log), 0))])


@pytest.fixture
def log() -> Log:
    return []


def manager_of(scene: Scene, look: Look, log: Log) -> SceneManager:
    manager = SceneManager(lambda: scene, lambda: look)
    log.clear()
    return manager


def test_a_scene_is_entered_then_arranged(look: Look, log: Log) -> None:
    scene = Story("a", log, {})
    manager = SceneManager(lambda: scene, lambda: look)
    assert log == ["a enters", "a arranged"]
    assert manager.scenes == (scene,)
    assert manager.running


def test_transitions_wait_for_the_step_and_inputs_for_the_transition(look: Look, log: Log) -> None:
    overlay = Story("b", log, {}, opaque=False)
    manager = manager_of(Story("a", log, {"p": Push(lambda: overlay)}), look, log)
    for key in "pxy":
        manager.handle(KeyPressed(key))
    assert log == ["a sees p"]
    manager.update(1 / 60)
    assert log == [
        "a sees p",
        "a pauses",
        "b enters",
        "b arranged",
        "b sees x",
        "b sees y",
        "b steps",
    ]


def test_a_double_press_pushes_once(look: Look, log: Log) -> None:
    manager = manager_of(Story("a", log, {"p": Push(lambda: Story("b", log, {}))}), look, log)
    manager.handle(KeyPressed("p"))
    manager.handle(KeyPressed("p"))
    manager.update(1 / 60)
    assert [type(scene) for scene in manager.scenes] == [Story, Story]


def test_a_popped_result_goes_to_the_scene_below(look: Look, log: Log) -> None:
    overlay = Story("b", log, {"q": Pop("yes")}, opaque=False)
    manager = manager_of(Story("a", log, {"p": Push(lambda: overlay)}), look, log)
    manager.handle(KeyPressed("p"))
    manager.handle(KeyPressed("q"))
    manager.update(1 / 60)
    assert log[-3:] == ["b leaves", "a resumes with yes", "a steps"]


def test_only_the_top_steps_and_is_given_input(look: Look, log: Log) -> None:
    manager = manager_of(Story("a", log, {}, on_update=Push(lambda: Story("b", log, {}))), look, log)
    manager.update(1 / 60)
    log.clear()
    manager.update(1 / 60)
    manager.handle(KeyPressed("x"))
    assert log == ["b steps", "b sees x"]


def test_drawing_begins_at_the_topmost_opaque_scene_and_settles_between(look: Look, log: Log) -> None:
    top = Story("c", log, {}, opaque=False)
    middle = Story("b", log, {}, on_update=Push(lambda: top))
    manager = manager_of(Story("a", log, {}, on_update=Push(lambda: middle)), look, log)
    manager.update(1 / 60)
    manager.update(1 / 60)
    log.clear()
    canvas = Canvas()
    manager.draw(canvas, 0.5)
    assert log == ["b draws", "c draws"]
    below: tuple[Item, ...] = canvas.resting[0]
    assert [position[0] for _, position in below] == [1]
    assert [position[0] for _, position in canvas.moving] == [2]


@pytest.mark.parametrize(
    ("wish", "names"),
    [
        (lambda make: Replace(make), ["a", "c"]),
        (lambda make: Reset(make), ["c"]),
        (lambda make: Push(make), ["a", "b", "c"]),
    ],
)
def test_what_is_left_on_the_stack(
    look: Look, log: Log, wish: Callable[[Callable[[], Scene]], Transition], names: list[str]
) -> None:
    second = Story("b", log, {"x": wish(lambda: Story("c", log, {}))})
    manager = manager_of(Story("a", log, {"p": Push(lambda: second)}), look, log)
    manager.handle(KeyPressed("p"))
    manager.handle(KeyPressed("x"))
    manager.update(1 / 60)
    assert [scene.name for scene in manager.scenes if isinstance(scene, Story)] == names
    left = {"a", "b"} - set(names)
    assert {line.split()[0] for line in log if line.endswith("leaves")} == left


def test_quitting_leaves_every_scene_from_the_top(look: Look, log: Log) -> None:
    second = Story("b", log, {"q": Quit()})
    manager = manager_of(Story("a", log, {"p": Push(lambda: second)}), look, log)
    for key in "pqz":
        manager.handle(KeyPressed(key))
    manager.update(1 / 60)
    assert not manager.running
    assert log[-2:] == ["b leaves", "a leaves"]
    manager.update(1 / 60)
    manager.draw(Canvas(), 0.0)
    manager.handle(KeyPressed("x"))
    assert log[-1] == "a leaves"


def test_popping_the_last_scene_ends(look: Look, log: Log) -> None:
    manager = manager_of(Story("a", log, {"q": Pop()}), look, log)
    manager.handle(KeyPressed("q"))
    manager.update(1 / 60)
    assert not manager.running


def test_a_new_look_arranges_what_is_shown_now_and_the_rest_before_its_next_use(
    look_for: Callable[..., Look], log: Log
) -> None:
    overlay = Story("b", log, {"q": Pop()})
    first = Story("a", log, {}, on_update=Push(lambda: overlay))
    manager = SceneManager(lambda: first, look_for)
    manager.update(1 / 60)
    log.clear()
    manager.relook()
    manager.draw(Canvas(), 0.0)
    manager.update(1 / 60)
    assert log == ["b arranged", "b draws", "b steps"]
    log.clear()
    manager.handle(KeyPressed("q"))
    manager.update(1 / 60)
    assert log == ["b sees q", "b leaves", "a arranged", "a resumes with None", "a steps"]


def test_errors_of_a_scene_are_not_hidden(look: Look, log: Log) -> None:
    def broken() -> Scene:
        raise ZeroDivisionError

    manager = manager_of(Story("a", log, {}, on_update=Push(broken)), look, log)
    with pytest.raises(ZeroDivisionError):
        manager.update(1 / 60)


def test_a_wish_from_outside_outranks_the_scenes_own_though_it_comes_while_the_scene_acts(
    look: Look, log: Log
) -> None:
    manager: SceneManager
    other = Story("c", log, {})

    class Asks(Story):
        def handle(self, entry: Input, /) -> Transition | None:
            manager.ask(Reset(lambda: other))
            return super().handle(entry)

        def update(self, dt: float, /) -> Transition | None:
            manager.ask(Reset(lambda: other))
            return super().update(dt)

    manager = manager_of(Asks("a", log, {"p": Quit()}), look, log)
    manager.handle(KeyPressed("p"))
    manager.update(1 / 60)
    assert manager.scenes == (other,)
    manager = manager_of(Asks("a", log, {}), look, log)
    manager.update(1 / 60)
    assert manager.scenes == (other,)


def test_a_wish_may_be_put_in_the_place_of_another(look: Look, log: Log) -> None:
    other = Story("b", log, {})
    manager = manager_of(Story("a", log, {"q": Quit()}), look, log)
    manager.amend = lambda wish: Reset(lambda: other) if isinstance(wish, Quit) else wish
    manager.handle(KeyPressed("q"))
    manager.update(1 / 60)
    assert manager.running
    assert manager.scenes == (other,)


class Slow(Story):
    """A scene that breathes while it is laid out, and while it is drawn."""

    aside: Aside

    def arrange(self, look: Look, /) -> None:
        super().arrange(look)
        self.aside.breathe()

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        self.aside.breathe()
        super().draw(canvas, alpha)


class Breathing:
    """A clock on which only breaths take time, each a whole turn, and what a test adds."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self) -> int:
        self.at += TURN if current_thread() is not main_thread() else 0
        return self.at


def slow_manager(look: Look, log: Log, clock: Breathing | None = None) -> tuple[SceneManager, Canvas]:
    """A scene on which p lays a slow one; every breath ends a turn."""
    aside = Aside(clock or Breathing())
    slow = Slow("b", log, {"q": Pop("yes")}, opaque=False)
    slow.aside = aside
    first = Story("a", log, {"p": Push(lambda: slow)})
    manager = SceneManager(lambda: first, lambda: look, aside=aside)
    manager.draw(Canvas(), 0.0)
    log.clear()
    return manager, Canvas()


def test_a_slow_scene_is_made_ready_in_turns_and_inputs_wait_for_it(look: Look, log: Log) -> None:
    manager, canvas = slow_manager(look, log)
    for key in "pxq":
        manager.handle(KeyPressed(key))
    frames = []
    for _ in range(5):
        manager.update(1 / 60)
        canvas.clear()
        manager.draw(canvas, 0.0)
        frames.append((manager.preparing, *log))
        log.clear()
    assert frames == [
        (True, "a sees p", "a pauses", "b enters", "a draws", "b arranged"),
        (True,),
        (False, "b draws"),
        (False, "b sees x", "b sees q", "b steps", "b leaves", "a resumes with yes", "a draws"),
        (False, "a steps", "a draws"),
    ]


def test_the_first_picture_is_drawn_at_once_for_there_is_none_to_be_seen_meanwhile(
    look: Look, log: Log
) -> None:
    clock = itertools.count(step=TURN)
    composing = type("Composing", (Slow,), {"composes": True})("b", log, {})
    composing.aside = Aside(lambda: next(clock))
    manager = SceneManager(lambda: composing, lambda: look, aside=composing.aside)
    manager.draw(Canvas(), 0.0)
    assert log[-1] == "b draws"
    assert not manager.preparing
    log.clear()
    manager.draw(Canvas(), 0.0)
    assert manager.preparing, "the next may take its turns"
    assert log == []


def test_a_frame_that_has_let_go_of_a_large_screen_begins_no_other(look: Look, log: Log) -> None:
    clock = Breathing()
    manager, canvas = slow_manager(look, log, clock)
    pause = manager.scenes[0].pause

    def tiring() -> None:
        pause()
        clock.at += TIRING

    manager.scenes[0].pause = tiring  # type: ignore[method-assign]
    manager.handle(KeyPressed("p"))
    drawn = []
    for _ in range(4):
        log.clear()
        manager.update(1 / 60)
        manager.draw(canvas, 0.0)
        drawn.append((manager.preparing, *log))
    assert drawn == [
        (True, "a pauses", "b enters"),
        (True, "a draws", "b arranged"),
        (True,),
        (False, "b draws"),
    ]


def test_nobody_waits_for_a_scene_for_ever(look: Look, log: Log) -> None:
    manager, _ = slow_manager(look, log)
    manager.handle(KeyPressed("p"))
    for _ in range(59):
        manager.update(1 / 60)
    assert manager.preparing
    for _ in range(2):
        manager.update(1 / 60)
    assert not manager.preparing
    assert log.index("b arranged") < log.index("b draws") < log.index("b steps")


@pytest.mark.parametrize("wish", [Reset, Replace])
def test_who_asks_for_another_scene_meanwhile_has_it(look: Look, log: Log, wish: type[Reset]) -> None:
    manager, _ = slow_manager(look, log)
    manager.handle(KeyPressed("p"))
    manager.update(1 / 60)
    other = Story("c", log, {})
    manager.ask(wish(lambda: other))
    manager.update(1 / 60)
    assert manager.scenes[-1] is other
    manager.relook()
    assert not manager.preparing
    manager.update(1 / 60)
    assert log[-1] == "c steps"


class Drawn(Scene):
    """Notes whether it is told to be on top while it draws."""

    def __init__(self, name: str, told: list[tuple[str, bool]], *, opaque: bool = True) -> None:
        self.name, self.told, self.opaque = name, told, opaque

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        self.told.append((self.name, canvas.on_top))


def test_only_the_scene_on_top_has_time_for_what_can_wait(look: Look) -> None:
    told: list[tuple[str, bool]] = []
    manager = SceneManager(lambda: Drawn("table", told), lambda: look)
    manager.draw(Canvas(), 0.0)
    manager.ask(Push(lambda: Drawn("page", told, opaque=False)))
    manager.update(1 / 60)
    manager.draw(Canvas(), 0.0)
    assert told == [("table", True), ("table", False), ("page", True)]
    assert Rehearsal().on_top, "it is there to have things made"
