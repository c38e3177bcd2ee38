"""Sentences that once said less or other than what happens, each beside the fact."""

import pytest
from academy_solo import HEIR, SoloAcademy
from academy_table import PROTEGE, Academy
from alley import Alley
from given import named
from powers_table import Powers
from solo import entries, tale
from table import Table, of

from trickerion.bots.outline import outlined
from trickerion.bots.planning import Planner
from trickerion.bots.weights import WEIGHTS
from trickerion.language.page import Page, Prose, Steps
from trickerion.rules.academy.catalog import CLASSROOMS
from trickerion.rules.academy.classroom import room_pays
from trickerion.rules.ask.actions import action_statuses
from trickerion.rules.ask.errands import deeds
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.catalog import TRICKS, Yields
from trickerion.rules.events import HeirStep, LessonPaid
from trickerion.rules.game import Game
from trickerion.rules.moves import LearnSecret, PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.scoring.sheet import score_sheet
from trickerion.scenes.workshop.tricks import end_game
from trickerion.screens.setup.rules_panel import coins_by_slot
from trickerion.ui.page_reader import read_page
from trickerion.words import card_tooltips, workbook_rules
from trickerion.words.academy import tips
from trickerion.words.academy import workbook as workbook_academy
from trickerion.words.plans import errand, stands
from trickerion.words.powers import workbook as workbook_powers
from trickerion.words.reasons import long

NAMES = named("Ada", "Boris", "Chris", "Dora")
MAGICIAN, APPRENTICE = "magician", "apprentice_1"
WALLED = "walled"


def told(page: Page) -> str:
    """Every sentence of a page of How to Play."""
    found = [block.markup for block in page.blocks if isinstance(block, Prose)]
    found += [text for block in page.blocks if isinstance(block, Steps) for text in block.steps]
    return " ".join(found)


def why(table: Table, action: str) -> str:
    """Why the acting Character cannot take an Action, in a sentence."""
    reason = next(status.reason for status in action_statuses(table.state, 0) if status.action == action)
    return long(reason, NAMES, 0) if reason is not None else ""


def test_a_plan_in_which_two_do_the_same_says_its_verb_once() -> None:
    t = Table(2).team(0, "apprentice_2").purse(0, coins=20).stock("wood", "glass", "fabric", "animal")
    t.trick(0, "ghost_trap").state.stack = []
    goal = outlined(Planner(0, WEIGHTS), t.state, {APPRENTICE: "market_row", "apprentice_2": "market_row"}).goal
    assert goal == "Buy Animal, Wood, Glass and Fabric, for Tricks that can be prepared next turn."


@pytest.mark.parametrize(
    ("turn", "coins", "said"),
    [(7, 20, "; they count 6 Fame in"), (7, 70, "; they count 20 Fame in"), (7, 9, ""), (6, 20, "")],
)
def test_the_last_plan_says_what_many_coins_count_that_stay_in_the_purse(turn: int, coins: int, said: str) -> None:
    t = Table(2, modules=("dark_alley",)).purse(0, coins=coins)
    t.state.turn, t.state.stack = turn, []
    expected = outlined(Planner(0, WEIGHTS), t.state, {}).expects
    assert ("Coins are left" in expected) == bool(said)
    assert said in expected


def test_toll_gates_are_paid_at_the_academy_too_and_say_so() -> None:
    t = Academy().prophecy("toll_gates").assigned(0, magician="academy").placing(0)
    t.do(PlaceCharacter(MAGICIAN, "academy.0"))
    assert t.player(0).coins == 7
    assert "+2 slot of any Location costs 3 Coins" in " ".join(card_tooltips.prophecy("toll_gates").body)
    page = told(read_page("academy", workbook_academy.GIVEN))
    assert "all Locations" in page
    assert "holds in the Academy, too" in page


def test_a_demonstration_lesson_is_about_an_academy_marker() -> None:
    said = " ".join(card_tooltips.prophecy("demonstration_lesson").body)
    assert "for an Academy marker from the supply or a Practice Room" in said
    assert "Trick Marker" not in said


def geerts_renovation(coins: int) -> str:
    """The Heir as Geert has both secrets, Fame for level 1 alone, and renovates."""
    t = SoloAcademy("easy", magician="geert_van_augustin").knows("quick_study", "savings_book")
    t.state.closed = frozenset({"academy.0", "academy.1", "academy.2"})
    t.purse(HEIR, coins=coins, fame=5)
    events = t.at_work(3)
    step = next(step for step in of(HeirStep, events) if step.reason == "renovate")
    return entries(step, events)[0].body


@pytest.mark.parametrize("coins", [0, 4, 9])
def test_the_heir_as_geert_takes_the_dearest_option_and_says_why(coins: int) -> None:
    """Also where all options have one threshold, and with few Coins."""
    said = geerts_renovation(coins)
    assert "As Geert van Augustin, it always takes the dearest" in said
    assert "cheapest" not in said


def test_a_doubled_lesson_of_the_heir_says_so() -> None:
    t = SoloAcademy(modules=("dark_alley", "prophecies", "heir", "academy")).heirs_trick(WALLED, 1, "spades", 0)
    t.teaches(HEIR, WALLED, "chalk_room")
    bodies = {}
    for prophecy in ("", "double_lesson"):
        t.state.active_prophecy = prophecy
        bodies[prophecy] = tale([of(LessonPaid, t.only("classroom"))])[0].body
    assert bodies[""].startswith("It gets the Yields as printed")
    assert bodies["double_lesson"].startswith("Double Lesson gives it twice the Yields as printed")


def test_when_both_secrets_on_display_were_learned_there_are_more() -> None:
    t = Academy().display("", "").acts(0, MAGICIAN)
    assert not t.offers(LearnSecret)
    assert "Reveal Secret turns up another" in why(t, "learn_secret")
    assert why(t.change(stack=()), "learn_secret") == "No secret is left."
    t = Academy().display("", "night_school").change(stack=()).acts(0, MAGICIAN)
    assert why(t, "reveal_secret") == "The stack of secrets is empty.", "one is still on display"


def test_without_a_trick_every_action_with_one_says_that() -> None:
    t = Academy().acts(0, MAGICIAN)
    assert {why(t, action) for action in ("practice", "teach")} == {"You have no Trick yet: learn one Downtown."}
    plain = Table(2).acts(0, MAGICIAN, "workshop.0.0")
    assert why(plain, "prepare") == "You have no Trick yet: learn one Downtown."
    plain = Table(2).team(0, "engineer").trick(0, "linking_rings", place=3).acts(0, MAGICIAN, "workshop.0.0")
    assert "on the Engineer’s board already" in why(plain, "move_trick")


def test_in_the_academy_there_are_five_trick_markers_of_a_suit() -> None:
    t = Academy().trick(0, "linking_rings").components(0, wood=2, glass=2, metal=2)
    t.player(0).supply["spades"] = 0
    assert "All your Spades markers are in use" in why(t.acts(0, MAGICIAN, "workshop.0.0"), "prepare")


def test_an_observatory_rounds_down_and_says_so() -> None:
    room = CLASSROOMS["observatory"]
    assert room_pays(room, Yields(3, 5, 2)) == (1, 2, 2)
    pays = tips.classroom_pays(room)
    assert pays.count("rounded down") == 2
    assert "the {shard} (2 at most)" in pays


def test_an_echo_chamber_says_that_one_of_a_pile_comes_back() -> None:
    """That it does: test_one_marker_of_a_pile_goes_back_to_its_trick_card."""
    assert "(one of a pile) comes back to the Trick card" in " ".join(tips.room("echo_chamber").body)


def test_the_bonus_of_a_classroom_is_not_for_a_marker_of_another() -> None:
    """That it is not: test_classrooms.py."""
    assert all("from no other Classroom" in tips.match_bonus(room) for room in CLASSROOMS.values())
    assert "from another Classroom" in " ".join(card_tooltips.special("honorary_degree").body)


def test_the_cap_of_the_final_scoring_is_that_of_2019() -> None:
    assert "in the rules of 2019 each brings 20 {fame} at most" in told(read_page("powers", workbook_powers.GIVEN))
    rich = next(trick for trick in TRICKS.values() if trick.end_game and trick.end_game["kind"] == "per_shard")
    for edition, worth in (("2015", 25), ("2019", 20)):
        t = Alley(2, modules=("dark_alley",), edition=edition).trick(0, rich.id).purse(0, shards=25)
        t.components(0, **rich.components)
        facts = trick_facts(t.state, 0, 0)
        assert facts is not None
        assert facts.end is not None
        assert f"*{worth}* {{fame}}" in end_game(facts.end)
        assert (
            f"At the end it would earn {worth} {{fame}} now."
            in card_tooltips.owned_trick(facts, 0, t.state.row_ids).body
        )


def test_with_powers_the_table_does_not_say_that_all_components_are_needed() -> None:
    for table, says in ((Powers(), True), (Alley(2), False)):
        assert ("a Power may let it lack some" in score_sheet(table.game.state, []).note) == says


@pytest.mark.parametrize(("players", "words"), [(2, "10 or 14"), (3, "10 to 14"), (4, "10 to 16")])
def test_the_coins_at_the_start_are_those_of_the_slots_that_so_many_players_use(players: int, words: str) -> None:
    game = Game.new(GameOptions(tuple(Seat(name) for name in NAMES[:players])), "coins")
    coins = {player.coins for player in game.state.players}
    assert coins_by_slot(10, players) == words
    assert {int(number) for number in words.split() if number.isdigit()} == {min(coins), max(coins)}


def planned(t: Table, **cards: str) -> dict[str, str]:
    """What a plan with these cards says of every Character."""
    t.state.stack = []
    return outlined(Planner(0, WEIGHTS), t.state, cards).errands


def test_performance_cards_move_to_the_right_and_no_way_round() -> None:
    page = told(read_page("end_turn", workbook_rules.GIVEN))
    assert "*Performance cards move* a place to the right" in page
    assert "clockwise" not in page


def test_only_a_character_with_a_wage_is_not_worth_it() -> None:
    said = planned(Academy().phase(4))
    assert said[APPRENTICE] == "stay idle: nothing is worth the wage"
    assert said[MAGICIAN] == said[PROTEGE] == "stay idle: there is nothing to do", "they work for nothing"
    assert planned(Academy().knows(0, "frugal_life", "night_school").phase(4))[PROTEGE].endswith("nothing to do")
    assert planned(Academy().knows(0, "quick_study").phase(4))[PROTEGE].endswith("worth the wage")


def test_who_takes_no_action_stands_behind_the_stage_only_in_the_theater() -> None:
    assert stands("theater") == "wait backstage"
    assert (stands("downtown"), stands("market_row")) == ("wait in Downtown", "wait in the Market Row")


def test_learning_a_secret_is_told_of_a_plan() -> None:
    t = Academy()
    assert errand(deeds([LearnSecret("night_school")], t.state, 0)) == "learn the secret Night School"
