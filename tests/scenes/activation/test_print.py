"""Print-outs: the right cards at real size, told in the file, made a little at a time."""

from __future__ import annotations

import errno
import re
import struct
import zlib
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.content.png import SIGNATURE, png_bytes
from game.engine.activation.model import BLACK, RED, Arm, Grade, Rules
from game.engine.activation.muster import plain_force
from game.engine.piles import JOKER, card
from game.scenes.activation import muster_draft as draft
from game.scenes.activation.muster_lines import RosterLine, roster_of
from game.scenes.activation.print_job import PrintJob
from game.scenes.activation.print_pack import SHEET, Order, Press, pack_of, sheets_of
from game.scenes.activation.print_page import PrintScene
from game.scenes.activation.report_files import save_picture, save_text
from tests.scenes.activation.house import BattleHouse
from tests.scenes.pages import Player, look

PATIENCE = 4000


def chunks(data: bytes) -> dict[bytes, bytes]:
    assert data.startswith(SIGNATURE)
    found: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(name + body),)
        found[name] = found.get(name, b"") + body
        at += length + 12
    return found


def finish(job: PrintJob) -> None:
    for _ in range(PATIENCE):
        if job.over:
            return
        job.advance()
        pygame.time.wait(1)
    raise TimeoutError


def test_a_png_tells_its_size_on_paper() -> None:
    rows = [bytes(range(12)), bytes(24)]
    found = chunks(png_bytes((4, 3), rows, 300))
    assert struct.unpack(">II", found[b"IHDR"][:8]) == (4, 3)
    assert struct.unpack(">IIB", found[b"pHYs"]) == (11811, 11811, 1)
    assert zlib.decompress(found[b"IDAT"]) == b"\0" + bytes(range(12)) + b"\0" + bytes(12) + b"\0" + bytes(12)


def test_rows_must_be_whole_and_as_many_as_said() -> None:
    with pytest.raises(ValueError, match="whole rows"):
        png_bytes((4, 3), [bytes(11)], 300)
    with pytest.raises(ValueError, match="rows"):
        png_bytes((4, 3), [bytes(12)], 300)


def test_the_pack_is_that_of_the_rules() -> None:
    """Rules A5, A7: 12 cards a side and two Jokers."""
    pack = Counter(pack_of(draft.new_battle()))
    assert pack[JOKER] == 2
    assert pack[card("5H")] == pack[card("5C")] == 2
    assert sum(pack.values()) == 26
    assert [len(sheet) for sheet in sheets_of(pack_of(draft.new_battle()))] == [9, 9, 8]


def test_commands_that_take_turns_share_the_cards_they_can() -> None:
    battle = draft.new_battle()
    battle = draft.with_army(battle, RED, draft.with_command(battle.red))
    assert len(pack_of(battle)) == 26
    battle = draft.with_force(battle, RED, 1, draft.with_units(battle.red.forces[1], 12))
    assert Counter(pack_of(battle))[card("7D")] == 2
    assert len(pack_of(battle)) == 30
    clamped = draft.with_rules(draft.new_battle(), Rules(out_of_range="clamp"))
    small = draft.with_force(clamped, BLACK, 0, plain_force("a", "b", Grade.POOR, 1))
    assert Counter(pack_of(small))[card("AS")] == 6


def test_everything_is_printed_at_real_size(tmp_path: Path) -> None:
    battle = draft.new_battle()
    lines = [RosterLine(Arm.INFANTRY, "Zouaves", "1er Zouaves", 3), RosterLine(Arm.ARTILLERY, "", "Battery")]
    battle = draft.with_force(battle, RED, 0, draft.with_roster(battle.red.forces[0], roster_of(lines)))
    job = PrintJob(
        Press(look(), Order(replace(battle, title="Zürich, 1799"))), tmp_path / "reports", "Zürich, 1799"
    )
    finish(job)
    assert job.trouble == ""
    assert [path.name for path in job.files] == [
        "zurich-1799-pack-1.png",
        "zurich-1799-pack-2.png",
        "zurich-1799-pack-3.png",
        "zurich-1799-backs.png",
        "zurich-1799-order-of-battle-red.png",
        "zurich-1799-order-of-battle-black.png",
    ]
    assert job.pages == len(job.files)
    assert job.bound == tmp_path / "reports" / "zurich-1799.pdf"
    check_pdf(job.bound.read_bytes(), [path.read_bytes() for path in job.files])
    for path in job.files:
        found = chunks(path.read_bytes())
        assert struct.unpack(">II", found[b"IHDR"][:8]) == SHEET == (2480, 3508)
        assert struct.unpack(">IIB", found[b"pHYs"]) == (11811, 11811, 1)
    pack = pygame.image.load(str(job.files[0]))
    assert pack.get_at((5, 5))[:3] == (255, 255, 255)
    marks = [x for x in range(SHEET[0]) if pack.get_at((x, 400))[:3] == (150, 150, 150)]
    edges = marks[::2]
    assert [b - a for a, b in pairwise(edges)] == [744, 744, 744]  # 63 mm


def check_pdf(pdf: bytes, sheets: list[bytes]) -> None:
    """A page for every sheet, A4 to a tenth of a millimetre, with its picture as it was packed."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert len(boxes) == len(sheets)
    for w, h in boxes:
        assert float(w) / 72 * 25.4 == pytest.approx(210, abs=0.1)
        assert float(h) / 72 * 25.4 == pytest.approx(297, abs=0.1)
    for sheet in sheets:
        packed = chunks(sheet)[b"IDAT"]
        assert b"/Length %d >>\nstream\n%b\nendstream" % (len(packed), packed) in pdf
    table = int(pdf.rsplit(b"startxref\n", 1)[1].split()[0])
    assert pdf[table:].startswith(b"xref\n")
    places = re.findall(rb"(\d{10}) 00000 n", pdf[table:])
    assert len(places) == 2 + 3 * len(sheets)
    for number, place in enumerate(places, 1):
        assert pdf[int(place) :].startswith(b"%d 0 obj" % number)


def test_many_commands_take_further_sheets() -> None:
    battle = draft.new_battle()
    for _ in range(8):
        battle = draft.with_army(battle, RED, draft.with_command(battle.red))
    roster = roster_of([RosterLine(Arm.INFANTRY, "", "Battalion", 24)])
    for place in range(9):
        force = draft.with_roster(battle.red.forces[place], roster)
        battle = draft.with_force(battle, RED, place, force)
    press = Press(look(), Order(battle, pack=False))
    pages = [page for page in press.steps() if page is not None]
    assert [page.name for page in pages] == list(press.names)
    assert press.names == (
        "order-of-battle-red-1",
        "order-of-battle-red-2",
        "order-of-battle-red-3",
        "order-of-battle-black",
    )
    for page in pages:
        heights = [strip if isinstance(strip, int) else strip.get_height() for strip in page.strips]
        assert min(heights) >= 0
        assert sum(heights) == SHEET[1]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    job = PrintJob(Press(look(), Order(draft.new_battle())), tmp_path / "file" / "reports", "x")
    finish(job)
    assert "cannot be made" in job.trouble
    assert job.files == []


def test_a_job_can_be_stopped(tmp_path: Path) -> None:
    job = PrintJob(Press(look(), Order(draft.new_battle())), tmp_path, "x")
    for _ in range(5):
        job.advance()
    job.stop()
    assert job.over
    assert len(job.files) <= 1


def test_the_page_prints_what_is_chosen_and_tells_where(tmp_path: Path) -> None:
    house = BattleHouse(reports=tmp_path / "reports")
    player = Player(lambda: PrintScene(house.kit, draft.new_battle()))
    player.click("backs", 0.5)
    player.click("pack", 0.5)
    assert not player.form["backs"].enabled
    player.click("print")
    page = player.page
    assert isinstance(page, PrintScene)
    assert page.printing
    for _ in range(PATIENCE):
        player.step()
        pygame.time.wait(1)
        if not page.printing:
            break
    assert page.told == f"2 sheets and a PDF to print from: {tmp_path / 'reports'}."
    assert len(list((tmp_path / "reports").iterdir())) == 3
    player.keys("escape")
    assert player.here == "below"


def test_leaving_the_page_stops_the_press(tmp_path: Path) -> None:
    house = BattleHouse(reports=tmp_path)
    player = Player(lambda: PrintScene(house.kit, draft.new_battle()))
    player.form.focus("print")
    player.keys("enter")
    for _ in range(3):
        player.step()
    player.keys("escape")
    assert player.here == "below"
    assert len(list(tmp_path.iterdir())) <= 1


def test_nothing_chosen_is_nothing_to_print() -> None:
    player = Player(lambda: PrintScene(BattleHouse().kit, draft.new_battle()))
    player.click("pack", 0.5)
    player.click("roster", 0.5)
    assert not player.form["print"].enabled


@pytest.mark.parametrize("place", ["os.fsync", "os.replace"])
def test_of_a_report_that_the_disk_refuses_no_part_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(place, refuse)
    for saved in (
        save_text(tmp_path, "Adwa", ("one", "two")),
        save_picture(tmp_path, "Adwa", pygame.Surface((40, 30))),
    ):
        assert saved == "the disk is full"
    assert not list(tmp_path.iterdir())
