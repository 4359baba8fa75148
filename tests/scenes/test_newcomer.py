"""What a newcomer tripped over at the government's table, held so that nobody does again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.content import gazette
from game.content import table_words as words
from game.content.coach import Picking, coach
from game.content.seedcode import seed_of
from game.engine.advice.players import PLAYERS, play
from game.engine.government.commands import Command, EndTurn, SetTax
from game.engine.government.events import CardDrawn, TurnBegan
from game.engine.government.evolve import evolve
from game.engine.government.model import Colour, Outcome, Phase, Rules
from game.engine.government.rules import legal, new_match
from game.options import Options
from game.scenes.faces import Faces
from game.scenes.government.clicks import DOUBLE
from game.scenes.government.furniture import Furniture
from game.scenes.government.layout import Layout
from game.scenes.government.reports import reports
from game.scenes.government.scene import GovernmentScene
from game.scenes.government.spots import CardSpot
from game.scenes.government.view import turns_in_all
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government
from tests.scenes.pages import TEXT_SIZES, levels, look
from tests.scenes.witnessing import fresh
from tools.fitness.witness import watching
from tools.hands import Keys
from tools.puppet import Puppet

SEED = seed_of("BOTTLE-PUMPKIN-841")
THEME = levels()[0].theme
WIDE, NARROW = (1280, 720), (1024, 768)
JOKER_TURN = (
    "Foreign: A royal wedding. No event.",
    "Back in play: Enclosure, Gordon Riots and Gin Acts.",
    "The Joker's die shows 3: 3 domestic events come back.",
)


@pytest.fixture
def puppet(tmp_path: Path) -> Iterator[Puppet]:
    """A government whose pictures arrive at once."""
    player = Puppet(tmp_path, options=Options(seed=SEED, speed="instant"))
    player.tick(2)
    yield player
    player.close()


def told(puppet: Puppet) -> str:
    """The advice at the top of the table."""
    return puppet.government._view().coach


def spots(puppet: Puppet, colour: Colour) -> list[CardSpot]:
    """The open events of a colour, as one can click on them."""
    active = puppet.government.shown.side(colour).active
    return [spot for spot in puppet.form.widgets if isinstance(spot, CardSpot) and spot.card in active]


def wait(puppet: Puppet) -> None:
    """Let so much time pass that the next click is a new one."""
    puppet.tick(int(DOUBLE * 60) + 2)


def play_to_a_choice(puppet: Puppet) -> None:
    """Set no tax and resolve nothing until events of both colours may be tried."""
    match = puppet.government.ministry.match
    while len(match.legal.attempts) < 2:
        passing: Command = SetTax(match.state.tax) if match.state.phase is Phase.TAX else EndTurn()
        Keys(puppet).carry_out(passing)
        puppet.settle()


# --- the gazette


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_gazette_tells_what_a_joker_did_at_every_text_size(size: tuple[int, int], text: int) -> None:
    the_look = look(size, text)
    box = Layout(the_look.frame, Rules()).gazette
    width, room = (box.w - 52, box.h - 72) if size == WIDE else (box.w - 16, box.h - 40)
    set_in_type = reports(the_look, JOKER_TURN, width, room)
    assert len(set_in_type) >= (2 if size == WIDE else 1)
    assert sum(image.get_height() for image in set_in_type) <= room * the_look.frame.k + 1


def test_a_report_too_long_for_the_gazette_is_shrunk_rather_than_left_out() -> None:
    endless = "Not resolved, and still in play: " + ", ".join(["Gordon Riots"] * 12)
    assert len(reports(look(WIDE, 200), (endless,), 310.0, 150.0)) == 1


def test_the_banner_tells_the_turn_so_the_gazette_does_not() -> None:
    assert not gazette.is_news(TurnBegan(turn=2))


def test_a_court_card_takes_few_words() -> None:
    king = CardDrawn(colour=DOMESTIC, card=cards("KS")[0])
    assert gazette.entry(king, THEME).endswith(". No event.")


def test_a_new_government_is_told_what_it_is_for(puppet: Puppet) -> None:
    assert puppet.government._view().lines == (words.AIM["both"],)
    Keys(puppet).carry_out(SetTax(4))
    puppet.settle()
    assert puppet.government._view().lines[0] != words.AIM["both"]


# --- why a success wins what it wins


@pytest.mark.parametrize(
    ("colour", "named", "advice"),
    [
        (DOMESTIC, "4S", "Success wins 2 Support, 1 of them for an even number."),
        (DOMESTIC, "4S 6C", "Success wins 3 Support, 2 of them for even numbers."),
        (DOMESTIC, "5S", "Success wins 1 Support; an even number would win 1 more."),
        (FOREIGN, "5H", "Success wins 1 Support: 1\u00a0for each odd number."),
        (FOREIGN, "4H", "Success wins no Support: abroad only odd numbers win any."),
    ],
)
def test_the_advice_says_why_success_wins_what_it_does(colour: Colour, named: str, advice: str) -> None:
    state = government(domestic="4S 5S 6C", foreign="4H 5H")
    picking = Picking(colour=colour, cards=cards(named), dice=5)
    assert coach(state, legal(state), THEME, picking) == advice


@pytest.mark.parametrize(
    ("rules", "advice"),
    [
        (Rules(domestic_even_reward=0), "Success wins 1 Support."),
        (Rules(domestic_even_reward=0, domestic_success_reward=0), "Success wins no Support."),
        (Rules(support_max=5), "Success would win 2 Support, but it stands at 5 at most."),
    ],
)
def test_the_advice_follows_the_levels_own_rules(rules: Rules, advice: str) -> None:
    state = replace(government(domestic="4S"), rules=rules)
    assert coach(state, legal(state), THEME, Picking(colour=DOMESTIC, cards=cards("4S"), dice=2)) == advice


def test_choosing_the_other_colour_says_that_the_first_is_put_back(puppet: Puppet) -> None:
    play_to_a_choice(puppet)
    puppet.click(spots(puppet, DOMESTIC)[0].box)
    assert told(puppet) != words.PUT_BACK
    puppet.click(spots(puppet, FOREIGN)[0].box)
    assert told(puppet) == words.PUT_BACK
    puppet.key("1")
    assert told(puppet) != words.PUT_BACK


# --- a choice in the making


def test_enter_confirms_a_tax_that_was_set_by_keys(puppet: Puppet) -> None:
    match = puppet.government.ministry.match
    Keys(puppet).carry_out(SetTax(3))
    puppet.settle()
    Keys(puppet).carry_out(EndTurn())
    puppet.settle()
    card = next(spot for spot in puppet.form.widgets if isinstance(spot, CardSpot))
    puppet.form.focus(card.name)
    puppet.key("+", "enter")
    puppet.settle()
    assert match.state.phase is Phase.RESOLVE
    assert match.state.tax == 4


def test_enter_throws_the_dice_that_were_set_by_keys(puppet: Puppet) -> None:
    play_to_a_choice(puppet)
    match = puppet.government.ministry.match
    puppet.click(spots(puppet, DOMESTIC)[0].box)
    puppet.key("1", "enter")
    puppet.settle()
    assert match.state.domestic.attempted


def test_escape_puts_a_tax_back_before_it_pauses(puppet: Puppet) -> None:
    puppet.key("5")
    assert puppet.government.draft.tax == 5
    puppet.key("escape")
    assert puppet.government.draft.tax == 3
    assert isinstance(puppet.scene, GovernmentScene)
    puppet.key("escape")
    puppet.tick()
    assert not isinstance(puppet.scene, GovernmentScene)


def test_setting_the_tax_takes_away_why_a_card_could_not_be_chosen(puppet: Puppet) -> None:
    Keys(puppet).carry_out(SetTax(3))
    puppet.settle()
    Keys(puppet).carry_out(EndTurn())
    puppet.settle()
    puppet.click(next(spot for spot in puppet.form.widgets if isinstance(spot, CardSpot)).box)
    assert told(puppet) == words.NOT_NOW
    puppet.key("5")
    assert told(puppet) != words.NOT_NOW


def test_a_fatal_tax_shows_no_counter_on_the_first_cell() -> None:
    the_look = look(WIDE)
    layout = Layout(the_look.frame, Rules())
    furniture = Furniture(the_look, layout, THEME, Faces(the_look, THEME))
    state = government(phase=Phase.TAX, support=2)
    alive = furniture.tracks(state, {"support": 1, "tax": 4})
    fallen = furniture.tracks(state, {"support": 0, "tax": 5})
    assert len(fallen) == len(alive) - 1


@pytest.mark.parametrize("size", [WIDE, NARROW, (800, 600)])
def test_every_level_of_the_longest_track_can_be_read(size: tuple[int, int]) -> None:
    the_look = fresh(size, 100)
    layout = Layout(the_look.frame, Rules(support_max=20, tax_max=20))
    with watching() as witness:
        furniture = Furniture(the_look, layout, THEME, Faces(the_look, THEME))
        furniture.tracks(government(phase=Phase.TAX, support=12), {})
        told = [printed.words for printed in witness.printed]
        assert not witness.cut
    assert all(told.count(str(level)) >= 2 for level in range(1, 21))
    assert furniture.counter_image("support", layout.track("support")).get_width() < the_look.frame.px(66)


# --- clicks that come too soon, and what is taken back


def test_a_double_click_on_the_end_of_a_turn_does_not_set_the_next_tax(puppet: Puppet) -> None:
    Keys(puppet).carry_out(SetTax(3))
    puppet.settle()
    wait(puppet)
    match, place = puppet.government.ministry.match, puppet.form["end"].box
    puppet.click(place)
    puppet.click(place)
    puppet.click(place)
    puppet.settle()
    assert (match.state.phase, match.state.turn) == (Phase.TAX, 2)
    wait(puppet)
    puppet.click(place)
    puppet.settle()
    assert match.state.phase is Phase.RESOLVE


def test_quick_clicks_on_the_same_control_all_count(puppet: Puppet) -> None:
    play_to_a_choice(puppet)
    puppet.click(spots(puppet, DOMESTIC)[0].box)
    puppet.key("1")
    for _ in range(2):
        puppet.click("more")
    assert puppet.government.draft.dice == 3


def test_after_undo_the_advice_says_what_was_done_not_what_cannot_be_done(puppet: Puppet) -> None:
    Keys(puppet).carry_out(SetTax(3))
    puppet.settle()
    Keys(puppet).carry_out(EndTurn())
    puppet.settle()
    wait(puppet)
    puppet.click("undo")  # the pointer now rests on a button that can do no more
    assert told(puppet) == words.UNDONE
    puppet.click("redo")
    puppet.settle()
    assert told(puppet) == words.REDONE


def test_a_choice_is_put_back_before_anything_is_undone_and_taken_up_again(puppet: Puppet) -> None:
    scene = puppet.government
    puppet.key("z", ctrl=True)
    assert told(puppet) == words.NOTHING_DONE, "no card has been seen"
    puppet.key("5")
    puppet.click("undo")
    assert (scene.draft.tax, told(puppet)) == (3, words.UNDONE)
    puppet.click("redo")
    assert (scene.draft.tax, told(puppet)) == (5, words.CHOSEN_AGAIN)
    play_to_a_choice(puppet)
    puppet.click(spots(puppet, DOMESTIC)[0].box)
    puppet.key("1")
    chosen = scene.draft
    for _ in range(2):
        puppet.key("z", ctrl=True)
        assert not scene.draft.picked
        assert not puppet.form["undo"].enabled
        puppet.key("y", ctrl=True)
        assert scene.draft == chosen
    puppet.key("z", ctrl=True)
    puppet.click(spots(puppet, DOMESTIC)[0].box)
    assert not puppet.form["redo"].enabled, "something else has been chosen"


def test_what_was_put_back_is_forgotten_once_the_game_goes_on(puppet: Puppet) -> None:
    scene, match = puppet.government, puppet.government.ministry.match
    Keys(puppet).carry_out(SetTax(3))
    puppet.settle()
    puppet.key("e")
    puppet.settle()
    puppet.key("4")
    phases = []
    for key in "zzy":
        puppet.key(key, ctrl=True)
        puppet.settle()
        phases.append(match.state.phase)
    assert phases == [Phase.TAX, Phase.RESOLVE, Phase.TAX], "first the choice, then the turn's end"
    assert scene.draft.tax == 3
    assert not puppet.form["redo"].enabled


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(draws_per_turn=2),
        Rules(draws_per_turn=3, win_when="any", jokers_per_deck=3),
        Rules(suits_per_colour=1, win_check="next_draw", joker_return="choice"),
    ],
)
def test_how_many_turns_there_are_is_told_alike_all_along_and_so_many_are_played(rules: Rules) -> None:
    for seed in range(4):
        state = new_match(rules, seed).state
        lasts = {turns_in_all(state)}
        for entry in play(rules, seed, PLAYERS["competent"]).log:
            for event in entry.events:
                state = evolve(state, event)
                lasts.add(turns_in_all(state))
        assert len(lasts) == 1
        assert state.outcome is not Outcome.WON or lasts == {state.turn}


def test_a_fall_that_was_done_again_is_undone_by_one_press(puppet: Puppet) -> None:
    match = puppet.government.ministry.match
    puppet.key("1", "0", "enter", "right", "enter")
    puppet.settle()
    puppet.tick(2)
    outcomes = [match.state.outcome]
    for key in "zyzy":
        puppet.key(key, ctrl=True)
        puppet.settle()
        puppet.tick(2)
        outcomes.append(match.state.outcome)
    fallen = Outcome.LOST_TO_TAX
    assert outcomes == [fallen, None, fallen, None, fallen]
