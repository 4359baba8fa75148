"""The log: every event of the engine in one plain sentence, and why a government ended. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.content.coach import Picking, coach
from game.content.figures import NO_BREAK, about_chance, count, listed, percent
from game.content.refused import sentence
from game.content.theme import Theme
from game.engine.government.events import (
    AttemptFailed,
    AttemptMade,
    Because,
    CardDrawn,
    DiceRolled,
    Event,
    EventsResolved,
    EventsReturned,
    GovernmentEnded,
    JokerRolled,
    PhaseBegan,
    ReturnOwed,
    SupportChanged,
    TaxCollected,
    TaxSet,
    TurnBegan,
    UnrestCounted,
)
from game.engine.government.model import Colour, Outcome, Phase, State
from game.engine.piles import Card

__all__ = [
    "Picking",
    "about_chance",
    "cause",
    "coach",
    "entry",
    "every_face",
    "is_news",
    "percent",
    "phase_name",
    "sentence",
    "titles",
]

_MOST_FACES = 8  # beyond that the single dice make the line too long
_PHASES = {
    Phase.TAX: ("Set tax", "The tax is to be set."),
    Phase.COLLECT: ("Acquire resources", "The tax is gathered."),
    Phase.DRAW: ("Draw events", "The post is opened."),
    Phase.RETURN: ("Events return", "Old troubles are to be chosen."),
    Phase.RESOLVE: ("Resolve events", "The Ministry turns to the events in play."),
    Phase.OVER: ("The end", "The government is over."),
}


def phase_name(phase: Phase) -> str:
    """The heading of a phase."""
    return _PHASES[phase][0]


def titles(cards: Sequence[Card], theme: Theme) -> str:
    """Events by their short titles, as a list."""
    return listed(theme.event(card).short for card in cards)


def is_news(event: Event) -> bool:
    """Whether an event is worth a line of the log; the others only say where the turn has got to."""
    if isinstance(event, UnrestCounted):
        return bool(event.groups)
    return not isinstance(event, PhaseBegan | ReturnOwed | TurnBegan)


def entry(event: Event, theme: Theme) -> str:
    """What happened, and why, in one sentence."""
    match event:
        case PhaseBegan():
            return _PHASES[event.phase][1]
        case TurnBegan():
            return f"Turn {event.turn} begins."
        case TaxSet():
            return _tax_set(event, theme)
        case SupportChanged():
            return _support_changed(event, theme)
        case TaxCollected():
            return _tax_collected(event, theme)
        case CardDrawn():
            return _card_drawn(event, theme)
        case JokerRolled():
            return _joker_rolled(event, theme)
        case ReturnOwed():
            return f"You must choose {theme.colour(event.colour).count(event.count)} to come back."
        case EventsReturned():
            return f"Back in play: {titles(event.cards, theme)}."
        case AttemptMade():
            dice = count(event.dice, "die", "dice")
            named = titles(event.cards, theme)
            return f"{theme.coin.count(event.cost)} for {dice} to reach {event.target}: {named}."
        case DiceRolled():
            return _dice_rolled(event)
        case EventsResolved():
            return f"Resolved: {titles(event.cards, theme)}."
        case AttemptFailed():
            return f"Not resolved, and still in play: {titles(event.cards, theme)}."
        case UnrestCounted():
            return _unrest_counted(event, theme)
        case GovernmentEnded():
            return f"{theme.ending(event.outcome).title}."
        case _:
            assert_never(event)


def cause(state: State, events: Sequence[Event], theme: Theme) -> str:
    """Why a finished government ended; `events` are those of its last command."""
    support = theme.tracks.support.short
    if state.outcome is Outcome.WON:
        turns = count(state.turn, "turn").replace(" ", NO_BREAK)
        standing = f"{support}{NO_BREAK}at{NO_BREAK}{state.support}"
        return f"You held office for {turns}, to the last of the cards, with {standing}."
    last = [event for event in events if isinstance(event, SupportChanged)][-1]
    cost = -last.asked
    took = f"{cost} {support}, and you had {last.before}"
    if cost == last.before:
        took = f"your last {cost} {support}" if cost > 1 else f"the last of your {support}"
    if last.because is Because.TAX:
        return f"Raising the tax took {took}."
    left = titles(last.cards, theme)
    place = theme.colour(last.colour or Colour.DOMESTIC).place
    return f"Unrest {place} took {took}. Left open: {left}."


def _tax_set(event: TaxSet, theme: Theme) -> str:
    tax = theme.tracks.tax.short
    if event.after == event.before:
        return f"{tax} stays at {event.after}."
    verb = "rises" if event.after > event.before else "falls"
    return f"{tax} {verb} from {event.before} to {event.after}."


def _support_changed(event: SupportChanged, theme: Theme) -> str:
    support = theme.tracks.support.short
    move = f"from {event.before} to {event.after}" if event.after > 0 else f"from {event.before} to nothing"
    reason = _why_support(event, theme)
    if event.asked < 0:
        return f"{reason}: {support} falls {move}."
    if event.wasted == event.asked:
        return f"{reason}: {support} is at {event.after} already, and the gain of {event.asked} is wasted."
    wasted = f", and {event.wasted} is lost at the top" if event.wasted > 0 else ""
    return f"{reason}: {support} rises {move}{wasted}."


def _why_support(event: SupportChanged, theme: Theme) -> str:
    match event.because:
        case Because.TAX:
            return "The new tax" if event.asked < 0 else "The lighter tax"
        case Because.SUCCESS:
            return f"Success {theme.colour(event.colour or Colour.DOMESTIC).place}"
        case Because.CARDS:
            parity = "even" if event.colour is Colour.DOMESTIC else "odd"
            return (
                f"For {parity} numbers ({titles(event.cards, theme)})"
                if event.cards
                else f"For {parity} numbers"
            )
        case Because.UNREST:
            return f"Unrest {theme.colour(event.colour or Colour.DOMESTIC).place}"
        case _:
            assert_never(event.because)


def _tax_collected(event: TaxCollected, theme: Theme) -> str:
    held = f"{theme.tracks.treasury.short} from {event.before} to {event.after}"
    upkeep = f", less {event.upkeep} for upkeep" if event.upkeep else ""
    lost = event.before + event.tax - event.upkeep - event.after
    full = f"; {lost} will not fit" if lost > 0 else ""
    return f"The tax brings {theme.coin.count(event.tax)}{upkeep}: {held}{full}."


def _card_drawn(event: CardDrawn, theme: Theme) -> str:
    name = theme.colour(event.colour).name
    title = theme.title(event.card, event.colour)
    if event.card.is_joker:
        return f"{name} Joker: {title}."
    if event.card.is_court:
        return f"{name}: {title}. No event."
    return f"{name} event: {title}, worth {event.card.rank}."


def _joker_rolled(event: JokerRolled, theme: Theme) -> str:
    words = theme.colour(event.colour)
    if not event.returning:
        return f"The Joker's die shows {event.face}, but no {words.event} has been resolved."
    verb = "comes" if event.returning == 1 else "come"
    short = ", all there are" if event.returning < event.face else ""
    return f"The Joker's die shows {event.face}: {words.count(event.returning)} {verb} back{short}."


def _dice_rolled(event: DiceRolled) -> str:
    verdict = f"enough for {event.target}" if event.success else f"short of {event.target}"
    if len(event.faces) == 1:
        return f"The die shows {event.total}, {verdict}."
    if len(event.faces) > _MOST_FACES:
        return f"{len(event.faces)} dice make {event.total}, {verdict}."
    faces = ", ".join(str(face) for face in event.faces)
    return f"The dice show {faces}: {event.total}, {verdict}."


def every_face(event: Event) -> str:
    """The single dice of a throw whose sentence only tells their sum; empty for anything else."""
    if not isinstance(event, DiceRolled) or len(event.faces) <= _MOST_FACES:
        return ""
    return f"The dice, one by one: {', '.join(str(face) for face in event.faces)}."


def _unrest_counted(event: UnrestCounted, theme: Theme) -> str:
    words = theme.colour(event.colour)
    if not event.groups:
        return f"No unrest {words.place}."
    size = len(event.groups[0])
    return f"Unrest {words.place}: {count(len(event.groups), 'group')} of {count(size, 'open event')}."
