"""A game drawn from a View agrees with everything that the seat may know, is a whole game, and plays to the end."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from alley import APPRENTICE, Alley
from card_players import step_with_cards, stuffed_game
from given import there
from powers_table import LARGE_WITH_POWERS
from rows import one_in
from solo import solo_options
from table_laws import check_table, is_same_view
from wanderer import KINDS, name_of, options, wander

from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.academy.secrets import held_by
from trickerion.rules.catalog import PERFORMANCES, SPECIALS
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import PLAN_SETS, plans_of
from trickerion.rules.moves import DrawCard, KeepCard
from trickerion.rules.options import EDITIONS, HEIR, GameOptions
from trickerion.rules.state import UNKNOWN, GameState, _plain
from trickerion.rules.view import Held, View

SOLO = [
    solo_options(difficulty, setup=setup, modules=modules)
    for difficulty, setup in (("easy", "beginner"), ("hard", "full"))
    for modules in (("dark_alley", "prophecies", "heir"), ("dark_alley", "heir"))
]
MORE = [options(players, modules=("dark_alley",), edition=edition) for players in (2, 4) for edition in EDITIONS]
SOLO_ACADEMY = [
    solo_options("hard", setup="full", modules=("dark_alley", "prophecies", "heir", "academy")),
    solo_options("easy", modules=("dark_alley", "heir", "academy")),
]
ALL_KINDS = [*KINDS, *MORE, *SOLO, *SOLO_ACADEMY]
ON_DEMAND = [pytest.param(kind, marks=pytest.mark.slow) for kind in LARGE_WITH_POWERS]


def named(kind: GameOptions) -> str:
    return f"{name_of(kind)}-{'-'.join(kind.modules)}-{kind.difficulty}"


def positions(kind: GameOptions, seed: str, share: float) -> Iterator[Game]:
    """Tables from the whole of a random game; the first one always."""
    game, random = Game.new(kind, seed), Random(seed)
    yield game
    for _ in wander(game, seed):
        if random.random() < share:
            yield game


def check_agrees(view: View, sampled: Game) -> None:
    """The seat cannot tell the games apart."""
    assert is_same_view(sampled.view_for(view.seat), view)


def check_knowledge(view: View, sampled: GameState) -> None:
    """What the seat remembers is so."""
    for deck, cards in view.known.decks.items():
        assert all(known in (UNKNOWN, card) for card, known in zip(sampled.special_decks[deck], cards, strict=True))
    backs = Counter((seat, deck) for seat, deck, _ in view.known.held)
    found: Counter[tuple[int, str]] = Counter()
    for seat, player in enumerate(sampled.players):
        closed = [c.card for c in player.characters.values() if not c.is_open]
        held = [card for card in (*player.hand, *closed) if card in SPECIALS]
        found.update((seat, SPECIALS[card].location) for card in held if seat != view.seat)
        assert {card for other, _, card in view.known.held if other == seat} - {UNKNOWN} <= set(held)
    assert found == backs


def check_whole(real: GameState, sampled: GameState) -> None:
    """Every card exists once, and as many of each kind as in the real game."""
    assert UNKNOWN not in str(_plain(sampled))
    if HEIR not in real.options.modules:  # which takes prophecies out, and whose markers lie elsewhere
        check_table(sampled)
    gone = [card for card in sampled.memory.gone if card in PERFORMANCES]
    performances = [*(card.id for card in sampled.row), *sampled.deck, *gone]
    assert len(set(performances)) == len(performances)
    theater = [[PERFORMANCES[card].theater for card in state.deck] for state in (real, sampled)]
    assert theater[0] == theater[1]
    assert every_secret(real) == every_secret(sampled)
    if "academy" in real.options.modules:  # 20 of the 27 prophecies of the others are in the game, nobody knows which
        assert every_card(real).total() == every_card(sampled).total()
    else:
        assert every_card(real) == every_card(sampled)
    if real.heir is not None and sampled.heir is not None:
        cards = plans_of(real.options.modules, real.options.solo_cards)
        plans = [
            [card for card in (*state.memory.gone, state.heir.plan, *state.heir.plans) if card in cards]
            for state in (real, sampled)
            if state.heir is not None
        ]
        assert Counter(plans[1]).most_common(1)[0][1] == 1
        assert len(plans[0]) == len(plans[1])


def every_card(state: GameState) -> Counter[str]:
    """Assignment cards and prophecies, wherever they are."""
    piles = [*state.special_decks.values(), *state.special_discards.values(), state.pending, state.prophecy_stack]
    cards = [card for pile in (*piles, state.prophecy_discard, [state.active_prophecy]) for card in pile]
    cards += [card for _, card in state.used_specials]
    cards += [card for frame in state.stack if isinstance(frame, Keeping) for card in frame.cards]
    for player in state.players:
        cards += player.hand
        cards += [character.card for character in player.characters.values()]
    return Counter(card for card in cards if card)


def every_secret(state: GameState) -> Counter[str]:
    """Secrets of the Academy, wherever they are."""
    board = state.boards.get("academy")
    if board is None:
        return Counter()
    held = [secret for own in board.secrets for secret in own]
    held += [secret for frame in state.stack for secret in held_by(frame)]
    gone = [card for card in state.memory.gone if card in SECRETS]
    return Counter([*board.stack, *filter(None, board.display), *held, *gone])


@pytest.mark.parametrize("kind", one_in(3, [*ALL_KINDS, *ON_DEMAND]), ids=named)
def test_sampled_games_agree_with_all_that_the_seat_may_know(kind: GameOptions) -> None:
    random = Random("agree")
    for game in positions(kind, "sampled", 0.03):
        for seat in game.state.seats:
            view = game.view_for(seat)
            sampled = Game.from_view(view, random)
            check_agrees(view, sampled)
            check_knowledge(view, sampled.state)
            check_whole(game.state, sampled.state)


@pytest.mark.parametrize("number", range(6))
def test_sampled_games_agree_in_games_full_of_cards(number: int) -> None:
    random, game = Random(number), stuffed_game(number)
    for _ in step_with_cards(game, f"sampled-{number}"):
        if random.random() < 0.05:
            for seat in game.state.seats:
                view = game.view_for(seat)
                sampled = Game.from_view(view, random)
                check_agrees(view, sampled)
                check_knowledge(view, sampled.state)
                check_whole(game.state, sampled.state)


@pytest.mark.parametrize("kind", one_in(3, [*ALL_KINDS, *ON_DEMAND]), ids=named)
def test_sampled_games_play_to_the_end(kind: GameOptions) -> None:
    random = Random("ends")
    for game in positions(kind, "played-on", 0.006):
        sampled = Game.from_view(game.view_for(random.choice(game.state.seats)), random)
        for _ in wander(sampled, "on"):
            pass
        assert sorted(sampled.state.ranking) == list(game.state.seats)


@pytest.mark.parametrize("kind", ALL_KINDS[::5], ids=named)
def test_what_a_seat_remembers_is_true(kind: GameOptions) -> None:
    """It remembers cards that are really there, and no sampled game contradicts the real one in them."""
    for game in positions(kind, "true", 0.06):
        for seat in game.state.seats:
            check_knowledge(game.view_for(seat), game.state)


def test_hidden_things_differ_from_sample_to_sample() -> None:
    game = Game.new(options(3, modules=("dark_alley", "prophecies")), "differ")
    random, view = Random("differ"), game.view_for(1)
    some = [Game.from_view(view, random).state for _ in range(20)]
    assert len({tuple(state.deck) for state in some}) > 10
    assert len({tuple(state.prophecy_stack) for state in some}) > 10
    assert len({tuple(state.special_decks["theater"]) for state in some}) > 10
    assert len({state.seed for state in some}) == 20


def drawing() -> tuple[Alley, str, str]:
    """Player 1 has drawn two cards of the Theater's deck (ruling 74), kept the first and put the second under it."""
    table = Alley(edition="2019").acts(0, APPRENTICE, "dark_alley.3")
    first, second = table.state.special_decks["theater"][:2]
    table.do(DrawCard("theater"))
    table.do(KeepCard(first))
    return table, first, second


def test_only_who_put_a_card_under_its_deck_knows_it_there() -> None:
    table, _, second = drawing()
    assert table.game.view_for(0).known.decks["theater"][-1] == second
    assert set(table.game.view_for(1).known.decks["theater"]) == {UNKNOWN}
    for seed in range(10):
        assert Game.from_view(table.game.view_for(0), Random(seed)).state.special_decks["theater"][-1] == second
    others = [Game.from_view(table.game.view_for(1), Random(seed)).state for seed in range(30)]
    assert len({state.special_decks["theater"][-1] for state in others}) > 2


def test_the_deck_of_a_card_kept_is_known_to_all() -> None:
    table, first, _ = drawing()
    assert table.game.view_for(1).known.held == (Held(0, "theater", UNKNOWN),)
    drawn = {
        card
        for seed in range(30)
        for card in Game.from_view(table.game.view_for(1), Random(seed)).state.players[0].hand
    }
    assert {SPECIALS[card].location for card in drawn & set(SPECIALS)} == {"theater"}
    assert len(drawn & set(SPECIALS)) > 2
    assert first in table.game.view_for(0).state.players[0].hand


def test_an_open_card_is_remembered_in_the_hand_of_its_owner() -> None:
    """2015: the top cards lie open, so everybody saw what was drawn."""
    table = Alley(edition="2015").acts(0, APPRENTICE, "dark_alley.3")
    first = table.state.special_decks["theater"][0]
    table.do(DrawCard("theater"))
    assert table.game.view_for(1).known.held == (Held(0, "theater", first),)
    assert all(first in Game.from_view(table.game.view_for(1), Random(n)).state.players[0].hand for n in range(5))


@pytest.mark.parametrize("players", [2, 4])
def test_performance_cards_that_left_do_not_come_again(players: int) -> None:
    left = 0
    for game in positions(options(players), "left", 0.1):
        gone = [card for card in game.state.memory.gone if card in PERFORMANCES]
        for seed in range(5):
            assert not set(gone) & set(Game.from_view(game.view_for(0), Random(seed)).state.deck)
        left += len(gone)
    assert left


def test_secrets_that_left_the_display_are_known_under_the_stack() -> None:
    """All have seen them go there; one whose place was taken by another does not come again."""
    known = gone = 0
    for game in positions(options(3, modules=("dark_alley", "prophecies", "academy")), "secrets", 0.05):
        board, left = game.state.boards["academy"], [card for card in game.state.memory.gone if card in SECRETS]
        view = game.view_for(1)
        seen = [secret for secret in view.state.boards["academy"].stack if secret != UNKNOWN]
        assert seen == list(board.stack)[len(board.stack) - len(seen) :]
        for seed in range(3):
            stack = Game.from_view(view, Random(seed)).state.boards["academy"].stack
            assert list(stack)[len(stack) - len(seen) :] == seen
            assert not set(left) & set(stack)
        known, gone = known + len(seen), gone + len(left)
    assert known
    assert gone


def test_plan_cards_seen_do_not_come_again() -> None:
    seen = 0
    for game in positions(SOLO[0], "plans", 0.1):
        known = [card for card in (*game.state.memory.gone, there(game.state.heir).plan) if card in PLAN_SETS[2]]
        for seed in range(5):
            sampled = Game.from_view(game.view_for(0), Random(seed)).state
            assert not set(known) & set(there(sampled.heir).plans)
        seen += len(known)
    assert seen
