"""What is looked at for long is sharp; what leaves the table fades; what is told in motion is true."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.content.table_words import AIM, more_dice
from game.engine.government.events import (
    DiceRolled,
    EventsReturned,
    GovernmentEnded,
    JokerRolled,
)
from game.engine.government.model import Colour, Phase, Rules, State
from game.engine.government.rules import new_match
from game.engine.piles import card as card_of
from game.options import Options
from game.scenes.attract.scene import AttractScene
from game.scenes.ending import EndingScene, way_back
from game.scenes.faces import CARD_H, CARD_W
from game.scenes.government.choreography import Choreography
from game.scenes.government.draft import Throw, in_motion
from game.scenes.government.layout import NEARER, Layout
from game.scenes.government.lifts import HOT, PICKED
from game.scenes.government.pace import Appearance
from game.scenes.government.reports import reports
from game.scenes.government.upright import layout_for
from game.scenes.spoken import COMES, GOES, spoken
from game.stage import curtain, furniture
from game.stage.geometry import Box, Frame
from game.stage.inputs import PointerMoved
from game.stage.painter import Canvas, Item
from game.stage.timeline import Cue, Pose
from tests.scenes.pages import look
from tools.puppet import Puppet
from tools.shots.attract import shown
from tools.shots.films import film_court, film_last_cards
from tools.shots.government import LIFTING, midgame, placed, to_draw
from tools.shots.register import FILMS

SIZE = (1024, 768)
HARDLY = 4  # of 255: what the shadow beneath a card's paper may change of it
BARE = 0.14  # of the show's room at most is cloth where both sheets are as tall as the table


@pytest.fixture(scope="module")
def puppet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Puppet]:
    player = Puppet(tmp_path_factory.mktemp("looks"), size=SIZE, options=Options())
    player.tick(3)
    yield player
    player.close()


def pixels(puppet: Puppet, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(puppet.app.window.surface.subsurface(area), "RGB")


def a_choreography(**rules: object) -> tuple[Choreography, State]:
    state = midgame(new_match(Rules(), 7).state)
    state = replace(state, rules=replace(state.rules, **rules))  # type: ignore[arg-type]
    return Choreography(Layout(Frame.for_window((1920, 1080)), Rules()), reduced=False), state


def test_a_chosen_card_is_as_sharp_as_one_that_lies_flat(puppet: Puppet) -> None:
    placed(puppet, midgame)
    scene, name = puppet.government, card_of("3C")
    frame, pose = scene._look.frame, scene.layout.cards(scene.shown)[name]
    assert pose.scale < 1, "the row is so full that its cards are smaller"
    words = Box.around(pose.x, pose.y + CARD_H * pose.scale * 0.2, CARD_W * pose.scale * 0.5, 40)
    flat = pixels(puppet, frame.rect(words))
    puppet.click("card 3C")
    puppet.tick(LIFTING)
    puppet.give(PointerMoved((4, 4)))
    puppet.tick(LIFTING)
    up = round(PICKED * frame.k)
    raised = [pixels(puppet, frame.rect(words).move(0, off - up)) for off in (-1, 0, 1)]
    assert min(max(map(abs, map(int.__sub__, flat, found))) for found in raised) <= HARDLY


def test_the_ring_of_the_focus_rises_with_its_card(puppet: Puppet) -> None:
    placed(puppet, midgame)
    scene = puppet.government
    thick = 1.5 * scene._look.frame.px(furniture.RING)
    for up, act in ((HOT, "tab"), (PICKED, "enter")):
        puppet.key(act)
        puppet.tick(LIFTING)
        spot = scene.form[scene.form.focused or ""]
        image, corner = scene.form.items(scene._look)[-1]
        ring = image.get_rect(topleft=corner)
        card = scene._look.frame.rect(spot.box.moved(0, -up))
        assert ring.contains(card)
        assert 0 <= card.top - ring.top <= thick, act


def test_a_court_card_is_printed_in_the_size_in_which_it_is_looked_at(puppet: Puppet) -> None:
    film_court(puppet)
    scene, queen = puppet.government, card_of("QS")
    stage = scene.layout.stage_pose(Colour.DOMESTIC)
    puppet.until(lambda: _of(scene._playback.poses(0.0), queen) == stage)
    printed = scene._table.faces.face(queen, Colour.DOMESTIC, NEARER)
    images = [image for image, _ in scene._table.moving(scene._playback.poses(0.0))]
    assert any(image is printed for image in images)
    puppet.settle()


def _of(poses: dict[Hashable, tuple[Pose, object | None]], key: Hashable) -> Pose | None:
    return poses[key][0] if key in poses else None


def test_a_card_slides_out_from_beneath_the_slip_of_its_deck(puppet: Puppet) -> None:
    placed(puppet, lambda state: to_draw(state, "9S", "10D"))
    scene, drawn = puppet.government, card_of("9S")
    deck = scene.layout.deck(Colour.DOMESTIC)
    name = scene._look.frame.rect(Box(deck.x + 8, deck.bottom - 66, deck.w - 16, 28))
    lay = pixels(puppet, name)
    puppet.key("t")
    puppet.until(lambda: drawn in scene._playback.poses())
    over = 0
    while scene._playback.poses()[drawn][0].turn < 0:
        over += abs(scene._playback.poses()[drawn][0].x - deck.cx) < deck.w
        assert pixels(puppet, name) == lay
        puppet.tick()
    assert over > 3
    puppet.settle()


def test_what_lies_still_is_not_laid_anew_for_every_coin_and_die(
    puppet: Puppet, monkeypatch: pytest.MonkeyPatch
) -> None:
    FILMS["film-throw"](puppet)
    scene = puppet.government
    keys: set[object] = set()
    laid, lying = 0, scene._table.lying

    def counted(*asked: Any) -> tuple[Item, ...]:
        nonlocal laid
        laid += 1
        return lying(*asked)

    monkeypatch.setattr(scene._table, "lying", counted)
    while scene.draft.throw is not None and not scene.draft.throw.faces:
        keys |= scene._moving
        puppet.tick()
    assert {("coin", 5), ("die", 0), ("die", 5), "total"} <= keys
    assert laid <= 2, "once for the dice, once when they have landed"
    puppet.settle()


def test_the_last_card_leaves_nothing_behind_it_while_it_flies(puppet: Puppet) -> None:
    film_last_cards(puppet)
    scene, last = puppet.government, card_of("10D")
    deck = scene._look.frame.rect(scene.layout.deck(Colour.FOREIGN))
    puppet.until(lambda: last in scene._playback.poses(0.0))
    puppet.until(lambda: scene._playback.poses(0.0)[last][0].turn > 0)
    assert last in scene.shown.foreign.deck, "it is still on its way"
    bare = pixels(puppet, deck)
    puppet.settle()
    assert pixels(puppet, deck) == bare


def test_while_a_tax_is_set_it_is_told_what_that_does() -> None:
    _, state = a_choreography()
    before = replace(state, phase=Phase.TAX, tax=4)
    assert in_motion(before, replace(before, phase=Phase.RESOLVE, tax=2), None).tax == 2
    throw = Throw(Colour.DOMESTIC, (3,), 2)
    later = in_motion(state, replace(state, tax=2), throw)
    assert (later.tax, later.throw) == (state.tax, throw), "what has been set is told as it is"


def test_a_slip_is_laid_down_and_fades_before_it_is_gone() -> None:
    cue = spoken("slip", None, Pose(0, 0), 30, 0.45)
    assert cue.seconds == 0.45
    first, laid, stays, fades, gone = (
        cue.poses(at)["slip"][0].alpha for at in (0.0, COMES, 0.45 - GOES, 0.4, 0.45)
    )
    assert 0 < first < 0.5, "it is not there all at once"
    assert laid == stays == 1.0
    assert 0 < fades < 1
    assert gone == 0.0
    ways = [cue.poses(step / 60)["slip"][0].y for step in range(28)]
    assert ways == sorted(ways, reverse=True), "it only rises"
    assert max(a - b for a, b in pairwise(ways)) < 6
    assert cue.poses(0.45)["slip"][0].y == -30


def test_the_joker_takes_its_die_and_its_words_along() -> None:
    choreography, state = a_choreography()
    cue = choreography.cue_for(state, JokerRolled(colour=Colour.DOMESTIC, face=5, returning=3))
    kinds = {look.kind for _, look in cue.poses(cue.seconds).values() if isinstance(look, Appearance)}
    assert kinds == {"card", "ebony", "say"}
    assert all(pose.alpha < 1e-9 for pose, _ in cue.poses(cue.seconds).values())


def begins(cue: Cue) -> float:
    return min(move.begin for move in cue.moves)


def test_chosen_events_come_back_once_their_page_has_gone() -> None:
    event = EventsReturned(colour=Colour.DOMESTIC, cards=(card_of("7S"),))
    for returned, begin in ("choice", curtain.SECONDS["back"]), ("top", 0.0):
        choreography, state = a_choreography(joker_return=returned)
        assert begins(choreography.cue_for(state, event)) == begin


def test_few_reports_are_set_larger_than_many() -> None:
    sight, width, room = look((1280, 720)), 330.0, 190.0
    short = ("Tax stays at 4.",)
    few, many = (reports(sight, short * count, width, room)[0].get_height() for count in (1, 6))
    assert few > many
    whole = reports(sight, short, width, 40.0)
    assert sum(image.get_height() for image in whole) <= sight.frame.px(40.0), (
        "never more than there is room for"
    )


@pytest.mark.parametrize("seconds", [1.6, 6.5])
def test_on_a_narrow_table_a_print_of_the_show_leaves_no_bare_bands(puppet: Puppet, seconds: float) -> None:
    shown(puppet, "plate", seconds, 3)
    window = puppet.app.window.surface
    w, h = window.get_size()
    inside = window.subsurface(pygame.Rect(w * 0.06, h * 0.06, w * 0.88, h * 0.86))
    small = pygame.transform.smoothscale(inside, (90, 70))
    green = sum(
        g > 1.3 * r and g > 1.2 * b
        for x in range(90)
        for y in range(70)
        for r, g, b, _ in (small.get_at((x, y)),)
    )
    assert green / (90 * 70) < BARE


@pytest.mark.parametrize("system", ["fall", "triumph"])
def test_while_a_government_ends_nothing_is_foretold(puppet: Puppet, system: str) -> None:
    FILMS[f"film-{system}"](puppet)
    scene = puppet.government
    puppet.until(lambda: isinstance(scene._playback.coming[0][-1], GovernmentEnded))
    puppet.tick()
    assert scene.shown.phase is Phase.RESOLVE
    assert scene._seen.shown.phase is Phase.OVER
    assert scene._seen.shown.outcome is scene.ministry.match.state.outcome


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
def test_the_way_back_to_the_verdict_hides_nothing_of_the_table(size: tuple[int, int]) -> None:
    frame = Frame.for_window(size)
    table, way = layout_for(frame, Rules()), way_back(look(size))
    lying = [*table.strips, table.treasury, table.gazette, *table.tools]
    lying += [table.row(colour) for colour in Colour]
    assert not any(way.x < box.right and box.x < way.right and way.y < box.bottom and box.y < way.bottom
                   for box in lying)  # fmt: skip
    assert table.panel.x <= way.x < way.right <= table.panel.right
    assert table.panel.y <= way.y < way.bottom <= table.panel.bottom


@pytest.mark.parametrize(("film", "offered"), [("draw", "end"), ("throw", "end"), ("unrest", "confirm")])
@pytest.mark.parametrize("frames", [1, 20])
def test_whoever_pauses_while_things_move_can_go_on(
    puppet: Puppet, film: str, offered: str, frames: int
) -> None:
    FILMS[f"film-{film}"](puppet)
    puppet.tick(frames)
    assert not puppet.government.idle
    puppet.key("escape")
    assert offered in puppet.government.form, "it is seen behind the page, too"
    puppet.key("escape")
    puppet.until(lambda: puppet.scene is puppet.government)
    assert offered in puppet.government.form


def test_the_words_that_offer_all_dice_lead_to_them(puppet: Puppet) -> None:
    FILMS["film-many-dice"](puppet)
    puppet.settle()
    scene = puppet.government
    puppet.click(scene.layout.more_dice)
    assert type(puppet.scene).__name__ == "GazetteScene"
    puppet.key("escape")
    puppet.until(lambda: puppet.scene is scene)
    assert more_dice(1, 6) == "1 more makes 6; see all"
    assert more_dice(3, 11) == "3 more make 11; see all"


def test_the_gazette_of_the_show_tells_from_the_first_what_it_is_about(puppet: Puppet) -> None:
    shown(puppet, "government", 0.5)
    assert isinstance(puppet.scene, AttractScene)
    exhibit = puppet.scene.part.exhibit  # type: ignore[union-attr]
    assert exhibit._news.lines == (AIM[exhibit.ministry.match.state.rules.win_when],)


def test_no_coin_lingers_on_its_edge_before_it_is_a_die() -> None:
    choreography, state = a_choreography()
    cue = choreography.cue_for(state, DiceRolled(colour=Colour.DOMESTIC, faces=(3, 4), target=5))
    coin = next(move for move in cue.moves if move.key == ("coin", 0))
    last = [coin.pose_at(coin.until - ago) for ago in (0.05, 0.0)]
    assert last[0].turn > 0.4, "a twentieth of a second before, it is still seen from the side"
    assert abs(last[1].x - last[0].x) > 0.3 * abs(coin.end.x - coin.start.x), "it is thrown, not laid down"


@pytest.mark.parametrize("film", ["film-fall", "film-triumph"])
def test_the_page_of_the_verdict_comes_with_its_picture(puppet: Puppet, film: str) -> None:
    FILMS[film](puppet)
    puppet.until(lambda: isinstance(puppet.scene, EndingScene) and puppet.scene._impression is not None)
    ending = puppet.scene
    assert isinstance(ending, EndingScene)
    assert ending._impression is not None
    assert ending._impression.picture(0.0) is not None
    assert not ending._impression.coloured(0.0), "the brush has yet to come"


def test_support_is_told_as_nought_where_a_fall_took_more(
    puppet: Puppet, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[object] = []

    def print_strip(*of: object) -> tuple[Item, ...]:
        printed.append(of[2])
        return ()

    placed(puppet, midgame)
    pieces = puppet.government._table._furniture
    monkeypatch.setattr(pieces, "_print_strip", print_strip)
    pieces.tracks(replace(puppet.government.shown, support=-2, tax=10), {})
    assert printed == [0, 10]


def test_a_table_that_moves_below_something_makes_nothing_ready(
    puppet: Puppet, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, canvas = placed(puppet, lambda state: state), Canvas()
    puppet.click("confirm")
    puppet.tick(3)
    assert not scene.idle
    asked: list[Cue] = []
    monkeypatch.setattr(scene._table, "foresee", lambda cue, _elapsed: asked.append(cue))
    for canvas.on_top in (False, True):
        scene.draw(canvas, 0.0)
        scene.draw(canvas, 0.0)  # the first may have to lay the table
        assert bool(asked) is canvas.on_top
