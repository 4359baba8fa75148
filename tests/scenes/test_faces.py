"""Card faces printed in parts, a frame's work each, are the faces printed in one go."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.engine.government.model import Colour
from game.engine.piles import Card, Suit
from game.scenes.faces import Faces
from game.scenes.sheet import Sheet
from tests.scenes import pages

CARDS = [
    (Card(13, Suit.SPADES), Colour.DOMESTIC),
    (Card(7, Suit.CLUBS), Colour.DOMESTIC),
    (Card(4, Suit.HEARTS), Colour.FOREIGN),
    (Card(0, None), Colour.FOREIGN),
]


@pytest.fixture
def faces() -> Faces:
    return Faces(pages.look(), pages.levels()[0].theme)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize(("card", "colour"), CARDS)
def test_a_face_prepared_in_parts_is_the_same_face(faces: Faces, card: Card, colour: Colour) -> None:
    parts = 1
    while not faces.prepare(card, colour):
        parts += 1
    assert parts >= 4
    at_once = Faces(pages.look(), pages.levels()[0].theme).face(card, colour)
    assert pixels(faces.face(card, colour)) == pixels(at_once)


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_a_face_asked_for_half_printed_is_finished_first(faces: Faces, parts: int) -> None:
    card, colour = CARDS[1]
    for _ in range(parts):
        assert not faces.prepare(card, colour)
    asked = faces.face(card, colour)
    assert pixels(asked) == pixels(Faces(pages.look(), pages.levels()[0].theme).face(card, colour))
    assert faces.prepare(card, colour), "it is whole now"
    assert faces.face(card, colour) is asked, "and not made again"


def test_no_frame_decodes_what_a_card_is_cut_from(monkeypatch: pytest.MonkeyPatch) -> None:
    look_now = pages.look()
    faces, asked = Faces(look_now, pages.levels()[0].theme), set[str]()

    def fetched(*names: str) -> bool:
        asked.update(names)
        return False

    monkeypatch.setattr(look_now.art, "fetched", fetched)
    card, colour = CARDS[1]
    assert not faces.prepare(card, colour)
    assert not faces.prepare_back(colour)
    assert {"card_stock", "paper_edge"} <= asked
    assert not faces._press.has_begun((card, colour, 1.0)), "nothing is printed before it is there"


def test_faces_of_cards_that_have_left_play_are_let_go(faces: Faces) -> None:
    """A whole government's would come to a tenth of all memory."""
    (kept, its_colour), (gone, other) = CARDS[:2]
    before, back = faces.face(kept, its_colour), faces.back(other)
    printed = faces.face(gone, other)
    faces.keep_only({(kept, its_colour)})
    assert faces.face(kept, its_colour) is before
    assert faces.back(other) is back, "a back is everybody's"
    anew = faces.face(gone, other)
    assert anew is not printed
    assert pixels(anew) == pixels(printed)


@pytest.mark.parametrize(
    ("size", "cut"), [((1920, 1080), "emblem_domestic_small"), ((3840, 2160), "emblem_domestic")]
)
def test_a_card_seen_large_has_the_cut_of_its_emblem_that_is_large_enough(
    size: tuple[int, int], cut: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed, tinted = set(), Sheet.tinted

    def watched(sheet: Sheet, name: str, *rest: Any) -> None:
        printed.add(name)
        tinted(sheet, name, *rest)

    monkeypatch.setattr(Sheet, "tinted", watched)
    Faces(pages.look(size), pages.levels()[0].theme).face(Card(8, Suit.CLUBS), Colour.DOMESTIC, 2.8)
    assert {name for name in printed if name.startswith("emblem")} == {cut}
