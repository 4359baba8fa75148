"""Where everything lies: the game's own data, and the player's files. The only resolver of folders.

Knows no file's contents. Finding places makes no folder; `make` does, when something is to be written.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from game.content.notice import Notice, plain_reason

APP = "simple-government"
_PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one run: `data` is only read, `user` and `logs` are the player's."""

    data: Path
    user: Path
    logs: Path

    @property
    def assets(self) -> Path:
        """Pictures, sounds and type."""
        return self.data / "assets"

    @property
    def levels(self) -> Path:
        """The levels that ship with the game, a folder for each of its games."""
        return self.data / "levels"

    @property
    def saves(self) -> Path:
        """Running games."""
        return self.user / "saves"

    @property
    def settings_file(self) -> Path:
        """The player's settings."""
        return self.user / "settings.json"

    @property
    def records_file(self) -> Path:
        """The finished games."""
        return self.user / "records.jsonl"

    @property
    def album_file(self) -> Path:
        """The prints that have been seen."""
        return self.user / "album.jsonl"

    @property
    def battles(self) -> Path:
        """The battles that the player has set up."""
        return self.user / "battles"

    @property
    def battle_records_file(self) -> Path:
        """The finished battles."""
        return self.user / "battles.jsonl"

    @property
    def reports(self) -> Path:
        """Battle reports, and what is made for playing on paper."""
        return self.user / "reports"

    @property
    def days(self) -> Path:
        """A kiosk's day book, a file for each day."""
        return self.user / "days"

    @property
    def honours_file(self) -> Path:
        """A kiosk's honours board of the day."""
        return self.user / "honours.json"

    @property
    def watch_log(self) -> Path:
        """What happened to the game while it was supervised."""
        return self.logs / "supervisor.log"

    @property
    def watch_file(self) -> Path:
        """Restarts of the day and the last fault, for the staff."""
        return self.logs / "supervisor.json"

    @property
    def screenshots(self) -> Path:
        """Pictures the player takes of the screen."""
        return self.user / "screenshots"


def path_from(text: str) -> Path:
    """A path as somebody has written it, `~` being a home. Raises ValueError, in words, where none is."""
    if not text.strip():
        raise ValueError("expected a path, not nothing")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise ValueError(f"expected a path, but {Path(text).parts[0]} is nobody's home") from None


def find_places(home: Path | None = None) -> Places:
    """The folders of this run; everything of the player's lies under `home` if given (a memory stick)."""
    data = _data_folder()
    if home is not None:
        user = home.expanduser().resolve()
        return Places(data, user, user / "logs")
    import platformdirs  # here, for a memory stick needs none of the system's folders

    user = platformdirs.user_data_path(APP, appauthor=False)
    return Places(data, user, platformdirs.user_log_path(APP, appauthor=False))


def at_kiosk(places: Places) -> Places:
    """The folders of a kiosk, whose visitors must not come upon the games of the player at home."""
    return replace(places, user=places.user / "kiosk")


def make(folder: Path) -> Notice | None:
    """Make a folder of the player's that is about to be written to; a Notice says why it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return Notice(f"The folder {folder} cannot be made: {plain_reason(error)}.")
    return None


def _data_folder() -> Path:
    """Installed, the data lies inside the package; in a checkout it lies beside it."""
    installed = _PACKAGE / "data"
    return installed if installed.is_dir() else _PACKAGE.parent
