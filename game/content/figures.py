"""Numbers in words: chances, counts, lists. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

_SIMPLE = sorted(
    {Fraction(n, d) for d in (2, 3, 4, 5, 6, 10) for n in range(1, d)}
    | {Fraction(n, d) for d in (20, 50, 100) for n in (1, d - 1)}
)
_EXACT = 1e-9
NO_BREAK = "\u00a0"  # between a number and its word


def about_chance(chance: float) -> str:
    """A chance as people say it; `certain` and `no chance` only where they are true."""
    _check(chance)
    if chance in (0, 1):
        return "certain" if chance else "no chance"
    if chance < _SIMPLE[0] - _EXACT:
        return "less than 1 in 100"
    if chance > _SIMPLE[-1] + _EXACT:
        return "more than 99 in 100"
    nearest = min(_SIMPLE, key=lambda fraction: abs(fraction - chance))
    words = "an even chance" if nearest == Fraction(1, 2) else f"{nearest.numerator} in {nearest.denominator}"
    return words if abs(nearest - chance) < _EXACT else f"about {words}"


def percent(chance: float) -> str:
    """A chance in per cent with one decimal; never rounded to a certainty that it is not."""
    _check(chance)
    if chance in (0, 1):
        return "100 %" if chance else "0 %"
    rounded = f"{chance * 100:.1f}"
    if rounded == "100.0":
        return "over 99.9 %"
    return "under 0.1 %" if rounded == "0.0" else f"{rounded} %"


def count(number: int, singular: str, plural: str = "") -> str:
    """`1 die`, `3 dice`; the plural takes an s unless it is given."""
    return f"{number} {singular if number == 1 else plural or singular + 's'}"


def figure(number: int) -> str:
    """A number in figures; below nought with a proper minus."""
    return f"−{-number}" if number < 0 else str(number)


def times(number: int) -> str:
    """How often: `once`, `twice`, `3 times`."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def listed(names: Iterable[str], most: int = 4) -> str:
    """`A`, `A and B`, `A, B twice and C`; beyond `most` names the rest are counted."""
    tally = Counter(names)
    parts = [name if often == 1 else f"{name} {times(often)}" for name, often in tally.items()]
    if len(parts) > most:
        rest = sum(list(tally.values())[most - 1 :])
        parts = [*parts[: most - 1], count(rest, "other")]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _check(chance: float) -> None:
    if not 0 <= chance <= 1:
        raise ValueError(f"{chance} is not a chance")
