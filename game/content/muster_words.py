"""Words of choosing, setting up and printing a battle. Knows no screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.content.battle_words import OUT_OF_RANGE, RECALCULATE, departures, setting_line
from game.content.figures import count, figure
from game.engine.activation.model import Arm, Grade, Rules
from game.engine.activation.reckoning import Reckoning


class Choosing:
    """The list of battles."""

    HEADING = "The activation deck"
    CONTINUE = "Continue the battle"
    RUNNING = "{title}, turn {turn}"
    NEW = "A new battle"
    NEW_NOTE = "Two forces of your own, ready in a minute"
    NEW_BLURB = "Your miniatures, your rules, your table."
    STEPS = (
        "1. Say how many units each side has, and how able its general is: choose, or throw two dice. The "
        "pack makes itself from that.",
        "2. Turn a card: click, Space, or a foot switch. Its colour says whose turn it is, its number how "
        "many units may act.",
        "3. Move and fire on your table, guns first. Tick units off here if you like, then turn the next "
        "card.",
        "4. At a Joker nobody acts: all is shuffled for a new turn.",
    )
    EXAMPLE = "A worked example"
    OWN = "Your own"
    UNUSABLE = "A file that cannot be used"
    MEND = "The file has been left as it is. Put right in a text editor, it is listed again the next time."
    SET_UP = "Set it up"
    RULES = "Rules"
    GO_ON = "Continue"
    DROP = "Drop it"
    BACK = "Back"
    FORCE = "{general} ({grade})"
    DROP_TITLE = "Drop this battle?"
    DROP_WHY = "{title} will no longer be listed. Its file is put away, not destroyed."
    DROP_YES = "Drop it"
    DROP_NO = "Keep it"
    SOURCES = "From"


class Muster:
    """The set-up of a battle."""

    HEADING = "The muster"
    NEW_TITLE = "A field day"
    RED_ARMY = ("The Red Army", "The red general")
    BLACK_ARMY = ("The Black Army", "The black general")
    COMMAND = "Command {number}"
    GENERAL_OF = "General {number}"
    BATTLE = "Battle"
    SHUFFLE = "Deal"
    ANOTHER = "Another"
    EXCHANGE = "Swap sides"
    GENERAL = "General"
    ONE_GENERAL = "Generals"
    GENERALS = "{place} of {count}"
    UNITS = "units"
    UNIT = "unit"
    ROSTER = "Roster"
    ROSTER_KEPT = "The roster"
    COUNTED = "The roster counts the units: change them there."
    THROW = "Throw"
    THROWN = "{dice} = {total}: {grade}"
    BY_HAND = "chosen by hand"
    THRESHOLDS = "by the sum of two dice (see Rules)"
    STEP_UNITS = "units"
    STEP_HALF = "half, rounded up"
    STEP_GENERAL = "{grade} general"
    STEP_MEDIAN = "the median"
    STEP_VALUES = "its three values"
    RULES = "Rules"
    KEEP = "Keep"
    PRINT = "Print"
    BEGIN = "Begin"
    BEGIN_PAPER = "Paper cards"
    BACK = "Back"
    REPLACE_TITLE = "Begin anew?"
    REPLACE = "A battle is being fought: {title}, turn {turn}. Leave it for this one?"
    REPLACE_YES = "Leave it"
    REPLACE_NO = "Go back"
    LEAVE_TITLE = "Leave the muster?"
    LEAVE = "What you have changed here has not been kept."
    LEAVE_YES = "Leave it"
    LEAVE_NO = "Stay here"
    KEPT = "{title} is kept among your own battles."


class RulesPage:
    """The rules of a battle, one line each."""

    HEADING = "Rules of this battle"
    DONE = "Done"
    USUAL = "The usual rules"
    BOOK = "Rulebook"
    NONE = "none"
    ORIGINS: Final = MappingProxyType(
        {"original": "Original", "ruling": "Ruling", "house rule": "House rule"}
    )
    KEY = (
        "Original: as the designer wrote it. Ruling: where he left it open. House rule: not in the original."
    )
    PACKS: Final = MappingProxyType({1: "one pack", 2: "two packs"})
    OUT_OF_RANGE = OUT_OF_RANGE
    RECALCULATE = RECALCULATE


class Commands:
    """The generals of one side."""

    HEADING = "{army}: its generals"
    NOTE = "The cards are for one command at a time; it may change whenever the pack is shuffled."
    FIRST = "Begins"
    MAKE_FIRST = "Begin with"
    IS_FIRST = "The cards are for this command at the beginning."
    EDIT = "Set up"
    REMOVE = "×"
    LAST_ONE = "A side has at least one general."
    ADD = "Another general"
    FULL = "A side has nine generals at most."
    DONE = "Done"
    UNITS = "{units}, {grade}"


class Roster:
    """The units of a command by name."""

    HEADING = "{general}'s roster"
    ARM = "Arm"
    KIND = "Your word for it"
    NAME = "Name"
    COUNT = "How many"
    ARM_AND_KIND = "Arm, and your word for it"
    COUNT_AND_NAME = "How many, and name"
    KIND_PROMPT = "as the arm"
    REMOVE = "×"
    ADD: Final = MappingProxyType(
        {
            Arm.INFANTRY: "+ Infantry",
            Arm.CAVALRY: "+ Cavalry",
            Arm.ARTILLERY: "+ Artillery",
            Arm.MACHINE_GUN: "+ Machine gun",
            Arm.OTHER: "+ Your own",
        }
    )
    NAMES: Final = MappingProxyType(
        {
            Arm.INFANTRY: "Battalion",
            Arm.CAVALRY: "Squadron",
            Arm.ARTILLERY: "Battery",
            Arm.MACHINE_GUN: "Machine gun",
            Arm.OTHER: "Detachment",
        }
    )
    ARMS: Final = MappingProxyType(
        {
            Arm.INFANTRY: "Infantry",
            Arm.CAVALRY: "Cavalry",
            Arm.ARTILLERY: "Artillery",
            Arm.MACHINE_GUN: "Machine gun",
            Arm.OTHER: "Other",
        }
    )
    EMPTY = "No unit is named yet: add them below, or go by number alone."
    NUMBERS = "By number only"
    DONE = "Done"
    TOTAL = "{units} in all"
    FULL = "A command has {most} units at most."


class Printing:
    """The print-outs."""

    HEADING = "For playing on paper"
    WHAT = (
        "The activation pack, nine cards to a sheet of A4, at the size of real cards (63 by 88 mm), its "
        "backs, and the order of battle with a box for every unit. Print at full size, not fitted to the "
        "page."
    )
    PACK = "The activation pack"
    ROSTER = "The order of battle"
    BACKS = "A sheet of backs"
    PRINT = "Print"
    NOTHING = "Nothing has been chosen to be printed."
    BUSY = "The sheets are being printed."
    NO_PACK = "Backs are printed with the pack."
    DONE = "Done"
    STOP = "Stop"
    WORKING = "Sheet {page} of {pages} …"
    STOPPED = "Stopped: {pages} in {folder}."
    READY = "{pages} and a PDF to print from: {folder}."
    FAILED = "The sheets could not be written: {why}."
    ALL_RESHUFFLE = "All is shuffled anew"
    NOBODY = "Nobody acts"
    ACTIVATIONS = "activations"
    ACTIVATION = "activation"
    ARITHMETIC = "half of {units}, rounded up: {half}; {grade} general: {change}; cards: {values}"
    LOST_BOX = "Tick off what is lost."
    FOOT = "Printed from Simple Government"


GRADES: Final = MappingProxyType({Grade.GOOD: "good", Grade.AVERAGE: "average", Grade.POOR: "poor"})
GRADE_TITLES: Final = MappingProxyType({Grade.GOOD: "Good", Grade.AVERAGE: "Average", Grade.POOR: "Poor"})


def thresholds(rules: Rules, grade: Grade) -> str:
    """The sums of two dice that give a grade (Rules A2)."""
    low, high = {
        Grade.POOR: (2, rules.poor_max),
        Grade.AVERAGE: (rules.poor_max + 1, rules.good_min - 1),
        Grade.GOOD: (rules.good_min, 12),
    }[grade]
    if low > high:
        return "never"
    return str(low) if low == high else f"{low}–{high}"


def signed(number: int) -> str:
    """A change, with its sign."""
    return "±0" if number == 0 else f"+{number}" if number > 0 else figure(number)


def sheets_told(sheets: int) -> str:
    """How many sheets have been printed."""
    return count(sheets, "sheet")


def units_told(units: int) -> str:
    """A number of units."""
    return count(units, "unit")


def rules_told(rules: Rules) -> str:
    """The rules of a battle in one line."""
    usual = Rules()
    parts = [
        RulesPage.PACKS[rules.packs].capitalize(),
        ("no Joker", "one Joker", "two Jokers", "three Jokers", "four Jokers")[rules.jokers],
    ]
    if not rules.court_cards:
        parts.append("no court cards")
    if rules.recalculate != usual.recalculate:
        parts.append("losses count at a Joker")
    if rules.no_shut_out:
        parts.append("no side is shut out")
    if rules.turn_limit is not None:
        parts.append(f"{rules.turn_limit} turns" if rules.turn_limit > 1 else "one turn")
    if rules.clock_seconds is not None:
        parts.append(f"{rules.clock_seconds} seconds a card")
    return f"{', '.join(parts)}. {_house_rules(rules)}"


def _house_rules(rules: Rules) -> str:
    count = sum(setting_line(name).origin == "house rule" for name in departures(rules))
    return {0: "No house rules.", 1: "One house rule."}.get(count, f"{count} house rules.")


def values_told(reckoning: Reckoning) -> str:
    """Values in a row: 5, 6 and 7."""
    values = [str(value) for value in reckoning.values]
    return values[0] if len(values) == 1 else f"{', '.join(values[:-1])} and {values[-1]}"
