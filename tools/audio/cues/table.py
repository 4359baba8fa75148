"""Music for the table of the government: three calm airs, two tense pieces.

It must not know how notes are made.
"""

from __future__ import annotations

from fractions import Fraction

from ..instruments.bowed import cellos, violas, violins
from ..instruments.plucked import harpsichord, pizzicato
from ..instruments.struck import timpani
from ..instruments.winds import bassoon, flute, horn, oboe
from ..score.band import Band
from ..score.parts import bass, continuo, offbeats, roots, second_voice
from .cue import Cue, Played, played, tune

D, G, A = 2, 7, 9  # pitch classes


def conquering_air() -> Played:
    """See, the Conquering Hero as a slow parlour air: harpsichord, violins, flute, all."""
    air = tune("conquering_hero", "ABBA").transposed(-2).at_pace(100)
    band = Band(air)
    band.leads([0], harpsichord, 1.0, -0.12, ornaments=True)
    band.leads([1], violins, 1.25, -0.3, legato=0.97)
    band.leads([2], flute, 0.55, 0.2)
    band.leads([3], violins, 0.9, -0.3, legato=0.97)
    band.leads([3], harpsichord, 0.75, -0.1, ornaments=True, doubling=True)
    band.part([1, 3], violins, second_voice(air), 0.42, 0.3)
    band.part([0], harpsichord, continuo(air, 57), 0.36, -0.05)
    band.part([1, 2], harpsichord, continuo(air, 58, broken=True), 0.40, -0.05)
    band.part([3], harpsichord, continuo(air, 55), 0.30, -0.05)
    band.fill([0], 0.24, 58)
    band.fill([2], 0.34, 60)
    band.fill([3], 0.22, 58)
    band.part([0, 1, 3], cellos, bass(air, 41, walks=False), 0.55, 0.2)
    band.part([2], pizzicato, bass(air, 41), 0.8, 0.2)
    return played(band, 1.2, 0.24, 5600)


def assembly_rooms() -> Played:
    """Purcell's Hole in the Wall, twice: violins in two parts; then flute, oboe and all."""
    dance = tune("hole_in_the_wall", "AABAAB")
    band = Band(dance)
    band.leads([0], harpsichord, 1.0, -0.12, ornaments=True)
    band.leads([1, 2], violins, 1.2, -0.3, legato=0.96, loose=0.010)
    band.leads([3], flute, 0.55, 0.2)
    band.leads([4], oboe, 0.58, 0.2)
    band.leads([5], violins, 1.1, -0.3, legato=0.96)
    band.leads([5], oboe, 0.30, 0.2, doubling=True)
    band.part([1, 2, 5], violins, second_voice(dance), 0.48, 0.3, loose=0.012)
    band.part([4], bassoon, second_voice(dance, -12), 0.34, -0.2)
    band.part([0], harpsichord, continuo(dance, 57), 0.36, -0.05)
    band.part([1, 2, 3, 5], harpsichord, continuo(dance, 60, broken=True), 0.38, 0.05)
    band.fill([0, 3, 4], 0.28, 58)
    band.part([0, 1, 2, 5], cellos, bass(dance, 38), 0.58, 0.15, loose=0.012)
    band.part([3, 4], pizzicato, bass(dance, 41), 0.8, 0.15)
    return played(band, 1.4, 0.26, 5200)


def roast_beef() -> Played:
    """The Roast Beef of Old England at an easy trot: harpsichord, flute, bassoon and violins."""
    song = tune("roast_beef", "AABBAABB").at_pace(78)
    band = Band(song)
    band.leads([0, 1], harpsichord, 1.0, -0.12, ornaments=True)
    band.leads([2], flute, 0.55, 0.2)
    band.leads([3], violins, 1.2, -0.3, legato=0.9)
    band.leads([4], bassoon, 0.62, 0.15, shift=-12)
    band.leads([5], oboe, 0.58, 0.2)
    band.leads([6], violins, 1.15, -0.3, legato=0.9)
    band.leads([7], violins, 1.05, -0.3, legato=0.92)
    band.leads([7], flute, 0.26, 0.2, shift=12, doubling=True)
    band.part([3, 6, 7], violins, second_voice(song), 0.44, 0.3)
    band.part([5], bassoon, second_voice(song, -12), 0.34, -0.15)
    band.part([0], harpsichord, continuo(song, 57), 0.34, -0.05)
    band.part([1, 2, 3, 5, 6, 7], harpsichord, continuo(song, 58, broken=True), 0.36, -0.05)
    band.part([4], pizzicato, offbeats(song, 60), 0.42, -0.2)
    band.fill([2, 4, 5, 7], 0.26, 58)
    band.part([0, 1, 3, 6, 7], cellos, bass(song, 41), 0.55, 0.2)
    band.part([2, 4, 5], pizzicato, bass(song, 41), 0.8, 0.2)
    return played(band, 1.1, 0.23, 5600)


def council_at_night() -> Played:
    """Our own, in D minor, over plucked low strings, with a drum murmuring behind the door."""
    council = tune("council_at_night", "AABB")
    band = Band(council)
    band.leads([0], bassoon, 0.72, -0.15, legato=0.9, loose=0.012)
    band.leads([1], oboe, 0.62, 0.2)
    band.leads([2], violins, 1.3, -0.3, legato=0.8)
    band.leads([3], violins, 1.15, -0.3, shift=12, legato=0.85)
    band.leads([3], oboe, 0.40, 0.2, doubling=True)
    band.part([2, 3], violins, second_voice(council), 0.46, 0.3)
    band.part(range(4), pizzicato, bass(council, 41), 1.0, 0.15)
    band.part([0, 1], pizzicato, offbeats(council, 56), 0.50, -0.2)
    band.part([2], pizzicato, continuo(council, 56, broken=True), 0.75, -0.2)
    band.part([3], pizzicato, offbeats(council, 60), 0.55, -0.2)
    band.fill([0], 0.16, 57)
    band.fill([1], 0.20, 57)
    band.fill([3], 0.28, 57)
    band.part([3], cellos, bass(council, 41, walks=False), 0.40, 0.2)
    _murmur(band)
    band.drum([1, 3], ["........", "......d.", "........", "..f...5."], 0.5, 0.55, 0.05, muffled=True)
    return played(band, 1.0, 0.20, 4800)


def _murmur(band: Band) -> None:
    """Soft taps in quavers swelling over four bars, doubled in the last of them."""
    cycle, last_bar, rest = 128, 96, 122  # in eighths of a quarter
    for i in range(int(band.tune.length * 8)):
        at = i % cycle
        if at >= rest or (at < last_bar and i % 2):
            continue
        swell = 0.20 + 0.28 * (at / cycle) ** 1.5
        force = swell * (1.35 if i % 8 == 0 else 0.8) * (0.8 if at >= last_bar else 1.0)
        band.stroke(i / 8, "x", force, 0.62, 0.05, muffled=True)


def over_the_hills() -> Played:
    """Over the Hills and Far Away, dorian and slow: oboe, violas, horn over a bass, then all with kettles."""
    song = tune("over_the_hills", "ABAB").at_pace(96)
    band = Band(song)
    band.leads([0], oboe, 0.60, 0.2, legato=0.95)
    band.leads([1], violins, 1.25, -0.3, legato=0.94)
    band.leads([2], horn, 0.95, -0.15, legato=0.93)
    band.leads([3], violins, 1.15, -0.3, legato=0.94)
    band.leads([3], oboe, 0.38, 0.2, doubling=True)
    band.part([1, 3], violas, second_voice(song), 0.55, 0.3)
    band.part([2], bassoon, second_voice(song), 0.34, 0.25)
    band.part([0, 1], pizzicato, bass(song, 41), 1.0, 0.15)
    band.part([0], pizzicato, offbeats(song, 57), 0.45, -0.2)
    band.part([1], harpsichord, continuo(song, 57, broken=True), 0.34, -0.1)
    band.part([2, 3], cellos, bass(song, 40), 0.58, 0.15)
    band.fill([0], 0.22, 57)
    band.fill([2], 0.32, 57)
    band.fill([3], 0.26, 59)
    band.drum([1], ["x.......", "x...x.d."], 0.5, 0.6, 0.1, muffled=True)
    band.drum([2], ["X...x...", "X...x.d."], 0.6, 0.7, 0.1, muffled=True)
    band.drum([3], ["X.x.x.x.", "X.x.xx5."], 0.65, 0.75, 0.1, muffled=True)
    band.part([3], timpani, roots(song, 45, Fraction(2), {D, G, A}), 0.32, -0.1)
    return played(band, 1.2, 0.24, 4800)


CUES = (
    Cue("calm_conquering_air", "calm", conquering_air, ("conquering_hero",)),
    Cue("calm_assembly_rooms", "calm", assembly_rooms, ("hole_in_the_wall",)),
    Cue("calm_roast_beef", "calm", roast_beef, ("roast_beef",)),
    Cue("tense_council_at_night", "tense", council_at_night, ("council_at_night",)),
    Cue("tense_over_the_hills", "tense", over_the_hills, ("over_the_hills",)),
)
