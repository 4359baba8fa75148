"""Somebody whose first turns are guided, for tests of what the guide does and of where it speaks."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tools import pupil
from tools.puppet import Puppet

SIZE = (800, 600)
FIRST_DEAL = 1789


def learner(
    home: Path, *, size: tuple[int, int] = SIZE, text: int = 100, speed: str = "instant", posted: bool = False
) -> Puppet:
    puppet = Puppet(home, size=size, posted=posted)
    settings = puppet.app.kit.settings()
    puppet.app.kit.change(msgspec.structs.replace(settings, text_size=text, speed=speed))
    pupil.begin(puppet)
    return puppet
