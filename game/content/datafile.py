"""Data files that people write: read as TOML, faults told by file, key and expectation. Plays nothing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from msgspec import inspect

from game.content.notice import plain_reason
from game.content.writing import read_at_most

MOST_BYTES = 256 * 1024
WRITING = 5.0  # seconds that a program may take that writes the file to us: `--level <(program)`
NO_LIMIT = "none"  # TOML has no null

SIGN = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"  # what type can set, in one line
ONE_LINE = rf"^(?!\s){SIGN}+(?<!\s)\Z"  # no blanks at its ends

_ENUM = "Invalid enum value"
_FIELD = re.compile(r"`(\w+)`")
_TYPES = re.compile(r"`([^`]+)`")
_PLAIN = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "object": "a table",
    "array": "a list",
}
_PATH = re.compile(r"^(.*) - at `(?:key in )?\$\.?(.*)`$", re.DOTALL)


class LevelError(Exception):
    """A file that cannot be used; says in one line which file, which key in it, and what was expected."""

    def __init__(self, file: str, key: str, expected: str) -> None:
        self.file, self.key, self.expected = file, key, expected
        where = f"{file}, {key}" if key else file
        told = " ".join(f"{where}: {expected}".split())
        super().__init__(
            "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in told)
        )


def read_toml(path: Path, what: str = "level") -> dict[str, object]:
    """The tables of a file. Raises LevelError."""
    check_name(path)
    try:
        raw = read_at_most(path, MOST_BYTES, WRITING)
    except OSError as error:
        raise LevelError(str(path), "", f"expected a readable file: {plain_reason(error)}") from None
    except ValueError:
        raise LevelError(path.name, "", f"expected a file of at most {MOST_BYTES // 1024} KiB") from None
    if raw is None:
        raise LevelError(str(path), "", f"expected a {what} file here, but there is none")
    try:
        return {**_parsed(raw)}
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise LevelError(path.name, f"line {line}", "expected text in UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise LevelError(path.name, "", f"expected TOML: {error}") from None


def check_name(path: Path) -> None:
    """A file's name goes into saves and onto the screen. Raises LevelError where it is no text."""
    try:
        text = str(path).encode("utf-8")
    except UnicodeEncodeError:
        text = b""
    if not text or b"\0" in text:
        raise LevelError(path.name, "", "expected names of file and folder in UTF-8")


@lru_cache(maxsize=4)
def _parsed(raw: bytes) -> Mapping[str, object]:
    """The tables of a file; a base is read once for all the levels that lie over it."""
    return tomllib.loads(raw.decode("utf-8-sig"))  # some editors begin a file with a mark of its order


def explained(message: str, table: type, what: str = "level") -> tuple[str, str]:
    """The key and the expectation out of a message of msgspec's about a table."""
    matched = _PATH.match(message)
    fault, key = matched.groups() if matched else (message, "")
    field = _FIELD.search(fault)
    if field and ("missing required" in fault or "unknown field" in fault):
        key = f"{key}.{field[1]}".lstrip(".")
        fault = "is missing, expected a value" if "missing" in fault else f"is not a key of a {what}"
    elif fault.startswith(_ENUM):
        fault = f"expected {_one_of(_choices(table, key))}, not {fault[len(_ENUM) :].strip()}"
    elif "a-z0-9_" in fault:
        fault = "expected a picture's name of small letters, figures and _"
    elif "matching regex" in fault:
        fault = "expected one line of text without blanks at its ends, of signs that can be printed"
    return key, _TYPES.sub(_in_words, fault[:1].lower() + fault[1:])


def _in_words(types: re.Match[str]) -> str:
    """Such as `int | null`: what may be left out needs no word."""
    names = [name for name in types[1].split(" | ") if name != "null"]
    return " or ".join(_PLAIN.get(name, name) for name in names)


def _choices(table: type, key: str) -> tuple[object, ...]:
    """What may stand under a key of a table, such as `red.forces[0].grade`."""
    found: inspect.Type = inspect.type_info(table)
    for name in re.findall(r"[^.\[\]]+", key):
        if name.isdecimal() or name == "...":
            assert isinstance(found, inspect.ListType | inspect.VarTupleType), key
            found = found.item_type
        else:
            assert isinstance(found, inspect.StructType), key
            found = next(each.type for each in found.fields if each.encode_name == name)
        if isinstance(found, inspect.UnionType):
            found = next(each for each in found.types if not isinstance(each, inspect.NoneType))
    if isinstance(found, inspect.EnumType):
        return tuple([each.value for each in found.cls])
    assert isinstance(found, inspect.LiteralType), key
    return tuple(found.values)


def _one_of(values: tuple[object, ...]) -> str:
    *others, last = map(str, values)
    return f"{', '.join(others)} or {last}"


def settings_of(table: Mapping[str, object]) -> dict[str, object]:
    """The settings of a `[rules]` table, `"none"` being no limit."""
    return {name: None if value == NO_LIMIT else value for name, value in table.items()}
