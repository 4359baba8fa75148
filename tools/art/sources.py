"""What a picture is made from: its own module, all it imports from the print shop, and the files it reads.

It must not import any of them: it only reads their text.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from .registry import Asset

ROOT = Path(__file__).resolve().parents[2]
SHOP = "tools.art"
TYPE = {"tools.art.engine.fonts": ROOT / "assets" / "fonts"}
"""Modules that read files from beyond their own room."""


def file_of(module: str) -> Path | None:
    """The file of a module or package of the print shop, if there is one."""
    path = ROOT.joinpath(*module.split("."))
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if candidate.is_file():
            return candidate
    return None


@cache
def imports(module: str) -> frozenset[str]:
    """The modules of the print shop that a module imports by itself."""
    path = file_of(module)
    if path is None:
        return frozenset()
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            whole = ".".join([*base, *([node.module] if node.module else [])])
            found |= {whole, *(f"{whole}.{alias.name}" for alias in node.names)}
    return frozenset(name for name in found if name.startswith(f"{SHOP}.") and file_of(name))


@cache
def closure(module: str) -> frozenset[str]:
    """A module and all that it imports from the print shop, near or far."""
    seen: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += imports(name)
    return frozenset(seen)


def files(modules: Iterable[str]) -> Iterator[Path]:
    """The files behind modules: their text, and the drawings and type that lie beside them."""
    for module in modules:
        path = file_of(module)
        if path is not None:
            yield path
            beside = TYPE.get(module, path.parent)
            yield from (p for p in beside.rglob("*") if p.is_file() and p.suffix in (".svg", ".ttf"))


@cache
def _digest(path: Path) -> bytes:
    content = path.read_bytes()
    if path.suffix != ".ttf":
        content = content.replace(b"\r\n", b"\n")
    return hashlib.sha256(content).digest()


def fingerprint(asset: Asset) -> str:
    """A short sum over all that an asset is made from; it changes when the picture may."""
    modules = frozenset().union(*map(closure, (asset.make.__module__, *asset.sources)))
    told = hashlib.sha256(repr((asset.name, asset.size, asset.quality, sorted(asset.notes.items()))).encode())
    for path in sorted(set(files(modules))):
        told.update(path.relative_to(ROOT).as_posix().encode())
        told.update(_digest(path))
    return told.hexdigest()[:20]
