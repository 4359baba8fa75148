"""Music for a government that falls: a minister, a king, a dictator. It must not know how notes are made."""

from __future__ import annotations

from fractions import Fraction

from ..instruments.bowed import cellos, violas, violins
from ..instruments.plucked import pizzicato
from ..instruments.struck import bell, timpani
from ..instruments.winds import bassoon, horn, oboe, trumpet
from ..score.band import Band
from ..score.parts import Event, bass, offbeats, roots, second_voice
from .cue import Cue, Played, played, tune

D, E, G, A = 2, 4, 7, 9  # pitch classes


def seals_given_up() -> Played:
    """A minister goes: our own dead march in G minor for horn, oboe with strings, bassoon, all."""
    march = tune("seals_given_up", "ABABCB")
    band = Band(march)
    band.leads([0, 1], horn, 0.95, -0.15, legato=0.96, loose=0.015)
    band.leads([2, 3], oboe, 0.60, 0.15, legato=0.97, loose=0.014)
    band.leads([4], bassoon, 0.78, -0.1, legato=0.97, loose=0.014)
    band.leads([5], violins, 1.35, -0.3, legato=0.98, loose=0.014)
    band.leads([5], horn, 0.8, 0.2, legato=0.95, doubling=True)
    band.leads([5], oboe, 0.38, 0.1, legato=0.95, doubling=True)
    band.part([2, 3, 5], violins, second_voice(march), 0.40, 0.3)
    band.fill([0, 1], 0.34, 57)
    band.fill([2, 3], 0.30, 57)
    band.fill([4, 5], 0.42, 58)
    band.part(range(6), cellos, bass(march, 41, walks=False), 0.62, 0.15, loose=0.015)
    for strains, patterns, level in (
        ([0, 1], ["X.......", "X...x.d."], 0.65),
        ([2, 3], ["X...d...", "X...x.r."], 0.65),
        ([4], ["X...x...", "X...x.x."], 0.5),
        ([5], ["X..xr...", "X..xx.r."], 0.8),
    ):
        band.drum(strains, patterns, level, 1.15, 0.12, muffled=True)
    band.boom(range(6), 4.0, 0.6, 0.40)
    band.part([1, 3, 4, 5], timpani, roots(march, 45, Fraction(2), {G, D}), 0.38, -0.1)
    return played(band, 2.0, 0.30, 4200)


def world_turned() -> Played:
    """A king goes: the march that is also When the King Enjoys His Own Again, at half its pace."""
    march = tune("world_turned", "AB").at_pace(54)
    band = Band(march)  # strains: 0 the first eight bars, 1 the second
    band.leads([0], oboe, 0.60, 0.15, legato=0.97, loose=0.014)
    band.leads([1], violins, 1.25, -0.3, legato=0.98, loose=0.014)
    band.part([0], horn, second_voice(march), 0.46, -0.2)
    band.part([1], violas, second_voice(march), 0.55, 0.3)
    band.part([1], bassoon, bass(march, 45), 0.34, 0.2)
    band.fill([0], 0.36, 58)
    band.fill([1], 0.34, 57)
    band.part([0, 1], cellos, bass(march, 38, walks=False), 0.66, 0.15, loose=0.015)
    toll = roots(march, 57, Fraction(8), length=2.4)
    band.part([0], bell, toll, 0.40, 0.3, loose=0.004)
    band.drum([0], ["X.......", "X...x.d."], 0.6, 1.1, 0.12, muffled=True)
    band.drum([1], ["X...x...", "X..xx.r."], 0.7, 1.15, 0.12, muffled=True)
    band.boom([1], 4.0, 0.6, 0.38)
    band.part([1], timpani, roots(march, 45, Fraction(4), {D, E, A}), 0.34, -0.1)
    return played(band, 2.0, 0.30, 4200)


def ca_ira_minor() -> Played:
    """A dictator goes: Ça ira turned minor and slow, bells tolling that take the tune at the end."""
    song = tune("ca_ira_minor", "AABBA")
    band = Band(song, tail=10.0)
    band.leads([0], horn, 0.9, -0.15, legato=0.9)
    band.leads([1], oboe, 0.58, 0.2, legato=0.9)
    band.leads([2], violins, 1.25, -0.3, legato=0.92)
    band.leads([3], trumpet, 0.75, -0.2, legato=0.9)
    band.leads([3], violins, 0.5, -0.3, legato=0.95, doubling=True)
    band.leads([4], violins, 1.25, -0.3, legato=0.92)
    band.part([1, 2, 4], violins, second_voice(song), 0.36, 0.3)
    band.part([3], horn, second_voice(song), 0.42, 0.3)
    band.part([0, 1, 2], pizzicato, bass(song, 41), 0.95, 0.15)
    band.part([1, 2], pizzicato, offbeats(song, 57), 0.5, -0.2)
    band.part([3, 4], cellos, bass(song, 41), 0.65, 0.15)
    band.fill([0], 0.28, 57)
    band.fill([3, 4], 0.34, 58)
    band.part(range(4), bell, roots(song, 57, Fraction(8), length=2.4), 0.46, 0.3, loose=0.004)
    beats = [Event(float(n.start), 1.0, n.key + 12, 0.6) for n in song.notes if n.start % 1 == 0]
    band.part([4], bell, beats, 0.32, 0.25, loose=0.004)
    band.drum([1, 2], ["X.xx", "X.d."], 0.6, 0.85, 0.1, muffled=True)
    band.drum([3], ["Xxxx", "X.f.", "Xxxx", "X.r."], 0.8, 0.9, 0.1, muffled=True)
    band.drum([4], ["X...", "x...", "X...", "x.r."], 0.6, 0.85, 0.1, muffled=True)
    band.part([3], timpani, roots(song, 45, Fraction(1), {G, D, A}), 0.32, -0.1)
    return played(band, 2.0, 0.28, 4600)


CUES = (
    Cue("fall_democracy_seals_given_up", "fall_democracy", seals_given_up, ("seals_given_up",)),
    Cue("fall_monarchy_world_turned", "fall_monarchy", world_turned, ("world_turned",)),
    Cue("fall_dictatorship_ca_ira", "fall_dictatorship", ca_ira_minor, ("ca_ira_minor",)),
)
