"""Everything the print shop can make.

It must not know how any of it is drawn.
"""

from __future__ import annotations

from .registry import Catalogue
from .paper import PAPER
from .table import TABLE


def catalogue() -> Catalogue:
    """All kits in one list."""
    whole = Catalogue()
    for kit in (TABLE, PAPER):
        whole.join(kit)
    return whole
