"""These tests draw: they need the art extra, which players and most contributors do without."""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

PRESENT = all(find_spec(library) for library in ("numpy", "cv2", "skia"))


class Absent(pytest.Module):
    """A file of tests that cannot be read without the art extra."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        pytest.skip("the print shop is tested with its libraries only: pip install -e '.[art]'")


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    return None if PRESENT else Absent.from_parent(parent, path=module_path)
