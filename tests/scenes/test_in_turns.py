"""Screens are made ready in turns with the frames: they look as if made at once, and no frame makes them."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.content.engagement import begin
from game.engine.activation.commands import EndBattle, TurnCard
from game.engine.activation.model import BLACK
from game.scenes.attract.programme import Name
from game.stage import aside, sheets
from game.stage.art import Art
from game.stage.aside import Aside
from game.stage.inputs import Resized
from game.stage.scene import Push, Scene
from game.stage.scene_manager import TURN
from game.stage.text import Type
from tools.puppet import Puppet
from tools.shots.attract import ended, shown
from tools.shots.government import midgame, placed
from tools.slowest.plays import SEED

SIZE = (800, 600)
BREATHS = 60
Open = Callable[[Puppet], None]


def pressed(puppet: Puppet, door: Callable[..., Scene], *arguments: object) -> None:
    puppet.app.manager.ask(Push(lambda: door(*arguments)))


def report(puppet: Puppet) -> None:
    engagement = begin(puppet.app.kit.doors.shipped_battles()[0], SEED)
    for _ in range(9):
        engagement.do(TurnCard())
    engagement.do(EndBattle(BLACK))
    puppet.app.manager.ask(Push(lambda: puppet.app.kit.doors.battle_report(engagement)))


def part(name: Name) -> Open:
    return lambda puppet: shown(puppet, name, 0.0)


PARTS: tuple[Name, ...] = ("government", "how", "plate", "battle")
STILL: dict[str, Open] = {
    "settings": lambda puppet: pressed(puppet, puppet.app.kit.doors.settings, "government"),
    "credits": lambda puppet: pressed(puppet, puppet.app.kit.doors.credits),
    "levels": lambda puppet: pressed(puppet, puppet.app.kit.doors.choose_level),
    "battles": lambda puppet: pressed(puppet, puppet.app.kit.doors.activation),
    "rules": lambda puppet: puppet.key("f1"),
    "card": lambda puppet: puppet.click(puppet.form["card 8C"].box, button=3),
    "table": lambda puppet: pressed(puppet, puppet.app.kit.doors.begin, puppet.app.levels[0], SEED),
    "report": report,
}
OPENED: dict[str, Open] = {
    **STILL,
    **{f"attract {name}": part(name) for name in PARTS},
    "prints": lambda puppet: pressed(puppet, puppet.app.kit.doors.prints),
    "ending": lambda puppet: pressed(puppet, puppet.app.kit.doors.ending, ended(puppet)),
}


@pytest.fixture
def puppet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Puppet]:
    """A game in which a turn ends after so many breaths."""
    monkeypatch.setattr(aside, "LONGEST", 1e9)
    clock = itertools.count(step=TURN // BREATHS)
    player = Puppet(tmp_path, size=SIZE, aside=Aside(lambda: next(clock)))
    tick = player.app.loop.tick

    def unhurried() -> None:
        tick()
        if player.app.manager.preparing:
            time.sleep(0.001)  # a thread may be decoding, in the time of the day

    player.app.loop.tick = unhurried  # type: ignore[method-assign]
    player.tick(2)
    placed(player, midgame)
    player.until(lambda: not player.app.manager.preparing)
    yield player
    player.close()


def whole(puppet: Puppet) -> None:
    puppet.tick()
    puppet.until(lambda: not puppet.app.manager.preparing)


class Made:
    """What a frame itself decodes, prints and sets, not counting what is done aside."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        self._main = threading.get_ident()
        self._watch(monkeypatch, Art, "_decode")
        self._watch(monkeypatch, sheets, "panel")
        self._watch(monkeypatch, Type, "_lay")
        self._watch(monkeypatch, Type, "_find_fitting")

    def _watch(self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        made = getattr(owner, name)

        def watched(*arguments: object) -> object:
            if threading.get_ident() == self._main:
                self.found.append(f"{name} {arguments[1]}")
            return made(*arguments)

        monkeypatch.setattr(owner, name, watched)


@pytest.mark.parametrize("name", OPENED)
def test_the_frames_in_which_a_screen_is_opened_make_none_of_it(
    name: str, puppet: Puppet, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Made(monkeypatch)
    OPENED[name](puppet)
    whole(puppet)
    puppet.tick(3)
    assert made.found == []
    if name in STILL:
        check_at_once(puppet)


def check_at_once(puppet: Puppet) -> None:
    """It looks as if it had been made at once."""
    puppet.uncover()
    in_turns = pygame.image.tobytes(puppet.app.window.surface, "RGB")
    puppet.app._looks._made = None
    puppet.app.manager.relook()
    puppet.tick()
    assert pygame.image.tobytes(puppet.app.window.surface, "RGB") == in_turns


def test_while_a_window_is_drawn_larger_the_last_picture_stands_in_until_it_is_let_go(puppet: Puppet) -> None:
    window, manager = puppet.app.window, puppet.app.manager
    before = window.surface.copy()
    for size in ((820, 610), (900, 640), (1000, 700)):
        window.resize(size)
        puppet.script.coming.append(Resized(size))
        puppet.tick()
        stretched = pygame.transform.smoothscale(before, size)
        assert pygame.image.tobytes(window.surface, "RGB") == pygame.image.tobytes(stretched, "RGB")
        assert manager.preparing
        assert manager._look.frame.window == (820, 610)  # no other has been begun
    puppet.until(lambda: manager._look.frame.window == (1000, 700))
    whole(puppet)
    check_at_once(puppet)
