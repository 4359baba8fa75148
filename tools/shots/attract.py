"""The moments and films of what runs while nobody plays, and of what it leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.content.honours import TITLES, Entry, allowed
from game.content.kiosk import Profile
from game.content.seedcode import code_of
from game.engine.advice.players import casual, play
from game.engine.government.model import Outcome
from game.scenes.attract.programme import Name
from game.scenes.attract.scene import AttractScene
from game.scenes.kit import Ministry
from game.stage.inputs import FocusGained, TextTyped
from game.stage.scene import Push, Reset, Scene
from tools.puppet import Puppet
from tools.shots.reel import LONGEST
from tools.shots.register import film, moment

PATIENCE = 20  # times a part is begun until its pictures are there from its beginning


def shown(puppet: Puppet, name: Name, seconds: float, round_: int = 0) -> None:
    """A part of the programme, so long after its beginning; it begins again once its pictures are there."""
    kit = puppet.app.kit
    first = kit.doors.attract()
    assert isinstance(first, AttractScene)
    programme = first.programme
    for i in range(PATIENCE):
        programme.at(name, round_)
        puppet.app.manager.ask(Reset(lambda: AttractScene(kit, programme)))
        puppet.tick()
        puppet.fetch()
        puppet.until(lambda: not puppet.app._looks._art.fetches)  # its candles come last
        if i and programme.name == name:  # else its pictures were so long in coming that it went on
            break
    puppet.until(lambda: isinstance(puppet.scene, AttractScene) and puppet.scene.elapsed >= seconds)


@moment
def attract_title(puppet: Puppet) -> None:
    """The game's name."""
    puppet.until_ready("whole")
    shown(puppet, "title", 3.0)


@moment
def attract_tax(puppet: Puppet) -> None:
    """A government that plays itself: the tax."""
    shown(puppet, "government", 4.0)


@moment
def attract_throw(puppet: Puppet) -> None:
    """Likewise: dice."""
    shown(puppet, "government", 9.0)


@moment
def attract_turn_four(puppet: Puppet) -> None:
    """Likewise: the last turn that is shown."""
    shown(puppet, "government", 31.0)


@moment
def attract_how(puppet: Puppet) -> None:
    """How to play, in three pictures."""
    shown(puppet, "how", 9.0)


@moment
def attract_plate(puppet: Puppet) -> None:
    """A print, and what it makes one ask."""
    shown(puppet, "plate", 6.5, 3)


@moment
def attract_asked(puppet: Puppet) -> None:
    """While it is coloured."""
    shown(puppet, "plate", 1.6, 4)


@moment
def attract_battle(puppet: Puppet) -> None:
    """A battle that plays itself."""
    shown(puppet, "battle", 4.5)


@moment
def attract_board(puppet: Puppet) -> None:
    """The best of the day."""
    signed(puppet, 40)
    shown(puppet, "board", 2.0)


@moment
def choice(puppet: Puppet) -> None:
    """The one big choice."""
    opened(puppet, puppet.app.kit.doors.choice)


@moment
def choice_of_a_kiosk(puppet: Puppet) -> None:
    """Likewise, with a government to go on with."""
    puppet.app.house = Profile()
    puppet.app.office.begin(puppet.app.levels[0], 5)
    opened(puppet, puppet.app.kit.doors.choice)


@moment
def levels_of_a_kiosk(puppet: Puppet) -> None:
    """The few levels that an organiser offers."""
    puppet.app.house = Profile()
    opened(puppet, puppet.app.kit.doors.choose_level)


@moment
def level_of_an_exhibition(puppet: Puppet) -> None:
    """The one level of a day on which decisions are compared."""
    puppet.app.house = Profile(exhibition=code_of(5))
    opened(puppet, puppet.app.kit.doors.choose_level)


@moment
def title_of_a_kiosk(puppet: Puppet) -> None:
    """The title page of a visitor."""
    puppet.app.house = Profile()
    opened(puppet, puppet.app.kit.doors.title)
    puppet.fetch()


@moment
def honours(puppet: Puppet) -> None:
    """The board of a long day, with a new line."""
    entries = signed(puppet, 40)
    opened(puppet, lambda: puppet.app.kit.doors.honours(entries[7]))


@moment
def honours_by_decisions(puppet: Puppet) -> None:
    """The board of an exhibition day."""
    puppet.app.house = Profile(exhibition=code_of(5))
    entries = signed(puppet, 9)
    opened(puppet, lambda: puppet.app.kit.doors.honours(entries[2]))


@moment
def honours_early(puppet: Puppet) -> None:
    """The board when three have signed."""
    entries = signed(puppet, 3)
    opened(puppet, lambda: puppet.app.kit.doors.honours(entries[1]))


@moment
def honours_empty(puppet: Puppet) -> None:
    """The board before anybody has signed."""
    opened(puppet, lambda: puppet.app.kit.doors.honours(None))


@moment
def sign(puppet: Puppet) -> None:
    """Three letters."""
    opened(puppet, lambda: puppet.app.kit.doors.sign(ended(puppet)))
    puppet.give(TextTyped("JH"))


@moment
def sign_refused(puppet: Puppet) -> None:
    """Letters that are no fit reading."""
    opened(puppet, lambda: puppet.app.kit.doors.sign(ended(puppet)))
    puppet.give(TextTyped("ass"))
    puppet.click("sign")


@moment
def sign_title(puppet: Puppet) -> None:
    """A title of the time."""
    opened(puppet, lambda: puppet.app.kit.doors.sign(ended(puppet)))
    puppet.click("other")


@moment
def won_at_a_kiosk(puppet: Puppet) -> None:
    """The verdict with its invitation to sign."""
    puppet.app.house = Profile()
    opened(puppet, lambda: puppet.app.kit.doors.ending(ended(puppet)))
    puppet.until_ready("whole")


@moment
def won_on_an_exhibition_day(puppet: Puppet) -> None:
    """Likewise where decisions are compared, of a deal that has been played before."""
    puppet.app.house = Profile(exhibition=code_of(5))
    ministry = replace(ended(puppet), known=True)
    opened(puppet, lambda: puppet.app.kit.doors.ending(ministry))
    puppet.until_ready("whole")


def opened(puppet: Puppet, make: Callable[[], Scene]) -> None:
    """A page upon the title."""
    puppet.app.manager.ask(Push(make))
    puppet.tick(30)
    puppet.uncover()


def ended(puppet: Puppet) -> Ministry:
    """A government that has stood to the end."""
    level = next(level for level in puppet.app.levels if level.id == "short-gentle")
    for seed in range(200):
        match = play(level.rules, seed, casual)
        if match.state.outcome is Outcome.WON:
            return Ministry(level, seed, code_of(seed), match)
    raise LookupError("nobody stood to the end")


def signed(puppet: Puppet, count: int) -> list[Entry]:
    """So many have signed today."""
    for number in range(count):
        name = (
            TITLES[number % len(TITLES)]
            if number % 3 == 0
            else "".join(chr(65 + (number * step) % 26) for step in (3, 7, 11))
        )
        puppet.app.honours.sign(
            Entry(
                name=name if name in TITLES or allowed(name) else "ABC",
                level=("Short Parliament", "Short and Stormy", "As written")[number % 3],
                outcome=("won", "lost_to_unrest", "won", "lost_to_tax")[number % 4],
                turns=14 - number % 4,
                points=150 - number * 3,
                seed="ACORN-ACORN-000",
                fair=6.4 - number * 0.9,
            )
        )
    return list(puppet.app.honours.entries)


@film
def film_attract(puppet: Puppet) -> None:
    """The table playing itself, through captions that are read while nothing moves."""
    shown(puppet, "government", 2.0)
    puppet.later(LONGEST, FocusGained())
