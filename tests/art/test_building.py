"""The build makes what has changed, says what failed, and knows what every picture is made from."""

from pathlib import Path

import numpy as np
import pytest

from tools.art.building import grouped, ledger_of
from tools.art.catalogue import catalogue
from tools.art.engine.paper import laid_tile
from tools.art.registry import Asset, Catalogue
from tools.art.sources import closure, file_of, fingerprint
from tools.art.storing import store, write_manifest


def white(w: int, h: int) -> np.ndarray:
    return np.ones((h, w, 3), np.float32)


def test_a_picture_is_made_from_all_that_its_module_imports() -> None:
    modules = closure("tools.art.cards.roundels")
    assert {"tools.art.cards.soldiery", "tools.art.engine.scene", "tools.art.engine.hatching"} <= modules
    assert "tools.art.table.dice" not in modules
    assert all(file_of(module) for module in modules)


def test_a_fingerprint_follows_size_and_source() -> None:
    plain = fingerprint(Asset("x", (8, 8), laid_tile))
    assert plain == fingerprint(Asset("x", (8, 8), laid_tile))
    assert plain != fingerprint(Asset("x", (9, 8), laid_tile))
    assert plain != fingerprint(Asset("x", (8, 8), laid_tile, sources=("tools.art.cards.roundels",)))


def test_a_ledger_knows_what_is_stale(tmp_path: Path) -> None:
    asset = Asset("x", (8, 8), white)
    ledger = ledger_of(tmp_path / "ledger.json", tmp_path)
    assert not ledger.is_fresh(asset)
    store(tmp_path, asset)
    assert not ledger.is_fresh(asset)
    ledger.enter([asset])
    again = ledger_of(tmp_path / "ledger.json", tmp_path)
    assert again.is_fresh(asset)
    assert not again.is_fresh(Asset("x", (8, 8), white, quality=50))
    (tmp_path / "x.webp").unlink()
    assert not again.is_fresh(asset)
    again.keep_only([])
    assert ledger_of(tmp_path / "ledger.json", tmp_path)._made == {}


def test_assets_that_share_work_stay_together_and_the_largest_go_first() -> None:
    assets = [Asset("a", (1, 1), white), *(Asset(n, (2, 1), white, group="g") for n in "bc")]
    assert [[a.name for a in group] for group in grouped(assets)] == [["b", "c"], ["a"]]


def test_a_picture_of_the_wrong_size_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="oblong: promised"):
        store(tmp_path, Asset("oblong", (8, 8), lambda w, h: white(w + 1, h)))


def test_the_manifest_lists_what_is_there(tmp_path: Path) -> None:
    assets = [Asset("here", (8, 8), white, notes={"rim": 2}), Asset("missing", (8, 8), white)]
    store(tmp_path, assets[0])
    write_manifest(tmp_path, assets)
    text = (tmp_path / "manifest.json").read_text(encoding="utf-8")
    assert '"here": {"file": "here.webp", "size": [8, 8], "rim": 2}' in text
    assert "missing" not in text


def test_a_name_is_taken_once() -> None:
    assets = Catalogue()
    assets.add(Asset("x", (1, 1), white))
    with pytest.raises(ValueError, match="two assets"):
        assets.add(Asset("x", (1, 1), white))


def test_every_asset_names_where_it_is_drawn() -> None:
    for asset in catalogue():
        assert all(file_of(module) for module in (asset.make.__module__, *asset.sources)), asset.name
