"""Powers about prophecies and special Assignment cards; each from its wording."""

import pytest
from alley import APPRENTICE
from given import of_kind
from powers_table import Powers
from table import of

from trickerion.rules import events as e
from trickerion.rules.dark_alley.location import KeepingOfMore
from trickerion.rules.decks import lay_down
from trickerion.rules.gains import pay_shards
from trickerion.rules.moves import DrawCard, ForgoBonus, KeepCard, Skip, UsePower

RING = ("weary_bodies", "toll_gates", "open_vaults")
A3 = "dark_alley.3"


def foreseeing(power: str, coins: int = 10) -> Powers:
    """The Assignment phase begins, with three pending prophecies."""
    table = Powers().learned(0, power).purse(0, coins=coins)
    table.ring(*RING)
    return table.begins("assignment")


def test_tarot_reader() -> None:
    table = foreseeing("tarot_reader")
    assert table.question == "Foreseeing"
    assert table.state.stack[-1].seat == 0
    events = table.do(UsePower("tarot_reader"))
    assert table.state.pending == ["open_vaults", "weary_bodies", "toll_gates"]
    assert table.player(0).coins == 9
    assert e.PowerUsed(0, "tarot_reader") in events
    assert of(e.FortuneTold, events)
    assert table.question == "Assigning", "once"
    table = foreseeing("tarot_reader")
    table.do(Skip())
    assert table.state.pending == [*RING]
    assert table.player(0).coins == 10
    assert foreseeing("tarot_reader", coins=0).question == "Assigning"
    closed = Powers().learned(0, "tarot_reader")
    pay_shards(closed.state, 0, closed.player(0).shards, "enhance", [])
    assert closed.begins("assignment").question == "Assigning", "its slot is closed"
    # without prophecies
    table = Powers(modules=("dark_alley", "powers")).learned(0, "tarot_reader")
    assert table.begins("assignment").question == "Assigning"


def test_seer() -> None:
    table = foreseeing("seer", coins=0)
    drawn, events = table.state.prophecy_stack[0], table.do(UsePower("seer"))
    assert table.state.pending == [drawn, "toll_gates", "open_vaults"]
    assert table.state.prophecy_discard == ["weary_bodies"], "the leftmost one is discarded"
    assert of(e.ProphecyExchanged, events) == [
        e.ProphecyExchanged(0, "weary_bodies", drawn, tuple(table.state.pending))
    ]
    left = foreseeing("seer")
    left.do(Skip())
    assert left.state.pending == [*RING]
    # never draws the one that goes: The pile is empty: the discarded ones are shuffled before the old one joins them.
    table = foreseeing("seer")
    table.state.prophecy_discard, table.state.prophecy_stack = table.state.prophecy_stack, []
    table.do(UsePower("seer"))
    assert table.state.pending[0] != "weary_bodies"
    assert table.state.prophecy_discard == ["weary_bodies"]


def drawing(edition: str, power: str = "bootleg_notes") -> Powers:
    table = Powers(edition=edition)
    if power:
        table.learned(0, power)
    table.acts(0, APPRENTICE, A3)
    return table


@pytest.mark.parametrize(("edition", "looks"), [("2019", 3), ("2015", 2)])
def test_bootleg_notes(edition: str, looks: int) -> None:
    table = drawing(edition)
    top, below = table.state.special_decks["theater"][:looks], table.state.special_decks["theater"][looks:]
    table.do(DrawCard("theater"))
    assert table.offers(KeepCard) == [KeepCard(card) for card in top]
    events = table.do(KeepCard(top[-1]))
    assert top[-1] in table.player(0).hand
    assert of(e.CardDrawn, events) == [e.CardDrawn(0, "theater", "")]
    assert table.state.special_decks["theater"] == (*below, *top[:-1]), "the others go under the deck"


def test_bootleg_notes_of_somebody_else_and_beside_a_closed_slot() -> None:
    closed = drawing("2019")
    pay_shards(closed.state, 0, closed.player(0).shards, "enhance", [])
    other = drawing("2019", "")
    other.learned(1, "bootleg_notes")
    for table in (closed, other):
        table.do(DrawCard("theater"))
        assert len(table.offers(KeepCard)) == 2
    # and a deck that runs out
    table = drawing("2019")
    deck = table.state.special_decks["theater"]
    table.state.special_discards = {**table.state.special_discards, "theater": deck[2:]}
    lay_down(table.state, "theater", deck[:2])
    table.do(DrawCard("theater"))
    assert table.question == "Keeping"
    assert len(table.offers(KeepCard)) == 2


def test_three_drawn_cards_are_seen_by_their_player_only() -> None:
    table = drawing("2019")
    table.do(DrawCard("theater"))
    own, other = (of_kind(KeepingOfMore, table.game.view_for(seat).choice) for seat in (0, 1))
    assert {*own.cards} == {move.card for move in table.offers(KeepCard)}
    assert "unknown" not in own.cards
    assert other.cards == ("unknown",) * 3


def test_improviser() -> None:
    table = Powers().learned(0, "improviser")
    table.acts_with(0, APPRENTICE, "headhunter", "downtown.0")
    events = table.do(ForgoBonus())
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 1, "improviser")]
    for seat in (0, 1):
        others = Powers().learned(seat, "improviser")
        if seat == 0:
            pay_shards(others.state, 0, others.player(0).shards, "enhance", [])
        others.acts_with(0, APPRENTICE, "headhunter", "downtown.0")
        assert of(e.CoinsGained, others.do(ForgoBonus())) == [], "of somebody else, or beside a closed slot"


def ending(coins: int = 10, *, used: bool = True) -> Powers:
    """A turn ends in which an Apprentice has worked with a special Assignment card, or with none."""
    table = Powers().learned(0, "keeper_of_favours").purse(0, coins=coins)
    if used:
        table.acts_with(0, APPRENTICE, "headhunter", "downtown.0")
    return table


def test_keeper_of_favours() -> None:
    table = ending().begins("end_turn")
    assert table.question == "SavingFavour"
    before, events = table.player(0).coins, table.do(KeepCard("headhunter"))
    assert "headhunter" in table.player(0).hand
    assert table.player(0).coins == before - 3
    assert of(e.SpecialCardSaved, events) == [e.SpecialCardSaved(0, "headhunter")]
    assert of(e.SpecialCardsDiscarded, events) == [], "of this turn"
    assert "keeper_of_favours" not in table.player(0).used, "of this turn"
    table = ending().begins("end_turn")
    table.do(Skip())
    assert "headhunter" not in table.player(0).hand
    assert ending(coins=3).begins("end_turn").question != "SavingFavour", "1 Coin was the wage: 2 are too few"
    assert ending(used=False).begins("end_turn").question != "SavingFavour"
    closed = ending()
    pay_shards(closed.state, 0, closed.player(0).shards, "enhance", [])
    assert closed.begins("end_turn").question != "SavingFavour"
    # saves no card of others
    table = Powers().learned(1, "keeper_of_favours")
    table.acts_with(0, APPRENTICE, "headhunter", "downtown.0")
    assert table.begins("end_turn").question != "SavingFavour"
