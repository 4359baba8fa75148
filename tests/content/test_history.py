"""The texts of the shipped levels: all there, none too long for where it stands."""

from __future__ import annotations

import re

import msgspec
import pytest

from game.content.theme import EventText
from game.engine.government.model import Colour, Outcome
from game.engine.piles import JOKER, Card, Suit
from tests.content.playing import georgian, levels

THEME = georgian().theme
PLATES = {
    *("window", "gin", "methodists", "bread", "enclosure", "corresponding", "gordon", "peterloo"),
    *("luddites", "swing", "treaty", "haiti", "gibraltar", "maratha", "trafalgar", "american"),
    *("revolution", "ireland", "peninsular", "waterloo"),
}


@pytest.mark.parametrize("event", THEME.events, ids=lambda event: event.short)
def test_every_event_has_two_facts_a_date_a_source_and_a_note(event: EventText) -> None:
    assert len(event.short) <= 13
    assert re.search(r"\d{4}|\d{2}th", event.dates) or "1730s" in event.dates
    assert re.search(r", \d{4}(;|$)", event.source)
    assert event.note
    for fact in event.facts:
        assert 150 <= len(fact) <= 260
        assert fact.endswith((".", '."'))


def test_twenty_events_have_twenty_pictures_and_forty_facts() -> None:
    assert {event.plate for event in THEME.events} == PLATES
    assert len({fact for event in THEME.events for fact in event.facts}) == 40
    assert len({event.title for event in THEME.events} | {event.short for event in THEME.events}) >= 20


def test_the_suit_picks_the_fact_and_an_ace_is_one() -> None:
    window = THEME.event(Card(1, Suit.SPADES))
    assert window.short == "Window Tax"
    assert THEME.fact(Card(1, Suit.SPADES)) == window.facts[0]
    assert THEME.fact(Card(1, Suit.CLUBS)) == window.facts[1]
    napoleon = THEME.event(Card(10, Suit.HEARTS))
    assert napoleon.plate == "waterloo"
    assert THEME.fact(Card(10, Suit.HEARTS)) == napoleon.facts[0]
    assert THEME.fact(Card(10, Suit.DIAMONDS)) == napoleon.facts[1]


def test_no_note_tells_of_a_picture_that_the_card_does_not_show() -> None:
    for event in THEME.events:
        assert "picture" not in (event.note or "")


@pytest.mark.parametrize("suit", list(Suit))
def test_every_card_has_a_title(suit: Suit) -> None:
    colour = Colour.DOMESTIC if suit.is_black else Colour.FOREIGN
    titles = {THEME.title(Card(rank, suit), colour) for rank in range(1, 14)}
    assert len(titles) == 13
    assert THEME.title(JOKER, colour) == THEME.joker_of(colour).title


def test_a_court_card_is_no_event() -> None:
    with pytest.raises(KeyError):
        THEME.event(Card(13, Suit.SPADES))
    with pytest.raises(KeyError):
        THEME.event(JOKER)
    with pytest.raises(KeyError):
        THEME.quiet_season(Card(2, Suit.SPADES))


def test_every_ending_has_its_words() -> None:
    assert len({THEME.ending(outcome).sentence for outcome in Outcome}) == 3


def test_no_text_of_any_level_is_empty() -> None:
    def check(value: object, where: str) -> None:
        if isinstance(value, str):
            assert value.strip(), where
        elif isinstance(value, dict):
            for key, inner in value.items():
                check(inner, f"{where}.{key}")
        elif isinstance(value, list | tuple):
            for inner in value:
                check(inner, where)

    for level in levels():
        assert level.blurb.endswith(".")
        assert len(level.blurb) <= 90
        check(msgspec.to_builtins(level.theme), level.id)
