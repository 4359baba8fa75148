"""Who plays by keys or by pad sees in every phase where the focus is; who plays by mouse sees no ring."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.government.commands import EndTurn, SetTax
from game.engine.government.model import Phase
from game.options import Options
from tools.hands import Keys, Mouse, Pad
from tools.puppet import Puppet

SEEDS = (3, 11)
TURNS = 4


def opened(home: Path, seed: int, *, posted: bool = False) -> Puppet:
    puppet = Puppet(home, options=Options(seed=seed), posted=posted)
    puppet.settle()
    return puppet


def seen(puppet: Puppet) -> str:
    """Who has the focus that can be seen."""
    assert puppet.form.focus_visible
    assert puppet.form.focused is not None
    return puppet.form.focused


@pytest.mark.parametrize("seed", SEEDS)
def test_by_keys_every_phase_begins_with_the_focus_on_what_comes_first(tmp_path: Path, seed: int) -> None:
    puppet = opened(tmp_path, seed)
    puppet.key("tab")
    for _ in range(TURNS):
        assert seen(puppet) == "tax"
        puppet.key("enter")
        puppet.settle()
        state = puppet.government.shown
        assert state.phase is Phase.RESOLVE
        cards = [*state.domestic.active, *state.foreign.active]
        assert seen(puppet).startswith("card") is bool(cards)
        assert cards or seen(puppet) == "end"
        if cards and state.treasury:
            puppet.key("space")  # the very card that the ring is on
            assert puppet.government.draft.picked == (cards[0],)
            puppet.key("t")
            puppet.settle()
            assert seen(puppet)
        Keys(puppet).carry_out(EndTurn())
        puppet.settle()
    puppet.close()


def test_by_pad_the_ring_is_never_lost(tmp_path: Path) -> None:
    puppet = opened(tmp_path, SEEDS[0], posted=True)
    pad = Pad(puppet)
    pad.press("dpad_down")
    for _ in range(TURNS):
        pad.choose("confirm")
        puppet.settle()
        assert seen(puppet)
        pad.choose("end")
        puppet.settle()
        assert seen(puppet) == "tax"
    puppet.close()


def test_by_mouse_nothing_is_ringed(tmp_path: Path) -> None:
    puppet = opened(tmp_path, SEEDS[0])
    mouse = Mouse(puppet)
    puppet.key("tab")
    for _ in range(TURNS):
        mouse.carry_out(SetTax(puppet.government.shown.tax))
        puppet.settle()
        assert not puppet.form.focus_visible
        mouse.carry_out(EndTurn())
        puppet.settle()
        assert not puppet.form.focus_visible
    puppet.close()
