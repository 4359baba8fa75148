"""A kiosk's day as one page of HTML that needs nothing else: printable, in the game's own type.

Made of the day book's lines alone; knows neither clock nor folder.
"""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from statistics import median

from game.content import day_words as words
from game.content.daybook import Entry, Game, Session, count
from game.content.figures import NO_BREAK

TYPE = {  # as the page calls them: file, style, weight
    "Caslon": (("LibreCaslonText-Regular.ttf", "normal", 400), ("LibreCaslonText-Bold.ttf", "normal", 700)),
    "Fell": (("IMFellEnglish-Italic.ttf", "italic", 400),),
}
HOURS = range(24)
CHART = (660, 150)  # of a chart, in the page's own units


@dataclass(frozen=True, slots=True)
class Day:
    """What a report is made of."""

    date: str  # as it is to be read
    entries: Sequence[Entry]
    titles: Mapping[str, str] = field(default_factory=dict)  # of levels, by name
    club: str = ""


def report_html(day: Day, fonts: Path) -> str:
    """The page, its type inside it; where a file of it cannot be read the browser's own serves."""
    sessions = [entry for entry in day.entries if entry.session is not None]
    parts = [
        _masthead(day),
        _figures(day.entries),
        _section(words.HOURS, _hours(sessions)),
        _section(words.LEVELS, _levels(_games(sessions), day.titles)),
        _section(words.STOPPED, _stopped(sessions)),
        _section(words.FAULTS, _faults(day.entries)),
        _section(words.LIST, _list(sessions, day.titles)) if sessions else "",
        f'<p class="foot">{escape(words.FOOT)}</p>',
    ]
    title = f"{words.TITLE}, {day.date}"
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_faces(fonts)}{STYLE}</style>'
    return (
        f'<!doctype html><html lang="en"><head>{head}</head><body><main>{"".join(parts)}</main></body></html>'
    )


def _masthead(day: Day) -> str:
    club = f"<p>{escape(words.CLUB.format(club=day.club))}</p>" if day.club else ""
    return (
        f"<header><h1>{escape(words.TITLE)}</h1><p>{escape(words.SUBTITLE)}</p>{club}"
        f'<p class="date">{escape(day.date)}</p></header>'
    )


def _figures(entries: Sequence[Entry]) -> str:
    counts = count(entries)
    figures = (
        (words.SESSIONS, str(counts.sessions)),
        (words.GAMES, str(counts.games)),
        (words.WON, str(counts.won)),
        (words.MEDIAN, words.length(counts.median_session)),
        (words.TAKEOVERS, str(counts.takeovers)),
        (words.RESTARTS, str(counts.restarts)),
    )
    cells = "".join(
        f"<div><b>{escape(value)}</b><span>{escape(name)}</span></div>" for name, value in figures
    )
    return f'<section class="figures">{cells}</section>'


def _section(title: str, inner: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inner}</section>"


def _hours(sessions: Sequence[Entry]) -> str:
    """How many came in each hour, from the first to the last in which anybody did."""
    came = Counter(int(entry.when[11:13]) for entry in sessions)
    if not came:
        return f"<p>{escape(words.HOURS_NONE)}</p>"
    hours = [hour for hour in HOURS if min(came) <= hour <= max(came)]
    return _bars([(str(hour), came[hour]) for hour in hours])


def _bars(values: Sequence[tuple[str, int]]) -> str:
    """A chart of upright bars, each with its number above it and its name below."""
    wide, tall = CHART
    step, most = wide / len(values), max(number for _, number in values)
    drawn = []
    for i, (name, number) in enumerate(values):
        height = (tall - 50) * number / most
        middle, top = (i + 0.5) * step, tall - 24 - height
        bar = min(step * 0.7, 46)
        drawn.append(
            f'<rect x="{middle - bar / 2:.1f}" y="{top:.1f}" width="{bar:.1f}" height="{height:.1f}"/>'
            f'<text x="{middle:.1f}" y="{tall - 6}">{escape(name)}</text>'
        )
        if number:
            drawn.append(f'<text x="{middle:.1f}" y="{top - 5:.1f}">{number}</text>')
    rule = f'<line x1="0" x2="{wide}" y1="{tall - 24}" y2="{tall - 24}"/>'
    return f'<svg viewBox="0 0 {wide} {tall}" role="img">{rule}{"".join(drawn)}</svg>'


def _levels(games: Sequence[Game], titles: Mapping[str, str]) -> str:
    rows = []
    for level, number in Counter(game.level for game in games).most_common():
        own = [game for game in games if game.level == level]
        results = Counter(game.result for game in own)
        figures = (
            number,
            results["won"],
            results["lost_to_tax"],
            results["lost_to_unrest"],
            results["left"],
            round(median(game.turns for game in own)),
        )
        rows.append((titles.get(level, level), *map(str, figures)))
    return _table(words.LEVEL_HEADS, rows)


def _stopped(sessions: Sequence[Entry]) -> str:
    """The screens that were left to themselves, and how far the governments had come that were left."""
    gone = [entry.session for entry in sessions if entry.session is not None]
    left = Counter(words.SCREENS.get(s.where, words.ELSEWHERE) for s in gone if s.ended == "idle")
    inner = _table(words.STOPPED_HEADS, [(name, str(number)) for name, number in left.most_common()])
    turns = Counter(g.turns for g in _games(sessions) if g.kind == "government" and g.result == "left")
    if not turns:
        return inner + f"<p>{escape(words.STOPPED_NONE)}</p>"
    bars = [(str(turn), turns[turn]) for turn in range(min(turns), max(turns) + 1)]
    return f"{inner}<h3>{escape(words.TURNS)}</h3>{_bars(bars)}"


def _faults(entries: Iterable[Entry]) -> str:
    rows = []
    for entry in entries:
        match entry.kind:
            case "fault":
                rows.append((entry.when[11:16], words.FAULT, entry.text.strip().rpartition("\n")[2]))
            case "opened":
                rows.append((entry.when[11:16], words.AGAIN if entry.again else words.OPENED, ""))
            case "closed":
                rows.append((entry.when[11:16], words.CLOSED, ""))
    calm = all(entry.kind != "fault" and not entry.again for entry in entries)
    return (f"<p>{escape(words.FAULTS_NONE)}</p>" if calm else "") + _table((), rows)


def _list(sessions: Sequence[Entry], titles: Mapping[str, str]) -> str:
    rows = []
    for entry in sessions:
        session = entry.session
        assert session is not None
        played = [_game(game, titles) for game in session.games] or [words.NO_GAME]
        rows.append(
            (
                entry.when[11:16],
                words.length(session.seconds).replace(" ", NO_BREAK),
                str(session.inputs),
                "; ".join(played),
                _end(session),
            )
        )
    return _table(words.LIST_HEADS, rows)


def _game(game: Game, titles: Mapping[str, str]) -> str:
    came_to = (words.CARDS if game.kind == "battle" else words.TURN).format(turn=game.turns)
    return f"{titles.get(game.level, game.level)}: {words.RESULTS[game.result]}, {came_to}"


def _end(session: Session) -> str:
    way = words.WAYS[session.ended]
    return f"{way}, {words.TAKEN_OVER}" if session.takeovers else way


def _games(sessions: Iterable[Entry]) -> list[Game]:
    return [game for entry in sessions if entry.session is not None for game in entry.session.games]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>{f'<thead><tr>{head}</tr></thead>' if heads else ''}<tbody>{body}</tbody></table>"


def _faces(fonts: Path) -> str:
    found = []
    for family, files in TYPE.items():
        for name, style, weight in files:
            try:
                data = base64.b64encode((fonts / name).read_bytes()).decode("ascii")
            except OSError:
                continue
            found.append(
                f'@font-face{{font-family:"{family}";font-style:{style};font-weight:{weight};'
                f'src:url(data:font/ttf;base64,{data}) format("truetype")}}'
            )
    return "".join(found)


STYLE = """
:root{--ink:#2a1f18;--red:#8c2318;--paper:#f3e9d2;--rule:#8a7763}
*{box-sizing:border-box}
body{margin:0;background:#6b5a45;color:var(--ink);font:400 17px/1.45 Caslon,Georgia,serif}
main{max-width:820px;margin:28px auto;padding:44px 56px 40px;background:var(--paper);
 border:1px solid #b9a888;outline:6px double var(--rule);outline-offset:-22px}
header{text-align:center;border-bottom:5px double var(--ink);padding-bottom:14px;margin-bottom:22px}
h1{font:700 52px/1.1 Caslon,Georgia,serif;letter-spacing:.02em;margin:6px 0}
header p{font:italic 400 22px/1.3 Fell,Georgia,serif;margin:2px 0}
header .date{color:var(--red);font-size:24px;margin-top:8px}
.figures{display:grid;grid-template-columns:repeat(3,1fr);border:1px solid var(--ink)}
.figures div{padding:12px 8px 10px;text-align:center;border:1px solid var(--rule);margin:-1px 0 0 -1px}
.figures b{display:block;font-size:34px;line-height:1.15}
.figures span{font:italic 400 18px/1.2 Fell,Georgia,serif}
section{break-inside:avoid;margin-top:26px}
h2{font:700 24px/1.2 Caslon,Georgia,serif;text-align:center;margin:0 0 10px}
h2::after{content:"";display:block;width:150px;height:4px;margin:6px auto 0;border:solid;border-width:1px 0}
h3{font:italic 400 19px/1.3 Fell,Georgia,serif;text-align:center;margin:14px 0 4px}
table{width:100%;border-collapse:collapse;margin:6px 0}
th{font:italic 400 17px/1.2 Fell,Georgia,serif;text-align:left;border-bottom:1px solid;padding:3px 8px}
td{border-bottom:1px solid #d3c3a3;padding:4px 8px;vertical-align:top;font-variant-numeric:lining-nums}
svg{width:100%;display:block}
svg rect{fill:var(--red)}svg line{stroke:var(--ink);stroke-width:1.5}
svg text{font:400 15px Caslon,Georgia,serif;fill:var(--ink);text-anchor:middle}
p{text-align:center;margin:6px 0}
.foot{border-top:5px double var(--ink);margin-top:30px;padding-top:12px;
 font:italic 400 17px/1.35 Fell,Georgia,serif}
section:last-of-type{break-inside:auto}
@page{margin:14mm}
@media print{body{background:none;font-size:11pt}
 main{margin:0;padding:0;border:0;outline:0;max-width:none;background:none}}
"""
