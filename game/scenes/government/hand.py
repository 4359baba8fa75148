"""The player's hand: the next command in the making, by clicks, steps and digits. Knows no screen."""

from __future__ import annotations

from dataclasses import replace

from game.content import table_words as words
from game.engine.government.commands import Attempt, Command
from game.engine.government.events import DiceRolled, Event, TurnBegan
from game.engine.government.model import Colour, Phase
from game.engine.government.rules import GovernmentMatch
from game.engine.piles import Card
from game.scenes.government.draft import Draft, Throw, attempt_on, toggled, with_dice, with_tax


class Hand:
    """Holds the draft for a match; `hint` says why the last wish was not granted."""

    def __init__(self, match: GovernmentMatch) -> None:
        self._match = match
        self._typed = ""
        self.hint = ""
        self.draft = Draft.fresh(match.state)
        self._laid_by: Draft | None = None  # what was put back, until something else is chosen

    def clear(self) -> None:
        """Nothing chosen."""
        self.draft, self._laid_by = Draft.fresh(self._match.state), None
        self.hint = self._typed = ""

    @property
    def begun(self) -> bool:
        """Whether there is a choice that could be put back."""
        moved = bool(self._match.legal.tax) and self.draft.tax != self._match.state.tax
        return moved or bool(self.draft.picked)

    @property
    def can_take_up(self) -> bool:
        """Whether what was put back can be chosen again."""
        return self._laid_by is not None

    def put_back(self) -> bool:
        """Choose nothing, and keep in mind what was chosen; whether there was anything."""
        if not self.begun:
            return False
        laid = self.draft
        self.clear()
        self._laid_by, self.hint = laid, words.UNDONE
        return True

    def take_up(self) -> bool:
        """Choose again what was put back; whether there was anything."""
        if self._laid_by is None:
            return False
        self.draft, self._laid_by, self.hint = self._laid_by, None, words.CHOSEN_AGAIN
        return True

    def commanded(self, command: Command) -> None:
        """A command has been given: what was chosen is spent; a throw leaves its dice on the table."""
        self.clear()
        if isinstance(command, Attempt):
            target = sum(card.rank for card in command.cards)
            self.draft = replace(self.draft, throw=Throw(command.colour, (), target))

    def sees(self, event: Event) -> None:
        """The dice lie there, or have been cleared away."""
        if isinstance(event, DiceRolled):
            self.draft = replace(self.draft, throw=Throw(event.colour, event.faces, event.target))
        elif isinstance(event, TurnBegan):
            self.draft = replace(self.draft, throw=None)

    def tax(self, level: int) -> None:
        """Move the tax marker."""
        self._choose(with_tax(self.draft, self._match.legal, level))

    def dice(self, dice: int) -> None:
        """Choose a number of dice."""
        self._choose(with_dice(self.draft, self._match.legal, dice))

    def _choose(self, draft: Draft, hint: str = "") -> None:
        self.draft, self.hint, self._laid_by = draft, hint, None

    def step(self, by: int) -> None:
        """One more or one fewer of whatever is being chosen."""
        self._typed = ""
        if self._match.legal.tax:
            self.tax(self.draft.tax + by)
        elif self.draft.picked:
            self.dice(self.draft.dice + by)

    def digit(self, digit: str) -> None:
        """Digits typed one after the other are read as a number, as long as it can be meant."""
        legal = self._match.legal
        choice = attempt_on(legal, self.draft.colour)
        highest = legal.tax[-1] if legal.tax else choice.dice_max if choice is not None else 0
        longer = self._typed + digit
        self._typed = longer if int(longer) <= highest else digit
        number = int(self._typed)
        if legal.tax:
            self.tax(10 if self._typed == "0" and legal.tax[0] > 0 else number)
        elif self.draft.picked and number > 0:
            self.dice(number)

    def forget_digits(self) -> None:
        """Another key was pressed: the next digit begins a new number."""
        self._typed = ""

    def toggle(self, card: Card) -> bool:
        """Choose an event or let it go; False, with a hint, when it cannot be chosen."""
        state, legal = self._match.state, self._match.legal
        colour = next(c for c in Colour if card in state.side(c).active)
        draft = toggled(self.draft, legal, colour, card, state.rules.dice_faces)
        if draft is not None:
            swapped = self.draft.picked and self.draft.colour is not colour
            self._choose(draft, words.PUT_BACK if swapped else "")  # Rules G12
            return True
        if state.phase is not Phase.RESOLVE:
            self.hint = words.NOT_NOW
        elif state.side(colour).attempted:
            self.hint = words.ALREADY_TRIED
        elif attempt_on(legal, colour) is None:
            self.hint = words.NO_COINS
        else:
            self.hint = words.too_many(state.rules.max_events_per_attempt or 0)
        return False
