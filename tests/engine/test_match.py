"""Match by itself, on a game of turning over numbers: history, undo, redo, digest."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import pytest

from game.engine.match import CannotRedo, CannotUndo, Game, IllegalCommand, Match

State: TypeAlias = int
Command: TypeAlias = str
Chance: TypeAlias = int


@dataclass(frozen=True)
class Moved:
    by: int
    reveals: bool


def decide(_state: State, command: Command, chance: Chance) -> tuple[tuple[Moved, ...], Chance]:
    if command == "step":
        return (Moved(1, False),), chance
    if command == "turn":
        return (Moved(0, False), Moved(chance, True)), chance * 2
    raise IllegalCommand(command)


def why_not(_state: State, command: Command) -> Any:
    return None if command in ("step", "turn") else command


GAME: Game[State, Command, Moved, Chance] = Game(
    decide=decide,
    fold=lambda state, events: state + sum(event.by for event in events),
    legal=lambda state: ("step", "turn", state),
    why_not=why_not,
    encode=lambda state: {"at": state},
    encode_chance=lambda chance: chance,
)


def new(*, undo_anything: bool = False) -> Match[State, Command, Moved, Chance]:
    return Match(GAME, 0, 10, undo_anything=undo_anything)


def test_doing_changes_state_chance_history_and_log() -> None:
    match = new()
    assert match.do("turn") == (Moved(0, False), Moved(10, True))
    match.do("step")
    assert (match.state, match.chance) == (11, 20)
    assert match.history == ("turn", "step")
    assert [(entry.command, entry.before) for entry in match.log] == [("turn", 0), ("step", 10)]
    assert match.log[1].events == (Moved(1, False),)
    assert match.legal == ("step", "turn", 11)


def test_a_refused_command_changes_nothing() -> None:
    match = new()
    match.do("step")
    match.undo()
    before = match.digest()
    with pytest.raises(IllegalCommand) as refused:
        match.do("jump")
    assert refused.value.reason == "jump" == match.why_not("jump")
    assert match.why_not("step") is None
    assert match.digest() == before
    assert match.history == ()
    assert match.log == ()
    assert match.can_redo


def test_undo_and_redo() -> None:
    match = new()
    start = match.digest()
    match.do("step")
    match.do("step")
    end = match.digest()
    assert (match.undo(), match.undo()) == ("step", "step")
    assert match.digest() == start
    assert not match.can_undo
    assert match.redo() == (Moved(1, False),)
    assert match.can_redo
    match.redo()
    assert match.digest() == end
    assert not match.can_redo


def test_what_was_revealed_cannot_be_undone() -> None:
    match = new()
    match.do("step")
    match.do("turn")
    assert not match.can_undo
    with pytest.raises(CannotUndo):
        match.undo()
    assert match.history == ("step", "turn")


def test_a_match_may_be_told_to_undo_anything() -> None:
    match = new(undo_anything=True)
    start = match.digest()
    match.do("turn")
    turned = match.digest()
    assert match.undo() == "turn"
    assert match.digest() == start
    match.redo()
    assert match.digest() == turned


def test_a_new_command_forgets_what_was_undone() -> None:
    match = new()
    match.do("step")
    match.undo()
    match.do("turn")
    assert not match.can_redo
    with pytest.raises(CannotRedo):
        match.redo()


def test_nothing_done_is_nothing_to_undo() -> None:
    match = new()
    with pytest.raises(CannotUndo):
        match.undo()
    with pytest.raises(CannotRedo):
        match.redo()


def test_the_digest_tells_states_and_chances_apart_but_not_histories() -> None:
    assert Match(GAME, 1, 10).digest() != Match(GAME, 1, 11).digest() != Match(GAME, 2, 11).digest()
    match = new()
    match.do("step")
    assert match.digest() == Match(GAME, 1, 10).digest()
