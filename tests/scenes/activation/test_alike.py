"""What is told of equals is told alike, in one size of type."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest

from game.engine.activation.model import RED
from game.scenes.activation.muster_commands import CommandsScene
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.text import Style
from tests.scenes.activation.fighting import Fight, battles
from tests.scenes.activation.house import BattleHouse
from tests.scenes.pages import TEXT_SIZES, Player


class Setter:
    """The sizes, in units at 100 %, in which words have been set on sheets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: dict[str, float] = {}
        text, block = Sheet.text, Sheet.block_middle

        def watched_text(sheet: Sheet, words: str, style: Style, box: Box, *rest: object) -> None:
            self.sizes[words] = sheet.look.type.fitting(words, style, box.w, box.h)
            text(sheet, words, style, box, *rest)  # type: ignore[arg-type]

        def watched_block(sheet: Sheet, words: str, style: Style, box: Box) -> None:
            self.sizes[words] = sheet.look.type.alike([words], style, box.w, box.h, lines=2).size
            block(sheet, words, style, box)

        monkeypatch.setattr(Sheet, "text", watched_text)
        monkeypatch.setattr(Sheet, "block_middle", watched_block)

    def spread(self, *words: str) -> float:
        """How much the sizes of some words differ."""
        sizes = [self.sizes[each] for each in words]
        return max(sizes) - min(sizes)


@pytest.fixture
def setter(monkeypatch: pytest.MonkeyPatch) -> Setter:
    return Setter(monkeypatch)


@pytest.mark.parametrize(("size", "text"), tuple(product(((1280, 720), (1080, 1920)), TEXT_SIZES)))
def test_what_generals_command_is_told_in_one_size(setter: Setter, size: tuple[int, int], text: int) -> None:
    player = Player(lambda: CommandsScene(BattleHouse().kit, battles()["modder-river"], RED, 0), size, text)
    player.step()
    assert setter.spread("7 units, average", "7 units, good") < 0.5


def test_both_commands_on_the_table_are_told_in_one_size(setter: Setter, tmp_path: Path) -> None:
    fight = Fight(tmp_path, "modder-river", size=(480, 854))
    kit = fight.puppet.app.kit
    kit.change(msgspec.structs.replace(kit.settings(), text_size=150))
    fight.puppet.tick(30)
    assert setter.spread("Henry Colvile, average", "Koos de la Rey, good") < 0.5
    assert setter.spread("7 units", "9 units") < 0.5
    fight.close()
