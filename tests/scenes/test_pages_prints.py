"""The print room and its prints: found from the title and from a card, turned over by every hand."""

from __future__ import annotations

import itertools
import time

import pytest

from game.content.prints import prints_of
from game.engine.government.model import Colour
from game.engine.piles import card
from game.scenes.engraving import STAYING, EngravingScene
from game.scenes.impression import COLOURING, pictures_of
from game.scenes.inspect_card import InspectScene
from game.scenes.print_place import plate_of
from game.scenes.print_room import DWELL, PrintRoomScene
from game.scenes.title import TitleScene
from game.stage.inputs import FocusGained, FocusLost, KeyPressed, PointerMoved, PointerPressed, Wheeled
from game.stage.scene import Pop
from tests.scenes.pages import House, Player, levels, look

THEME = levels()[0].theme
PRINTS = prints_of(THEME)


def room() -> Player:
    return Player(lambda: PrintRoomScene(House().kit, THEME, PRINTS))


def print_(place: int) -> Player:
    return Player(lambda: EngravingScene(House().kit, PRINTS, place))


def shown(player: Player) -> str:
    assert isinstance(player.page, EngravingScene)
    return player.page.shown.title


def test_every_event_has_a_print_numbered_in_its_series() -> None:
    assert [each.title for each in PRINTS] == [event.title for event in THEME.events]
    assert PRINTS[0].number == "Domestic affairs, No. 1"
    assert PRINTS[-1].number == "Foreign affairs, No. 10"
    assert len({each.plate for each in PRINTS}) == 20


def test_the_print_room_is_found_from_the_title() -> None:
    player = Player(lambda: TitleScene(House().kit, "0.1.0"))
    player.click("prints")
    assert player.here == "prints"


@pytest.mark.parametrize("keys", [True, False])
def test_a_print_is_opened_large_by_pointer_and_by_keys(keys: bool) -> None:
    player = room()
    if keys:
        player.keys("pagedown")
        player.form.focus("print 13")
        player.keys("enter")
    else:
        player.click("later")
        player.click("print 13")
    assert (player.here, player.page.arguments) == ("engraving", (PRINTS, 13, False))  # type: ignore[attr-defined]


def test_prints_are_turned_over_by_arrows_wheel_and_buttons() -> None:
    player = print_(0)
    player.keys("left")
    assert shown(player) == PRINTS[0].title
    player.keys("right")
    player.give(Wheeled((500, 500), -1))
    player.click("later")
    assert shown(player) == PRINTS[3].title
    player.click("earlier")
    assert shown(player) == PRINTS[2].title


def test_the_room_shows_the_print_that_was_seen_last() -> None:
    scene = PrintRoomScene(House().kit, THEME, PRINTS)
    player = Player(lambda: scene)
    left = print_(17).page.back()  # type: ignore[attr-defined]
    assert isinstance(left, Pop)
    scene.resume(left.result)
    assert scene.leaf == 1
    assert player.form.focused == "print 17"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
def test_prints_hang_large_enough_to_be_looked_at_and_all_of_them(size: tuple[int, int]) -> None:
    player = Player(lambda: PrintRoomScene(House().kit, THEME, PRINTS), size)
    page = player.page
    hung: list[int] = []
    assert isinstance(page, PrintRoomScene)
    for _ in range(page.leaves(player.look)):
        plates = [name for name in player.form.names if name.startswith("print ")]
        assert all(player.form[name].box.w > 260 for name in plates)
        hung += [int(name.removeprefix("print ")) for name in plates]
        player.keys("pagedown")
    assert sorted(hung) == list(range(len(PRINTS)))


def asked_for(player: Player, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a thread is asked to decode from now on."""
    asked: list[str] = []

    def fetched(*names: str) -> bool:
        asked.extend(names)
        return False

    monkeypatch.setattr(player.look.art, "fetched", fetched)
    return asked


def test_prints_that_hang_are_not_awaited_again_when_their_files_are_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, seen = (
        PrintRoomScene(House().kit, levels()[0].theme, prints_of(levels()[0].theme)),
        look((1280, 720)),
    )
    page.arrange(seen)
    while not page.whole:
        page.update(1 / 60)
        page.printed(seen)
        time.sleep(0.005)
    monkeypatch.setattr(seen.art, "fetched", lambda *_: False)  # ten large files are more than may be kept
    page.printed(seen)
    assert page.whole


def test_a_print_that_is_pointed_at_for_a_moment_is_decoded_large(monkeypatch: pytest.MonkeyPatch) -> None:
    player = room()
    asked = asked_for(player, monkeypatch)
    for name in ("print 3", "print 4"):
        player.give(PointerMoved(player.form[name].box.centre))
        player.step()
    assert not [name for name in asked if "proof_" in name], "what is passed over is not meant"
    for _ in range(round(DWELL * 60) + 2):
        player.step()
    plate = PRINTS[4].plate.removeprefix("plate_")
    assert [name for name in asked if "proof_" in name] == [f"proof_{plate}_1280"]


def test_the_prints_beside_one_that_lies_there_are_decoded() -> None:
    player = print_(3)
    page = player.page
    assert isinstance(page, EngravingScene)
    while not page.whole:
        player.step()
        time.sleep(0.001)
        if page.ready:
            page._seconds = max(page._seconds, COLOURING - 0.1)
    art, across = player.look.art, plate_of(player.look.frame).w
    wanted = [name for place in (2, 4) for name in pictures_of(art, PRINTS[place].plate, across)]
    assert len(wanted) == 6
    for _ in range(2500):
        if art.ready(*wanted):
            break
        player.step()
        time.sleep(0.01)
    assert art.ready(*wanted)


def test_the_prints_that_were_looked_at_stay_when_the_window_changes() -> None:
    scene = PrintRoomScene(House().kit, THEME, PRINTS)
    player = Player(lambda: scene)
    player.keys("pagedown")
    for size, leaf in (((1024, 768), 2), ((1280, 720), 1)):
        scene.arrange(look(size))
        assert scene.leaf == leaf
        assert "print 10" in player.form


def test_the_print_of_a_card_is_opened_beside_its_history() -> None:
    player = Player(lambda: InspectScene(House().kit, levels()[0], card("8C"), Colour.DOMESTIC))
    player.click("print")
    assert player.here == "engraving"
    court = Player(lambda: InspectScene(House().kit, levels()[0], card("KC"), Colour.DOMESTIC))
    assert "print" not in court.form


def test_a_passing_print_goes_by_itself_or_by_any_press() -> None:
    for entry in (None, KeyPressed("space"), PointerPressed((300.0, 300.0))):
        player = Player(lambda: EngravingScene(House().kit, PRINTS[:1], 0, True))
        assert not player.form.names, "nothing on it can be pressed"
        if entry is not None:
            player.give(entry)
            player.step()
            assert player.here == "below"
            continue
        seconds = 0.0
        while player.here != "below" and seconds < 30:
            player.step()
            seconds += 1 / 60
            time.sleep(0.001)
        assert COLOURING + STAYING - 0.01 <= seconds < 30


def test_a_passing_print_waits_for_whoever_is_elsewhere() -> None:
    player = Player(lambda: EngravingScene(House().kit, PRINTS[:1], 0, True))
    page = player.page
    assert isinstance(page, EngravingScene)
    player.give(FocusLost())
    while not page.ready:
        time.sleep(0.001)
    for _ in range(round(2 * (COLOURING + STAYING) * 60)):
        player.step()
    assert player.page is page
    assert not page.whole
    player.give(FocusGained())
    for _ in range(round((COLOURING + STAYING) * 60) + 9):
        player.step()
    assert player.here == "below"


def test_a_print_is_black_first_and_then_coloured() -> None:
    player = print_(3)
    page = player.page
    assert isinstance(page, EngravingScene)
    while page._impression is None or not page._impression.fetch():
        time.sleep(0.01)
    player.step()
    middle = player.look.frame.rect(page.sheets(player.look)[0]).inflate(-300, -300)

    def colourful() -> float:
        frame = player.frame()
        places = itertools.product(range(middle.x, middle.right, 9), range(middle.y, middle.bottom, 9))
        spots = [frame.get_at(place) for place in places]
        return sum(max(spot[:3]) - min(spot[:3]) for spot in spots) / len(spots)

    black = colourful()
    for _ in range(round(COLOURING * 30)):
        player.step()
    half = colourful()
    for _ in range(round(COLOURING * 40)):
        player.step()
    assert page.whole
    assert black < half < colourful()
