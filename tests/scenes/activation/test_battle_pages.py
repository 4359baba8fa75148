"""Every page of the activation deck: nothing is cut short, all is reached, all can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.engine.activation.model import BLACK, RED
from game.scenes.activation.battles_page import BattlesScene
from game.scenes.activation.muster import MusterScene
from game.scenes.activation.muster_commands import CommandsScene
from game.scenes.activation.muster_roster import RosterScene
from game.scenes.activation.muster_rules import BattleRulesScene
from game.scenes.activation.print_page import PrintScene
from game.stage.form import Form
from game.stage.furniture import RING
from game.stage.geometry import LARGE_TARGET
from game.stage.inputs import PointerMoved
from game.stage.scene import Scene
from tests.scenes.activation import test_battle_layout
from tests.scenes.activation.house import BattleHouse, shipped
from tests.scenes.pages import Player, check_layout, look
from tests.scenes.test_contrast import Proofs, compose, proofs
from tests.scenes.witnessing import Watch, watch
from tools.fitness.controls import faults

SHAPES = ((800, 600), (1024, 600), (1080, 1920), (800, 1280), (3440, 1440))
LARGE = (((640, 360), 100), ((1024, 768), 200), ((860, 360), 100), ((480, 800), 100))
NAMED = next(battle for battle in shipped() if battle.id == "modder-river")

PAGES: dict[str, Callable[[], Scene]] = {
    "battles": lambda: BattlesScene(BattleHouse().kit),
    "muster": lambda: MusterScene(BattleHouse().kit),
    **{
        f"muster of {battle.id}": lambda battle=battle: MusterScene(BattleHouse().kit, battle)  # type: ignore[misc]
        for battle in shipped()
    },
    "generals": lambda: CommandsScene(BattleHouse().kit, NAMED, RED, 0),
    "roster": lambda: RosterScene(BattleHouse().kit, NAMED.army(BLACK).forces[0], BLACK),
    "rules of a battle": lambda: BattleRulesScene(BattleHouse().kit, NAMED.rules),
    "print": lambda: PrintScene(BattleHouse().kit, NAMED),
    **test_battle_layout.PAGES,
}
__all__ = ["proofs", "watch"]


@pytest.mark.parametrize("name", PAGES)
def test_in_a_window_of_any_shape_all_is_whole_apart_and_in_reach(name: str, watch: Watch) -> None:
    for size in SHAPES:
        for text in (100, 200):
            watch.witness.forget()
            player = Player(PAGES[name], shown=watch.look(size, text))
            player.frame()
            check_layout(player)
            assert watch.witness.printed
            amiss = [*watch.witness.faults(), *faults(player.form, player.look)]
            assert amiss == [], (size, text)


def ringed(form: Form) -> Iterator[tuple[str, str]]:
    """Where the ring around a control that begins with words reaches another."""
    for widget in (each for each in form.widgets if each.before):
        ring = widget.ringed.inset(-1.5 * RING, 0)
        for box, name in ((o.box.inset(0.5), o.name) for o in form.widgets if o is not widget):
            beside = box.y < ring.bottom and ring.y < box.bottom
            if beside and box.x < ring.right and ring.x < box.right:
                yield widget.name, name


@pytest.mark.parametrize("name", PAGES)
def test_large_targets_are_large_and_no_ring_around_words_reaches_another(name: str) -> None:
    player = Player(PAGES[name])
    for size, text in LARGE:
        player.look = replace(look(size, text), target=LARGE_TARGET)
        player.manager.relook()
        player.step()
        assert list(faults(player.form, player.look)) == [], (size, text)
        assert list(ringed(player.form)) == [], (size, text)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
def test_every_widget_is_reached_by_tab_and_by_pointer(name: str, size: tuple[int, int]) -> None:
    player = Player(PAGES[name], size)
    form = player.form
    wanted = {widget.name for widget in form.widgets if widget.focusable}
    seen = set()
    for _ in range(2 * len(wanted)):  # on the way a battle may be chosen that has more leaves
        player.keys("tab")
        seen.add(form.focused)
    assert seen >= wanted
    for widget in form.widgets:
        if widget.focusable:
            player.give(PointerMoved(widget.box.centre))
            assert form.hot == widget.name


@pytest.mark.parametrize("name", PAGES)
def test_whatever_is_read_stands_out(name: str, proofs: Proofs) -> None:
    player = Player(PAGES[name])
    player.step()
    compose(player.manager, proofs)
    assert proofs.measured >= 3
    assert not proofs.poor
