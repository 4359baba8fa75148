"""Sprites in every pose, placed by their centre."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pygame import Surface

from game.stage import sprites
from game.stage.cache import MEGABYTE
from game.stage.geometry import Frame
from game.stage.sprites import Face2, SpriteBook
from game.stage.timeline import Move, Pose

FRAME = Frame.for_window((1920, 1080))
POSES = st.builds(
    Pose,
    x=st.floats(0, 1920),
    y=st.floats(0, 1080),
    scale=st.floats(0.1, 2),
    turn=st.floats(-1, 1),
    angle=st.floats(-400, 400),
    alpha=st.floats(0, 1),
    lift=st.floats(0, 1),
    spin=st.floats(0, 1.5),
    haste=st.floats(0, 1),
)


def filled(colour: str, size: tuple[int, int] = (60, 80)) -> Surface:
    surface = Surface(size, pygame.SRCALPHA).convert_alpha()
    surface.fill(colour)
    return surface


@pytest.fixture
def card() -> Face2:
    return Face2(filled("white"), filled("navy"), tuple(filled(c) for c in ("red", "green", "blue", "white")))


@pytest.fixture
def book(card: Face2) -> SpriteBook:
    return SpriteBook(lambda _: card, FRAME)


def test_at_rest_it_is_the_very_surface(book: SpriteBook, card: Face2) -> None:
    assert book.items("x", Pose(100, 100)) == ((card.front, (70, 60)),)
    assert book.item("x", Pose(100, 100, turn=-1.0))[0] is card.back


def test_turning_squeezes_and_shows_the_back(book: SpriteBook) -> None:
    surface, position = book.item("x", Pose(100, 100, turn=-0.5))
    assert surface.get_size() == (30, 80)
    assert position == (85, 60)
    assert surface.get_at((15, 40)).b > 0
    assert surface.get_at((15, 40)).r == surface.get_at((15, 40)).g == 0
    assert book.item("x", Pose(100, 100, turn=0.0))[0].get_width() == 1


def test_what_turns_darkens_as_it_closes_and_lights_as_it_opens(book: SpriteBook) -> None:
    lights = [book.item("x", Pose(0, 0, turn=t))[0].get_at((0, 40)).r for t in (0.2, 0.4, 0.6, 0.8, 1.0)]
    assert lights == sorted(lights)
    assert lights[0] < 160
    assert lights[-1] == 255
    darker = [book.item("x", Pose(0, 0, turn=-t))[0].get_at((0, 40)).b for t in (0.8, 0.5, 0.2)]
    assert darker == sorted(darker, reverse=True)
    assert book.item("x", Pose(0, 0, turn=0.5))[0] is book.item("x", Pose(0, 0, turn=0.5))[0], "made once"


def test_without_a_back_the_front_serves() -> None:
    front = filled("white")
    assert SpriteBook(lambda _: Face2(front), FRAME).item("x", Pose(0, 0, turn=-1.0))[0] is front


def test_spin_runs_through_the_frames_and_ends_on_the_last(book: SpriteBook, card: Face2) -> None:
    assert book.item("x", Pose(0, 0, spin=0.0))[0] is card.front
    shown = [book.item("x", Pose(0, 0, spin=s))[0] for s in (0.1, 0.3, 0.6, 0.9, 1.0, 3.0)]
    assert shown == [*card.frames, card.frames[-1], card.frames[-1]]


def test_angles_are_kept_by_three_degrees(book: SpriteBook) -> None:
    a, b = book.item("x", Pose(0, 0, angle=44.1))[0], book.item("x", Pose(0, 0, angle=45.9 - 0.5))[0]
    assert a is b
    assert a is not book.item("x", Pose(0, 0, angle=48))[0]
    assert book.item("x", Pose(0, 0, angle=405))[0] is a


def test_fading(book: SpriteBook, card: Face2) -> None:
    half = book.item("x", Pose(0, 0, alpha=0.5))[0]
    assert 120 <= half.get_at((5, 5)).a <= 130
    assert card.front.get_at((5, 5)).a == 255
    assert book.items("x", Pose(0, 0, alpha=0.01)) == ()


def test_lifting_adds_a_shadow_beneath_to_the_right_and_down(book: SpriteBook, card: Face2) -> None:
    (shadow, at), (thing, place) = book.items("x", Pose(100, 100, lift=1.0))
    assert thing is card.front
    assert shadow.get_width() > thing.get_width()
    assert at[0] + shadow.get_width() // 2 > place[0] + thing.get_width() // 2
    assert at[1] + shadow.get_height() // 2 > place[1] + thing.get_height() // 2


def test_the_higher_the_darker_its_shadow(book: SpriteBook) -> None:
    shadows = [book.items("x", Pose(100, 100, lift=lift))[0][0] for lift in (0.2, 0.4, 0.6, 0.8, 1.0)]
    darkness = [max(s.get_at((x, s.get_height() // 2)).a for x in range(s.get_width())) for s in shadows]
    assert darkness == sorted(set(darkness))
    assert 100 <= darkness[-1] <= 120


def test_what_shrinks_in_flight_is_scaled_from_a_smaller_copy_and_at_rest_from_the_whole() -> None:
    front = Surface((200, 280), pygame.SRCALPHA).convert_alpha()
    front.fill("black")
    for x in range(0, 200, 2):
        front.fill("white", (x, 0, 1, 280))
    book = SpriteBook(lambda _: Face2(front), FRAME)
    still = book.item("x", Pose(0, 0, scale=0.4))[0]
    flying = book.item("x", Pose(0, 0, scale=0.4, lift=0.5))[0]
    assert still.get_size() == flying.get_size() == (80, 112)
    assert still is not flying
    sought = pygame.transform.average_color(
        pygame.transform.smoothscale(front, (80, 112)), consider_alpha=True
    )
    found = pygame.transform.average_color(flying, consider_alpha=True)
    assert all(abs(a - b) <= 6 for a, b in zip(sought, found, strict=True))


def test_what_flies_is_prepared_copy_by_copy_so_that_no_frame_of_it_smooths(
    monkeypatch: pytest.MonkeyPatch, book: SpriteBook
) -> None:
    smoothed: list[tuple[int, int]] = []
    smooth = pygame.transform.smoothscale

    def counted(surface: Surface, size: tuple[int, int]) -> Surface:
        smoothed.append(size)
        return smooth(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", counted)
    calls = 0
    while not book.prepare("x", 0.4):
        calls += 1
        assert len(smoothed) == calls, "one a call"
    assert min(height for _, height in smoothed) >= 0.4 * 80
    assert {size[1] < 80 for size in smoothed} == {True}
    before = len(smoothed)
    for scale in (0.95, 0.8, 0.63, 0.4):
        shown = book.item("x", Pose(0, 0, scale=scale, lift=0.5, haste=0.5))[0]
        assert shown.get_height() == round(80 * scale)
    assert len(smoothed) == before
    book.item("x", Pose(0, 0, scale=0.63, lift=0.5))
    assert len(smoothed) == before + 1, "what stays in the air is smoothed"


def test_the_copies_of_a_back_that_all_share_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies of two cards and of the back fit: those of a card that has gone make room, the back's do not."""
    back, fronts = filled("navy", (200, 280)), [filled("white", (200, 280)) for _ in range(6)]
    book = SpriteBook(lambda look: Face2(fronts[int(str(look))], back), FRAME, copies=3 * MEGABYTE // 2)
    smooth, copied = pygame.transform.smoothscale, []

    def counted(surface: Surface, size: tuple[int, int]) -> Surface:
        if surface is back:
            copied.append(size)
        return smooth(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", counted)
    for look in "012345":
        while not book.prepare(look, 0.4):
            pass
    assert len(copied) > 3
    assert len(copied) == len(set(copied))


def test_shadows_of_a_flight_are_made_ahead_too(monkeypatch: pytest.MonkeyPatch, book: SpriteBook) -> None:
    flight = Move("x", Pose(0, 0), Pose(400, 0, scale=0.5), 0.0, 0.5, rise=0.8)
    pieces = sum(1 for _ in book.ahead("x", flight.path(16)))
    assert pieces > 4
    made: list[object] = []
    for module, name in ((sprites, "stretched_shadow"), (pygame.transform, "smoothscale")):
        monkeypatch.setattr(module, name, lambda *args: made.append(args))
    for step in range(17):
        assert book.items("x", flight.pose_at(step / 32), flies=True)
    assert not made


def test_a_shadow_in_haste_is_one_nearly_as_dark_where_there_is_one(book: SpriteBook) -> None:
    (known, _), _ = book.items("x", Pose(0, 0, lift=0.4))
    (hasty, _), _ = book.items("x", Pose(0, 0, lift=0.6, haste=0.5))
    (slow, _), _ = book.items("x", Pose(0, 0, lift=0.6))
    assert hasty is known
    assert slow is not known


def test_what_has_nearly_come_to_rest_is_shown_as_it_will_lie(book: SpriteBook, card: Face2) -> None:
    assert book.item("x", Pose(0, 0, scale=0.995, turn=0.995, haste=0.01))[0] is card.front
    assert book.item("x", Pose(0, 0, scale=0.9, haste=0.01))[0].get_size() == (54, 72)
    assert book.item("x", Pose(0, 0, scale=0.98))[0].get_size() == (59, 78), "where it stays, it is exact"


def test_what_lies_on_the_table_is_kept_by_nobody_once_it_has_gone() -> None:
    book = SpriteBook(lambda _: Face2(filled("white", (700, 700))), FRAME)
    for look in range(60):
        assert book.items(look, Pose(0, 0, scale=0.9)) == book.items(look, Pose(0, 0, scale=0.9))
    assert len(book._lying) <= 1
    assert not book._cache.bytes


def test_what_hangs_turned_for_long_is_turned_once_however_many_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pictures = [Face2(filled("white", (246, 338))) for _ in range(10)]
    book = SpriteBook(lambda look: pictures[int(str(look))], FRAME, hanging=8 * MEGABYTE)
    hanging = [(str(i), Pose(100.0 * i, 100, scale=0.7, angle=-6.0)) for i in range(10)]
    shown = [book.items(look, pose) for look, pose in hanging]
    monkeypatch.setattr(pygame.transform, "rotozoom", None)
    assert [book.items(look, pose) for look, pose in hanging] == shown


def test_what_is_shown_for_one_frame_takes_no_more_room_the_longer_it_flies(book: SpriteBook) -> None:
    for step in range(400):
        book.items("x", Pose(0, 0, scale=0.3 + step / 1000, angle=3.0 * step, haste=0.5))
    assert book._passing.bytes <= 2 * MEGABYTE
    assert not book._cache.bytes


@settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(POSES)
def test_every_pose_is_centred(book: SpriteBook, pose: Pose) -> None:
    for surface, (x, y) in book.items("x", pose)[-1:]:
        assert abs(x + surface.get_width() / 2 - pose.x) <= 1.01
        assert abs(y + surface.get_height() / 2 - pose.y) <= 1.01
