"""The buttons, slider and spots that the present moment offers, built from what is legal. Handles nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.content import table_words as words
from game.engine.government.choices import Legal
from game.engine.government.model import Colour, Phase, State
from game.engine.government.rules import GovernmentMatch
from game.engine.piles import Card
from game.scenes.government.draft import Draft, attempt_on
from game.scenes.government.hand import Hand
from game.scenes.government.layout import Layout
from game.scenes.government.lifts import HOT, PICKED
from game.scenes.government.spots import CardSpot, DiceSlider, TaxTrack
from game.scenes.government.throwing import MOST_DICE_SHOWN
from game.scenes.spot import Spot
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import Input, Wheeled
from game.stage.widgets import Button, Widget

MOST_DICE = 110  # the events of a colour sum to 110, so more dice never help


KEPT = ("label", "kind", "level", "low", "high", "value", "enabled", "why")


def offer(
    form: Form,
    layout: Layout,
    match: GovernmentMatch,
    hand: Hand,
    more: tuple[Widget, ...] = (),
    *,
    idle: bool,
) -> None:
    """Have a form offer what the moment offers, and `more`; while things move, nothing that decides.

    Where the same things are offered in the same places the widgets stay and only take new values, so that
    a slider that is being dragged goes on being dragged.
    """
    deciding = _deciding(layout, match, hand.draft) if idle else ()
    fresh = [*deciding, *_places(layout), *_tools(layout, match, hand), *more]
    same = [(type(w), w.name, w.box) for w in form.widgets] == [(type(w), w.name, w.box) for w in fresh]
    if not same:
        form.replace(fresh)
        return
    for old, new in zip(form.widgets, fresh, strict=True):
        for name in KEPT:
            if hasattr(new, name):
                setattr(old, name, getattr(new, name))


def _deciding(layout: Layout, match: GovernmentMatch, draft: Draft) -> list[Widget]:
    """What the phase asks for, first in the order of the Tab key."""
    state, legal = match.state, match.legal
    found: list[Widget] = []
    if legal.tax:
        found += _tax(layout, state, draft)
    found += card_spots(layout, state)
    if state.phase is Phase.RESOLVE:
        found += _resolving(layout, legal, draft)
    return found


def card_spots(layout: Layout, state: State) -> list[Widget]:
    """The events in play; of a fan each card answers where it can be seen."""
    spots: list[Widget] = []
    for colour in Colour:
        active = state.side(colour).active
        boxes = layout.fan(colour, len(active))
        for i, (card, box) in enumerate(zip(active, boxes, strict=True)):
            same_line = i + 1 < len(boxes) and boxes[i + 1].y == box.y
            width = min(box.w, boxes[i + 1].x - box.x) if same_line else box.w
            upon = [other for other in boxes if other.x < box.x + width and other.right > box.x]
            below = [other.y for other in upon if box.y < other.y < box.bottom]
            height = min(below) - box.y if below else box.h
            spots.append(CardSpot(card, Box(box.x, box.y, width, height)))
    return spots


def card_spot_at(form: Form, pos: tuple[float, float]) -> CardSpot | None:
    """The event at a point."""
    return next((spot for spot in _spots(form) if spot.box.contains(pos)), None)


def card_spot_of(form: Form, card: Card) -> CardSpot | None:
    """The place of an event."""
    return next((spot for spot in _spots(form) if spot.card == card), None)


def card_spot_hot(form: Form) -> CardSpot | None:
    """The event with the visible focus, else the one beneath the pointer."""
    name = form.focused if form.focus_visible else form.hot
    if name is None:
        return None
    return next((spot for spot in _spots(form) if spot.name == name), None)


def risen(form: Form, picked: tuple[Card, ...]) -> Card | None:
    """The event with the visible focus, else the one beneath the pointer; its ring rises with it."""
    spot = card_spot_hot(form)
    if spot is None:
        return None
    spot.rise = PICKED if spot.card in picked else HOT
    return spot.card


def aim_enter(form: Form) -> None:
    """Give the focus to what is being set, the tax or the number of dice."""
    for name in ("tax", "dice"):
        if name in form:
            form.focus(name)
            form.focus_visible = True


def aim(form: Form, *, anew: bool) -> None:
    """Who sees the focus has it on what comes first, in a phase that begins anew or where it is gone."""
    if form.focus_visible and (anew or form.focused is None):
        cards = [spot.name for spot in form.widgets if isinstance(spot, CardSpot) and spot.focusable]
        first = next((name for name in ("tax", "dice", *cards, "end") if name in form), None)
        if first is not None:
            form.focus(first)


def _spots(form: Form) -> Iterator[CardSpot]:
    return (widget for widget in reversed(form.widgets) if isinstance(widget, CardSpot))


def _tax(layout: Layout, state: State, draft: Draft) -> list[Widget]:
    label = words.set_tax_label(state.tax, draft.tax)
    return [
        TaxTrack(layout.track("tax"), draft.tax),
        Button("confirm", layout.buttons[1], label, kind="brass"),
    ]


def _resolving(layout: Layout, legal: Legal, draft: Draft) -> list[Widget]:
    upper, lower = layout.buttons
    found: list[Widget] = []
    choice = attempt_on(legal, draft.colour)
    if draft.picked and choice is not None:
        fewer, more = layout.dice_steps
        found.append(DiceSlider(layout.slider, choice.dice_min, min(choice.dice_max, MOST_DICE), draft.dice))
        found.append(Button("fewer", fewer, "−", kind="icon"))
        found.append(Button("more", more, "+", kind="icon"))
        found.append(Button("throw", upper, words.throw_label(draft.dice), kind="brass"))
        found.append(Button("read", layout.names, "", kind="line"))
    if draft.throw is not None and len(draft.throw.faces) > MOST_DICE_SHOWN:
        tray, told = layout.tray, layout.more_dice
        both = Box(tray.x, tray.y, tray.w, told.bottom - tray.y)
        found.append(Spot("faces", both))  # leads to where every die is told
    found.append(Button("end", lower, words.END_TURN, kind="ticket" if draft.picked else "brass"))
    return found


def _places(layout: Layout) -> list[Widget]:
    found: list[Widget] = [Spot(f"deck {colour}", layout.deck(colour)) for colour in Colour]
    found += [Spot(f"pile {colour}", layout.pile(colour)) for colour in Colour]
    found.append(Spot("gazette", layout.gazette))
    return found


def _tools(layout: Layout, match: GovernmentMatch, hand: Hand) -> list[Widget]:
    undo, redo, rules, menu = layout.tools
    can_undo, can_redo = match.can_undo or hand.begun, match.can_redo or hand.can_take_up
    return [
        Button("undo", undo, words.UNDO, kind="icon", enabled=can_undo, why=no_undo(match)),
        Button("redo", redo, words.REDO, kind="icon", enabled=can_redo, why=words.NO_REDO),
        Button("rules", rules, words.RULES, kind="icon"),
        Button("menu", menu, words.MENU, kind="icon"),
    ]


def no_undo(match: GovernmentMatch) -> str:
    """Why nothing can be taken back."""
    return words.NO_UNDO if match.history else words.NOTHING_DONE


def primary(form: Form) -> str:
    """The button that carries out what is in the making; empty where there is none."""
    return next((name for name in ("confirm", "throw") if name in form), "")


def wheeled_to(form: Form, entry: Input) -> Input:
    """The wheel turns dice or tax wherever the pointer is."""
    for name in ("dice", "tax"):
        if isinstance(entry, Wheeled) and name in form:
            entry = replace(entry, pos=form[name].box.centre)
    return entry
