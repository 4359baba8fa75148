"""The galleries of the game: event plates and endings, with the sizes in which they hang.

It must not know what any picture shows.
"""

from __future__ import annotations

from .gallery import Picture, find, pair_assets
from .registry import Catalogue

PLATE_WIDTHS = {320: (90, 80), 640: (86, 76), 1280: (85, 70)}
ENDING_WIDTHS = {800: (86, 76), 1600: (84, 70)}
"""For each width in px the WebP quality (or JPEG) quality of the print and of its proof."""


def plates() -> dict[str, Picture]:
    """Every event plate by its key."""
    return find("tools.art.plates", 1200, 900)


def endings() -> dict[str, Picture]:
    """Every ending by its key."""
    return find("tools.art.endings", 1600, 900)


def galleries() -> Catalogue:
    """The assets of all plates and endings."""
    whole = Catalogue()
    for picture in plates().values():
        whole.join(pair_assets(picture, "plate", PLATE_WIDTHS, quick=(320,)))
    for picture in endings().values():
        whole.join(pair_assets(picture, "ending", ENDING_WIDTHS))
    return whole
