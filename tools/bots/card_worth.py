"""What every Power, secret, room and special card of the Academy is worth, and how often it is used.

    python tools/bots/card_worth.py play --bots manager --games 40 --seed first --out worth.jsonl
    python tools/bots/card_worth.py tell worth.jsonl

``play`` adds games for four to the file; those that are there already are not played again. In each one every seat is
given by lot, beside what all have: three of its twelve Powers of each level, which work without Shards (level I from
turn 1 on, II from turn 3, III from turn 5), two secrets and a special card; of each stack of rooms only two tiles are
there, by lot. Whatever a card changes is booked: each move is carried out once more on a copy of the table without
that card, and the difference to its owner is counted in Fame (``RATES``). So chance does not blur it, as it does
final scores.

``tell`` prints for each card: its worth with its standard error over games, uses a turn, and the turns at work. A
Power is worth what it brings in the turns that are left when its Fame Threshold is met, a secret and a slot of a room
what they bring in a turn, a special card what it brings when it is used. Then the median of each level, and what lies
below a third or above three times of it. By final scores it tells what a Coin, a Shard and an Action Point each turn
are worth, given by lot, too: own Fame less the mean of the others. That holds the rates against something, but its
errors are large.
"""

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bots.paired import Mean, mean_of, table_of
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.board import put as put_academy
from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS, SECRETS, TILES
from trickerion.rules.catalog import ACADEMY, HOUSE_CARDS, PRICE, SPECIALS
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.decks import take_special
from trickerion.rules.events import Event, LessonPaid, SpecialCardUsed, TrickTaught
from trickerion.rules.game import Game
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import BEGINS
from trickerion.rules.moves import Move, UsePower
from trickerion.rules.powers.board import changed, powers_of
from trickerion.rules.powers.board import put as put_powers
from trickerion.rules.powers.catalog import POWERS, SLOTS_PER_PLAYER
from trickerion.rules.scoring import special_cards_of
from trickerion.rules.state import GameState

MODULES = ("dark_alley", "prophecies", "academy", "powers")
GIVEN_FROM = {1: 1, 2: 3, 3: 5}
"""Turn from which the Powers of a level are given; until then most players have not the Fame for them."""
POWERS_OF_A_LEVEL, SECRETS_OF_A_SEAT, CARDS_OF_A_SEAT, TILES_OF_A_STACK = 3, 2, 1, 2
LOTS = {"lot.coins": 2, "lot.shards": 1, "lot.points": 1}
"""What is given each turn to a seat by lot, to hold the rates against final scores."""

RATES = {
    **{"fame": 1.0, "coins": 0.45, "shards": 0.8, "points": 0.9, "markers": 1.5, "cards": 1.5},
    **{"goods": 0.45, "pieces": 0.5, "looks": 0.5, "enabled": 0.6},
}
"""Fame for one of each: of Components their Coins' worth, and the pieces, which else cost a part of a placement; a
special card that may be looked at before one is kept; and what could not be done without the card, or is a choice that
changes no number at once (a die, a prophecy)."""
LENT_POINTS, LENT_COINS = 3, 12
"""Lent to both copies of a table, so that the one without the card can carry out the same move."""
BLANK = "blank"


class Table(NamedTuple):
    """One game while it is played, with what was given and what is booked."""

    game: Game
    lot: random.Random
    given: dict[int, list[list[str]]]
    book: dict[str, dict[str, float]]
    credit: dict[tuple[int, str], float]


# ------------------------------------------------------------------ what is given by lot


def deal(seed: str, cut: int, wanted: Sequence[str] = ()) -> Table:
    """A new game, and what its seats are given; what is wanted is among it, for a seat by lot."""
    game, lot = Game.new(replace(table_of(4, MODULES), house_cards=cut), seed), random.Random(seed)
    _deal_wanted(game.state, wanted, lot)
    given: dict[int, list[list[str]]] = {turn: [] for turn in GIVEN_FROM.values()}
    for hand in powers_of(game.state).hands:
        for level, turn in GIVEN_FROM.items():
            own = [power for power in hand if POWERS[power].level == level]
            given[turn].append(_sample(own, POWERS_OF_A_LEVEL, wanted, lot))
    _give_secrets(game.state, wanted, lot)
    _give_cards(game.state, lot)
    _restrict_tiles(game.state, lot)
    return Table(game, lot, given, defaultdict(lambda: defaultdict(float)), defaultdict(float))


def _sample(cards: Sequence[str], number: int, wanted: Sequence[str], lot: random.Random) -> list[str]:
    """So many of the cards by lot, those that are wanted first, in any order."""
    first = [card for card in cards if card in wanted][:number]
    found = lot.sample([card for card in cards if card not in first], number - len(first))
    for card in first:
        found.insert(lot.randrange(len(found) + 1), card)
    return found


def _deal_wanted(state: GameState, wanted: Sequence[str], lot: random.Random) -> None:
    """Wanted Powers that nobody was dealt take the places of others of their level."""
    board = powers_of(state)
    for power in (card for card in wanted if card in POWERS and not any(card in hand for hand in board.hands)):
        seat, level = lot.choice(state.seats), POWERS[power].level
        place = lot.choice([n for n, p in enumerate(board.hands[seat]) if POWERS[p].level == level and p not in wanted])
        hand = (*board.hands[seat][:place], power, *board.hands[seat][place + 1 :])
        board = board._replace(hands=changed(board.hands, seat, hand))
    put_powers(state, board)


def _shared(cards: Sequence[str]) -> list[list[str]]:
    return [list(cards[seat::4]) for seat in range(4)]


def _give_secrets(state: GameState, wanted: Sequence[str], lot: random.Random) -> None:
    board = academy_of(state)
    own = _shared(_sample(board.stack, 4 * SECRETS_OF_A_SEAT, wanted, lot))
    stack = tuple(secret for secret in board.stack if not any(secret in secrets for secrets in own))
    put_academy(state, board._replace(stack=stack, secrets=tuple(tuple(secrets) for secrets in own)))


def _give_cards(state: GameState, lot: random.Random) -> None:
    ours = [card for deck in state.special_decks.values() for card in deck if SPECIALS[card].module == ACADEMY]
    for seat, cards in enumerate(_shared(lot.sample(ours, 4 * CARDS_OF_A_SEAT))):
        state.players[seat].hand = [*state.players[seat].hand, *cards]
        for card in cards:
            take_special(state, card)


def _restrict_tiles(state: GameState, lot: random.Random) -> None:
    board, kept = academy_of(state), list[str]()
    for stack in board._stacks.values():
        kept += lot.sample(list(stack), TILES_OF_A_STACK)
    put_academy(state, board._replace(tiles=tuple(tile for tile in board.tiles if tile in kept)))


def give_powers(table: Table) -> None:
    """The Powers whose turn has come lie beside the slots of their owners, above those that Shards open.

    They are of the twelve that were dealt to their owner, who has the other six in the hand.
    """
    state, board = table.game.state, powers_of(table.game.state)
    for seat in state.seats:
        if state.turn == 1:
            given = [power for cards in table.given.values() for power in cards[seat]]
            hand = tuple(power for power in (*board.hands[seat], *board.given_back[seat]) if power not in given)
            board = board._replace(
                hands=changed(board.hands, seat, hand), given_back=changed(board.given_back, seat, tuple(given))
            )
        for power in table.given.get(state.turn, [[]] * 4)[seat]:
            left = tuple(other for other in board.given_back[seat] if other != power)
            board = board._replace(
                racks=changed(board.racks, seat, (*board.racks[seat], power)),
                given_back=changed(board.given_back, seat, left),
            )
    put_powers(state, board)


def give_lots(table: Table, seats: dict[str, int]) -> None:
    """Coins and Shards at the start of a turn."""
    state = table.game.state
    state.players[seats["lot.coins"]].coins += LOTS["lot.coins"]
    state.players[seats["lot.shards"]].shards += LOTS["lot.shards"]
    table.game._legal = None


def give_point(table: Table, seat: int) -> bool:
    """An Action Point for the Character of the seat that acts now."""
    state = table.game.state
    if state.stack and isinstance(acting := state.stack[-1], Acting) and acting.seat == seat:
        state.stack[-1] = acting.but(points=acting.points + LOTS["lot.points"])
        table.game._legal = None
        return True
    return False


# ------------------------------------------------------------------ what a card changes


def items_of(state: GameState, seat: int) -> list[str]:
    """What works for a seat: Powers, secrets, rooms by slot ("dance_floor.1"), special cards in use."""
    board = academy_of(state)
    rooms = [room_slot(lesson.room.tile, lesson.slot) for lesson in board.rooms.lessons if lesson.marker.owner == seat]
    cards = [bonus.card for bonus in state.bonuses if bonus.seat == seat]
    cards += [frame.card for frame in state.stack if isinstance(frame, Acting) and frame.seat == seat and frame.card]
    ours = dict.fromkeys(card for card in cards if SPECIALS[card].module == ACADEMY)
    powers = [power for power in powers_of(state).racks[seat] if power]
    return [*powers, *board.secrets[seat], *rooms, *ours]


def room_slot(tile: str, slot: int) -> str:
    """A Practice Room by its slot; both slots of a Classroom are alike."""
    return f"{tile}.{slot}" if tile in PRACTICE_ROOMS else tile


def without(state: GameState, seat: int, item: str) -> None:
    """Take an item away from a copy of the table."""
    if item in POWERS:
        board = powers_of(state)
        rack = tuple("" if power == item else power for power in board.racks[seat])
        put_powers(state, board._replace(racks=changed(board.racks, seat, rack)))
    elif item in SECRETS:
        school = academy_of(state)
        own = tuple(BLANK if secret == item else secret for secret in school.secrets[seat])
        put_academy(state, school._replace(secrets=changed(school.secrets, seat, own)))
    elif item in SPECIALS:
        state.bonuses = [bonus for bonus in state.bonuses if (bonus.seat, bonus.card) != (seat, item)]
        state.stack = [
            frame.without_card() if isinstance(frame, Acting) and frame.card == item else frame for frame in state.stack
        ]
    else:
        school = academy_of(state)
        for lesson in school.rooms.lessons:
            if lesson.marker.owner == seat and room_slot(lesson.room.tile, lesson.slot) == item:
                school = school.with_room(school.room(lesson.room.space).with_marker(lesson.slot, None))
        put_academy(state, school)


def _without_lot(state: GameState, seat: int, item: str) -> None:
    """Take away what the lot has laid beside the slots but for an item, which counts the Powers."""
    board = powers_of(state)
    rack = (*board.racks[seat][:SLOTS_PER_PLAYER], *(power for power in board.racks[seat] if power == item))
    put_powers(state, board._replace(racks=changed(board.racks, seat, rack)))


def holdings(state: GameState, seat: int) -> dict[str, float]:
    """What a seat has, by kind."""
    player = state.players[seat]
    acting = [frame.points for frame in state.stack if isinstance(frame, Acting) and frame.seat == seat]
    goods = sum(PRICE[component] * number for component, number in player.components.items())
    drawn = state.stack[-1] if state.stack else None
    return {
        "looks": len(drawn.cards) if isinstance(drawn, Keeping) and drawn.seat == seat else 0,
        "fame": player.fame,
        "coins": player.coins,
        "shards": player.shards,
        "points": sum(acting),
        "markers": -sum(player.supply.values()),
        "goods": goods + sum(PRICE[component] for component in player.manager_piles if component),
        "pieces": sum(player.components.values()) + sum(map(bool, player.manager_piles)),
        "cards": special_cards_of(player),
    }


def _lend(game: Game, seat: int) -> None:
    """Points and Coins for a move in a placement."""
    state = game.state
    for number, frame in enumerate(state.stack):
        if isinstance(frame, Acting) and frame.seat == seat:
            state.stack[number] = frame.but(points=frame.points + LENT_POINTS)
            state.players[seat].coins += LENT_COINS


def _played(game: Game, move: Move) -> Game | None:
    """The copy after the move; None where it is not possible."""
    if move not in game.legal_moves():
        return None
    game.apply(move)
    return game


def difference(before: Game, move: Move, seat: int, item: str) -> dict[str, float] | None:
    """By how much the owner is better off with the item after a move; None when it cannot be told."""
    decision = before.decision
    assert decision is not None
    asks = item == getattr(before.state.stack[-1], "power", "")
    if asks and type(move) in BEGINS:
        return {}  # what a gamble was for
    copies = [before.clone(), before.clone()]
    without(copies[1].state, seat, item)
    for copy in copies:
        if item in POWERS and POWERS[item].kind == "income":
            _without_lot(copy.state, seat, item)
        copy._legal = None
        _lend(copy, decision.seat)
    if asks:
        del copies[1].state.stack[-1]  # it asks for itself: without it there is no question
        copies[1]._settle([])
    elif not _played(copies[1], move) and not (isinstance(move, UsePower) and move.power == item):
        return None
    _played(copies[0], move)
    if not asks and item == getattr(copies[0].state.stack[-1] if copies[0].state.stack else None, "power", ""):
        return {}  # it asks now; what comes of it is booked with the answer
    with_it, less = (holdings(copy.state, seat) for copy in copies)
    if (copies[0].state.phase, copies[0].state.turn) != (copies[1].state.phase, copies[1].state.turn):
        return {"points": with_it["points"] - less["points"]}
    return {kind: amount - less[kind] for kind, amount in with_it.items() if amount != less[kind]}


def _is_acting(state: GameState) -> bool:
    return any(isinstance(frame, Acting) for frame in state.stack)


# ------------------------------------------------------------------ one game


def book_move(table: Table, before: Game, move: Move, events: Sequence[Event]) -> None:
    """Book what each item has changed, for those whom the move can have touched."""
    decision, now = before.decision, table.game.state
    assert decision is not None
    moved_on = (before.state.phase, before.state.turn) != (now.phase, now.turn)
    for seat in now.seats:
        if seat != decision.seat and not moved_on and holdings(before.state, seat) == holdings(now, seat):
            continue
        for item in items_of(before.state, seat):
            if item not in CLASSROOMS:
                change = difference(before, move, seat, item)
                chosen = isinstance(move, UsePower) and move.power == item
                _book(table, seat, item, None if chosen and not change else change)
    for event in events:
        if isinstance(event, SpecialCardUsed) and SPECIALS[event.card].module == ACADEMY:
            table.book[event.card][event.how] += 1
        elif isinstance(event, TrickTaught):
            _book_bonus(table, before, event)
        elif isinstance(event, LessonPaid):
            table.book[event.tile]["uses"] += 1
            for kind in ("fame", "coins", "shards"):
                table.book[event.tile][kind] += getattr(event, kind)
    _take_back_unused(table, before, decision.seat)


def _book(table: Table, seat: int, item: str, change: dict[str, float] | None) -> None:
    entry = table.book[item]
    if change is None:
        entry["enabled"] += 1
        return
    if not change:
        return
    entry["uses"] += 1
    for kind, amount in change.items():
        entry[kind] += amount
        if kind == "points":
            table.credit[seat, item] += amount


def _book_bonus(table: Table, before: Game, taught: TrickTaught) -> None:
    """The bonus for equal levels, which is paid at once."""
    old, new = holdings(before.state, taught.seat), holdings(table.game.state, taught.seat)
    table.book[taught.tile]["taught"] += 1
    for kind in ("fame", "coins", "shards"):
        table.book[taught.tile][kind] += new[kind] - old[kind]


def _take_back_unused(table: Table, before: Game, seat: int) -> None:
    """Action Points that a card gave and nobody used."""
    state = before.state
    acting = next((frame for frame in state.stack if isinstance(frame, Acting) and frame.seat == seat), None)
    if acting is None or _is_acting(table.game.state) or not acting.points:
        if acting is not None and not _is_acting(table.game.state):
            table.credit.clear()
        return
    move = table.game.moves[-1]
    left = acting.points if type(move) not in BEGINS else 0
    for (owner, item), points in table.credit.items():
        if owner == seat and points > 0:
            table.book[item]["points"] -= min(points, left)
    table.credit.clear()


def end_turn(table: Table) -> None:
    """Count a turn for all that has worked in it."""
    state = table.game.state
    for seat in state.seats:
        for item in items_of(state, seat):
            if item not in SPECIALS:
                table.book[item]["turns"] += 1
                table.book[item][f"turn.{state.turn}"] += 1


def play(bots: str, seed: str, number: int, cut: int, wanted: Sequence[str] = ()) -> dict[str, Any]:
    """One game, booked."""
    table = deal(f"{seed}-{number}", cut, wanted)
    players = [make_bot(name, 1000 * number + seat) for seat, name in enumerate((bots.split(",") * 4)[:4])]
    given = [[power for cards in table.given.values() for power in cards[seat]] for seat in range(4)]
    for seat, secrets in enumerate(academy_of(table.game.state).secrets):
        given[seat] += [*secrets, *(c for c in table.game.state.players[seat].hand if c in SPECIALS)]
    lots = {name: table.lot.randrange(4) for name in LOTS}
    for name, seat in lots.items():
        given[seat].append(name)
    game, turn, has_point = table.game, 0, True
    while (decision := game.decision) is not None:
        if game.state.turn != turn and game.state.phase in ("roll_dice", "set_initiative", "advertise", "assignment"):
            turn, has_point = game.state.turn, False
            give_powers(table)
            give_lots(table, lots)
        has_point = has_point or give_point(table, lots["lot.points"])
        move = players[decision.seat].choose(game.view_for(decision.seat)).move
        before = game.clone()
        events = game.apply(move)
        book_move(table, before, move, events)
        if game.state.turn != before.state.turn or game.is_over:
            end_turn(table._replace(game=before))
    rooms = {room.tile: room.builder for room in academy_of(game.state).rooms if room.tile}
    return {
        "bots": bots,
        "seed": f"{seed}-{number}",
        "fame": [player.fame for player in game.state.players],
        "given": given,
        "built": rooms,
        "book": {item: dict(entry) for item, entry in table.book.items()},
    }


def play_all(args: argparse.Namespace) -> int:
    """Play games, and add each to the file as a line; those that are there already are not played again."""
    out = Path(args.out)
    done = {game["seed"] for game in read([out])} if out.exists() else set[str]()
    for number in range(args.games):
        if f"{args.seed}-{number}" not in done:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(play(args.bots, args.seed, number, args.cut, args.wanted)) + "\n")
    return 0


def read(paths: Iterable[Path]) -> list[dict[str, Any]]:
    """The games of some files."""
    return [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


# ------------------------------------------------------------------ what the games tell

USUAL_TURNS = {1: 7, 2: 5, 3: 3}
"""Turns that a Power of a level is at work when it is learned as soon as its Fame Threshold is met."""
LOW, HIGH = 1 / 3, 3.0
"""Below and above these multiples of its level's median a card is worth too little or too much."""


class Worth(NamedTuple):
    """A card: Fame by game (a Power, a secret, a slot of a room: by the turns it works), uses, and where it belongs."""

    item: str
    group: str
    fame: Mean
    uses: float
    turns: int


def fame_of(entry: dict[str, float]) -> float:
    """What is booked, in Fame."""
    return sum(rate * entry.get(kind, 0.0) for kind, rate in RATES.items())


def group_of(item: str) -> str:
    """The kind and level of an item."""
    if item in POWERS:
        return f"Powers, level {POWERS[item].level}"
    if item in TILES:
        return f"{'Classrooms' if item in CLASSROOMS else 'Practice Rooms'}, Fame Threshold {TILES[item].threshold}"
    return "Secrets" if item in SECRETS else "Special cards"


def worths(games: list[dict[str, Any]]) -> list[Worth]:
    """Every card that was at work, by group and worth; a room by all its slots."""
    names = {item.partition(".")[0] for game in games for item in game["book"]}
    return sorted((_worth(name, games) for name in names), key=lambda worth: (worth.group, -worth.fame.value))


def _worth(name: str, games: list[dict[str, Any]]) -> Worth:
    """A ratio over games, so that long work counts for more."""
    entries = [
        entry for game in games for item, entry in game["book"].items() if item.partition(".")[0] == name and entry
    ]
    counts = [1.0 if name in SPECIALS else entry.get("turns", 0.0) for entry in entries]
    booked, number = [fame_of(entry) for entry in entries], max(1.0, sum(counts))
    rate = sum(booked) / number
    rest = [fame - rate * count for fame, count in zip(booked, counts, strict=True)]
    error = sqrt(sum(each * each for each in rest) * len(rest) / max(1, len(rest) - 1)) / number
    times = USUAL_TURNS[POWERS[name].level] if name in POWERS else 1
    uses = sum(entry.get("uses", 0.0) + entry.get("enabled", 0.0) for entry in entries) / number
    return Worth(name, group_of(name), Mean(times * rate, times * error, len(entries)), uses, int(number))


def verdict(group: Sequence[Worth]) -> list[str]:
    """A line for each of a group, with what lies outside."""
    middle = median(worth.fame.value for worth in group)
    lines = [f"{group[0].group}: median {middle:.2f}"]
    for worth in group:
        value, error = worth.fame.value, worth.fame.error
        mark = "too little" if value < LOW * middle else "too much" if value > HIGH * middle else ""
        figures = f"{value:6.2f} ({error:.2f})  {worth.uses:5.2f} uses a turn  {worth.turns:4d} turns"
        lines.append(f"  {worth.item:28} {figures}  {mark}".rstrip())
    return lines


def tell(args: argparse.Namespace) -> int:
    """Print what the games say."""
    games = read(Path(name) for name in args.files)
    found = worths(games)
    print(f"{len(games)} games")
    for group in dict.fromkeys(worth.group for worth in found):
        print("\n".join(verdict([worth for worth in found if worth.group == group])))
    print("By final scores, Fame for one of each a turn:")
    for name, amount in LOTS.items():
        told = mean_of(_lead(game, name) / amount / 7 for game in games)
        print(f"  {name:12} {told}")
    return 0


def _lead(game: dict[str, Any], item: str) -> float:
    """Own final Fame less the mean of the others, for who was given an item."""
    seat = next(seat for seat, given in enumerate(game["given"]) if item in given)
    return float(game["fame"][seat] - (sum(game["fame"]) - game["fame"][seat]) / 3)


def main() -> int:
    """Read the arguments, play or tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="add games to a file")
    playing.add_argument("--bots", default="manager", help=f"one for all seats, or four, of {', '.join(BOTS)}")
    playing.add_argument("--games", type=int, default=40)
    playing.add_argument("--seed", default="card-worth")
    playing.add_argument("--cut", type=int, default=HOUSE_CARDS, help="of our own cards, 1 is the first")
    playing.add_argument("--wanted", nargs="*", default=[], help="Powers and secrets that are given in every game")
    playing.add_argument("--out", required=True)
    playing.set_defaults(run=play_all)
    telling = commands.add_parser("tell", help="say what the games of some files tell")
    telling.add_argument("files", nargs="+")
    telling.set_defaults(run=tell)
    args = parser.parse_args()
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
