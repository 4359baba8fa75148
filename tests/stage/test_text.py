"""Type: never wider than asked, shrunk no further than allowed, kept while in use."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.stage.look import Look
from game.stage.palette import CARD, FADED, INK, PAPER, RED, contrast
from game.stage.text import (
    _FONTS_KEPT,
    LONELY,
    ORNAMENTS,
    SHORT_LINE,
    SHORT_WORD,
    SMALLEST_SHARE,
    Face,
    Style,
    Type,
    typographic,
)
from tests.stage.conftest import FONTS

ROOT = Path(__file__).parents[2]
WORDS = st.text(alphabet="abcdefghij KLMNO 0123456789 £½—’\n", max_size=80)
STYLES = st.builds(
    Style,
    face=st.sampled_from(list(Face)),
    size=st.sampled_from([24.0, 36.0, 60.0]),
    tracking=st.sampled_from([0.0, 0.1]),
    align=st.sampled_from(["left", "centre", "right"]),
    leading=st.sampled_from([0.9, 1.0, 1.3]),
)
ROUNDING = 1e-5  # of a pixel: 300 units at two thirds are 200 pixels, not 199
SCALES = st.sampled_from([1.0, 1.5, 2.0])
DRAWN = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@DRAWN
@given(WORDS, STYLES, st.floats(30, 700), SCALES, st.sampled_from([0.5, 2 / 3, 1.0]))
def test_a_fitted_line_is_never_wider_than_asked(
    words: str, style: Style, width: float, scale: float, k: float
) -> None:
    case = Type(FONTS, k, scale)
    assert case.fit(words, style, width).get_width() <= max(1, width * k + ROUNDING)


@DRAWN
@given(WORDS, STYLES, st.floats(60, 700), SCALES)
def test_a_block_is_never_wider_than_asked(words: str, style: Style, width: float, scale: float) -> None:
    assert Type(FONTS, 0.5, scale).block(words, style, width).get_width() <= width * 0.5 + ROUNDING


@DRAWN
@given(WORDS, STYLES, st.floats(80, 500), st.floats(80, 300))
def test_a_block_is_never_taller_than_asked(words: str, style: Style, width: float, height: float) -> None:
    smallest = Type(FONTS, 1.0).lines_height(style.at(style.size * SMALLEST_SHARE)) + 2
    block = Type(FONTS, 1.0).block(words, style, width, height)
    assert block.get_height() <= max(height, smallest)


@pytest.mark.parametrize("height", [40.0, 46.0, 52.0, 104.0, 160.0])
@pytest.mark.parametrize("width", [300.0, 700.0, 900.0, 1100.0])
def test_a_narrowed_block_is_as_large_and_as_whole(width: float, height: float) -> None:
    case, style = Type(FONTS, 1.0), Style(Face.CASLON_ITALIC, 32)
    words = "All play the same deal. Every throw counts at its odds: what is compared is decisions."
    narrow = case.narrowed(words, style, width, height, (0.86, 0.72, 0.58))
    given_size, given_lines = case._laid(words, style, int(width), int(height))
    size, lines = case._laid(words, style, int(narrow), int(height))
    assert size == given_size
    assert len(lines) == len(given_lines)
    assert " ".join(lines) == " ".join(given_lines)


def test_text_scales_with_the_setting_unless_told_not_to(look_for: Callable[..., Look]) -> None:
    plain, large = look_for().type, look_for(text_scale=2.0).type
    style = Style(Face.CASLON, 30.0)
    assert large.line("Tax", style).get_width() > 1.8 * plain.line("Tax", style).get_width()
    fixed = Style(Face.CASLON, 30.0, scales=False)
    assert large.line("Tax", fixed).get_size() == plain.line("Tax", fixed).get_size()


def test_a_line_shrinks_before_it_is_shortened() -> None:
    case, style = Type(FONTS, 1.0), Style(Face.CASLON_BOLD, 40.0)
    natural = case.measure("The Government", style)[0]
    assert case.fit("The Government", style, natural + 1) is not None
    assert case.fit("The Government", style, natural + 1).get_width() == pytest.approx(natural, abs=1)
    shrunk = case.fit("The Government", style, natural * 0.7)
    assert natural * 0.6 < shrunk.get_width() <= natural * 0.7
    smallest = case.measure("The Government", style.at(40 * SMALLEST_SHARE))
    assert case.fit("The Government", style, natural * 0.3).get_height() == smallest[1]


def test_the_height_also_limits_a_line() -> None:
    case, style = Type(FONTS, 1.0, 2.0), Style(Face.FELL, 40.0)
    assert case.fit("gout", style, 1000, 60).get_height() <= 60


def test_paragraphs_break_where_told() -> None:
    case, style = Type(FONTS, 1.0), Style(Face.FELL, 30.0)
    block = case.block("one\n\nthree", style, 400)
    assert block.get_height() == pytest.approx(case.lines_height(style, 3), abs=1)


def test_what_was_set_once_is_not_set_again(look: Look) -> None:
    style = Style(Face.FELL, 30.0)
    assert look.type.line("Tax", style) is look.type.line("Tax", style)
    assert look.type.fit("Tax", style, 300, 50) is look.type.fit("Tax", style, 300, 50)
    assert look.type.block("Tax and spend", style, 90) is look.type.block("Tax and spend", style, 90)
    assert look.type.line("Tax", style) is not look.type.line("Tax", style.inked(RED))


def test_every_face_is_there_also_in_a_folder_with_accents(tmp_path: Path) -> None:
    folder = tmp_path / "Café ☞ Ünïon"
    shutil.copytree(FONTS, folder)
    case = Type(folder, 1.0)
    for face in Face:
        assert case.line("Liberty", Style(face, 30.0)).get_width() > 30


def letters_of_the_game() -> set[str]:
    """Every character that stands in the words of the game and in its levels."""
    words = [*(ROOT / "game" / "content").rglob("*.py"), *(ROOT / "levels").rglob("*.toml")]
    return {letter for path in words for letter in path.read_text(encoding="utf-8") if letter.isprintable()}


def test_plain_type_has_every_letter_of_the_game() -> None:
    for face in (Face.PLAIN, Face.PLAIN_BOLD):
        with TTFont(FONTS / face.value) as font:
            there = font.getBestCmap()
        missing = {letter for letter in letters_of_the_game() if ord(letter) not in there}
        assert {letter for letter in missing if letter < ORNAMENTS} == set()


def test_plain_type_takes_no_more_room_than_the_faces_it_stands_for() -> None:
    plain, printed = Type(FONTS, 1.0, plain=True), Type(FONTS, 1.0)
    words = "Raise the tax to four, and the people grumble; 12 dice for 34 points in all"
    for face in Face:
        style = Style(face, 40.0)
        allowed = 1.1 if face in (Face.FELL_ITALIC,) else 1.02  # that is narrow, and would be too small
        assert plain.measure(words, style)[0] <= allowed * printed.measure(words, style)[0], face
        assert plain.lines_height(style) <= 1.02 * printed.lines_height(style), face


def test_ornaments_keep_their_own_type() -> None:
    plain, printed = Type(FONTS, 1.0, plain=True), Type(FONTS, 1.0)
    style = Style(Face.FELL, 44.0)
    same = [pygame.image.tobytes(case.line("☞", style), "RGBA") for case in (plain, printed)]
    assert same[0] == same[1]
    assert plain.line("Tax", style).get_size() != printed.line("Tax", style).get_size()


def test_empty_text_is_allowed(look: Look) -> None:
    assert look.type.line("", Style()).get_width() <= 1
    assert look.type.fit("", Style(tracking=0.1), 100).get_width() <= 1
    assert look.type.block("", Style(), 100, 50).get_width() <= 1


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\x9b", "\udce9"])
def test_what_no_type_can_set_is_left_blank(look: Look, sign: str) -> None:
    told, blank = f"caf{sign} noir", "caf  noir"
    for size in (
        lambda text: look.type.line(text, Style()).get_size(),
        lambda text: look.type.fit(text, Style(tracking=0.1), 300).get_size(),
        lambda text: look.type.block(text, Style(), 60, 400).get_size(),
        lambda text: look.type.measure(text, Style()),
    ):
        assert size(told) == size(blank)


def test_inks_are_legible_on_every_paper() -> None:
    for colour in (INK, RED, FADED):
        for ground in (PAPER, CARD):
            assert contrast(colour, ground) >= 7


def test_straight_quotation_marks_become_the_printers_own() -> None:
    told = typographic('"Methodist" was a taunt; England\'s ("confides") and \'tis said "so"')
    assert told == "“Methodist” was a taunt; England’s (“confides”) and ‘tis said “so”"
    assert typographic("plain") == "plain"


@DRAWN
@given(
    st.lists(st.text(alphabet="AVToyWa.,’fiil1", min_size=1, max_size=9), min_size=1, max_size=40),
    STYLES,
    st.floats(60, 700),
)
def test_lines_reckoned_by_words_break_where_measured_lines_break(
    words: list[str], style: Style, width: float
) -> None:
    case = Type(FONTS, 1.0)

    def measured(line: str) -> float:
        return case.measure(line, style)[0]

    lines = case.wrapped(" ".join(words), style, width)
    assert " ".join(lines) == " ".join(words)
    room = int(width + 1e-6)
    for line, following in pairwise(lines):
        assert " " not in line or measured(line) <= room
        rest = following.partition(" ")[2]  # what the last line had before it was given a word
        taken = following is lines[-1] and bool(rest) and _is_lonely(rest, measured(rest) / room)
        assert measured(f"{line} {following if taken else following.split()[0]}") > room


def _is_lonely(line: str, share: float) -> bool:
    return len(line) <= LONELY or share < (SHORT_LINE if " " in line else SHORT_WORD)


def test_the_day_of_a_date_is_not_parted_from_its_month() -> None:
    case, style = Type(FONTS, 1.0), Style(Face.FELL_ITALIC, 31.0)
    width = case.measure("Adwa, in Tigray, Ethiopia, 1", style)[0] + 1
    lines = case.wrapped("Adwa, in Tigray, Ethiopia, 1 March 1896", style, width)
    assert [line.split() for line in lines] == [
        ["Adwa,", "in", "Tigray,", "Ethiopia,"],
        ["1", "March", "1896"],
    ]
    assert case.wrapped("  The  7 of Spades  ", style, 900.0) == ["The 7 of Spades"]


def test_a_short_last_word_is_not_left_alone_in_its_line() -> None:
    case, style = Type(FONTS, 1.0), Style(Face.FELL, 30.0)
    text = "Support rises from 6 to 7."
    width = case.measure("Support rises from 6 to", style)[0] + 1
    assert case.wrapped(text, style, width) == ["Support rises from 6", "to 7."]
    both = f"Taxes.\n{text}\n7."  # each paragraph for itself
    assert case.wrapped(both, style, width) == ["Taxes.", "Support rises from 6", "to 7.", "7."]
    long = "Support rises from 6 to wherever"
    assert case.wrapped(long, style, width) == ["Support rises from 6 to", "wherever"]
    assert case.wrapped("Gibraltar is 7.", style, case.measure("Gibraltar is", style)[0] + 1) == [
        "Gibraltar is",
        "7.",
    ]  # nor is the word before it


def test_a_line_has_the_printers_own_apostrophes_as_a_paragraph_has() -> None:
    case, style = Type(FONTS, 1.0), Style(Face.CASLON_BOLD, 60.0)
    for straight, own in (("The Joker's choice", "The Joker’s choice"), ('"Aye"', "“Aye”")):
        for made in (case.line, lambda text, style: case.fit(text, style, 900, 90)):
            assert made(straight, style).get_buffer().raw == made(own, style).get_buffer().raw


def test_the_height_of_a_block_is_known_without_making_it(look_for: Callable[..., Look]) -> None:
    case, style = look_for().type, Style(Face.FELL, 30.0)
    for height in (None, 50.0, 110.0, 400.0):
        for words in ("a", "word " * 30, "one\n\ntwo"):
            made = case.block(words, style, 300, height).get_height() / case.k
            assert case.block_height(words, style, 300, height) == pytest.approx(made)


def test_many_sizes_do_not_keep_many_files_open() -> None:
    letters = Type(FONTS, 1.0)
    before = letters.line("Ministry", Style(size=30)).get_size()
    for size in range(8, 8 + 3 * _FONTS_KEPT):
        letters.block("Popular Support", Style(size=size), 4000)
    assert len(letters._fonts) == _FONTS_KEPT
    assert letters._font(Face.FELL, 30).size("Ministry") == before, "a size that is cut anew is the same"


def test_short_last_words_are_given_one_more() -> None:
    case, style = Type(FONTS, 1.0), Style(Face.CASLON, 24.0)
    width = case.measure("1 1 1", style)[0] + 1
    assert case.wrapped("1 1 1 1 1", style, width) == ["1 1", "1 1 1"]


def test_a_last_line_is_not_forlorn_below_a_full_one() -> None:
    case, style = Type(FONTS, 1.0), Style(Face.FELL_ITALIC, 30.0)
    text = "Your dice came to 435; 437.5 was to be expected."
    width = case.measure(text.removesuffix("expected."), style)[0] + 1
    assert case.wrapped(text, style, width) == ["Your dice came to 435; 437.5 was to", "be expected."]
    text = "How many are in the pack; with none it is shuffled when it is out."
    width = case.measure(text.removesuffix("is out."), style)[0] + 1
    lines = case.wrapped(text, style, width)
    assert lines[-1] == "when it is out."
    assert all(case.measure(line, style)[0] <= width for line in lines)
