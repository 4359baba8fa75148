"""Records, one line of JSON each, in a file that is only ever added to. Knows not what they record."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Generic, TypeVar

import msgspec

from game.content.notice import Notice, plain_reason
from game.content.places import make

MOST_BYTES = 8 * 1024 * 1024  # that are read of a file: the newest records
Said = Annotated[str, msgspec.Meta(max_length=255)]  # what a page can be asked to set in a line

_Record = TypeVar("_Record", bound=msgspec.Struct)


class Lines(Generic[_Record]):
    """All records of a file; lines that cannot be read are passed over and left in it."""

    def __init__(self, path: Path, kind: type[_Record]) -> None:
        self.notice: Notice | None = None
        self._path = path
        self._kind = kind
        self._records = self._read()

    @property
    def all(self) -> tuple[_Record, ...]:
        """Every record, oldest first."""
        return tuple(self._records)

    def add(self, record: _Record, trouble: str) -> Notice | None:
        """Remember something; a Notice, beginning with `trouble`, says why it could not be written down."""
        self._records.append(record)
        found = make(self._path.parent)
        if found:
            return found
        try:
            self._append(msgspec.json.encode(record) + b"\n")
        except OSError as error:
            return Notice(f"{trouble}: {plain_reason(error)}.")
        return None

    def _append(self, line: bytes) -> None:
        with self._path.open("a+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # the last line was torn by a crash: begin another
                    line = b"\n" + line
            file.write(line)
            os.fsync(file.fileno())

    def _read(self) -> list[_Record]:
        try:
            with self._path.open("rb") as file:
                file.seek(max(0, file.seek(0, os.SEEK_END) - MOST_BYTES))
                lines = file.read(MOST_BYTES).split(b"\n")
        except FileNotFoundError:
            return []
        except OSError as error:
            self.notice = Notice(f"Your records cannot be read: {plain_reason(error)}.")
            return []
        found = []
        for line in lines:
            try:
                found.append(msgspec.json.decode(line, type=self._kind))
            except (msgspec.MsgspecError, ValueError, RecursionError):
                continue
        return found
