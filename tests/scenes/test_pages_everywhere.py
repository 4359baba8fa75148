"""Every page at every size of window and text: nothing overlaps or leaves the safe part, and all is still."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame
import pytest

from game.content import battle_rulebook, rulebook
from game.content.credits import read_credits
from game.content.engagement import begin
from game.content.honours import TITLES, Entry
from game.content.kiosk import Profile
from game.content.kiosk_words import Staff as StaffWords
from game.content.prints import prints_of
from game.content.seedcode import code_of
from game.engine.activation.model import Rules as BattleRules
from game.engine.government.model import Colour, Rules
from game.engine.piles import JOKER, Card, Suit, card
from game.scenes.activation.ground import war_ground
from game.scenes.activation.rulebook_pictures import pictures as battle_pictures
from game.scenes.ask import AskScene
from game.scenes.choice import ChoiceScene
from game.scenes.countdown import Countdown, CountdownScene, Taken
from game.scenes.credits_page import CreditsScene
from game.scenes.deck import DeckScene
from game.scenes.ending import EndingScene
from game.scenes.engraving import EngravingScene
from game.scenes.field import Field
from game.scenes.honours import HonoursScene
from game.scenes.honours_board import Day
from game.scenes.inspect_card import InspectScene
from game.scenes.keys_page import KeysScene
from game.scenes.log_page import GazetteScene
from game.scenes.new_government import NewGovernmentScene
from game.scenes.overlay import Page
from game.scenes.pause import PauseScene
from game.scenes.pile import PileScene
from game.scenes.print_room import PrintRoomScene
from game.scenes.rebind_page import RebindScene
from game.scenes.rules_page import RulesScene
from game.scenes.rules_pictures import pictures
from game.scenes.settings_page import SettingsScene
from game.scenes.sign import SignScene
from game.scenes.staff.cleaning import CleaningScene
from game.scenes.staff.panel import Desk, StaffScene
from game.scenes.staff.pin_pad import Lock, PinScene
from game.scenes.title import TitleScene
from game.scenes.type_case import TypeCaseScene
from game.stage.geometry import Box
from game.stage.inputs import NOWHERE, KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.stage.painter import Canvas, Painter
from game.stage.scene import Scene
from tests.scenes.activation.house import shipped
from tests.scenes.pages import ROOT, House, Player, check_layout, everywhere, finished, levels, ministry

ALL = tuple(Card(rank, suit) for rank in range(1, 11) for suit in (Suit.SPADES, Suit.CLUBS))
EXHIBITION = Profile(exhibition=code_of(4711))
MACHINE = (
    (StaffWords.UP, "113 h 12 min"),
    (StaffWords.FRAMES, StaffWords.FRAMES_VALUE.format(rate=60, longest=2100)),
    (StaffWords.MEMORY, StaffWords.UNKNOWN),
    (StaffWords.RESTARTS, "12"),
    (StaffWords.FAULT, "14:03  RuntimeError: the quill is broken"),
    (StaffWords.CARE, StaffWords.CARES["window"]),
)
TODAY = (
    (StaffWords.VISITORS, "1,204"),
    (StaffWords.GAMES, "911"),
    (StaffWords.HELD, "580"),
    (StaffWords.STAYED, "12 min 40 s"),
    (StaffWords.TAKEN_OVER, "116"),
)


def countdown(taken: Taken) -> Countdown:
    return Countdown(lambda: 13.2, 20.0, lambda: True, lambda: None, lambda: None, taken)


def desk() -> Desk:
    refused = {"restart": "It is not watched."}
    return Desk(lambda: MACHINE, lambda: TODAY, lambda: True, lambda: 100, refused, {}, Scene)


def entry(name: str) -> Entry:
    """A line of the honours board with the longest words."""
    level = "Troubled Times, as a player said"
    return Entry(
        name=name, level=level, outcome="lost_to_tax", turns=26, points=100, seed="A-B-1", fair=-12.25
    )


FORTY = tuple([entry(TITLES[number % len(TITLES)]) for number in range(40)])

PAGES: dict[str, Callable[[House], Scene]] = {
    "title": lambda house: TitleScene(house.kit, "0.1.0"),
    "title of running games": lambda _: TitleScene(
        House(running=ministry(3), notices=["A second copy of the game is running."], battle_waits=True).kit,
        "0.1.0",
    ),
    "new government": lambda house: NewGovernmentScene(house.kit, levels(), lambda _: (12, 5)),
    "pause": lambda house: PauseScene(house.kit, ministry(3)),
    "settings": lambda house: SettingsScene(house.kit),
    "pause over a battle": lambda house: PauseScene(house.kit, begin(shipped()[0], 5)),
    "keys": lambda house: KeysScene(house.kit),
    "keys of a battle": lambda house: KeysScene(house.kit, "battle"),
    "keys to change": lambda house: RebindScene(house.kit),
    "keys of a battle to change": lambda house: RebindScene(house.kit, "battle"),
    "rules": lambda house: RulesScene(
        house.kit, rulebook.pages(Rules()), pictures(levels()[0].theme, Rules())
    ),
    "battle rules": lambda house: RulesScene(
        house.kit, battle_rulebook.pages(BattleRules()), battle_pictures(BattleRules()), war_ground
    ),
    "credits": lambda house: CreditsScene(house.kit, read_credits(ROOT / "assets" / "CREDITS.toml")),
    "ask": lambda house: AskScene(house.kit, "Bring it down?", "It falls at once. " * 5, "Let it fall", "No"),
    "letters": lambda house: TypeCaseScene(
        house.kit, Field("name", Box(0, 0, 400, 60), "Napier of Magdala"), "General"
    ),
    "print room": lambda house: PrintRoomScene(house.kit, levels()[0].theme, prints_of(levels()[0].theme)),
    "engraving": lambda house: EngravingScene(house.kit, prints_of(levels()[0].theme), 4),
    "one engraving": lambda house: EngravingScene(house.kit, prints_of(levels()[0].theme)[:1]),
    "event": lambda house: InspectScene(house.kit, levels()[0], card("10H"), Colour.FOREIGN),
    "court": lambda house: InspectScene(house.kit, levels()[0], card("KS"), Colour.DOMESTIC),
    "joker": lambda house: InspectScene(house.kit, levels()[0], JOKER, Colour.DOMESTIC),
    "pile": lambda house: PileScene(house.kit, levels()[0], "Resolved", ALL, Colour.DOMESTIC, 0),
    "empty pile": lambda house: PileScene(house.kit, levels()[0], "Resolved", (), Colour.DOMESTIC, 0),
    "choice": lambda house: PileScene(house.kit, levels()[0], "Choose", ALL[:7], Colour.DOMESTIC, 3),
    "deck": lambda house: DeckScene(house.kit, levels()[0], ministry(5).match.state, Colour.DOMESTIC),
    "gazette": lambda house: GazetteScene(house.kit, ministry(6)),
    "empty gazette": lambda house: GazetteScene(house.kit, ministry(0)),
    "won": lambda house: EndingScene(house.kit, finished(won=True)),
    "title of a kiosk": lambda _: TitleScene(House(profile=Profile(scenes=["government"])).kit, "0.1.0"),
    "new government of an exhibition": lambda _: NewGovernmentScene(
        House(profile=EXHIBITION).kit, levels()[:2], lambda _: (12, 5)
    ),
    "verdict of an exhibition": lambda _: EndingScene(House(profile=EXHIBITION).kit, finished(won=True)),
    "PIN": lambda house: PinScene(house.kit, Lock(lambda _: False, lambda: 0.0, Scene)),
    "PIN that has to wait": lambda house: PinScene(house.kit, Lock(lambda _: False, lambda: 31.0, Scene)),
    "staff": lambda house: StaffScene(house.kit, desk()),
    "verdict on a kiosk": lambda _: EndingScene(House(profile=Profile()).kit, finished(won=True)),
    "big choice": lambda house: ChoiceScene(house.kit, levels()[6], 3),
    "big choice on a kiosk": lambda _: ChoiceScene(
        House(running=ministry(3), battle_waits=True, profile=Profile()).kit, levels()[6], 3
    ),
    "sign": lambda house: SignScene(house.kit, entry),
    "empty honours": lambda house: HonoursScene(house.kit, Day((), by_decisions=False)),
    "one honour": lambda house: HonoursScene(house.kit, Day((entry("KLM"),), by_decisions=True)),
    "forty honours": lambda house: HonoursScene(house.kit, Day(FORTY, by_decisions=False), FORTY[30]),
    "fallen": lambda house: EndingScene(house.kit, finished(5, won=False)),
}

MOVING: dict[str, Callable[[House], Scene]] = {
    "countdown": lambda house: CountdownScene(house.kit, countdown("government")),
    "countdown over nothing": lambda house: CountdownScene(house.kit, countdown("")),
    "cleaning": lambda house: CleaningScene(house.kit),
}
"""Pages that do not rest."""


@pytest.mark.parametrize("name", [*PAGES, *MOVING])
def test_nothing_overlaps_or_leaves_the_safe_part_at_any_size(name: str) -> None:
    player = Player(lambda: {**PAGES, **MOVING}[name](House()))
    for size, text in everywhere():
        player.relook(size, text, plain=text == 150)
        player.step()
        check_layout(player)
        player.keys("pagedown")
        check_layout(player)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_at_rest_is_painted_once(name: str) -> None:
    player = Player(lambda: PAGES[name](House()))
    surface, painter, canvas = pygame.Surface(player.look.frame.window), Painter(), Canvas()

    def paint() -> bool:
        canvas.clear()
        player.manager.draw(canvas, 0.0)
        return painter.paint(surface, canvas)

    assert paint()
    for _ in range(600):
        if getattr(player.page, "whole", True):
            break
        time.sleep(0.01)  # a thread fetches its pictures
        player.step()
    paint()
    assert not paint()
    player.step()
    assert not paint()
    player.keys("tab")
    assert paint()
    assert not paint()


@pytest.mark.parametrize("name", PAGES)
def test_every_widget_is_reached_by_tab_and_by_pointer(name: str) -> None:
    player = Player(lambda: PAGES[name](House()))
    form = player.form
    wanted = {widget.name for widget in form.widgets if widget.focusable}
    seen = set()
    for _ in range(len(wanted) + 1):
        player.keys("tab")
        seen.add(form.focused)
    assert seen == wanted
    for widget in form.widgets:
        player.give(PointerMoved(widget.box.centre))
        assert form.hot == widget.name


READ = (
    "empty honours", "one honour", "forty honours",
    "keys", "keys of a battle", "rules", "battle rules", "credits", "event", "court", "joker", "pile",
    "empty pile", "deck", "gazette", "empty gazette", "engraving", "one engraving",
)  # fmt: skip
BESIDE = (20.0, 20.0)


@pytest.mark.parametrize("name", [name for name in PAGES if name not in READ])
@pytest.mark.parametrize("button", [1, 2, 3])
def test_a_press_beside_the_sheet_does_nothing_where_something_is_decided(name: str, button: int) -> None:
    player = Player(lambda: PAGES[name](House()))
    page = player.page
    player.give(PointerPressed(BESIDE, button), PointerReleased(BESIDE, button))
    assert player.page is page


@pytest.mark.parametrize("name", READ)
def test_what_is_only_read_is_closed_by_a_click_beside_it(name: str) -> None:
    player = Player(lambda: PAGES[name](House()))
    assert isinstance(player.page, Page)
    inside = player.page.sheets(player.look)[0].centre
    for press, release in ((inside, BESIDE), (BESIDE, inside), (BESIDE, NOWHERE)):
        player.give(PointerPressed(press), PointerReleased(release))
        assert player.here != "below"
    player.give(PointerPressed(BESIDE, 2), PointerReleased(BESIDE, 2), PointerPressed(BESIDE))
    assert player.here != "below"  # its release must not act on what lies below
    player.give(PointerReleased(BESIDE))
    assert player.here == "below"


@pytest.mark.parametrize("name", READ)
def test_what_is_only_read_is_closed_by_the_other_button_anywhere(name: str) -> None:
    for pos in (BESIDE, (960.0, 540.0), (960.0, 1000.0)):
        player = Player(lambda: PAGES[name](House()))
        player.give(PointerReleased(pos, 3), PointerPressed(pos, 3), PointerReleased(NOWHERE, 3))
        assert player.here != "below"
        player.give(PointerPressed(pos, 3))
        assert player.here != "below"
        player.give(PointerReleased(pos, 3))
        assert player.here == "below"


@pytest.mark.parametrize("name", ["settings", "keys", "rules", "credits", "pile", "choice", "gazette"])
def test_below_a_page_that_fills_the_table_nothing_else_is_seen(name: str) -> None:
    bare = Player(lambda: PAGES[name](House()), (1024, 768))
    over_the_title = Player(lambda: PAGES["title"](House()), (1024, 768))
    over_the_title.manager._push(lambda: PAGES[name](House()))
    assert over_the_title.frame().get_buffer().raw == bare.frame().get_buffer().raw


@pytest.mark.parametrize("name", PAGES)
def test_a_held_key_neither_leaves_nor_presses(name: str) -> None:
    player = Player(lambda: PAGES[name](House()))
    page = player.page
    player.give(KeyPressed("escape", repeat=True), KeyPressed("enter", repeat=True))
    assert player.page is page


LEFT_BY_ESCAPE = (
    "sign", "empty honours", "one honour", "forty honours",
    "new government", "pause", "pause over a battle", "settings", "keys", "keys of a battle", "rules",
    "battle rules", "credits", "ask", "event", "court",
    "joker", "pile", "empty pile", "deck", "gazette", "empty gazette",
)  # fmt: skip


@pytest.mark.parametrize("name", LEFT_BY_ESCAPE)
def test_escape_goes_back(name: str) -> None:
    player = Player(lambda: PAGES[name](House()))
    player.keys("escape")
    assert player.here == "below"
    assert player.manager.running
