"""Roll Dice, Set Initiative Order, Advertise, Assignment."""

from collections import Counter

from given import there
from table import ADVERTISE, ASSIGNMENT, NEXT_TURN, Table, of

from trickerion.rules import moves as mv
from trickerion.rules.catalog import DICE
from trickerion.rules.events import Advertised, CardLaid, CardsRevealed, CoinsPaid, DieRolled, FameGained, InitiativeSet


def test_all_six_dice_are_rolled_each_turn() -> None:
    table = Table(3).phase(NEXT_TURN, turn=1)
    rolled = of(DieRolled, table.events)
    assert [event.die for event in rolled] == list(DICE)
    assert all(event.face in DICE[event.die].faces and event.seat == -1 for event in rolled)
    assert table.state.dice == {event.die: event.face for event in rolled}


def test_least_fame_goes_first() -> None:
    table = Table(3).purse(0, fame=9).purse(1, fame=4).purse(2, fame=7).phase(NEXT_TURN, turn=1)
    assert table.state.initiative == [1, 2, 0]
    # two tied players reverse their order: Ruling 65.
    table = Table(3).purse(0, fame=7).purse(1, fame=9).purse(2, fame=7).phase(NEXT_TURN, turn=1)
    assert table.state.initiative == [2, 0, 1]
    # four tied players reverse completely: Ruling 65.
    assert Table(4).initiative(2, 0, 3, 1).phase(NEXT_TURN, turn=1).state.initiative == [1, 3, 0, 2]


def test_dice_are_rolled_before_initiative_is_set() -> None:
    """Ruling 73."""
    kinds = [type(event) for event in Table(2).phase(NEXT_TURN, turn=1).events]
    assert kinds.index(DieRolled) < kinds.index(InitiativeSet)


def test_advertise_costs_the_number_of_the_slot_and_brings_2_fame() -> None:
    table = Table(4).initiative(3, 1, 0, 2).phase(ADVERTISE)
    for seat, price in ((3, 1), (1, 2), (0, 3), (2, 4)):
        assert there(table.game.decision).seat == seat
        events = table.do(mv.Advertise())
        assert events[:3] == [
            CoinsPaid(seat, price, "advertise"),
            Advertised(seat, price),
            FameGained(seat, 2, "advertise"),
        ]
        assert table.player(seat).fame == 7
        assert table.player(seat).coins == 10 - price
    # the second of two players pays 3 coins: Ruling 67.
    table = Table(2).phase(ADVERTISE)
    table.do(mv.DoNotAdvertise())
    assert CoinsPaid(1, 3, "advertise") in table.do(mv.Advertise())
    # is optional and only once: Ruling 68.
    table = Table(2).phase(ADVERTISE)
    table.do(mv.DoNotAdvertise(), mv.Advertise())
    assert table.question == "Assigning"
    assert [p.advertised for p in table.state.players] == [False, True]
    # who cannot pay is not asked: Ruling 109.
    table = Table(3).purse(1, coins=1).phase(ADVERTISE)
    table.do(mv.DoNotAdvertise())
    assert there(table.game.decision).seat == 2


def test_fame_from_advertise_does_not_change_the_initiative_of_this_turn() -> None:
    table = Table(2).phase(ADVERTISE)
    table.do(mv.Advertise())
    assert table.state.initiative == [0, 1]


def test_cards_are_laid_face_down_and_revealed_together() -> None:
    """Ruling 108."""
    table = Table(2).phase(ASSIGNMENT)
    events = table.do(mv.LayCard("magician", "theater"), mv.FinishAssignment())
    assert of(CardsRevealed, events) == []
    assert CardLaid(0, "magician") in events
    events = table.do(mv.LayCard("apprentice_1", "downtown"), mv.FinishAssignment())
    assert of(CardsRevealed, events) == [CardsRevealed(((0, "magician", "theater"), (1, "apprentice_1", "downtown")))]
    # turned over in the order of the dock whoever was hired first
    table = Table(2).team(0, "apprentice_2", "assistant").phase(ASSIGNMENT)
    laid = ("magician", "theater"), ("assistant", "downtown"), ("apprentice_2", "workshop")
    table.do(*(mv.LayCard(*one) for one in laid[::-1]), mv.FinishAssignment())
    (revealed,) = of(CardsRevealed, table.do(mv.FinishAssignment()))
    assert revealed == CardsRevealed(tuple((0, *one) for one in laid))


def test_a_card_can_be_changed_and_taken_back_until_finished() -> None:
    """Ruling 108."""
    table = Table(2).phase(ASSIGNMENT)
    hand = Counter(table.player(0).hand)
    table.do(mv.LayCard("magician", "theater"), mv.LayCard("magician", "workshop"))
    assert Counter(table.player(0).hand) == hand - Counter(["workshop"])
    table.do(mv.TakeBack("magician"))
    assert Counter(table.player(0).hand) == hand
    assert not table.can(mv.TakeBack("magician"))


def test_only_cards_of_the_hand_can_be_laid() -> None:
    table = Table(2).team(0, "assistant", "engineer", "manager").phase(ASSIGNMENT)
    table.do(mv.LayCard("magician", "downtown"), mv.LayCard("assistant", "downtown"))
    assert {m.card for m in table.offers(mv.LayCard) if m.character == "manager"} == {
        "theater",
        "workshop",
        "market_row",
    }


def test_a_character_without_a_card_is_idle() -> None:
    """Ruling 27."""
    table = Table(2).phase(ASSIGNMENT)
    table.do(mv.LayCard("magician", "downtown"), mv.FinishAssignment(), mv.FinishAssignment())
    assert table.player(0).characters["apprentice_1"].status == "idle"
    assert table.player(0).characters["magician"].status == "waiting"
    assert {c.status for c in table.player(1).characters.values()} == {"idle"}
    table = Table(2).phase(ASSIGNMENT)
    table.do(mv.FinishAssignment(), mv.FinishAssignment())
    assert table.state.turn == 3, "no placements, no shows: the next turn began"
    # cards not laid stay in the hand: Ruling 108.
    table = Table(2).phase(ASSIGNMENT)
    table.do(mv.LayCard("magician", "theater"), mv.FinishAssignment())
    assert len(table.player(0).hand) == 8


def test_giving_back_in_own_decisions_of_advertise_and_assignment() -> None:
    """Ruling 30."""
    table = Table(2).trick(0, "linking_rings").components(0, metal=2).phase(ADVERTISE)
    assert table.can(mv.ReturnComponent("metal"))
    assert table.can(mv.ReturnTrick(0))
    table.do(mv.ReturnComponent("metal"), mv.DoNotAdvertise())
    assert not table.offers(mv.ReturnTrick), "seat 1 has nothing to give back"
    table.do(mv.DoNotAdvertise(), mv.ReturnTrick(0), mv.ReturnComponent("metal"))
    assert there(table.game.decision).seat == 0
    assert table.player(0).components == {}
    assert "linking_rings" in table.state.residence["mechanical"]
