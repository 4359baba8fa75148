"""Cards printed part by part, and those that are kept."""

from collections.abc import Iterator

from game.scenes.press import Begun, Press, cut_for
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.look import Look

PARTS = 3


class Shop:
    """A press, and a list of what it printed."""

    def __init__(self, look: Look, most: int | None = None) -> None:
        self._look = look
        self.printed: list[str] = []
        self.press = Press[str](self._begin, most)

    def _begin(self, key: str) -> Begun:
        return Sheet(self._look, Box(0, 0, 40, 60), "card", scale=1.0), self._parts(key)

    def _parts(self, key: str) -> Iterator[None]:
        for part in range(PARTS):
            self.printed.append(f"{key}{part}")
            if part < PARTS - 1:
                yield


def test_one_part_at_a_time_and_then_whole(look: Look) -> None:
    shop = Shop(look)
    assert [shop.press.print_part("a") for _ in range(5)] == [False, False, False, True, True]
    assert shop.printed == ["a0", "a1", "a2"]
    assert "a" in shop.press


def test_what_is_wanted_at_once_is_finished_from_where_it_stood(look: Look) -> None:
    shop = Shop(look)
    assert not shop.press.has_begun("a")
    shop.press.print_part("a")
    shop.press.print_part("a")
    assert shop.press.has_begun("a")
    assert "a" not in shop.press
    face = shop.press.whole("a")
    assert shop.printed == ["a0", "a1", "a2"], "nothing twice"
    assert shop.press.whole("a") is face


def test_of_many_the_last_used_are_kept(look: Look) -> None:
    shop = Shop(look, most=2)
    for key in "abac":
        shop.press.whole(key)
    assert [key in shop.press for key in "abc"] == [True, False, True]


def test_what_is_not_wanted_is_let_go_printed_or_begun(look: Look) -> None:
    shop = Shop(look)
    shop.press.whole("a")
    shop.press.whole("b")
    shop.press.print_part("c")
    shop.press.keep(lambda key: key == "b")
    assert [shop.press.has_begun(key) for key in "abc"] == [False, True, False]


def test_a_small_print_has_a_cut_of_its_own() -> None:
    assert (cut_for("king", 260), cut_for("king", 261)) == ("king_260", "king")
