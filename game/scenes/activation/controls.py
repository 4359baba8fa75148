"""What the battle's table offers at a moment, built from what is legal, and which of it an input means."""

from __future__ import annotations

from game.content import battle_table_words as words
from game.engine.activation.choices import Legal, is_too_late, legal
from game.engine.activation.model import ROLES, Force, Phase, Role, State
from game.scenes.activation.grid import Cell, grid
from game.scenes.activation.hand import Hand
from game.scenes.activation.layout import Layout
from game.scenes.activation.pieces import LABEL_H, Pip, Plate, RoleTab, Standing, UnitCounter, names_of
from game.scenes.activation.rolls import in_order, role_of
from game.scenes.spot import Spot
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import Input, Swiped, Wheeled
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Label, Widget

COUNTER = Cell(w=214, h=200, least_w=122, least_h=112, gap=8, foot=LABEL_H)
PIP = Cell(w=160, h=160, least_w=56, least_h=56, gap=12)
DIGITS = "1234567890"
LEAF = Style(Face.CASLON_BOLD, 36, (0xF3, 0xE8, 0xD0), align="centre")


def offered(layout: Layout, state: State, hand: Hand, can_undo: bool, can_redo: bool) -> list[Widget]:
    """Everything that can be pressed at a moment, in the order in which it is read."""
    choices = legal(state)
    tools = _tools(layout, can_undo=can_undo, can_redo=can_redo)
    pack = [Spot("pack", layout.pack), Spot("odds", layout.odds)]
    fairness = Spot("fairness", layout.fairness)
    acting = [_plate(layout, state, choices), *_acting(layout, state, choices, hand)]
    if layout.frame.upright:
        return [fairness, *pack, *acting, *tools]
    return [*tools, *pack, fairness, *acting]


def offer(form: Form, fresh: list[Widget]) -> None:
    """Have a form offer something else; what stays as it was, or is held, stays the same widget."""
    before = {(type(widget), widget.name, widget.box): widget for widget in form.widgets}
    form.replace([_kept(before.get((type(w), w.name, w.box)), w) for w in fresh])


def _kept(old: Widget | None, new: Widget) -> Widget:
    """The new widget only where it differs; one that is held is told what has changed."""
    if old is None:
        return new
    told = {name: value for name, value in vars(new).items() if _tells(name)}
    if all(getattr(old, name) == value for name, value in told.items()):
        return old
    if not old.held:
        return new
    for name, value in told.items():
        setattr(old, name, value)
    return old


def bearing(form: Form, digit: str) -> Widget | None:
    """The control that bears a figure."""
    return next((widget for widget in form.widgets if getattr(widget, "key", "") == digit), None)


def leafed(form: Form, entry: Input) -> Chosen | None:
    """The wheel turns the leaves of the counters, as does a finger that is drawn over the table."""
    if not isinstance(entry, Wheeled | Swiped):
        return None
    onward = entry.onward if isinstance(entry, Swiped) else entry.steps < 0
    name = "later" if onward else "earlier"
    return Chosen(name) if name in form and form[name].enabled else None


def _tells(name: str) -> bool:
    return not name.startswith("_") and name not in ("name", "box", "changes", "least")


def _plate(layout: Layout, state: State, choices: Legal) -> Plate:
    """The one button that drives the battle."""
    if state.phase is Phase.OVER:
        label = words.REPORT
    elif choices.enter:
        label = words.ENTER_CARD
    elif state.paper:
        label = words.PLAY_JOKER
    elif state.phase is Phase.ACTING:
        label = words.NEXT_CARD
    else:
        begun = state.card is not None or state.discard or state.reshuffles
        label = words.TURN_CARD if begun else words.FIRST_CARD
    return Plate("next", layout.plate, label, kind="brass")


def _acting(layout: Layout, state: State, choices: Legal, hand: Hand) -> list[Widget]:
    """The ways of acting, and the units or pips to be ticked off."""
    if state.acting is None or state.phase is Phase.OVER:
        return []
    force = state.side(state.acting).force
    found: list[Widget] = list(_tabs(layout, state, choices, hand))
    return found + (_counters(layout, state, force, choices, hand) if force.roster else _pips(layout, state))


def _tabs(layout: Layout, state: State, choices: Legal, hand: Hand) -> list[Widget]:
    current = hand.current(choices)
    found: list[Widget] = []
    with_roster = state.acting is not None and bool(state.side(state.acting).force.roster)
    tabs = dict(zip(ROLES, layout.roles, strict=True))
    for i, role in enumerate(ROLES):
        is_open = choices.activation(role) is not None
        found.append(
            RoleTab(
                role,
                tabs,
                current=with_roster and role is current,
                key="" if with_roster else DIGITS[i],
                enabled=is_open,
                why="" if is_open else _why_shut(state, role),
            )
        )
    return found


def _why_shut(state: State, role: Role) -> str:
    if not state.left:
        return words.NONE_LEFT
    if is_too_late(state, role):
        return words.TOO_LATE[role]
    return words.NO_SUCH_UNITS


def _counters(layout: Layout, state: State, force: Force, choices: Legal, hand: Hand) -> list[Widget]:
    order = in_order(force)
    places = grid(layout.units, len(order), COUNTER)
    hand.leaf = min(hand.leaf, places.leaves - 1)
    shown = order[hand.leaf * places.each : (hand.leaf + 1) * places.each]
    names = names_of(*[force.roster[number].name for number in shown])
    found: list[Widget] = []
    assert state.acting is not None
    for i, (number, box) in enumerate(zip(shown, places.boxes, strict=False)):
        standing = _standing(state, force, choices, number)
        key = DIGITS[i] if i < len(DIGITS) and standing != "lost" else ""
        why = words.IS_LOST if standing == "lost" else words.NONE_LEFT
        unit = force.roster[number]
        found.append(UnitCounter(number, box, unit, state.acting, standing, key, why, names=names))
    if places.turner is not None:
        found += _turner(places.turner, hand.leaf, places.leaves)
    return found


def _standing(state: State, force: Force, choices: Legal, number: int) -> Standing:
    if force.roster[number].lost:
        return "lost"
    if number in state.acted:
        return "acted"
    return "ready" if role_of(choices, number, None) is not None else "closed"


def _turner(strip: Box, leaf: int, leaves: int) -> list[Widget]:
    """The buttons that turn to the other counters."""
    left, right = Box(strip.x, strip.y, 96, strip.h), Box(strip.right - 96, strip.y, 96, strip.h)
    return [
        Button("earlier", left, "‹", kind="icon", enabled=leaf > 0),
        Label(strip.inset(110, 0), f"{leaf + 1} / {leaves}", LEAF, name="leaf"),
        Button("later", right, "›", kind="icon", enabled=leaf < leaves - 1),
    ]


def _pips(layout: Layout, state: State) -> list[Widget]:
    """One for each activation that this card gives."""
    assert state.acting is not None
    count = len(state.acts) + state.left
    places = grid(layout.units, count, PIP)
    used = [act.role for act in state.acts]
    return [
        Pip(i, box, used[i] if i < len(used) else None, state.acting, enabled=i >= len(used) - 1)
        for i, box in enumerate(places.boxes)
    ]


def _tools(layout: Layout, *, can_undo: bool, can_redo: bool) -> list[Widget]:
    undo, redo, orders, log, rules, menu = layout.tools
    return [
        Button("undo", undo, words.UNDO, kind="icon", enabled=can_undo, why=words.NO_UNDO),
        Button("redo", redo, words.REDO, kind="icon", enabled=can_redo, why=words.NO_REDO),
        Button("orders", orders, words.ORDERS, kind="icon"),
        Button("log", log, words.LOG, kind="icon"),
        Button("rules", rules, words.RULES, kind="icon"),
        Button("menu", menu, words.MENU, kind="icon"),
    ]
