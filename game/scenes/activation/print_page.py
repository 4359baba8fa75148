"""Choosing what to print, and how far it has come. It must not know how a sheet is composed."""

from __future__ import annotations

from dataclasses import replace

from game.content.battles import Battle
from game.content.muster_words import Printing as Words
from game.content.muster_words import sheets_told
from game.scenes.activation.cards import CARD_H, ActivationFaces
from game.scenes.activation.print_job import PrintJob
from game.scenes.activation.print_pack import A4, WHITE, Order, Press, pack_of, sheets_of
from game.scenes.kit import Kit
from game.scenes.overlay import BODY, Page, middle_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Switch, Widget

BUTTON = 80.0
SWITCH = 62.0
WIDTH, HEIGHT = 1240.0, 900.0
LEAST_WHAT, MOST_WHAT = 156.0, 460.0  # the height of what is said above
PARTS = {"pack": Words.PACK, "backs": Words.BACKS, "roster": Words.ROSTER}
TOLD = Style(Face.CASLON, 28, palette.INK, align="centre")


class PrintScene(Page):
    """Three things to print, one button, and a line that tells of the sheets."""

    first = "print"

    def __init__(self, kit: Kit, battle: Battle) -> None:
        super().__init__(kit)
        self._order = Order(battle)
        self._job: PrintJob | None = None
        self._news = ""

    @property
    def printing(self) -> bool:
        """Whether sheets are being made."""
        return self._job is not None

    @property
    def told(self) -> str:
        """What there is to say of the sheets."""
        return self._news

    # --- what can be done

    def widgets(self, look: Look) -> list[Widget]:
        """What to print, then the buttons."""
        left, right = _foot(look).row(2, 24)
        wanted = self._order.pack or self._order.roster
        label = Words.STOP if self.printing else Words.PRINT
        return [
            *(self._switch(name, box) for name, box in zip(PARTS, _list(look).column(3, 10), strict=True)),
            Button("done", left, Words.DONE),
            Button("print", right, label, "brass", enabled=self.printing or wanted, why=Words.NOTHING),
        ]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Print, stop, choose, or close."""
        match chosen.name:
            case "done":
                return self.back()
            case "print" if self.printing:
                self._stop()
            case "print":
                self._print()
            case name:
                self._order = replace(self._order, **{name: chosen.value})  # type: ignore[arg-type]
        self.refresh()
        return None

    def leave(self) -> None:
        """What is being written is finished, the rest is not begun."""
        self._stop()

    def update(self, dt: float, /) -> Transition | None:
        """A little of the work."""
        if self._job is not None:
            self._job.advance()
            self._tell(self._job)
        return super().update(dt)

    def _print(self) -> None:
        assert self._look is not None
        order = self._order if self._order.pack else replace(self._order, backs=False)
        title = order.battle.title
        self._job = PrintJob(Press(self._look, order), self.kit.doors.reports_folder(), title)
        self.kit.play("page")

    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()
            self._tell(self._job)

    def _tell(self, job: PrintJob) -> None:
        """Say how far it is; the page is printed anew only when that changes."""
        folder = self.kit.doors.reports_folder()
        if job.trouble:
            told = Words.FAILED.format(why=job.trouble.rstrip("."))
        elif not job.over:
            told = Words.WORKING.format(page=job.page, pages=job.pages)
        elif job.bound is None:
            told = Words.STOPPED.format(pages=sheets_told(len(job.files)), folder=folder)
        else:
            told = Words.READY.format(pages=sheets_told(len(job.files)), folder=folder)
        if job.over:
            self._job = None
        if told != self._news:
            self._news = told
            self.refresh()

    # --- what is seen

    def printed(self, look: Look) -> tuple[Item, ...]:
        """What it will be, and how far it is."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        print_heading(sheet, Words.HEADING)
        sheet.block(Words.WHAT, BODY, _what(look))
        self._print_proof(sheet, _proof(look))
        if self._news:
            foot, rows = _foot(look), _list(look)
            sheet.block_middle(
                self._news, TOLD, Box(rows.x, rows.bottom + 8, rows.w, foot.y - rows.bottom - 30)
            )
        return (sheet.item,)

    def _print_proof(self, sheet: Sheet, box: Box) -> None:
        """The first sheet of the pack, small."""
        sheet.fill(box, WHITE)
        sheet.frame(box, palette.INK, 2)
        faces, scale = ActivationFaces(sheet.look), box.h * 0.27 / CARD_H
        cards = sheets_of(pack_of(self._order.battle))[0]
        width, height = box.w * 0.28, box.h * 0.28
        for i, card in enumerate(cards):
            x, y = box.cx + (i % 3 - 1) * width, box.cy + (i // 3 - 1) * height
            sheet.paste(faces.face(card, scale), Box.around(x, y, 10, 10))

    def _switch(self, name: str, box: Box) -> Switch:
        on = getattr(self._order, name) and (name != "backs" or self._order.pack)
        free = not self.printing and (name != "backs" or self._order.pack)
        why = Words.BUSY if self.printing else Words.NO_PACK
        switch = Switch(name, box, on, PARTS[name], enabled=free, why=why)
        switch.label_share = 1 - box.h / box.w
        return switch


def _sheet(look: Look) -> Box:
    return middle_box(look, WIDTH, HEIGHT - LEAST_WHAT + _what_height(look))


def _what_height(look: Look) -> float:
    """What is said is as large as it is read elsewhere, where the sheet may be higher."""
    if not look.frame.upright:
        return LEAST_WHAT
    wanted = look.type.block_height(Words.WHAT, BODY, min(WIDTH, look.frame.safe.w) - 200)
    return max(LEAST_WHAT, min(wanted, MOST_WHAT))


def _foot(look: Look) -> Box:
    box = _sheet(look)
    return Box(box.x + 110, box.bottom - 50 - BUTTON, box.w - 220, BUTTON)


def _what(look: Look) -> Box:
    box = _sheet(look)
    return Box(box.x + 100, box.y + 164, box.w - 200, _what_height(look))


def _proof(look: Look) -> Box:
    """A sheet of A4 at the right of the list."""
    what, foot = _what(look), _foot(look)
    height = foot.y - 24 - what.bottom - 10
    return Box(what.right - height * A4.w / A4.h, what.bottom + 10, height * A4.w / A4.h, height)


def _list(look: Look) -> Box:
    what = _what(look)
    return Box(what.x, what.bottom + 22, _proof(look).x - 40 - what.x, 3 * SWITCH + 20)
