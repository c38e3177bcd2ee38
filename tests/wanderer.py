"""A player of random games for tests: any legal move, with a liking for those that lead somewhere."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.catalog import CHARACTERS
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.options import EDITIONS, GameOptions, Seat
from trickerion.rules.state import PlayerState

BASE: tuple[str, ...] = ()
DARK_ALLEY = ("dark_alley", "prophecies")
ACADEMY = ("dark_alley", "prophecies", "academy")
MODULES = (BASE, DARK_ALLEY, ACADEMY)
POWERS = ("dark_alley", "prophecies", "powers")
DUEL, ALL = ("duel",), (*ACADEMY, "powers", "duel")


def options(players: int = 3, **more: Any) -> GameOptions:
    """Options of a game between nameless players; Magicians are drawn or chosen."""
    return GameOptions(tuple(Seat(f"Player {n + 1}", "random") for n in range(players)), **more)


KINDS = [
    options(players, setup=setup, edition=edition, modules=modules)
    for modules, players, setup, edition in product(MODULES, (2, 3, 4), ("beginner", "full"), EDITIONS)
    if modules != ACADEMY or edition == EDITIONS[-1]
]
KINDS += [options(2, modules=DUEL), options(2, modules=ALL)]
"""Every kind of game."""


def name_of(kind: GameOptions) -> str:
    """A short name of a kind of game."""
    module = kind.modules[-1].replace("prophecies", "dark_alley") if kind.modules else "base"
    return f"{module}-{len(kind.seats)}-{kind.setup}-{kind.edition}"


LIKING: dict[type[m.Move], float] = {
    m.ReturnTrick: 0.002,
    m.ReturnComponent: 0.0005,
    m.TakeBack: 0.01,
    m.LeaveIdle: 0.05,
    m.FinishAssignment: 0.3,
    m.FinishCharacter: 0.05,
    m.MoveComponents: 0.05,
    m.Order: 0.1,
    m.QuickOrder: 0.1,
    m.RerollDie: 0.1,
    m.DeclineToPerform: 0.2,
    m.Enhance: 0.3,
    m.ChooseFace: 1.0,
    m.Buy: 2.0,
    m.HireCharacter: 5.0,
    m.LearnTrick: 2.0,
    m.Prepare: 20.0,
    m.Renovate: 5.0,
    m.Practice: 5.0,
    m.Teach: 5.0,
    m.LearnSecret: 2.0,
    m.RevealSecret: 2.0,
    m.TakeBackMarker: 0.005,
    m.SetUpTrick: 20.0,
}
"""How likely a legal move is picked, by its kind; 1 for the others."""


def _needs(player: PlayerState, component: str) -> bool:
    """Whether a Trick of the Workshop lacks this Component."""
    return any(
        owned is not None and owned.trick.components.get(component, 0) > player.amount(component)
        for owned in player.tricks
    )


WEIGHED = {m.Buy, m.Order, m.QuickOrder, m.LayCard, m.PlaceCharacter, m.ChooseFace}
"""The kinds of which one move is liked more than another."""


def _liking(player: PlayerState, move: m.Move) -> float:
    liking = LIKING.get(kind := type(move), 1.0)
    if kind not in WEIGHED:
        return liking
    if isinstance(move, (m.Buy, m.Order, m.QuickOrder)) and _needs(player, move.component):
        return liking * 10
    if isinstance(move, m.LayCard) and player.characters[move.character].card:
        return 0.01
    if isinstance(move, m.PlaceCharacter) and move.slot.endswith("perform"):
        return 3.0
    if isinstance(move, m.ChooseFace) and move.face == "x":
        return 0.1
    return liking


def pick(game: Game, random: Random) -> m.Move:
    """Any legal move, likely one that leads somewhere."""
    decision = game.decision
    assert decision is not None
    player, moves = game.state.players[decision.seat], game.legal_moves()
    return random.choices(moves, [_liking(player, move) for move in moves])[0]


def enrich(game: Game) -> Game:
    """Give everybody much of everything, so that much happens. (Such a game does not follow from options and seed.)"""
    for player in game.state.players:
        player.coins += 30
        player.fame += 30
        player.fame_by = {**player.fame_by, "start": player.fame_by.get("start", 0) + 30}
        player.shards += 3
        player.components = dict.fromkeys(("wood", "metal", "glass", "fabric", "rope", "animal"), 2)
        player.manager_piles = ["", ""]
        absent = [name for name in CHARACTERS if name not in player.characters]
        player.hired = [name for name in absent if name not in ("apprentice_4", "protege")]
    game._legal = None
    return game


def wander(game: Game, seed: str) -> Iterator[tuple[m.Move, list[Event]]]:
    """Play a game to the end; after every move, the move and what happened."""
    random = Random(seed)
    while not game.is_over:
        move = pick(game, random)
        yield move, game.apply(move)


def with_other_hidden_things(game: Game, seat: int, random: Random) -> Game:
    """A game in which everything is otherwise that the seat cannot know: face-down Assignments and hands of others, the
    order of all decks, and what the dice will show."""
    other = Game.from_view(game.view_for(seat), random)
    assert other.state.seed != game.state.seed
    return other
