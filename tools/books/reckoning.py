"""What computer players reckon at tables of the golden games: the book ``tests/books/reckoned.txt``; see ``book``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from playthrough_text import replay

from tools.books.book import GAMES, mark
from trickerion.bots.academy import Ideas, academy_worth
from trickerion.bots.campaign import campaigns
from trickerion.bots.forward_model import after, focus, options, take_back_cards
from trickerion.bots.manager import beliefs_for
from trickerion.bots.manners import bent, manner_of, pushed_aside
from trickerion.bots.opening import trick_appeal
from trickerion.bots.outcomes import CAREFUL, LOOKED_AHEAD
from trickerion.bots.planning import Planner
from trickerion.bots.powers import more_yields, powers_worth, shard_worth
from trickerion.bots.prophecies import better_prophecy
from trickerion.bots.refining import able
from trickerion.bots.registry import make_bot
from trickerion.bots.rival_shows import shows_of_rivals
from trickerion.bots.search import Search
from trickerion.bots.spare import left_over
from trickerion.bots.theater import best_focus, own_show_day, rival_shows, settings, stage_worth
from trickerion.bots.theater_lines import CLOSELY
from trickerion.bots.trick_worth import end_score, promise, tricks_worth, wanted
from trickerion.bots.turn_rollouts import TurnRollout
from trickerion.bots.weights import WEIGHTS, Weights
from trickerion.bots.worth import hand_worth, purse_worth, team_worth, turns_left, worth
from trickerion.rules.catalog import ACADEMY, TRICKS
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import LayCard
from trickerion.rules.options import HEIR
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.sampling import sampled

if TYPE_CHECKING:
    from trickerion.rules.game import Game
    from trickerion.rules.state import GameState

LEVELS = ("apprentice", "assistant", "manager")
EACH, OFTEN = 4, 12
"""Moments of each question, or of a Character at work at each Location; and of those that are asked most."""

MUCH_ASKED = ("CharacterActs", "Placing", "SettingUp", "Learning")

Reckoned = Iterator[tuple[str, object]]
"""What is reckoned, and what comes of it."""


def moments() -> list[tuple[str, int]]:
    """Moments of the golden games, drawn by lot but always the same."""
    found: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for name, path in GAMES.items():
        for game in replay(path.read_text(encoding="utf-8"), checked=False):
            asked = game.decision
            if asked is not None and game.options.seats[asked.seat].player != HEIR and len(game.legal_moves()) > 1:
                kind = asked.question + getattr(game.state.stack[-1], "location", "")
                if (name, len(game.moves)) not in found[kind][-1:]:
                    found[kind].append((name, len(game.moves)))
    lots, chosen = Random("reckoning"), list[tuple[str, int]]()
    for kind in sorted(found):
        most = OFTEN if kind.startswith(MUCH_ASKED) else EACH
        chosen += lots.sample(found[kind], min(most, len(found[kind])))
    return sorted(chosen)


def lines() -> list[str]:
    """The whole book."""
    chosen = moments()
    return [
        line for name in sorted(dict(chosen)) for line in reckoned(name, [at for game, at in chosen if game == name])
    ]


def reckoned(name: str, chosen: list[int]) -> list[str]:
    """What the book keeps of moments of a game."""
    lines = []
    for game in replay(GAMES[name].read_text(encoding="utf-8"), checked=False):
        if len(game.moves) in chosen and game.decision is not None:
            chosen = [at for at in chosen if at != len(game.moves)]
            found = list(answers(game))
            if game.state.phase != "setup":
                found += [*weighed(game, WEIGHTS), *weighed(game, beliefs_for(game.state))]
            lines.append(f"{name} {len(game.moves)} " + ", ".join(f"{what} {written(value)}" for what, value in found))
    return lines


def written(value: object) -> str:
    """A few numbers as they are, rounded; a mark for all else."""
    if isinstance(value, float | int):
        return f"{round(value, 9):.4f}"  # Python 3.12 sums a little more exactly
    return " ".join(written(each) for each in value) if _is_short(value) else mark(_rounded(value))  # type: ignore[attr-defined]


def _is_short(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 10 and all(isinstance(each, float | int) for each in value)


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 6)
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else str(value)


def answers(game: Game) -> Reckoned:
    """What each level answers, and why."""
    assert game.decision is not None
    view = game.view_for(game.decision.seat)
    for level in LEVELS:
        bot = make_bot(level, 1)
        thought = bot.choose(view)
        yield level, [*map(str, (thought.move, *thought.then)), thought.reason]
        outline = getattr(bot, "outline", lambda _: None)(view)
        if outline is not None:
            yield f"{level}.outline", list(map(str, outline))


def weighed(game: Game, beliefs: Weights) -> Reckoned:
    """What a table is worth in all its parts, and what moves lead to."""
    assert game.decision is not None
    seat, state = game.decision.seat, sampled(game.view_for(game.decision.seat), Random(1))
    kind, left = "plain" if beliefs is WEIGHTS else "heedful", turns_left(state)
    for other in (seat, (seat + 1) % len(state.players)):
        yield f"{kind}.{other}.worth", list(_parts(state, other, left, beliefs))
    yield f"{kind}.small", list(_small(state, seat, left, beliefs))
    search, legal = Search(seat, beliefs, CAREFUL), options(state)
    yield (
        f"{kind}.moves",
        [(str(move), search.outcomes.outcome(after(state, move), LOOKED_AHEAD)) for move in legal[:20]],
    )
    frame = state.stack[-1]
    if isinstance(frame, Placing):
        yield f"{kind}.placed", _placements(state, seat, beliefs)
    if isinstance(frame, Acting):
        table = state.copy()
        focus(table)
        now = search.outcomes.stay(table)
        for line in (search.best_line(table), search.outcomes.step_by_step(now), search.theater.best(now, CLOSELY)):
            yield f"{kind}.line", [line.worth, list(map(str, line.moves))]
        yield f"{kind}.spare", [str(left_over(table, search, legal))]
        if frame.location == ACADEMY:
            yield f"{kind}.ideas", [str(idea) for idea in Ideas(table, seat, legal, left, beliefs, 3).all()]
    if game.decision.question == "Assigning" and beliefs is not WEIGHTS:
        yield "trial", _trial(state, seat, beliefs)


def _parts(state: GameState, seat: int, left: int, beliefs: Weights) -> Iterator[float]:
    player = state.players[seat]
    yield worth(state, seat, beliefs, {})
    yield purse_worth(state, player, left, beliefs)
    yield shard_worth(state, left, beliefs)
    yield team_worth(state, player, left, beliefs)
    yield hand_worth(player, left, beliefs)
    yield tricks_worth(state, player, left, beliefs)
    yield stage_worth(state, seat, left, beliefs, {})
    yield academy_worth(state, seat, left, beliefs) if state.boards else 0.0
    yield powers_worth(state, seat, left, beliefs) if state.boards else 0.0


def _small(state: GameState, seat: int, left: int, beliefs: Weights) -> Iterator[object]:
    """Everything else that is asked about a table."""
    player, day = state.players[seat], own_show_day(state, seat)
    shelf = [trick for tricks in state.residence.values() for trick in tricks]
    yield [promise(state, player, TRICKS[trick], left, beliefs) for trick in shelf]
    yield [trick_appeal(player, trick) for trick in shelf]
    yield [[end_score(player, owned), list(more_yields(state, seat, owned.id))] for owned in player.tricks if owned]
    yield list(wanted(state, player).items())
    yield [day, rival_shows(state, seat), [list(show) for show in shows_of_rivals(state, seat, day)]]
    yield [better_prophecy(state, seat, beliefs), [list(way) for way in campaigns(state, seat, beliefs)]]
    for row in best_focus(state, seat, left, beliefs, {})[:2]:
        yield [row, [[way.worth, str(way.move)] for way in settings(state, seat, row, left, beliefs)]]
    yield [[able(c, card) for card in player.hand] for c in player.characters.values()]


def _placements(state: GameState, seat: int, beliefs: Weights) -> list[object]:
    table = state.copy()
    table.stack = []
    manner = manner_of(state.players[seat].magician)
    planner = Planner(seat, bent(beliefs, manner) if manner else beliefs)
    found = planner.placements(table)
    aside = [pushed_aside(table, seat, each.character, each.slot) for each in found if each.slot]
    return [[[each.worth, each.character, each.slot, list(map(str, each.moves))] for each in found], aside]


def _trial(state: GameState, seat: int, beliefs: Weights) -> list[object]:
    """Where some cards lead when everybody answers them."""
    bare = state.copy()
    take_back_cards(bare, seat)
    lays = [(move,) for move in options(bare) if isinstance(move, LayCard)][:2]
    return list(TurnRollout(seat, beliefs, bare, lays, is_blind=True).standings())
