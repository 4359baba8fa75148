"""The band: tunes whose bars are full, takes that come out the same again, measures that tell good from bad.

Needs the audio extra, which players and most contributors do without.
"""

# ruff: noqa: E402  (what is imported below needs what is looked for first)
import pytest

for library in ("numpy", "scipy", "soundfile", "pyloudnorm"):
    pytest.importorskip(library)

from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np

from game.stage.sound_bank import Bank
from game.stage.sound_mixer import Volumes
from tools.audio import balance, measuring
from tools.audio.catalogue import cues, effects, pieces
from tools.audio.credits import cue_credit
from tools.audio.demonstration import SCRIPT, SECONDS
from tools.audio.engine.loudness import loudness, normalised, true_peak
from tools.audio.engine.oggs import read, with_serial, write
from tools.audio.engine.signal import RATE, faded, modes, noise, placed, silence
from tools.audio.instruments import bowed, plucked, struck, winds
from tools.audio.instruments.tuning import pitch
from tools.audio.rendering import effect_signal
from tools.audio.score.abc import NotationError, parse
from tools.audio.score.band import Band, rehearsal
from tools.audio.score.parts import bass, inner_voices, melody, second_voice
from tools.audio.sources import closure, fingerprint
from tools.audio.tunes import OLD, OWN

PLAIN = "T:Plain\nM:4/4\nL:1/4\nQ:1/4=120\nK:G\n"


# --- tunes


@pytest.mark.parametrize("name", sorted({**OLD, **OWN}))
def test_every_tune_is_well_written(name: str) -> None:
    tune = parse({**OLD, **OWN}[name])
    assert tune.length % tune.bar == 0
    assert all(chord.length > 0 for chord in tune.chords)
    assert 54 <= min(note.key for note in tune.notes) < max(note.key for note in tune.notes) <= 84


@pytest.mark.parametrize("name", sorted(OLD))
def test_every_old_tune_names_its_composer_and_its_print(name: str) -> None:
    assert "\nC:" in OLD[name]
    assert "\nS:" in OLD[name]


def test_notation_is_read_as_it_is_meant() -> None:
    tune = parse(PLAIN + '"G"G>A B/c/ ^f|=f _B, z2|')
    assert [note.key for note in tune.notes] == [67, 69, 71, 72, 78, 77, 58]
    assert [note.length for note in tune.notes][:4] == [Fraction(3, 2), Fraction(1, 2), *[Fraction(1, 2)] * 2]
    assert tune.length == 8


def test_repeats_and_forms_lay_strains_out_in_order() -> None:
    text = PLAIN + '|:"G"G4:|"D"A4|]'
    assert [note.key for note in parse(text).notes] == [67, 67, 69]
    assert [note.key for note in parse(text, "ABA").notes] == [67, 69, 67]
    assert parse(text, "ABA").strains == (0, 4, 8)


@pytest.mark.parametrize("body", ['"G"G3|G4|', '"H"G4|', "G4|!trill!G4|"])
def test_a_badly_written_tune_is_refused(body: str) -> None:
    with pytest.raises(NotationError):
        parse(PLAIN + body)


def test_parts_keep_to_the_chord() -> None:
    tune = parse(OLD["british_grenadiers"])
    for event in bass(tune):
        chord = tune.chord_at(Fraction(event.start).limit_denominator(64))
        assert event.key % 12 in (chord.tones[0], chord.tones[2])
    for voice in inner_voices(tune):
        assert all(a.start + a.length <= b.start + 0.05 for a, b in pairwise(voice))
    tops = {event.start: event.key for event in melody(tune)}
    assert all(event.key < tops[event.start] for event in second_voice(tune))


# --- instruments


@pytest.mark.parametrize(
    "player",
    [plucked.harpsichord, plucked.pizzicato, bowed.violins, bowed.cellos, winds.fife, winds.flute, winds.oboe,
     winds.bassoon, winds.trumpet, winds.horn],
)  # fmt: skip
@pytest.mark.parametrize("key", [55, 67, 79])
def test_an_instrument_is_in_tune(player: object, key: int) -> None:
    note = player(pitch(key), 0.8, 0.7, np.random.default_rng(3))  # type: ignore[operator]
    middle = note[int(0.15 * RATE) : int(0.7 * RATE)]
    power = np.abs(np.fft.rfft(middle * np.hanning(len(middle)), 1 << 19))
    step, wanted = RATE / (1 << 19), pitch(key)
    low, high = int(wanted * 0.96 / step), int(wanted * 1.04 / step)
    found = (low + int(np.argmax(power[low:high]))) * step
    assert abs(1200 * np.log2(found / wanted)) < 12
    assert np.isfinite(note).all()


def test_a_drum_under_a_cloth_is_duller() -> None:
    bright, dull = (struck.side_drum(0.8, np.random.default_rng(1), muffled) for muffled in (False, True))
    assert measuring.centre_of_spectrum(bright) > 1.5 * measuring.centre_of_spectrum(dull)


# --- the same again


@pytest.mark.parametrize("name", ["card_slides", "dice_3", "coin_in", "seal", "gasp", "court"])
def test_a_take_comes_out_the_same_again_and_another_does_not(name: str) -> None:
    effect = next(effect for effect in effects() if effect.name == name)
    first, again, other = effect_signal(effect, 1), effect_signal(effect, 1), effect_signal(effect, 2)
    assert np.array_equal(first, again)
    assert first.shape != other.shape or not np.allclose(first, other)
    assert np.abs(first[[0, -1]]).max() < 0.03


def test_the_same_signal_gives_the_same_bytes(tmp_path: Path) -> None:
    tone = faded(modes(0.4, [440.0], [0.3], [0.2]))
    for name in ("one", "two"):
        write(tmp_path / f"{name}.ogg", tone, 4, "a", "b")
    one = (tmp_path / "one.ogg").read_bytes()
    assert one == (tmp_path / "two.ogg").read_bytes()
    assert with_serial(one, 1746) == one
    assert len(read(tmp_path / "one.ogg")) == len(tone)


def test_a_fingerprint_follows_what_a_piece_is_made_from() -> None:
    assert "tools.audio.tunes" in closure("tools.audio.cues.table")
    assert "tools.audio.tunes" not in closure("tools.audio.effects.cards")
    assert "tools.audio.engine.signal" in closure("tools.audio.effects.cards")
    assert len({fingerprint(piece) for piece in pieces().values()}) == len(pieces())


# --- measures


def test_loudness_is_brought_to_what_is_wanted_and_peaks_are_held() -> None:
    rng = np.random.default_rng(2)
    for signal in (0.01 * noise(rng, 4.0), placed(noise(rng, 0.3) * np.exp(-np.arange(13_230) / 900), 0.2)):
        out = normalised(signal, -22.0)
        assert loudness(out) == pytest.approx(-22.0, abs=0.3)
        assert true_peak(out) <= -1.4


def test_a_broken_seam_is_told_from_a_good_one() -> None:
    at = np.arange(RATE) / RATE
    good = np.sin(2 * np.pi * 220 * at)
    broken = np.sin(2 * np.pi * 220.25 * at)
    assert measuring.seam(good) < 1.1 < measuring.seam(broken)


def test_a_sound_that_breaks_off_is_told_from_one_that_dies_away() -> None:
    steady = noise(np.random.default_rng(4), 1.0)
    broken = np.concatenate([0.1 * steady, silence(0.3)])
    assert measuring.sudden_end(broken) > 50
    assert measuring.sudden_end(0.1 * faded(steady, 0.01, 0.9)) < 30


def test_the_low_is_told_from_the_high_and_noise_from_a_tone() -> None:
    low, high = (modes(0.5, [f], [1.0], [0.4]) for f in (60.0, 600.0))
    assert measuring.energy_above(low) < 0.05 < 0.95 < measuring.energy_above(high)
    assert (
        measuring.pitchedness(high) > 0.9 > 0.3 > measuring.pitchedness(noise(np.random.default_rng(1), 0.5))
    )
    assert measuring.likeness(high, high) == pytest.approx(1.0)


def test_a_tune_is_heard_where_it_is_and_not_where_it_is_not() -> None:
    band = Band(parse(PLAIN + '"G"G A B c|"D"d A ^F D|'), tail=1.0)
    band.leads([0], winds.oboe)
    signal = band.played(0.6, 0.1)
    heard, cents = measuring.tune_heard(signal, band.lead)
    assert heard == 1.0
    assert cents < 8
    high = Band(band.tune.transposed(1), tail=1.0)
    with rehearsal():
        high.leads([0], winds.oboe)
        assert not high.played(0.6, 0.1).any()
    assert measuring.tune_heard(signal, high.lead)[0] < 0.3


# --- the whole


def test_every_cue_names_tunes_that_are_there_and_has_a_credit() -> None:
    for cue in cues():
        assert all(tune in OLD or tune in OWN for tune in cue.sources)
        assert cue.name in cue_credit(cue)


def test_the_demonstration_asks_for_what_there_is() -> None:
    moods = {cue.mood for cue in cues()}
    for at, what, name, place in SCRIPT:
        assert at < SECONDS
        assert -1 <= place <= 1
        assert name in (moods if what == "mood" else {effect.name for effect in effects()}), name


def test_silence_is_measured_without_complaint() -> None:
    assert measuring.energy_above(silence(0.5)) == 0.0
    assert loudness(silence(0.5)) <= -120.0


def test_sixteen_voices_at_once_are_not_cut_off() -> None:
    bank, chance = Bank(balance.ASSETS), Random(7)
    assert max(balance.most_at_once(bank, Volumes(), chance) for _ in range(4)) <= balance.HEADROOM


def test_a_tenth_of_a_second_is_measured_as_loud_as_a_long_tone() -> None:
    tone = np.sin(2 * np.pi * 1000 * np.arange(RATE) / RATE) * 0.1
    assert max(balance.bursts(np.stack([tone, tone], axis=1))) == pytest.approx(-20.0, abs=0.4)
