"""The activation deck's rules for players, as short pages true for the rules in force. Plays nothing.

The paragraphs are numbered in docs/RULES.md. What is Bob Cordery's stands plain; what his text leaves open
and is decided here is "our ruling"; what is not in it at all is "a house rule".
"""

from __future__ import annotations

from typing import Literal

from game.content.book import Page
from game.content.figures import count
from game.engine.activation.model import Rules

Picture = Literal["deck", "grade", "sum", "pack", "card", "guns", "joker", "losses", "house"]

LAST_SUM = 12  # of two dice


def pages(rules: Rules) -> tuple[Page[Picture], ...]:
    """The rulebook for a battle."""
    return (
        Page("Two commands, one pack", _deck(), "deck"),
        Page("The generals", _grade(rules), "grade"),
        Page("From units to cards", _sum(rules), "sum"),
        Page("The activation pack", _pack(rules), "pack"),
        Page("A card is turned", _card(), "card"),
        Page("Guns first", _guns(rules), "guns"),
        Page("The Joker", _joker(rules), "joker"),
        Page("What befalls a command", _losses(rules), "losses"),
        Page("House rules and thanks", _house(rules), "house"),
    )


def grades(rules: Rules) -> tuple[str, str, str]:
    """The sums of two dice that make a poor, an average and a good general (Rules A2)."""
    return (
        _sums(2, rules.poor_max),
        _sums(rules.poor_max + 1, rules.good_min - 1),
        _sums(rules.good_min, LAST_SUM),
    )


def _sums(low: int, high: int) -> str:
    if low > high:
        return "none"
    return str(low) if low == high else f"{low} to {high}"


def _deck() -> tuple[str, ...]:
    return (
        "For a battle with your own models on your own table. One command is red, the other black; each has "
        "a general and one or more units.",
        "The cards say which command acts, and with how many of its units. How units march, fire and fight "
        "is for the rules that you play by.",
        "A command is counted in plain numbers, or kept as a roster in which every unit has its name and "
        "its arm.",
    )


def _grade(rules: Rules) -> tuple[str, ...]:
    poor, average, good = grades(rules)
    usual = (rules.poor_max, rules.good_min) == (Rules().poor_max, Rules().good_min)
    whose = "our ruling, for no table was published" if usual else "a choice of this battle"
    return (
        "Each general is good, average or poor. Throw two dice for him and add them up.",
        f"Poor: {poor}. Average: {average}. Good: {good} ({whose}).",
        "You may also grade a general by hand, as you think that history did.",
    )


def _sum(rules: Rules) -> tuple[str, ...]:
    return (
        "Halve the number of units and round up. A good general adds 1, a poor one takes 1 off: that is the "
        "median of the command.",
        "Its cards are the median, the one below it and the one above it. Nine units under a good general: "
        "5 and 1 are 6, and the cards are 5, 6 and 7.",
        f"{_courts(rules)} {_out_of_range(rules)}",
    )


def _courts(rules: Rules) -> str:
    if rules.court_cards:
        return "An Ace is 1; Jack, Queen and King are 11, 12 and 13 (our ruling)."
    return "An Ace is 1, and no card is above 10 (a choice of this battle)."


def _out_of_range(rules: Rules) -> str:
    return {
        "drop": "A value that no card has is left out, as with cards on a table (our ruling).",
        "clamp": "For a value that no card has, the nearest card stands in (a choice of this battle).",
        "shift": "Values that no card has are all moved until they fit (a choice of this battle).",
    }[rules.out_of_range]


def _pack(rules: Rules) -> tuple[str, ...]:
    packs = "two packs (our ruling)" if rules.packs == 2 else "one pack (a choice of this battle)"
    twice = ", twice over" if rules.packs == 2 else ""
    jokers = count(rules.jokers, "Joker") if rules.jokers else "no Joker"
    theirs = "" if rules.jokers == 2 else " (a house rule; the original has two)"
    return (
        f"The cards come out of {packs}: each value in both suits of the command's colour{twice}. That is "
        f"{6 * rules.packs} cards a side.",
        f"The cards of both sides and {jokers}{theirs} are shuffled together and laid face down: the "
        "activation pack.",
        "Nobody knows the order, but anybody may count. The chances of the next card are on the table for "
        "both sides to see.",
    )


def _card() -> tuple[str, ...]:
    return (
        "Turn the top card. Its colour says which side acts, its number how many of that side's units may "
        "be activated.",
        "Our ruling: up to that many, each unit once a card at most, and never more than are on the table. "
        "What is not used is lost.",
        "The side being done, its card is laid face up beside the pack and the next is turned. One side may "
        "have several in a row.",
    )


def _guns(rules: Rules) -> tuple[str, ...]:
    if not rules.fire_phases:
        return (
            "In this battle guns act like any other unit, at any time during their side's card (a house "
            "rule). In the original artillery fires first and machine guns second.",
        )
    return (
        "Artillery fires first and machine guns second, before their side does anything else. Each gun unit "
        "that fires uses up one activation.",
        "So no gun may fire once another unit has acted, and no artillery once a machine gun has fired. A "
        "gun may act as an ordinary unit instead: to limber up, or to move.",
        "A six is turned, and a battery and a machine gun fire: four activations are left.",
    )


def _joker(rules: Rules) -> tuple[str, ...]:
    if not rules.jokers:
        return (
            "There is no Joker in this pack (a house rule). When a card has to be turned and none is left, "
            "the discards are shuffled and the pack begins anew.",
            "The turns of the battle are counted by these shuffles (our ruling).",
        )
    stays = "" if rules.joker_returns else " A Joker that was turned leaves the pack (a house rule)."
    waits = (
        " Until both sides have had a card it is set aside, and counts only then (a house rule)."
        if rules.no_shut_out
        else ""
    )
    back = "The discards and the Joker go back" if rules.joker_returns else "The discards go back"
    return (
        f"A Joker: nobody is activated. {back}, and the whole pack is shuffled at once.{stays}{waits}",
        "The turns of the battle are counted by these shuffles (our ruling). A turn may be long, or over "
        "before one side has acted at all.",
    )


def _losses(rules: Rules) -> tuple[str, ...]:
    pack = (
        "At each shuffle the cards are reckoned anew from the units left and the general (a house rule). A "
        "side without units has lost; one that would have no cards keeps its old ones."
        if rules.recalculate == "at_joker"
        else "The pack stays as it is all battle, whatever is lost (our ruling)."
    )
    return (
        "Under Orders you mark at any time what happens on your table: units lost or rallied, "
        "reinforcements, a general who falls or shows what he is worth.",
        pack,
        "A side may have several commands. The cards are for one of them at a time; another takes over at a "
        "shuffle (a house rule).",
    )


def _house(rules: Rules) -> tuple[str, ...]:
    limit = f"the battle ends with turn {rules.turn_limit}" if rules.turn_limit is not None else ""
    clock = f"a side has {rules.clock_seconds} seconds a card" if rules.clock_seconds is not None else ""
    chosen = " and ".join(text for text in (limit, clock) if text)
    told = (
        f"House rules of this battle: {chosen}."
        if chosen
        else "A last turn, or a clock for each card, may be chosen as house rules; this battle has neither."
    )
    return (
        f"{told} Otherwise it ends when you both say so.",
        "You may turn real cards of your own, and name each as it comes: the program keeps the count, the "
        "guns and the turns.",
        "The grading of generals and the activation cards are Bob Cordery's, from his Portable Belle Epoque "
        "Wargame (Wargaming Miscellany). All words here are our own.",
    )
