"""A running battle as bytes, and back: battle, seed and journal, checked against the state they lead to.

Knows nothing of when a battle is saved.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from game.content.battles import Battle, BattleTable, battle_of, table_of
from game.content.datafile import LevelError
from game.content.engagement import Engagement, JournalEntry, begin
from game.content.notice import Notice
from game.content.sealed import newest, seal, unseal
from game.content.seedcode import Seed
from game.engine.activation.notation import (
    chance_from_data,
    chance_to_data,
    command_from_text,
    command_to_text,
    state_from_data,
    state_to_data,
)
from game.engine.activation.rules import ActivationMatch, IllegalCommand, match_from
from game.engine.match import CannotRedo, CannotUndo
from game.engine.rng import Rng

FORMAT = 1
RULES_VERSION = 1  # raised when the same seed and commands come to lead elsewhere
NAME = "battle"  # of its files


class BattleSave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is kept of a running battle. Without a journal it goes on from the state alone."""

    format: int
    rules_version: int
    battle: BattleTable
    battle_id: str
    own: bool
    path: str
    seed: Seed
    paper: bool
    journal: tuple[str, ...] | None
    state: dict[str, object]
    chance: dict[str, object]
    digest: str
    when: str = ""


@dataclass(frozen=True, slots=True)
class ResumedBattle:
    """A battle taken up again, and when it was saved."""

    engagement: Engagement
    when: str


def encode_battle(engagement: Engagement, when: str = "") -> bytes:
    """The finished bytes of a save."""
    battle, match = engagement.battle, engagement.match
    save = BattleSave(
        format=FORMAT,
        rules_version=RULES_VERSION,
        battle=table_of(battle),
        battle_id=battle.id,
        own=battle.own,
        path=battle.path,
        seed=engagement.seed,
        paper=engagement.paper,
        journal=tuple([journal_text(entry) for entry in engagement.journal]) if engagement.whole else None,
        state=state_to_data(match.state),
        chance=chance_to_data(match.chance),
        digest=match.digest(),
        when=when,
    )
    return seal(msgspec.json.encode(save))


def load_battle_save(folder: Path, name: str = NAME) -> tuple[ResumedBattle | None, Notice | None]:
    """The newest generation that is whole. The Notice says what could not be read or had to be left out."""
    return newest(folder, name, "battle", _resume)


def _resume(raw: bytes) -> tuple[ResumedBattle | None, str]:
    """The battle, with what has to be said; or None, with what is wrong with the file."""
    try:
        save = msgspec.json.decode(unseal(raw), type=BattleSave)
        if save.format != FORMAT:
            return None, "is of another version of the game"
        battle = _battle(save)
        restored = _restored(save)
    except (msgspec.MsgspecError, LevelError, ValueError, RecursionError):
        return None, "is damaged"
    replayed = _replayed(save, battle, restored)
    if replayed is not None:
        return ResumedBattle(replayed, save.when), ""
    said = ""
    if save.journal is not None:
        said = (
            "Your battle was saved under other rules than the game's present ones: it goes on from where it "
            "stood, but what happened before cannot be shown."
        )
    engagement = Engagement(battle, save.seed, restored, paper=save.paper, whole=False)
    return ResumedBattle(engagement, save.when), said


def _battle(save: BattleSave) -> Battle:
    """The battle as it was begun; its file may have changed since, or be gone."""
    tables = msgspec.to_builtins(save.battle)
    battle = battle_of(Path(save.path or "battle.json"), tables, own=save.own)
    return replace(battle, id=save.battle_id)


def _restored(save: BattleSave) -> ActivationMatch:
    """The state and chance as they were written. Raises ValueError where they do not belong together."""
    chance = chance_from_data(save.chance)
    if not isinstance(chance.shuffles, Rng) or not isinstance(chance.dice, Rng):
        raise ValueError("its chance is written down, and would run out")
    match = match_from(state_from_data(save.state), chance)
    if save.rules_version == RULES_VERSION and match.digest() != save.digest:
        raise ValueError("its state is not the one it was saved with")
    return match


def _replayed(save: BattleSave, battle: Battle, restored: ActivationMatch) -> Engagement | None:
    """The battle fought again from its seed, or None where that does not lead to the saved state."""
    if save.journal is None:
        return None
    engagement = begin(battle, save.seed, paper=save.paper)
    try:
        for text in save.journal:
            if text == "undo":
                engagement.undo()
            elif text == "redo":
                engagement.redo()
            else:
                engagement.do(command_from_text(text))
    except (IllegalCommand, CannotUndo, CannotRedo, ValueError):
        return None
    return engagement if engagement.match.digest() == restored.digest() else None


def journal_text(entry: JournalEntry) -> str:
    """An entry of the journal as one line, for saves and crash reports."""
    return command_to_text(entry.command) if entry.kind == "do" else entry.kind
