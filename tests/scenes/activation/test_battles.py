"""Choosing a battle: new, shipped, own or running; and every page at every size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from game.content.battles import Battle
from game.content.engagement import begin
from game.content.muster_words import rules_told
from game.content.own_battles import Unusable
from game.engine.activation.model import RED, Arm, Force, Grade, Rules
from game.engine.activation.muster import plain_force
from game.scenes.activation import muster_draft as draft
from game.scenes.activation.battle_line import BattleLine
from game.scenes.activation.battles_page import BattlesScene
from game.scenes.activation.muster import MusterScene
from game.scenes.activation.muster_commands import CommandsScene
from game.scenes.activation.muster_lines import RosterLine, roster_of
from game.scenes.activation.muster_roster import RosterScene
from game.scenes.activation.muster_rules import BattleRulesScene
from game.scenes.activation.print_page import PrintScene
from game.stage.inputs import Wheeled
from game.stage.painter import Canvas, Painter
from game.stage.scene import Pop, Scene
from game.stage.text import typographic
from tests.scenes.activation.house import BattleHouse, shipped
from tests.scenes.pages import Player, Room, check_layout


def page(house: BattleHouse) -> Player:
    return Player(lambda: BattlesScene(house.kit))


def scene(player: Player) -> BattlesScene:
    found = next(each for each in player.manager.scenes if isinstance(each, BattlesScene))
    assert isinstance(found, BattlesScene)
    return found


def gone(player: Player) -> tuple[object, ...]:
    assert isinstance(player.page, Room)
    return (player.page.name, *player.page.arguments)


def own(count: int = 1) -> list[Battle]:
    return [replace(draft.new_battle(), title=f"Skirmish {n}", path=f"{n}.json") for n in range(count)]


def test_a_new_battle_comes_first_and_enter_twice_sets_it_up() -> None:
    player = page(BattleHouse())
    player.keys("enter", "enter")
    assert gone(player) == ("muster", None)


def test_a_shipped_battle_by_pointer() -> None:
    player = page(BattleHouse())
    player.click("battle 1")
    assert scene(player).entry.battle is shipped()[0]
    assert "drop" not in player.form
    player.click("go")
    assert gone(player) == ("muster", shipped()[0])


def test_arrows_go_through_all_battles_over_the_edges_of_the_leaves() -> None:
    house = BattleHouse(own=own(20))
    player = page(house)
    entries = scene(player).entries
    assert len(entries) == 1 + len(shipped()) + 20
    for entry in entries[1:]:
        player.keys("down")
        assert scene(player).entry is entry
    for entry in entries[-2::-1]:
        player.keys("up")
        assert scene(player).entry is entry


def test_leaves_of_the_list_are_turned_by_keys_wheel_and_buttons() -> None:
    player = page(BattleHouse(own=own(30)))
    first = scene(player).entry
    player.give(Wheeled((300, 500), -1))
    second = scene(player).entry
    assert second is not first
    player.click("list later")
    assert scene(player).entry not in (first, second)
    player.click("list earlier")
    player.click("list earlier")
    assert scene(player).entry is first
    player.keys("end")
    assert scene(player).entry is scene(player).entries[-1]
    player.keys("home")
    assert scene(player).entry is first


@pytest.mark.parametrize("text", [100, 200])
def test_every_word_of_every_battle_can_be_read_by_one_key(text: int) -> None:
    player = Player(lambda: BattlesScene(BattleHouse().kit), (1280, 720), text)
    read: dict[str, list[str]] = {}
    for _ in range(200):
        page_ = scene(player)
        leaf = page_.leaf_shown
        if page_.entry.battle is not None:
            read.setdefault(page_.entry.battle.id, []).extend(passage.text for passage in leaf)
        before = page_.entry, page_.leaf
        player.keys("pagedown")
        if (page_.entry, page_.leaf) == before:
            break
    for battle in shipped():
        told = typographic(" ".join(read[battle.id]))
        for part in (battle.blurb, *battle.notes, *battle.sources, battle.where, battle.when):
            assert typographic(part)[1:] in told


def test_what_is_told_is_turned_by_buttons_and_wheel() -> None:
    player = page(BattleHouse())
    player.click("battle 5")
    player.click("later")
    assert scene(player).leaf == 1
    player.give(Wheeled((1400, 500), 1))
    assert scene(player).leaf == 0
    player.click("battle 4")
    player.click("later")
    player.click("battle 5")
    assert scene(player).leaf == 0


def test_the_running_battle_is_offered_first() -> None:
    player = page(BattleHouse(running=begin(shipped()[0], 5)))
    assert scene(player).entry.running
    player.keys("enter", "enter")
    assert gone(player) == ("resume_battle",)
    assert len(player.manager.scenes) == 1


@pytest.mark.parametrize("yes", [True, False])
def test_an_own_battle_is_dropped_only_after_asking(yes: bool) -> None:
    house = BattleHouse(own=own(2))
    player = page(house)
    player.keys("end")
    player.click(f"battle {1 + len(shipped())}")
    player.keys("delete") if yes else player.click("drop")
    assert gone(player)[0] == "ask"
    player.manager.ask(Pop(yes))
    player.step()
    player.step()
    assert len(house.own) == (1 if yes else 2)
    assert len(scene(player).entries) == 1 + len(shipped()) + len(house.own)


def test_a_file_that_cannot_be_used_has_a_line_that_says_why() -> None:
    why = "A battle of yours cannot be used: torn.json, title: expected `str`."
    player = page(BattleHouse(unusable=[Unusable("torn.json", why)]))
    player.keys("end")
    assert scene(player).entry.title == "torn.json"
    assert why in [line.text for line in scene(player).leaf_shown]
    player.click("go")
    assert player.page is scene(player), "what cannot be used cannot be set up"
    assert player.form.hint == why


def test_what_has_just_been_kept_is_the_line_chosen() -> None:
    house = BattleHouse(own=own(2))
    player = page(house)
    player.click("go")
    kept = replace(own(1)[0], title="Kept at last", id="kept-at-last")
    house.own.append(kept)
    player.manager.ask(Pop(None))
    player.step()
    player.step()
    assert scene(player).entry.battle == kept
    assert [passage.text for passage in scene(player).leaf_shown] == [rules_told(kept.rules)]


@pytest.mark.parametrize(("size", "by"), [((1280, 720), 1.1), ((1024, 768), 1.25), ((1080, 1920), 1.3)])
def test_the_list_grows_with_the_text_and_is_set_in_one_size(size: tuple[int, int], by: float) -> None:
    heights = []
    for text in (100, 150):
        player = Player(lambda: BattlesScene(BattleHouse().kit), size, text)
        lines = [widget for widget in player.form.widgets if isinstance(widget, BattleLine)]
        assert len({line.style for line in lines}) == 1
        heights.append((lines[0].box.h, lines[0].style.title.size * text))
    (low, small), (high, large) = heights
    assert high > low * by
    assert large > small * by


def test_back_and_the_rules() -> None:
    player = page(BattleHouse())
    player.keys("f1")
    assert gone(player) == ("battle_rules", None)  # of a new battle: as written
    player = page(BattleHouse())
    player.click("battle 1")
    player.click("rules")
    assert gone(player) == ("battle_rules", shipped()[0].rules)
    player = page(BattleHouse())
    player.click("back")
    assert player.here == "below"


# --- every page of the set-up, at every size of window and text

LONG = "The Army of the Principality of Ruritania and Her Allies"


def _large() -> Battle:
    battle = draft.new_battle()
    for _ in range(8):
        battle = draft.with_army(battle, RED, draft.with_command(battle.red))
    force = replace(plain_force(LONG, "General the Graf von und zu Tarlenheim", Grade.GOOD, 2), dice=(6, 6))
    battle = draft.with_force(battle, RED, 0, force)
    return draft.with_army_name(replace(battle, title=LONG[:40]), RED, LONG)


def _roster() -> Force:
    lines = [RosterLine(arm, "Zouaves", LONG[:50], 2) for arm in Arm] * 3
    return draft.with_roster(draft.new_battle().red.forces[0], roster_of(lines))


PAGES: dict[str, Callable[[BattleHouse], Scene]] = {
    "battles": lambda house: BattlesScene(house.kit),
    "many battles": lambda house: BattlesScene(replace(house, own=own(20)).kit),
    "running": lambda house: BattlesScene(replace(house, running=begin(shipped()[-1], 5)).kit),
    "muster": lambda house: MusterScene(house.kit),
    "large muster": lambda house: MusterScene(house.kit, _large()),
    "commands": lambda house: CommandsScene(house.kit, _large(), RED, 3),
    "roster": lambda house: RosterScene(house.kit, _roster(), RED),
    "no roster": lambda house: RosterScene(house.kit, draft.new_battle().red.forces[0], RED),
    "rules": lambda house: BattleRulesScene(house.kit, Rules()),
    "print": lambda house: PrintScene(house.kit, draft.new_battle()),
}
LOOKS = [(size, text) for size in ((1280, 720), (1024, 768), (1080, 1920)) for text in (100, 200)]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_pages_fit_everywhere_and_lie_still(name: str, size: tuple[int, int], text: int) -> None:
    player = Player(lambda: PAGES[name](BattleHouse()), size, text)
    check_layout(player)
    surface, canvas, painter = player.frame(), Canvas(), Painter()
    player.manager.draw(canvas, 0.0)
    assert painter.paint(surface, canvas)
    for _ in range(2):
        player.step()
        canvas.clear()
        player.manager.draw(canvas, 0.5)
        assert not painter.paint(surface, canvas)


def test_a_monkey_at_the_muster_breaks_nothing() -> None:
    random = Random(7)
    keys = ("tab", "enter", "space", "left", "right", "up", "down", "home", "end", "backspace", "2", "9", "+")
    player = Player(lambda: MusterScene(BattleHouse().kit))
    for _ in range(400):
        if isinstance(player.page, Room):
            player = Player(lambda: MusterScene(BattleHouse().kit, shipped()[-1]))
        if random.random() < 0.5:
            player.keys(random.choice(keys))
            player.type(random.choice("aé9 "))
        else:
            box = random.choice([widget.box for widget in player.form.widgets])
            player.click_at((box.x + random.random() * box.w, box.cy))
    player.frame()


@pytest.mark.parametrize("name", PAGES)
def test_every_widget_is_reached_by_tab(name: str) -> None:
    player = Player(lambda: PAGES[name](BattleHouse()))
    wanted = {widget.name for widget in player.form.widgets if widget.focusable}
    seen = set()
    for _ in range(2 * len(wanted)):  # a chosen battle brings buttons of its own
        player.keys("tab")
        seen.add(player.form.focused)
    assert seen >= wanted
