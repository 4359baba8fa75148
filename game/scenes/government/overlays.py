"""The pages that the table leads to, as transitions. Knows them only by their doors."""

from __future__ import annotations

from game.content import table_words as words
from game.engine.government.model import Colour
from game.engine.piles import Card
from game.scenes.kit import Kit, Ministry
from game.stage.scene import Push, Transition


def opened(kit: Kit, ministry: Ministry, kind: str, which: str) -> Transition | None:
    """The page that a control of that name stands for; None for any other control."""
    doors, level, state = kit.doors, ministry.level, ministry.match.state
    match kind:
        case "deck":
            return Push(lambda: doors.deck(level, state, Colour(which)))
        case "pile":
            cards = state.side(Colour(which)).resolved
            return Push(lambda: doors.pile(level, words.RESOLVED, cards, Colour(which), 0))
        case "rules":
            return Push(lambda: doors.rules(state.rules))
        case "menu":
            return Push(lambda: doors.pause(ministry))
        case "gazette" | "faces":
            return Push(lambda: doors.gazette(ministry))
    return None


def card_large(kit: Kit, ministry: Ministry, card: Card) -> Transition:
    """An event in play, seen large."""
    colour = next(c for c in Colour if card in ministry.match.state.side(c).active)
    return Push(lambda: kit.doors.inspect(ministry.level, card, colour))


def fatal_tax(kit: Kit) -> Transition:
    """Whether a tax that ends the government is really meant (Rules G5)."""
    ask = kit.doors.ask
    return Push(lambda: ask(words.ASK_FALL, words.ASK_FALL_WHY, words.YES_FALL, words.NO_FALL))


def jokers_choice(kit: Kit, ministry: Ministry) -> Transition:
    """Which resolved events come back (Rules G10)."""
    owed = ministry.match.state.owed[0]
    cards = ministry.match.state.side(owed.colour).resolved
    pile = kit.doors.pile
    return Push(lambda: pile(ministry.level, words.CHOOSE_RETURNS, cards, owed.colour, owed.count))
