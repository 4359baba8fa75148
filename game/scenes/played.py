"""A match on the screen: what the tables of both games do alike while it is played. Knows no rule."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

from game.scenes.kit import Kit
from game.scenes.touch import HURRY, Touch
from game.stage.form import Form
from game.stage.inputs import Input
from game.stage.look import Look
from game.stage.playback import Heard, Playback
from game.stage.scene import Scene
from game.stage.timeline import Pose

S = TypeVar("S")
E = TypeVar("E")

AT_ONCE = 1e6  # times the usual pace: what has no pace of its own


class PlayedScene(Scene, Generic[S, E]):
    """A table at rest, and above it what moves: events are shown one after the other, each by its cue.

    Whoever builds on it gives it the playback and the look, and says by `_stale` that what rests has changed.
    """

    _playback: Playback[S, E]
    _look: Look

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._touch, self._form = Touch(), Form([])
        self._stale = True
        self._moving: frozenset[object] = frozenset()

    @property
    def shown(self) -> S:
        """The state on the screen; equal to the match's once nothing moves."""
        return self._playback.shown

    @property
    def idle(self) -> bool:
        """Whether nothing moves, so that commands are taken."""
        return self._playback.idle

    @property
    def form(self) -> Form:
        """What answers now."""
        return self._form

    def show_focus(self, shown: bool) -> None:
        """Whoever has come by keys sees where they are."""
        anew = shown and not self._form.focus_visible
        self._form.focus_visible = shown
        if anew or self._form.focused is None:
            self._aim()
        self._stale = True

    def _refresh(self) -> None:
        """Offer what the moment offers."""

    def _aim(self) -> None:
        """Give the focus to what comes first."""

    def _finish(self) -> None:
        """All that moves arrives, up to an ending; the input that asked for it does nothing else."""
        self._playback.skip()
        self._refresh()

    def _is_of_window(self, entry: Input) -> bool:
        """Whether an input only tells who has the keyboard, on which it depends whether anything goes on."""
        told = self._touch.of_window(entry)
        self._stale |= told
        return told

    def _go_on(self, dt: float) -> None:
        """What moves does so for another dt, at the player's pace, and is heard."""
        if self._playback.moves:
            pace = self._kit.settings().speed_factor * self._touch.factor(dt)
            hear(self._kit, self._look, self._playback.advance(dt * min(pace, AT_ONCE)))

    def _poses(self, alpha: float) -> dict[Hashable, tuple[Pose, object | None]]:
        """Where things are that move, alpha of a step after the last."""
        pace = 0.0 if self._touch.away else min(self._kit.settings().speed_factor, HURRY)
        return self._playback.poses(alpha / 60 * pace)


def hear(kit: Kit, look: Look, sounds: Iterable[Heard]) -> None:
    """Ask for the sounds of a cue, each from where its things are: -1 is the left edge, 1 the right."""
    for heard in sounds:
        place = 0.0 if heard.x is None else 2 * heard.x / look.frame.width - 1
        kit.play(heard.name, max(-1.0, min(1.0, place)))
