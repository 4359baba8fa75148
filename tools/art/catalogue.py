"""Everything the print shop can make.

It must not know how any of it is drawn.
"""

from __future__ import annotations

from .cards.backs import BACKS
from .cards.courts import COURTS
from .cards.emblems import EMBLEMS
from .cards.roundels import ROUNDELS
from .cards.sides import SIDES
from .engine.paper import PAPER
from .galleries import galleries
from .interface.brush import BRUSH
from .interface.bystanders import BYSTANDERS
from .interface.icon import ICON
from .interface.ornaments import ORNAMENTS
from .interface.plaques import PLAQUES
from .interface.ribbon import RIBBON
from .interface.tailpiece import TAILPIECES
from .registry import Catalogue
from .table.candle import CANDLE
from .table.counters import COUNTERS
from .table.dice import DICE
from .table.field import FIELD
from .table.inkstand import INKSTAND
from .table.regalia import REGALIA
from .table.seal import SEALS
from .table.table import TABLE
from .table.tokens import TOKENS
from .title import title

KITS = (
    TABLE,
    FIELD,
    PAPER,
    TOKENS,
    COUNTERS,
    SEALS,
    PLAQUES,
    DICE,
    INKSTAND,
    REGALIA,
    ORNAMENTS,
    TAILPIECES,
    EMBLEMS,
    SIDES,
    ROUNDELS,
    BACKS,
    COURTS,
    RIBBON,
    BRUSH,
    BYSTANDERS,
    CANDLE,
    ICON,
)


def catalogue() -> Catalogue:
    """All kits in one list."""
    whole = Catalogue()
    for kit in KITS:
        whole.join(kit)
    whole.join(galleries())
    whole.join(title())
    return whole
