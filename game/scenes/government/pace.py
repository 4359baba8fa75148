"""How long things take on the government's table, and what a thing that moves looks like. No decisions."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.government.model import Colour
from game.engine.piles import Card
from game.scenes.government.layout import NEARER
from game.stage.timeline import Pose


@dataclass(frozen=True)
class Pace:
    """The times of DESIGN at speed 1, in seconds."""

    fly_least: float = 0.22
    fly_most: float = 0.42
    turn: float = 0.12  # by which a card that turns over in flight (0.2 s) flies longer
    relayout: float = 0.12
    coin: float = 0.07
    coin_flight: float = 0.18
    paid_flight: float = 0.16  # of a coin that becomes a die
    coins_most: float = 0.25
    dice: float = 0.58
    dice_most: float = 0.68
    count_each: float = 0.05
    count_most: float = 0.25  # while dice hop for the last time and settle: before, nothing is decided
    seal: float = 0.14
    seal_hold: float = 0.05
    step: float = 0.18
    steps_most: float = 0.54
    slump: float = 0.28
    moment: float = 0.45
    leave: float = 0.18  # of a card that leaves play
    dice_apart: float = 0.05
    glance: float = 0.25  # at a court card that is one of several
    told: float = 0.34
    told_most: float = 0.75
    stagger: float = 0.06  # between two cards that set out together
    staggers_most: float = 0.08
    fall: float = 1.60
    triumph: float = 2.40

    def fly(self, distance: float) -> float:
        """How long a card flies over a distance in units."""
        return min(self.fly_most, max(self.fly_least, 0.10 + 0.00016 * distance))


@dataclass(frozen=True)
class Appearance:
    """What a thing looks like: its kind and what tells it from others of the kind."""

    kind: str
    what: object = None
    colour: Colour | None = None


def size_of(appearance: object) -> float:
    """The scale in which a thing's pictures are made: the one in which it is looked at."""
    card = appearance.what if isinstance(appearance, Appearance) else None
    return NEARER if isinstance(card, Card) and (card.is_court or card.is_joker) else 1.0


def sized(appearance: object, pose: Pose) -> Pose:
    """A pose for the picture there is of a thing."""
    size = size_of(appearance)
    return pose if size == 1.0 else pose._replace(scale=pose.scale / size)
