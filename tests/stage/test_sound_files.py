"""The sounds as they are shipped: all there, all named, all readable, within their budget."""

import ast
import json
from collections.abc import Iterator
from math import log10
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from game.content.settings import Settings
from game.content.sounds import CAPTIONED, MOODS, SNAP, SOUNDS, STRIKE, caption
from game.preferences import volumes_of
from game.stage.sound_bank import Bank
from game.stage.sound_captions import stem_of
from game.stage.sound_mixer import Volumes
from game.stage.sound_music import DUCKED

ROOT = Path(__file__).parents[2]
AUDIO = ROOT / "assets" / "audio"
BUDGET = 16 * 1024 * 1024
LISTING: dict[str, Any] = json.loads((AUDIO / "manifest.json").read_text(encoding="utf-8"))
TAKES = [take for effect in LISTING["effects"].values() for take in effect["takes"]]
FILES = [*TAKES, *LISTING["music"].values()]


def test_the_manifest_lists_exactly_the_files() -> None:
    listed = sorted(entry["file"] for entry in FILES)
    assert listed == sorted(path.relative_to(AUDIO).as_posix() for path in AUDIO.rglob("*.ogg"))


def test_there_is_as_much_music_and_as_many_takes_as_were_wanted() -> None:
    assert len(LISTING["music"]) >= 12
    assert all(entry["seconds"] > 55 for entry in LISTING["music"].values())
    assert len(LISTING["effects"]) >= 45
    assert len(TAKES) >= 140


def test_the_sounds_stay_within_their_budget() -> None:
    assert sum(path.stat().st_size for path in AUDIO.rglob("*") if path.is_file()) <= BUDGET


@pytest.mark.parametrize("entry", FILES, ids=lambda entry: entry["file"])
def test_a_file_is_the_one_that_was_measured(entry: dict[str, Any]) -> None:
    data = (AUDIO / entry["file"]).read_bytes()
    assert len(data) == entry["bytes"]
    last_page = data.rindex(b"OggS")
    assert int.from_bytes(data[last_page + 6 : last_page + 14], "little") == entry["samples"]
    assert entry["peak"] <= -1.0


def test_music_loops_from_end_to_end_at_one_loudness() -> None:
    for name, entry in LISTING["music"].items():
        assert entry["loop"] == [0, entry["samples"]], name
        assert entry["loudness"] == pytest.approx(-20.0, abs=0.4), name


def test_takes_of_an_effect_are_equally_loud() -> None:
    for name, effect in LISTING["effects"].items():
        louds = [take["loudness"] for take in effect["takes"]]
        assert max(louds) - min(louds) < 1.0, name


def test_every_file_opens_in_pygame() -> None:
    pygame = pytest.importorskip("pygame")
    pygame.mixer.quit()
    pygame.mixer.init(44_100, -16, 2, 512, allowedchanges=0)
    for take in TAKES:
        length = pygame.mixer.Sound(str(AUDIO / take["file"])).get_length()
        assert length == pytest.approx(take["seconds"], abs=0.01), take["file"]
    for entry in LISTING["music"].values():
        pygame.mixer.music.load(str(AUDIO / entry["file"]))
    pygame.mixer.quit()


# --- names


def test_the_vocabulary_is_exactly_what_there_is() -> None:
    bank = Bank(AUDIO)
    assert {stem_of(name) for name in bank.names} == set(SOUNDS)
    assert bank.moods == set(MOODS)


def test_captions_have_words_and_nothing_more_than_ticks_goes_without() -> None:
    assert caption("dice") == "dice fall"
    assert caption("no such sound") == ""
    for name in SOUNDS:
        if LISTING["effects"].get(name, {}).get("weight", 2) == 3:
            assert name in CAPTIONED, "a great moment is never told by sound alone"


def names_asked_for() -> Iterator[tuple[str, str]]:
    """The names of sounds written in scenes: to `play(…)`, `heard(…)` and as (time, name) of a Cue."""
    for path in sorted((ROOT / "game" / "scenes").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("play", "heard"):
                names = node.args[:1]
            elif called == "Cue" and len(node.args) > 2 and isinstance(node.args[2], ast.Tuple):
                pairs = [item for item in node.args[2].elts if isinstance(item, ast.Tuple)]
                names = [pair.elts[1] for pair in pairs if len(pair.elts) > 1]
            else:
                continue
            for name in names:
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    yield path.name, name.value


def test_scenes_ask_only_for_sounds_there_are() -> None:
    bank = Bank(AUDIO)
    asked = list(names_asked_for())
    assert len(asked) > 10
    unknown = [(file, name) for file, name in asked if bank.effect(name) is None]
    assert not unknown


def heard_at(take: dict[str, Any], share: float) -> float:
    """Seconds into a take at which it first comes to that share of its loudest."""
    pygame = pytest.importorskip("pygame")
    pygame.mixer.quit()
    pygame.mixer.init(44_100, -16, 1, 512, allowedchanges=0)
    samples = memoryview(pygame.mixer.Sound(str(AUDIO / take["file"])).get_raw()).cast("h")
    loudest = max(map(abs, samples))
    at = next(i for i, sample in enumerate(samples) if abs(sample) >= share * loudest)
    pygame.mixer.quit()
    return at / 44_100


@pytest.mark.parametrize("take", LISTING["effects"]["card_turns"]["takes"], ids=lambda take: take["file"])
def test_a_card_snaps_when_the_scenes_believe_it_does(take: dict[str, Any]) -> None:
    assert heard_at(take, 0.9) == pytest.approx(SNAP, abs=0.03)


@pytest.mark.parametrize("dice", [1, 2, 5, 12])
def test_dice_strike_the_table_when_the_scenes_believe_they_do(dice: int) -> None:
    strikes = [heard_at(take, 0.2) for take in LISTING["effects"][f"dice_{dice}"]["takes"]]
    assert median(strikes) == pytest.approx(STRIKE, abs=0.02)
    assert strikes == pytest.approx([STRIKE] * len(strikes), abs=0.07)  # four frames


# --- as loud as they come


def decibels(gain: float) -> float:
    return 20 * log10(gain)


def test_the_mixer_comes_with_the_volumes_of_the_settings() -> None:
    assert volumes_of(Settings()) == Volumes()


def test_music_is_heard_behind_talk_and_lies_behind_what_tells_the_game() -> None:
    volumes, bank = Volumes(), Bank(AUDIO)
    out = decibels(volumes.gain(volumes.music))
    music = [entry["loudness"] + out for entry in LISTING["music"].values()]
    assert all(-32 <= loud <= -29 for loud in music)  # LUFS
    # in LU, of the loudest 400 ms, most of which are silent where a card lands
    least = {"sting": 14, "crowd": 3, "bell": 0, "war": -1, "table": -1}
    middle = median(music)
    for effect in bank.effects():
        if effect.weight < 2:
            continue
        gives_way = -decibels(DUCKED) if effect.group in ("sting", "crowd") else 0.0
        loud = min(take["loudness"] for take in LISTING["effects"][effect.name]["takes"])
        above = loud + decibels(volumes.of(effect)) - middle + gives_way
        assert above >= least[effect.group], effect.name


def test_no_effect_comes_near_full_scale_at_the_volumes_it_comes_with() -> None:
    volumes = Volumes()
    for effect in Bank(AUDIO).effects():
        peak = max(take["peak"] for take in LISTING["effects"][effect.name]["takes"])
        assert peak + decibels(volumes.of(effect)) <= -4.0, effect.name
