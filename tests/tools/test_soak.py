"""A few visitors at a kiosk that keeps house, and what the soak makes of its figures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.content.kiosk import Profile
from game.content.seedcode import code_of
from game.scenes.countdown import CountdownScene
from tools.soak import Sample, judge, look, memory, open_files, rise
from tools.visitors import HABITS, Kiosk

FLAT = Sample(
    hours=0.0,
    memory=300.0,
    blocks=200_000,
    disk=0.1,
    files=90,
    threads=5,
    channels=16,
    waiting=0,
    came=0,
    cleared=0,
    took=0.0,
)
DAY = [replace(FLAT, hours=float(hour)) for hour in range(1, 25)]


def test_everybody_who_comes_finds_a_kiosk_at_rest_and_leaves_nothing_open(tmp_path: Path) -> None:
    before = open_files()
    kiosk = Kiosk(tmp_path, 3, stride=15, size=(800, 600))
    seen: set[str] = set()
    for habit in HABITS:
        assert kiosk.resting
        kiosk.one_more(habit)
        seen.add(type(kiosk.puppet.scene).__name__)
    first = look(kiosk, tmp_path, memory(), 0.0)
    assert CountdownScene.__name__ not in seen, "nobody is there: the table is cleared"
    assert kiosk.cleared >= len(HABITS) // 2
    assert kiosk.seconds > 20 * 60
    assert kiosk.puppet.app.office.ministry is None
    for habit in ("deserter", "general"):
        kiosk.one_more(habit)
    second = look(kiosk, tmp_path, memory(), 0.0)
    kiosk.puppet.close()
    assert second.threads <= first.threads + 1
    assert second.channels == first.channels
    assert second.waiting == 0
    assert second.files - before <= 120, "as many as a machine of few files can bear"


def test_on_an_exhibition_day_everybody_plays_its_deal(tmp_path: Path) -> None:
    profile = Profile(exhibition=code_of(4711), levels=["short-gentle"], speed="instant")
    kiosk = Kiosk(tmp_path, 2, stride=15, size=(800, 600), profile=profile)
    kiosk.one_more("governor")
    app = kiosk.puppet.app
    assert {record.seed for record in app.office.records.all} == {code_of(4711)}
    assert app.honours.entries, "who has held signs the board of the day"
    assert all(entry.fair is not None for entry in app.honours.entries)
    kiosk.puppet.close()


def test_what_does_not_grow_is_passed() -> None:
    assert not judge(DAY)
    noisy = [replace(sample, memory=300.0 + (i % 3), files=90 + i % 3) for i, sample in enumerate(DAY)]
    assert not judge(noisy)


def test_what_grows_in_the_first_hour_does_not_count() -> None:
    assert not judge([replace(FLAT, memory=50.0, files=20, hours=0.5), *DAY])


def test_what_grows_is_named_with_its_limit() -> None:
    fat = [replace(sample, memory=300 + 0.6 * sample.hours) for sample in DAY]
    assert judge(fat) == ["memory grows by 0.60 MB an hour (limit 0.5)"]
    assert not judge(fat[:6]), "a few hours say little"
    full = [replace(sample, blocks=200_000 + 5000 * int(sample.hours)) for sample in DAY]
    assert judge(full) == ["objects grow by 5000.00 of them an hour (limit 4000)"]
    open_ = [replace(sample, files=90 + int(sample.hours)) for sample in DAY]
    assert judge(open_) == ["there are 114 open files where there were 102"]
    late = [*DAY[:-1], replace(DAY[-1], waiting=900)]
    assert judge(late) == ["900 sounds wait to be made (limit 20)"]


def test_a_rise_is_that_of_the_nearest_line() -> None:
    assert rise([(1, 3.0), (2, 5.0), (3, 7.0)]) == 2.0
    assert rise([(1, 3.0), (2, 9.0)]) == 0.0, "two points are no line"
