"""One screen follows another without a cut, and the new one is never kept waiting."""

from __future__ import annotations

import weakref
from collections.abc import Callable

import pytest
from pygame import Rect, Surface

from game.stage.curtain import SECONDS, Before, Curtain, Manner
from game.stage.inputs import Input, KeyPressed
from game.stage.look import Look
from game.stage.painter import Canvas
from game.stage.scene import Pop, Push, Reset, Scene, Transition
from game.stage.scene_manager import SceneManager

STEP = 1 / 60


def covered(curtain: Curtain) -> int:
    """How many pixels of a screen of 200 by 100 are still behind the curtain."""
    screen = Rect(0, 0, 200, 100)
    return sum(
        surface.get_rect(topleft=at).clip(screen).w * 100
        for surface, at in curtain.items()
        if surface.get_alpha() in (None, 255)
    )


@pytest.mark.parametrize("manner", ["part", "over", "back"])
def test_the_old_screen_covers_all_at_first_and_ever_less(manner: Manner) -> None:
    curtain = Curtain()
    curtain.fall(Surface((200, 100)), manner)
    seen = [covered(curtain)]
    while not curtain.drawn:
        curtain.advance(STEP)
        seen.append(covered(curtain))
    assert seen[0] == 200 * 100
    assert seen[-1] == 0
    assert seen == sorted(seen, reverse=True)
    assert len(seen) <= SECONDS[manner] * 60 + 2


def test_a_screen_that_fades_is_another_picture_for_every_faintness() -> None:
    curtain = Curtain()
    curtain.fall(Surface((200, 100)), "fade")
    alphas: dict[int, set[int | None]] = {}
    kept = []
    while not curtain.drawn:
        ((surface, _),) = curtain.items()
        kept.append(surface)
        alphas.setdefault(id(surface), set()).add(surface.get_alpha())
        curtain.advance(STEP)
    assert all(len(found) == 1 for found in alphas.values())
    faint = [surface.get_alpha() for surface in kept]
    assert faint == sorted(faint, key=lambda alpha: -(alpha or 0))
    assert len(set(faint)) == len(faint), "no frame shows it as the one before did"


class Plain(Scene):
    """Goes where it is told at a key."""

    def __init__(self, wishes: dict[str, Transition], *, opaque: bool = True) -> None:
        self.opaque = opaque
        self.wishes = wishes
        self.keys: list[str] = []

    def handle(self, entry: Input, /) -> Transition | None:
        assert isinstance(entry, KeyPressed)
        self.keys.append(entry.key)
        return self.wishes.get(entry.key)


def moving(manager: SceneManager) -> int:
    canvas = Canvas()
    manager.draw(canvas, 0.0)
    return len(canvas.moving)


def test_the_new_scene_takes_inputs_while_the_old_one_is_still_seen(look_for: Callable[..., Look]) -> None:
    page, overlay, far = Plain({"b": Pop()}), Plain({"b": Pop()}, opaque=False), Plain({})
    first = Plain({"p": Push(lambda: page), "o": Push(lambda: overlay), "r": Reset(lambda: far)})
    look = look_for()
    manager = SceneManager(lambda: first, lambda: look, lambda: Surface((1280, 720)))
    for key, scene, pieces in (("p", page, 1), ("o", overlay, 1), ("r", far, 2)):
        manager.handle(KeyPressed(key))
        manager.update(STEP)
        assert moving(manager) == pieces
        manager.handle(KeyPressed("x"))
        assert scene.keys[-1] == "x"
        for _ in range(40):
            manager.update(STEP)
        assert moving(manager) == 0
        if key != "r":
            manager.handle(KeyPressed("b"))
            manager.update(STEP)
            assert moving(manager) == 1
            for _ in range(40):
                manager.update(STEP)


def test_another_window_needs_no_old_picture(look_for: Callable[..., Look]) -> None:
    first = Plain({"p": Push(lambda: Plain({}))})
    manager = SceneManager(lambda: first, look_for, lambda: Surface((1280, 720)))
    manager.handle(KeyPressed("p"))
    manager.update(STEP)
    manager.relook()
    assert moving(manager) == 0


def test_a_screen_that_is_left_for_good_is_let_go_at_once(look_for: Callable[..., Look]) -> None:
    look, kept = look_for(), []

    def first() -> Scene:
        scene = Plain({"r": Reset(lambda: Plain({}))})
        scene.wishes["self"] = Push(lambda: scene)  # a circle, as scenes are
        kept.append(weakref.ref(scene))
        return scene

    manager = SceneManager(first, lambda: look, lambda: Surface((1280, 720)))
    manager.handle(KeyPressed("r"))
    manager.update(STEP)
    assert kept[0]() is None


def test_the_picture_of_the_screen_before_serves_again_and_is_not_taken_of_a_very_large_one() -> None:
    before, screen = Before(), Surface((80, 60))
    picture = before.of(screen)
    assert picture is not None
    assert picture is not screen
    screen.fill("red")
    assert before.of(screen) is picture
    assert picture.get_at((0, 0)) == screen.get_at((0, 0))
    other = before.of(Surface((60, 80)))
    assert other is not None
    assert other.get_size() == (60, 80)
    assert before.of(Surface((3840, 2160))) is None
