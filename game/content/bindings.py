"""Which key asks for what, as the game comes and as the player has it. Knows no scene and no keyboard.

A key is called as inputs call it. Only one key of a command is the player's to choose: its own. Beside it
some have further keys (the page keys of a presenter's remote, a gamepad's buttons), and Ctrl+Z and Ctrl+Y
always undo and redo.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from game.content.key_words import NAMED

Group = Literal["everywhere", "government", "battle"]
Own: TypeAlias = Mapping[str, str]  # commands by their full names, such as "government.end", and their keys


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a key asks for: its name, its key as the game comes, and further keys."""

    name: str
    key: str
    more: tuple[str, ...] = ()


COMMANDS: Final[Mapping[Group, tuple[Command, ...]]] = MappingProxyType(
    {
        "government": (
            Command("primary", "t", ("pad x",)),
            Command("end", "e", ("pad y",)),
            Command("more", "+", ("=",)),
            Command("fewer", "-"),
            Command("look", "i", ("pad view",)),
            Command("undo", "backspace"),
            Command("redo", "r"),
            Command("gazette", "g"),
        ),
        "battle": (
            Command("next", "n", ("pagedown", "pad x")),
            Command("undo", "backspace", ("pageup", "pad y")),
            Command("redo", "r"),
            Command("orders", "o", ("pad view",)),
            Command("log", "l"),
            Command("fairness", "f"),
            Command("opposite", "u"),
        ),
        "everywhere": (
            Command("rules", "f1"),
            Command("fullscreen", "f11"),
            Command("picture", "f12"),
            Command("mute", "m"),
        ),
    }
)
SCOPES: Final[Mapping[Group, tuple[Group, ...]]] = MappingProxyType(
    {
        "government": ("government", "everywhere"),
        "battle": ("battle", "everywhere"),
        "everywhere": ("everywhere", "government", "battle"),
    }
)
FREE_NAMED = ("backspace", "delete", "insert", *(f"f{n}" for n in range(1, 13)))


def default_keys() -> dict[str, str]:
    """Every command's key as the game comes."""
    return {f"{group}.{command.name}": command.key for group in COMMANDS for command in COMMANDS[group]}


def may_be_chosen(key: str) -> bool:
    """Whether a key may be a command's own: signs, letters and keys with a name that nothing else needs."""
    if key in FREE_NAMED:
        return True
    return len(key) == 1 and key.isprintable() and not key.isspace() and not key.isdecimal()


def writes(key: str) -> bool:
    """Whether a key writes or rubs out where words are written, so that it is no command there."""
    return len(key) == 1 or key in ("backspace", "delete")


def keys_of(own: Own) -> dict[str, str]:
    """Every command's own key as it is now."""
    return {**default_keys(), **own}


def command_at(group: Group, key: str, own: Own) -> str:
    """What a key asks for in a game, or everywhere; empty if nothing."""
    return _table(group, tuple(sorted(own.items()))).get(key, "")


@lru_cache(maxsize=16)
def _table(group: Group, own: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Keys to commands; a key that was chosen for one comes before a further key of another."""
    keys, scope = keys_of(dict(own)), ("everywhere",) if group == "everywhere" else SCOPES[group]
    commands = [(part, command) for part in scope for command in COMMANDS[part]]
    table = {key: command.name for _, command in commands for key in command.more}
    return table | {keys[f"{part}.{command.name}"]: command.name for part, command in commands}


def rebound(own: Own, command: str, key: str) -> tuple[dict[str, str], str] | None:
    """The player's keys with another key for a command, and which command has its old one for it.

    None where that cannot be: the command that has the key could not take the old one.
    """
    keys = keys_of(own)
    rivals = [other for other in _near(command) if other != command and keys[other] == key]
    old, keys[command] = keys[command], key
    for rival in rivals:
        keys[rival] = old
    if _clash(keys):
        return None
    return _changed(keys), rivals[0] if rivals else ""


def sound_keys(own: Own) -> tuple[dict[str, str], tuple[str, ...]]:
    """What can be used of keys that stood in a file, and the names of what cannot."""
    defaults = default_keys()
    good = {name: key for name, key in own.items() if name in defaults and may_be_chosen(key)}
    while (clash := _clash(keys_of(good))) and any(name in good for name in clash):
        good = {name: key for name, key in good.items() if name not in clash}
    return _changed(keys_of(good)), tuple(sorted(name for name in own if name not in good))


def spoken(key: str) -> str:
    """A key as it is written on pages."""
    return NAMED.get(key, key.upper())


def named_keys(own: Own) -> dict[str, str]:
    """How the commands' own keys are written, by their names with underscores, to be put into sentences."""
    return {name.replace(".", "_"): spoken(key) for name, key in keys_of(own).items()}


def _changed(keys: Mapping[str, str]) -> dict[str, str]:
    defaults = default_keys()
    return {name: key for name, key in keys.items() if key != defaults[name]}


def _near(command: str) -> list[str]:
    """The commands that are about at the same time as one."""
    group: Group
    for group in COMMANDS:
        if command.startswith(f"{group}."):
            return [f"{part}.{other.name}" for part in SCOPES[group] for other in COMMANDS[part]]
    raise KeyError(command)


def _clash(keys: Mapping[str, str]) -> tuple[str, ...]:
    """All commands of the first pair found that have one key."""
    for command, key in keys.items():
        same = tuple(other for other in _near(command) if keys[other] == key)
        if len(same) > 1:
            return same
    return ()
