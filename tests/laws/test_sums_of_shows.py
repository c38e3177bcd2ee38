"""Each line of a show adds up: what is printed and all changes that are shown make what is paid."""

import json
import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest
from academy_table import PRACTICE_3
from powers_table import Powers

from trickerion.language.verbatim import Verbatim
from trickerion.rules.academy.board import AcademyMarker, academy_of, put
from trickerion.rules.academy.catalog import PRACTICE_ROOMS
from trickerion.rules.catalog import DAYS, PROPHECIES, TRICKS, Yields
from trickerion.rules.game import Game
from trickerion.rules.moves import move_from_json
from trickerion.rules.options import COLOURS, GameOptions
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import Marker, OwnedTrick
from trickerion.screens.playbill import expected_show, told_show
from trickerion.screens.show.terms import Term, shortened
from trickerion.screens.show.told import ToldAct, told_bill
from trickerion.table.view import TableView

GAMES = Path(__file__).parents[1] / "playthroughs"
CARD, SLOTS = "grand_magorian_01", 3
SIGNS = {"{fame}": 0, "{coins}": 1, "{shards}": 2}
ALL = list(TRICKS)
SHOWS = [ALL[first : first + SLOTS] for first in range(0, len(ALL), SLOTS)]
"""Every Trick is in one of them."""
PAIRS = [(day, other) for day in DAYS for other in ("", "thursday", "sunday") if other != day]
"""Weekdays of the performer and of a guest; "" for a guest who is not in the Theater."""


def everything() -> Powers:
    """A table of all modules, with nothing on it."""
    table = Powers(modules=("dark_alley", "prophecies", "powers", "academy"), setup="full")
    table.row(CARD)
    return table


def lay(table: Powers, tricks: list[str], days: tuple[str, str], owner: int = 0) -> None:
    """These Tricks of one owner on the card, and the weekdays of both seats."""
    state = table.state
    card = state.performance(CARD)
    for slot, trick in enumerate(tricks):
        card = card.with_marker(slot, Marker(owner, trick, "spades", slot))
    state.replace_performance(card)
    state.days = {day: seat for seat, day in enumerate(days) if day}


def told(table: Powers, day: str) -> list[ToldAct]:
    """The show of seat 0 on a weekday, line by line."""
    view = TableView(table.state, 0, ("crimson", "teal"), (Verbatim("Ada"), Verbatim("Bo")))
    return told_bill(expected_show(table.state, 0, day, CARD), view)


def read(term: Term) -> Yields:
    """What a change says to whoever reads it: one number of Fame and Coins alike, or amounts with their signs."""
    if not any(term.amounts):
        return Yields()
    if not term.signs:
        number = int(re.sub("−", "-", term.said.rpartition(" ")[2]))
        return Yields(number, number)
    shown, pieces = [0, 0, 0], [piece for piece in term.signs if piece != "{room.practice}"]
    for amount, sign in zip(pieces[::2], pieces[1::2], strict=True):
        shown[SIGNS[sign]] += int(amount.replace("−", "-"))
    return Yields(*shown)


def check(line: ToldAct) -> None:
    """It adds up as it is told, and as it is shortened."""
    for terms in (line.terms, shortened(line.terms, 3), shortened(line.terms, 2)):
        parts = zip(line.printed, *(read(term) for term in terms), strict=True)
        assert tuple(map(sum, parts)) == line.yields, (line.name, line.printed, terms, line.yields)


def every_show(table: Powers, pairs: Sequence[tuple[str, str]], owner: int) -> Iterator[ToldAct]:
    """The lines of all Tricks, on these weekdays."""
    for tricks in SHOWS:
        for days in pairs:
            lay(table, tricks, days, owner)
            yield from told(table, days[0])


@pytest.mark.parametrize("owner", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_each_line_adds_up_on_every_weekday_under_every_prophecy(owner: int) -> None:
    for number, prophecy in enumerate(["", *PROPHECIES]):
        table = everything()
        table.state.active_prophecy = prophecy
        lines = list(every_show(table, PAIRS if not prophecy else PAIRS[number % 3 :: 3], owner))
        assert len({line.trick for line in lines if line.trick}) == len(TRICKS)
        for line in lines:
            check(line)


@pytest.mark.slow
def test_each_line_adds_up_with_every_power() -> None:
    for number, power in enumerate(POWERS.values()):
        table = everything().learned(0, power.id)
        for line in every_show(table, PAIRS[number % 3 :: 3], 0):
            check(line)


def practise(table: Powers, trick: str, tile: str, slot: int) -> None:
    """The Trick of seat 0 practises in this room."""
    table.player(0).tricks[0] = OwnedTrick(trick, "spades", 0)
    board = academy_of(table.state)
    room = board.room(PRACTICE_3)._replace(tile=tile)
    put(table.state, board.with_room(room.with_marker(slot, AcademyMarker(0, trick, "spades"))))


ROOMS = [(tile, slot) for tile, room in PRACTICE_ROOMS.items() for slot in range(len(room.slots))]


def test_each_line_adds_up_in_every_room() -> None:
    table = everything()
    for number, (trick, (tile, slot)) in enumerate(product(TRICKS, ROOMS)):
        practise(table, trick, tile, slot)
        day = DAYS[number % 4]
        lay(table, [trick], (day, ""))
        for line in told(table, day):
            check(line)


@pytest.mark.slow
@pytest.mark.parametrize("power", POWERS)
def test_each_line_adds_up_with_all_of_it_together(power: str) -> None:
    """The Trick in a room, with a Power, under a prophecy, on a weekday."""
    table = everything().learned(0, power)
    for number, (trick, prophecy, day) in enumerate(product(TRICKS, PROPHECIES, DAYS)):
        table.state.active_prophecy = prophecy
        practise(table, trick, *ROOMS[number % len(ROOMS)])
        lay(table, [trick], (day, ""))
        for line in told(table, day):
            check(line)


def test_a_weekday_takes_nothing_where_there_is_nothing() -> None:
    """Mind Reading yields a Shard alone, the Enchanted Butterflies no Coin."""
    table = everything()
    lay(table, ["mind_reading", "enchanted_butterflies"], ("thursday", ""))
    reading, butterflies, *_ = told(table, "thursday")
    assert [term for term in reading.terms if any(term.amounts)] == []
    assert reading.yields == (0, 0, 1)
    (day,) = butterflies.terms
    assert (day.name, day.signs) == ("Thursday", ("−1", "{fame}"))
    assert butterflies.yields == (1, 0, 0)


def test_under_long_shadow_the_line_names_it_and_the_weekday_that_counts() -> None:
    table = everything()
    table.state.active_prophecy = "long_shadow"
    lay(table, ["levitation"], ("sunday", "thursday"), owner=1)
    line = told(table, "sunday")[0]
    assert [term.said for term in line.terms] == ["Long Shadow: Sun +1"]
    assert "Sunday" in line.terms[0].tip
    assert "performer" in line.terms[0].tip
    assert expected_show(table.state, 0, "sunday", CARD).one_day


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.txt")))
def test_each_line_of_the_shows_of_a_recorded_game_adds_up(name: str) -> None:
    lines = (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    options, seed = (json.loads(line.split(" ", 1)[1]) for line in lines[:2])
    game, shown = Game.new(GameOptions.from_json(options), seed), 0
    names = tuple(Verbatim(str(seat)) for seat in game.state.seats)
    for line in lines[2:]:
        if not line[0].isdigit():
            continue
        before, move = game.state.copy(), line.split("  # ")[0].split(" ", 1)[1]
        bill = told_show(before, game.apply(move_from_json(json.loads(move))))
        for act in told_bill(bill, TableView(before, 0, COLOURS[:4], names)) if bill is not None else ():
            check(act)
            shown += 1
    assert shown > 5
