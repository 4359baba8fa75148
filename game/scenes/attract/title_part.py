"""The crowd before the hustings with the game's name, and candles by which passers-by are asked to play."""

from __future__ import annotations

from collections.abc import Callable

from game.content.words import GAME, SUBTITLE
from game.scenes.attract.part import foot, room
from game.scenes.candle import Candle
from game.scenes.election import Election
from game.scenes.ribbon import print_ribbon
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.text import Face, Style

UPRIGHT_FOOT = 1330.0  # how far down the picture reaches on an upright screen
SUBTITLE_STYLE = Style(Face.FELL_ITALIC, 60, palette.INK, align="centre", scales=False)
LARGE = 92.0  # the slip's letters on an upright screen
CLUB = Style(Face.FELL_SC, 44, palette.INK, align="centre", scales=False)
APART = 800.0  # from candle to candle, between which the line stands that asks to play
MARGIN = 76.0  # from the edge to a candle, where that line is as broad as the screen


class TitlePart:
    """Six seconds of it."""

    seconds = 6.0

    def __init__(self, crowd: Callable[[Look], Election | None], club: str) -> None:
        """`crowd` gives the picture for a look; there may be none."""
        self._crowd = crowd
        self._election: Election | None = None
        self._candles: list[Candle] = []
        self._club = club

    @property
    def whole(self) -> bool:
        """Whether the picture is there; its candles come when theirs are."""
        return self._election is None or self._election.shown

    def arrange(self, look: Look) -> None:
        """Picture, ribbon and slip for this size."""
        self._look = look
        self._election = self._crowd(look)
        self._candles = _candles(look) if self._election is not None else []
        self._printed: tuple[Item, ...] = (
            self._subtitle(look),
            print_ribbon(look, _ribbon(look), GAME.upper()),
        )

    def advance(self, dt: float) -> None:
        """The crowd sways, the candles burn."""
        if self._election is not None:
            self._election.advance(dt)
            for candle in self._candles:
                candle.advance(dt)

    def draw(self, canvas: Canvas, _alpha: float) -> None:
        """Picture, ribbon, slip, and candles once the picture is there."""
        election, look = self._election, self._look
        canvas.background = election.background if election is not None else None
        if canvas.background is None:
            canvas.background = look.art.table(look.frame.window, look.frame)
        if election is not None:
            canvas.live(election.items())
        canvas.live(self._printed)
        if election is not None and election.shown:
            canvas.live([item for candle in self._candles for item in candle.items()])

    def leave(self) -> None:
        """The crowd is kept for the next round."""

    def _subtitle(self, look: Look) -> Item:
        """A slip that looks out below the ribbon, with the club's name where there is one."""
        box = self._slip(look)
        sheet = Sheet(look, box)
        upper = Box(box.x + 30, box.y + 26, box.w - 60, box.h - 26 - (80 if self._club else 24))
        style = SUBTITLE_STYLE.at(LARGE) if look.frame.upright else SUBTITLE_STYLE
        sheet.block_middle(SUBTITLE, style, upper)
        if self._club:
            sheet.text(self._club, CLUB, Box(box.x + 40, upper.bottom + 4, box.w - 80, 58))
        return sheet.item

    def _slip(self, look: Look) -> Box:
        """Below the ribbon; on an upright screen below the picture, where there is more room."""
        if look.frame.upright:
            area = room(look)
            return Box(area.x, UPRIGHT_FOOT + 40, area.w, area.bottom - UPRIGHT_FOOT - 66)
        ribbon = _ribbon(look)
        width = min(room(look).w * 0.94, look.type.measure(SUBTITLE, SUBTITLE_STYLE)[0] + 110)
        return Box(ribbon.cx - width / 2, ribbon.bottom - 34, width, 186.0 if self._club else 124.0)


def _ribbon(look: Look) -> Box:
    """Across the top; where there is little width its tails hang over the rim of the table."""
    safe = look.frame.safe
    return Box(safe.x, safe.y, safe.w, 196) if look.frame.wide else Box(safe.x - 44, safe.y, safe.w + 88, 132)


def _candles(look: Look) -> list[Candle]:
    """One at either side: of the line that asks to play, or on an upright screen of the picture's foot."""
    area = room(look)
    if look.frame.upright:
        places, base, height = (area.x + MARGIN, area.right - MARGIN), UPRIGHT_FOOT + 30, 300.0
    else:
        middle = foot(look).cx
        places = middle - APART / 2, middle + APART / 2
        base = look.frame.to_layout((0, look.frame.window[1]))[1] - 6
        height = 250.0 if look.frame.wide else 210.0
    return [Candle(look, (x, base), height, number) for number, x in enumerate(places)]
