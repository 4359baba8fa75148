"""What passers-by read while nobody plays: captions that teach the rules, and questions about the engravings.

A caption holds at most twelve words, for it is read from two metres, in passing. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from game.content.rulebook import Picture

CAPTIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "start": ("You govern Georgian Britain. Keep the people’s Support.",),
        "tax": (
            "First the tax: it pays for all, and costs Support.",
            "Raise the tax or lower it: the people notice.",
        ),
        "draw": (
            "Then trouble arrives, at home and abroad.",
            "Black cards are trouble at home, red cards abroad.",
        ),
        "quiet": ("A court card: no trouble here this turn.",),
        "joker": ("A Joker! Old troubles come back.",),
        "throw": (
            "Buy dice. Reach the card’s number to resolve it.",
            "More dice, better odds, less money for tomorrow.",
        ),
        "gained": ("Resolved, and the people’s Support rises!",),
        "resolved": ("Resolved! That trouble is off the table.",),
        "failed": ("Not enough! The money is gone, the trouble stays.",),
        "end": (
            "Trouble left open costs Support when the turn ends.",
            "Support at nought, and the government falls.",
            "Hold on until both decks run out, and you win.",
        ),
        "over": ("Could you hold on to power?",),
    }
)
"""By the moments of a government that is shown; those of one moment are read one after the other."""

BATTLE_CAPTIONS: Final = (
    "For battles with model soldiers: turn a card.",
    "Its side acts, with so many units as it shows.",
    "Nobody knows who moves next!",
)


class Attract:
    """Beside the captions."""

    TOUCH = "Touch anything to play"
    TOUCH_IN_TWO = "Touch\u00a0anything\nto\u00a0play"  # where there is little width
    HOW = "How to play"
    STEPS: Final[tuple[tuple[Picture, str], ...]] = (
        ("tax", "Tax the country: money for dice"),
        ("dice", "Buy dice to resolve the events"),
        ("unrest", "What stays open costs Support"),
    )
    QUESTION = "Do you know?"


@dataclass(frozen=True, slots=True)
class Question:
    """Of an engraving: what it makes one ask, and the answer."""

    asked: str
    answer: str


QUESTIONS: Final[Mapping[str, Question]] = MappingProxyType(
    {
        "window": Question(
            "Why are the windows of this house bricked up?", "Windows were taxed, from 1696 until 1851."
        ),
        "gin": Question(
            "What did a licence to sell gin cost from 1736?",
            "Fifty pounds a year. Hardly anyone bought\u00a0one.",
        ),
        "methodists": Question(
            "Who preached in the open air for some fifty years?", "John Wesley, until he died in 1791."
        ),
        "bread": Question(
            "Which bread did the Prince of Wales order in 1795?", "Brown: corn was scarce and dear."
        ),
        "enclosure": Question(
            "How much of England was fenced in by Acts of Parliament?",
            "About a fifth: some 6.8 million acres.",
        ),
        "corresponding": Question(
            "What did nine men in a London tavern ask for in 1792?",
            "Votes for all men. By 1799 their society was banned.",
        ),
        "gordon": Question(
            "Which gaol did the rioters of June 1780 burn?",
            "Newgate. Rebuilt, it held Lord George Gordon till he died.",
        ),
        "peterloo": Question(
            "What had this crowd come to ask for, unarmed?",
            "The reform of Parliament. Cavalry with sabres was sent among them.",
        ),
        "luddites": Question(
            "Which poet spoke in the Lords for the frame-breakers?",
            "Lord Byron, in his first speech, in 1812.",
        ),
        "swing": Question(
            "Who was Captain Swing, who signed the threatening letters?", "Nobody ever found him."
        ),
        "treaty": Question(
            "Canada or a rich sugar island: which did Britain keep?",
            "Canada. Guadeloupe went back to France in 1763.",
        ),
        "haiti": Question(
            "Which lasting state was founded by a rising of enslaved people?",
            "Haiti, independent since 1 January 1804.",
        ),
        "gibraltar": Question(
            "For whom was Gibraltar taken in 1704?",
            "For a Habsburg who called himself King of Spain. Britain kept it.",
        ),
        "maratha": Question(
            "Who began this war without leave from Calcutta?", "The East India Company’s men in Bombay."
        ),
        "trafalgar": Question(
            "How long was the news of Trafalgar on its way?", "Sixteen days, in the little schooner Pickle."
        ),
        "american": Question(
            "Which king drafted a message giving up the throne?",
            "George III, in March 1782. He never sent it.",
        ),
        "revolution": Question(
            "How many prisoners did the Bastille hold when it fell?", "Seven. Four of them were forgers."
        ),
        "ireland": Question(
            "How did Pitt answer the Irish rising of 1798?", "With a Union of the two kingdoms, from 1801."
        ),
        "peninsular": Question(
            "Which word did English take from this war?", "Guerrilla: Spanish for a little war."
        ),
        "waterloo": Question(
            "What did the French wars do to the national debt?",
            "It grew from some 240 million pounds to 860 million.",
        ),
    }
)
"""By the plates of the shipped levels, whose own texts bear them out."""
