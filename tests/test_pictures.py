"""The plates and endings that the game hangs: each in all its sizes, and light and dark as a print should be.

Knows only the files and the keys that levels give.
"""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "assets" / "art"
WIDTHS = {"plate": (320, 640, 1280), "ending": (800, 1600)}
NIGHT = {"corresponding", "gordon", "haiti", "luddites", "monarchy_lost", "swing"}
"""Pictures that are lit by fire, candles or the moon."""
MANIFEST: dict[str, dict[str, Any]] = json.loads((ART / "manifest.json").read_text(encoding="utf-8"))


def plates_asked_for() -> set[str]:
    """Every plate that a level names, at whatever depth."""

    def within(node: object) -> Iterator[str]:
        if isinstance(node, dict):
            if isinstance(node.get("plate"), str):
                yield node["plate"]
            for child in node.values():
                yield from within(child)
        elif isinstance(node, list):
            for child in node:
                yield from within(child)

    files = (ROOT / "levels").rglob("*.toml")
    return {key for file in files for key in within(tomllib.loads(file.read_text(encoding="utf-8")))}


def proof_of(kind: str) -> str:
    return "proof" if kind == "plate" else f"proof_{kind}"


def hung(kind: str) -> list[str]:
    """The keys of that kind of which there is any picture."""
    start = f"{kind}_"
    return sorted({name.removeprefix(start).rsplit("_", 1)[0] for name in MANIFEST if name.startswith(start)})


def test_every_plate_that_a_level_names_hangs() -> None:
    assert plates_asked_for() - set(hung("plate")) == set()


PICTURES = [(kind, key) for kind in WIDTHS for key in hung(kind)]


@pytest.mark.parametrize(("kind", "key"), PICTURES)
def test_a_picture_hangs_in_every_size_with_its_proof(kind: str, key: str) -> None:
    for width in WIDTHS[kind]:
        colour, proof = (MANIFEST[f"{start}_{key}_{width}"] for start in (kind, proof_of(kind)))
        assert (
            colour["size"] == proof["size"] == [width, width * 3 // 4 if kind == "plate" else width * 9 // 16]
        )


@pytest.mark.parametrize(("kind", "key"), PICTURES)
def test_a_picture_has_light_and_dark(kind: str, key: str) -> None:
    pygame = pytest.importorskip("pygame")
    width = WIDTHS[kind][0]
    print_ = pygame.image.load(ART / MANIFEST[f"{kind}_{key}_{width}"]["file"])
    grey = sorted(pygame.transform.grayscale(print_).get_buffer().raw[:: print_.get_bytesize()])
    mean = sum(grey) / len(grey) / 255
    darkest, median = grey[len(grey) // 20] / 255, grey[len(grey) // 2] / 255
    assert darkest < 0.30, "nothing is dark"
    if key in NIGHT:
        assert 0.15 < mean < 0.60
    else:
        assert 0.38 < mean < 0.80
        assert median > 0.42, "two thirds of a day's print are paper and light wash"


@pytest.mark.parametrize(("kind", "key"), PICTURES)
def test_a_proof_has_no_colour(kind: str, key: str) -> None:
    pygame = pytest.importorskip("pygame")
    width = WIDTHS[kind][0]
    proof = pygame.image.load(ART / MANIFEST[f"{proof_of(kind)}_{key}_{width}"]["file"])
    tints = [
        max(c[:3]) - min(c[:3])
        for x in range(0, width, 8)
        if (c := proof.get_at((x, proof.get_height() // 2)))
    ]
    assert sum(tints) / len(tints) < 45, "only paper and ink"
