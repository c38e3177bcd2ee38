"""Powers about posters and wages; each from its wording."""

import pytest
from alley import APPRENTICE, MAGICIAN
from powers_table import Powers
from table import of

from trickerion.language.verbatim import verbatim
from trickerion.language.voice import Voice
from trickerion.rules import events as e
from trickerion.rules.ask.board import initiative_facts
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.gains import pay_shards
from trickerion.rules.moves import Advertise
from trickerion.rules.phases.advertise import cost
from trickerion.words.tooltips import initiative


def advertised(table: Powers, seat: int = 0) -> tuple[int, int, int]:
    """(price, Fame, Coins received) when this seat puts up a Poster; the others have done so or not before."""
    table.state.initiative = [seat, *(other for other in table.state.seats if other != seat)]
    table.begins("advertise")
    events = table.do(Advertise())
    fame = sum(event.amount for event in of(e.FameGained, events) if event.seat == seat)
    coins = sum(event.amount for event in of(e.CoinsGained, events) if event.seat == seat)
    (poster,) = of(e.Advertised, events)
    assert sum(event.amount for event in of(e.CoinsPaid, events)) == poster.cost
    table.events = events
    return poster.cost, fame, coins


def last_slot(table: Powers) -> Powers:
    """Seat 0 comes second, where a Poster costs 3 Coins."""
    table.state.initiative = [1, 0]
    return table


def without_shards(table: Powers, seat: int = 0) -> Powers:
    """All Shards are spent: the slots are closed."""
    pay_shards(table.state, seat, table.player(seat).shards, "enhance", [])
    return table


def test_street_barker() -> None:
    table = last_slot(Powers().learned(0, "street_barker"))
    assert cost(table.state, 0) == 1, "3 less 2"
    assert cost(table.state, 1) == 1, "only its owner"
    assert cost(without_shards(table).state, 0) == 3
    first = Powers().learned(0, "street_barker")
    assert advertised(first) == (0, 2, 0), "1 less 2 is nothing"
    assert e.PowerUsed(0, "street_barker") in first.events
    # lets a player without coins advertise
    assert advertised(Powers().learned(0, "street_barker").purse(0, coins=0)) == (0, 2, 0)


def test_poster_artist() -> None:
    assert advertised(Powers().learned(0, "poster_artist")) == (1, 3, 0)
    assert advertised(Powers().learned(0, "poster_artist"), 1) == (1, 2, 0), "only its owner"
    assert advertised(without_shards(Powers().learned(0, "poster_artist"))) == (1, 2, 0), "its slot is closed"


@pytest.mark.parametrize(("hanging", "coins"), [((), 1), ((1,), 2), ((1, 2), 3), ((1, 2, 3), 4)])
def test_sponsored_posters(hanging: tuple[int, ...], coins: int) -> None:
    table = Powers(4).learned(0, "sponsored_posters")
    for seat in hanging:
        table.player(seat).advertised = True
    assert advertised(table) == (1, 2, coins)


def test_sponsored_posters_pay_after_the_price() -> None:
    table = without_shards(Powers().learned(0, "sponsored_posters"))
    assert advertised(table) == (1, 2, 0), "its slot is closed"
    table = Powers().learned(0, "sponsored_posters").purse(0, coins=0)
    table.begins("advertise")
    assert not table.offers(Advertise) or table.state.stack[-1].seat == 1, "what it brings does not pay the Poster"


def test_dahlgaards_blessing() -> None:
    table = Powers().learned(0, "dahlgaards_blessing").purse(0, coins=0)
    assert advertised(table) == (0, 4, 0)
    assert [event.source for event in of(e.FameGained, table.events)] == ["advertise", "dahlgaards_blessing"]
    assert cost(without_shards(table).state, 0) == 1


def test_the_tip_of_a_poster_names_its_powers() -> None:
    table = last_slot(Powers().learned(0, "street_barker").learned(0, "poster_artist", 3))
    said = " ".join(initiative(initiative_facts(table.state, 1), Voice((verbatim("Ada"), verbatim("Bela")), 0)).body)
    assert "costs 1 {coin}" in said
    assert "*Street Barker*" in said
    assert "*Poster Artist*: +1" in said


def test_a_price_that_is_set_comes_before_what_is_taken_off() -> None:
    table = last_slot(Powers().learned(0, "street_barker").learned(0, "dahlgaards_blessing"))
    assert cost(table.state, 0) == 0
    assert advertised(table) == (0, 4, 0)
    assert of(e.PowerUsed, table.events) == [e.PowerUsed(0, "dahlgaards_blessing")], "nothing was left to take off"


def working(coins: int = 10) -> Powers:
    """The Magician (no wage), an Apprentice (1) and an Engineer (2) of seat 0 have worked."""
    table = Powers().learned(0, "loyal_crew").purse(0, coins=coins)
    table.team(0, "engineer")
    table.works(0, MAGICIAN, "workshop.0").works(0, APPRENTICE, "downtown.0").works(0, "engineer", "market_row.0")
    return table


def paid(events: list[e.Event]) -> list[tuple[int, int, tuple[str, ...]]]:
    """(Coins due, paid, Characters left unpaid)."""
    return [(event.due, event.paid, event.unpaid) for event in of(e.WagesPaid, events)]


def test_loyal_crew() -> None:
    table = working()
    assert wage_bill(table.state, 0).laid == 1
    events = table.only("end_turn")
    assert paid(events) == [(1, 1, ())]
    assert e.PowerUsed(0, "loyal_crew") in events
    assert paid(without_shards(working()).only("end_turn")) == [(3, 3, ())], "its slot is closed"
    # pays no more than is due
    table = Powers().learned(0, "loyal_crew").works(0, APPRENTICE, "downtown.0")
    assert not sum(due for due, *_ in paid(table.only("end_turn")))
    assert table.player(0).coins == 10


@pytest.mark.parametrize(("coins", "unpaid"), [(1, ()), (0, ("engineer",))])
def test_loyal_crew_and_wages_that_cannot_be_paid(coins: int, unpaid: tuple[str, ...]) -> None:
    """Its 2 Coins pay the Apprentice, and what is left is not enough for the Engineer."""
    table = working(coins)
    bill = wage_bill(table.state, 0)
    assert (bill.short, bill.fame_lost) == (1 - coins, 2 * len(unpaid))
    events = table.only("end_turn")
    assert paid(events) == [(1, coins, unpaid)]
    assert sum(event.amount for event in of(e.FameLost, events)) == 2 * len(unpaid)
