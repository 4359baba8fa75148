"""Faces of the activation pack: printed in parts, shared backs, and let go with their cards."""

from __future__ import annotations

import pytest

from game.engine.piles import Card, Suit
from game.scenes.activation.cards import ActivationFaces
from tests.scenes import pages
from tests.scenes.test_faces import pixels

LARGE, SMALL = 1.4, 0.4
CARDS = [Card(10, Suit.SPADES), Card(13, Suit.HEARTS), Card(0, None)]


@pytest.fixture
def faces() -> ActivationFaces:
    return ActivationFaces(pages.look())


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("scale", [LARGE, SMALL])
def test_a_face_prepared_in_parts_is_the_same_face(faces: ActivationFaces, card: Card, scale: float) -> None:
    parts = 1
    while not faces.prepare(card, scale):
        assert not faces.has(card, scale)
        parts += 1
    assert parts >= 3
    assert pixels(faces.face(card, scale)) == pixels(ActivationFaces(pages.look()).face(card, scale))


def test_a_face_asked_for_half_printed_is_finished(faces: ActivationFaces) -> None:
    card = CARDS[0]
    assert not faces.prepare(card, LARGE)
    assert not faces.prepare(card, LARGE)
    asked = faces.face(card, LARGE)
    assert pixels(asked) == pixels(ActivationFaces(pages.look()).face(card, LARGE))
    assert faces.face(card, LARGE) is asked, "and not made again"


def test_only_the_large_faces_of_other_cards_are_let_go(faces: ActivationFaces) -> None:
    """The discards go on showing their small ones; the back is every card's, and copies of it are kept."""
    kept, gone, _ = CARDS
    large, back = faces.face(kept, LARGE), faces.back(LARGE)
    faces.face(gone, LARGE)
    small = faces.face(gone, SMALL)
    faces.forget(LARGE, but=(kept,))
    assert not faces.has(gone, LARGE)
    assert faces.face(kept, LARGE) is large
    assert faces.face(gone, SMALL) is small
    assert faces.back(LARGE) is back
