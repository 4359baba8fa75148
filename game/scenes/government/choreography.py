"""Turns each event of the engine into a cue: what moves, from where to where, how long. Decides no rule."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import assert_never

from game.content import table_words as words
from game.content.moods import tempers_of
from game.content.sounds import SNAP
from game.engine.government import events as ev
from game.engine.government.model import Colour, State
from game.engine.government.rules import evolve
from game.engine.piles import JOKER, Card
from game.scenes.faces import CARD_W
from game.scenes.government.crowd import STANDING, stirred
from game.scenes.government.finale import System, finale
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance, Pace
from game.scenes.government.stills import stills
from game.scenes.government.taken_back import taken_back
from game.scenes.government.throwing import MOST_DICE_SHOWN, Roll, coins, rolling, thrown
from game.scenes.spoken import faded, spoken
from game.scenes.still import stilled
from game.stage import curtain, easing
from game.stage.timeline import Cue, Move, Pose, then, together

FLIGHT_ARC = 0.08
CLOSES_UP = 0.1  # seconds after a card has set out
GATHERED = 0.06  # seconds before, in which the row is taken up, one card after the other
RIPPLE = 0.05  # seconds at most by which a card of it moves after the one that goes before
AT_ONCE = 0.001  # seconds: nothing may be missing between two moves
RISE, NEARER = 0.7, 0.06  # of a card in flight
ON_EDGE = 0.43  # of its time, when a card that turns over shows its face


class Choreography:
    """Cues for the table of one layout. With `reduced`, things cross-fade briefly and nothing flies."""

    def __init__(self, layout: Layout, *, reduced: bool, system: System = "democracy") -> None:
        self._layout = layout
        self._system: System = system
        self._reduced = reduced
        self._pace = Pace()

    def cue_for(self, shown: State, event: ev.Event) -> Cue:
        """The cue of an event, given the state before it."""
        if self._reduced and isinstance(event, ev.GovernmentEnded):
            return stills(self._layout, shown, event.outcome, self._system)
        cue = self._moving(shown, event)
        if not self._reduced or isinstance(event, ev.EventsResolved):
            return cue  # a seal comes and goes on its card, one after the other
        lying = _lying(shown)
        if isinstance(event, ev.JokerRolled):
            lying |= {JOKER}  # it has come, and waits for its die
        return stilled(cue, _dwell(event), lying)

    def draws(self, state: State) -> Iterator[Cue]:
        """The cues of the cards that the decks turn next, if they turn them now."""
        for colour in Colour:
            for card in state.side(colour).deck[:1]:
                yield self.cue_for(state, ev.CardDrawn(colour=colour, card=card))

    def back(self, shown: State, now: State) -> Cue:
        """What is seen when something has been taken back, from what was shown to what is shown now."""
        cue = taken_back(self._pace, self._layout, shown, now)
        return stilled(cue, 0.0, _lying(shown)) if self._reduced and cue.seconds else cue

    def _moving(self, shown: State, event: ev.Event) -> Cue:
        match event:
            case ev.TaxSet():
                risen = "tax_up" if event.after > event.before else "tax_down"
                return self._counter("tax", event.before, event.after, risen)
            case ev.SupportChanged():
                return self._support(shown, event)
            case ev.TaxCollected():
                return self._collect(event)
            case ev.CardDrawn():
                return self._draw(shown, event)
            case ev.JokerRolled():
                return self._joker(event)
            case ev.EventsReturned():
                return self._returned(shown, event)
            case ev.DiceRolled():
                return self._throw(event, shown.rules.dice_faces)
            case ev.EventsResolved():
                return self._resolved(shown, event)
            case ev.AttemptFailed():
                return self._slump(shown, event.cards)
            case ev.UnrestCounted():
                return self._unrest(shown, event)
            case ev.GovernmentEnded():
                return finale(self._pace, self._layout, shown, event.outcome, self._system)
            case ev.PhaseBegan() | ev.TurnBegan() | ev.ReturnOwed() | ev.AttemptMade():
                return Cue(0.0)  # the coins of an attempt fly as its dice set out
            case _:
                assert_never(event)

    # --- tracks and coins

    def _counter(self, key: str, before: int, after: int, sound: str) -> Cue:
        seconds = min(self._pace.steps_most, self._pace.step * abs(after - before))
        start, end = self._layout.counter(key, before), self._layout.counter(key, after)
        move = Move(key, start, end, 0.0, seconds, easing.ease_in_out, look=Appearance("counter", key))
        return Cue(seconds, (move,), ((0.0, sound),) if seconds else ())

    def _support(self, shown: State, event: ev.SupportChanged) -> Cue:
        """The people behind the track take it well or ill, and the counter arrives as they are done."""
        risen, ceiling = event.after > event.before, shown.rules.support_max
        slide = self._counter("support", event.before, event.after, "support_up" if risen else "support_down")
        if event.after != event.before:
            before, after = tempers_of(event.before, ceiling), tempers_of(event.after, ceiling)
            people = stirred(self._layout, before, after, risen=risen)
            slide = together(slide.after(max(0.0, people.seconds - slide.seconds)), people)
        if event.wasted:
            return together(
                slide,
                self._say(words.lost_at_top(event.wasted), self._layout.counter("support", event.after)),
            )
        return slide

    def _collect(self, event: ev.TaxCollected) -> Cue:
        gained = max(0, event.after - event.before)
        start = self._layout.counter("tax", event.tax)
        end = Pose(*self._layout.treasury.centre)
        return coins(self._pace, [(start, end)] * min(gained, MOST_DICE_SHOWN), "coin_in", lands=True)

    # --- cards

    def _draw(self, shown: State, event: ev.CardDrawn) -> Cue:
        left = len(shown.side(event.colour).deck)
        start = self._layout.deck_pose(event.colour, left)._replace(z=60)
        after = self._layout.cards(evolve(shown, event))
        look = Appearance("card", event.card, event.colour)
        if event.card in after:
            end = after[event.card]._replace(z=60)
            turned = self._turned(event.card, look, start, end)
            return together(turned.heard("card_lands", turned.seconds), self._closing_up(shown, after))
        arrive = self._turned(event.card, look, start, self._layout.stage_pose(event.colour))
        if event.card.is_joker:
            return arrive.heard("joker", arrive.seconds)  # it stays for its die: the JokerRolled cue goes on
        leave = self._leave(event.card, look, event.colour)
        seen = self._pace.moment if shown.rules.draws_per_turn == 1 else self._pace.glance
        rest = self._resting(event.card, look, event.colour, seen).heard("court")
        return then(arrive, rest, leave)

    def _turned(self, card: Card, look: Appearance, start: Pose, end: Pose) -> Cue:
        seconds = self._pace.fly(_distance(start, end)) + self._pace.turn
        move = Move(
            card, start, end, 0.0, seconds, easing.emphasised, arc=0.10, look=look, rise=RISE, nearer=NEARER
        )
        snap = max(0.0, seconds * ON_EDGE - SNAP)
        return Cue(seconds, (move,), ((0.0, "card_slides"), (snap, "card_turns")))

    def _resting(self, card: Card, look: Appearance, colour: Colour, seconds: float) -> Cue:
        pose = self._layout.stage_pose(colour)
        return Cue(seconds, (Move(card, pose, pose, 0.0, seconds, look=look),))

    def _leave(self, card: Card, look: Appearance, colour: Colour) -> Cue:
        seconds = self._pace.leave
        start, end = self._layout.stage_pose(colour), self._layout.away_pose(colour)
        return Cue(seconds, (Move(card, start, end, 0.0, seconds, easing.ease_in, look=look),))

    def _closing_up(self, shown: State, after: dict[Card, Pose]) -> Cue:
        """The other cards move up to make or fill room; those that lie on others are taken up first."""
        before = self._layout.cards(shown)
        colour_of = _colours(shown)
        closing = [card for card in before if card in after and before[card] != after[card]]
        highest = max((before[card].z for card in closing), default=0.0) + 1
        moves = []
        for card in closing:
            lies = before[card].z / highest  # from the lowest, 0, up
            waits = RIPPLE * (lies if after[card].x < before[card].x else 1 - lies)
            moves.append(
                Move(card, before[card], after[card], CLOSES_UP + waits, self._pace.relayout,
                     easing.ease_in_out, look=Appearance("card", card, colour_of[card]),
                     early=GATHERED * lies + waits)
            )  # fmt: skip
        seconds = CLOSES_UP + RIPPLE + self._pace.relayout
        return Cue(seconds, tuple(moves), ((CLOSES_UP, "cards_close_up"),)) if moves else Cue(0.0)

    def _joker(self, event: ev.JokerRolled) -> Cue:
        look = Appearance("card", JOKER, event.colour)
        stage = self._layout.stage_pose(event.colour)
        rest = Pose(stage.x + CARD_W * 0.95, stage.y, scale=1.15, z=70)
        hand = Pose(rest.x + 260, rest.y - 60, scale=1.15, z=70)
        roll = rolling(self._pace, [Roll(("ebony", 0), hand, rest, event.face)], "ebony")
        lying = Move(("ebony", 0), rest, rest, 0.0, self._pace.moment,
                     look=Appearance("ebony", (event.face, 0)))  # fmt: skip
        leave = self._leave(JOKER, look, event.colour)
        told = self._say(words.returning(event.returning), Pose(stage.x, stage.y + 190, z=80),
                         self._pace.moment + leave.seconds)  # fmt: skip
        shown = then(roll, together(then(Cue(lying.seconds, (lying,)), faded(lying, leave.seconds)), told))
        rests = self._resting(JOKER, look, event.colour, roll.seconds + lying.seconds)
        return together(then(rests, leave), shown)

    def _returned(self, shown: State, event: ev.EventsReturned) -> Cue:
        after, pile = self._layout.cards(evolve(shown, event)), self._layout.pile_pose(event.colour)
        flights = tuple(
            self._flight(card, Appearance("card", card, event.colour), pile, after[card]).after(i * 0.06)
            for i, card in enumerate(event.cards)
        )
        seen = together(*flights, self._closing_up(shown, after))
        chosen = shown.rules.joker_return == "choice"  # on a page that still covers the table
        return seen.after(curtain.SECONDS["back"]) if chosen else seen

    def _flight(self, card: Card, look: Appearance, start: Pose, end: Pose) -> Cue:
        seconds = self._pace.fly(_distance(start, end))
        start, end = start._replace(z=60), end._replace(z=60)
        move = Move(card, start, end, 0.0, seconds, easing.emphasised, arc=FLIGHT_ARC, look=look, rise=RISE)
        return Cue(seconds, (move,), ((0.0, "card_slides"),))

    def _resolved(self, shown: State, event: ev.EventsResolved) -> Cue:
        """A seal is pressed on each event; sealed, they go to their pile one after the other.

        With little to move they appear and fade together.
        """
        before, after = self._layout.cards(shown), self._layout.cards(evolve(shown, event))
        pile = self._layout.pile_pose(event.colour)
        gap = min(self._pace.stagger, self._pace.staggers_most / max(1, len(event.cards) - 1))
        if self._reduced:
            gap = 0.0
        seals, flights = [], []
        for i, card in enumerate(event.cards):
            start = before[card]
            seals.append(self._seal(card, start, i * gap))
            sealed = Appearance("sealed", (card, start.scale), event.colour)
            flights.append(self._flight(card, sealed, start, pile).after(i * gap))
        carried = together(*seals).heard("succeeded")
        if len(event.cards) > 1:
            carried = carried.heard("hear_hear")  # not for every one: it would tire
        leave = together(*flights, self._closing_up(shown, after))
        return then(carried, stilled(leave, 0.0, _lying(shown)) if self._reduced else leave)

    def _seal(self, card: Card, pose: Pose, waits: float) -> Cue:
        """It is pressed on a card, and lies there until the card leaves with it, so many seconds later."""
        place = Pose(pose.x, pose.y, z=90)
        raised = place._replace(alpha=0.0) if self._reduced else place._replace(scale=1.6, alpha=0.2)
        key, look, seconds = ("seal", card), Appearance("seal"), self._pace.seal + self._pace.seal_hold
        press = Move(key, raised, place, 0.0, self._pace.seal, easing.ease_in, look=look)
        lies = Move(key, place, place, self._pace.seal, seconds - self._pace.seal + waits + AT_ONCE,
                    look=look, hold=False)  # fmt: skip
        return Cue(seconds, (press, lies), ((self._pace.seal, "seal"),))

    def _slump(self, shown: State, cards: tuple[Card, ...]) -> Cue:
        places, colour_of = self._layout.cards(shown), _colours(shown)
        half = self._pace.slump / 2
        moves: list[Move] = []
        for card in cards:
            pose, look = places[card], Appearance("card", card, colour_of[card])
            tilted = pose._replace(angle=-6.0, y=pose.y + 8)
            moves.append(Move(card, pose, tilted, 0.0, half, easing.ease_out, look=look))
            moves.append(Move(card, tilted, pose, half, half, easing.ease_in_out, look=look))
        return Cue(self._pace.slump, tuple(moves), ((0.0, "failed"), (0.0, "murmur")))

    # --- dice

    def _throw(self, event: ev.DiceRolled, sides: int) -> Cue:
        """Coins turn into dice; the total runs up while the last of these settle."""
        count = min(len(event.faces), MOST_DICE_SHOWN)
        hand = self._layout.hand
        rolls = []
        for i, face in enumerate(event.faces[:count]):
            rest = self._layout.die_place(i, count)._replace(z=70)
            rolls.append(Roll(("die", i), hand._replace(x=hand.x + 14 * i, scale=rest.scale), rest, face))
        purse = Pose(*self._layout.treasury.centre)
        return thrown(self._pace, rolls, event.faces, event.target, sides, purse, self._layout.total_pose)

    # --- unrest and the end

    def _unrest(self, shown: State, event: ev.UnrestCounted) -> Cue:
        """Each pair or triple rises together under a word that says what it costs."""
        if not event.groups:
            return Cue(0.0)
        told = then(*(self._group(shown, event.colour, group) for group in event.groups))
        return told.scaled(min(1.0, self._pace.told_most / told.seconds))

    def _group(self, shown: State, colour: Colour, group: tuple[Card, ...]) -> Cue:
        places = self._layout.cards(shown)
        half = self._pace.told / 2
        moves: list[Move] = []
        for card in group:
            low, look = places[card], Appearance("card", card, colour)
            high = low._replace(y=low.y - 26, lift=0.6)
            moves.append(Move(card, low, high, 0.0, half, easing.ease_out, look=look))
            moves.append(Move(card, high, low, half, half, easing.ease_in, look=look))
        centre = sum(places[card].x for card in group) / len(group)
        cost = self._say(words.UNREST_COST, Pose(centre, places[group[0]].y + 40, z=95), self._pace.told)
        return together(Cue(self._pace.told, tuple(moves), ((0.0, "unrest"),)), cost)

    @staticmethod
    def _say(text: str, pose: Pose, seconds: float = 0.45) -> Cue:
        return spoken(("say", text, pose.x), Appearance("say", text), pose._replace(z=95), 34, seconds)


def _dwell(event: ev.Event) -> float:
    """How long an event has to be read when nothing flies."""
    match event:
        case ev.CardDrawn() if event.card.is_court:
            return 0.7
        case ev.JokerRolled():
            return 1.05
        case ev.UnrestCounted():
            return 0.9
        case _:
            return 0.0


def _lying(shown: State) -> frozenset[Hashable]:
    """What lies on the table before anything moves."""
    return STANDING | {"support", "tax", *_colours(shown)}


def _distance(a: Pose, b: Pose) -> float:
    return float(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5)


def _colours(state: State) -> dict[Card, Colour]:
    return {card: colour for colour in Colour for card in state.side(colour).active}
