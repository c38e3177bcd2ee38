"""What an asset is worth: an Assistant is given it at the start of a turn, and its final Fame is compared.

    python tools/price_list.py --games 40 --modules dark_alley,prophecies --turns 1,2,3

Every seed is played once by Assistants; at the start of each turn the table is copied for each gift to one seat (in
rotation) and played on. What a gift needs (a free place for a Trick, say) must be there, else that seed is left out.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random

from paired import PLAYED_AS, add_arguments, copy_of, mean_of, play_on, table_of

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.bot import Bot
from trickerion.bots.search import CAREFUL, Care
from trickerion.rules.catalog import SPECIALISTS, TRICKS
from trickerion.rules.events import Event, TurnBegan
from trickerion.rules.game import Game
from trickerion.rules.learning import leave_residence
from trickerion.rules.locations.downtown import can_hire, next_disk
from trickerion.rules.options import GameOptions
from trickerion.rules.phases.end_turn import free_homes
from trickerion.rules.state import Character, GameState, OwnedTrick

Gift = Callable[[GameState, int, Random], bool]
"""Changes the table in favour of a seat; False when that is not possible."""
COINS, SHARDS = 6, 2


def coins(state: GameState, seat: int, random: Random) -> bool:
    """6 Coins."""
    state.players[seat].coins += COINS
    return True


def shards(state: GameState, seat: int, random: Random) -> bool:
    """2 Shards."""
    state.players[seat].shards += SHARDS
    return True


def specialist(state: GameState, seat: int, random: Random) -> bool:
    """A Specialist that is not there yet."""
    player = state.players[seat]
    kinds = [kind for kind in SPECIALISTS if can_hire(player, kind)]
    if kinds:
        kind = random.choice(kinds)
        player.characters[kind] = Character(kind)
    return bool(kinds)


def one_specialist(kind: str, state: GameState, seat: int, random: Random) -> bool:
    """This Specialist."""
    player = state.players[seat]
    if can_hire(player, kind):
        player.characters[kind] = Character(kind)
        return True
    return False


def apprentice(state: GameState, seat: int, random: Random) -> bool:
    """An Apprentice."""
    player = state.players[seat]
    if not can_hire(player, "apprentice"):
        return False
    disk = next_disk(player, "apprentice")
    player.characters[disk] = Character(disk, free_homes(player, disk)[0])
    return True


def lost_apprentice(state: GameState, seat: int, random: Random) -> bool:
    """One Apprentice fewer."""
    characters = state.players[seat].characters
    own = [c.id for c in characters.values() if c.kind == "apprentice"]
    if own:
        del characters[own[0]]
    return bool(own)


def special_card(state: GameState, seat: int, random: Random) -> bool:
    """A special Assignment card from the top of a deck."""
    decks = [cards for cards in state.special_decks.values() if cards]
    if decks:
        state.players[seat].hand.append(random.choice(decks).pop(0))
    return bool(decks)


def advanced_components(state: GameState, seat: int, random: Random) -> bool:
    """Whatever the own Tricks still lack."""
    player = state.players[seat]
    lacking = [(c, n) for owned in player.tricks if owned for c, n in player.missing(owned.trick).items()]
    for component, number in lacking:
        player.components[component] = player.components.get(component, 0) + number
    return bool(lacking)


def trick(level: int, equipped: bool, state: GameState, seat: int, random: Random) -> bool:
    """A Trick of the Residence, perhaps with its Components."""
    player = state.players[seat]
    found = [t for tricks in state.residence.values() for t in tricks if TRICKS[t].level == level]
    places = player.free_trick_places()
    if not found or not places:
        return False
    name = random.choice(sorted(found))
    leave_residence(state, name)
    player.tricks[places[0]] = OwnedTrick(name, player.free_suits()[0])
    if equipped:
        for component, number in player.missing(TRICKS[name]).items():
            player.components[component] = player.components.get(component, 0) + number
    return True


def _trick(level: int, equipped: bool) -> Gift:
    return lambda state, seat, random: trick(level, equipped, state, seat, random)


def _one(kind: str) -> Gift:
    return lambda state, seat, random: one_specialist(kind, state, seat, random)


GIFTS: dict[str, Gift] = {
    "6 Coins": coins,
    "2 Shards": shards,
    "Apprentice": apprentice,
    "one Apprentice fewer": lost_apprentice,
    "Assistant": _one("assistant"),
    "Manager": _one("manager"),
    "Engineer": _one("engineer"),
    "Components that own Tricks lack": advanced_components,
    "level 1 Trick, equipped": _trick(1, True),
    "level 2 Trick": _trick(2, False),
    "level 2 Trick, equipped": _trick(2, True),
    "level 3 Trick": _trick(3, False),
    "level 3 Trick, equipped": _trick(3, True),
    "special card": special_card,
}


def fresh_bots(number: int, players: int, care: Care = CAREFUL) -> list[Bot]:
    """Assistants with the seeds of this game."""
    return [AssistantBot(1000 * number + i, care=care) for i in range(players)]


def snapshots(options: GameOptions, seed: str, number: int, care: Care = CAREFUL) -> tuple[dict[int, Game], list[int]]:
    """The game at the first decision of each turn, and the final Fame by seat."""
    game, found = Game.new(options, f"{seed}-{number}"), dict[int, Game]()
    begun = [False]

    def watch(_: Game, event: Event) -> None:
        begun[0] = begun[0] or isinstance(event, TurnBegan)

    def stop(current: Game) -> bool:
        return begun[0] and current.state.turn not in found

    bots = fresh_bots(number, len(options.seats), care)
    while not game.is_over:
        play_on(game, bots, watch, stop)
        if not game.is_over:
            found[game.state.turn] = copy_of(game)
    return found, [player.fame for player in game.state.players]


def prices(
    options: GameOptions, seed: str, number: int, turns: tuple[int, ...], care: Care = CAREFUL
) -> list[tuple[str, int, float]]:
    """(gift, turn, Fame gained) on one seed."""
    players = len(options.seats)
    seat = number % players
    tables, plain = snapshots(options, seed, number, care)
    found = []
    for turn in turns:
        for name, gift in GIFTS.items():
            game = copy_of(tables[turn])
            if gift(game.state, seat, Random(f"{name}-{number}")):
                play_on(game, fresh_bots(number, players, care))
                found.append((name, turn, float(game.state.players[seat].fame - plain[seat])))
    return found


def main() -> None:
    """Read the arguments, play, print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    add_arguments(parser)
    parser.add_argument("--turns", default="1,2,3,4")
    args = parser.parse_args()
    modules = tuple(name for name in args.modules.split(",") if name)
    options, turns = table_of(args.players, modules, args.setup), tuple(map(int, args.turns.split(",")))
    with ProcessPoolExecutor(args.cores) as pool:
        numbers = range(args.games)
        played = pool.map(
            prices, *zip(*((options, args.seed, n, turns, PLAYED_AS[args.bot]) for n in numbers), strict=True)
        )
        found = [price for each in played for price in each]
    print(f"{args.players} players, {args.modules or 'base'}, {args.games} seeds {args.seed}-*, {args.bot}")
    print("| gift | " + " | ".join(f"turn {turn}" for turn in turns) + " |")
    print("| --- |" + " --- |" * len(turns))
    for name in GIFTS:
        means = [mean_of(gain for gift, when, gain in found if (gift, when) == (name, turn)) for turn in turns]
        if any(mean.number for mean in means):
            print(f"| {name} | " + " | ".join(map(str, means)) + " |")


if __name__ == "__main__":
    main()
