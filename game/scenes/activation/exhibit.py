"""The battle's table as it is shown to those who look on: cards are turned and units ticked, by themselves.

It is the real scene over the real engine; only hands are left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.content.attract_words import BATTLE_CAPTIONS
from game.content.engagement import Engagement
from game.engine.activation.choices import legal
from game.engine.activation.commands import Activate, TurnCard
from game.scenes.activation.scene import BattleScene
from game.scenes.kit import Kit
from game.stage.geometry import Box
from game.stage.scene import Transition

SECONDS = 10.0
FIRST = 0.7  # seconds before the first card is turned
SPARE = 110.0  # units of height in which three words can be read
MOST = 4  # units that are ticked before the next card


class BattleExhibit(BattleScene):
    """Some cards of a battle."""

    idles = "attract"

    def __init__(self, kit: Kit, engagement: Engagement) -> None:
        super().__init__(kit, engagement)
        self._seconds, self._wait = 0.0, FIRST
        self._acting = self._acts()

    @property
    def caption(self) -> str:
        """What there is to learn just now."""
        place = int(self._seconds / SECONDS * len(BATTLE_CAPTIONS))
        return BATTLE_CAPTIONS[min(place, len(BATTLE_CAPTIONS) - 1)]

    @property
    def head(self) -> Box:
        """What of the table the caption may cover: the line at the top, or what stands beside the number."""
        layout = self._layout
        if not layout.frame.upright:
            return layout.top
        room = Box(layout.banner.x, layout.banner.y, layout.banner.w, layout.number.h)
        return room.inset(10, 16)  # a caption's strip stands out of what it covers

    @property
    def spare(self) -> Box:
        """What of it may be covered besides: the foot of the left column, else the plate."""
        left, top = self._layout.left, self._layout.fairness.bottom + 16
        free = Box(left.x, top, left.w, left.bottom - top)
        return free if free.h >= SPARE else self._layout.plate

    @property
    def done(self) -> bool:
        """Whether enough has been shown."""
        return self._seconds >= SECONDS

    def update(self, dt: float) -> Transition | None:
        """Play on; nothing that happens opens a page."""
        self._seconds += dt
        return super().update(dt)

    def _when_idle(self, dt: float) -> Transition | None:
        self._wait -= dt
        if self._wait <= 0 and self._match.state.outcome is None:
            self._wait = next(self._acting, SECONDS)
        return None

    def _acts(self) -> Iterator[float]:
        """A card, then units one after the other, guns first (Rules A8, A9)."""
        while True:
            self.order(TurnCard())
            yield 0.9
            for _ in range(MOST):
                choices = legal(self._match.state).activations
                if not choices:
                    break
                choice = choices[0]
                self.order(
                    Activate(choice.role, units=choice.units[:1])
                    if choice.units
                    else Activate(choice.role, count=1)
                )
                yield 0.42
            yield 0.5
