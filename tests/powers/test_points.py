"""Powers that make Characters do more, each from its wording."""

import pytest
from alley import APPRENTICE, MAGICIAN
from powers_table import Powers
from table import END_TURN, lay, of

from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.catalog import SLOTS
from trickerion.rules.effects.modifiers import bank_coins, enhance_points, placement_points

D0, D3, M0, M3, A3 = "downtown.0", "downtown.3", "market_row.0", "market_row.3", "dark_alley.3"
W0, W1, BACK, SUNDAY = "workshop.0.0", "workshop.0.1", "friday.backstage.0", "sunday.backstage.0"
R1 = "riverside_01"


def points(table: Powers, character: str, slot: str) -> int:
    """The Action Points that the character would have on a slot now."""
    return placement_points(table.state, 0, table.player(0).characters[character], SLOTS[slot])


def test_shop_boys() -> None:
    t = Powers().learned(0, "shop_boys").team(0, "manager", "apprentice_2")
    assert (points(t, APPRENTICE, W0), points(t, APPRENTICE, M3), points(t, "manager", W0)) == (2, 1, 2)
    t.acts(0, APPRENTICE, W0)
    assert t.points == 2
    assert t.worked("shop_boys")
    assert points(t, "apprentice_2", W1) == 1, "the first of the turn"


def test_opportunist() -> None:
    """Where an opponent's Character stands; not in the Workshop or the Theater; once per turn."""
    t = Powers(3).learned(0, "opportunist").team(0, "manager").works(1, MAGICIAN, D0).works(2, MAGICIAN, BACK)
    assert (points(t, APPRENTICE, D3), points(t, APPRENTICE, M3)) == (2, 1)
    assert points(t, APPRENTICE, "friday.backstage.1") == 1
    t.acts(0, APPRENTICE, D3)
    assert t.points == 2, "used up: 2 and 1 of the slot"
    assert points(t, "manager", "downtown.1") == 3, "used up: 2 and 1 of the slot"
    # is not used up where nobody stands
    t = Powers().learned(0, "opportunist").works(0, "magician", "downtown.0").acts(0, APPRENTICE, M3)
    assert t.points == 1
    assert not t.worked("opportunist")


def first_specialist(power: str, here: str, there: str, coins: int = 0) -> None:
    t = Powers().learned(0, power).team(0, "manager", "engineer")
    assert (points(t, "manager", here), points(t, "manager", there)) == (3, 2)
    assert (points(t, APPRENTICE, here), points(t, MAGICIAN, here)) == (1, 3), "Specialists only"
    t.acts(0, "manager", here)
    assert t.points == 3
    assert t.worked(power)
    assert e.PowerUsed(0, power) in t.events
    assert of(e.CoinsGained, t.events) == [e.CoinsGained(0, coins, power)][: coins > 0]
    assert points(t, "engineer", here) == 2, "the first of the turn"


def test_foreman() -> None:
    first_specialist("foreman", W0, M3)
    first_specialist("foreman_3", W0, M3, coins=1)


def test_commodity_broker() -> None:
    first_specialist("commodity_broker", M3, W0)


def test_socialite() -> None:
    first_specialist("socialite", D3, A3)


def test_night_walker() -> None:
    first_specialist("night_walker", A3, D3)
    first_specialist("night_walker_3", A3, D3, coins=2)


def test_stage_director() -> None:
    first_specialist("stage_director", BACK, W0)


def test_the_protege_is_a_specialist() -> None:
    """Ruling "protege"."""
    t = Powers(modules=("dark_alley", "prophecies", "academy", "powers"))
    t.team(0, "protege").learned(0, "socialite")
    without = points(t, "protege", A3)
    assert points(t, "protege", D3) == without + 1


def test_time_stretcher() -> None:
    t = Powers().learned(0, "time_stretcher")
    assert (points(t, MAGICIAN, D3), points(t, APPRENTICE, W0), points(t, MAGICIAN, BACK)) == (4, 2, 3)
    t.acts(0, MAGICIAN, D3)
    assert t.points == 4, "the first of the turn"
    assert points(t, APPRENTICE, W0) == 1, "the first of the turn"
    # waits while somebody goes to the theater
    t = Powers().learned(0, "time_stretcher").acts(0, MAGICIAN, BACK)
    assert t.points == 3
    assert not t.worked("time_stretcher")


def test_puppet_master() -> None:
    t = Powers().learned(0, "puppet_master").team(0, "apprentice_2")
    assert (points(t, APPRENTICE, W0), points(t, APPRENTICE, M3), points(t, APPRENTICE, D3)) == (2, 2, 1)
    assert points(t, MAGICIAN, W0) == 3
    t.acts(0, APPRENTICE, W0)
    assert points(t, "apprentice_2", M3) == 2, "each of them"


def test_a_slot_that_is_closed_lends_no_power() -> None:
    t = Powers().learned(0, "shop_boys").purse(0, shards=2)
    t.player(0).shards = 3
    assert points(t, APPRENTICE, W0) == 2
    t.acts(0, MAGICIAN, D3).do(m.Enhance(), m.FinishCharacter())
    assert t.board.racks[0] == ("", "", "", "")
    assert points(t, APPRENTICE, W0) == 1


def test_crystal_focus() -> None:
    t = Powers().learned(0, "crystal_focus").purse(0, shards=3).team(0, "manager").acts(0, MAGICIAN, D3)
    events = t.do(m.Enhance())
    assert t.points == 5
    assert e.PowerUsed(0, "crystal_focus") in events
    assert enhance_points(t.state, 0) == 1, "the first Enhance of the turn"
    # counts though its payment closes its slot: Ruling "lost_mid_action".
    t = Powers().learned(0, "crystal_focus", 1).acts(0, MAGICIAN, D3)
    assert t.player(0).shards == 1
    events = t.do(m.Enhance())
    assert t.points == 5
    assert of(e.PowerReturned, events) == [e.PowerReturned(0, "crystal_focus", 1)]
    assert t.worked("crystal_focus")
    assert t.board.hands[0] == ("crystal_focus",)
    # is not used up where a card does better
    t = Powers().learned(0, "crystal_focus").purse(0, shards=3).acts_with(0, MAGICIAN, "empower", D3)
    t.do(m.Enhance())
    assert t.points == 6
    assert not t.worked("crystal_focus")


def test_spare_props() -> None:
    t = Powers().learned(0, "spare_props").components(0, metal=2, wood=2)
    t.trick(0, "linking_rings").trick(0, "barricaded_barrels", "hearts", 1).acts(0, MAGICIAN, W0)
    t.do(m.Prepare(0), m.Prepare(1))
    assert [t.player(0).trick_at(place).markers for place in (0, 1)] == [3, 2], "2 are printed; once per turn"
    # waits while the supply is empty: It is used up only where it has brought a marker.
    t = Powers().learned(0, "spare_props").components(0, metal=2, wood=2)
    t.trick(0, "linking_rings").trick(0, "barricaded_barrels", "hearts", 1)
    t.player(0).supply["spades"] = 2
    t.acts(0, MAGICIAN, W0).do(m.Prepare(0))
    assert t.player(0).trick_at(0).markers == 2
    assert not t.worked("spare_props")
    t.do(m.Prepare(1))
    assert t.player(0).trick_at(1).markers == 3
    assert t.worked("spare_props")


def test_savings_account() -> None:
    t = Powers().learned(0, "savings_account").dice(bank_a="4", bank_b="3").acts(0, MAGICIAN, D0)
    assert bank_coins(t.state, 0, 4) == 6
    t.do(m.TakeCoins("bank_a"))
    assert t.player(0).coins == 16


def test_stagehand() -> None:
    t = Powers().learned(0, "stagehand").row(R1).trick(0, "linking_rings", markers=2).team(0, "apprentice_2")
    t.acts(0, APPRENTICE, BACK).do(m.SetUpTrick(0), lay(R1, 2, "linking_rings", "up"))
    assert t.player(0).coins == 12
    assert t.worked("stagehand")
    t.assigned(0, apprentice_2="theater")
    t.do(m.FinishCharacter(), m.PlaceCharacter("apprentice_2", "friday.backstage.1"))
    t.state.row[0] = t.state.row[0].with_marker(2, None)
    t.do(m.SetUpTrick(0), lay(R1, 2, "linking_rings", "up"))
    assert t.player(0).coins == 12, "the first of the turn"
    # is for apprentices
    t = Powers().learned(0, "stagehand").row(R1).trick(0, "linking_rings", markers=2)
    t.acts(0, MAGICIAN, BACK).do(m.SetUpTrick(0), lay(R1, 2, "linking_rings", "up"))
    assert t.player(0).coins == 10
    assert not t.worked("stagehand")


def test_word_of_mouth() -> None:
    """For the Action, not for a second Apprentice by a card."""
    t = Powers().learned(0, "word_of_mouth").dice(inn_apprentice="apprentice")
    t.acts_with(0, MAGICIAN, "mass_recruitment", D3)
    events = t.do(m.HireCharacter("inn_apprentice"), m.UseCard("mass_recruitment"))
    assert of(e.FameGained, events) == [e.FameGained(0, 2, "word_of_mouth")]
    assert len(t.player(0).hired) == 2


@pytest.mark.parametrize(
    ("trick", "fame"), [("linking_rings", 1), ("sawing_the_assistant_in_half", 2), ("automaton", 3)]
)
def test_scholar(trick: str, fame: int) -> None:
    t = Powers().learned(0, "scholar").dice(residence_a="mechanical").purse(0, fame=40).acts(0, MAGICIAN, D3)
    events = t.do(m.LearnTrick(trick), m.ChooseSuit("hearts"))
    assert of(e.FameGained, events) == [e.FameGained(0, fame, "scholar")]


def test_loose_schedule() -> None:
    t = Powers().learned(0, "loose_schedule").assigned(0, magician="workshop", apprentice_1="market_row").placing(0)
    slots = {move.slot for move in t.offers(m.PlaceCharacter) if move.character == MAGICIAN}
    assert {W0, D0, M0, A3} <= slots
    assert not any(SLOTS[slot].location == "theater" for slot in slots)
    assert not any(SLOTS[slot].owner == 1 for slot in slots), "nobody else's Workshop"
    assert points(t, MAGICIAN, D3) == 2
    assert points(t, MAGICIAN, W0) == 3
    events = t.do(m.PlaceCharacter(MAGICIAN, D0))
    assert of(e.CharacterPlaced, events)[0].points == 4, "3 and 2 of the slot, less 1"
    t.do(m.FinishCharacter())
    assert {SLOTS[move.slot].location for move in t.offers(m.PlaceCharacter)} == {"market_row"}, "once per turn"
    # is not used up by going where the card leads
    t = Powers().learned(0, "loose_schedule").acts(0, APPRENTICE, W0)
    assert t.points == 1
    assert not t.worked("loose_schedule")
    # loses the bonus of a special card and has 0 points at least
    t = Powers().learned(0, "loose_schedule").special(0, APPRENTICE, "interest").placing(0)
    t.do(m.PlaceCharacter(APPRENTICE, M3))
    assert t.points == 0
    assert not t.can(m.ForgoBonus())
    assert not t.acting.card
    t.phase(END_TURN)
    assert (0, "interest") in [card for event in of(e.SpecialCardsDiscarded, t.events) for card in event.cards]
