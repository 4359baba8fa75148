"""Saves: read back they lead to the same state, and no damage to a file does worse than lose one action."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.content.levels import Level
from game.content.notice import Notice
from game.content.saver import generations
from game.content.saves import Resumed, encode_save, load_save
from game.content.seedcode import SEEDS
from game.engine.government.chance import Chance
from game.engine.government.commands import SetTax
from game.engine.government.model import Rules
from game.engine.government.rules import GOVERNMENT
from game.engine.match import Match
from tests.content.on_disk import contents, put, tampered
from tests.content.playing import files, georgian, level_of, levels, played

SEED = 77
NAME = "government"


def load(folder: Path) -> tuple[Resumed | None, Notice | None]:
    return load_save(folder, NAME, level_of)


@pytest.mark.parametrize("level", levels(), ids=lambda level: level.id)
@pytest.mark.parametrize("commands", [0, 1, 40, 999])
def test_a_game_goes_on_where_it_was(tmp_path: Path, level: Level, commands: int) -> None:
    match = played(level, SEED, commands)
    put(tmp_path, NAME, encode_save(match, level, SEED, when="2025-01-02 03:04"))
    resumed, notice = load(tmp_path)
    assert notice is None
    assert resumed is not None
    assert resumed.whole
    assert (resumed.level, resumed.seed, resumed.when) == (level, SEED, "2025-01-02 03:04")
    assert resumed.match.digest() == match.digest()
    assert resumed.match.log == match.log
    assert resumed.match.state == match.state


def test_without_a_file_there_is_nothing_and_nothing_to_say(tmp_path: Path) -> None:
    assert load(tmp_path) == (None, None)
    assert load(tmp_path / "nowhere") == (None, None)


def test_a_save_cut_short_anywhere_gives_the_one_before(tmp_path: Path) -> None:
    new = encode_save(played(georgian(), SEED, 6), georgian(), SEED)
    old_match = played(georgian(), SEED, 5)
    old = encode_save(old_match, georgian(), SEED)
    aside = tmp_path / "government.json.broken-1"
    for end in range(len(new)):
        with_older = end % 25 == 0
        newest, *_ = put(tmp_path, NAME, new[:end], *[old] * with_older)
        resumed, notice = load(tmp_path)
        if with_older:
            assert resumed is not None
            assert resumed.match.digest() == old_match.digest()
            generations(tmp_path, NAME)[2].unlink()
        else:
            assert resumed is None
        assert notice is not None
        assert aside.name in notice.text
        assert not newest.exists()
        assert aside.read_bytes() == new[:end]
        aside.unlink()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=150)
@given(data=st.data())
def test_a_changed_byte_is_noticed(tmp_path: Path, data: st.DataObject) -> None:
    new = bytearray(encode_save(played(georgian(), SEED, 6), georgian(), SEED))
    old_match = played(georgian(), SEED, 5)
    place = data.draw(st.integers(0, len(new) - 1))
    new[place] ^= data.draw(st.integers(1, 255))
    put(tmp_path, NAME, bytes(new), encode_save(old_match, georgian(), SEED))
    resumed, notice = load(tmp_path)
    assert resumed is not None
    assert resumed.match.digest() == old_match.digest()
    assert notice is not None
    for path in tmp_path.iterdir():
        path.unlink()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(raw=st.binary(max_size=80) | st.just(b'{"sha256":"","save":' + b"[" * 9000))
def test_no_bytes_crash_the_loading(tmp_path: Path, raw: bytes) -> None:
    put(tmp_path, NAME, raw, raw, raw)
    resumed, notice = load(tmp_path)
    assert resumed is None
    assert notice is not None
    assert "nothing to go on from" in notice.text
    assert set(files(tmp_path).values()) == {raw}
    for path in tmp_path.iterdir():
        path.unlink()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=80)
@given(data=st.data())
def test_no_forged_contents_crash_the_loading(tmp_path: Path, data: st.DataObject) -> None:
    whole = encode_save(played(georgian(), SEED, 9), georgian(), SEED)
    keys = sorted(contents(whole))
    odd = st.none() | st.integers(-5, 2**70) | st.text(max_size=5) | st.lists(st.text(max_size=5), max_size=3)
    key = data.draw(st.sampled_from(keys))
    put(tmp_path, NAME, tampered(whole, **{key: data.draw(odd | st.dictionaries(st.text(max_size=5), odd))}))
    load(tmp_path)
    for path in tmp_path.iterdir():
        path.unlink()


def test_a_replay_that_disagrees_falls_back_on_the_state(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 20)
    put(tmp_path, NAME, tampered(encode_save(match, georgian(), SEED), seed=SEED + 1))
    resumed, notice = load(tmp_path)
    assert resumed is not None
    assert not resumed.whole
    assert resumed.match.digest() == match.digest()
    assert notice is not None
    assert "goes on from where it stood" in notice.text


def test_a_game_resumed_from_its_state_can_be_saved_again(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 20)
    put(tmp_path, NAME, tampered(encode_save(match, georgian(), SEED), commands=["tax 99"]))
    resumed, _ = load(tmp_path)
    assert resumed is not None
    put(tmp_path, NAME, encode_save(resumed.match, resumed.level, SEED, whole=resumed.whole))
    again, notice = load(tmp_path)
    assert again is not None
    assert notice is None
    assert again.match.digest() == match.digest()


def test_a_state_that_is_not_the_saved_one_is_refused(tmp_path: Path) -> None:
    whole = encode_save(played(georgian(), SEED, 20), georgian(), SEED)
    state = contents(whole)["state"]
    put(tmp_path, NAME, tampered(whole, state=state | {"support": 10 if state["support"] != 10 else 9}))
    assert load(tmp_path)[0] is None


def test_a_card_taken_out_of_the_game_is_noticed_though_the_digest_is_right(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 20)
    short = dataclasses.replace(match.state.domestic, deck=match.state.domestic.deck[1:])
    forged = Match(GOVERNMENT, dataclasses.replace(match.state, domestic=short), match.chance)
    put(tmp_path, NAME, encode_save(forged, georgian(), SEED, whole=False))
    resumed, notice = load(tmp_path)
    assert resumed is None
    assert notice is not None
    assert "damaged" in notice.text


def test_dice_that_are_written_down_and_would_run_out_are_refused(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 20)
    forged = Match(GOVERNMENT, match.state, Chance.scripted((6, 6)))
    put(tmp_path, NAME, encode_save(forged, georgian(), SEED, whole=False))
    resumed, notice = load(tmp_path)
    assert resumed is None
    assert notice is not None


def test_a_treasury_that_no_tax_could_fill_is_refused(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 20)
    forged = Match(GOVERNMENT, dataclasses.replace(match.state, treasury=10**9), match.chance)
    put(tmp_path, NAME, encode_save(forged, georgian(), SEED, whole=False))
    assert load(tmp_path)[0] is None


@pytest.mark.parametrize("seed", [-1, SEEDS, 10**12])
def test_a_seed_that_no_deal_has_is_refused(seed: int, tmp_path: Path) -> None:
    put(tmp_path, NAME, tampered(encode_save(played(georgian(), 1, 3), georgian(), 1), seed=seed))
    assert load(tmp_path)[0] is None


def test_a_changed_level_leaves_a_running_game_its_rules(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 20)
    put(tmp_path, NAME, encode_save(match, georgian(), SEED))
    changed = dataclasses.replace(georgian(), rules=Rules(tax_max=4), digest="other")
    resumed, notice = load_save(tmp_path, NAME, lambda *_: changed)
    assert resumed is not None
    assert resumed.whole
    assert resumed.match.state == match.state
    assert notice is not None
    assert "old rules" in notice.text


def test_other_words_of_a_level_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    put(tmp_path, NAME, encode_save(played(georgian(), SEED, 20), georgian(), SEED))
    reworded = dataclasses.replace(georgian(), title="Georgian, revised", digest="other")
    resumed, notice = load_save(tmp_path, NAME, lambda *_: reworded)
    assert resumed is not None
    assert resumed.whole
    assert resumed.level.title == "Georgian, revised"
    assert notice is not None
    assert "words of the level have changed" in notice.text
    put(tmp_path, NAME, encode_save(resumed.match, resumed.level, SEED))
    assert load_save(tmp_path, NAME, lambda *_: reworded)[1] is None, "told once"


def test_a_level_that_is_gone_loses_no_file(tmp_path: Path) -> None:
    data = encode_save(played(georgian(), SEED, 5), georgian(), SEED)
    put(tmp_path, NAME, data)
    resumed, notice = load_save(tmp_path, NAME, lambda *_: None)
    assert resumed is None
    assert notice is not None
    assert "'georgian', which is not here" in notice.text
    assert files(tmp_path) == {"government.json.broken-1": data}


def test_another_format_is_told_and_kept(tmp_path: Path) -> None:
    data = tampered(encode_save(played(georgian(), SEED, 5), georgian(), SEED), format=2)
    put(tmp_path, NAME, data)
    _, notice = load(tmp_path)
    assert notice is not None
    assert "another version" in notice.text
    assert list(files(tmp_path).values()) == [data]


def test_a_folder_where_the_save_should_be_is_kept_aside(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 5)
    put(tmp_path, NAME, b"", encode_save(match, georgian(), SEED))
    generations(tmp_path, NAME)[1].unlink()
    generations(tmp_path, NAME)[1].mkdir()
    resumed, notice = load(tmp_path)
    assert resumed is not None
    assert notice is not None
    assert "government.json cannot be read and is kept as government.json.broken-1" in notice.text


def test_undo_works_in_a_resumed_game(tmp_path: Path) -> None:
    match = played(georgian(), SEED, 0)
    before = match.digest()
    match.do(SetTax(4))
    put(tmp_path, NAME, encode_save(match, georgian(), SEED))
    resumed, _ = load(tmp_path)
    assert resumed is not None
    assert resumed.match.undo() == SetTax(4)
    assert resumed.match.digest() == before
