"""What is settled keeps its seal on its way, and the row it leaves closes up in order (Rules G15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.engine.advice.players import PLAYERS
from game.engine.government.events import EventsResolved
from game.engine.government.model import Rules, State
from game.engine.government.rules import new_match
from game.engine.piles import Card
from game.scenes.government.beats import beats, evolved
from game.scenes.government.choreography import Choreography
from game.scenes.government.draft import follows
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance
from game.stage.geometry import Frame
from game.stage.timeline import Cue

RULES = Rules(draws_per_turn=2, tax_max=6)
LAYOUT = Layout(Frame.for_window((1920, 1080)), RULES)
FRAME = 1 / 60
CROWDED = 1.0  # unit by which two cards may be closer on their way than before and after


def sealings(*, reduced: bool = False) -> Iterator[tuple[State, EventsResolved, Cue]]:
    """The state before each success of a few governments, and how it is shown."""
    choreography = Choreography(LAYOUT, reduced=reduced)
    for seed in range(1, 9):
        match = new_match(RULES, seed)
        while match.state.outcome is None:
            shown, events = match.state, list(match.do(PLAYERS["competent"].command(match.state)))
            while (follow := follows(match.state)) is not None:
                events += match.do(follow)
            for beat in beats(events):
                if isinstance(beat[0], EventsResolved):
                    yield shown, beat[0], choreography.cue_for(shown, beat[0])
                shown = evolved(shown, beat)


def seals(cue: Cue, card: Card, at: float) -> bool:
    """Whether a card is seen with its seal at a time."""
    poses = cue.poses(at)
    _, look = poses.get(card, (None, None))
    return ("seal", card) in poses or (isinstance(look, Appearance) and look.kind == "sealed")


def test_a_seal_once_pressed_stays_on_its_card() -> None:
    seen = 0
    for _, event, cue in sealings():
        for step in range(int(cue.seconds / FRAME) + 2):
            assert all(seals(cue, card, step * FRAME) for card in event.cards)
        seen += len(event.cards)
    assert seen > 20


def test_a_row_that_fills_a_gap_moves_in_order_and_no_card_runs_into_the_next() -> None:
    closed = 0
    for shown, event, cue in sealings():
        before, after = LAYOUT.cards(shown), LAYOUT.cards(evolved(shown, (event,)))
        row = [card for card in shown.side(event.colour).active if card not in event.cards]
        for left, right in pairwise(sorted(row, key=lambda card: before[card].z)):
            near = min(places[right].x - places[left].x for places in (before, after))
            for step in range(int(cue.seconds / FRAME) + 2):
                poses = cue.poses(step * FRAME)
                x = {card: poses[card][0].x if card in poses else before[card].x for card in (left, right)}
                assert x[right] - x[left] > near - CROWDED
                closed += x[left] != before[left].x
    assert closed > 50


def test_with_reduced_motion_a_seal_comes_to_its_card_and_fades_only_as_part_of_it() -> None:
    seen = 0
    for shown, event, cue in sealings(reduced=True):
        lay = LAYOUT.cards(shown)
        for card in event.cards:
            for step in range(int(cue.seconds / FRAME) + 2):
                poses = cue.poses(step * FRAME)
                if ("seal", card) in poses:
                    seal = poses["seal", card][0]
                    assert (seal.x, seal.y, seal.scale) == (lay[card].x, lay[card].y, 1.0)
                    fading = poses.get(("lay", card))
                    assert fading is None or fading[0].alpha == 1.0
                    seen += seal.alpha == 1.0
            left = [move for move in cue.moves if move.key == ("lay", card)]
            assert [move.look.kind for move in left if isinstance(move.look, Appearance)] == ["sealed"]
            assert left[0].end.alpha == 0.0
    assert seen > 50, "whole seals are to be seen lying on their cards"
