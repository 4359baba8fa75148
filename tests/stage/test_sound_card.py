"""Pygame's mixer as a sound card, on SDL's silent driver, and what the queue says of cards."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stage.sound import Sound
from game.stage.sound_card import PygameDevice, card_change
from game.stage.sound_device import VOICES, DeviceLostError
from game.stage.sound_mixer import Volumes

AUDIO = Path(__file__).parents[2] / "assets" / "audio"
SHORT, MUSIC = AUDIO / "effects" / "card_slides_1.ogg", AUDIO / "music" / "interval_lillibullero.ogg"


@pytest.fixture
def card() -> Iterator[PygameDevice]:
    card = PygameDevice()
    card.close()
    assert card.open(mono=False)
    yield card
    card.close()


def test_a_sample_sounds_and_ends(card: PygameDevice) -> None:
    sample = card.load(SHORT)
    assert sample is not None
    card.start(VOICES - 1, sample, 0.5, 0.25)
    assert card.sounding(VOICES - 1)
    card.level(VOICES - 1, 0.1, 0.1)
    card.fade(VOICES - 1, 0.01)
    end = time.monotonic() + 3.0
    while card.sounding(VOICES - 1) and time.monotonic() < end:
        time.sleep(0.01)
    assert not card.sounding(VOICES - 1)


def test_mono_is_one_channel() -> None:
    card = PygameDevice()
    card.close()
    assert card.open(mono=True)
    assert pygame.mixer.get_init() == (44_100, -16, 1)
    sample = card.load(SHORT)
    card.start(0, sample, 0.2, 0.8)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.5, abs=0.01)
    card.close()


def test_music_streams_and_fades(card: PygameDevice) -> None:
    card.track_level(0.5)
    assert card.start_track(MUSIC, 0, 0.1)
    assert card.track_sounding()
    card.fade_track(0.05)
    end = time.monotonic() + 3.0
    while card.track_sounding() and time.monotonic() < end:
        time.sleep(0.01)
    assert not card.track_sounding()


def test_a_file_that_is_missing_or_broken_is_told_not_raised(card: PygameDevice, tmp_path: Path) -> None:
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS and no more")
    for path in (broken, tmp_path / "missing.ogg"):
        assert card.load(path) is None
        assert not card.start_track(path, 0, 0.1)


def test_a_closed_card_is_lost(card: PygameDevice) -> None:
    card.close()
    card.close()
    with pytest.raises(DeviceLostError):
        card.track_level(0.5)
    with pytest.raises(DeviceLostError):
        card.sounding(0)
    with pytest.raises(DeviceLostError):
        card.load(SHORT)


@pytest.mark.parametrize(
    ("kind", "which", "capture", "means"),
    [
        (pygame.AUDIODEVICEADDED, 0, 0, "come"),
        (pygame.AUDIODEVICEADDED, 0, 1, ""),
        (pygame.AUDIODEVICEREMOVED, 2, 0, "gone"),
        (pygame.AUDIODEVICEREMOVED, 0, 0, ""),
        (pygame.AUDIODEVICEREMOVED, 2, 1, ""),
    ],
)
def test_what_the_queue_says_of_cards(kind: int, which: int, capture: int, means: str) -> None:
    assert card_change(pygame.event.Event(kind, which=which, iscapture=capture)) == means


def test_other_events_say_nothing_of_cards() -> None:
    assert card_change(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m)) == ""


def test_the_whole_of_it_on_a_silent_driver() -> None:
    """Music, effects, a card gone and back: what is asked for is done, and nobody waits for it."""
    sound = Sound(AUDIO, Volumes())
    sound.mood("title")
    sound.start()
    longest = 0.0

    def wait_for_track(mood: str) -> bool:
        end = time.monotonic() + 8.0
        while time.monotonic() < end:
            track = sound._mixer.music.track
            if track is not None and track.mood == mood:
                return True
            time.sleep(0.005)
        return False

    assert wait_for_track("title")
    for name in ("dice_7", "cheer", "triumph", "card_slides"):
        began = time.perf_counter()
        sound.play(name, 0.3)
        longest = max(longest, time.perf_counter() - began)
    sound.mood("calm")
    assert wait_for_track("calm")
    sound.device_gone()
    sound.mood("deck")
    assert wait_for_track("deck")
    assert [caption.name for caption in sound.captions.showing()][-1:] in (["card_slides"], [], ["triumph"])
    sound.close()
    assert pygame.mixer.get_init() is None
    assert longest < 1 / 60


def test_the_card_is_let_go_only_when_no_voice_sounds(
    card: PygameDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go, sounding = pygame.mixer.quit, []

    def seen() -> None:
        sounding.append(pygame.mixer.get_busy())
        let_go()

    monkeypatch.setattr(pygame.mixer, "quit", seen)
    sample = card.load(SHORT)
    for voice in range(VOICES):
        card.start(voice, sample, 0.5, 0.5)
    assert pygame.mixer.get_busy()
    card.close()
    assert sounding == [False]
