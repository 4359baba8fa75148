"""What is shown one after the other, and what of it changes from round to round. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from game.content.attract_words import QUESTIONS
from game.content.levels import Level
from game.content.prints import print_of
from game.content.theme import EventText
from game.scenes.attract.board_part import BoardPart
from game.scenes.attract.game_part import GamePart
from game.scenes.attract.how_part import HowPart
from game.scenes.attract.part import Part
from game.scenes.attract.plate_part import PlatePart
from game.scenes.attract.title_part import UPRIGHT_FOOT, TitlePart
from game.scenes.election import STILL, Election
from game.scenes.honours_board import Day
from game.scenes.kit import Kit
from game.scenes.rules_pictures import pictures
from game.stage.look import Look

Name = Literal["title", "government", "how", "plate", "board", "battle"]
ORDER: tuple[Name, ...] = ("title", "government", "how", "plate", "board", "battle")
OF_THE_GOVERNMENT: tuple[Name, ...] = ("government", "how", "board")
GOVERNMENT, BATTLE = 38.0, 10.0  # seconds
SHIFTS = ((0, 0), (3, 0), (3, 3), (0, 3), (-3, 3), (-3, 0), (-3, -3), (0, -3), (3, -3))
"""Units by which all is moved in each round, so that nothing bright burns in."""
STRIDE = 7  # from print to print: at home and abroad by turns


class Programme:
    """Goes round; it holds nothing but its place, and the crowd of the title, which is long in coming."""

    def __init__(self, kit: Kit, level: Level, day: Callable[[], Day]) -> None:
        self._kit = kit
        self._level = level
        self._day = day
        self._election: tuple[tuple[object, ...], Election] | None = None
        self.round = 0
        self.name: Name = "title"

    def at(self, name: Name, round_: int = 0) -> Programme:
        """The same, begun elsewhere."""
        self.name, self.round = name, round_
        return self

    def onward(self) -> None:
        """To the next part of which there is something to show."""
        while True:
            place = (ORDER.index(self.name) + 1) % len(ORDER)
            self.name = ORDER[place]
            if place == 0:
                self.round += 1
            if self._is_shown(self.name):
                return

    def part(self) -> Part:
        """The present part, for one showing."""
        kit, theme = self._kit, self._level.theme
        match self.name:
            case "title":
                house = kit.house()
                return TitlePart(self._crowd, house.club if house is not None else "")
            case "government":
                return GamePart(kit.doors.exhibit(self.round), GOVERNMENT)
            case "how":
                return HowPart(pictures(theme, self._level.rules, captioned=False))
            case "plate":
                events = self._asked_of()
                event = events[self.round * STRIDE % len(events)]
                return PlatePart(print_of(theme, event), QUESTIONS[event.plate])
            case "board":
                day = self._day()
                return BoardPart(day.entries, by_decisions=day.by_decisions)
            case "battle":
                return GamePart(kit.doors.parade(self.round), BATTLE)

    def shifted(self, look: Look) -> Look:
        """The look with all moved a little, in each round elsewhere."""
        across, down = SHIFTS[self.round % len(SHIFTS)]
        frame = look.frame
        left, top = frame.left + frame.px(across), frame.top + frame.px(down)
        return replace(look, frame=replace(frame, left=left, top=top))

    def _is_shown(self, name: Name) -> bool:
        house = self._kit.house()
        scenes = house.scenes if house is not None else ["government", "activation"]
        if "government" not in scenes and name in OF_THE_GOVERNMENT:
            return False
        match name:
            case "plate":
                return bool(self._asked_of())
            case "board":
                return bool(self._day().entries)
            case "battle":
                return "activation" in scenes
            case _:
                return True

    def _asked_of(self) -> tuple[EventText, ...]:
        return tuple([event for event in self._level.theme.events if event.plate in QUESTIONS])

    def _crowd(self, look: Look) -> Election | None:
        """Made once for a window, wherever all is moved in it: its layers take a while to come."""
        if STILL not in look.art.names:
            return None
        window = look.frame.window, look.art, look.motion
        if self._election is None or self._election[0] != window:
            self._election = window, Election(look, UPRIGHT_FOOT if look.frame.upright else None)
        return self._election[1]
