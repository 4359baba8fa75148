"""Everything the print shop can make.

It must not know how any of it is drawn.
"""

from __future__ import annotations

from .backs import BACKS
from .counters import COUNTERS
from .courts import COURTS
from .dice import DICE
from .emblems import EMBLEMS
from .field import FIELD
from .icon import ICON
from .ornaments import ORNAMENTS
from .paper import PAPER
from .plaques import PLAQUES
from .registry import Catalogue
from .ribbon import RIBBON
from .roundels import ROUNDELS
from .seal import SEALS
from .sides import SIDES
from .table import TABLE
from .tokens import TOKENS

KITS = (
    TABLE,
    FIELD,
    PAPER,
    TOKENS,
    COUNTERS,
    SEALS,
    PLAQUES,
    DICE,
    ORNAMENTS,
    EMBLEMS,
    SIDES,
    ROUNDELS,
    BACKS,
    COURTS,
    RIBBON,
    ICON,
)


def catalogue() -> Catalogue:
    """All kits in one list."""
    whole = Catalogue()
    for kit in KITS:
        whole.join(kit)
    return whole
