"""How the machine is doing, for the staff: frames, and memory. Changes nothing."""

from __future__ import annotations

import sys
from pathlib import Path

STATM = Path("/proc/self/statm")
MB = 1024 * 1024


class Frames:
    """How many frames were shown in the last full second, and how long the longest of them took."""

    def __init__(self) -> None:
        self.rate = 0
        self.longest = 0.0  # seconds
        self._passed = self._most = 0.0
        self._count = 0

    def passes(self, seconds: float) -> None:
        """A frame is over."""
        self._passed += seconds
        self._count += 1
        self._most = max(self._most, seconds)
        if self._passed >= 1.0:
            self.rate, self.longest = round(self._count / self._passed), self._most
            self._passed = self._most = 0.0
            self._count = 0


def memory() -> float | None:
    """What the program holds just now, in MB; where the system tells only that, the most it ever held."""
    try:
        import resource

        try:
            return int(STATM.read_text(encoding="ascii").split()[1]) * resource.getpagesize() / MB
        except (OSError, ValueError, IndexError):
            most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            return most / (MB if sys.platform == "darwin" else 1024)
    except ImportError:  # Windows
        return None
