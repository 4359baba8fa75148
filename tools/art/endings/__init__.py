"""The pictures at the end of a game: one module each, with `draw(scene)` on 1600 by 900 units and a `SEED`.

It must not know the rules.
"""

from __future__ import annotations
