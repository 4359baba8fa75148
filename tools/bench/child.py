"""Runs pieces of the bench in processes of their own and reads what they print. Knows no game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any


def run(module: str, *arguments: str, environment: Mapping[str, str] | None = None) -> Any:
    """What `python -m module arguments` prints on its last line, read as JSON."""
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", **(environment or {})},
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[1:])} ended with {done.returncode}:\n{done.stderr[-3000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def tell(data: object) -> None:
    """Hand a result to the parent: the last line that is printed."""
    print(json.dumps(data), flush=True)
