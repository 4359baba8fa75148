"""Touch alone: strokes turn leaves, a resting finger opens, nothing stays lit, and a battle is fought."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.engine.activation.model import Phase
from game.options import Options
from game.scenes.activation.pieces import UnitCounter
from game.scenes.government.scene import GovernmentScene
from game.scenes.inspect_card import InspectScene
from game.scenes.rules_page import RulesScene
from tests.scenes.activation.fighting import Fight
from tools.bot import next_command
from tools.hands import Glass, Touch
from tools.puppet import Puppet


def table(home: Path) -> tuple[Puppet, Glass]:
    puppet = Puppet(home, options=Options(seed=3, speed="instant"), posted=True)
    puppet.tick(2)
    return puppet, Glass(puppet)


def until_a_card(puppet: Puppet) -> str:
    """Play on until an event lies on the table; its control's name."""
    hands, match = Touch(puppet), puppet.government.ministry.match
    while True:
        puppet.settle()
        found = [w.name for w in puppet.form.widgets if w.name.startswith("card ")]
        if found:
            return found[0]
        hands.carry_out(next_command(match.state, match.legal))


def test_strokes_turn_the_leaves_of_a_page_and_press_nothing(tmp_path: Path) -> None:
    puppet, glass = table(tmp_path)
    glass.tap("rules")
    puppet.until(lambda: isinstance(puppet.scene, RulesScene))
    page = puppet.scene
    assert isinstance(page, RulesScene)
    for start, across, down, leaf in (
        ((900, 500), -300, 0, 1),
        ((900, 500), 0, -300, 2),
        ("close", -400, 0, 3),  # begun on a button, which it lets go of
        ((900, 500), 0, 300, 2),
        ((900, 500), 300, 20, 1),
    ):
        glass.stroke(start, across, down)
        assert puppet.scene is page
        assert page.leaf == leaf
    glass.tap("close")
    puppet.until(lambda: isinstance(puppet.scene, GovernmentScene))
    puppet.close()


def test_a_stroke_over_the_table_presses_nothing_but_the_tax_follows_a_finger(tmp_path: Path) -> None:
    puppet, glass = table(tmp_path)
    before = puppet.government.draft.tax
    glass.stroke("confirm", 0, -300)
    assert puppet.government.draft.tax == before
    assert not puppet.government.ministry.match.history
    track = puppet.government.layout.track("tax")
    start, end = track.cell(before).centre, track.cell(before + 2).centre
    glass.stroke(start, end[0] - start[0], 0)
    assert puppet.government.draft.tax == before + 2
    puppet.close()


def test_a_resting_finger_opens_a_card_and_its_lifting_closes_nothing(tmp_path: Path) -> None:
    puppet, glass = table(tmp_path)
    name = until_a_card(puppet)
    glass.hold(name, 0.8)
    puppet.tick(3)
    assert isinstance(puppet.scene, InspectScene)
    glass.tap("close")
    puppet.until(lambda: isinstance(puppet.scene, GovernmentScene))
    assert not puppet.government.draft.picked
    puppet.close()


def test_nothing_stays_lit_where_a_finger_was(tmp_path: Path) -> None:
    puppet, glass = table(tmp_path)
    name = until_a_card(puppet)
    glass.down(name)
    assert puppet.form.hot == name
    glass.up(name)
    assert puppet.form.hot is None
    puppet.close()


def test_the_pointer_is_seen_again_when_a_mouse_moves(tmp_path: Path) -> None:
    puppet, glass = table(tmp_path)
    glass.tap("menu")
    assert not pygame.mouse.get_visible()
    puppet.tick(60)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(400, 300), rel=(9, 9), buttons=(0, 0, 0), touch=False)
    )
    puppet.tick()
    assert pygame.mouse.get_visible()
    puppet.close()


def test_a_whole_battle_by_touch_alone(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant", posted=True)
    glass = Glass(fight.puppet)

    def tap(name: str) -> None:
        glass.tap(name)
        fight.settle()

    ticked = 0
    for _ in range(12):
        tap("next")
        form = fight.scene.form
        ready = [w.name for w in form.widgets if isinstance(w, UnitCounter) and w.standing == "ready"]
        for name in ready[: fight.state.left]:
            tap(name)
        if fight.state.phase is Phase.ACTING:
            ticked += len(fight.state.acts)
        assert fight.scene.shown == fight.state
    assert ticked > 5
    tap("orders")
    tap("winner")
    tap("end")
    assert fight.state.outcome is not None
    assert fight.here == "BattleReportScene"
    tap("table")
    assert fight.at_table
    fight.close()
