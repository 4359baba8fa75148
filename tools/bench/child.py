"""Runs pieces of the bench in processes of their own and reads what they print. Knows no game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

NEVER_COMPILED = "PYTHONDONTWRITEBYTECODE"  # an installed game is compiled; reading its source costs 150 ms

# Parts in which nothing is timed: they give way to others, and run beside each other.
UNHURRIED = ("memory", "b-memory", "exact", "b-exact", "b-pointer", "motion")


class Failed(Exception):  # noqa: N818 - the piece has failed, not its runner
    """A piece told nothing, or not in time."""


def run(
    module: str, *arguments: str, environment: Mapping[str, str] | None = None, seconds: float = 60.0
) -> Any:
    """What `python -m module arguments` prints on its last line, read as JSON. Raises Failed."""
    command = [sys.executable, "-m", module, *arguments]
    told = " ".join(command[1:])
    try:
        done = subprocess.run(
            command,
            env=_environment(environment or {}),
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"{told} told nothing within {seconds:.0f} s") from None
    if done.returncode:
        raise Failed(f"{told} ended with {done.returncode}:\n{done.stderr[-3000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def _environment(more: Mapping[str, str]) -> dict[str, str]:
    """What the piece runs in: like the game of a player, who starts it from compiled modules."""
    found = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", **more}
    found.pop(NEVER_COMPILED, None)
    return found


def tell(data: object) -> None:
    """Hand a result to the parent: the last line that is printed."""
    print(json.dumps(data), flush=True)
