"""What is done about a fault that ends the game: a report on the disk, and a word to whoever is there."""

from __future__ import annotations

import platform
import sys
from datetime import datetime

import pygame

from game import __version__
from game.content.places import Places
from game.content.reports import Report, write_report
from game.content.words import GAME, Messages
from game.engine.government.notation import command_to_text
from game.scenes.kit import Ministry


def report_fault(
    places: Places, trace: str, ministry: Ministry | None, battle: str, settings: str, *, box: bool
) -> None:
    """Write down what happened to what was being played, and say where; in a box, too, if one is wanted."""
    report = Report(
        when=datetime.now().isoformat(timespec="seconds"),
        trace=trace,
        versions=versions(),
        level=ministry.level.title if ministry is not None else "",
        seed=ministry.code if ministry is not None else "",
        commands=[command_to_text(c) for c in ministry.match.history] if ministry is not None else [],
        battle=battle,
        settings=settings,
    )
    path = write_report(places.logs, report)
    told = Messages.REPORT.format(path=path) if path else Messages.NO_REPORT
    tell_fault(Messages.CRASHED.format(report=told), box=box)


def versions() -> dict[str, str]:
    """The versions of everything that matters to a fault."""
    sdl = ".".join(str(n) for n in pygame.get_sdl_version())
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    return {
        "Simple Government": __version__,
        "pygame-ce": pygame.version.ver,
        "SDL": f"{sdl} ({driver})",
        "Python": platform.python_version(),
        "System": platform.platform(),
    }


def tell_fault(text: str, *, box: bool = True) -> None:
    """On the terminal, and where there is a real screen and somebody to press a button, in a box on it."""
    print(text, file=sys.stderr)
    if box and pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen"):
        try:
            pygame.display.message_box(GAME, text, message_type="error")
        except pygame.error:
            return
