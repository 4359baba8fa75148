"""The names of the pictures that a government needs first, soon and at its end. Draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.art import Art

FIRST = (
    "baize",
    "vignette",
    *(f"mahogany_{side}" for side in ("top", "bottom", "left", "right")),
    "paper",
    "paper_edge",
    "card_stock",
    "back_domestic_260",
    "back_foreign_260",
)
DICE = (
    *(f"die_ivory_{face}_{way}" for face in range(1, 7) for way in "ab"),
    *(f"die_ebony_{face}_a" for face in range(1, 7)),
)
SOON = (
    "emblem_domestic",
    "emblem_foreign",
    "fleuron_corner",
    "tailpiece",
    "rule",
    "emblem_domestic_small",
    "emblem_foreign_small",
    "pip_spade",
    "pip_club",
    "pip_heart",
    "pip_diamond",
    "seal_idle",
    "seal_pressed",
    "bystanders_back",
    "bystanders_front",
    *DICE,
)
ENDINGS = {
    "democracy": ("ribbon", "hat_a", "hat_b", "hat_c"),
    "monarchy": ("ribbon", "crown_gold", "bell"),
    "dictatorship": (
        "ribbon",
        *(f"lead_{arm}_red{lost}" for arm in ("infantry", "artillery", "other") for lost in ("", "_lost")),
    ),
}
"""What an end of a government of each kind is told with."""


PAGE = ("paper", "paper_edge")
"""What a page is printed on that opens above the table."""

BRUSH = "brush"


def verdict(art: Art, system: str, across: float, *, won: bool) -> tuple[str, ...]:
    """The print of an end and its black proof, for a page on which it is about so many units across."""
    stem = f"ending_{system}_{'won' if won else 'lost'}"
    found = art.print_for(stem, across), art.print_for(f"proof_{stem}", across)
    return (BRUSH, *(name for name in found if name is not None))
