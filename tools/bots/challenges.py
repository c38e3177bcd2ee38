"""The maker of challenges: ``python tools/bots/challenges.py find | prove | cut | again``.

``find KINDS OUT`` lets computer players play games and looks, at every own placement, for a table with one good goal: a
depth-first search over the Moves of one seat, its rivals still; of a whole week, which is too large for that, a wide
beam that keeps the most promising tables after each Character, and proves nothing. Each find is a line of JSON in OUT,
with what it was graded by. ``prove OUT ID`` searches again, with Characters in any order, and names every way to the
goal; a week with a wider beam. ``cut OUT ID NAME`` lays the save and its facts among the challenges; what is said of it
is written by hand, in English in ``words/pages/challenges.toml``. ``again`` tries the solutions of all that are there,
and says which no longer hold.
"""

from __future__ import annotations

import argparse
import heapq
import json
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from trickerion.bots.registry import make_bot
from trickerion.bots.still import still_answer
from trickerion.play.challenges import goals as g
from trickerion.play.challenges.shelf import ENDING, FOLDER, SHELVES, ChallengeError, challenges, solved
from trickerion.rules import moves as m
from trickerion.rules.ask.alike import distinct
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.catalog import LOCATIONS, SLOTS, location_of
from trickerion.rules.chance import seed_number
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.options import PERSON, STILL, GameOptions, Seat
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.returns import RETURNS
from trickerion.rules.state import WAITING, Character, GameState
from trickerion.storage.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

NAMES = ("You", "Lantern Jack", "Madame Vesper")
CHANCES = ("RerollDie", "DrawCard", "DrawSpecialCards", "SetDie")
"""Moves whose outcome is not known: no challenge may need one, so none is tried."""
MOST_ENDS, MOST_OF_ONE, EASY = 8, 40, 2
"""How many ends may solve one; how many, where all have one stage; up to which grade the Assistant may solve it."""
MOST_BY_CHANCE = {g.LINKS: 10, g.PREPARED: 20, g.SHOW_FAME: 40, g.FAME: 40, g.WIN: 80}
"""Of 200 random lines, how many may solve it."""


# ------------------------------------------------------------------ the search


class Node(NamedTuple):
    """A table at a decision of the own seat, or at the end; ``moves`` are those since the cut."""

    game: Game
    tally: g.Reached
    moves: tuple[m.Move, ...]


class Found(NamedTuple):
    """What a search came to: every end that is another table, with the goal's count; tables tried; whether all were."""

    ends: list[Node]
    tables: int
    complete: bool


def key(state: GameState, tally: g.Reached) -> tuple[Any, ...]:
    """What tells tables apart, as far as one's own Moves change it: ten times as quick as a digest."""
    players = tuple(
        (p.fame, p.coins, p.shards, tuple(p.tricks), tuple(p.supply.values()), tuple(sorted(p.components.items())),
         tuple(p.manager_piles), tuple(p.characters.values()), tuple(sorted(p.hand)), tuple(p.used), tuple(p.hired),
         p.ability, p.rack)
        for p in state.players
    )  # fmt: skip
    return (
        players, tally, tuple(state.row), tuple(sorted(state.days.items())), tuple(sorted(state.occupants)),
        tuple(state.stack), tuple(state.dice.values()),
        tuple(state.stock), tuple(state.orders), state.quick_order, state.turn, state.phase,
        tuple(sorted((k, v) for k, v in state.residence.items())), tuple(state.bonuses), state.chance_events,
        state.closed, repr(state.boards) if state.boards else "", state.performed_markers,
    )  # fmt: skip


def own_moves(game: Game, task: g.Task, order: bool) -> list[m.Move]:
    """The Moves worth trying: no chance, nothing given back, slots that are alike once, Characters in one order."""
    state, legal = game.state, game.legal_moves()
    moves = [x for x in legal if not isinstance(x, RETURNS) and type(x).__name__ not in CHANCES]
    choice = state.stack[-1]
    if isinstance(choice, Placing):
        moves = [x for x in moves if not task.character or getattr(x, "character", "") == task.character]
        if order and not task.character:
            waiting = [c for c in state.players[task.seat].characters.values() if c.status == WAITING]
            first = min(waiting, key=in_turn).id
            moves = [x for x in moves if getattr(x, "character", first) == first]
        moves = [x for x in moves if task.kind != g.PREPARED or works_for_bench(x)]
        return alike_once(distinct(state, task.seat, moves))
    if task.kind == g.PREPARED or task.until == g.TURN:
        moves = [x for x in moves if is_useful(state, task.seat, x)]
    return distinct(state, task.seat, moves)


def in_turn(character: Character) -> tuple[int, bool, str]:
    """Whom to place first: those who learn before those who buy, prepare and set up; the Magician last."""
    place = LOCATIONS.index(location_of(character.card)) if character.card else -1
    return place, character.id == "magician", character.id


BENCH = ("workshop", "market_row")


def works_for_bench(move: m.Move) -> bool:
    """Whether a placement can help to prepare: all others are left idle in a search for Trick Markers."""
    return not isinstance(move, m.PlaceCharacter) or SLOTS[move.slot].location in BENCH


def is_useful(state: GameState, seat: int, move: m.Move) -> bool:
    """Whether a Move helps to prepare a Trick this turn: Components that one of them lacks, no Order for later."""
    player = state.players[seat]
    lacking = {c for owned in player.tricks if owned for c in player.missing(owned.trick)}
    if isinstance(move, (m.Order, m.ChooseOrderSlot)):
        return False
    if isinstance(move, (m.Buy, m.QuickOrder)):
        return move.component in lacking
    return True


def alike_once(moves: Sequence[m.Move]) -> list[m.Move]:
    """Of slots of the same place, day and modifier only the first."""
    found: dict[Any, m.Move] = {}
    for move in moves:
        if isinstance(move, m.PlaceCharacter):
            slot = SLOTS[move.slot]
            mark = (move.character, slot.location, slot.day, slot.is_performance, slot.modifier, slot.owner)
            found.setdefault(mark, move)
        else:
            found[move] = move
    return list(found.values())


def until_own(game: Game, task: g.Task, tally: g.Reached) -> g.Reached:
    """Let the rivals answer as the still ones do, up to the own decision or the end of the attempt."""
    while not tally.ends(task) and (decision := game.decision) is not None and decision.seat != task.seat:
        tally = g.counted(task, game.apply(still_answer(game.legal_moves())), tally)
    return tally


def beginning(start: Game, task: g.Task) -> Node:
    """The table of a task at the first own decision."""
    game = start.clone()
    return Node(game, until_own(game, task, g.beginning(task, game.state.players[task.seat].fame)), ())


def after(node: Node, move: m.Move, task: g.Task) -> Node:
    """The table after an own Move and the rivals' answers."""
    game = node.game.clone()
    tally = g.counted(task, game.apply(move), node.tally)
    while not tally.is_over and (d := game.decision) is not None and d.seat != task.seat:
        tally = g.counted(task, game.apply(still_answer(game.legal_moves())), tally)
    return Node(game, tally, (*node.moves, move))


def is_end(node: Node) -> bool:
    """Whether nothing more can be done there. Growing goals go on after they are met, so that the most is known."""
    return node.tally.is_over or node.game.decision is None


def search(start: Game, task: g.Task, most: int, *, order: bool = True) -> Found:
    """Every end that own Moves lead to."""
    return spread(beginning(start, task), task, most, order, is_end)


def spread(begun: Node, task: g.Task, most: int, order: bool, stops: Callable[[Node], bool]) -> Found:
    """Every table at which it stops that own Moves lead to, depth first."""
    stack, seen, ends, tables = [begun], set[Any](), list[Node](), 0
    while stack:
        node = stack.pop()
        for move in own_moves(node.game, task, order):
            then = after(node, move, task)
            tables += 1
            mark = key(then.game.state, then.tally)
            if mark in seen:
                continue
            seen.add(mark)
            (ends if stops(then) else stack).append(then)
            if tables >= most:
                return Found(ends, tables, False)
    return Found(ends, tables, True)


def beam(start: Game, task: g.Task, width: int, each: int = 3_000) -> Found:
    """The ends of a beam: of all that each Character can come to, the most promising tables; never complete."""
    level, ends, tables = [beginning(start, task)], list[Node](), 0
    while level:
        met: dict[Any, Node] = {}
        for node in level:
            found = spread(node, task, each, True, is_next)
            tables += found.tables
            ends += filter(is_end, found.ends)
            met |= {key(one.game.state, one.tally): one for one in found.ends if not is_end(one)}
        level = heapq.nlargest(width, met.values(), key=lambda one: promise(one, task.seat))
    return Found(list({key(one.game.state, one.tally): one for one in ends}.values()), tables, False)


def is_next(node: Node) -> bool:
    """Whether the next Character is to be placed, or all is over."""
    return is_end(node) or isinstance(node.game.state.stack[-1], Placing)


def promise(node: Node, seat: int) -> float:
    """What a table is worth to the beam: Fame, what the best card would pay, what is prepared, and Coins for wages."""
    state, player = node.game.state, node.game.state.players[seat]
    day = state.day_of(seat) or "sunday"
    cards = [card.id for card in state.row if any(marker and marker.owner == seat for marker in card.markers)]
    show = max((show_forecast(state, seat, day, card).total(seat).fame for card in cards), default=0)
    prepared = sum(owned.markers for owned in player.tricks if owned)
    return node.tally.number + show + min(prepared, 3) + min(player.coins, 10) / 5


def stage(game: Game) -> tuple[Any, ...]:
    """The picture of the stage: which markers lie where."""
    return tuple((card.id, card.markers) for card in game.state.row)


# ------------------------------------------------------------------ those who are held beside it


def attempt(start: Game, task: g.Task, choose: Callable[[Game], m.Move]) -> g.Reached:
    """The tally of one who chooses so, the rivals still."""
    game = start.clone()
    tally = until_own(game, task, g.beginning(task, game.state.players[task.seat].fame))
    for _ in range(400):
        if tally.ends(task) or game.decision is None:
            break
        tally = g.counted(task, game.apply(choose(game)), tally)
        tally = until_own(game, task, tally)
    return tally


def bot_tally(start: Game, task: g.Task, name: str, seed: str = "judge") -> g.Reached:
    """What a level reaches, which does not know the goal; where only one may be placed, another is left idle for it."""
    bot = make_bot(name, seed_number(seed))

    def choose(game: Game) -> m.Move:
        view = game.view_for(task.seat)
        allowed = tuple(x for x in view.moves if may(task, game, x))
        return bot.choose(replace(view, moves=allowed)).move

    return attempt(start, task, choose)


def may(task: g.Task, game: Game, move: m.Move) -> bool:
    """Whether the challenge lets this Move be made."""
    if not task.character or not isinstance(game.state.stack[-1], Placing):
        return True
    return getattr(move, "character", task.character) == task.character


def random_tally(start: Game, task: g.Task, random: Random) -> g.Reached:
    """One random line."""
    return attempt(start, task, lambda game: random.choice(own_moves(game, task, False) or game.legal_moves()))


def told_tally(start: Game, task: g.Task, random: Random) -> g.Reached:
    """One who knows the goal and takes what brings most next, else anything."""

    def choose(game: Game) -> m.Move:
        best: list[m.Move] = []
        most = -sys.maxsize  # wages may cost Fame
        for move in own_moves(game, task, False):
            after = game.clone()
            number = g.counted(task, after.apply(move), g.Reached(0, False, True)).number
            if number > most:
                best, most = [], number
            if number == most:
                best.append(move)
        return random.choice(best)

    return attempt(start, task, choose)


class Figures(NamedTuple):
    """How hard it is: solving of all ends, stages among those, and how often the simple ones find it."""

    ends: int
    solutions: int
    stages: int
    random: int
    told: int
    assistant: int
    manager: int

    def grade(self) -> int:
        """1 (easy) to 5, by who misses it."""
        if self.told:
            return 1 if self.told > 12 else 2
        if self.random > 2 or self.ends < 200:
            return 3
        return 4


def figures(start: Game, task: g.Task, found: Found) -> Figures:
    """Hold the simple ones beside a search."""
    solving = [node for node in found.ends if node.tally.number >= task.at_least]
    rolls = [random_tally(start, task, Random(f"r{n}")).solves(task) for n in range(200)]
    told = [told_tally(start, task, Random(f"t{n}")).solves(task) for n in range(60)]
    levels = [bot_tally(start, task, name).number for name in ("assistant", "manager")]
    stages = len({stage_at_cut(start, node, task) for node in solving})
    return Figures(len(found.ends), len(solving), stages, sum(rolls), sum(told), *levels)


def stage_at_cut(start: Game, node: Node, task: g.Task) -> tuple[Any, ...]:
    """The stage when the last own marker was laid: a show clears it later."""
    game, last = start.clone(), ()
    tally = until_own(game, task, g.beginning(task, 0))
    for move in node.moves:
        if tally.ends(task):
            break
        if isinstance(move, m.Perform):
            return (*stage(game), move.card)
        tally = g.counted(task, game.apply(move), tally)
        last = stage(game)
        tally = until_own(game, task, tally)
    return last


# ------------------------------------------------------------------ find


def games(wanted: Wanted) -> Iterator[Game]:
    """Games of computer players to the end, one after the other."""
    for number in range(wanted.number):
        seats, chosen = wanted.players[number % len(wanted.players)], wanted.modules[number % len(wanted.modules)]
        names = [NAMES[(n - number) % seats] for n in range(seats)]
        options = GameOptions(tuple(Seat(name, wanted.level) for name in names), setup="full", modules=chosen)
        game = Game.new(options, f"{wanted.mark}-{number}")
        bots = [make_bot(wanted.level, seed_number(f"{wanted.mark}-{number}/{n}")) for n in range(seats)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
        yield game


def moments(game: Game) -> Iterator[Game]:
    """The game at each Placing, from the beginning."""
    replay = Game.new(game.options, game.seed)
    for move in game.moves:
        if isinstance(replay.state.stack[-1], Placing):
            yield replay.clone()
        replay.apply(move)


def seated(game: Game, seat: int) -> Game:
    """The same table with "You" at a seat and still rivals at the others."""
    others = iter(NAMES[1:])
    seats = tuple(
        Seat("You", PERSON) if n == seat else Seat(next(others), STILL) for n in range(len(game.options.seats))
    )
    again = Game.new(replace(game.options, seats=seats), game.seed)
    for move in game.moves:
        again.apply(move)
    return again


def tasks(game: Game, kind: str) -> Iterator[g.Task]:
    """What may be asked for at this placement, with no number yet."""
    decision = game.decision
    assert decision is not None
    seat, state = decision.seat, game.state
    team = [c for c in state.players[seat].characters.values() if c.status == WAITING]
    others = [c for n, p in enumerate(state.players) if n != seat for c in p.characters.values() if c.status == WAITING]
    on_stage = state.day_of(seat) and f"{state.day_of(seat)}.perform" in state.occupants
    if kind == "links":
        for c in team:
            if c.card and location_of(c.card) == "theater" and c.id != "magician":
                yield g.Task(seat, g.LINKS, 0, g.CHARACTER, c.id)
    elif kind == "show" and on_stage and len(team) == 1 and not others:
        yield g.Task(seat, g.SHOW_FAME, 0, g.SHOW)
    elif kind == "bench" and 2 <= len(team) <= 3:
        if any(c.card and location_of(c.card) == "workshop" for c in team):
            yield g.Task(seat, g.PREPARED, 0, g.PLACING)
    elif kind == "week" and len(team) == len(state.players[seat].characters) >= 4 and state.turn < state.options.turns:
        yield g.Task(seat, g.FAME, 0, g.TURN)
    elif kind == "last" and state.turn == state.options.turns and len(team) == 1 and not others:
        yield g.Task(seat, g.WIN, 1, g.GAME)
        yield g.Task(seat, g.FAME, 0, g.GAME)


class Wanted(NamedTuple):
    """What ``find`` looks for: kinds, number of games and their mark, tables tried at most, players, modules, level."""

    kinds: Sequence[str]
    number: int
    mark: str
    most: int
    players: Sequence[int]
    modules: Sequence[tuple[str, ...]]
    level: str


def find(wanted: Wanted, out: Path) -> None:
    """Write what is found, line by line."""
    begun, tried, large = time.process_time(), 0, 0
    known: set[Any] = set()
    for game in games(wanted):
        for moment in moments(game):
            for blank in (blank for kind in wanted.kinds for blank in tasks(moment, kind)):
                where = (game.seed, moment.state.turn, blank.seat, blank.character, blank.kind)
                if where in known:
                    continue
                line = tried_out(moment, blank, wanted.most)
                tried, large = tried + 1, large + (line is None)
                if line:
                    known.add(where)
                    with out.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(line) + "\n")
        seconds = time.process_time() - begun
        print(f"{game.seed}: {tried} tables, {large} too large, {len(known)} found, {seconds:.0f} s", flush=True)


def tried_out(moment: Game, blank: g.Task, most: int) -> dict[str, Any] | None:
    """A line for a table that makes a challenge; {} for one that does not, None for one that is too large."""
    is_week = blank.until == g.TURN
    found = beam(moment, blank, most) if is_week else search(moment, blank, most)
    if not found.complete and not is_week:
        return None
    numbers = [node.tally.number for node in found.ends]
    best = max(numbers, default=0)
    solving = [node for node in found.ends if node.tally.number == best]
    if not is_good(moment, blank, numbers, solving):
        return {}
    task = replace(blank, at_least=best)
    own, shortest = seated(moment, task.seat), min(solving, key=lambda node: len(node.moves))
    if task.until in (g.SHOW, g.GAME) and not holds_against_all(own, task, shortest.moves):
        return {}
    held = figures(own, task, found)
    is_easy = held.assistant >= best and (task.kind == g.WIN or held.grade() > EASY)
    if is_easy or held.stages > 2 or held.random > MOST_BY_CHANCE[task.kind]:
        return {}
    facts: dict[str, Any] = {
        "id": f"{moment.seed}-{len(moment.moves)}-{task.character or task.kind}",
        "task": asdict(task),
    }
    facts |= {"figures": held._asdict(), "grade": held.grade(), "turn": moment.state.turn}
    facts |= {"others": sorted(set(numbers))[-3:], "fame": [p.fame for p in moment.state.players]}
    moves = [move.to_json() for move in own.moves]
    table = {"options": own.options.to_json(), "seed": own.seed, "moves": moves}
    return {**facts, "solution": [move.to_json() for move in shortest.moves], "table": table}


def holds_against_all(start: Game, task: g.Task, moves: Sequence[m.Move], most: int = 300) -> bool:
    """Whether a solution reaches the goal however the rivals answer; False where that is too much to try."""
    waiting, tried = [(start.clone(), g.beginning(task, start.state.players[task.seat].fame), list(moves))], 0
    while waiting:
        game, tally, rest = waiting.pop()
        tried += 1
        if tally.ends(task):
            if not tally.solves(task) or tried > most:
                return False
            continue
        decision = game.decision
        assert decision is not None
        is_own = decision.seat == task.seat
        legal = game.legal_moves()
        if is_own and (not rest or rest[0] not in legal):
            return False
        for move in rest[:1] if is_own else [x for x in legal if not isinstance(x, RETURNS)]:
            after = game.clone()
            waiting.append((after, g.counted(task, after.apply(move), tally), rest[is_own:]))
    return True


def is_good(start: Game, task: g.Task, numbers: list[int], solving: list[Node]) -> bool:
    """Whether few ends reach the best, or all in one way, and it is worth the while."""
    least = {g.LINKS: 2, g.SHOW_FAME: 6, g.PREPARED: 4, g.WIN: 1, g.FAME: 10}[task.kind]
    if max(numbers, default=0) < least or len(numbers) < 12:
        return False
    if task.until == g.TURN or len(solving) <= MOST_ENDS:  # of a week many tables differ in what is left over
        return True
    return len(solving) <= MOST_OF_ONE and len({stage_at_cut(start, node, task) for node in solving}) == 1


# ------------------------------------------------------------------ cut


def in_toml(value: Any) -> str:
    """A value as TOML writes it, in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {in_toml(v)}" for k, v in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def needed(laid: Game, task: g.Task, solution: Sequence[Any]) -> list[Any]:
    """The Moves of a solution up to the end of the attempt."""
    game, kept = laid.clone(), []
    tally = g.beginning(task, game.state.players[task.seat].fame)
    for told in solution:
        if tally.ends(task):
            break
        tally = until_own(game, task, g.counted(task, game.apply(m.move_from_json(told)), tally))
        kept.append(told)
    return kept


class Shelving(NamedTuple):
    """Where a challenge stands: its name, shelf, minutes and grade."""

    name: str
    shelf: str
    minutes: int
    grade: int


def lay(at: Shelving, task: g.Task, solution: Sequence[Any], game: Game, counted: tuple[int, int] = (0, 0)) -> None:
    """Write a challenge: the save of its table, and its facts, with the ends of the search and those that solve it.

    What comes in the solution after the goal is reached is left out.
    """
    text = Record(game.options, game.seed).text(game, at.name)
    (FOLDER / f"{at.name}{ENDING}").write_text(text, encoding="utf-8")
    facts = {"shelf": at.shelf, "minutes": at.minutes, "grade": at.grade, "you": task.seat}
    facts |= {"modules": list(game.options.modules), "until": task.until}
    facts |= {"character": task.character} if task.character else {}
    facts |= {"goal": {"kind": task.kind, "at_least": task.at_least}, "digest": game.digest()}
    facts |= {"ends": counted[0], "solutions": counted[1]} if counted[0] else {}
    lines = [f"{field} = {in_toml(value)}" for field, value in facts.items()]
    moves = [f"  {in_toml(move)}," for move in needed(game, task, solution)]
    (FOLDER / f"{at.name}.toml").write_text("\n".join([*lines, "solution = [", *moves, "]", ""]), encoding="utf-8")


def line_of(out: Path, name: str) -> dict[str, Any]:
    """The find of this id. Raises StopIteration when there is none."""
    lines = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    return next(line for line in lines if line["id"] == name)


def table_of(line: dict[str, Any]) -> Game:
    """The table of a find."""
    game = Game.new(GameOptions.from_json(line["table"]["options"]), line["table"]["seed"])
    for move in line["table"]["moves"]:
        game.apply(m.move_from_json(move))
    return game


def prove(out: Path, name: str, most: int) -> None:
    """Name every way to the goal, the shortest first: a person reads whether one of them is dull."""
    line = line_of(out, name)
    task = g.Task(**line["task"])
    laid, is_week = table_of(line), task.until == g.TURN
    found = beam(laid, task, most) if is_week else search(laid, task, most, order=False)
    print("most:", max(node.tally.number for node in found.ends))
    solving = [node for node in found.ends if node.tally.number >= task.at_least]
    print(f"{found.tables} tables, complete: {found.complete}, {len(found.ends)} ends, {len(solving)} solve")
    for node in sorted(solving, key=lambda node: len(node.moves))[:20]:
        print(" / ".join(map(str, node.moves)))


def cut(out: Path, name: str, at: Shelving) -> None:
    """Lay a find among the challenges."""
    line = line_of(out, name)
    held, task = line["figures"], g.Task(**line["task"])
    counted = (0, 0) if task.until == g.TURN else (held["ends"], held["solutions"])
    lay(at, task, line["solution"], table_of(line), counted)


def again() -> None:
    """Try every solution under the rules as they are now."""
    for one in challenges().values():
        try:
            holds = solved(one, one.laid()).solves(one.task)
        except (ChallengeError, IllegalMove) as error:
            print(f"{one.id}: {error!r}")
        else:
            print(f"{one.id}: {'holds' if holds else 'misses'}")


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    finding, proving, cutting = (commands.add_parser(name) for name in ("find", "prove", "cut"))
    commands.add_parser("again")
    finding.add_argument("kinds", help="commas between links, show, bench, last, week")
    for given in (finding, proving, cutting):
        given.add_argument("out", type=Path)
    for given in (proving, cutting):
        given.add_argument("id")
    for given, most in ((finding, 30_000), (proving, 200_000)):
        given.add_argument("--most", type=int, default=most, help="tables tried; of a week, width of the beam")
    finding.add_argument("--games", type=int, default=10)
    finding.add_argument("--mark", default="challenge")
    finding.add_argument("--players", default="2,3")
    finding.add_argument("--level", default="manager", help="who plays the games")
    finding.add_argument("--modules", default="", help="a comma between games, + between modules")
    cutting.add_argument("name")
    cutting.add_argument("shelf", choices=SHELVES)
    cutting.add_argument("minutes", type=int)
    cutting.add_argument("grade", type=int)
    args = parser.parse_args(arguments)
    if args.command == "find":
        modules = [tuple(filter(None, one.split("+"))) for one in args.modules.split(",")]
        players = [int(number) for number in args.players.split(",")]
        kinds = args.kinds.split(",")
        find(Wanted(kinds, args.games, args.mark, args.most, players, modules, args.level), args.out)
    elif args.command == "prove":
        prove(args.out, args.id, args.most)
    elif args.command == "cut":
        cut(args.out, args.id, Shelving(args.name, args.shelf, args.minutes, args.grade))
    else:
        again()


if __name__ == "__main__":
    main()
