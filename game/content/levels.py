"""Levels: a set of rules with its words, read from TOML files that can only hold data. Plays nothing.

A level may name a `base` in its own folder (or in the shipped one) and then only say what differs.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated

import msgspec

from game.content.datafile import MOST_BYTES, LevelError, explained, read_toml, settings_of
from game.content.theme import Line, Name, Theme
from game.engine.government.model import Colour, Rules
from game.engine.government.settings import SettingError, rules_from

__all__ = ["MOST_BYTES", "Level", "LevelError", "load_level", "shipped_levels"]

_BASE_NAME = re.compile(r"[A-Za-z0-9_-]{1,60}")


@dataclass(frozen=True, slots=True)
class Level:
    """A level ready to be played."""

    id: str
    title: str
    blurb: str
    figure: int
    order: int
    rules: Rules
    theme: Theme
    digest: str
    path: str = ""  # of the file, if the level did not come with the game


class _LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The shape of a level file once its base has been filled in."""

    title: Name
    blurb: Line
    figure: Annotated[int, msgspec.Meta(ge=0, le=100)]
    order: Annotated[int, msgspec.Meta(ge=0, le=999)]
    theme: Theme
    rules: dict[str, object] = {}


def load_level(path: Path, library: Path | None = None) -> Level:
    """Read one level; its base is looked for beside it, then in `library`. Raises LevelError."""
    tables = _with_base(path, library, ())
    try:
        level = msgspec.convert(tables, _LevelFile)
    except msgspec.ValidationError as error:
        raise LevelError(path.name, *explained(str(error), _LevelFile)) from None
    _check_events(path.name, level.theme)
    rules = _rules(path.name, level.rules)
    return Level(
        id=path.stem,
        title=level.title,
        blurb=level.blurb,
        figure=level.figure,
        order=level.order,
        rules=rules,
        theme=level.theme,
        digest=_digest(level, rules),
        path=str(path.resolve()),
    )


def shipped_levels(folder: Path) -> tuple[Level, ...]:
    """All levels of a folder, easiest first as they order themselves. Raises LevelError."""
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        raise LevelError(str(folder), "", "expected a folder with at least one level (*.toml)")
    levels = (replace(load_level(path), path="") for path in paths)
    return tuple(sorted(levels, key=lambda level: (level.order, level.id)))


def _with_base(path: Path, library: Path | None, above: tuple[Path, ...]) -> dict[str, object]:
    """The file's tables, laid over those of its base."""
    tables = read_toml(path)
    base = tables.pop("base", None)
    if base is None:
        return tables
    chain = (*above, path.resolve())
    found = _base_path(path, base, library)
    if found in chain:
        names = " > ".join(p.stem for p in (*chain, found))
        raise LevelError(path.name, "base", f"expected a base that does not lead back to itself ({names})")
    return _overlaid(_with_base(found, library, chain), tables)


def _base_path(path: Path, base: object, library: Path | None) -> Path:
    if not isinstance(base, str) or not _BASE_NAME.fullmatch(base):
        raise LevelError(
            path.name, "base", f"expected the plain name of a level in the same folder, not {base!r}"
        )
    folders = [path.parent] if library is None else [path.parent, library]
    for folder in folders:
        named = folder / f"{base}.toml"
        if named.is_file():  # so that its links lead somewhere
            found = named.resolve()
            if found.parent != folder.resolve():  # a link that leads out of the folder
                raise LevelError(path.name, "base", f"expected {base}.toml to lie inside {folder}")
            return found
    raise LevelError(path.name, "base", f"expected a level {base}.toml in {folders[-1]}, which has none")


def _overlaid(below: Mapping[str, object], above: Mapping[str, object]) -> dict[str, object]:
    """Tables are merged key by key; anything else, lists too, is replaced."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            value = _overlaid(old, value)
        merged[key] = value
    return merged


def _check_events(file: str, theme: Theme) -> None:
    """Exactly one event of each value and colour: the packs' cards need them all (Rules G1)."""
    for colour in Colour:
        seen = Counter(event.value for event in theme.events if event.colour is colour)
        missing = [value for value in range(1, 11) if not seen[value]]
        twice = [value for value in range(1, 11) if seen[value] > 1]
        if missing or twice:
            wrong = f"missing {missing}" if missing else f"more than one of {twice}"
            raise LevelError(file, "theme.events", f"expected one {colour} event of each value 1-10; {wrong}")


def _rules(file: str, table: Mapping[str, object]) -> Rules:
    try:
        return rules_from(settings_of(table))
    except SettingError as error:
        raise LevelError(file, f"rules.{error.name}", error.message) from None


def _digest(level: _LevelFile, rules: Rules) -> str:
    """Two levels with the same content have the same digest, however their files are written."""
    content = {**msgspec.to_builtins(level), "rules": asdict(rules)}
    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
