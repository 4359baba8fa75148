"""The mixer on a wooden card: what was asked for, when, how loud, and where. Hears nothing."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.sound_bank import Bag, Bank
from game.stage.sound_device import VOICES
from game.stage.sound_mixer import LOOK, RETRY_LONGEST, UNEVEN, Mixer, Volumes
from game.stage.sound_music import DUCKED, FADE
from tests.stage.sound_fakes import FULL, WoodenDevice, mixer_on, written_bank


@pytest.fixture
def device() -> WoodenDevice:
    return WoodenDevice()


# --- takes


@given(st.integers(2, 7), st.integers(0, 1000))
def test_a_bag_gives_every_take_in_turn_and_never_one_twice_running(count: int, seed: int) -> None:
    bag = Bag(range(count), Random(seed))
    drawn = [bag.draw() for _ in range(count * 6)]
    assert all(a != b for a, b in pairwise(drawn))
    assert set(Counter(drawn).values()) == {6}


def test_a_bag_of_one_gives_it_again_and_again() -> None:
    bag = Bag(["only"], Random(1))
    assert [bag.draw() for _ in range(3)] == ["only"] * 3


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("dice_1", "dice_1"),
        ("dice_2", "dice_3"),
        ("dice_5", "dice_8"),
        ("dice_40", "dice_8"),
        ("dice_0", "dice_1"),
    ],
)
def test_a_number_of_things_takes_the_next_larger_there_is(tmp_path: Path, asked: str, found: str) -> None:
    effect = written_bank(tmp_path).effect(asked)
    assert effect is not None
    assert effect.name == found


@pytest.mark.parametrize("text", [None, "", "{", '{"half": '])
def test_without_a_list_there_are_no_sounds_and_no_complaint(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "manifest.json").write_text(text, encoding="utf-8")
    bank = Bank(tmp_path)
    assert bank.names == frozenset()
    assert bank.effect("knock") is None
    assert bank.tracks("calm") == ()


def test_a_name_nobody_knows_is_no_effect(tmp_path: Path) -> None:
    bank = written_bank(tmp_path)
    assert bank.effect("nonsense") is None
    assert bank.effect("nonsense_3") is None


# --- effects


def test_an_effect_sounds_in_the_middle_at_its_level(device: WoodenDevice, tmp_path: Path) -> None:
    mixer_on(device, tmp_path).play("knock", 1.0)
    ((_, sample, left, right),) = device.started
    assert sample.startswith("knock_")
    assert left == right
    assert 1.0 - UNEVEN <= left <= 1.0


def test_place_moves_it_to_that_side_but_never_off_the_other(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    for i, place in enumerate((-1.0, -0.4, 0.4, 1.0, 7.0)):
        mixer.play("knock", float(i), place)
    sides = [(left, right) for _, _, left, right in device.started]
    assert sides[0][0] > sides[0][1] > 0.0
    assert sides[1][0] > sides[1][1] > sides[0][1]
    assert sides[2][0] < sides[2][1]
    assert 0.0 < sides[3][0] < sides[2][0]
    assert sides[4][0] / sides[4][1] == pytest.approx(sides[3][0] / sides[3][1])


@pytest.mark.parametrize(
    ("volumes", "name", "level"),
    [
        (Volumes(all=0.5, effects=1.0), "knock", 0.25),
        (Volumes(all=1.0, effects=0.5), "knock", 0.25),
        (Volumes(all=1.0, effects=0.5, crowd=1.0), "cheer", 1.0),
        (Volumes(all=1.0, effects=1.0, crowd=0.5), "cheer", 0.25),
    ],
)
def test_a_slider_is_squared_and_belongs_to_its_group(
    device: WoodenDevice, tmp_path: Path, volumes: Volumes, name: str, level: float
) -> None:
    mixer_on(device, tmp_path, volumes).play(name, 1.0)
    ((_, _, left, _),) = device.started
    assert level * (1.0 - UNEVEN) <= left <= level


def test_muted_nothing_is_begun(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path, Volumes(mute=True))
    mixer.play("knock", 1.0)
    mixer.music.want("calm")
    mixer.step(1.0)
    assert not device.started
    assert not device.track


def test_many_in_one_frame_are_one(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    for _ in range(12):
        mixer.play("knock", 1.0)
    mixer.play("knock", 1.07)
    assert len(device.started) == 2


def test_never_more_voices_than_there_are_and_the_lightest_gives_way(
    device: WoodenDevice, tmp_path: Path
) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.play("hiss", 1.0)
    for i in range(VOICES - 1):
        mixer.play("knock", 2.0 + i)
    assert len(device.busy) == VOICES
    mixer.play("knock", 50.0)
    assert device.started[-1][0] == device.started[0][0], "the hiss gave way"
    mixer.play("hiss", 51.0)
    assert len(device.started) == VOICES + 1, "and finds no room now"
    mixer.play("knock", 52.0)
    assert device.started[-1][0] == device.started[1][0], "then the oldest"
    assert len(device.busy) == VOICES


def test_one_crowd_makes_way_for_the_next(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.play("cheer", 1.0)
    mixer.play("knock", 1.5)
    mixer.play("boo", 2.0)
    assert device.faded == [device.started[0][0]]


def test_a_take_that_cannot_be_read_is_passed_over(device: WoodenDevice, tmp_path: Path) -> None:
    device.missing |= {f"knock_{i}" for i in (1, 2, 3, 4)}
    mixer = mixer_on(device, tmp_path)
    mixer.play("knock", 1.0)
    assert not device.started
    assert mixer.has_device


def test_short_takes_are_decoded_ahead_and_long_ones_when_wanted(
    device: WoodenDevice, tmp_path: Path
) -> None:
    mixer = mixer_on(device, tmp_path)
    while mixer.load_one(0.0):
        pass
    assert len(device.loaded) == 12, "every short take"
    mixer.play("knock", 1.0)
    assert len(device.loaded) == 12
    for i in range(24):
        mixer.play("long", 2.0 + i)
    assert len(device.loaded) >= 24, "of the long ones only a few are kept"


# --- music


def step_to(mixer: Mixer, start: float, end: float) -> None:
    """Step as a patient caller would."""
    now = start
    while now < end:
        now += max(0.01, mixer.step(now))


def test_music_waits_for_the_old_to_fade_before_the_new(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("title")
    mixer.step(0.0)
    assert device.track == "song"
    assert device.passes == 0, "for ever: it is alone in its mood"
    mixer.music.want("calm")
    step_to(mixer, 0.1, 0.1 + FADE)
    assert device.track_fading
    assert device.track == "song"
    device.end_track()
    mixer.step(2.0)
    assert device.track in ("air", "dance")
    assert not device.worst


def test_tracks_of_a_mood_take_turns(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("calm")
    heard = []
    for i in range(6):
        mixer.step(float(i))
        heard.append(device.track)
        assert device.passes > 0
        device.end_track()
    assert all(a != b for a, b in pairwise(heard))


def test_the_same_mood_again_changes_nothing(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    for i in range(5):
        mixer.music.want("tense")
        mixer.step(float(i))
    assert device.track == "storm"
    assert not device.track_fading


def test_music_gives_way_to_a_triumph_and_comes_back(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("tense")
    step_to(mixer, 0.0, 1.0)
    assert device.levels[-1] == 1.0
    mixer.play("triumph", 1.0)
    step_to(mixer, 1.0, 2.0)
    assert device.levels[-1] == pytest.approx(DUCKED)
    steps = [abs(a - b) for a, b in pairwise(device.levels)]
    assert max(steps) < 0.15, "not in one jump, which would tick"
    step_to(mixer, 2.0, 8.0)
    assert device.levels[-1] == 1.0


def test_a_small_sound_does_not_make_music_give_way(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("tense")
    mixer.step(0.0)
    mixer.play("knock", 1.0)
    step_to(mixer, 1.0, 2.0)
    assert set(device.levels) == {1.0}


def test_a_track_that_cannot_be_read_is_silence(device: WoodenDevice, tmp_path: Path) -> None:
    device.missing.add("storm")
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("tense")
    for i in range(4):
        mixer.step(float(i))
    assert not device.track


def test_at_rest_the_mixer_hardly_wakes(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    assert mixer.step(0.0) >= 0.5
    mixer.music.want("tense")
    mixer.step(1.0)
    assert mixer.step(2.0) >= 0.2


# --- cards that come and go


def test_where_no_card_is_in_sight_none_is_tried_and_one_that_comes_is_soon_found(tmp_path: Path) -> None:
    device = WoodenDevice(here=False, seen=False)
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("calm")
    now = 0.0
    for _ in range(1000):
        mixer.play("knock", now)
        now += mixer.step(now)
    assert device.opens == 0
    device.here = device.seen = True
    came = now
    while not mixer.has_device:
        now += mixer.step(now)
    assert now - came <= 2 * LOOK
    mixer.step(now)
    assert device.track


def test_with_a_card_that_others_hold_the_game_goes_on_and_tries_ever_less_often(tmp_path: Path) -> None:
    device = WoodenDevice(here=False)
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("calm")
    now = 0.0
    waits = []
    for _ in range(12):
        mixer.play("knock", now)
        waits.append(mixer.step(now))
        now += waits[-1]
    assert not mixer.has_device
    assert max(waits) == RETRY_LONGEST
    assert device.opens <= 13


def test_a_card_pulled_out_and_put_back_sounds_again(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.music.want("tense")
    mixer.step(0.0)
    mixer.play("knock", 1.0)
    device.here = False
    mixer.lose(2.0)
    mixer.play("knock", 3.0)
    mixer.step(3.5)
    assert not mixer.has_device
    device.here = True
    mixer.find(4.0)
    mixer.step(4.1)
    assert mixer.has_device
    assert device.track == "storm", "the music of the moment begins again"
    mixer.play("knock", 5.0)
    assert len(device.started) == 2
    assert len([name for name in device.loaded if name.startswith("knock")]) >= 2, "decoded anew"


def test_a_card_that_vanishes_without_a_word_is_noticed(device: WoodenDevice, tmp_path: Path) -> None:
    for ask in ("play", "step", "volumes", "load"):
        mixer = mixer_on(device, tmp_path)
        mixer.music.want("calm")
        mixer.step(0.0)
        device.here = False
        match ask:
            case "play":
                mixer.play("knock", 1.0)
            case "step":
                mixer.step(1.0)
            case "volumes":
                device.busy[0] = ("knock", 1.0, 1.0)
                mixer._voices.clear()
                mixer.set_volumes(FULL, 1.0)
                mixer.step(1.0)
            case _:
                mixer.load_one(1.0)
        assert not mixer.has_device, ask
        device.here = True


def test_another_card_is_taken_at_once(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.lose(1.0)
    assert mixer.has_device
    assert device.opens == 2


def test_mono_opens_the_card_anew(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.set_volumes(Volumes(mono=True), 1.0)
    assert device.mono
    assert device.opens == 2


def test_a_new_volume_is_heard_in_what_sounds_already(device: WoodenDevice, tmp_path: Path) -> None:
    mixer = mixer_on(device, tmp_path)
    mixer.play("cheer", 1.0)
    mixer.music.want("tense")
    mixer.step(1.0)
    mixer.set_volumes(Volumes(all=1.0, music=0.5, effects=1.0, crowd=0.5), 2.0)
    step_to(mixer, 2.0, 8.0)
    ((_, left, right),) = device.busy.values()
    assert left == right <= 0.25
    assert device.levels[-1] == pytest.approx(0.25)
