"""Interrupts what moves in both games at every moment and in every way, and looks whether it ends alike.

Nothing may drift: whatever a cue moves begins where it rests, and ends where it will rest.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Generic, NamedTuple, TypeVar

from game.content.battles import shipped_battles
from game.content.moods import tempers_of
from game.engine.activation import commands as orders
from game.engine.activation.model import BLACK
from game.engine.activation.model import State as BattleState
from game.engine.activation.rules import ActivationMatch
from game.engine.activation.rules import new_match as new_battle
from game.engine.government.events import GovernmentEnded
from game.engine.government.model import Rules, State
from game.engine.government.rules import new_match
from game.scenes.activation import appearance as battle_appearance
from game.scenes.activation import beats as battle_beats
from game.scenes.activation import choreography as battle
from game.scenes.activation.layout import Layout as BattleLayout
from game.scenes.activation.layout_upright import table_layout
from game.scenes.activation.taken_back import small
from game.scenes.government import beats as government_beats
from game.scenes.government import choreography as government
from game.scenes.government.crowd import ROWS, row_pose
from game.scenes.government.draft import follows
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance
from game.scenes.government.upright import layout_for
from game.stage.geometry import Frame
from game.stage.playback import Playback
from game.stage.timeline import Cue, Pose
from tools import bot

S = TypeVar("S")
E = TypeVar("E")
LEVELS = Path(__file__).parents[1] / "levels" / "activation"
ORDERS = 80  # of one battle
NEAR = 1e-6
FRAME = 1 / 60
BACK_AT_MOST = 0.35  # seconds


class DriftError(AssertionError):
    """Something is not where it belongs, or not what the rules say is shown."""


class Chapter(NamedTuple, Generic[S, E]):
    """What came of one command, and the state after it."""

    beats: tuple[E, ...]
    after: S


@dataclass(frozen=True)
class Tale(Generic[S, E]):
    """A whole game as it is played back."""

    start: S
    evolved: Callable[[S, E], S]
    cue_of: Callable[[S, E], Cue]
    back: Callable[[S, S], Cue]  # from what is shown to what was before it
    chapters: Iterator[Chapter[S, E]]


Meddling = Callable[["Playback[S, E]"], None]


def told(tale: Tale[S, E], meddle: Meddling[S, E]) -> int:
    """Play a tale, meddling until each chapter is over; returns how often that was. Raises DriftError."""
    settled: list[E] = []
    playback: Playback[S, E] = Playback(
        tale.start, tale.evolved, tale.cue_of, lambda _state, beat: settled.append(beat)
    )
    times = 0
    for chapter in tale.chapters:
        before = playback.shown
        settled.clear()
        playback.extend(chapter.beats)
        while not playback.idle:
            meddle(playback)
            times += 1
        if playback.shown != chapter.after or tuple(settled) != chapter.beats:
            raise DriftError(f"shown: {playback.shown}; it is: {chapter.after}")
        _at_rest(playback)
        playback.turn_back(before, tale.back(chapter.after, before))
        while playback.moves:
            meddle(playback)
        if playback.shown != before or tuple(settled) != chapter.beats:
            raise DriftError(f"shown: {playback.shown}; taken back it is: {before}")
        _at_rest(playback)
        playback.jump(chapter.after)
    return times


def _at_rest(playback: Playback[S, E]) -> None:
    if playback.poses() or playback.elapsed or not playback.idle:
        raise DriftError("at rest something still moves")


def meddling(random: Random) -> Callable[[Playback[S, E]], None]:
    """Hands that let time pass in any measure, press, or have all arrive at once."""

    def meddle(playback: Playback[S, E]) -> None:
        match random.randrange(8):
            case 0:
                playback.skip()
            case 1:
                playback.finish()
            case 2:
                playback.advance(0.0)
            case 3:
                playback.advance(1e3)
            case 4 | 5:
                playback.advance(random.random() * 0.4)
            case _:
                playback.advance(FRAME)
        for pose, _ in playback.poses(random.random() * FRAME).values():
            if not all(abs(value) < 1e5 for value in (pose.x, pose.y, pose.scale, pose.angle)):
                raise DriftError(f"something is at {pose}")

    return meddle


# --- the government


def government_tale(
    seed: int, size: tuple[int, int], *, reduced: bool = False
) -> Tale[State, government_beats.Beat]:
    """A government that the bot plays; its cues are looked at, too."""
    rules = Rules()
    layout = layout_for(Frame.for_window(size), rules)
    choreography = government.Choreography(layout, reduced=reduced)
    match = new_match(rules, seed)

    def cue_of(shown: State, beat: government_beats.Beat) -> Cue:
        cue = government_beats.cue_of(shown, beat, choreography.cue_for)
        if not any(isinstance(event, GovernmentEnded) for event in beat):
            begins_and_ends_at_rest(
                cue, resting(layout, shown), resting(layout, government_beats.evolved(shown, beat))
            )
        return cue

    def back(shown: State, now: State) -> Cue:
        cue = choreography.back(shown, now)
        _soon_there(cue)
        begins_and_ends_at_rest(cue, resting(layout, shown), resting(layout, now))
        return cue

    def chapters() -> Iterator[Chapter[State, government_beats.Beat]]:
        while match.state.outcome is None:
            events = list(match.do(bot.next_command(match.state, match.legal)))
            while (follow := follows(match.state)) is not None:
                events += match.do(follow)
            yield Chapter(government_beats.beats(events), match.state)

    return Tale(match.state, government_beats.evolved, cue_of, back, chapters())


def _soon_there(cue: Cue) -> None:
    if cue.seconds > BACK_AT_MOST or any(move.until > cue.seconds + NEAR for move in cue.moves):
        raise DriftError(f"what is taken back takes {cue.seconds} seconds")


def resting(layout: Layout, state: State) -> dict[Hashable, tuple[Pose, object | None]]:
    """Where all that has a place on the table lies, and how the people look."""
    tempers = zip(ROWS, tempers_of(state.support, state.rules.support_max), strict=True)
    return {
        **{card: (pose, None) for card, pose in layout.cards(state).items()},
        "support": (layout.counter("support", state.support), None),
        "tax": (layout.counter("tax", state.tax), None),
        **{
            ("crowd", row): (row_pose(layout, row), Appearance("crowd", (row, temper)))
            for row, temper in tempers
        },
    }


def begins_and_ends_at_rest(
    cue: Cue,
    before: Mapping[Hashable, tuple[Pose, object | None]],
    after: Mapping[Hashable, tuple[Pose, object | None]],
) -> None:
    """Look at where a cue takes things up and where it leaves them. Raises DriftError."""
    first: dict[Hashable, Pose] = {}
    for move in sorted(cue.moves, key=lambda move: move.begin):
        first.setdefault(move.key, move.start)
    for key, start in first.items():
        if key in before and start.alpha == 1.0 and not _alike(start, before[key][0]):
            raise DriftError(f"{key} begins at {start}, but it rests at {before[key][0]}")
    for key, (pose, look) in cue.poses(cue.seconds).items():
        if key not in after:
            continue
        rest, looks = after[key]
        if not _alike(pose, rest) or (looks is not None and looks != look):
            raise DriftError(f"{key} ends at {pose} as {look}, but it rests at {rest} as {looks}")


def _alike(a: Pose, b: Pose) -> bool:
    pairs = (
        (a.x, b.x),
        (a.y, b.y),
        (a.scale, b.scale),
        (a.angle, b.angle),
        (a.alpha, b.alpha),
        (a.turn, b.turn),
    )
    return all(abs(one - other) < NEAR for one, other in pairs)


# --- the battle


def battle_tale(
    seed: int, size: tuple[int, int], *, reduced: bool = False
) -> Tale[BattleState, battle_beats.Beat]:
    """A battle of whatever is allowed, to its end."""
    random = Random(seed)
    battles = shipped_battles(LEVELS)
    chosen = battles[seed % len(battles)]
    match = new_battle(chosen.rules, chosen.red.forces, chosen.black.forces, seed)
    layout = table_layout(Frame.for_window(size))
    choreography = battle.Choreography(layout, reduced=reduced)

    def back(shown: BattleState, now: BattleState) -> Cue:
        cue = choreography.back(shown, now)
        _soon_there(cue)
        lay = battle_resting(layout, shown)
        if "card" in lay:
            lay["returned"] = lay.pop("card")  # for another comes to lie there
        if len(shown.discard) > len(now.discard):
            lay["card"] = layout.discard_poses(len(shown.discard))[-1], None
        begins_and_ends_at_rest(cue, lay, battle_resting(layout, now))
        return cue

    def chapters() -> Iterator[Chapter[BattleState, battle_beats.Beat]]:
        for _ in range(ORDERS):
            events = match.do(_order(match, random))
            yield Chapter(battle_beats.beats(events), match.state)
        yield Chapter(battle_beats.beats(match.do(orders.EndBattle(BLACK))), match.state)

    return Tale(match.state, battle_beats.evolved, choreography.cue_of, back, chapters())


def battle_resting(layout: BattleLayout, state: BattleState) -> dict[Hashable, tuple[Pose, object | None]]:
    """Where the large card lies, and those that have been laid away and can be seen."""
    count = len(state.discard)
    found: dict[Hashable, tuple[Pose, object | None]] = {}
    for i, pose in enumerate(layout.discard_poses(count)):
        if i >= layout.discards_hidden(count):
            look = battle_appearance.Appearance("small", state.discard[i])
            found["discard", i] = small(layout, pose), look
    if state.card is not None:
        found["card"] = layout.card_pose, battle_appearance.Appearance("card", state.card)
    return found


def _order(match: ActivationMatch, random: Random) -> orders.Command:
    """Mostly the next card; sometimes units act, or are lost."""
    legal = match.legal
    acting = [choice for choice in legal.activations if choice.most]
    if acting and random.random() < 0.4:
        choice = random.choice(acting)
        return orders.Activate(choice.role, *((0, choice.units[:1]) if choice.units else (1, ())))
    losing = [force for force in legal.forces if force.losses > 1]
    if losing and random.random() < 0.05:
        force = random.choice(losing)
        units = (0, force.losing[:1]) if force.losing else (1, ())
        return orders.Lose(force.colour, force.force, *units)
    return orders.TurnCard() if legal.turn else orders.Finish()


# --- a long count


@dataclass
class Figures:
    """What was interrupted."""

    interruptions: int = 0
    games: dict[str, int] = field(default_factory=lambda: {"governments": 0, "battles": 0})

    def __str__(self) -> str:
        games = " and ".join(f"{count} {name}" for name, count in self.games.items())
        return f"{self.interruptions} interruptions in {games}: nothing drifted"


def fidget(times: int, seed: int) -> Figures:
    """Interrupt both games in turn, in windows of three shapes, at least so many times. Raises DriftError."""
    figures, random = Figures(), Random(seed)
    sizes = (1920, 1080), (1024, 768), (1080, 1920)
    while figures.interruptions < times:
        size, reduced = sizes[seed % 3], seed % 5 == 4
        figures.interruptions += told(government_tale(seed, size, reduced=reduced), meddling(random))
        figures.games["governments"] += 1
        figures.interruptions += told(battle_tale(seed, size, reduced=reduced), meddling(random))
        figures.games["battles"] += 1
        seed += 1
    return figures
