"""Dice, shows, End Turn and scoring in solo games: what differs from a game between players."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest
from given import there
from solo import HEIR, PLAYER, Solo, solo_options
from table import END_TURN, of

from trickerion.rules import events as e
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.rules.game import Game
from trickerion.rules.heir.ending import final_score
from trickerion.rules.moves import Perform, RerollConfiguration, Skip
from trickerion.rules.state import Performance

RIVERSIDE = "solo_riverside_03"


def test_no_slot_is_closed_before_the_dice_are_rolled() -> None:
    """Two players do without the +1 slots; here the Configuration dice decide."""
    game = Game.new(solo_options(setup="full"), "closed")
    assert game.state.phase == "setup"
    assert not game.state.closed


def next_dice(t: Solo, turn: int) -> list[str]:
    """Locations whose dice are rolled when a turn begins, the player answering with the first offer."""
    events = t.phase_at(0, turn)
    if t.question == "ChoosingConfiguration":
        events += t.do(t.game.legal_moves()[0])
    return [event.location for event in of(e.ConfigurationRolled, events)]


def test_the_configuration_dice_of_the_first_five_turns() -> None:
    """All; the Theater's and one of the player's choice; then the two without token take turns."""
    t = Solo()
    t.change(dice=(), tokens=())
    assert next_dice(t, 1) == ["downtown", "market_row", "dark_alley", "theater"]
    assert there(t.state.heir).tokens == ()
    for _ in range(3):
        assert sum(f"{day}.perform" in t.state.closed for day in DAYS) == 2
        for location in ("downtown", "market_row", "dark_alley"):
            assert sum(f"{location}.{n}" in t.state.closed for n in range(4)) == 2
    second = next_dice(t, 2)
    assert second == ["downtown", "theater"]
    assert set(there(t.state.heir).tokens) == set(second)
    third = next_dice(t, 3)
    assert third == ["market_row", "dark_alley"]
    assert set(there(t.state.heir).tokens) == set(third)
    assert next_dice(t, 4) == second
    assert next_dice(t, 5) == third


def test_the_player_chooses_the_second_die_of_turn_two_only() -> None:
    t = Solo()
    t.change(tokens=())
    t.phase_at(0, 2)
    assert set(t.game.legal_moves()) == {RerollConfiguration(p) for p in ("downtown", "market_row", "dark_alley")}
    t.do(RerollConfiguration("dark_alley"))
    t.phase_at(0, 3)
    assert t.question != "ChoosingConfiguration"


def test_dice_without_a_reroll_keep_their_blocking_tokens() -> None:
    t = Solo()
    t.change(tokens=("theater", "downtown"))
    before = {slot for slot in t.state.closed if SLOTS[slot].location in ("theater", "downtown")}
    faces = dict(there(t.state.heir).dice)
    t.phase_at(0, 3)
    after = dict(there(t.state.heir).dice)
    assert [after[place] for place in ("theater", "downtown")] == [faces[place] for place in ("theater", "downtown")]
    assert before <= t.state.closed


def show(magician: str = "electra", player: str = "the_great_optico", **more: Any) -> Solo:
    """The Heir's Magician performs; on one card lies Walled, on the other Chinese Sticks, both the Heir's."""
    t = Solo(magician=magician, player=player, **more).row("solo_riverside_01", RIVERSIDE)
    t.heirs_trick("walled", 0, "spades", 0).heirs_trick("chinese_sticks", 0, "hearts", 1).heirs_team("magician")
    t.laid(RIVERSIDE, (0, 0), HEIR, "walled", "right", "spades")
    return t.laid("solo_riverside_01", (0, 1), HEIR, "chinese_sticks", "up", "hearts")


def test_the_players_spiritmaster_chooses_the_heirs_show() -> None:
    """For a Shard; without it the Heir takes its best card."""
    for shards, chosen in ((1, "solo_riverside_01"), (0, RIVERSIDE)):
        t = show("the_mechaniker", "yoruba_spiritmaster").purse(PLAYER, shards=shards)
        t.works(HEIR, "magician", "friday.perform").phase_at(5, 3)
        assert t.question == ("Possessing" if shards else "HeirChoosingShow")
        if shards:
            t.do(Perform("solo_riverside_01"))
        else:
            t.do(t.next)
        assert t.player(PLAYER).shards == 0
        assert there(
            next(owned for owned in t.player(HEIR).tricks if there(owned).trick.category == "escape")
        ).markers == (chosen == RIVERSIDE)
    # spiritmaster may let the heir choose
    t = show("the_mechaniker", "yoruba_spiritmaster").purse(PLAYER, shards=1)
    t.works(HEIR, "magician", "friday.perform").phase_at(5, 3)
    t.do(Skip())
    assert t.question == "HeirChoosingShow"
    assert t.next == Perform(RIVERSIDE)
    assert t.player(PLAYER).shards == 1
    # The Heir never declines, so there is nothing to choose (ruling 85).
    t = show("the_mechaniker", "yoruba_spiritmaster").purse(PLAYER, shards=1)
    t.state.replace_performance(Performance.empty("solo_riverside_01"))
    t.works(HEIR, "magician", "friday.perform").phase_at(5, 3)
    assert t.question == "HeirChoosingShow"


@pytest.mark.parametrize("day", DAYS)
def test_weekdays_change_the_players_yields_but_not_the_heirs(day: str) -> None:
    """The player's Trick in the Heir's show: the weekday of the Heir's Magician, as the player has none."""
    t = show("the_mechaniker").trick(PLAYER, "burning_mummy", "clubs", markers=0)
    t.laid(RIVERSIDE, (1, 2), PLAYER, "burning_mummy", "up", "clubs")
    t.works(HEIR, "magician", f"{day}.perform").phase_at(5, 3)
    paid = {event.owner: (event.fame, event.coins) for event in of(e.TrickPerformed, t.do(t.next))}
    change = {"thursday": -1, "sunday": 1}.get(day, 0)
    assert paid == {HEIR: (3, 2), PLAYER: (2 + change, 2 + change)}


def test_without_a_marker_there_is_no_show() -> None:
    t = Solo().row(RIVERSIDE).heirs_team("magician").works(HEIR, "magician", "friday.perform").purse(HEIR, coins=0)
    events = t.phase_at(5, 3)
    assert not of(e.PerformanceBegan, events)
    assert t.has(HEIR) == (5, 0, 0)


@pytest.mark.parametrize(("difficulty", "fame", "coins"), [("easy", 0, 0), ("normal", 0, 4), ("hard", 2, 0)])
def test_every_helper_backstage_brings_the_bonus_of_the_difficulty(difficulty: str, fame: int, coins: int) -> None:
    t = show("the_mechaniker", difficulty=difficulty).heirs_team("magician", "engineer", "apprentice_1")
    t.player(HEIR).hand.append("theater")
    for place, name in enumerate(("magician", "engineer", "apprentice_1")):
        t.works(HEIR, name, "friday.perform" if not place else f"friday.backstage.{place - 1}")
    t.purse(HEIR, fame=5, coins=0).phase_at(5, 3)
    t.do(t.next)
    card = t.player(HEIR).fame_by.get("performer_helper", 0)
    coins_of_trick, coins_of_card = 2, Performance.empty(RIVERSIDE).card.bonus.coins
    assert card == fame
    assert t.player(HEIR).coins == coins + coins_of_trick + coins_of_card


def test_the_heir_pays_no_wages_and_the_player_does() -> None:
    t = Solo().heirs_team("magician", "engineer").purse(HEIR, fame=5, coins=9)
    t.works(HEIR, "engineer", "workshop.1.0").works(PLAYER, "apprentice_1", "workshop.0.0")
    assert [event.seat for event in of(e.WagesPaid, t.phase_at(END_TURN, 3))] == [PLAYER]
    assert t.player(HEIR).coins == 9


@pytest.mark.parametrize(("difficulty", "each"), [("easy", 2), ("normal", 3), ("hard", 3)])
@pytest.mark.parametrize(("coins", "tens"), [(9, 0), (10, 1), (19, 1), (20, 2), (34, 3)])
def test_only_full_tens_of_coins_become_fame(difficulty: str, each: int, coins: int, tens: int) -> None:
    t = Solo(difficulty).purse(HEIR, fame=5, coins=coins)
    events = t.phase_at(END_TURN, 3)
    assert [event.fame for event in of(e.CoinsExchanged, events)] == [each * tens] * bool(tens)
    assert t.player(HEIR).coins == coins % 10
    assert t.player(HEIR).fame_by.get("heir_exchange", 0) == each * tens


def leaving(turn: int) -> tuple[Solo, list[Any]]:
    """A full row at the end of a turn; Walled of the Heir and Burning Mummy of the player lie on the last card."""
    t = Solo(magician="the_mechaniker").row("solo_magorian_04", "solo_riverside_01", RIVERSIDE)
    t.heirs_trick("walled", 1, "spades", 0).trick(PLAYER, "burning_mummy", "clubs")
    t.laid(RIVERSIDE, (0, 0), HEIR, "walled", "right", "spades")
    t.laid(RIVERSIDE, (1, 2), PLAYER, "burning_mummy", "up", "clubs").purse(HEIR, fame=5, coins=9, shards=0)
    return t, t.phase_at(END_TURN, turn)


def test_a_card_that_leaves_pays_the_heir_one_less_and_its_marker_is_ready_again() -> None:
    """3 Fame, 2 Coins, 1 Shard become 2, 1, 1; the Coins come after the exchange. The player gets nothing."""
    t, events = leaving(3)
    assert [event.card for event in of(e.PerformanceCardLeft, events)] == [RIVERSIDE]
    assert t.player(HEIR).fame_by["heir_leaving_card"] == 2
    assert (t.player(HEIR).coins, t.player(HEIR).shards) == (10, 1)
    assert there(t.player(HEIR).tricks[0]).markers == 2
    assert t.player(PLAYER).supply["clubs"] == 4
    assert set(t.player(PLAYER).fame_by) <= {"start", "advertise"}
    # in the last turn no card leaves and its markers are paid in the scoring
    t, events = leaving(7)
    assert not of(e.PerformanceCardLeft, events)
    assert t.game.is_over
    assert "heir_leaving_card" not in t.player(HEIR).fame_by
    lines = {line.category: line.fame for line in t.state.scores if line.seat == HEIR}
    assert (lines["heir_markers"], lines["shards"]) == (2, 1)


def test_hired_characters_join_at_the_end_of_the_turn() -> None:
    t = Solo().heirs_team("magician", "engineer").plan("quiet_week").all_dice(inn_specialist="manager")
    t.purse(HEIR, fame=10).heirs_trick("water_tank_escape", 2, "spades", 0).heirs_trick("burning_mummy", 1, "clubs", 1)
    events = t.assigned(HEIR, engineer="downtown").heir_places()
    assert [event.character for event in of(e.CharacterHired, events)] == ["manager"]
    assert list(t.player(HEIR).characters) == ["magician", "engineer"]
    t.phase_at(END_TURN, 3)
    assert list(t.player(HEIR).characters) == ["magician", "engineer", "manager"]


@pytest.mark.parametrize("hired", [["apprentice_2", "manager"], ["manager", "apprentice_2"]])
def test_hired_characters_take_their_places_in_line(hired: list[str]) -> None:
    """Magician, Specialists, Apprentices, in whatever order they were hired; the older ones first."""
    t = Solo().heirs_team("magician", "engineer", "apprentice_1")
    t.player(HEIR).hired = hired
    t.phase_at(END_TURN, 3)
    assert list(t.player(HEIR).characters) == ["magician", "engineer", "manager", "apprentice_1", "apprentice_2"]


FACTS = tomllib.loads(files("trickerion.rules").joinpath("cards", "heir.toml").read_text(encoding="utf-8"))
IGNORED = set(FACTS["setup"]["prophecies"]["heir_ignores"])
PLACES = {"magician": "downtown", "engineer": "market_row", "apprentice_1": "dark_alley"}


def turn_of_the_heir(prophecy: str) -> tuple[Any, ...]:
    """Placements at three Locations and a helper backstage who makes a Link with a Shard: what the Heir has then."""
    t = Solo(magician="the_mechaniker", modules=("dark_alley", "heir"), seed="ignored").row(RIVERSIDE)
    t.heirs_team("magician", "engineer", "apprentice_1", "manager").purse(HEIR, fame=5, coins=0, shards=3)
    t.heirs_trick("burning_mummy", 1, "clubs", 0).change(shopping=("rope", "saw")).plan("quiet_week")
    t.all_dice(bank_a="4", bank_b="6").state.active_prophecy = prophecy
    t.assigned(HEIR, manager="theater", **PLACES).waits()
    while there(t.game.decision).seat == HEIR or t.question == "Placing":
        t.do(t.next) if there(t.game.decision).seat == HEIR else t.do(t.game.legal_moves()[0])
        if t.question == "CharacterActs":
            t.do(next(move for move in t.game.legal_moves() if type(move).__name__ == "FinishCharacter"))
    return t.has(HEIR), sorted(t.player(HEIR).hand), t.state.orders, t.player(HEIR).tricks


@pytest.mark.parametrize("prophecy", sorted(IGNORED))
def test_prophecies_that_the_heir_ignores(prophecy: str) -> None:
    assert turn_of_the_heir(prophecy) == turn_of_the_heir("")


@pytest.mark.parametrize("prophecy", ["open_vaults", "night_of_chains", "twin_shards", "shining_shards"])
def test_prophecies_that_work_for_the_heir_too(prophecy: str) -> None:
    assert turn_of_the_heir(prophecy) != turn_of_the_heir("")


@pytest.mark.parametrize("prophecy", ["empty_friday", "golden_saturday", "even_week"])
@pytest.mark.parametrize("day", DAYS)
def test_prophecies_about_weekdays_leave_the_heirs_show_alone(prophecy: str, day: str) -> None:
    t = show("the_mechaniker")
    t.state.active_prophecy = prophecy
    t.works(HEIR, "magician", f"{day}.perform").phase_at(5, 3)
    assert [(event.fame, event.coins) for event in of(e.TrickPerformed, t.do(t.next))] == [(3, 2)]


@pytest.mark.parametrize(("difficulty", "each"), [("easy", 5), ("normal", 7), ("hard", 10)])
@pytest.mark.parametrize("cap", [0, 20])
def test_level_3_tricks_by_difficulty_and_the_limit_of_the_other_reading(difficulty: str, each: int, cap: int) -> None:
    t = Solo(difficulty, rulings={"heir_level_3_cap": cap})
    for place, (trick, suit) in enumerate(
        (("buried_alive", "spades"), ("iron_maiden", "hearts"), ("automaton", "clubs"), ("hellhound", "diamonds"))
    ):
        t.heirs_trick(trick, 1, suit, place)
    line = next(line for line in final_score(t.state, HEIR, []) if line.category == "heir_level_3")
    assert (line.number, line.fame) == (4, min(4 * each, cap) if cap else 4 * each)


def test_shards_and_special_cards_bring_20_at_most_and_coins_nothing() -> None:
    t = Solo(modules=("dark_alley", "heir")).purse(HEIR, shards=33, coins=9)
    decks = t.state.special_decks
    t.player(HEIR).hand += [card for deck in ("theater", "workshop") for card in decks[deck]]
    lines = {line.category: line.fame for line in final_score(t.state, HEIR, [])}
    assert (lines["shards"], lines["special_cards"], sum(lines.values())) == (20, 20, 40)
