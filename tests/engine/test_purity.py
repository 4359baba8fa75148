"""The engine keeps to the standard library, and to the part of it that knows no clock, file or chance."""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ENGINE = ROOT / "game" / "engine"
BARRED = {"pygame", "random", "time", "datetime", "os", "pathlib", "io", "secrets", "logging", "sys"}
BARRED_CALLS = {"open", "print", "input", "hash", "id", "eval", "exec", "__import__"}


def trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(ENGINE.rglob("*.py"))]


def imported(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names.add(node.module or "")
    return names


def test_the_engine_imports_itself_and_the_standard_library_only() -> None:
    assert len(trees()) > 15
    for path, tree in trees():
        for name in imported(tree):
            top = name.partition(".")[0]
            assert (
                top in sys.stdlib_module_names or name == "game.engine" or name.startswith("game.engine.")
            ), path
            assert top not in BARRED, path


def test_the_engine_reads_prints_and_hashes_nothing_by_itself() -> None:
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in BARRED_CALLS, path


def test_a_game_is_the_same_in_another_process() -> None:
    program = (
        "from game.engine.government.rules import new_match, legal\n"
        "from game.engine.government.model import Rules\n"
        "from game.engine.government.commands import SetTax, Collect, DrawEvents\n"
        "match = new_match(Rules(), 1801)\n"
        "for command in (SetTax(4), Collect(), DrawEvents()): match.do(command)\n"
        "print(match.digest())\n"
    )
    digests = set()
    for salt in ("0", "1"):
        environment = {"PYTHONHASHSEED": salt, "PYTHONPATH": str(ROOT)}
        run = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(run.stdout)
    assert len(digests) == 1
