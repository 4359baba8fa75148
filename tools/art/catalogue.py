"""Everything the print shop can make.

It must not know how any of it is drawn.
"""

from __future__ import annotations

from .backs import BACKS
from .counters import COUNTERS
from .courts import COURTS
from .dice import DICE
from .dividers import DIVIDERS
from .emblems import EMBLEMS
from .field import FIELD
from .icon import ICON
from .ornaments import ORNAMENTS
from .paper import PAPER
from .plaques import PLAQUES
from .playbill import PLAYBILL
from .registry import Catalogue
from .roundels import ROUNDELS
from .seal import SEALS
from .sides import SIDES
from .table import TABLE
from .tokens import TOKENS
from .tray import TRAY

KITS = (
    TABLE,
    FIELD,
    PAPER,
    TOKENS,
    TRAY,
    COUNTERS,
    DIVIDERS,
    SEALS,
    PLAQUES,
    DICE,
    ORNAMENTS,
    EMBLEMS,
    SIDES,
    ROUNDELS,
    BACKS,
    COURTS,
    PLAYBILL,
    ICON,
)


def catalogue() -> Catalogue:
    """All kits in one list."""
    whole = Catalogue()
    for kit in KITS:
        whole.join(kit)
    return whole
