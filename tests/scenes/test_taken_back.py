"""What is taken back is there at once, and is seen to return in a moment that holds up nobody."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from game.engine.activation.model import BLACK, RED
from game.engine.government.model import Colour, Rules, State
from game.engine.government.rules import new_match
from game.scenes.activation.choreography import Choreography as BattleChoreography
from game.scenes.activation.scene import BattleScene
from game.scenes.government.choreography import Choreography
from game.scenes.government.upright import layout_for
from game.stage.geometry import Frame
from game.stage.timeline import Cue
from tools.fidget import BACK_AT_MOST
from tools.puppet import Puppet
from tools.shots.activation import NAMED, dealt, turned
from tools.shots.government import LIFTING, midgame, placed

FRAME = 1 / 60
SIZES = (1920, 1080), (1440, 1080), (1080, 1920)


def ended(puppet: Puppet) -> State:
    """A turn ends with unrest and is taken back; what was shown before that."""
    placed(puppet, midgame)
    puppet.key("e")
    puppet.settle()
    puppet.tick(LIFTING)
    shown = puppet.government.shown
    puppet.key("z", ctrl=True)
    return shown


def test_the_counter_of_support_slides_back_while_the_player_may_already_go_on(puppet: Puppet) -> None:
    before = ended(puppet)
    scene = puppet.government
    assert scene.shown.support > before.support
    assert scene.idle
    assert "end" in scene.form, "what may be done now is offered"
    seen = []
    for _ in range(round(BACK_AT_MOST * 60) + 1):
        poses = scene._playback.poses()
        if "support" in poses:
            seen.append(poses["support"][0].x)
        puppet.tick()
    low, high = (scene.layout.counter("support", s.support).x for s in (before, scene.shown))
    assert low <= seen[0] < low + (high - low) / 4
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(high, abs=2)
    assert len(seen) > 12
    assert not scene._playback.moves


def test_a_press_ends_it_and_is_answered(puppet: Puppet) -> None:
    ended(puppet)
    scene = puppet.government
    assert scene._playback.moves
    ended_at = scene.ministry.match.digest()
    puppet.key("y", ctrl=True)
    assert scene.ministry.match.digest() != ended_at, "it was not only to skip"
    assert not scene.idle
    assert scene._playback.current is not None
    assert scene._playback.current.seconds > BACK_AT_MOST, "it is told as at first"
    puppet.settle()
    assert scene.shown == scene.ministry.match.state


def test_nothing_is_seen_of_it_where_nothing_is_to_take_time(puppet: Puppet) -> None:
    puppet.app.kit.change(msgspec.structs.replace(puppet.app.kit.settings(), speed="instant"))
    ended(puppet)
    assert not puppet.government._playback.moves


# --- as data


def carried(state: State) -> State:
    """The first event at home has been resolved."""
    home = state.domestic
    home = replace(home, active=home.active[1:], resolved=(*home.resolved, home.active[0]))
    return replace(state, domestic=home, support=state.support + 1, treasury=state.treasury - 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reduced", [False, True])
def test_what_had_gone_comes_back_from_where_it_went(size: tuple[int, int], reduced: bool) -> None:
    state = midgame(new_match(Rules(), 7).state)
    layout = layout_for(Frame.for_window(size), Rules())
    gone, back = carried(state), state
    cue = Choreography(layout, reduced=reduced).back(gone, back)
    card = state.domestic.active[0]
    first, last = cue.poses(0.0)[card][0], cue.poses(cue.seconds)[card][0]
    place = layout.cards(back)[card]
    assert cue.seconds <= BACK_AT_MOST
    assert (last.x, last.y, last.scale, last.alpha) == (place.x, place.y, place.scale, 1.0)
    if reduced:
        assert {move.end[:2] == move.start[:2] for move in cue.moves} == {True}, "nothing flies"
        assert first.alpha == 0.0
    else:
        pile = layout.pile_pose(Colour.DOMESTIC)
        assert (first.x, first.y) == (pile.x, pile.y)
        assert any(move.key == ("coin", 0) for move in cue.moves)


def test_where_nothing_has_changed_nothing_moves() -> None:
    state = midgame(new_match(Rules(), 7).state)
    layout = layout_for(Frame.for_window(SIZES[0]), Rules())
    assert Choreography(layout, reduced=False).back(state, state) == Cue(0.0)


# --- the battle


def test_a_card_goes_back_upon_the_pack_and_the_one_before_it_returns(puppet: Puppet) -> None:
    dealt(puppet, NAMED, RED, BLACK)
    turned(puppet, 2)
    scene = puppet.scene
    assert isinstance(scene, BattleScene)
    second, pack, place = scene.shown.card, scene.layout.pack_pose, scene.layout.card_pose
    puppet.key("z", ctrl=True)
    assert scene.idle
    assert scene.shown == scene.engagement.match.state
    cue = scene._playback.current
    assert cue is not None
    assert cue.seconds <= BACK_AT_MOST
    goes = next(move for move in cue.moves if move.key == "returned")
    comes = next(move for move in cue.moves if move.key == "card")
    assert goes.look is not None
    assert getattr(goes.look, "what", None) == second == scene.shown.pack[0]
    assert goes.start[:2] == place[:2]
    assert (goes.end[:2], goes.end.turn) == (pack[:2], -1.0)
    assert comes.start[:2] == scene.layout.discard_poses(1)[0][:2]
    assert comes.end == place
    puppet.tick(round(BACK_AT_MOST * 60) + 1)
    assert not scene._playback.moves


def test_a_battle_is_gone_on_with_while_cards_return(puppet: Puppet) -> None:
    dealt(puppet, NAMED, RED, BLACK, BLACK)
    turned(puppet, 3)
    scene = puppet.scene
    assert isinstance(scene, BattleScene)
    for left in (2, 1):
        puppet.key("z", ctrl=True)
        assert scene.shown == scene.engagement.match.state
        assert len(scene.shown.discard) == left - 1


def test_with_reduced_motion_a_card_that_goes_back_fades_where_it_lay() -> None:
    state = midgame(new_match(Rules(), 7).state)
    layout = layout_for(Frame.for_window(SIZES[0]), Rules())
    side = state.domestic
    drawn = replace(side, deck=side.deck[1:], active=(*side.active, side.deck[0]))
    shown = replace(state, domestic=drawn)
    cue, card = Choreography(layout, reduced=True).back(shown, state), side.deck[0]
    lay = layout.cards(shown)[card]
    for share in (0.0, 0.5, 1.0):
        pose = cue.poses(cue.seconds * share)[card][0]
        assert pose._replace(alpha=1.0, z=lay.z) == lay
        assert pose.alpha == pytest.approx(1 - share)


def test_with_reduced_motion_a_battles_card_gives_way_where_it_lay(puppet: Puppet) -> None:
    dealt(puppet, NAMED, RED, BLACK)
    scene = puppet.scene
    assert isinstance(scene, BattleScene)
    turned(puppet, 2)
    shown = scene.shown
    earlier = scene.engagement.match.log[-1].before
    cue = BattleChoreography(scene.layout, reduced=True).back(shown, earlier)
    for share in (0.0, 0.5, 1.0):
        poses = cue.poses(cue.seconds * share)
        assert poses["returned"][0].alpha == pytest.approx(1 - share)
        assert poses["card"][0].alpha == pytest.approx(share)
        assert (poses["returned"][0].x, poses["returned"][0].y) == scene.layout.card.centre
