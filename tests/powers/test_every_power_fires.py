"""In random games full of Powers each of them does something, and the laws of the table hold at every step."""

from collections.abc import Collection
from random import Random

from card_players import card_liking, counted_hooks, crowd_theater, hooks_of
from table_laws import check_table
from wanderer import enrich, options

from trickerion.rules.catalog import HOUSE_CARDS
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, UsePower
from trickerion.rules.powers.board import powers_of, put
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS_OF_CUT
from trickerion.rules.state import USUAL_STORAGE

GAMES = 60
"""At most; all Powers have fired long before."""
LAWFUL = 5
"""In how many of them every table is held against the laws."""
RARE = {"solo_act"}
"""Too rare for random players: a show with all Tricks of one owner; test_shows.py has it."""
TODAY = POWERS_OF_CUT[HOUSE_CARDS]
MODULES = ("dark_alley", "prophecies", "academy", "powers")


def lay_powers(game: Game, random: Random, wanted: Collection[str] = ()) -> None:
    """Everybody has full slots, and other Powers beside them, those that are wanted first; the Theater is full."""
    state, pile = game.state, [power for power in TODAY if power in EFFECTS]
    random.shuffle(pile)
    pile.sort(key=lambda power: power in wanted)
    for player in state.players:
        player.shards = max(player.shards, OPENS_WITH[-1])
        if len(player.components) > USUAL_STORAGE.slots:  # which only a Power makes room for
            player.components, player.manager_piles = {}, ["", ""]
    racks = tuple(tuple(pile.pop() for _ in OPENS_WITH) for _ in state.players)
    put(state, powers_of(state)._replace(racks=racks))
    crowd_theater(game, random, *random.sample(state.seats, random.randint(1, 2)))
    game._legal = None


def play(number: int, wanted: Collection[str]) -> None:
    """A whole game, with other Powers in each turn, more often those that are wanted."""
    random, turn = Random(f"cut2-{number}"), 0
    game = enrich(Game.new(options(2 + number % 3, modules=MODULES), f"cut2-{number}"))
    while not game.is_over:
        if game.state.phase == "assignment" and game.state.turn != turn:
            turn = game.state.turn
            lay_powers(game, random, wanted)
        moves = game.legal_moves()
        game.apply(random.choices(moves, [liking(game, move) for move in moves])[0])
        if number < LAWFUL:
            check_table(game.state)


def liking(game: Game, move: Move) -> float:
    return 10.0 if isinstance(move, UsePower) else card_liking(game, move)


def test_every_power_fires_and_the_laws_hold() -> None:
    unfired = {power for power in TODAY if power in EFFECTS and hooks_of(EFFECTS[power]) != ["storage"]} - RARE
    with counted_hooks() as fired:
        for number in range(GAMES):
            play(number, unfired)
            unfired -= {power for power, _ in fired}
            if not unfired:
                break
    assert not unfired
