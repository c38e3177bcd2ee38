"""Awkward meetings of cards, prophecies and abilities."""

from dataclasses import replace

import pytest
from alley import APPRENTICE, MAGICIAN, Alley, gains
from given import of_kind, there
from table import ASSIGNMENT, lay, of

from trickerion.rules import events as ev
from trickerion.rules import moves as mv
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.state import Bonus, Marker

R1, R10, R11 = "riverside_01", "riverside_10", "riverside_11"
D3, M3, A3 = "downtown.3", "market_row.3", "dark_alley.3"
BACK = "friday.backstage.0"


def waits(table: Alley, seat: int, character: str) -> None:
    """A Character goes from Idle back to waiting."""
    characters = table.player(seat).characters
    characters[character] = characters[character]._replace(status="waiting")


# ------------------------------------------------------------------ Yields
def test_two_yield_modifiers_and_a_doubling() -> None:
    """Ruling 18: what adds comes before the doubling, what takes away after it. Fiasco +1, Thursday -1, 2 Fame."""
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down")
    table.performs(0, "thursday.perform", special="arranged_fiasco")
    table.state.bonuses.append(Bonus(0, MAGICIAN, "grand_premiere"))
    table.do(mv.Perform(R1), mv.ChooseMarker(R1, 0))
    (paid,) = of(ev.TrickPerformed, table.do(mv.ChooseYield("fame")))
    assert (paid.fame, paid.coins) == (2 * (2 + 1) - 1, 3 - 1)


def test_a_sunday_is_doubled_too() -> None:
    table = Alley().row(R1).marker(R1, 0, 0, "levitation", "down")
    table.performs(0, "sunday.perform", special="grand_premiere", card=R1)
    (paid,) = of(ev.TrickPerformed, table.do(mv.ChooseMarker(R1, 0), mv.ChooseYield("coins")))
    assert (paid.fame, paid.coins) == (2 + 1, 2 * (3 + 1))


def test_fame_over_gold_comes_after_a_doubling() -> None:
    table = Alley().prophecy("fame_over_gold").row(R1).marker(R1, 0, 0, "levitation", "down")
    table.performs(0, "thursday.perform", special="grand_premiere", card=R1)
    (paid,) = of(ev.TrickPerformed, table.do(mv.ChooseMarker(R1, 0), mv.ChooseYield("coins")))
    assert (paid.fame, paid.coins) == ((2 - 1) + (2 * 3 - 1), 0)


def test_great_encore_with_the_master_of_chains_of_2019() -> None:
    """Ruling 128: 4 Fame for a Link with one of the performer's markers, 2 for every other."""
    table = Alley(2, ("master_of_chains", "the_gentleman"), rulings={"academy_abilities": True})
    table.prophecy("great_encore").row("riverside_03")
    for slot, seat, trick, points, suit in (
        (0, 0, "linking_rings", "down", "spades"),
        (1, 1, "living_piano", "up", "spades"),
        (2, 1, "barricaded_barrels", "down", "clubs"),
        (3, 1, "stocks_escape", "up", "hearts"),
    ):
        table.marker("riverside_03", slot, seat, trick, points, suit)
    table.performs(0, card="riverside_03")
    assert {e.kind: e.fame for e in of(ev.PerformerRewarded, table.events)}["link"] == 4 + 2


def test_trick_steal_and_grand_premiere_on_different_tricks_only() -> None:
    """Ruling 124."""
    table = Alley(2, ("the_red_lotus", "the_gentleman")).row(R1).marker(R1, 0, 0, "barricaded_barrels", "down")
    table.marker(R1, 2, 0, "linking_rings", "up", "hearts").marker(R1, 1, 1, "enchanted_butterflies", "left")
    table.performs(0, special="grand_premiere", card=R1)
    table.do(mv.ChooseMarker(R1, 2), mv.ChooseYield("coins"))
    assert table.offers(mv.StealTrick) == [mv.StealTrick(0, 1)]
    paid = of(ev.TrickPerformed, table.do(mv.StealTrick(0, 1)))
    assert [(e.trick, e.fame, e.coins) for e in paid] == [
        ("barricaded_barrels", 2, 0),
        ("linking_rings", 0, 4),
        ("enchanted_butterflies", 1, 0),
    ]
    # arranged fiasco: Ruling 124: 1 more for the own marker, another 1 less for the opponent.
    table = Alley(2, ("the_red_lotus", "the_gentleman")).row(R1).marker(R1, 0, 0, "linking_rings", "down")
    table.marker(R1, 1, 1, "rabbit_from_the_top_hat", "left").performs(0, special="arranged_fiasco", card=R1)
    paid = of(ev.TrickPerformed, table.do(mv.StealTrick(0, 1)))
    assert [(e.owner, e.fame, e.coins) for e in paid] == [(0, 3 + 1, 1), (1, 3 - 1 - 1, 1)]


# ------------------------------------------------------------------ prices
def test_flat_prices_with_bargain_and_smuggled_goods() -> None:
    """3 cogs: 3 x 2 Coins, 2 less by Bargain, paid in Fame less 1."""
    table = Alley().prophecy("flat_prices").purse(0, coins=0).stock("cog")
    table.acts_with(0, MAGICIAN, "smuggled_goods", M3)
    events = table.do(mv.UseCard("smuggled_goods"), *[mv.ChooseComponent("cog")] * 3, mv.Bargain(2))
    assert [e.amount for e in of(ev.FameLost, events)] == [6 - 2 - 1]
    assert table.player(0).coins == 0
    # traveling merchants: Ruling 117: the merchants add their Coin to the price in force.
    table = Alley().prophecy("flat_prices").stock("wood", orders=("", "saw", "saw", "saw"))
    table.acts_with(0, APPRENTICE, "traveling_merchants", M3).do(mv.Order("cog"), mv.UseCard("traveling_merchants"))
    assert table.player(0).coins == 10 - 3
    # workshop delivery
    table = Alley().prophecy("flat_prices").stock("wood").components(0, cog=1)
    table.acts_with(0, APPRENTICE, "workshop_delivery", M3)
    table.do(mv.UseCard("workshop_delivery"), mv.ChooseComponent("cog"), mv.Skip())
    assert table.player(0).coins == 10 - 1


def test_business_share_gets_the_coins_of_investments_but_no_fame_of_smugglers() -> None:
    """Ruling 118."""
    table = Alley().dice(bank_a="4").stock("saw")
    table.state.bonuses = [Bonus(1, APPRENTICE, "business_share")]
    table.acts_with(0, MAGICIAN, "investments", D3)
    events = table.do(
        mv.TakeCoins("bank_a"), mv.UseCard("investments"), mv.ChooseComponent("saw"), mv.ChooseComponent("saw")
    )
    assert ev.CoinsGained(1, 4, "business_share") in events
    table = Alley().stock("saw")
    table.state.bonuses = [Bonus(1, APPRENTICE, "business_share")]
    table.acts_with(0, APPRENTICE, "smuggled_goods", M3)
    assert gains(table.do(mv.UseCard("smuggled_goods"), mv.ChooseComponent("saw"), mv.Skip()), 1) == (0, 0, 0)


# ------------------------------------------------------------------ costs
def test_headhunter_when_hiring_costs_1() -> None:
    """Ruling 81: nothing for the one Hire that the card helps, 1 for every further one."""
    table = Alley().prophecy("crowded_inn").dice(inn_specialist="manager", inn_apprentice="apprentice")
    table.acts_with(0, APPRENTICE, "headhunter", D3)
    table.do(mv.HireCharacter("inn_apprentice"), mv.ChooseKind("engineer"))
    assert table.points == 1
    table.do(mv.HireCharacter("inn_specialist"))
    assert table.points == 0
    assert table.player(0).hired == ["engineer", "manager"]
    # and crowded inn without any point: A Character without points can still do what costs nothing.
    table = Alley().prophecy("crowded_inn").dice(inn_apprentice="apprentice", inn_specialist="manager")
    table.acts_with(0, APPRENTICE, "headhunter", D3)
    table.state.stack[-1] = replace(table.acting, points=0)
    table.game._legal = None
    assert table.can(mv.HireCharacter("inn_apprentice"))


def test_interest_when_taking_coins_costs_1() -> None:
    table = Alley().prophecy("kind_banker").dice(bank_a="4", bank_b="4").acts_with(0, APPRENTICE, "interest", D3)
    table.do(mv.TakeCoins("bank_a"))
    assert table.points == 1
    table.do(mv.TakeCoins("bank_b"))
    assert table.points == 0


def test_thirst_for_knowledge_when_learning_costs_1() -> None:
    table = (
        Alley().prophecy("open_library").dice(residence_a="any").acts_with(0, APPRENTICE, "thirst_for_knowledge", D3)
    )
    table.do(mv.LearnTrick("mind_reading"), mv.ChooseSuit("clubs"))
    assert table.points == 1


def test_empower_stays_at_3_when_shards_burn() -> None:
    table = Alley().prophecy("burning_shards").purse(0, shards=1).acts_with(0, APPRENTICE, "empower", D3)
    table.do(mv.Enhance())
    assert table.points == 1 + 3


# ------------------------------------------------------------------ Electra's pile
def electra(card: str) -> Alley:
    table = Alley(2, ("electra", "the_gentleman")).row(R1).trick(0, "linking_rings", "hearts", markers=2)
    if card == "guest_performer":
        for slot, suit in enumerate(("spades", "clubs", "diamonds")):
            table.marker(R1, slot, 1, "barricaded_barrels", "right", suit)
    elif card == "new_twist":
        table.marker(R1, 0, 0, "linking_rings", "down", "hearts")
    return table.acts_with(0, MAGICIAN, card, BACK)


def test_guest_performer_with_electras_pile() -> None:
    """Ruling 125: the pile may be laid beside the slots; the card is used."""
    table = electra("guest_performer")
    table.do(mv.SetUpTrick(0), mv.PlacePile(R1, -1, 0))
    (guest,) = table.state.performance(R1).guests
    assert guest.pile == 2
    assert there(table.player(0).tricks[0]).markers == 0
    assert table.acting.card == ""


def test_new_twist_with_electras_pile() -> None:
    table, laid = electra("new_twist"), lay(R1, 1, "linking_rings", "up")
    table.do(mv.SetUpTrick(0), mv.PlacePile(laid.card, laid.slot, laid.turns), mv.ChooseReward("fame"))
    assert there(table.state.performance(R1).markers[1]).pile == 2
    assert table.acting.card == ""


def test_headliner_trick_with_electras_pile_pays_its_links_twice() -> None:
    table = electra("headliner_trick").marker(R1, 0, 1, "living_piano", "down")
    laid = lay(R1, 1, "linking_rings", "up")
    table.do(
        mv.SetUpTrick(0),
        mv.PlacePile(laid.card, laid.slot, laid.turns),
        mv.ChooseReward("fame"),
        mv.ChooseReward("fame"),
    )
    assert table.has(0) == (7, 10, 2)
    assert table.acting.card == ""


def test_street_performance_of_electras_pile() -> None:
    """The extra is part of the Yields; both markers go to the supply."""
    table = Alley(2, ("electra", "the_gentleman")).row(R1).trick(0, "linking_rings", "hearts", markers=2)
    laid = lay(R1, 0, "linking_rings", "down")
    table.acts_with(0, MAGICIAN, "street_performance", BACK)
    table.do(mv.SetUpTrick(0), mv.PlacePile(laid.card, laid.slot, laid.turns))
    events = table.do(mv.Reschedule(R1, 0), mv.UseCard("street_performance"))
    assert gains(events, 0) == (1, 3, 0)
    assert table.player(0).supply["hearts"] == 4


def test_durable_components_returns_one_marker_of_a_pile() -> None:
    """Ruling 125."""
    table = Alley(2, ("electra", "the_gentleman")).row(R1).trick(0, "linking_rings", "hearts")
    table.marker(R1, 0, 0, "linking_rings", "down", "hearts").player(0).supply["hearts"] = 2
    table.state.row[0] = table.state.row[0].with_marker(0, there(table.state.row[0].markers[0])._replace(pile=2))
    table.performs(0, special="durable_components", card=R1).do(mv.ChooseOwnTrick(0))
    assert there(table.player(0).tricks[0]).markers == 1
    assert table.player(0).supply["hearts"] == 3


def test_a_guest_may_be_rescheduled_to_a_slot() -> None:
    """Ruling 126; nothing is ever rescheduled to a place beside the slots."""
    table = Alley().row(R1, R10).trick(0, "linking_rings", "hearts", markers=1)
    for slot, suit in enumerate(("spades", "clubs", "diamonds")):
        table.marker(R1, slot, 1, "barricaded_barrels", "right", suit)
    table.acts_with(0, MAGICIAN, "guest_performer", BACK)
    table.do(mv.SetUpTrick(0), mv.PlaceMarker(R1, -1, 0), mv.Reschedule(R1, -1))
    assert all(move.slot >= 0 and move.card == R10 for move in table.offers(mv.PlaceMarker))
    table.do(lay(R10, 0, "linking_rings", "right"))
    assert table.state.performance(R1).guests == ()
    assert there(table.state.performance(R10).markers[0]).suit == "hearts"


@pytest.mark.parametrize("moved", [0, 1])
def test_of_two_guests_of_one_card_the_one_that_is_rescheduled_goes(moved: int) -> None:
    """Rulings 90, 126: the other one stays where it is."""
    tricks = ("linking_rings", "enchanted_butterflies")
    table = Alley().row(R1, R10)
    for slot, suit in enumerate(("spades", "clubs", "diamonds")):
        table.marker(R1, slot, 1, "barricaded_barrels", "right", suit)
    for place, (trick, suit) in enumerate(zip(tricks, ("hearts", "spades"), strict=True)):
        table.trick(0, trick, suit, place)
        table.player(0).supply[suit] -= 1
        table.state.replace_performance(table.state.performance(R1).with_guest(Marker(0, trick, suit, 0)))
    beside = next(slot for slot, marker in table.state.performance(R1).all_markers() if marker.trick == tricks[moved])
    table.acts(0, MAGICIAN, BACK).do(mv.Reschedule(R1, beside), lay(R10, 0, tricks[moved], "right"))
    assert [guest.trick for guest in table.state.performance(R1).guests] == [tricks[1 - moved]]
    assert there(table.state.performance(R10).markers[0]).trick == tricks[moved]


# ------------------------------------------------------------------ Tricks and Characters
def test_trick_overhaul_of_a_trick_with_markers_in_the_theater() -> None:
    """Those go to the supply, with their Links; those on the card move on to the new Trick."""
    table = Alley().row(R1).dice(residence_a="any").components(0, metal=2)
    table.trick(0, "levitation", "hearts", markers=1).marker(R1, 0, 0, "levitation", "down", "hearts")
    table.marker(R1, 1, 1, "living_piano", "up").acts_with(0, MAGICIAN, "trick_overhaul", D3)
    table.do(mv.LearnTrick("linking_rings"), mv.ReplaceTrick(0))
    assert table.state.performance(R1).markers[0] is None
    assert table.state.performance(R1).markers[1] is not None
    assert there(table.player(0).tricks[0]).markers == 1
    assert table.player(0).supply["hearts"] == 3
    # loses the shards of enhance trick
    table = Alley().dice(residence_a="any").components(0, metal=2).trick(0, "levitation", "hearts")
    table.player(0).tricks[0] = there(table.player(0).tricks[0])._replace(shards=1)
    table.acts_with(0, MAGICIAN, "trick_overhaul", D3).do(mv.LearnTrick("linking_rings"), mv.ReplaceTrick(0))
    assert there(table.player(0).tricks[0]).shards == 0


def test_freelancer_to_a_full_weekday() -> None:
    """Both backstage slots of the own day are taken: only its Performance slot, and that for a Magician."""
    table = Alley().team(0, "manager", "apprentice_2").special(0, MAGICIAN, "freelancer")
    table.special(0, "apprentice_2", "trick_tweaking")
    table.works(0, APPRENTICE, "friday.backstage.0").works(0, "manager", "friday.backstage.1")
    table.placing(0)
    theater = {m.slot for m in table.offers(mv.PlaceCharacter) if m.character == MAGICIAN and "friday" in m.slot}
    assert theater == {"friday.perform"}
    days = ("thursday", "saturday", "sunday")
    assert not any(m.slot.startswith(days) for m in table.offers(mv.PlaceCharacter))


def test_from_the_bottom_with_freelancer() -> None:
    """Ruling 137: the Location is picked first."""
    table = Alley().prophecy("from_the_bottom").special(0, APPRENTICE, "freelancer").placing(0)
    slots = {move.slot for move in table.offers(mv.PlaceCharacter)}
    workshop = {"workshop.0.0", "workshop.0.1"}
    assert slots == {D3, M3, A3, "sunday.backstage.0", "sunday.backstage.1"} | workshop


def test_mimesis_of_a_card_that_its_owner_has_given_up() -> None:
    """Used or unused, it lies open."""
    table = Alley(2, ("the_great_optico", "the_mechaniker")).dice(bank_a="5").assigned(0, magician="downtown")
    table.acts_with(1, APPRENTICE, "fame_and_fortune", D3).do(mv.ForgoBonus())
    waits(table, 0, MAGICIAN)
    table.do(mv.FinishCharacter(), mv.CopyCard(MAGICIAN, "fame_and_fortune"), mv.PlaceCharacter(MAGICIAN, "downtown.0"))
    assert gains(table.do(mv.TakeCoins("bank_a")), 0) == (4, 5, 0)
    # hypnotic motivation works to the end: Ruling 132: the hired one is placed this turn, as with the card itself.
    table = Alley(2, ("the_great_optico", "the_mechaniker")).dice(inn_specialist="manager")
    table.assigned(0, magician="downtown").special(1, APPRENTICE, "hypnotic_motivation").placing(0)
    table.do(mv.CopyCard(MAGICIAN, "hypnotic_motivation"), mv.PlaceCharacter(MAGICIAN, D3))
    table.do(mv.HireCharacter("inn_specialist"), mv.UseCard("hypnotic_motivation"), mv.LayCard("manager", "market_row"))
    table.do(mv.FinishCharacter(), mv.PlaceCharacter(APPRENTICE, "downtown.0"), mv.FinishCharacter())
    table.do(mv.PlaceCharacter("manager", M3))
    assert table.points == 2
    assert table.player(1).characters[APPRENTICE].card == "hypnotic_motivation"
    # dubious sources works to the end: Ruling 132; two Dubious Sources: the later Quick Order (ruling 120).
    table = Alley(2, ("the_great_optico", "the_mechaniker")).stock("wood").assigned(0, magician="market_row")
    table.acts_with(1, MAGICIAN, "dubious_sources", M3)
    waits(table, 0, MAGICIAN)
    table.do(mv.QuickOrder("mirror"), mv.FinishCharacter(), mv.CopyCard(MAGICIAN, "dubious_sources"))
    table.do(mv.PlaceCharacter(MAGICIAN, "market_row.0"), mv.QuickOrder("rope"), mv.FinishCharacter())
    assert (table.player(0).components, table.player(1).components) == ({"rope": 1}, {})


def test_soul_possession_of_a_performer_who_would_have_declined() -> None:
    """The opponent performs, is paid, and cannot decline."""
    table = Alley(2, ("yoruba_spiritmaster", "the_gentleman")).purse(0, shards=1).row(R1)
    table.marker(R1, 0, 1, "mind_reading", "down").marker(R1, 1, 0, "levitation", "left")
    table.performs(1, "thursday.perform")
    events = table.do(mv.Perform(R1))
    assert not of(ev.PerformanceDeclined, events)
    assert {e.owner for e in of(ev.TrickPerformed, events)} == {0, 1}
    assert table.question != "ChoosingShow"


# ------------------------------------------------------------------ Shards
def test_twin_shards_with_a_shard_circle() -> None:
    """One payment for each owner: 2 for both; a partner of one's own adds nothing (ruling 5)."""
    for owner, expected in ((1, (2, 2)), (0, (2, 0))):
        table = Alley().prophecy("twin_shards").row(R1).trick(0, "linking_rings", "hearts", markers=1)
        table.marker(R1, 0, owner, "living_piano", "down").acts(0, MAGICIAN, BACK)
        table.do(mv.SetUpTrick(0), lay(R1, 1, "linking_rings", "up"))
        assert (table.player(0).shards, table.player(1).shards) == expected
    # headliner trick: A payment made twice is two events.
    table = Alley().prophecy("twin_shards").row(R1).trick(0, "linking_rings", "hearts", markers=1)
    table.marker(R1, 0, 1, "living_piano", "down").acts_with(0, MAGICIAN, "headliner_trick", BACK)
    events = table.do(mv.SetUpTrick(0), lay(R1, 1, "linking_rings", "up"))
    assert [(e.seat, e.amount) for e in of(ev.ShardsGained, events)] == [(0, 2), (0, 2), (1, 2)]
    # doubled yield is one event
    table = Alley().prophecy("twin_shards").row(R10).marker(R10, 0, 0, "mind_reading", "right")
    table.performs(0, special="grand_premiere", card=R10)
    events = table.do(mv.ChooseMarker(R10, 0), mv.ChooseYield("shards"))
    assert [e.amount for e in of(ev.ShardsGained, events)] == [2 + 1]
    # Only one prophecy is active: the Engineer's Shard is one event, doubled or increased.
    for prophecy, shards in (("great_encore", 2), ("twin_shards", 2)):
        table = Alley().prophecy(prophecy).row(R10).team(0, "engineer").marker(R10, 0, 0, "levitation", "right")
        table.works(0, "engineer", BACK).performs(0, card=R10)
        assert [e.amount for e in of(ev.ShardsGained, table.events)] == [shards]


# ------------------------------------------------------------------ prophecies that change within a turn
def two_wait() -> Alley:
    """The Apprentice of the Priestess (seat 0) waits for the Dark Alley, one more of each player for Downtown."""
    table = Alley(2, ("priestess_of_mysticism", "the_mechaniker"))
    table.assigned(0, apprentice_1="dark_alley", magician="downtown").assigned(
        1, magician="downtown", apprentice_1="workshop"
    )
    return table


def test_double_march_that_comes_starts_with_the_next_player() -> None:
    """Ruling 135."""
    table = two_wait().ring("double_march", "flat_prices", "twin_shards").begins_placing()
    table.do(mv.PlaceCharacter(APPRENTICE, A3), mv.ChangeFate(0), mv.FinishCharacter())
    assert there(table.game.decision).seat == 1
    assert not table.can(mv.Skip())
    table.do(mv.PlaceCharacter(APPRENTICE, "workshop.1.0"), mv.FinishCharacter())
    assert there(table.game.decision).seat == 1
    assert table.can(mv.Skip())
    # goes leaves no second placement: Ruling 135.
    table = two_wait().ring("flat_prices", "twin_shards", "even_week").prophecy("double_march").begins_placing()
    table.do(mv.PlaceCharacter(APPRENTICE, A3), mv.ChangeFate(0), mv.FinishCharacter())
    assert there(table.game.decision).seat == 1
    # with hypnotic motivation: Ruling 138: who joined through the first may be the second.
    table = Alley().prophecy("double_march").dice(inn_specialist="manager").assigned(1, magician="downtown")
    table.special(0, MAGICIAN, "hypnotic_motivation").begins_placing()
    table.do(mv.PlaceCharacter(MAGICIAN, D3), mv.HireCharacter("inn_specialist"), mv.UseCard("hypnotic_motivation"))
    table.do(mv.LayCard("manager", "workshop"), mv.FinishCharacter())
    assert there(table.game.decision).seat == 0
    table.do(mv.PlaceCharacter("manager", "workshop.0.0"))


def hidden_table() -> Alley:
    """Cards were laid under Hidden Hands: special ones, too."""
    table = Alley(2, ("priestess_of_mysticism", "the_mechaniker")).prophecy("hidden_hands")
    table.ring("flat_prices", "twin_shards", "even_week").hand(0, "headhunter").hand(1, "freelancer")
    for seat, cards in (
        (0, (("magician", "headhunter"), (APPRENTICE, "dark_alley"))),
        (1, (("magician", "freelancer"),)),
    ):
        for character, card in cards:
            table.player(seat).hand.remove(card)
            table.player(seat).characters[character] = table.player(seat).characters[character]._replace(card=card)
    table.phase(ASSIGNMENT)
    table.do(mv.FinishAssignment(), mv.FinishAssignment())
    return table


def test_hidden_hands_that_go_turn_all_cards_over() -> None:
    """Ruling 135."""
    table = hidden_table()
    table.do(mv.PlaceCharacter(APPRENTICE, A3))
    (revealed,) = of(ev.CardsRevealed, table.do(mv.ChangeFate(0)))
    assert set(revealed.cards) == {(0, MAGICIAN, "headhunter"), (1, MAGICIAN, "freelancer")}
    assert not of(ev.CardsRevealed, table.do(mv.FinishCharacter()))
    # come close no card
    table = two_wait().ring("hidden_hands", "twin_shards", "even_week").begins_placing()
    events = table.do(mv.PlaceCharacter(APPRENTICE, A3), mv.ChangeFate(0), mv.FinishCharacter())
    assert not of(ev.CardsRevealed, events)
    assert table.game.view_for(1).state.players[0].characters[MAGICIAN].card == "downtown"
    # Neither the card under a Character nor what is left in the hand; only the own legal moves.
    table = hidden_table()
    for _ in range(2):
        for seat in (0, 1):
            view, other = table.game.view_for(seat), 1 - seat
            for character in table.player(other).characters.values():
                seen = view.state.players[other].characters[character.id]
                assert seen.card == (character.card if character.is_open else character.card and "hidden")
            assert set(view.state.players[other].hand) == {"unknown"}
            assert (view.moves == ()) == (there(table.game.decision).seat != seat)
        if table.question == "Placing":
            table.do(mv.PlaceCharacter(APPRENTICE, A3))
    assert table.game.view_for(1).state.players[0].characters[APPRENTICE].card == "dark_alley"


def test_mimesis_under_hidden_hands_shows_nothing_before_the_placement() -> None:
    table = Alley(2, ("the_great_optico", "the_mechaniker")).prophecy("hidden_hands").special(1, MAGICIAN, "headhunter")
    table.assigned(0, magician="downtown").placing(0)
    table.player(0).characters[MAGICIAN] = table.player(0).characters[MAGICIAN]._replace(is_open=False)
    table.do(mv.CopyCard(MAGICIAN, "headhunter"))
    seen = table.game.view_for(1).state.players[0].characters[MAGICIAN]
    assert (seen.card, seen.copies) == ("hidden", "")


def test_two_drawn_cards_are_seen_by_their_player_only() -> None:
    table = Alley().acts(0, MAGICIAN, A3)
    table.do(mv.DrawCard("theater"))
    assert table.question == "Keeping"
    own, other = (of_kind(Keeping, table.game.view_for(seat).choice) for seat in (0, 1))
    assert {own.first, own.second} == {move.card for move in table.offers(mv.KeepCard)}
    assert (other.first, other.second) == ("unknown", "unknown")
