"""Pictures at their exact size, nine-slices that keep their corners, and plain words when one is missing."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.stage.art import Art, MissingArtError
from game.stage.cache import SurfaceCache, weight
from game.stage.geometry import Frame
from game.stage.look import Look
from game.stage.shadows import fitted_insets, nine_slice, soft_shadow

LENGTHS = st.integers(1, 300)
DRAWN = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@DRAWN
@given(st.sampled_from(["ticket_idle", "brass_hot", "paper_edge"]), LENGTHS, LENGTHS)
def test_nine_slices_have_the_size_asked_for(look: Look, name: str, w: int, h: int) -> None:
    k = look.frame.k
    size = look.art.nine(name, w, h).get_size()
    assert size == (max(1, int(w * k + 0.5)), max(1, int(h * k + 0.5)))


@DRAWN
@given(LENGTHS, LENGTHS)
def test_a_slice_keeps_its_corners(w: int, h: int) -> None:
    source = pygame.Surface((12, 12), pygame.SRCALPHA)
    source.fill((10, 20, 30, 255))
    for corner, colour in (((0, 0), "red"), ((11, 0), "green"), ((0, 11), "blue"), ((11, 11), "white")):
        source.set_at(corner, colour)
    insets = fitted_insets((3, 3, 3, 3), (w, h))
    assert insets[0] + insets[2] <= w
    assert insets[1] + insets[3] <= h
    out = nine_slice(source, insets, (w, h))
    assert out.get_size() == (w, h)
    if w >= 6 and h >= 6:
        corners = [out.get_at(p) for p in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1))]
        assert corners == [pygame.Color(c) for c in ("red", "green", "blue", "white")]


def test_a_picture_is_made_once(look: Look) -> None:
    assert look.art.picture("crown", 30, 30) is look.art.picture("crown", 30, 30)
    assert look.art.picture("crown", 30, 30).get_size() == (20, 20)
    assert look.art.nine("ticket_idle", 200, 60) is look.art.nine("ticket_idle", 200, 60)


def test_a_tint_keeps_the_outline(look: Look) -> None:
    plain, red = look.art.picture("crown", 24, 24), look.art.tinted("crown", 24, 24, (255, 0, 0))
    assert red.get_at((3, 3)).a == plain.get_at((3, 3)).a
    assert red.get_at((3, 3))[1:3] == (0, 0)


def test_tiles_repeat_without_a_seam(look: Look) -> None:
    tile = look.art.tile("paper", 40, 40, (5, 3))
    assert tile.get_at((0, 0)) == look.art.source("paper").get_at((5, 3))
    assert tile.get_at((0, 0)) == tile.get_at((16, 32))


def test_strips_come_in_frames(look: Look) -> None:
    frames = look.art.frames("strip", 24)
    assert len(frames) == 6
    assert {frame.get_size() for frame in frames} == {(16, 16)}
    assert look.art.frames("strip", 24)[2] is frames[2]


def test_panels_bring_their_shadow(look: Look) -> None:
    for w, h in ((300, 200), (40, 30), (900, 80)):
        panel, margin = look.art.panel(w, h)
        frame_w, frame_h = look.frame.px(w), look.frame.px(h)
        assert panel.get_size() == (frame_w + 2 * margin, frame_h + 2 * margin)
        assert panel.get_at((0, 0)).a == 0
        assert panel.get_at((margin + frame_w // 2, margin + frame_h // 2)).a == 255
    assert look.art.panel(300, 200, "card")[0] is look.art.panel(300, 200, "card")[0]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1366, 600)])
def test_the_table_fills_the_window(art_folder: Path, size: tuple[int, int]) -> None:
    frame = Frame.for_window(size)
    table = Art(art_folder, frame.k).table(size, frame)
    assert table.get_size() == size
    assert not table.get_flags() & pygame.SRCALPHA


def test_shadows_fade_to_nothing_at_their_edge() -> None:
    for size in ((200, 120), (9, 9)):
        shadow = soft_shadow(size, 10, 120)
        assert shadow.get_size() == (size[0] + 20, size[1] + 20)
        assert shadow.get_at((0, 0)).a < 12
        middle = shadow.get_at((shadow.get_width() // 2, shadow.get_height() // 2))
        assert middle.a > 40


def test_a_missing_picture_is_named(tmp_path: Path, look: Look) -> None:
    with pytest.raises(MissingArtError, match="unicorn"):
        look.art.picture("unicorn", 10, 10)
    manifest = {"lion": {"file": "lion.webp", "size": [4, 4]}}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    with pytest.raises(MissingArtError, match=r"lion\.webp"):
        Art(tmp_path, 1.0).picture("lion", 10, 10)


def test_pictures_may_be_decoded_in_another_thread(art_folder: Path) -> None:
    art = Art(art_folder, 1.0)
    thread = threading.Thread(target=art.preload, args=(["crown", "baize"],))
    thread.start()
    thread.join()
    assert art.picture("crown", 8, 8).get_size() == (8, 8)
    assert art.source("baize").get_size() == (16, 16)


def test_the_cache_lets_the_least_recently_used_go() -> None:
    def make() -> pygame.Surface:
        return pygame.Surface((10, 10), 0, 32)

    cache = SurfaceCache(3 * weight(make()))
    first = cache.get("a", make)
    second = cache.get("b", make)
    cache.get("c", make)
    assert cache.get("a", make) is first
    cache.get("d", make)
    assert cache.get("a", make) is first
    assert cache.get("b", make) is not second
    assert cache.bytes <= 3 * weight(first)


def test_what_was_decoded_ahead_and_nobody_came_for_makes_room(
    art_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = Art(art_folder, 1.0)
    art.preload(["crown"])
    monkeypatch.setattr("game.stage.art._AHEAD_BYTES", 1)
    art.preload(["baize"])
    assert list(art._decoded) == ["baize"], "what was asked for last is there, whatever it takes"
    assert art.source("crown").get_size() == Art(art_folder, 1.0).source("crown").get_size()


def test_what_is_wanted_again_makes_no_room_for_what_is_wanted_with_it(
    art_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = Art(art_folder, 1.0)
    monkeypatch.setattr("game.stage.art._AHEAD_BYTES", 1)
    art.preload(["crown"])
    art.fetched("crown", "baize")
    for _ in range(600):
        if not art.fetches:
            break
        time.sleep(0.005)
    time.sleep(0.05)  # room is made when all has been decoded
    assert art.ready("crown", "baize")
