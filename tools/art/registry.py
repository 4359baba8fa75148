"""The list of assets: each has a name, a size, a maker, and how it is stored.

It must not know how any one of them is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

Maker = Callable[[int, int], "np.ndarray"]
Insets = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Asset:
    """One picture: `make(width, height)` returns RGB or RGBA floats in 0..1, or RGBA bytes.

    `insets` are the margins (left, top, right, bottom) that a nine-slice keeps; 0 top and bottom means
    that only the width stretches. `quality` 101 is lossless. `notes` go into the manifest as they are.
    Assets of one `group` are made one after another by the same process, so that they can share work;
    `sources` name the modules that draw it, where that is not the maker's own. The note `jpeg` stores it as
    JPEG, as `tile` does, which is decoded five times as fast as WebP.
    """

    name: str
    size: tuple[int, int]
    make: Maker
    insets: Insets | None = None
    quality: int = 92
    notes: dict[str, object] = field(default_factory=dict)
    group: str = ""
    sources: tuple[str, ...] = ()


class Catalogue:
    """Every asset of one kit, in the order in which they were described."""

    def __init__(self) -> None:
        self._assets: dict[str, Asset] = {}

    def add(self, asset: Asset) -> None:
        """Take in one asset; a name is taken once."""
        if asset.name in self._assets:
            raise ValueError(f"two assets are called {asset.name!r}")
        self._assets[asset.name] = asset

    def asset(
        self,
        name: str,
        size: tuple[int, int],
        *,
        insets: Insets | None = None,
        quality: int = 92,
        **notes: object,
    ) -> Callable[[Maker], Maker]:
        """Decorate a maker as the asset `name`."""

        def take(make: Maker) -> Maker:
            self.add(Asset(name, size, make, insets, quality, notes))
            return make

        return take

    def join(self, other: Catalogue) -> None:
        """Take in all assets of another kit."""
        for asset in other:
            self.add(asset)

    def __iter__(self) -> Iterator[Asset]:
        return iter(self._assets.values())
