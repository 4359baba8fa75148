"""Every asset is credited, every credit is honest, and the manifest of the pictures is true.

Knows nothing of the game: only files.
"""

import json
import struct
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

ASSETS = Path(__file__).resolve().parents[1] / "assets"
ART = ASSETS / "art"
ART_BUDGET = 36 * 1024 * 1024


def credits() -> list[dict[str, object]]:
    entries: list[dict[str, object]] = tomllib.loads((ASSETS / "CREDITS.toml").read_text(encoding="utf-8"))[
        "credit"
    ]
    return entries


def patterns(entry: dict[str, object]) -> list[str]:
    files = entry["files"]
    assert isinstance(files, list)
    return files


def asset_files() -> list[str]:
    found = (p for p in ASSETS.rglob("*") if p.is_file() and not p.name.startswith("."))
    return sorted(p.relative_to(ASSETS).as_posix() for p in found if p.name != "CREDITS.toml")


def manifest() -> dict[str, dict[str, object]]:
    listing: dict[str, dict[str, object]] = json.loads((ART / "manifest.json").read_text(encoding="utf-8"))
    return listing


def numbers(entry: dict[str, object], key: str) -> list[int]:
    values = entry[key]
    assert isinstance(values, list)
    assert all(isinstance(v, int) for v in values)
    return values


def jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height from a JPEG's frame header."""
    at = 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    return int.from_bytes(data[at + 7 : at + 9]), int.from_bytes(data[at + 5 : at + 7])


def webp_size(data: bytes) -> tuple[int, int]:
    """Width and height from the header of a WebP file, in each of its three forms."""
    assert data[:4] == b"RIFF"
    assert data[8:12] == b"WEBP"
    assert struct.unpack("<I", data[4:8])[0] + 8 == len(data), "cut short"
    form = data[12:16]
    if form == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if form == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    assert form == b"VP8 "
    w, h = struct.unpack("<HH", data[26:30])
    return w & 0x3FFF, h & 0x3FFF


def test_every_file_is_credited_once() -> None:
    for file in asset_files():
        hits = [p for entry in credits() for p in patterns(entry) if fnmatchcase(file, p)]
        assert len(hits) == 1, f"{file} is credited {len(hits)} times: {hits}"


def test_every_credit_matches_a_file() -> None:
    files = asset_files()
    idle = [p for entry in credits() for p in patterns(entry) if not any(fnmatchcase(f, p) for f in files)]
    assert not idle


@pytest.mark.parametrize("entry", credits(), ids=lambda entry: entry["title"])
def test_a_credit_says_who_where_and_under_which_licence(entry: dict[str, object]) -> None:
    for key in ("title", "author", "source", "licence"):
        assert entry[key], key


@pytest.mark.parametrize("font", sorted(p.name for p in (ASSETS / "fonts").glob("*.ttf")))
def test_an_open_font_keeps_its_licence_beside_it(font: str) -> None:
    (entry,) = (e for e in credits() if any(fnmatchcase(f"fonts/{font}", p) for p in patterns(e)))
    assert entry["licence"] == "OFL-1.1"
    licence = ASSETS / str(entry["licence_file"])
    assert licence.parent == ASSETS / "fonts"
    text = licence.read_text(encoding="utf-8")
    assert "Copyright" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_the_manifest_lists_exactly_the_pictures() -> None:
    listed = sorted(str(entry["file"]) for entry in manifest().values())
    assert listed == sorted(p.name for p in ART.iterdir() if p.suffix in (".webp", ".jpg"))


@pytest.mark.parametrize("name", sorted(manifest()))
def test_a_picture_has_the_size_it_promises(name: str) -> None:
    entry = manifest()[name]
    data = (ART / str(entry["file"])).read_bytes()
    size = jpeg_size(data) if data[:2] == b"\xff\xd8" else webp_size(data)
    assert list(size) == entry["size"]


@pytest.mark.parametrize("name", sorted(n for n, entry in manifest().items() if "insets" in entry))
def test_the_insets_leave_a_middle_to_stretch(name: str) -> None:
    entry = manifest()[name]
    w, h = numbers(entry, "size")
    left, top, right, bottom = numbers(entry, "insets")
    assert left + right < w
    assert top + bottom < h


def test_a_strip_holds_its_frames() -> None:
    strips = [entry for entry in manifest().values() if "frames" in entry]
    assert strips
    for entry in strips:
        frames, (width, height) = entry["frames"], numbers(entry, "size")
        assert isinstance(frames, int)
        assert width % frames == 0
        assert entry.get("cell", height) == height, "only square cells are measured by their side"


def test_every_face_of_the_dice_is_there() -> None:
    for value in range(1, 7):
        for die in (f"die_ivory_{value}_a", f"die_ivory_{value}_b", f"die_ebony_{value}_a"):
            assert die in manifest()


def test_the_pictures_stay_within_their_budget() -> None:
    assert sum(p.stat().st_size for p in ART.rglob("*") if p.is_file()) < ART_BUDGET


def test_every_picture_opens_in_pygame() -> None:
    pygame = pytest.importorskip("pygame")
    for name, entry in manifest().items():
        picture = pygame.image.load(ART / str(entry["file"]))
        assert list(picture.get_size()) == entry["size"], name


@pytest.mark.parametrize("matter", ["ivory", "ebony"])
def test_a_die_keeps_its_brightness_as_it_turns(matter: str) -> None:
    # A compiler once turned the tops of the dice grey, depending on their spin.
    pygame = pytest.importorskip("pygame")
    levels = []
    for name, entry in manifest().items():
        if name.startswith(f"die_{matter}_"):
            strip = pygame.image.load(ART / str(entry["file"]))
            cell = strip.get_height()
            for left in range(0, strip.get_width(), cell):
                frame = strip.subsurface((left, 0, cell, cell))
                levels.append(sum(pygame.transform.average_color(frame, consider_alpha=True)[:3]) / 3)
    mean = sum(levels) / len(levels)
    assert max(abs(level - mean) for level in levels) < 0.2 * mean + 10


KINDS = ("infantry", "cavalry", "artillery", "machine_gun", "other")


@pytest.mark.parametrize("kind", KINDS)
def test_every_arm_has_its_roundels_and_its_stands(kind: str) -> None:
    for name in (f"arm_{kind}", f"arm_{kind}_small"):
        assert name in manifest()
    for side in ("red", "black"):
        assert {f"lead_{kind}_{side}", f"lead_{kind}_{side}_lost"} <= manifest().keys()


@pytest.mark.parametrize("kind", KINDS)
def test_the_sides_and_the_fallen_are_told_by_shape(kind: str) -> None:
    pygame = pytest.importorskip("pygame")

    def solid(name: str) -> Any:
        return pygame.mask.from_surface(pygame.image.load(ART / f"{name}.webp"), 250)

    masks = {
        (side, lost): solid(f"lead_{kind}_{side}{lost}")
        for side in ("red", "black")
        for lost in ("", "_lost")
    }
    for side in ("red", "black"):
        standing, fallen = (masks[side, lost].get_bounding_rects() for lost in ("", "_lost"))
        assert min(r.top for r in fallen) > min(r.top for r in standing) + 12, "the fallen lie lower"
    corner = (15, 164)  # of the base: square on the red side, rounded off on the black
    assert masks["red", ""].get_at(corner)
    assert not masks["black", ""].get_at(corner)


def test_the_chalk_on_the_war_table_is_quiet() -> None:
    pygame = pytest.importorskip("pygame")
    chalk = pygame.image.load(ART / "war_table.webp")
    assert pygame.mask.from_surface(chalk, 40).count() < 0.06 * chalk.get_width() * chalk.get_height()
