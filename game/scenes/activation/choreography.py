"""Turns what happens in a battle into cues: what moves, from where to where, how long. Decides no rule."""

from __future__ import annotations

from collections.abc import Hashable
from typing import assert_never

from game.content import battle_table_words as words
from game.content.sounds import SNAP, STRIKE
from game.engine.activation import events as ev
from game.engine.activation.model import Colour, Role, State
from game.engine.piles import JOKER
from game.scenes.activation.appearance import Appearance
from game.scenes.activation.beats import Beat, evolved
from game.scenes.activation.flood import DEEP, SIDES
from game.scenes.activation.layout import Layout
from game.scenes.activation.taken_back import small, taken_back
from game.scenes.faces import CARD_W
from game.scenes.spoken import spoken
from game.scenes.still import FADE, stilled
from game.stage import easing
from game.stage.timeline import Cue, Move, Pose, together

FLIGHT = 0.42  # face down: it is turned over where the great number beside it changes as soon as it lies
FLIP = 0.20
FACE = FLIGHT + FLIP / 2  # when it is on its edge, and shows its face
LAY_AWAY = 0.30
CLOSE_UP = 0.12
HAND = 0.12  # until the hand that lays a card away turns the next; the row has closed up by then
FLOOD = FLIP  # while it is turned over: three frames from each edge
GATHER = 0.34  # the discards go back
STAGGER = 0.03
LIFT = 0.2  # the pack grows; only then does it turn, for every size at every angle is a picture of its own
CUT = 0.34  # the pack is brought to the middle and parted
RIFFLE = 0.64
SQUARE = 0.4  # and laid back: it is heard to be bridged meanwhile, and knocked square
RIFFLED = 0.24  # when it begins to be heard
PACKETS = 14  # cards that are seen when the pack is riffled
TOLD = 0.6
DICE = 0.75
DOWN = 0.53  # of that time, when they strike the table
MOMENT = 0.5
THE_END = 1.6
SHOWN = 0.2  # so long no press skips it, least of all the one that ended the battle
MOST_GATHERED = 14
SETTLING = 0.12  # seconds in which the last discard comes to lie on the pack, which begins to be lifted
UPON = 0.6  # with reduced motion, until the discard that is seen upon the pack fades


ACTING = {Role.ARTILLERY: "cannon_near", Role.MACHINE_GUN: "volley", Role.OTHER: "counter"}


class Choreography:
    """Cues for the table of one layout. With `reduced`, things cross-fade briefly and nothing flies."""

    def __init__(self, layout: Layout, *, reduced: bool) -> None:
        self._layout = layout
        self._reduced = reduced

    def cue_of(self, shown: State, beat: Beat) -> Cue:
        """The cue of a beat, given the state before it."""
        cues, acted = list[Cue](), shown.acting
        for event in beat:
            cue = self._moving(shown, event)
            if self._reduced:
                cue = self._still(shown, event, cue)
            cues.append(cue.after(HAND) if cues else cue)
            shown = evolved(shown, (event,))
        until, last = max(cue.seconds for cue in cues), beat[-1]
        if acted is not None and isinstance(last, ev.CardTurned) and last.colour is None:
            cues.append(self._ebb(acted, until))
        if isinstance(last, ev.BattleEnded) and last.winner is not None and last.winner is not acted:
            cues.append(self._won(last.winner, until))
        elif isinstance(last, ev.BattleEnded) and last.winner is None and acted is not None:
            cues.append(self._ebb(acted, until))
        return together(*cues)

    def back(self, shown: State, now: State) -> Cue:
        """What is seen when something has been taken back, from what was shown to what is shown now."""
        cue = taken_back(self._layout, shown, now)
        lay = ["returned", *(("discard", i) for i in range(len(shown.discard)))]
        return stilled(cue, 0.0, lay) if self._reduced and cue.seconds else cue

    def _still(self, shown: State, event: ev.Event, cue: Cue) -> Cue:
        """The cue of an event without its flights."""
        if isinstance(event, ev.PackShuffled):  # the pack lies where it is
            told = stilled(self._say(words.turn_of(event.reshuffles + 1)), _dwell(event))
            return together(self._put_back(shown), told)
        # a card that is laid away has lain there, and so have those that make room
        laid = isinstance(event, ev.CardFinished)
        return stilled(cue, _dwell(event), {move.key for move in cue.moves} if laid else ())

    def _moving(self, shown: State, event: ev.Event) -> Cue:
        match event:
            case ev.CardTurned():
                return self._turned(shown, event)
            case ev.CardFinished():
                return self._finished(shown, event)
            case ev.JokerSetAside():
                return self._say(words.WAITS)
            case ev.JokerPlayed():
                return self._flown(JOKER)
            case ev.PackShuffled():
                return self._shuffled(shown, event)
            case ev.UnitsActivated():
                return Cue(0.0, (), ((0.0, ACTING[event.role]),))
            case ev.ActivationTakenBack():
                return Cue(0.0, (), ((0.0, "card_picked"),))
            case ev.UnitsLost() | ev.UnitsArrived() | ev.UnitsRallied():
                return Cue(0.0, (), ((0.0, "counter"),))
            case ev.GeneralReplaced():
                return self._graded(event)
            case ev.BattleEnded():
                return self._ended()
            case (
                ev.GeneralRegraded()
                | ev.SwitchOrdered()
                | ev.ForceSwitched()
                | ev.CardsChanged()
                | ev.CardsKept()
                | ev.JokersLeft()
            ):
                return Cue(0.0)  # told in words
            case _:
                assert_never(event)

    # --- cards

    def _turned(self, shown: State, event: ev.CardTurned) -> Cue:
        called = "joker" if event.colour is None else "drum_tap"
        flight = self._flown(event.card).heard(called, FACE)
        if event.colour is None or event.colour is shown.acting:
            return flight
        return together(flight, self._flood(event.colour).after(flight.seconds - FLOOD))

    def _flown(self, card: object) -> Cue:
        """From the pack, growing on its way; then it is turned over."""
        start, end, look = self._layout.pack_pose, self._layout.card_pose, Appearance("card", card)
        down = end._replace(turn=start.turn)
        moves = (
            Move("card", start, down, 0.0, FLIGHT, easing.emphasised, arc=0.12, look=look),
            Move("card", down, end, FLIGHT, FLIP, easing.ease_in_out, look=look),
        )
        return Cue(FLIGHT + FLIP, moves, ((0.0, "card_slides"), (FACE - SNAP, "card_turns")))

    def _flood(self, colour: Colour) -> Cue:
        """Round the window, in from one edge after the other; a place is how far a strip is from its own."""
        each = FLOOD / len(SIDES)
        moves = tuple(
            Move(
                ("flood", side), Pose(x * DEEP, y * DEEP, z=1), Pose(0.0, 0.0, z=1), each * i, each,
                easing.ease_out, look=Appearance("flood", (colour, side)),
            )
            for i, (side, (x, y)) in enumerate(SIDES.items())
        )  # fmt: skip
        return Cue(FLOOD, moves)

    def _ebb(self, colour: Colour, until: float) -> Cue:
        """Nobody acts: the colour goes as it came, or fades, and is gone as the number changes."""
        here, each, moves = Pose(0.0, 0.0, z=1), FLOOD / len(SIDES), list[Move]()
        for i, (side, (x, y)) in enumerate(SIDES.items()):
            key, look = ("ebb", side), Appearance("flood", (colour, side))
            if self._reduced:
                moves.append(_gone(key, here, until - FADE, look))
                continue
            out = here._replace(x=x * DEEP, y=y * DEEP)
            begin = until - FLOOD + each * i
            moves.append(Move(key, here, out, begin, each, easing.ease_in, look=look, early=each * i))
        return Cue(until, tuple(moves))

    def _won(self, colour: Colour, until: float) -> Cue:
        """The colour of the side that has won comes, or fades in, and is there as that is told."""
        if not self._reduced:
            return self._flood(colour).after(until - FLOOD)
        here = Pose(0.0, 0.0, z=1)
        moves = tuple(
            Move(("flood", side), here._replace(alpha=0.0), here, until - FADE, FADE, easing.linear,
                 look=Appearance("flood", (colour, side)))
            for side in SIDES
        )  # fmt: skip
        return Cue(until, moves)

    def _finished(self, shown: State, event: ev.CardFinished) -> Cue:
        """To the end of the row of discards, which closes up."""
        count = len(shown.discard)
        befores, (*afters, end) = (self._layout.discard_poses(lying) for lying in (count, count + 1))
        look = Appearance("card", event.card)
        away = Move("out", self._layout.card_pose, end, 0.0, LAY_AWAY, easing.ease_in_out, look=look)
        closing = []
        if befores != tuple(afters):
            for i in range(self._layout.discards_hidden(count), count):
                start, arrived, small = befores[i], afters[i], Appearance("small", shown.discard[i])
                closing.append(
                    Move(("discard", i), self._small(start), self._small(arrived), 0.0, CLOSE_UP, look=small)
                )
        return Cue(LAY_AWAY, (*closing, away), ((0.0, "card_slides"),))

    def _small(self, pose: Pose) -> Pose:
        return small(self._layout, pose)

    # --- the riffle

    def _shuffled(self, shown: State, event: ev.PackShuffled) -> Cue:
        told = self._say(words.turn_of(event.reshuffles + 1))
        gathered = self._gathered(shown)
        riffled = together(self._riffled(), told.after(CUT + RIFFLE - 0.2))
        return together(gathered, riffled.after(max(0.0, gathered.seconds - SETTLING)))

    def _gathered(self, shown: State) -> Cue:
        """The discards go back upon the pack, face down."""
        count = len(shown.discard)
        if not count:
            return Cue(0.0)
        moves, poses, hidden = [], self._layout.discard_poses(count), self._layout.discards_hidden(count)
        for order, i in enumerate(reversed(range(count))):
            begin = min(order, MOST_GATHERED) * STAGGER
            start = self._small(poses[i])
            end = self._small(self._layout.pack_pose)._replace(z=70 + order * 0.01)
            look = Appearance("small", shown.discard[i])
            lies_bare = max(0.0, begin - STAGGER) if i < hidden else 0.0
            moves.append(Move(("discard", i), start, start, lies_bare, 0.0, look=look))
            moves.append(
                Move(
                    ("discard", i), start, end, begin + 0.001, GATHER, easing.ease_in_out, arc=0.06, look=look
                )
            )
            unseen = end._replace(alpha=0.0)  # part of the pack, which is about to be taken up
            moves.append(Move(("discard", i), unseen, unseen, moves[-1].until, 0.0, look=look))
        return Cue(max(move.until for move in moves), tuple(moves), ((0.0, "cards_gathered"),))

    def _put_back(self, shown: State) -> Cue:
        """With reduced motion: they fade where they lay; the last is seen upon the pack for a moment."""
        count = len(shown.discard)
        if not count:
            return Cue(0.0)
        poses, hidden = self._layout.discard_poses(count), self._layout.discards_hidden(count)
        looks = [Appearance("small", card) for card in shown.discard]
        upon = self._small(self._layout.pack_pose)._replace(turn=1.0, z=70)
        return Cue(
            UPON + FADE,
            (
                *(_gone(("discard", i), self._small(poses[i]), 0.0, looks[i]) for i in range(hidden, count)),
                Move("upon", upon._replace(alpha=0.0), upon, 0.0, FADE, easing.linear, look=looks[-1]),
                _gone("upon", upon, UPON, looks[-1]),
            ),
            ((0.0, "cards_gathered"),),
        )

    def _riffled(self) -> Cue:
        """The pack is lifted and parted, its halves fall into one another, and it is laid back."""
        pack, here = self._layout.pack_pose._replace(turn=1.0), self._layout.riffle_pose
        apart = CARD_W * self._layout.columns.riffle + 14
        each = RIFFLE / PACKETS
        done = CUT + RIFFLE + each * 2
        moves: list[Move] = []
        for i in range(PACKETS):
            way = 1 if i % 2 else -1
            half = here._replace(
                x=here.x + way * apart / 2, y=here.y - 5.0 * (i // 2), angle=-6 * way, z=80 + i * 0.01
            )
            whole = here._replace(y=here.y - 3.0 * i, z=90 + i * 0.01)
            key, begin, look = ("riffle", i), CUT + each * i, Appearance("back")
            moves.append(Move(key, pack, here, 0.0, LIFT, easing.ease_in, look=look))
            moves.append(Move(key, here, half, LIFT, CUT - LIFT, easing.ease_out, look=look))
            moves.append(Move(key, half, whole, begin, each * 2.2, easing.ease_in, arc=0.3, look=look))
            moves.append(Move(key, whole, pack._replace(z=95 + i * 0.01), done, SQUARE, easing.ease_in_out,
                              look=look))  # fmt: skip
        return Cue(done + SQUARE, tuple(moves), ((RIFFLED, "riffle"),))

    # --- words, dice, the end

    def _say(self, text: str) -> Cue:
        card = self._layout.card
        low = Pose(card.cx, card.bottom - 30, z=120)  # the drummer's face stays in sight
        return spoken(("say", text), Appearance("say", text), low, 40, TOLD)

    def _graded(self, event: ev.GeneralReplaced) -> Cue:
        """Two dice for the new general, if they were thrown (Rules A2)."""
        if not event.dice:
            return Cue(0.0)
        middle = self._layout.card
        moves: list[Move] = []
        for i, face in enumerate(event.dice):
            rest = Pose(middle.cx + (i * 2 - 1) * 80, middle.cy, z=110 + i, spin=1.0)
            start = rest._replace(x=middle.x - 200, y=middle.bottom + 120, spin=0.0)
            look, key = Appearance("die", (face, i % 2)), ("die", i)
            moves.append(Move(key, start, rest, 0.0, DICE, easing.ease_out, arc=0.2, look=look))
        return Cue(DICE + MOMENT, tuple(moves), ((DICE * DOWN - STRIKE, "dice_2"),))

    def _ended(self) -> Cue:
        box = self._layout.safe
        start, end = Pose(box.cx, box.y - 160, z=130), Pose(box.cx, box.cy - 60, z=130)
        key: Hashable = "ending"
        drop = Move(key, start, end, 0.0, 0.5, easing.out_back, look=Appearance("ribbon", words.OVER))
        return Cue(THE_END, (drop,), ((0.0, "battle_over"),), held=SHOWN)


def _gone(key: Hashable, pose: Pose, begin: float, look: object) -> Move:
    """Something fades where it lies."""
    return Move(key, pose, pose._replace(alpha=0.0), begin, FADE, easing.linear, look=look)


def _dwell(event: ev.Event) -> float:
    """How long an event has to be seen when nothing flies."""
    match event:
        case ev.PackShuffled() | ev.GeneralReplaced() | ev.JokerSetAside():
            return 0.9
        case ev.BattleEnded():
            return 1.2
        case _:
            return 0.0
