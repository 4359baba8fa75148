"""What a piece is made from: its module and all it imports of the band. It must not import any of them."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path

from .catalogue import Piece

ROOT = Path(__file__).resolve().parents[2]
BAND = "tools.audio"
WRITER = f"{BAND}.rendering"  # loudness and encoding, of every piece


def _file_of(module: str) -> Path | None:
    path = ROOT.joinpath(*module.split("."))
    return next((p for p in (path.with_suffix(".py"), path / "__init__.py") if p.is_file()), None)


@cache
def _imports(module: str) -> frozenset[str]:
    path = _file_of(module)
    if path is None:
        return frozenset()
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            whole = ".".join([*base, *([node.module] if node.module else [])])
            found |= {whole, *(f"{whole}.{alias.name}" for alias in node.names)}
    return frozenset(name for name in found if name != f"{BAND}.catalogue" and _file_of(name))


@cache
def closure(*modules: str) -> frozenset[str]:
    """Modules and all they import of the band, near or far."""
    seen: set[str] = set()
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += _imports(name)
    return frozenset(seen)


@cache
def _digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest()


def fingerprint(piece: Piece) -> str:
    """A short sum over all that a piece is made from; it changes when the sound may."""
    module = piece.module or getattr(piece, "make", piece).__module__
    told = hashlib.sha256(piece.name.encode())
    told.update(repr((getattr(piece, "takes", 1), getattr(piece, "loudness", 0.0))).encode())
    for name in sorted(closure(module, WRITER)):
        path = _file_of(name)
        if path is not None:
            told.update(name.encode())
            told.update(_digest(path))
    return told.hexdigest()[:20]
