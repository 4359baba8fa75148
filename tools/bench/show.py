"""The real game set to a chosen position, frame by frame on a clock that only moves when told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from pygame import Surface

from game.content.seedcode import code_of
from game.engine.government.chance import Chance
from game.engine.government.commands import Attempt, Command, SetTax
from game.engine.government.model import Colour, Phase, Rules, Side, State
from game.engine.government.reckoning import whole_deck
from game.engine.government.rules import GOVERNMENT, GovernmentMatch
from game.engine.match import Match
from game.engine.piles import Card, card
from game.options import Options
from game.scenes.government.scene import GovernmentScene
from game.scenes.kit import Ministry
from game.stage.painter import offset_copy
from game.stage.scene import Reset
from tools.bench.measure import Taken, timed
from tools.hands import Keys
from tools.puppet import Puppet

MOST_FRAMES = 3600
PAUSE = 40  # frames that a player takes at least before the next command
DICE = (3, 5, 1, 6, 2, 4, 3, 6, 5, 1, 2, 4)


def events(colour: Colour, count: int) -> tuple[Card, ...]:
    """So many events of a colour, the low ones first."""
    found = [held for held in whole_deck(Rules(), colour) if not held.is_joker and not held.is_court]
    return tuple(sorted(found, key=lambda held: held.rank)[:count])


def table(
    domestic: int, foreign: int, phase: Phase = Phase.RESOLVE, deck: tuple[str, str] = ("9S", "9H")
) -> State:
    """A government in mid-game with so many open events, and one card more in each deck."""
    decks = tuple(card(name) for name in deck)
    sides = [
        Side(deck=(below,), active=tuple(c for c in events(colour, count + 1) if c != below)[:count])
        for colour, count, below in zip(Colour, (domestic, foreign), decks, strict=True)
    ]
    return State(
        rules=Rules(), domestic=sides[0], foreign=sides[1], support=9, tax=4, treasury=30, phase=phase, turn=9
    )


def lone_event() -> State:
    """A table with a single foreign event, whose success moves nothing else: it is even (Rules G17)."""
    side = Side(deck=(card("9H"),), active=(card("2H"),))
    return replace(table(4, 0), foreign=side)


class Run:
    """One run of the game, frame by frame."""

    def __init__(self, home: Path, size: tuple[int, int], options: Options | None = None) -> None:
        self.puppet = Puppet(home, size=size, options=options)

    def frame(self) -> Taken:
        """One frame of the real loop, timed."""
        return timed(self.puppet.app.loop.tick)

    def until(self, condition: Callable[[], bool]) -> Iterator[Taken]:
        """Frames until something holds."""
        for _ in range(MOST_FRAMES):
            if condition():
                return
            yield self.frame()
        raise TimeoutError("the motion never ended")

    def floor(self) -> Callable[[], None]:
        """Blit a full background and flip: the least that a whole new picture costs here."""
        window = self.puppet.app.window
        background: Surface = offset_copy(window.size, window.surface)
        background.fill((40, 60, 48))

        def full() -> None:
            window.surface.blit(background, (0, 0))
            window.flip()

        return full


class Show(Run):
    """A run in which positions of a government are laid out and commands given by keys."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        super().__init__(home, size, Options(seed=1))
        self.puppet.settle()

    def lay(self, state: State, dice: tuple[int, ...] = ()) -> GovernmentMatch:
        """Show a new table with this position, everything on it at rest."""
        match: GovernmentMatch = Match(GOVERNMENT, state, Chance.scripted(dice))
        app, level = self.puppet.app, self.puppet.app.levels[0]
        ministry = Ministry(level, 0, code_of(0), match, whole=False)
        app.manager.ask(Reset(lambda: GovernmentScene(app.kit, ministry)))
        self.puppet.settle()
        self.puppet.tick(PAUSE)
        return match

    def order(self, command: Command) -> None:
        """Give a command by keys; returns in the frame in which its motion has begun."""
        Keys(self.puppet).carry_out(command)

    def motion(self) -> Iterator[Taken]:
        """The frames in which anything moves."""
        return self.until(lambda: self.puppet.government.idle)


def draw_order() -> Command:
    """The command that makes both decks turn a card: the tax is left alone."""
    return SetTax(4)


def attempt_order(state: State, dice: int, colour: Colour = Colour.DOMESTIC) -> Command:
    """An attempt on the first event of a colour."""
    return Attempt(colour, (state.side(colour).active[0],), dice)
