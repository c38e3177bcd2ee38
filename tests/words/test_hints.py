"""The hint gives a reason in the words of the game."""

import ast
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from academy_table import PROTEGE, Academy
from given import there
from rows import one_in
from solo import HEIR, solo_options
from table import ADVERTISE, ASSIGNMENT, Table
from wanderer import wander

from trickerion.bots.assistant import reason_for
from trickerion.bots.heir_bot import HeirBot
from trickerion.bots.levels import LEVELS
from trickerion.bots.outline import expects
from trickerion.bots.registry import make_bot
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import SPOKEN_TO
from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.ask import hints as ask
from trickerion.rules.ask import hints_of_modules as of_modules
from trickerion.rules.ask.errands import deeds
from trickerion.rules.catalog import SPECIALS, Yields
from trickerion.rules.dark_alley.location import keeping
from trickerion.rules.events import HeirStep
from trickerion.rules.game import Game
from trickerion.rules.moves import LayCard
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import Marker, Performance
from trickerion.words import hints, plans
from trickerion.words.academy import hints as of_academy
from trickerion.words.heir import REASON
from trickerion.words.hints import ONLY_MOVE, WHY
from trickerion.words.names import in_theater
from trickerion.words.plans import errand, goal
from trickerion.words.powers import hints as of_powers

SPIRITED = ("yoruba_spiritmaster", "the_gentleman")


def test_the_heirs_reason_is_the_sentence_of_its_step() -> None:
    game, chance, told = Game.new(solo_options(), "reasons"), Random(1), 0
    while game.decision is not None and told < 10:
        if game.decision.seat != HEIR:
            game.apply(chance.choice(game.legal_moves()))
            continue
        thought = HeirBot().choose(game.view_for(HEIR))
        step = next((event for event in game.apply(thought.move) if isinstance(event, HeirStep)), None)
        if step is not None and thought.reason != ONLY_MOVE:
            assert thought.reason == f"{REASON(step.kind, step.told(game.state.row_ids))}."
            told += 1
    assert told == 10


def test_the_hint_to_leave_a_protege_idle_counts_its_wage_by_its_secrets() -> None:
    table = Academy(persons=1).knows(0, "night_school", "second_wind")
    table.placing(0, 2)
    assert "this saves a wage of 2 Coins" in reason_for(table.game.view_for(0), m.LeaveIdle(PROTEGE))
    table.knows(0, "night_school", "frugal_life")
    assert "wages" not in reason_for(table.game.view_for(0), m.LeaveIdle(PROTEGE))


# ------------------------------------------------------------------ what a Move is for
def reason(table: Table, move: m.Move, *then: m.Move) -> str:
    return reason_for(table.game.view_for(there(table.game.decision).seat), move, then)


def at_market(**more: str) -> Table:
    """A Trick lacks Wood and Fabric; an Apprentice is at the Market Row."""
    made = Table(2).team(0, "engineer").trick(0, "card_manipulation", "hearts").stock("wood", "fabric", "glass", "rope")
    return made.assigned(0, **more).acts(0, "apprentice_1", "market_row.0")


def test_a_purchase_names_the_trick_and_what_it_still_lacks() -> None:
    assert reason(at_market(), m.Buy("wood")) == "Card Manipulation still needs Wood, and after that only Fabric."


def test_the_last_component_names_who_prepares_the_trick_today() -> None:
    made = at_market(engineer="workshop").components(0, wood=3)
    assert reason(made, m.Buy("fabric")) == (
        "Fabric is all that Card Manipulation still needs; the Engineer can prepare it this turn."
    )


def test_prepare_names_who_sets_the_trick_up() -> None:
    made = Table(2).team(0, "manager").trick(0, "linking_rings").components(0, metal=2).row("riverside_01")
    made.assigned(0, manager="theater").acts(0, "apprentice_1", "workshop.0.0")
    assert reason(made, m.Prepare(0)) == "Linking Rings is then ready, and the Manager can set it up this turn."


def test_more_action_points_are_for_what_follows() -> None:
    said = reason(at_market().purse(0, shards=2), m.Enhance(), m.Buy("wood"), m.ChooseCount(3), m.Buy("fabric"))
    assert said == "A Shard buys one more Action Point, enough to buy Wood and Fabric."


def test_a_placement_says_what_the_character_does_there() -> None:
    made = (
        Table(2)
        .trick(0, "linking_rings")
        .stock("metal", "fabric", "glass", "rope")
        .assigned(0, apprentice_1="market_row")
    )
    said = reason(made.placing(0), m.PlaceCharacter("apprentice_1", "market_row.0"), m.Buy("metal"))
    assert said == "Place the Apprentice next: to buy Metal."


def may_be_overtaken(*, comes: bool) -> str:
    """A placement on the best slot of the Market Row, with a rival who may come there or goes elsewhere."""
    made = Table(2).trick(0, "linking_rings").stock("metal", "fabric", "glass", "rope")
    made.assigned(0, apprentice_1="market_row").assigned(1, apprentice_1="market_row" if comes else "downtown")
    return reason(made.placing(0), m.PlaceCharacter("apprentice_1", "market_row.0"), m.Buy("metal"))


def test_a_slot_is_taken_before_others_only_where_others_can_come() -> None:
    assert "before Player 1 takes the slot with 2 more Action Points" in may_be_overtaken(comes=True)
    assert "before" not in may_be_overtaken(comes=False)


def test_nobody_is_before_anybody_in_an_own_workshop() -> None:
    made = Table(2).trick(0, "linking_rings").components(0, metal=2)
    made.assigned(0, apprentice_1="workshop").assigned(1, apprentice_1="workshop")
    said = reason(made.placing(0), m.PlaceCharacter("apprentice_1", "workshop.0.0"), m.Prepare(0))
    assert said == "Place the Apprentice next: to prepare Linking Rings."


@pytest.mark.parametrize(
    ("fame", "said"),
    [
        (3, "This Poster earns 2 Fame for 3 Coins, and Fame counts at the end."),
        (14, "This Poster earns 2 Fame for 3 Coins. Then you can learn Tricks of 16 Fame without paying for "),
    ],
)
def test_a_poster_opens_dearer_tricks_only_where_its_fame_reaches_them(fame: int, said: str) -> None:
    made = Table(2).purse(0, coins=9, fame=fame)
    made.state.initiative = [1, 0]
    assert reason_for(made.phase(ADVERTISE).game.view_for(0), m.Advertise()).startswith(said)


def test_two_cards_that_were_drawn_have_reasons_of_their_own() -> None:
    made = Table(2, modules=("dark_alley", "prophecies")).acts(0, "apprentice_1", "dark_alley.0")
    made.state.stack.append(keeping(0, "theater", ("guest_performer", "arranged_fiasco")))
    made.game._legal = None
    said = {reason(made, m.KeepCard(card)) for card in ("guest_performer", "arranged_fiasco")}
    assert len({each.split(":")[1] for each in said}) == 2
    assert not any("first special card" in each for each in said)


def test_the_engineers_first_trick_brings_one_more_trick_marker() -> None:
    game = Game.new(GameOptions((Seat("A"), Seat("B")), setup="full"), "engineers")
    while game.decision is not None and game.decision.question != "EngineersTrick":
        moves = game.legal_moves()
        game.apply(m.ChooseSpecialist("engineer") if m.ChooseSpecialist("engineer") in moves else moves[0])
    assert game.decision is not None
    said = reason_for(game.view_for(game.decision.seat), m.ChooseTrick("linking_rings"))
    assert said.startswith("Each time one of its 3 Trick Markers is performed, Linking Rings pays")


def test_coins_are_for_the_wages_first() -> None:
    made = Table(2).purse(0, coins=0).dice(bank_a="5").acts(0, "apprentice_1", "downtown.0")
    assert reason(made, m.TakeCoins("bank_a")) == "Without Coins from the Bank, you could not pay this turn’s wages."


def test_every_move_that_a_player_may_be_asked_for_has_a_reason_of_its_own() -> None:
    heirs: set[type[m.Move]] = {m.TurnUpPlan, m.LeaveAllIdle, m.TakeTrick, m.CheckShoppingList, m.OrderFromList}
    heirs |= {m.TossCoin, m.TakeSecret, m.RenovateAt, m.TeachIn, m.PracticeIn, m.SetUpFrom}
    of_a_question = {kind for kinds in of_modules.AT.values() for kind in kinds}
    asked = {*ask._WHY, *ask._AHEAD} | {m.MOVES.get(kind) for kind in WHY}
    assert {kind for kind in m.MOVES.values() if kind not in heirs} - of_a_question - asked == set()


@pytest.mark.parametrize(
    "modules", [(), ("dark_alley", "prophecies", "academy", "powers", "duel")], ids=["base", "all"]
)
def test_whatever_is_asked_the_reason_is_a_sentence_of_the_game(modules: tuple[str, ...]) -> None:
    game = Game.new(GameOptions((Seat("A"), Seat("B")), setup="full", modules=modules), "sentences")
    for _ in wander(game, "sentences"):
        if game.decision is None:
            break
        view = game.view_for(game.decision.seat)
        for move in {type(move): move for move in view.moves}.values():
            said = reason_for(view, move)
            assert said[0].isupper() or said[0].isdigit(), said
            assert said.endswith("."), said
            assert not set("_{}[]") & set(said), said
            assert len(said.split()) > 2, said
            assert "promises the most" not in said
            assert said != ONLY_MOVE


# ------------------------------------------------------------------ to whom it speaks

TO_THE_READER = re.compile(r"\b(you|yours?|yourself)\b", re.IGNORECASE)
OF_OTHERS = re.compile(r"\b(they|them|theirs?)\b", re.IGNORECASE)
QUOTED = [*(card.text for card in SPECIALS.values()), *(secret.text for secret in SECRETS.values())]
"""What a card says is told as it stands there."""

GAPS = {f"[{gap}]" for gap in SPOKEN_TO}
SPEAKERS = (hints, plans, of_powers, of_academy)


@pytest.mark.parametrize("module", SPEAKERS, ids=lambda module: module.__name__)
def test_no_sentence_of_these_files_speaks_to_somebody_but_by_its_gaps(module: ModuleType) -> None:
    """Every piece of text in them, met in a game or not; docstrings are for us."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    about = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    pieces = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in about]
    texts = [piece for piece in pieces if isinstance(piece, str)]
    assert len(texts) > 10
    for text in texts:
        assert set(re.findall(r"\[\w+\]", text)) <= GAPS, text
        assert not TO_THE_READER.search(re.sub(r"\[\w+\]", "", text)), text


OF_THINGS = ("in which more of them pay", "where they are", "as they are", "if Ada performs it", "if Bela performs it")


def unquoted(said: str) -> str:
    for text in (*QUOTED, *OF_THINGS):
        said = said.replace(text.removesuffix("."), "")
    return said


EVERY_MODULE = [
    (),
    ("dark_alley", "prophecies"),
    ("dark_alley", "prophecies", "academy"),
    ("dark_alley", "prophecies", "powers"),
    ("dark_alley", "prophecies", "academy", "powers", "duel"),
]


@pytest.mark.parametrize("modules", EVERY_MODULE, ids=lambda modules: "-".join(modules) or "base")
def test_a_hint_speaks_to_its_reader_and_the_log_of_a_rival(modules: tuple[str, ...]) -> None:
    """The same move of the same table, once of a person and once of a computer player."""
    people = tuple(Seat(name, magician=magician) for name, magician in zip(("Ada", "Bela"), SPIRITED, strict=True))
    spoken = 0
    for seed in ("speaks", "to whom"):
        game = Game.new(GameOptions(people, modules=modules), seed)
        rivals = replace(game.options, seats=tuple(replace(seat, player="manager") for seat in people))
        for _ in wander(game, seed):
            if game.decision is None:
                break
            view = game.view_for(game.decision.seat)
            for move in {type(move): move for move in view.moves}.values():
                hint = unquoted(reason_for(view, move))
                assert not OF_OTHERS.search(hint), hint
                assert people[game.decision.seat].name not in hint, hint
                person, view.state.options = view.state.options, rivals
                of_rival = unquoted(reason_for(view, move))
                view.state.options = person
                assert not TO_THE_READER.search(of_rival), of_rival
                spoken += hint != of_rival
    assert spoken > 100


@pytest.mark.parametrize("modules", one_in(6, EVERY_MODULE), ids=lambda modules: "-".join(modules) or "base")
def test_the_log_never_speaks_to_the_reader_of_what_a_rival_wanted(modules: tuple[str, ...]) -> None:
    """All levels at one table, by what they really answer."""
    levels = [level.id for level in LEVELS][-2 if "duel" in modules else -4 :]
    game = Game.new(GameOptions(tuple(Seat(f"Rival {level}", level) for level in levels), modules=modules), "rivals")
    bots, told = [make_bot(level, 3, 0.1, manners=True) for level in levels], 0
    while game.decision is not None and told < 50:
        thought = bots[game.decision.seat].choose(game.view_for(game.decision.seat))
        assert not TO_THE_READER.search(unquoted(thought.reason)), thought.reason
        game.apply(thought.move)
        told += 1


def test_a_rival_is_named_where_a_show_pays() -> None:
    made, card = Table(2).trick(0, "linking_rings", "hearts"), "riverside_01"
    made.state.row = [Performance.empty(card).with_marker(0, Marker(0, "linking_rings", "hearts", 0))]
    view = made.game.view_for(0)
    assert reason_for(view, m.Perform(card)) == "Linking Rings pays you in this show."
    seats = (Seat("The Owl *", "manager"), *view.state.options.seats[1:])
    view.state.options = replace(view.state.options, seats=seats)
    assert reason_for(view, m.Perform(card)) == f"Linking Rings pays {verbatim('The Owl *')} in this show."
    assert reason_for(view, m.DeclineToPerform()).startswith("Their Trick Markers wait")


# ------------------------------------------------------------------ the plan of a turn
def test_the_goal_names_the_show_and_what_is_learned_for_later() -> None:
    table = Table(2).state
    done = {"growth": errand(deeds((m.LearnTrick("card_manipulation"),), table, 0)), "stage": "", "ready": ""}
    said = goal(("sunday", in_theater("riverside_01"), ["linking_rings"]), done)
    assert said.startswith("Give a show on Sunday in the Riverside Theater with Linking Rings, ")
    assert said.endswith("and learn Card Manipulation for the turns to come.")


def test_a_die_that_is_turned_is_hired_with_its_new_face() -> None:
    moves = (m.SetDie("inn_specialist"), m.ChooseFace("engineer"), m.HireCharacter("inn_specialist"))
    assert errand(deeds(moves, Table(2).state, 0)) == "hire an Engineer"


def test_a_power_that_is_used_is_an_errand() -> None:
    assert errand(deeds((m.UsePower("fence"), m.ReturnComponent("wood")), Table(2).state, 0)) == "use Fence"


def test_who_has_nothing_to_do_and_no_wage_is_not_sent_to_work() -> None:
    view = Table(2).assigned(0, magician="downtown").placing(0).game.view_for(0)
    reason = reason_for(view, m.PlaceCharacter("magician", "downtown.0"))
    assert reason == "Nothing there is worth an Action now, but the Magician costs no wage."
    assert reason_for(view, m.PlaceCharacter("magician", "downtown.0"), (m.TakeCoins("bank_a"),)).endswith("the Bank.")


def test_what_chance_would_bring_is_not_told() -> None:
    assert (
        errand(deeds((m.DrawCard("theater"), m.KeepCard("guest_performer")), Table(2).state, 0))
        == "draw a special card"
    )


def test_nothing_is_for_a_turn_that_never_comes() -> None:
    """The same plans, in the last turn and before it."""
    sunday, nothing = (
        ("sunday", in_theater("riverside_01"), ["linking_rings"]),
        {"growth": "", "stage": "", "ready": ""},
    )
    learned = nothing | {"growth": "learn Card Manipulation", "all": "learn Card Manipulation"}
    bought = nothing | {"market": "buy Wood", "all": "buy Wood"}
    prepared = nothing | {"ready": "prepare Mermaid", "all": "prepare Mermaid"}
    plans: list[tuple[Any, dict[str, str]]] = [(sunday, learned), (None, bought), (None, prepared), (None, nothing)]
    later = re.compile("next turn|turns to come|later|a better one|can follow")
    assert all(later.search(goal(show, done)) for show, done in plans)
    assert not any(later.search(goal(show, done, ends=True)) for show, done in plans)
    assert (
        goal(None, nothing | {"supplies": "buy Wood", "all": "buy Wood"})
        == "Buy Wood, for Tricks that still lack more."
    )
    assert expects(Yields(0, -4, 0), 0, ends=True) == "This turn costs 4 Coins."


@pytest.mark.parametrize(
    ("brings", "wages", "said"),
    [
        (
            Yields(6, -2, 1),
            3,
            "This turn should earn 6 Fame and 1 Shard and cost 2 Coins, including 3 Coins for wages.",
        ),
        (Yields(0, -4, 0), 0, "This turn costs 4 Coins. It pays off later."),
    ],
)
def test_the_turn_says_what_it_should_bring(brings: Yields, wages: int, said: str) -> None:
    assert expects(brings, wages) == said


def test_a_hint_names_characters_with_their_article() -> None:
    view = Table(2).phase(ASSIGNMENT).game.view_for(0)
    for character in ("magician", "apprentice_1"):
        reason = reason_for(view, LayCard(character, "market_row"))
        assert reason.startswith("The ")
        assert reason.endswith(".")


# ------------------------------------------------------------------ saving for a Trick
@pytest.mark.parametrize(
    ("coins", "fame", "said"),
    [
        (4, 28, "You are saving for Balsamo’s Skull: 4 more Fame or Coins to go."),
        (7, 29, "You are saving for Balsamo’s Skull: 10 more Coins for its Components."),
        (9, 36, "You are saving for Balsamo’s Skull: 1 more Coin for its Components."),
        (10, 36, "The Coins from the Bank are for the wages and the next Trick."),
        (0, 36, "Without Coins from the Bank, you could not pay this turn’s wages."),
    ],
)
def test_coins_from_the_bank_are_for_the_trick_that_is_saved_for(coins: int, fame: int, said: str) -> None:
    table = Table(2, modules=("dark_alley", "prophecies")).purse(0, coins=coins, fame=fame).dice(bank_a="5")
    table.acts(0, "apprentice_1", "downtown.0")
    assert reason_for(table.game.view_for(0), m.TakeCoins("bank_a"), (), "balsamos_skull") == said


def test_a_component_that_no_trick_of_the_workshop_lacks_is_for_the_one_to_be_learned() -> None:
    made = at_market()
    made.stock("wood", "metal", "glass", "rope")
    view = made.game.view_for(0)
    assert (
        reason_for(view, m.Buy("metal"), (), "balsamos_skull")
        == "Metal is for Balsamo’s Skull, the next Trick you will learn."
    )
    assert reason_for(view, m.Buy("wood"), (), "balsamos_skull") == reason_for(view, m.Buy("wood"))


@pytest.mark.parametrize(
    ("day", "when"),
    [
        ("sunday", "yields 1 Fame and 3 Coins if you perform it on Sunday."),
        ("thursday", "yields 1 Coin if you perform it on Thursday."),
        ("", "yields 2 Coins when you perform it on a Friday to come."),
    ],
)
def test_a_marker_yields_what_the_show_pays_on_its_weekday(day: str, when: str) -> None:
    table = Table(2).trick(0, "linking_rings", markers=2).row("riverside_01").placing(0)
    if day:
        team = table.player(0).characters
        team["magician"] = team["magician"]._replace(status="placed", slot=f"{day}.perform")
        table.state.days[day] = 0
    then = (m.PlaceMarker("riverside_01", 0, 0),)
    assert reason_for(table.game.view_for(0), m.SetUpTrick(0), then).endswith(when)
