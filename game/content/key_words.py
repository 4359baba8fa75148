"""What is said of keys and of a gamepad's buttons: their names, what they do, and the page that changes them.

In the lists {…} stands for the key that the player has chosen for a command.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

NAMED: Final = MappingProxyType(
    {
        "-": "−",
        "backspace": "Backspace",
        "delete": "Delete",
        "insert": "Insert",
    }
)

KEYS = (
    ("Arrows, Tab", "Move between cards and buttons"),
    ("Enter, Space", "Choose a card; press a button"),
    ("{government_look}, right button", "Open a card large, as a long press does"),
    ("0 to 9", "Set the tax, or the dice"),
    ("{government_more}, {government_fewer}, wheel", "Tax up and down; more dice and fewer"),
    ("{government_primary}, Enter", "Confirm the tax or the dice just set"),
    ("{government_end}", "End the turn"),
    ("{government_undo}, {government_redo}", "Undo and redo, as Ctrl+Z and Ctrl+Y do"),
    ("{government_gazette}", "Read the Gazette"),
    ("{everywhere_rules}", "Read the rules"),
    ("Page Up, Page Down", "Turn the leaves of a page"),
    ("{everywhere_fullscreen}", "Full screen and window, as Alt+Enter does"),
    ("{everywhere_picture}, {everywhere_mute}", "Take a picture of the screen; sound off and on"),
    ("Esc", "Put back, close, or pause"),
)

BATTLE_KEYS = (
    ("Space, Enter", "Turn the next card, until another button has the focus"),
    ("Page Down", "Turn the next card, as a presenter's remote does"),
    ("Right, {battle_next}", "Turn the next card, too"),
    ("0 to 9", "Tick off the unit that bears the figure, or say what acts"),
    ("Arrows, Tab", "Move between units and buttons; Enter presses"),
    ("{battle_undo}, Page Up", "Undo anything, as Ctrl+Z does; the log keeps it"),
    ("{battle_redo}, Ctrl+Y", "Redo what was undone"),
    ("{battle_orders}", "Orders: losses, arrivals, generals, the end"),
    ("{battle_fairness}", "See whether it has evened out"),
    ("{battle_log}", "Read the log"),
    ("{battle_opposite}", "The number for the player opposite, on and off"),
    ("{everywhere_rules}", "Read the rules"),
    (
        "{everywhere_fullscreen}, {everywhere_picture}, {everywhere_mute}",
        "Full screen and back; a picture; sound off and on",
    ),
    ("Esc", "Close, or pause"),
)

PAD_KEYS = (
    ("Arrows, left stick", "Move between cards and buttons"),
    ("A", "Choose a card; press a button"),
    ("B", "Put back, close, or pause"),
    ("X", "Confirm the tax; throw the dice; turn the next card of a battle"),
    ("Y", "End the turn; undo in a battle"),
    ("Shoulder buttons", "Tax or dice down and up; turn the leaves of a page"),
    ("View, Select", "Open a card large; the orders of a battle"),
    ("Menu, Start", "Pause; close"),
)

# What a kiosk keeps from its visitors, and what is left there of a line that names more than that.
_AT_HOME = ("{everywhere_fullscreen}", "{everywhere_picture}")
_OF_ALL = "{everywhere_mute}"
_AT_KIOSK = (_OF_ALL, "Sound off and on")


def for_visitors(lines: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """A list of keys without those that a kiosk refuses."""
    refused = {line for line in lines if any(key in line[0] for key in _AT_HOME)}
    left = (
        _AT_KIOSK if line in refused else line for line in lines if line not in refused or _OF_ALL in line[0]
    )
    return tuple(left)


HEADINGS: Final = MappingProxyType(
    {
        "government": "Keys: the government",
        "battle": "Keys: the battle",
        "pad": "A gamepad’s buttons",
    }
)


class Rebinding:
    """The page on which the player gives a command another key."""

    ENTRY = "Change the keys"
    HEADINGS: Final = MappingProxyType(
        {
            "government": "Your keys: the government",
            "battle": "Your keys: the battle",
            "everywhere": "Your keys: everywhere",
        }
    )
    WORDS: Final = MappingProxyType(
        {
            "government.primary": "Confirm the tax; throw the dice",
            "government.end": "End the turn",
            "government.more": "Tax up; more dice",
            "government.fewer": "Tax down; fewer dice",
            "government.look": "Open a card large",
            "government.undo": "Undo",
            "government.redo": "Redo",
            "government.gazette": "Read the Gazette",
            "battle.next": "Turn the next card",
            "battle.undo": "Undo",
            "battle.redo": "Redo",
            "battle.orders": "Orders",
            "battle.log": "Read the log",
            "battle.fairness": "See whether it has evened out",
            "battle.opposite": "The number for the player opposite",
            "everywhere.rules": "Read the rules",
            "everywhere.fullscreen": "Full screen and window",
            "everywhere.picture": "Take a picture of the screen",
            "everywhere.mute": "Sound off and on",
        }
    )
    PRESS = "Press a key"
    ASK = "Press the new key for “{command}”. Esc leaves it as it is."
    NOW = "“{command}” is {key} now."
    SWAPPED = "“{command}” is {key} now, and “{other}” has {old} in exchange."
    RESERVED = "Esc, Enter, Space, Tab, the arrows, the figures and the page keys stay as they are."
    PAD = "The buttons of a gamepad stay as they are."
    TAKEN = "{key} belongs to “{other}”, which cannot take {old} in exchange. Choose another."
    SAME = "“{command}” has {key} already."
    RESET = "As the game came"
    WAS_RESET = "All keys are as the game came."
    DONE = "Done"
    NOTICE = "In your settings the keys of {names} could not be used; they are as the game came."
