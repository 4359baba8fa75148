"""Why a command is refused, in a sentence for the player. Decides nothing."""

from __future__ import annotations

from typing import assert_never

from game.content.figures import count
from game.content.theme import Theme
from game.engine.government.model import Phase
from game.engine.government.refusals import (
    AlreadyAttempted,
    GameOver,
    NamedTwice,
    NoDice,
    NothingNamed,
    NotInPlay,
    NotResolved,
    Reason,
    TaxOutOfRange,
    TaxStepTooLarge,
    TooFewCoins,
    TooManyEvents,
    WrongNumberOfReturns,
    WrongPhase,
)

_NOW = {
    Phase.TAX: "the tax must be set",
    Phase.COLLECT: "the tax must be gathered",
    Phase.DRAW: "the events must be drawn",
    Phase.RETURN: "the events that come back must be chosen",
    Phase.RESOLVE: "events are resolved, or the turn is ended",
    Phase.OVER: "the government is over",
}


def sentence(reason: Reason, theme: Theme) -> str:
    """One sentence that says what stands in the way."""
    match reason:
        case GameOver():
            return "This government has ended: nothing more can be done."
        case WrongPhase():
            return f"Not now: {_NOW[reason.phase]}."
        case TaxOutOfRange():
            return (
                f"{theme.tracks.tax.short} goes from {reason.lowest} to {reason.highest}, not {reason.level}."
            )
        case TaxStepTooLarge():
            return f"{theme.tracks.tax.short} moves {reason.limit} at most in a turn, not {reason.step}."
        case WrongNumberOfReturns():
            return f"Exactly {count(reason.owed, 'event')} must come back, not {reason.named}."
        case NotResolved():
            return f"{theme.title(reason.card, reason.colour)}: not among the resolved events."
        case NotInPlay():
            return f"{theme.title(reason.card, reason.colour)}: not in play."
        case NamedTwice():
            return f"The {reason.card.name} can be chosen only once."
        case NothingNamed():
            return "Choose at least one event first."
        case TooManyEvents():
            return f"One attempt takes {count(reason.limit, 'event')} at most, not {reason.named}."
        case AlreadyAttempted():
            return f"This turn's attempt on {theme.colour(reason.colour).events} has been made."
        case NoDice():
            return "Buy at least one die."
        case TooFewCoins():
            return f"That takes {theme.coin.count(reason.needs)}, and there are only {reason.has}."
        case _:
            assert_never(reason)
