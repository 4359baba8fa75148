"""The last page: its numbers are those of the match, its chart is drawn, and every way on is open."""

from __future__ import annotations

from dataclasses import replace
from functools import partial as bound
from itertools import pairwise

import pygame
import pytest

from game.engine.government.chance import Chance
from game.engine.government.events import DiceRolled
from game.engine.government.model import Outcome
from game.engine.government.rules import GOVERNMENT
from game.engine.match import Match
from game.scenes.chart import _dashes
from game.scenes.ending import EndingScene
from game.scenes.ending_figures import figures
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.scene import Pop
from game.stage.text import Style
from tests.scenes.pages import House, Player, Room, finished


def ending(*, won: bool) -> Player:
    return Player(lambda: EndingScene(House().kit, finished(won=won) if won else finished(5, won=False)))


def test_figures_add_up() -> None:
    played = finished(won=True)
    found, state = figures(played.match), played.match.state
    assert state.outcome is Outcome.WON
    assert (found.turns, found.support, found.treasury) == (state.turn, state.support, state.treasury)
    rolls = [e for entry in played.match.log for e in entry.events if isinstance(e, DiceRolled)]
    assert found.pips == sum(roll.total for roll in rolls)
    assert found.dice == sum(len(roll.faces) for roll in rolls)
    assert found.expected == found.dice * 3.5
    assert len(found.series.support) == state.turn + 1
    assert found.series.support[0] == state.rules.start_support
    assert found.series.support[-1] == state.support
    assert found.series.open_events[-1] == len(state.domestic.active) + len(state.foreign.active)


def test_a_fallen_government_ends_at_nothing() -> None:
    found = figures(finished(5, won=False).match)
    assert found.support == found.series.support[-1] == 0


@pytest.mark.parametrize("won", [True, False])
def test_ways_on(won: bool) -> None:
    played = finished(won=True) if won else finished(5, won=False)
    player = ending(won=won)
    player.keys("enter")
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("begin", (played.level, played.seed))
    player = ending(won=won)
    player.click("another")
    assert isinstance(player.page, Room)
    assert (player.here, player.page.arguments) == ("begin", (played.level, None))
    for name, room, below in (("level", "choose_level", 2), ("title", "title", 0)):
        player = ending(won=won)
        player.click(name)
        assert (player.here, len(player.manager.scenes) - 1) == (room, below)


def test_undo_is_offered_where_it_is_allowed() -> None:
    player = ending(won=True)
    played = finished(won=True)
    if not played.match.can_undo:
        assert "undo" not in player.form
        return
    player.keys("ctrl+z")
    assert player.room.results == ["undo"]
    player = ending(won=True)
    player.click("undo")
    assert player.room.results == ["undo"]


def test_undo_is_over_once_another_level_was_looked_for() -> None:
    player = ending(won=False)
    player.click("level")
    player.manager._wish = Pop()
    player.step()
    assert "undo" not in player.form
    player.keys("ctrl+z")
    assert player.here == "EndingScene"


def test_a_record_that_is_not_whole_is_told_as_such() -> None:
    whole = finished(5, won=False)
    state = whole.match.state
    empty = Match(GOVERNMENT, state, Chance.from_seed(1))
    assert figures(empty).series.first == state.turn
    assert figures(empty).dice == 0
    for match in (whole.match, empty):
        partial = replace(whole, match=match, whole=False)
        player = Player(bound(EndingScene, House().kit, partial))
        assert player.here == "EndingScene"


def test_escape_shows_the_table_and_brings_the_verdict_back() -> None:
    player = ending(won=False)
    verdict = pygame.image.tobytes(player.frame(), "RGB")
    player.keys("escape")
    page = player.page
    assert isinstance(page, EndingScene)
    assert page.aside
    assert pygame.image.tobytes(player.frame(), "RGB") != verdict
    player.click("return")
    assert not page.aside
    player.keys("escape", "escape")
    assert not page.aside
    player.click("look")
    assert page.aside


def test_rules_and_gazette_can_be_read_from_it() -> None:
    for key, room in (("f1", "rules"), ("g", "gazette")):
        player = ending(won=True)
        player.keys(key)
        assert player.here == room


def test_dashes_cover_their_share_of_a_line() -> None:
    points = [(0.0, 0.0), (100.0, 0.0), (100.0, 60.0), (250.0, 60.0)]
    drawn = sum(abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in _dashes(points, (12.0, 8.0)))
    assert drawn == pytest.approx(310 * 0.6, abs=12)
    assert _dashes(points, None) == list(pairwise(points))


def test_the_account_is_turned_to_and_back_by_button_and_keys() -> None:
    player = ending(won=True)
    page = player.page
    assert isinstance(page, EndingScene)
    verdict = player.frame().get_buffer().raw
    player.click("account")
    assert page.accounted
    assert player.frame().get_buffer().raw != verdict
    player.keys("pageup")
    assert not page.accounted
    player.keys("escape", "pagedown")
    assert page.aside
    assert not page.accounted, "what is put aside is not turned over"


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (480, 854)])
@pytest.mark.parametrize("won", [True, False])
def test_why_it_ended_is_never_told_in_larger_letters_than_the_verdict(
    size: tuple[int, int], won: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[float] = []
    block = Sheet.block

    def watched(sheet: Sheet, words: str, style: Style, box: Box) -> None:
        sizes.append(sheet.look.type.alike([words], style, box.w, box.h, lines=2).size)
        block(sheet, words, style, box)

    monkeypatch.setattr(Sheet, "block", watched)
    played = finished(won=True) if won else finished(5, won=False)
    Player(lambda: EndingScene(House().kit, played), size, 150).frame()
    verdict, cause = sizes[:2]
    assert cause < verdict
