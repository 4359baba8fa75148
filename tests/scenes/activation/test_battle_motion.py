"""What moves on the battle's table: nothing is printed late, nothing hidden is moved, the end is seen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content import battle_table_words as words
from game.engine.activation.commands import EndBattle
from game.engine.activation.events import BattleEnded, Because, CardFinished, CardTurned, PackShuffled
from game.engine.activation.model import COLOURS, Outcome
from game.scenes.activation.appearance import Appearance
from game.scenes.activation.beats import beats
from game.scenes.activation.choreography import FLOOD, SHOWN, Choreography
from game.scenes.activation.flood import DEEP, SIDES, Flood
from game.scenes.activation.layout_upright import table_layout
from game.scenes.sheet import Sheet
from game.scenes.still import FADE
from game.stage.geometry import Frame
from game.stage.sprites import SpriteBook
from tests.scenes.activation.fighting import Fight


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[Sheet]:
    """Every sheet that is printed from now on."""
    found: list[Sheet] = []
    begin = Sheet.__init__

    def counted(sheet: Sheet, *args: object, **named: object) -> None:
        begin(sheet, *args, **named)  # type: ignore[arg-type]
        found.append(sheet)

    monkeypatch.setattr(Sheet, "__init__", counted)
    return found


@pytest.mark.parametrize("battle", ["example-with-guns", "example-by-number", "modder-river"])
def test_all_is_printed_when_a_card_arrives(tmp_path: Path, battle: str, printed: list[Sheet]) -> None:
    fight = Fight(tmp_path, battle)
    for _ in range(4):
        fight.puppet.key("space")
        in_flight = 0
        while not fight.scene.idle:
            in_flight += len(printed)
            printed.clear()
            fight.puppet.tick()
        assert not printed, "the frame in which it has arrived waits for nothing"
        assert in_flight >= 5
        fight.puppet.tick(30)
    fight.close()


def test_at_rest_the_copies_are_made_that_flights_shrink(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    fight.keys("space")
    fight.puppet.tick(60)
    table, state = fight.scene._table, fight.state
    assert state.card is not None
    fresh = SpriteBook(table._images, fight.scene._look.frame)
    for card in (state.card, state.pack[0]):
        look = Appearance("card", card)
        assert table._sprites.prepare(look, 0.6), "none is missing"
        assert not fresh.prepare(look, 0.6)
    fight.close()


def test_what_is_printed_ahead_is_what_is_printed_at_rest(tmp_path: Path) -> None:
    fight = Fight(tmp_path, seed=20)
    for _ in range(5):
        fight.keys("space")
        ahead = pygame.image.tobytes(fight.puppet.app.window.surface, "RGB")
        fight.scene.arrange(fight.scene._look)
        fight.puppet.tick(2)
        assert pygame.image.tobytes(fight.puppet.app.window.surface, "RGB") == ahead
    assert fight.state.reshuffles, "a Joker is among these cards"
    fight.close()


def test_discards_that_lie_beneath_others_do_not_move(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys(*["space"] * 30)
    fight.close()
    most = max((entry.before for entry in fight.match.log), key=lambda state: len(state.discard))
    layout = table_layout(Frame.for_window((1920, 1080)))
    count, hidden = len(most.discard), layout.discards_hidden(len(most.discard))
    assert 0 < hidden < count
    boxes = layout.discard_boxes(count)
    assert all(box == boxes[hidden] for box in boxes[:hidden])
    assert boxes[hidden + 1].x > boxes[hidden].x
    cue = Choreography(layout, reduced=False)._gathered(most)
    at_first = set(cue.poses(0.0))
    assert at_first == {("discard", i) for i in range(hidden, count)}
    assert set(cue.poses(cue.seconds)) == {("discard", i) for i in range(count)}


@pytest.mark.parametrize("cards", [0, 1, 30])
def test_with_reduced_motion_the_discards_are_seen_to_go_back_upon_the_pack(
    tmp_path: Path, cards: int
) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys(*["space"] * cards)
    fight.close()
    states = [fight.match.state, *(entry.before for entry in fight.match.log)]
    most = max(states, key=lambda state: len(state.discard))
    layout = table_layout(Frame.for_window((1920, 1080)))
    shuffled = (PackShuffled(because=Because.JOKER, reshuffles=1, pack=most.pack),)
    cue = Choreography(layout, reduced=True).cue_of(most, shuffled)
    count = len(most.discard)
    shown = {("discard", i) for i in range(layout.discards_hidden(count), count)}
    seen = {key: pose for key, (pose, _) in cue.poses(0.0).items() if pose.alpha}
    assert set(seen) - {("say", words.turn_of(2))} == shown
    later = {key for key, (pose, _) in cue.poses(FADE).items() if pose.alpha} - {("say", words.turn_of(2))}
    assert later == ({"upon"} if count else set())
    for move in cue.moves:
        assert move.seconds <= FADE
        if isinstance(move.key, tuple) and move.key[0] == "discard":
            assert (move.start.x, move.start.y) == (move.end.x, move.end.y), "nothing flies"
    if count:
        pose, look = cue.poses(FADE)["upon"]
        assert (pose.x, pose.y) == (layout.pack_pose.x, layout.pack_pose.y)
        assert look == Appearance("small", most.discard[-1])


def test_no_press_takes_the_end_from_sight_before_it_has_been_seen(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    fight.keys("space")
    fight.scene.order(EndBattle())
    fight.puppet.key("space")
    assert not fight.scene.idle
    fight.puppet.tick(round(SHOWN * 60))
    fight.puppet.key("space")
    assert fight.scene.idle
    fight.puppet.tick(2)
    assert fight.here == "BattleReportScene"
    fight.close()


def test_what_is_in_the_pack_lies_there_until_a_card_is_turned(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    deal = fight.scene._table._deal
    assert deal.pieces(fight.scene._view())
    fight.keys("space")
    assert not deal.pieces(fight.scene._view())
    fight.keys("ctrl+z")
    assert deal.pieces(fight.scene._view())
    fight.close()


@pytest.mark.parametrize(
    ("packs", "jokers", "told"),
    [
        (2, 2, "Each of them twice; two Jokers."),
        (1, 1, "Each of them once; one Joker."),
        (1, 0, "Each of them once; no Joker."),
        (2, 4, "Each of them twice; four Jokers."),
    ],
)
def test_the_pack_is_told(packs: int, jokers: int, told: str) -> None:
    assert words.dealt(packs, jokers) == told


def test_a_tick_prints_no_more_than_it_changes(tmp_path: Path, printed: list[Sheet]) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.until_acting()
    printed.clear()
    fight.puppet.key("1")
    layout, boxes = fight.scene.layout, [sheet.box for sheet in printed]
    assert layout.number in boxes
    assert not {layout.fairness, layout.odds, *layout.forces} & set(boxes)
    fight.close()


def test_the_flood_is_printed_while_nothing_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fight = Fight(tmp_path)
    for _ in range(600):
        fight.puppet.tick()
        if len(fight.scene._table._flood._made) == len(COLOURS) * len(SIDES):
            break
    printed: list[str] = []
    monkeypatch.setattr(Flood, "_printed", lambda *_: printed.append("now"))
    fight.keys("space")
    assert fight.state.acting is not None
    assert printed == []
    fight.close()


def test_what_changes_with_a_shuffle_is_told_alone(
    tmp_path: Path,
) -> None:
    fight = Fight(tmp_path, "modder-river", speed="instant")
    fight.click("orders")
    fight.puppet.form.focus("command")
    fight.keys("right")
    fight.click("switch")
    fight.keys("escape")
    while not fight.state.reshuffles:
        fight.keys("space")
    assert fight.scene.told == "The red cards are now for The Ninth Brigade."
    fight.keys("space")
    while fight.state.card is None or not fight.state.card.is_joker:
        fight.keys("space")
    assert fight.scene.told.startswith("Joker: nobody acts. All cards go back and are shuffled.")
    fight.close()


LAYERED = 0.1  # seconds within which what belongs together is seen and heard
STEP = 1 / 240  # seconds from look to look


@pytest.mark.parametrize("reduced", [False, True])
def test_the_great_number_comes_with_the_face_of_its_card(tmp_path: Path, reduced: bool) -> None:
    fight = Fight(tmp_path, reduced_motion=reduced)
    looked = 0
    for _ in range(6):
        fight.puppet.until(lambda: fight.scene.idle)
        fight.puppet.tick(30)
        fight.puppet.key("space")
        cue = fight.scene._playback.current
        if cue is None or not isinstance(fight.scene._playback.told[-1], CardTurned):
            continue
        looked += 1
        steps = [n * STEP for n in range(int(cue.seconds / STEP) + 1)]
        cards = {at: cue.poses(at)["card"][0] for at in steps if "card" in cue.poses(at)}
        open_at = next(at for at, pose in cards.items() if pose.turn > 0 and pose.alpha >= 0.5)
        assert cue.seconds - open_at <= LAYERED + 1e-6, "the number changes as the cue ends"
        if not reduced:
            called = [at for at, name in cue.sounds if name in ("drum_tap", "joker")]
            assert all(abs(at - open_at) <= LAYERED / 2 for at in called)
            flooding = [
                move.begin for move in cue.moves if isinstance(move.key, tuple) and "flood" in move.key
            ]
            assert all(begin >= open_at - STEP - LAYERED for begin in flooding)
    assert looked >= 4
    fight.close()


def test_while_the_pack_is_riffled_nothing_lies_in_its_place(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys(*["space"] * 12)
    fight.close()
    most = max((entry.before for entry in fight.match.log), key=lambda state: len(state.discard))
    layout = table_layout(Frame.for_window((1920, 1080)))
    shuffled = (PackShuffled(because=Because.JOKER, reshuffles=1, pack=most.pack),)
    cue = Choreography(layout, reduced=False).cue_of(most, shuffled)
    riffled = next(at for at, name in cue.sounds if name == "riffle")
    parted = cue.poses(riffled + 0.2)
    assert all(parted["discard", i][0].alpha == 0 for i in range(len(most.discard)))


@pytest.mark.parametrize("reduced", [False, True])
def test_with_a_joker_the_colour_at_the_edge_goes_as_it_came(tmp_path: Path, reduced: bool) -> None:
    fight = Fight(tmp_path, speed="instant")
    while not (fight.state.card is not None and fight.state.card.is_joker):
        acting = fight.state.acting
        fight.keys("space")
    entry = next(each for each in reversed(fight.match.log) if isinstance(each.events[0], CardFinished))
    fight.close()
    assert entry.before.acting is acting is not None
    layout = table_layout(Frame.for_window((1920, 1080)))
    beat = beats(entry.events)[0]
    cue = Choreography(layout, reduced=reduced).cue_of(entry.before, beat)
    seen = [
        {
            key[1]: pose
            for key, (pose, _) in cue.poses(at / 60).items()
            if isinstance(key, tuple) and key[0] == "ebb"
        }
        for at in range(int(cue.seconds * 60) + 2)
    ]
    assert not seen[0], "it rests at first"
    first = next(poses for poses in seen if poses)
    assert set(first) == set(SIDES), "once it is taken up it is all drawn anew"
    for side, (x, y) in SIDES.items():
        gone = seen[-1][side]
        assert gone.alpha == 0.0 if reduced else (gone.x, gone.y) == (x * DEEP, y * DEEP)
    resting = fight.scene._table.resting(fight.scene._view(), frozenset({("ebb", side) for side in SIDES}))
    assert all(
        image is not strip for image, _ in resting for strip in fight.scene._table._flood._made.values()
    )


@pytest.mark.parametrize("reduced", [False, True])
def test_the_winners_colour_comes_as_it_is_told_who_has_won(tmp_path: Path, reduced: bool) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.until_acting()
    fight.close()
    state, layout = fight.state, table_layout(Frame.for_window((1920, 1080)))
    choreography = Choreography(layout, reduced=reduced)
    for winner in (*COLOURS, None):
        cue = choreography.cue_of(state, (BattleEnded(outcome=Outcome.AGREED, winner=winner),))
        comes = {move.key: move for move in cue.moves if isinstance(move.key, tuple)}
        if winner is state.acting:
            assert not comes, "it is there"
            continue
        assert set(comes) == {("ebb" if winner is None else "flood", side) for side in SIDES}
        assert min(move.begin for move in comes.values()) >= cue.seconds - FLOOD - 1e-6
        assert max(move.until for move in comes.values()) == pytest.approx(cue.seconds)
