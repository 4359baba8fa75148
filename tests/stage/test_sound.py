"""The sound as scenes see it: captions, a thread of its own, and a machine without a card."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from game.stage.sound import Silence, Sound
from game.stage.sound_captions import MOST, NOT_AGAIN, SHORTEST, Captions, stem_of
from game.stage.sound_card import PygameDevice
from game.stage.sound_mixer import Volumes
from tests.stage.sound_fakes import FULL, WoodenDevice, written_bank

A_FRAME = 1 / 60


class Hands:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def until(true: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Wait for another thread."""
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.002)
    return true()


@pytest.fixture
def device() -> WoodenDevice:
    return WoodenDevice()


@pytest.fixture
def sound(device: WoodenDevice, tmp_path: Path) -> Iterator[Sound]:
    written_bank(tmp_path)
    sound = Sound(tmp_path, FULL, device=device)
    yield sound
    sound.close()


# --- captions


def test_a_caption_stands_as_long_as_its_sound_and_long_enough_to_be_read() -> None:
    clock = Hands()
    captions = Captions(clock)
    captions.add("knock", 0.2)
    captions.add("cheer", 4.0)
    assert [caption.name for caption in captions.showing()] == ["knock", "cheer"]
    clock.now += SHORTEST + 0.01
    assert [caption.name for caption in captions.showing()] == ["cheer"]
    clock.now += 4.0
    assert captions.showing() == ()


def test_a_caption_is_not_begun_anew_at_once() -> None:
    clock = Hands()
    captions = Captions(clock)
    captions.add("dice_3", 0.2)
    clock.now += SHORTEST + 0.1
    captions.add("dice_8", 0.2)
    assert captions.showing() == (), "dice are dice"
    clock.now += NOT_AGAIN
    captions.add("dice_8", 0.2)
    assert [caption.name for caption in captions.showing()] == ["dice"]


def test_a_sound_that_comes_again_while_it_is_read_stays_one_caption() -> None:
    clock = Hands()
    captions = Captions(clock)
    captions.add("cheer", 4.0)
    clock.now += 3.0
    captions.add("cheer", 4.0)
    clock.now += 3.0
    assert [caption.name for caption in captions.showing()] == ["cheer"]


def test_only_so_many_captions_at_once_and_only_those_with_words() -> None:
    captions = Captions(Hands())
    captions.worded = frozenset("abcde")
    for name in "abxcde":
        captions.add(name, 9.0)
    assert [caption.name for caption in captions.showing()] == list("cde")
    assert MOST == 3


@pytest.mark.parametrize(
    ("name", "stem"),
    [("dice_12", "dice"), ("dice_on_wood_2", "dice_on_wood"), ("coin_in", "coin_in"), ("a", "a")],
)
def test_captions_know_no_numbers(name: str, stem: str) -> None:
    assert stem_of(name) == stem


def test_captions_are_there_without_a_card_muted_and_before_the_start(tmp_path: Path) -> None:
    written_bank(tmp_path)
    sound = Sound(tmp_path, Volumes(mute=True), device=WoodenDevice(here=False))
    sound.play("cheer")
    assert [caption.name for caption in sound.captions.showing()] == ["cheer"]


# --- the thread


def test_what_is_asked_for_is_carried_out(sound: Sound, device: WoodenDevice) -> None:
    sound.start()
    sound.mood("tense")
    sound.play("knock", -0.5)
    assert until(lambda: len(device.started) == 1 and device.track == "storm")
    ((_, sample, left, right),) = device.started
    assert sample.startswith("knock_")
    assert left > right
    sound.set_volumes(Volumes(music=0.0))
    assert until(lambda: device.levels[-1] == 0.0)


@pytest.mark.parametrize("silence", [Volumes(mute=True), Volumes(all=0.0)])
def test_silence_lets_the_card_go_and_takes_it_up_again(
    sound: Sound, device: WoodenDevice, silence: Volumes
) -> None:
    sound.start()
    sound.mood("tense")
    assert until(lambda: device.track == "storm")
    sound.set_volumes(silence)
    assert until(lambda: not device.opened)
    sound.play("knock")
    sound.set_volumes(Volumes())
    assert until(lambda: device.opened and device.track == "storm")
    sound.play("knock")
    assert until(lambda: len(device.started) == 1), "what was asked for in silence is not made up for"


def test_a_game_that_begins_in_silence_opens_no_card(tmp_path: Path) -> None:
    written_bank(tmp_path)
    device = WoodenDevice()
    sound = Sound(tmp_path, Volumes(mute=True), device=device)
    sound.start()
    sound.set_volumes(Volumes(mute=True, music=0.1))
    sound.close()
    assert device.opens == 0


def test_effects_are_read_in_once_the_table_is_there(sound: Sound, device: WoodenDevice) -> None:
    assert device.opens == 0
    assert device.loaded == []
    sound.start()
    assert until(lambda: len(device.loaded) == 12)


def test_the_mood_asked_for_before_the_start_is_kept_but_effects_are_not_made_up_for(
    sound: Sound, device: WoodenDevice
) -> None:
    sound.mood("title")
    sound.play("knock")
    sound.start()
    assert until(lambda: device.track == "song")
    assert device.started == []


def test_a_card_gone_and_back(sound: Sound, device: WoodenDevice) -> None:
    sound.start()
    sound.mood("tense")
    assert until(lambda: device.track == "storm")
    device.here = False
    sound.device_gone()
    assert until(lambda: not device.opened)
    sound.play("knock")
    device.here = True
    sound.device_back()
    assert until(lambda: device.track == "storm")
    sound.play("knock")
    assert until(lambda: len(device.started) == 1)


def test_a_slow_card_keeps_nobody_waiting(tmp_path: Path) -> None:
    class Slow(WoodenDevice):
        def start(self, voice: int, sample: object, left: float, right: float) -> None:
            time.sleep(0.3)
            super().start(voice, sample, left, right)

        def open(self, *, mono: bool) -> bool:
            time.sleep(0.3)
            return super().open(mono=mono)

    written_bank(tmp_path)
    device = Slow()
    sound = Sound(tmp_path, FULL, device=device)
    longest = 0.0
    sound.start()
    for i in range(60):
        began = time.perf_counter()
        sound.play(("knock", "hiss", "cheer")[i % 3], 0.1)
        sound.mood(("calm", "tense")[i % 2])
        sound.set_volumes(FULL)
        longest = max(longest, time.perf_counter() - began)
    assert longest < A_FRAME
    sound.close()


def test_closing_twice_or_unstarted_is_no_matter(sound: Sound) -> None:
    sound.close()
    sound.start()
    sound.close()
    sound.close()


def test_whether_the_card_has_been_let_go_of_is_known(tmp_path: Path) -> None:
    class Stuck(WoodenDevice):
        free = Event()

        def close(self) -> None:
            self.free.wait()

    written_bank(tmp_path)
    sound = Sound(tmp_path, FULL, device=Stuck())
    assert sound.let_go(0.0), "it has never been taken"
    sound.start()
    sound.close()
    assert not sound.let_go(0.05)
    Stuck.free.set()
    assert sound.let_go(5.0)
    assert Silence(Hands()).let_go(0.0)


def test_silence_keeps_what_was_asked_for() -> None:
    silence = Silence(Hands())
    silence.start()
    silence.play("knock", 0.5)
    silence.mood("calm")
    silence.set_volumes(Volumes())
    silence.device_gone()
    silence.device_back()
    silence.close()
    assert silence.asked == [("knock", 0.5, 1.0)]
    assert silence.moods == ["calm"]
    assert [caption.name for caption in silence.captions.showing()] == ["knock"]


# --- a machine without a card


def test_a_machine_without_a_sound_card_plays_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pygame = pytest.importorskip("pygame")
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    written_bank(tmp_path)
    device = PygameDevice()
    assert not device.open(mono=False)
    sound = Sound(tmp_path, FULL, device=device)
    sound.start()
    sound.mood("calm")
    for name in ("knock", "cheer", "nonsense"):
        sound.play(name)
    sound.device_gone()
    sound.set_volumes(Volumes())
    time.sleep(0.05)
    assert sound._thread is not None
    assert sound._thread.is_alive()
    sound.close()
    assert pygame.mixer.get_init() is None
