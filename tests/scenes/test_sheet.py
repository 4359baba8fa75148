"""Printing on a sheet: tables of even weight, sentences without a lonely word, numbers that fit."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style


def runs(sheet: Sheet, y: int) -> list[int]:
    """The widths of the inked stretches of a line of pixels."""
    row = [sheet.surface.get_at((x, y)).a > 0 for x in range(sheet.surface.get_width())]
    text = "".join("#" if inked else " " for inked in row)
    return [len(stretch) for stretch in text.split()]


def test_every_line_of_a_grid_has_the_same_weight(look: Look) -> None:
    sheet = Sheet(look, Box(0, 0, 700, 100), "none")
    sheet.grid(Box(3, 3, 677, 80), 13, 1, palette.INK)
    assert runs(sheet, 30) == [sheet.px(2)] * 14


def test_the_lines_of_a_sentence_come_out_about_alike(look: Look) -> None:
    sheet = Sheet(look, Box(0, 0, 900, 120), "none")
    style = Style(Face.FELL, 36, palette.INK, align="centre")
    sheet.block_middle("This tax takes Support below 1, and the government falls at once.", style, sheet.box)
    upper, lower = (
        pygame.mask.from_surface(sheet.surface.subsurface(half)).get_bounding_rects()
        for half in (pygame.Rect(0, 0, 600, 40), pygame.Rect(0, 40, 600, 40))
    )
    widths = [max(r.right for r in half) - min(r.x for r in half) for half in (upper, lower)]
    assert min(widths) > 0.7 * max(widths)


@pytest.mark.parametrize("room", [Box(50, 50, 120, 60), Box(50, 50, 600, 24)])
def test_a_change_never_prints_beyond_its_room(look: Look, room: Box) -> None:
    sheet = Sheet(look, Box(0, 0, 700, 160), "none")
    sheet.change(14, 21, Style(Face.CASLON_BOLD, 64), room)
    assert sheet.rect(room).contains(sheet.surface.get_bounding_rect())


def test_where_words_lie_is_told_to_the_pixel(look: Look) -> None:
    sheet = Sheet(look, Box(100, 50, 600, 200), "none")
    style = Style(Face.CASLON, 36, palette.INK)
    sheet.text("Support", style, Box(120, 60, 300, 50), "right")
    sheet.rule((120, 130), (500, 130), palette.INK)  # tells nothing
    sheet.block("Leaving it alone is free.", style, Box(120, 150, 180, 90))
    told = [sheet.rect(box) for box in sheet.told]
    inked = pygame.mask.from_surface(sheet.surface)
    for rect in told:
        assert inked.overlap_area(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
    told.append(sheet.rect(Box(120, 130, 382, 3)))
    for rect in told:
        inked.erase(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
    assert inked.count() == 0


def test_what_has_been_told_is_looked_at_once(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guided round asks in every frame whether words have come to lie below its balloon."""
    seen: list[object] = []
    slices = Sheet._slices

    def counted(sheet: Sheet, image: pygame.Surface, at: tuple[int, int]) -> Iterator[Box]:
        seen.append(image)
        return slices(sheet, image, at)

    monkeypatch.setattr(Sheet, "_slices", counted)
    sheet = Sheet(look, Box(0, 0, 600, 200), "none")
    style = Style(Face.CASLON, 36, palette.INK)
    sheet.text("Support", style, Box(20, 10, 300, 50))
    first = sheet.told
    assert first
    assert sheet.told == first
    sheet.text("Treasury", style, Box(20, 90, 300, 50))
    assert sheet.told[: len(first)] == first
    assert len(sheet.told) > len(first)
    assert len(seen) == 2
