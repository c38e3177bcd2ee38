"""The 15 Classrooms, each from its wording: what it leaves of a Trick's Yields, and its bonus for a Trick of its level.

No Yield is changed by a weekday; the numbers of the Tricks are (Fame, Coins, Shards) of their cards.
"""

import pytest
from academy_table import CLASS_3, CLASS_4, Academy
from alley import gains
from given import there
from table import of

from trickerion.rules.academy.catalog import CLASSROOMS, TILES
from trickerion.rules.academy.classroom import room_pays
from trickerion.rules.catalog import RECUTS, TRICKS, Yields
from trickerion.rules.events import LessonPaid, MarkersReturned
from trickerion.rules.moves import LayAcademyMarker, TakeYield, Teach
from trickerion.rules.phases.turn import phases_of

RINGS, LEVITATION = "linking_rings", "levitation"
"""(0, 2, 0) and (2, 3, 0), level 1."""
PAPER_SHRED = "paper_shred"
"""(4, 2, 1), level 2."""
ELEPHANT, SAWS, AUTOMATON, STAIRS = "vanishing_elephant", "horror_saws", "automaton", "stairs_of_water"
"""(9, 4, 0), (4, 8, 0), (7, 7, 0) and (5, 4, 2), level 3."""
BY_LEVEL = {1: RINGS, 2: PAPER_SHRED, 3: ELEPHANT}


def pays(tile: str, trick: str, take: str = "") -> tuple[int, int, int]:
    """What a Trick in a room brings in the Classroom phase; ``take`` answers a room that asks."""
    t = Academy()
    t.trick(0, trick)
    t.teaches(0, trick, tile)
    events = t.only("classroom")
    assert (t.question == "ChoosingLessonYield") == bool(take)
    if take:
        events = t.do(TakeYield(take))
    (paid,) = of(LessonPaid, events)
    assert gains(events, 0)[:1] == (paid.fame,)
    return paid.fame, paid.coins, paid.shards


def bonus(tile: str) -> tuple[int, int, int]:
    """What Teach brings at once for a Trick of the room's level; for other levels it is nothing."""
    found = {}
    for level, trick in BY_LEVEL.items():
        t = Academy()
        t.trick(0, trick, markers=1)
        t.room(CLASS_3, tile).acts(0, "magician")
        found[level] = gains(t.do(Teach(0), LayAcademyMarker(CLASS_3, 0)), 0)
    own = next(level for level in found if TRICKS[BY_LEVEL[level]].fame_threshold == CLASSROOMS[tile].threshold)
    assert [found[level] for level in found if level != own] == [(0, 0, 0)] * 2
    return found[own]


ROOMS: dict[str, tuple[tuple[int, int, int], list[tuple[str, str, tuple[int, int, int]]]]] = {
    # Coins, 2 at most; 3 Coins for a level 1 Trick
    "chalk_room": ((0, 3, 0), [(LEVITATION, "", (0, 2, 0)), (RINGS, "", (0, 2, 0))]),
    # Fame less 1, 2 at most and never below 0; 1 Fame for a level 1 Trick
    "reading_circle": ((1, 0, 0), [(LEVITATION, "", (1, 0, 0)), (ELEPHANT, "", (2, 0, 0)), (RINGS, "", (0, 0, 0))]),
    # Fame and Coins less 1 each, 1 Fame and 2 Coins at most; 1 Shard for a level 1 Trick
    "evening_school": ((0, 0, 1), [(LEVITATION, "", (1, 2, 0)), (RINGS, "", (0, 1, 0)), (AUTOMATON, "", (1, 2, 0))]),
    # Shards, 1 at most, else 1 Coin; 1 Fame and 1 Coin for a level 1 Trick
    "crystal_primer": ((1, 1, 0), [(STAIRS, "", (0, 0, 1)), (LEVITATION, "", (0, 1, 0))]),
    # Coins, 3 at most; 1 Fame for a level 1 Trick
    "recital_room": ((1, 0, 0), [(SAWS, "", (0, 3, 0)), (RINGS, "", (0, 2, 0))]),
    # Coins, 4 at most; 2 Fame for a level 2 Trick
    "counting_house": ((2, 0, 0), [(SAWS, "", (0, 4, 0)), (LEVITATION, "", (0, 3, 0))]),
    # Fame, 3 at most; 3 Coins for a level 2 Trick
    "great_library": ((0, 3, 0), [(ELEPHANT, "", (3, 0, 0)), (LEVITATION, "", (2, 0, 0))]),
    # Fame and Coins less 2 each, 2 of both at most; 1 Shard and 1 Coin for a level 2 Trick
    "anatomy_theater": ((0, 1, 1), [(SAWS, "", (2, 2, 0)), (LEVITATION, "", (0, 1, 0))]),
    # Coins less 1, 3 at most, and Shards, 1 at most; 1 Shard for a level 2 Trick
    "alchemy_lab": (
        (0, 0, 1),
        [(STAIRS, "", (0, 3, 1)), (PAPER_SHRED, "", (0, 1, 1)), (RINGS, "", (0, 1, 0)), (SAWS, "", (0, 3, 0))],
    ),
    # Fame or Coins, 3 at most (the Rings have no Fame to choose); 2 Fame for a level 2 Trick
    "debating_chamber": (
        (2, 0, 0),
        [(ELEPHANT, "fame", (3, 0, 0)), (ELEPHANT, "coins", (0, 3, 0)), (RINGS, "", (0, 2, 0))],
    ),
    # Fame less 3, 4 at most, and Coins less 2, 3 at most; 3 Fame for a level 3 Trick
    "grand_auditorium": ((3, 0, 0), [(AUTOMATON, "", (4, 3, 0)), (PAPER_SHRED, "", (1, 0, 0))]),
    # Fame, 5 at most; 4 Coins for a level 3 Trick
    "hall_of_fame": ((0, 4, 0), [(ELEPHANT, "", (5, 0, 0)), (SAWS, "", (4, 0, 0))]),
    # Coins, 6 at most; 2 Fame and 1 Shard for a level 3 Trick
    "treasury": ((2, 0, 1), [(SAWS, "", (0, 6, 0)), (ELEPHANT, "", (0, 4, 0))]),
    # Half the Fame and Coins, 4 of both at most, and Shards, 2 at most; 2 Shards for a level 3 Trick
    "observatory": ((0, 0, 2), [(ELEPHANT, "", (4, 2, 0)), (STAIRS, "", (2, 2, 2)), ("metamorphosis", "", (4, 2, 0))]),
    # Fame, 6 at most, or Coins, 7 at most; 3 Fame for a level 3 Trick
    "masters_study": ((3, 0, 0), [(ELEPHANT, "fame", (6, 0, 0)), (SAWS, "coins", (0, 7, 0))]),
}
"""The bonus of each room, and what it pays: for a Trick, with the answer of a room that asks."""


@pytest.mark.parametrize("tile", sorted({*CLASSROOMS} - {*RECUTS}))
def test_a_classroom_pays_and_gives_its_bonus_as_it_is_worded(tile: str) -> None:
    at_once, lessons = ROOMS[tile]
    assert [(trick, take, pays(tile, trick, take)) for trick, take, _ in lessons] == lessons
    assert bonus(tile) == at_once


TRICK = next(t.id for t in TRICKS.values() if t.yields.fame > 1 and t.yields.coins > 1)


def taught(tile: str, trick: str = TRICK, markers: int = 0) -> Academy:
    t = Academy()
    t.trick(0, trick, markers=markers)
    return t.teaches(0, trick, tile)


def test_the_phase_follows_the_performance() -> None:
    names = [name for name, _ in phases_of(("dark_alley", "academy"))]
    assert names.index("classroom") == names.index("performance") + 1
    assert "classroom" not in [name for name, _ in phases_of(("dark_alley",))]
    # weekdays change nothing here
    t = taught("treasury")
    t.state.days["thursday"] = 0
    paid = of(LessonPaid, t.only("classroom"))
    assert paid == [LessonPaid(0, TRICK, CLASS_3, 0, min(6, TRICKS[TRICK].yields.coins), 0, t.board.room(CLASS_3).tile)]


def test_markers_of_a_taught_trick_come_home_from_its_card_and_from_the_theater() -> None:
    t = Academy().row("riverside_01", "riverside_02")
    t.trick(0, TRICK, markers=2).marker("riverside_01", 0, 0, TRICK, "up").teaches(0, TRICK, "chalk_room")
    events = t.only("classroom")
    assert t.player(0).supply["spades"] == 5
    assert there(t.player(0).tricks[0]).markers == 0
    assert not t.state.performance("riverside_01").all_markers()
    assert sum(len(event.markers) for event in of(MarkersReturned, events)) == 3


def test_a_trick_in_a_practice_room_keeps_its_markers_and_is_not_paid() -> None:
    t = Academy()
    t.trick(0, TRICK, markers=2)
    t.practises(0, TRICK, "small_stage")
    assert not t.only("classroom")
    assert there(t.player(0).tricks[0]).markers == 2


def test_every_trick_in_a_classroom_pays_in_initiative_order() -> None:
    other = next(t.id for t in TRICKS.values() if t.yields.coins and t.id != TRICK)
    t = taught("treasury")
    t.trick(1, other, "hearts").teaches(1, other, "recital_room", space=CLASS_4).initiative(1, 0)
    before = t.has(0), t.has(1)
    assert [(event.seat, event.trick) for event in of(LessonPaid, t.only("classroom"))] == [(1, other), (0, TRICK)]
    assert t.has(0)[1] == before[0][1] + min(6, TRICKS[TRICK].yields.coins)
    assert t.has(1)[1] == before[1][1] + min(3, TRICKS[other].yields.coins)


def test_a_room_that_pays_fame_or_coins_asks() -> None:
    t = taught("masters_study")
    t.only("classroom")
    assert t.question == "ChoosingLessonYield"
    t.do(TakeYield("fame"))
    assert t.has(0)[0] == 5 + min(6, TRICKS[TRICK].yields.fame)


@pytest.mark.parametrize(
    ("tile", "yields", "resource", "paid"),
    [
        ("chalk_room", Yields(3, 5, 1), "", Yields(0, 2, 0)),
        ("reading_circle", Yields(4, 5, 1), "", Yields(2, 0, 0)),
        ("reading_circle", Yields(0, 5, 1), "", Yields(0, 0, 0)),
        ("evening_school", Yields(3, 2, 1), "", Yields(1, 1, 0)),
        ("crystal_primer", Yields(3, 5, 2), "", Yields(0, 0, 1)),
        ("crystal_primer", Yields(3, 5, 0), "", Yields(0, 1, 0)),
        ("alchemy_lab", Yields(3, 5, 2), "", Yields(0, 3, 1)),
        ("grand_auditorium", Yields(9, 2, 0), "", Yields(4, 0, 0)),
        ("observatory", Yields(9, 5, 3), "", Yields(4, 2, 2)),
        ("observatory", Yields(3, 1, 1), "", Yields(1, 0, 1)),
        ("debating_chamber", Yields(2, 9, 1), "coins", Yields(0, 3, 0)),
        ("debating_chamber", Yields(2, 9, 1), "fame", Yields(2, 0, 0)),
    ],
)
def test_what_a_classroom_leaves_of_the_yields(tile: str, yields: Yields, resource: str, paid: Yields) -> None:
    assert room_pays(CLASSROOMS[tile], yields, resource) == paid


def test_our_own_rooms_are_marked_as_such() -> None:
    assert {tile.source for tile in TILES.values()} == {"house"}
