"""The stack of scenes and the only place where one follows another. It must not know any particular scene."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.stage.aside import Aside
from game.stage.curtain import Curtain, Manner
from game.stage.form import Form
from game.stage.inputs import KeyPressed, PointerMoved, PointerPressed
from game.stage.painter import Canvas, Rehearsal
from game.stage.scene import Make, Pop, Push, Quit, Replace, Reset, Scene, Transition
from game.stage.slip import Slip

if TYPE_CHECKING:
    from pygame import Surface

    from game.stage.inputs import Input
    from game.stage.look import Look

Heard: TypeAlias = Literal["pointed", "sheet", "curtain"]
POINTED_APART = 0.125  # seconds from one sound of pointing to the next
TURN = 7_000_000  # nanoseconds of a frame for making a screen ready
QUICK = 1_500_000  # what takes no longer is shown in the same frame
TIRING = 4_000_000  # to let a screen go: in such a frame the next one is not begun


class _Layer:
    """A scene on the stack, and the look it was last arranged for."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._look: Look | None = None

    def arranged(self, look: Look) -> Scene:
        """The scene, laid out for this look."""
        if self._look is not look:
            self._look = look
            self.scene.arrange(look)
        return self.scene


class SceneManager:
    """Runs the scene on top; transitions wait until the step is over.

    `seen` gives a picture of what is on the screen; with it one scene does not cut to the next. `captions`
    tells what is to be read of the sounds just now. With `aside` a new screen is made ready in turns with the
    frames: until it is whole the old one is seen, no time passes, and inputs wait.
    """

    def __init__(
        self,
        first: Make,
        look: Callable[[], Look],
        seen: Callable[[], Surface | None] = lambda: None,
        captions: Callable[[], str] = str,
        aside: Aside | None = None,
    ) -> None:
        self._look_of, self._look = look, look()
        self._stack: list[_Layer] = []
        self._aside: Aside | None = None
        self._wish: Transition | None = None
        self._tired = False  # this frame has let go of a screen for so long that it has had enough to do
        self._waiting: deque[Input] = deque()
        self._running = True
        self._by_keys = False  # what the player has pressed last
        self._slip = Slip()
        self._seen = seen
        self._captions = captions
        self._caption = Slip(at_foot=True)
        self._curtain = Curtain()
        self.amend: Callable[[Transition], Transition] = lambda wish: wish
        """May put another wish in the place of one, whoever had it, before it is carried out."""
        self.heard: Callable[[Heard], None] = lambda _what: None
        """What a player should hear: something pressable is pointed at, a sheet or a curtain moves."""
        self._quiet = POINTED_APART  # seconds since something was last heard to be pointed at
        self._push(first)
        self._later = aside  # for all but the first picture: there is nothing to be seen before it

    @property
    def running(self) -> bool:
        """Whether any scene is left."""
        return self._running

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The stack, the scene on top last."""
        return tuple(layer.scene for layer in self._stack)

    @property
    def in_turns(self) -> bool:
        """Whether screens are made ready in turns with the frames, so that a new one may be a while."""
        return self._aside is not None

    @property
    def preparing(self) -> bool:
        """Whether a new screen is being made ready."""
        return self._aside is not None and self._aside.busy

    @property
    def attends(self) -> bool:
        """Whether every input has been acted upon; they wait while a screen is made ready."""
        return not (self.preparing or self._waiting)

    @property
    def covered(self) -> bool:
        """Whether a screen that has gone is still seen."""
        return not self._curtain.drawn

    @property
    def told(self) -> str:
        """What is told above all scenes just now; empty if nothing is."""
        return self._slip.text

    def tell(self, text: str) -> None:
        """Tell something above all scenes for a moment, whatever they do."""
        self._slip.tell(text)

    def handle(self, entry: Input) -> None:
        """Give the input to the top scene, or once that wishes to go, to the scene that follows."""
        if isinstance(entry, KeyPressed | PointerPressed):
            self._by_keys = isinstance(entry, KeyPressed)
        self._waiting.append(entry)
        self._deliver()

    def update(self, dt: float) -> None:
        """One step of the top scene, with transitions before and after it."""
        self._settle()
        self._quiet += dt
        if self._slip.text:
            self._slip.advance(dt)
        if self._aside is not None and self._aside.waits(dt):
            return  # the new screen is made ready: no time passes
        self._deliver()
        if not self._curtain.drawn:
            self._curtain.advance(dt)
        self._wished(self._top().update(dt) if self._running else None)
        self._settle()

    def draw(self, canvas: Canvas, alpha: float, *, at_once: bool = False) -> None:
        """Draw from the topmost opaque scene upwards; nothing while it is made ready, if not `at_once`."""
        if at_once and self._aside is not None:
            self._aside.finish()
        if not self._running or self._prepares(at_once):
            return
        self._aside = self._later
        self._draw_scenes(canvas, alpha)
        if not self._curtain.drawn:
            canvas.live(self._curtain.items())
        self._caption.show(self._captions())
        for slip in filter(lambda slip: slip.text, (self._caption, self._slip)):
            canvas.live(slip.items(self._look))

    def ask(self, wish: Transition) -> None:
        """A wish from outside the scenes, such as the window's close button; it outranks theirs."""
        self._wish = wish

    def relook(self) -> None:
        """The window or a setting has changed: every scene is arranged again before its next use."""
        if self._aside is not None:
            self._aside.finish()
        self._look = self._look_of()
        self._curtain.lift()

    def _top(self) -> Scene:
        return self._stack[-1].arranged(self._look)

    def _prepares(self, at_once: bool) -> bool:
        """A frame's turn at making ready what is to be seen; whether this frame was needed for it."""
        if self._aside is None or at_once:
            return False
        if self._aside.busy:
            if not self._tired:
                self._aside.turn(TURN)
            self._tired = False
            return True
        if not self._top().composes:
            return False
        self._get_ready(self._aside)
        return not self._aside.turn(QUICK)

    def _get_ready(self, aside: Aside) -> None:
        aside.begin(lambda: self._draw_scenes(Rehearsal(), 0.0))

    def _deliver(self) -> None:
        while self._running and self._wish is None and self._waiting and not self.preparing:
            top, entry = self._top(), self._waiting.popleft()
            before = _hot(top)
            self._wished(top.handle(entry))
            hot = _hot(top)
            if isinstance(entry, PointerMoved) and hot not in (None, before) and self._quiet >= POINTED_APART:
                self._quiet = 0.0
                self.heard("pointed")

    def _wished(self, wish: Transition | None) -> None:
        """A scene's own wish; one that was asked for from outside while it acted outranks it."""
        if self._wish is None:
            self._wish = wish

    def _settle(self) -> None:
        """Apply the transition wished for, hand the inputs that waited for it on, and so forth."""
        while self._running and self._wish is not None:
            wish, self._wish = self._wish, None
            self._apply(self.amend(wish))
            self._deliver()

    def _apply(self, wish: Transition) -> None:
        """Change the stack, and cover the change."""
        if self._aside is not None:
            self._aside.finish()
        before = self._seen() if self._curtain.drawn else None
        whole = self._stack[-1].scene.opaque  # the scene itself must not be held: its room is wanted
        begun = self._aside.now() if self._aside is not None else 0
        self._change(wish)
        self._tired = self._aside is not None and self._aside.now() - begun >= TIRING
        if self._running:
            self._stack[-1].scene.show_focus(self._by_keys)
        if before is not None and self._running:
            self._curtain.fall(before, self._manner(wish, whole))
        if self._running and not self._stack[-1].scene.comes_silently:
            self.heard("sheet" if isinstance(wish, Push | Pop) else "curtain")

    def _manner(self, wish: Transition, left_whole: bool) -> Manner:
        """Whole screens are turned over or part; what lies over a screen comes and goes faintly."""
        if self._look.motion == "reduced":
            return "fade"
        match wish:
            case Push():
                return "over" if self._stack[-1].scene.opaque else "fade"
            case Pop():
                return "back" if left_whole else "fade"
            case _:
                return "part"

    def _change(self, wish: Transition) -> None:
        match wish:
            case Push(make):
                _let_go(self._stack[-1].scene)
                self._push(make)
            case Replace(make):
                self._drop()
                self._push(make)
            case Reset(make):
                self._drop_all()
                gc.collect()  # scenes are circles, and large: nothing else would let them go in time
                self._push(make)
            case Pop(result):
                self._drop()
                self._running = bool(self._stack)
                if self._running:
                    self._top().resume(result)
            case Quit():
                self._drop_all()
                self._running = False

    def _push(self, make: Make) -> None:
        layer = _Layer(make())
        self._stack.append(layer)
        layer.scene.enter()
        if self._aside is None:
            layer.arranged(self._look)
        else:
            self._get_ready(self._aside)

    def _draw_scenes(self, canvas: Canvas, alpha: float) -> None:
        for scene in self._seen_scenes():
            canvas.settle()
            canvas.on_top = scene is self._stack[-1].scene
            scene.draw(canvas, alpha)

    def _seen_scenes(self) -> Iterator[Scene]:
        """From the topmost opaque scene upwards, each laid out."""
        first = max((i for i, layer in enumerate(self._stack) if layer.scene.opaque), default=0)
        for layer in self._stack[first:]:
            yield layer.arranged(self._look)

    def _drop(self) -> None:
        self._stack.pop().scene.leave()

    def _drop_all(self) -> None:
        while self._stack:
            self._drop()


def _hot(scene: Scene) -> str | None:
    """Which of a scene's widgets is under the pointer; None where it has none."""
    form = getattr(scene, "form", None)
    return form.hot if isinstance(form, Form) else None


def _let_go(scene: Scene) -> None:
    """A scene pauses: the release of what is held there will reach the one above."""
    form = getattr(scene, "form", None)
    if isinstance(form, Form):
        form.release()
    scene.pause()
