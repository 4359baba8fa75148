"""The moments of the activation deck, from the list of battles to the report."""

from __future__ import annotations

from dataclasses import replace

from game.content.battles import Battle
from game.content.engagement import Engagement, begin
from game.engine.activation.chance import Chance
from game.engine.activation.commands import EndBattle, Lose, ReplaceGeneral, TurnCard
from game.engine.activation.model import BLACK, RED, Colour, Grade, colour_of
from game.engine.activation.rules import match_from
from game.engine.piles import JOKER, Card
from game.scenes.activation.scene import BattleScene
from game.stage.scene import Reset
from tools.puppet import Puppet
from tools.shots.register import moment

SEED = 7
NAMED = "modder-river"  # two commands against one, all units named
GUNS = "example-with-guns"
NUMBERS = "example-by-number"
WELL_ON = 30  # cards


# --- positions


def shipped(puppet: Puppet, name: str) -> Battle:
    """A battle that came with the game."""
    return next(battle for battle in puppet.app.kit.doors.shipped_battles() if battle.id == name)


def mustered(puppet: Puppet, name: str = "") -> None:
    """The set-up of a battle; without a name that of a new one."""
    doors = puppet.app.kit.doors
    battle = shipped(puppet, name) if name else None
    puppet.app.manager.ask(Reset(lambda: doors.muster(battle)))
    puppet.tick(3)
    puppet.uncover()


def seated(puppet: Puppet, engagement: Engagement) -> None:
    """The table with a battle on it."""
    kit = puppet.app.kit
    puppet.app.manager.ask(Reset(lambda: BattleScene(kit, engagement)))
    puppet.tick(3)
    puppet.uncover()


def dealt(puppet: Puppet, name: str, *tops: Colour | None) -> None:
    """A battle about to begin, the highest cards of these colours on top; None is a Joker."""
    battle = shipped(puppet, name)
    state = begin(battle, SEED).match.state
    pack = list(state.pack)
    first = [_highest(pack, colour) for colour in tops]
    for card in first:
        pack.remove(card)
    match = match_from(replace(state, pack=(*first, *pack)), Chance.from_seed(SEED))
    seated(puppet, Engagement(battle, SEED, match))


def _highest(pack: list[Card], colour: Colour | None) -> Card:
    own = [card for card in pack if not card.is_joker and colour_of(card) is colour]
    return max(own, key=lambda card: card.rank) if own else JOKER


def fought(puppet: Puppet) -> Engagement:
    """A battle some cards old, with losses and a general killed, red acting."""
    engagement = begin(shipped(puppet, NAMED), SEED)
    for number in range(WELL_ON):
        engagement.do(TurnCard())
        if number == WELL_ON // 3:
            engagement.do(Lose(RED, 0, units=(0, 4)))
            engagement.do(ReplaceGeneral(BLACK, 0, "Piet Cronjé", Grade.AVERAGE))
    while engagement.match.state.acting is not RED:
        engagement.do(TurnCard())
    seated(puppet, engagement)
    return engagement


def turned(puppet: Puppet, times: int = 1) -> None:
    """So many cards, by the one key."""
    for _ in range(times):
        puppet.key("space")
        puppet.until(lambda: bool(getattr(puppet.scene, "idle", True)))
        puppet.tick(30)


# --- before the battle


@moment
def battles(puppet: Puppet) -> None:
    """The list of battles, a new one chosen."""
    puppet.click("activation")


@moment
def battles_told(puppet: Puppet) -> None:
    """What there is to say of a battle."""
    puppet.click("activation")
    puppet.key("home", *["down"] * 4)  # it may stand on another leaf of the list


@moment
def battle_kept(puppet: Puppet) -> None:
    """A battle of the player's own in the list, just kept."""
    puppet.click("activation")
    puppet.click("go")
    puppet.key("1", "2")
    puppet.click("keep")
    puppet.click("back")


@moment
def muster(puppet: Puppet) -> None:
    """A new battle is set up."""
    mustered(puppet)


@moment
def muster_example(puppet: Puppet) -> None:
    """The first worked example."""
    mustered(puppet, NUMBERS)


@moment
def muster_named(puppet: Puppet) -> None:
    """Forces that go by name, two commands on a side."""
    mustered(puppet, NAMED)


@moment
def muster_small(puppet: Puppet) -> None:
    """A force too small for its cards, the dice thrown for the other."""
    mustered(puppet)
    puppet.key("1", "tab")
    puppet.click("black dice")
    puppet.tick(120)


@moment
def roster(puppet: Puppet) -> None:
    """The units of a command by name."""
    mustered(puppet, NAMED)
    puppet.click("black roster")


@moment
def generals(puppet: Puppet) -> None:
    """The generals of a side."""
    mustered(puppet, NAMED)
    puppet.click("red commands")


@moment
def general_alone(puppet: Puppet) -> None:
    """The one general of a side whose units are a number."""
    mustered(puppet, NUMBERS)
    puppet.click("red commands")


@moment
def letters(puppet: Puppet) -> None:
    """The case of letters for a hand without a keyboard."""
    mustered(puppet)
    puppet.click("red general")
    line = puppet.form["red general"].box
    puppet.click((line.right - 10, line.cy))
    puppet.tick(2)


@moment
def battle_rules(puppet: Puppet) -> None:
    """The rules of one battle."""
    mustered(puppet)
    puppet.click("rules")


@moment
def printing(puppet: Puppet) -> None:
    """What can be printed."""
    mustered(puppet, NAMED)
    puppet.click("print")


# --- the battle


@moment
def battle_ready(puppet: Puppet) -> None:
    """No card has been turned."""
    dealt(puppet, GUNS)


@moment
def battle_red(puppet: Puppet) -> None:
    """A red card."""
    dealt(puppet, NAMED, RED)
    turned(puppet)


@moment
def battle_guns(puppet: Puppet) -> None:
    """A black card, its guns and one more unit ticked off."""
    dealt(puppet, GUNS, BLACK)
    turned(puppet)
    puppet.key("1", "2", "4")


@moment
def battle_joker(puppet: Puppet) -> None:
    """A Joker on the table, four cards gone before it."""
    dealt(puppet, NAMED, RED, BLACK, BLACK, RED, None)
    turned(puppet, 5)


@moment
def battle_numbers(puppet: Puppet) -> None:
    """Without a roster: plain pips."""
    dealt(puppet, NUMBERS, RED)
    turned(puppet)
    puppet.key("3", "3")


@moment
def battle_late(puppet: Puppet) -> None:
    """A battle well on its way."""
    fought(puppet)


@moment
def battle_ended(puppet: Puppet) -> None:
    """The table after the battle."""
    engagement = fought(puppet)
    engagement.do(EndBattle(RED))
    seated(puppet, engagement)
    puppet.until(lambda: "table" in puppet.form)
    puppet.click("table")


@moment
def battle_paper(puppet: Puppet) -> None:
    """The players turn cards of their own."""
    seated(puppet, begin(shipped(puppet, NAMED), SEED, paper=True))


@moment
def entering(puppet: Puppet) -> None:
    """Which card has been turned."""
    battle_paper(puppet)
    puppet.key("space")


@moment
def orders(puppet: Puppet) -> None:
    """Losses, arrivals, generals."""
    fought(puppet)
    puppet.key("o")


@moment
def fairness(puppet: Puppet) -> None:
    """Whether it has evened out."""
    fought(puppet)
    puppet.key("f")


@moment
def journal(puppet: Puppet) -> None:
    """All that was done."""
    fought(puppet)
    puppet.key("l")


@moment
def battle_rulebook(puppet: Puppet) -> None:
    """How it is played, opened from the table."""
    fought(puppet)
    puppet.key("f1")


@moment
def battle_pause(puppet: Puppet) -> None:
    """The pause page over a battle."""
    fought(puppet)
    puppet.key("escape")


@moment
def battle_keys(puppet: Puppet) -> None:
    """The keys of a battle."""
    battle_pause(puppet)
    puppet.click("keys")


@moment
def battle_report(puppet: Puppet) -> None:
    """What came of it."""
    engagement = fought(puppet)
    engagement.do(EndBattle(BLACK))
    seated(puppet, engagement)
    puppet.until(lambda: not isinstance(puppet.scene, BattleScene))
