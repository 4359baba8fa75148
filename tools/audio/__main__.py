"""`python -m tools.audio [NAME… | all]`: make the named sounds, where what they are made from has changed.

Patterns with * are understood. It must not make a sound itself.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.audio.building import build, files_of, ledger_of, remove_others
from tools.audio.catalogue import Piece, pieces
from tools.audio.manifest import write_manifest
from tools.making import Ledger, maker_line, picked, told

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "audio"
LEDGER = Path(__file__).with_name("ledger.json")


def main(arguments: list[str] | None = None) -> int:
    """Make what was asked for, or list what there is."""
    accepted = "take stale sounds as they are: the change is not heard"
    parser = maker_line("python -m tools.audio", __doc__, accepted=accepted, megabytes=400)
    options = parser.parse_args(arguments)
    if not options.names and not options.check:
        sys.stdout.writelines(
            f"{name:32} {len(files_of(piece)):3} files\n" for name, piece in pieces().items()
        )
        return 0
    chosen = picked(options.names, pieces().values())
    if not chosen:
        parser.error(f"no sound is called {' or '.join(options.names)}")
    into = options.into or ASSETS
    into.mkdir(parents=True, exist_ok=True)
    ledger = ledger_of(LEDGER if into == ASSETS else into / LEDGER.name, into)
    stale = [piece for piece in chosen if options.force or not ledger.is_fresh(piece)]
    if options.check:
        sys.stdout.writelines(f"stale: {piece.name}\n" for piece in stale)
        return 1 if stale else 0
    if options.accept:
        ledger.enter(stale)
        return 0
    sys.stdout.write(f"{len(chosen) - len(stale)} unchanged, {len(stale)} to make\n")
    making = build(stale, into, options.processes)
    failures = told(making, len(stale), lambda name: ledger.enter([pieces()[name]]))
    return _finish(into, ledger) or (1 if failures else 0)


def _finish(folder: Path, ledger: Ledger[Piece]) -> int:
    """The manifest, once everything is there."""
    ledger.keep_only(pieces().values())
    remove_others(folder)
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
