"""Where an engraving lies that is shown as large as the screen allows. Pure geometry: draws nothing."""

from __future__ import annotations

from game.stage.geometry import Box, Frame

SIDE = 84.0  # of the buttons beside the print
RIM = 46.0  # of paper round the picture
CAPTION = 176.0
BELOW = 40.0  # from an upright screen's print to the buttons below it


def plate_of(frame: Frame) -> Box:
    """The picture: four wide to three high, as large as the safe part allows."""
    sheet = sheet_of(frame)
    width = sheet.w - 2 * RIM
    return Box(sheet.x + RIM, sheet.y + RIM, width, width * 3 / 4)


def sheet_of(frame: Frame) -> Box:
    """The paper that it is printed on."""
    safe = frame.safe
    if frame.upright:
        width = safe.w - 2 * RIM
        return Box.around(safe.cx, safe.cy - (BELOW + SIDE) / 2, safe.w, width * 3 / 4 + RIM + CAPTION)
    width = min((safe.h - RIM - CAPTION) * 4 / 3, safe.w - 2 * (SIDE + 16) - 2 * RIM)
    return Box.around(safe.cx, safe.cy, width + 2 * RIM, width * 3 / 4 + RIM + CAPTION)
