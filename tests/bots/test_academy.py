"""The Academy in the eyes of a bot: Banners, lessons, secrets and rooms are worth what they will bring."""

from collections import Counter

import pytest
from academy_table import CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4, Academy
from alley import Alley
from table import lay
from wanderer import ACADEMY, options, wander

from trickerion.bots.academy import Ideas, banners_worth, secrets_worth, sites_worth, slot_gain, taught_worth
from trickerion.bots.assistant import AssistantBot, reason_for
from trickerion.bots.forward_model import options as answers
from trickerion.bots.lessons import lessons_of
from trickerion.bots.location_lines import AcademyLines
from trickerion.bots.manager import AT_SCHOOL, CROWDED, HEEDFUL, IN_THE_ALLEY, ManagerBot, beliefs_for, thorough
from trickerion.bots.outcomes import Outcomes
from trickerion.bots.planning import Planner
from trickerion.bots.registry import make_bot
from trickerion.bots.theater import StageMemory, settings, stage_worth
from trickerion.bots.trick_worth import flow_worth, marker_worth
from trickerion.bots.weights import WEIGHTS, Weights
from trickerion.bots.worth import hand_worth, purse_worth, turns_left, worth
from trickerion.rules.ask import hints_of_modules as hints
from trickerion.rules.catalog import TRICKS, location_of
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseTile, LayAcademyMarker, LearnSecret, Practice, Renovate, RevealSecret, Teach

R1, BACK = "riverside_01", "friday.backstage.0"
RINGS, PIANO, BULLETS = "linking_rings", "living_piano", "bullet_catch"
LEFT = 4
"""Turns to come."""
BELIEFS: dict[str, tuple[int, tuple[str, ...], Weights]] = {
    "base": (2, (), HEEDFUL),
    "dark_alley": (2, ACADEMY[:2], IN_THE_ALLEY),
    "dark_alley for four": (4, ACADEMY[:2], CROWDED),
    "academy": (2, ACADEMY, AT_SCHOOL),
    "academy for four": (4, ACADEMY, AT_SCHOOL),
    "powers": (2, ("dark_alley", "powers"), HEEDFUL),
    "duel": (2, ("dark_alley", "prophecies", "duel"), HEEDFUL),
}
"""Players and modules of a game, and what a Manager believes in it."""
BOTH_BELIEFS = pytest.mark.parametrize("weights", [WEIGHTS, HEEDFUL], ids=["assistant", "manager"])
"""Those of an Assistant, and of a Manager, who reckons with what rivals take."""


def own_flow(t: Academy) -> float:
    return flow_worth(t.state, t.player(0), lessons_of(t.state, 0), LEFT, WEIGHTS)


def table(trick: str = RINGS) -> Academy:
    """Seat 0 has one Trick with all its Components."""
    return Academy().components(0, **TRICKS[trick].components).trick(0, trick)


@pytest.mark.parametrize(
    ("tile", "slot"),
    [("small_stage", 0), ("prop_cellar", 0), ("joiners_bench", 0), ("dance_floor", 1), ("hall_of_encores", 0)],
)
def test_a_practised_trick_promises_more(tile: str, slot: int) -> None:
    bare, practised = table(), table()
    practised.practises(0, RINGS, tile, slot)
    assert own_flow(practised) > own_flow(bare)


def test_a_taught_trick_promises_fewer_trick_markers_but_pays_each_turn() -> None:
    bare, taught = table(), table()
    taught.teaches(0, RINGS, "recital_room")
    assert own_flow(taught) < own_flow(bare)
    early, late = (taught_worth(taught.state, 0, left, WEIGHTS) for left in (5, 2))
    assert early > late > taught_worth(taught.state, 1, 2, WEIGHTS) == 0
    # With no other Trick to set up there is no show until another one is learned.
    lost = []
    for others in ((), (PIANO, "paper_shred")):
        flows = []
        for is_taught in (False, True):
            t = table()
            for place, other in enumerate(others, 1):
                t.trick(0, other, ("hearts", "diamonds")[place - 1], place).components(0, **TRICKS[other].components)
            if is_taught:
                t.teaches(0, RINGS, "recital_room")
            flows.append(own_flow(t))
        lost.append(flows[0] - flows[1])
    assert lost[0] > lost[1]
    # Before, a good Trick does more on stage; when a show would come too late, it can still be taught.
    early, last = (slot_gain("hall_of_fame", 0, BULLETS, left, max(1, left), WEIGHTS) for left in (2, 0))
    assert early >= last > 0


@BOTH_BELIEFS
def test_the_trick_markers_of_a_taught_trick_do_not_stay_on_stage(weights: Weights) -> None:
    found = []
    for is_taught in (False, True):
        t = table().row(R1).marker(R1, 0, 0, RINGS, "down")
        if is_taught:
            t.teaches(0, RINGS, "recital_room")
        t.state.phase = "performance"
        found.append(stage_worth(t.state, 0, LEFT, weights, {}))
    assert found[0] > 0 == found[1]


@BOTH_BELIEFS
def test_what_is_known_of_the_stage_is_thought_out_anew_when_a_trick_is_practised(weights: Weights) -> None:
    memory: StageMemory = {}
    t = table().row(R1).marker(R1, 0, 0, RINGS, "down")
    before = stage_worth(t.state, 0, LEFT, weights, memory)
    t.practises(0, RINGS, "small_stage")
    assert stage_worth(t.state, 0, LEFT, weights, memory) > before


def test_a_link_counts_with_what_the_practice_room_adds() -> None:
    found = []
    for tile in ("joiners_bench", "dance_floor"):
        t = Academy().row(R1)
        t.trick(0, RINGS).trick(0, PIANO, "hearts", 1, markers=2).marker(R1, 1, 0, RINGS, "down")
        t.practises(0, PIANO, tile, 1).acts(0, "magician", BACK)
        ways = settings(t.state, 0, R1, LEFT, WEIGHTS)
        found.append(next(way.worth for way in ways if way.move == lay(R1, 2, PIANO, "up")))
    assert found[1] == pytest.approx(found[0] + WEIGHTS.coin)


def test_banners_are_worth_their_bonus_in_the_end_and_a_probable_one_before() -> None:
    t = Academy(3).room(PRACTICE_3, "prop_cellar", builder=0).room(PRACTICE_4, "small_stage", builder=1, banners=3)
    board = t.board
    assert [banners_worth(board, seat, 0, WEIGHTS) for seat in range(3)] == [12, 6, 0]
    before = [banners_worth(board, seat, LEFT, WEIGHTS) for seat in range(3)]
    assert 12 > before[0] > before[1] > before[2] > 0
    # secrets are worth more the earlier they are learned
    assert secrets_worth(("understudy",), 5, WEIGHTS) > secrets_worth(("understudy",), 2, WEIGHTS) > 0
    assert secrets_worth(("understudy", "frugal_life"), 2, WEIGHTS) > secrets_worth(("understudy",), 2, WEIGHTS)
    # a protege with three secrets is worth more than one without
    worths = []
    for secrets in ((), ("second_wind", "chain_of_hands", "night_school")):
        t = Academy()
        t.knows(0, *secrets).display("understudy", "alley_cat")
        worths.append(worth(t.state, 0, WEIGHTS, {}) - secrets_worth(secrets, 6, WEIGHTS))
    assert worths[1] > worths[0]


def sites(t: Academy, left: int = LEFT) -> float:
    return sites_worth(t.state, t.board, 0, left, WEIGHTS)


def test_spaces_without_a_room_promise_a_renovation_in_a_turn_to_come() -> None:
    t = Academy().purse(0, coins=8, fame=30)
    assert sites(t) > sites(t, left=0) == 0
    rooms = {CLASS_3: "chalk_room", CLASS_4: "recital_room", PRACTICE_3: "small_stage", PRACTICE_4: "prop_cellar"}
    for space, tile in rooms.items():
        t.room(space, tile)
    assert sites(t) == 0
    # whoever has more coins and fame may expect more of a renovation
    found = [sites(Academy().purse(0, coins=coins, fame=fame)) for coins, fame in ((2, 5), (9, 5), (9, 30))]
    assert found == sorted(found)
    assert found[0] < found[-1]
    # nobody expects a renovation without banners
    assert sites(Academy().purse(0, coins=9, fame=30).banners(0, 0)) == 0


def test_coins_are_worth_more_in_a_game_with_the_academy_until_the_last_turn() -> None:
    found = {}
    for turn in (2, 7):
        tables = Alley(2), Academy(2)
        for t in tables:
            t.purse(0, coins=8)
            t.state.turn = turn
        found[turn] = [purse_worth(t.state, t.player(0), turns_left(t.state), WEIGHTS) for t in tables]
    assert found[2][1] > found[2][0]
    assert found[7][1] == found[7][0]


def test_to_a_manager_a_special_card_is_worth_more_of_a_show_without_the_academy_than_with_it() -> None:
    """Else it would send everybody who is free to draw cards."""
    t = table()
    t.state.players[0].hand = ["interest", "test_run", "invention"]
    shares = [hand_worth(t.player(0), LEFT, w) / marker_worth(RINGS, LEFT, w) for w in (IN_THE_ALLEY, AT_SCHOOL)]
    assert shares[0] > shares[1]


@pytest.mark.parametrize(("players", "modules", "weights"), BELIEFS.values(), ids=BELIEFS)
def test_a_manager_believes_what_fits_players_and_modules(
    players: int, modules: tuple[str, ...], weights: Weights
) -> None:
    game = Game.new(options(players, setup="full", modules=modules), "beliefs")
    first = [make_bot("apprentice", seat) for seat in range(players)]
    while type(game.view_for(game.decision.seat).choice).__name__ != "Assigning":  # type: ignore[union-attr]
        seat = game.decision.seat  # type: ignore[union-attr]
        game.apply(first[seat].choose(game.view_for(seat)).move)
    seat = game.decision.seat  # type: ignore[union-attr]
    view = game.view_for(seat)
    assert beliefs_for(view.state) is weights
    assert ManagerBot(0, 0.2).choose(view) == AssistantBot(0, weights, thorough(0.2)).choose(view)


def test_of_two_classrooms_the_one_that_pays_more_is_thought_of_first() -> None:
    t = table(BULLETS)
    t.room(CLASS_3, "hall_of_fame").room(CLASS_4, "chalk_room").acts(0, "magician")
    lessons = Ideas(t.state, 0, answers(t.state), LEFT, WEIGHTS, 2).lessons(Teach, "classroom")
    assert [idea[1] for idea in lessons] == [LayAcademyMarker(CLASS_3, 0), LayAcademyMarker(CLASS_4, 0)]
    # a trick is taught when there is no time to set it up any more
    t = table(BULLETS)
    t.room(CLASS_3, "hall_of_fame").purse(0, coins=0).acts(0, "magician", turn=7)
    outcomes = Outcomes(0, WEIGHTS)
    assert AcademyLines(outcomes).best(outcomes.stay(t.state)).moves == (Teach(0), LayAcademyMarker(CLASS_3, 0))
    # whoever can pay for it renovates
    t = Academy(4)
    t.purse(0, coins=14, fame=40).acts(0, "magician")
    line = AcademyLines(outcomes).best(outcomes.stay(t.state))
    assert any(isinstance(move, Renovate) for move in line.moves)
    assert line.state.players[0].fame > 40


def test_ideas_name_every_kind_of_action_and_only_what_is_legal() -> None:
    t = table()
    t.room(CLASS_3, "chalk_room").room(PRACTICE_3, "small_stage").purse(0, coins=12)
    t.acts(0, "magician").display("understudy", "")
    moves = answers(t.state)
    found = list(Ideas(t.state, 0, moves, LEFT, WEIGHTS, 2).all())
    assert {type(idea[0]) for idea in found} == {Renovate, Practice, Teach, LearnSecret, RevealSecret}
    assert all(idea[0] in moves for idea in found)
    chosen = [move for idea in found for move in idea if isinstance(move, ChooseTile)]
    assert chosen
    assert all(move.tile in t.board.tiles for move in chosen)


def test_a_turn_is_planned_with_the_academy() -> None:
    """With Coins and Fame enough, and only the Academy's card in the hand, somebody is sent there to renovate."""
    t = table(BULLETS)
    t.purse(0, coins=14, fame=40).team(0, "assistant")
    state = t.state
    state.turn, state.stack, state.phase = 3, [], "assignment"
    state.players[0].hand = ["academy"]
    assert "academy" in [location_of(card) for card in Planner(0, WEIGHTS).assignment(state).cards.values()]


@pytest.mark.slow
def test_assistants_use_every_action_of_the_academy_and_give_their_reasons() -> None:
    done: Counter[type] = Counter()
    all_of_them = (Renovate, Practice, Teach, LearnSecret, RevealSecret)
    for number in (7, 2, 8, 3, 9, 0):  # few ways lead to RevealSecret
        if all(done[kind] for kind in all_of_them):
            break
        game = Game.new(options(2, setup="full", modules=ACADEMY), f"school-{number}")
        bots = [make_bot("assistant", seat) for seat in range(2)]
        while (decision := game.decision) is not None:
            thought = bots[decision.seat].choose(game.view_for(decision.seat))
            done[type(thought.move)] += 1
            assert thought.reason
            assert "promises most of all answers" not in thought.reason
            game.apply(thought.move)
    assert all(done[kind] for kind in all_of_them)


def test_every_move_of_the_academy_has_a_reason_of_its_own() -> None:
    told: dict[type, set[str]] = {}
    for number in range(2):
        game = Game.new(options(3, setup="full", modules=ACADEMY), f"reasons-{number}")
        for _ in wander(game, f"reasons-{number}"):
            if game.decision is None:
                break
            view = game.view_for(game.decision.seat)
            for move in view.moves:
                if type(move) in (*hints.WHY, RevealSecret):
                    reason = reason_for(view, move)
                    assert reason[0].isupper()
                    assert reason.endswith(".")
                    assert not set("_{}") & set(reason)
                    told.setdefault(type(move), set()).add(reason)
    assert len(told[ChooseTile]) >= 10
    assert len(told[LayAcademyMarker]) >= 10
    assert {Renovate, Practice, Teach, LearnSecret, RevealSecret} <= told.keys()
