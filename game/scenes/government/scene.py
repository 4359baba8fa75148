"""The government scene: inputs become commands, and what they lead to is played and shown. Knows no rule."""

from __future__ import annotations

from game.content import table_words as words
from game.content.moods import mood_of
from game.engine.government.choices import Legal
from game.engine.government.commands import Command, EndTurn, ReturnEvents
from game.engine.government.events import CardDrawn, Event
from game.engine.government.forecast import forecast_tax
from game.engine.government.model import Phase, State
from game.engine.government.reckoning import is_event
from game.engine.piles import Card
from game.scenes.government import controls, overlays, sights
from game.scenes.government.beats import Beat, beats, cue_of, evolved
from game.scenes.government.choreography import Choreography
from game.scenes.government.clicks import Clicks
from game.scenes.government.draft import Draft, attempt_command, follows, in_motion, tax_command
from game.scenes.government.hand import Hand
from game.scenes.government.keys import action_of
from game.scenes.government.layout import Layout
from game.scenes.government.lifts import Lifts
from game.scenes.government.presses import Presses
from game.scenes.government.spots import CardSpot
from game.scenes.government.table import Table
from game.scenes.government.upright import layout_for
from game.scenes.government.view import News, View, as_told, coach_line, ghosts, turns_in_all
from game.scenes.kit import Kit, Ministry, may_undo
from game.scenes.played import PlayedScene
from game.stage.inputs import Input, KeyPressed, PointerPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.playback import Playback
from game.stage.scene import Push, Transition
from game.stage.timeline import Cue
from game.stage.widgets import Chosen, Widget


class GovernmentScene(PlayedScene[State, Beat]):
    """One government, from the first tax to victory or fall."""

    _seen: View  # what the table was told last

    def __init__(self, kit: Kit, ministry: Ministry) -> None:
        super().__init__(kit)
        self._ministry = ministry
        self._match = ministry.match
        self._theme = ministry.level.theme
        self._hand = Hand(self._match)
        self._news = News(self._theme)
        self._drawn: list[Card] = []  # events whose prints may be new
        self._clicks, self._presses, self._lifts = Clicks(), Presses(), Lifts()
        self._more: tuple[Widget, ...] = ()  # offered besides, by whoever builds on this
        self._asked: Command | None = None  # waits for the answer to a question
        self._furnished: tuple[Item, ...] = ()
        self._lying: tuple[Item, ...] = ()
        self._aimed: Phase | None = None  # where the focus has been put for
        self._playback = Playback(self._match.state, evolved, self._cue_of, self._settled)

    # --- what tests and tools may ask

    @property
    def ministry(self) -> Ministry:
        """The government being played."""
        return self._ministry

    @property
    def composes(self) -> bool:
        """Whether what lies on the table has changed, and nothing is under way."""
        return self._stale and self._playback.calm

    @property
    def draft(self) -> Draft:
        """The choice in the making."""
        return self._hand.draft

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._layout

    # --- life

    def enter(self) -> None:
        """Tell the last news again."""
        self._news.retell(self._match)

    def arrange(self, look: Look) -> None:
        """Lay the table anew; whatever moves arrives at once."""
        self._look = look
        self._layout = layout_for(look.frame, self._match.state.rules)
        reduced, system = look.motion == "reduced", self._theme.system
        self._choreography = Choreography(self._layout, reduced=reduced, system=system)
        self._playback.finish()
        self._table = Table(look, self._layout, self._theme)
        self._refresh()
        self._carry_on([])

    def resume(self, result: object) -> None:
        """An overlay has gone; it may have answered a question."""
        asked, self._asked = self._asked, None
        self._refresh()
        self._touch.resume()
        if result == "undo":
            self._undo()
        elif isinstance(result, tuple) and self._match.state.phase is Phase.RETURN:
            self._do(ReturnEvents(result))
        elif result is True and asked is not None:
            self._do(asked)

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """One input: it finishes what moves, or a control answers it."""
        if self._is_of_window(entry):
            return None
        if isinstance(entry, KeyPressed) and entry.key == "escape" and not entry.repeat:
            return self._escape()
        stray = self._strays(entry)
        if not self._playback.idle:
            if self._touch.during_motion(entry):
                self._finish()
            return None
        if stray:
            return None
        if isinstance(entry, PointerPressed | KeyPressed):
            self._playback.finish()  # what is on its way back is there
        spot = controls.card_spot_at(self._form, entry.pos) if isinstance(entry, PointerPressed) else None
        self._touch.at_rest(entry, spot.name if spot is not None else None)
        if isinstance(entry, PointerPressed) and entry.button == 3:
            return self._look_at(spot)
        if isinstance(entry, KeyPressed):
            return self._key(entry)
        return self._to_form(entry)

    def _strays(self, entry: Input) -> bool:
        """Whether an input is the second half of a double one, and finds something else than the first."""
        match entry:
            case PointerPressed():
                return self._clicks.strays(entry.pos, self._form.hot)
            case KeyPressed():
                return self._presses.strays(entry, self._form.focused)
            case _:
                return False

    def _key(self, key: KeyPressed) -> Transition | None:
        if key.key.isdecimal() and not key.ctrl:
            if not key.repeat:
                self._hand.digit(key.key)
                self._set_by_key()
            return None
        self._hand.forget_digits()
        if action := action_of(key, self._kit.settings().keys):
            return self._act(action)
        if key.key == "enter" and self._form.focused in ("tax", "dice") and not key.repeat:
            return self._act("primary")
        return self._to_form(key)

    def _set_by_key(self) -> None:
        """Tax or dice have been set: the focus goes there, so that Enter confirms them."""
        self._refresh()
        controls.aim_enter(self._form)

    def _act(self, action: str) -> Transition | None:
        match action:
            case "primary":
                return self._answer(Chosen(controls.primary(self._form)))
            case "end" if "end" not in self._form:
                return None
            case "more" | "fewer":
                self._hand.step(1 if action == "more" else -1)
                self._set_by_key()
                return None
            case "look":
                return self._look_at(controls.card_spot_hot(self._form))
            case _:
                return self._answer(Chosen(action))

    def _to_form(self, entry: Input) -> Transition | None:
        """Let the controls answer; the wheel turns tax or dice wherever the pointer is."""
        entry = controls.wheeled_to(self._form, entry)
        before = self._form.hot, self._form.focused, self._form.hint
        chosen = self._form.handle(entry)
        if (self._form.hot, self._form.focused, self._form.hint) != before:
            self._stale = True
        return self._answer(chosen) if chosen is not None else None

    def _escape(self) -> Transition | None:
        """Escape puts a choice back, else it opens the pause page; it never quits."""
        begun = self._playback.idle and self._hand.put_back()
        self._playback.finish()
        self._refresh()
        return None if begun else overlays.opened(self._kit, self._ministry, "menu", "")

    # --- what a control asks for

    def _answer(self, chosen: Chosen) -> Transition | None:
        self._stale = True
        self._hand.hint = ""
        kind, _, which = chosen.name.partition(" ")
        match kind, chosen.value:
            case "tax", int(level):
                self._hand.tax(level)
            case "dice", int(dice):
                self._hand.dice(dice)
            case "card", Card() as card:
                if self._hand.toggle(card):
                    self._kit.play("card_picked")
            case "confirm", _:
                return self._confirm_tax()
            case "throw", _:
                self._do(attempt_command(self.draft))
                return None
            case "end", _:
                self._do(EndTurn())
                return None
            case "more" | "fewer", _:
                self._hand.step(1 if kind == "more" else -1)
            case "undo", _:
                self._undo()
            case "redo", _:
                self._redo()
            case "read", _:
                return self._look_at(controls.card_spot_of(self._form, self.draft.picked[-1]))
            case _:
                return overlays.opened(self._kit, self._ministry, kind, which)
        self._refresh()
        return None

    def _confirm_tax(self) -> Transition | None:
        """A rise that would end the government asks first (Rules G5)."""
        command = tax_command(self.draft)
        if forecast_tax(self._match.state, self.draft.tax).falls:
            self._asked = command
            return overlays.fatal_tax(self._kit)
        self._do(command)
        return None

    def _look_at(self, spot: CardSpot | None) -> Transition | None:
        return None if spot is None else overlays.card_large(self._kit, self._ministry, spot.card)

    def _do(self, command: Command) -> None:
        """Carry out a command and whatever follows of itself, save, and play it all."""
        events = self._match.do(command)
        self._hand.commanded(command)
        self._carry_on([*events])

    def _carry_on(self, events: list[Event]) -> None:
        while (follow := follows(self._match.state)) is not None:
            events += self._match.do(follow)
        if not events:
            return
        self._keep()
        sights.foreseen(self._kit, self._ministry, self._look, events)
        self._playback.extend(beats(events))
        if self._kit.settings().speed == "instant":
            self._playback.finish()
        self._refresh()

    def _undo(self) -> None:
        """A choice is put back; else the match as it was is there at once, and things are seen to return."""
        if self._hand.put_back():
            return
        if can := may_undo(self._kit, self._match):
            self._match.undo()
            self._keep()
            shown, now = self._playback.shown, self._match.state
            self._playback.turn_back(now, self._choreography.back(shown, now))
            self._hand.clear()
            self._drawn.clear()
            self._news.retell(self._match)
            self._refresh()
        self._hand.hint = words.UNDONE if can else controls.no_undo(self._match)

    def _redo(self) -> None:
        if self._hand.take_up():
            return
        if self._match.can_redo:
            events = [*self._match.redo()]
            self._hand.clear()
            self._hand.hint = words.REDONE
            self._carry_on(events)
        else:
            self._hand.hint = words.NO_REDO

    def _keep(self) -> None:
        """Have the game saved; trouble with that is news."""
        self._kit.keep(self._ministry)
        if trouble := self._kit.notice():
            self._news.add(trouble)

    def _refresh(self) -> None:
        """Offer what the moment offers, to the music that goes with it."""
        if self.shown.outcome is None:
            self._kit.mood(mood_of(self.shown))
        controls.offer(self._form, self._layout, self._match, self._hand, self._more, idle=self.idle)
        if self.idle and self.shown.outcome is None:
            controls.aim(self._form, anew=self._aimed is not self.shown.phase)
            self._aimed = self.shown.phase
        self._stale = True

    def _aim(self) -> None:
        if self.idle and self.shown.outcome is None:
            controls.aim(self._form, anew=True)

    # --- time

    def update(self, dt: float) -> Transition | None:
        """Let the pictures catch up; open what has to be answered."""
        if self._touch.away:
            return None
        self._clicks.pass_time(dt)
        self._presses.pass_time(dt)
        rested = self._playback.idle
        self._go_on(dt)
        if rested:
            return self._when_idle(dt)
        if not self._playback.idle:
            return None
        self._refresh()
        return self._when_idle(0.0)  # at once: what follows an ending covers its last picture

    def _when_idle(self, dt: float) -> Transition | None:
        state = self._match.state
        self._stale |= self._lifts.advance(dt)
        if self._drawn:
            return sights.first_sight(self._kit, self._ministry, self._drawn.pop(0))
        if state.outcome is not None:
            return Push(lambda: self._kit.doors.ending(self._ministry))
        if state.phase is Phase.RETURN:
            return overlays.jokers_choice(self._kit, self._ministry)
        if (name := self._touch.opened(dt)) is None or name not in self._form:
            return None
        self._form.release()
        return self._look_at(spot if isinstance(spot := self._form[name], CardSpot) else None)

    def _cue_of(self, shown: State, beat: Beat) -> Cue:
        return cue_of(shown, beat, self._choreography.cue_for)

    def _settled(self, _shown: State, beat: Beat) -> None:
        """Events have been shown: tell them, and keep or clear away the dice."""
        for event in beat:
            self._news.tell(event)
            self._hand.sees(event)
            if isinstance(event, CardDrawn) and is_event(event.card):
                self._drawn.append(event.card)
        self._stale = True

    # --- drawing

    def draw(self, canvas: Canvas, alpha: float) -> None:
        """The table at rest, the controls, and above them what moves."""
        poses = self._poses(alpha)
        self._aim_lifts()
        self._moving = frozenset(poses) | self._lifts.moving
        canvas.background = self._table.background  # that what rests was gathered for, or is now
        if self._stale or self._table.takes_up(self._moving):
            view = self._view()
            if self._stale or view != self._seen:
                self._furnished = self._table.furnished(view)
            self._stale, self._seen = False, view
            self._lying = self._table.lying(view, self._moving, poses)
        elif canvas.on_top and not self._playback.moves:
            self._stale = self._table.prepare(self._match.state, self._choreography)
        elif canvas.on_top and self._playback.current is not None:
            self._table.foresee(self._playback.current, self._playback.elapsed)
        canvas.rest(self._furnished)
        canvas.rest(self._lying)
        canvas.rest(self._form.items(self._look))
        canvas.live([*self._table.lifting(self._seen, self._lifts.moving), *self._table.moving(poses)])

    def _aim_lifts(self) -> None:
        """The chosen cards and the one under the pointer rise, once nothing else moves."""
        if self._playback.moves:
            self._lifts.clear()
            return
        hot = controls.risen(self._form, self.draft.picked)
        at_once = self._look.motion == "reduced" or self._kit.settings().speed == "instant"
        self._stale |= self._lifts.aim(self.draft.picked, hot, at_once=at_once)

    def _view(self) -> View:
        idle, state = self._playback.idle, as_told(self._playback)
        draft = self.draft if idle else in_motion(state, self._match.state, self.draft.throw)
        legal = self._match.legal if idle else Legal()
        spot = controls.card_spot_hot(self._form) if idle else None
        advice = coach_line(state, legal, self._theme, draft) if self._kit.settings().coach else ""
        return View(
            shown=state,
            draft=draft,
            hot=spot.card if spot is not None else None,
            lifts=self._lifts,
            lines=self._news.lines,
            coach=self._touch.told(at_rest=idle) or self._hand.hint or self._form.hint or advice,
            turns=turns_in_all(state),
            ghosts=ghosts(state, draft),
        )
