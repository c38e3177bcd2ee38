"""A book of positions: what a good player would not do there, each proven by paired games, and what each level answers.

    .venv/bin/python tools/bots/positions.py find --only base,alley-2      # more of them, from the golden games
    .venv/bin/python tools/bots/positions.py ask assistant manager         # what levels answer in those of the book

A position is a moment of a golden game, or of one in ``tests/books/games``. Something that looks silly there is held
beside the Manager's answer: the same hands play both on to the end of the next turn (``bots/regret.py``). Two tables
choose, ``PROOF`` others prove; what costs less than two standard errors, or less than two Fame, is left out. The book
is ``tests/books/positions.toml``.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))

from playthrough_text import replay

from trickerion.bots.campaign import aimed_at, goal_of
from trickerion.bots.manager import beliefs_for
from trickerion.bots.registry import make_bot
from trickerion.bots.regret import Gain, TurnTrial, WayToGo, judged
from trickerion.bots.worth import wages_due
from trickerion.rules import moves as m
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.catalog import TRICKS
from trickerion.rules.game import Game
from trickerion.rules.locations.acting import Acting
from trickerion.rules.options import HEIR
from trickerion.rules.phases.end_turn import leaving_card
from trickerion.rules.powers.board import powers_of
from trickerion.rules.powers.catalog import POWERS_MODULE, open_slots
from trickerion.rules.state import GameState

if TYPE_CHECKING:
    from trickerion.bots.weights import Weights
    from trickerion.rules.view import View

BOOK = ROOT / "tests" / "books" / "positions.toml"
_FOLDERS = (ROOT / "tests" / "playthroughs", ROOT / "tests" / "books" / "games")
GAMES = {path.stem: path for folder in _FOLDERS for path in sorted(folder.glob("*.txt"))}
CHOOSE, PROOF = 2, 8
"""Tables by which a position is chosen, and fresh ones by which it is proven."""

PROMISING = 3.0
"""Fame by which the silly answer must be worse on the first tables."""

TRIED, MOST_OF_A_KIND = 3, 2
"""Moments of a kind that are tried in one game, drawn by lot, and positions that are taken from it."""

Silly = Callable[[GameState, int, tuple[m.Move, ...]], m.Move | None]


class Position(NamedTuple):
    """A moment of a recorded game and the answer that no good player gives there, with what it costs in Fame."""

    kind: str
    game: str
    at: int
    not_good: m.Move
    costs: float
    error: float


def _acting(state: GameState) -> Acting | None:
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Acting) else None


def unused(state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """A Character goes with all its Action Points unused."""
    acting = _acting(state)
    is_idle = acting is not None and acting.points >= 1 and not acting.has_acted
    return m.FinishCharacter() if is_idle and m.FinishCharacter() in moves and len(moves) > 1 else None


def rest_unused(state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """A Character goes after its first Action with two or more points left."""
    acting = _acting(state)
    has_rest = acting is not None and acting.points >= 2 and acting.has_acted
    return m.FinishCharacter() if has_rest and m.FinishCharacter() in moves and len(moves) > 1 else None


def idle_magician(_state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """The Magician, who costs nothing, is left idle with a card."""
    return next((move for move in moves if move == m.LeaveIdle("magician")), None)


def no_show(_state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """The show is declined with an own marker on a card."""
    is_asked = any(isinstance(move, m.Perform) for move in moves)
    return next((move for move in moves if not isinstance(move, m.Perform)), None) if is_asked else None


def low_level(state: GameState, seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """A level 1 Trick into the last place ."""
    if sum(owned is None for owned in state.players[seat].tricks) != 1:
        return None
    found = [move for move in moves if isinstance(move, m.LearnTrick) and TRICKS[move.trick].level == 1]
    return found[0] if found else None


def enhanced(_state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """A Shard for one Action Point more."""
    return next((move for move in moves if isinstance(move, m.Enhance)), None)


def closes_a_power(state: GameState, seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """A Shard for one Action Point that closes the slot of a Power."""
    if POWERS_MODULE not in state.boards or m.Enhance() not in moves:
        return None
    shards = state.players[seat].shards
    last = powers_of(state).racks[seat][: open_slots(shards)][open_slots(shards - 1) :]
    return m.Enhance() if any(last) else None


def left_on_a_leaving_card(state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """No show, with an own marker on the card that leaves this evening."""
    leaves = m.Perform(leaving_card(state))
    return next((move for move in moves if not isinstance(move, m.Perform)), None) if leaves in moves else None


def idle_protege(_state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """The Protege, who is paid all the same, is left idle with a card."""
    return next((move for move in moves if move == m.LeaveIdle("protege")), None)


def nobody_sent(state: GameState, seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """The Assignment ends with no card laid."""
    is_bare = not any(character.card for character in state.players[seat].characters.values())
    return m.FinishAssignment() if is_bare and m.FinishAssignment() in moves else None


def lesser_show(state: GameState, seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """Of several cards the one that pays least is performed."""
    shows = [move for move in moves if isinstance(move, m.Perform)]
    pays = {move: show_forecast(state, seat, state.day_of(seat), move.card).total(seat).fame for move in shows}
    return min(shows, key=pays.__getitem__) if len(set(pays.values())) > 1 else None


def unpaid_wages(state: GameState, seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """Fame for a Link while wages stay unpaid that its Coins would pay."""
    player = state.players[seat]
    is_short = player.coins < wages_due(state, player)
    return next((move for move in moves if is_short and move == m.ChooseReward("fame")), None)


def coins_for_a_link(state: GameState, _seat: int, moves: tuple[m.Move, ...]) -> m.Move | None:
    """Coins for a Link in the last turn, where three of them make one Fame."""
    is_last = state.turn == state.options.turns
    return next((move for move in moves if is_last and move == m.ChooseReward("coins")), None)


KINDS: Final[Mapping[str, Silly]] = {
    "all points unused": unused,
    "points unused": rest_unused,
    "idle Magician": idle_magician,
    "no show": no_show,
    "level 1 into the last place": low_level,
    "Shard for a point": enhanced,
    "Shard that closes a Power": closes_a_power,
    "no show, and the card leaves": left_on_a_leaving_card,
    "idle Protege": idle_protege,
    "nobody sent": nobody_sent,
    "lesser show": lesser_show,
    "Fame for a Link while wages stay unpaid": unpaid_wages,
    "Coins for a Link in the last turn": coins_for_a_link,
}
"""What a good player would not do -> where it could be done, and the move that does it."""


def moments(name: str) -> Iterator[Game]:
    """The game at every question to a computer player that leaves a choice."""
    seen = -1
    for game in replay(GAMES[name].read_text(encoding="utf-8")):
        asked = game.decision
        if asked is None or len(game.moves) == seen or game.options.seats[asked.seat].player == HEIR:
            continue
        seen = len(game.moves)
        if len(game.legal_moves()) > 1:
            yield game


def found(name: str, kinds: Mapping[str, Silly]) -> Iterator[Position]:
    """Positions of a golden game that are proven."""
    where = defaultdict[str, list[tuple[Game, m.Move]]](list)
    for game in moments(name):
        assert game.decision is not None
        for kind, silly in kinds.items():
            move = silly(game.state, game.decision.seat, tuple(game.legal_moves()))
            if move is not None:
                where[kind].append((game.clone(), move))
    for kind, there in where.items():
        Random(f"{name} {kind}").shuffle(there)
        proven = (_proven(kind, name, game, move) for game, move in there[:TRIED])
        yield from islice(filter(None, proven), MOST_OF_A_KIND)


def _proven(kind: str, name: str, game: Game, move: m.Move) -> Position | None:
    """The position, where the move costs more than chance; the Manager's answer is another one, or it is none."""
    assert game.decision is not None
    view = game.view_for(game.decision.seat)
    good = make_bot("manager", 1).choose(view).move
    if good == move:
        print(f"# a Manager does it: {kind}, {name} {len(game.moves)}", flush=True)
        return None
    better, bad = WayToGo((good,), _weights(view)), WayToGo((move,), _weights(view))
    first = held(view, better, bad, 0, CHOOSE)
    if first is None or first.mean < PROMISING:
        return None
    proof = held(view, better, bad, CHOOSE, PROOF)
    if proof is None or not proof.stands_out or proof.own < 0:
        return None
    return Position(kind, name, len(game.moves), move, round(proof.own, 1), round(proof.error, 1))


def held(view: View, better: WayToGo, bad: WayToGo, first: int, tables: int) -> Gain | None:
    """How much better one answer is than another, on so many tables from the number ``first`` on."""
    trials = [TurnTrial(view, _weights(view), (better, bad), first + number) for number in range(tables)]
    ends = [found for trial in trials if (found := trial.ends())]
    return judged([one[0] - other[0] for one, other in ends], 0.0) if len(ends) > 1 else None


def _weights(view: View) -> Weights:
    beliefs = beliefs_for(view.state)
    return aimed_at(beliefs, goal_of(view.state, view.seat, beliefs))


def kept() -> list[Position]:
    """The positions of the book."""
    entries = tomllib.loads(BOOK.read_text(encoding="utf-8"))["position"]
    return [Position(**{**entry, "not_good": m.move_from_json(json.loads(entry["not_good"]))}) for entry in entries]


def answers(positions: list[Position], level: str) -> Iterator[tuple[Position, m.Move]]:
    """What a level answers in each position; those of a game one after the other."""
    for name in dict.fromkeys(position.game for position in positions):
        wanted = [position for position in positions if position.game == name]
        for game in moments(name):
            here = [position for position in wanted if position.at == len(game.moves)]
            if here and game.decision is not None:
                move = make_bot(level, 1).choose(game.view_for(game.decision.seat)).move
                yield from ((position, move) for position in here)
            if len(game.moves) >= max(position.at for position in wanted):
                break


def written(position: Position) -> str:
    """A position as the book has it."""
    move = json.dumps(position.not_good.to_json())
    lines = [f'kind = "{position.kind}"', f'game = "{position.game}"', f"at = {position.at}", f"not_good = '{move}'"]
    return "\n".join(["[[position]]", *lines, f"costs = {position.costs}", f"error = {position.error}"])


def main() -> None:
    """Find positions, or tell what levels answer in those of the book."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    finds = commands.add_parser("find", help="positions of golden games, as the book has them")
    finds.add_argument("--only", default="", help="how names of games begin, with commas")
    finds.add_argument("--kind", default="", help="these kinds alone, with bars")
    asks = commands.add_parser("ask", help="what levels answer in the positions of the book")
    asks.add_argument("levels", nargs="+")
    args = parser.parse_args()
    if args.command == "find":
        kinds = {kind: KINDS[kind] for kind in args.kind.split("|")} if args.kind else KINDS
        for name in GAMES:
            if name.startswith(tuple(args.only.split(","))):
                for position in found(name, kinds):
                    print(written(position), end="\n\n", flush=True)
        return
    for level in args.levels:
        wrong = [position for position, move in answers(kept(), level) if move == position.not_good]
        number = len(kept())
        print(f"{level:<11}{number - len(wrong)} of {number}", *(f"\n  {p.kind}: {p.game} {p.at}" for p in wrong))


if __name__ == "__main__":
    main()
