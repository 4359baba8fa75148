"""Which key asks for what on the battle's table. A table of names; the scene knows what they mean."""

from __future__ import annotations

from game.stage.inputs import KeyPressed

ONE_KEY = ("space", "enter", "right")  # they drive the battle while no control has the visible focus
DIRECTIONS = ("right",)  # of a gamepad, which has buttons for the rest

_PLAIN = {
    "pagedown": "next",
    "pad x": "next",
    "pad y": "undo",
    "pad view": "orders",
    "n": "next",
    "pageup": "undo",
    "backspace": "undo",
    "o": "orders",
    "l": "log",
    "f": "fairness",
    "u": "opposite",
    "f1": "rules",
}
_WITH_CTRL = {"z": "undo", "y": "redo"}


def action_of(key: KeyPressed, *, focus_visible: bool) -> str:
    """What a key asks for; empty if it is left to the control that has the focus."""
    if key.repeat or key.alt:
        return ""
    if key.ctrl:
        return "redo" if key.key == "z" and key.shift else _WITH_CTRL.get(key.key, "")
    if key.key in ONE_KEY and not focus_visible and not (key.pad and key.key in DIRECTIONS):
        return "next"
    return _PLAIN.get(key.key, "")
