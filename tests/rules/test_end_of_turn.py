"""The End Turn phase: wages, return of Characters, Orders, Performance cards, Posters, turn counter."""

from collections import Counter

import pytest
from given import there
from table import END_TURN, Table, of

from trickerion.rules import events as e
from trickerion.rules.catalog import PERFORMANCES
from trickerion.rules.decks import draw_special
from trickerion.rules.moves import ChooseApprenticePlace


def working(edition: str = "2019", **purse: int) -> Table:
    """Seat 0 owes 2 + 2 + 1: Manager, Engineer and Apprentice work, the Magician for nothing."""
    table = Table(2, edition=edition).team(0, "manager", "engineer").purse(0, **purse)
    table.works(0, "manager", "downtown.0").works(0, "engineer", "workshop.0.0")
    return table.works(0, "apprentice_1", "market_row.3").works(0, "magician", "friday.perform")


def test_wages_of_working_characters() -> None:
    """Ruling 56."""
    table = working(coins=7).phase(END_TURN)
    assert [paid[:4] for paid in of(e.WagesPaid, table.events)] == [(0, 5, 5, ())]
    assert e.CoinsPaid(0, 5, "wages") in table.events
    assert table.player(0).coins == 2
    # idle characters cost nothing: Ruling 27.
    table = Table(2).team(0, "manager", "engineer").works(0, "manager", "downtown.0").phase(END_TURN)
    assert of(e.WagesPaid, table.events) == [e.WagesPaid(0, 2, 2, (), (("manager", 2),))]
    # the assistants apprentice works for nothing: Ruling 56.
    table = Table(2).team(0, "assistant").team(0, "apprentice_2", home="assistant")
    table.works(0, "apprentice_2", "downtown.0").works(0, "apprentice_1", "downtown.3").phase(END_TURN)
    assert of(e.WagesPaid, table.events) == [e.WagesPaid(0, 1, 1, (), (("apprentice_1", 1), ("apprentice_2", 0)))]


@pytest.mark.parametrize(
    ("coins", "fame_2015", "fame_2019"),
    # The Apprentice is paid first (it leaves the fewest unpaid), then one Specialist after the other.
    [(5, 20, 20), (4, 18, 18), (3, 16, 18), (2, 14, 16), (1, 12, 16), (0, 10, 14)],
)
def test_unpaid_wages_by_edition(coins: int, fame_2015: int, fame_2019: int) -> None:
    """Rulings 56 and 57: what there is must be paid; 2 Fame for each Coin (2015) or each wage (2019)."""
    for edition, fame in (("2015", fame_2015), ("2019", fame_2019)):
        table = working(edition, coins=coins, fame=20).phase(END_TURN)
        assert table.player(0).fame == fame
        assert table.player(0).coins == 0


def test_unpaid_wages_never_bring_fame_below_0() -> None:
    """Rulings 57 and 99."""
    table = working("2015", coins=0, fame=3).phase(END_TURN)
    assert e.FameLost(0, 3, "wages") in table.events
    assert table.player(0).fame == 0
    assert table.player(0).fame_by == {"start": 3, "wages": -3}
    # the wage ruling can be set alone: Ruling 57.
    table = Table(2, edition="2019", rulings={"wage_penalty": "per_coin"}).team(0, "manager").purse(0, coins=0, fame=9)
    table.works(0, "manager", "downtown.0").phase(END_TURN)
    assert table.player(0).fame == 5


def test_characters_and_cards_come_home() -> None:
    """Ruling 111."""
    table = working().assigned(1, magician="theater")
    characters = table.player(1).characters
    characters["magician"] = characters["magician"]._replace(status="idle")
    table.phase(END_TURN)
    for player in table.state.players:
        assert {(c.status, c.card, c.slot) for c in player.characters.values()} == {("waiting", "", "")}
        assert Counter(player.hand) == {"theater": 3, "workshop": 2, "market_row": 2, "downtown": 2}
    assert table.state.occupants == {}
    assert table.state.days == {}


def test_hired_characters_join() -> None:
    """Rulings 38 to 40: no wage for the turn in which they were hired."""
    table = Table(2).works(0, "apprentice_1", "downtown.3")
    table.player(0).hired = ["apprentice_2", "manager"]
    table.phase(END_TURN)
    assert table.player(0).hired == []
    assert set(table.player(0).characters) == {"magician", "apprentice_1", "apprentice_2", "manager"}
    assert [paid[:4] for paid in of(e.WagesPaid, table.events)] == [(0, 1, 1, ())]
    # Specialists of one player in the order in which they were hired: an Assistant's board then has its place.
    table = Table(3).initiative(2, 0, 1)
    table.player(0).hired = ["apprentice_2", "manager", "engineer"]
    table.player(1).hired = ["engineer"]
    table.player(2).hired = ["manager", "apprentice_2"]
    table.phase(END_TURN)
    assert [(event.seat, event.character) for event in of(e.CharacterJoined, table.events)] == [
        (2, "manager"),
        (2, "apprentice_2"),
        (0, "manager"),
        (0, "engineer"),
        (0, "apprentice_2"),
        (1, "engineer"),
    ]


def test_the_owner_picks_the_place_of_a_hired_apprentice() -> None:
    """Ruling 39: an Assistant hired in the same turn already counts."""
    table = Table(2)
    table.player(0).hired = ["apprentice_2", "assistant"]
    table.phase(END_TURN)
    assert set(table.game.legal_moves()) == {ChooseApprenticePlace("board"), ChooseApprenticePlace("assistant")}
    table.do(ChooseApprenticePlace("assistant"))
    assert table.player(0).characters["apprentice_2"].home == "assistant"
    # fourth apprentice goes to the assistants board: Ruling 39.
    table = Table(2).team(0, "assistant", "apprentice_2", "apprentice_3")
    table.player(0).hired = ["apprentice_4"]
    table.phase(END_TURN)
    assert table.player(0).characters["apprentice_4"].home == "assistant"


def special_cards(edition: str) -> Table:
    """A Character worked with Long Shadow's kind of card, one with such a card stayed Idle."""
    table = Table(2, edition=edition, modules=("dark_alley",))
    table.player(0).hand += [draw_special(table.state, "theater"), draw_special(table.state, "workshop")]
    used, idle = table.player(0).hand[-2:]
    table.works(0, "magician", "friday.backstage.0")
    characters = table.player(0).characters
    characters["magician"] = characters["magician"]._replace(card=used)
    table.player(0).hand.remove(used)
    table.player(0).hand.append("theater")
    characters["apprentice_1"] = characters["apprentice_1"]._replace(card=idle, status="idle", is_open=True)
    table.player(0).hand.remove(idle)
    return table


@pytest.mark.parametrize("edition", ["2015", "2019"])
def test_special_cards_of_idle_characters_go_back_to_the_hand(edition: str) -> None:
    """Rulings 63 and 64: used ones lie under their decks (2019) or on piles, and the decks turn over (2015)."""
    table = special_cards(edition)
    characters = table.player(0).characters
    used, idle = characters["magician"].card, characters["apprentice_1"].card
    before = table.state.special_decks["theater"][:]
    table.phase(END_TURN)
    assert idle in table.player(0).hand
    assert used not in table.player(0).hand
    if edition == "2019":
        assert table.state.special_decks["theater"] == (*before, used)
    else:
        assert table.state.special_discards["theater"] == (used,)
        assert table.state.special_decks["theater"] == (*before[1:], before[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_performance_row_by_players(players: int) -> None:
    """Rulings 60 and 61: the row grows to 3, 4, 5 cards; from the third turn on the last one leaves."""
    fresh = Table(players)
    fresh.row(*[f"riverside_{n:02}" for n in range(1, players)])
    fresh.state.deck = ("riverside_11", "riverside_12", "grand_magorian_01", "grand_magorian_02")
    lengths, theaters = [len(fresh.state.row)], []
    for turn in range(1, 5):
        before = [card.id for card in fresh.state.row]
        fresh.phase(END_TURN, turn=turn)
        (revealed,) = of(e.PerformanceCardRevealed, fresh.events)
        theaters.append(PERFORMANCES[revealed.card].theater)
        left = of(e.PerformanceCardLeft, fresh.events)
        assert len(left) == (turn >= 3)
        expected = [revealed.card, *before]
        assert [card.id for card in fresh.state.row] == (expected[:-1] if left else expected)
        lengths.append(len(fresh.state.row))
    full = {2: 3, 3: 4, 4: 5}[players]
    assert lengths == [players - 1, players, full, full, full]
    assert theaters == ["riverside", "riverside", "grand_magorian", "grand_magorian"]


@pytest.mark.parametrize("edition", ["2015", "2019"])
def test_markers_of_a_card_that_leaves_go_to_the_supplies(edition: str) -> None:
    """Ruling 62, both editions."""
    table = Table(2, edition=edition).row("riverside_01", "riverside_02", "riverside_03").trick(1, "mind_reading")
    table.marker("riverside_03", 0, 1, "mind_reading", "down").phase(END_TURN, turn=3)
    assert e.MarkersReturned(((1, "spades"),)) in table.events
    assert table.player(1).supply["spades"] == 4
    assert there(table.player(1).tricks[0]).markers == 0


def test_markers_move_with_their_cards() -> None:
    """Ruling 60."""
    table = Table(2).row("riverside_01").marker("riverside_01", 1, 0, "mind_reading", "up").phase(END_TURN, turn=1)
    assert table.state.row[1].id == "riverside_01"
    assert table.state.row[1].markers[1] is not None


def test_steps_of_the_end_turn_phase_in_order() -> None:
    """Ruling 58."""
    table = working().row("riverside_01", "riverside_02", "riverside_03")
    table.state.orders[0] = "cog"
    kinds = [type(event) for event in table.phase(END_TURN, turn=3).events]
    steps = [
        e.WagesPaid,
        e.CharactersReturned,
        e.OrdersArrived,
        e.PerformanceCardLeft,
        e.PerformanceCardRevealed,
        e.PostersRemoved,
        e.TurnEnded,
    ]
    assert sorted(steps, key=kinds.index) == steps


def test_posters_come_home() -> None:
    table = Table(2)
    table.player(0).advertised = True
    table.phase(END_TURN)
    assert not table.player(0).advertised
    # the next turn begins
    assert Table(2).phase(END_TURN, turn=2).state.turn == 3


def test_the_game_ends_after_the_fifth_turn() -> None:
    table = Table(2).phase(END_TURN, turn=5)
    assert table.game.is_over
    assert isinstance(table.events[-1], e.GameEnded)
    assert table.game.legal_moves() == []
    assert table.game.decision is None
