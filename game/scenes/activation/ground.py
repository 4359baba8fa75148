"""The cloth that battles are fought on: the table with a map chalked on it. It must not know the battle."""

from __future__ import annotations

from pygame import Surface

from game.stage.look import Look
from game.stage.sheets import copied

CLOTH = "war_table"


def war_ground(look: Look) -> Surface:
    """The ground over the whole window, made once for a size."""
    window = look.frame.window

    def make() -> Surface:
        table = look.art.table(window, None)
        return _chalked(look, table) if CLOTH in look.art.names else table

    return look.art.kept(("war ground", window), make)


def _chalked(look: Look, table: Surface) -> Surface:
    """The map over the whole cloth, cut off at the rim of the table."""
    w, h = look.frame.window
    stored = look.art.entry(CLOTH).size
    units = max(w / stored[0], h / stored[1]) / look.frame.k
    chalk = look.art.passing(CLOTH, stored[0] * units, stored[1] * units)
    rim = look.art.entry("mahogany_top")
    inside = look.frame.px(rim.rim / rim.density)
    for ground in copied(table):  # noqa: B007 - the last is whole
        look.art.pace.breathe()
    ground.set_clip(ground.get_rect().inflate(-2 * inside, -2 * inside))
    ground.blit(chalk, ((w - chalk.get_width()) // 2, (h - chalk.get_height()) // 2))
    ground.set_clip(None)
    return ground
