"""`python -m tools.quickcard card.pdf`: the card that lies beside the screen at a show, in A6, both sides.

The front tells visitors how to play, the back is for the staff. A name that ends in .png makes two pictures
of it instead, front and back, at 300 dots an inch.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame import Surface

from game.content.pdf import pdf_bytes
from game.content.places import find_places
from game.content.png import png_bytes
from game.content.quickcard_words import Back, Front
from game.content.words import GAME
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.art import Art
from game.stage.geometry import Box, Frame, whole
from game.stage.look import Look
from game.stage.text import Face, Style, Type

DOTS = 300  # an inch
K = DOTS / 254  # dots in a tenth of a millimetre, which is the unit of what is laid out below
CARD = Box(0, 0, 1050, 1480)  # A6
SIZE = whole(CARD.w * K), whole(CARD.h * K)
PICTURE, PART = "title_whole", pygame.Rect(330, 225, 1296, 640)  # the hustings
POINT = 72 / 254  # points in a unit
CORNERS = CARD.h - 172  # where those at the foot begin
WHITE = (255, 255, 255)

NAME = Style(Face.CASLON_BOLD, 92, palette.INK, tracking=0.01, scales=False)
QUESTION = Style(Face.FELL_ITALIC, 56, palette.RED, scales=False)
NUMBER = Style(Face.CASLON_BOLD, 74, palette.RED, scales=False)
LEAD = Style(Face.CASLON_BOLD, 35, palette.INK, scales=False)
TEXT = Style(Face.FELL, 36, palette.INK, scales=False)
SMALL = Style(Face.FELL, 31, palette.INK, scales=False)
SMALL_LEAD = Style(Face.CASLON_BOLD, 31, palette.RED, scales=False)
FOOT = Style(Face.FELL_ITALIC, 34, palette.INK, align="centre", scales=False)
HEADING = Style(Face.CASLON_BOLD, 84, palette.RED, scales=False)


def sides() -> tuple[Surface, Surface]:
    """The front and the back, as they are printed."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    assets = find_places(Path()).assets
    frame = Frame(SIZE, CARD.w, CARD.h, K, 0, 0)
    look = Look(frame, Type(assets / "fonts", K), Art(assets / "art", K))
    return _front(look), _back(look)


def _blank(look: Look) -> Sheet:
    """White card with a printer's border."""
    sheet = Sheet(look, CARD, "none")
    sheet.surface.fill(WHITE)
    sheet.frame(CARD.inset(46), palette.INK, 7)
    sheet.frame(CARD.inset(60), palette.INK, 2)
    corner = look.art.tinted("fleuron_corner", 96, 96, palette.RED)
    inner = CARD.inset(72)
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        box = Box(inner.right - 96 if right else inner.x, inner.bottom - 96 if low else inner.y, 96, 96)
        sheet.paste(pygame.transform.flip(corner, right, low), box)
    return sheet


def _front(look: Look) -> Surface:
    sheet = _blank(look)
    sheet.text(GAME, NAME, Box(160, 84, 730, 110))
    sheet.text(Front.QUESTION, QUESTION, Box(170, 190, 710, 66))
    place = Box.around(CARD.w / 2, 404, 567, 280)
    printed = pygame.transform.smoothscale(look.art.source(PICTURE).subsurface(PART), sheet.rect(place).size)
    sheet.paste(printed, place)
    sheet.frame(place.inset(-7), palette.INK, 2)
    y = 564.0
    for number, (lead, text) in enumerate(Front.STEPS, 1):
        sheet.text(str(number), NUMBER, Box(96, y + 4, 70, 80))
        y = _paragraph(sheet, lead, text, Box(184, y, 766, CORNERS - y), LEAD, TEXT) + 10
    sheet.tinted("rule", Box.around(CARD.w / 2, y + 13, 420, 26), palette.INK)
    y += 40
    for lead, text in (Front.TOUCH, Front.KEYS):
        y = _paragraph(sheet, lead, text, Box(104, y, 846, CORNERS - y), SMALL_LEAD, SMALL) + 6
    sheet.block_middle(Front.FOOT, FOOT, Box(190, CORNERS + 6, 670, CARD.h - 76 - CORNERS))
    return sheet.surface


def _back(look: Look) -> Surface:
    sheet = _blank(look)
    sheet.text(Back.HEADING, HEADING, Box(180, 92, 690, 100))
    sheet.tinted("rule", Box.around(CARD.w / 2, 212, 420, 26), palette.INK)
    y = 250.0
    for lead, text in Back.PARTS:
        y = _paragraph(sheet, lead, text, Box(104, y, 842, CORNERS - y), SMALL_LEAD.at(36), TEXT) + 18
    sheet.text(Back.CALL, SMALL_LEAD.at(36), Box(180, 1330, 200, 50), "left")
    sheet.rule((390, 1372), (860, 1372), palette.INK, 2)
    return sheet.surface


def _paragraph(sheet: Sheet, lead: str, text: str, box: Box, bold: Style, plain: Style) -> float:
    """A paragraph that begins with a few bold words; its foot. Raises ValueError if it is too long."""
    words = [(word, bold) for word in lead.split()] + [(word, plain) for word in text.split()]
    space = plain.size * 0.26
    line = sheet.look.type.lines_height(plain) * 1.02
    x, y = box.x, box.y
    for word, style in words:
        width = sheet.look.type.measure(word, style)[0]
        if x > box.x and x + width > box.right:
            x, y = box.x, y + line
        sheet.paste(sheet.look.type.line(word, style), Box(x, y, width, line), "left")
        x += width + space
    if y + line > box.bottom:
        raise ValueError(f"there is no room for all of {lead!r}")
    return y + line


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when the card is written, 1 where it cannot be; a wrong call leaves with 2."""
    parser = argparse.ArgumentParser(prog="python -m tools.quickcard", description=__doc__)
    parser.add_argument("path", type=Path, metavar="CARD", help="card.pdf, or card.png for two pictures")
    path = parser.parse_args(arguments).path
    if path.suffix not in (".pdf", ".png"):
        parser.error(f"expected a name that ends in .pdf or .png, not {path.name}")
    try:
        _write(path)
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


def _write(path: Path) -> None:
    sheets = [png_bytes(side.get_size(), [pygame.image.tobytes(side, "RGB")], DOTS) for side in sides()]
    if path.suffix == ".pdf":
        path.write_bytes(pdf_bytes(sheets, (CARD.w * POINT, CARD.h * POINT)))
        return
    for sheet, name in zip(sheets, ("front", "back"), strict=True):
        path.with_stem(f"{path.stem}-{name}").write_bytes(sheet)


if __name__ == "__main__":
    sys.exit(main())
