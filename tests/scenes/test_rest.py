"""In play nothing moves at rest: no picture is painted until somebody does something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.engine.government.model import Phase
from game.stage.inputs import PointerMoved
from tools import battle_bot
from tools.puppet import Puppet
from tools.shots.government import crowded, midgame, placed

SETTLING = 40  # frames in which cards may rise and sink
WATCHED = 60 * 5


def taxed(puppet: Puppet) -> None:
    """The tax is to be set, and another level is looked at."""
    placed(puppet, lambda s: replace(midgame(s), phase=Phase.TAX))
    puppet.key("6")


def picked(puppet: Puppet) -> None:
    """Two events are chosen, the pointer rests on a third."""
    placed(puppet, midgame)
    puppet.click("card 4S")
    puppet.click("card 8C")
    puppet.give(PointerMoved(puppet.form["card 3C"].box.centre))


def thrown(puppet: Puppet) -> None:
    """Dice lie where they have come to rest, and the people have taken it as they do."""
    placed(puppet, midgame)
    puppet.click("card 3C")
    puppet.key("3", "t")
    puppet.settle()


def full(puppet: Puppet) -> None:
    """Twenty events of both colours lie open; the people are glad."""
    placed(puppet, crowded)


def fought(puppet: Puppet) -> None:
    """A battle, a card on the table."""
    battle_bot.begin(puppet, 5)
    puppet.uncover()
    for _ in zip(range(3), battle_bot.play(puppet), strict=False):
        pass


@pytest.mark.parametrize("moment", [taxed, picked, thrown, full, fought])
def test_nothing_moves_until_somebody_does_something(
    moment: Callable[[Puppet], None], puppet: Puppet
) -> None:
    moment(puppet)
    puppet.tick(SETTLING)
    paints = puppet.app.painter.paints
    puppet.tick(WATCHED)
    assert puppet.app.painter.paints == paints
