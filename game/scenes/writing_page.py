"""A page with lines to write on, by keyboard or from a case of letters, and numbers to type.

It must not know what is written.
"""

from __future__ import annotations

from game.content.words import TypeCase as Words
from game.scenes.field import LEAVING, Field
from game.scenes.kit import Kit
from game.scenes.overlay import Page
from game.scenes.stepper import Stepper
from game.scenes.type_case import Set, TypeCaseScene
from game.stage.inputs import Input, KeyPressed, PointerPressed, TextTyped
from game.stage.scene import Push, Transition

PAUSE = 1.2  # seconds after which the next digit begins a new number


class WritingPage(Page):
    """Hands letters to the line that has the focus, and ends the writing when the focus leaves it."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._pause = 0.0  # seconds since a digit was typed

    @property
    def writing_letters(self) -> bool:
        """While a line is written on, its letters are no commands."""
        return self.writing is not None

    @property
    def writing(self) -> Field | None:
        """The line that is being written on."""
        field = self._line_in_focus()
        return field if field is not None and field.writing else None

    def refresh(self) -> None:
        """What is half written or half typed is taken over to the new form."""
        before = {widget.name: widget for widget in self.form.widgets}
        super().refresh()
        for widget in self.form.widgets:
            if isinstance(widget, Field | Stepper):
                widget.carry(before.get(widget.name))

    def handle(self, entry: Input) -> Transition | None:
        """Letters go to the line; a key or click that leaves it ends the writing first."""
        if isinstance(entry, TextTyped):
            line = self._line_in_focus()
            if line is not None and line.enabled:
                line.type(entry.text)
            return None
        field = self.writing
        if field is not None and isinstance(entry, KeyPressed) and entry.key not in LEAVING:
            return self._write(field, entry)
        if _ends_number(entry):
            self._settle()
        elif isinstance(entry, KeyPressed):
            self._pause = 0.0
        if self._leaves(entry):
            done = field.finish() if field is not None else None
            transition = self.chosen(done) if done is not None else None
            if transition is not None:
                return transition
        return super().handle(entry) or self._open_case()

    def update(self, dt: float, /) -> Transition | None:
        """Whoever comes back to a number after a while types another one."""
        self._pause += dt
        if self._pause - dt < PAUSE <= self._pause:
            self._settle()
        return super().update(dt)

    def resume(self, result: object) -> None:
        """The words set in the case of letters are taken over."""
        if isinstance(result, Set) and result.name in self.form:
            line = self.form[result.name]
            assert isinstance(line, Field)
            done = line.put(result.words)
            transition = self.chosen(done) if done is not None else None
            if transition is not None:
                self.wish(transition)

    def _open_case(self) -> Transition | None:
        """The case of letters for the line that asks for it; what was half written goes along."""
        line = self._line_in_focus()
        if line is None or not line.case_wanted:
            return None
        line.case_wanted = False
        copy, heading = line.copied(line.name), line.label or Words.HEADING
        line.cancel()
        return Push(lambda: TypeCaseScene(self.kit, copy, heading))

    def _line_in_focus(self) -> Field | None:
        name = self.form.focused
        widget = self.form[name] if name is not None else None
        return widget if isinstance(widget, Field) else None

    def _write(self, field: Field, key: KeyPressed) -> Transition | None:
        self.message = ""
        if key.key == "escape":
            field.cancel()
            return None
        chosen = self.form.handle(key)
        transition = self.chosen(chosen) if chosen is not None else None
        if key.key == "enter" and self.writing is None and transition is None:
            self.form.handle(KeyPressed("tab"))  # on to the next line of the form
        return transition

    def _leaves(self, entry: Input) -> bool:
        if isinstance(entry, PointerPressed):
            line = self._line_in_focus()
            return line is None or not line.box.contains(entry.pos)
        return isinstance(entry, KeyPressed) and entry.key in LEAVING

    def _settle(self) -> None:
        for widget in self.form.widgets:
            if isinstance(widget, Stepper):
                widget.settle()


def _ends_number(entry: Input) -> bool:
    """Whether the next digit begins a new number."""
    if isinstance(entry, KeyPressed):
        return not entry.key.isdecimal() and entry.key != "backspace"
    return isinstance(entry, PointerPressed)
