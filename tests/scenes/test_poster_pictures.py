"""Pictures of the rules as they stand on a poster: as large as there is room for, and nothing cut off."""

from __future__ import annotations

import pygame
import pytest

from game.content.attract_words import Attract
from game.content.rulebook import Picture
from game.scenes.book_plate import CAPTION_H
from game.scenes.faces import CARD_H, CARD_W
from game.scenes.rules_pictures import Plate, pictures
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from tests.scenes.pages import levels, look

SIDE = 900.0


def inked(name: Picture, *, captioned: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """What a picture covers of a large square, and the square."""
    seen, level = look((1440, 1080)), levels()[0]
    sheet = Sheet(seen, Box(0, 0, 1440, 1080), "none")
    room = Box(270, 40, SIDE, SIDE)
    pictures(level.theme, level.rules, captioned=captioned)(seen)(
        sheet, Box(room.x, room.y, room.w, room.h + CAPTION_H), name
    )
    surface = sheet.surface
    if captioned:  # of the picture alone
        surface = surface.copy()
        surface.fill((0, 0, 0, 0), sheet.rect(Box(0, room.bottom, 1440, CAPTION_H)))
    return surface.get_bounding_rect(), sheet.rect(room)


@pytest.mark.parametrize("captioned", [True, False])
@pytest.mark.parametrize("room", [Box(0, 0, 430, 560), Box(0, 0, 690, 700), Box(0, 0, 900, 400)])
def test_cards_that_cost_support_lie_apart_so_that_each_can_be_read(
    room: Box, captioned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[Box] = []

    def face(plate: Plate, _name: str, x: float, y: float, height: float) -> None:
        laid.append(plate.at(Box.around(x, y, height * CARD_W / CARD_H, height)))

    monkeypatch.setattr(Plate, "face", face)
    level = levels()[0]
    sheet = Sheet(look(), room, "none")
    pictures(level.theme, level.rules, captioned=captioned)(look())(sheet, room, "unrest")
    assert len(laid) == 2 + 3
    for i, card in enumerate(laid):
        assert card.x >= room.x
        assert card.right <= room.right
        assert all(card.right < other.x or card.y != other.y for other in laid[i + 1 :])


@pytest.mark.parametrize("name", [name for name, _ in Attract.STEPS])
def test_a_picture_without_a_caption_fills_more_of_its_room_and_stays_within_it(name: Picture) -> None:
    (enlarged, room), (usual, _) = inked(name, captioned=False), inked(name, captioned=True)
    assert room.contains(enlarged)
    assert enlarged.h > 1.15 * usual.h
    assert enlarged.h > 0.25 * room.h
    assert enlarged.w >= usual.w - 4 or enlarged.w > 0.7 * room.w
