"""The title, an election on the hustings, in layers: each with `draw(scene)` and a `SEED`.

It must not know how the game moves them.
"""

from __future__ import annotations
