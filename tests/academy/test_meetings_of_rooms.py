"""Awkward meetings of rooms with abilities, prophecies and cards of the Dark Alley."""

from typing import Any

from academy_table import CLASS_3, PRACTICE_3, PRACTICE_4, Academy
from alley import MAGICIAN, gains
from given import there
from table import lay, of, turned

from trickerion.rules import events as ev
from trickerion.rules import moves as m
from trickerion.rules.academy.board import is_taught
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import PERFORMER_BONUS, TRICKS
from trickerion.rules.phases.performance import lasting_yields
from trickerion.rules.scoring import score_lines
from trickerion.rules.state import Marker

R1, R2, R3 = "riverside_01", "riverside_02", "riverside_03"
BACK, D3 = "friday.backstage.0", "downtown.3"
RINGS, PIANO, LEVITATION, METAMORPHOSIS = "linking_rings", "living_piano", "levitation", "metamorphosis"
BARRELS, BUTTERFLIES = "barricaded_barrels", "enchanted_butterflies"


def paid(events: list[Any]) -> dict[str, tuple[int, int, int]]:
    """What each performed Trick yielded."""
    return {e.trick: (e.fame, e.coins, e.shards) for e in of(ev.TrickPerformed, events)}


def test_great_encore_doubles_performer_bonuses_but_no_practised_yield() -> None:
    t = Academy().prophecy("great_encore").row(R1)
    t.trick(0, RINGS).marker(R1, 0, 0, RINGS, "down").trick(0, PIANO, "hearts", 1)
    t.marker(R1, 1, 0, PIANO, "up", "hearts").practises(0, RINGS, "fencing_hall").performs(0, card=R1)
    assert paid(t.events)[RINGS] == (1, 3, 0)
    rewards = {e.kind: (e.fame, e.coins, e.shards) for e in of(ev.PerformerRewarded, t.events)}
    assert rewards == {"link": (2 * PERFORMER_BONUS["link"].fame, 0, 0), "card": (0, 0, 2)}


def pile(tile: str, slot: int = 0) -> Academy:
    """A pile of two Rings lies on Riverside 1."""
    t = Academy(magicians=("electra", "the_gentleman")).row(R1)
    t.trick(0, RINGS, markers=1)
    card = t.state.performance(R1).with_marker(0, Marker(0, RINGS, "spades", turned(RINGS_CATEGORY, "down"), 2))
    t.state.replace_performance(card)
    t.player(0).supply["spades"] -= 2
    return t.practises(0, RINGS, tile, slot)


RINGS_CATEGORY = TRICKS[RINGS].category


def test_a_pile_yields_the_bonus_of_its_room_once() -> None:
    assert paid(pile("fencing_hall", 1).performs(0, card=R1).events)[RINGS] == (1, 2 + 1 + 2, 0)
    # stays on its card as a pile
    t = pile("hall_of_encores").performs(0, card=R1)
    assert [marker.pile for _, marker in t.state.performance(R1).all_markers()] == [2]
    assert t.player(0).supply["spades"] == 2
    # one marker of a pile goes back to its trick card: As with Durable Components (ruling 125).
    t = pile("echo_chamber").performs(0, card=R1)
    assert there(t.player(0).tricks[0]).markers == 2
    assert t.player(0).supply["spades"] == 3
    # counts as one of two equal markers
    t = pile("twin_stages").acts(0, MAGICIAN, BACK)
    t.do(m.SetUpTrick(0))
    assert {move.card for move in t.offers(m.PlaceMarker)} == {R1}
    t = Academy(magicians=("electra", "the_gentleman")).row(R1)
    t.trick(0, RINGS, markers=3).marker(R1, 0, 0, RINGS, "down").practises(0, RINGS, "twin_stages")
    t.acts(0, MAGICIAN, BACK)
    t.do(m.SetUpTrick(0))
    assert {move.slot for move in t.offers(m.PlacePile)} == {1, 2}


def test_a_pile_may_be_turned_freely_and_its_link_pays_the_room_once() -> None:
    t = Academy(magicians=("electra", "the_gentleman")).row(R1)
    t.trick(0, RINGS, markers=2).practises(0, RINGS, "dance_floor").acts(0, MAGICIAN, BACK)
    t.do(m.SetUpTrick(0))
    assert len(t.offers(m.PlacePile)) == 3 * 4
    t = Academy(magicians=("electra", "the_gentleman")).row(R1)
    t.trick(0, RINGS, markers=2).trick(0, PIANO, "hearts", 1).marker(R1, 1, 0, PIANO, "down", "hearts")
    t.practises(0, RINGS, "dance_floor", 1).acts(0, MAGICIAN, BACK)
    events = t.do(m.SetUpTrick(0), m.PlacePile(R1, 2, turned(RINGS_CATEGORY, "up")))
    assert of(ev.CoinsGained, events) == [ev.CoinsGained(0, 1, "dance_floor")]


def test_durable_components_takes_no_marker_that_stayed_or_went_back() -> None:
    for tile, slot, offered in (("hall_of_encores", 0, False), ("echo_chamber", 0, False), ("small_stage", 1, True)):
        t = Academy().row(R1)
        t.trick(0, RINGS).marker(R1, 0, 0, RINGS, "down").practises(0, RINGS, tile, slot)
        t.performs(0, special="durable_components", card=R1)
        assert (t.question == "ReturningMarker" and t.can(m.ChooseOwnTrick(0))) == offered, tile


def test_headliner_trick_pays_what_the_room_adds_twice() -> None:
    t = Academy().row(R1)
    t.trick(0, PIANO, "hearts", markers=1).trick(0, RINGS, "spades", 1).marker(R1, 1, 0, RINGS, "down")
    t.practises(0, PIANO, "dance_floor", 1).acts_with(0, MAGICIAN, "headliner_trick", BACK)
    events = t.do(m.SetUpTrick(0), lay(R1, 2, PIANO, "up"))
    assert of(ev.CoinsGained, events) == [ev.CoinsGained(0, 1, "dance_floor")] * 2


def test_new_twist_is_not_used_up_where_a_room_allows_the_second_marker() -> None:
    t = Academy().row(R1)
    t.trick(0, RINGS, markers=2).marker(R1, 0, 0, RINGS, "down").practises(0, RINGS, "twin_stages")
    t.acts_with(0, MAGICIAN, "new_twist", BACK)
    t.do(m.SetUpTrick(0))
    assert len(t.offers(m.PlaceMarker)) == len(set(t.offers(m.PlaceMarker)))
    t.do(lay(R1, 1, RINGS, "down"), m.SetUpTrick(0))
    assert {move.slot for move in t.offers(m.PlaceMarker)} == {2}, "the third by the card"


def test_equal_markers_stay_when_the_academy_marker_is_taken_back() -> None:
    t = Academy().row(R1, R2)
    t.trick(0, RINGS, markers=1).marker(R1, 0, 0, RINGS, "down").marker(R1, 1, 0, RINGS, "down")
    t.practises(0, RINGS, "twin_stages").acts(0, MAGICIAN, BACK)
    t.do(m.TakeBackMarker(0), m.SetUpTrick(0))
    assert len(t.state.performance(R1).all_markers()) == 2
    assert {move.card for move in t.offers(m.PlaceMarker)} == {R2}


def test_mimesis_brings_the_card_and_nothing_of_the_opponents_room() -> None:
    """The copied Headliner Trick doubles what the own room adds; the opponent's room stays the opponent's."""
    for owner, coins in ((0, 2), (1, 0)):
        t = Academy(magicians=("the_great_optico", "the_red_lotus")).row(R1)
        t.trick(0, PIANO, "hearts", markers=1).trick(1, RINGS).marker(R1, 1, 1, RINGS, "down")
        t.practises(owner, PIANO if owner == 0 else RINGS, "dance_floor", 1)
        t.assigned(0, magician="theater").special(1, "apprentice_1", "headliner_trick").placing(0)
        t.do(m.CopyCard(MAGICIAN, "headliner_trick"), m.PlaceCharacter(MAGICIAN, BACK))
        assert gains(t.do(m.SetUpTrick(0), lay(R1, 2, PIANO, "up")), 0)[1] == coins


def steal(owner: int) -> dict[str, tuple[int, int, int]]:
    """The Red Lotus takes the Butterflies for the Barrels; one of the two is practised for 1 Fame and 1 Coin."""
    t = Academy(magicians=("the_red_lotus", "the_gentleman")).row(R1)
    t.trick(0, BARRELS).marker(R1, 0, 0, BARRELS, "down").trick(1, BUTTERFLIES)
    t.marker(R1, 1, 1, BUTTERFLIES, "left").practises(owner, (BARRELS, BUTTERFLIES)[owner], "fencing_hall")
    t.performs(0, card=R1)
    return paid(t.do(m.StealTrick(0, 1)))


def test_trick_steal_takes_the_yields_without_those_of_the_room() -> None:
    """Rulings 124 and 143: what lies in a room stays with its Trick; the opponent is paid with it, 1 Fame less."""
    fame, coins, shards = TRICKS[BUTTERFLIES].yields
    assert steal(1) == {BARRELS: (fame, coins, shards), BUTTERFLIES: (fame + 1 - 1, coins + 1, shards)}
    # gives up the room of the own trick
    fame, coins, shards = TRICKS[BUTTERFLIES].yields
    assert steal(0) == {BARRELS: (fame, coins, shards), BUTTERFLIES: (fame - 1, coins, shards)}


def test_soul_possession_of_a_card_with_a_practised_trick() -> None:
    """It is a show like any other: the room pays, and its marker goes back."""
    t = Academy(magicians=("yoruba_spiritmaster", "the_gentleman")).purse(0, shards=1).row(R1, R2)
    t.trick(1, RINGS).marker(R1, 0, 1, RINGS, "down").trick(1, LEVITATION, "clubs", 1)
    t.marker(R2, 0, 1, LEVITATION, "down", "clubs").practises(1, RINGS, "echo_chamber")
    t.practises(1, LEVITATION, "fencing_hall", space=PRACTICE_4).performs(1)
    assert paid(t.do(m.Perform(R2))) == {LEVITATION: (3, 4, 0)}
    assert there(t.player(1).tricks[0]).markers == 0
    t = Academy(magicians=("yoruba_spiritmaster", "the_gentleman")).purse(0, shards=1).row(R1, R2)
    t.trick(1, RINGS).marker(R1, 0, 1, RINGS, "down").practises(1, RINGS, "echo_chamber").performs(1)
    t.do(m.Perform(R1))
    assert there(t.player(1).tricks[0]).markers == 1
    assert t.player(1).supply["spades"] == 4


def test_the_nights_pay_nothing_for_a_classroom() -> None:
    """Night of Gears and the others are about setting up."""
    for night, trick in (
        ("night_of_gears", RINGS),
        ("night_of_mirrors", BUTTERFLIES),
        ("night_of_chains", BARRELS),
        ("night_of_spirits", "mind_reading"),
    ):
        t = Academy().prophecy(night)
        t.trick(0, trick, markers=1).room(CLASS_3, "treasury").acts(0, MAGICIAN)
        events = t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0)) + t.only("classroom")
        assert night not in {event.source for event in of(ev.FameGained, events)}
    for prophecy in ("golden_saturday", "fame_over_gold", "long_shadow", "even_week", "great_encore"):
        t = Academy().prophecy(prophecy)
        t.trick(0, LEVITATION)
        t.teaches(0, LEVITATION, "treasury").state.days["saturday"] = 0
        assert gains(t.only("classroom"), 0) == (0, 3, 0), prophecy


def scored(t: Academy) -> int:
    """Fame of the level 3 Trick in the final scoring."""
    return sum(fame for category, _, fame in score_lines(t.state, t.player(0)) if category == f"trick:{METAMORPHOSIS}")


def test_a_level_3_trick_of_a_classroom_scores_by_its_components_alone() -> None:
    t = Academy().purse(0, coins=9)
    t.trick(0, METAMORPHOSIS, markers=2).teaches(0, METAMORPHOSIS, "hall_of_fame")
    assert scored(t) == 3, "its Trick Markers are there until the Classroom phase"
    t.only("classroom")
    assert there(t.player(0).tricks[0]).markers == 0
    assert scored(t) == 0
    t.components(0, **TRICKS[METAMORPHOSIS].components)
    assert scored(t) == 3
    t = Academy().purse(0, coins=9)
    t.trick(0, METAMORPHOSIS, markers=2).practises(0, METAMORPHOSIS, "small_stage").only("classroom")
    assert scored(t) == 3, "in a Practice Room it keeps them"


def overhaul(t: Academy) -> list[Any]:
    """Linking Rings take the place of Levitation."""
    t.acts_with(0, MAGICIAN, "trick_overhaul", D3)
    return t.do(m.LearnTrick(RINGS), m.ReplaceTrick(0))


def learner(markers: int = 1) -> Academy:
    return Academy().dice(residence_a="any").components(0, metal=2).trick(0, LEVITATION, "hearts", markers=markers)


def test_trick_overhaul_of_a_practised_trick() -> None:
    """Its Academy marker comes back with it; the new Trick has its Symbol and its Trick Markers, not its room."""
    t = learner().practises(0, LEVITATION, "echo_chamber")
    assert ev.AcademyMarkerReturned(0, LEVITATION) in overhaul(t)
    owned = there(t.player(0).tricks[0])
    assert (owned.id, owned.suit, owned.markers) == (RINGS, "hearts", 1)
    assert not practising_of(t.state, 0, RINGS).returns_to_trick
    assert not list(t.board.rooms.lessons)
    t = learner(0).teaches(0, LEVITATION, "treasury")
    assert ev.AcademyMarkerReturned(0, LEVITATION) in overhaul(t)
    assert not is_taught(t.state, 0, RINGS)
    assert there(t.player(0).tricks[0]).markers == 0
    t.acts(0, "apprentice_1", "workshop.0.0")
    assert t.can(m.Prepare(0)), "the new Trick is not taught"


def test_a_taught_trick_with_markers_on_a_card_that_leaves() -> None:
    """They come home once, in the Classroom phase; the card leaves without them."""
    t = Academy().row(R1, R2, R3)
    t.trick(0, RINGS, markers=1).marker(R3, 0, 0, RINGS, "down").room(CLASS_3, "treasury").acts(0, MAGICIAN)
    t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert len(t.state.performance(R3).all_markers()) == 1, "usable until the Classroom phase"
    home = of(ev.MarkersReturned, t.only("classroom"))
    assert sum(len(event.markers) for event in home) == 2
    assert t.player(0).supply["spades"] == 5
    events = t.only("end_turn")
    assert of(ev.PerformanceCardLeft, events) == [ev.PerformanceCardLeft(R3)]
    assert not of(ev.MarkersReturned, events)
    assert t.player(0).supply["spades"] == 5
    # is performed once more
    t = Academy().row(R1, R2, R3)
    t.trick(0, RINGS).marker(R3, 0, 0, RINGS, "down").teaches(0, RINGS, "treasury").performs(0, card=R3)
    assert paid(t.events)[RINGS] == lasting_yields(t.state, 0, RINGS)
    assert t.player(0).supply["spades"] == 5
    # A Practice Room keeps it after a performance only, not at the end of the turn.
    t = Academy().row(R1, R2, R3)
    t.trick(0, RINGS).marker(R3, 0, 0, RINGS, "down").practises(0, RINGS, "hall_of_encores", space=PRACTICE_3)
    t.only("end_turn")
    assert t.player(0).supply["spades"] == 5


def test_link_bonus_can_be_taken_as_fame_beside_the_coin_of_the_room() -> None:
    t = Academy().row(R1)
    t.trick(0, PIANO, "hearts", markers=1).trick(0, RINGS, "spades", 1).marker(R1, 1, 0, RINGS, "down")
    t.practises(0, PIANO, "dance_floor", 1).acts(0, MAGICIAN, BACK)
    assert gains(t.do(m.SetUpTrick(0), lay(R1, 2, PIANO, "up"), m.ChooseReward("fame")), 0) == (1, 1, 0)
    assert not t.can(m.Skip())
