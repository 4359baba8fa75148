"""The sound of the game: a scene asks, a thread of its own carries it out, and no frame ever waits for it.

It must not know what a sound means in the game; a caption is the name of an effect, whose words others have.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Protocol

from game.stage.background import give_way
from game.stage.sound_bank import Bank
from game.stage.sound_captions import Captions
from game.stage.sound_card import PygameDevice
from game.stage.sound_device import Device
from game.stage.sound_mixer import Mixer, Volumes

_BREATH = 0.004  # seconds between two takes decoded ahead, so that drawing goes on
_GOODBYE = 1.5  # seconds to wait for the card at the end of the game

Order = Callable[[Mixer, float], None]
Now = Callable[[], float]


class Sounding(Protocol):
    """What scenes and the composition root may ask for. No call waits for anything."""

    @property
    def captions(self) -> Captions:
        """What a player who hears nothing should read."""

    def start(self) -> None:
        """Open the card and read the effects in: once there is a picture to look at."""

    def play(self, name: str, place: float = 0.0, loud: float = 1.0) -> None:
        """Begin an effect at a place from -1 (left edge of the table) to 1; unknown names are passed over."""

    def mood(self, name: str) -> None:
        """The music from now on; an empty name is silence."""

    def set_volumes(self, volumes: Volumes) -> None:
        """Take up the player's volumes."""

    def device_gone(self) -> None:
        """The card in use has been taken away."""

    def device_back(self) -> None:
        """A card has come."""

    def close(self) -> None:
        """Silence, and the card let go."""

    def let_go(self, seconds: float) -> bool:
        """Whether the card has been let go of, waiting so long for it."""


class Sound:
    """Sounds from a folder, by a card that may be missing, go and come back."""

    def __init__(
        self,
        folder: Path,
        volumes: Volumes | None = None,
        *,
        device: Device | None = None,
        now: Now = time.monotonic,
    ) -> None:
        self._now = now
        self._bank = Bank(folder)
        self._captions = Captions(now)
        chance = Random()  # only for show: the game's own chance is never touched
        self._mixer = Mixer(self._bank, device or PygameDevice(), volumes or Volumes(), chance)
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._thread: Thread | None = None

    @property
    def captions(self) -> Captions:
        """What a player who hears nothing should read: also without a card, and when muted."""
        return self._captions

    def start(self) -> None:
        """Open the card and read the effects in; orders given before are carried out then."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def play(self, name: str, place: float = 0.0, loud: float = 1.0) -> None:
        """Begin an effect; one asked for before there is a card is not made up for."""
        effect = self._bank.effect(name)
        if effect is not None:
            self._captions.add(name, effect.seconds)
            if self._thread is not None:
                self._orders.put(lambda mixer, now: mixer.play(name, now, place, loud))

    def mood(self, name: str) -> None:
        """The music from now on; an empty name, or one without music, is silence."""
        self._orders.put(lambda mixer, _now: mixer.music.want(name))

    def set_volumes(self, volumes: Volumes) -> None:
        """Take up the player's volumes, in what already sounds too."""
        self._orders.put(lambda mixer, now: mixer.set_volumes(volumes, now))

    def device_gone(self) -> None:
        """The card in use has been taken away: another is taken, now or when there is one."""
        self._orders.put(lambda mixer, now: mixer.lose(now))

    def device_back(self) -> None:
        """A card has come: it is taken if there was none."""
        self._orders.put(lambda mixer, now: mixer.find(now))

    def close(self) -> None:
        """Silence, and the card let go; waits a moment for it, but not for ever."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(_GOODBYE)

    def let_go(self, seconds: float) -> bool:
        """Whether the card has been let go of; a program that ended before would close it a second time."""
        if self._thread is not None:
            self._thread.join(seconds)
        return self._thread is None or not self._thread.is_alive()

    # --- in the thread

    def _run(self) -> None:
        give_way()
        self._mixer.open(self._now())
        patience = 0.0
        while self._carry_out(patience):
            patience = self._mixer.step(self._now())
            if self._mixer.load_one(self._now()):
                patience = min(patience, _BREATH)
        self._mixer.close()

    def _carry_out(self, patience: float) -> bool:
        """Whatever is asked for, waiting so long for the first of it; False when the game is over."""
        with suppress(Empty):
            order = self._orders.get(timeout=max(patience, 0.001))
            while order is not None:
                order(self._mixer, self._now())
                order = self._orders.get_nowait()
            return False
        return True


class Silence:
    """A game without sound, for tools and tests: it only keeps what was asked for, and the captions."""

    def __init__(self, now: Now = time.monotonic) -> None:
        self._captions = Captions(now)
        self.asked: list[tuple[str, float, float]] = []
        self.moods: list[str] = []

    @property
    def captions(self) -> Captions:
        """What a player who hears nothing should read."""
        return self._captions

    def start(self) -> None:
        """Nothing to open."""

    def play(self, name: str, place: float = 0.0, loud: float = 1.0) -> None:
        """Keep that it was asked for."""
        self.asked.append((name, place, loud))
        self._captions.add(name, 0.0)

    def mood(self, name: str) -> None:
        """Keep that it was asked for."""
        self.moods.append(name)

    def set_volumes(self, volumes: Volumes) -> None:
        """Nothing to set."""

    def device_gone(self) -> None:
        """There was none."""

    def device_back(self) -> None:
        """None is wanted."""

    def close(self) -> None:
        """Nothing to let go of."""

    def let_go(self, seconds: float) -> bool:  # noqa: ARG002
        """Nothing was taken."""
        return True
