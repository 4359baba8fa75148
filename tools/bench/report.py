"""Rows of the report: what was asked, what was measured, and whether it holds. Measures nothing."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

P95_SHARE = 1.6  # the slowest twentieth may take this much of the limit


@dataclass(frozen=True, slots=True)
class Row:
    """One measured number. `limit` None: told for information."""

    part: str
    name: str
    value: float
    limit: float | None
    unit: str = ""
    floor: str = ""
    p95: float | None = None
    least: bool = False  # the limit is the least that is wanted, not the most

    @property
    def holds(self) -> bool:
        """Whether the limit is kept, by the slowest twentieth too."""
        if self.limit is None:
            return True
        if self.least:
            return self.value >= self.limit
        slow = self.p95 is not None and self.p95 > self.limit * P95_SHARE
        return self.value <= self.limit and not slow

    def __str__(self) -> str:
        """The line of the table."""
        mark = "" if self.limit is None else "ok" if self.holds else "MISSED"
        limit = "" if self.limit is None else f"{'≥' if self.least else '≤'} {_short(self.limit)}"
        p95 = "" if self.p95 is None else f"p95 {_short(self.p95)}"
        value = f"{_short(self.value)} {self.unit}"
        return (
            f"{self.part:9} {self.name:60} {value:>14} {limit:>9} {p95:>11}  {self.floor:24} {mark}".rstrip()
        )

    def to_data(self) -> dict[str, Any]:
        """For a file."""
        return {**asdict(self), "holds": self.holds}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Row:
        """As it was written by `to_data`."""
        return cls(**{key: value for key, value in data.items() if key != "holds"})


def _short(value: float) -> str:
    if value == int(value) and abs(value) < 1e7:
        return str(int(value))
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) >= 1 else f"{value:.2g}"
