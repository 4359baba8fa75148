"""Exact odds of drawing cards of two colours without putting them back. Knows no battle.

Steps are cached by what they start from, for a battle grows by one card at a time: what came before it has
been reckoned already. Only hands that are over are kept for long; the last one changes with every card.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

_NEGLIGIBLE = 1e-12  # what is rarer at the ends of a long distribution is left out
_RARE = 1e-7  # runs longer than that are not counted

Odds = tuple[float, ...]  # by value, from 0


@dataclass(frozen=True, slots=True)
class Hand:
    """`drawn` cards of a shuffled pack of our cards, with these values, and so many of the others'."""

    values: tuple[int, ...]
    others: int
    drawn: int


def points_odds(hands: tuple[Hand, ...]) -> Odds:
    """How likely each sum of the values of our cards is, over all hands."""
    start = 0
    odds: Odds = (1.0,)
    for hand in hands[:-1]:
        start, odds = _added_for_good(start, odds, hand)
    for hand in hands[-1:]:
        start, odds = _added(start, odds, hand)
    return (0.0,) * start + odds


def longest_run_odds(hands: tuple[Hand, ...]) -> Odds:
    """How likely each length of the longest run of one colour is, one hand being drawn after the other."""
    if not any(hand.drawn for hand in hands):
        return (1.0,)
    odds = [0.0]
    within = 0.0
    while within < 1 - _RARE:
        kept = _no_longer(hands, len(odds))
        odds.append(max(0.0, kept - within))
        within = kept
    return tuple(odds)


def _added(start: int, before: Odds, hand: Hand) -> tuple[int, Odds]:
    """Odds with those of one more hand; with where they begin, for the far ends are cut off."""
    after = [0.0] * (len(before) + sum(hand.values))
    for points, chance in _hand_odds(hand):
        for at, earlier in enumerate(before):
            after[at + points] += earlier * chance
    first, last = 0, len(after)
    while after[first] < _NEGLIGIBLE:
        first += 1
    while after[last - 1] < _NEGLIGIBLE:
        last -= 1
    return start + first, tuple(after[first:last])


_added_for_good = lru_cache(maxsize=1024)(_added)


@lru_cache(maxsize=256)
def _hand_odds(hand: Hand) -> tuple[tuple[int, float], ...]:
    """How likely each sum of our values is in one hand: ways to choose so many of ours with that sum."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # by cards of ours and their sum
    for value in hand.values:
        for (cards, points), count in list(ways.items()):
            if cards < hand.drawn:
                key = (cards + 1, points + value)
                ways[key] = ways.get(key, 0) + count
    whole = comb(len(hand.values) + hand.others, hand.drawn)
    odds: dict[int, float] = {}
    for (cards, points), count in ways.items():
        hands = count * comb(hand.others, hand.drawn - cards)
        if hands:
            odds[points] = odds.get(points, 0.0) + hands / whole
    return tuple(odds.items())


def forget() -> None:
    """Let go of every step of the battles so far: no other battle is likely to come by the same ones."""
    for steps in (_added_for_good, _hand_odds, _hand_over, _drawn):
        steps.cache_clear()


def kept() -> int:
    """How many steps are kept for what comes next."""
    return sum(steps.cache_info().currsize for steps in (_added_for_good, _hand_odds, _hand_over, _drawn))


def _no_longer(hands: tuple[Hand, ...], longest: int) -> float:
    """How likely no run is longer than that.

    Chances are kept in a row (a plain tuple is quick to find again in a cache): by how many of our cards have
    been drawn in this hand, by whose the last run is (ours: 1), and by its length from 0.
    """
    width = longest + 1
    runs: Odds = (0.0,) * width + (1.0,) + (0.0,) * longest
    for hand in hands[:-1]:
        runs = _hand_over(runs, len(hand.values), hand.others, hand.drawn, width)
    for hand in hands[-1:]:
        runs = _drawn(runs, len(hand.values), hand.others, hand.drawn, width)
    return sum(runs)


@lru_cache(maxsize=8192)
def _hand_over(runs: Odds, ours: int, others: int, drawn: int, width: int) -> Odds:
    """A whole hand has been drawn: runs go on, but none of our cards is out of the next pack."""
    runs = _drawn(runs, ours, others, drawn, width)
    return tuple([sum(runs[at :: 2 * width]) for at in range(2 * width)])


@lru_cache(maxsize=256)
def _drawn(runs: Odds, ours: int, others: int, drawn: int, width: int) -> Odds:
    """So many cards of a new hand are drawn."""
    if not drawn:
        return runs
    return _one_more(_drawn(runs, ours, others, drawn - 1, width), ours, others, drawn - 1, width)


def _one_more(runs: Odds, ours: int, others: int, drawn: int, width: int) -> Odds:
    """One more card is drawn; runs that grow too long are dropped."""
    after = [0.0] * (2 * width * (min(drawn + 1, ours) + 1))
    for at, chance in enumerate(runs):
        if not chance:
            continue
        got, rest = divmod(at, 2 * width)
        mine, length = divmod(rest, width)
        for next_is_mine, cards in ((0, others - (drawn - got)), (1, ours - got)):
            run = length + 1 if next_is_mine == mine else 1
            if cards and run < width:
                share = chance * cards / (ours + others - drawn)
                after[(2 * (got + next_is_mine) + next_is_mine) * width + run] += share
    return tuple(after)
