"""Activations, and what befalls a force at any time: Rules A8, A9 and A13."""

import pytest

from game.engine.activation.commands import (
    Activate,
    Command,
    Lose,
    Rally,
    Regrade,
    Reinforce,
    ReplaceGeneral,
    SwitchForce,
    TakeBack,
    TurnCard,
)
from game.engine.activation.events import GeneralReplaced, UnitsActivated, UnitsArrived, UnitsLost
from game.engine.activation.model import BLACK, RED, Arm, Grade, Role, Unit
from game.engine.activation.muster import BadName
from game.engine.activation.refusals import (
    AlreadySo,
    HasActed,
    HasNotActed,
    NamedTwice,
    NoRoster,
    NoSuchForce,
    NoSuchUnit,
    NothingNamed,
    NotThatArm,
    RosterKept,
    TooFewUnits,
    TooLateToFire,
    TooManyActivations,
    TooManyUnits,
    UnitIsLost,
    UnitNotLost,
)
from tests.engine.battle_builders import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    MACHINE_GUN,
    battle,
    force,
    play,
    rostered,
)

TURN = TurnCard()
# nine units: guns are 0 and 1, the machine gun is 2
COLUMN = rostered(ARTILLERY, ARTILLERY, MACHINE_GUN, *[INFANTRY] * 4, *[CAVALRY] * 2, grade=Grade.GOOD)


def test_guns_use_up_activations() -> None:  # Rules A13
    match = battle("6H")
    play(match, TURN, Activate(Role.ARTILLERY, 1))
    events = play(match, Activate(Role.MACHINE_GUN, 1))
    assert events == (UnitsActivated(colour=RED, role=Role.MACHINE_GUN, count=1, units=(), left=4),)
    assert match.state.left == 4


def test_the_same_with_a_roster() -> None:  # Rules A13
    match = battle("6H", COLUMN)
    play(match, TURN, Activate(Role.ARTILLERY, units=(1,)), Activate(Role.MACHINE_GUN, units=(2,)))
    assert match.state.left == 4
    assert match.state.acted == (1, 2)


def test_never_more_than_the_card_has() -> None:  # Rules A8
    match = battle("5H")
    play(match, TURN, Activate(Role.OTHER, 3))
    assert match.why_not(Activate(Role.OTHER, 3)) == TooManyActivations(3, 2)


def test_never_more_than_there_are_units() -> None:  # Rules A8
    match = battle("3H", force(2, Grade.GOOD))
    play(match, TURN)
    assert match.state.left == 2


@pytest.mark.parametrize(
    ("first", "then", "refused"),
    [
        (Role.OTHER, Role.ARTILLERY, True),
        (Role.OTHER, Role.MACHINE_GUN, True),
        (Role.MACHINE_GUN, Role.ARTILLERY, True),
        (Role.ARTILLERY, Role.MACHINE_GUN, False),
        (Role.ARTILLERY, Role.ARTILLERY, False),
        (Role.MACHINE_GUN, Role.OTHER, False),
    ],
)
def test_guns_fire_first(first: Role, then: Role, refused: bool) -> None:  # Rules A9
    match = battle("6H")
    play(match, TURN, Activate(first, 1))
    assert (match.why_not(Activate(then, 1)) == TooLateToFire(then)) is refused
    assert (match.legal.activation(then) is None) is refused
    free = battle("6H", fire_phases=False)
    play(free, TURN, Activate(first, 1))
    assert free.why_not(Activate(then, 1)) is None


def test_a_gun_may_act_as_an_ordinary_unit() -> None:  # Rules A9
    match = battle("6H", COLUMN)
    play(match, TURN, Activate(Role.OTHER, units=(3, 0)))
    assert match.why_not(Activate(Role.ARTILLERY, units=(1,))) == TooLateToFire(Role.ARTILLERY)
    choice = match.legal.activation(Role.OTHER)
    assert choice is not None
    assert choice.units == (1, 2, 4, 5, 6, 7, 8)
    assert choice.most == 4


def test_the_choices_are_by_arm() -> None:
    match = battle("6H", COLUMN)
    play(match, TURN)
    assert [(c.role, c.most, c.units) for c in match.legal.activations] == [
        (Role.ARTILLERY, 2, (0, 1)),
        (Role.MACHINE_GUN, 1, (2,)),
        (Role.OTHER, 6, tuple(range(9))),
    ]


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Activate(Role.OTHER, units=(3,)), HasActed(3)),
        (Activate(Role.OTHER, units=(8,)), UnitIsLost(8)),
        (Activate(Role.OTHER, units=(9,)), NoSuchUnit(9)),
        (Activate(Role.OTHER, units=(4, 4)), NamedTwice(4)),
        (Activate(Role.OTHER, 1), RosterKept()),
        (Activate(Role.OTHER), NothingNamed()),
        (Activate(Role.MACHINE_GUN, units=(4,)), NotThatArm(4, Role.MACHINE_GUN)),
        (TakeBack(4), HasNotActed(4)),
        (Lose(RED, 0, 1), RosterKept()),
        (Lose(RED, 0, units=(8,)), UnitIsLost(8)),
        (Lose(RED, 1, units=(8,)), NoSuchForce(RED, 1)),
        (Lose(BLACK, 0, units=(1,)), NoRoster()),
        (Lose(BLACK, 0), NothingNamed()),
        (Lose(BLACK, 0, 12), TooFewUnits(12, 11)),
        (Rally(RED, 0, (1,)), UnitNotLost(1)),
        (Rally(BLACK, 0, (1,)), NoRoster()),
        (Reinforce(RED, 0, 1), RosterKept()),
        (Reinforce(RED, 0, 1, (Unit("A", Arm.OTHER),)), RosterKept()),
        (Reinforce(RED, 0), NothingNamed()),
        (Reinforce(RED, 0, units=(Unit("", Arm.OTHER),)), BadName("")),
        (Reinforce(RED, 0, units=(Unit("A", Arm.OTHER, "\n"),)), BadName("\n")),
        (Reinforce(RED, 0, units=(Unit("A", Arm.OTHER, lost=True),)), UnitIsLost(9)),
        (Reinforce(BLACK, 0, units=(Unit("A", Arm.OTHER),)), NoRoster()),
        (Reinforce(BLACK, 0, 89), TooManyUnits(100, 99)),
        (Regrade(RED, 0, Grade.GOOD), AlreadySo()),
        (ReplaceGeneral(RED, 0, ""), BadName("")),
        (SwitchForce(RED, 0), AlreadySo()),
    ],
)
def test_what_cannot_be_is_refused(command: Command, reason: object) -> None:
    match = battle("6H", COLUMN)
    play(match, TURN, Lose(RED, 0, units=(8,)), Activate(Role.OTHER, units=(3,)))
    assert match.why_not(command) == reason


def test_a_tick_can_be_taken_back() -> None:
    match = battle("6H", COLUMN)
    play(match, TURN, Activate(Role.ARTILLERY, units=(0,)), Activate(Role.OTHER, units=(3, 4)))
    play(match, TakeBack(3))
    assert (match.state.acted, match.state.left) == ((0, 4), 4)
    assert match.why_not(Activate(Role.ARTILLERY, units=(1,))) == TooLateToFire(Role.ARTILLERY)
    play(match, TakeBack(4))
    assert match.why_not(Activate(Role.ARTILLERY, units=(1,))) is None


def test_losses_leave_fewer_to_act() -> None:
    match = battle("6H", COLUMN)
    play(match, TURN, Activate(Role.ARTILLERY, units=(0,)))
    events = play(match, Lose(RED, 0, units=(3, 4, 5, 6)))
    assert events == (UnitsLost(colour=RED, force=0, count=4, units=(3, 4, 5, 6), after=5),)
    assert match.state.left == 4  # 1, 2, 7 and 8
    play(match, Rally(RED, 0, (3,)))
    assert match.state.left == 5
    assert (match.state.red.force.units, match.state.red.force.lost) == (6, 3)


def test_a_unit_that_has_acted_may_be_lost_and_leave_the_others_their_turn() -> None:
    match = battle("3H", rostered(INFANTRY, INFANTRY, INFANTRY, grade=Grade.GOOD))
    play(match, TURN, Activate(Role.OTHER, units=(0,)), Lose(RED, 0, units=(0,)))
    assert match.state.left == 2


def test_by_number_the_lost_are_those_that_have_acted() -> None:
    match = battle("3H", force(3, Grade.GOOD))
    play(match, TURN, Activate(Role.OTHER, 2), Lose(RED, 0, 2))
    assert match.state.left == 1
    play(match, Lose(RED, 0, 1))
    assert match.state.left == 0
    assert match.state.red.force.lost == 3


def test_reinforcements_may_act_at_once_within_the_card() -> None:
    match = battle("3H", force(2, Grade.GOOD))
    play(match, TURN)
    events = play(match, Reinforce(RED, 0, 4))
    assert events == (UnitsArrived(colour=RED, force=0, count=4, units=(), after=6),)
    assert match.state.left == 3


def test_reinforcements_join_the_roster() -> None:
    match = battle("6H", COLUMN)
    play(match, TURN, Reinforce(RED, 0, units=(Unit("Legion", Arm.OTHER, "Irregulars"),)))
    assert match.state.red.force.roster[9].name == "Legion"
    play(match, Activate(Role.OTHER, units=(9,)))
    assert match.state.acted == (9,)


def test_what_befalls_the_other_side_leaves_the_card_alone() -> None:
    match = battle("6H")
    play(match, TURN, Lose(BLACK, 0, 11), Reinforce(BLACK, 0, 2))
    assert match.state.left == 6


def test_a_general_falls_and_dice_grade_the_next() -> None:  # Rules A2
    match = battle("6H", dice=[1, 2])
    events = play(match, ReplaceGeneral(RED, 0, "His aide"))
    assert events == (
        GeneralReplaced(
            colour=RED,
            force=0,
            before="The General",
            after="His aide",
            grade_before=Grade.GOOD,
            grade_after=Grade.POOR,
            dice=(1, 2),
        ),
    )
    assert (match.state.red.force.general, match.state.red.force.grade) == ("His aide", Grade.POOR)
    play(match, Regrade(RED, 0, Grade.AVERAGE))
    assert (match.state.red.force.grade, match.state.red.force.dice) == (Grade.AVERAGE, ())


def test_what_may_befall_a_force() -> None:
    match = battle("6H", COLUMN)
    play(match, Lose(RED, 0, units=(8,)))
    choice = match.legal.force(RED, 0)
    assert choice is not None
    assert (choice.losses, choice.losing, choice.rallying) == (8, tuple(range(8)), (8,))
    assert (choice.arrivals, choice.switch) == (90, False)
    assert match.legal.force(RED, 1) is None
