"""`python -m tools.art [NAME… | all]`: make the named pictures (patterns with * are understood).

It must not draw anything itself.
"""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatchcase
from pathlib import Path

from .catalogue import catalogue
from .storing import store, write_manifest

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "art"


def main(arguments: list[str] | None = None) -> int:
    """Make what was asked for, or list what there is."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("names", nargs="*", help="names or patterns; 'all' for everything; none lists them")
    parser.add_argument("--into", type=Path, default=ASSETS, help="folder to write to")
    options = parser.parse_args(arguments)
    assets = list(catalogue())
    if not options.names:
        sys.stdout.writelines(f"{a.name:28} {a.size[0]}x{a.size[1]}\n" for a in assets)
        return 0
    wanted = ["*"] if options.names == ["all"] else options.names
    chosen = [a for a in assets if any(fnmatchcase(a.name, pattern) for pattern in wanted)]
    if not chosen:
        parser.error(f"no asset is called {' or '.join(options.names)}")
    options.into.mkdir(parents=True, exist_ok=True)
    for asset in chosen:
        path = store(options.into, asset)
        sys.stdout.write(f"{asset.name:28} {path.stat().st_size / 1024:8.1f} KB\n")
    write_manifest(options.into, assets)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
