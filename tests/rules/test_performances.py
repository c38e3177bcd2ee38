"""The Performance phase: shows from Thursday to Sunday, Yields and modifiers, performer bonuses."""

from typing import Any

import pytest
from given import there
from table import PERFORMANCE, Table, of

from trickerion.rules import events as ev
from trickerion.rules.moves import DeclineToPerform, FinishAssignment, Perform
from trickerion.rules.phases.performance import Show, show_yields

R1, R2 = "riverside_01", "riverside_02"  # bonus of R1: 1 Shard; of R2: 1 Fame and 1 Coin


def performed(table: Table, card: str = R1) -> list[Any]:
    table.phase(PERFORMANCE)
    return table.do(Perform(card))


def paid(events: list[Any], owner: int) -> list[tuple[int, int, int]]:
    return [(e.fame, e.coins, e.shards) for e in of(ev.TrickPerformed, events) if e.owner == owner]


def test_shows_go_from_thursday_to_sunday_not_by_initiative() -> None:
    """Ruling 12."""
    table = Table(3).row(R1).works(0, "magician", "sunday.perform").works(1, "magician", "friday.perform")
    table.works(2, "magician", "thursday.perform")
    for seat, suit in enumerate(("spades", "hearts", "clubs")):
        table.marker(R1, seat, seat, "mind_reading", "up", suit)
    table.phase(PERFORMANCE)
    order = []
    while table.question == "ChoosingShow":
        order.append(there(table.game.decision).seat)
        table.do(DeclineToPerform())
    assert order == [2, 1, 0]


def test_a_card_needs_an_own_marker() -> None:
    """Ruling 13."""
    table = Table(3).row(R1, R2).works(0, "magician", "friday.perform")
    table.marker(R1, 0, 1, "mind_reading", "down").marker(R2, 0, 0, "linking_rings", "down").phase(PERFORMANCE)
    assert table.offers(Perform) == [Perform(R2)]
    # without an own marker there is no show and no bonus: Ruling 13.
    for owner, brings in ((1, []), (0, ["manager", "card"])):
        table = Table(3).row(R1).team(0, "manager").marker(R1, 0, owner, "mind_reading", "down")
        table.works(0, "magician", "friday.perform").works(0, "manager", "friday.backstage.0").phase(PERFORMANCE)
        events = table.do(Perform(R1)) if brings else table.events
        assert (ev.PerformanceDeclined(0, "friday", True) in events) == (not brings)
        assert [event.kind for event in of(ev.PerformerRewarded, events)] == brings
    # magician backstage does not perform
    table = Table(3).row(R1).works(0, "magician", "friday.backstage.0").marker(R1, 0, 0, "linking_rings", "down")
    assert not of(ev.PerformanceBegan, table.phase(PERFORMANCE).events)


def test_a_performer_may_decline() -> None:
    """Ruling 14: nothing is paid, the markers stay."""
    table = Table(3).row("riverside_03", R1).works(0, "magician", "thursday.perform")
    table.marker("riverside_03", 0, 0, "linking_rings", "down").phase(PERFORMANCE)
    events = table.do(DeclineToPerform())
    assert ev.PerformanceDeclined(0, "thursday", False) in events
    assert not of(ev.TrickPerformed, events)
    assert table.state.performance("riverside_03").markers[0] is not None


def test_exactly_one_card_per_performer() -> None:
    """Ruling 13."""
    table = Table(3).row(R1, R2).works(0, "magician", "friday.perform")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R2, 0, 0, "linking_rings", "down")
    performed(table)
    assert table.question == "Advertising"


def test_everyone_receives_the_yields_of_all_own_tricks() -> None:
    """Ruling 15: the performer first, then the others in Initiative order."""
    table = Table(3).initiative(2, 1, 0).row("riverside_03").works(1, "magician", "friday.perform")
    table.marker("riverside_03", 0, 0, "linking_rings", "down").marker("riverside_03", 1, 1, "living_piano", "up")
    table.marker("riverside_03", 2, 2, "mind_reading", "down")
    table.marker("riverside_03", 3, 1, "water_tank_escape", "up", "clubs")
    events = performed(table, "riverside_03")
    assert [(e.owner, e.trick) for e in of(ev.TrickPerformed, events)] == [
        (1, "living_piano"),
        (1, "water_tank_escape"),
        (2, "mind_reading"),
        (0, "linking_rings"),
    ]
    assert paid(events, 1) == [(1, 1, 0), (1, 2, 1)]
    assert paid(events, 2) == [(0, 0, 1)]
    assert paid(events, 0) == [(0, 2, 0)]


@pytest.mark.parametrize(
    ("day", "pays"), [("thursday", (3, 2, 0)), ("friday", (4, 3, 0)), ("saturday", (4, 3, 0)), ("sunday", (5, 4, 0))]
)
def test_weekdays_change_fame_and_coins(day: str, pays: tuple[int, int, int]) -> None:
    """Ruling 16."""
    table = Table(3).row(R1).works(0, "magician", f"{day}.perform")
    table.marker(R1, 0, 0, "mechanical_hornet", "down")
    assert paid(performed(table), 0) == [pays]


def test_shards_and_performer_bonuses_are_never_modified() -> None:
    """Ruling 16."""
    table = Table(3).row(R1).team(0, "manager").works(0, "magician", "thursday.perform")
    table.works(0, "manager", "thursday.backstage.0").marker(R1, 0, 0, "mind_reading", "down")
    events = performed(table)
    assert paid(events, 0) == [(0, 0, 1)], "not below 0"
    assert ev.CoinsGained(0, 3, "performer_manager") in events
    assert ev.ShardsGained(0, 1, "performer_card") in events
    # sunday turns a printed 0 into 1: Ruling 16.
    table = Table(3).row(R1).works(0, "magician", "sunday.perform").marker(R1, 0, 0, "mind_reading", "down")
    assert paid(performed(table), 0) == [(1, 1, 1)]


def test_a_guest_performer_takes_the_own_day_with_helpers_only() -> None:
    """Ruling 16."""
    table = Table(3).row(R1).works(0, "magician", "friday.perform").works(1, "apprentice_1", "sunday.backstage.0")
    table.works(2, "apprentice_1", "thursday.backstage.0").marker(R1, 0, 0, "linking_rings", "down")
    table.marker(R1, 1, 1, "living_piano", "down").marker(R1, 2, 2, "living_piano", "up")
    events = performed(table)
    assert paid(events, 0) == [(0, 2, 0)]
    assert paid(events, 1) == [(2, 2, 0)]
    assert paid(events, 2) == [(0, 0, 0)]


@pytest.mark.parametrize("edition", ["2015", "2019"])
@pytest.mark.parametrize(("day", "pays"), [("thursday", (0, 0, 0)), ("friday", (1, 1, 0)), ("sunday", (2, 2, 0))])
def test_an_owner_without_a_character_takes_the_performers_modifier(
    edition: str, day: str, pays: tuple[Any, ...]
) -> None:
    """Ruling 17."""
    table = Table(3, edition=edition).row(R1).works(0, "magician", f"{day}.perform")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 1, "living_piano", "down")
    assert paid(performed(table), 1) == [pays]


def test_one_fame_for_each_link_whoever_made_it() -> None:
    """Ruling 19."""
    table = Table(3).row(R1).works(0, "magician", "friday.perform")
    table.marker(R1, 0, 1, "pub_in_a_bottle", "down").marker(R1, 2, 2, "breath_of_life", "up")
    table.marker(R1, 1, 0, "mind_reading", "down")
    events = performed(table)
    assert of(ev.PerformanceBegan, events) == [ev.PerformanceBegan(0, R1, "friday", 2)]
    assert ev.PerformerRewarded(0, "link", 2, 0, 0) in events
    assert not [e for e in of(ev.PerformerRewarded, events) if e.seat != 0]
    # Rulings 9 and 19: Links are what lies there at the start of the show.
    table = Table(3).row(R1).works(0, "magician", "friday.perform")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 1, "living_piano", "up")
    assert ev.PerformerRewarded(0, "link", 1, 0, 0) in performed(table)


@pytest.mark.parametrize(
    ("specialist", "bonus"), [("assistant", (2, 0, 0)), ("manager", (0, 3, 0)), ("engineer", (0, 0, 1))]
)
def test_specialist_behind_the_performer(specialist: str, bonus: tuple[int, int, int]) -> None:
    """Ruling 20."""
    table = Table(3).row(R2).team(0, specialist).works(0, "magician", "friday.perform")
    table.works(0, specialist, "friday.backstage.1").marker(R2, 0, 0, "linking_rings", "down")
    assert ev.PerformerRewarded(0, specialist, *bonus) in performed(table, R2)


def test_two_specialists_behind_the_performer() -> None:
    """Ruling 20."""
    table = Table(3).row(R2).team(0, "manager", "engineer").works(0, "magician", "friday.perform")
    table.works(0, "manager", "friday.backstage.0").works(0, "engineer", "friday.backstage.1")
    table.marker(R2, 0, 0, "linking_rings", "down")
    assert [event.kind for event in of(ev.PerformerRewarded, performed(table, R2))] == ["manager", "engineer", "card"]
    # a specialist elsewhere or idle brings nothing: Ruling 20.
    table = Table(3).row(R2).team(0, "manager", "engineer").works(0, "magician", "friday.perform")
    table.works(0, "manager", "downtown.0").marker(R2, 0, 0, "linking_rings", "down")
    assert [event.kind for event in of(ev.PerformerRewarded, performed(table, R2))] == ["card"]
    # specialists of guest performers bring nothing
    table = Table(3).row(R2).team(1, "assistant").works(0, "magician", "friday.perform")
    table.works(1, "assistant", "sunday.backstage.0").marker(R2, 0, 0, "linking_rings", "down")
    table.marker(R2, 1, 1, "living_piano", "down")
    assert [event.kind for event in of(ev.PerformerRewarded, performed(table, R2))] == ["card"]


def test_bonus_of_the_performance_card() -> None:
    table = Table(3).row(R2).works(0, "magician", "friday.perform").marker(R2, 0, 0, "linking_rings", "down")
    events = performed(table, R2)
    assert ev.PerformerRewarded(0, "card", 1, 1, 0) in events
    assert ev.FameGained(0, 1, "performer_card") in events


def test_steps_of_a_show() -> None:
    """Ruling 121: Yields, then performer bonuses, then the markers leave."""
    table = Table(3).row(R1).works(0, "magician", "friday.perform")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 1, "living_piano", "up")
    kinds = [type(event) for event in performed(table)]
    steps = [ev.PerformanceBegan, ev.TrickPerformed, ev.PerformerRewarded, ev.MarkersReturned]
    assert sorted(steps, key=kinds.index) == steps


def test_markers_return_to_the_supplies_and_not_to_the_tricks() -> None:
    """Rulings 11 and 21: the emptied card stays in the row."""
    table = Table(3).row(R1, R2).trick(0, "linking_rings").works(0, "magician", "friday.perform")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 1, "living_piano", "up", "hearts")
    events = performed(table)
    assert of(ev.MarkersReturned, events) == [ev.MarkersReturned(((0, "spades"), (1, "hearts")))]
    assert table.player(0).supply["spades"] == 4
    assert table.player(1).supply["hearts"] == 4
    assert there(table.player(0).tricks[0]).markers == 0
    assert table.state.performance(R1).all_markers() == []
    # a card performed is gone for the next performer: Ruling 11.
    table = Table(3).row(R1, R2).works(0, "magician", "thursday.perform").works(1, "magician", "sunday.perform")
    table.marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 1, "living_piano", "up")
    events = performed(table)
    assert ev.PerformanceDeclined(1, "sunday", True) in events


def test_components_are_not_checked_in_a_show() -> None:
    """Ruling 115."""
    table = Table(3).row(R1).trick(0, "linking_rings").works(0, "magician", "friday.perform")
    table.marker(R1, 0, 0, "linking_rings", "down")
    assert paid(performed(table), 0) == [(0, 2, 0)]


def test_the_show_may_decide_the_next_initiative() -> None:
    """Ruling 66."""
    table = Table(2).row(R2).purse(1, fame=6).works(0, "magician", "friday.perform")
    table.marker(R2, 0, 0, "mechanical_hornet", "down")
    performed(table, R2)
    assert table.state.initiative == [1, 0]
    assert FinishAssignment() not in table.game.legal_moves()


@pytest.mark.parametrize(("day", "fame"), [("thursday", 2 * 4 - 1), ("friday", 2 * 4), ("sunday", 2 * (4 + 1))])
def test_additions_then_doubling_then_deductions(day: str, fame: int) -> None:
    """Ruling 18: the order that is best for the owner (here with the doubling of a Grand Premiere)."""
    table = Table(3).row(R1).works(0, "magician", f"{day}.perform").marker(R1, 0, 0, "mechanical_hornet", "down")
    card, show = table.state.performance(R1), Show(0, day, R1, 0, (), doubled=(0, "fame"))
    marker = card.markers[0]
    assert marker is not None
    assert show_yields(table.state, show, card, 0, marker).fame == fame
