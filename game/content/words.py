"""The words of the interface, grouped by the page they stand on. Knows no screen and no rules.

Everything a player reads that is neither a level's, nor the log's, nor the rulebook's is here.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

GAME = "Simple Government"
SUBTITLE = "A card game of holding on to power"


class Title:
    """The title page's bill of fare."""

    BILL = "THE ORDER OF THE DAY"
    CONTINUE_NOTE = "{level}, turn {turn}"
    BATTLE_WAITS = "A battle waits."
    VERSION = "Version {version}"
    NEW = "New government"
    LEARN = "Learn by playing"
    CONTINUE = "Continue"
    ACTIVATION = "Activation deck"
    RULES = "Rules"
    PRINTS = "The prints"
    SETTINGS = "Settings"
    CREDITS = "Credits"
    QUIT = "Quit"


class NewGame:
    """Choosing a level and a seed."""

    HEADING = "A new government"
    FIGURE = "A competent player wins"
    ODDS = "{figure} in 100"
    RECORD = "Played {played}, won {won}"
    SEED = "Deal"
    SEED_HINT = "The same words deal the same cards and dice."
    ENTER_SEED = "Enter a deal"
    NEW_SEED = "Another deal"
    CODE_HINT = "Two words and three figures, such as {example}"
    CODE_DONE = "Deal it"
    CODE_CANCEL = "Leave it"
    BEGIN = "Take office"
    BACK = "Back"
    REPLACE = "A government is in office. Dismiss it and begin anew?"
    REPLACE_YES = "Dismiss it"
    REPLACE_NO = "Keep it"


class SettingsPage:
    """The settings and what their values are called."""

    HEADING = "Settings"
    SOUND = "Sound"
    PLAY = "Pace and play"
    SIGHT = "Sight and hands"
    VOLUME_ALL = "All sound"
    VOLUME_MUSIC = "Music"
    VOLUME_EFFECTS = "Cards and dice"
    VOLUME_CROWD = "The crowd"
    MUTE = "Silence"
    SPEED = "Pace"
    SPEEDS: Final = MappingProxyType(
        {"stately": "Stately", "brisk": "Brisk", "swift": "Swift", "instant": "At once"}
    )
    REDUCED_MOTION = "Less motion"
    TEXT_SIZE = "Size of text"
    FULLSCREEN = "Full screen"
    COACH = "Advice line"
    NEW_PRINTS = "Show new prints"
    MONO = "Both ears alike"
    CAPTIONS = "Sounds in words"
    BOTH_WAYS = "Number both ways"
    COLOUR_SAFE = "Violet ink for red"
    PLAIN_TYPE = "Plain type, without serifs"
    LARGE_TARGETS = "Large targets"
    DEFAULTS = "Usual settings"
    DONE = "Done"


class Pause:
    """The page behind Escape."""

    HEADINGS: Final = MappingProxyType({"government": "The House is adjourned", "battle": "A truce"})
    RESUME = "Resume"
    RULES = "Rules"
    SETTINGS = "Settings"
    KEYS = "Keys"
    TITLE = "To the title page"
    TITLE_NOTES: Final = MappingProxyType(
        {"government": "Your government is kept.", "battle": "Your battle is kept."}
    )
    LEVEL_KEPT = "{level}: your government is kept."
    COPY = "Copy"
    COPIED = "The deal is on the clipboard."
    NOT_COPIED = "There is no clipboard here; please write the deal down."


class Buttons:
    """Buttons on the table."""

    CLOSE = "Close"


class Inspect:
    """A card seen close."""

    EVENT = "{colour} · {dates} · worth {value}"
    COURT = "{colour} · no event"
    JOKER = "{colour} Joker"
    COURT_NOTE = "A quiet season: nothing happens, and the card leaves the game."
    JOKER_NOTE = (
        "A die is thrown, and so many resolved events of this colour come back into play, or as many as "
        "there are."
    )
    SOURCE = "Read on: {source}"


class PrintRoom:
    """The engravings, small on two leaves and each of them large."""

    HEADING = "The print room"
    SERIES = "{name} affairs"
    NUMBER = "{series} affairs, No. {number}"
    IMPRINT = "Publish’d as the Act directs."
    LOOK = "See the print"
    SHUT = "×"


class Pile:
    """What has been resolved, and the choice of what comes back."""

    ORDER = "The latest stands first."
    EMPTY = "No resolved events lie here."
    CHOOSE = "Chosen: {chosen} of {count}"
    TOO_FEW = "Choose exactly {count} to come back."
    READ = "Choose a card to read it."
    CONFIRM = "Bring back"


class Deck:
    """What a deck still holds."""

    HEADING = "{colour} deck"
    LEFT = "{count} cards are left; nobody knows their order."
    LEFT_ONE = "One card is left."
    LEFT_NONE = "No card is left."
    KEY = "A mark stands for a card that is still in the deck."
    EVENTS = "Events left: {left} of {count}"
    COURTS = "Court cards left: {left} of {count}"
    JOKERS = "Jokers left: {left} of {count}"
    JOKER_IN = "The Joker is still in it."
    JOKER_OUT = "The Joker has been drawn."
    NO_JOKER = "This deck has no Joker."


class Log:
    """The Gazette."""

    HEADING = "The Gazette"
    TURN = "Turn {turn}"
    EMPTY = "Nothing has been reported yet."


class CreditsPage:
    """Whose work it is."""

    HEADING = "Credits"
    WORK = "{author}. Licence: {licence}."


class Plates:
    """What stands below the pictures in the rules."""

    MOVE = "{now} to {then}"
    AGAINST = "9 against 7"
    CARDS = "Black is domestic, red is foreign."
    TAX = "A step up costs Support; a step down wins it."
    DRAW = "An event, and a quiet season."
    JOKER = "A three: three events come back."
    DICE = "Four and five are nine: enough for a seven."
    SUPPORT = "Support, after a success."
    UNREST = "Two domestic events cost 1 Support, and three foreign ones."
    UNREST_OTHER = "Every full group costs 1 Support."
    END = "To the last of the cards."


class Ended:
    """The last page."""

    SIGN = "Sign the board"
    KNOWN = "On today’s board stands the first government that somebody leads."
    AGAIN = "Same deal again"
    NEW = "Another deal"
    LEVEL = "Another level"
    TITLE = "To the title page"
    UNDO = "Take it back"
    LOOK = "Look at the table"
    ACCOUNT = "The account"
    VERDICT = "The verdict"
    RETURN = "Back to the verdict"
    TURNS = "Turns in office"
    RESOLVED = "Events resolved"
    DICE = "Dice thrown"
    LUCK = "Your dice came to {total}; {expected} was to be expected."
    NO_DICE = "No die was thrown."
    PARTIAL = "Counted from turn {turn} on; the record before it is lost."
    OPEN = "Open events"
    ON_RIGHT = "{name} (right)"
    CHART = "The government, turn by turn"
    DEAL = "{level}: {code}"


class TypeCase:
    """The case of letters for a hand without a keyboard."""

    HEADING = "Set the words, letter by letter"
    CAPITALS = "Capitals"
    SMALL = "Small letters"
    SPACE = "Space"
    RUB_OUT = "Rub out"
    CLEAR = "Clear"
    NOTHING = "There is nothing on the line."
    CANCEL = "Leave it as it was"
    DONE = "Done"


class Messages:
    """What may have to be said about files and faults."""

    CRASHED = "Something went wrong, and the game had to close. What was being played is kept. {report}"
    REPORT = "A report was written to {path}."
    NO_REPORT = "No report could be written."
    AWAY = "Paused while another window has the keyboard."
    NO_FULLSCREEN = "This screen cannot be filled; the game goes on in a window."
    PICTURE = "A picture was kept as {name} in {folder}"
    NO_PICTURE = "No picture was kept. {why}"


CREDITS = (
    (
        "Simple Government",
        "A solo card game by Matthew Hartley, first published by Orcs in the Webbe in its Advent Calendar "
        "on 1 December 2024.",
    ),
    (
        "The activation deck",
        "The grading of generals and the activation cards are Bob Cordery's, from his Portable Belle Epoque "
        "Wargame on the blog Wargaming Miscellany.",
    ),
    (
        "Words",
        "All text in the game was written afresh for it. Every event names a book or a paper to read on in.",
    ),
    (
        "Made with",
        "Python and pygame-ce, msgspec and platformdirs, with type cut after Caslon and the Fell types.",
    ),
)
