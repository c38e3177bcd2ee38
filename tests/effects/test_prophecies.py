"""The 27 prophecies, each from its wording: with the prophecy active, and without it."""

from typing import Any

import pytest
from alley import APPRENTICE, MAGICIAN, Alley, gains
from given import all_of, there
from table import ASSIGNMENT, lay, of

from trickerion.rules import events as ev
from trickerion.rules import moves as mv
from trickerion.rules.catalog import PROPHECIES
from trickerion.rules.state import Bonus

R1, R10, R11 = "riverside_01", "riverside_10", "riverside_11"
D0, D3, M3, A0, A3 = "downtown.0", "downtown.3", "market_row.3", "dark_alley.0", "dark_alley.3"
BACK = "friday.backstage.0"


def under(prophecy: str, **more: Any) -> Alley:
    table = Alley(**more)
    return table.prophecy(prophecy) if prophecy else table


def with_and_without(prophecy: str, expected: object, usual: object) -> pytest.MarkDecorator:
    """The same scene under the prophecy and under none."""
    return pytest.mark.parametrize(("prophecy", "expected"), [(prophecy, expected), ("", usual)])


# ------------------------------------------------------------------ Action Points and costs
@with_and_without("weary_bodies", 1, 3)
def test_weary_bodies(prophecy: str, expected: int) -> None:
    """Every Character has 1 base point; slot modifiers and Shards are added as usual."""
    table = under(prophecy).purse(0, shards=1).acts(0, MAGICIAN, D0)
    assert table.points == expected + 2
    table.do(mv.Enhance())
    assert table.points == expected + 3


def test_weary_bodies_on_a_sunday() -> None:
    """Ruling 139."""
    assert under("weary_bodies").acts(0, MAGICIAN, "sunday.backstage.0").points == 0


@with_and_without("poster_fever", 2, 1)
@pytest.mark.parametrize("slot", [D3, BACK])
def test_poster_fever(prophecy: str, expected: int, slot: str) -> None:
    """Apprentices of advertisers, the Theater included."""
    table = under(prophecy)
    table.player(0).advertised = True
    assert table.acts(0, APPRENTICE, slot).points == expected


@pytest.mark.parametrize(
    ("advertisers", "character", "points"),
    [((), APPRENTICE, 1), ((1,), APPRENTICE, 1), ((0,), MAGICIAN, 3), ((0,), "engineer", 2)],
)
def test_poster_fever_not_without_a_poster_nor_for_others(
    advertisers: tuple[int, ...], character: str, points: int
) -> None:
    """Neither by a rival's poster, nor for a Character that is no Apprentice."""
    table = under("poster_fever").team(0, "engineer")
    for seat in advertisers:
        table.player(seat).advertised = True
    assert table.acts(0, character, D3).points == points


@with_and_without("burning_shards", 5, 4)
def test_burning_shards(prophecy: str, expected: int) -> None:
    table = under(prophecy).purse(0, shards=2).acts(0, MAGICIAN, D3)
    table.do(mv.Enhance())
    assert table.points == expected
    assert not table.can(mv.Enhance()), "still once"


def test_burning_shards_not_in_the_theater() -> None:
    assert not under("burning_shards").purse(0, shards=1).acts(0, MAGICIAN, BACK).can(mv.Enhance())


@with_and_without("shards_on_stage", True, False)
def test_shards_on_stage(prophecy: str, expected: bool) -> None:
    assert under(prophecy).purse(0, shards=1).acts(0, MAGICIAN, BACK).can(mv.Enhance()) == expected


def test_shards_on_stage_not_on_a_performance_slot() -> None:
    assert not under("shards_on_stage").purse(0, shards=1).acts(0, MAGICIAN, "friday.perform").can(mv.Enhance())


@with_and_without("loose_tongues", 1, 2)
def test_loose_tongues(prophecy: str, expected: int) -> None:
    table = under(prophecy, edition="2015").acts(0, MAGICIAN, A0)
    table.do(mv.DrawCard("theater"))
    assert table.points == 4
    table.do(mv.DrawCard("theater"))
    assert table.points == 4 - expected


@with_and_without("open_library", True, False)
def test_open_library(prophecy: str, expected: bool) -> None:
    table = under(prophecy).dice(residence_a="mechanical").acts(0, APPRENTICE, D3)
    assert table.can(mv.LearnTrick("linking_rings")) == expected


@with_and_without("kind_banker", True, False)
def test_kind_banker(prophecy: str, expected: bool) -> None:
    assert under(prophecy).dice(bank_a="3").acts(0, APPRENTICE, D3).can(mv.TakeCoins("bank_a")) == expected


@with_and_without("crowded_inn", True, False)
def test_crowded_inn(prophecy: str, expected: bool) -> None:
    table = under(prophecy).dice(inn_apprentice="apprentice").acts(0, APPRENTICE, D3)
    assert table.can(mv.HireCharacter("inn_apprentice")) == expected


@with_and_without("open_vaults", 10, 5)
def test_open_vaults(prophecy: str, expected: int) -> None:
    table = under(prophecy).dice(bank_a="5").acts(0, MAGICIAN, D3)
    assert gains(table.do(mv.TakeCoins("bank_a")), 0) == (0, expected, 0)


def test_open_vaults_doubles_only_the_chosen_number_of_interest() -> None:
    for event in range(5):
        table = under("open_vaults").dice(bank_a="5")
        table.state.chance_events = event
        events = table.acts_with(0, MAGICIAN, "interest", D3).do(mv.TakeCoins("bank_a"))
        rolled = next(die.face for die in of(ev.DieRolled, events))
        assert gains(events, 0)[1] == 10 + (0 if rolled == "x" else int(rolled))


# ------------------------------------------------------------------ placement and Market Row
def both_wait(table: Alley) -> Alley:
    """Two Characters of each player wait, all for Downtown or the Workshop."""
    for seat in (0, 1):
        table.assigned(seat, magician="downtown", apprentice_1="workshop")
    return table.begins_placing()


def test_double_march() -> None:
    """Two in a row, the first resolved before the second."""
    table = both_wait(under("double_march"))
    table.do(mv.PlaceCharacter(MAGICIAN, D3), mv.FinishCharacter())
    assert there(table.game.decision).seat == 0
    assert table.can(mv.Skip())
    table.do(mv.PlaceCharacter(APPRENTICE, "workshop.0.0"), mv.FinishCharacter())
    assert there(table.game.decision).seat == 1


def test_double_march_second_is_optional_and_idle_counts() -> None:
    table = both_wait(under("double_march"))
    table.do(mv.LeaveIdle(MAGICIAN))
    assert there(table.game.decision).seat == 0
    table.do(mv.Skip())
    assert there(table.game.decision).seat == 1
    table.do(mv.PlaceCharacter(MAGICIAN, D3), mv.FinishCharacter(), mv.LeaveIdle(APPRENTICE))
    assert there(table.game.decision).seat == 0, "the first of a turn is not optional"
    assert not table.can(mv.Skip()), "the first of a turn is not optional"


def test_one_at_a_time_without_double_march() -> None:
    table = both_wait(Alley())
    table.do(mv.PlaceCharacter(MAGICIAN, D3), mv.FinishCharacter())
    assert there(table.game.decision).seat == 1


def closed_cards(prophecy: str) -> Alley:
    """The cards have been laid and the Assignment ends."""
    table = under(prophecy)
    for seat, card in ((0, "downtown"), (1, "workshop")):
        table.player(seat).hand.remove(card)
        table.player(seat).characters[MAGICIAN] = table.player(seat).characters[MAGICIAN]._replace(card=card)
    table.phase(ASSIGNMENT)
    table.events = table.do(mv.FinishAssignment(), mv.FinishAssignment())
    return table


def test_hidden_hands() -> None:
    """Cards stay face down; each is turned over when its Character is placed."""
    table = closed_cards("hidden_hands")
    assert not of(ev.CardsRevealed, table.events)
    assert table.game.view_for(1).state.players[0].characters[MAGICIAN].card == "hidden"
    events = table.do(mv.PlaceCharacter(MAGICIAN, D3))
    assert ev.CardRevealed(0, MAGICIAN, "downtown") in events
    assert table.game.view_for(1).state.players[0].characters[MAGICIAN].card == "downtown"


def test_hidden_hands_idle_shows_nothing() -> None:
    """Ruling 136."""
    table = closed_cards("hidden_hands")
    table.do(mv.LeaveIdle(MAGICIAN))
    assert table.game.view_for(1).state.players[0].characters[MAGICIAN].card == "hidden"


def test_cards_are_revealed_without_hidden_hands() -> None:
    assert len(of(ev.CardsRevealed, closed_cards("").events)) == 1


@with_and_without("toll_gates", 7, 10)
@pytest.mark.parametrize("slot", [D0, "market_row.0", A0])
def test_toll_gates(prophecy: str, expected: int, slot: str) -> None:
    assert under(prophecy).acts(0, APPRENTICE, slot).player(0).coins == expected


def test_toll_gates_close_without_three_coins_and_other_slots_are_free() -> None:
    table = under("toll_gates").purse(0, coins=2).assigned(0, magician="downtown").placing(0)
    assert [move.slot for move in table.offers(mv.PlaceCharacter)] == [D3]
    assert not of(ev.CoinsPaid, table.do(mv.PlaceCharacter(MAGICIAN, D3)))


def test_toll_gates_are_paid_to_the_supply() -> None:
    """Not to the holder of a Business Share."""
    table = under("toll_gates").assigned(0, magician="market_row").placing(0)
    table.state.bonuses = [Bonus(1, APPRENTICE, "business_share")]
    table.do(mv.PlaceCharacter(MAGICIAN, "market_row.0"))
    assert (table.player(0).coins, table.player(1).coins) == (7, 10)


@with_and_without("from_the_bottom", {D3}, {D0, D3})
def test_from_the_bottom(prophecy: str, expected: set[str]) -> None:
    table = under(prophecy).assigned(0, magician="downtown").placing(0)
    assert {move.slot for move in table.offers(mv.PlaceCharacter)} == expected


def test_from_the_bottom_when_the_lowest_is_taken() -> None:
    table = under("from_the_bottom", players=4).works(1, MAGICIAN, D3).assigned(0, magician="downtown").placing(0)
    assert {move.slot for move in table.offers(mv.PlaceCharacter)} == {"downtown.1", "downtown.2"}


def test_from_the_bottom_in_the_theater() -> None:
    """Limited to the days the player may still use; Performance slots stay a free choice."""
    table = under("from_the_bottom").assigned(0, magician="theater").placing(0)
    backstage = {"sunday.backstage.0", "sunday.backstage.1"}
    perform = {f"{day}.perform" for day in ("thursday", "friday", "saturday", "sunday")}
    assert {move.slot for move in table.offers(mv.PlaceCharacter)} == backstage | perform
    table = under("from_the_bottom").works(0, APPRENTICE, BACK).assigned(0, magician="theater").placing(0)
    assert {move.slot for move in table.offers(mv.PlaceCharacter)} == {"friday.backstage.1", "friday.perform"}


@with_and_without("early_carts", True, False)
def test_early_carts(prophecy: str, expected: bool) -> None:
    """At the normal price; the tokens stay."""
    table = under(prophecy).stock("wood", orders=("mirror", "", "", "")).acts(0, MAGICIAN, M3)
    assert table.can(mv.Buy("mirror")) == expected
    if expected:
        table.do(mv.Buy("mirror"), mv.ChooseCount(1), mv.Bargain(0))
        assert table.player(0).coins == 7
        assert table.state.orders[0] == "mirror"


def test_early_carts_not_with_investments() -> None:
    table = under("early_carts").dice(bank_a="6").stock("wood", orders=("mirror", "", "", ""))
    table.acts_with(0, MAGICIAN, "investments", D3).do(mv.TakeCoins("bank_a"), mv.UseCard("investments"))
    assert {move.component for move in all_of(mv.ChooseComponent, table.game.legal_moves())} == {"wood"}


@with_and_without("flat_prices", 2, 3)
def test_flat_prices(prophecy: str, expected: int) -> None:
    table = under(prophecy).stock("cog").acts(0, APPRENTICE, M3)
    table.do(mv.Buy("cog"), mv.ChooseCount(1))
    assert table.player(0).coins == 10 - expected


def test_flat_prices_keep_quick_order_and_bargain() -> None:
    table = under("flat_prices").stock("wood", quick="cog").acts(0, MAGICIAN, M3)
    table.do(mv.Buy("cog"), mv.ChooseCount(2), mv.Bargain(1))
    assert table.player(0).coins == 10 - (2 * (2 + 1) - 1)
    table.do(mv.Buy("wood"), mv.ChooseCount(1))
    assert table.player(0).coins == 5 - 2, "also dearer than usual"


# ------------------------------------------------------------------ Shards
def shard_link(prophecy: str) -> Alley:
    """Seat 0 links its marker in a Shard circle with seat 1."""
    table = under(prophecy).row(R1).trick(0, "linking_rings", markers=1).marker(R1, 0, 1, "living_piano", "down")
    table.acts(0, MAGICIAN, BACK)
    table.events = table.do(mv.SetUpTrick(0), lay(R1, 1, "linking_rings", "up"))
    return table


@with_and_without("twin_shards", 2, 1)
def test_twin_shards(prophecy: str, expected: int) -> None:
    table = shard_link(prophecy)
    assert (table.player(0).shards, table.player(1).shards) == (expected, expected)


def test_twin_shards_once_for_each_payment() -> None:
    """Stairs of Water yields 2 Shards: 3; the card of the show another one: 2."""
    table = under("twin_shards").row(R1).marker(R1, 0, 0, "stairs_of_water", "down").performs(0, card=R1)
    assert [e.amount for e in of(ev.ShardsGained, table.events)] == [3, 2]


@with_and_without("shining_shards", 2, 0)
def test_shining_shards(prophecy: str, expected: int) -> None:
    table = shard_link(prophecy)
    assert (table.player(0).fame, table.player(1).fame) == (5 + expected, 5 + expected)


def test_shining_shards_by_payment_not_by_shard() -> None:
    table = under("shining_shards").row(R1).marker(R1, 0, 0, "stairs_of_water", "down").performs(0, card=R1)
    assert [e.amount for e in of(ev.FameGained, table.events) if e.source == "shining_shards"] == [2, 2]


# ------------------------------------------------------------------ Theater


NIGHTS = {
    "night_of_gears": "linking_rings",
    "night_of_mirrors": "enchanted_butterflies",
    "night_of_chains": "barricaded_barrels",
    "night_of_spirits": "mind_reading",
}


@pytest.mark.parametrize("prophecy", ["", *NIGHTS])
def test_a_night_pays_for_tricks_of_its_category_alone(prophecy: str) -> None:
    for trick in NIGHTS.values():
        table = under(prophecy).row(R1).trick(0, trick, markers=1).acts(0, MAGICIAN, BACK)
        events = table.do(mv.SetUpTrick(0), lay(R1, 0, trick, "down"))
        assert gains(events, 0) == (2 if NIGHTS.get(prophecy) == trick else 0, 0, 0)


def test_a_night_is_not_for_rescheduled_markers() -> None:
    table = under("night_of_gears").row(R1).marker(R1, 0, 0, "linking_rings", "down").acts(0, MAGICIAN, BACK)
    assert gains(table.do(mv.Reschedule(R1, 0), lay(R1, 2, "linking_rings", "up")), 0) == (0, 0, 0)


@with_and_without("great_encore", 2, 1)
def test_great_encore(prophecy: str, expected: int) -> None:
    """Link Fame, Specialists and the card; Yields are not doubled."""
    table = under(prophecy).row(R10).team(0, "assistant", "engineer")
    table.marker(R10, 0, 0, "levitation", "right").marker(R10, 1, 1, "linking_rings", "left")
    table.works(0, "assistant", "friday.backstage.0").works(0, "engineer", "friday.backstage.1")
    table.player(0).hand.append("theater")
    table.performs(0, card=R10)
    rewards = {e.kind: (e.fame, e.coins, e.shards) for e in of(ev.PerformerRewarded, table.events)}
    n = expected
    assert rewards == {"link": (n, 0, 0), "assistant": (2 * n, 0, 0), "engineer": (0, 0, n), "card": (2 * n, 0, 0)}
    assert [e.fame for e in of(ev.TrickPerformed, table.events) if e.owner == 0] == [2]


def yields(prophecy: str, day: str) -> tuple[int, int]:
    """Fame and Coins of Levitation (2, 3) in a show of the owner's on that day."""
    table = under(prophecy).row(R1).marker(R1, 0, 0, "levitation", "down").performs(0, f"{day}.perform", card=R1)
    (paid,) = of(ev.TrickPerformed, table.events)
    return paid.fame, paid.coins


LESS, SAME, MORE = (1, 2), (2, 3), (3, 4)


@pytest.mark.parametrize(
    ("prophecy", "expected"),
    [
        ("", (LESS, SAME, SAME, MORE)),
        ("empty_friday", (LESS, LESS, SAME, MORE)),
        ("golden_saturday", (LESS, SAME, MORE, MORE)),
        ("even_week", (SAME, SAME, SAME, SAME)),
    ],
)
def test_weekdays(prophecy: str, expected: tuple[tuple[int, int], ...]) -> None:
    assert tuple(yields(prophecy, day) for day in ("thursday", "friday", "saturday", "sunday")) == expected


def test_empty_friday() -> None:
    assert yields("empty_friday", "friday") == LESS
    assert under("empty_friday").acts(0, MAGICIAN, BACK).points == 3, "no Action Point modifier changes"


def test_golden_saturday() -> None:
    assert yields("golden_saturday", "saturday") == MORE
    assert under("golden_saturday").acts(0, MAGICIAN, "saturday.backstage.0").points == 3


def test_even_week() -> None:
    assert yields("even_week", "thursday") == yields("even_week", "sunday") == SAME
    assert under("even_week").acts(0, MAGICIAN, "thursday.backstage.0").points == 4, "slot modifiers stay"


@with_and_without("long_shadow", LESS, MORE)
def test_long_shadow(prophecy: str, expected: tuple[int, int]) -> None:
    """Seat 1 works on a Sunday, seat 0 performs on Thursday."""
    table = under(prophecy).row(R1).marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 1, "levitation", "down")
    table.works(1, APPRENTICE, "sunday.backstage.0").performs(0, "thursday.perform", card=R1)
    (paid,) = [e for e in of(ev.TrickPerformed, table.events) if e.owner == 1]
    assert (paid.fame, paid.coins) == expected


@with_and_without("fame_over_gold", (5, 0), SAME)
def test_fame_over_gold(prophecy: str, expected: tuple[int, int]) -> None:
    assert yields(prophecy, "friday") == expected


def test_fame_over_gold_after_modifiers_and_not_for_bonuses() -> None:
    assert yields("fame_over_gold", "sunday") == (7, 0)
    table = under("fame_over_gold").row(R11).marker(R11, 0, 0, "levitation", "right").performs(0, card=R11)
    assert table.player(0).coins == 12, "2 Coins of the Performance card"


# ------------------------------------------------------------------ all of them
def test_every_prophecy_is_tested() -> None:
    assert all(token in NIGHTS or f"test_{token}" in globals() for token, card in PROPHECIES.items() if not card.module)
