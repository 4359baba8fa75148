"""The quick card: everything has room on it, and the file is one that a printer takes."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pygame
import pytest

from game.content.kiosk import Profile
from game.content.quickcard_words import Back
from game.scenes.staff.cleaning import LONG
from game.stage.gestures import HOLD, ROUND
from game.supervisor import WATCHDOG
from tools import quickcard


@pytest.fixture(scope="module")
def pages() -> tuple[pygame.Surface, pygame.Surface]:
    return quickcard.sides()  # raises where a text has no room


def test_the_border_and_the_paper_round_it_are_free(pages: tuple[pygame.Surface, ...]) -> None:
    for page in pages:
        assert page.get_size() == (1240, 1748), "A6 at 300 dots an inch"
        lines = {tuple(page.get_at((x, 10)))[:3] for x in range(0, 1240, 3)}
        assert lines == {quickcard.WHITE}
        between = {tuple(page.get_at((round(56 * quickcard.K), y)))[:3] for y in range(80, 1660, 3)}
        assert between == {quickcard.WHITE}, "between the two rules of the border"


def test_the_file_has_two_pages_of_a6_and_its_table_is_right(
    tmp_path: Path, pages: tuple[pygame.Surface, ...]
) -> None:
    path = tmp_path / "card.pdf"
    assert quickcard.main([str(path)]) == 0
    data = path.read_bytes()
    assert data.count(b"/Type /Page ") == 2
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    for width, height in boxes:
        assert (float(width), float(height)) == pytest.approx((105 / 25.4 * 72, 148 / 25.4 * 72), abs=0.01)
    table = int(data.rpartition(b"startxref\n")[2].split()[0])
    assert data[table:].startswith(b"xref\n0 9\n")
    entries = re.findall(rb"(\d{10}) 00000 n \n", data[table:])
    for number, place in enumerate(entries, 1):
        assert data[int(place) :].startswith(b"%d 0 obj\n" % number)
    picture = data.split(b"/FlateDecode ")[1]
    length = int(picture.split(b"/Length ")[1].split()[0])
    start = picture.index(b"stream\n") + 7
    rows = zlib.decompress(picture[start : start + length])
    across, pixels = 3 * pages[0].get_width(), pygame.image.tobytes(pages[0], "RGB")
    lines = [rows[at : at + 1 + across] for at in range(0, len(rows), 1 + across)]
    assert {line[0] for line in lines} == {0}, "no row is told by its neighbours"
    assert b"".join(line[1:] for line in lines) == pixels


def test_two_pictures_instead(tmp_path: Path) -> None:
    assert quickcard.main([str(tmp_path / "card.png")]) == 0
    for side in ("front", "back"):
        assert pygame.image.load(str(tmp_path / f"card-{side}.png")).get_size() == (1240, 1748)


def test_a_wrong_call_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        quickcard.main([str(tmp_path / "card.doc")])
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err
    assert quickcard.main([str(tmp_path / "nowhere" / "card.pdf")]) == 1
    assert "nowhere" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_the_staff_reads_is_so() -> None:
    told = " ".join(" ".join(part) for part in Back.PARTS)
    idle = Profile().idle
    assert (HOLD, ROUND) == (3.0, 5.0)
    assert "three seconds" in told
    assert "within five" in told
    assert f"for {LONG:.0f} seconds" in told
    assert f"After {idle.quiet} seconds" in told
    assert f"after {idle.countdown} more" in told
    assert f"Wait {WATCHDOG:.0f} seconds" in told
