"""Arms laid upon a table by people who were drawn behind it.

It must not know tables; whoever sits is drawn first, the table over him, and then his arms again.
"""

from __future__ import annotations

from .bodies import Person
from .limbs import Sleeve, draw_arm


def lay_arms(who: Person, coat: str, near: str = "fist", far: str = "flat") -> None:
    """Draw the arms of a sitter in a coat once more; `near` and `far` are the kinds of his hands."""
    for arm, kind in ((who.far, far), (who.near, near)):
        draw_arm(who.burin, who.trunk, arm, Sleeve(coat, "coat", coat), kind)
