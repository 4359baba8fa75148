"""Words of the government's table: labels, headings, short sentences with numbers. Knows no screen."""

from __future__ import annotations

from game.content.figures import NO_BREAK

RESOLVED = "Resolved"
GAZETTE = "The Gazette"
CARRIED = "Carried!"
LOST = "Lost"
IF_CARRIED = "If carried"
IF_LOST = "If lost"
IF_ENDED = "If you end the turn"
IF_NOTHING = "If nothing is resolved"
AT_END = "At the end"
SUPPORT = "Support"
TREASURY = "Treasury"
NOW = "now"
AFTER_UNREST = "after unrest"
TARGET = "Target"
DICE = "Dice"
END_TURN = "End the turn"
UNDO = "Undo"
REDO = "Redo"
RULES = "Rules"
MENU = "Menu"
NO_UNDO = "Nothing to take back: a card or a die has been seen since."
NOTHING_DONE = "Nothing to take back: nothing has been done yet."
NO_REDO = "Nothing has been taken back."
UNDONE = "Taken back: choose again."
REDONE = "Done again."
CHOSEN_AGAIN = "Chosen again."
TAX_FALLS = "So much tax would bring the government down at once."
UNREST_FALLS = "The unrest would bring the government down."
ASK_FALL = "Bring the government down?"
ASK_FALL_WHY = "This tax takes Support below 1, and the government falls at once."
YES_FALL = "Raise it and fall"
NO_FALL = "Think again"
ALREADY_TRIED = "This turn's attempt on these events has been made."
NO_COINS = "The treasury is empty: no dice can be bought."
AIM = {
    "both": "Keep Support above zero until both decks have run out.",
    "any": "Keep Support above zero until a deck has run out.",
}
PUT_BACK = "One colour to a throw: the other events are put back."
NOT_NOW = "Events are resolved after the draw."
UNREST_COST = "−1 Support"
THROWING = "The throw"
CHOOSE_RETURNS = "The Joker's choice"


def cards_left(count: int) -> str:
    """What a deck has left."""
    if count == 0:
        return "none left"
    return "1 left" if count == 1 else f"{count} left"


def turn_of(turn: int, turns: int) -> str:
    """The turn, out of how many."""
    return f"turn{NO_BREAK}{turn} of{NO_BREAK}{turns}"


def set_tax_label(now: int, level: int) -> str:
    """The button that sets the tax."""
    if level == now:
        return f"Leave tax at {now}"
    return f"Raise tax to {level}" if level > now else f"Lower tax to {level}"


def tax_effect(now: int, level: int, cost: int) -> str:
    """What a step of tax costs or gives, in a sentence."""
    steps = abs(level - now)
    if steps == 0:
        return "Leaving it alone is free."
    if level > now:
        return f"{_steps(steps)} up {'costs' if steps == 1 else 'cost'} {steps * cost} Support."
    return f"{_steps(steps)} down {'gives' if steps == 1 else 'give'} {steps} Support."


def throw_label(dice: int) -> str:
    """The button that throws the dice."""
    return f"Throw {dice} {'die' if dice == 1 else 'dice'}"


def dice_label(dice: int) -> str:
    """A number of dice."""
    return "1 die" if dice == 1 else f"{dice} dice"


def dice_for(dice: str, cost: str) -> str:
    """A number of dice and what they cost."""
    return f"{dice} for {cost}"


def more_dice(hidden: int, total: int) -> str:
    """What the dice that are not shown came to."""
    return f"{hidden} more {'makes' if hidden == 1 else 'make'} {total}; see all"


def unrest_words(open_events: int, divisor: int) -> str:
    """How many open events a colour has, and how many of them cost a point."""
    group = {1: "each", 2: "each pair", 3: "each three"}.get(divisor, f"each {divisor}")
    return f"{open_events or 'none'} open; {group} costs 1"


def wasted(points: int) -> str:
    """A gain that the ceiling eats."""
    return f"{points} Support would be wasted: it cannot stand higher."


def lost_at_top(points: int) -> str:
    """A gain lost to the ceiling, where it happens."""
    return f"{points} wasted"


def too_many(limit: int) -> str:
    """No more events may be named."""
    return f"An attempt may name {limit} {'event' if limit == 1 else 'events'} at most."


def returning(count: int) -> str:
    """What a Joker's die brings back."""
    if count == 0:
        return "Nothing to bring back"
    return "1 event returns" if count == 1 else f"{count} events return"


def to_reach(target: int) -> str:
    """What the dice have to come to."""
    return f"{target} to reach"


def against(total: int, target: int) -> str:
    """A throw against its target."""
    return f"{total} against {target}"


def return_task(count: int, events: str) -> str:
    """What the Joker asks when the player chooses."""
    noun = "event" if count == 1 else "events"
    return f"Choose {count} resolved {noun} to come back ({events})."


def _steps(count: int) -> str:
    return "One step" if count == 1 else f"{count} steps"


def left_open(colour: str) -> str:
    """The events of a colour that were never resolved."""
    return f"{colour}, open"
