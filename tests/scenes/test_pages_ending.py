"""The last page: its numbers are those of the match, its chart is drawn, and every way on is open."""

from __future__ import annotations

from collections.abc import Callable
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
from game.scenes.ending import EndingScene, _room
from game.scenes.ending_account import print_account
from game.scenes.ending_figures import figures
from game.scenes.overlay import page_box
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.scene import Pop
from game.stage.text import Style
from tests.scenes.pages import House, Player, Room, finished, look


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


ENDED = (
    *[f"You held office for {n} turns, to the last of the cards, with Support\u00a0at\u00a0{s}."
      for n, s in ((14, 8), (27, 10))],
    "Unrest abroad took your last 2 Support. Left open: Gibraltar, Trafalgar, Haiti and 3 others.",
)  # fmt: skip


@pytest.mark.parametrize("few", [False, True])
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1600, 1200), (1280, 720), (800, 1280)])
def test_no_line_of_why_it_ended_is_broken_long_before_the_others(
    size: tuple[int, int], text: int, few: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares: dict[str, float] = {}

    def watched(sheet: Sheet, words: str, style: Style, box: Box) -> None:
        measures = sheet.look.type
        set_in = measures.alike([words], style, box.w, box.h, lines=2)
        widths = [measures.measure(line, set_in)[0] for line in measures.wrapped(words, set_in, box.w)]
        shares[words] = min(widths[:-1]) / max(widths)

    monkeypatch.setattr(Sheet, "block", watched)
    monkeypatch.setattr(EndingScene, "_few", few)
    for told in ENDED:
        monkeypatch.setattr(EndingScene, "_cause", lambda _, told=told: told)
        Player(lambda: EndingScene(House().kit, finished(won=True)), size, text).frame()
    assert set(ENDED) <= set(shares)
    assert min(shares[told] for told in ENDED) >= 0.6


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (800, 1280)])
def test_the_deal_is_told_in_letters_as_large_as_what_is_told_above_it(
    size: tuple[int, int], text: int, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    the_look, played = look(size, text, plain=plain), finished(won=True)
    sizes: dict[str, float] = {}

    def watched(lines: int) -> Callable[..., None]:
        def watch(_: Sheet, words: str, style: Style, box: Box, *_args: object) -> None:
            sizes[words] = the_look.type.alike([words], style, box.w, box.h, lines=lines).size

        return watch

    sheet = Sheet(the_look, page_box(the_look))
    monkeypatch.setattr(Sheet, "text", watched(1))
    monkeypatch.setattr(Sheet, "block", watched(2))
    monkeypatch.setattr(Sheet, "block_middle", watched(2))
    print_account(sheet, _room(the_look, few=False), played, figures(played.match))
    (luck,) = [size for words, size in sizes.items() if words.startswith("Your dice")]
    (deal,) = [size for words, size in sizes.items() if played.code in words]
    assert deal >= 0.75 * luck
