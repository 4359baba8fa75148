"""Which key asks for what on the government's table. A table of names; the scene knows what they mean."""

from __future__ import annotations

from game.stage.inputs import KeyPressed

_PLAIN = {
    "t": "primary",
    "e": "end",
    "g": "gazette",
    "f1": "rules",
    "i": "look",
    "+": "more",
    "=": "more",
    "-": "fewer",
    "pagedown": "more",
    "pageup": "fewer",
    "pad x": "primary",
    "pad y": "end",
    "pad view": "look",
}
_WITH_CTRL = {"z": "undo", "y": "redo"}


def action_of(key: KeyPressed) -> str:
    """What a key asks for; empty if it is left to the control that has the focus."""
    if key.repeat and _PLAIN.get(key.key) not in ("more", "fewer"):
        return ""
    if key.ctrl:
        return "redo" if key.key == "z" and key.shift else _WITH_CTRL.get(key.key, "")
    if key.alt:
        return ""
    return _PLAIN.get(key.key, "")
