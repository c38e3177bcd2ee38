"""Awkward meetings of Powers with prophecies, special cards, abilities and Shards: on the stage and in shows."""

import pytest
from alley import APPRENTICE, MAGICIAN, gains
from powers_stage import FRIDAY, G1, bonuses, more, shown, stage, yields
from powers_table import Powers
from table import MAGICIANS, lay, of

from trickerion.rules.events import CoinsGained, Event, FameGained, Linked, PowerReturned, ShardsGained
from trickerion.rules.gains import gain_shards, pay_shards
from trickerion.rules.moves import ChooseMarker, ChooseReward, ChooseYield, Enhance, Perform, Reschedule, SetUpTrick

R1, BACK = "riverside_01", "friday.backstage.0"


def test_fame_of_a_trick_by_power_prophecy_and_card() -> None:
    """3 printed, Gearwright 1, Arranged Fiasco 1, Golden Saturday 1."""
    table = stage((0, "bullet_catch")).learned(0, "gearwright").prophecy("golden_saturday")
    assert yields(shown(table, 0, "saturday.perform", "arranged_fiasco")) == {"bullet_catch": (6, 5)}


@pytest.mark.parametrize(("day", "paid"), [("sunday", (10, 5)), ("friday", (8, 4)), ("thursday", (7, 3))])
def test_what_a_power_adds_is_doubled_and_what_a_day_takes_is_not(day: str, paid: tuple[int, int]) -> None:
    table = stage((0, "bullet_catch")).learned(0, "gearwright")
    table.performs(0, f"{day}.perform", "grand_premiere", G1)
    assert yields(table.do(ChooseMarker(G1, 0), ChooseYield("fame"))) == {"bullet_catch": paid}


def test_showstopper_takes_the_doubled_trick() -> None:
    table = stage((0, "aztec_lady"), (0, "horror_saws")).learned(0, "showstopper")
    table.performs(0, FRIDAY, "grand_premiere", G1)
    paid = more(table.do(ChooseMarker(G1, 1), ChooseYield("fame")))
    assert paid == {"aztec_lady": (0, 0), "horror_saws": (4 + 3 + 3, 0)}


def test_early_bird_on_a_thursday_that_a_prophecy_has_changed() -> None:
    even = stage((0, "bullet_catch")).learned(0, "early_bird").prophecy("even_week")
    assert more(shown(even, 0, "thursday.perform")) == {"bullet_catch": (0, 0)}
    # a friday like thursday is no thursday
    table = stage((0, "bullet_catch")).learned(0, "thursday_club").prophecy("empty_friday")
    assert more(shown(table)) == {"bullet_catch": (-1, -1)}
    # long shadow brings the performers thursday and the owner is spared
    table = stage((0, "bullet_catch"), (1, "peppers_ghost")).learned(0, "thursday_club").prophecy("long_shadow")
    table.works(0, APPRENTICE, "sunday.backstage.0")
    events = shown(table, 1, "thursday.perform")
    assert more(events) == {"bullet_catch": (0, 0)}
    assert more(events, 1) == {"peppers_ghost": (-1, -1)}


def test_two_powers_that_set_do_not_add_up() -> None:
    table = stage((0, "bullet_catch")).learned(0, "early_bird", 3).learned(0, "thursday_club")
    assert more(shown(table, 0, "thursday.perform")) == {"bullet_catch": (0, 0)}
    # add do
    table = stage((0, "bullet_catch")).learned(0, "gearwright").learned(0, "grand_clockmaker")
    assert more(shown(table)) == {"bullet_catch": (2, 2)}


def test_fame_over_gold_turns_coins_of_powers_into_fame_for_tricks_only() -> None:
    table = stage((0, "bullet_catch")).learned(0, "grand_clockmaker").learned(0, "ticket_sales", 2)
    events = shown(table.prophecy("fame_over_gold"))
    assert yields(events) == {"bullet_catch": (3 + 1 + 4 + 2, 0)}
    assert bonuses(events)["ticket_sales"] == (0, 1, 0), "no Coins of a Trick"
    # great encore doubles what powers bring the performer
    table = stage((0, "bullet_catch"), (0, "peppers_ghost")).prophecy("great_encore")
    table.learned(0, "ticket_sales").learned(0, "solo_act", 3)
    assert bonuses(shown(table)) | {"card": ()} == {"card": (), "ticket_sales": (0, 4, 0), "solo_act": (6, 0, 0)}


@pytest.mark.parametrize(("prophecy", "fame"), [("", 2), ("great_encore", 4)])
def test_standing_ovation_with_chained_links_and_great_encore(prophecy: str, fame: int) -> None:
    """Both set 2 Fame for a Link; the prophecy doubles that."""
    table = Powers(magicians=("master_of_chains", "electra"), rulings={"academy_abilities": True}).row(R1)
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 0, "bullet_catch", "up", "hearts")
    table.learned(0, "standing_ovation")
    if prophecy:
        table.prophecy(prophecy)
    assert bonuses(shown(table))["link"] == (fame, 0, 0)


def linking(*powers: str, card: str = "") -> Powers:
    """Bullet Catch (level 2) can link with a Trick above the middle slot; below lies one without a Link."""
    table = Powers().row(R1).trick(0, "bullet_catch", "hearts", markers=2)
    table.marker(R1, 0, 1, "linking_rings", "down").marker(R1, 2, 1, "enchanted_butterflies", "right", "clubs")
    for power in powers:
        table.learned(0, power)
    return table.acts_with(0, MAGICIAN, card, BACK) if card else table.acts(0, MAGICIAN, BACK)


def fame_and_coins(events: list[Event]) -> tuple[int, int]:
    return gains(events, 0)[:2]


SET_UP = SetUpTrick(0), lay(R1, 1, "bullet_catch", "up")


def test_unbroken_chain_and_what_others_add() -> None:
    assert fame_and_coins(linking("unbroken_chain", "chain_of_wonders", "shared_spotlight").do(*SET_UP)) == (3, 3)
    # headliner trick pays powers twice
    events = linking("unbroken_chain", "chain_of_wonders", card="headliner_trick").do(*SET_UP)
    assert fame_and_coins(events) == (4, 6)
    assert not of(Linked, events)[1:]
    table = linking("unbroken_chain", "chain_of_wonders", card="orchestral_interlude")
    assert fame_and_coins(table.do(*SET_UP)) == (2, 3), "the real Link"
    assert fame_and_coins(table.do(ChooseReward("coins"))) == (0, 2), "and 2 for the circle"
    assert table.question == "CharacterActs"


def test_breaking_free_sets_nothing_up() -> None:
    """Its Links pay; those Powers that speak of setting up leave them alone."""
    table = Powers(magicians=(MAGICIANS[2], MAGICIANS[0])).row(R1)
    table.marker(R1, 0, 1, "barricaded_barrels", "down").marker(R1, 2, 0, "prison_break", "up", "hearts")
    table.learned(0, "unbroken_chain").learned(0, "chain_of_wonders", 2).learned(0, "shared_spotlight", 1)
    table.begins("performance").do(Reschedule(R1, 2))
    events = table.do(lay(R1, 1, "prison_break", "up"))
    assert [(e.amount, e.source) for e in of(FameGained, events)] == [(1, "shared_spotlight")]
    assert not of(CoinsGained, events)
    assert table.offers(ChooseReward)


def test_enhance_closes_the_slot_before_the_character_sets_up() -> None:
    table = linking("chain_of_wonders")
    table.state.active_prophecy = "shards_on_stage"
    events = table.do(Enhance())
    assert PowerReturned(0, "chain_of_wonders", 2) in events
    assert fame_and_coins(table.do(*SET_UP)) == (0, 0)
    assert table.offers(ChooseReward)


def test_a_magician_on_stage_keeps_the_points_of_a_power_that_leaves() -> None:
    """Points already given stay, and the Shard adds its own."""
    table = Powers().row(R1).trick(0, "bullet_catch", "hearts", markers=2).learned(0, "man_of_many_parts")
    table.prophecy("shards_on_stage").acts(0, MAGICIAN, FRIDAY)
    assert PowerReturned(0, "man_of_many_parts", 2) in table.do(Enhance())
    assert table.points == 2
    assert table.offers(SetUpTrick)
    table.do(*SET_UP)
    assert table.points == 1
    assert table.offers(Reschedule)


def test_soul_possession_closes_the_slot_before_the_show() -> None:
    table = Powers(magicians=("yoruba_spiritmaster", "electra")).row(G1, R1)
    table.marker(G1, 0, 0, "bullet_catch", "up").marker(G1, 1, 1, "peppers_ghost", "up")
    table.marker(R1, 0, 1, "linking_rings", "up").learned(0, "guest_star")
    table.performs(1, FRIDAY)
    assert table.question == "Possessing"
    events = table.do(Perform(G1))
    assert PowerReturned(0, "guest_star", 1) in events
    assert more(events) == {"bullet_catch": (0, 0)}
    # shards of a show open a slot but bring no power to it
    table = stage((0, "card_manipulation"), card=R1).holds(0, "guest_star")
    assert of(ShardsGained, shown(table))
    assert table.board.racks[0] == ("", "", "", "")


def test_crystal_heart_with_the_prophecies_of_shards() -> None:
    """Twin Shards makes one payment larger, not two of it."""
    events: list[Event] = []
    gain_shards(Powers().learned(0, "crystal_heart").prophecy("twin_shards").state, 0, 1, "trick", events)
    assert events == [ShardsGained(0, 2, "trick"), FameGained(0, 1, "crystal_heart")]
    shining = Powers().learned(0, "crystal_heart").prophecy("shining_shards")
    gain_shards(shining.state, 0, 1, "trick", [])
    assert shining.player(0).fame == 5 + 2 + 1
    # pays for each shard circle: The Link's Shard, and the Shard of the card when it is performed: two payments.
    table = Powers().row(R1).trick(0, "bullet_catch", "hearts", markers=2).learned(0, "crystal_heart")
    table.marker(R1, 0, 1, "linking_rings", "down").acts(0, APPRENTICE, BACK)
    events = table.do(*SET_UP)
    assert [e for e in of(FameGained, events) if e.source == "crystal_heart"] == [FameGained(0, 1, "crystal_heart")]


def test_living_legend_counts_itself_when_all_others_have_left() -> None:
    table = Powers().learned(0, "living_legend").learned(0, "gearwright")
    table.change(racks=(("", "", "", "living_legend"), ("", "", "", "")))
    assert of(FameGained, table.only("end_turn")) == [FameGained(0, 1, "living_legend")]


@pytest.mark.parametrize("coins", [0, 3])
def test_wages_are_due_after_the_income_of_powers(coins: int) -> None:
    """With no Coin left the Fame of Living Legend is there to be lost."""
    table = Powers().learned(0, "living_legend").purse(0, coins=coins, fame=0)
    table.works(0, APPRENTICE, "downtown.0").only("end_turn")
    assert table.player(0).fame == (1 if coins else 0)


def test_a_power_learned_and_lost_in_one_turn_does_not_work_again_that_turn() -> None:
    """once belongs to the turn and the owner: laying the card down again does not renew it."""
    table = stage((0, "aztec_lady"), (1, "bullet_catch")).learned(0, "showstopper")
    table.player(0).used.append("showstopper")
    pay_shards(table.state, 0, table.player(0).shards, "enhance", [])
    assert table.board.hands[0] == ("showstopper",)
    table.change(hands=((), ())).learned(0, "showstopper")
    assert more(shown(table, 1)) == {"aztec_lady": (0, 0)}
