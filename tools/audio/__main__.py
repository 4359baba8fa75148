"""`python -m tools.audio [NAME… | all]`: make the named sounds, where what they are made from has changed.

Patterns with * are understood. It must not make a sound itself.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from tools.audio.building import Ledger, build, files_of
from tools.audio.catalogue import Piece, pieces
from tools.audio.manifest import write_manifest

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "audio"
LEDGER = Path(__file__).with_name("ledger.json")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.audio", description=__doc__)
    add = parser.add_argument
    add("names", nargs="*", help="names or patterns; 'all' for everything; none lists them")
    add("--into", type=Path, default=ASSETS, help="folder to write to")
    add("--check", action="store_true", help="make nothing; fail if anything is stale")
    add("--force", action="store_true", help="make even what has not changed")
    add("--accept", action="store_true", help="take stale sounds as they are: the change is not heard")
    add("--processes", type=int, default=2, help="how many at once (each takes some 400 MB)")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Make what was asked for, or list what there is."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if not options.names and not options.check:
        sys.stdout.writelines(
            f"{name:32} {len(files_of(piece)):3} files\n" for name, piece in pieces().items()
        )
        return 0
    wanted = ["*"] if options.names in ([], ["all"]) else options.names
    chosen = [p for name, p in pieces().items() if any(fnmatchcase(name, pattern) for pattern in wanted)]
    if not chosen:
        parser.error(f"no sound is called {' or '.join(options.names)}")
    options.into.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(LEDGER if options.into == ASSETS else options.into / LEDGER.name, options.into)
    stale = [piece for piece in chosen if options.force or not ledger.is_fresh(piece)]
    if options.check:
        sys.stdout.writelines(f"stale: {piece.name}\n" for piece in stale)
        return 1 if stale else 0
    if options.accept:
        ledger.enter(stale)
        return 0
    sys.stdout.write(f"{len(chosen) - len(stale)} unchanged, {len(stale)} to make\n")
    failures = _make(stale, options.into, ledger, options.processes)
    return _finish(options.into, ledger) or (1 if failures else 0)


def _make(stale: Sequence[Piece], folder: Path, ledger: Ledger, processes: int) -> list[str]:
    """Make the pieces, tell of each, and return the names of those that failed."""
    failures = []
    began = time.perf_counter()
    for made in build(stale, folder, processes):
        if made.error:
            failures.append(made.name)
            sys.stderr.write(f"{made.name}: {made.error}\n")
        else:
            ledger.enter([pieces()[made.name]])
            sys.stdout.write(f"{made.name:32} {made.size / 1024:8.1f} KB {made.seconds:7.1f} s\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(stale) - len(failures)} made in {time.perf_counter() - began:.0f} s\n")
    if failures:
        sys.stderr.write(f"not made: {', '.join(failures)}\n")
    return failures


def _finish(folder: Path, ledger: Ledger) -> int:
    """The manifest, once everything is there."""
    ledger.keep_only(pieces())
    missing = [
        file for piece in pieces().values() for file in files_of(piece) if not (folder / file).exists()
    ]
    if missing:
        sys.stderr.write(f"no manifest yet: {len(missing)} files are missing, such as {missing[0]}\n")
        return 0
    listing = write_manifest(folder)
    takes = [take for effect in listing["effects"].values() for take in effect["takes"]]
    music = list(listing["music"].values())
    size = sum(entry["bytes"] for entry in (*takes, *music))
    minutes = sum(entry["seconds"] for entry in music) / 60
    sys.stdout.write(
        f"{len(music)} cues, {minutes:.1f} min; {len(listing['effects'])} effects in {len(takes)} files; "
        f"{size / 2**20:.2f} MiB\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
