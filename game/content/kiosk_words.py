"""The words of a kiosk: the countdown that visitors see, and the pages of the staff. Knows no screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final


class Countdown:
    """Nobody has touched anything for a while."""

    HEADING: Final = MappingProxyType(
        {"government": "Still governing?", "battle": "Still fighting?", "": "Still there?"}
    )
    EXPLAINED = (
        "Touch anything, and all goes on as it was. Otherwise the table is cleared for the next visitor."
    )
    SECONDS = "seconds"
    SECOND = "second"
    STAY = "I am still here"
    TAKE_OVER: Final = MappingProxyType(
        {"government": "Take over this ministry", "battle": "Take over this battle"}
    )
