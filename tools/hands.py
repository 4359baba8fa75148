"""Plays the government scene as a person does, by mouse, keys, touch or gamepad alone.

Knows no rules.

What to do is decided by somebody else, as commands; this turns a command into clicks or keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from game.engine.government.commands import Attempt, Command, EndTurn, SetTax
from game.engine.piles import Card
from game.scenes.government.spots import CardSpot
from game.stage.geometry import Box
from tools.puppet import Puppet

MOST_STEPS = 200
Place: TypeAlias = str | Box | tuple[float, float]


class Mouse:
    """Clicks, nothing else."""

    def __init__(self, puppet: Puppet) -> None:
        self._puppet = puppet

    def carry_out(self, command: Command) -> None:
        """A command by clicks, waiting until the table is still. Raises TimeoutError or AssertionError."""
        self._puppet.settle()
        match command:
            case SetTax(level):
                self._tax(level)
            case Attempt(_, cards, dice):
                for card in cards:
                    self._press(_spot(self._puppet, card).box)
                self._dice(dice)
                self._press("throw")
            case EndTurn():
                self._press("end")
            case _:
                raise AssertionError(f"the player never gives {command}")

    def _tax(self, level: int) -> None:
        track = self._puppet.government.layout.track("tax")
        self._press(track.cell(level).centre)
        self._press("confirm")

    def _dice(self, dice: int) -> None:
        for _ in range(MOST_STEPS):
            now = self._puppet.government.draft.dice
            if now == dice:
                return
            self._press("more" if now < dice else "fewer")
        raise AssertionError(f"the dice would not become {dice}")

    def _press(self, place: Place) -> None:
        self._puppet.click(place)


class Touch(Mouse):
    """Taps, nothing else; the puppet reads posted events."""

    def __init__(self, puppet: Puppet) -> None:
        super().__init__(puppet)
        self._glass = Glass(puppet)

    def _press(self, place: Place) -> None:
        self._glass.tap(place)


class Glass:
    """A touch screen: what the system says of fingers on it, and of the mouse that it makes of them."""

    def __init__(self, puppet: Puppet) -> None:
        self._puppet = puppet

    def tap(self, place: Place) -> None:
        """A finger comes and goes, at a control by its name, on a box or at a point."""
        self.hold(place, 0.0)

    def hold(self, place: Place, seconds: float) -> None:
        """A finger rests there for a while."""
        point = self._point(place)
        self.down(point)
        self._puppet.tick(round(seconds * 60))
        self.up(point)

    def stroke(self, start: Place, across: float, down: float) -> None:
        """A finger is drawn over the screen in six steps."""
        x, y = self._point(start)
        self.down((x, y))
        for step in range(1, 7):
            self.motion((x + across * step / 6, y + down * step / 6))
        self.up((x + across, y + down))

    def down(self, place: Place, finger: int = 0) -> None:
        """A finger comes."""
        self._post(pygame.FINGERDOWN, place, finger)
        self._post_mouse(pygame.MOUSEMOTION, place)
        self._post_mouse(pygame.MOUSEBUTTONDOWN, place)
        self._puppet.tick()

    def motion(self, place: Place, finger: int = 0) -> None:
        """A finger goes on to another place."""
        self._post(pygame.FINGERMOTION, place, finger)
        self._post_mouse(pygame.MOUSEMOTION, place)
        self._puppet.tick()

    def up(self, place: Place, finger: int = 0) -> None:
        """A finger goes."""
        self._post(pygame.FINGERUP, place, finger)
        self._post_mouse(pygame.MOUSEBUTTONUP, place)
        self._puppet.tick()

    def _point(self, place: Place) -> tuple[float, float]:
        if isinstance(place, str):
            place = self._puppet.form[place].box
        return place.centre if isinstance(place, Box) else place

    def _pixel(self, place: Place) -> tuple[int, int]:
        return self._puppet.app.window.frame.point(*self._point(place))

    def _post(self, kind: int, place: Place, finger: int) -> None:
        (x, y), (w, h) = self._pixel(place), self._puppet.app.window.size
        event = pygame.event.Event(kind, touch_id=7, finger_id=finger, x=x / w, y=y / h, dx=0.0, dy=0.0)
        pygame.event.post(event)

    def _post_mouse(self, kind: int, place: Place) -> None:
        more = {"buttons": (1, 0, 0), "rel": (0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.event.Event(kind, pos=self._pixel(place), touch=True, **more))


class Keys:
    """Keys, nothing else."""

    def __init__(self, puppet: Puppet) -> None:
        self._puppet = puppet

    def carry_out(self, command: Command) -> None:
        """A command by keys, waiting until the table is still. Raises TimeoutError or AssertionError."""
        self._puppet.settle()
        match command:
            case SetTax(level):
                self._puppet.key(*str(level))
                self._puppet.key("t")
            case Attempt(_, cards, dice):
                for card in cards:
                    self._focus(_spot(self._puppet, card).name)
                    self._puppet.key("space")
                self._puppet.key(*str(dice))
                self._puppet.key("t")
            case EndTurn():
                self._puppet.key("e")
            case _:
                raise AssertionError(f"the player never gives {command}")

    def _focus(self, name: str) -> None:
        for _ in range(MOST_STEPS):
            if self._puppet.form.focused == name and self._puppet.form.focus_visible:
                return
            self._puppet.key("tab")
        raise AssertionError(f"the Tab key never came to {name}")


class Pad:
    """A gamepad that SDL knows: what the system says of its buttons."""

    def __init__(self, puppet: Puppet) -> None:
        self._puppet = puppet

    def press(self, *buttons: str) -> None:
        """Buttons one after the other, by their names: a, b, x, y, dpad_left, start …"""
        for name in buttons:
            self.down(name)
            self.up(name)

    def down(self, name: str) -> None:
        """A button goes down."""
        self._post(pygame.CONTROLLERBUTTONDOWN, name)

    def up(self, name: str) -> None:
        """A button comes up."""
        self._post(pygame.CONTROLLERBUTTONUP, name)

    def _post(self, kind: int, name: str) -> None:
        button = getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}")
        pygame.event.post(pygame.event.Event(kind, instance_id=9, button=button))
        self._puppet.tick()

    def walk(self, name: str) -> None:
        """To a control by the arrows, the shortest way there is. Raises AssertionError if there is none."""
        form = self._puppet.form
        if not form.focus_visible or form.focused is None:
            self.press("dpad_down")
        start = form.focused
        assert start is not None
        ways: dict[str, tuple[str, ...]] = {start: ()}
        reached = [start]
        for here in reached:
            for way in ("left", "right", "up", "down"):
                there = here if form[here].takes(way) else form.beside(here, way)
                if there not in ways:
                    ways[there] = (*ways[here], f"dpad_{way}")
                    reached.append(there)
        assert name in ways, f"no arrows lead from {start} to {name}"
        self.press(*ways[name])
        assert form.focused == name, f"the arrows led to {form.focused} instead of {name}"

    def choose(self, name: str) -> None:
        """Walk to a control and press it."""
        self.walk(name)
        self.press("a")


class Gamepad:
    """A gamepad, nothing else."""

    def __init__(self, puppet: Puppet) -> None:
        self._puppet = puppet
        self._pad = Pad(puppet)

    def carry_out(self, command: Command) -> None:
        """A command by buttons, waiting until the table is still. Raises TimeoutError or AssertionError."""
        self._puppet.settle()
        match command:
            case SetTax(level):
                self._until(level, lambda: self._puppet.government.draft.tax)
                self._pad.press("x")
            case Attempt(_, cards, dice):
                for card in cards:
                    self._pad.choose(_spot(self._puppet, card).name)
                self._until(dice, lambda: self._puppet.government.draft.dice)
                self._pad.press("x")
            case EndTurn():
                self._pad.press("y")
            case _:
                raise AssertionError(f"the player never gives {command}")

    def _until(self, wanted: int, now: Callable[[], int]) -> None:
        for _ in range(MOST_STEPS):
            if now() == wanted:
                return
            self._pad.press("rightshoulder" if now() < wanted else "leftshoulder")
        raise AssertionError(f"it would not become {wanted}")


def _spot(puppet: Puppet, card: Card) -> CardSpot:
    return next(w for w in puppet.form.widgets if isinstance(w, CardSpot) and w.card == card)
