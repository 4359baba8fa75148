"""Several widgets as one: who is hot, who has the focus, and which way the focus goes.

It must not know what the widgets are for.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import dist, inf
from typing import TYPE_CHECKING

from game.stage import furniture
from game.stage.geometry import TARGET, Box
from game.stage.inputs import (
    NOWHERE,
    Input,
    KeyPressed,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Swiped,
    Wheeled,
)
from game.stage.widget import ACTIVATING, Chosen, Widget
from game.stage.widgets import level

if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.painter import Item

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_ASIDE = 2.0  # how much worse a unit to the side is than a unit ahead
_OFF = 0.1  # among those as near, a unit by which the middles are apart


class Form:
    """The widgets of a screen, used by pointer alone or by keys alone."""

    def __init__(self, widgets: Iterable[Widget], first_focus: str | None = None) -> None:
        self._widgets = tuple(widgets)
        self._focus = first_focus
        self._gripped: Widget | None = None
        self._left: Box | None = None  # where the focus was last
        self._pos: Point = NOWHERE
        self._pointing = False  # the pointer has come to where it is since the widgets changed
        self._found: tuple[tuple[object, ...], Widget | None] = ((), None)
        self.focus_visible = False
        self._target = TARGET
        self._key: tuple[object, ...] = ()
        self._parts: tuple[tuple[Item, ...], ...] = ()
        self._items: tuple[Item, ...] = ()
        self._ring: tuple[Item, ...] = ()

    def __getitem__(self, name: str) -> Widget:
        """The widget of that name."""
        for widget in self._widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        return any(widget.name == name for widget in self._widgets)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return self._widgets

    @property
    def names(self) -> frozenset[str]:
        """The names of all that have one."""
        return frozenset(widget.name for widget in self._widgets if widget.name)

    @property
    def focused(self) -> str | None:
        """Who has the focus."""
        widget = self._focused()
        return widget.name if widget else None

    @property
    def hot(self) -> str | None:
        """Who is beneath the pointer."""
        widget = self._under(self._pos)
        return widget.name if widget else None

    @property
    def pointed_at(self) -> str | None:
        """Who is beneath the pointer, if that is not just lying there while something else is done."""
        return self.hot if self._pointing else None

    @property
    def hint(self) -> str:
        """Why the disabled widget that is pointed at, or with the visible focus, cannot be used."""
        under = self._under(self._pos) if self._pointing else None
        for widget in (under, self._focused() if self.focus_visible else None):
            if widget is not None and not widget.enabled:
                return widget.why
        return ""

    @property
    def drawn(self) -> bool:
        """Whether a widget is held that follows the pointer."""
        return self._gripped is not None and self._gripped.drags and self._gripped.held

    def focus(self, name: str) -> None:
        """Give a widget the focus."""
        self._focus = self[name].name

    def beside(self, name: str, way: str) -> str:
        """Which widget an arrow leads to from another; the same one if none lies that way."""
        order = [widget for widget in self._widgets if widget.focusable]
        return _nearest(self[name], order, _ARROWS[way]).name

    def release(self) -> None:
        """Let go of the widget that is held, without choosing it."""
        if self._gripped:
            self._gripped.handle(PointerReleased(NOWHERE))
            self._gripped = None

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Show other widgets; the focus stays with its name."""
        before = self._focused()
        self._left = before.box if before is not None else self._left
        self._widgets = tuple(widgets)
        self._pointing = False
        self._size()
        if self._gripped not in self._widgets:
            self._gripped = None

    def handle(self, entry: Input) -> Chosen | None:
        """Let the right widget react."""
        match entry:
            case PointerMoved(pos):
                self._pos, self._pointing = pos, True
                return self._gripped.handle(entry) if self._gripped else None
            case PointerPressed(pos, 1):
                return self._grip(entry, pos)
            case PointerReleased(_, 1):
                gripped, self._gripped = self._gripped, None
                return gripped.handle(entry) if gripped else None
            case Swiped():
                if not self.drawn:  # the leaf is turned, not what lies below the finger pressed
                    self.release()
            case Wheeled(pos):
                under = self._under(pos)
                return under.handle(entry) if under else None
            case KeyPressed():
                return self._press(entry)
        return None

    def items(self, look: Look) -> tuple[Item, ...]:
        """Everything, the ring of the focus last: the very same tuple while nothing changes."""
        if self._key_of(look) != self._key:
            if look.target != self._target:
                self._target = look.target
                self._size()
            level(look, self._widgets)
            self._key = self._key_of(look)
            self._compose(look)
        return self._items

    def _size(self) -> None:
        """Have every widget reach as far as this look asks for."""
        for widget in self._widgets:
            widget.least = self._target

    def _key_of(self, look: Look) -> tuple[object, ...]:
        return (look, self._pos, self._focus, self.focus_visible, self._widgets, self._changes())

    def _changes(self) -> int:
        return sum([widget.changes for widget in self._widgets])

    def _compose(self, look: Look) -> None:
        focused = self._focused() if self.focus_visible else None
        under = self._under(self._pos)
        parts = [widget.items(look, widget is focused, widget is under) for widget in self._widgets]
        parts.append(self._ringed(look, focused.ringed) if focused else ())
        if len(parts) != len(self._parts) or any(a is not b for a, b in zip(parts, self._parts, strict=True)):
            self._parts = tuple(parts)
            self._items = tuple(item for part in parts for item in part)

    def _focused(self) -> Widget | None:
        for widget in self._widgets:
            if widget.focusable and widget.name == self._focus:
                return widget
        return None

    def _under(self, pos: Point) -> Widget | None:
        """The widget there; looked for only when something has changed, for it is asked in every frame."""
        key = (pos, self._widgets, self._changes())
        if key != self._found[0]:
            self._found = key, self._search(pos)
        return self._found[1]

    def _search(self, pos: Point) -> Widget | None:
        """One whose own box it is comes before one that only reaches so far."""
        usable = [widget for widget in reversed(self._widgets) if widget.focusable]
        for widget in usable:
            if widget.box.contains(pos):
                return widget
        return next((widget for widget in usable if widget.sense.contains(pos)), None)

    def _grip(self, entry: PointerPressed, pos: Point) -> Chosen | None:
        self._pos, self._pointing = pos, True
        self.focus_visible = False
        self._gripped = self._under(pos)
        if self._gripped is None:
            return None
        self._focus = self._gripped.name
        return self._gripped.handle(entry)

    def _press(self, pressed: KeyPressed) -> Chosen | None:
        """The focus has the first use of a key; an arrow that it has no use for moves the focus.

        Where nothing has it, a key that would press something shows what the next one presses.
        """
        focused = self._focused()
        chosen = focused.handle(pressed) if focused and pressed.key != "tab" else None
        if chosen or (focused and focused.enabled and focused.takes(pressed.key)):
            self.focus_visible = True
        elif pressed.key == "tab" or (pressed.key in _ARROWS and not self._at_end(pressed, focused)):
            self._travel(pressed, focused)
        elif focused is None and pressed.key in ACTIVATING and not pressed.repeat:
            self._travel(pressed, None)
        return chosen

    @staticmethod
    def _at_end(pressed: KeyPressed, focused: Widget | None) -> bool:
        """Whether a held arrow has brought what can be drawn to its end; only a new press leads on."""
        return pressed.repeat and focused is not None and focused.drags

    def _travel(self, pressed: KeyPressed, focused: Widget | None) -> None:
        """Move the focus; while it cannot be seen, only show where it is."""
        order = [widget for widget in self._widgets if widget.focusable]
        if not order:
            return
        if focused is None and self._left is not None and pressed.key != "tab":
            left = self._left.centre  # go on from where the one was that had the focus
            self._focus = min(order, key=lambda widget: dist(widget.box.centre, left)).name
        elif focused is None:
            self._focus = order[-1 if pressed.shift and pressed.key == "tab" else 0].name
        elif self.focus_visible:
            if pressed.key == "tab":
                step = -1 if pressed.shift else 1
                self._focus = order[(order.index(focused) + step) % len(order)].name
            else:
                self._focus = _nearest(focused, order, _ARROWS[pressed.key]).name
        self.focus_visible = True

    def _ringed(self, look: Look, box: Box) -> tuple[Item, ...]:
        weight = max(furniture.RING_LEAST, look.frame.px(furniture.RING))
        rect = look.frame.rect(box).inflate(3 * weight, 3 * weight)
        ring = ((furniture.ring(look, rect.size, weight), rect.topleft),)
        if ring != self._ring:
            self._ring = ring
        return self._ring


def _nearest(start: Widget, others: Iterable[Widget], way: tuple[int, int]) -> Widget:
    """The widget that lies that way, rather ahead than aside; the start itself if none does.

    One that is passed over sideways, such as a wider button in the row below, comes after all others.
    """
    a = start.box

    def distance(widget: Widget) -> tuple[bool, float]:
        b = widget.box
        across, down = b.cx - a.cx, b.cy - a.cy
        gap_across, gap_down = abs(across) - (a.w + b.w) / 2, abs(down) - (a.h + b.h) / 2
        if way[0]:
            ahead, gap, off, aside = across * way[0], gap_across, abs(down), gap_down
        else:
            ahead, gap, off, aside = down * way[1], gap_down, abs(across), gap_across
        if ahead <= 0:
            return True, inf
        slanting = gap < 0 <= aside
        return slanting, max(0.0, gap) + _ASIDE * max(0.0, aside) + _OFF * (off + ahead)

    best = min(others, key=distance)
    return best if distance(best)[1] < inf else start
