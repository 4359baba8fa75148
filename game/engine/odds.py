"""Exact odds of throwing dice, by counting whole numbers. Knows no game."""

from __future__ import annotations

from functools import cache
from itertools import accumulate

_STRIDE = 100  # how deep the counting may recurse at once


def distribution(dice: int, faces: int = 6) -> tuple[float, ...]:
    """How likely each total of the dice is, indexed by the total from 0 to dice * faces."""
    return _distribution(dice, faces)


def chance(dice: int, target: int, faces: int = 6) -> float:
    """How likely the dice are to total at least the target."""
    at_least = _at_least(dice, faces)
    if target >= len(at_least):
        return 0.0
    return at_least[max(0, target)]


@cache
def dice_needed(target: int, wanted: float, faces: int = 6) -> int:
    """The fewest dice, at least one, that reach the target at least as likely as wanted.

    Raises ValueError unless what is wanted lies from 0 to below 1: no number of dice is certain.
    """
    if not 0 <= wanted < 1:
        raise ValueError(f"a chance of {wanted} cannot be asked for")
    dice = max(1, -(-target // faces))
    while chance(dice, target, faces) < wanted:
        dice += 1
    return dice


@cache
def _distribution(dice: int, faces: int) -> tuple[float, ...]:
    throws = faces**dice
    return tuple(ways / throws for ways in _counted(dice, faces))


@cache
def _at_least(dice: int, faces: int) -> tuple[float, ...]:
    throws = faces**dice
    from_above = accumulate(reversed(_counted(dice, faces)))
    return tuple(ways / throws for ways in reversed(list(from_above)))


def _counted(dice: int, faces: int) -> tuple[int, ...]:
    if dice < 0 or faces < 1:
        raise ValueError(f"cannot throw {dice} dice of {faces} faces")
    for fewer in range(_STRIDE, dice, _STRIDE):
        _ways(fewer, faces)
    return _ways(dice, faces)


@cache
def _ways(dice: int, faces: int) -> tuple[int, ...]:
    """In how many ways each total comes up: one die more adds up the `faces` totals just below."""
    if dice == 0:
        return (1,)
    sums = (0, *accumulate(_ways(dice - 1, faces)))
    last = len(sums) - 1
    return tuple(sums[min(total, last)] - sums[max(0, total - faces)] for total in range(last + faces))
