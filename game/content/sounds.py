"""The vocabulary of sounds: every name a scene may ask for, when it is asked for, and its caption.

Knows nothing of files or sound cards. A number of things follows its name ("dice_5"): any from 1 up will do.
"""

from __future__ import annotations

from typing import NamedTuple


class Word(NamedTuple):
    """One sound; its caption is what a player who hears nothing reads, empty where the screen says it."""

    when: str
    caption: str = ""


SNAP = 0.13  # seconds into "card_turns" at which the card snaps open
STRIKE = 0.03  # seconds into "dice" at which the first of them strikes the table

SOUNDS: dict[str, Word] = {
    # cards
    "card_slides": Word("a card leaves its pile or flies"),
    "card_lands": Word("a card comes to rest on the cloth"),
    "card_turns": Word("a card shows its face", "a card is turned"),
    "card_picked": Word("a card is chosen, or put back"),
    "cards_close_up": Word("a row of cards makes or fills room"),
    "cards_gathered": Word("discards go back upon the pack"),
    "riffle": Word("a pack is shuffled", "the pack is shuffled"),
    # paper
    "page": Word("a sheet is opened, turned or put away"),
    "rustle": Word("several papers are taken up"),
    "quill": Word("something is written down: a name, a report", "a quill scratches"),
    "brush": Word("colour is laid over a black proof"),
    "seal": Word("a seal is pressed on an event", "a seal is pressed"),
    "press": Word("a print or a sheet of cards is made", "the press is pulled"),
    "curtain": Word("one screen gives way to another"),
    # hard things
    "dice": Word("that many dice are thrown on the cloth", "dice fall"),
    "dice_on_wood": Word("that many dice are thrown on a board", "dice fall"),
    "dice_cup": Word("dice are held ready and shaken", "dice rattle"),
    "coin_in": Word("a guinea comes into the treasury", "a coin falls"),
    "coin_out": Word("a guinea leaves the treasury", "a coin is paid"),
    "coins": Word("that many guineas at once", "coins clink"),
    "counter": Word("a unit or a counter is set down or taken away"),
    "tick": Word("a count goes up by one"),
    "gavel": Word("the House is called to order", "a gavel knocks"),
    "clock": Word("a second of a clock that is running out"),
    "time_is_up": Word("the clock of a player's turn has run out", "a bell: time is up"),
    # news
    "tax_up": Word("the tax is raised"),
    "tax_down": Word("the tax is lowered"),
    "support_up": Word("support rises", "a rising chord"),
    "support_down": Word("support falls", "a falling chord"),
    "succeeded": Word("an attempt comes off", "a bright chord"),
    "failed": Word("an attempt does not", "a sinking note"),
    "joker": Word("a Joker is drawn", "a fife mocks"),
    "court": Word("a court card is drawn", "a short flourish"),
    # the crowd and its bells
    "hear_hear": Word("the House agrees", "“Hear, hear!”"),
    "murmur": Word("the House is uneasy", "members murmur"),
    "gasp": Word("the House draws its breath: a throw that matters", "the House gasps"),
    "applause": Word("a thing well done", "applause"),
    "cheer": Word("the people are glad", "the crowd cheers"),
    "boo": Word("the people are not", "the crowd groans"),
    "unrest": Word("a pair or a triple of events breeds unrest", "a mob in the street"),
    "square": Word("the square of the title, again and again", "a crowd in the square"),
    "church_bell": Word("an end", "a bell tolls"),
    "peal": Word("good news", "bells ring"),
    # the field
    "cannon_near": Word("artillery fires", "a cannon"),
    "cannon_far": Word("a battle somewhere else", "distant cannon"),
    "volley": Word("infantry fires", "a volley"),
    "hoofs": Word("cavalry moves", "hoofs"),
    "drum_roll": Word("a battle begins, or a card that decides it is turned", "a drum rolls"),
    "drum_tap": Word("a side's card is called", "a drum"),
    "bugle_assembly": Word("the muster is complete", "a bugle: assembly"),
    "bugle_charge": Word("a side goes forward", "a bugle: charge"),
    "bugle_retire": Word("a side breaks off", "a bugle: retire"),
    # great moments, under which the music gives way
    "triumph": Word("the government stands to the end", "triumphant trumpets"),
    "fall": Word("the government falls", "sombre strings, and a bell"),
    "battle_over": Word("the battle is over", "a closing flourish"),
    # the interface
    "hover": Word("the pointer comes upon something that may be pressed"),
    "click": Word("a button is pressed"),
    "switch": Word("a setting goes over, a slider moves a step"),
    "refused": Word("what was asked for may not be done", "dull knocks"),
}

MOODS: dict[str, str] = {
    "title": "the title and its pages: Rule, Britannia",
    "calm": "a government that is safe: three airs in turn",
    "tense": "one that may fall within the turn: two pieces in turn",
    "deck": "the muster and the battle: two marches in turn",
    "victory": "the ending of a government that stood",
    "fall_democracy": "the ending of a ministry that fell",
    "fall_monarchy": "the ending of a king",
    "fall_dictatorship": "the ending of a dictator",
    "interval": "credits, rules, print room: Lillibullero",
}

OF_SCREENS = {"pointed": "hover", "sheet": "page", "curtain": "curtain"}
"""What is heard on any screen: something pressable is pointed at, a sheet is laid, a curtain parts."""

CAPTIONED = frozenset(name for name, word in SOUNDS.items() if word.caption)


def caption(name: str) -> str:
    """What to read for a sound; empty where the screen says it already."""
    return SOUNDS[name].caption if name in SOUNDS else ""
