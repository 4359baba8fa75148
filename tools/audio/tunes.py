"""Georgian tunes, long out of copyright, and a few of our own, in ABC notation.

T is the title, C the composer, S the old print each was compared with. The quoted chords, and so every bass
and inner part, are ours. It must not know how they are scored.
"""

from __future__ import annotations

OLD = {
    "rule_britannia": """
T:Rule, Britannia
C:Thomas Arne, 1740
S:Aird's Airs vol.3 no.524 (1788), ornaments reduced
M:4/4
L:1/8
Q:1/4=92
K:D
A|"D"d2d2 d/e/f/g/ ad|"A"e2g2 "D"f2zA|"D"d/e/d/e/ f/g/f/g/ "D"a"A"e"D"f"A"e|"D"de/f/ "G"ed "A"c2ze|
"A"e2dc a^g/f/ e/d/c/B/|"A"A2"E"B2 "A"A2z2|"D"d2dA "G"BGzf|"G"gfed "A"c2ze|
"D"a2"A"g2 "D"f/d/g/e/ a/f/e/d/|"D"A2"A"e2 "D"d4|
"D"f3f "G"g/f/gzf|"G"gf"Em"ed "A"c2z2|"D"a2"A"g2 "D"f/d/g/e/ a/f/e/d/|"D"A2"A"e2 "D"d3|
""",
    "roast_beef": """
T:The Roast Beef of Old England
C:Richard Leveridge, 1735
S:Aird's Airs vol.1 no.77 (1778)
M:6/8
L:1/8
Q:3/8=84
K:D
A|"D"d>ed "A"c>de|"D"fed "A"e2d|"D"d>ed "A"c>dc|"E"BE^G "A"A2:|
|:A|"G"BGB d2c/B/|"D"A>FD "G"B3|"A"e>fg c>BA|"D"d3 A2F|"G"G>AB "A"A>dc|"D"d3 d2:|
""",
    "heart_of_oak": """
T:Heart of Oak
C:William Boyce, 1759
S:Aird's Airs vol.4 no.686 (1796)
M:4/4
L:1/8
Q:1/4=116
K:D
A|"D"d2dd d2fe|"D"d2"A"cB "D"A2zA|"G"B2Bc "D"d2de|"D"f2"A"ge "D"f2zA|
"D"d2FG A2Bc|"D"d2FG A2ze|"D"f2"E"ed "A"a2cd|"E"e2eE "A"A2e>e|
"A"e2cd e2f>f|"D"f2de f2zf|"A"ed"F#"cf "Bm"dBz2|"D"d<dA2 F<DzA|"G"Bc"A"de "D"f2"G"ed|"D"a2"A"Ac "D"d2z|
""",
    "lillibullero": """
T:Lillibullero
C:attributed to Henry Purcell, 1689
S:Ryan's Mammoth Collection (1883), transposed
M:6/8
L:1/8
Q:3/8=92
K:G
|:"G"G>AG B2B|"D"A>BA c2c|"G"BdG "Am"c2B|"D"AGF "G"G3:|
|:"G"g2d "C"e2d|"G"g2d "C"e2d|"G"def "Em"gfe|"G"dcB "D"A3|
"C"edc "G"Bcd|"G"dcB "D"ABc|"G"dBG "Am"c2B|"D"AGF "G"G3:|
""",
    "over_the_hills": """
T:Over the Hills and Far Away
C:Traditional, by 1694; Farquhar 1706, The Beggar's Opera 1728
S:Henry Atkinson's manuscript (1694)
M:4/4
L:1/8
Q:1/4=104
K:Ddor
GA|"C"c3d cded|"F"c2A2 A2GA|"C"c3d cdec|"Dm"f2d2 d2GA|
"C"c3d cded|"F"c2A2 A2c2|"C"G3A GABc|"Am"e2"Dm"d2 d2||
ef|"C"g3a gede|"F"c2A2 A2ef|"C"g3a gedc|"Dm"a2d2 d2ef|
"C"gfga gede|"F"c2A2 A2c2|"C"G3A GAcd|"Am"e2"Dm"d2 d2|
""",
    "conquering_hero": """
T:See, the Conquering Hero Comes
C:G. F. Handel, 1747
S:Aird's Airs vol.3 no.521 (1788)
M:4/4
L:1/8
Q:1/4=126
K:G
|:"G"d4 B3c|"G"d4 G4|"D"ABcd "Am"c2"G"B2|"D"A8|"G"Bcde d2d2|"G"g4 d4|"D"cBAG A4|"G"G8:|
|:"G"BABc B2B2|"D"A4 "G"G2AB|"D"c2"G"B2 "D"A2"Em"G2|"G"G4 "D"F4|
"G"BABc B2B2|"Em"e4 "A"^c4|"D"d2ed "A"^c3B/c/|"D"d8:|
""",
    "hole_in_the_wall": """
T:Hole in the Wall (Hornpipe from Abdelazer)
C:Henry Purcell, 1695; The Dancing Master 1698
S:The Dancing Master (1698)
M:3/2
L:1/8
Q:1/2=84
K:Bb
|:"Bb"d3e def2 "F"c2f2|"Gm"B3c Bcd2 "Dm"A2d2|"Eb"G3A GAB2 "Bb"F2d2|"F"B6A2 "Bb"B4:|
"Gm"b3a gab2 "Cm"a2g2|"D"^f3g fga2 d2a2|"Gm"b3a gab2 "Cm"a2g2|"D"g6^f2 "Gm"g4|
"Gm"G3A GAB2 "F"ABc2|"Bb"B3c Bcd2 "F"cde2|"Bb"d3e def2 "F"F2f2|"F"d6cd "Bb"B4|
""",
    "british_grenadiers": """
T:The British Grenadiers
C:Traditional, in print by the 1740s
S:Kerr's Merry Melodies vol.3 no.380 (c.1880), transposed
M:4/4
L:1/8
Q:1/4=112
K:G
D2|"G"G2D2 G2"D"A2|"G"B2cB "D"A2Bc|"G"d2G2 BA"D"GF|"G"G6:|
|:Bc|"G"d3e d2"D"c2|"G"B3c d2d2|"C"e2e2 "G"dcBA|"D"A4 F2D2|
"G"G2FG "D"A2GA|"G"B2AB "Am"c2Bc|"G"d2G2 BA"D"GF|"G"G6:|
""",
    "world_turned": """
T:The World Turned Upside Down (When the King Enjoys His Own Again)
C:Traditional, 1640s; said to have been played at Yorktown, 1781
S:two agreeing modern transcriptions of the 18th-century march
M:4/4
L:1/8
Q:1/4=100
K:D
|:"D"A2A2 d2d2|"A"efga "D"f2ef|"G"g2B2 "A"c2f2|"A"e3c A4|
"D"A2A2 d2d2|"A"efga "D"f2ef|"Em"g2B2 "A"c2f2|"A"e3d "D"d4:|
|:"A"e2cd e2A2|"A"edef e2A2|"A"edef e2dc|"E"B3A "A"A4|
"D"a3g f2ed|"A"efga "Bm"f2ef|"Em"g2B2 "A"c2f2|"A"e3d "D"d4:|
""",
    "gloucester_quick_march": """
T:The Duke of Gloucester's Quick March
C:Traditional, by 1778
S:Aird's Airs vol.1 no.13 (1778)
M:2/4
L:1/8
Q:1/4=108
K:D
A/G/|"D"FA d2|"A"cdeg|"D"fd"A"cd|"A"e/d/c/B/ A2|"D"FA d2|"A"cdeg|"D"fd"A"c/d/e/c/|"D"d2 D:|
|:g|"D"fdfa|"A"eceg|"D"fdfa|"A"e/d/c/B/ A>g|"D"fdfa|"A"eceg|"D"f/a/f/d/ "A"e/g/e/c/|"D"d2 D:|
""",
}
"""Each in the key and at the pace it is played in; the sources are named in S."""

OWN = {
    "council_at_night": """
T:The Council at Night
C:own, for this game
M:4/4
L:1/8
Q:1/4=96
K:Dm
"Dm"D2A2 A2GF|"Gm"G2B2 "A"A4|"Dm"F2GA "Gm"B2AG|"A"A2E2 E2z2|
"Dm"D2A2 "F"c2BA|"Bb"d2B2 "Gm"G2BA|"Gm"G2FE "A"E2^C2|"Dm"D6 z2||
"F"c3c c2dc|"C"c2BA G4|"Gm"B3B B2cB|"A"B2A^G A4|
"Dm"d3d "Gm"d2cB|"Dm"A2F2 "Gm"G2B2|"Dm"A2F2 "A"E2^C2|"Dm"D6 z2|]
""",
    "seals_given_up": """
T:The Seals Given Up
C:own, in the manner of a dead march
M:4/4
L:1/8
Q:1/4=68
K:Gm
"Gm"D4 G3A|"Gm"B4 "D"A4|"Cm"G3A "Gm"B2c2|"D"A6 z2||
"Gm"d4 "Cm"c3B|"F"A4 "Bb"B4|"Cm"c3B "D"A2^F2|"Gm"G6 z2||
"Bb"d3d d2c2|"Eb"B3c "Bb"d4|"Cm"e3e "Gm"d2B2|"D"A6 z2|]
""",
    "ca_ira_minor": """
T:Ça ira, turned minor
C:Bécourt, c.1786; minor version ours
M:2/4
L:1/16
Q:1/4=72
K:Gm
G2GA|"Gm"G2GA G2GA|"Gm"G4 GABc|"Gm"d2ed "D"c2B2|"Gm"B2"D"A2 "Gm"G2GA|
"Gm"G2GA G2GA|"Gm"G4 GABc|"Gm"d2ec "D"B2A2|"Gm"G4:|
|:B2dB|"D"cBAG ^FGAF|"D"D4 "Gm"B2dB|"Cm"cBAG "A"GA=B^c|"Dm"d4 d2d=e|
"Dm"d2d=e d2de|"Dm"d4 d=efg|"Dm"a2ba "Gm"g2"Dm"f2|"A"f2=e2 "Dm"d2d=e|
"Dm"d2d=e d2de|"Dm"d4 d=efg|"Dm"afbg "A"f2=e2|"Dm"d4:|
""",
    "fanfare": """
T:Fanfare
C:own, for this game
M:4/4
L:1/8
Q:1/4=126
K:G
"G"G3G G2G2|"G"B2B2 d4|"G"G2B2 d2G2|"D"A2AA A4|
"G"d3d d2d2|"C"e2e2 "G"d4|"G"BcdB "D"A2A2|"G"G6 z2|]
""",
}
"""Our own, where no old tune has the mood; and one old tune turned into the minor."""
