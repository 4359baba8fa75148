"""The rules for players, as short pages with a picture each, true for the rules in force. Plays nothing.

The paragraphs are numbered in docs/RULES.md, where it also says which are rulings and what may be set.
"""

from __future__ import annotations

from typing import Literal

from game.content.book import Page
from game.content.figures import count
from game.engine.government.model import Rules

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

Picture = Literal["cards", "tax", "draw", "joker", "dice", "support", "unrest", "end"]


def pages(rules: Rules) -> tuple[Page[Picture], ...]:
    """The rulebook for a level."""
    return (
        Page("A government of cards", _cards(rules), "cards"),
        Page("First, the tax", _tax(rules), "tax"),
        Page("Then the post arrives", _draw(rules), "draw"),
        Page("The Joker", _joker(rules), "joker"),
        Page("Resolving events", _dice(rules), "dice"),
        Page("Winning Support", _support(rules), "support"),
        Page("Unrest", _unrest(rules), "unrest"),
        Page("The end", _end(rules), "end"),
    )


def turns(rules: Rules) -> int:
    """How many turns a government must last."""
    return -(-_deck(rules) // rules.draws_per_turn)


def _deck(rules: Rules) -> int:
    return 13 * rules.suits_per_colour + rules.jokers_per_deck


def _cards(rules: Rules) -> tuple[str, ...]:
    suits = "two suits" if rules.suits_per_colour == 2 else "one suit"
    jokers = f" and {count(rules.jokers_per_deck, 'Joker')}" if rules.jokers_per_deck else ""
    ceiling = f", never above {rules.support_max}" if rules.support_max is not None else ""
    ruling = " (our ruling: a gain beyond it is lost)" if rules.support_max is not None else ""
    return (
        "You head a Georgian Ministry. Keep the people's Support until both decks of events have run out, "
        "and you have won.",
        f"Black cards are domestic events and red cards foreign ones: {_deck(rules)} cards a deck, {suits} "
        f"from Ace to King{jokers}. Ace to 10 are events, and the number is how hard they are to resolve.",
        f"Support starts at {rules.start_support}{ceiling}{ruling}. Tax starts at {rules.start_tax}, and the "
        f"treasury at {count(rules.start_treasury, 'coin')}.",
    )


def _tax(rules: Rules) -> tuple[str, ...]:
    reach = f"anywhere from {rules.tax_min} to {rules.tax_max}"
    step = f", at most {rules.max_tax_step} in a turn" if rules.max_tax_step is not None else ""
    cost = f"costs {rules.tax_raise_cost} Support" if rules.tax_raise_cost else "is free"
    upkeep = f" less {rules.upkeep} for upkeep" if rules.upkeep else ""
    room = f" It holds {rules.treasury_max} at most." if rules.treasury_max is not None else ""
    return (
        f"Each turn begins with the tax. Set it {reach}{step}. Each step up {cost}, each step down wins 1, "
        "and leaving it alone is free.",
        f"Then the treasury takes in as many coins as the tax is high{upkeep}.{room} What you do not spend "
        "you keep; there is no debt.",
        "Our ruling: a rise that takes Support below 1 is allowed, and ends the government on the spot. You "
        "are asked first.",
    )


def _draw(rules: Rules) -> tuple[str, ...]:
    drawn = "One card is" if rules.draws_per_turn == 1 else f"{rules.draws_per_turn} cards are"
    return (
        f"{drawn} turned from each deck, black first (our ruling). Ace to 10 come into play beside the "
        "events that are still open; an Ace counts 1.",
        "A Jack, Queen or King is a quiet season: nothing happens. Our ruling is that the card leaves the "
        "game.",
        "All is open to see but the order of the decks and the dice to come: you may count the cards left "
        "and look through what has been resolved.",
    )


def _joker(rules: Rules) -> tuple[str, ...]:
    if not rules.jokers_per_deck:
        return ("There is no Joker in this game: what is resolved stays resolved.",)
    which = {
        "top": "The latest resolved come back first (our ruling).",
        "random": "Chance decides which (a house rule).",
        "choice": "You choose which (a house rule).",
    }[rules.joker_return]
    return (
        f"A Joker brings old troubles back. A die of {rules.joker_die_faces} faces is thrown: so many "
        "resolved events of the Joker's colour return to play, or as many as there are.",
        f"{which} The Joker counts as the card drawn, and then leaves the game.",
        "Events that come back are like any others: they can be resolved this very turn, they count for "
        "unrest, and they win Support again.",
    )


def _dice(rules: Rules) -> tuple[str, ...]:
    price = "1 coin a die" if rules.die_cost == 1 else f"{rules.die_cost} coins a die"
    kind = "" if rules.dice_faces == 6 else f" of {rules.dice_faces} faces"
    most = rules.max_events_per_attempt
    limit = f" (at most {most})" if most is not None else ""
    return (
        "Each turn you may make one attempt on domestic and one on foreign events, in either order (our "
        "ruling), or let them be.",
        f"Name one or more open events of one colour{limit} and add up their numbers. Buy dice{kind} for "
        f"{price}: at least one, and as many as you can pay (our ruling).",
        "All the dice are thrown at once. If they reach the sum, every named event is resolved. If not, none "
        "is. The coins are gone either way.",
        "The exact chance of every throw is shown before you make it.",
    )


def _support(rules: Rules) -> tuple[str, ...]:
    most = rules.support_max
    ceiling = (
        f"Our ruling: Support stops at {most} the moment it gets there; what would be above is lost."
        if most is not None
        else "There is no ceiling to Support in this game."
    )
    domestic = _reward(rules.domestic_success_reward, rules.domestic_even_reward, "even")
    foreign = _reward(rules.foreign_success_reward, rules.foreign_odd_reward, "odd")
    return (
        f"A domestic success wins {domestic}.",
        f"A foreign success wins {foreign}.",
        f"{ceiling} Gains are counted before unrest.",
    )


def _reward(success: int, each: int, parity: str) -> str:
    if success and each:
        return f"{success} Support, however many events it resolves, and {each} more for each {parity} event"
    if success:
        return f"{success} Support, however many events it resolves"
    if each:
        return f"{each} Support for each {parity} event it resolves, and nothing else"
    return "no Support, but the events are out of the way"


def _unrest(rules: Rules) -> tuple[str, ...]:
    domestic, foreign = _NUMBERS[rules.domestic_divisor], _NUMBERS[rules.foreign_divisor]
    return (
        f"When the attempts are over, the open events are counted. Support falls by 1 for every {domestic} "
        f"domestic and by 1 for every {foreign} foreign.",
        "What does not fill a group costs nothing and may safely wait. Which events to leave open, and for "
        "how long, is the art of government.",
    )


def _end(rules: Rules) -> tuple[str, ...]:
    out = "both decks have run out" if rules.win_when == "both" else "either deck has run out"
    won = {
        "end_of_turn": f"the turn in which {out} has been played to its end, unrest and all",
        "next_draw": f"{out} and a further card cannot be drawn",
        "after_draw": f"the draw is made after which {out}",
    }[rules.win_check]
    ruling = " (our ruling)" if rules.win_check == "end_of_turn" and rules.win_when == "both" else ""
    return (
        "Support below 1, at any moment, brings the government down.",
        f"You win when {won}, with Support at 1 or more{ruling}. The decks last "
        f"{count(turns(rules), 'turn')}. Events still open then do not matter.",
        "Simple Government is a solo card game by Matthew Hartley, first published by Orcs in the Webbe "
        "(Advent Calendar, 1 December 2024). All words here are our own; where his text leaves something "
        'open, we say "our ruling".',
    )
