"""The Duel of Magicians: what is covered each turn, the Turn Setup deck, neutral markers on the Duel's own cards."""

from collections import Counter
from random import Random

import pytest
from alley import Alley
from solo import solo_options
from wanderer import options, wander

from trickerion.rules.ask.actions import slot_reason
from trickerion.rules.catalog import DUEL, PERFORMANCES, SLOTS, STANDARD, solo_card_set
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.duel.module import DuelBoard, duel_of, lay_turn_setup
from trickerion.rules.events import TurnBegan, TurnSetupLaid
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import OptionsError
from trickerion.rules.state import UNKNOWN

MODULES = [(DUEL,), ("dark_alley", "prophecies", DUEL), ("dark_alley", "prophecies", "academy", DUEL)]


@pytest.mark.parametrize("modules", MODULES, ids="-".join)
def test_each_turn_covers_two_slots_of_each_location_and_two_weekdays(modules: tuple[str, ...]) -> None:
    game, seen = Game.new(options(2, modules=modules), "covers"), Counter[str]()
    locations = ["downtown", "market_row", *(place for place in ("dark_alley", "academy") if place in modules)]
    for _ in wander(game, "covers"):
        state = game.state
        if not duel_of(state).current:
            continue
        seen[duel_of(state).current] += 1
        assert Counter(SLOTS[slot].location for slot in state.closed) == dict.fromkeys(locations, 2) | {"theater": 6}
        assert len({SLOTS[slot].day for slot in state.closed} - {""}) == 2
    assert len(seen) == game.options.turns == (7 if "dark_alley" in modules else 5), "a card for each turn"


def test_a_card_covers_the_slots_of_its_numbers_and_whole_weekdays() -> None:
    cover = TURN_SETUPS["turn_setup_01"].covered(("downtown", "market_row", "workshop", "theater"))
    assert cover == {
        *("downtown.2", "downtown.3", "market_row.0", "market_row.3"),
        *(f"{day}.{place}" for day in ("thursday", "saturday") for place in ("backstage.0", "backstage.1", "perform")),
    }, "slot 1 is the +2 slot, 4 the +0 slot; the Dark Alley is not on the table"


def test_the_usual_closing_for_two_does_not_apply() -> None:
    state = Game.new(options(2, modules=(DUEL,)), "usual").state
    state.put_board(DUEL, DuelBoard(("turn_setup_07",)))
    lay_turn_setup(state, [])
    assert "downtown.2" not in state.closed, "+1 slots are in use"
    assert "market_row.1" not in state.closed, "+1 slots are in use"
    assert {"downtown.0", "downtown.1"} <= state.closed


def test_the_next_card_can_be_seen_and_no_further_one() -> None:
    game = Game.new(options(2, modules=(DUEL,)), "next")
    real, seen = duel_of(game.state), duel_of(game.view_for(0).state)
    assert seen.current == real.current
    assert seen.deck == (real.deck[0], UNKNOWN, UNKNOWN, UNKNOWN)
    drawn = duel_of(Game.from_view(game.view_for(0), Random("drawn")).state)
    assert drawn.deck[0] == real.deck[0]
    assert len({*drawn.deck, drawn.current}) == 5


def test_only_the_cards_of_the_duel_are_in_the_theater_and_in_the_deck() -> None:
    for modules in MODULES:
        state = Game.new(options(2, modules=modules), "cards").state
        assert {PERFORMANCES[card].card_set for card in [*state.deck, *(card.id for card in state.row)]} == {DUEL}


def test_twelve_cards_each_with_neutral_markers_that_share_no_circle() -> None:
    cards = [card for card in PERFORMANCES.values() if card.card_set == DUEL]
    assert Counter(card.theater for card in cards) == {"riverside": 4, "grand_magorian": 4, "magnus_pantheon": 4}
    for card in cards:
        neutral = {slot for slot, _ in card.neutral}
        assert neutral
        assert not any(link.a in neutral and link.b in neutral for link in card.links)


def test_each_pair_of_slots_and_of_weekdays_is_covered_by_two_cards() -> None:
    for location in ("downtown", "market_row", "dark_alley", "academy"):
        pairs = Counter(setup.slots[location] for setup in TURN_SETUPS.values())
        assert len(pairs) == 6
        assert set(pairs.values()) == {2}
    days = Counter(setup.days for setup in TURN_SETUPS.values())
    assert len(days) == 6
    assert set(days.values()) == {2}


def test_a_covered_slot_says_so() -> None:
    t = Alley(modules=("dark_alley", "prophecies", DUEL))
    t.state.closed = frozenset({"downtown.0"})
    t.begins_placing()
    waiting = next(c.id for c in t.player(0).characters.values())
    reason = slot_reason(t.state, 0, waiting, "downtown.0")
    assert reason is not None
    assert reason.id == "covered_this_turn"
    assert PlaceCharacter(waiting, "downtown.0") not in t.game.legal_moves()


@pytest.mark.parametrize("players", [3, 4])
def test_the_duel_is_for_two(players: int) -> None:
    with pytest.raises(OptionsError):
        options(players, modules=(DUEL,))


def test_the_duel_is_not_played_with_the_heir_but_its_cards_can_be_shuffled_in() -> None:
    with pytest.raises(OptionsError):
        solo_options(modules=("dark_alley", "heir", DUEL))
    usual, mixed = solo_options(), solo_options(rulings={"heir_duel_cards": True})
    assert usual.card_sets == (solo_card_set(2),)
    assert mixed.card_sets == (solo_card_set(2), DUEL)
    sets: Counter[str] = Counter()
    for number in range(12):
        state = Game.new(mixed, f"mixed {number}").state
        sets.update(PERFORMANCES[card].card_set for card in [*state.deck, *(card.id for card in state.row)])
    assert set(sets) == {solo_card_set(2), DUEL}
    assert STANDARD not in sets


def test_every_game_of_the_duel_lays_its_cards_in_the_roll_dice_phase() -> None:
    game = Game.new(options(2, modules=(DUEL,)), "told")
    told: list[object] = []
    random = Random("told")
    while not game.is_over:
        told += game.apply(random.choice(game.legal_moves()))
    laid = [event for event in told if isinstance(event, TurnSetupLaid)]
    assert len(laid) == sum(isinstance(event, TurnBegan) for event in told)
