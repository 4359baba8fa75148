"""The log, the refusals and the coach: something true and short to say in every state of every rules."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.coach import NOTHING, Picking, coach
from game.content.figures import NO_BREAK
from game.content.gazette import cause, entry, is_news, phase_name
from game.content.refused import sentence
from game.engine.government import refusals
from game.engine.government.choices import legal
from game.engine.government.commands import Attempt, SetTax
from game.engine.government.events import (
    AttemptMade,
    Because,
    DiceRolled,
    Event,
    EventsReturned,
    GovernmentEnded,
    JokerRolled,
    PhaseBegan,
    SupportChanged,
    TaxCollected,
    TaxSet,
    UnrestCounted,
)
from game.engine.government.model import Colour, Outcome, Phase, Rules
from game.engine.government.rules import new_match, scripted_match
from game.engine.piles import card
from tests.content.playing import georgian
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government, side
from tests.engine.strategies import any_rules, legal_commands

THEME = georgian().theme


def says(event: Event, words: str) -> None:
    assert entry(event, THEME) == words


@settings(max_examples=60, deadline=None)
@given(any_rules(), st.integers(0, 9999), st.data())
def test_whatever_happens_has_a_short_sentence(rules: Rules, seed: int, data: st.DataObject) -> None:
    match = new_match(rules, seed)
    events: tuple[Event, ...] = ()
    for _ in range(60):
        if not match.legal.any:
            break
        assert 0 < len(coach(match.state, match.legal, THEME)) <= 70
        command = data.draw(legal_commands(match.legal))
        picking = Picking()
        if isinstance(command, SetTax):
            picking = Picking(tax=command.level)
        elif isinstance(command, Attempt):
            picking = Picking(colour=command.colour, cards=command.cards, dice=command.dice)
        assert 0 < len(coach(match.state, match.legal, THEME, picking)) <= 70
        events = match.do(command)
        for event in events:
            words = entry(event, THEME)
            assert words.endswith(".")
            assert words == words.strip()
            assert len(words) <= 130
    if match.state.outcome is not None:
        assert 0 < len(coach(match.state, match.legal, THEME)) <= 70
        assert cause(match.state, events, THEME).endswith(".")


def test_the_tax() -> None:
    says(TaxSet(before=3, after=3), "Tax stays at 3.")
    says(TaxSet(before=3, after=5), "Tax rises from 3 to 5.")
    says(TaxSet(before=3, after=1), "Tax falls from 3 to 1.")
    says(TaxCollected(tax=3, upkeep=0, before=0, after=3), "The tax brings 3 guineas: Treasury from 0 to 3.")
    says(
        TaxCollected(tax=1, upkeep=2, before=4, after=3),
        "The tax brings 1 guinea, less 2 for upkeep: Treasury from 4 to 3.",
    )
    says(
        TaxCollected(tax=5, upkeep=0, before=4, after=6),
        "The tax brings 5 guineas: Treasury from 4 to 6; 3 will not fit.",
    )


def test_support() -> None:
    def change(because: Because, before: int, asked: int, after: int, names: str = "") -> SupportChanged:
        return SupportChanged(
            because=because, asked=asked, before=before, after=after, colour=DOMESTIC, cards=cards(names)
        )

    says(change(Because.TAX, 5, -2, 3), "The new tax: Support falls from 5 to 3.")
    says(change(Because.TAX, 5, 2, 7), "The lighter tax: Support rises from 5 to 7.")
    says(
        change(Because.SUCCESS, 10, 1, 10),
        "Success at home: Support is at 10 already, and the gain of 1 is wasted.",
    )
    says(
        change(Because.CARDS, 9, 2, 10, "4S 4C"),
        "For even numbers (Bread Riots twice): Support rises from 9 to 10, and 1 is lost at the top.",
    )
    says(change(Because.UNREST, 2, -2, 0), "Unrest at home: Support falls from 2 to nothing.")


def test_the_joker_and_the_dice() -> None:
    says(
        JokerRolled(colour=FOREIGN, face=4, returning=4),
        "The Joker's die shows 4: 4 foreign events come back.",
    )
    says(
        JokerRolled(colour=FOREIGN, face=4, returning=1),
        "The Joker's die shows 4: 1 foreign event comes back, all there are.",
    )
    says(
        JokerRolled(colour=DOMESTIC, face=2, returning=0),
        "The Joker's die shows 2, but no domestic event has been resolved.",
    )
    says(
        EventsReturned(colour=FOREIGN, cards=cards("5H AD")),
        "Back in play: Trafalgar and Paris Treaty.",
    )
    says(
        AttemptMade(
            colour=DOMESTIC, cards=cards("2S"), dice=1, cost=1, target=2, treasury_before=3, treasury_after=2
        ),
        "1 guinea for 1 die to reach 2: Gin Acts.",
    )
    says(DiceRolled(colour=DOMESTIC, faces=(2,), target=2), "The die shows 2, enough for 2.")
    says(DiceRolled(colour=DOMESTIC, faces=(2, 5), target=8), "The dice show 2, 5: 7, short of 8.")
    says(DiceRolled(colour=DOMESTIC, faces=(6,) * 20, target=8), "20 dice make 120, enough for 8.")


def test_unrest() -> None:
    quiet = UnrestCounted(colour=FOREIGN, groups=())
    says(quiet, "No unrest abroad.")
    assert not is_news(quiet)
    loud = UnrestCounted(colour=DOMESTIC, groups=(cards("2S 3S"), cards("2C 3C")))
    says(loud, "Unrest at home: 2 groups of 2 open events.")
    assert is_news(loud)
    assert not is_news(PhaseBegan(phase=Phase.DRAW))


def test_every_end_and_phase_has_words() -> None:
    for outcome in Outcome:
        assert entry(GovernmentEnded(outcome=outcome), THEME) == f"{THEME.ending(outcome).title}."
    assert len({phase_name(phase) for phase in Phase}) == len(Phase)


def test_why_it_ended() -> None:
    state = government(phase=Phase.TAX, support=2, tax=1)
    match = scripted_match(Rules(start_support=2), cards("KS"), cards("KH"), (), short_deck=True)
    events = match.do(SetTax(5))
    assert cause(match.state, events, THEME) == "Raising the tax took your last 2 Support."
    poor = scripted_match(Rules(start_support=1), cards("KS"), cards("KH"), (), short_deck=True)
    fallen = poor.do(SetTax(4))
    assert cause(poor.state, fallen, THEME) == "Raising the tax took the last of your Support."
    won = replace(government(phase=Phase.OVER, support=8), outcome=Outcome.WON)
    assert cause(won, (), THEME).endswith(f" with Support{NO_BREAK}at{NO_BREAK}8."), (
        "its number is not left alone"
    )
    assert coach(match.state, match.legal, THEME) == "The government has fallen."
    assert (
        coach(state, legal(state), THEME, Picking(tax=3)) == "Tax 3 would bring the government down at once!"
    )


def test_the_coach_in_every_phase() -> None:
    def line(picking: Picking = NOTHING, **parts: object) -> str:
        state = government(**parts)  # type: ignore[arg-type]
        return coach(state, legal(state), THEME, picking)

    assert line(phase=Phase.TAX) == "Set the tax: a step up costs 1 Support, one down wins 1."
    assert line(Picking(tax=5), phase=Phase.TAX) == "Tax 5: costs 2 Support. Confirm, or move it on."
    assert line(Picking(tax=2), phase=Phase.TAX) == "Tax 2: wins 1 Support. Confirm, or move it on."
    assert (
        line(Picking(tax=1), phase=Phase.TAX, support=10) == "Tax 1: wins no Support. Confirm, or move it on."
    )
    assert line(phase=Phase.COLLECT) == "The tax is being gathered."
    assert line(domestic="4S", foreign="5H") == "Choose events of one colour to resolve, or end the turn."
    assert line(domestic="4S") == "You may still try domestic events, or end the turn."
    assert line(domestic="4S", treasury=0) == "No guineas left: end the turn."
    assert line(domestic="4S", treasury=1, die_cost=2) == "Too few guineas for a die: end the turn."
    assert line() == "No events in play: end the turn."
    assert line(domestic=side("KS", "4S", attempted=True)) == "Nothing more to try: end the turn."
    picked = cards("4S")
    assert line(Picking(cards=picked), domestic="4S") == "4 to reach: buy dice, or choose more events."
    assert (
        line(Picking(colour=DOMESTIC, cards=picked, dice=1), domestic="4S")
        == "Success wins 2 Support, 1 of them for an even number."
    )
    nine = cards("9S")
    assert (
        line(Picking(cards=nine, dice=1), domestic="9S")
        == "1 die cannot reach 9: buy more, or choose fewer events."
    )


REASONS: tuple[refusals.Reason, ...] = (
    refusals.GameOver(),
    *(refusals.WrongPhase(phase, Phase.TAX) for phase in Phase),
    refusals.TaxOutOfRange(12, 1, 10),
    refusals.TaxStepTooLarge(3, 1),
    refusals.WrongNumberOfReturns(1, 2),
    refusals.NotResolved(card("4S"), DOMESTIC),
    refusals.NotInPlay(card("KH"), FOREIGN),
    refusals.NamedTwice(card("4S")),
    refusals.NothingNamed(),
    refusals.TooManyEvents(3, 2),
    refusals.AlreadyAttempted(Colour.DOMESTIC),
    refusals.NoDice(),
    refusals.TooFewCoins(2, 3),
)


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    assert {type(reason) for reason in REASONS} == set(refusals.Reason.__args__)
    sentences = [sentence(reason, THEME) for reason in REASONS]
    assert all(words.endswith(".") and len(words) <= 90 for words in sentences)
    assert len(set(sentences)) == len(sentences)
    assert sentence(refusals.TooFewCoins(2, 3), THEME) == "That takes 3 guineas, and there are only 2."
