"""The engravings of a level as prints: what stands below each of them. Knows no screen and no picture."""

from __future__ import annotations

from dataclasses import dataclass

from game.content.theme import EventText, Theme
from game.content.words import PrintRoom as Words


@dataclass(frozen=True, slots=True)
class Print:
    """An engraving and its lettering; `plate` is the name of the picture, `short` fits below a small one."""

    plate: str
    title: str
    short: str
    line: str
    number: str  # in its series


def prints_of(theme: Theme) -> tuple[Print, ...]:
    """All events of a level, those at home first, as they are numbered."""
    return tuple([print_of(theme, event) for event in theme.events])


def print_of(theme: Theme, event: EventText) -> Print:
    """One event."""
    series = theme.colour(event.colour).name
    number = Words.NUMBER.format(series=series, number=event.value)
    return Print(f"plate_{event.plate}", event.title, event.short, event.dates, number)
