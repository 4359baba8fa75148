"""What is seen when something is taken back: all that lay otherwise goes to where it lay. Knows no rule.

The state before and the state after are enough: what led from the one to the other is not told again.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.government.model import Colour, State
from game.engine.piles import Card
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance, Pace
from game.scenes.government.throwing import MOST_DICE_SHOWN, coins
from game.stage import easing
from game.stage.timeline import Cue, Move, Pose, together

BACK = 0.3  # seconds
ABOVE = 60.0  # of all that lies: what returns from elsewhere does so above the others


def taken_back(pace: Pace, layout: Layout, before: State, after: State) -> Cue:
    """From what was shown to what is shown now: counters, cards and coins, all at once."""
    moves = (*_counters(layout, before, after), *_cards(layout, before, after))
    gained = after.treasury - before.treasury
    tax, purse = layout.counter("tax", after.tax), Pose(*layout.treasury.centre)
    way = (tax, purse) if gained > 0 else (purse, tax)
    paid = coins(pace, [way] * min(abs(gained), MOST_DICE_SHOWN), "coin_in")
    whole = together(Cue(BACK if moves else 0.0, moves), paid)
    if any(move.rise for move in moves):
        whole = whole.heard("card_slides")
    return whole.scaled(min(1.0, BACK / whole.seconds)) if whole.seconds else whole


def _counters(layout: Layout, before: State, after: State) -> Iterator[Move]:
    for key, was, now in (("support", before.support, after.support), ("tax", before.tax, after.tax)):
        if was != now:
            start, end = layout.counter(key, was), layout.counter(key, now)
            yield Move(key, start, end, 0.0, BACK, easing.ease_in_out, look=Appearance("counter", key))


def _cards(layout: Layout, before: State, after: State) -> Iterator[Move]:
    """Within their rows, and from and to their decks and piles."""
    was, now = layout.cards(before), layout.cards(after)
    for colour in Colour:
        for card in after.side(colour).active:
            end, look = now[card], Appearance("card", card, colour)
            start = was.get(card)
            if start is None:
                yield _flown(card, look, _elsewhere(layout, before, card, colour), end, stays=True)
            elif start != end:
                yield Move(card, start, end, 0.0, BACK, easing.ease_in_out, look=look)
        for card in before.side(colour).active:
            if card not in now:
                look, end = Appearance("card", card, colour), _elsewhere(layout, after, card, colour)
                yield _flown(card, look, was[card], end, stays=False)


def _flown(card: Card, look: Appearance, start: Pose, end: Pose, *, stays: bool) -> Move:
    start, end = start._replace(z=ABOVE), end._replace(z=ABOVE)
    return Move(card, start, end, 0.0, BACK, easing.emphasised, look=look, hold=stays, rise=0.7)


def _elsewhere(layout: Layout, state: State, card: Card, colour: Colour) -> Pose:
    """Where a card lies that is not in play."""
    side = state.side(colour)
    if card in side.resolved:
        return layout.pile_pose(colour)
    return layout.deck_pose(colour, len(side.deck))
