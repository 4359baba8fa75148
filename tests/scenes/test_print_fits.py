"""In every page, in windows of every arrangement and at the least and largest size of text.

All words are whole, apart, on paper, and seen; all controls as large as hands need them, in order, in reach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.content.engagement import Engagement
from game.engine.activation.commands import TurnCard
from game.scenes.activation.scene import BattleScene
from game.scenes.government.scene import GovernmentScene
from game.scenes.overlay import Page, PagedPage
from game.scenes.sheet import Sheet
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.scene import Scene
from game.stage.text import Style
from tests.scenes.activation.test_battle_layout import fought, kit
from tests.scenes.pages import House, Player, ministry
from tests.scenes.test_pages_everywhere import PAGES
from tests.scenes.witnessing import Watch, fresh, watch
from tools.fitness import controls
from tools.fitness.witness import Witness, watching

__all__ = ["watch"]

# One window of each arrangement; the smallest, where rounding to pixels takes most.
SHAPES = ((800, 600), (1024, 600), (800, 1280))
TEXT = (100, 200)
LIES_ON_PRINT = ("CardFace", "Spot", "Mounted")  # what has its own words printed below it
TURNED = ("won", "fallen")  # to their accounts
BY_ENTER = ("sign",)  # where up and down turn a wheel, and Enter leads on to the next thing


def faults(player: Player, witness: Witness) -> Iterator[str]:
    """What is amiss on the leaf that is open."""
    page = player.page
    assert isinstance(page, Page)
    page.form.items(player.look)
    yield from witness.faults()
    shown = [item[0] for item in page._printed]
    sheets = list({id(p.sheet): p.sheet for p in witness.printed if p.sheet.surface in shown}.values())
    for widget in page.form.widgets:
        if widget.focusable and type(widget).__name__ not in LIES_ON_PRINT:
            for words in witness.under(sheets, player.look.frame.rect(widget.box)):
                yield f"{words!r} below {widget.name}"
    yield from controls.faults(page.form, player.look)
    witness.forget()


def leaves(player: Player, name: str) -> int:
    """How many there are."""
    page = player.page
    return page.leaves(player.look) if isinstance(page, PagedPage) else 2 if name in TURNED else 1


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("name", PAGES)
def test_all_words_are_whole_and_apart_and_all_controls_in_reach(
    name: str, size: tuple[int, int], watch: Watch
) -> None:
    found = []
    for text in TEXT:
        watch.witness.forget()
        player = Player(lambda: PAGES[name](House()), shown=watch.look(size, text))
        assert watch.witness.printed
        for leaf in range(leaves(player, name)):
            found += [f"{text} %, leaf {leaf}: {fault}" for fault in faults(player, watch.witness)]
            player.give(KeyPressed("pagedown"))
    assert [fault for fault in found if name not in BY_ENTER or "arrows" not in fault] == []


def at_a_joker() -> Engagement:
    """A battle in which a turn has just ended."""
    engagement = fought(cards=1)
    while (turned := engagement.match.state.card) is None or not turned.is_joker:
        engagement.do(TurnCard())
    return engagement


TABLES: dict[str, Callable[[], Scene]] = {
    "a first turn": lambda: GovernmentScene(House().kit, ministry(0)),
    "a sixth turn": lambda: GovernmentScene(House().kit, ministry(6)),
    "a fifteenth turn": lambda: GovernmentScene(House().kit, ministry(15)),
    "a battle": lambda: BattleScene(kit(), fought()),
    "a battle with guns": lambda: BattleScene(kit(), fought("example-with-guns", 0)),
    "a battle at a Joker": lambda: BattleScene(kit(), at_a_joker()),
    "a battle with cards of paper": lambda: BattleScene(kit(), fought(paper=True)),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_same_is_so_on_the_tables(name: str, watch: Watch) -> None:
    for size in SHAPES:
        for text in TEXT:
            watch.witness.forget()
            player = Player(TABLES[name], shown=watch.look(size, text))
            player.frame()
            form = getattr(player.page, "form", None)
            assert isinstance(form, Form)
            assert watch.witness.printed
            amiss = [*watch.witness.faults(), *controls.faults(form, player.look, by_weight=True)]
            assert amiss == [], (size, text)


def test_the_witness_sees_what_is_amiss() -> None:
    with watching() as witness:
        shown, style = fresh((800, 600), 100), Style(size=40)
        sheet = Sheet(shown, Box(0, 0, 400, 300), "none")
        sheet.text("One", style, Box(10, 10, 200, 60))
        sheet.text("Two", style, Box(10, 80, 200, 60))
        assert list(witness.faults()) == []
        wide = shown.type.measure("Thoroughly", style)[0] + 2
        sheet.block_middle("Thoroughly", style, Box(10, 150, wide, 60))  # which tries narrower measures
        assert list(witness.faults()) == []
        assert list(witness.under([sheet], shown.frame.rect(Box(20, 60, 300, 90)))) == ["Two"]
        sheet.text("Three", style, Box(30, 20, 200, 60))
        assert list(witness.faults()) == ["over each other: 'One' and 'Three'"]
        witness.forget()
        sheet.text("Far too long a line of words", style, Box(10, 10, 100, 60))
        sheet.block("More words than there is room for, by far. " * 9, style, Box(10, 80, 200, 60))
        sheet.paste(shown.type.line("Over", style), Box(380, 150, 10, 60), "left")
        told = list(witness.faults())
    assert [fault.partition(":")[0] for fault in told] == ["cut short"] * 2 + ["over the edge of its sheet"]
