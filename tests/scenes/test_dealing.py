"""Several cards dealt at a time: none jumps, and each comes to rest where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.content.sounds import SNAP
from game.engine.advice.players import PLAYERS
from game.engine.government.events import CardDrawn
from game.engine.government.model import Colour, Rules, State
from game.engine.government.rules import new_match
from game.engine.piles import Card
from game.scenes.faces import BLANK
from game.scenes.government.beats import Beat, beats, cue_of, evolved
from game.scenes.government.choreography import Choreography
from game.scenes.government.draft import follows
from game.scenes.government.forethought import MOMENTS
from game.scenes.government.layout import LAYER, Layout, layers
from game.scenes.government.pace import size_of, sized
from game.scenes.sheet import Sheet
from game.stage.geometry import Frame
from game.stage.look import Look
from game.stage.sprites import Face2, SpriteBook
from game.stage.timeline import Cue
from tests.scenes.pages import look

RULES = Rules(draws_per_turn=2, tax_max=6)
LAYOUT = Layout(Frame.for_window((1920, 1080)), RULES)
FRAME = 1 / 60
FARTHEST = 160.0  # units in a frame, of the fastest card


def deals() -> Iterator[tuple[State, Beat, Cue]]:
    """The state before each deal of a few governments, and how it is shown."""
    choreography = Choreography(LAYOUT, reduced=False)
    for seed in range(1, 5):
        match = new_match(RULES, seed)
        while match.state.outcome is None:
            shown, events = match.state, list(match.do(PLAYERS["casual"].command(match.state)))
            while (follow := follows(match.state)) is not None:
                events += match.do(follow)
            for beat in beats(events):
                if isinstance(beat[0], CardDrawn):
                    yield shown, beat, cue_of(shown, beat, choreography.cue_for)
                shown = evolved(shown, beat)


def test_every_card_comes_to_rest_where_it_belongs() -> None:
    for shown, beat, cue in deals():
        rest, poses = LAYOUT.cards(evolved(shown, beat)), cue.poses(cue.seconds)
        for card, pose in rest.items():
            at = poses[card][0] if card in poses else LAYOUT.cards(shown)[card]
            assert (at.x, at.y, at.scale) == (pose.x, pose.y, pose.scale)


def test_no_card_jumps_on_its_way() -> None:
    for _, _, cue in deals():
        before: dict[Card, tuple[float, float]] = {}
        for step in range(int(cue.seconds / FRAME) + 2):
            places = {
                key: (pose.x, pose.y)
                for key, (pose, _) in cue.poses(step * FRAME).items()
                if isinstance(key, Card) and not key.is_joker
            }
            for card, (x, y) in places.items():
                was_x, was_y = before.get(card, (x, y))
                assert abs(x - was_x) + abs(y - was_y) < FARTHEST
            before = places


def test_a_card_is_taken_from_the_top_of_its_deck_and_heard_as_it_shows_its_face() -> None:
    taken = 0
    for shown, beat, cue in deals():
        for event in beat[:1]:
            if not isinstance(event, CardDrawn) or event.card.is_court or event.card.is_joker:
                continue
            left = len(shown.side(event.colour).deck)
            lies, top = LAYOUT.deck(event.colour).centre, cue.poses(0.0)[event.card][0]
            up = (layers(left) - 1) * LAYER
            assert (top.x, top.y) == (lies[0] + up, lies[1] - up)
            turns = [at for at, name in cue.sounds if name == "card_turns"]
            before, after = (cue.poses(turns[0] + SNAP + by)[event.card][0].turn for by in (-FRAME, FRAME))
            assert before < 0 < after
            taken += 1
    assert taken > 20


def test_a_row_that_waits_for_its_card_is_taken_up_from_its_top_a_few_cards_a_frame() -> None:
    waited = 0
    for shown, beat, cue in deals():
        z = {card: pose.z for card, pose in LAYOUT.cards(shown).items()}
        side = {card: colour for colour in Colour for card in shown.side(colour).active}
        dealt = {event.card for event in beat if isinstance(event, CardDrawn)}
        moving: set[Card] = set()
        for step in range(int(cue.seconds / FRAME) + 2):
            moved = {key for key in cue.poses(step * FRAME) if key in z} - dealt
            for colour in Colour:
                taken = sorted(z[card] for card in moved - moving if side[card] is colour)
                row = sorted(z[card] for card in side if side[card] is colour and card not in moving)
                assert not taken or taken == row[-len(taken) :], "the uppermost"
                waited += len(taken) if step else 0
                assert not step or len(taken) <= 3
            moving |= moved
    assert waited > 50


def test_four_cards_take_hardly_longer_than_two() -> None:
    longest = max(
        cue.seconds
        for _, beat, cue in deals()
        if len(beat) == 4
        and not any(isinstance(e, CardDrawn) and (e.card.is_court or e.card.is_joker) for e in beat)
    )
    assert longest < 1.0


@pytest.mark.parametrize("window", [(1920, 1080), (2560, 1440)])
def test_the_shadows_of_both_decks_flights_are_kept_until_they_fly(window: tuple[int, int]) -> None:
    """Those of the first deck were pushed out by those of the second, and made again in mid-flight."""
    seen = look(window)
    book = SpriteBook(lambda card: Face2(_printed(seen, card), _printed(seen, card)), seen.frame)
    choreography, state = Choreography(Layout(seen.frame, RULES), reduced=False), new_match(RULES, 3).state
    assert state.foreign.deck[0].is_joker or state.domestic.deck[0].is_joker, "which is larger"
    flights = [
        (move.look, [sized(move.look, pose) for pose in move.path(MOMENTS)])
        for cue in choreography.draws(state)
        for move in cue.moves
        if move.rise
    ]
    assert len(flights) == len(Colour)
    for appearance, path in flights:
        assert [*book.ahead(appearance, path)]
    for appearance, path in flights:
        assert not [*book.ahead(appearance, path)][2:], "all but how it lies before and after is still there"


@cache
def _printed(seen: Look, card: object) -> pygame.Surface:
    return Sheet(seen, BLANK, "card", scale=size_of(card)).surface
