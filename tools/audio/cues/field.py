"""Music for the activation deck: fifes, drums and a wind band out of doors.

It must not know how notes are made.
"""

from __future__ import annotations

from dataclasses import replace

from ..instruments.winds import bassoon, fife, horn, oboe, trumpet
from ..score.band import Band
from ..score.parts import bass, melody, second_voice
from ..score.tune import medley
from .cue import Cue, Played, played, tune

OCTAVE = 12


def medley_of_marches() -> Played:
    """Gloucester's March (fifes), Heart of Oak (oboes, horns), The World Turned Upside Down (all)."""
    march = medley(
        [tune("gloucester_quick_march", "AAB"), tune("heart_of_oak"), tune("world_turned", "AB")], 116
    )
    band = Band(march)  # strains: 0 1 2 Gloucester, 3 Heart of Oak, 4 5 the World
    band.leads([0, 1, 2], fife, 0.9, -0.2, shift=OCTAVE, legato=0.88, loose=0.007)
    band.part([1, 2], fife, second_voice(march, OCTAVE), 0.6, 0.25, loose=0.009)
    band.leads([3], oboe, 1.0, -0.2, legato=0.9)
    band.part([3], oboe, second_voice(march), 0.55, 0.25)
    band.part([3], horn, bass(march, 45), 0.55, 0.1)
    refrain = [e for e in band.within(melody(march, OCTAVE, 0.88), [3]) if e.start >= _refrain(band)]
    band.part([3], fife, refrain, 0.45, 0.25, loose=0.009)
    band.leads([4, 5], fife, 0.85, -0.2, shift=OCTAVE, legato=0.88, loose=0.007)
    band.part([5], fife, second_voice(march, OCTAVE), 0.55, 0.25, loose=0.009)
    band.part([5], oboe, melody(march, 0, 0.9), 0.5, 0.1)
    drone = [replace(event, force=0.6) for event in bass(march, 57, walks=False)]
    band.part([4], trumpet, drone, 0.28, 0.15)
    band.part([5], horn, bass(march, 45), 0.40, 0.1)
    band.drum([0], ["X...x...", "X...x.5."], 0.9, 0.72)
    band.drum([1, 2], ["X.dxf.xx", "X.dxf.5."], 1.0, 0.72)
    band.drum([3], ["X..xf...", "X..xf.d."], 0.75, 0.62)
    band.drum([4], ["X.xxf.xx", "X.xxd.5."], 0.95, 0.72)
    band.drum([5], ["Xxdxf.xx", "X.dxfxr."], 1.0, 0.75)
    band.boom([1, 2, 4, 5], 2.0, 0.8, 0.5)
    band.boom([3], 4.0, 0.7, 0.45)
    return played(band, 0.8, 0.15, 7000)


def _refrain(band: Band) -> float:
    """Where "Heart of oak are our ships" begins: eight bars into its strain."""
    return float(band.tune.strains[3]) + 32


def british_grenadiers() -> Played:
    """The British Grenadiers: a fife, two, the wind band, the trumpets, all with drums."""
    march = tune("british_grenadiers", "AABBAB")
    band = Band(march)
    band.leads([0, 1], fife, 0.9, -0.2, shift=OCTAVE, legato=0.88, loose=0.007)
    band.part([1], fife, second_voice(march, OCTAVE), 0.6, 0.25, loose=0.009)
    band.leads([2], oboe, 0.95, -0.2, legato=0.9)
    band.part([2], oboe, second_voice(march), 0.5, 0.25)
    band.part([2, 3], bassoon, bass(march, 41), 0.5, 0.1)
    band.leads([3], fife, 0.8, -0.2, shift=OCTAVE, legato=0.88)
    band.part([3], oboe, melody(march, 0, 0.9), 0.45, 0.15)
    band.leads([4], trumpet, 1.25, -0.25, legato=0.9)
    band.part([4], horn, second_voice(march), 0.75, 0.25)
    band.leads([5], fife, 0.85, -0.2, shift=OCTAVE, legato=0.88)
    band.part([5], fife, second_voice(march, OCTAVE), 0.5, 0.25)
    band.part([5], trumpet, melody(march, 0, 0.9), 0.42, -0.1)
    band.part([4, 5], horn, bass(march, 45), 0.45, 0.1)
    band.drum([0], ["X...x...", "X...x.d."], 0.8, 0.7)
    band.drum([1, 3], ["X.dxf.xx", "X.dxf.5."], 1.0, 0.72)
    band.drum([2], ["X..xx...", "X..xf.d."], 0.7, 0.62)
    band.drum([4], ["X.xxX.xx", "X.xxf.r."], 0.9, 0.7)
    band.drum([5], ["Xxdxf.xx", "X.dxfxr."], 1.0, 0.75)
    band.boom([1, 3, 4, 5], 2.0, 0.8, 0.5)
    return played(band, 0.7, 0.14, 7000)


CUES = (
    Cue(
        "deck_medley_of_marches",
        "deck",
        medley_of_marches,
        ("gloucester_quick_march", "heart_of_oak", "world_turned"),
    ),
    Cue("deck_british_grenadiers", "deck", british_grenadiers, ("british_grenadiers",)),
)
