"""Turning cards, Jokers and shuffles: Rules A8, A10 to A12 and A14."""

from game.engine.activation.commands import (
    Activate,
    EndBattle,
    EnterCard,
    Finish,
    Lose,
    Regrade,
    Reinforce,
    ReplaceGeneral,
    SwitchForce,
    TurnCard,
)
from game.engine.activation.events import (
    BattleEnded,
    Because,
    CardFinished,
    CardsChanged,
    CardsKept,
    CardTurned,
    ForceSwitched,
    JokerPlayed,
    JokerSetAside,
    JokersLeft,
    PackShuffled,
)
from game.engine.activation.model import BLACK, RED, Grade, Outcome, Phase, Role, colour_of
from game.engine.activation.refusals import (
    AlreadySo,
    BattleOver,
    JokerIsDue,
    NobodyActs,
    NoOwnCards,
    NotInPack,
    OwnCards,
)
from game.engine.piles import JOKER, card
from tests.engine.battle_builders import battle, force, kinds, paper_battle, play

TURN = TurnCard()


def test_a_card_tells_who_acts_and_with_how_many() -> None:  # Rules A8
    match = battle("6H")
    assert match.state.phase is Phase.READY
    assert play(match, TURN) == (CardTurned(card=card("6H"), colour=RED, left=6),)
    assert (match.state.acting, match.state.left, match.state.phase) == (RED, 6, Phase.ACTING)


def test_the_next_card_lays_the_last_one_away() -> None:  # Rules A10
    match = battle("6H 7H 4S")
    play(match, TURN, Activate(Role.OTHER, 2))
    finished, turned = play(match, TURN)
    assert finished == CardFinished(card=card("6H"), colour=RED, unused=4)
    assert isinstance(turned, CardTurned)
    assert match.state.discard == (card("6H"),)
    assert match.state.left == 7


def test_finish_lays_the_card_away_alone() -> None:  # Rules A10
    match = battle("6H 4S")
    play(match, TURN, Finish())
    assert (match.state.card, match.state.left, match.state.phase) == (None, 0, Phase.READY)
    assert match.why_not(Finish()) == NobodyActs()
    assert kinds(play(match, TURN)) == ["CardTurned"]


def test_a_joker_shuffles_everything_at_once() -> None:  # Rules A11
    match = battle("6H 4S JOKER", later=["7D"])
    play(match, TURN, TURN)
    events = play(match, TURN)
    assert kinds(events) == ["CardFinished", "CardTurned", "PackShuffled"]
    state = match.state
    assert (state.card, state.acting, state.left) == (JOKER, None, 0)
    assert (len(state.pack), state.discard, state.reshuffles, state.turn) == (14, (), 1, 2)
    assert match.why_not(Finish()) == NobodyActs()
    assert match.why_not(Activate(Role.OTHER, 1)) == NobodyActs()
    play(match, TURN)
    assert match.state.card == card("7D")


def test_a_joker_may_be_first_and_another_follow() -> None:
    match = battle("JOKER", later=["JOKER", "5H"])
    play(match, TURN, TURN)
    assert match.state.reshuffles == 2
    assert len(match.state.pack) == 14


def test_without_jokers_the_pack_is_shuffled_when_it_is_out() -> None:
    match = battle("AH AD AS AC", force(1, Grade.POOR), force(1, Grade.POOR), ["AC"], jokers=0)
    play(match, TURN, TURN, TURN, TURN)
    assert not match.state.pack
    events = play(match, TURN)
    assert kinds(events) == ["CardFinished", "PackShuffled", "CardTurned"]
    assert isinstance(events[1], PackShuffled)
    assert events[1].because is Because.EMPTY
    assert (match.state.turn, len(match.state.pack)) == (2, 3)


def test_jokers_leave_for_good() -> None:
    match = paper_battle(force(9), force(9), joker_returns=False)
    events = play(match, EnterCard(JOKER))
    assert JokersLeft(count=1) in events
    assert (match.state.gone, match.state.pack.count(JOKER)) == (1, 1)
    play(match, EnterCard(JOKER))
    assert match.why_not(EnterCard(JOKER)) == NotInPack(JOKER)


def test_a_joker_waits_where_a_side_would_be_shut_out() -> None:  # Rules A14
    match = battle("5H JOKER JOKER 4S", later=["6H"], no_shut_out=True)
    play(match, TURN)
    assert play(match, TURN)[-1] == JokerSetAside()
    play(match, TURN)
    assert (match.state.aside, match.state.reshuffles, match.state.card) == (2, 0, JOKER)
    play(match, TURN)
    assert match.state.acting is BLACK
    events = play(match, TURN)
    assert events[:2] == (CardFinished(card=card("4S"), colour=BLACK, unused=4), JokerPlayed())
    assert (match.state.aside, match.state.reshuffles, len(match.state.pack)) == (0, 1, 14)
    play(match, TURN)
    assert match.state.card == card("6H")


def test_no_joker_waits_once_both_have_had_a_card() -> None:
    match = battle("5H 4S JOKER", later=["6H"], no_shut_out=True)
    play(match, TURN, TURN, TURN)
    assert match.state.reshuffles == 1


def test_the_limit_of_turns_ends_the_battle() -> None:  # Rules A14
    match = battle("JOKER", later=["JOKER", "5H"], turn_limit=2)
    play(match, TURN)
    assert match.state.turn == 2
    assert play(match, TURN)[-1] == BattleEnded(outcome=Outcome.TURN_LIMIT, winner=None)
    assert (match.state.turn, match.state.phase) == (2, Phase.OVER)
    assert match.why_not(TURN) == BattleOver()
    assert not match.legal.any


def test_the_pack_stays_as_it_is_all_battle() -> None:  # Rules A12
    match = battle("JOKER", later=["JOKER", "5H"])
    play(match, Lose(RED, 0, 4), Regrade(RED, 0, Grade.POOR))
    assert kinds(play(match, TURN)) == ["CardTurned", "PackShuffled"]
    assert match.state.red.force.values == (5, 6, 7)


def test_losses_change_the_cards_at_the_next_shuffle() -> None:  # Rules A12
    match = paper_battle(force(9, Grade.GOOD), force(11, Grade.POOR), recalculate="at_joker")
    play(match, Lose(RED, 0, 4))
    assert match.state.red.force.values == (5, 6, 7)
    events = play(match, EnterCard(JOKER))
    assert CardsChanged(colour=RED, force=0, before=(5, 6, 7), after=(3, 4, 5)) in events
    assert match.state.red.force.values == (3, 4, 5)
    assert card("7H") not in match.state.pack
    assert match.state.pack.count(card("3H")) == 1


def test_a_new_general_changes_the_cards_at_the_next_shuffle() -> None:  # Rules A12
    match = paper_battle(force(9, Grade.GOOD), force(11, Grade.POOR), recalculate="at_joker")
    play(match, ReplaceGeneral(RED, 0, "His aide", Grade.POOR), EnterCard(JOKER))
    assert match.state.red.force.values == (3, 4, 5)


def test_a_side_without_units_ends_the_battle_at_the_shuffle() -> None:  # Rules A12
    match = paper_battle(force(2), force(11), recalculate="at_joker")
    play(match, Lose(RED, 0, 2))
    assert match.state.phase is Phase.READY
    events = play(match, EnterCard(JOKER))
    assert CardsKept(colour=RED, force=0) in events
    assert events[-1] == BattleEnded(outcome=Outcome.NO_UNITS, winner=BLACK)


def test_a_force_that_would_have_no_cards_keeps_its_own() -> None:  # Rules A12
    match = paper_battle(force(24), force(9), recalculate="at_joker")
    play(match, Reinforce(RED, 0, 6))
    assert CardsKept(colour=RED, force=0) in play(match, EnterCard(JOKER))
    assert match.state.red.force.values == (11, 12, 13)


def test_another_force_takes_over_at_the_shuffle() -> None:
    reserve = force(4, name="Reserve")
    match = paper_battle([force(9, Grade.GOOD), reserve], force(11, Grade.POOR))
    play(match, SwitchForce(RED, 1), EnterCard(card("5H")))
    assert match.state.red.force.name == "First Column"
    events = play(match, EnterCard(JOKER))
    assert ForceSwitched(colour=RED, before=0, after=1) in events
    assert (match.state.red.force.name, match.state.red.waiting) == ("Reserve", None)
    assert {c.rank for c in match.state.pack if colour_of(c) is RED} == {1, 2, 3}


def test_a_switch_can_be_called_off() -> None:
    match = paper_battle([force(9, Grade.GOOD), force(4, name="Reserve")], force(11, Grade.POOR))
    play(match, SwitchForce(RED, 1))
    assert match.why_not(SwitchForce(RED, 1)) == AlreadySo()
    choice = match.legal.force(RED, 0)
    assert choice is not None
    assert choice.switch
    play(match, SwitchForce(RED, 0))
    assert match.state.red.waiting is None
    assert "ForceSwitched" not in kinds(play(match, EnterCard(JOKER)))


def test_the_players_may_end_the_battle() -> None:
    match = battle("5H")
    play(match, TURN)
    assert play(match, EndBattle(BLACK)) == (BattleEnded(outcome=Outcome.AGREED, winner=BLACK),)
    assert match.state.turn == 1


def test_on_paper_the_players_name_their_cards() -> None:
    match = paper_battle(force(9, Grade.GOOD), force(11, Grade.POOR))
    assert match.why_not(TURN) == OwnCards()
    assert len(match.legal.enter) == 13
    play(match, EnterCard(card("6H")))
    assert match.state.left == 6
    assert match.why_not(EnterCard(card("6H"))) == NotInPack(card("6H"))
    assert match.why_not(EnterCard(card("10H"))) == NotInPack(card("10H"))
    play(match, EnterCard(JOKER), EnterCard(card("6H")))
    assert match.state.turn == 2


def test_on_paper_a_pack_that_is_out_is_whole_again() -> None:
    match = paper_battle(force(1, Grade.POOR), force(1, Grade.POOR), jokers=0)
    play(match, *[EnterCard(card(name)) for name in ("AH", "AD", "AS", "AC")])
    assert set(match.legal.enter) == {card(name) for name in ("AH", "AD", "AS", "AC")}
    play(match, EnterCard(card("AS")))
    assert (match.state.turn, len(match.state.pack)) == (2, 3)


def test_on_paper_a_joker_set_aside_is_played_by_turning() -> None:
    match = paper_battle(force(9), force(9), no_shut_out=True)
    play(match, EnterCard(JOKER), EnterCard(card("5H")), EnterCard(card("5S")))
    assert match.legal.turn
    assert match.why_not(EnterCard(card("4S"))) == JokerIsDue()
    play(match, TURN)
    assert match.state.reshuffles == 1


def test_a_card_cannot_be_named_where_the_program_turns_them() -> None:
    assert battle("5H").why_not(EnterCard(card("5H"))) == NoOwnCards()


def test_a_mis_turned_card_can_be_undone() -> None:
    match = battle("6H 4S JOKER", later=["7D"])
    before = match.digest()
    play(match, TURN, TURN, TURN)
    for _ in range(3):
        match.undo()
    assert match.digest() == before
    for _ in range(3):
        match.redo()
    assert match.state.reshuffles == 1
