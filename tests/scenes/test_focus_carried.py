"""Who plays by keys or by pad sees in every phase where the focus is; who plays by mouse sees no ring."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.government.commands import EndTurn, SetTax
from game.engine.government.model import Phase
from game.options import Options
from game.scenes.government.presses import DOUBLE, Presses
from game.stage.inputs import KeyPressed
from tests.scenes.activation.fighting import Fight
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


def test_who_opens_a_government_by_keys_sees_the_ring_at_once_and_a_second_stroke_sets_no_tax(
    tmp_path: Path,
) -> None:
    puppet = Puppet(tmp_path, posted=True)
    puppet.tick(2)
    pad = Pad(puppet)
    for name in ("new", "level 0"):
        pad.choose(name)
        puppet.uncover()
    pad.choose("begin")
    assert seen(puppet) == "tax"
    pad.press("a")
    assert puppet.government.shown.phase.name == "TAX"
    puppet.tick(60)
    pad.press("a")
    puppet.settle()
    assert puppet.government.shown.phase is Phase.RESOLVE
    puppet.close()


def test_a_held_key_or_a_second_stroke_uses_nothing_that_the_focus_has_just_come_to() -> None:
    presses = Presses()
    presses.pass_time(1.0)
    assert not presses.strays(KeyPressed("enter"), "tax")
    assert presses.strays(KeyPressed("enter"), "card 4S")
    presses.pass_time(2 * DOUBLE)
    assert presses.strays(KeyPressed("enter", repeat=True), "card 4S")
    presses.pass_time(2 * DOUBLE)
    assert not presses.strays(KeyPressed("enter"), "card 4S")
    assert not presses.strays(KeyPressed("enter"), "card 4S"), "what has kept the focus may be struck again"


def test_who_moves_the_focus_himself_is_not_kept_waiting() -> None:
    presses = Presses()
    assert presses.strays(KeyPressed("space"), "card 4S")
    assert not presses.strays(KeyPressed("right"), "card 4S")
    assert not presses.strays(KeyPressed("space"), "card 5S")


def test_in_a_battle_the_ring_is_never_lost_and_the_one_key_turns_every_card(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    for _ in range(4):
        before = fight.state
        fight.keys("space")
        assert fight.state != before
        assert seen(fight.puppet) == "next"
        fight.keys("tab")
        assert seen(fight.puppet) != "next"
        fight.keys("n")
        assert seen(fight.puppet) == "next"
    fight.close()


def test_who_comes_back_to_a_battle_by_keys_has_the_one_key_again(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.click("orders")
    fight.keys("escape")
    assert seen(fight.puppet) == "next"
    fight.keys("right")
    assert fight.state.card is not None
    fight.close()
