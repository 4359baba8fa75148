"""What the guide says in the first turns of a game: twelve words at most. Knows no screen, plays nothing."""

from __future__ import annotations

from game.content.theme import Theme
from game.engine.government.model import Colour

LEAVE = "Play on without help"
LEFT = "The guide withdraws: advice is given here, and the rules are at hand."

MOST_WORDS = 12
_NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


# --- the tax


def first_rise(theme: Theme, level: int, turns: int) -> str:
    """The aim, and the first thing to do."""
    return f"Keep {_support(theme)} for {turns} turns. First, raise the tax to {level}."


def rise(theme: Theme, level: int) -> str:
    """There is Support to spare."""
    return f"{_support(theme)} is high: raise the tax to {level}."


def fall(theme: Theme, level: int) -> str:
    """Support is wanted more than money."""
    return f"{_support(theme)} is low: lower the tax to {level}."


def rising(theme: Theme, cost: int) -> str:
    """What a rise in the making costs and brings."""
    if not cost:
        return f"More {theme.coin.plural} every turn. Press here to set it."
    return f"It costs {cost} {_support(theme)}, and pays every turn. Press here."


def falling(theme: Theme) -> str:
    """What a lower tax brings."""
    return f"Lower tax wins {_support(theme)}, but brings fewer {theme.coin.plural}. Press here."


def fatal(theme: Theme) -> str:
    """A tax that would end the government."""
    return f"So much would cost all {_support(theme)}! Take it back."


def hold(theme: Theme, turn: int) -> str:
    """The tax is well as it is."""
    coins = theme.coin.plural
    told = {
        1: f"The tax brings {coins}. Press here to leave it.",
        2: f"The tax brings {coins} every turn. Leave it: press here.",
        3: "Each turn begins with the tax. Leave it: press here.",
    }
    return told.get(turn, "The tax may stay as it is: press here.")


# --- a throw


def pick(theme: Theme, colour: Colour, turn: int, carried: bool | None) -> str:
    """An event to choose; with what has just come of this turn's first throw, if there was one."""
    where = theme.colour(colour).place
    if carried is not None:
        how = "It worked!" if carried else "No luck: it stays."
        return f"{how} You may try once {where}, too. Choose this."
    if turn == 1:
        return f"Trouble {where}! Choose this card to settle it."
    return f"One try {where} each turn. Choose this card."


def pair(theme: Theme, colour: Colour) -> str:
    """The first of two events for one throw."""
    return f"Small troubles {theme.colour(colour).place} can go together. Choose this one."


def add() -> str:
    """The second of them."""
    return "Add this one: a single throw can settle both."


def buy(theme: Theme) -> str:
    """More dice are wise."""
    return f"Each {theme.coin.singular} buys a die. One more is safer: press."


def too_dear(target: int) -> str:
    """No dice that can be paid for reach so far."""
    return f"You cannot pay to reach {target}. Put this one back."


def throw(theme: Theme, target: int, gain: int, turn: int) -> str:
    """What has to be reached."""
    if turn == 1 or not gain:
        return f"Your dice must come to {target} or more. Throw!"
    return f"Reach {target} to win {gain} {_support(theme)}. Throw!"


# --- the end of a turn


def end(theme: Theme, turn: int, loss: int, divisors: tuple[int, int], turns: int) -> str:
    """Why the turn may end now, and what open events cost."""
    support = _support(theme)
    if loss:
        return f"What stays open now costs {loss} {support}. End the turn."
    home, abroad = (_NUMBERS[n] if n < len(_NUMBERS) else str(n) for n in divisors)
    here, there = (theme.colour(colour).place for colour in (Colour.DOMESTIC, Colour.FOREIGN))
    told = {
        1: f"Every {home} left open {here} cost {support}. End the turn.",
        2: f"{there.capitalize()}, every {abroad} left open cost {support}. End the turn.",
        3: f"At no {support} you fall. Hold on {turns} turns: end this one.",
    }
    return told.get(turn, "Nothing more to do: end the turn.")


def farewell(theme: Theme, turns: int) -> str:
    """The guide takes leave."""
    return f"You govern alone now. Keep {_support(theme)} until turn {turns}!"


def _support(theme: Theme) -> str:
    return theme.tracks.support.short
