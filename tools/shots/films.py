"""Every choreography by name: hands and positions that lead to its first frame."""

from __future__ import annotations

from dataclasses import replace

from game.engine.activation.commands import EndBattle
from game.engine.activation.model import BLACK, RED
from game.engine.government.model import Phase, State
from game.scenes.activation.scene import BattleScene
from game.scenes.engraving import EngravingScene
from game.stage.inputs import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.stage.scene import Reset
from tools.puppet import Puppet
from tools.shots.activation import GUNS, NAMED, dealt, fought, mustered, turned
from tools.shots.government import (
    LIFTING,
    crowded,
    midgame,
    placed,
    prints,
    returns,
    scripted,
    to_draw,
)
from tools.shots.register import film

LAST_TURN = 27


# --- the government: tax and draw


@film
def film_draw(puppet: Puppet) -> None:
    """Tax collected, two events drawn."""
    placed(puppet, lambda s: to_draw(s, "9S", "10D"))
    puppet.key("t")


@film
def film_tax(puppet: Puppet) -> None:
    """The tax is raised by three, Support pays for it."""
    placed(puppet, lambda s: to_draw(s, "9S", "10D"))
    puppet.key("7")
    puppet.key("t")


@film
def film_tax_lowered(puppet: Puppet) -> None:
    """The tax is lowered, Support rises."""
    placed(puppet, lambda s: to_draw(s, "9S", "10D"))
    puppet.key("2")
    puppet.key("t")


@film
def film_joker(puppet: Puppet) -> None:
    """A Joker at home, a King abroad."""
    scripted(puppet, lambda s: to_draw(s, "JOKER", "KH"), 5)
    puppet.key("t")


@film
def film_court(puppet: Puppet) -> None:
    """A Queen at home, a Knave abroad."""
    placed(puppet, lambda s: to_draw(s, "QS", "JD"))
    puppet.key("t")


@film
def film_draw_crowded(puppet: Puppet) -> None:
    """A draw into rows of nine and more."""
    placed(puppet, _nine)
    puppet.key("t")


def _nine(state: State) -> State:
    state = crowded(state)
    sides = [
        replace(side, deck=side.active[-1:], active=side.active[:-1])
        for side in (state.domestic, state.foreign)
    ]
    return replace(state, phase=Phase.TAX, turn=9, domestic=sides[0], foreign=sides[1])


@film
def film_joker_choice(puppet: Puppet) -> None:
    """Two events come back that the player has chosen: the first and the last of three."""
    returns(puppet)
    for place in ("0", "2"):
        puppet.click(f"card {place}")
    puppet.click("confirm")


@film
def film_last_cards(puppet: Puppet) -> None:
    """Both decks run out."""
    placed(puppet, _last_cards)
    puppet.key("t")


def _last_cards(state: State) -> State:
    state = to_draw(state, "9S", "10D")
    sides = [replace(side, deck=side.deck[:1]) for side in (state.domestic, state.foreign)]
    return replace(state, turn=LAST_TURN, domestic=sides[0], foreign=sides[1])


# --- attempts


@film
def film_one_die(puppet: Puppet) -> None:
    """One die is enough."""
    _thrown(puppet, ("card 3C",), "1", 5)


@film
def film_throw(puppet: Puppet) -> None:
    """Six dice for two events: carried by the last of them."""
    _thrown(puppet, ("card 4S", "card 8C"), "6", 2, 1, 6, 1, 2, 1)


@film
def film_failure(puppet: Puppet) -> None:
    """Six dice for two events: lost by a hair."""
    _thrown(puppet, ("card 4S", "card 8C"), "6", 1, 2, 3, 1, 2, 2)


@film
def film_many_dice(puppet: Puppet) -> None:
    """Thirteen dice: more than lie on the tray."""
    dice = (3, 5, 1, 6, 2, 4, 3, 6, 5, 1, 2, 4, 6)
    _thrown(puppet, ("card 4S", "card 8C", "card 3C", "card 5S"), "13", *dice)


@film
def film_crowded_throw(puppet: Puppet) -> None:
    """An event out of a full row is carried: the row closes up."""
    scripted(puppet, crowded, 6, 6)
    puppet.click("card 5D")
    puppet.key("2", "t")


def _thrown(puppet: Puppet, names: tuple[str, ...], dice: str, *faces: int) -> None:
    scripted(puppet, midgame, *faces)
    for name in names:
        puppet.click(name)
    puppet.key(*dice)
    puppet.key("t")


# --- the end of a turn and of a government


@film
def film_unrest(puppet: Puppet) -> None:
    """The end of a turn with unrest in both colours."""
    placed(puppet, midgame)
    puppet.key("e")


@film
def film_undo(puppet: Puppet) -> None:
    """The end of a turn is taken back."""
    _turn_ended(puppet)
    puppet.key("z", ctrl=True)


@film
def film_redo(puppet: Puppet) -> None:
    """And done again: it is seen as it was at first."""
    _turn_ended(puppet)
    puppet.key("z", ctrl=True)
    puppet.tick(LIFTING)
    puppet.key("y", ctrl=True)


def _turn_ended(puppet: Puppet) -> None:
    placed(puppet, midgame)
    puppet.key("e")
    puppet.settle()
    puppet.tick(LIFTING)


def _fallen(puppet: Puppet, system: str) -> None:
    placed(puppet, lambda s: replace(midgame(s), support=2), system=system)
    puppet.key("e")


def _stood(puppet: Puppet, system: str) -> None:
    placed(puppet, _last_turn, system=system)
    puppet.key("e")


def _last_turn(state: State) -> State:
    """Everything drawn, little left open: the end of this turn is the end."""
    sides = [
        replace(side, deck=(), active=side.active[:1]) for side in (midgame(state).domestic, state.foreign)
    ]
    return replace(midgame(state), turn=LAST_TURN, domestic=sides[0], foreign=replace(sides[1], active=()))


@film
def film_fall(puppet: Puppet) -> None:
    """A ministry falls."""
    _fallen(puppet, "democracy")


@film
def film_fall_monarchy(puppet: Puppet) -> None:
    """A king falls."""
    _fallen(puppet, "monarchy")


@film
def film_fall_dictatorship(puppet: Puppet) -> None:
    """A dictator falls."""
    _fallen(puppet, "dictatorship")


@film
def film_triumph(puppet: Puppet) -> None:
    """A ministry stands to the end."""
    _stood(puppet, "democracy")


@film
def film_triumph_monarchy(puppet: Puppet) -> None:
    """A king stands to the end."""
    _stood(puppet, "monarchy")


@film
def film_triumph_dictatorship(puppet: Puppet) -> None:
    """A dictator stands to the end."""
    _stood(puppet, "dictatorship")


# --- under the pointer, and pages


@film
def film_hover(puppet: Puppet) -> None:
    """The pointer comes over a card, crosses it, and goes on to the next; one is chosen."""
    placed(puppet, midgame)
    box, after = puppet.form["card 8C"].box, puppet.form["card 3C"].box
    path = [(box.x + 4, box.bottom - 30), (box.x + box.w * 0.3, box.cy + 40), box.centre]
    path += [(box.right - 20, box.y + 40), (after.x + 30, after.cy)]
    for number, pos in enumerate(path):
        puppet.later(number * 14, PointerMoved(pos))
    pos = after.centre
    puppet.later(len(path) * 14, PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))


@film
def film_turned_page(puppet: Puppet) -> None:
    """A page over another: turned like a sheet."""
    film_title(puppet)
    puppet.click("prints")


@film
def film_curtain(puppet: Puppet) -> None:
    """From the title to the table."""
    film_title(puppet)
    kit, level = puppet.app.kit, puppet.app.levels[0]
    puppet.app.manager.ask(Reset(lambda: kit.doors.begin(level, 1)))
    puppet.tick()


@film
def film_reveal(puppet: Puppet) -> None:
    """A print is coloured by hand."""
    prints(puppet)
    puppet.click("print 3")
    puppet.until(lambda: isinstance(puppet.scene, EngravingScene))
    puppet.until_ready()


@film
def film_first_sight(puppet: Puppet) -> None:
    """An event is met with for the first time: its print passes by."""
    placed(puppet, lambda s: to_draw(s, "9S", "KD"))
    theme, album = puppet.government.ministry.level.theme, puppet.app.album
    album.turn_over()
    puppet.key("t")
    puppet.until(lambda: isinstance(puppet.scene, EngravingScene))
    puppet.until_ready()
    album.paste(f"plate_{event.plate}" for event in theme.events)


@film
def film_title(puppet: Puppet) -> None:
    """The crowd before the hustings."""
    puppet.fetch()
    if not puppet.app.preferences.now.reduced_motion:
        puppet.until_ready("moves")


# --- the activation deck


@film
def film_card(puppet: Puppet) -> None:
    """A card laid away and the other side's turned."""
    dealt(puppet, NAMED, RED, BLACK)
    turned(puppet)
    puppet.key("space")


@film
def film_riffle(puppet: Puppet) -> None:
    """A Joker: the discards return, the pack is riffled, the turn steps."""
    dealt(puppet, NAMED, RED, BLACK, BLACK, RED, None)
    turned(puppet, 4)
    puppet.key("space")


@film
def film_unit(puppet: Puppet) -> None:
    """Guns and one more unit are ticked off."""
    dealt(puppet, GUNS, BLACK)
    turned(puppet)
    for number, key in enumerate("124"):
        puppet.later(number * 15, KeyPressed(key))


@film
def film_battle_undo(puppet: Puppet) -> None:
    """The card that was turned last goes back upon the pack, and the one before it returns."""
    dealt(puppet, NAMED, RED, BLACK, BLACK)
    turned(puppet, 3)
    puppet.key("z", ctrl=True)


@film
def film_riffle_undo(puppet: Puppet) -> None:
    """A Joker is taken back: the discards come out of the pack again."""
    dealt(puppet, NAMED, RED, BLACK, BLACK, RED, None)
    turned(puppet, 5)
    puppet.key("z", ctrl=True)


@film
def film_grade(puppet: Puppet) -> None:
    """Two dice for a general of the muster."""
    mustered(puppet)
    puppet.click("black dice")


@film
def film_battle_over(puppet: Puppet) -> None:
    """Dark falls on the field."""
    engagement = fought(puppet)
    scene = puppet.scene
    assert isinstance(scene, BattleScene)
    scene.order(EndBattle(BLACK))
    assert engagement.match.state.outcome is not None
    puppet.tick()
