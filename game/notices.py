"""What the player has to be told about files, each thing once. Knows neither files nor screens."""

from __future__ import annotations

from game.content.notice import Notice


class Notices:
    """Collects sentences until somebody can show them."""

    def __init__(self) -> None:
        self._untold: list[str] = []
        self._told: set[str] = set()

    def tell(self, text: str | None) -> None:
        """Have a sentence told, unless it has been."""
        if text and text not in self._told and text not in self._untold:
            self._untold.append(text)

    def pass_on(self, notice: Notice | None) -> None:
        """Have a notice told, if there is one."""
        self.tell(notice.text if notice is not None else None)

    def take(self) -> str:
        """All that has not been told yet; empty if nothing."""
        untold, self._untold = self._untold, []
        self._told.update(untold)
        return " ".join(untold)
