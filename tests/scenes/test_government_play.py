"""Whole games through the real app: mouse alone, keys alone, and the same commands given to the engine."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.gazette import every_face
from game.content.seedcode import seed_of
from game.engine.government.commands import Attempt, Command, EndTurn, ReturnEvents, SetTax
from game.engine.government.events import DiceRolled
from game.engine.government.model import Phase, State
from game.engine.government.rules import GovernmentMatch, Legal, new_match
from game.engine.piles import card
from game.options import Options
from game.scenes.ending import EndingScene
from game.scenes.government.lifts import PICKED, Lifts
from game.scenes.government.scene import GovernmentScene
from game.scenes.log_page import GazetteScene
from tools.hands import Gamepad, Keys, Mouse, Touch
from tools.puppet import Puppet

SEED = seed_of("BOTTLE-PUMPKIN-841")
OWN_COMMANDS = (SetTax, Attempt, EndTurn, ReturnEvents)


def sensible(state: State, legal: Legal) -> Command:
    """Tax 4, the two lowest events of each colour, dice whose mean covers them."""
    if legal.tax:
        return SetTax(4 if state.support > 2 else state.tax)
    for choice in legal.attempts:
        cards = tuple(sorted(choice.cards, key=lambda card: card.rank)[:2])
        wanted = sum(card.rank for card in cards) * 2 // 7 + 1
        return Attempt(choice.colour, cards, min(choice.dice_max, wanted))
    return EndTurn()


def play(puppet: Puppet, carry_out: Callable[[Command], None]) -> GovernmentMatch:
    """A whole game by hand."""
    match = puppet.government.ministry.match
    while match.state.outcome is None:
        carry_out(sensible(match.state, match.legal))
        if puppet.government.idle:
            assert puppet.government.shown == match.state
    puppet.until(lambda: isinstance(puppet.scene, EndingScene))
    assert puppet.government.shown == match.state
    return match


def replayed(match: GovernmentMatch, seed: int) -> str:
    """The digest of the same commands given to the engine."""
    engine = new_match(match.state.rules, seed)
    for command in match.history:
        engine.do(command)
    return engine.digest()


@pytest.mark.parametrize("hands", [Mouse, Keys, Touch, Gamepad])
def test_a_whole_game_with_one_kind_of_hand_ends_as_the_engine_says(
    hands: type[Mouse | Keys | Touch | Gamepad], tmp_path: Path
) -> None:
    options = Options(seed=SEED, speed="swift")
    puppet = Puppet(tmp_path, size=(800, 600), options=options, posted=hands in (Touch, Gamepad))
    match = play(puppet, hands(puppet).carry_out)
    assert match.state.turn > 10
    assert replayed(match, SEED) == match.digest()
    puppet.close()


def test_mouse_and_keys_lead_to_the_same_end(tmp_path: Path) -> None:
    digests = set()
    for name, hands in (("mouse", Mouse), ("keys", Keys)):
        puppet = Puppet(tmp_path / name, options=Options(seed=SEED, level="crisis", speed="instant"))
        digests.add(play(puppet, hands(puppet).carry_out).digest())
        puppet.close()
    assert len(digests) == 1


def test_from_the_title_by_mouse_to_a_government_and_back_again(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path)
    puppet.tick(2)
    puppet.click("new")
    puppet.tick()
    puppet.click("begin")
    puppet.tick(2)
    Mouse(puppet).carry_out(SetTax(4))
    puppet.settle()
    digest = puppet.government.ministry.match.digest()
    puppet.close()

    again = Puppet(tmp_path)
    again.tick(2)
    again.click("continue")
    again.tick(2)
    assert isinstance(again.scene, GovernmentScene)
    assert again.government.ministry.match.digest() == digest
    assert again.government.shown == again.government.ministry.match.state
    again.close()


def test_a_click_during_motion_finishes_it_and_does_nothing_else(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=SEED))
    puppet.tick(2)
    puppet.key("t")
    assert not puppet.government.idle
    before = puppet.government.ministry.match.digest()
    puppet.click(puppet.government.layout.buttons[1])
    assert puppet.government.idle
    assert puppet.government.ministry.match.digest() == before
    puppet.close()


def test_a_fatal_tax_asks_first_and_may_be_refused(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=SEED))
    puppet.tick(2)
    Keys(puppet).carry_out(SetTax(10))  # Rules G5: five Support cannot pay for seven steps
    puppet.tick(2)
    match = puppet.government.ministry.match
    assert match.state.phase is Phase.TAX
    puppet.key("escape")
    puppet.tick(2)
    assert isinstance(puppet.scene, GovernmentScene)
    assert match.state.phase is Phase.TAX
    puppet.key("t")
    puppet.tick(2)
    puppet.click("yes")
    puppet.until(lambda: isinstance(puppet.scene, EndingScene))
    assert match.state.outcome is not None
    puppet.close()


def test_undo_takes_back_the_end_of_a_turn_but_not_a_draw(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=SEED))
    keys = Keys(puppet)
    keys.carry_out(SetTax(3))
    puppet.settle()
    match = puppet.government.ministry.match
    drawn = match.digest()
    puppet.key("z", ctrl=True)
    assert match.digest() == drawn  # cards have been seen
    keys.carry_out(EndTurn())
    puppet.settle()
    ended = match.digest()
    puppet.key("z", ctrl=True)
    assert match.digest() == drawn
    assert puppet.government.shown == match.state
    puppet.key("y", ctrl=True)
    puppet.settle()
    assert match.digest() == ended
    assert puppet.government.shown == match.state
    puppet.close()


def test_the_joker_asks_the_player_where_the_level_says_so(tmp_path: Path) -> None:
    level = tmp_path / "choice.toml"
    level.write_text(
        'base = "georgian"\ntitle = "Choice"\nblurb = "x"\nfigure = 50\norder = 9\n'
        '[rules]\njoker_return = "choice"\njokers_per_deck = 4\nsuits_per_colour = 1\n'
        "start_treasury = 60\nstart_support = 10\n",
        encoding="utf-8",
    )
    puppet = Puppet(tmp_path, options=Options(seed=SEED, level=str(level), speed="instant"))
    keys, match = Keys(puppet), puppet.government.ministry.match
    answered = 0
    while match.state.outcome is None:
        if match.state.phase is Phase.RETURN:
            owed = match.state.owed[0].count
            puppet.until(lambda: not isinstance(puppet.scene, GovernmentScene))
            for i in range(owed):
                puppet.click(f"card {i}")
            puppet.click("confirm")
            puppet.tick(3)
            answered += 1
            continue
        keys.carry_out(sensible(match.state, match.legal))
        puppet.tick(3)
    assert answered > 0
    puppet.close()


def test_every_die_of_a_great_throw_can_be_read(tmp_path: Path) -> None:
    level = tmp_path / "rich.toml"
    level.write_text(
        'base = "georgian"\ntitle = "Rich"\nblurb = "x"\nfigure = 50\norder = 9\n'
        "[rules]\nstart_treasury = 99\ndraws_per_turn = 3\n",
        encoding="utf-8",
    )
    puppet = Puppet(tmp_path, options=Options(seed=SEED, level=str(level), speed="instant"))
    keys, match = Keys(puppet), puppet.government.ministry.match
    keys.carry_out(SetTax(3))
    puppet.settle()
    choice = match.legal.attempts[0]
    keys.carry_out(Attempt(choice.colour, choice.cards[:1], 20))
    puppet.settle()
    puppet.click("faces")
    puppet.tick(2)
    assert isinstance(puppet.scene, GazetteScene)
    rolled = next(e for e in match.log[-1].events if isinstance(e, DiceRolled))
    assert len(rolled.faces) == 20
    assert ", ".join(str(face) for face in rolled.faces) in every_face(rolled)
    assert any(every_face(rolled) in passage.text for passage in puppet.scene.passages())
    puppet.close()


def test_a_card_leans_over_only_while_it_is_taken_up() -> None:
    lifts, one = Lifts(), card("3C")
    lifts.aim((), one, at_once=False)
    leant = []
    while lifts.moving:
        lifts.advance(1 / 60)
        leant.append(lifts.tilt(one))
    assert max(leant) > 0.8
    assert leant[-1] == 0.0
    lifts.aim((), None, at_once=False)
    while lifts.moving:
        lifts.advance(1 / 60)
        assert lifts.tilt(one) == 0.0, "it is laid down flat"
    lifts.aim((one,), None, at_once=True)
    assert (lifts.tilt(one), lifts.heights[one]) == (0.0, PICKED)
