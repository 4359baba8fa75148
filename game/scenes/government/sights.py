"""The prints that are shown large because their events are met with for the first time. Decides no rule."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.prints import Print, print_of
from game.engine.government.events import CardDrawn, Event
from game.engine.government.reckoning import is_event
from game.engine.piles import Card
from game.scenes.government.pictures import PAGE
from game.scenes.impression import pictures_of
from game.scenes.kit import Kit, Ministry
from game.scenes.print_place import plate_of
from game.stage.look import Look
from game.stage.scene import Push, Transition


def foreseen(kit: Kit, ministry: Ministry, look: Look, events: Iterable[Event]) -> None:
    """Events have been drawn: have a thread decode the prints of those that are new, before they turn."""
    across = plate_of(look.frame).w
    for event in events:
        if isinstance(event, CardDrawn) and is_event(event.card):
            plate = _print(ministry, event.card).plate
            if kit.is_new(plate):
                look.art.fetched(*PAGE, *pictures_of(look.art, plate, across))


def first_sight(kit: Kit, ministry: Ministry, card: Card) -> Transition | None:
    """The print of an event that the player has never met with, passing by; None where it is not new."""
    shown = _print(ministry, card)
    if not kit.is_new(shown.plate):
        return None
    kit.first_sight(shown.plate)
    return Push(lambda: kit.doors.engraving((shown,), 0, True))


def _print(ministry: Ministry, card: Card) -> Print:
    theme = ministry.level.theme
    return print_of(theme, theme.event(card))
