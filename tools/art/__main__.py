"""`python -m tools.art [NAME… | all]`: make the named pictures, where what they are made from has changed.

Patterns with * are understood. It must not draw anything itself.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from tools.art.building import Ledger, build
from tools.art.catalogue import catalogue
from tools.art.registry import Asset
from tools.art.storing import write_manifest

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "art"
LEDGER = Path(__file__).with_name("ledger.json")


def main(arguments: list[str] | None = None) -> int:
    """Make what was asked for, or list what there is."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("names", nargs="*", help="names or patterns; 'all' for everything; none lists them")
    parser.add_argument("--into", type=Path, default=ASSETS, help="folder to write to")
    parser.add_argument("--check", action="store_true", help="make nothing; fail if anything is stale")
    parser.add_argument("--force", action="store_true", help="make even what has not changed")
    parser.add_argument(
        "--accept", action="store_true", help="take stale pictures as they are: the change does not show"
    )
    parser.add_argument("--processes", type=int, default=2, help="how many at once (each takes some 700 MB)")
    options = parser.parse_args(arguments)
    assets = list(catalogue())
    if not options.names and not options.check:
        sys.stdout.writelines(f"{a.name:34} {a.size[0]}x{a.size[1]}\n" for a in assets)
        return 0
    wanted = ["*"] if options.names in ([], ["all"]) else options.names
    chosen = [a for a in assets if any(fnmatchcase(a.name, pattern) for pattern in wanted)]
    if not chosen:
        parser.error(f"no asset is called {' or '.join(options.names)}")
    options.into.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(LEDGER if options.into == ASSETS else options.into / LEDGER.name, options.into)
    stale = [a for a in chosen if options.force or not ledger.is_fresh(a)]
    if options.check:
        sys.stdout.writelines(f"stale: {a.name}\n" for a in stale)
        return 1 if stale else 0
    if options.accept:
        ledger.enter(stale)
        return 0
    sys.stdout.write(f"{len(chosen) - len(stale)} unchanged, {len(stale)} to make\n")
    failures = _make(stale, options.into, ledger, options.processes)
    ledger.keep_only(assets)
    write_manifest(options.into, assets)
    return 1 if failures else 0


def _make(stale: Sequence[Asset], folder: Path, ledger: Ledger, processes: int) -> list[str]:
    """Make the pictures, tell of each, and return the names of those that failed."""
    by_name = {asset.name: asset for asset in stale}
    failures = []
    began = time.perf_counter()
    for made in build(stale, folder, processes):
        if made.error:
            failures.append(made.name)
            sys.stderr.write(f"{made.name}: {made.error}\n")
        else:
            ledger.enter([by_name[made.name]])
            sys.stdout.write(f"{made.name:34} {made.size / 1024:8.1f} KB {made.seconds:7.1f} s\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(stale) - len(failures)} made in {time.perf_counter() - began:.0f} s\n")
    if failures:
        sys.stderr.write(f"not made: {', '.join(failures)}\n")
    return failures


if __name__ == "__main__":
    raise SystemExit(main())
