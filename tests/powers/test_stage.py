"""Powers of the stage: Links, the Magician who works there, Trick Markers that pay or return beside the shows."""

import pytest
from alley import MAGICIAN
from given import there
from powers_table import Powers
from table import lay, of

from trickerion.rules import events as ev
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import points_of
from trickerion.rules.ask.stage import laying
from trickerion.rules.catalog import TRICKS
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.gains import pay_shards
from trickerion.rules.locations.theater import payments_at
from trickerion.rules.state import Marker, Performance

R1, R2, G1 = "riverside_01", "riverside_02", "grand_magorian_01"
BACK, FRIDAY = "friday.backstage.0", "friday.perform"


def linking(power: str, partner: int = 0) -> Powers:
    """Bullet Catch of seat 0 (level 2) can make one Link with a Trick Marker above the middle slot."""
    table = Powers().row(R1).trick(0, "bullet_catch", "hearts", markers=2).learned(0, power)
    table.marker(R1, 0, partner, "linking_rings", "down")
    table.acts(0, MAGICIAN, BACK)
    return table


def set_up(table: Powers) -> list[ev.Event]:
    return table.do(m.SetUpTrick(0), lay(R1, 1, "bullet_catch", "up"))


def sure(events: list[ev.Event], power: str) -> tuple[int, int]:
    """Fame and Coins of the Power."""
    gained = [of(kind, events) for kind in (ev.FameGained, ev.CoinsGained)]
    fame, coins = (sum(e.amount for e in kind if e.source == power) for kind in gained)
    return fame, coins


def test_chain_of_wonders() -> None:
    table = linking("chain_of_wonders")
    assert sure(set_up(table), "chain_of_wonders") == (0, 1)
    assert table.offers(m.ChooseReward), "Fame or Coins for the Link as ever"
    events = linking("chain_of_wonders").do(m.SetUpTrick(0), lay(R1, 2, "bullet_catch", "up"))
    assert sure(events, "chain_of_wonders") == (0, 0)


def test_shared_spotlight() -> None:
    assert sure(set_up(linking("shared_spotlight", 1)), "shared_spotlight") == (1, 0)
    assert sure(set_up(linking("shared_spotlight", 0)), "shared_spotlight") == (0, 0), "the partner is an own Trick"
    table = Powers(modules=("dark_alley", "powers", "duel"), magicians=("the_mechaniker", "the_great_optico"))
    duel, pays = [*(card.id for card in table.state.row), *table.state.deck], []
    for card in duel:
        table.row(card)
        empty = table.state.performance(card)
        for slot, links in enumerate(empty.card.links_at):
            if empty.markers[slot] is None and any(empty.markers[link.a] or empty.markers[link.b] for link in links):
                for turns in range(4):
                    laid = empty.with_marker(slot, Marker(0, "bullet_catch", "hearts", turns))
                    pays += _extras(table, laid, slot)
    assert pays, "Links with neutral markers, none of them with an opponent"
    assert set(pays) == {()}, "Links with neutral markers, none of them with an opponent"


def _extras(table: Powers, card: Performance, slot: int) -> list[object]:
    table.learned(0, "shared_spotlight")
    return [payment.more for payment in payments_at(table.state, card, slot, 0)]


def test_unbroken_chain() -> None:
    """Fame and Coins of the Link at once: nothing is asked."""
    table = linking("unbroken_chain")
    assert sure(set_up(table), "unbroken_chain") == (2, 2)
    assert not table.offers(m.ChooseReward)
    assert table.question == "CharacterActs"
    # is foreseen
    table, hand = linking("unbroken_chain"), Hand(0, TRICKS["bullet_catch"], "hearts")
    foreseen = laying(table.state, hand, Spot(R1, 1), lay(R1, 1, "bullet_catch", "up").turns)
    assert foreseen.pays == ()
    assert foreseen.more == (2, 2, 0)
    assert len(foreseen.links) == 1


def on_stage(power: bool = True) -> Powers:
    table = Powers().row(R1, R2).trick(0, "bullet_catch", "hearts", markers=2)
    table.marker(R1, 0, 0, "linking_rings", "down")
    if power:
        table.learned(0, "man_of_many_parts")
    return table.acts(0, MAGICIAN, FRIDAY)


def test_man_of_many_parts() -> None:
    table = on_stage()
    assert table.points == 1
    assert table.offers(m.SetUpTrick)
    assert table.offers(m.Reschedule)
    table.do(m.SetUpTrick(0), lay(R1, 1, "bullet_catch", "up"), m.ChooseReward("fame"))
    assert table.points == 0
    assert not table.offers(m.SetUpTrick)
    events = table.do(m.FinishCharacter(), m.Perform(R1))
    assert {e.trick for e in of(ev.TrickPerformed, events)} == {"linking_rings", "bullet_catch"}


def test_a_magician_on_a_performance_slot_has_no_action_point_without_the_power() -> None:
    table = on_stage(power=False)
    assert table.points == 0
    assert not table.offers(m.SetUpTrick)
    assert not table.offers(m.Reschedule)


def test_man_of_many_parts_is_foreseen() -> None:
    table = Powers().row(R1).learned(0, "man_of_many_parts").assigned(0, magician="theater").placing(0)
    assert points_of(table.state, 0, MAGICIAN, FRIDAY).total == 1
    assert points_of(table.state, 0, MAGICIAN, FRIDAY).changes == (("man_of_many_parts", 1),)


def test_the_magician_on_stage_is_not_enhanced_without_a_prophecy() -> None:
    assert not on_stage().can(m.Enhance())


def double_bill() -> Powers:
    """Seat 0 performs Riverside 1; on Grand Magorian 1 lie two or three own Tricks and one of seat 1."""
    table = Powers().row(G1, R1).learned(0, "double_bill").marker(R1, 0, 0, "linking_rings", "up")
    for slot, (trick, suit) in enumerate((("bullet_catch", "hearts"), ("peppers_ghost", "clubs"))):
        table.marker(G1, slot, 0, trick, "up", suit)
    return table.marker(G1, 2, 1, "paper_shred", "up").marker(G1, 3, 0, "prison_break", "up", "diamonds")


def test_double_bill() -> None:
    table = double_bill()
    table.performs(0, FRIDAY, card=R1)
    assert table.offers(m.ChooseMarker) == [m.ChooseMarker(G1, slot) for slot in (0, 1, 3)], "own ones on other cards"
    shards, first = table.player(1).shards, table.do(m.ChooseMarker(G1, 0))
    assert of(ev.TrickPaid, first) == [ev.TrickPaid(0, "bullet_catch", G1, 0, 2, 3, 0, "double_bill")]
    second = table.do(m.ChooseMarker(G1, 3))
    assert of(ev.TrickPaid, second) == [ev.TrickPaid(0, "prison_break", G1, 3, 2, 2, 0, "double_bill")]
    assert sure(first + second, "double_bill") == (4, 5)
    assert not of(ev.TrickPerformed, second), "no bonus, nobody else is paid"
    assert not of(ev.PerformerRewarded, first), "no bonus, nobody else is paid"
    left = {marker.trick for _, marker in table.state.performance(G1).all_markers()}
    assert left == {"peppers_ghost", "paper_shred"}
    assert table.player(0).supply["hearts"] == 4
    assert table.player(1).shards == shards, "two Tricks at most"
    assert not table.offers(m.ChooseMarker), "two Tricks at most"
    table = double_bill().row(G1, R1, R2)
    table.marker(R1, 0, 0, "linking_rings", "up").marker(R2, 0, 0, "chinese_sticks", "up", "clubs")
    table.marker(G1, 0, 0, "bullet_catch", "up", "hearts").marker(G1, 1, 0, "peppers_ghost", "up", "diamonds")
    table.performs(0, FRIDAY, card=R1)
    table.do(m.ChooseMarker(G1, 1))
    assert table.offers(m.ChooseMarker) == [m.ChooseMarker(G1, 0)], "not from a third card"
    table.do(m.Skip())
    assert table.state.performance(G1).markers[0] is not None
    # Sunday +1, Gearwright +1, 1 less for both; Arranged Fiasco names the one show.
    table = double_bill().learned(0, "gearwright")
    table.performs(0, "sunday.perform", "arranged_fiasco", R1)
    events = table.do(m.ChooseMarker(G1, 0))
    assert of(ev.TrickPaid, events) == [ev.TrickPaid(0, "bullet_catch", G1, 0, 4, 4, 0, "double_bill")]


def test_double_bill_needs_an_own_show() -> None:
    table = double_bill().row(G1, R1).marker(R1, 0, 1, "linking_rings", "up")
    table.marker(G1, 0, 0, "bullet_catch", "up", "hearts")
    table.performs(1, FRIDAY, card=R1)
    assert table.question != "PlayingOn"
    alone = Powers().row(G1, R1).learned(0, "double_bill").marker(R1, 0, 0, "linking_rings", "up")
    alone.performs(0, FRIDAY, card=R1)
    assert alone.question != "PlayingOn", "no own marker on another card"


def showing(performer: int, power: bool = True) -> Powers:
    """A card with three own Tricks of seat 0, of levels 1, 2 and 3, and one of seat 1."""
    table = Powers().row(G1)
    for slot, (trick, suit) in enumerate(
        (("linking_rings", "spades"), ("peppers_ghost", "hearts"), ("automaton", "clubs"))
    ):
        table.trick(0, trick, suit, slot).marker(G1, slot, 0, trick, "up", suit)
    table.marker(G1, 3, 1, "paper_shred", "up")
    if power:
        table.learned(0, "second_showing")
    table.performs(performer, FRIDAY, card=G1)
    return table


@pytest.mark.parametrize("performer", [0, 1])
def test_second_showing(performer: int) -> None:
    table = showing(performer)
    assert table.question == "ChoosingReturn"
    assert there(table.game.decision).seat == 0
    assert table.offers(m.ChooseOwnTrick) == [m.ChooseOwnTrick(0), m.ChooseOwnTrick(1)], "of level 1 or 2"
    events = table.do(m.ChooseOwnTrick(1))
    assert ev.MarkerBackOnTrick(0, "peppers_ghost") in events
    assert ev.PowerUsed(0, "second_showing") in events
    assert there(table.player(0).tricks[1]).markers == 1
    assert table.player(0).supply["hearts"] == 3
    assert there(table.player(0).tricks[0]).markers == 0
    assert table.player(0).supply["spades"] == 4


def test_second_showing_may_wait_for_a_later_show_of_the_turn_but_works_once() -> None:
    table = Powers().row(G1, R1).learned(0, "second_showing")
    table.trick(0, "linking_rings", "spades").trick(0, "bullet_catch", "hearts", 1)
    table.marker(G1, 0, 0, "linking_rings", "up").marker(R1, 0, 0, "bullet_catch", "up", "hearts")
    table.marker(R1, 1, 1, "paper_shred", "up").works(1, MAGICIAN, "thursday.perform")
    table.performs(0, FRIDAY)
    table.do(m.Perform(R1), m.Skip())
    events = table.do(m.Perform(G1))
    assert not of(ev.MarkerBackOnTrick, events)
    assert table.do(m.ChooseOwnTrick(0))[0] == ev.PowerUsed(0, "second_showing")
    used = (
        Powers().row(G1).learned(0, "second_showing").trick(0, "linking_rings").marker(G1, 0, 0, "linking_rings", "up")
    )
    used.player(0).used.append("second_showing")
    assert used.performs(0, FRIDAY, card=G1).question != "ChoosingReturn"
    # The marker has gone to its Trick card already; the card may fetch another Trick's.
    table = Powers().row(G1).learned(0, "second_showing").trick(0, "linking_rings", "spades")
    table.marker(G1, 0, 0, "linking_rings", "up").performs(0, FRIDAY, "durable_components", G1)
    table.do(m.ChooseOwnTrick(0))
    assert table.question != "ReturningMarker"
    assert there(table.player(0).tricks[0]).markers == 1


def full_row() -> Powers:
    """For two players the fourth card leaves: two Tricks of seat 0 lie on it, one of seat 1."""
    table = Powers().row(G1, R2, "riverside_03", R1).learned(0, "unforgotten_show")
    table.state.row = table.state.row[-3:] if len(table.state.row) > 3 else table.state.row
    table.marker(R1, 0, 0, "linking_rings", "up").marker(R1, 1, 0, "card_manipulation", "up", "hearts")
    return table.marker(R1, 2, 1, "paper_shred", "up")


def test_unforgotten_show() -> None:
    """1 Fame and 1 Coin less, never below 0; Shards as printed."""
    events = full_row().only("end_turn")
    assert of(ev.TrickPaid, events) == [
        ev.TrickPaid(0, "linking_rings", R1, 0, 0, 1, 0),
        ev.TrickPaid(0, "card_manipulation", R1, 1, 0, 0, 1),
    ]
    assert sure(events, "unforgotten_show") == (0, 1)
    table = full_row()
    pay_shards(table.state, 0, table.player(0).shards, "enhance", [])
    assert not of(ev.TrickPaid, table.only("end_turn")), "its slot has closed"
    short = full_row()
    short.state.row = short.state.row[1:]
    assert not of(ev.TrickPaid, short.only("end_turn")), "the row is not full: no card leaves"
