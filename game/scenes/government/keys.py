"""Which key asks for what on the government's table. A table of names; the scene knows what they mean."""

from __future__ import annotations

from game.content.bindings import Own, command_at
from game.stage.inputs import KeyPressed

_WITH_CTRL = {"z": "undo", "y": "redo"}
_SHOULDERS = {"pageup": "fewer", "pagedown": "more"}  # of a gamepad


def action_of(key: KeyPressed, own: Own) -> str:
    """What a key asks for by the player's own keys; empty if it is left to the control that has the focus."""
    if key.ctrl and not key.repeat:
        return "redo" if key.key == "z" and key.shift else _WITH_CTRL.get(key.key, "")
    if key.ctrl or key.alt:
        return ""
    if key.pad and key.key in _SHOULDERS:
        return _SHOULDERS[key.key]
    action = command_at("government", key.key, own)
    return "" if key.repeat and action not in ("more", "fewer") else action
