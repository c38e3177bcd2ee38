"""Awkward meetings of Powers with Shards, prophecies, cards and each other: what an Action costs and brings."""

from alley import APPRENTICE, MAGICIAN
from powers_table import Powers
from table import of

from trickerion.rules.ask.actions import action_statuses
from trickerion.rules.catalog import SLOTS
from trickerion.rules.effects.modifiers import placement_points
from trickerion.rules.events import PowerReturned, PowerUsed
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.moves import Buy, ChooseCount, ChooseFace, Enhance, Prepare, SetDie, TakeCoins

D0, D3, M3, W = "downtown.0", "downtown.3", "market_row.3", "workshop.0.0"


def test_enhance_closes_the_slot_whose_power_lowers_this_action() -> None:
    """Ruling "enhance": the Shard closes it before the Character acts."""
    t = Powers().learned(0, "marked_dice", 2).acts(0, APPRENTICE, D0)
    assert t.player(0).shards == 3
    assert t.cost("set_die") == 1
    assert of(PowerReturned, t.do(Enhance())) == [PowerReturned(0, "marked_dice", 2)]
    assert t.cost("set_die") == 2
    assert t.points == 4
    t.do(SetDie("bank_a"), ChooseFace("6"))
    assert t.points == 2
    # points that a power has given stay when its slot closes: Ruling "lost_mid_action".
    t = Powers().learned(0, "shop_boys", 2).acts(0, APPRENTICE, W)
    assert t.points == 2
    t.do(Enhance())
    assert t.points == 3
    assert t.board.racks[0] == ("", "", "", "")


def test_of_two_costs_that_are_set_the_better_one_counts() -> None:
    """A prophecy sets 1, a Power 2; then those that take off follow, down to 0."""
    t = Powers().learned(0, "talent_scout", 1).prophecy("crowded_inn").acts(0, MAGICIAN, D3)
    assert t.cost("hire_character") == 1
    t = Powers().learned(0, "talent_scout", 1).acts(0, MAGICIAN, D3)
    assert t.cost("hire_character") == 2
    t.learned(0, "friends_in_high_places", 3)
    assert t.cost("hire_character") == 1, "2 by one Power, 1 less by the other, whichever lies lower"
    t.prophecy("crowded_inn")
    assert t.cost("hire_character") == 0
    t = Powers().learned(0, "friends_in_high_places", 2).learned(0, "avid_reader", 1).acts(0, MAGICIAN, D3)
    assert next(s for s in action_statuses(t.state, 0) if s.action == "learn_trick").cost == (1, 2)
    t = Powers().learned(0, "wholesaler", 2).learned(0, "royal_warrant", 3).stock("cog", "wood")
    assert stock_prices(t.state, 0) == {"cog": 0, "wood": 1}, "1, then 1 less: cut at 0"
    t.prophecy("flat_prices")
    assert stock_prices(t.state, 0) == {"cog": 0, "wood": 1}
    assert stock_prices(t.state, 1)["cog"] == 2
    # a buy for nothing is paid with nothing
    t = Powers().learned(0, "wholesaler", 2).learned(0, "royal_warrant", 3).stock("cog").acts(0, MAGICIAN, M3)
    t.do(Buy("cog"), ChooseCount(3))
    assert t.player(0).coins == 10
    assert t.player(0).components == {"cog": 3}
    assert t.points == 2


def test_a_power_upon_a_prophecy_upon_a_special_card_for_one_number() -> None:
    """Take Coins: 3 printed, 2 by Rich Uncle, 1 by Kind Banker (the better one), 1 less by Interest: 0."""
    t = Powers().learned(0, "rich_uncle").prophecy("kind_banker").dice(bank_a="4", bank_b="3")
    t.acts_with(0, APPRENTICE, "interest", D3)
    assert t.cost("take_coins") == 0
    t.do(TakeCoins("bank_a"))
    assert t.points == 1, "the card is used"
    assert t.cost("take_coins") == 1, "the card is used"


def test_coins_of_the_bank_are_doubled_before_a_power_adds_to_them() -> None:
    t = Powers().learned(0, "savings_account").prophecy("open_vaults").dice(bank_a="4").acts(0, MAGICIAN, D3)
    t.do(TakeCoins("bank_a"))
    assert t.player(0).coins == 10 + 2 * 4 + 2


def test_crystal_focus_and_burning_shards_do_not_add_up() -> None:
    t = Powers().learned(0, "crystal_focus").purse(0, shards=3).prophecy("burning_shards").acts(0, MAGICIAN, D3)
    t.do(Enhance())
    assert t.points == 5, "the prophecy alone does the same"
    assert not t.worked("crystal_focus"), "the prophecy alone does the same"
    t = Powers().learned(0, "time_stretcher").prophecy("weary_bodies").acts(0, MAGICIAN, D3)
    assert t.points == 2, "1 base point, and 1 more"
    assert t.worked("time_stretcher"), "1 base point, and 1 more"
    # two bonuses for one character add up and both are used
    t = Powers().learned(0, "shop_boys", 2).learned(0, "puppet_master", 3).learned(0, "time_stretcher", 4)
    t.acts(0, APPRENTICE, W)
    assert t.points == 4
    assert t.worked("shop_boys")
    assert t.worked("time_stretcher")


def test_a_redirected_character_has_the_bonus_of_the_place_where_it_goes() -> None:
    t = Powers().learned(0, "loose_schedule", 2).learned(0, "puppet_master", 3)
    t.assigned(0, apprentice_1="downtown").placing(0)
    apprentice = t.player(0).characters[APPRENTICE]
    assert placement_points(t.state, 0, apprentice, SLOTS[M3]) == 1


def test_a_power_is_used_before_a_secret_that_does_the_same() -> None:
    """The first Buy of the turn: the secret of the Character is kept for its second one."""
    t = Powers(modules=("dark_alley", "prophecies", "academy", "powers")).learned(0, "regular_customer")
    academy = t.state.boards["academy"]
    t.state.put_board("academy", academy._replace(secrets=(("market_whispers",), *academy.secrets[1:])))
    t.team(0, "protege").stock("wood", "glass").acts(0, "protege", M3)
    points = t.points
    assert of(PowerUsed, t.do(Buy("wood"), ChooseCount(1)))
    assert t.points == points
    assert t.cost("buy") == 0
    t.do(Buy("glass"), ChooseCount(1))
    assert t.points == points
    assert t.cost("buy") == 1


def test_ingenuity_sets_the_markers_and_a_power_adds_to_them() -> None:
    t = Powers().learned(0, "spare_props").trick(0, "linking_rings").acts_with(0, MAGICIAN, "ingenuity", W)
    t.do(Prepare(0))
    assert t.player(0).trick_at(0).markers == 2
    t = Powers().learned(0, "makeshift_materials").trick(0, "sawing_the_assistant_in_half").components(0, wood=2)
    t.acts_with(0, MAGICIAN, "ingenuity", W)
    assert t.can(Prepare(0)), "only saws are missing"


def test_powers_of_others_change_nothing() -> None:
    t = Powers().learned(1, "royal_warrant").learned(1, "marked_dice").learned(1, "crystal_focus", 1)
    t.purse(0, shards=1).stock("cog").acts(0, MAGICIAN, D3)
    assert t.cost("set_die") == 2
    assert stock_prices(t.state, 0) == {"cog": 3}
    t.do(Enhance())
    assert t.points == 4
