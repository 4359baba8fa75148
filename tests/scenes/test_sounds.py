"""What is asked for of the sound, at which moment and from where; and that a card may come and go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.moods import mood_of
from game.content.seedcode import seed_of
from game.content.sounds import CAPTIONED, MOODS, SOUNDS, caption
from game.engine.government.model import Phase, Rules
from game.engine.government.rules import new_match
from game.engine.piles import card
from game.options import Options
from game.preferences import volumes_of
from game.scenes.played import hear
from game.stage.inputs import KeyPressed, SoundCardBack, SoundCardGone
from game.stage.playback import Heard
from game.stage.scene import Reset
from game.stage.sound_captions import stem_of
from tests.scenes import pages
from tools import battle_bot
from tools.puppet import Puppet

SEED = seed_of("BOTTLE-PUMPKIN-841")


@pytest.fixture
def puppet(tmp_path: Path) -> Iterator[Puppet]:
    player = Puppet(tmp_path, options=Options(seed=SEED))
    player.tick(3)
    yield player
    player.close()


def test_a_turn_is_heard_in_the_order_in_which_it_is_seen(puppet: Puppet) -> None:
    puppet.click("confirm")
    puppet.settle()
    heard = [name for name in puppet.sounds if name != "hover"]
    assert heard.count("card_slides") >= 2
    assert heard.count("card_turns") >= 2
    assert heard.index("coin_in") < heard.index("card_slides") < heard.index("card_turns")


def test_each_deck_is_heard_from_where_its_cards_are(puppet: Puppet) -> None:
    puppet.click("confirm")
    puppet.settle()
    places = {place for name, place, _ in puppet.silence.asked if name.startswith("card_")}
    assert all(-1.0 <= place <= 1.0 for place in places)
    assert min(places) < -0.5, "the decks lie at the left"


def test_places_are_cut_at_the_edges_and_nowhere_is_the_middle() -> None:
    asked: list[tuple[str, float]] = []
    look = pages.look((1920, 1080))
    kit = replace(pages.House().kit, play=lambda name, place=0.0: asked.append((name, place)))
    hear(kit, look, [Heard("a", -500.0), Heard("b", 960.0), Heard("c", 9000.0), Heard("d", None)])
    assert asked == [("a", -1.0), ("b", 0.0), ("c", 1.0), ("d", 0.0)]


def test_everything_that_is_asked_for_has_a_name_in_the_list(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options())
    battle_bot.begin(puppet, 7)
    for _ in zip(range(60), battle_bot.play(puppet), strict=False):
        pass
    asked = {stem_of(name) for name in puppet.sounds}
    puppet.close()
    assert asked
    assert asked <= set(SOUNDS)
    assert set(puppet.silence.moods) <= set(MOODS)


def test_the_music_follows_the_place_and_the_danger(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path)
    puppet.tick(2)
    assert puppet.silence.moods[-1] == "title"
    puppet.click("prints")
    puppet.tick(2)
    assert puppet.silence.moods[-1] == "interval"
    puppet.key("escape")
    puppet.tick(2)
    assert puppet.silence.moods[-1] == "title"
    battle_bot.begin(puppet, 3)
    assert puppet.silence.moods[-1] == "deck"
    puppet.close()


def test_a_government_is_tense_while_it_may_fall_within_the_turn() -> None:
    state = replace(new_match(Rules(), 1).state, phase=Phase.RESOLVE)
    assert mood_of(state) == "calm"
    assert mood_of(replace(state, support=2)) == "tense"
    open_events = tuple(card(name) for name in ("AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S"))
    assert mood_of(replace(state, domestic=replace(state.domestic, active=open_events))) == "tense"


def test_m_silences_everywhere_but_where_letters_are_written(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path)
    puppet.tick(2)
    puppet.key("m")
    assert volumes_of(puppet.app.preferences.now).mute
    puppet.key("m")
    assert not volumes_of(puppet.app.preferences.now).mute
    battle_bot.begin(puppet, 3)
    puppet.close()


def test_m_is_a_letter_on_a_line(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path)
    puppet.tick(2)
    doors = puppet.app.kit.doors
    puppet.app.manager.ask(Reset(lambda: doors.muster(None)))
    puppet.tick(3)
    puppet.click("red general")
    puppet.give(KeyPressed("m"))
    puppet.tick(2)
    assert not puppet.app.preferences.now.mute
    puppet.close()


def test_captions_are_told_only_where_they_are_wanted(puppet: Puppet) -> None:
    puppet.click("confirm")
    puppet.tick(60)
    assert puppet.app._captions() == ""
    puppet.app.kit.change(msgspec.structs.replace(puppet.app.kit.settings(), captions=True))
    puppet.app.kit.play("gavel", 0.0)
    puppet.tick(2)
    assert caption("gavel") in puppet.app._captions()
    assert puppet.app.manager._caption.text == puppet.app._captions()


def test_every_caption_has_words() -> None:
    assert CAPTIONED
    assert all(caption(name) for name in CAPTIONED)


def test_a_card_that_goes_and_comes_stops_nothing(puppet: Puppet) -> None:
    puppet.give(SoundCardGone(), SoundCardBack())
    puppet.click("confirm")
    puppet.settle()
    assert puppet.running


def test_a_card_that_the_system_says_is_gone_and_back_is_let_go_and_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puppet = Puppet(tmp_path, options=Options(seed=SEED), posted=True)
    puppet.tick(3)
    told: list[str] = []
    monkeypatch.setattr(puppet.silence, "device_gone", lambda: told.append("gone"))
    monkeypatch.setattr(puppet.silence, "device_back", lambda: told.append("back"))
    for kind, which in ((pygame.AUDIODEVICEREMOVED, 2), (pygame.AUDIODEVICEADDED, 0)):
        pygame.event.post(pygame.Event(kind, which=which, iscapture=0))
        puppet.tick(2)
        assert puppet.running
    assert told == ["gone", "back"]
    puppet.app.kit.play("gavel", 0.0)
    assert puppet.sounds[-1] == "gavel"
    puppet.close()


def test_on_a_machine_without_sound_a_turn_is_played_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing-of-this-name")
    puppet = Puppet(tmp_path, options=Options(seed=SEED), audible=True)
    puppet.tick(3)
    puppet.click("confirm")
    puppet.settle()
    assert puppet.government.shown == puppet.government.ministry.match.state
    assert puppet.running
    puppet.close()
