"""The set-up of a battle: two commands, the arithmetic, the cards. It must not know how one is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.content.battle_refused import muster_sentence
from game.content.battles import Battle
from game.content.kiosk_words import NOTHING_WRITTEN
from game.content.muster_words import Muster as Words
from game.content.muster_words import rules_told
from game.content.seedcode import SeedError, code_of, new_seed, seed_of
from game.engine.activation.chance import Chance
from game.engine.activation.model import BLACK, COLOURS, RED, Colour, Force, Grade, Rules
from game.engine.activation.muster import Grading, MusterRefused, throw_for_grade
from game.engine.activation.reckoning import MOST_UNITS
from game.scenes.activation import muster_draft as draft
from game.scenes.activation.cards import ActivationFaces
from game.scenes.activation.ground import war_ground
from game.scenes.activation.muster_commands import Chain, CommandsScene
from game.scenes.activation.muster_dice import Tumble
from game.scenes.activation.muster_grade import DiceTray, GradePicker, rests
from game.scenes.activation.muster_layout import MusterLayout, lay_out
from game.scenes.activation.muster_panel import ink_of, print_side
from game.scenes.activation.muster_roster import RosterScene
from game.scenes.activation.muster_rules import BattleRulesScene
from game.scenes.activation.print_page import PrintScene
from game.scenes.field import Field, named_alike, written_alike
from game.scenes.kit import Kit
from game.scenes.overlay import as_read
from game.scenes.sheet import Sheet
from game.scenes.stepper import Stepper
from game.scenes.writing_page import WritingPage
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, PointerPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Pop, Push, Reset, Scene, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

ARMY = Style(Face.CASLON_BOLD, 50, palette.INK)
TOLD = Style(Face.FELL_ITALIC, 30, palette.INK)
CODE = Style(Face.CASLON_BOLD, 36, palette.INK)
LONGEST_CODE = 40
LONGEST_TITLE = 40
FIRST = "red units"  # where the focus begins: a digit, Tab, and so on
FIRST_NAMED = "red roster"  # the same where a roster counts the units


class MusterScene(WritingPage):
    """Both sides on one screen; every change is reckoned at once and shown to the cards themselves."""

    opaque = True
    idles = "activation"

    def __init__(
        self,
        kit: Kit,
        battle: Battle | None = None,
        *,
        chance: Callable[[], Chance] = lambda: Chance.from_seed(new_seed()),
    ) -> None:
        super().__init__(kit)
        self._battle = battle or draft.new_battle()
        self._given = self._kept = self._battle
        self._shown = {RED: 0, BLACK: 0}
        self._seed = new_seed()
        self._chance = chance
        self._answer: Callable[[object], None] | None = None  # what the page above is to be asked
        self._faces: ActivationFaces | None = None
        self._layout: MusterLayout | None = None
        self._panels: dict[Colour, tuple[object, Item]] = {}
        self._flight: tuple[Colour, Grading, Tumble] | None = None

    # --- what app and tests may ask

    @property
    def battle(self) -> Battle:
        """The battle as it is set up now."""
        return self._battle

    @property
    def seed(self) -> int:
        """The deal that would be dealt."""
        return self._seed

    @property
    def throwing(self) -> bool:
        """Whether dice are in the air."""
        return self._flight is not None

    def force(self, colour: Colour) -> Force:
        """The command of a side that is being set up."""
        return self._battle.army(colour).forces[self._shown[colour]]

    # --- input

    def handle(self, entry: Input) -> Transition | None:
        """A key or click while the dice roll brings them to rest, and does nothing else."""
        if self._flight is not None and isinstance(entry, KeyPressed | PointerPressed):
            self._flight[2].finish()
            self._land()
            return None
        return super().handle(entry)

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """F1 opens the rulebook; Ctrl with S, P and Enter keep, print and begin."""
        if self.asks(key, "rules"):
            return Push(lambda: self.kit.doors.battle_rules(self._battle.rules))
        name = {"s": "keep", "p": "print", "enter": "begin"}.get(key.key) if key.ctrl else None
        if name is None or key.repeat:
            return None
        if not self.form[name].enabled:
            self.message = self.form[name].why
            return True
        return self.chosen(Chosen(name)) or True

    def back(self) -> Transition | None:
        """Back to the battles; what has been changed is not lost without asking."""
        if self._battle == self._kept:
            return Pop()
        question = (Words.LEAVE_TITLE, Words.LEAVE, Words.LEAVE_YES, Words.LEAVE_NO)
        return self._open(
            lambda: self.kit.doors.ask(*question), lambda yes: self.wish(Pop()) if yes is True else None
        )

    def resume(self, result: object) -> None:
        """What the page above has brought."""
        answer, self._answer = self._answer, None
        if answer is not None:
            answer(result)
        super().resume(result)
        self.refresh()

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Something of a side, of the battle, or a way on."""
        side, _, what = chosen.name.partition(" ")
        if side in tuple(COLOURS):
            return self._of_side(Colour(side), what, chosen.value)
        match chosen.name:
            case "title" if isinstance(chosen.value, str):
                self._change(replace(self._battle, title=chosen.value))
            case "seed" if isinstance(chosen.value, str):
                self._deal(chosen.value)
            case "another":
                self._seed = new_seed()
                self.refresh()
            case "exchange":
                self._shown = {RED: self._shown[BLACK], BLACK: self._shown[RED]}
                self._change(draft.exchanged(self._battle))
            case _:
                return self._go(chosen.name)
        return None

    def _go(self, name: str) -> Transition | None:
        match name:
            case "back":
                return self.back()
            case "rules":
                return self._open(lambda: BattleRulesScene(self.kit, self._battle.rules), self._take_rules)
            case "print":
                return self._open(lambda: PrintScene(self.kit, self._battle), lambda _: None)
            case "keep":
                self._keep()
                return None
            case _:
                return self._begin(paper=name == "paper")

    def _of_side(self, colour: Colour, what: str, value: object) -> Transition | None:
        force = self.force(colour)
        match what, value:
            case "name", str(name):
                self._change(draft.with_army_name(self._battle, colour, name))
            case "general", str(general):
                self._put(colour, replace(force, general=general))
            case "units", int(units):
                self._put(colour, draft.with_units(force, units))
            case "grade", Grade() as grade:
                self._put(colour, draft.by_hand(force, grade))
            case "dice", _:
                self._throw(colour)
            case "roster", _:
                return self._open(
                    lambda: RosterScene(self.kit, force, colour), partial(self._take_roster, colour)
                )
            case _:
                battle, place = self._battle, self._shown[colour]
                return self._open(
                    lambda: CommandsScene(self.kit, battle, colour, place),
                    partial(self._take_commands, colour),
                )
        return None

    # --- changes

    def _change(self, battle: Battle) -> None:
        self._battle = battle
        self.refresh()

    def _put(self, colour: Colour, force: Force) -> None:
        self._change(draft.with_force(self._battle, colour, self._shown[colour], force))

    def _open(self, make: Callable[[], Scene], answer: Callable[[object], None]) -> Transition:
        self._answer = answer
        return Push(make)

    def _take_rules(self, rules: object) -> None:
        if isinstance(rules, Rules):
            self._battle = draft.with_rules(self._battle, rules)

    def _take_roster(self, colour: Colour, roster: object) -> None:
        if isinstance(roster, tuple):
            self._put(colour, draft.with_roster(self.force(colour), roster))

    def _take_commands(self, colour: Colour, chain: object) -> None:
        if isinstance(chain, Chain):
            self._shown[colour] = chain.place
            self._change(draft.with_army(self._battle, colour, chain.army))

    def _deal(self, code: str) -> None:
        try:
            self._seed = seed_of(code)
        except SeedError as error:
            self.message = str(error)
        self.refresh()

    def _keep(self) -> None:
        self._battle, told = self.kit.doors.keep_own(draft.settled(self._battle, self._given))
        if self._battle.path:
            self._given = self._kept = self._battle
        self.message = told or Words.KEPT.format(title=self._battle.title)
        self.refresh()

    def _begin(self, *, paper: bool) -> Transition:
        """A running battle is not replaced without asking."""
        battle, seed, doors = draft.settled(self._battle, self._given), self._seed, self.kit.doors
        go = Reset(lambda: doors.engage(battle, seed, paper))
        running = doors.engagement()
        if running is None or running.match.state.outcome is not None:
            return go
        question = Words.REPLACE.format(title=running.battle.title, turn=running.match.state.turn)
        return self._open(
            lambda: doors.ask(Words.REPLACE_TITLE, question, Words.REPLACE_YES, Words.REPLACE_NO),
            lambda yes: self.wish(go) if yes is True else None,
        )

    # --- the dice

    def _throw(self, colour: Colour) -> None:
        assert self._look is not None
        assert self._layout is not None
        grading, _ = throw_for_grade(self._battle.rules, self._chance())
        places = rests(self._layout.panel(colour).dice)
        tumble = Tumble(self._look, grading.dice, places, self.kit.settings().speed_factor)
        self._flight = colour, grading, tumble
        if tumble.over:
            self.kit.play("dice_2")
            self._land()
        else:
            self.refresh()

    def _land(self) -> None:
        assert self._flight is not None
        colour, grading, _ = self._flight
        self._flight = None
        self._put(colour, draft.by_dice(self.force(colour), grading))

    def update(self, dt: float, /) -> Transition | None:
        """The dice roll on."""
        if self._flight is not None:
            if self._flight[2].advance(dt):
                self.kit.play("dice_2")
            if self._flight[2].over:
                self._land()
        return super().update(dt)

    # --- what is seen

    def arrange(self, look: Look) -> None:
        """Cards are composed anew for another size; dice in the air come to rest."""
        self._faces = ActivationFaces(look)
        self._layout = lay_out(look)
        self._panels.clear()
        fresh = self._look is None
        super().arrange(look)
        if self._flight is not None:
            self._land()
        if fresh:
            self.form.focus(FIRST if self.form[FIRST].enabled else FIRST_NAMED)

    def slip_box(self, look: Look) -> Box:
        """Over the cards, where nothing can be pressed."""
        layout, safe = self._layout, look.frame.safe
        assert layout is not None
        return Box.around(safe.cx, layout.red.cards.cy, min(safe.w * 0.8, 1200), 84)

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """The cloth, the sheets, and the dice above them."""
        assert self._look is not None
        canvas.background = war_ground(self._look)
        super().draw(canvas, alpha)
        if self._flight is not None:
            canvas.live(self._flight[2].items(alpha / 60))

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The head and the two sides."""
        assert self._layout is not None
        head = Sheet(look, self._layout.head)
        head.text(rules_told(self._battle.rules), TOLD, self._layout.told, "left")
        refused = draft.refusal(self._battle)
        return (head.item, *(self._side(look, colour, refused) for colour in COLOURS))

    def _side(self, look: Look, colour: Colour, refused: MusterRefused | None) -> Item:
        """A side's sheet, printed anew only where something on it has changed."""
        assert self._layout is not None
        assert self._faces is not None
        here = refused if refused is not None and refused.colour is colour else None
        key = (self.force(colour), self._battle.rules, here and muster_sentence(here))
        if colour not in self._panels or self._panels[colour][0] != key:
            panel, place = self._layout.panel(colour), self._shown[colour]
            item = print_side(look, self._faces, panel, self._battle, colour, place, here)
            self._panels[colour] = key, item
        return self._panels[colour][1]

    def widgets(self, look: Look, /) -> list[Widget]:
        """What stands at the head of the page, the two sides, then the ways on."""
        layout = self._layout
        assert layout is not None
        refused = draft.refusal(self._battle)
        ready, why = refused is None, muster_sentence(refused) if refused is not None else ""
        files, no_files = ready and self.kit.house() is None, why or NOTHING_WRITTEN
        foot = layout.foot
        head: list[Widget] = [
            Field("title", layout.title, self._battle.title, Words.BATTLE, longest=LONGEST_TITLE),
            Button("exchange", layout.exchange, Words.EXCHANGE),
            Field(
                "seed",
                layout.seed,
                code_of(self._seed),
                Words.SHUFFLE,
                longest=LONGEST_CODE,
                style=CODE,
                capitals=True,
            ),
            Button("another", layout.another, Words.ANOTHER),
        ]
        ways = [
            Button("begin", foot["begin"], Words.BEGIN, "brass", enabled=ready, why=why),
            Button("paper", foot["paper"], Words.BEGIN_PAPER, enabled=ready, why=why),
            Button("print", foot["print"], Words.PRINT, enabled=files, why=no_files),
            Button("keep", foot["keep"], Words.KEEP, enabled=files, why=no_files),
            Button("rules", foot["rules"], Words.RULES),
            Button("back", foot["back"], Words.BACK),
        ]
        sides = [widget for colour in COLOURS for widget in self._side_widgets(colour)]
        named_alike(look, [*head, *sides])
        written_alike(look, [line for line in sides if isinstance(line, Field) and line.label])
        return [*head, *sides, *as_read(ways)]

    def _side_widgets(self, colour: Colour) -> list[Widget]:
        assert self._layout is not None
        panel, army, force = self._layout.panel(colour), self._battle.army(colour), self.force(colour)
        count, place = len(army.forces), self._shown[colour] + 1
        generals = Words.GENERALS.format(place=place, count=count) if count > 1 else Words.ONE_GENERAL
        flying = self._flight is not None and self._flight[0] is colour
        unit = Words.UNIT if force.units == 1 else Words.UNITS
        found: list[Widget] = [
            Field(f"{colour} name", panel.name, army.name, style=ARMY.inked(ink_of(colour))),
            Field(f"{colour} general", panel.general, force.general, Words.GENERAL),
            Button(f"{colour} commands", panel.commands, generals),
            Stepper(
                f"{colour} units",
                panel.units,
                1,
                MOST_UNITS,
                force.units,
                label=unit,
                enabled=not force.roster,
                why=Words.COUNTED,
            ),
            Button(f"{colour} roster", panel.roster, Words.ROSTER_KEPT if force.roster else Words.ROSTER),
            GradePicker(f"{colour} grade", panel.grade, self._battle.rules, force.grade),
            DiceTray(f"{colour} dice", panel.dice, force.dice, in_flight=flying),
        ]
        return as_read(found)
