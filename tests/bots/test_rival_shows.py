"""The Manager reckons with what rivals take first: cards of the Theater, and dice of the Downtown."""

from dataclasses import replace

import pytest
from table import ASSIGNMENT, PERFORMANCE, Table

from trickerion.bots.manager import beliefs_for
from trickerion.bots.planning import best_slots, block
from trickerion.bots.registry import make_bot
from trickerion.bots.rival_shows import shows_of_rivals
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import X
from trickerion.rules.moves import Perform, PlaceCharacter
from trickerion.rules.state import WAITING

HEEDFUL = replace(WEIGHTS, heeds_rivals=True)


def one_card_for_two(card: str = "grand_magorian_08") -> Table:
    """One card alone bears Trick Markers, of both; both Magicians are to perform."""
    table = Table(2).row(card, "riverside_04").trick(0, "linking_rings").trick(1, "barricaded_barrels")
    table.marker(card, 0, 0, "linking_rings", "down")
    return table.marker(card, 2, 1, "barricaded_barrels", "up")


def test_who_would_find_no_card_left_performs_on_an_earlier_day() -> None:
    table = one_card_for_two().works(1, "magician", "saturday.perform").assigned(0, magician="theater").placing(0)
    move = make_bot("manager", 0).choose(table.game.view_for(0)).move
    assert isinstance(move, PlaceCharacter)
    assert move.slot in ("thursday.perform", "friday.perform")


@pytest.mark.parametrize(("day", "before"), [("thursday", 0.0), ("sunday", 1.0)])
def test_a_rival_with_trick_markers_on_one_card_alone_picks_that_card(day: str, before: float) -> None:
    state = (
        one_card_for_two()
        .works(1, "magician", "saturday.perform")
        .assigned(0, apprentice_1="workshop")
        .placing(0)
        .state
    )
    (show,) = shows_of_rivals(state, 0, day)
    assert (show.before, show.after) == (before, 1 - before)
    assert show.picks == (1.0, 0.0)


def test_a_magician_who_is_elsewhere_gives_no_show() -> None:
    state = one_card_for_two().works(1, "magician", "downtown.0").assigned(0, apprentice_1="workshop").placing(0).state
    assert not shows_of_rivals(state, 0, "sunday")
    # of two cards it performs the one that nobody else will
    table = one_card_for_two("riverside_01").marker("riverside_04", 0, 0, "linking_rings", "down")
    table.works(0, "magician", "thursday.perform").works(1, "magician", "friday.perform").phase(PERFORMANCE, turn=5)
    assert make_bot("manager", 0).choose(table.game.view_for(0)).move == Perform("riverside_04")


def test_rivals_who_come_to_the_downtown_before_use_up_its_dice() -> None:
    for weights, left in ((HEEDFUL, X), (WEIGHTS, "engineer")):
        state = Table(4).dice(inn_specialist="engineer").phase(ASSIGNMENT).state
        block(state, 3, weights)
        assert state.dice["inn_specialist"] == left


@pytest.mark.parametrize(("players", "left"), [(3, "downtown.3"), (4, "downtown.2")])
def test_who_places_third_finds_both_good_slots_of_the_downtown_taken(players: int, left: str) -> None:
    state = Table(players).phase(ASSIGNMENT).state
    block(state, 2, beliefs_for(state))
    team = state.players[0].characters
    team["magician"] = team["magician"]._replace(card="downtown", status=WAITING)
    assert best_slots(state, 0, team["magician"]) == [left]


def test_who_cannot_perform_before_the_rival_is_a_guest_on_the_day_that_pays_most() -> None:
    table = one_card_for_two("riverside_01").works(1, "magician", "thursday.perform")
    move = make_bot("manager", 0).choose(table.assigned(0, apprentice_1="theater").placing(0).game.view_for(0)).move
    assert isinstance(move, PlaceCharacter)
    assert move.slot.startswith("sunday")
