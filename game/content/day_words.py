"""The words of a kiosk's day report. Knows no figures."""

from __future__ import annotations

from typing import Final

from game.content.daybook import Result, Way

TITLE = "The Day Book"
SUBTITLE = "Simple Government, as it was played by the public"
CLUB = "at the table of {club}"

SESSIONS = "Visitors sat down"
GAMES = "Games begun"
WON = "Governments that held"
MEDIAN = "Half stayed longer than"
TAKEOVERS = "Ministries taken over"
RESTARTS = "Restarts after a fault"

HOURS = "When they came"
HOURS_NONE = "Nobody came."
LEVELS = "What they played"
LEVEL_HEADS = ("Level", "Games", "Held", "Taxed out", "Revolt", "Left", "Median turns")
STOPPED = "Where they left off"
STOPPED_HEADS = ("Screen", "Visitors")
STOPPED_NONE = "Nobody left in the middle of a game."
TURNS = "Governments that were left, by the turn they had come to"
FAULTS = "Faults"
FAULTS_NONE = "No fault, and no restart."
OPENED = "Opened"
AGAIN = "Started again after it was cut off"
CLOSED = "Closed in good order"
FAULT = "Fault"
LIST = "Every visit"
LIST_HEADS = ("Came", "Stayed", "Touches", "Played", "Ended")
FOOT = (
    "Made by the game itself from what it counted on this machine. It keeps no names and no pictures of "
    "anybody, and sends nothing anywhere."
)
TAKEN_OVER = "taken over"
NO_GAME = "no game"
TURN = "turn {turn}"
CARDS = "cards turned: {turn}"
OWN = "Battles of their own"

RESULTS: Final[dict[Result, str]] = {
    "won": "held",
    "lost_to_tax": "taxed out",
    "lost_to_unrest": "fell to revolt",
    "left": "left",
    "fought": "fought to its end",
}
WAYS: Final[dict[Way, str]] = {
    "idle": "went away",
    "left": "finished",
    "staff": "ended by staff",
    "stopped": "game closed",
}
ELSEWHERE = "elsewhere"
SCREENS: Final[dict[str, str]] = {
    "GuidedGovernmentScene": "the guided turns",
    "GovernmentScene": "the government's table",
    "EndingScene": "the verdict",
    "TitleScene": "the title",
    "ChoiceScene": "the choice of games",
    "NewGovernmentScene": "the choice of a level",
    "RulesScene": "the rules",
    "PauseScene": "the pause page",
    "CreditsScene": "the credits",
    "SettingsScene": "the settings",
    "EdgesScene": "the settings",
    "KeysScene": "the list of keys",
    "RebindScene": "the list of keys",
    "TypeCaseScene": "writing a name",
    "PrintRoomScene": "the prints",
    "EngravingScene": "a print, large",
    "InspectScene": "a card, large",
    "GazetteScene": "the Gazette",
    "DeckScene": "the pack",
    "PileScene": "a pile of cards",
    "AskScene": "a question",
    "SignScene": "signing the honours board",
    "HonoursScene": "the honours board",
    "BattlesScene": "the list of battles",
    "MusterScene": "setting up a battle",
    "CommandsScene": "setting up a battle",
    "RosterScene": "setting up a battle",
    "BattleRulesScene": "setting up a battle",
    "PrintScene": "a battle on paper",
    "BattleScene": "the battle",
    "EnterPage": "the battle",
    "OrdersPage": "the orders of a battle",
    "FairnessPage": "how a battle's cards have fallen",
    "JournalPage": "a battle's log",
    "BattleReportScene": "a battle's report",
}


def length(seconds: float) -> str:
    """A length of time as people say it: `3 min 20 s`."""
    whole = round(seconds)
    hours, minutes = divmod(whole // 60, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {whole % 60} s" if minutes else f"{whole} s"
