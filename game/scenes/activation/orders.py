"""What befalls the commands at any time: losses, arrivals, generals, who has the cards, the battle's end.

It gives orders as commands and prints what there is; what follows is not its business.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec

from game.content import battle_table_words as words
from game.content.battle_table_words import Orders as Words
from game.content.engagement import Engagement
from game.engine.activation.commands import (
    Command,
    EndBattle,
    Lose,
    Rally,
    Regrade,
    Reinforce,
    ReplaceGeneral,
    SwitchForce,
)
from game.engine.activation.model import COLOURS, Arm, Colour, Force, Grade, State, Unit
from game.scenes.activation import orders_layout as layout
from game.scenes.activation.grid import Cell, grid
from game.scenes.activation.panels import ink_of
from game.scenes.activation.pieces import LABEL_H, UnitCounter, names_of
from game.scenes.activation.rolls import in_order
from game.scenes.field import Field
from game.scenes.kit import Kit
from game.scenes.overlay import BODY, ITALIC, SMALL, SUBHEADING, print_heading
from game.scenes.sheet import Sheet
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.widgets import Button, Choice, Chosen, Switch, Widget

COUNTER = Cell(w=214, h=200, least_w=128, least_h=104, foot=LABEL_H)
END_SHARE = 0.5
ARMS = tuple(Arm)
GRADES = tuple(Grade)
WINNERS: tuple[Colour | None, ...] = (None, *COLOURS)


class OrdersPage(WritingPage):
    """One command at a time; every order is carried out at once and can be taken back."""

    opened_by = ("orders", "battle")

    def __init__(self, kit: Kit, engagement: Engagement, order: Callable[[Command], str]) -> None:
        super().__init__(kit)
        self._engagement = engagement
        self._order = order
        state = engagement.match.state
        self._commands = [(c, f) for c in COLOURS for f in range(len(state.side(c).forces))]
        acting = state.acting or COLOURS[0]
        self._which = self._commands.index((acting, state.side(acting).active))
        self._leaf = 0
        self._arm = 0
        self._able = 0  # two dice, or a grade
        self._winner = 0
        self._successor = Words.SECOND

    @property
    def _state(self) -> State:
        return self._engagement.match.state

    @property
    def _place(self) -> tuple[Colour, int]:
        return self._commands[self._which]

    @property
    def _force(self) -> Force:
        colour, number = self._place
        return self._state.side(colour).forces[number]

    # --- widgets

    def widgets(self, look: Look) -> list[Widget]:
        """Which command; its units; its general; the battle's end; Close."""
        parts = layout.parts(look)
        over = self._state.outcome is not None
        names = tuple([self._name(colour, number) for colour, number in self._commands])
        found: list[Widget] = [Choice("command", parts.command, names, self._which, Words.COMMAND)]
        if not over:
            found += self._units(parts) + self._general(parts)
            winners = (Words.NOBODY, *[self._engagement.battle.army(c).name for c in COLOURS])
            choice, end = layout.ending(parts)
            winner = Choice("winner", choice, winners, self._winner, Words.END)
            winner.label_share = END_SHARE
            found.append(winner)
            found.append(Button("end", end, Words.END_IT))
        both = self.kit.settings().number_both_ways
        switch = Switch("both", parts.both, both, Words.BOTH_WAYS)
        switch.label_share = 1 - parts.both.h / parts.both.w
        found.append(switch)
        found.append(Button("close", parts.close, Words.CLOSE, "brass"))
        return found

    def _name(self, colour: Colour, number: int) -> str:
        side = self._state.side(colour)
        army = self._engagement.battle.army(colour).name
        name = side.forces[number].name if len(side.forces) > 1 else army
        return f"{words.SIDES[colour]}: {name}"

    def _units(self, parts: layout.Parts) -> list[Widget]:
        force, choice = self._force, self._state_choice()
        less, more = layout.pair(parts.arrivals)
        arrive = Button("arrive", more, Words.ARRIVE, enabled=choice[1] > 0)
        if not force.roster:
            return [Button("lose", less, Words.LOSE, enabled=choice[0] > 0), arrive]
        arms = tuple([words.ARMS[arm] for arm in ARMS])
        return [*self._counters(parts), Choice("arm", less, arms, self._arm), arrive]

    def _counters(self, parts: layout.Parts) -> list[Widget]:
        force, colour = self._force, self._place[0]
        order = tuple(sorted(in_order(force)))
        places = grid(parts.units, len(order), COUNTER)
        self._leaf = min(self._leaf, places.leaves - 1)
        shown = order[self._leaf * places.each : (self._leaf + 1) * places.each]
        names = names_of(*[force.roster[number].name for number in shown])
        found: list[Widget] = []
        for number, box in zip(shown, places.boxes, strict=False):
            unit = force.roster[number]
            counter = UnitCounter(number, box, unit, colour, "lost" if unit.lost else "ready", names=names)
            counter.enabled = True  # a lost one can come back
            found.append(counter)
        if places.turner is not None:
            left, right = layout.ends(places.turner)
            found.append(Button("earlier", left, "‹", kind="icon", enabled=self._leaf > 0))
            found.append(Button("later", right, "›", kind="icon", enabled=self._leaf < places.leaves - 1))
        return found

    def _general(self, parts: layout.Parts) -> list[Widget]:
        force = self._force
        grades = tuple([words.GRADES[grade] for grade in GRADES])
        able = (Words.THROWN, *grades)
        colour, number = self._place
        side = self._state.side(colour)
        found: list[Widget] = [
            Choice("grade", parts.grade, grades, GRADES.index(force.grade), Words.GRADED),
            Field("successor", parts.successor, self._successor, Words.FALLEN),
            Choice("able", parts.able, able, self._able, Words.SUCCESSOR),
            Button("replace", parts.replace, Words.REPLACE),
        ]
        if len(side.forces) > 1:
            choice = self._engagement.match.legal.force(colour, number)
            can = choice is not None and choice.switch
            label = Words.STAY if can and number == side.active else Words.TAKE_OVER
            why = Words.ORDERED if number == side.waiting else Words.IN_COMMAND
            found.append(Button("switch", parts.switch, label, enabled=can, why=why))
        return found

    def _state_choice(self) -> tuple[int, int]:
        """How many may be lost, and how many may arrive."""
        choice = self._engagement.match.legal.force(*self._place)
        return (choice.losses, choice.arrivals) if choice is not None else (0, 0)

    # --- what is chosen

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Carry an order out, or look at another command."""
        kind, _, which = chosen.name.partition(" ")
        match kind, chosen.value:
            case "close", _:
                return Pop()
            case "command", int(index):
                self._which, self._leaf = index, 0
            case "arm" | "able" | "winner" | "grade", int(index):
                self._chose(kind, index)
            case "successor", str(name):
                self._successor = name
            case "both", bool(on):
                self.kit.change(msgspec.structs.replace(self.kit.settings(), number_both_ways=on))
            case "earlier" | "later", _:
                self._leaf += 1 if kind == "later" else -1
            case _:
                self.message = self._order(self._command(kind, which))
                if kind == "replace" and self._force.general == self._successor:
                    self._successor = Words.SECOND  # who takes over is nobody's successor any more
                if kind == "end" and self._state.outcome is not None:
                    return Pop()  # to the table, where it is seen, and to the report
        self.refresh()
        return None

    def _chose(self, kind: str, index: int) -> None:
        if kind == "arm":
            self._arm = index
        elif kind == "able":
            self._able = index
        elif kind == "winner":
            self._winner = index
        else:
            self.message = self._order(Regrade(*self._place, GRADES[index]))

    def _command(self, kind: str, which: str) -> Command:
        place, force = self._place, self._force
        match kind:
            case "lose":
                return Lose(*place, count=1)
            case "arrive" if force.roster:
                arm = ARMS[self._arm]
                number = 1 + sum(unit.arm is arm for unit in force.roster)
                return Reinforce(*place, units=(Unit(f"{words.ARMS[arm]} {number}", arm),))
            case "arrive":
                return Reinforce(*place, count=1)
            case "unit":
                unit = int(which)
                return Rally(*place, (unit,)) if force.roster[unit].lost else Lose(*place, units=(unit,))
            case "replace":
                grade = GRADES[self._able - 1] if self._able else None
                return ReplaceGeneral(*place, self._successor, grade)
            case "switch":
                return SwitchForce(*place)
            case "end":
                return EndBattle(WINNERS[self._winner])
            case _:
                raise ValueError(kind)

    # --- what is seen

    def slip_box(self, look: Look) -> Box:
        """Over the foot."""
        parts = layout.parts(look)
        return Box(parts.sheet.x + 60, parts.close.y, parts.close.x - parts.sheet.x - 80, parts.close.h)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet: the units, and their general beside or below them."""
        parts, force = layout.parts(look), self._force
        sheet = Sheet(look, parts.sheet)
        print_heading(sheet, Words.HEADING)
        ink = ink_of(self._place[0])
        if self._state.outcome is not None:
            over = Box(parts.command.x, parts.units.y, parts.command.w, 120)
            sheet.block_middle(Words.OVER, replace(ITALIC, align="centre"), over)
            return (sheet.item,)
        sheet.text(words.units_of(force.units, force.lost),
                   SUBHEADING.inked(ink), parts.units_head, "left")  # fmt: skip
        sheet.text(
            words.general_of(force.general, force.grade), SUBHEADING.inked(ink), parts.general_head, "left"
        )
        fold = parts.fold
        sheet.rule((fold.x, fold.y), (fold.right, fold.bottom), palette.INK, 1.5)
        if force.roster:
            sheet.text(Words.MARK, SMALL, parts.hint, "left")
        else:
            sheet.text(str(force.units), layout.GREAT.inked(ink), parts.units)
        never = self._state.rules.recalculate == "never"
        sheet.block_middle(Words.NO_RULE if never else Words.AT_JOKER, BODY, parts.rule)
        sheet.rule((parts.sheet.x + 60, parts.end.y - 12), (parts.sheet.right - 60, parts.end.y - 12),
                   palette.INK, 1.5)  # fmt: skip
        return (sheet.item,)
