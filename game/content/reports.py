"""What is written down when the game crashes, so that somebody can find out why. Plain text; asks nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.content.places import make
from game.content.writing import is_there, write_whole


@dataclass(frozen=True, slots=True)
class Report:
    """The parts of a crash report; the caller knows the time and the versions."""

    when: str
    trace: str
    versions: Mapping[str, str] = field(default_factory=dict)
    level: str = ""
    seed: str = ""
    commands: Sequence[str] = ()
    battle: str = ""
    settings: str = ""


def write_report(logs: Path, report: Report) -> Path | None:
    """Write a report under a name of its own; None where even that is not possible."""
    if make(logs):
        return None
    number = 1
    while is_there(path := logs / f"crash-{number}.txt"):
        number += 1
    try:
        write_whole(path, report_text(report).encode("utf-8", "backslashreplace"))
    except OSError:
        return None
    return path


def report_text(report: Report) -> str:
    """The report as one would send it."""
    parts = {
        "Versions": "\n".join(f"{name} {version}" for name, version in report.versions.items()),
        "Deal": "\n".join(line for line in (report.level, report.seed) if line),
        "Commands": "\n".join(report.commands),
        "Battle": report.battle,
        "Settings": report.settings,
        "Trace": report.trace.rstrip(),
    }
    sections = [f"{title}\n{'-' * len(title)}\n{text}" for title, text in parts.items() if text]
    return "\n\n".join([f"Simple Government: crash report, {report.when}", *sections]) + "\n"
