"""`python -m tools.audio.credits`: the lines of assets/CREDITS.toml for the sounds, with the tunes' sources.

It must not make a sound.
"""

from __future__ import annotations

import re
import sys

from .catalogue import cues
from .cues.cue import Cue
from .rendering import cue_file
from .tunes import OLD, OWN

MAKER = "arranged and synthesised by tools/audio for this project"


def _field(tune: str, letter: str) -> str:
    """A header of a tune, such as its title T; empty where it has none."""
    match = re.search(rf"^{letter}:(.*)$", OLD.get(tune) or OWN[tune], re.MULTILINE)
    return match[1].strip() if match else ""


def _block(files: list[str], title: str, author: str, source: str) -> str:
    listed = ", ".join(f'"{file}"' for file in files)
    return (
        f'[[credit]]\nfiles = [{listed}]\ntitle = "{title}"\nauthor = "{author}"\n'
        f'source = "{source}"\nlicence = "MIT"\n'
    )


def cue_credit(cue: Cue) -> str:
    """The credit of a cue: whose tune, compared with which old print."""
    title = "; ".join(_field(tune, "T") for tune in cue.sources)
    composers = "; ".join(dict.fromkeys(_field(tune, "C") for tune in cue.sources))
    prints = "; ".join(filter(None, (_field(tune, "S") for tune in cue.sources)))
    source = f"tools/audio, after {prints}" if prints else "tools/audio"
    return _block([f"audio/{cue_file(cue)}"], f"Music: {title}", f"{composers}; {MAKER}", source)


def main() -> int:
    """Print them."""
    blocks = [cue_credit(cue) for cue in cues()]
    blocks.append(
        _block(
            ["audio/effects/*.ogg", "audio/manifest.json"],
            "Sounds",
            "made by tools/audio for this project",
            "tools/audio",
        )
    )
    sys.stdout.write("\n".join(blocks))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
