"""A folder that may not be entered, for tests that an administrator may run as well: to him none is shut."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest


def shut(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Nobody may look at what lies in it any more."""
    really = Path.stat

    def stat(path: Path, **more: Any) -> os.stat_result:
        if folder in path.parents:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return really(path, **more)

    monkeypatch.setattr(Path, "stat", stat)
