"""A government whose first turns are guided: the same table, and a balloon that says what to do next.

Everything else stays possible, and the guide may be sent away at any moment; then it is a government like any
other. So is one that is taken up again later: whoever comes back has been there before.
"""

from __future__ import annotations

from dataclasses import replace

from game.content import guide_words as words
from game.scenes.balloon import Balloon, print_balloon, print_loop
from game.scenes.balloon_place import Weighted
from game.scenes.government.guide import SUPPORT, Step, is_over, step_for
from game.scenes.government.scene import GovernmentScene
from game.scenes.government.spots import CardSpot
from game.scenes.government.throwing import MOST_DICE_SHOWN
from game.scenes.government.view import View, turns_in_all
from game.scenes.kit import Kit, Ministry
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, PointerPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Transition
from game.stage.widgets import Button, Chosen, Widget

LEAVE = "unguided"
NEEDED, READ, SPARE = 6.0, 3.0, 0.4  # how much it counts that something stays in sight
ASIDE = ("gazette", "faces", "read")  # controls of which only the words are to be seen
FIRST_TURN = 1
WITHIN = 5.0  # units that the loop keeps inside a cell of the tax, whose name is close above
BY_DICE = ("more", "throw")  # what the keys that set the dice do as well
DECIDING = (LEAVE, "tax", "confirm", "dice", "fewer", "more", "throw", "end")


class GuidedGovernmentScene(GovernmentScene):
    """One government, with a guide over its first turns."""

    def __init__(self, kit: Kit, ministry: Ministry) -> None:
        super().__init__(kit, ministry)
        self.idles = "guide"
        self._guiding = True
        self._step: Step | None = None
        self._balloon: tuple[tuple[object, ...], Balloon, tuple[Item, ...]] | None = None
        self._told: tuple[Box, ...] = ()  # where words lay when it was printed

    # --- what tests and tools may ask

    @property
    def guiding(self) -> bool:
        """Whether the guide is there."""
        return self._guiding

    @property
    def step(self) -> Step | None:
        """What the guide asks for now; None while things move."""
        return self._step

    @property
    def balloon(self) -> Balloon | None:
        """Where it says so."""
        return self._balloon[1] if self._balloon is not None and self._step is not None else None

    @property
    def pointed(self) -> Box | None:
        """What it points at."""
        return self._target(self._step) if self._step is not None else None

    @property
    def told(self) -> list[Box]:
        """What there is to be read on the table at this step: words, figures, dice."""
        return [*self._table.told, *self._dice()]

    @property
    def kept(self) -> tuple[Box, ...]:
        """What every step is about, and is to be seen whole: both tracks, the people, the treasury."""
        layout = self._layout
        return *layout.strips, layout.crowd, layout.treasury

    # --- the guide comes and goes

    def _leave(self) -> None:
        """From now on it is a government like any other."""
        self._guiding, self._step, self._balloon = False, None, None
        self._more = ()
        self.idles = ""
        self._refresh()

    def _send_away(self) -> None:
        """The player would rather go on alone."""
        self._leave()
        self._hand.hint = words.LEFT

    def _refresh(self) -> None:
        """Offer what the moment offers, and the way out of the guide; ask for the next thing."""
        if self._guiding:
            self._more = () if self._waits() else (self._way_out(),)
        super()._refresh()
        if self._guiding:
            self._ask()

    def _waits(self) -> str:
        """That play is paused, in words, which stand where the way out is else; empty if it is not."""
        return self._touch.told(at_rest=self.idle)

    def _way_out(self) -> Button:
        button = next((widget for widget in self._more if isinstance(widget, Button)), None)
        box = self._layout.advice
        if button is None or button.box != box:
            button = Button(LEAVE, box, words.LEAVE)
        return button

    def _ask(self) -> None:
        """The next thing to do; the focus goes there, so that one key does it."""
        before, self._step = self._step, None
        if not self.idle:
            return
        match = self.ministry.match
        if is_over(match.state):
            self._leave()
            return
        found = step_for(match.state, match.legal, self.draft, self._theme, turns_in_all(match.state))
        self._step = found
        if found is None or (before is not None and before.aim == found.aim):
            return
        aim = self._focus_of(found)
        if aim in self.form and not (aim in BY_DICE and self._sets_dice()):
            self.form.focus(aim)

    def _sets_dice(self) -> bool:
        """Whether keys are setting the dice: Enter throws from there too, and the arrows are to go on."""
        return self.form.focus_visible and self.form.focused == "dice"

    @staticmethod
    def _focus_of(step: Step) -> str:
        return "confirm" if step.aim == SUPPORT else step.aim

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """Escape sends the guide away; what the balloon hides is not pressed through it."""
        if not self._guiding:
            return super().handle(entry)
        if isinstance(entry, KeyPressed) and entry.key == "escape" and not entry.repeat:
            self._touch.of_window(entry)
            self._finish()
            self._send_away()
            return None
        if isinstance(entry, PointerPressed) and self._is_on_balloon(entry):
            return None
        waited = self._waits()
        wish = super().handle(entry)
        if self._waits() != waited:
            self._refresh()
        return wish

    def _is_on_balloon(self, entry: PointerPressed) -> bool:
        return self.idle and self.balloon is not None and self.balloon.box.contains(entry.pos)

    def _answer(self, chosen: Chosen) -> Transition | None:
        if chosen.name == LEAVE:
            self._send_away()
            return None
        return super()._answer(chosen)

    def update(self, dt: float) -> Transition | None:
        """In the first turn no print is shown large: the first dice are to fall soon."""
        if self._guiding and self.ministry.match.state.turn == FIRST_TURN:
            self._drawn.clear()
        return super().update(dt)

    # --- what is seen

    def arrange(self, look: Look) -> None:
        """Another size has another place for the balloon."""
        self._balloon = None
        super().arrange(look)

    def _view(self) -> View:
        """The guide speaks instead of the coach, who only tells of pauses, and upon the panel."""
        view = super()._view()
        return replace(view, coach=self._waits(), spread=False) if self._guiding else view

    def draw(self, canvas: Canvas, alpha: float) -> None:
        """The table, and above it what the guide says."""
        super().draw(canvas, alpha)
        if self._guiding and self._step is not None and self.idle:
            canvas.live(self._spoken(self._step))

    def _spoken(self, step: Step) -> tuple[Item, ...]:
        """The balloon and the loop round what it means, made once for a step."""
        text = self._hand.hint or self._form.hint or step.text
        key = (text, step, self._look, tuple(widget.box for widget in self._form.widgets))
        if self._balloon is None or self._balloon[0] != key or self._is_in_the_way(self._balloon[1]):
            target, self._told = self._target(step), self._table.told
            sheets = self._layout.panel, *self.kept
            balloon = print_balloon(self._look, text, target, clear=self._to_be_seen(step), sheets=sheets)
            loop = target.inset(WITHIN) if step.aim == "tax" else target
            self._balloon = key, balloon, (print_loop(self._look, loop), balloon.item)
        return self._balloon[2]

    def _is_in_the_way(self, balloon: Balloon) -> bool:
        """Whether words have been printed below it since it was."""
        if self._told == (told := self._table.told):
            return False
        before, self._told = set(self._told), told
        return any(balloon.place.hides(box) for box in told if box not in before)

    def _target(self, step: Step) -> Box:
        if step.aim == SUPPORT:
            return self._layout.track("support").box
        if step.aim == "tax":
            track = self._layout.track("tax")
            return track.cell(step.level if step.level is not None else self.draft.tax)
        return self._form[step.aim].box

    def _to_be_seen(self, step: Step) -> list[Weighted]:
        """What the balloon had better not hide: what is used now, then what is read, then the rest."""
        used = [widget for widget in self._form.widgets if widget.name not in ASIDE]
        found = [(widget.box, self._weight(widget, step)) for widget in used]
        return found + [(box, READ) for box in (*self.kept, *self.told)]

    def _dice(self) -> list[Box]:
        """Where dice lie."""
        throw = self.draft.throw
        count = min(MOST_DICE_SHOWN, len(throw.faces)) if throw is not None else 0
        poses, side = [self._layout.die_place(i, count) for i in range(count)], self._layout.die
        return [Box.around(pose.x, pose.y, side * pose.scale, side * pose.scale) for pose in poses]

    def _weight(self, widget: Widget, step: Step) -> float:
        name = widget.name
        if name == step.aim or isinstance(widget, CardSpot) or name in DECIDING:
            return NEEDED
        return SPARE
