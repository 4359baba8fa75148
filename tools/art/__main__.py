"""`python -m tools.art [NAME… | all]`: make the named pictures, where what they are made from has changed.

Patterns with * are understood. It must not draw anything itself.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.art.building import build, ledger_of
from tools.art.catalogue import catalogue
from tools.art.storing import write_manifest
from tools.making import maker_line, picked, told

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "art"
LEDGER = Path(__file__).with_name("ledger.json")


def main(arguments: list[str] | None = None) -> int:
    """Make what was asked for, or list what there is."""
    accepted = "take stale pictures as they are: the change does not show"
    parser = maker_line("python -m tools.art", __doc__, accepted=accepted, megabytes=700)
    options = parser.parse_args(arguments)
    assets = list(catalogue())
    if not options.names and not options.check:
        sys.stdout.writelines(f"{a.name:34} {a.size[0]}x{a.size[1]}\n" for a in assets)
        return 0
    chosen = picked(options.names, assets)
    if not chosen:
        parser.error(f"no asset is called {' or '.join(options.names)}")
    into = options.into or ASSETS
    into.mkdir(parents=True, exist_ok=True)
    ledger = ledger_of(LEDGER if into == ASSETS else into / LEDGER.name, into)
    stale = {a.name: a for a in chosen if options.force or not ledger.is_fresh(a)}
    if options.check:
        sys.stdout.writelines(f"stale: {name}\n" for name in stale)
        return 1 if stale else 0
    if options.accept:
        ledger.enter(stale.values())
        return 0
    sys.stdout.write(f"{len(chosen) - len(stale)} unchanged, {len(stale)} to make\n")
    making = build([*stale.values()], into, options.processes)
    failures = told(making, len(stale), lambda name: ledger.enter([stale[name]]))
    ledger.keep_only(assets)
    write_manifest(into, assets)
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
