"""Deadlines of a served table: half a day at least, and the same moment whatever the clock of the machine is set to."""

import sys
import time as system_time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest
from given import there

from trickerion.cli import main
from trickerion.play.tables.deadlines import Deadlines, deadline
from trickerion.play.tables.serve import Server
from trickerion.storage.tables import read_table

EVENING = time(20)
zones = pytest.mark.skipif(sys.platform == "win32", reason="the zone of a process cannot be set there")


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Sets the zone of this process."""

    def change(name: str) -> None:
        monkeypatch.setenv("TZ", name)
        system_time.tzset()

    yield change
    monkeypatch.undo()
    if hasattr(system_time, "tzset"):
        system_time.tzset()


@pytest.mark.parametrize(
    ("asked", "until"), {"2026-11-27 07:00": "2026-11-27 20:00", "2026-11-27 09:00": "2026-11-28 20:00"}.items()
)
def test_who_is_asked_has_half_a_day(asked: str, until: str) -> None:
    assert deadline(datetime.fromisoformat(asked).astimezone(), EVENING) == datetime.fromisoformat(until).astimezone()


@zones
def test_half_a_day_is_twelve_hours_also_in_the_night_in_which_the_clock_is_changed(
    zone: Callable[[str], None],
) -> None:
    zone("CET-1CEST,M3.5.0,M10.5.0/3")
    asked = datetime.fromisoformat("2027-03-27T21:30:00+01:00")
    assert deadline(asked, time(9, 45)) == datetime.fromisoformat("2027-03-29T09:45:00+02:00")  # 11 h 15 on the 28th
    assert deadline(asked, time(10, 45)) == datetime.fromisoformat("2027-03-28T10:45:00+02:00")


@zones
def test_a_deadline_that_was_kept_is_the_same_moment_in_another_zone(zone: Callable[[str], None]) -> None:
    zone("CET-1")
    now = datetime.fromisoformat("2026-11-27T07:00:00+01:00")
    kept = Deadlines(EVENING, {}, lambda: now)
    assert kept.ask([(1, 3)]) == [(1, 3)]
    told = kept.to_json()
    zone("EST5")
    later = Deadlines(EVENING, told, lambda: now)
    assert later.ask([(1, 3)]) == []
    assert later.to_json() == told
    now = datetime.fromisoformat("2026-11-27T18:59:00+00:00")
    assert later.late == []
    now += timedelta(minutes=1)
    assert later.late == [1]


def test_what_is_no_deadline_is_none() -> None:
    kept = {"1.3": "2026-11-27T20:00:00", "x.3": "2026-11-27T20:00:00+00:00", "2.1": "soon", "0.1": ""}
    assert Deadlines(EVENING, kept).to_json() == {}
    assert Deadlines(None, {"1.3": "2020-11-27T20:00:00+00:00"}).late == []


def test_a_table_that_is_taken_up_again_keeps_its_deadlines(tmp_path: Path) -> None:
    assert main(["serve", "--data-dir", str(tmp_path), "--new", "owl"]) == 0
    server = Server(tmp_path, move_by=EVENING)
    owl = server.tables["owl"]
    for number, place in enumerate(owl.table.places[:2]):
        place.token, place.is_ready = f"{number}" * 32, True
    owl._raise_the_curtain()
    server.step()
    asked = read_table(tmp_path / "owl" / "table.json").asked
    seat = there(owl.session).assigning.asked[0]
    assert set(asked) == {f"{seat}.{there(owl.session).game.state.turn}"}
    assert datetime.fromisoformat(asked[f"{seat}.{there(owl.session).game.state.turn}"]) > datetime.now(
        UTC
    ) + timedelta(hours=11)
    server.close()
    again = Server(tmp_path, move_by=time(3, 30))
    again.step()
    assert read_table(tmp_path / "owl" / "table.json").asked == asked
    again.close()
