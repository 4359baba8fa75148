"""The moments of the government and of the pages around it: positions, and hands that lead to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec

from game.content.seedcode import seed_of
from game.engine.government.chance import Chance
from game.engine.government.commands import Attempt, Collect, DrawEvents, EndTurn, SetTax
from game.engine.government.model import Phase, Side, State
from game.engine.government.rules import GOVERNMENT
from game.engine.match import Match
from game.engine.piles import JOKER, Card, card
from game.scenes.government.scene import GovernmentScene
from game.scenes.kit import Ministry
from game.stage.scene import Reset
from tools import pupil
from tools.puppet import Puppet
from tools.shots.register import moment

SEED = seed_of("BOTTLE-PUMPKIN-841")
LIFTING = 12  # frames in which a chosen card has risen

# --- positions


def placed(
    puppet: Puppet, change: Callable[[State], State], chance: Chance | None = None, system: str = ""
) -> GovernmentScene:
    """Open the table at a position made from a fresh game; the dice and the kind of state may be chosen."""
    kit, level = puppet.app.kit, puppet.app.levels[0]
    if system:
        level = replace(level, theme=msgspec.structs.replace(level.theme, system=system))
    puppet.app.manager.ask(Reset(lambda: kit.doors.begin(level, SEED)))
    puppet.tick(3)
    fresh = puppet.government.ministry
    match = Match(GOVERNMENT, change(fresh.match.state), chance or fresh.match.chance)
    ministry = Ministry(level, SEED, fresh.code, match, whole=False)
    puppet.app.office.ministry = ministry
    puppet.app.manager.ask(Reset(lambda: GovernmentScene(kit, ministry)))
    puppet.tick(3)
    puppet.uncover()
    return puppet.government


def arranged(side: Side, *, active: str = "", resolved: str = "", top: str = "") -> Side:
    """A colour with these events in play and resolved, and that card on top of its deck."""
    cards = [*side.deck, *side.active, *side.resolved]
    chosen = {name: tuple(map(card, names.split())) for name, names in (("a", active), ("r", resolved))}
    rest = [c for c in cards if c not in chosen["a"] and c not in chosen["r"]]
    first: Card | None = card(top) if top else None
    if first is not None:
        rest.remove(first)
        rest.insert(0, first)
    return replace(side, deck=tuple(rest), active=chosen["a"], resolved=chosen["r"])


def midgame(state: State) -> State:
    """Some events open, some resolved, money in hand."""
    return replace(
        state,
        phase=Phase.RESOLVE,
        turn=9,
        support=6,
        tax=4,
        treasury=14,
        domestic=arranged(state.domestic, active="4S 8C 3C 5S", resolved="AS 2C 7S"),
        foreign=arranged(state.foreign, active="3H 5D 6H", resolved="9D AH"),
    )


FIRST = ("4S", "8C", "3C", "5S"), ("3H", "5D", "6H")


def scripted(puppet: Puppet, change: Callable[[State], State], *dice: int) -> None:
    """A position, with the dice that will fall."""
    placed(puppet, change, Chance.scripted(dice))


def to_draw(state: State, domestic: str, foreign: str) -> State:
    """A position in the tax phase, with these two cards on top of their decks."""
    state = replace(midgame(state), phase=Phase.TAX)
    home, abroad = (" ".join(names) for names in FIRST)
    return replace(
        state,
        domestic=arranged(state.domestic, active=home, resolved="AS 2C 7S", top=domestic),
        foreign=arranged(state.foreign, active=abroad, resolved="9D AH", top=foreign),
    )


def crowded(state: State) -> State:
    """All twenty events of both colours open, and only a Joker to come."""
    sides = [
        replace(
            side,
            deck=(JOKER,),
            active=tuple(card for card in side.deck if not (card.is_court or card.is_joker)),
            gone=tuple(card for card in side.deck if card.is_court),
        )
        for side in (state.domestic, state.foreign)
    ]
    return replace(
        state, phase=Phase.RESOLVE, turn=26, support=9, treasury=37, domestic=sides[0], foreign=sides[1]
    )


# --- moments


@moment
def title(puppet: Puppet) -> None:
    """The title page."""
    puppet.fetch()


@moment
def new_government(puppet: Puppet) -> None:
    """Choosing a level."""
    puppet.click("new")


@moment
def tax(puppet: Puppet) -> None:
    """Raising the tax, with ghosts on the tracks."""
    placed(puppet, lambda s: replace(midgame(s), phase=Phase.TAX))
    puppet.key("7")


@moment
def resolve(puppet: Puppet) -> None:
    """Nothing chosen yet."""
    placed(puppet, midgame)


def _guided(puppet: Puppet, aim: str) -> None:
    """The first moment at which the guide of a first game points at such a thing."""
    pupil.begin(puppet)
    for step in pupil.follow(puppet, pupil.by_keys):
        if step.aim.startswith(aim):
            break


@moment
def guided(puppet: Puppet) -> None:
    """The guide's first word: the aim of the game, and the tax."""
    _guided(puppet, "tax")


@moment
def guided_to_a_card(puppet: Puppet) -> None:
    """The first event is to be chosen."""
    _guided(puppet, "card")


@moment
def guided_to_throw(puppet: Puppet) -> None:
    """The first dice are to be thrown."""
    _guided(puppet, "throw")


@moment
def guided_to_the_end(puppet: Puppet) -> None:
    """The first turn is to be ended."""
    _guided(puppet, "end")


@moment
def guided_no_more(puppet: Puppet) -> None:
    """The guide's last word."""
    _guided(puppet, "support")


@moment
def pick(puppet: Puppet) -> None:
    """Two events chosen, the odds told."""
    placed(puppet, midgame)
    for name in ("card 4S", "card 8C"):
        puppet.click(name)
    puppet.tick(LIFTING)


@moment
def thrown(puppet: Puppet) -> None:
    """Dice on the table."""
    pick(puppet)
    puppet.key("t")
    puppet.settle()


@moment
def crowd(puppet: Puppet) -> None:
    """Twenty events a colour."""
    placed(puppet, crowded)
    for name in ("5D", "8H"):
        puppet.click(f"card {name}")
    puppet.tick(LIFTING)


@moment
def ten(puppet: Puppet) -> None:
    """Ten events a colour."""
    placed(puppet, _ten)
    puppet.click("card 5D")
    puppet.tick(LIFTING)


def _ten(state: State) -> State:
    state = crowded(state)
    sides = [
        replace(side, active=side.active[:10], resolved=side.active[10:])
        for side in (state.domestic, state.foreign)
    ]
    return replace(state, turn=14, domestic=sides[0], foreign=sides[1])


@moment
def returns(puppet: Puppet) -> None:
    """A Joker has come, and the player chooses which events come back."""
    scripted(puppet, _choosing, 2)
    puppet.key("t")
    puppet.until(lambda: "confirm" in puppet.form)
    puppet.uncover()


def _choosing(state: State) -> State:
    state = to_draw(state, "JOKER", "10D")
    return replace(state, rules=replace(state.rules, joker_return="choice"))


@moment
def fresh(puppet: Puppet) -> None:
    """The first turn."""
    placed(puppet, lambda s: s)


@moment
def won(puppet: Puppet) -> None:
    """Victory: a short game played to its end."""
    _played_out(puppet, 5)


@moment
def account(puppet: Puppet) -> None:
    """The numbers of a government that has ended."""
    _played_out(puppet, 5)
    puppet.click("account")


@moment
def fallen(puppet: Puppet) -> None:
    """A fall."""
    _played_out(puppet, 1)


def _played_out(puppet: Puppet, tax: int) -> None:
    kit, level = puppet.app.kit, puppet.app.levels[0]
    puppet.app.manager.ask(Reset(lambda: kit.doors.begin(level, SEED)))
    puppet.tick(3)
    match = puppet.government.ministry.match
    while match.state.outcome is None:
        legal = match.legal
        if legal.tax:
            match.do(SetTax(tax))
        elif legal.collect:
            match.do(Collect())
        elif legal.draw:
            match.do(DrawEvents())
        elif legal.attempts:
            choice = legal.attempts[0]
            lowest = min(choice.cards, key=lambda c: c.rank)
            match.do(Attempt(choice.colour, (lowest,), min(choice.dice_max, lowest.rank // 3 + 1)))
        else:
            match.do(EndTurn())
    puppet.app.manager.ask(Reset(kit.doors.resume))
    puppet.tick(6)
    puppet.fetch()


@moment
def pause(puppet: Puppet) -> None:
    """The pause page over the table."""
    placed(puppet, midgame)
    puppet.key("escape")


@moment
def rules(puppet: Puppet) -> None:
    """A page of the rules."""
    puppet.key("f1")
    puppet.tick(2)
    puppet.key("right")


@moment
def settings(puppet: Puppet) -> None:
    """The settings."""
    puppet.click("settings")


@moment
def edges(puppet: Puppet) -> None:
    """The edges of the screen, a little of it kept free."""
    puppet.click("settings")
    while "edges" not in puppet.form:
        puppet.key("pagedown")
    puppet.click("edges")
    puppet.key("4")


@moment
def credits(puppet: Puppet) -> None:
    """The credits."""
    puppet.click("credits")


@moment
def inspect(puppet: Puppet) -> None:
    """A card seen large."""
    placed(puppet, midgame)
    puppet.click(puppet.form["card 8C"].box, button=3)


@moment
def prints(puppet: Puppet) -> None:
    """The print room."""
    puppet.click("prints")
    puppet.uncover()
    puppet.fetch()


@moment
def engraving(puppet: Puppet) -> None:
    """A print, large."""
    prints(puppet)
    puppet.click("print 4")
    puppet.fetch()


@moment
def pile(puppet: Puppet) -> None:
    """The resolved events of a colour."""
    placed(puppet, midgame)
    puppet.click("pile domestic")


@moment
def deck(puppet: Puppet) -> None:
    """What a deck still holds."""
    placed(puppet, midgame)
    puppet.click("deck foreign")


@moment
def gazette(puppet: Puppet) -> None:
    """The whole log."""
    placed(puppet, midgame)
    pick_and_end(puppet)
    puppet.key("g")


@moment
def ask(puppet: Puppet) -> None:
    """A tax that would be the end."""
    placed(puppet, lambda s: replace(midgame(s), phase=Phase.TAX))
    puppet.key("1", "0", "t")


def pick_and_end(puppet: Puppet) -> None:
    """One attempt and the end of the turn."""
    puppet.click("card 4S")
    puppet.key("t")
    puppet.settle()
    puppet.key("e")
    puppet.settle()
