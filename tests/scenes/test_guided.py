"""The guided first turns, with one kind of hand at a time: they teach, they end, and they hold nobody."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from game.content import guide_words
from game.content.kiosk import Profile
from game.content.seedcode import code_of
from game.content.words import Messages
from game.engine.advice.lessons import LESSONS, WELCOME, lessons_of, opening
from game.engine.government.choices import legal
from game.engine.government.commands import EndTurn
from game.engine.government.model import Colour, Phase, State
from game.engine.government.rules import new_match
from game.engine.piles import card
from game.scenes.government.draft import Draft, toggled, with_dice
from game.scenes.government.guide import TURNS, Step, is_over, step_for
from game.scenes.government.guided import LEAVE, GuidedGovernmentScene
from game.scenes.government.scene import GovernmentScene
from game.scenes.government.spots import DiceSlider
from game.stage.inputs import FocusGained, FocusLost, KeyPressed
from game.stage.scene import Reset
from tests.scenes.kiosk import here, kiosk, seconds
from tests.scenes.learner import FIRST_DEAL, SIZE, learner
from tests.scenes.pages import levels
from tools import pupil
from tools.fitness.controls import unreached
from tools.hands import Mouse
from tools.puppet import Puppet

GENTLE = 6  # the place of the level among those that ship
FRAME = 1 / 60
FIRST_DIE = 20.0  # seconds after which the first die has been thrown
READING = 2.0  # of them a step, to read it and to do it

Hands = Callable[[Puppet, Step], None]


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for a deal that teaches begins at the same place."""
    monkeypatch.setattr("game.content.seedcode.new_seed", lambda: FIRST_DEAL)


@pytest.mark.parametrize("hands", [pupil.by_mouse, pupil.by_keys, pupil.by_touch])
def test_four_turns_are_guided_with_one_kind_of_hand_and_then_the_game_goes_on(
    hands: Hands, tmp_path: Path
) -> None:
    puppet = learner(tmp_path, posted=hands is pupil.by_touch)
    steps = list(pupil.follow(puppet, hands))
    scene, state = pupil.guided(puppet), puppet.government.ministry.match.state
    assert {step.aim.split()[0] for step in steps} >= {"tax", "confirm", "card", "throw", "end", "support"}
    assert steps[-1].aim == "support"
    assert not scene.guiding
    assert scene.idles == ""
    assert LEAVE not in scene.form
    assert (state.turn, state.phase) == (TURNS + 1, Phase.RESOLVE)
    if hands is not pupil.by_touch:
        puppet.tick(pupil.THOUGHT)
        Mouse(puppet).carry_out(EndTurn())
        assert scene.ministry.match.state.turn == TURNS + 2
    puppet.close()


def test_the_deal_teaches_and_its_first_throw_carries(tmp_path: Path) -> None:
    puppet = learner(tmp_path)
    ministry = puppet.government.ministry
    assert ministry.level.id == "short-gentle"
    assert lessons_of(opening(ministry.level.rules, ministry.seed)) >= LESSONS | {WELCOME}
    puppet.close()


def test_the_first_die_falls_within_twenty_seconds(tmp_path: Path) -> None:
    """Even where every print is new, and with the usual pace."""
    puppet = Puppet(tmp_path, size=SIZE, new_prints=True)
    begun = puppet.clock.now_ns()
    pupil.begin(puppet)
    done = 0
    for step in pupil.follow(puppet, pupil.by_keys):
        done += 1
        if step.aim == "throw":
            break
    waited = (puppet.clock.now_ns() - begun) / 1e9 - done * pupil.THOUGHT * FRAME
    assert waited + done * READING <= FIRST_DIE
    puppet.close()


def test_that_play_is_paused_is_told_where_the_way_out_stands(tmp_path: Path) -> None:
    puppet = learner(tmp_path, speed="brisk")
    next(step for step in pupil.follow(puppet, pupil.by_keys) if step.aim == "confirm")
    scene = pupil.guided(puppet)
    puppet.key("enter")
    puppet.give(FocusLost())
    puppet.tick()
    assert not scene.idle
    assert scene._seen.coach == Messages.AWAY
    assert LEAVE not in scene.form
    puppet.give(FocusGained())
    puppet.tick()
    assert not scene.idle
    assert scene._seen.coach == ""
    assert LEAVE in scene.form
    puppet.close()


@pytest.mark.parametrize("after", [0, 2, 3, 11])
@pytest.mark.parametrize("way", ["button", "escape"])
def test_the_guide_leaves_at_any_moment_and_takes_nothing_with_it(
    way: str, after: int, tmp_path: Path
) -> None:
    puppet = learner(tmp_path)
    for _ in islice(pupil.follow(puppet, pupil.by_keys), after):
        pass
    scene = pupil.guided(puppet)
    puppet.settle()
    before, draft = scene.ministry.match.digest(), scene.draft
    if way == "button":
        puppet.click(LEAVE)
    else:
        puppet.key("escape")
    assert not scene.guiding
    assert scene.idles == ""
    assert LEAVE not in scene.form
    assert scene.balloon is None
    assert puppet.scene is scene
    assert (scene.ministry.match.digest(), scene.draft) == (before, draft)
    assert scene._view().coach == guide_words.LEFT
    puppet.key("escape")  # from now on it is the key it always was
    puppet.tick(30)
    put_back = bool(draft.picked) or draft.tax != scene.ministry.match.state.tax
    assert here(puppet) == ("GuidedGovernmentScene" if put_back else "PauseScene")
    puppet.close()


def test_the_way_out_is_reached_by_the_tab_key(tmp_path: Path) -> None:
    puppet = learner(tmp_path)
    for _ in range(30):
        if puppet.form.focused == LEAVE and puppet.form.focus_visible:
            break
        puppet.key("tab")
    puppet.key("enter")
    assert not pupil.guided(puppet).guiding
    puppet.close()


def test_escape_while_things_move_leaves_the_guide_and_opens_nothing(tmp_path: Path) -> None:
    puppet = learner(tmp_path, speed="brisk")
    puppet.key("enter")
    puppet.tick(3)
    scene = pupil.guided(puppet)
    assert not scene.idle
    puppet.key("escape")
    assert scene.idle
    assert not scene.guiding
    assert puppet.scene is scene
    puppet.close()


def test_whoever_does_something_else_is_answered_and_not_held(tmp_path: Path) -> None:
    puppet = learner(tmp_path)
    scene = pupil.guided(puppet)
    assert scene.step is not None
    assert scene.step.aim == "tax"
    puppet.key("0")  # ten: it would end the government
    assert scene.step.text == guide_words.fatal(scene.ministry.level.theme)
    assert scene.step.level == 3
    puppet.key("2")
    assert scene.step == Step("confirm", guide_words.falling(scene.ministry.level.theme))
    puppet.key("enter")
    puppet.settle()
    assert scene.ministry.match.state.tax == 2
    assert scene.step.aim.startswith("card ")
    puppet.tick(pupil.THOUGHT)
    puppet.click("end")  # without a single try
    puppet.settle()
    assert scene.ministry.match.state.turn == 2
    puppet.tick(2)
    assert scene.step.aim in ("tax", "confirm")
    puppet.click("undo")
    puppet.settle()
    assert scene.ministry.match.state.turn == 1
    assert scene.step.aim.startswith("card ")
    puppet.close()


def resolving(treasury: int) -> State:
    """A moment at which a 4 and a 9 are open at home, and there are so many coins."""
    level = levels()[GENTLE]
    fresh = new_match(level.rules, 4).state
    home = dataclasses.replace(fresh.domestic, active=(card("4S"), card("9S")))
    return dataclasses.replace(fresh, phase=Phase.RESOLVE, turn=2, treasury=treasury, domestic=home)


def asked(state: State, *picks: str, dice: int | None = None) -> Step | None:
    """What the guide asks for at a moment, with these events chosen and perhaps so many dice."""
    level, choices, draft = levels()[GENTLE], legal(state), Draft.fresh(state)
    for name in picks:
        found = toggled(draft, choices, Colour.DOMESTIC, card(name), state.rules.dice_faces)
        assert found is not None
        draft = found
    if dice is not None:
        draft = with_dice(draft, choices, dice)
    return step_for(state, choices, draft, level.theme, 14)


def test_an_event_that_cannot_be_paid_for_is_advised_against() -> None:
    assert asked(resolving(1), "9S") == Step("card 9S", guide_words.too_dear(9))


def test_too_few_dice_are_advised_against_once() -> None:
    theme = levels()[GENTLE].theme
    assert asked(resolving(9), "9S", dice=1) == Step("more", guide_words.buy(theme))  # cannot reach it
    assert asked(resolving(9), "9S", dice=3) == Step("throw", guide_words.throw(theme, 9, 1, 2))
    assert asked(resolving(9), "9S", dice=7) == Step("throw", guide_words.throw(theme, 9, 1, 2))


def test_the_guide_says_nothing_more_once_it_is_over() -> None:
    state = dataclasses.replace(resolving(5), turn=TURNS + 1)
    assert is_over(state)
    assert asked(state) is None
    assert not is_over(dataclasses.replace(state, phase=Phase.TAX))


def test_a_press_on_the_balloon_reaches_nothing_below_it(tmp_path: Path) -> None:
    puppet = learner(tmp_path)
    scene = pupil.guided(puppet)
    puppet.tick()
    assert scene.balloon is not None
    before = scene.draft
    puppet.click(scene.balloon.box)
    assert puppet.scene is scene
    assert scene.draft == before
    puppet.close()


def test_pages_open_over_the_guide_and_lead_back_to_it(tmp_path: Path) -> None:
    puppet = learner(tmp_path)
    scene = pupil.guided(puppet)
    step = scene.step
    puppet.click("rules")
    puppet.tick(30)
    assert here(puppet) == "RulesScene"
    puppet.key("escape")
    puppet.tick(30)
    assert puppet.scene is scene
    assert scene.guiding
    assert scene.step == step
    puppet.close()


def test_a_guided_game_is_taken_up_again_as_it_was_and_unguided(tmp_path: Path) -> None:
    puppet = learner(tmp_path)
    for _ in islice(pupil.follow(puppet, pupil.by_keys), 9):
        pass
    kept = puppet.government.ministry.match.digest()
    puppet.close()
    again = Puppet(tmp_path, size=SIZE)
    again.app.manager.ask(Reset(again.app.kit.doors.resume))
    again.tick(2)
    again.settle()
    assert type(again.scene) is GovernmentScene
    assert again.government.ministry.match.digest() == kept
    again.close()


def test_all_that_is_said_is_short_on_every_deal() -> None:
    level = levels()[GENTLE]
    said = set()
    for seed in range(100):
        for entry in opening(level.rules, seed, TURNS + 1).log:
            step = step_for(entry.before, legal(entry.before), Draft.fresh(entry.before), level.theme, 14)
            said.add(step.text if step is not None else "")
    assert len(said) > 15
    assert max(len(text.split()) for text in said) <= guide_words.MOST_WORDS


def test_a_kiosk_is_patient_with_whoever_learns_for_thirty_seconds(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    pupil.begin(puppet)
    puppet.key("shift")
    seconds(puppet, 29)
    assert isinstance(puppet.scene, GuidedGovernmentScene)
    seconds(puppet, 2)
    assert here(puppet) == "CountdownScene"
    puppet.key("space")
    puppet.tick(30)
    assert isinstance(puppet.scene, GuidedGovernmentScene)
    assert puppet.scene.guiding
    puppet.close()


def test_an_exhibitions_deal_is_everybodys_also_with_the_guide(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(exhibition=code_of(4711)))
    assert pupil.begin(puppet).ministry.seed == 4711
    puppet.close()


def test_a_visitors_play_is_guided_unless_the_organiser_has_it_otherwise(tmp_path: Path) -> None:
    for guide, expected in ((True, GuidedGovernmentScene), (False, GovernmentScene)):
        puppet = kiosk(tmp_path / str(guide), Profile(guide=guide))
        puppet.app.manager.ask(Reset(puppet.app.kit.doors.choice))
        puppet.tick(60)
        puppet.click("play")
        puppet.tick(2)
        assert type(puppet.scene) is expected
        puppet.close()


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (800, 1280)])
def test_arrows_lead_past_the_ends_of_the_dice_to_the_buttons_there(
    size: tuple[int, int], tmp_path: Path
) -> None:
    puppet = learner(tmp_path, size=size)
    for step in pupil.follow(puppet, pupil.by_keys):
        if step.aim == "throw":
            break
    assert unreached(puppet.form) == []
    slider = puppet.form["dice"]
    assert isinstance(slider, DiceSlider)
    puppet.key("-")  # the focus goes to what is being set
    for way, end, button in (("left", slider.low, "fewer"), ("right", slider.high, "more")):
        for _ in range(20):
            puppet.give(KeyPressed(way, repeat=True))
        assert (puppet.form.focused, slider.value) == ("dice", end)  # a held key stays there
        puppet.key(way)
        assert puppet.form.focused == button
        puppet.key("right" if way == "left" else "left")
        assert puppet.form.focused == "dice"
    puppet.close()
