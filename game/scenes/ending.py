"""The last pages of a government: the verdict with its picture, its account, and what may follow.

It must not end anything itself.
"""

from __future__ import annotations

from game.content import gazette
from game.content.honours import Entry
from game.content.words import Ended as Words
from game.engine.government.model import Outcome
from game.scenes.ending_account import print_account
from game.scenes.ending_figures import figures
from game.scenes.impression import Impression
from game.scenes.kit import Kit, Ministry, deal_of_the_day, may_undo
from game.scenes.overlay import BODY, FIGURED_ITALIC, Page, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Pop, Push, Reset, Transition
from game.stage.widgets import Button, Chosen, Widget

FEW = 5  # buttons at most where the deal is given
FULL = 7  # buttons; one more is that for the honours board
BUTTON = 70.0
SHAPE = 16 / 9  # of the picture
SHARE = 0.63  # of the room that it takes at most
SENTENCE = BODY.at(50)
CAUSE = FIGURED_ITALIC.at(42)
EVENER = (0.95, 0.9, 0.85, 0.8)  # widths tried for it, so that no line is broken long before the others


class EndingScene(Page):
    """The verdict over the table; it can be put aside to look at the table, never lost."""

    idles = "result"

    def __init__(self, kit: Kit, ministry: Ministry) -> None:
        super().__init__(kit)
        self._ministry = ministry
        self._figures = figures(ministry.match)
        self._aside = False
        self._signed = False  # on the honours board
        self._accounted = False  # the account is seen, not the verdict
        self._closed = False  # whoever looks for another level leaves this government for good
        self._impression: Impression | None = None
        self._seconds = 0.0  # since the brush was taken up
        self._coloured = False

    @property
    def aside(self) -> bool:
        """Whether the table is being looked at."""
        return self._aside

    @property
    def whole(self) -> bool:
        """Whether the picture is there and wholly coloured."""
        return self._coloured

    @property
    def accounted(self) -> bool:
        """Whether the account is seen."""
        return self._accounted

    @property
    def _can_undo(self) -> bool:
        return may_undo(self.kit, self._ministry.match) and not self._closed and not self._signed

    @property
    def _few(self) -> bool:
        """Whether there are fewer ways on, as there is no other deal and no other level."""
        return deal_of_the_day(self.kit) is not None

    @property
    def _may_sign(self) -> bool:
        """Whether the organiser keeps an honours board, and this government is not on it yet."""
        house = self.kit.house()
        return house is not None and house.honours and not self._signed

    @property
    def _why_not_signed(self) -> str:
        """Why it cannot be put on the board; empty where it can."""
        again = self._ministry.known and deal_of_the_day(self.kit) is not None
        return Words.KNOWN if again else ""

    def resume(self, result: object) -> None:
        """Who has signed does so once."""
        if isinstance(result, Entry):
            self._signed = True
            self.refresh()

    def enter(self) -> None:
        """The music of this end."""
        won = self._ministry.match.state.outcome is Outcome.WON
        self.kit.mood("victory" if won else f"fall_{self._ministry.level.theme.system}")

    # --- what can be done

    def widgets(self, look: Look) -> list[Widget]:
        """All ways on; while the table is looked at, only the way back."""
        if self._aside:
            return [Button("return", way_back(look), Words.RETURN, "brass")]
        places = _places(look, len(items := self._ways_on()), few=self._few)
        return [
            Button(name, box, label, "ticket" if number else "brass", enabled=not why, why=why)
            for number, ((name, label, why), box) in enumerate(zip(items, places, strict=True))
        ]

    def _ways_on(self) -> list[tuple[str, str, str]]:
        """Each with its words, and why it is closed; the first is open."""
        items = [
            ("again", Words.AGAIN, ""),
            *([("another", Words.NEW, ""), ("level", Words.LEVEL, "")] if not self._few else []),
            ("account", Words.VERDICT if self._accounted else Words.ACCOUNT, ""),
            ("look", Words.LOOK, ""),
            ("title", Words.TITLE, ""),
            *([("undo", Words.UNDO, "")] if self._can_undo else []),
        ]
        if self._may_sign:
            why = self._why_not_signed
            items.insert(1 if why else 0, ("sign", Words.SIGN, why))
        return items

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Go on."""
        doors, ministry = self.kit.doors, self._ministry
        match chosen.name:
            case "sign":
                return Push(lambda: doors.sign(ministry))
            case "again":
                return Reset(lambda: doors.begin(ministry.level, ministry.seed))
            case "another":
                return Reset(lambda: doors.begin(ministry.level, None))
            case "level":
                self._closed = True
                self.refresh()
                return Push(doors.choose_level)
            case "title":
                return Reset(doors.title)
            case "undo":
                return Pop("undo")
            case "account":
                self._turn_leaf()
            case _:
                self._turn_over()
        return None

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """Ctrl+Z takes the last step back where that is allowed; Page Up and Down turn to the account."""
        if key.ctrl and key.key == "z":
            return Pop("undo") if self._can_undo else True
        if key.key in ("pageup", "pagedown") and not self._aside:
            self._turn_leaf()
            return True
        if self.asks(key, "rules"):
            return Push(lambda: self.kit.doors.rules(self._ministry.match.state.rules))
        if self.asks(key, "gazette", "government"):
            return Push(lambda: self.kit.doors.gazette(self._ministry))
        return None

    def back(self) -> Transition | None:
        """Escape puts the verdict aside and takes it up again."""
        self._turn_over()
        return None

    def _turn_leaf(self) -> None:
        self._accounted = not self._accounted
        self.kit.play("page")
        self.refresh()

    def _turn_over(self) -> None:
        self._aside = not self._aside
        self.refresh()
        self.form.focus("return" if self._aside else "look")

    def arrange(self, look: Look) -> None:
        """Another size has pictures of its own."""
        self._impression = None
        super().arrange(look)

    def update(self, dt: float, /) -> Transition | None:
        """The picture is printed in black once it has been fetched, and coloured while it is looked at."""
        impression = self._impression
        if impression is not None and not self._coloured and impression.fetch():
            began, self._seconds = self._seconds, self._seconds + dt * self.kit.settings().speed_factor
            self._coloured = impression.coloured(self._seconds)
            if not began or self._coloured:
                self.refresh()
            if not began and not impression.coloured(0.0):
                self.kit.play("brush")
        return super().update(dt)

    # --- what is seen

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        """No veil over the table while it is looked at."""
        if not self._aside:
            super().draw(canvas, _alpha)
            if self._impression is not None and not self._accounted:
                canvas.live(self._impression.laid(self._seconds))
            return
        assert self._look is not None
        canvas.settle()
        canvas.rest(self.form.items(self._look))

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The verdict and its picture, or the account."""
        if self._aside:
            return ()
        sheet, room = Sheet(look, page_box(look)), _room(look, few=self._few)
        state, theme = self._ministry.match.state, self._ministry.level.theme
        assert state.outcome is not None
        print_corners(sheet)
        won = state.outcome is Outcome.WON
        print_heading(sheet, theme.ending(state.outcome).title, palette.INK if won else palette.RED)
        if self._accounted:
            print_account(sheet, room, self._ministry, self._figures)
        else:
            self._print_verdict(sheet, room)
        return (sheet.item,)

    def _print_verdict(self, sheet: Sheet, room: Box) -> None:
        """The picture, and what is to be said."""
        state, theme = self._ministry.match.state, self._ministry.level.theme
        assert state.outcome is not None
        plate, upper, lower = _verdict(sheet.look, room)
        self._print_picture(sheet, plate)
        sentence = theme.ending(state.outcome).sentence
        measures = sheet.look.type
        said = min(upper.h, measures.block_height(sentence, SENTENCE, upper.w, upper.h))
        rule = upper.y + said + 30
        sheet.block(sentence, SENTENCE, upper)
        sheet.rule((upper.x, rule), (upper.right, rule), palette.FADED, 1.5)
        room = Box(lower.x, rule + 22, lower.w, lower.bottom - rule - 22)
        read = measures.alike([sentence], SENTENCE, upper.w, upper.h, lines=2)
        cause = CAUSE.at(CAUSE.size * read.size / SENTENCE.size)  # never the larger of the two
        even = measures.narrowed(self._cause(), cause, room.w, room.h, EVENER)
        sheet.block(self._cause(), cause, Box(room.x, room.y, even, room.h))
        if sheet.look.frame.upright:
            low = room.y + measures.block_height(self._cause(), cause, even, room.h)
            sheet.tailpiece(Box(room.x, low, room.w, room.bottom - low))

    def _print_picture(self, sheet: Sheet, plate: Box) -> None:
        """The engraving of this end in this kind of state, framed as prints are."""
        won = self._ministry.match.state.outcome is Outcome.WON
        if self._impression is None:
            stem = f"ending_{self._ministry.level.theme.system}_{'won' if won else 'lost'}"
            self._impression = Impression(sheet.look, stem, plate)
            self._impression.take_up()
        self._impression.fetch()
        self._coloured = self._impression.coloured(self._seconds)
        picture = self._impression.picture(self._seconds)
        if picture is not None:
            sheet.paste(picture, plate)
        sheet.frame(plate.inset(-8), palette.INK, 1.4)
        sheet.frame(plate.inset(-3), palette.INK, 3)

    def _cause(self) -> str:
        """Why it ended; untold where the record of the last command is lost."""
        log, level = self._ministry.match.log, self._ministry.level
        return gazette.cause(self._ministry.match.state, log[-1].events, level.theme) if log else ""


def _foot(look: Look, *, few: bool) -> Box:
    box, rows = page_box(look), len(_rows(look, FEW if few else FULL))
    height = rows * BUTTON + (rows - 1) * 12
    return Box(box.x + 120, box.bottom - 46 - height, box.w - 240, height)


def _rows(look: Look, count: int) -> tuple[int, ...]:
    """How many of so many buttons stand in each row."""
    if count <= FEW:
        return (2, 2) if count < FEW else (1, 2, 2) if look.frame.upright else (3, 2)
    full = count > FULL
    if look.frame.upright:
        return (2, 2, 2, 2) if full else (1, 2, 2, 2)
    if look.frame.wide:
        return (4, count - 4) if full else (3, count - 3)
    return (3, 3, 2) if full else (3, 2, 2)


def _places(look: Look, count: int, *, few: bool) -> list[Box]:
    """Where so many buttons stand: on the lowest lines of the foot."""
    rows, foot = _rows(look, count), _foot(look, few=few)
    lines = [foot.moved(0, -i * (BUTTON + 12)) for i in range(len(rows))]
    lines = [Box(line.x, line.bottom - BUTTON, line.w, BUTTON) for line in reversed(lines)]
    return [place for n, line in zip(rows, lines, strict=True) for place in line.row(n, 18)][:count]


def _verdict(look: Look, room: Box) -> tuple[Box, Box, Box]:
    """The picture, the sentence, and why it ended: beside the picture, or below it."""
    if look.frame.upright:
        plate = Box(room.x + 6, room.y + 14, room.w - 12, (room.w - 12) / SHAPE)
        top = plate.bottom + 44
        upper = Box(room.x, top, room.w, (room.bottom - top) * 0.56)
        return plate, upper, Box(room.x, upper.bottom + 32, room.w, room.bottom - upper.bottom - 32)
    height = min(room.h - 10, room.w * SHARE / SHAPE)
    plate = Box(room.x + 6, room.y + (room.h - height) / 2, height * SHAPE, height)
    text = Box(plate.right + 44, room.y, room.right - plate.right - 44, room.h)
    upper = Box(text.x, text.y, text.w, text.h * 0.6)
    return plate, upper, Box(text.x, upper.bottom + 24, text.w, text.bottom - upper.bottom - 24)


def _room(look: Look, *, few: bool) -> Box:
    box = page_box(look)
    top = box.y + 160
    return Box(box.x + 72, top, box.w - 144, _foot(look, few=few).y - 22 - top)


def way_back(look: Look) -> Box:
    """Over the table where its own great button would be: at the foot of the panel, hiding nothing."""
    safe = look.frame.safe
    if look.frame.upright:
        return Box.around(safe.cx, safe.bottom - 156, 560, 84)
    if look.frame.wide:
        return Box(safe.right - 412, safe.bottom - 104, 384, 78)
    return Box(safe.right - 376, safe.bottom - 264, 348, 70)
