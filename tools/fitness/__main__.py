"""`python -m tools.fitness`: looks at every moment in windows of every arrangement for what does not fit.

Words cut short or over each other; controls too small, on one another, out of order or out of reach.

Runs the real game under SDL's dummy driver. Prints what is amiss, and fails where there is anything.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from game.scenes.edges_page import EdgesScene
from game.scenes.overlay import Page
from game.scenes.sign import SignScene
from game.stage.form import Form
from game.stage.inputs import Resized
from tools.fitness import controls
from tools.fitness.witness import Witness, watching
from tools.puppet import Puppet
from tools.shots import activation, attract, government, kiosk  # their moments are registered by reading
from tools.shots.camera import size_of
from tools.shots.register import MOMENTS

__all__ = ["activation", "attract", "government", "kiosk", "main"]

SHAPES = ((800, 600), (1024, 600), (800, 1280))
TEXT = (100, 150, 200)
BY_ENTER = (SignScene, EdgesScene)  # where the arrows set what is shown, and Enter or Escape lead on
START = (1280, 720)  # in which the moments are reached


def main(arguments: Sequence[str]) -> int:
    """0 when everything fits, 1 when something does not, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="tools.fitness", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="moments of tools.shots; all if none is named"
    )
    parser.add_argument("--size", type=size_of, action="append", help="window size, may be repeated")
    parser.add_argument("--large", action="store_true", help="with large targets")
    parser.add_argument("--plain", action="store_true", help="in plain type")
    parser.add_argument("--text", type=int, action="append", choices=(100, 125, 150, 175, 200))
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in MOMENTS]
    if unknown:
        parser.error(f"no moment is called {unknown[0]!r}; there are {', '.join(MOMENTS)}")
    amiss = 0
    for name in given.names or MOMENTS:
        manner = {"large_targets": given.large, "plain_type": given.plain}
        for fault in _looked_at(name, given.size or SHAPES, given.text or TEXT, manner):
            amiss += 1
            print(fault, flush=True)
    print(f"{amiss} amiss" if amiss else "all fits")
    return 1 if amiss else 0


def _looked_at(
    name: str, sizes: Sequence[tuple[int, int]], texts: Sequence[int], manner: dict[str, bool]
) -> Iterator[str]:
    """What is amiss in a moment, at every size, each fault once."""
    told: set[str] = set()
    with watching() as witness, tempfile.TemporaryDirectory() as home:
        puppet = Puppet(Path(home), size=START)
        puppet.tick(3)
        MOMENTS[name](puppet)
        puppet.app.kit.change(msgspec.structs.replace(puppet.app.preferences.now, **manner))
        for size in sizes:
            for text in texts:
                for fault in _at(puppet, witness, size, text):
                    if fault not in told:
                        told.add(fault)
                        yield f"{name} {size[0]}x{size[1]} {text} %: {fault}"
        puppet.close()


def _at(puppet: Puppet, witness: Witness, size: tuple[int, int], text: int) -> list[str]:
    witness.forget()
    settings = puppet.app.preferences.now
    puppet.app.kit.change(msgspec.structs.replace(settings, text_size=text))
    puppet.app.window.resize(size)
    puppet.give(Resized(size))
    puppet.fetch()
    puppet.tick(3)
    scene, look = puppet.scene, puppet.app.look()
    form = getattr(scene, "form", None)
    table = not isinstance(scene, Page)
    amiss = list(controls.faults(form, look, by_weight=table)) if isinstance(form, Form) else []
    if isinstance(scene, BY_ENTER):
        amiss = [fault for fault in amiss if "arrows" not in fault]
    return [*witness.faults(), *amiss]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
