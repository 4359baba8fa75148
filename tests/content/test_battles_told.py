"""What players read of a battle: every event, refusal and moment has its sentence, none too long."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from game.content.battle_coach import coach
from game.content.battle_log import entry, is_news, journal_lines
from game.content.battle_report import ALL_TURNS, in_numbers, report, report_rows
from game.content.battle_words import setting_told
from game.content.battles import Battle
from game.content.engagement import begin
from game.engine.activation import events as ev
from game.engine.activation.commands import (
    Activate,
    EndBattle,
    EnterCard,
    Finish,
    Lose,
    Regrade,
    Reinforce,
    SwitchForce,
    TakeBack,
    TurnCard,
)
from game.engine.activation.evolve import evolve
from game.engine.activation.model import BLACK, COLOURS, RED, Arm, Grade, Outcome, Role, Rules, State, Unit
from game.engine.activation.settings import SETTINGS
from game.engine.piles import JOKER, card
from tests.content.fighting import battle, battles, fought, is_sentence, some_command


@pytest.mark.parametrize("paper", [False, True])
@pytest.mark.parametrize("of", battles(), ids=lambda battle: battle.id)
def test_every_event_of_whole_battles_is_told_and_the_coach_never_at_a_loss(of: Battle, paper: bool) -> None:
    engagement = begin(of, 8, paper=paper)
    chance = random.Random(8)
    told = set()
    for _ in range(300):
        line = coach(engagement.match.state, engagement.match.legal)
        assert is_sentence(line)
        assert len(line) <= 70
        state = engagement.match.state
        for event in engagement.do(some_command(engagement, chance)):
            state = evolve(state, event)
            assert is_sentence(entry(event, state))
            assert len(entry(event, state)) <= 200
            told.add(type(event))
    assert {ev.CardTurned, ev.PackShuffled, ev.UnitsActivated, ev.UnitsLost, ev.GeneralReplaced} <= told
    engagement.do(EndBattle())
    assert is_sentence(coach(engagement.match.state, engagement.match.legal))


def examples() -> tuple[State, dict[type, list[tuple[Any, str]]]]:
    engagement = begin(battle("modder-river"), 1)
    return engagement.match.state, {
        ev.CardTurned: [
            (
                ev.CardTurned(card=card("4H"), colour=RED, left=4),
                "4 of Hearts: The Guards Brigade.",
            ),
            (
                ev.CardTurned(card=card("JH"), colour=RED, left=11),
                "Jack of Hearts: The Guards Brigade, 11 activations.",
            ),
            (
                ev.CardTurned(card=card("KS"), colour=BLACK, left=9),
                "King of Spades: The Burghers, 9 of 13 activations, for there are no more units.",
            ),
            (ev.CardTurned(card=JOKER, colour=None, left=0), "Joker: nobody acts."),
        ],
        ev.CardFinished: [
            (
                ev.CardFinished(card=card("4H"), colour=RED, unused=1),
                "The Guards Brigade: 1 activation not used.",
            )
        ],
        ev.JokerSetAside: [(ev.JokerSetAside(), "The Joker is set aside: one side has had no card yet.")],
        ev.JokerPlayed: [
            (ev.JokerPlayed(), "Both sides have had a card: the Joker that was set aside counts now.")
        ],
        ev.JokersLeft: [
            (ev.JokersLeft(count=1), "The Joker leaves the pack for good."),
            (ev.JokersLeft(count=2), "2 Jokers leave the pack for good."),
        ],
        ev.PackShuffled: [
            (
                ev.PackShuffled(because=ev.Because.JOKER, reshuffles=2, pack=()),
                "All cards go back and are shuffled. So ends turn 2.",
            ),
            (
                ev.PackShuffled(because=ev.Because.EMPTY, reshuffles=1, pack=()),
                "The pack is out: all cards go back and are shuffled. So ends turn 1.",
            ),
        ],
        ev.UnitsActivated: [
            (
                ev.UnitsActivated(colour=RED, role=Role.MACHINE_GUN, count=1, units=(6,), left=2),
                "Machine guns fire: Scots Guards' Maxim; 2 left.",
            ),
            (
                ev.UnitsActivated(colour=RED, role=Role.ARTILLERY, count=2, units=(), left=0),
                "2 artillery units fire; none left.",
            ),
            (
                ev.UnitsActivated(colour=RED, role=Role.OTHER, count=1, units=(), left=1),
                "1 unit acts; 1 left.",
            ),
        ],
        ev.ActivationTakenBack: [
            (ev.ActivationTakenBack(colour=RED, unit=4), "Not acted after all: 9th Lancers.")
        ],
        ev.UnitsLost: [
            (
                ev.UnitsLost(colour=RED, force=0, count=2, units=(0, 4), after=5),
                "The Guards Brigade: 3rd Grenadier Guards and 9th Lancers lost, 5 units left.",
            ),
            (
                ev.UnitsLost(colour=RED, force=0, count=1, units=(), after=0),
                "The Guards Brigade: 1 unit lost, no units left.",
            ),
        ],
        ev.UnitsArrived: [
            (
                ev.UnitsArrived(
                    colour=RED, force=0, count=1, units=(Unit("62nd Battery", Arm.ARTILLERY),), after=8
                ),
                "The Guards Brigade: reinforced by 62nd Battery, 8 units now.",
            ),
            (
                ev.UnitsArrived(colour=RED, force=0, count=3, units=(), after=8),
                "The Guards Brigade: reinforced by 3 units, 8 units now.",
            ),
        ],
        ev.UnitsRallied: [
            (
                ev.UnitsRallied(colour=RED, force=0, units=(4,), after=7),
                "The Guards Brigade: 9th Lancers back on the table, 7 units now.",
            )
        ],
        ev.GeneralRegraded: [
            (
                ev.GeneralRegraded(colour=RED, force=0, before=Grade.AVERAGE, after=Grade.POOR),
                "Henry Colvile is now reckoned poor, not average.",
            )
        ],
        ev.GeneralReplaced: [
            (
                ev.GeneralReplaced(
                    colour=RED,
                    force=0,
                    before="Old",
                    after="New",
                    grade_before=Grade.GOOD,
                    grade_after=Grade.POOR,
                    dice=(1, 2),
                ),
                "Old has fallen. New takes over, poor (1 and 2 on the dice).",
            )
        ],
        ev.SwitchOrdered: [
            (
                ev.SwitchOrdered(colour=RED, force=1),
                "From the next shuffle on, the red cards are for The Ninth Brigade.",
            ),
            (
                ev.SwitchOrdered(colour=RED, force=None),
                "The red cards stay with The Guards Brigade after all.",
            ),
        ],
        ev.ForceSwitched: [
            (
                ev.ForceSwitched(colour=RED, before=0, after=1),
                "The red cards are now for The Ninth Brigade.",
            )
        ],
        ev.CardsChanged: [
            (
                ev.CardsChanged(colour=RED, force=0, before=(3, 4, 5), after=(2, 3, 4)),
                "The Guards Brigade: cards of 2, 3 and 4 from now on, not 3, 4 and 5.",
            )
        ],
        ev.CardsKept: [
            (
                ev.CardsKept(colour=RED, force=0),
                "The Guards Brigade: no card has the values due, so the cards stay as they are.",
            )
        ],
        ev.BattleEnded: [
            (ev.BattleEnded(outcome=Outcome.AGREED, winner=RED), "The battle is over: red has won."),
            (ev.BattleEnded(outcome=Outcome.AGREED, winner=None), "The battle is over."),
            (
                ev.BattleEnded(outcome=Outcome.TURN_LIMIT, winner=None),
                "The last turn is played: the battle is over.",
            ),
            (
                ev.BattleEnded(outcome=Outcome.NO_UNITS, winner=RED),
                "No units are left to black: red has won.",
            ),
            (ev.BattleEnded(outcome=Outcome.NO_UNITS, winner=None), "No units are left to either side."),
        ],
    }


def test_every_event_has_its_sentence() -> None:
    state, told = examples()
    assert set(told) == set(get_args(ev.Event))
    for cases in told.values():
        for event, sentence in cases:
            assert entry(event, state) == sentence


def test_a_card_nobody_ticked_is_no_news() -> None:
    assert not is_news(ev.CardFinished(card=card("4H"), colour=RED, unused=4))
    assert not is_news(ev.CardFinished(card=card("4H"), colour=RED, unused=0))
    assert is_news(ev.CardFinished(card=card("4H"), colour=RED, unused=3))


def test_what_is_undone_stays_in_the_log_and_is_struck() -> None:
    engagement = begin(battle("adwa"), 3)
    engagement.do(TurnCard())
    engagement.undo()
    engagement.do(Lose(RED, 0, units=(0,)))
    first, second, third = journal_lines(engagement)
    assert (first.struck, second.struck, third.struck) == (True, False, False)
    assert second.text == f"Taken back: {first.text}"
    assert third.colour is RED


def test_the_coach_speaks_of_jokers_that_wait() -> None:
    engagement = begin(battle("example-by-number"), 0, paper=True)
    state = engagement.match.state
    assert coach(state, engagement.match.legal) == "Turn a card of your own and name it to begin."
    waiting = begin(replace(battle("example-by-number"), rules=Rules(no_shut_out=True)), 0, paper=True)
    waiting.do(EnterCard(JOKER))
    assert "The Joker waits" in coach(waiting.match.state, waiting.match.legal)
    waiting.do(EnterCard(card("5H")))
    waiting.do(EnterCard(card("5S")))
    waiting.do(Finish())
    assert "now the Joker counts" in coach(waiting.match.state, waiting.match.legal)
    waiting.do(Lose(RED, 0, 9))
    waiting.do(TurnCard())
    assert "no units left" in coach(waiting.match.state, waiting.match.legal)


def test_the_report_tells_who_acted_when() -> None:
    engagement = begin(battle("modder-river"), 1, paper=True)
    engagement.do(Regrade(BLACK, 0, Grade.AVERAGE))
    engagement.do(EnterCard(card("4H")))
    engagement.do(Activate(Role.ARTILLERY, units=(5,)))
    engagement.do(Activate(Role.OTHER, units=(0, 1)))
    engagement.do(TakeBack(1))
    engagement.do(Lose(RED, 0, units=(6,)))
    engagement.do(SwitchForce(RED, 1))
    engagement.do(EnterCard(JOKER))
    engagement.do(Reinforce(RED, 1, units=(Unit("62nd Field Battery", Arm.ARTILLERY),)))
    engagement.do(EnterCard(card("6S")))
    engagement.do(EndBattle(RED))
    lines = report(engagement, "1 May 2027")
    assert lines[:5] == (
        "Modder River",
        "============",
        "The Riet and the Modder, Cape Colony, 28 November 1899",
        "Played on 1 May 2027, with the players' own cards",
        "Victory: The British, after 2 turns and 2 cards.",
    )
    at = lines.index("Turn 1")
    assert lines[at : lines.index("How it stood")] == (
        "Turn 1",
        "  Koos de la Rey is now reckoned average, not good.",
        "  4 of Hearts, The Guards Brigade: 2 of 4 activations: 18th Field Battery, 3rd Grenadier Guards",
        "    The Guards Brigade: Scots Guards' Maxim lost, 6 units left.",
        "    From the next shuffle on, the red cards are for The Ninth Brigade.",
        "  Joker",
        "    The red cards are now for The Ninth Brigade.",
        "",
        "Turn 2",
        "  The Ninth Brigade: reinforced by 62nd Field Battery, 8 units now.",
        "  6 of Spades, The Burghers: 6 activations",
        "",
    )
    assert "    Lost: Scots Guards' Maxim" in lines
    assert [turn.turn for turn in report_rows(engagement)] == [1, 2]


@pytest.mark.parametrize("of", battles(), ids=lambda battle: battle.id)
def test_any_battle_can_be_reported_at_any_time(of: Battle) -> None:
    for commands in (0, 1, 90):
        engagement = fought(of, 6, commands)
        lines = report(engagement)
        assert lines[0] == of.title
        assert any(line.startswith("The battle is not over: ") for line in lines[:5])
        assert all(line == line.rstrip() and "\n" not in line for line in lines)
        rows = report_rows(engagement)
        for row in rows:
            for shown in row.cards:
                assert shown.used >= 0
                assert shown.colour in (None, *COLOURS)


def test_rules_set_otherwise_are_named_in_the_report() -> None:
    changed = replace(battle("adwa"), rules=Rules(packs=1, no_shut_out=True))
    assert "Rules set otherwise: packs (1), nobody shut out (yes)." in report(begin(changed, 1))


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"jokers": 3}, "Jokers (3)"),
        ({"court_cards": False}, "court cards (no)"),
        ({"out_of_range": "clamp"}, "values no card has (nearest card)"),
        ({"recalculate": "at_joker"}, "losses count (at a Joker)"),
        ({"clock_seconds": 45}, "clock (45 seconds)"),
    ],
)
def test_a_setting_is_told_with_how_it_stands(settings: dict[str, Any], told: str) -> None:
    (name,) = settings
    assert setting_told(Rules(**settings), name) == told


def test_the_written_rules_have_every_setting_as_it_is() -> None:
    written = (Path(__file__).parents[2] / "docs" / "RULES.md").read_text(encoding="utf-8")
    deck = written[written.index("## A. The activation deck") :]
    rows = [line.split("|") for line in deck.splitlines() if line.startswith("|")]
    for name, setting in SETTINGS.items():
        row = next(row for row in rows if f"`{name}`" in row[1])
        default = "none" if setting.default is None else str(setting.default)
        assert default.lower() in row[2]


def test_an_ended_battle_is_told_in_numbers_as_a_whole() -> None:
    engagement = begin(battle("modder-river"), 6)
    for _ in range(20):
        engagement.do(TurnCard())
    assert in_numbers(engagement) is None or engagement.match.state.acting is None
    engagement.do(EndBattle(RED))
    found = in_numbers(engagement)
    assert found is not None
    assert found.turn == ALL_TURNS
    cards = [card for row in report_rows(engagement) for card in row.cards if card.colour is not None]
    assert found.red.cards + found.black.cards == len(cards)
    assert found.red.offered == sum(card.offered for card in cards if card.colour is RED)
