"""The levels of computer players: who plays like whom, and where they can sit."""

from itertools import pairwise

import pytest
from rows import one_in

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.levels import LEVELS, PROVEN, is_proven, level_of
from trickerion.bots.manager import HEEDFUL, THOROUGH, thorough
from trickerion.bots.planning import Planner
from trickerion.bots.playing import play_game
from trickerion.bots.registry import make_bot
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.events import WagesPaid
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.rules.state import IDLE, PLACED
from trickerion.storage.settings import THINKING_TIMES
from trickerion.words.hints import ANY_MOVE
from trickerion.words.screens.scoring import who_played

ALLEY = ("dark_alley", "prophecies")


def test_the_assistant_plays_as_it_did_under_its_former_name() -> None:
    game = Game.new(GameOptions((Seat("One", "greedy"), Seat("Two", "greedy"))), "same")
    bots = {name: [make_bot(name, seed) for seed in (1, 2)] for name in ("assistant", "greedy")}
    while (decision := game.decision) is not None and game.state.turn < 3:
        thoughts = [bots[name][decision.seat].choose(game.view_for(decision.seat)) for name in bots]
        assert thoughts[0] == thoughts[1]
        game.apply(thoughts[0].move)


@pytest.mark.parametrize(
    ("players", "modules"),
    [
        pytest.param(3, (), marks=pytest.mark.slow),
        pytest.param(4, ("dark_alley",), marks=pytest.mark.slow),
        pytest.param(2, (*ALLEY, "academy"), marks=pytest.mark.slow),
    ],
)
def test_an_apprentice_plays_every_kind_of_game_and_pays_its_wages(players: int, modules: tuple[str, ...]) -> None:
    unpaid: list[tuple[str, ...]] = []

    def watch(_game: object, _frame: object, _move: object, events: object) -> None:
        assert isinstance(events, list)
        unpaid.extend(event.unpaid for event in events if isinstance(event, WagesPaid))

    seats = tuple(Seat(f"Player {n}", "apprentice") for n in range(players))
    options = GameOptions(seats, setup="full", modules=modules)
    played = play_game(options, "first evening", [make_bot("apprentice", n) for n in range(players)], watch)
    assert not played.error
    assert min(played.fame) > 20
    assert sum(map(len, unpaid)) <= len(unpaid) // 5


def test_where_a_level_is_not_proven_it_is_known_and_the_weakest_needs_no_proof() -> None:
    assert set(PROVEN) == {level.id for level in LEVELS[1:]}
    assert is_proven("magician", ALLEY, 2)
    assert is_proven("apprentice", (*ALLEY, "duel"), 2)
    assert not is_proven("magician", (*ALLEY, "academy", "powers"), 4)
    assert is_proven("manager", ALLEY, 4)
    assert not any(is_proven("magician", modules, 4) for modules in (ALLEY, (*ALLEY, "powers")))
    assert is_proven("magician", (*ALLEY, "powers"), 2)
    assert is_proven("magician", (*ALLEY, "powers", "duel"), 2)


@pytest.mark.parametrize("level", one_in(4, [level.id for level in LEVELS]))
def test_every_level_stands_in_for_the_player_of_a_solo_game(level: str) -> None:
    seats = (Seat("Ada", level), Seat("The Heir", HEIR))
    options = GameOptions(seats, modules=(*ALLEY, HEIR), difficulty="easy")
    assert not play_game(options, "alone", [make_bot(level, 1, effort=0.01), make_bot(HEIR)]).error


def test_games_of_earlier_versions_tell_of_the_assistant() -> None:
    options = GameOptions((Seat("Ada"), Seat("Bela", "greedy"), Seat("Cy", "apprentice"), Seat("Dora", "random")))
    told = [who_played(options, seat, level_of(options.seats[seat].player)) for seat in range(4)]
    assert told == ["Person", "Computer, Assistant", "Computer, Apprentice", "Computer"]


@pytest.mark.parametrize("modules", [pytest.param((), marks=pytest.mark.slow), ALLEY], ids=["base", "dark_alley"])
def test_they_play_a_game_and_every_answer_has_a_reason_in_a_sentence(modules: tuple[str, ...]) -> None:
    game = Game.new(GameOptions((Seat("A"), Seat("B")), setup="full", modules=modules), "manager")
    bots = [make_bot(level, seat, 0.1) for seat, level in enumerate(("manager", "apprentice"))]
    while (decision := game.decision) is not None:
        thought = bots[decision.seat].choose(game.view_for(decision.seat))
        assert thought.reason[:1].isupper() or thought.reason[:1].isdigit(), thought.reason
        assert thought.reason.endswith((".", "!")), thought.reason
        assert thought.reason != ANY_MOVE
        assert "promises most" not in thought.reason, "a sentence about the game, not about the search"
        game.apply(thought.move)
    assert game.is_over


def test_more_thinking_time_looks_at_more_and_the_usual_is_the_usual() -> None:
    assert thorough(1.0) == THOROUGH
    for less, more in pairwise(map(thorough, THINKING_TIMES)):
        assert less.tries < more.tries
        assert less.patience < more.patience
        assert less.out_of_patience < more.out_of_patience


def test_its_plan_is_the_assignment_that_it_makes_itself_whatever_others_hide() -> None:
    game = Game.new(GameOptions((Seat("A"), Seat("B")), setup="full", modules=ALLEY), "plan")
    bots = [make_bot("assistant", seat) for seat in range(2)]
    planned, compared = dict[str, str](), 0
    while (decision := game.decision) is not None and game.state.turn < 3:
        view, bot = game.view_for(decision.seat), bots[decision.seat]
        assert isinstance(bot, AssistantBot)
        twin = game.clone()
        twin.state.special_decks = {deck: cards[::-1] for deck, cards in twin.state.special_decks.items()}
        outline = bot.outline(view)
        if len(game.moves) % 4 == 0:
            assert outline == bot.outline(twin.view_for(decision.seat))
        assert (outline is not None) == (decision.question == "Assigning")
        thought = bot.choose(view)
        if outline is not None and thought.move is FinishAssignment():
            planned = {c.id: c.card for c in view.state.players[view.seat].characters.values() if c.card}
            assert outline.cards.items() <= planned.items()
            compared += 1
        game.apply(thought.move)
    assert compared >= 4


def test_a_special_card_that_is_gone_by_then_leaves_its_character_idle_in_the_plan() -> None:
    """Hypnotic Motivation lays one from the hand under whoever is hired, in the middle of the turn."""
    game = Game.new(GameOptions((Seat("A"), Seat("B")), setup="full", modules=ALLEY), "gone")
    bots = [make_bot("assistant", seat) for seat in range(2)]
    while game.decision and not (game.decision.question == "Assigning" and game.state.turn == 2):
        game.apply(bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move)
    state = game.state.copy()
    state.stack, player = [], state.players[0]
    player.hand = [card for card in player.hand if card not in SPECIALS]
    gone, there = "workshop_exhibition", "market_row"
    for card, status in ((there, PLACED), (gone, IDLE)):
        ((name, _, line),) = Planner(0, HEEDFUL).carried_out(state, {"apprentice_1": card})
        assert line.state.players[0].characters[name].status == status
