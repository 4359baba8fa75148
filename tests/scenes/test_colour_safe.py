"""Violet for red: the two inks are told apart by every eye, and no red ink is left on any page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.scenes.balloon import print_loop
from game.scenes.government.scene import GovernmentScene
from game.stage.furniture import chip
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.palette import CARD, INK, PAPER, POSTER, PRINTING_RED, RED, VIOLET, Colour, contrast
from game.stage.scene import Scene
from game.stage.text import Type
from tests.scenes.pages import ROOT, House, Player, look, ministry
from tests.scenes.test_pages_everywhere import PAGES

# How the colours of a screen reach eyes that lack a kind of cone (Machado, Oliveira and Fernandes 2009).
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deutan": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritan": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
SPECK = 20  # px
APART = 25.0  # in CIE Lab; 10 is seen at a glance


def lab(colour: Colour, eye: str) -> tuple[float, float, float]:
    """A colour as an eye sees it."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, linear, strict=True)))) for row in EYES[eye])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, other: Colour, eye: str) -> float:
    pairs = zip(lab(one, eye), lab(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_tells_the_two_inks_apart(eye: str) -> None:
    assert apart(VIOLET, INK, eye) >= APART


def test_red_is_what_one_kind_of_eye_does_not_tell_well_from_ink() -> None:
    assert apart(RED, INK, "protan") < APART


def test_violet_can_be_read_on_every_paper() -> None:
    assert min(contrast(VIOLET, paper) for paper in (PAPER, CARD, POSTER)) >= 7


def violet() -> Look:
    plain = look()
    letters = Type(ROOT / "assets" / "fonts", plain.frame.k, second=VIOLET)
    return replace(plain, type=letters, second=VIOLET)


SCREENS: dict[str, Callable[[House], Scene]] = {
    "table": lambda house: GovernmentScene(house.kit, ministry(6)),
    **{name: PAGES[name] for name in ("new government", "rules", "event", "ask", "battle rules")},
}


def inks(name: str, shown: Look) -> set[Colour]:
    """Which of red and violet are seen on a screen, in more than a speck."""
    player = Player(lambda: SCREENS[name](House()))
    player.look = shown
    player.manager.relook()
    player.step()
    frame = player.frame()
    near = (1, 1, 1, 255)
    return {ink for ink in (RED, VIOLET) if pygame.mask.from_threshold(frame, ink, near).count() > SPECK}


@pytest.mark.parametrize("name", SCREENS)
def test_what_was_red_is_violet_on_every_page(name: str) -> None:
    assert inks(name, look()) == {RED}
    assert inks(name, violet()) == {VIOLET}


@pytest.mark.parametrize("manner", ["hot", "pressed"])
def test_a_ticket_in_hand_and_the_loop_round_a_thing_are_violet_though_they_were_red_before(
    manner: str,
) -> None:
    target = Box(300, 300, 200, 90)
    for shown, ink in ((look(), RED), (violet(), VIOLET), (look(), RED)):
        ticket, (ring, _) = chip(shown, (200, 80), manner), print_loop(shown, target)
        for surface, printed in ((ticket, ink), (ring, shown.ink(PRINTING_RED))):
            red, own = (
                pygame.mask.from_threshold(surface, colour, (1, 1, 1, 255)).count()
                for colour in (RED if ink == VIOLET else VIOLET, printed)
            )
            assert red == 0
            assert own > SPECK
