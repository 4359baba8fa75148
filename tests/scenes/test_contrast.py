"""Everything that is read stands out from what it is printed on, on the screens as they are composed.

Each line of type is measured against the mean colour of the paper, wood or cloth below it, before it is laid
there: 7 to 1, and 4.5 to 1 where it is large.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.options import Options
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.painter import Canvas, Item
from game.stage.scene_manager import SceneManager
from game.stage.text import Style, Type
from tests.scenes.pages import House, Player
from tests.scenes.test_pages_everywhere import MOVING, PAGES
from tools import battle_bot, pupil
from tools.puppet import Puppet

LARGE = 36.0  # units; two thirds of it in pixels of a window of 720 lines are 18 points
READ, READ_LARGE = 7.0, 4.5
SAMPLE = 160  # px
VEIL = 60  # a ground with less alpha than this is not what the type will lie on


class Proofs:
    """Every line of type that was laid somewhere, with its contrast."""

    def __init__(self) -> None:
        self.types: dict[int, tuple[Surface, Style, str]] = {}
        self.poor: list[tuple[str, float]] = []
        self.measured = 0
        self.last: tuple[str, Surface | None] = ("", None)

    def note(self, image: Surface, style: Style, text: str) -> None:
        self.types[id(image)] = image, style, text

    def measure(self, image: Surface, ground: Surface, area: Rect) -> None:
        """How an image of type, if it is one, stands out from a ground."""
        noted = self.types.get(id(image))
        area = area.clip(ground.get_rect())
        if noted is None or not area or not noted[2].strip():
            return
        _, style, text = noted
        area = area.inflate(min(0, SAMPLE - area.w), min(0, SAMPLE - area.h))  # pygame's sums overflow
        if text == self.last[0] and ground is self.last[1]:
            return  # letters upon their own shade
        self.last = text, ground
        clear = bool(ground.get_flags() & pygame.SRCALPHA)
        red, green, blue, alpha = pygame.transform.average_color(ground, area, clear)
        if clear and alpha < VEIL:
            return
        self.measured += 1
        found = palette.contrast(style.colour, (red, green, blue))
        if found < (READ_LARGE if style.size >= LARGE else READ):
            self.poor.append((text, round(found, 2)))


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> Proofs:
    found = Proofs()

    def noting(name: str) -> Callable[..., Surface]:
        made: Callable[..., Surface] = getattr(Type, name)

        def noted(self: Type, text: str, style: Style, *room: Any) -> Surface:
            image = made(self, text, style, *room)
            found.note(image, style, text)
            return image

        return noted

    put = Sheet._put

    def measured_put(self: Sheet, image: Surface, box: Any, align: Any = "centre") -> tuple[int, int]:
        area = image.get_bounding_rect()
        room = self.rect(box)
        area.center = room.center
        found.measure(image, self.surface, area.clip(room))
        return put(self, image, box, align)

    for name in ("line", "fit", "block"):
        monkeypatch.setattr(Type, name, noting(name))
    monkeypatch.setattr(Sheet, "_put", measured_put)
    return found


def compose(manager: SceneManager, proofs: Proofs) -> None:
    """Lay the screen together piece by piece, and measure the type that is a piece of its own."""
    canvas = Canvas()
    manager.draw(canvas, 0.0)
    assert canvas.background is not None
    screen = canvas.background.copy()
    items: list[Item] = [item for group in canvas.resting for item in group] + canvas.moving
    for image, place in items:
        proofs.measure(image, screen, image.get_bounding_rect().move(place))
        screen.blit(image, place)


@pytest.mark.parametrize("name", [*PAGES, *MOVING])
def test_whatever_is_read_stands_out(name: str, proofs: Proofs) -> None:
    player = Player(lambda: {**PAGES, **MOVING}[name](House()))
    player.step()
    compose(player.manager, proofs)
    assert proofs.measured >= 3
    assert not proofs.poor


def test_the_table_of_a_government_stands_out(tmp_path: Path, proofs: Proofs) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=5, speed="instant"))
    puppet.tick(3)
    for _ in range(4):
        puppet.key("enter")
        puppet.settle()
        compose(puppet.app.manager, proofs)
        puppet.key("e")
        puppet.settle()
    compose(puppet.app.manager, proofs)
    puppet.close()
    assert proofs.measured > 60
    assert not proofs.poor


def test_what_the_guide_says_stands_out(tmp_path: Path, proofs: Proofs) -> None:
    puppet = Puppet(tmp_path, options=Options(speed="instant"))
    pupil.begin(puppet)
    for _ in zip(range(8), pupil.follow(puppet, pupil.by_keys), strict=False):
        compose(puppet.app.manager, proofs)
        balloon = pupil.guided(puppet).balloon
        assert balloon is not None
        image, at = balloon.item
        x, y = puppet.app.window.frame.point(balloon.box.x + 24, balloon.box.cy)
        paper = image.get_at((x - at[0], y - at[1]))
        assert palette.contrast(palette.INK, (paper.r, paper.g, paper.b)) >= READ
    puppet.close()
    assert proofs.measured > 60
    assert not proofs.poor


def test_the_table_of_a_battle_stands_out(tmp_path: Path, proofs: Proofs) -> None:
    puppet = Puppet(tmp_path, options=Options(speed="instant"))
    battle_bot.begin(puppet, 7)
    for _ in zip(range(12), battle_bot.play(puppet), strict=False):
        compose(puppet.app.manager, proofs)
    puppet.close()
    assert proofs.measured > 60
    assert not proofs.poor
