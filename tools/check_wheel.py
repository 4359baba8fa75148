"""`python -m tools.check_wheel DIR`: the newest wheel in a folder carries every asset and level."""

from __future__ import annotations

import argparse
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def missing(wheel: Path) -> list[str]:
    """What the checkout has and the wheel lacks, as paths inside the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    wanted = [
        f"game/data/{path.relative_to(ROOT).as_posix()}"
        for folder in ("assets", "levels")
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
    ]
    return sorted(set(wanted) - inside)


def main() -> int:
    """0 when nothing is missing, 1 when something is; a wrong call leaves with 2."""
    parser = argparse.ArgumentParser(prog="python -m tools.check_wheel", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    folder = parser.parse_args().folder
    wheels = sorted(folder.glob("*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        parser.error(f"there is no wheel in {folder}")
    lacking = missing(wheels[-1])
    for name in lacking:
        print(f"missing in {wheels[-1].name}: {name}")
    print(f"{wheels[-1].name}: {'incomplete' if lacking else 'complete'}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
