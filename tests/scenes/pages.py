"""What the tests of pages share: a look on the real art, doors that tell who went through, a driver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.content.kiosk import Profile
from game.content.levels import Level, shipped_levels
from game.content.seedcode import code_of
from game.content.settings import Settings
from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.model import Colour, Phase, State
from game.engine.government.rules import new_match
from game.scenes.kit import Doors, Kit, Ministry
from game.scenes.overlay import Page
from game.stage.art import Art
from game.stage.form import Form
from game.stage.geometry import Box, Frame
from game.stage.inputs import Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased, TextTyped
from game.stage.look import Look
from game.stage.painter import Canvas, Painter
from game.stage.scene import Scene
from game.stage.scene_manager import SceneManager
from game.stage.text import Type

ROOT = Path(__file__).parents[2]
SIZES = ((1280, 720), (1920, 1080), (1024, 768), (1080, 1920))
TEXT_SIZES = (100, 150, 200)
SEED = 123456


@cache
def levels() -> tuple[Level, ...]:
    """The shipped levels."""
    return shipped_levels(ROOT / "levels" / "government")


@cache
def look(size: tuple[int, int] = (1280, 720), text: int = 100, *, plain: bool = False) -> Look:
    """The real look at a window size and text size."""
    if not pygame.display.get_init():
        pygame.init()
        pygame.display.set_mode((64, 64))
    frame = Frame.for_window(size)
    letters = Type(ROOT / "assets" / "fonts", frame.k, text / 100, plain=plain)
    return Look(frame, letters, Art(ROOT / "assets" / "art", frame.k))


class Room(Scene):
    """What lies behind a door in these tests."""

    def __init__(self, name: str, *arguments: object) -> None:
        self.name = name
        self.arguments = arguments
        self.results: list[object] = []

    def resume(self, result: object) -> None:
        """Remember what the page above has left."""
        self.results.append(result)

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        """An empty table."""
        canvas.background = look().art.table(look().frame.window, look().frame)


@dataclass
class House:
    """A kit whose doors lead to rooms, and everything it was told."""

    running: Ministry | None = None
    battle_waits: bool = False
    settings: Settings = field(default_factory=Settings)
    notices: list[str] = field(default_factory=list)
    kept: list[Ministry] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    profile: Profile | None = None
    trouble: str = ""

    @property
    def kit(self) -> Kit:
        """The kit a page is given."""
        return Kit(
            doors=self._doors(),
            settings=lambda: self.settings,
            change=self._change,
            keep=self.kept.append,
            keep_battle=lambda _engagement: None,
            play=lambda name, _place=0.0: self.sounds.append(name),
            mood=lambda _name: None,
            is_new=lambda _plate: False,
            first_sight=lambda _plate: None,
            unkept=lambda _game: self.trouble,
            notice=lambda: self.notices.pop(0) if self.notices else "",
            house=lambda: self.profile,
        )

    def _change(self, settings: Settings) -> None:
        self.settings = settings

    def _doors(self) -> Doors:
        def door(name: str) -> Callable[..., Any]:
            return lambda *arguments: Room(name, *arguments)

        doors = {each.name: door(each.name) for each in fields(Doors)}
        doors["ministry"] = lambda: self.running
        doors["battle_waits"] = lambda: self.battle_waits
        return Doors(**doors)


def ministry(turns: int = 0, level: int = 1, seed: int = SEED) -> Ministry:
    """A government of a level, so many turns played by a plain policy (or until it ended)."""
    chosen = levels()[level]
    match = new_match(chosen.rules, seed)
    for command in _commands(match.state.turn + turns, lambda: match.state):
        match.do(command)
    return Ministry(chosen, seed, code_of(seed), match)


def finished(level: int = 0, *, won: bool) -> Ministry:
    """A government that has ended so."""
    for seed in range(200):
        played = ministry(99, level, seed)
        if (played.match.state.support > 0) is won:
            return played
    raise LookupError("no such ending among the first deals")


def _commands(last_turn: int, state_of: Callable[[], State]) -> Iterator[Command]:
    while (state := state_of()).outcome is None and state.turn < last_turn:
        match state.phase:
            case Phase.TAX:
                yield SetTax(
                    min(state.rules.tax_max, max(3, state.tax - 1) if state.support < 8 else state.tax + 2)
                )
            case Phase.COLLECT:
                yield Collect()
            case Phase.DRAW:
                yield DrawEvents()
            case Phase.RETURN:
                owed = state.owed[0]
                yield ReturnEvents(state.side(owed.colour).resolved[-owed.count :])
            case _:
                yield _attempt(state) or EndTurn()


def _attempt(state: State) -> Attempt | None:
    for colour in Colour:
        side = state.side(colour)
        if side.active and not side.attempted:
            easiest = min(side.active, key=lambda card: card.rank)
            dice = min(state.treasury // state.rules.die_cost, easiest.rank // 3 + 1)
            if dice * state.rules.dice_faces >= easiest.rank and dice:
                return Attempt(colour, (easiest,), dice)
    return None


class Player:
    """Plays a page as a person would, and sees what comes of it."""

    def __init__(
        self,
        page: Callable[[], Scene],
        size: tuple[int, int] = (1280, 720),
        text: int = 100,
        shown: Look | None = None,
    ) -> None:
        self.look = shown or look(size, text)
        self.room = Room("below")
        self.manager = SceneManager(lambda: self.room, lambda: self.look)
        self.manager._push(page)
        self.step()

    @property
    def page(self) -> Scene:
        """The scene on top."""
        return self.manager.scenes[-1]

    @property
    def form(self) -> Form:
        """The widgets of the page on top."""
        assert isinstance(self.page, Page)
        return self.page.form

    @property
    def message(self) -> str:
        """What the page on top has to say."""
        assert isinstance(self.page, Page)
        return self.page.message

    @property
    def here(self) -> str:
        """The name of the room on top, or of the page's class."""
        return self.page.name if isinstance(self.page, Room) else type(self.page).__name__

    def give(self, *entries: Input) -> None:
        """Inputs, and a step after each."""
        for entry in entries:
            self.manager.handle(entry)
            self.step()

    def step(self) -> None:
        """A step of time."""
        self.manager.update(1 / 60)

    def keys(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            self.give(KeyPressed(name.removeprefix("ctrl+"), ctrl=name.startswith("ctrl+")))

    def type(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            self.give(TextTyped(letter))

    def click(self, name: str, at: float = 0.5) -> None:
        """Click a widget of the page by its name."""
        box: Box = self.form[name].box
        self.click_at((box.x + box.w * at, box.cy))

    def click_at(self, pos: tuple[float, float]) -> None:
        """Click somewhere."""
        self.give(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))

    def relook(self, size: tuple[int, int], text: int, *, plain: bool = False) -> None:
        """Another window, text size or cut of type."""
        self.look = look(size, text, plain=plain)
        self.manager.relook()

    def frame(self) -> pygame.Surface:
        """What is seen now."""
        surface = pygame.Surface(self.look.frame.window)
        canvas = Canvas()
        self.manager.draw(canvas, 0.0)
        Painter().paint(surface, canvas)
        return surface


def check_layout(player: Player) -> None:
    """No widget leaves the safe part or lies over another, and a frame at rest stays the same."""
    safe = player.look.frame.safe.inset(-0.5)
    widgets = [widget for widget in player.form.widgets if widget.focusable]
    for widget in widgets:
        box = widget.box
        inside = (box.x >= safe.x, box.y >= safe.y, box.right <= safe.right, box.bottom <= safe.bottom)
        assert all(inside), (widget.name, box)
        assert min(box.w, box.h) >= 48, (widget.name, box)
    for i, one in enumerate(widgets):
        for other in widgets[i + 1 :]:
            a, b = one.box.inset(0.5), other.box
            apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
            assert apart, (one.name, other.name)
    assert player.form.items(player.look) is player.form.items(player.look)


def everywhere() -> list[tuple[tuple[int, int], int]]:
    """Every window size with every text size."""
    return [(size, text) for size in SIZES for text in TEXT_SIZES]


__all__ = [
    "SIZES",
    "TEXT_SIZES",
    "House",
    "Player",
    "Room",
    "check_layout",
    "everywhere",
    "finished",
    "levels",
    "look",
    "ministry",
]
