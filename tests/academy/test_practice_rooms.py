"""The 15 Practice Rooms, each from its wording: what both slots do for the Trick whose Academy marker lies there."""

from typing import Any

import pytest
from academy_table import PRACTICE_4, Academy
from alley import gains
from given import there
from table import lay, of

from trickerion.rules import events as e
from trickerion.rules.academy.catalog import PRACTICE_ROOMS
from trickerion.rules.ask.stage import laying, performers_after
from trickerion.rules.catalog import RECUTS, TRICKS
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.locations.theater import link_level
from trickerion.rules.moves import ChooseReward, Perform, PlaceMarker, Prepare, Reschedule, SetUpTrick
from trickerion.rules.state import Marker

R1, R2 = "riverside_01", "riverside_02"
BACK = "friday.backstage.0"
RINGS, PIANO, BULLETS, AUTOMATON = "linking_rings", "living_piano", "bullet_catch", "automaton"
"""All mechanical; of level 1, 1, 2 and 3."""


def shown(tile: str, slot: int = 0, trick: str = RINGS) -> Academy:
    """Seat 0 has performed its Trick from slot 0 of Riverside 1; one more Trick Marker lies on the Trick card."""
    t = Academy().row(R1, R2)
    t.trick(0, trick, markers=1).marker(R1, 0, 0, trick, "down")
    t.practises(0, trick, tile, slot)
    t.performs(0, "friday.perform", card=R1)
    return t


def more(tile: str, slot: int) -> tuple[int, int, int]:
    """What a performed Trick yields more than its card says."""
    (paid,) = of(e.TrickPerformed, shown(tile, slot).events)
    fame, coins, shards = TRICKS[RINGS].yields
    return paid.fame - fame, paid.coins - coins, paid.shards - shards


def prepares(tile: str, slot: int) -> tuple[int, int]:
    """How many more Trick Markers Prepare brings, and how many more Action Points it costs."""
    t = Academy().components(0, **TRICKS[BULLETS].components)
    t.trick(0, BULLETS)
    t.practises(0, BULLETS, tile, slot).acts(0, "magician", "workshop.0.0")
    before = t.points
    (prepared,) = of(e.TrickPrepared, t.do(Prepare(0)))
    return prepared.markers - TRICKS[BULLETS].markers, before - t.points - TRICKS[BULLETS].prepare_cost


def linking(tile: str, slot: int, trick: str = PIANO, practised: str = PIANO, **more: Any) -> Academy:
    """Seat 0 can lay its second Trick below the Rings, corner to corner; one of the two is practised."""
    t = Academy(**more).row(R1)
    t.trick(0, RINGS).trick(0, trick, "hearts", 1, markers=2).marker(R1, 1, 0, RINGS, "down")
    return t.practises(0, practised, tile, slot).acts(0, "magician", BACK)


def setting_up(tile: str, slot: int = 0) -> Academy:
    """Seat 0 has its practised Trick in the hand; an equal marker lies on slot 0 of Riverside 1."""
    t = Academy().row(R1, R2)
    t.trick(0, RINGS, markers=3).marker(R1, 0, 0, RINGS, "down")
    t.practises(0, RINGS, tile, slot).acts(0, "magician", BACK)
    t.do(SetUpTrick(0))
    return t


def cards(t: Academy) -> set[str]:
    """On which cards the marker in the hand can be laid."""
    return {move.card for move in t.offers(PlaceMarker)}


def test_cloakroom_mirrors() -> None:
    """Yields 1 Coin more; both slots."""
    assert more("cloakroom_mirrors", 0) == more("cloakroom_mirrors", 1) == (0, 1, 0)


def test_small_stage() -> None:
    """Yields 1 Fame more; or 1 Coin more."""
    assert (more("small_stage", 0), more("small_stage", 1)) == ((1, 0, 0), (0, 1, 0))


def test_joiners_bench() -> None:
    """Prepare costs 1 less; both slots."""
    assert prepares("joiners_bench", 0) == prepares("joiners_bench", 1) == (0, -1)


def test_prop_cellar() -> None:
    """Prepare brings 1 more Trick Marker; or costs 1 less."""
    assert (prepares("prop_cellar", 0), prepares("prop_cellar", 1)) == ((1, 0), (0, -1))


def test_dance_floor() -> None:
    """The own corner need not lie in a circle; or each Link that the owner makes with it pays 1 Coin more."""
    t = setting_up("dance_floor", 0)
    offered = [(move.slot, move.turns) for move in t.offers(PlaceMarker) if move.card == R2]
    assert offered == [(slot, turns) for slot in range(3) for turns in range(4)]
    t = setting_up("dance_floor", 1)
    assert len([move for move in t.offers(PlaceMarker) if move.card == R2]) < 12
    t = linking("dance_floor", 1)
    events = t.do(SetUpTrick(1), lay(R1, 2, PIANO, "up"))
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 1, "dance_floor")]
    assert gains(t.do(ChooseReward("coins")), 0) == (0, 1, 0), "on top of the usual payment"
    t = Academy().row(R1)
    t.trick(0, RINGS).marker(R1, 0, 0, RINGS, "down")
    t.practises(0, RINGS, "dance_floor").acts(0, "magician", BACK)
    t.do(Reschedule(R1, 0))
    assert len(t.offers(PlaceMarker)) == 3 * 4 - 1, "everywhere but as it lies"
    # a free orientation alone lets a marker be turned in place
    for tile, can_turn in (("dance_floor", True), ("small_stage", False)):
        t = Academy().row(R1)
        t.trick(0, RINGS).marker(R1, 0, 0, RINGS, "down")
        for slot, suit in ((1, "hearts"), (2, "clubs")):
            t.marker(R1, slot, 1, PIANO, "up", suit)
        t.practises(0, RINGS, tile).acts(0, "magician", BACK)
        assert t.can(Reschedule(R1, 0)) == can_turn


def test_fencing_hall() -> None:
    """Yields 1 Fame and 1 Coin more; or 2 Coins more."""
    assert (more("fencing_hall", 0), more("fencing_hall", 1)) == ((1, 1, 0), (0, 2, 0))


def test_marionette_attic() -> None:
    """Prepare brings 1 more Trick Marker; both slots."""
    assert prepares("marionette_attic", 0) == prepares("marionette_attic", 1) == (1, 0)


def test_twin_stages() -> None:
    """Two equal Trick Markers may lie on one Performance card; both slots."""
    for slot in (0, 1):
        t = setting_up("twin_stages", slot)
        assert cards(t) == {R1, R2}
        t.do(lay(R1, 1, RINGS, "up"), ChooseReward("coins"), SetUpTrick(0))
        assert cards(t) == {R2}, "two, not three"
    assert cards(setting_up("small_stage")) == {R2}, "one without the room"
    # equal markers of twin stages move on their card and together
    t = Academy().row(R1, R2)
    t.trick(0, RINGS).marker(R1, 0, 0, RINGS, "down").marker(R1, 1, 0, RINGS, "down")
    t.practises(0, RINGS, "twin_stages").acts(0, "magician", BACK)
    t.do(Reschedule(R1, 0))
    assert cards(t) == {R1, R2}


def test_echo_chamber() -> None:
    """After a performance the Trick Marker goes back to its Trick card; or yields 1 Fame more."""
    t = shown("echo_chamber", 0)
    assert there(t.player(0).tricks[0]).markers == 2
    assert t.player(0).supply["spades"] == 3
    assert of(e.MarkerBackOnTrick, t.events) == [e.MarkerBackOnTrick(0, RINGS)]
    assert not t.state.performance(R1).all_markers()
    assert more("echo_chamber", 1) == (1, 0, 0)
    assert there(shown("echo_chamber", 1).player(0).tricks[0]).markers == 1


def test_crystal_grotto() -> None:
    """Yields 1 Shard more; or each Link that the owner makes with it pays 1 Fame more."""
    assert more("crystal_grotto", 0) == (0, 0, 1)
    t = linking("crystal_grotto", 1)
    assert of(e.FameGained, t.do(SetUpTrick(1), lay(R1, 2, PIANO, "up"))) == [e.FameGained(0, 1, "crystal_grotto")]


def test_rehearsal_palace() -> None:
    """Yields 2 Fame more; or 3 Coins more."""
    assert (more("rehearsal_palace", 0), more("rehearsal_palace", 1)) == ((2, 0, 0), (0, 3, 0))


def test_hall_of_encores() -> None:
    """After a performance the Trick Marker stays where it is; or yields 1 Fame and 1 Coin more."""
    t = shown("hall_of_encores", 0)
    (slot, marker), *others = t.state.performance(R1).all_markers()
    assert (slot, marker.trick, others) == (0, RINGS, [])
    assert of(e.MarkerStayed, t.events) == [e.MarkerStayed(0, RINGS, R1)]
    assert not of(e.MarkersReturned, t.events)
    assert more("hall_of_encores", 1) == (1, 1, 0)
    assert not shown("hall_of_encores", 1).state.row[0].all_markers()
    # It lies beside the slots (Guest Performer) and goes on lying there; the others go home.
    t = Academy().row(R1)
    t.trick(0, RINGS, "hearts").practises(0, RINGS, "hall_of_encores").trick(1, PIANO)
    for slot in range(3):
        t.marker(R1, slot, 1, PIANO, "up")
    card = t.state.performance(R1)
    t.state.replace_performance(card.with_guest(Marker(0, RINGS, "hearts", 0)))
    t.player(0).supply["hearts"] -= 1
    t.performs(0, card=R1)
    left = t.state.performance(R1)
    assert [marker.trick for marker in left.guests] == [RINGS]
    assert not any(left.markers)
    assert of(e.MarkerStayed, t.events) == [e.MarkerStayed(0, RINGS, R1)]
    assert of(e.MarkersReturned, t.events) == [e.MarkersReturned(((1, "spades"),) * 3)]


def test_masters_workshop() -> None:
    """1 more Trick Marker and yields 1 Coin more; or 1 more Trick Marker and Prepare costs 1 less."""
    assert (prepares("masters_workshop", 0), prepares("masters_workshop", 1)) == ((1, 0), (1, -1))
    assert (more("masters_workshop", 0), more("masters_workshop", 1)) == ((0, 1, 0), (0, 0, 0))


@pytest.mark.parametrize("rule", ["set_up", "highest"])
def test_gallery_of_chains(rule: str) -> None:
    """Counts a level higher where a Link payment is worked out, 3 at most; or its Links pay 1 Fame more."""
    rulings = {"link_bonus_level": rule}
    t = linking("gallery_of_chains", 0, rulings=rulings)
    assert [link.pays for link in of(e.Linked, t.do(SetUpTrick(1), lay(R1, 2, PIANO, "up")))] == [2]
    t = linking("gallery_of_chains", 0, practised=RINGS, rulings=rulings)
    paid = [link.pays for link in of(e.Linked, t.do(SetUpTrick(1), lay(R1, 2, PIANO, "up")))]
    assert paid == [2 if rule == "highest" else 1], "the neighbour counts where the highest level does"
    t = linking("gallery_of_chains", 0, AUTOMATON, AUTOMATON)
    assert link_level(t.state, Marker(0, AUTOMATON, "hearts", 0)) == 3
    t = linking("gallery_of_chains", 1)
    assert of(e.FameGained, t.do(SetUpTrick(1), lay(R1, 2, PIANO, "up"))) == [e.FameGained(0, 1, "gallery_of_chains")]


def test_dome_of_wonders() -> None:
    """Two equal Trick Markers on one card, and yields 1 Coin more; or the Trick Marker stays after a performance."""
    assert cards(setting_up("dome_of_wonders", 0)) == {R1, R2}
    assert more("dome_of_wonders", 0) == (0, 1, 0)
    assert cards(setting_up("dome_of_wonders", 1)) == {R2}
    assert len(shown("dome_of_wonders", 1).state.performance(R1).all_markers()) == 1
    assert not shown("dome_of_wonders", 0).state.performance(R1).all_markers()


def test_a_room_helps_only_the_trick_whose_marker_lies_there() -> None:
    t = linking("dance_floor", 1, practised=RINGS)
    assert not of(e.CoinsGained, t.do(SetUpTrick(1), lay(R1, 2, PIANO, "up"))), "the neighbour is practised"
    t = Academy().row(R1).trick(0, PIANO, "hearts", markers=1)
    t.trick(1, RINGS).marker(R1, 1, 1, RINGS, "down").practises(1, RINGS, "dance_floor", 1).acts(0, "magician", BACK)
    assert not of(e.CoinsGained, t.do(SetUpTrick(0), lay(R1, 2, PIANO, "up"))), "another owner"
    # the forecast of a marker tells what a room adds
    t = linking("dance_floor", 1)
    foreseen = laying(t.state, Hand(0, TRICKS[PIANO], "hearts"), Spot(R1, 2), lay(R1, 2, PIANO, "up").turns)
    assert (foreseen.pays, foreseen.more) == ((1,), (0, 1, 0))


def test_what_stays_can_be_performed_again_in_the_same_turn() -> None:
    t = Academy(3).row(R1)
    t.trick(0, RINGS).marker(R1, 0, 0, RINGS, "down").practises(0, RINGS, "hall_of_encores")
    t.trick(1, PIANO, "hearts").marker(R1, 2, 1, PIANO, "up", "hearts")
    t.practises(1, PIANO, "dome_of_wonders", 1, PRACTICE_4).works(1, "magician", "saturday.perform")
    t.performs(0, "friday.perform")
    assert 1 in performers_after(t.state, R1, range(7)), "so its owner is told to perform later"
    t.do(Perform(R1))
    later = performers_after(t.state, R1, range(7))
    assert 1 in later
    assert 2 not in later
    assert {event.trick for event in of(e.TrickPerformed, t.do(Perform(R1)))} == {RINGS, PIANO}


def test_every_practice_room_is_tested() -> None:
    assert [tile for tile in PRACTICE_ROOMS if tile not in RECUTS and f"test_{tile}" not in globals()] == []
