"""Worth of the Tricks in a Workshop: the Trick Markers to set up in the turns to come."""

from functools import lru_cache
from typing import NamedTuple

from trickerion.bots.lessons import TricksInRooms, lessons_of
from trickerion.bots.weights import Weights
from trickerion.rules.academy.catalog import NOT_PRACTISED, Practising
from trickerion.rules.catalog import BASE_POINTS, COMPONENTS, KIND_OF, PRICE, START, TRICKS, Trick, Yields, location_of
from trickerion.rules.locations.theater import LINK_BONUS
from trickerion.rules.scoring import condition_score
from trickerion.rules.state import ENGINEER_PLACE, WAITING, GameState, OwnedTrick, PlayerState

BASE_THEATER_CARDS: int = START["hand"]["theater"]
"""Permanent Theater cards in a hand of the base game."""

SAVED_FOR = 3
"""The level of Tricks that are saved for over several turns."""

SCORES_AT_END = frozenset(trick.id for trick in TRICKS.values() if trick.end_game)
"""Tricks that score at the end of the game."""

SCORE_LIMIT = 20
"""Most that one category of the final scoring brings in the revised edition."""


def yields_worth(yields: Yields, left: int, weights: Weights) -> float:
    """Fame, Coins and Shards as Fame."""
    coin, shard = (weights.coin * weights.coins_now(left), weights.shard) if left else (1 / 3, 1.0)
    return yields.fame + yields.coins * coin + yields.shards * shard


@lru_cache(maxsize=4096)
def marker_worth(trick: str, left: int, weights: Weights, practised: Practising = NOT_PRACTISED) -> float:
    """One Trick Marker that is set up and performed, Links included, with what a Practice Room makes of it."""
    level = min(max(LINK_BONUS), TRICKS[trick].level + practised.link_level)
    each = LINK_BONUS[level] + 0.5 + yields_worth(practised.link_pays, left, weights)
    links = weights.links_per_marker + weights.any_way * practised.free_orientation
    shows = 1 + weights.stays_on_card * practised.stays_on_card
    own = yields_worth(TRICKS[trick].yields, left, weights) + yields_worth(practised.yields, left, weights)
    return own * shows + links * each


def markers_of(state: GameState, owned: OwnedTrick, place: int, practised: Practising) -> int:
    """Trick Markers that Prepare brings."""
    printed = owned.trick.markers + (place == ENGINEER_PLACE)
    return min(printed + practised.more_markers, state.options.terms.markers)


def work_of(trick: Trick, practised: Practising, weights: Weights) -> float:
    """Action Points of Prepare; a Trick Marker that returns to its card must seldom be prepared again."""
    points = max(0, trick.prepare_cost + practised.prepare_points)
    return points * (weights.returns_to_trick if practised.returns_to_trick else 1.0)


class Readiness(NamedTuple):
    """Way of a Trick until it is prepared: turns, the Fame that they cost, and the Coins."""

    delay: float
    price: float
    coins: int


def readiness(state: GameState, player: PlayerState, trick: Trick, purse: int, weights: Weights) -> Readiness:
    """Readiness of a Trick by its missing Components, with ``purse`` Coins to spend."""
    needed = player.missing(trick)
    if not needed:
        return Readiness(0.0, 0.0, 0)
    coins = sum(n * PRICE[c] for c, n in needed.items())
    ordered = sum(component in state.orders and component not in state.stock for component in needed)
    absent = sum(component not in state.orders and component not in state.stock for component in needed)
    price = coins * weights.coin + (len(needed) + absent * weights.absent_points) * weights.point
    short = max(0, coins - purse)
    if weights.side_by_side and trick.level == SAVED_FOR:  # Coins are saved while Orders arrive
        delivered = 1.2 + 0.1 * absent if absent else 1.0 if ordered else weights.in_stock_delay
        delay = max(delivered, 0.1 * short) + 0.1 * (len(needed) - 1)
    else:
        coming = ordered * weights.ordered_delay + absent * weights.absent_delay
        several = weights.type_delay * (len(needed) - 1)
        delay = weights.in_stock_delay + several + coming + weights.short_coin_delay * short
    return Readiness(delay, price, coins)


def setups_per_turn(player: PlayerState, weights: Weights) -> float:
    """Trick Markers that the team can set up in a turn."""
    team = len(player.characters) + len(player.hired)
    return weights.setups_base + weights.setups_per_character * team


def usable_share(state: GameState, weights: Weights) -> float:
    """Share of the flow that really comes: less where players have fewer Theater cards than in the base game."""
    return weights.usable * (state.options.terms.hand["theater"] / BASE_THEATER_CARDS)


Memory = dict[tuple[object, ...], float]
"""The answers to a pure question about a table, by everything that the answer depends on."""

MOST_REMEMBERED = 100_000
"""Number of answers that are kept before the memory starts anew."""


def keep(memory: Memory, key: tuple[object, ...], answer: float) -> float:
    """Remember an answer."""
    if len(memory) >= MOST_REMEMBERED:
        memory.clear()
    memory[key] = answer
    return answer


def tricks_worth(state: GameState, player: PlayerState, left: int, weights: Weights) -> float:
    """Prepared Trick Markers, and the flow of those to come; in the last turn what the level 3 Tricks score."""
    lessons = lessons_of(state, state.players.index(player))
    total = prepared_worth(state, player, lessons, left, weights)
    if left:
        total += flow_worth(state, player, lessons, left, weights)
    scoring = [owned for owned in player.tricks if owned is not None and owned.id in SCORES_AT_END]
    return total + sum([end_game_worth(state, player, owned, left, weights) for owned in scoring])


def theater_points(player: PlayerState) -> int:
    """Action Points that waiting Characters will bring to the Theater; without a card yet, they still may."""
    points = 0
    for name, character in player.characters.items():
        is_coming = character.status == WAITING and (not character.card or location_of(character.card) == "theater")
        if is_coming and name != "magician":
            points += BASE_POINTS[KIND_OF[name]]
    return points


def prepared_worth(state: GameState, player: PlayerState, lessons: TricksInRooms, left: int, weights: Weights) -> float:
    """Trick Markers on the Trick cards: for Characters still to come to the Theater, or for the next turn."""
    soon = theater_points(player) if state.phase in ("assignment", "place_characters") else 0
    ready = tuple([owned and (owned.id, owned.markers) for owned in player.tricks])
    key = (ready, soon, lessons, left, weights)
    found = _PREPARED.get(key)
    return (
        keep(_PREPARED, key, _prepared_worth(state, player, soon, lessons, left, weights)) if found is None else found
    )


_PREPARED: Memory = {}


def _prepared_worth(
    state: GameState, player: PlayerState, soon: int, lessons: TricksInRooms, left: int, weights: Weights
) -> float:
    kept: list[tuple[float, float]] = []
    for place, owned in enumerate(player.tricks):
        if owned is None or not owned.markers:
            continue
        practised = lessons.bonus(owned.id)
        now = marker_worth(owned.id, left, weights, practised) * weights.prepared_now
        full = markers_of(state, owned, place, practised)
        stays = left and owned.id not in lessons.taught
        later = weights.prepared * weights.point * work_of(owned.trick, practised, weights) / full if stays else 0.0
        kept += [(now * weights.extra_marker**i, later) for i in range(owned.markers)]
    kept.sort(reverse=True)
    return sum(now if i < soon else later for i, (now, later) in enumerate(kept))


def flow_worth(state: GameState, player: PlayerState, lessons: TricksInRooms, left: int, weights: Weights) -> float:
    """The best Trick Markers that the team can set up in each turn to come, less the work of preparing them."""
    options = state.options
    key = (
        tuple([owned and owned.id for owned in player.tricks]),
        lessons,
        tuple(player.components.items()),
        *player.manager_piles,
        *player.storage.counts_more.items(),
        player.coins,
        *state.stock,
        *state.orders,
        len(player.characters) + len(player.hired),
        left,
        options.modules,
        options.small_game,
        weights,
    )
    found = _FLOWS.get(key)
    return keep(_FLOWS, key, _flow_worth(state, player, lessons, left, weights)) if found is None else found


_FLOWS: Memory = {}


def _flow_worth(state: GameState, player: PlayerState, lessons: TricksInRooms, left: int, weights: Weights) -> float:
    entries: list[float] = []
    price_of_all, purse, usable = 0.0, player.coins, usable_share(state, weights)
    others = sum(owned is not None and owned.id not in lessons.taught for owned in player.tricks)
    for place, owned in enumerate(player.tricks):
        if owned is None or owned.id in lessons.taught:
            continue
        delay, price, coins = readiness(state, player, owned.trick, purse, weights)
        turns = max(0.0, left - delay)
        practised = lessons.bonus(owned.id)
        number = markers_of(state, owned, place, practised)
        work = weights.point * (1 + work_of(owned.trick, practised, weights) / number)
        each, alike = marker_worth(owned.id, left, weights, practised), practised.same_card_markers
        gains = [max(0.0, each * weights.extra_marker ** (i // alike) - work * 0.6) * turns for i in range(number)]
        if sum(gains) * usable <= price:
            continue
        price_of_all += price
        purse -= coins
        entries += gains
    for trick in lessons.taught:
        entries += replaced_worth(TRICKS[trick], others, left, weights)
    entries.sort(reverse=True)
    room, total = setups_per_turn(player, weights), 0.0
    for gain in entries:
        total += gain * min(1.0, room)
        room -= 1
        if room <= 0:
            break
    return max(0.0, total * usable - price_of_all)


def replaced_worth(trick: Trick, others: int, left: int, weights: Weights) -> list[float]:
    """Gains by so many other Tricks set up in place of a taught one, one for each Trick Marker."""
    share = weights.replaced[min(others, len(weights.replaced) - 1)]
    each, work = marker_worth(trick.id, left, weights), weights.point * (1 + trick.prepare_cost / trick.markers) * 0.6
    gains = [max(0.0, each * weights.extra_marker**i - work) for i in range(trick.markers)]
    return [gain * share * left for gain in gains]


def promise(state: GameState, player: PlayerState, trick: Trick, left: int, weights: Weights) -> float:
    """Gain that a Trick of the Residence promises on its own, to choose those worth a closer look."""
    fee = max(0, trick.fame_threshold - player.fame)
    delay, price, _ = readiness(state, player, trick, player.coins - fee, weights)
    each = marker_worth(trick.id, left, weights) - weights.point
    several = sum(weights.extra_marker**i for i in range(trick.markers))
    bonus = 0.7 * condition_score(player, trick)[1] if trick.end_game else 0.0
    return each * several * max(0.3, left - delay) * usable_share(state, weights) - price - fee * weights.coin + bonus


def end_score(player: PlayerState, owned: OwnedTrick) -> float:
    """Score of a level 3 Trick with all its Components, were the game to end like this."""
    return float(min(SCORE_LIMIT, condition_score(player, owned.trick)[1])) if owned.trick.end_game else 0.0


def end_game_worth(state: GameState, player: PlayerState, owned: OwnedTrick, left: int, weights: Weights) -> float:
    """Score to come of a level 3 Trick; while Components are missing, less their price, by the chance to get them.

    What has to be ordered in the last turn but one seldom comes into the Workshop in time.
    """
    score = end_score(player, owned)
    missing = player.missing(owned.trick) if score else {}
    if not missing or not left:
        return 0.0 if missing else score
    chance = max(0.0, weights.completed - weights.completed_less * len(missing))
    absent = sum(component not in state.stock and component not in state.orders for component in missing)
    if left == 1:
        chance *= weights.ordered_late**absent
    return max(0.0, score * chance - readiness(state, player, owned.trick, player.coins, weights).price)


def wanted(state: GameState, player: PlayerState) -> dict[str, int]:
    """Components that the seat's Tricks still need, the largest need of each, in the order of the price list."""
    needs: dict[str, int] = {}
    for owned in player.tricks:
        if owned is not None:
            for component, number in player.missing(owned.trick).items():
                needs[component] = max(needs.get(component, 0), number)
    return {component: needs[component] for component in COMPONENTS if component in needs}
