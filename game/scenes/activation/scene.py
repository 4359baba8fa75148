"""The battle: inputs become commands, and what they lead to is played and shown. Knows no rule."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import msgspec

from game.content import battle_log, battle_refused
from game.content import battle_table_words as words
from game.content.engagement import Engagement
from game.engine.activation import events as ev
from game.engine.activation.choices import legal
from game.engine.activation.commands import Command, EnterCard, TurnCard
from game.engine.activation.model import Phase, Role, State
from game.engine.piles import Card
from game.scenes.activation import controls, pages
from game.scenes.activation.beats import Beat, beats, evolved
from game.scenes.activation.choreography import Choreography
from game.scenes.activation.hand import Hand
from game.scenes.activation.keys import action_of
from game.scenes.activation.layout import Layout
from game.scenes.activation.layout_upright import table_layout
from game.scenes.activation.outlook import Outlook, Prospect
from game.scenes.activation.rehearsal import Rehearsal
from game.scenes.activation.rolls import asked
from game.scenes.activation.table import Table
from game.scenes.activation.view import News, View
from game.scenes.activation.watch import Watch
from game.scenes.kit import Kit
from game.scenes.played import PlayedScene, hear
from game.stage.inputs import Input, KeyPressed, PointerPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.playback import Playback
from game.stage.scene import Transition
from game.stage.widgets import Chosen, Widget

BUSY = 0.17  # seconds into a cue in which its frames have enough to do: the row of discards closes up
GUARD = 0.35  # seconds within which a second press does not turn another card


class BattleScene(PlayedScene[State, Beat]):
    """One battle, from its first card to its last."""

    idles = "activation"

    def __init__(self, kit: Kit, engagement: Engagement) -> None:
        super().__init__(kit)
        self._engagement = engagement
        self._match = engagement.match
        self._hand = Hand()
        self._news = News()
        self._watch = Watch(self._match.state.rules.clock_seconds)
        self._hint = ""
        self._since_turn, self._reported = GUARD, False
        self._settling = True
        self._offered: Hashable = None
        self._outlook = Outlook(engagement)
        self._resting: tuple[Item, ...] = ()
        self._playback = Playback(
            self._match.state, evolved, lambda *of: self._choreography.cue_of(*of), self._settled
        )

    # --- what tests and tools may ask

    @property
    def engagement(self) -> Engagement:
        """The battle being fought."""
        return self._engagement

    @property
    def composes(self) -> bool:
        """Whether what lies on the table has changed, and nothing is under way."""
        lacks = self._playback.idle and self._table.lacks(self._match.state.pack)
        return lacks or (self._stale and self._playback.calm)

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._layout

    @property
    def told(self) -> str:
        """What the line at the top says."""
        return self._view().told

    # --- life

    def enter(self) -> None:
        """To the sound of marches."""
        self._kit.mood("deck")

    def arrange(self, look: Look) -> None:
        """Lay the table anew; whatever moves arrives at once."""
        self._look = look
        self._layout = table_layout(look.frame, self._kit.settings().number_both_ways)
        self._choreography = Choreography(self._layout, reduced=look.motion == "reduced")
        self._playback.finish()
        self._table = Table(look, self._layout)
        self._rehearsal = Rehearsal(look, self._table)
        self._refresh()
        if self._form.focused is None:
            self._form.focus("next")

    def resume(self, result: object) -> None:
        """An overlay has gone; a card may have been named there."""
        if self._kit.settings().number_both_ways != self._layout.both_ways:
            self.arrange(self._look)
        self._stale = True
        self._touch.resume()
        if isinstance(result, Card):
            self._do(EnterCard(result))
        self._refresh()

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """One input: it finishes what moves, or a control answers it."""
        if self._is_of_window(entry):
            return None
        if isinstance(entry, KeyPressed) and entry.key == "escape" and not entry.repeat:
            self._finish()
            return pages.opened(self._kit, self._engagement, self.order, "menu")
        if not self._playback.idle:
            if self._touch.during_motion(entry):
                self._finish()
            return None
        if isinstance(entry, PointerPressed | KeyPressed):
            self._playback.finish()  # what is on its way back is there
        self._touch.at_rest(entry, None)
        if isinstance(entry, KeyPressed):
            return self._key(entry)
        other = isinstance(entry, PointerPressed) and entry.button != 1
        return None if other else self._to_form(entry)

    def _key(self, key: KeyPressed) -> Transition | None:
        if key.key.isdecimal() and not (key.ctrl or key.alt):
            if not key.repeat:
                self._digit(key.key)
            return None
        led = self._form.focus_visible and self._form.focused != "next"  # elsewhere, by the player
        action = action_of(key, self._kit.settings().keys, focus_visible=led)
        if action == "next":
            self._form.focus_visible = True
            self._aim()
        if action != "opposite":
            return self._answer(Chosen(action)) if action else self._to_form(key)
        self._turn_number()
        return None

    def _digit(self, digit: str) -> None:
        """The control that bears this figure is used."""
        widget = controls.bearing(self._form, digit)
        if widget is not None and widget.enabled:
            self._answer(Chosen(widget.name))
        elif widget is not None:
            self._hint = widget.why
            self._stale = True

    def _turn_number(self) -> None:
        settings = self._kit.settings()
        both = not settings.number_both_ways
        self._kit.change(msgspec.structs.replace(settings, number_both_ways=both))
        self.arrange(self._look)

    def _to_form(self, entry: Input) -> Transition | None:
        before = self._form.hot, self._form.focused, self._form.hint, self._form.focus_visible
        chosen = self._form.handle(entry) or controls.leafed(self._form, entry)
        if (self._form.hot, self._form.focused, self._form.hint, self._form.focus_visible) != before:
            self._stale = True
        return self._answer(chosen) if chosen is not None else None

    # --- what a control asks for

    def _answer(self, chosen: Chosen) -> Transition | None:
        self._stale = True
        self._hint = ""
        kind, _, which = chosen.name.partition(" ")
        match kind:
            case "next" | "pack":
                return self._next()
            case "unit" | "pip" | "role":
                self._act(kind, which)
            case "undo" | "redo":
                self._go_back() if kind == "undo" else self._go_forth()
            case "earlier" | "later":
                self._hand.leaf += 1 if kind == "later" else -1
            case _:
                return pages.opened(self._kit, self._engagement, self.order, kind)
        self._refresh()
        return None

    def _next(self) -> Transition | None:
        """The one key: the next card, or at the end the report; a double press turns only one."""
        if self._since_turn < GUARD:
            return None
        choices = legal(self._match.state)
        if choices.turn:
            self._since_turn = 0.0
            self._do(TurnCard())
        elif choices.enter:
            return pages.opened(self._kit, self._engagement, self.order, "enter")
        elif not choices.any:
            return pages.opened(self._kit, self._engagement, self.order, "report")
        return None

    def _act(self, kind: str, which: str) -> None:
        """A unit, a pip or a way of acting was pressed."""
        state = self._match.state
        force = state.side(state.acting).force if state.acting is not None else None
        if kind == "pip" and int(which) < len(state.acts):
            self._go_back()
        elif kind == "role" and force is not None and force.roster:
            self._hand.want(Role(which), legal(state))
        elif (command := asked(state, kind, which, self._hand.wanted)) is not None:
            self._do(command)

    # --- commands

    def _do(self, command: Command) -> None:
        """Carry out a command, save, and play what it led to; or say why it cannot be."""
        reason = self._match.why_not(command)
        if reason is None:
            self._play(self._engagement.do(command))
        else:
            self._hint = battle_refused.sentence(reason, self._match.state)
            self._stale = True

    def order(self, command: Command) -> str:
        """What a page has ordered; returns what came of it, or why it cannot be."""
        done = len(self._match.log)
        self._do(command)
        if len(self._match.log) == done:
            said, self._hint = self._hint, ""
            return said
        return battle_log.entry(self._match.log[-1].events[0], self._match.state)

    def _play(self, events: tuple[ev.Event, ...]) -> None:
        self._keep()
        self._news.begin()
        self._outlook.coming(self._match.state)  # now, before anything flies
        self._playback.extend(beats(events))
        if self._kit.settings().speed == "instant":
            self._playback.finish()
        hear(self._kit, self._look, self._playback.advance(0.0))  # what takes no time is heard at once
        self._refresh()

    def _go_back(self) -> None:
        """The battle as it was stands there at once, and cards are seen to return to it."""
        if not self._engagement.can_undo:
            self._hint = words.NO_UNDO
            return
        self._engagement.undo()
        self._keep()
        shown, now = self._playback.shown, self._match.state
        self._playback.turn_back(now, self._choreography.back(shown, now))
        self._hand.clear()
        self._news.clear()
        self._watch.turn()
        self._refresh()

    def _go_forth(self) -> None:
        if not self._engagement.can_redo:
            self._hint = words.NO_REDO
            return
        self._play(self._engagement.redo())

    def _keep(self) -> None:
        """Have the battle saved, which is not yet reported as it now stands; trouble with that is told."""
        self._reported = False
        self._kit.keep_battle(self._engagement)
        self._hint = self._kit.notice() or self._hint

    def _refresh(self) -> None:
        """Offer what the moment offers, if that is not what is offered already."""
        self._stale = True
        moment = self._moment(self._playback.shown, self._hand)
        if moment != self._offered:
            ready = self._rehearsal.widgets(moment)
            controls.offer(self._form, ready or self._offer(self._playback.shown, self._hand))
            self._offered = moment

    def _aim(self) -> None:
        if "next" in self._form:
            self._form.focus("next")

    def _moment(self, shown: State, hand: Hand) -> Hashable:
        return (self._layout, shown, hand.wanted, hand.leaf, *self._can)

    def _offer(self, shown: State, hand: Hand) -> list[Widget]:
        return controls.offered(self._layout, shown, hand, *self._can)

    @property
    def _can(self) -> tuple[bool, bool]:
        return self._engagement.can_undo, self._engagement.can_redo

    # --- time

    def update(self, dt: float) -> Transition | None:
        """Let the pictures catch up, and the clock run."""
        self._since_turn += dt
        self._settling = False  # it has been seen: what comes next has a frame of its own
        if self._touch.away:
            return None
        rested = self._playback.idle
        self._go_on(dt)
        if rested:
            return self._when_idle(dt)
        go_on = self._refresh if self._playback.idle else self._rehearse
        go_on()
        return None

    def _rehearse(self) -> None:
        """Something moves: print a piece of what will be shown when it has arrived."""
        playback = self._playback
        if playback.elapsed < BUSY:
            return
        if self._rehearsal.knows(playback.current):
            self._rehearsal.print_one()
            return
        beat, shown = playback.coming
        prospect = self._outlook.coming(shown) if playback.waiting == 1 else self._outlook.passing(shown)
        turned = any(isinstance(event, ev.CardTurned) for event in beat)
        hand, seconds = (Hand(), self._watch.limit) if turned else (self._hand, self._watch.seconds)
        view = self._seen(prospect, self._news.after(beat, shown), seconds)
        moment, offer = self._moment(shown, hand), partial(self._offer, shown, hand)
        self._rehearsal.learn(playback.current, view, moment, offer)

    def _when_idle(self, dt: float) -> Transition | None:
        if self._match.state.outcome is not None and not self._reported:
            self._reported = True
            return pages.opened(self._kit, self._engagement, self.order, "report")
        if self._match.state.phase is Phase.ACTING and self._watch.run(dt):
            self._stale = True
            if self._watch.seconds == 0:
                self._kit.play("time_is_up")
        return None

    def _settled(self, shown: State, beat: Beat) -> None:
        """Events have been shown: tell them; a new card clears what was chosen on the last."""
        for event in beat:
            self._news.tell(event, shown)
            if isinstance(event, ev.CardTurned):
                self._hand.clear()
                self._watch.turn()
                self._aim()
        self._refresh()

    # --- drawing

    def draw(self, canvas: Canvas, alpha: float) -> None:
        """The table at rest, the controls, and above them what moves."""
        poses = self._poses(alpha)
        moving = frozenset(poses)
        if self._stale or moving != self._moving:
            self._moving, self._stale, self._settling = moving, False, True
            self._resting = self._table.resting(self._view(), moving)
        elif not self._playback.moves and canvas.on_top and not self._settling:
            self._table.prepare(self._match.state)
        canvas.background = self._table.background
        canvas.rest(self._resting)
        canvas.rest(self._form.items(self._look))
        canvas.live(self._table.moving(poses))

    def _view(self) -> View:
        shown, at_rest = self._playback.shown, self._playback.idle
        prospect = self._outlook.at_rest(shown) if at_rest else self._outlook.passing(shown)
        return self._seen(prospect, self._news.line, self._watch.seconds)

    def _seen(self, prospect: Prospect, news: str, seconds: int | None) -> View:
        """A reason or a warning comes first, then what is pointed at, the news, and advice."""
        focused = self._form.focused if self._form.focus_visible else None
        about = words.POINTED_AT.get(focused or "") or words.POINTED_AT.get(self._form.pointed_at or "")
        still = self.idle and not (self._watch.seconds and prospect.state.phase is Phase.ACTING)
        told = self._touch.told(at_rest=still) or self._hint or self._form.hint or about or news
        return self._outlook.view(prospect, told, seconds, advised=self._kit.settings().coach)
