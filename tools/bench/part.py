"""Measures one part on one driver in this process: `python -m tools.bench.part NAME WxH cpu|wall`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tools.bench import battle, engine, exact, frames, measure, memory, motion, pointer, prints, start, timing
from tools.bench.child import UNHURRIED, tell

PARTS = {
    **frames.PARTS,
    **prints.PARTS,
    **start.PARTS,
    **memory.PARTS,
    **timing.PARTS,
    **pointer.PARTS,
    **exact.PARTS,
    **engine.PARTS,
    **motion.PARTS,
    **battle.PARTS,
}


def main() -> None:
    """Measure and tell the rows."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=PARTS)
    parser.add_argument("size")
    parser.add_argument("clock", choices=("cpu", "wall"))
    asked = parser.parse_args()
    width, height = (int(n) for n in asked.size.split("x"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:  # the saver may still be writing
        if asked.name not in UNHURRIED:
            measure.go_first()
        rows = PARTS[asked.name](Path(home), (width, height), asked.clock)
    tell([row.to_data() for row in rows])


if __name__ == "__main__":
    main()
