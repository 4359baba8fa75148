"""The engine: lines that follow tone, curves that never close up, noise and pens alike at every size."""

import math

import numpy as np
import pytest

from tools.art.engine.fonts import CASLON_BOLD, face
from tools.art.engine.geometry import Frame, ellipse, linear, outlines, rectangle, text_path, text_width, warp
from tools.art.engine.hatching import BARE, STIPPLED
from tools.art.engine.lettering import fit_text
from tools.art.engine.noise import noise_at
from tools.art.engine.paper import sheet_of
from tools.art.engine.scene import Scene

WIDTHS = (320, 640, 1280)


def covered(tone: float, kind: int = 0) -> float:
    scene = Scene(100, 100, 2, 3, 4.2)
    scene.fill(rectangle(-5, -5, 105, 105), tone, kind=kind)
    return float(scene.ink().mean())


@pytest.mark.parametrize("kind", [0, STIPPLED])
def test_more_tone_is_more_ink(kind: int) -> None:
    inked = [covered(tone, kind) for tone in (0.0, 0.15, 0.3, 0.5, 0.7, 0.9)]
    assert inked == sorted(inked)
    assert inked[0] == 0
    assert 0.2 < inked[2] < 0.45
    assert inked[-1] > 0.7


def test_bare_paper_takes_no_hatching_until_it_is_ruled() -> None:
    assert covered(0.9, BARE) == 0
    scene = Scene(100, 100, 2, 3, 4.2)
    scene.white(rectangle(0, 0, 100, 100))
    scene.shade(rectangle(0, 0, 100, 100), 0.6, soft=0)
    assert scene.ink().mean() == 0
    scene.rule(np.ones(scene.work_shape, bool))
    assert scene.ink().mean() > 0.3


def test_however_bent_a_hatching_keeps_its_tone() -> None:
    # Steep curves once closed into rings, and drew apart into a zebra's stripes.
    inked = []
    for curve in (0.0, 0.5, 3.0):
        scene = Scene(200, 200, 2, 2, 4.2)
        scene.fill(ellipse(100, 100, 90), 0.3, curve=curve, hatch=10)
        inked.append(float(scene.ink().mean()))
        gaps = np.diff(np.flatnonzero(np.diff((scene.ink()[:, 200] > 0.5).astype(int)) == 1))
        assert gaps.max() < 14
    assert max(inked) - min(inked) < 0.25 * inked[0]


def test_a_shape_wipes_out_what_it_hides() -> None:
    scene = Scene(100, 100, 2, 3, 3)
    scene.solid(rectangle(20, 20, 80, 80))
    scene.white(rectangle(0, 0, 100, 100))
    assert scene.ink().max() == 0
    scene.line([(10, 50), (90, 50)], 3)
    scene.fill(rectangle(0, 0, 100, 100), 0.0, keep_lines=True)
    assert scene.ink().max() > 0.9


def test_ways_of_blending() -> None:
    for blend, expected in (("over", 0.2), ("add", 0.5), ("max", 0.3), ("multiply", 0.06)):
        scene = Scene(40, 40, 2, 2, 3)
        scene.fill(rectangle(0, 0, 40, 40), 0.3)
        scene.fill(rectangle(0, 0, 40, 40), 0.2, blend=blend)
        assert scene.tone[40, 40] == pytest.approx(expected, abs=1e-5)
    with pytest.raises(ValueError, match="dissolve"):
        Scene(40, 40, 2, 2, 3).fill(rectangle(0, 0, 40, 40), 0.3, blend="dissolve")


def test_clips_and_fades_nest_and_end() -> None:
    scene = Scene(100, 100, 2, 2, 3)
    left, upper = rectangle(0, 0, 50, 100), rectangle(0, 0, 100, 50)
    with scene.clipped(left), scene.clipped(upper), scene.faded(0.5), scene.faded(0.5):
        scene.fill(rectangle(0, 0, 100, 100), 0.8)
        assert scene.fade == 0.25
    assert scene.clip is None
    assert scene.fade == 1.0
    assert scene.tone[40, 40] == pytest.approx(0.2)
    assert scene.tone[40, 300] == 0
    assert scene.tone[300, 40] == 0


def test_the_proof_is_the_print_without_its_colours() -> None:
    scene = Scene.at_width(240, 3)
    scene.fill(rectangle(100, 100, 1100, 800), 0.3, wash="#C23F33", outline=2)
    colour, proof = scene.prints(sheet_of(240, 180, seed=3))
    middle = (slice(60, 120), slice(60, 180))
    assert (colour[middle][..., 0] - colour[middle][..., 1]).mean() > 0.2
    assert (proof[middle][..., 0] - proof[middle][..., 1]).mean() < 0.06
    assert np.array_equal(proof[:10], scene.print(sheet_of(240, 180, seed=3), 0.0)[:10])


def test_the_alpha_is_what_was_drawn() -> None:
    scene = Scene(100, 100, 2, 2, 3)
    scene.fill(rectangle(20, 20, 80, 80), 0.3)
    alpha = scene.alpha()
    assert alpha[100, 100] == 1
    assert alpha[10, 10] == 0


@pytest.mark.parametrize("stretch", [1.0, 2.4])
def test_noise_of_a_scene_is_the_same_at_every_size(stretch: float) -> None:
    seen = []
    for width in WIDTHS:
        scene = Scene.at_width(width, 1)
        x, y = scene.grid((slice(0, scene.work_shape[0]), slice(0, scene.work_shape[1])))
        field = noise_at(x, y, 95, 7, 4, stretch)
        seen.append(field[:: field.shape[0] // 60, :: field.shape[1] // 80][:60, :80])
    for other in seen[1:]:
        assert np.abs(other - seen[0]).max() < 0.15
    assert 0.2 < seen[0].std() < 0.8


def test_the_engine_never_draws_from_a_composers_chances() -> None:
    scene = Scene(100, 100, 2, 2, 3, seed=5)
    scene.fill(ellipse(50, 50, 30), 0.3, grain=0.2, outline=2)
    scene.pen_line([(0, 0), (50, 20), (100, 0)], lift=0.5)
    assert scene.rng.random() == np.random.default_rng(5).random()


def test_a_frame_inside_a_frame() -> None:
    outer = Frame(100, 50, 2, 90, flip=-1)
    inner = outer.child(3, 4, 30, 0.5)
    assert (inner.scale, inner.flip) == (1.0, -1)
    assert inner.at(0, 0) == pytest.approx(outer.at(3, 4))
    ((x, y),) = Frame(3, 4, 0.5, 30)([(10, 0)])
    assert inner.at(10, 0) == pytest.approx(outer.at(x, y))
    assert outer([(1, 2, 1)])[0][2] == 1


def test_tones_that_run() -> None:
    x, y = np.array([[-10.0, 50.0, 200.0]]), np.zeros((1, 3))
    assert linear(0, 0, 0.1, 100, 0, 0.5)(x, y).tolist() == [pytest.approx([0.1, 0.3, 0.5])]


def test_letters_fit_and_bend() -> None:
    font = face(CASLON_BOLD)
    size = fit_text("NO POPERY", font, 60, 150, 0.1)
    assert text_width("NO POPERY", font, size, size * 0.1) == pytest.approx(150, rel=0.01)
    assert fit_text("NO", font, 60, 1000) == 60
    flat = text_path(0, 0, "O", font, 60)
    lifted = warp(flat, lambda x, y: (x, y - 10))
    assert lifted.getBounds().top() == pytest.approx(flat.getBounds().top() - 10, abs=0.5)
    assert len(outlines(lifted)) == 2, "an O keeps its hole"


def test_sizes_differ_only_in_how_they_are_cut() -> None:
    pens = [Scene.at_width(width, 1).pen for width in WIDTHS]
    assert pens == sorted(pens, reverse=True)
    for width in WIDTHS:
        scene = Scene.at_width(width, 1, 1600, 900)
        assert scene.size == (width, round(width * 9 / 16))
        assert math.isclose(scene.scale, width / 1600)
