"""The words of a kiosk: the countdown that visitors see, and the pages of the staff. Knows no screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

EXHIBITED = "Today every visitor plays the same deal."
NOTHING_WRITTEN = "On this machine nothing is saved or printed by visitors."


class Countdown:
    """Nobody has touched anything for a while."""

    HEADING: Final = MappingProxyType(
        {"government": "Still governing?", "battle": "Still fighting?", "": "Still there?"}
    )
    EXPLAINED = (
        "Touch anything, and all goes on as it was. Otherwise the table is cleared for the next visitor."
    )
    SECONDS = "seconds"
    SECOND = "second"
    STAY = "I am still here"
    TAKE_OVER: Final = MappingProxyType(
        {"government": "Take over this ministry", "battle": "Take over this battle"}
    )


class Pin:
    """The page on which staff gives its PIN."""

    HEADING = "Staff only"
    ASKED = "The PIN, please."
    WRONG = "That is not the PIN."
    WAIT = "Another try in {seconds} s."
    RUB_OUT = "Rub out"
    OPEN = "Open"
    LEAVE = "Back to the game"


class Staff:
    """What staff sees and does."""

    HEADING = "The steward’s room"
    HEALTH = "The machine"
    TODAY = "Today"
    UP = "Running for"
    FRAMES = "Frames a second"
    FRAMES_VALUE = "{rate}, the longest {longest} ms"
    MEMORY = "Memory"
    MEMORY_VALUE = "{mb} MB"
    UNKNOWN = "not told here"
    RESTARTS = "Restarts today"
    FAULT = "Last fault"
    NONE = "none"
    CARE = "Run with care"
    CARES: Final = MappingProxyType(
        {"": "no", "quiet": "without sound and motion", "window": "without sound, motion and full screen"}
    )
    VISITORS = "Visitors"
    GAMES = "Games begun"
    HELD = "Governments that held"
    STAYED = "Half stayed longer than"
    TAKEN_OVER = "Ministries taken over"

    END = "End the session"
    NEW = "New session"
    DEAL = "Next deal"
    MUTE = "Silence"
    UNMUTE = "Sound again"
    CLEAN = "Clean the glass"
    LIGHT = "Brightness: {light} %"
    WIPE = "Wipe the board"
    REPORT = "Day report"
    RESTART = "Start again"
    QUIT = "Close the game"
    BACK = "Back"

    NO_DEAL = EXHIBITED
    NO_RESTART = "Only a game that runs with --supervise is started again."
    WIPED = "The honours board is empty."
    REPORTED = "The day report is in {path}"
    NOT_REPORTED = "The day report could not be written: {why}."

    SURE: Final = MappingProxyType(
        {
            "wipe": "Everything on today’s honours board is wiped off.",
            "restart": "The game closes, and is back in a few seconds. What is being played is kept.",
            "quit": "The game closes, and whoever is at the machine has it to themselves.",
        }
    )
    YES: Final = MappingProxyType({"wipe": "Wipe it", "restart": "Start again", "quit": "Close it"})
    NO = "No"


class Cleaning:
    """The page that lets nothing be pressed."""

    HEADING = "The glass is being cleaned"
    EXPLAINED = "Wipe as you please: nothing can be pressed until the time is up."
