"""The ten special Assignment cards of the Theater, each from its wording."""

from typing import Any

import pytest
from alley import APPRENTICE, MAGICIAN, Alley, gains
from given import there
from table import lay, of

from trickerion.rules import events as ev
from trickerion.rules import moves as mv
from trickerion.rules.ask.stage import laying
from trickerion.rules.catalog import TRICKS
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.state import Marker

R1, R10, R11 = "riverside_01", "riverside_10", "riverside_11"
BACK = "friday.backstage.0"


def full_card() -> Alley:
    """Riverside 1 has no empty slot; seat 0 can set up Linking Rings."""
    table = Alley().row(R1).trick(0, "linking_rings", "hearts", markers=2)
    for slot, suit in enumerate(("spades", "clubs", "diamonds")):
        table.marker(R1, slot, 1, "barricaded_barrels", "right", suit)
    return table


# ------------------------------------------------------------------ Guest Performer
def test_guest_performer_lays_the_marker_beside_a_full_card() -> None:
    table = full_card().acts_with(0, MAGICIAN, "guest_performer", BACK)
    table.do(mv.SetUpTrick(0))
    assert table.offers(mv.PlaceMarker) == [mv.PlaceMarker(R1, -1, 0)]
    events = table.do(mv.PlaceMarker(R1, -1, 0))
    assert [m.trick for m in table.state.performance(R1).guests] == ["linking_rings"]
    assert not of(ev.Linked, events), "it touches no Link circle"
    assert of(ev.SpecialCardUsed, events) == [ev.SpecialCardUsed(0, "guest_performer", "bonus")]
    assert not table.offers(mv.SetUpTrick), "once, and no equal marker beside it"
    # needs a full card
    table = Alley().row(R1).trick(0, "linking_rings", "hearts", markers=2)
    table.acts_with(0, MAGICIAN, "guest_performer", BACK).do(mv.SetUpTrick(0))
    assert {move.slot for move in table.offers(mv.PlaceMarker)} == {0, 1, 2}
    # Ruling 8: one of the same player and suit, on a slot or beside the slots; an opponent's of that suit is none.
    equal, rival = (Marker(seat, "linking_rings", "hearts", 0) for seat in (0, 1))
    full = full_card().state.performance(R1)
    for card, offered in (
        (full, True),
        (full.with_marker(1, rival), True),
        (full.with_marker(1, equal), False),
        (full._replace(guests=(rival,)), True),
        (full._replace(guests=(equal,)), False),
    ):
        table = full_card().row("riverside_02", R1)
        table.state.replace_performance(card)
        table.acts_with(0, MAGICIAN, "guest_performer", BACK).do(mv.SetUpTrick(0))
        assert any(move.card == R1 for move in table.offers(mv.PlaceMarker)) == offered, card


def test_guest_performer_marker_is_performed_with_the_card() -> None:
    table = full_card()
    table.acts_with(0, MAGICIAN, "guest_performer", BACK).do(mv.SetUpTrick(0), mv.PlaceMarker(R1, -1, 0))
    table.assigned(1, magician="theater").placing(1)
    table.state.players[0].characters[MAGICIAN] = table.state.players[0].characters[MAGICIAN]._replace(status="placed")
    events = table.do(mv.PlaceCharacter(MAGICIAN, "saturday.perform"), mv.FinishCharacter(), mv.Perform(R1))
    paid = [e for e in of(ev.TrickPerformed, events) if e.owner == 0]
    assert [(e.trick, e.fame, e.coins) for e in paid] == [("linking_rings", 0, 2)]
    assert table.player(0).supply["hearts"] == 3, "the marker went to the supply, one lies on the Trick"


def test_no_guest_without_the_card() -> None:
    assert not full_card().acts(0, MAGICIAN, BACK).offers(mv.SetUpTrick)


# ------------------------------------------------------------------ Orchestral Interlude
def between(card: str) -> Alley:
    """Markers above and below the middle slot of Riverside 1 whose corners to it are mechanical and optical."""
    table = Alley().row(R1).trick(0, "bullet_catch", "hearts", markers=2)
    table.marker(R1, 0, 1, "linking_rings", "down").marker(R1, 2, 1, "enchanted_butterflies", "right", "clubs")
    return table.acts_with(0, MAGICIAN, card, BACK)


def test_orchestral_interlude_pays_for_every_neighbour() -> None:
    """The level of the Trick set up (2), for a real Link and for a circle without one."""
    table = between("orchestral_interlude")
    events = table.do(mv.SetUpTrick(0), lay(R1, 1, "bullet_catch", "up"))
    assert len(of(ev.Linked, events)) == 1, "the Link above; the circle below shows different symbols"
    events = table.do(mv.ChooseReward("fame"), mv.ChooseReward("coins"))
    assert (of(ev.FameGained, events)[0].amount, of(ev.CoinsGained, events)[0].amount) == (2, 2)
    assert table.question == "CharacterActs", "the real Link is paid once"
    assert table.has(0) == (7, 12, 1), "the Shard of the real Link in the Shard circle"
    # no shard without a link
    table = Alley().row(R1).trick(0, "bullet_catch", "hearts", markers=2)
    table.marker(R1, 0, 1, "linking_rings", "up").acts_with(0, MAGICIAN, "orchestral_interlude", BACK)
    events = table.do(mv.SetUpTrick(0), lay(R1, 1, "bullet_catch", "up"), mv.ChooseReward("fame"))
    assert not of(ev.Linked, events)
    assert not of(ev.ShardsGained, events)
    assert table.has(0) == (7, 10, 0)


def below_a_higher_trick(**more: Any) -> Alley:
    """Linking Rings (level 1) come between Bullet Catch (2), which they can link, and Enchanted Butterflies (1)."""
    table = Alley(**more).row(R1).trick(0, "linking_rings", "hearts", markers=2)
    table.marker(R1, 0, 1, "bullet_catch", "down").marker(R1, 2, 1, "enchanted_butterflies", "right", "clubs")
    return table.acts_with(0, MAGICIAN, "orchestral_interlude", BACK)


@pytest.mark.parametrize(("edition", "level"), [("2015", 1), ("2019", 2)])
def test_orchestral_interlude_never_takes_anything_from_a_real_link(edition: str, level: int) -> None:
    """Ruling 141: the better of the two payments; the circle without a Link pays by the Trick set up."""
    table, move = below_a_higher_trick(edition=edition), lay(R1, 1, "linking_rings", "up")
    foreseen = laying(table.state, Hand(0, TRICKS["linking_rings"], "hearts"), Spot(move.card, move.slot), move.turns)
    events = table.do(mv.SetUpTrick(0), move)
    assert [(e.other_slot, e.pays) for e in of(ev.Linked, events)] == [(0, level)]
    assert [(e.other_slot, e.pays) for e in of(ev.CirclePaid, events)] == [(2, 1)]
    assert [link.payout for link in foreseen.links] == [level]
    assert foreseen.pays == (level, 1)
    events += table.do(mv.ChooseReward("coins"), mv.ChooseReward("coins"))
    assert [e.amount for e in of(ev.CoinsGained, events)] == [level, 1]
    assert table.question == "CharacterActs", "the real Link is paid once"


def test_orchestral_interlude_tells_what_it_pays_for_a_link() -> None:
    """The level of the Trick set up (2) where it is the higher one."""
    events = between("orchestral_interlude").do(mv.SetUpTrick(0), lay(R1, 1, "bullet_catch", "up"))
    assert [e.pays for e in of(ev.Linked, events)] == [2]
    assert [e.pays for e in of(ev.CirclePaid, events)] == [2]


def test_headliner_trick_tells_all_that_a_link_pays() -> None:
    table, move = between("headliner_trick"), lay(R1, 1, "bullet_catch", "up")
    foreseen = laying(table.state, Hand(0, TRICKS["bullet_catch"], "hearts"), Spot(move.card, move.slot), move.turns)
    assert [e.pays for e in of(ev.Linked, table.do(mv.SetUpTrick(0), move))] == [2 + 2]
    assert [link.payout for link in foreseen.links] == [2]
    assert foreseen.pays == (2, 2)


# ------------------------------------------------------------------ Headliner Trick
def test_headliner_trick_pays_every_link_twice() -> None:
    """Fame or Coins for each payment; the Shard twice for the player, once for the other owner."""
    table = between("headliner_trick")
    events = table.do(mv.SetUpTrick(0), lay(R1, 1, "bullet_catch", "up"))
    assert [(e.seat, e.amount) for e in of(ev.ShardsGained, events)] == [(0, 1), (0, 1), (1, 1)]
    table.do(mv.ChooseReward("fame"), mv.ChooseReward("coins"))
    assert table.has(0) == (7, 12, 2)
    assert table.question == "CharacterActs"
    assert table.points == 2
    # helps one set up
    table = Alley().row(R10, R11).trick(0, "linking_rings", "hearts", markers=2)
    table.trick(0, "levitation", "clubs", 1, markers=2).marker(R11, 0, 1, "living_piano", "right")
    table.acts_with(0, MAGICIAN, "headliner_trick", BACK)
    table.do(mv.SetUpTrick(1), lay(R10, 0, "levitation", "right"))
    table.do(mv.SetUpTrick(0), lay(R11, 1, "linking_rings", "left"), mv.ChooseReward("coins"))
    assert table.has(0) == (5, 11, 1)


# ------------------------------------------------------------------ New Twist
def test_new_twist_adds_a_second_marker_of_the_same_trick() -> None:
    table = Alley().row(R1).trick(0, "linking_rings", "hearts", markers=2).marker(R1, 0, 0, "linking_rings", "down")
    table.state.row[0] = table.state.row[0].with_marker(0, there(table.state.row[0].markers[0])._replace(suit="hearts"))
    table.player(0).supply.update(hearts=1, spades=4)
    assert not _copy(table).acts(0, MAGICIAN, BACK).offers(mv.SetUpTrick)
    table.acts_with(0, MAGICIAN, "new_twist", BACK)
    table.do(mv.SetUpTrick(0), lay(R1, 1, "linking_rings", "up"), mv.ChooseReward("fame"))
    assert [m and m.trick for m in table.state.performance(R1).markers] == ["linking_rings", "linking_rings", None]
    assert not table.offers(mv.SetUpTrick), "a third one needs another such card"


def _copy(table: Alley) -> Alley:
    copied = Alley.__new__(Alley)
    copied.game = table.game.clone()
    return copied


def test_new_twist_pays_both_markers() -> None:
    table = Alley().row(R1).trick(0, "linking_rings", "hearts", markers=1)
    for slot in (0, 1):
        table.marker(R1, slot, 0, "linking_rings", "right", "hearts")
    table.performs(0, card=R1)
    assert [e.coins for e in of(ev.TrickPerformed, table.events)] == [2, 2]


# ------------------------------------------------------------------ Buying Time
def test_buying_time_swaps_two_cards_for_three_coins() -> None:
    table = Alley().row(R1, R10, R11).trick(0, "linking_rings", markers=1).acts_with(0, MAGICIAN, "buying_time", BACK)
    table.do(mv.SetUpTrick(0), lay(R1, 0, "linking_rings", "down"))
    assert len(table.offers(mv.SwapCards)) == 3
    events = table.do(mv.SwapCards(R1, R11))
    assert ev.CardsSwapped(0, R1, R11) in events
    assert [card.id for card in table.state.row] == [R11, R10, R1]
    assert there(table.state.performance(R1).markers[0]).trick == "linking_rings", "its markers move along"
    assert table.has(0) == (5, 13, 0)
    # without a swap brings nothing
    table = Alley().row(R1, R10, R11).trick(0, "linking_rings", markers=1).acts_with(0, MAGICIAN, "buying_time", BACK)
    table.do(mv.SetUpTrick(0), lay(R1, 0, "linking_rings", "down"), mv.Skip())
    assert table.has(0) == (5, 10, 0)


# ------------------------------------------------------------------ Durable Components
def test_durable_components_brings_a_performed_marker_back_onto_its_trick() -> None:
    table = Alley().row(R1).trick(0, "linking_rings").marker(R1, 0, 0, "linking_rings", "down")
    table.performs(0, special="durable_components", card=R1)
    assert table.offers(mv.ChooseOwnTrick) == [mv.ChooseOwnTrick(0)]
    assert table.can(mv.Skip())
    table.do(mv.ChooseOwnTrick(0))
    assert there(table.player(0).tricks[0]).markers == 1
    assert table.player(0).supply["spades"] == 3
    # takes markers of an opponent’s show, too
    table = Alley().row(R1, R10).trick(0, "linking_rings").trick(0, "levitation", "clubs", 1)
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R10, 0, 0, "levitation", "right", "clubs")
    table.marker(R1, 1, 1, "barricaded_barrels", "right", "hearts")
    table.works(1, MAGICIAN, "thursday.perform").performs(0, special="durable_components")
    table.do(mv.Perform(R1), mv.Perform(R10))
    assert set(table.offers(mv.ChooseOwnTrick)) == {mv.ChooseOwnTrick(0), mv.ChooseOwnTrick(1)}
    # needs an own show: Ruling 123: a Perform card without a show is used and does nothing.
    table = Alley().row(R1).trick(0, "linking_rings").marker(R1, 0, 0, "linking_rings", "down")
    table.performs(0, special="durable_components").do(mv.DeclineToPerform())
    assert table.state.phase != "performance"
    assert "durable_components" not in table.player(0).hand


# ------------------------------------------------------------------ Arranged Fiasco
def test_arranged_fiasco_moves_fame_from_the_others_to_the_performer() -> None:
    table = Alley().row(R1).marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 1, "barricaded_barrels", "left")
    table.marker(R1, 2, 1, "mind_reading", "left", "clubs").performs(0, special="arranged_fiasco", card=R1)
    fame = {e.trick: e.fame for e in of(ev.TrickPerformed, table.events)}
    assert fame == {"linking_rings": 0 + 1, "barricaded_barrels": 1 - 1, "mind_reading": 0}, "never below 0"
    assert table.used(0) == ["arranged_fiasco"]
    # counts in the own show only
    table = Alley().row(R1, R10).marker(R1, 0, 0, "barricaded_barrels", "down").marker(R10, 0, 0, "levitation", "right")
    table.marker(R1, 1, 1, "enchanted_butterflies", "left").works(1, MAGICIAN, "thursday.perform")
    table.performs(0, special="arranged_fiasco")
    shown = of(ev.TrickPerformed, table.do(mv.Perform(R1)))
    assert {e.trick: e.fame for e in shown} == {"barricaded_barrels": 1, "enchanted_butterflies": 1}
    assert of(ev.TrickPerformed, table.do(mv.Perform(R10)))[0].fame == 2 + 1


# ------------------------------------------------------------------ Grand Premiere
def premiere() -> Alley:
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down").marker(R1, 1, 0, "mind_reading", "left", "hearts")
    return table.performs(0, "thursday.perform", special="grand_premiere", card=R1)


def test_grand_premiere_doubles_one_yield_of_a_fresh_trick() -> None:
    """Deductions come after the doubling (ruling 18): Levitation 2 Fame, 3 Coins on a Thursday."""
    table = premiere()
    assert set(table.offers(mv.ChooseMarker)) == {mv.ChooseMarker(R1, 0), mv.ChooseMarker(R1, 1)}
    events = table.do(mv.ChooseMarker(R1, 0), mv.ChooseYield("coins"))
    (paid,) = [e for e in of(ev.TrickPerformed, events) if e.trick == "levitation"]
    assert (paid.fame, paid.coins) == (2 - 1, 2 * 3 - 1)
    # can double shards
    events = premiere().do(mv.ChooseMarker(R1, 1), mv.ChooseYield("shards"))
    assert [e.shards for e in of(ev.TrickPerformed, events)] == [0, 2]


def twice() -> Alley:
    """Two markers of Levitation in one show (New Twist)."""
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down").marker(R1, 2, 0, "levitation", "up")
    return table.performs(0, "thursday.perform", special="grand_premiere", card=R1)


@pytest.mark.parametrize("slot", [0, 2])
def test_grand_premiere_doubles_the_trick_and_so_both_of_its_markers(slot: int) -> None:
    """Ruling 142."""
    events = twice().do(mv.ChooseMarker(R1, slot), mv.ChooseYield("coins"))
    assert [(e.fame, e.coins) for e in of(ev.TrickPerformed, events)] == [(2 - 1, 2 * 3 - 1)] * 2


def test_grand_premiere_is_over_after_any_earlier_show() -> None:
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down")
    table.state.performed = ("levitation",)
    table.performs(0, special="grand_premiere", card=R1)
    assert of(ev.TrickPerformed, table.events), "nothing is asked"


def test_a_show_of_anyone_ends_the_premiere() -> None:
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down").marker(R1, 1, 1, "mind_reading", "left", "hearts")
    table.performs(1, card=R1)
    assert set(table.state.performed) == {"levitation", "mind_reading"}


# ------------------------------------------------------------------ Street Performance
def test_street_performance_pays_the_yields_in_place_of_moving() -> None:
    """With the Yield modifier of the day; the marker goes to the supply; no Link, no show."""
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down").trick(0, "levitation")
    table.acts_with(0, MAGICIAN, "street_performance", "sunday.backstage.0")
    assert gains(table.do(mv.Reschedule(R1, 0), mv.UseCard("street_performance")), 0) == (2 + 1, 3 + 1, 0)
    assert table.state.performance(R1).markers == (None, None, None)
    assert table.player(0).supply["spades"] == 4
    assert table.state.performed == (), "no premiere is used up (ruling 122)"
    assert table.points == 1
    # is optional and for own markers
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down").marker(R1, 1, 1, "mind_reading", "left")
    table.acts_with(0, MAGICIAN, "street_performance", BACK)
    assert [(m.card, m.slot) for m in table.offers(mv.Reschedule)] == [(R1, 0)]
    table.do(mv.Reschedule(R1, 0), lay(R1, 2, "levitation", "up"))
    assert table.has(0) == (5, 10, 0)


# ------------------------------------------------------------------ Director's Favor
def test_directors_favor_moves_an_opponents_marker() -> None:
    """The usual rules hold for that marker; nobody is paid for Links."""
    table = Alley().row(R1, R10).marker(R1, 0, 1, "barricaded_barrels", "down").marker(R10, 0, 0, "walled", "right")
    table.marker(R1, 2, 0, "stocks_escape", "left", "hearts").acts_with(0, APPRENTICE, "directors_favor", BACK)
    assert table.can(mv.Reschedule(R1, 0))
    table.do(mv.Reschedule(R1, 0))
    assert TRICKS["barricaded_barrels"].category == "escape"
    events = table.do(lay(R10, 1, "barricaded_barrels", "left"))
    assert there(table.state.performance(R10).markers[1]).owner == 1
    assert not of(ev.FameGained, events)
    assert not of(ev.CoinsGained, events)
    assert not of(ev.ShardsGained, events)
    assert of(ev.SpecialCardUsed, events)
    # puts no equal markers of the owner together
    table = Alley().row(R1, R10).marker(R1, 0, 1, "barricaded_barrels", "down")
    table.marker(R10, 0, 1, "barricaded_barrels", "right").acts_with(0, APPRENTICE, "directors_favor", BACK)
    table.do(mv.Reschedule(R1, 0))
    assert {move.card for move in table.offers(mv.PlaceMarker)} == {R1}


def test_without_directors_favor_only_own_markers_move() -> None:
    table = Alley().row(R1, R10).marker(R1, 0, 1, "barricaded_barrels", "down").acts(0, APPRENTICE, BACK)
    assert not table.offers(mv.Reschedule)
