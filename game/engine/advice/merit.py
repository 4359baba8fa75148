"""How well a finished government did: in points, and by its decisions alone. Knows no player and no prose.

`fair_worth` is the measure of an exhibition day, on which every visitor plays the same deal. The deal is then
no luck, for everybody meets the same cards; the dice are. What is measured is this:

    fair worth = worth of the end + the sum, over every throw of dice, of (expected worth - worth that came)

The *worth of the end* is the Support at the end, or for a government that fell, one less than nothing for
every turn it did not serve. For a throw, the *expected worth* is the mean over what the dice could have done,
at exact odds, of how good the position would then have been, and the *worth that came* is how good it was
after what they did. How good a position is, `prospect` tells by a fixed yardstick. A lucky throw is so taken
off again and an unlucky one made good, while whatever was decided, which events, how many dice and what tax,
stays in the account.

Whatever the yardstick, each term has mean nought, so that over many games fair worth and worth come to the
same: nobody is favoured. A good yardstick only makes it sharper. With the same deal played again and again by
the same policy under a hard level's rules (two cards a turn, tax to 6) the spread of the results that dice
alone bring about falls by more than a third. What stays is luck that lasts: a throw that failed still has to
be tried again, for money that is gone; and where a Joker's events come back by lot, which ones they are.
"""

from __future__ import annotations

from itertools import product

from game.engine import odds
from game.engine.government.chance import Chance
from game.engine.government.commands import Attempt, DrawEvents
from game.engine.government.events import JokerRolled
from game.engine.government.model import COLOURS, DOMESTIC, Outcome, Rules, State
from game.engine.government.reckoning import target, whole_deck
from game.engine.government.rules import GovernmentMatch, decide, fold

TERM_POINTS = 100  # for a whole term, and a share of it for a part
SUPPORT_POINTS = 5
MOST_JOKERS = 3  # in one draw whose dice are reckoned with; more are as good as impossible

# The yardstick, as a linear fit to some ten thousand positions of the policies `casual` and `competent` has
# it, rounded: the fewer turns are left the more a point of Support counts, and the less an open event does.
_SUPPORT, _SUPPORT_A_TURN, _SUPPORT_LEAST = 0.95, 0.06, 0.3
_GROUP, _GROUP_A_TURN, _GROUP_MOST = 0.5, 0.11, 2.0
_VALUE = 0.03


def term(rules: Rules) -> int:
    """How many turns a government lasts that does not fall (Rules G21)."""
    return -(-len(whole_deck(rules, DOMESTIC)) // rules.draws_per_turn)


def served(state: State) -> int:
    """How many whole turns a government was in office when it ended."""
    return term(state.rules) if state.outcome is Outcome.WON else state.turn - 1


def points(state: State) -> int:
    """The points of a finished government: up to 100 for the term it served, and 5 for each Support."""
    share = TERM_POINTS * served(state) // term(state.rules)
    return share + SUPPORT_POINTS * max(0, state.support)


def worth(state: State) -> int:
    """The Support at the end, or as many less than nothing as turns were not served."""
    if state.outcome is Outcome.WON:
        return state.support
    return served(state) - term(state.rules)


def prospect(state: State) -> float:
    """How good a position is after a throw, as far as the throw can have changed it."""
    left = max(0, term(state.rules) - state.turn)
    support = max(_SUPPORT_LEAST, _SUPPORT - _SUPPORT_A_TURN * left) * state.support
    group = min(_GROUP_MOST, _GROUP + _GROUP_A_TURN * left)
    for colour in COLOURS:
        open_events = state.side(colour).active
        coming = sum(owed.count for owed in state.owed if owed.colour is colour)
        support -= group * (len(open_events) + coming) / state.rules.divisor(colour)
        support -= _VALUE * target(open_events)
    return support


def fair_worth(match: GovernmentMatch) -> float:
    """The worth of a finished government with all its dice at their odds, as told above.

    Raises ValueError for one that has not ended.
    """
    state = match.state
    if state.outcome is None:
        raise ValueError("the government has not ended")
    found = float(worth(state))
    for entry in match.log:
        came = fold(entry.before, entry.events)
        match entry.command:
            case Attempt():
                found += _expected_of_throw(entry.before, entry.command) - prospect(came)
            case DrawEvents():
                jokers = sum(isinstance(event, JokerRolled) for event in entry.events)
                if 0 < jokers <= MOST_JOKERS:
                    found += _expected_of_jokers(entry.before, jokers) - prospect(came)
    return found


def _expected_of_throw(before: State, attempt: Attempt) -> float:
    """The mean over success and failure (Rules G15); of its faces nothing else is asked."""
    faces = before.rules.dice_faces
    chance = odds.chance(attempt.dice, target(attempt.cards), faces)
    found = 0.0
    for likely, face in ((chance, faces), (1 - chance, 1)):
        if likely > 0:
            found += likely * prospect(_after(before, attempt, (face,) * attempt.dice))
    return found


def _expected_of_jokers(before: State, jokers: int) -> float:
    """The mean over every way the Jokers of a draw could have rolled (Rules G9)."""
    throws = list(product(range(1, before.rules.joker_die_faces + 1), repeat=jokers))
    return sum(prospect(_after(before, DrawEvents(), throw)) for throw in throws) / len(throws)


def _after(before: State, command: Attempt | DrawEvents, dice: tuple[int, ...]) -> State:
    events, _ = decide(before, command, Chance.scripted(dice))
    return fold(before, events)
