"""The Heir plays the Academy: set-up, dice, plan cards, and what its Characters do there, by the procedure."""

from typing import Any

import pytest
from academy_solo import CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4, PROTEGE, SoloAcademy, steps
from given import all_of, there
from solo import HEIR, PLAYER, solo_options
from table import END_TURN, of

from trickerion.rules import events as ev
from trickerion.rules.academy.board import working_secrets
from trickerion.rules.academy.catalog import SPACES, TILES
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.chance import Chance
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import ACADEMY_PLANS, SPECIAL_ICON, by_points
from trickerion.rules.heir.dark_alley import decks_left
from trickerion.rules.heir.ending import final_score
from trickerion.rules.heir.placing import own_points
from trickerion.rules.heir.plan import HeirAssigning, icons_of, locations_to_try
from trickerion.rules.heir.theater import _orientations
from trickerion.rules.heir.tricks import plan_deck
from trickerion.rules.moves import RerollConfiguration

ALL = ("dark_alley", "prophecies", "heir", "academy")


def new(difficulty: str = "normal", magician: str = "", seed: str = "set-up", modules: tuple[str, ...] = ALL) -> Game:
    return Game.new(solo_options(difficulty, magician, modules=modules), seed)


# ------------------------------------------------------------------ set-up
@pytest.mark.parametrize(
    ("difficulty", "specialists", "apprentices"), [("easy", 1, 1), ("normal", 1, 2), ("hard", 2, 1)]
)
def test_the_protege_stands_behind_the_magician(difficulty: str, specialists: int, apprentices: int) -> None:
    team = list(new(difficulty).state.players[HEIR].characters.values())
    assert [character.kind for character in team[:2]] == ["magician", "protege"]
    assert len(team) == 2 + specialists + apprentices
    assert sum(character.kind == "apprentice" for character in team) == apprentices


def test_the_heir_begins_with_3_fame_and_5_markers_of_each_symbol_and_the_player_with_12_coins() -> None:
    state = new(magician="electra").state
    heir, player = state.players[HEIR], state.players[PLAYER]
    assert heir.fame_by["start"] == 3
    assert (heir.coins, heir.shards) == (0, 0)
    assert sorted(heir.hand) == ["academy", "dark_alley", "downtown", "market_row", "theater", "theater", "workshop"]
    assert all(
        heir.supply[suit] + sum(t.markers for t in heir.tricks if t and t.suit == suit) == 5 for suit in heir.supply
    )
    spent = 1 if player.advertised else 0
    assert player.coins + spent == 12
    assert player.has("protege")
    # board is that of two players: Eight spaces, A and B closed, twelve Banners each, two secrets on display.
    board = new().state.boards["academy"]
    assert len(board.rooms) == 8
    assert board.closed == ("a", "b")
    assert board.banners == (12, 12)
    assert all(board.display)
    assert board.secrets == ((), ())
    # prophecies four are out and seven are exchanged for six of the academy
    state = new().state
    tokens = [*state.pending, *state.prophecy_stack]
    own = [token for token in tokens if PROPHECIES[token].module == "academy"]
    assert not {"long_shadow", "from_the_bottom", "hidden_hands", "free_improvisation"} & set(tokens)
    assert len(own) == 6
    assert len(tokens) == 27 - 3 - 7 + 6
    # all twelve magicians can be the heir
    assert {new(seed=str(number)).state.players[HEIR].magician for number in range(150)} == set(MAGICIANS)


# ------------------------------------------------------------------ plan cards
def test_with_the_academy_the_plan_deck_has_cards_of_its_own() -> None:
    """Five set-up cards, of which four are in the deck or left over, and four performance cards."""
    kinds = [card.kind for card in ACADEMY_PLANS.values()]
    assert (kinds.count("setup"), kinds.count("performance")) == (5, 4)
    assert set(there(new().state.heir).plans) <= set(ACADEMY_PLANS)
    for number in range(200):
        deck = plan_deck(Chance(number, 0), ACADEMY_PLANS.values())
        weeks = [ACADEMY_PLANS[plan].kind for plan in deck]
        assert len(set(deck)) == 7
        assert weeks[0] == "setup"
        assert weeks[-1] == "performance"
        assert weeks[1:4].count("performance") == 1
        assert weeks[4:6].count("performance") in (1, 2)


def test_the_academys_plan_cards_can_be_served_by_the_heirs_assignment_cards() -> None:
    deck = {"theater": 2, "downtown": 1, "market_row": 1, "workshop": 1, "dark_alley": 1, "academy": 1}
    for plan in ACADEMY_PLANS.values():
        plain = [icon for icon in plan.icons if not icon.startswith(SPECIAL_ICON)]
        assert all(plain.count(place) <= most for place, most in deck.items())
        assert len(plan.icons) == 6
        assert len(plain) >= 5
        assert (plan.icons[0] == "theater") == (plan.kind == "performance")


def test_six_characters_stand_in_line_and_the_second_icon_is_the_proteges() -> None:
    t = SoloAcademy().plan("academy_gala")
    t.heirs_team("magician", "protege", "engineer", "manager", "apprentice_1", "apprentice_2", "apprentice_3")
    t.change(plans=("academy_gala",))
    t._go([HeirAssigning(HEIR)], "assignment", 3)
    while t.question == "HeirAssigning":
        t.do(t.next)
    icons = icons_of(t.state)
    laid = {name: character.card for name, character in t.player(HEIR).characters.items()}
    assert laid["protege"] in ("", icons[1])
    assert len(icons) == 6
    assert not laid["apprentice_3"]
    assert sum(map(bool, laid.values())) >= 5


def rerolled(t: SoloAcademy) -> set[str]:
    """The Locations whose die may be rolled again."""
    return {move.location for move in all_of(RerollConfiguration, t.game.legal_moves())}


# ------------------------------------------------------------------ the fifth die, priorities, decks
def test_the_fifth_configuration_die_closes_two_slots_of_the_academy() -> None:
    t = SoloAcademy(modules=ALL)
    t.change(dice=(), tokens=())
    rolled = [event.location for event in of(ev.ConfigurationRolled, t.phase_at(0, 1))]
    assert rolled == ["downtown", "market_row", "dark_alley", "theater", "academy"]
    assert sum(f"academy.{slot}" in t.state.closed for slot in range(4)) == 2
    # without the academy there are four dice and its slots are left alone
    state = new(modules=("dark_alley", "heir")).state
    assert len(there(state.heir).dice) == 4
    assert not any(slot.startswith("academy") for slot in state.closed)
    # with five dice the player chooses in every turn: The Theater's every second turn; two without a token otherwise.
    t = SoloAcademy()
    t.change(tokens=())
    t.phase_at(0, 2)
    assert rerolled(t) == {"downtown", "market_row", "dark_alley", "academy"}
    t.do(RerollConfiguration("academy"))
    assert there(t.state.heir).tokens == ("theater", "academy")
    t.phase_at(0, 3)
    assert rerolled(t) == {"downtown", "market_row", "dark_alley"}
    t.do(RerollConfiguration("downtown"))
    t.do(RerollConfiguration("dark_alley"))
    assert there(t.state.heir).tokens == ("downtown", "dark_alley")


def test_the_academy_has_its_place_in_both_priority_lists() -> None:
    """Ready: Theater, Downtown, Academy; Busy: Downtown, Academy, Theater."""
    cards = dict(zip(("magician", "protege", "engineer"), ("theater", "academy", "downtown"), strict=True))
    t = SoloAcademy(difficulty="easy").heirs_team(*cards).heirs_trick("burning_mummy", 1, "spades", 0)
    t.assigned(HEIR, **cards)
    assert locations_to_try(t.plan("academy_open_day").state, HEIR) == ["downtown", "academy", "theater"]
    assert locations_to_try(t.plan("academy_gala").state, HEIR) == ["theater", "downtown", "academy"]
    # academys deck is the third of those with equally few cards
    assert decks_left(SoloAcademy().state) == ["theater", "downtown", "academy", "market_row", "workshop"]


# ------------------------------------------------------------------ Action Points and Actions
@pytest.mark.parametrize(("secrets", "points"), [((), 1), (("quick_study",), 2), (("quick_study", "savings_book"), 3)])
def test_the_protege_has_one_action_point_and_one_more_with_each_secret(secrets: tuple[str, ...], points: int) -> None:
    t = SoloAcademy().knows(*secrets)
    assert own_points(t.state, HEIR, t.player(HEIR).characters[PROTEGE]) == points


def test_actions_by_action_points_and_difficulty() -> None:
    table = {
        level: [by_points("academy_actions", level, points) for points in range(1, 6)] for level in ("easy", "hard")
    }
    assert table == {"easy": [1, 1, 1, 2, 2], "hard": [1, 1, 2, 2, 3]}
    # the heir stands on the highest open slot of the academy
    t = SoloAcademy()
    t.state.closed = frozenset({"academy.0"})
    t.at_work()
    assert t.player(HEIR).characters[PROTEGE].slot == "academy.1"


# ------------------------------------------------------------------ Secret
def test_a_coin_decides_which_secret_it_takes_and_the_place_stays_empty() -> None:
    """Heads: the left one."""
    seen = set()
    for seed in "abcdefgh":
        t = SoloAcademy(seed=seed)
        left, right = t.board.display
        events = t.at_work()
        assert steps(events)[0] == "learn_secret"
        is_heads = of(ev.CoinTossed, events)[0].is_heads
        assert t.board.secrets[HEIR] == (left if is_heads else right,)
        assert t.board.display == (("", right) if is_heads else (left, ""))
        seen.add(is_heads)
    assert seen == {True, False}


def test_a_single_secret_on_display_is_taken_without_a_coin_and_with_none_the_step_is_skipped() -> None:
    t = SoloAcademy()
    only = t.board.display[1]
    t.lays_out(display=("", only))
    events = t.at_work()
    assert not of(ev.CoinTossed, events)
    assert t.board.secrets[HEIR] == (only,)
    t = SoloAcademy().lays_out(display=("", ""))
    events = t.at_work()
    assert "learn_secret" not in steps(events)
    assert [step.skipped for step in of(ev.HeirStep, events)].count("no_secret") == 1
    t = SoloAcademy().lays_out(display=("", ""), secrets=((), ("quick_study", "savings_book")))
    assert not any(step.skipped for step in of(ev.HeirStep, t.at_work())), "it wants none"
    # with two secrets it takes no more
    assert "learn_secret" not in steps(SoloAcademy().knows("quick_study", "savings_book").at_work())


# ------------------------------------------------------------------ Renovate
def learned(difficulty: str = "easy", **more: Any) -> SoloAcademy:
    """The Heir has both secrets, so that it begins with Renovate; on easy its Protégé has one Action."""
    t = SoloAcademy(difficulty, **more).knows("quick_study", "savings_book")
    t.state.closed = frozenset({"academy.0", "academy.1", "academy.2"})
    return t


def renovated(t: SoloAcademy, turn: int = 3) -> ev.RoomRenovated:
    found: ev.RoomRenovated = of(ev.RoomRenovated, t.at_work(turn))[0]
    return found


@pytest.mark.parametrize(("own", "others", "renovates"), [(3, 4, True), (4, 4, True), (5, 4, False), (1, 0, False)])
def test_it_renovates_unless_it_has_more_banners_there_than_the_player(own: int, others: int, renovates: bool) -> None:
    """But for Actions that are left over."""
    t = learned().purse(HEIR, coins=6, fame=20).room(CLASS_3, "chalk_room", HEIR, own)
    if others:
        t.room(CLASS_4, "counting_house", PLAYER, others)
    assert steps(t.at_work())[0] == ("renovate" if renovates else "renovate_left")


@pytest.mark.parametrize(("fame", "threshold"), [(15, 1), (16, 16), (35, 16), (36, 36)])
def test_a_fame_threshold_met_exactly_is_the_heirs(fame: int, threshold: int) -> None:
    assert renovated(learned().purse(HEIR, coins=6, fame=fame)).threshold == threshold


@pytest.mark.parametrize(("coins", "is_cheap"), [(0, True), (4, True), (5, False), (12, False)])
def test_with_up_to_four_coins_it_takes_the_cheapest_option_else_the_dearest(coins: int, is_cheap: bool) -> None:
    """It pays all its Coins, nine at most, whatever the option costs."""
    t = learned().purse(HEIR, coins=coins, fame=20)
    room = renovated(t)
    prices = [r.coins for space in (CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4) for r in SPACES[space].renovations[1:2]]
    price = next(r for r in SPACES[room.space].renovations if r.threshold == 16)
    assert room.threshold == 16
    assert price.coins == (min(prices) if is_cheap else max(prices))
    assert t.player(HEIR).coins == max(0, coins - 9)
    assert t.player(HEIR).fame == 20 + price.fame
    assert room.coins == min(coins, 9)
    assert room.banners == 3
    assert TILES[room.tile].threshold == 16


@pytest.mark.parametrize(("turn", "room_type"), [(3, "classroom"), (4, "practice"), (5, "classroom"), (6, "practice")])
def test_of_equal_options_odd_turns_take_a_classroom_and_even_turns_a_practice_room(turn: int, room_type: str) -> None:
    assert SPACES[renovated(learned().purse(HEIR, coins=9, fame=20).lays_out(closed=()), turn).space].type == room_type


def test_of_equal_rooms_the_upper_one() -> None:
    t = learned().purse(HEIR, coins=9, fame=40).lays_out(closed=())
    room = renovated(t)
    dearest = max(r.coins for space in t.board.rooms for r in SPACES[space.space].renovations if r.threshold == 36)
    equal = [r.space for r in t.board.rooms if SPACES[r.space].renovations[2].coins == dearest]
    assert room.space == next(space for space in equal if SPACES[space].type == "classroom")


def test_with_more_banners_than_the_player_it_does_not_renovate_while_it_can_teach() -> None:
    t = learned().heirs_trick("burning_mummy", 1, "spades", 0).room(CLASS_3, "chalk_room", builder=HEIR)
    assert steps(t.at_work())[0] == "teach"
    t = learned().heirs_trick("burning_mummy", 1, "spades", 0).room(CLASS_3, "chalk_room", builder=PLAYER)
    assert steps(t.at_work())[0] == "renovate"
    # an action left over renovates whoever has more banners
    assert steps(learned().room(CLASS_3, "chalk_room", builder=HEIR).at_work())[0] == "renovate_left"
    # without a banner it does not renovate
    assert steps(learned().lays_out(banners=(12, 0)).at_work()) == ["no_step_left"]
    # the last banner of one side costs the other one
    t = learned().lays_out(banners=(12, 2))
    t.at_work()
    assert t.board.banners == (11, 0)
    assert t.board.banners_placed(HEIR) == 2


# ------------------------------------------------------------------ Teach and Practice
def school(**more: Any) -> SoloAcademy:
    """The Heir has three Tricks and both secrets, no Banner; rooms of thresholds 1 and 16 of both types are open."""
    t = learned(**more).lays_out(banners=(12, 0))
    for place, (trick, suit) in enumerate(
        (("walled", "spades"), ("prison_break", "hearts"), ("burning_mummy", "clubs"))
    ):
        t.heirs_trick(trick, 2, suit, place)
    t.room(CLASS_3, "chalk_room").room(CLASS_4, "great_library")
    return t.room(PRACTICE_3, "small_stage").room(PRACTICE_4, "fencing_hall")


def test_odd_turns_teach_first_the_rightmost_trick_in_the_best_classroom_without_its_bonus() -> None:
    """The Great Library would give 3 Coins for a Trick of level 2, which Walled is."""
    t = school(difficulty="easy").lays_out(secrets=((), ()), display=("", "")).lesson(HEIR, "burning_mummy", CLASS_3)
    t.lesson(HEIR, "prison_break", CLASS_3, 1)
    before, events = t.has(HEIR), t.at_work(3)
    assert steps(events) == ["teach"]
    assert of(ev.TrickTaught, events) == [ev.TrickTaught(HEIR, "walled", CLASS_4, 0, t.board.room(CLASS_4).tile)]
    assert t.has(HEIR) == before
    # even turns practice first the leftmost trick in the best practice room
    t = school()
    events = t.at_work(4)
    assert steps(events)[0] == "practice"
    assert of(ev.TrickPractised, events)[0] == ev.TrickPractised(
        HEIR, "walled", PRACTICE_4, 0, t.board.room(PRACTICE_4).tile
    )


def test_a_trick_that_lies_in_a_room_stays_there_and_the_next_one_is_taken() -> None:
    t = school().lesson(HEIR, "burning_mummy", CLASS_4)
    assert of(ev.TrickTaught, t.at_work(3))[0] == ev.TrickTaught(
        HEIR, "prison_break", CLASS_4, 1, t.board.room(CLASS_4).tile
    )
    t = school().lesson(HEIR, "walled", CLASS_4)
    assert of(ev.TrickPractised, t.at_work(4))[0] == ev.TrickPractised(
        HEIR, "prison_break", PRACTICE_4, 0, t.board.room(PRACTICE_4).tile
    )
    # lower room is used when the best one is full
    t = school().trick(PLAYER, "hellhound", "spades").trick(PLAYER, "card_manipulation", "hearts", 1)
    t.lesson(PLAYER, "hellhound", CLASS_4).lesson(PLAYER, "card_manipulation", CLASS_4, 1)
    assert of(ev.TrickTaught, t.at_work(3))[0] == ev.TrickTaught(
        HEIR, "burning_mummy", CLASS_3, 0, t.board.room(CLASS_3).tile
    )


def test_slots_that_make_prepare_cheaper_are_left_out_even_if_they_do_something_else_as_well() -> None:
    """Both slots of the Joiner's Bench, the lower one of the Masters' Workshop."""
    t = learned().lays_out(banners=(12, 0)).heirs_trick("walled", 2, "spades", 0).room(PRACTICE_3, "joiners_bench")
    assert steps(t.at_work(4)) == ["no_step_left"]
    t = school().room(PRACTICE_4, "masters_workshop").trick(PLAYER, "hellhound", "spades")
    t.lesson(PLAYER, "hellhound", PRACTICE_4)
    assert of(ev.TrickPractised, t.at_work(4))[0] == ev.TrickPractised(
        HEIR, "walled", PRACTICE_3, 0, t.board.room(PRACTICE_3).tile
    )


@pytest.mark.parametrize(("markers", "more"), [(2, 1), (5, 0)])
def test_a_slot_with_one_more_trick_marker_gives_it_at_once_up_to_five(markers: int, more: int) -> None:
    t = learned().lays_out(banners=(12, 0)).heirs_trick("walled", markers, "spades", 0).room(PRACTICE_3, "prop_cellar")
    t.at_work(4)
    assert (there(t.player(HEIR).tricks[0]).markers, t.player(HEIR).supply["spades"]) == (
        markers + more,
        5 - markers - more,
    )


# ------------------------------------------------------------------ the order of the steps
def hard_at_work(t: SoloAcademy, turn: int) -> list[str]:
    """Three Actions: the Magician with a special card on the +2 slot has five Action Points and more."""
    t.state.closed = frozenset()
    t.holds(HEIR, SPECIAL)
    t.assigned(HEIR, magician=SPECIAL)
    return steps(t.heir_places(turn))


SPECIAL = next(card.id for card in SPECIALS.values() if card.location == "academy")


def test_the_steps_follow_each_other_each_once() -> None:
    """Secret, Renovate, then the lesson that comes first this turn."""
    for turn, lesson in ((3, "teach"), (4, "practice")):
        t = SoloAcademy("hard").heirs_trick("walled", 2, "spades", 0).room(CLASS_3, "chalk_room")
        assert hard_at_work(t.room(PRACTICE_3, "small_stage"), turn) == ["learn_secret", "renovate", lesson]


@pytest.mark.parametrize(
    ("turn", "told"), [(3, ["teach", "practice", "teach_left"]), (4, ["practice", "teach", "practice_left"])]
)
def test_actions_left_over_go_on_with_teach_and_practice_in_turns(turn: int, told: list[str]) -> None:
    assert hard_at_work(school(difficulty="hard"), turn) == told


def test_when_no_lesson_is_possible_it_renovates_once_and_goes_on_in_the_new_room() -> None:
    t = learned(difficulty="hard").heirs_trick("walled", 2, "spades", 0).heirs_trick("prison_break", 2, "hearts", 1)
    t.room(CLASS_3, "chalk_room", builder=HEIR).lesson(HEIR, "walled", CLASS_3).lesson(HEIR, "prison_break", CLASS_3, 1)
    t.heirs_trick("burning_mummy", 2, "clubs", 2)
    told = hard_at_work(t, 3)
    assert told[0] == "renovate_left"
    assert told[1] in ("teach_left", "practice_left", "no_step_left")
    assert told.count("renovate_left") == 1
    # a special card brings a point and its text nothing
    t = SoloAcademy("hard").holds(HEIR, SPECIAL).assigned(HEIR, protege=SPECIAL)
    assert of(ev.CharacterPlaced, t.heir_places(3))[0].points == 1 + 2 + 1


# ------------------------------------------------------------------ Classrooms, Practice, the end
def test_in_the_classroom_phase_its_tricks_pay_their_printed_yields_and_keep_their_markers() -> None:
    """The Chalk Room would pay 2 Coins at most; Walled pays 3 Fame, 2 Coins, 1 Shard."""
    t = SoloAcademy().row("solo_riverside_03").heirs_trick("walled", 1, "spades", 0)
    t.laid("solo_riverside_03", (0, 0), HEIR, "walled", "right", "spades").teaches(HEIR, "walled", "chalk_room")
    t.purse(HEIR, fame=10, coins=0, shards=0)
    paid = of(ev.LessonPaid, t.only("classroom"))
    assert paid == [ev.LessonPaid(HEIR, "walled", CLASS_3, 3, 2, 1, "chalk_room")]
    assert t.has(HEIR) == (13, 2, 1)
    assert there(t.player(HEIR).tricks[0]).markers == 1
    assert len(t.state.row[0].all_markers()) == 1


def test_the_players_lesson_is_changed_by_the_room_and_takes_its_markers_home() -> None:
    t = SoloAcademy().trick(PLAYER, "walled", "spades", markers=2).teaches(PLAYER, "walled", "chalk_room")
    t.purse(PLAYER, fame=10, coins=0, shards=0)
    t.only("classroom")
    assert t.has(PLAYER) == (10, 2, 0)
    assert there(t.player(PLAYER).tricks[0]).markers == 0


def test_a_room_that_lets_its_owner_choose_asks_the_heir_nothing() -> None:
    t = SoloAcademy().heirs_trick("walled", 1, "spades", 0).teaches(HEIR, "walled", "masters_study")
    assert of(ev.LessonPaid, t.only("classroom"))[0][3:6] == (3, 2, 1)
    # double lesson doubles the trick that gains most and asks the heir nothing
    t = SoloAcademy(modules=ALL).heirs_trick("walled", 1, "spades", 0).heirs_trick("burning_mummy", 1, "clubs", 1)
    t.teaches(HEIR, "burning_mummy", "chalk_room").lesson(HEIR, "walled", CLASS_3, 1)
    t.state.active_prophecy = "double_lesson"
    paid = {event.trick: event.fame for event in of(ev.LessonPaid, t.only("classroom"))}
    assert paid == {"walled": 6, "burning_mummy": 2}
    # electras higher yields do not count in a classroom
    t = SoloAcademy(magician="electra").heirs_trick("walled", 1, "spades", 0).teaches(HEIR, "walled", "chalk_room")
    assert of(ev.LessonPaid, t.only("classroom"))[0][3:6] == (3, 2, 1)


def test_a_practice_room_raises_the_yields_of_its_show() -> None:
    """The upper slot of the Fencing Hall: 1 Fame and 1 Coin more."""
    t = SoloAcademy().row("solo_riverside_03").heirs_trick("walled", 0, "spades", 0)
    t.laid("solo_riverside_03", (0, 0), HEIR, "walled", "right", "spades").practises(HEIR, "walled", "fencing_hall")
    t.works(HEIR, "magician", "friday.perform").phase_at(5, 3)
    assert [(event.fame, event.coins) for event in of(ev.TrickPerformed, t.do(t.next))] == [(4, 3)]
    assert there(t.player(HEIR).tricks[0]).markers == 1
    # turns its markers freely: The upper slot of the Dance Floor: the own category need not lie in a circle.
    t = SoloAcademy().row("solo_riverside_03").heirs_trick("walled", 1, "spades", 0)
    usual = len(list(_orientations(t.state, t.state.row[0], HEIR, there(t.player(HEIR).tricks[0]), False)))
    t.practises(HEIR, "walled", "dance_floor")
    free = len(list(_orientations(t.state, t.state.row[0], HEIR, there(t.player(HEIR).tricks[0]), False)))
    assert free == 4 * t.state.row[0].markers.count(None) > usual


def test_the_proteges_secrets_do_nothing_backstage_or_anywhere_else() -> None:
    assert working_secrets(SoloAcademy().knows("quick_study").state, HEIR, PROTEGE) == ()
    # a helper backstage may be the protege
    t = SoloAcademy().row("solo_riverside_03").heirs_trick("walled", 0, "spades", 0).purse(HEIR, fame=5, coins=0)
    t.laid("solo_riverside_03", (0, 0), HEIR, "walled", "right", "spades").works(HEIR, "magician", "friday.perform")
    t.works(HEIR, PROTEGE, "friday.backstage.0").phase_at(5, 3)
    assert len(of(ev.PerformerRewarded, [e for e in t.do(t.next) if getattr(e, "kind", "") == "helper"])) == 1


@pytest.mark.parametrize(("own", "theirs", "fame"), [(4, 3, 8), (3, 3, 0), (3, 4, 0), (0, 0, 0)])
def test_banners_at_the_end(own: int, theirs: int, fame: int) -> None:
    """8 Fame for more than the player; a tie pays nothing."""
    t = SoloAcademy()
    if own:
        t.room(CLASS_3, "chalk_room", HEIR, own)
    if theirs:
        t.room(CLASS_4, "great_library", PLAYER, theirs)
    line = next(line for line in final_score(t.state, HEIR, []) if line.category == "banners")
    assert (line.number, line.fame) == (own, fame)


def test_the_protege_counts_among_the_characters_beyond_six() -> None:
    t = SoloAcademy("hard").heirs_team(
        "magician", PROTEGE, "engineer", "manager", *(f"apprentice_{n}" for n in range(1, 5))
    )
    line = next(line for line in final_score(t.state, HEIR, []) if line.category == "heir_characters")
    assert (line.number, line.fame) == (2, 4)


@pytest.mark.parametrize(("characters", "hires"), [(6, True), (7, False)])
def test_with_the_academy_an_apprentice_is_hired_up_to_six_characters(characters: int, hires: bool) -> None:
    team = ("magician", PROTEGE, "engineer", "manager", "assistant", "apprentice_1", "apprentice_2")[:characters]
    t = SoloAcademy().heirs_team(*team).all_dice(inn_apprentice="apprentice", bank_a="6").purse(HEIR, fame=5)
    for place, (trick, suit) in enumerate((("water_tank_escape", "spades"), ("burning_mummy", "clubs"))):
        t.heirs_trick(trick, 1, suit, place)
    told = steps(t.assigned(HEIR, engineer="downtown").heir_places())
    assert ("apprentice" in told, "last_apprentice" in told) == (hires, not hires)


def test_hired_characters_stand_behind_the_protege() -> None:
    t = SoloAcademy().heirs_team("magician", PROTEGE, "apprentice_1")
    t.player(HEIR).hired = ["manager"]
    t.phase_at(END_TURN, 3)
    assert list(t.player(HEIR).characters) == ["magician", PROTEGE, "manager", "apprentice_1"]


# ------------------------------------------------------------------ the Magicians
def test_geert_van_augustin_heir() -> None:
    """It takes the dearest of all that its Fame reaches, and a Shard."""
    t = learned(magician="geert_van_augustin").purse(HEIR, coins=0, fame=20, shards=0)
    room = renovated(t)
    prices = [r.coins for s in (CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4) for r in SPACES[s].renovations[:2]]
    assert next(r.coins for r in SPACES[room.space].renovations if r.threshold == room.threshold) == max(prices)
    assert t.player(HEIR).shards == 1
    assert room.coins == 0


def test_lumenia_the_radiant_heir() -> None:
    """Its Links give 1 Fame more: the first worked example of a Link: 1 Fame for a Trick of level 1 becomes 2."""
    gained = {}
    for magician in ("lumenia_the_radiant", "the_mechaniker"):
        t = SoloAcademy(magician=magician, player="yoruba_spiritmaster").row("solo_riverside_03")
        t.heirs_team("magician", "engineer").heirs_trick("water_tank_escape", 1, "spades", 0)
        events = t.assigned(HEIR, engineer="theater").heir_places()
        links = len([link for link in of(ev.Linked, events) if link.category])
        gained[magician] = (links, t.player(HEIR).fame_by.get("link", 0))
    (links, more), (_, usual) = gained["lumenia_the_radiant"], gained["the_mechaniker"]
    assert links
    assert more == usual + links


def test_professor_bernard_gains_3_coins_for_each_marker_in_the_classrooms_of_both_sides() -> None:
    t = SoloAcademy(magician="professor_bernard").purse(HEIR, coins=0).heirs_trick("walled", 1, "spades", 0)
    t.trick(PLAYER, "burning_mummy", "spades").teaches(HEIR, "walled", "chalk_room").lesson(
        PLAYER, "burning_mummy", CLASS_3, 1
    )
    t.only("classroom")
    assert t.player(HEIR).coins == 6 + 2
    # anjali gains 2 coins for each secret before coins become fame
    t = SoloAcademy(magician="anjali").knows("quick_study", "savings_book").purse(HEIR, coins=6, fame=5)
    t.phase_at(END_TURN, 3)
    assert t.player(HEIR).fame_by["heir_exchange"] == 3
    assert t.player(HEIR).coins == 0
    # the gentleman is applauded in the academy too
    t = SoloAcademy(magician="the_gentleman", player="electra").heirs_trick("walled", 1, "spades", 0)
    t.at_work(character="magician")
    assert t.player(HEIR).fame_by["the_gentleman"] == 1
