"""Place Characters: slots, order, Action Points, Enhance, Idle Characters, Weekday Restriction."""

import pytest
from given import there
from table import Table, of

from trickerion.rules import moves as mv
from trickerion.rules.catalog import DAYS
from trickerion.rules.events import CharacterEnhanced, CharacterIdle, CharacterPlaced, ShardsPaid
from trickerion.rules.game import IllegalMove


def slots(table: Table) -> set[str]:
    return {move.slot for move in table.offers(mv.PlaceCharacter)}


@pytest.mark.parametrize(("players", "open_slots"), [(2, {0, 3}), (3, {0, 1, 3}), (4, {0, 1, 2, 3})])
@pytest.mark.parametrize("location", ["downtown", "market_row"])
def test_closed_slots_by_players(players: int, open_slots: set[int], location: str) -> None:
    """Ruling 29."""
    assert slots(Table(players).assigned(0, magician=location).placing(0)) == {f"{location}.{n}" for n in open_slots}


def test_a_character_goes_where_its_card_says() -> None:
    table = Table(3).assigned(0, magician="workshop", apprentice_1="theater").placing(0)
    by_character = {(m.character, m.slot.split(".")[0]) for m in table.offers(mv.PlaceCharacter)}
    assert by_character == {("magician", "workshop"), *(("apprentice_1", day) for day in DAYS)}
    # only the own workshop
    assert slots(Table(3).assigned(1, magician="workshop").placing(1)) == {"workshop.1.0", "workshop.1.1"}
    # taken slot is not offered
    table = Table(2).works(1, "magician", "downtown.0").assigned(0, magician="downtown").placing(0)
    assert slots(table) == {"downtown.3"}


def test_one_character_at_a_time_in_initiative_order() -> None:
    table = Table(3).initiative(2, 0, 1)
    for seat in range(3):
        table.assigned(seat, magician="workshop", apprentice_1="workshop")
    table.placing(2)
    order = []
    while table.question == "Placing":
        order.append(there(table.game.decision).seat)
        table.do(table.offers(mv.PlaceCharacter)[0], mv.FinishCharacter())
    assert order == [2, 0, 1, 2, 0, 1]


def test_who_has_no_character_left_is_passed_over() -> None:
    table = Table(3).assigned(0, magician="workshop", apprentice_1="workshop").assigned(2, magician="workshop")
    table.placing(0)
    table.do(table.offers(mv.PlaceCharacter)[0], mv.FinishCharacter())
    assert there(table.game.decision).seat == 2
    table.do(mv.LeaveIdle("magician"))
    assert there(table.game.decision).seat == 0


def test_leaving_a_character_idle_is_the_whole_turn_of_the_player() -> None:
    """Ruling 27."""
    table = Table(2).assigned(0, magician="workshop", apprentice_1="downtown").assigned(1, magician="downtown")
    table.placing(0)
    assert CharacterIdle(0, "magician") in table.do(mv.LeaveIdle("magician"))
    assert there(table.game.decision).seat == 1
    # no pass besides idle: Ruling 27: place one of them or leave one idle.
    table = Table(2).assigned(0, magician="workshop", apprentice_1="downtown").placing(0)
    assert {type(move) for move in table.game.legal_moves()} == {mv.PlaceCharacter, mv.LeaveIdle}
    assert set(table.offers(mv.LeaveIdle)) == {mv.LeaveIdle("magician"), mv.LeaveIdle("apprentice_1")}
    # forced idle without a slot: Rulings 27 and 130.
    table = Table(4).team(0, "apprentice_2").assigned(0, apprentice_1="theater")
    for seat, day in ((1, "thursday"), (2, "friday"), (3, "saturday")):
        table.works(seat, "magician", f"{day}.perform")
    table.state.days["sunday"] = 1
    table.placing(0)
    assert table.game.legal_moves() == [mv.LeaveIdle("apprentice_1")]


@pytest.mark.parametrize(
    ("character", "slot", "points"),
    [
        ("magician", "downtown.0", 5),
        ("magician", "downtown.1", 4),
        ("magician", "downtown.3", 3),
        ("engineer", "market_row.0", 4),
        ("apprentice_1", "market_row.3", 1),
        ("manager", "workshop.0.0", 2),
        ("assistant", "thursday.backstage.0", 3),
        ("magician", "friday.backstage.1", 3),
        ("apprentice_1", "sunday.backstage.0", 0),
        ("magician", "sunday.perform", 0),
        ("magician", "thursday.perform", 0),
    ],
)
def test_action_points_by_character_and_slot(character: str, slot: str, points: int) -> None:
    """Rulings 22 and 25."""
    table = Table(4).team(0, "engineer", "manager", "assistant").acts(0, character, slot)
    assert of(CharacterPlaced, table.events) == [CharacterPlaced(0, character, slot, points)]
    assert table.points == points


def test_enhance_once_before_the_first_action() -> None:
    """Ruling 24."""
    table = Table(4).purse(0, shards=2).acts(0, "magician", "downtown.3")
    assert table.do(mv.Enhance()) == [ShardsPaid(0, 1, "enhance"), CharacterEnhanced(0, "magician", 4)]
    assert not table.can(mv.Enhance())
    assert table.player(0).shards == 1
    # no enhance after an action: Ruling 24.
    table = Table(4).purse(0, shards=2).acts(0, "magician", "downtown.3")
    table.do(mv.RerollDie("bank_a"))
    assert not table.can(mv.Enhance())
    # no enhance without a shard
    assert not Table(4).acts(0, "magician", "downtown.3").can(mv.Enhance())
    # each character may be enhanced
    table = Table(4).purse(0, shards=2).assigned(0, apprentice_1="downtown").acts(0, "magician", "downtown.3")
    table.do(mv.Enhance(), mv.FinishCharacter(), mv.PlaceCharacter("apprentice_1", "downtown.0"))
    assert table.can(mv.Enhance())


@pytest.mark.parametrize("slot", ["friday.backstage.0", "friday.perform"])
def test_no_enhance_in_the_theater(slot: str) -> None:
    assert not Table(4).purse(0, shards=2).row("riverside_01").acts(0, "magician", slot).can(mv.Enhance())


@pytest.mark.parametrize("slot", ["downtown.0", "market_row.0", "workshop.0.0"])
def test_enhance_at_every_other_location(slot: str) -> None:
    assert Table(4).purse(0, shards=1).acts(0, "magician", slot).can(mv.Enhance())


def test_a_character_may_do_nothing_and_points_are_not_saved() -> None:
    """Rulings 26 and 28."""
    table = Table(4).assigned(0, apprentice_1="downtown").acts(0, "magician", "downtown.0")
    table.do(mv.FinishCharacter(), mv.PlaceCharacter("apprentice_1", "downtown.3"))
    assert table.points == 1
    # several actions while points last
    table = Table(4).purse(0, shards=1).dice(bank_a="6", bank_b="3").acts(0, "magician", "downtown.0")
    table.do(mv.Enhance(), mv.TakeCoins("bank_a"), mv.TakeCoins("bank_b"))
    assert table.points == 0
    assert not table.offers(mv.RerollDie)
    assert table.player(0).coins == 19


def test_a_move_not_offered_changes_nothing() -> None:
    table = Table(4).acts(0, "magician", "downtown.3")
    before = table.game.digest()
    with pytest.raises(IllegalMove):
        table.do(mv.TakeCoins("bank_a"))
    assert table.game.digest() == before
    assert table.game.moves[-1] is mv.PlaceCharacter("magician", "downtown.3")


def test_one_day_per_player_and_one_player_per_day() -> None:
    """Ruling 23."""
    table = Table(3).works(1, "apprentice_1", "sunday.backstage.0").works(0, "apprentice_1", "friday.backstage.0")
    table.assigned(0, magician="theater").assigned(2, apprentice_1="theater").placing(0)
    assert slots(table) == {"friday.backstage.1", "friday.perform"}
    table.do(mv.PlaceCharacter("magician", "friday.perform"), mv.FinishCharacter())
    assert slots(table) == {f"{day}.backstage.{n}" for day in ("thursday", "saturday") for n in (0, 1)}


def test_performance_slots_are_for_magicians() -> None:
    table = Table(3).team(0, "assistant").assigned(0, assistant="theater", magician="theater").placing(0)
    assert {m.character for m in table.offers(mv.PlaceCharacter) if m.slot.endswith("perform")} == {"magician"}


def test_the_performance_slot_may_be_taken_before_the_backstage_slots() -> None:
    """Ruling 23."""
    table = Table(3).assigned(0, apprentice_1="theater").acts(0, "magician", "saturday.perform")
    table.do(mv.FinishCharacter())
    assert slots(table) == {"saturday.backstage.0", "saturday.backstage.1"}


def test_a_character_on_a_day_keeps_the_day_although_it_has_no_points() -> None:
    """Ruling 25."""
    assert Table(3).acts(0, "apprentice_1", "sunday.backstage.0").state.day_of(0) == "sunday"


def test_giving_back_while_placing_and_acting_costs_no_point() -> None:
    """Ruling 30."""
    table = Table(3).trick(0, "linking_rings").components(0, metal=2).assigned(0, magician="downtown").placing(0)
    assert table.can(mv.ReturnTrick(0))
    table.do(mv.ReturnComponent("metal"), mv.PlaceCharacter("magician", "downtown.3"), mv.ReturnComponent("metal"))
    assert table.points == 3
    assert table.player(0).components == {}
    # is for the player who decides: Ruling 30.
    assert not Table(3).trick(1, "linking_rings").acts(0, "magician", "downtown.3").offers(mv.ReturnTrick)
