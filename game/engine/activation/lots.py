"""Exact odds of drawing cards of two colours without putting them back. Knows no battle.

Results are cached, for the hands of a battle grow by one card at a time and those before stay as they were.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

_NEGLIGIBLE = 1e-12  # what is rarer at the ends of a long distribution is left out

Odds = tuple[float, ...]  # by value, from 0


@dataclass(frozen=True, slots=True)
class Hand:
    """`drawn` cards of a shuffled pack of our cards, with these values, and so many of the others'."""

    values: tuple[int, ...]
    others: int
    drawn: int


def points_odds(hands: tuple[Hand, ...]) -> Odds:
    """How likely each sum of the values of our cards is, over all hands."""
    start, odds = _points(hands)
    return (0.0,) * start + odds


def longest_run_odds(hands: tuple[Hand, ...]) -> Odds:
    """How likely each length of the longest run of one colour is, one hand being drawn after the other."""
    cards = sum([hand.drawn for hand in hands])
    odds: list[float] = []
    within = 0.0
    for longest in range(cards + 1):
        kept = sum(_runs(hands, longest).values()) if longest else float(cards == 0)
        odds.append(max(0.0, kept - within))
        within = kept
        if within > 1 - _NEGLIGIBLE:
            break
    return tuple(odds)


@lru_cache(maxsize=512)
def _points(hands: tuple[Hand, ...]) -> tuple[int, Odds]:
    """The distribution with where it begins, for the far ends of it are cut off."""
    if not hands:
        return 0, (1.0,)
    start, before = _points(hands[:-1])
    after = [0.0] * (len(before) + sum(hands[-1].values))
    for points, chance in _hand_odds(hands[-1]).items():
        for at, earlier in enumerate(before):
            after[at + points] += earlier * chance
    first, last = 0, len(after)
    while after[first] < _NEGLIGIBLE:
        first += 1
    while after[last - 1] < _NEGLIGIBLE:
        last -= 1
    return start + first, tuple(after[first:last])


@lru_cache(maxsize=512)
def _hand_odds(hand: Hand) -> dict[int, float]:
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
    return odds


@lru_cache(maxsize=4096)
def _runs(hands: tuple[Hand, ...], longest: int) -> dict[tuple[bool, int], float]:
    """How likely no run has been longer, by whose the last run is and how long; none yet is (True, 0)."""
    if not hands:
        return {(True, 0): 1.0}
    ours, others = len(hands[-1].values), hands[-1].others
    # by our cards drawn in this hand, whose the run is, and its length
    states = {(0, mine, run): chance for (mine, run), chance in _runs(hands[:-1], longest).items()}
    for drawn in range(hands[-1].drawn):
        following: dict[tuple[int, bool, int], float] = {}
        for (got, mine, run), chance in states.items():
            left = ours - got
            for next_is_mine, cards in ((True, left), (False, others - (drawn - got))):
                length = run + 1 if next_is_mine is mine else 1
                if cards and length <= longest:
                    key = (got + next_is_mine, next_is_mine, length)
                    share = chance * cards / (ours + others - drawn)
                    following[key] = following.get(key, 0.0) + share
        states = following
    ended: dict[tuple[bool, int], float] = {}
    for (_, mine, run), chance in states.items():
        ended[mine, run] = ended.get((mine, run), 0.0) + chance
    return ended
