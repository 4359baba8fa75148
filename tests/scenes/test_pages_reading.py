"""Pages that are read and turned: rules, credits, Gazette, decks, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from game.content import battle_rulebook
from game.content.credits import Credit, read_credits
from game.content.rulebook import pages
from game.engine.activation.model import Rules as BattleRules
from game.engine.government.model import Colour, Rules
from game.engine.piles import JOKER, Card, card
from game.scenes.activation.ground import war_ground
from game.scenes.activation.rulebook_pictures import pictures as battle_pictures
from game.scenes.credits_page import CreditsScene
from game.scenes.deck import DeckScene
from game.scenes.flow import Passage, flowed, levelled
from game.scenes.inspect_card import InspectScene
from game.scenes.log_page import GazetteScene
from game.scenes.overlay import BODY, SUBHEADING, PagedPage
from game.scenes.rules_page import RulesScene
from game.scenes.rules_pictures import pictures
from game.stage.inputs import KeyPressed, Wheeled
from game.stage.scene import Scene
from game.stage.text import Face, Style
from tests.scenes.pages import ROOT, House, Player, levels, look, ministry

LEAST_FILLED = 0.45  # the emptiest leaf of a page of the rules, beside the fullest


def paged(player: Player) -> PagedPage:
    assert isinstance(player.page, PagedPage)
    return player.page


def rules(given: Rules | None = None) -> Player:
    shown = given or Rules()
    return Player(lambda: RulesScene(House().kit, pages(shown), pictures(levels()[0].theme, shown)))


def battle_rules(given: BattleRules | None = None) -> Player:
    shown = given or BattleRules()
    book = battle_rulebook.pages(shown)
    return Player(lambda: RulesScene(House().kit, book, battle_pictures(shown), war_ground))


def test_the_rulebook_is_turned_by_buttons_arrows_keys_and_wheel() -> None:
    player = rules()
    page = paged(player)
    assert page.leaves(player.look) == len(pages(Rules()))
    player.click("later")
    player.keys("right", "pagedown")
    player.give(Wheeled((500, 500), -1))
    assert page.leaf == 4
    player.keys("left")
    player.give(Wheeled((500, 500), 1))
    player.click("earlier")
    assert page.leaf == 1
    player.keys("end", "right")
    assert page.leaf == page.leaves(player.look) - 1
    player.keys("home", "left")
    assert page.leaf == 0


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
def test_no_leaf_of_a_rulebook_is_left_nearly_empty(size: tuple[int, int], text: int) -> None:
    seen = look(size, text)
    for player in (rules(), battle_rules()):
        book = paged(player)
        assert isinstance(book, RulesScene)
        book.arrange(seen)
        lines: dict[str, list[int]] = {}
        for page, leaf in book._leaves:
            told = [len(seen.type.wrapped(p.text, p.style, book._text(seen).w)) for p in leaf]
            lines.setdefault(page.title, []).append(sum(told))
        assert all(min(told) >= LEAST_FILLED * max(told) for told in lines.values()), lines


def test_leaves_that_have_room_end_with_a_sentence() -> None:
    """Rather than all of them being of one height."""
    seen, style = look((1280, 720)), Style(Face.FELL, 33.0)
    text = " ".join(f"It {'is said and ' * times}done." for times in (10, 12, 10))
    lines = len(seen.type.wrapped(text, style, 400.0))
    assert lines > 12
    leaves = levelled(seen, [Passage(text, style)], 400.0, seen.type.lines_height(style, lines - 3))
    assert len(leaves) == 2
    assert all(leaf[-1].text.endswith("done.") for leaf in leaves)
    assert " ".join(passage.text for leaf in leaves for passage in leaf) == text


def test_every_level_has_its_rulebook() -> None:
    for level in levels():
        player = rules(level.rules)
        for _ in range(paged(player).leaves(player.look)):
            player.keys("right")


UNUSUAL = (
    BattleRules(),
    BattleRules(packs=1, jokers=0, court_cards=False, fire_phases=False),
    BattleRules(jokers=4, joker_returns=False, no_shut_out=True, poor_max=2, good_min=3),
    BattleRules(recalculate="at_joker", turn_limit=9, clock_seconds=60, out_of_range="shift", good_min=13),
)


@pytest.mark.parametrize("shown", UNUSUAL)
def test_the_battles_rules_have_a_picture_on_every_page(shown: BattleRules) -> None:
    player = battle_rules(shown)
    page = player.page
    assert isinstance(page, RulesScene)
    titles, frames = [], set()
    for _ in range(page.leaves(player.look)):
        titles.append(page.page.title)
        frames.add(player.frame().get_buffer().raw)
        player.keys("right")
    assert list(dict.fromkeys(titles)) == [each.title for each in battle_rulebook.pages(shown)]
    assert len(frames) == len(titles)


def test_the_battles_rules_lie_on_the_cloth_of_the_battle() -> None:
    player = battle_rules()
    beside = (player.look.frame.window[0] // 2, player.look.frame.px(46))
    assert player.frame().get_at(beside) == war_ground(player.look).get_at(beside)


def test_the_place_in_the_book_is_kept_when_the_text_grows() -> None:
    player = rules()
    player.keys("right", "right", "right")
    player.relook((1280, 720), 200)
    player.step()
    page = player.page
    assert isinstance(page, RulesScene)
    assert page.leaf > 3
    player.relook((1280, 720), 100)
    player.step()
    assert page.leaf == 3


def words_of(leaves: Iterable[Iterable[Passage]]) -> list[str]:
    return [word for leaf in leaves for passage in leaf for word in passage.text.split()]


def test_no_word_is_lost_in_the_flow_and_columns_are_filled() -> None:
    passages = [Passage(f"{number} " + "word " * 60, BODY) for number in range(30)]
    for text in (100, 200):
        shown = look((1280, 720), text)
        leaves = flowed(shown, passages, 700, 500)
        assert words_of(leaves) == words_of([passages])
        line = shown.type.lines_height(BODY)
        for leaf in leaves[:-1]:
            tall = sum(
                shown.type.block(passage.text, passage.style, 700).get_height() / shown.frame.k
                for passage in leaf
            )
            blank = 500 - tall - sum(passage.above for passage in leaf[1:])
            assert 0 <= blank + 1 < 3 * line + BODY.size


def test_a_paragraph_is_parted_with_two_lines_at_least_on_either_leaf() -> None:
    shown = look()
    passages = [Passage("word " * 40, BODY)] * 12
    for height in range(300, 700, 37):
        for leaf in flowed(shown, passages, 700, height):
            for passage in leaf:
                assert len(shown.type.wrapped(passage.text, BODY, 700)) >= 2


def test_a_leaf_ends_with_a_sentence_where_no_more_than_two_lines_are_lost_by_it() -> None:
    shown = look()
    line = shown.type.lines_height(BODY, 9) - shown.type.lines_height(BODY, 8)
    sentences = Passage("One has to read of it in a few words and then go on. " * 20, BODY)
    leaves = flowed(shown, [sentences], 700, 8 * line)
    assert words_of(leaves) == words_of([[sentences]])
    assert len(leaves) > 2
    for leaf in leaves:
        assert leaf[-1].text.rstrip().endswith("go on.")
        assert len(shown.type.wrapped(leaf[-1].text, BODY, 700)) <= 8


def test_a_heading_does_not_end_a_leaf_and_is_not_parted() -> None:
    passages = [
        passage
        for number in range(40)
        for passage in (Passage(str(number), SUBHEADING, heading=True), Passage("word " * 25, BODY))
    ]
    for height in range(300, 700, 37):
        leaves = flowed(look(), passages, 700, height)
        assert not any(leaf[-1].heading for leaf in leaves)
        assert words_of(leaves) == words_of([passages])


def test_credits_are_read_from_the_list() -> None:
    works = read_credits(ROOT / "assets" / "CREDITS.toml")
    assert any("Caslon" in work.title and work.licence == "OFL-1.1" for work in works)


def test_a_broken_list_of_credits_is_empty(tmp_path: Path) -> None:
    broken = tmp_path / "CREDITS.toml"
    broken.write_text("[[credit]]\ntitle = 3\n", encoding="utf-8")
    assert read_credits(broken) == read_credits(tmp_path / "none.toml") == ()


def test_many_credits_run_over_leaves() -> None:
    works = tuple(Credit(f"Work {n}", "Somebody", "CC0", "https://example.org/") for n in range(40))
    player = Player(lambda: CreditsScene(House().kit, works))
    assert paged(player).leaves(player.look) > 3
    player.click("close")
    assert player.here == "below"


def test_the_gazette_begins_with_the_last_turn() -> None:
    page = GazetteScene(House().kit, ministry(4))
    turns = [turn for turn, _ in page._turns()]
    assert turns == [4, 3, 2, 1]
    told = list(page.passages())
    assert told[0].text == "Turn 4"
    assert sum(passage.heading for passage in told) == 4


def test_the_deck_tells_what_is_left_and_nothing_of_the_order() -> None:
    played = ministry(5)
    state = played.match.state
    player = Player(lambda: DeckScene(House().kit, played.level, state, Colour.FOREIGN))
    shown = player.frame().get_buffer().raw
    side = state.foreign
    turned = replace(state, foreign=replace(side, deck=side.deck[::-1]))
    player = Player(lambda: DeckScene(House().kit, played.level, turned, Colour.FOREIGN))
    assert player.frame().get_buffer().raw == shown
    fewer = replace(state, foreign=replace(side, deck=side.deck[1:]))
    player = Player(lambda: DeckScene(House().kit, played.level, fewer, Colour.FOREIGN))
    assert player.frame().get_buffer().raw != shown
    player.keys("enter")
    assert player.here == "below"


@pytest.mark.parametrize("colour", list(Colour))
def test_every_card_can_be_read(colour: Colour) -> None:
    suit = "S" if colour is Colour.DOMESTIC else "D"
    cards: list[Card] = [card(f"{rank}{suit}") for rank in ("A", *range(2, 11), "J", "Q", "K")]
    for shown in (*cards, JOKER):
        player = Player(partial(InspectScene, House().kit, levels()[0], shown, colour))
        paged(player).turn(99)
        player.click("close")
        assert player.here == "below"


def test_both_facts_the_note_and_the_source_are_told_once() -> None:
    level = levels()[0]
    for name in ("7S", "7C"):
        event = level.theme.event(card(name))
        page = InspectScene(House().kit, level, card(name), Colour.DOMESTIC)
        told = [passage.text for passage in page._passages()]
        assert told[0] == level.theme.fact(card(name))
        assert set(event.facts) <= set(told)
        assert event.source in told[-1]
        assert len(told) == len(set(told))


@pytest.mark.parametrize(
    ("key", "open_page"),
    [
        ("f1", lambda: rules().page),
        ("g", lambda: GazetteScene(House().kit, ministry(2))),
        ("i", lambda: InspectScene(House().kit, levels()[0], card("8C"), Colour.DOMESTIC)),
    ],
)
def test_the_key_that_opens_a_page_closes_it(key: str, open_page: Callable[[], Scene]) -> None:
    player = Player(open_page)
    player.give(KeyPressed(key, repeat=True))
    assert player.here != "below", "a key that is held has not been pressed again"
    player.keys("j", key)
    assert player.here == "below"
