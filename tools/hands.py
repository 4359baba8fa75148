"""Plays the government scene as a person does, with the mouse alone or the keys alone. Knows no rules.

What to do is decided by somebody else, as commands; this turns a command into clicks or keys.
"""

from __future__ import annotations

from game.engine.government.commands import Attempt, Command, EndTurn, SetTax
from game.engine.piles import Card
from game.scenes.government.spots import CardSpot
from tools.puppet import Puppet

MOST_STEPS = 200


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
                    self._puppet.click(_spot(self._puppet, card).box)
                self._dice(dice)
                self._puppet.click("throw")
            case EndTurn():
                self._puppet.click("end")
            case _:
                raise AssertionError(f"the player never gives {command}")

    def _tax(self, level: int) -> None:
        track = self._puppet.government.layout.track("tax")
        self._puppet.click(track.cell(level).centre)
        self._puppet.click("confirm")

    def _dice(self, dice: int) -> None:
        for _ in range(MOST_STEPS):
            now = self._puppet.government.draft.dice
            if now == dice:
                return
            self._puppet.click("more" if now < dice else "fewer")
        raise AssertionError(f"the dice would not become {dice}")


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


def _spot(puppet: Puppet, card: Card) -> CardSpot:
    return next(w for w in puppet.form.widgets if isinstance(w, CardSpot) and w.card == card)
