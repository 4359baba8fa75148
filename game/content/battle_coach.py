"""The coach's line on a battle's table: what can be done now, in seventy characters. Plays nothing."""

from __future__ import annotations

from game.content.figures import count
from game.engine.activation.choices import Legal
from game.engine.activation.model import COLOURS, Outcome, Role, State
from game.engine.activation.reckoning import joker_is_due

_OVER = {
    Outcome.AGREED: "The battle is over: see what the cards dealt to each side.",
    Outcome.TURN_LIMIT: "The last turn is played: the battle is over.",
    Outcome.NO_UNITS: "A side has no units left: the battle is over.",
}
_FIRST = "Turn the first card: its colour says who acts, its number how many."


def coach(state: State, legal: Legal) -> str:
    """One line on what the players can do."""
    if state.outcome is not None:
        return _OVER[state.outcome]
    if state.acting is not None:
        return _on_acting(state, legal)
    if joker_is_due(state):
        return "Both sides have had a card: now the Joker counts. Go on."
    if any(not state.side(colour).units for colour in COLOURS):
        return "A side has no units left: end the battle, or go on."
    if state.card is None and not state.discard:
        return "Turn a card of your own and name it to begin." if state.paper else _FIRST
    if state.card is None:
        return "Turn a card of your own and name it." if state.paper else "Turn the next card."
    if state.aside:
        return f"The Joker waits: a side has had no card. {_short(state)}."
    return f"Joker: nobody acts, all cards are shuffled. {_short(state)}."


def _short(state: State) -> str:
    return "Name the next" if state.paper else "Turn the next"


def _on_acting(state: State, legal: Legal) -> str:
    done = "name the next card" if state.paper else "turn the next card"
    if not legal.activations:
        why = "No units are left to act" if not state.acts and not state.left else "All has been used"
        return f"{why}: {done}."
    left = count(state.left, "activation")
    guns = legal.activation(Role.ARTILLERY)
    machine_guns = legal.activation(Role.MACHINE_GUN)
    if guns is not None and machine_guns is not None:
        return f"{left}: artillery first, machine guns next, then the rest."
    if guns is not None:
        return f"{left}: artillery fires before all others."
    if machine_guns is not None:
        return f"{left}: machine guns fire before the rest."
    return f"{left} left. When you have done, {done}."
