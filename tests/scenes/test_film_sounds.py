"""Every choreography is heard while it is seen: which sounds it asks for, and at which moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content.sounds import SOUNDS
from game.options import Options
from game.stage.scene import Reset
from game.stage.sound_captions import stem_of
from tools.puppet import Puppet
from tools.shots import activation, attract, films, government  # their films are registered by reading them
from tools.shots.reel import heard
from tools.shots.register import FILMS

assert activation, (attract, films, government)
NEAR = 40  # milliseconds: two frames and what is lost by rounding
AT_ONCE = {
    "film-draw": "",
    "film-tax": "murmur support_down tax_up",
    "film-tax-lowered": "applause tax_down",
    "film-joker": "",
    "film-court": "",
    "film-draw-crowded": "",
    "film-joker-choice": "card_picked click page",
    "film-last-cards": "",
    "film-undo": "",
    "film-redo": "unrest",
    "film-one-die": "card_picked coin_out",
    "film-throw": "card_picked card_picked coin_out",
    "film-failure": "card_picked card_picked coin_out",
    "film-many-dice": "card_picked card_picked card_picked card_picked coin_out coin_out",
    "film-crowded-throw": "card_picked coin_out",
    "film-unrest": "unrest",
    "film-fall": "unrest",
    "film-fall-monarchy": "unrest",
    "film-fall-dictatorship": "unrest",
    "film-triumph": "triumph",
    "film-triumph-monarchy": "peal",
    "film-triumph-dictatorship": "drum_roll",
    "film-hover": "",
    "film-turned-page": "click page",
    "film-curtain": "curtain",
    "film-reveal": "click page switch page",
    "film-card": "card_slides",
    "film-riffle": "card_slides",
    "film-unit": "",
    "film-battle-undo": "card_slides",
    "film-riffle-undo": "card_slides",
    "film-first-sight": "page",
    "film-grade": "switch",
    "film-battle-over": "battle_over",
}
"""What is heard by the first frame, last of all that the hands have done to come there."""
THEN = {
    "film-draw": "coin_in 167 x4, card_slides 250 x2, card_turns 250 x2, cards_close_up 350 x2, "
    "card_lands 583 x2",
    "film-tax": "coin_in 717 x7, card_slides 783 x2, card_turns 800 x2, cards_close_up 883 x2, "
    "card_lands 1117 x2",
    "film-tax-lowered": "support_up 67, coin_in 617 x2, card_slides 683 x2, card_turns 700 x2, "
    "cards_close_up 783 x2, card_lands 1017 x2",
    "film-joker": "coin_in 167 x4, card_slides 250 x5, card_turns 250 x2, joker 583, dice_1 867, "
    "cards_close_up 1883, court 2467",
    "film-court": "coin_in 167 x4, card_slides 250 x2, card_turns 250 x2, court 583 x2",
    "film-draw-crowded": "coin_in 167 x3, card_slides 250 x2, card_turns 250 x2, card_lands 583 x2",
    "film-joker-choice": "card_slides 267 x2, cards_close_up 350",  # once the page has gone
    "film-last-cards": "coin_in 167 x4, card_slides 250 x2, card_turns 250 x2, cards_close_up 350 x2, "
    "card_lands 583 x2",
    "film-undo": "",
    "film-redo": "unrest 117 x2, murmur 133, support_down 133",
    "film-one-die": "dice_1 433, tick 683, applause 733, succeeded 733, seal 867, card_slides 917, "
    "cards_close_up 1016, support_up 983",
    "film-throw": "coin_out 17 x5, dice_6 433, tick 583 x5, cheer 833, hear_hear 833, succeeded 833, "
    "support_up 833, seal 967 x2, card_slides 1017 x2, cards_close_up 1116",
    "film-failure": "coin_out 17 x5, dice_6 433, tick 583 x5, failed 833, murmur 833",
    "film-many-dice": "coin_out 17 x10, dice_12 433, tick 583 x5, cheer 833, hear_hear 833, succeeded 833, "
    "support_up 833, seal 967 x4, card_slides 1017 x4",
    "film-crowded-throw": "coin_out 33, dice_2 433, tick 683 x2, succeeded 783, seal 917, card_slides 967, "
    "cards_close_up 1066, support_up 1033",
    "film-unrest": "unrest 117 x2, murmur 133, support_down 133",
    "film-fall": "support_down 317, unrest 333, fall 667, card_slides 767, card_lands 1117, "
    "gavel 1550, boo 1617, church_bell 1867",
    "film-fall-monarchy": "support_down 317, unrest 333, fall 667, coins_5 1467, gasp 1467, boo 1667, "
    "church_bell 1867",
    "film-fall-dictatorship": "support_down 317, unrest 333, fall 667, volley 967, drum_tap 1283, "
    "gavel 1683, boo 1717, church_bell 1917",
    "film-triumph": "cheer 333, applause 1083, peal 1500",
    "film-triumph-monarchy": "triumph 733, seal 983, cheer 1133",
    "film-triumph-dictatorship": "triumph 683, cannon_near 1650, cheer 1850",
    "film-hover": "hover 17 x2, card_picked 1183",
    "film-turned-page": "",
    "film-curtain": "",
    "film-reveal": "brush 17",
    "film-card": "card_slides 117, card_turns 500, drum_tap 633",
    "film-riffle": "card_slides 117, card_turns 500, joker 633, cards_gathered 733, riffle 1283",
    "film-unit": "cannon_near 17 x2, counter 517",
    "film-battle-undo": "",
    "film-riffle-undo": "",
    "film-first-sight": "brush 17",
    "film-grade": "dice_2 367",
    "film-battle-over": "page 1617",
}
"""When each is first heard, in milliseconds, and how often if not once."""
AFTERWARDS = {"page", "brush"}  # of the page that follows an ending; its picture is fetched by a thread


@pytest.fixture(scope="module")
def puppet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Puppet]:
    """One run of the game for all films: each puts its own position on the table."""
    player = Puppet(tmp_path_factory.mktemp("films"), size=(800, 600), options=Options())
    player.tick(3)
    yield player
    player.close()


def expected(text: str) -> dict[str, tuple[int, int]]:
    """First moment and number of each."""
    found = {}
    for part in filter(None, text.split(", ")):
        name, at, *times = part.split()
        found[name] = int(at), int(times[0][1:]) if times else 1
    return found


def test_every_film_is_listened_to() -> None:
    silent = {"film-title", "film-attract"}  # the title's square is music of its own; the show asks for none
    assert set(AT_ONCE) == set(THEN) == set(FILMS) - silent


@pytest.mark.parametrize("film", sorted(THEN))
def test_a_film_asks_for_its_sounds_at_their_moments(film: str, puppet: Puppet) -> None:
    puppet.app.manager.ask(Reset(puppet.app.kit.doors.title))
    puppet.tick(3)
    puppet.uncover()
    puppet.silence.asked.clear()
    FILMS[film](puppet)
    begun = " ".join(name for name in puppet.sounds if name != "hover")  # wherever the hands went
    sounds = heard(puppet)
    assert begun.endswith(AT_ONCE[film])
    assert all(stem_of(name) in SOUNDS for name in puppet.sounds)
    first: dict[str, int] = {}
    times: dict[str, int] = {}
    for at, name in sounds:
        first.setdefault(name, at)
        times[name] = times.get(name, 0) + 1
    if film.startswith(("film-fall", "film-triumph")):
        first = {name: at for name, at in first.items() if name not in AFTERWARDS}
    wanted = expected(THEN[film])
    assert set(first) == set(wanted)
    for name, (at, count) in wanted.items():
        assert abs(first[name] - at) <= NEAR, (name, first[name])
        assert times[name] == count, name
