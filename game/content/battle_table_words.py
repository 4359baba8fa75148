"""The words on the table of a battle, and on the pages that open over it. Knows no screen."""

from __future__ import annotations

from game.engine.activation.model import Arm, Colour, Grade, Role

UNDO, REDO, ORDERS, LOG, RULES, MENU = "Undo", "Redo", "Orders", "Log", "Rules", "Menu"
NO_UNDO = "Nothing has been done yet."
NO_REDO = "Nothing has been undone."

FIRST_CARD = "First card"
NEXT_CARD = "Next card"
TURN_CARD = "Next card"
ENTER_CARD = "Name the card"
PLAY_JOKER = "The Joker counts"
REPORT = "The report"

SIDES = {Colour.RED: "Red", Colour.BLACK: "Black"}
GRADES = {Grade.GOOD: "Good", Grade.AVERAGE: "Average", Grade.POOR: "Poor"}
ARMS = {
    Arm.INFANTRY: "Infantry",
    Arm.CAVALRY: "Cavalry",
    Arm.ARTILLERY: "Artillery",
    Arm.MACHINE_GUN: "Machine gun",
    Arm.OTHER: "Other",
}
ACTING = {Role.ARTILLERY: "Artillery", Role.MACHINE_GUN: "Machine guns", Role.OTHER: "The rest"}
TOO_LATE = {
    Role.ARTILLERY: "Others have acted: the guns can no longer fire.",
    Role.MACHINE_GUN: "Others have acted: the machine guns can no longer fire.",
}
NONE_LEFT = "All activations of this card are used."
LATER_FIRST = "Those after it are taken back first."
NO_SUCH_UNITS = "No unit is left that could do that."
IS_LOST = "This unit has been lost."

JOKER = "Joker"
NOBODY = "Nobody acts"
READY = "Turn a card"
OVER = "The battle is over"
WON = "The battle is won"
TIME_IS_UP = "Time"
WAITS = "The Joker waits"
THEN = "{name} next"

FAIR = "Has it evened out?"
CARDS = "Cards"
POINTS = "Activations"
USED = "Used"
RUN = "Longest run"
POINTED_AT = {
    "odds": "The exact chances of the next card.",
    "fairness": "Disc: what came. Stroke: what was due. Shaded: where it lies in 80 of 100 battles.",
}
NO_CARDS_YET = "No card has been turned yet."
DEALT = "In the pack"

_NUMBERS = {2: "two", 3: "three", 4: "four"}
_SURE = 1e-6  # the odds of long runs are no finer


def turn_of(turn: int) -> str:
    """The turn of the battle."""
    return f"Turn {turn}"


WHOLE_BATTLE = "The whole battle"


def turn_over(turn: int) -> str:
    """The heading of a turn in numbers."""
    return f"Turn {turn} is over"


def of_card(value: int) -> str:
    """Below the number of activations that are left."""
    return f"left of {value}"


def cards_left(count: int) -> str:
    """How many cards the pack still holds."""
    return "1 card left" if count == 1 else f"{count} cards left" if count else "pack is out"


def dealt(packs: int, jokers: int) -> str:
    """How often each of the cards is in the pack, and how many Jokers."""
    often = "Each of them twice" if packs == 2 else "Each of them once"
    told = {0: "no Joker", 1: "one Joker"}.get(jokers) or f"{_NUMBERS[jokers]} Jokers"
    return f"{often}; {told}."


def percent(chance: float) -> str:
    """A chance in whole parts of a hundred; a small one is not told as none, nor a large one as certain."""
    whole = round(chance * 100)
    if not whole and chance:
        return "< 1 %"
    if whole == 100 and chance < 1 - _SURE:
        return "> 99 %"
    return f"{whole} %"


def units_of(units: int, lost: int) -> str:
    """What a command has on the table."""
    told = "1 unit" if units == 1 else f"{units} units"
    return f"{told}, {lost} lost" if lost else told


def general_of(general: str, grade: Grade) -> str:
    """A general and what he is worth."""
    return f"{general}, {GRADES[grade].lower()}"


def strength_of(grade: Grade, units: int, lost: int) -> str:
    """What a general is worth and what he has on the table, in few words."""
    told = f"{units} of {units + lost}" if lost else units_of(units, lost)
    return f"{GRADES[grade]}, {told}"


def run_of(longest: int, side: str, low: int, high: int) -> str:
    """The longest run of one side's cards, beside the usual."""
    usual = str(low) if low == high else f"{low} to {high}"
    return f"{RUN}: {longest}, {side.lower()}; usual {usual}"


def clock(seconds: int) -> str:
    """Minutes and seconds that are left."""
    return f"{seconds // 60}:{seconds % 60:02}" if seconds else TIME_IS_UP


class Enter:
    """Naming a card of the players' own (paper mode)."""

    HEADING = "Which card have you turned?"
    HOW = "Press a card; or type its rank and suit: 6\u00a0H, 10\u00a0S, Q\u00a0D. A Joker is\u00a0X."
    TYPED = "{rank} of …?"
    NOT_IN_PACK = "No such card is left in the pack."
    CANCEL = "Not yet"


class Fair:
    """The page that shows whether it has evened out."""

    HEADING = "Has it evened out?"
    NOTE = (
        "Disc: what came. Stroke: what was due. Shaded: where it lies in 80 of 100 battles "
        "with as many cards."
    )
    CARDS = "Cards turned"
    POINTS = "Activations on them"
    USUAL = "{value}; due {due:.1f}, usual {low} to {high}"
    USED = "{name}: {used} used, {unused} left unused; {turn} this turn"
    RUN = "Longest run: {longest}, {name}. Usual: {usual}. At least as long in {chance} of such battles."
    NO_RUN = "No card has been turned yet."
    NEXT = "The next card: {name} {red}, {other} {black}, Joker {joker}."
    CLOSE = "Close"


class Journal:
    """The log of a battle."""

    HEADING = "The log"
    TURN = "Turn {turn}"
    EMPTY = "Nothing has happened yet."
    CLOSE = "Close"


class Orders:
    """What befalls a command at any time."""

    HEADING = "Orders"
    COMMAND = "Command"
    LOSE = "One is lost"
    ARRIVE = "One arrives"
    MARK = "Press a unit to mark it lost, or to bring it back."
    GRADED = "He is now"
    FALLEN = "Successor"
    SECOND = "The second in command"
    SUCCESSOR = "Who is"
    THROWN = "Two dice"
    REPLACE = "He has fallen"
    TAKE_OVER = "Takes over at the next shuffle"
    STAY = "Keeps the cards after all"
    IN_COMMAND = "The cards are for this command."
    ORDERED = "It takes over at the next shuffle."
    END = "Victory for"
    NOBODY = "Nobody"
    END_IT = "End battle"
    BOTH_WAYS = "Number both ways"
    CLOSE = "Close"
    OVER = "The battle is over; take that back to change anything."
    NO_RULE = "The pack stays as it is: losses and grades do not change it."
    AT_JOKER = "Losses and grades change the cards at the next shuffle."


class After:
    """The report of a battle."""

    HEADING = "Battle report"
    SAVE_TEXT = "Save text"
    SAVE_PICTURE = "Save picture"
    TABLE = "To the table"
    TITLE = "To the title"
    SAVED = "Saved as {path}."
    NOT_SAVED = "It could not be saved: {reason}."
    TURN = "Turn {turn}"
    USED = "{used} of {offered}"
    DEALT = "What the cards dealt"
    LOST = "{lost} lost, {units} left"
    LUCK = "Activations: {points}, {due:.1f} due"
    LUCK_USED = "; {used} used"


class Plates:
    """What stands below the pictures in the rules, and on them."""

    DECK = "Two commands, and one pack between them."
    GRADE = "{first} and {second} are {total}: {grade}."
    SUM = "{units} units under a good general."
    HALF = "{half} + {change} = {median}"
    PACK = "The cards of two commands, and what lies among them."
    CARD = "A red six: up to six red units may act."
    GUNS = "A six: a battery and a machine gun fire; {left} are left."
    NO_GUNS = "All in any order."
    JOKER = "The drummer beats for the shuffle."
    NO_JOKER = "The pack is out, and begins anew."
    LOSSES = "Lost, and newly come."
    HOUSE = "The cards of your own pack will do as well."
