"""A game that has ended is put on record once, even where the program was cut off while doing so."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.places import Places, find_places
from game.engine.activation.commands import EndBattle
from game.engine.activation.model import RED
from game.engine.advice.players import competent, play
from game.headquarters import Headquarters
from game.office import Office
from game.scenes.kit import Ministry
from tests.scenes.activation.fighting import battles
from tests.scenes.pages import levels

TODAY, TOMORROW = "2027-01-01", "2027-01-02"


def office(places: Places, day: str = TODAY) -> Office:
    return Office(places, levels(), lambda: day)


def play_out(found: Office, seed: int) -> None:
    """A whole government, begun and kept, not yet left."""
    begun = found.begin(levels()[0], seed)
    match = play(begun.level.rules, seed, competent)
    found.ministry = Ministry(begun.level, seed, begun.code, match)
    found.keep(found.ministry)
    found.wait()


def cut_off_while_it_is_put_on_record(found: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is written, and then the power fails."""
    with monkeypatch.context() as patch:
        patch.setattr(found._saver, "clear", lambda: None)
        found.close_finished()
    found._saver.close()


def test_a_government_cut_off_between_record_and_archive_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = find_places(tmp_path)
    first = office(places)
    play_out(first, 5)
    cut_off_while_it_is_put_on_record(first, monkeypatch)
    second = office(places, TOMORROW)
    assert second.ministry is not None, "the save was not put away"
    second.close()
    assert len(office(places).records.all) == 1


def test_the_same_deal_played_again_counts_again(tmp_path: Path) -> None:
    places = find_places(tmp_path)
    for day in (TODAY, TOMORROW):
        found = office(places, day)
        play_out(found, 5)
        found.close()
    assert [record.date for record in office(places).records.all] == [TODAY, TOMORROW]


def test_a_government_that_was_never_put_on_record_is(tmp_path: Path) -> None:
    places = find_places(tmp_path)
    first = office(places)
    play_out(first, 5)
    first._saver.close()  # cut off before anything was recorded
    office(places, TOMORROW).close()
    assert [record.date for record in office(places).records.all] == [TOMORROW]


def test_a_battle_cut_off_between_record_and_archive_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = find_places(tmp_path)
    first = Headquarters(places, lambda: TODAY)
    engagement = first.engage(battles()["modder-river"], 4, paper=False)
    engagement.do(EndBattle(RED))
    first.keep(engagement)
    first._saver.wait()
    with monkeypatch.context() as patch:
        patch.setattr(first._saver, "clear", lambda: None)
        first.close_finished()
    first._saver.close()
    second = Headquarters(places, lambda: TOMORROW)
    assert second.engagement is not None
    second.close_finished()
    second.close()
    assert places.battle_records_file.read_text(encoding="utf-8").count("\n") == 1
