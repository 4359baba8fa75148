"""What is seen when something of a battle is taken back: cards go to where they lay before. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.activation.model import State
from game.scenes.activation.appearance import Appearance
from game.scenes.activation.layout import DISCARD_SCALE, Layout
from game.stage import easing
from game.stage.timeline import Cue, Move, Pose

BACK = 0.3  # seconds
UPON = 10.0  # by which a card that goes lies above one that comes


def taken_back(layout: Layout, before: State, after: State) -> Cue:
    """From what was shown to what is shown now, all at once; what is told in words only needs no motion."""
    moves = (*_large(layout, before, after), *_discards(layout, before, after))
    return Cue(BACK, moves, ((0.0, "card_slides"),)) if moves else Cue(0.0)


def _large(layout: Layout, before: State, after: State) -> Iterator[Move]:
    """The large card goes back to the pack, and the one before it comes from where it had been laid."""
    laid = len(before.discard) > len(after.discard)
    if before.card == after.card and not laid:
        return
    place, pack = layout.card_pose, layout.pack_pose
    if before.card is not None:
        above, look = place.z + UPON, Appearance("card", before.card)
        yield Move("returned", place._replace(z=above), pack._replace(z=above), 0.0, BACK,
                   easing.emphasised, look=look, hold=False)  # fmt: skip
    if after.card is not None:
        start = layout.discard_poses(len(before.discard))[-1] if laid else pack
        look = Appearance("card", after.card)
        yield Move("card", start._replace(z=place.z), place, 0.0, BACK, easing.emphasised, look=look)


def _discards(layout: Layout, before: State, after: State) -> Iterator[Move]:
    """Those that stay make room; those that had gone back upon the pack come from there."""
    count, lay = len(after.discard), layout.discard_poses(len(before.discard))
    now = layout.discard_poses(count)
    starts = (*lay[:count], *(layout.pack_pose for _ in range(count - len(lay))))
    if starts == now:
        return
    for i in range(layout.discards_hidden(count), count):
        start, end = small(layout, starts[i]), small(layout, now[i])
        look = Appearance("small", after.discard[i])
        yield Move(("discard", i), start._replace(z=end.z), end, 0.0, BACK, easing.emphasised, look=look)


def small(layout: Layout, pose: Pose) -> Pose:
    """A pose of a card for the small picture of it, which is quicker to bring to size than the large."""
    return pose._replace(scale=pose.scale * layout.columns.card / DISCARD_SCALE)
