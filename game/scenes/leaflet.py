"""A page of leaves with a button that closes it beside those that turn. Knows nothing of what it says."""

from __future__ import annotations

from game.content.words import Buttons
from game.scenes.overlay import PagedPage, page_box
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.scene import Pop, Transition
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0  # the height of the buttons at the foot
GAP = 40.0  # between those that turn and the one that closes


class Leaflet(PagedPage):
    """Read, turned and closed; the measures leave room for fleurons in the corners of the sheet."""

    side = 130.0  # left and right of the buttons
    foot = 46.0  # below them
    close_width = 250.0
    close_label = Buttons.CLOSE

    def turner(self, look: Look) -> Box:
        """Left of the button that closes."""
        box = page_box(look)
        width = box.w - 2 * self.side - (self.close_width + GAP)
        return Box(box.x + self.side, box.bottom - self.foot - BUTTON, width, BUTTON)

    def widgets(self, look: Look) -> list[Widget]:
        """Close first, so that Enter closes at once."""
        strip = self.turner(look)
        close = Box(strip.right + GAP, strip.y, self.close_width, BUTTON)
        return [Button("close", close, self.close_label), *self.turners(look)]

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """Close or turn."""
        return Pop() if chosen.name == "close" else super().chosen(chosen)
