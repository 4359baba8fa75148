"""What a hand would find amiss in a screen's controls: too small, on one another, out of reach, out of order.

It must not know which screens there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.widget import Widget

ARROWS = ("left", "right", "up", "down")
SPARE = 0.5  # units by which edges may miss each other
LINE = 0.5  # of the lesser height: controls that share so much of it stand in one line


def faults(form: Form, look: Look, *, by_weight: bool = False) -> Iterator[str]:
    """Each fault in a sentence; `by_weight` where the Tab key leads first to what the moment asks for."""
    controls = [widget for widget in form.widgets if widget.focusable]
    for widget in controls:
        widget.least = look.target
        yield from _misplaced(widget, look)
        room = reach(widget, controls)
        if min(room.w, room.h) < look.target - SPARE:
            yield f"too small: {widget.name} can be hit in {room.w:.0f} by {room.h:.0f}"
    for i, one in enumerate(controls):
        for other in controls[i + 1 :]:
            if _overlap(one.box, other.box):
                yield f"on one another: {one.name} and {other.name}"
    for one, other in pairwise(controls):
        if not by_weight and runs_back(one.box, other.box):
            yield f"the Tab key goes back: from {one.name} to {other.name}"
    for name in unreached(form):
        yield f"out of the arrows' reach: {name}"


def reach(widget: Widget, others: list[Widget]) -> Box:
    """Where a press is the widget's: it reaches beyond its box, but not into the boxes of others."""
    box, sense = widget.box, widget.sense
    left, right, top, bottom = sense.x, sense.right, sense.y, sense.bottom
    for other in others:
        if other is widget:
            continue
        b = other.box
        if b.y < box.bottom and b.bottom > box.y:  # beside it
            left = max(left, b.right) if b.right <= box.x + SPARE else left
            right = min(right, b.x) if b.x >= box.right - SPARE else right
        if b.x < box.right and b.right > box.x:  # above or below it
            top = max(top, b.bottom) if b.bottom <= box.y + SPARE else top
            bottom = min(bottom, b.y) if b.y >= box.bottom - SPARE else bottom
    return Box(left, top, right - left, bottom - top)


def runs_back(one: Box, other: Box) -> bool:
    """Whether one who reads on from a box would not come to the other: it lies back in the line, or above.

    Above and to the right begins another column.
    """
    shared = min(one.bottom, other.bottom) - max(one.y, other.y)
    if shared > LINE * min(one.h, other.h):
        return other.right <= one.x + SPARE
    return other.bottom <= one.y + SPARE and other.x < one.right - SPARE


def unreached(form: Form) -> list[str]:
    """The controls to which no arrows lead from the first; a control may keep some of them to itself."""
    names = [widget.name for widget in form.widgets if widget.focusable]
    reached = names[:1]
    for here in reached:
        ways = [way for way in ARROWS if not form[here].keeps(way)]
        reached += {form.beside(here, way) for way in ways} - set(reached)
    return [name for name in names if name not in reached]


def _misplaced(widget: Widget, look: Look) -> Iterator[str]:
    safe, box = look.frame.safe.inset(-SPARE), widget.box
    if box.x < safe.x or box.y < safe.y or box.right > safe.right or box.bottom > safe.bottom:
        yield f"outside the part that every screen shows: {widget.name}"


def _overlap(one: Box, other: Box) -> bool:
    a = one.inset(SPARE)
    return a.x < other.right and other.x < a.right and a.y < other.bottom and other.y < a.bottom
