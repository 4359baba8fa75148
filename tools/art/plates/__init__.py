"""The event plates: one module a plate, with `draw(scene)` on 1200 by 900 units and a `SEED`.

The name of the module is the key that levels give as `plate`. It must not know the rules.
"""

from __future__ import annotations
