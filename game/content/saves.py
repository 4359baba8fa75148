"""A running game as bytes, and back: seed and commands, checked against the state they must lead to.

Knows nothing of when a game is saved. A file that cannot be read is renamed, said plainly, never deleted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from game.content.levels import Level
from game.content.notice import Notice
from game.content.saver import Saver
from game.content.sealed import newest, seal, unseal
from game.content.seedcode import Seed
from game.engine.government.model import Rules
from game.engine.government.notation import (
    chance_from_data,
    chance_to_data,
    command_from_text,
    command_to_text,
    state_from_data,
    state_to_data,
)
from game.engine.government.rules import GOVERNMENT, GovernmentMatch, IllegalCommand, check_cards, new_match
from game.engine.match import Match
from game.engine.rng import Rng

__all__ = ["LevelOf", "Resumed", "SaveFile", "Saver", "encode_save", "load_save"]

FORMAT = 1
RULES_VERSION = 1  # raised when the same seed and commands come to lead elsewhere

MOST_NAMED = 60  # letters of a level's name that are told

LevelOf = Callable[[str, str], Level | None]  # from a level's id and path


class SaveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is kept of a running game. Without `commands` it goes on from the state alone."""

    format: int
    rules_version: int
    level: str
    level_path: str = ""
    level_digest: str
    seed: Seed
    commands: tuple[str, ...] | None
    state: dict[str, object]
    chance: dict[str, object]
    digest: str
    when: str = ""
    known: bool = False


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game taken up again; `whole` when its log and history are back too."""

    match: GovernmentMatch
    level: Level
    seed: int
    when: str
    whole: bool
    known: bool


def encode_save(
    match: GovernmentMatch,
    level: Level,
    seed: int,
    *,
    when: str = "",
    whole: bool = True,
    known: bool = False,
) -> bytes:
    """The finished bytes of a save; `whole` as it was when the game was resumed, else true.

    `known`: whoever plays had seen the cards of this deal before.
    """
    save = SaveFile(
        format=FORMAT,
        rules_version=RULES_VERSION,
        level=level.id,
        level_path=level.path,
        level_digest=level.digest,
        seed=seed,
        commands=tuple(command_to_text(command) for command in match.history) if whole else None,
        state=state_to_data(match.state),
        chance=chance_to_data(match.chance),
        digest=match.digest(),
        when=when,
        known=known,
    )
    return seal(msgspec.json.encode(save))


def load_save(folder: Path, name: str, level_of: LevelOf) -> tuple[Resumed | None, Notice | None]:
    """The newest generation that is whole. The Notice says what could not be read or had to be left out."""
    return newest(folder, name, "government", lambda raw: _resume(raw, level_of))


def _resume(raw: bytes, level_of: LevelOf) -> tuple[Resumed | None, str]:
    """The game, with what has to be said; or None, with what is wrong with the file."""
    try:
        save = msgspec.json.decode(unseal(raw), type=SaveFile)
        if save.format != FORMAT:
            return None, "is of another version of the game"
        restored = _restored(save)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None, "is damaged"
    level = level_of(save.level, save.level_path)
    if level is None:
        return None, f"is of the level {save.level[:MOST_NAMED]!r}, which is not here,"
    said = _changed(save, restored.state.rules, level)
    replayed = _replayed(save, restored)
    if replayed is not None:
        return Resumed(replayed, level, save.seed, save.when, whole=True, known=save.known), said
    if save.commands is not None:
        said = (
            "Your government was saved under other rules than the game's present ones: it goes on from where "
            "it stood, but what happened before cannot be shown."
        )
    return Resumed(restored, level, save.seed, save.when, whole=False, known=save.known), said


def _changed(save: SaveFile, rules: Rules, level: Level) -> str:
    """What is said of a level whose file has been edited since the save; empty if it has not been."""
    if rules != level.rules:
        return "The level has changed; your government goes on under its old rules."
    if save.level_digest != level.digest:
        return "The words of the level have changed since your government was saved; its rules have not."
    return ""


def _restored(save: SaveFile) -> GovernmentMatch:
    """The state and chance as they were written. Raises ValueError where they do not belong together."""
    chance = chance_from_data(save.chance)
    if not isinstance(chance.dice, Rng):
        raise ValueError("its dice are written down, and would run out")
    match = Match(GOVERNMENT, state_from_data(save.state), chance)
    check_cards(match.state)
    if save.rules_version == RULES_VERSION and match.digest() != save.digest:
        raise ValueError("its state is not the one it was saved with")
    return match


def _replayed(save: SaveFile, restored: GovernmentMatch) -> GovernmentMatch | None:
    """The game played again from its seed, or None where that does not lead to the saved state."""
    if save.commands is None:
        return None
    match = new_match(restored.state.rules, save.seed)
    try:
        for text in save.commands:
            match.do(command_from_text(text))
    except (IllegalCommand, ValueError):
        return None
    return match if match.digest() == restored.digest() else None
