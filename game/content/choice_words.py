"""The words of the one big choice of a visitor. Knows no screen."""

from __future__ import annotations


class Choice:
    """What can be done; below each of them, what it is."""

    HEADING = "What shall it be?"
    CONTINUE = "Go on governing"
    CONTINUE_NOTE = "{level}, turn {turn}"
    PLAY = "Play"
    PLAY_NOTE = "{level}, {turns} turns"
    PLAY_SHORT = "Play for five minutes"
    FULL = "The full game"
    FULL_NOTE = "Choose among {levels} ways to govern"
    HOW = "How to play"
    HOW_NOTE = "Eight short pages with pictures"
    DECK = "The wargame deck"
    DECK_NOTE = "For battles with model soldiers"
    WAITS = "A battle waits"
