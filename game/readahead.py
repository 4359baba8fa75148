"""What later screens are made of is read in while the title waits, or a table its last pages.

A government's door opened in 80 milliseconds, a battle's in 40.

It must not know what a module holds; whoever opens a door sooner has what is lacking read in then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from importlib import import_module

BEGINS = 2.0  # seconds: the title is whole by then
EVERY = 2  # frames; each module takes one to four milliseconds of one
ENDING = (
    "scenes.chart",
    "scenes.ending_figures",
    "scenes.ending_account",
    "scenes.ending",
)
REPORT = (
    "content.png",
    "content.pdf",
    "scenes.activation.print_pack",
    "scenes.activation.print_job",
    "scenes.activation.print_page",
    "content.battle_report",
    "scenes.activation.report_files",
    "scenes.activation.report_picture",
    "scenes.activation.report_page",
)
AHEAD = (  # each after those that it needs; first a visitor's first government, then battles
    "engine.odds",
    "engine.government.forecast",
    "engine.advice.players",
    "engine.advice.lessons",
    "content.guide_words",
    "scenes.government.draft",
    "scenes.government.guide",
    "scenes.balloon_shape",
    "scenes.balloon_place",
    "scenes.balloon",
    "stage.timeline",
    "scenes.government.layout",
    "content.table_words",
    "content.moods",
    "scenes.spot",
    "scenes.government.spots",
    "scenes.government.pace",
    "scenes.government.throwing",
    "scenes.government.controls",
    "scenes.government.overlays",
    "scenes.government.beats",
    "scenes.government.crowd",
    "scenes.government.finale",
    "scenes.still",
    "scenes.government.stills",
    "scenes.spoken",
    "scenes.government.choreography",
    "scenes.government.clicks",
    "scenes.government.hand",
    "scenes.government.keys",
    "scenes.government.lifts",
    "content.figures",
    "content.coach",
    "content.refused",
    "content.gazette",
    "scenes.government.bystanders",
    "scenes.government.cloth",
    "scenes.government.reports",
    "scenes.government.furniture",
    "scenes.government.tally",
    "scenes.government.panel",
    "stage.playback",
    "scenes.government.view",
    "stage.sprites",
    "scenes.government.table",
    "scenes.government.upright",
    "scenes.touch",
    "scenes.played",
    "scenes.impression",
    "scenes.government.scene",
    "scenes.government.guided",
    *ENDING,
    "engine.activation.model",
    "engine.activation.chance",
    "engine.activation.reckoning",
    "engine.activation.muster",
    "engine.activation.choices",
    "engine.activation.commands",
    "engine.activation.refusals",
    "content.battle_refused",
    "engine.activation.settings",
    "content.battles",
    "content.battle_words",
    "content.muster_words",
    "scenes.activation.cards",
    "scenes.activation.muster_draft",
    "scenes.activation.muster_layout",
    "scenes.activation.muster_panel",
    "scenes.activation.muster_lines",
    "content.battle_table_words",
    "scenes.activation.kept",
    "scenes.activation.layout",
    "engine.activation.events",
    "engine.activation.evolve",
    "engine.activation.turning",
    "engine.activation.decide",
    "engine.activation.snapshot",
    "engine.activation.notation",
    "engine.activation.rules",
    "content.engagement",
    "content.battle_log",
    "engine.activation.lots",
    "engine.activation.fairness",
    "content.battle_report",
    "scenes.activation.view",
    "scenes.activation.panels",
    "scenes.activation.pieces",
    "scenes.activation.parade",
    "scenes.field",
    "scenes.stepper",
    "scenes.type_case",
    "scenes.writing_page",
    "scenes.activation.muster_roster",
    "scenes.flow",
    "scenes.activation.battle_detail",
    "scenes.playbill_line",
    "scenes.activation.battle_line",
    "scenes.activation.ground",
    "scenes.activation.battles_page",
    "content.kiosk_words",
    "scenes.activation.muster_commands",
    "scenes.activation.muster_dice",
    "scenes.activation.muster_grade",
    "scenes.activation.muster_rules",
    "content.png",
    "content.pdf",
    "scenes.activation.print_pack",
    "scenes.activation.print_job",
    "scenes.activation.print_page",
    "scenes.activation.muster",
    "content.battle_records",
    "content.battle_saves",
    "content.own_battles",
    "headquarters",
    "scenes.activation.grid",
    "scenes.activation.hand",
    "scenes.activation.rolls",
    "scenes.activation.controls",
    "scenes.activation.enter_page",
    "scenes.activation.bands",
    "scenes.activation.fairness_page",
    "scenes.columns",
    "scenes.leaflet",
    "scenes.activation.journal_page",
    "scenes.activation.orders_layout",
    "scenes.activation.orders",
    "scenes.activation.pages",
    "scenes.activation.beats",
    "scenes.activation.flood",
    "scenes.activation.choreography",
    "scenes.activation.keys",
    "scenes.activation.layout_upright",
    "content.battle_coach",
    "scenes.activation.outlook",
    "scenes.activation.deal_panel",
    "scenes.activation.fair_panel",
    "scenes.activation.pack_panel",
    "scenes.activation.turn_panel",
    "scenes.activation.table",
    "scenes.activation.rehearsal",
    "scenes.activation.watch",
    "scenes.activation.scene",
    "scenes.activation.report_files",
    "scenes.activation.report_picture",
    "scenes.activation.report_page",
)


def _with(modules: tuple[str, ...], *shown: str) -> tuple[str, ...]:
    """Modules, and each exhibit after the scene that it shows."""
    after = {name.replace("exhibit", "scene"): name for name in shown}
    return tuple(each for name in modules for each in (name, after.get(name)) if each is not None)


SHOW = _with(AHEAD, "scenes.government.exhibit", "scenes.activation.exhibit")

# Where there is time: the title always has some, and the show, which begins with one; a table's processor is
# to rest, and few are left for it.
ALWAYS = "TitleScene", "AttractScene"
WHERE = {
    "TitleScene": AHEAD,
    "AttractScene": SHOW,
    "GovernmentScene": ENDING,
    "GuidedGovernmentScene": ENDING,
    "BattleScene": REPORT,
}


class ReadAhead:
    """A module every few frames of those that have time."""

    def __init__(self, read: Callable[[str], object] = import_module) -> None:
        self._read = read
        self._waiting = {scene: deque(modules) for scene, modules in WHERE.items()}
        self._passed = 0.0
        self._frames = 0

    def over(self, scene: str) -> bool:
        """Whether all has been read in that this scene has time for."""
        return not self._waiting.get(scene)

    def passed(self, seconds: float, scene: str, *, still: bool) -> None:
        """A frame, the seconds since the one before it, the scene on top, and whether nothing was painted."""
        self._passed += seconds
        if self.over(scene) or self._passed < BEGINS or not (still or scene in ALWAYS):
            return
        self._frames += 1
        if self._frames % EVERY == 0:
            self._read(f"game.{self._waiting[scene].popleft()}")
