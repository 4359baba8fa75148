"""Music for the title, the victory and the interval. It must not know how notes are made."""

from __future__ import annotations

from fractions import Fraction

from ..instruments.bowed import cellos, violins
from ..instruments.plucked import harpsichord, pizzicato
from ..instruments.struck import timpani
from ..instruments.winds import bassoon, flute, horn, oboe, trumpet
from ..score.band import Band
from ..score.parts import Event, bass, continuo, melody, roots, second_voice
from ..score.tune import medley
from .cue import Cue, Played, played, tune

D, G, A = 2, 7, 9  # pitch classes
CHORUS = 40.0  # quarters into Rule, Britannia: "Rule, Britannia! Britannia, rule the waves"


def rule_britannia() -> Played:
    """Arne's song twice through: a parlour verse, then the theatre's band with kettledrums in the chorus."""
    song = medley([tune("rule_britannia"), tune("rule_britannia")], 92)
    band = Band(song)

    def verse(events: list[Event]) -> list[Event]:
        return [event for event in events if event.start < float(song.strains[1]) + CHORUS]

    def chorus(events: list[Event]) -> list[Event]:
        return [event for event in events if event.start >= float(song.strains[1]) + CHORUS]

    band.leads([0], harpsichord, 1.0, -0.12, ornaments=True)
    band.part([0], harpsichord, continuo(song, 57), 0.36, -0.05)
    first_chorus = [event for event in melody(song, 0, 0.95) if event.start >= CHORUS]
    band.part([0], flute, first_chorus, 0.42, 0.2)
    band.leads([1], violins, 1.2, -0.3, legato=0.94, loose=0.010)
    band.part([1], oboe, chorus(melody(song)), 0.52, 0.25)
    band.part([1], trumpet, chorus(melody(song)), 0.34, -0.15)
    band.part([1], violins, second_voice(song), 0.48, 0.3, loose=0.012)
    band.part([1], bassoon, verse(second_voice(song, -12)), 0.30, 0.2)
    band.fill([0], 0.26, 59)
    band.fill([1], 0.35, 60)
    band.part([0], pizzicato, bass(song, 41), 0.7, 0.15)
    band.part([1], cellos, bass(song, 38), 0.55, 0.15, loose=0.012)
    band.part([1], harpsichord, continuo(song, 60, broken=True), 0.34, 0.0)
    kettles = chorus(roots(song, 45, Fraction(1), {D, A}))
    band.part([1], timpani, kettles, 0.34, -0.1)
    return played(band, 1.6, 0.28, 6000)


def conquering_hero() -> Played:
    """Our own fanfare, then See, the Conquering Hero: horns, trumpets, violins, oboes, all with kettles."""
    hymn = medley([tune("fanfare", "A"), tune("conquering_hero", "AABBA")], 132)
    band = Band(hymn)  # strains: 0 fanfare, 1 2 A, 3 4 B, 5 A
    band.leads([0], trumpet, 0.95, -0.25, legato=0.85)
    band.leads([1], horn, 1.05, -0.2, legato=0.95)
    band.leads([2], trumpet, 0.9, -0.25, legato=0.92)
    band.leads([3], violins, 1.3, -0.3, legato=0.96)
    band.leads([4], oboe, 0.60, 0.2, legato=0.95)
    band.leads([5], trumpet, 0.95, -0.25, legato=0.92)
    band.part([0, 2, 5], trumpet, second_voice(hymn), 0.50, 0.25, loose=0.008)
    band.part([1, 4], horn, second_voice(hymn), 0.52, 0.3)
    band.part([3], violins, second_voice(hymn), 0.42, 0.3)
    band.part([2], violins, melody(hymn, 0, 0.95), 0.42, -0.1)
    band.part([5], violins, melody(hymn, 12, 0.95), 0.40, -0.1)
    band.part([5], oboe, melody(hymn, 0, 0.95), 0.40, 0.15)
    band.fill([1, 4], 0.38, 60)
    band.fill([2, 5], 0.36, 62)
    band.part([1, 2, 3, 4, 5], cellos, bass(hymn, 41), 0.58, 0.1)
    band.part([3, 4], harpsichord, continuo(hymn, 60, broken=True), 0.36, 0.0)
    for strains, every, gain in (([0, 2], 2, 0.35), ([5], 1, 0.30)):
        band.part(strains, timpani, roots(hymn, 45, Fraction(every), {D, G}), gain, 0.0)
    band.drum([0, 2], ["X...x...", "X...x.5."], 0.7, 0.5)
    band.drum([5], ["X.xxx.xx", "X.xxf.r."], 0.85, 0.55)
    return played(band, 1.8, 0.28, 6200, early=0.03)


def lillibullero() -> Played:
    """Lillibullero between the acts: harpsichord, violins, flute and bassoon, oboes and horns, all."""
    jig = tune("lillibullero", "AABBAABB").at_pace(86)
    band = Band(jig)
    band.leads([0, 1], harpsichord, 1.0, -0.12, ornaments=True)
    band.leads([2], violins, 1.2, -0.3, legato=0.92)
    band.leads([3], flute, 0.55, 0.2)
    band.leads([4], oboe, 0.62, -0.2, legato=0.9)
    band.leads([5], bassoon, 0.66, 0.15, shift=-12, legato=0.9)
    band.leads([6], trumpet, 0.7, -0.25, legato=0.88)
    band.leads([7], violins, 1.15, -0.3, legato=0.92)
    band.leads([7], oboe, 0.36, 0.2, doubling=True)
    band.part([2, 7], violins, second_voice(jig), 0.45, 0.3)
    band.part([3, 5], bassoon, second_voice(jig, -12), 0.28, -0.15)
    band.part([4, 6], horn, second_voice(jig), 0.44, 0.25)
    band.part([1, 2, 3, 7], harpsichord, continuo(jig, 58, broken=True), 0.34, -0.05)
    band.part([0], harpsichord, continuo(jig, 57), 0.34, -0.05)
    band.fill([3, 4, 5, 7], 0.28, 58)
    band.part([0, 1, 2, 4, 6, 7], cellos, bass(jig, 38), 0.55, 0.15)
    band.part([3, 5], pizzicato, bass(jig, 41), 0.8, 0.15)
    band.drum([6, 7], ["X..x.x", "X..xx5"], 0.6, 0.4)
    return played(band, 1.3, 0.25, 5600)


CUES = (
    Cue("title_rule_britannia", "title", rule_britannia, ("rule_britannia",)),
    Cue("victory_conquering_hero", "victory", conquering_hero, ("fanfare", "conquering_hero")),
    Cue("interval_lillibullero", "interval", lillibullero, ("lillibullero",)),
)
