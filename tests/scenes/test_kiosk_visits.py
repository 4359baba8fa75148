"""The day book of a kiosk as the steward keeps it: visits, games, ends, faults, and nothing of persons."""

from __future__ import annotations

from pathlib import Path

from game.content.daybook import DayBook, Entry, Session
from game.scenes.kit import Ministry
from game.stage.inputs import KeyPressed
from tests.scenes.activation.house import shipped
from tests.scenes.kiosk import govern, kiosk, open_page, seconds, steward
from tests.scenes.pages import finished
from tools.puppet import Puppet

WHOLE = 45 + 20 + 1  # seconds until a visitor who has gone is given up


def book(home: Path) -> tuple[Entry, ...]:
    (file,) = (home / "kiosk" / "days").glob("*.jsonl")
    entries = DayBook(file.parent)
    import datetime

    return entries.entries(datetime.datetime.fromisoformat(file.stem))


def sessions(home: Path) -> list[Session]:
    return [entry.session for entry in book(home) if entry.session is not None]


def test_a_visit_is_written_down_with_its_game_and_where_it_stopped(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    ministry = govern(puppet)
    puppet.key("t", "a", "b")
    seconds(puppet, WHOLE)
    (visit,) = sessions(tmp_path)
    assert (visit.ended, visit.where, visit.takeovers) == ("idle", "GovernmentScene", 0)
    assert visit.inputs == 4
    assert WHOLE - 2 <= visit.seconds <= WHOLE + 2
    (game,) = visit.games
    assert (game.kind, game.level, game.result) == ("government", ministry.level.id, "left")
    assert game.turns == ministry.match.state.turn
    puppet.close()
    assert [entry.kind for entry in book(tmp_path)] == ["opened", "session", "closed"]


def test_a_bump_at_the_table_is_no_visitor(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    open_page(puppet, "rules", None)  # with one key
    seconds(puppet, WHOLE)
    assert steward(puppet).resting
    assert not sessions(tmp_path)
    puppet.close()


def test_a_ministry_that_is_taken_over_is_counted_once_and_for_whoever_ends_it(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.key("a", "b")
    seconds(puppet, 50)
    puppet.click("take over")
    puppet.key("a", "b", "a")
    seconds(puppet, WHOLE)
    first, second = sessions(tmp_path)
    assert (first.takeovers, first.games) == (0, ())
    assert second.takeovers == 1
    assert [game.result for game in second.games] == ["left"]
    puppet.close()


def ended(puppet: Puppet) -> Ministry:
    """The government in office has come to its end."""
    office = puppet.app.office
    office.ministry = ministry = finished(won=True)
    puppet.key("a")
    return ministry


def test_games_are_counted_with_their_ends(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    won = ended(puppet)
    open_page(puppet, "rules", None)
    puppet.key("a", "b")
    govern(puppet)
    puppet.key("a")
    open_page(puppet, "engage", shipped()[0], 4711, False)
    puppet.key("a")
    steward(puppet).leave()
    puppet.tick(3)
    puppet.close()
    (visit,) = sessions(tmp_path)
    assert visit.ended == "stopped"
    assert [(game.kind, game.result) for game in visit.games] == [
        ("government", "won"),
        ("government", "left"),
        ("battle", "left"),
    ]
    assert visit.games[0].turns == won.match.state.turn
    assert visit.games[2].level == shipped()[0].id


def test_a_visitor_who_comes_to_the_end_of_it_all_has_left(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.key("a", "b", "a")
    doors = puppet.app.kit.doors
    from game.stage.scene import Reset

    puppet.app.manager.ask(Reset(doors.attract))
    puppet.tick(3)
    (visit,) = sessions(tmp_path)
    assert visit.ended == "left"
    assert puppet.app.office.ministry is None
    puppet.close()


def test_a_fault_is_written_down_and_the_next_start_knows_of_it(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.key("a", "b")

    def fail(_entry: object) -> None:
        raise RuntimeError("the quill is broken")

    puppet.scene.handle = fail  # type: ignore[method-assign]
    puppet.script.coming.append(KeyPressed("a"))
    assert puppet.app.run() == 1
    kinds = [entry.kind for entry in book(tmp_path)]
    assert kinds == ["opened", "session", "fault"]
    assert "the quill is broken" in book(tmp_path)[-1].text
    again = kiosk(tmp_path, again=True)
    assert book(tmp_path)[-1].again
    again.close()
