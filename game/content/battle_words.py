"""What the activation deck's settings mean, in a line each, and warnings at the muster. Knows no screen."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from game.content.figures import count, figure, listed
from game.engine.activation.model import Rules
from game.engine.activation.reckoning import Reckoning, highest_value

Origin = Literal["original", "ruling", "house rule"]


@dataclass(frozen=True, slots=True)
class SettingLine:
    """A setting as players see it; `origin` says whose it is that it is there to be set."""

    label: str
    explanation: str
    origin: Origin


SETTING_LINES: Final = MappingProxyType(
    {
        "poor_max": SettingLine(
            "Poor up to", "The highest sum of two dice that makes a poor general.", "ruling"
        ),
        "good_min": SettingLine(
            "Good from", "The lowest sum of two dice that makes a good general.", "ruling"
        ),
        "packs": SettingLine(
            "Packs",
            "Out of how many packs the cards come: each side has 6 cards from one, 12 from two.",
            "ruling",
        ),
        "jokers": SettingLine(
            "Jokers", "How many are in the pack; with none it is shuffled when it is out.", "original"
        ),
        "court_cards": SettingLine(
            "Court cards", "Jack is 11, Queen 12 and King 13, for large commands.", "ruling"
        ),
        "out_of_range": SettingLine(
            "Values no card has",
            "Left out, as with cards on a table; or the nearest card; or all three moved until they fit.",
            "ruling",
        ),
        "fire_phases": SettingLine(
            "Guns first",
            "Artillery fires first and machine guns second, before any other unit acts.",
            "original",
        ),
        "joker_returns": SettingLine(
            "Jokers return", "A Joker that was turned is shuffled back; else it leaves the pack.", "original"
        ),
        "recalculate": SettingLine(
            "Losses count",
            "Never; or at each shuffle the cards are reckoned anew from the units left and the general.",
            "house rule",
        ),
        "no_shut_out": SettingLine(
            "Nobody shut out", "A Joker waits until both sides have had a card.", "house rule"
        ),
        "turn_limit": SettingLine(
            "Last turn", "The battle ends with this turn; turns are counted by shuffles.", "house rule"
        ),
        "clock_seconds": SettingLine(
            "Clock", "How many seconds a side has for each of its cards.", "house rule"
        ),
    }
)


OUT_OF_RANGE: Final = MappingProxyType({"drop": "left out", "clamp": "nearest card", "shift": "all moved"})
RECALCULATE: Final = MappingProxyType({"never": "never", "at_joker": "at a Joker"})


def setting_line(name: str) -> SettingLine:
    """A setting by its name in the rules."""
    return SETTING_LINES[name]


def departures(rules: Rules) -> tuple[str, ...]:
    """The settings that are not as written, by name; what a report should mention."""
    usual = Rules()
    return tuple([name for name in SETTING_LINES if getattr(rules, name) != getattr(usual, name)])


def setting_told(rules: Rules, name: str) -> str:
    """A setting and how it stands, such as `packs (1)`, to be put into a list."""
    label, value = setting_line(name).label, getattr(rules, name)
    if name == "clock_seconds" and value is not None:
        stands = count(value, "second")
    elif isinstance(value, bool):
        stands = "yes" if value else "no"
    elif value is None:
        stands = "none"
    else:
        stands = {**OUT_OF_RANGE, **RECALCULATE}.get(value, str(value))
    return f"{label if label.startswith('Joker') else label[:1].lower() + label[1:]} ({stands})"


def warnings(rules: Rules, reckoning: Reckoning) -> tuple[str, ...]:
    """What players should know of a force that is small or large for its cards (Rules A6)."""
    if not reckoning.values:
        return (f"No card is as high as {reckoning.asked[0]}: split this command.",)
    lines = []
    if reckoning.too_small:
        lines.append(_below(rules, reckoning))
    if reckoning.too_large:
        lines.append(_above(rules, reckoning))
    if rules.out_of_range == "drop" and reckoning.left_out:
        cards = count(len(reckoning.cards), "card")
        lines.append(f"With {cards} instead of {6 * rules.packs} this side will act less often.")
    return tuple(lines)


def _below(rules: Rules, reckoning: Reckoning) -> str:
    missing = [value for value in reckoning.asked if value < 1]
    none, them = _none_has(missing, "below the Ace")
    if rules.out_of_range == "drop":
        return f"{none}: {'it is' if len(missing) == 1 else 'they are'} left out."
    return f"{none}: others stand in for {them}."


def _above(rules: Rules, reckoning: Reckoning) -> str:
    missing = [value for value in reckoning.asked if value > highest_value(rules)]
    none, them = _none_has(missing, f"above the {'King' if rules.court_cards else '10'}")
    if rules.out_of_range == "drop":
        return f"{none}: left out. Two commands would serve better."
    return f"{none}: others stand in for {them}."


def _none_has(values: list[int], where: str) -> tuple[str, str]:
    """That these values stand on no card, and the word for them."""
    if len(values) == 1:
        return f"No card has the value {figure(values[0])}, {where}", "it"
    return f"No cards have the values {listed(map(figure, values))}, {where}", "them"
