"""The report of a battle: who acted when, with how many, and what was lost. Knows no files and no screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.content.battle_log import card_name, entry, is_news, journal_lines
from game.content.battle_words import departures, setting_told
from game.content.engagement import Engagement
from game.content.figures import count
from game.engine.activation.commands import Command
from game.engine.activation.events import (
    ActivationTakenBack,
    BattleEnded,
    CardFinished,
    CardTurned,
    Event,
    JokerPlayed,
    PackShuffled,
    UnitsActivated,
)
from game.engine.activation.evolve import evolve
from game.engine.activation.fairness import Account, Fairness, fairness_of
from game.engine.activation.model import COLOURS, Colour, Force, State
from game.engine.match import Entry
from game.engine.piles import Card

ALL_TURNS = 0  # stands for the whole battle where a turn is told in numbers
Log = tuple[Entry[Command, Event, State], ...]

# Told by the rows themselves, or at the end.
_SEEN = PackShuffled | CardFinished | JokerPlayed | BattleEnded


@dataclass(frozen=True, slots=True)
class ReportCard:
    """One card of a turn: what it offered, what was used, and what else happened while it lay there."""

    card: Card
    colour: Colour | None
    force: str
    offered: int
    used: int
    units: tuple[str, ...]  # that acted, by name where a roster is kept
    happened: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReportTurn:
    """One turn of the battle."""

    turn: int
    before: tuple[str, ...]  # what happened before its first card
    cards: tuple[ReportCard, ...]


@dataclass(frozen=True, slots=True)
class SideTally:
    """What a side had of a turn: cards, the activations they offered, and how many of those it used."""

    cards: int
    offered: int
    used: int


@dataclass(frozen=True, slots=True)
class TurnTally:
    """A turn in numbers, for both sides, or all turns of a battle."""

    turn: int  # ALL_TURNS: the whole battle
    red: SideTally
    black: SideTally


def report(engagement: Engagement, date: str = "") -> tuple[str, ...]:
    """The report as lines of plain text, none of them longer than it need be."""
    found = fairness_of(engagement.match)
    lines = [*_heading(engagement, date), *_armies(engagement)]
    for turn in report_rows(engagement):
        lines += ["", f"Turn {turn.turn}", *[f"  {line}" for line in turn.before]]
        for card in turn.cards:
            lines.append(f"  {_card_line(card)}")
            lines += [f"    {line}" for line in card.happened]
    lines += ["", "How it stood", *[f"  {line}" for line in _strengths(engagement)]]
    lines += ["", "What the cards dealt", *[f"  {line}" for line in _luck(engagement, found)]]
    taken_back = [line.text for line in journal_lines(engagement) if line.text.startswith("Taken back")]
    if taken_back:
        lines += ["", "Taken back", *[f"  {text.removeprefix('Taken back: ')}" for text in taken_back]]
    if not engagement.whole:
        lines += [
            "",
            "The beginning of this battle has not been kept; the report begins where the record does.",
        ]
    return tuple(lines)


def report_rows(engagement: Engagement) -> tuple[ReportTurn, ...]:
    """The battle turn by turn and card by card; what was undone is left out."""
    turns: list[ReportTurn] = []
    rows = _begun(engagement.match.log)
    before: list[str] = []
    number: int | None = None
    for moment in engagement.match.log:
        state = moment.before
        number = state.turn if number is None else number
        for event in moment.events:
            if isinstance(event, PackShuffled):
                _add(turns, number, before, rows)
                before, rows, number = [], [], event.reshuffles + 1
            state = evolve(state, event)
            _gather(event, state, before, rows)
    _add(turns, number or 1, before, rows)
    return tuple(turns)


def in_numbers(engagement: Engagement) -> TurnTally | None:
    """The turn that has just ended, or of an ended battle all turns.

    None while a turn is being fought, or where the record is gone.
    """
    state, rows = engagement.match.state, report_rows(engagement)
    if state.outcome is not None and engagement.whole:
        return _tallied(ALL_TURNS, [card for row in rows for card in row.cards])
    if state.acting is not None or not rows or rows[-1].turn != state.turn - 1:
        return None
    return _tallied(rows[-1].turn, rows[-1].cards)


def _tallied(turn: int, cards: Sequence[ReportCard]) -> TurnTally:
    red, black = ([card for card in cards if card.colour is colour] for colour in COLOURS)
    return TurnTally(turn, _tally(red), _tally(black))


def _tally(cards: list[ReportCard]) -> SideTally:
    return SideTally(len(cards), sum(card.offered for card in cards), sum(card.used for card in cards))


def _begun(log: Log) -> list[ReportCard]:
    """The card that lay on the table when the record begins, where a battle goes on without its log."""
    state = log[0].before if log else None
    if state is None or state.card is None or state.acting is None:
        return []
    row = _row(state.card, state.acting, state, state.left + len(state.acts))
    return [replace(row, used=len(state.acts), units=_names(state.side(state.acting).force, state.acted))]


def _add(turns: list[ReportTurn], number: int, before: list[str], rows: list[ReportCard]) -> None:
    if before or rows:
        turns.append(ReportTurn(number, tuple(before), tuple(rows)))


def _gather(event: Event, state: State, before: list[str], rows: list[ReportCard]) -> None:
    """Put one event in its place."""
    if isinstance(event, CardTurned):
        rows.append(_row(event.card, event.colour, state, event.left))
    elif isinstance(event, UnitsActivated):
        last = rows[-1]
        names = _names(state.side(event.colour).force, event.units)
        rows[-1] = replace(last, used=last.used + event.count, units=(*last.units, *names))
    elif isinstance(event, ActivationTakenBack):
        last = rows[-1]
        (name,) = _names(state.side(event.colour).force, (event.unit,))
        units = list(last.units)
        units.remove(name)  # only one of them: two units may have one name
        rows[-1] = replace(last, used=last.used - 1, units=tuple(units))
    elif not isinstance(event, _SEEN) and is_news(event):
        told = entry(event, state)
        if rows:
            rows[-1] = replace(rows[-1], happened=(*rows[-1].happened, told))
        else:
            before.append(told)


def _row(card: Card, colour: Colour | None, state: State, offered: int) -> ReportCard:
    force = "" if colour is None else state.side(colour).force.name
    return ReportCard(card, colour, force, offered, 0, (), ())


def _heading(engagement: Engagement, date: str) -> list[str]:
    battle = engagement.battle
    played = [f"played on {date}"] if date else []
    cards = ["with the players' own cards"] if engagement.paper else []
    history = ", ".join([part for part in (battle.where, battle.when) if part])
    lines = [battle.title, "=" * len(battle.title)]
    how = ", ".join([*played, *cards])
    lines += [line for line in (history, how[:1].upper() + how[1:]) if line]
    lines.append(verdict(engagement))
    otherwise = [setting_told(battle.rules, name) for name in departures(battle.rules)]
    return [*lines, *([f"Rules set otherwise: {', '.join(otherwise)}."] if otherwise else [])]


def _armies(engagement: Engagement) -> list[str]:
    lines: list[str] = []
    first = engagement.match.log[0].before if engagement.match.log else engagement.match.state
    for colour in COLOURS:
        lines += ["", f"{engagement.battle.army(colour).name} ({colour})"]
        for force in first.side(colour).forces:
            values = ", ".join([str(value) for value in force.values])
            units = count(force.units, "unit")
            lines.append(f"  {force.name}: {force.general}, {force.grade}; {units}, cards of {values}")
            if force.roster:
                lines.append(f"    {', '.join([unit.name for unit in force.roster])}")
    return lines


def _card_line(card: ReportCard) -> str:
    if card.colour is None:
        return "Joker"
    who = f": {', '.join(card.units)}" if card.units else ""
    offered = count(card.offered, "activation")
    used = f"{card.used} of {offered}" if card.used else offered  # not everybody ticks them off
    return f"{card_name(card.card)}, {card.force}: {used}{who}"


def _strengths(engagement: Engagement) -> list[str]:
    state = engagement.match.state
    lines = []
    for colour in COLOURS:
        for force in state.side(colour).forces:
            lost = f"{force.lost} lost" if force.lost else "none lost"
            lines.append(f"{force.name}: {count(force.units, 'unit')} on the table, {lost}")
            fallen = [unit.name for unit in force.roster if unit.lost]
            lines += [f"  Lost: {', '.join(fallen)}"] if fallen else []
    return lines


def verdict(engagement: Engagement) -> str:
    """How it ended, and after how much: what a reader wants to know first."""
    state, rows = engagement.match.state, report_rows(engagement)
    cards = count(sum(card.colour is not None for row in rows for card in row.cards), "card")
    fought = f"{count(len(rows), 'turn')} and {cards}"
    if state.outcome is None:
        return f"The battle is not over: {fought} so far."
    if state.winner is None:
        return f"The battle is over; neither side has claimed it: {fought}."
    return f"Victory: {engagement.battle.army(state.winner).name}, after {fought}."


def _luck(engagement: Engagement, found: Fairness) -> list[str]:
    lines = []
    for colour in COLOURS:
        name = engagement.battle.army(colour).name
        lines += _account_lines(name, found.account(colour))
    run = found.run
    if run.colour is not None:
        name = engagement.battle.army(run.colour).name
        usual = (
            str(run.usual.low) if run.usual.low == run.usual.high else f"{run.usual.low} to {run.usual.high}"
        )
        lines.append(f"The longest run of one side's cards was {run.longest} ({name}); {usual} is usual.")
    lines.append(f"{count(found.jokers, 'Joker')} turned.")
    return lines


def _account_lines(name: str, account: Account) -> list[str]:
    cards, points = account.cards_due, account.points_due
    used = f"; {account.activations} used" if account.activations else ""
    return [
        f"{name}: {count(account.cards, 'card')}, {cards.expected:.1f} due, "
        f"{cards.low} to {cards.high} usual;",
        f"  {count(account.points, 'activation')} on them, {points.expected:.1f} due, "
        f"{points.low} to {points.high} usual{used}.",
    ]


def _names(force: Force, units: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([force.roster[unit].name for unit in units])
