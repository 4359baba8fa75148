"""Which key asks for what on the battle's table. A table of names; the scene knows what they mean."""

from __future__ import annotations

from game.content.bindings import Own, command_at
from game.stage.inputs import KeyPressed

ONE_KEY = ("space", "enter", "right")  # they drive the battle while no control has the visible focus
DIRECTIONS = ("right",)  # of a gamepad, which has buttons for the rest

_WITH_CTRL = {"z": "undo", "y": "redo"}


def action_of(key: KeyPressed, own: Own, *, focus_visible: bool) -> str:
    """What a key asks for by the player's own keys; empty if it is left to the control that has the focus."""
    if key.repeat or key.alt:
        return ""
    if key.ctrl:
        return "redo" if key.key == "z" and key.shift else _WITH_CTRL.get(key.key, "")
    if key.key in ONE_KEY and not focus_visible and not (key.pad and key.key in DIRECTIONS):
        return "next"
    return command_at("battle", key.key, own)
