"""Theater: Set Up Trick, Links and their bonuses, Reschedule."""

import pytest
from given import there
from table import Table, lay, of, turned

from trickerion.rules.catalog import CORNERS, DIRECTIONS, PERFORMANCES, STANDARD
from trickerion.rules.events import CoinsGained, FameGained, Linked, MarkerRescheduled, ShardsGained, TrickSetUp
from trickerion.rules.moves import ChooseReward, FinishCharacter, PlaceMarker, Reschedule, SetUpTrick

R1 = "riverside_01"  # three slots one below the other: Shard circle, circle
R3 = "riverside_03"  # 0 above 1, 1 left of 2, 2 above 3 (Shard circle)


def theater(*cards: str, edition: str = "2019", players: int = 3) -> Table:
    return Table(players, edition=edition).row(*cards)


def go(table: Table) -> Table:
    """The Magician of seat 0 on a backstage slot: 3 points."""
    return table.acts(0, "magician", "friday.backstage.0")


def test_set_up_moves_a_marker_from_the_trick_to_the_card() -> None:
    table = go(theater(R1).trick(0, "linking_rings", "hearts", markers=2))
    events = table.do(SetUpTrick(0), lay(R1, 2, "linking_rings", "up"))
    assert events == [TrickSetUp(0, "linking_rings", R1, 2, turned("mechanical", "up"))]
    marker = there(table.state.performance(R1).markers[2])
    assert (marker.owner, marker.trick, marker.suit) == (0, "linking_rings", "hearts")
    assert there(table.player(0).tricks[0]).markers == 1
    assert table.points == 2


def test_a_trick_without_markers_cannot_be_set_up() -> None:
    """Ruling 10."""
    assert not go(theater(R1).trick(0, "linking_rings")).offers(SetUpTrick)
    # without a free slot no set up: Ruling 10.
    table = theater(R1).trick(0, "linking_rings", markers=2)
    for slot in range(3):
        table.marker(R1, slot, 1, "mind_reading", "up", ("hearts", "clubs", "spades")[slot])
    assert not go(table).offers(SetUpTrick)


@pytest.mark.parametrize("card", [card.id for card in PERFORMANCES.values() if card.card_set == STANDARD])
def test_the_own_category_lies_in_a_link_circle(card: str) -> None:
    """Ruling 7: every circle of the slot, and no other direction; the other end may be empty."""
    table = go(theater(card).trick(0, "mind_reading", markers=1))
    table.do(SetUpTrick(0))
    offered = {(m.slot, DIRECTIONS[CORNERS[m.turns].index("spiritual")]) for m in table.offers(PlaceMarker)}
    expected = set()
    for link in PERFORMANCES[card].links:
        expected |= {(link.a, DIRECTIONS[link.a_corner]), (link.b, DIRECTIONS[link.b_corner])}
    assert offered == expected


def test_two_equal_markers_never_share_a_card() -> None:
    """Ruling 8."""
    table = theater(R1, "riverside_02").trick(0, "mind_reading", markers=2).marker(R1, 0, 0, "mind_reading", "down")
    go(table).do(SetUpTrick(0))
    assert {m.card for m in table.offers(PlaceMarker)} == {"riverside_02"}
    # equal suits of two players may share a card: Ruling 8.
    table = theater(R1).trick(0, "mind_reading", markers=2).marker(R1, 0, 1, "linking_rings", "down", "spades")
    go(table).do(SetUpTrick(0))
    assert {m.slot for m in table.offers(PlaceMarker)} == {1, 2}
    # tricks of one player may share a card: Ruling 8.
    table = theater(R1).trick(0, "mind_reading", "hearts", markers=2).marker(R1, 0, 0, "linking_rings", "down")
    go(table).do(SetUpTrick(0))
    assert {m.slot for m in table.offers(PlaceMarker)} == {1, 2}


def test_a_link_pays_fame_or_coins_by_choice() -> None:
    """Rulings 2 and 4."""
    for reward, event in (("fame", FameGained(0, 1, "link")), ("coins", CoinsGained(0, 1, "link"))):
        table = theater(R1).trick(0, "linking_rings", markers=1).marker(R1, 2, 1, "living_piano", "up")
        events = go(table).do(SetUpTrick(0), lay(R1, 1, "linking_rings", "down"))
        assert of(Linked, events) == [Linked(0, R1, 1, 2, "mechanical", 1)]
        assert table.question == "ReceivingLinkBonus"
        assert table.do(ChooseReward(reward)) == [event]
        assert table.points == 2
        assert (table.player(1).fame, table.player(1).coins) == (5, 10), "only who sets up is paid"


def test_different_corners_in_a_circle_are_no_link() -> None:
    """Ruling 6; creating Links is not obligatory (ruling 7)."""
    table = theater(R1).trick(0, "linking_rings", markers=1).marker(R1, 2, 1, "mind_reading", "up")
    assert of(Linked, go(table).do(SetUpTrick(0), lay(R1, 1, "linking_rings", "down"))) == []
    assert table.question == "CharacterActs"
    # a link may be of a category that is neither tricks own: Ruling 6: only the two corners in the circle matter.
    table = theater(R1).trick(0, "mind_reading", markers=1)
    # The marker below points its own corner (optical) down, so its upper corner shows spiritual.
    table.marker(R1, 1, 1, "pub_in_a_bottle", "down")
    events = go(table).do(SetUpTrick(0), lay(R1, 0, "mind_reading", "down"))
    assert of(Linked, events) == [Linked(0, R1, 0, 1, "spiritual", 1)]


@pytest.mark.parametrize(
    ("edition", "set_up", "other", "pays"),
    [
        ("2015", "bullet_catch", "linking_rings", 2),
        ("2015", "linking_rings", "bullet_catch", 1),
        ("2019", "bullet_catch", "linking_rings", 2),
        ("2019", "linking_rings", "bullet_catch", 2),
        ("2019", "linking_rings", "living_piano", 1),
        ("2019", "linking_rings", "horror_saws", 3),
        ("2015", "linking_rings", "horror_saws", 1),
    ],
)
def test_level_of_the_link_bonus_by_edition(edition: str, set_up: str, other: str, pays: int) -> None:
    """Rulings 1 and 2."""
    table = theater(R1, edition=edition).marker(R1, 2, 1, other, "up")
    go(table.trick(0, set_up, markers=1))
    events = table.do(SetUpTrick(0), lay(R1, 1, set_up, "down"), ChooseReward("coins"))
    assert CoinsGained(0, pays, "link") in events


def test_one_marker_can_make_several_links_each_paid_by_choice() -> None:
    """Ruling 3."""
    table = theater(R1).trick(0, "mind_reading", markers=1)
    table.marker(R1, 0, 1, "pub_in_a_bottle", "down").marker(R1, 2, 2, "breath_of_life", "up")
    # Own spiritual corner down links slot 2; the opposite corner, up, shows optical and links slot 0.
    events = go(table).do(SetUpTrick(0), lay(R1, 1, "mind_reading", "down"))
    assert {(link.other_slot, link.category) for link in of(Linked, events)} == {(0, "optical"), (2, "spiritual")}
    assert table.do(ChooseReward("fame"), ChooseReward("coins")) == [
        FameGained(0, 1, "link"),
        CoinsGained(0, 1, "link"),
    ]
    assert table.question == "CharacterActs"


def test_a_link_with_an_own_marker_pays() -> None:
    table = theater(R1).trick(0, "levitation", "hearts", markers=1).marker(R1, 2, 0, "linking_rings", "up")
    assert of(Linked, go(table).do(SetUpTrick(0), lay(R1, 1, "levitation", "down")))


def test_shard_circle_pays_each_player_of_the_link() -> None:
    """Ruling 5."""
    table = theater(R1).trick(0, "linking_rings", markers=1).marker(R1, 0, 1, "living_piano", "down")
    events = go(table).do(SetUpTrick(0), lay(R1, 1, "linking_rings", "up"))
    assert of(ShardsGained, events) == [ShardsGained(0, 1, "link"), ShardsGained(1, 1, "link")]
    # with an own marker pays one shard: Ruling 5.
    table = theater(R1).trick(0, "levitation", "hearts", markers=1).marker(R1, 0, 0, "linking_rings", "down")
    assert of(ShardsGained, go(table).do(SetUpTrick(0), lay(R1, 1, "levitation", "up"))) == [ShardsGained(0, 1, "link")]


def test_no_shard_without_a_link_in_the_circle() -> None:
    """Ruling 5."""
    table = theater(R1).trick(0, "linking_rings", markers=1).marker(R1, 0, 1, "mind_reading", "down")
    assert not of(ShardsGained, go(table).do(SetUpTrick(0), lay(R1, 1, "linking_rings", "up")))


def test_every_pair_of_markers_links_exactly_when_the_corners_agree() -> None:
    """Ruling 6, for all orientations in a circle beside and one below."""
    for card, a, b, a_way, b_way in ((R3, 1, 2, "right", "left"), (R1, 1, 2, "down", "up")):
        for first in ("up", "right", "down", "left"):
            table = theater(card).trick(0, "mind_reading", markers=1).marker(card, b, 1, "mind_reading", first)
            go(table).do(SetUpTrick(0))
            for move in [m for m in table.offers(PlaceMarker) if m.slot == a]:
                linked = {e.other_slot for e in of(Linked, table.game.clone().apply(move))}
                other = there(table.state.performance(card).markers[b])
                agree = CORNERS[move.turns][DIRECTIONS.index(a_way)] == CORNERS[other.turns][DIRECTIONS.index(b_way)]
                assert (b in linked) == agree


def test_reschedule_to_a_free_slot_of_any_card_without_link_bonus() -> None:
    """Ruling 9."""
    table = theater(R1, "riverside_02").trick(0, "linking_rings")
    table.marker("riverside_02", 0, 0, "linking_rings", "down").marker(R1, 0, 1, "living_piano", "down")
    go(table)
    events = table.do(Reschedule("riverside_02", 0), lay(R1, 1, "linking_rings", "up"))
    assert events == [MarkerRescheduled(0, "linking_rings", "riverside_02", 0, R1, 1, turned("mechanical", "up"))], (
        "no Fame, no Coins, no Shard"
    )
    assert table.points == 2
    assert table.state.performance("riverside_02").markers[0] is None
    # within the card and turning in place: Rulings 8 and 9: the marker is lifted first.
    table = theater(R1).trick(0, "linking_rings").marker(R1, 1, 0, "linking_rings", "up")
    go(table).do(Reschedule(R1, 1))
    assert set(table.offers(PlaceMarker)) == {
        lay(R1, 0, "linking_rings", "down"),
        lay(R1, 1, "linking_rings", "down"),
        lay(R1, 2, "linking_rings", "up"),
    }


def test_only_own_markers_are_rescheduled() -> None:
    """Ruling 9."""
    assert not go(theater(R1).marker(R1, 1, 1, "linking_rings", "up")).offers(Reschedule)
    # reschedule not to a card with an equal marker: Ruling 8.
    table = theater(R1, "riverside_02").trick(0, "linking_rings").marker(R1, 1, 0, "linking_rings", "up")
    table.marker("riverside_02", 0, 0, "linking_rings", "down")
    go(table).do(Reschedule(R1, 1))
    assert {m.card for m in table.offers(PlaceMarker)} == {R1}
    # A full card, no other card, one circle: nothing changes, so nothing is offered.
    table = theater(R1).trick(0, "linking_rings").marker(R1, 0, 0, "linking_rings", "down")
    table.marker(R1, 1, 1, "mind_reading", "up").marker(R1, 2, 2, "mind_reading", "up")
    assert not go(table).offers(Reschedule)


def test_one_of_two_equal_markers_moves_only_to_another_card() -> None:
    """Ruling 127: New Twist can bring two equal markers onto a card."""
    table = theater(R1).trick(0, "linking_rings")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 0, "linking_rings", "up")
    assert not go(table).offers(Reschedule)
    table = theater(R1, "riverside_02").trick(0, "linking_rings")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 0, "linking_rings", "up")
    go(table).do(Reschedule(R1, 1))
    assert {m.card for m in table.offers(PlaceMarker)} == {"riverside_02"}


def test_an_apprentice_on_sunday_backstage_sets_nothing_up() -> None:
    """Ruling 25."""
    table = theater(R1).trick(0, "linking_rings", markers=2).acts(0, "apprentice_1", "sunday.backstage.0")
    assert not table.offers(SetUpTrick)
    # a magician on a performance slot takes no actions: Ruling 22.
    table = theater(R1).trick(0, "linking_rings", markers=2).acts(0, "magician", "sunday.perform")
    assert table.game.legal_moves()[0] is FinishCharacter()
    assert not table.offers(SetUpTrick)
    assert not table.offers(Reschedule)


def test_three_set_ups_with_three_points() -> None:
    table = theater(R1, R3, "riverside_02").trick(0, "mind_reading", markers=3)
    go(table)
    for card in (R1, R3, "riverside_02"):
        table.do(SetUpTrick(0), lay(card, 0, "mind_reading", "down"))
    assert table.points == 0
    assert not table.offers(SetUpTrick)
