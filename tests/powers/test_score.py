"""Powers that bring Fame by themselves: for Shards, at the start of the End Turn phase, in the final scoring."""

import pytest
from alley import APPRENTICE, MAGICIAN, gains
from powers_table import Powers
from table import of

from trickerion.rules import moves as m
from trickerion.rules.catalog import SPECIALS, TRICKS
from trickerion.rules.events import CoinsLeftPower, CoinsOnPower, Event, FameGained, Scored, ShardsGained, WagesPaid
from trickerion.rules.gains import gain_shards, pay_shards
from trickerion.rules.scoring import end_game, score_lines

LAST_TURN = 7


def scored(table: Powers, seat: int = 0) -> dict[str, tuple[int, int]]:
    """(how many, Fame) by category, when the game ends now."""
    events: list[Event] = []
    end_game(table.state, events)
    return {e.category: (e.number, e.fame) for e in of(Scored, events) if e.seat == seat}


def closed(table: Powers) -> Powers:
    """All Shards are spent."""
    pay_shards(table.state, 0, table.player(0).shards, "enhance", [])
    return table


def test_crystal_heart() -> None:
    """1 Fame for each payment, however many Shards it brings."""
    table, events = Powers().learned(0, "crystal_heart"), list[Event]()
    gain_shards(table.state, 0, 2, "trick", events)
    assert events == [ShardsGained(0, 2, "trick"), FameGained(0, 1, "crystal_heart")]
    gain_shards(table.state, 1, 2, "trick", events)
    assert table.player(1).fame == 5, "Shards of somebody else"
    closed(table)
    gain_shards(table.state, 0, 1, "trick", events)
    assert table.player(0).fame == 6


def test_living_legend() -> None:
    """1 Fame for each own Power beside an open slot, before wages."""
    table = Powers().learned(0, "living_legend").learned(0, "silver_tongue").learned(0, "gearwright")
    table.learned(1, "regular_customer").works(0, "apprentice_1", "downtown.0")
    events = table.only("end_turn")
    assert of(FameGained, events) == [FameGained(0, 3, "living_legend")]
    told = [type(event) for event in events]
    assert told.index(FameGained) < told.index(WagesPaid)
    assert not of(FameGained, closed(table).only("end_turn"))
    table = Powers().learned(0, "gearwright", 3).learned(0, "living_legend")
    assert of(FameGained, table.only("end_turn")) == [FameGained(0, 2, "living_legend")]
    table.holds(0, "silver_tongue")
    assert of(FameGained, table.only("end_turn")) == [FameGained(0, 2, "living_legend")], "not those of the hand"


def test_legend_of_magoria() -> None:
    table = Powers().learned(0, "legend_of_magoria").trick(0, "linking_rings").trick(0, "bullet_catch", "hearts", 1)
    assert scored(table)["power:legend_of_magoria"] == (2, 4)
    assert "power:legend_of_magoria" not in scored(Powers().learned(0, "legend_of_magoria")), "no Trick, no line"


def test_shard_collector() -> None:
    table = Powers().learned(0, "shard_collector").purse(0, shards=12)
    lines = scored(table)
    assert lines["power:shard_collector"] == (12, 12)
    assert lines["shards"] == (12, 0)
    assert "power:shard_collector" not in scored(table, 1)


def test_tycoon() -> None:
    table = Powers().learned(0, "tycoon").purse(0, coins=11).purse(1, coins=11)
    assert scored(table)["coins"] == (11, 5)
    assert scored(table, 1)["coins"] == (11, 3)
    assert scored(closed(table))["coins"] == (11, 3), "its slot has closed"


def test_grand_company() -> None:
    table = Powers().learned(0, "grand_company").team(0, "apprentice_2", "manager", "engineer", "assistant")
    assert scored(table)["power:grand_company"] == (5, 8), "two Apprentices, three Specialists"
    # counts the protege as a specialist
    table = Powers(modules=("dark_alley", "academy", "powers")).learned(0, "grand_company").team(0, "protege")
    assert scored(table)["power:grand_company"] == (2, 3)


def test_archivist() -> None:
    lines = scored(Powers().learned(0, "archivist").hand(0, *[*SPECIALS][:3]))
    assert lines["special_cards"][0] == 3
    assert lines["power:archivist"] == (3, 3)


TRICK = TRICKS["automaton"]
"""4 Fame for each level 2 Trick; it asks for 3 metal, 3 petroleum, 3 cogs."""


@pytest.mark.parametrize(("cogs", "fame"), [(3, 4), (2, 4), (1, 0)])
def test_perfectionist(cogs: int, fame: int) -> None:
    table = Powers().learned(0, "perfectionist").trick(0, TRICK.id).trick(0, "bullet_catch", "hearts", 1)
    table.components(0, metal=3, petroleum=3, cog=cogs)
    assert scored(table)[f"trick:{TRICK.id}"][1] == fame
    if cogs == 2:
        assert scored(closed(table))[f"trick:{TRICK.id}"] == (0, 0), "its slot has closed"


def test_perfectionist_forgives_one_token_in_all() -> None:
    table = Powers().learned(0, "perfectionist").trick(0, TRICK.id).trick(0, "bullet_catch", "hearts", 1)
    table.components(0, metal=2, petroleum=3, cog=2)
    assert scored(table)[f"trick:{TRICK.id}"] == (0, 0)
    table = Powers().learned(0, "perfectionist_2").trick(0, TRICK.id).trick(0, "bullet_catch", "hearts", 1)
    table.components(0, metal=3, petroleum=3, cog=2)
    lines = scored(table)
    assert lines[f"trick:{TRICK.id}"][1] == 4, "one piece may be missing"
    assert lines["power:perfectionist_2"] == (1, 2), "and the Trick itself counts, whatever it lacks"
    assert "power:perfectionist" not in scored(Powers().learned(0, "perfectionist").trick(0, TRICK.id))


def test_powers_of_the_end_score_twenty_fame_at_most() -> None:
    table = Powers(edition="2019").learned(0, "shard_collector").purse(0, shards=25)
    assert scored(table)["power:shard_collector"] == (25, 20)
    # hand do not score
    table = Powers().holds(0, "legend_of_magoria").trick(0, "linking_rings")
    lines = {category: fame for category, _, fame in score_lines(table.state, table.player(0))}
    assert "power:legend_of_magoria" not in lines


D0, D3, M0, M3 = "downtown.0", "downtown.3", "market_row.0", "market_row.3"


def bank(players: int = 3) -> Powers:
    return Powers(players).learned(1, "private_investments")


@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1)])
def test_private_investments(players: int, coins: int) -> None:
    t = bank(players).acts(0, APPRENTICE, D3)
    assert of(CoinsOnPower, t.do(m.RerollDie("bank_a"))) == [CoinsOnPower(1, "private_investments", coins)]
    assert t.board.coins_on(1, "private_investments") == coins
    assert t.player(1).coins == 10


@pytest.mark.parametrize(
    "moves",
    [
        [m.LearnTrick("linking_rings")],
        [m.HireCharacter("inn_specialist")],
        [m.TakeCoins("bank_a")],
        [m.SetDie("bank_a"), m.ChooseFace("6")],
        [m.RerollDie("bank_a")],
    ],
)
def test_private_investments_count_every_action_of_the_downtown(moves: list[m.Move]) -> None:
    t = bank().dice(bank_a="4", inn_specialist="engineer", residence_a="mechanical").acts(0, MAGICIAN, D0)
    t.do(*moves)
    assert t.board.coins_on(1, "private_investments") == 1


def test_private_investments_come_with_take_coins() -> None:
    t = bank().dice(bank_a="4", bank_b="3").change(coins=((1, "private_investments", 5),)).acts(1, MAGICIAN, D0)
    events = t.do(m.TakeCoins("bank_a"))
    assert gains(events, 1) == (0, 9, 0)
    assert t.board.coins == ()
    assert not of(CoinsOnPower, events), "an own Action brings no Coin onto the card"
    # are lost with the slot and nothing happens elsewhere
    t = bank().stock("wood").acts(0, MAGICIAN, M3)
    t.do(m.Buy("wood"), m.ChooseCount(1))
    assert t.board.coins == ()
    t.change(coins=((1, "private_investments", 5),))
    lost: list[Event] = []
    pay_shards(t.state, 1, 1, "enhance", lost)
    assert CoinsLeftPower(1, "private_investments", 5) in lost
    assert t.player(1).coins == 10


@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1)])
def test_market_baron(players: int, coins: int) -> None:
    t = Powers(players).learned(1, "market_baron").stock("wood").acts(0, MAGICIAN, M3)
    events = t.do(m.Buy("wood"), m.ChooseCount(1))
    assert gains(events, 1) == (0, coins, 0)
    events = t.do(m.Order("cog"))
    assert gains(events, 1) == (0, 0, 0), "no Buy"


def test_market_baron_earns_on_a_buy_with_a_special_card_and_not_on_own_ones() -> None:
    t = Powers(3).learned(1, "market_baron").stock("wood", "glass").acts_with(0, APPRENTICE, "component_sale", M3)
    assert gains(t.do(m.UseCard("component_sale")), 1) == (0, 1, 0)
    t = Powers(3).learned(1, "market_baron").stock("wood").acts(1, MAGICIAN, M3)
    assert gains(t.do(m.Buy("wood")), 1) == (0, 0, 0)


@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1)])
def test_keeper_of_the_gates(players: int, coins: int) -> None:
    assert gains(Powers(players).learned(1, "keeper_of_the_gates").acts(0, MAGICIAN, D0).events, 1) == (0, coins, 0)


def test_keeper_of_the_gates_wants_a_plus_two_slot_and_an_opponent() -> None:
    assert gains(Powers().learned(1, "keeper_of_the_gates").acts(0, MAGICIAN, D3).events, 1) == (0, 0, 0)
    assert gains(Powers().learned(1, "keeper_of_the_gates").acts(1, MAGICIAN, D0).events, 1) == (0, 0, 0)
