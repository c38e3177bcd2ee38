"""The Academy: what Banners, secrets, lessons and open rooms are worth, and which Actions there are looked at."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any

from trickerion.bots.lessons import board_of, lessons_of, of_rooms
from trickerion.bots.trick_worth import marker_worth, work_of, yields_worth
from trickerion.bots.weights import Weights
from trickerion.rules import moves as m
from trickerion.rules.academy import catalog as school
from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import NOBODY, AcademyBoard, Rooms, academy_of
from trickerion.rules.academy.building import renovations, total_coins
from trickerion.rules.academy.classroom import ONE_OF, room_pays
from trickerion.rules.academy.lessons import slots_for
from trickerion.rules.academy.location import ACADEMY
from trickerion.rules.academy.practice import bonus_at
from trickerion.rules.catalog import ACTION_COSTS, PROTEGE_POINTS, PROTEGE_WAGE, TRICKS, Yields
from trickerion.rules.phases.performance import lasting_bonus
from trickerion.rules.state import GameState

BEGUN = tuple([move for action in ACADEMY.actions for move in action.moves])
"""The moves that begin the Actions of the Academy."""

BEFORE_LESSONS = ("advertise", "assignment", "place_characters", "performance")
"""Phases after which the Classrooms still pay this turn."""


def academy_worth(state: GameState, seat: int, left: int, weights: Weights) -> float:
    """Worth of all that a seat has in the Academy; 0 in a game without it."""
    board = board_of(state)
    if board is None:
        return 0.0
    return (
        banners_worth(board, seat, left, weights)
        + taught_worth(state, seat, left, weights)
        + secrets_worth(board.secrets[seat], left, weights)
        + prospects(state, board, seat, left, weights)
        + sites_worth(state, board, seat, left, weights)
        + (weights.display * sum(map(bool, board.display)) if left and state.phase == "place_characters" else 0.0)
    )


def lessons_left(state: GameState, left: int) -> int:
    """Number of times that the Classrooms still pay."""
    return left + (state.phase in BEFORE_LESSONS)


# ------------------------------------------------------------------ Banners


def banners_worth(board: AcademyBoard, seat: int, left: int, weights: Weights) -> float:
    """The bonus at the end by the probable rank; once nothing can change any more, what it is."""
    if not left:
        return banner_fame(board, seat)
    return _probable_bonus(_placed(board.rooms, len(board.banners)), seat, left, weights)


@of_rooms
def _placed(rooms: Rooms, players: int) -> tuple[int, ...]:
    """Banners beside the rooms of each seat."""
    placed = [0] * players
    for room in rooms:
        if room.builder != NOBODY:
            placed[room.builder] += room.banners
    return tuple(placed)


@lru_cache(maxsize=4096)
def _probable_bonus(placed: tuple[int, ...], seat: int, left: int, weights: Weights) -> float:
    bonus = (*school.BANNER_BONUS[len(placed)], 0)
    spread = 1.0 + weights.banner_spread * left
    ahead = sum(1 / (1 + exp((placed[seat] - other) / spread)) for rival, other in enumerate(placed) if rival != seat)
    place = min(ahead, len(bonus) - 1.001)
    lower = int(place)
    between = bonus[lower] + (bonus[lower + 1] - bonus[lower]) * (place - lower)
    return weights.banner * between


# ------------------------------------------------------------------ lessons


def taught_worth(state: GameState, seat: int, left: int, weights: Weights) -> float:
    """Worth of the pay still to come for the seat's Tricks in Classrooms."""
    lessons, times = lessons_of(state, seat), lessons_left(state, left)
    if not lessons.taught or not times:
        return 0.0
    pays = sum(
        class_pay(tile, trick, lasting_bonus(state, seat, trick) + shards, left, weights)
        for trick, tile, shards in lessons.classes
    )
    return (weights.lesson if left else 1.0) * times * pays + weights.place_freed * lessons.aside * left


@lru_cache(maxsize=4096)
def class_pay(tile: str, trick: str, more: int, left: int, weights: Weights) -> float:
    """Worth of the pay of a Classroom for a Trick each time; ``more`` for the Shards on its card."""
    fame, coins, shards = TRICKS[trick].yields
    yields = Yields(fame + more, coins + more, shards)
    return max(yields_worth(room_pays(school.CLASSROOMS[tile], yields, resource), left, weights) for resource in ONE_OF)


@lru_cache(maxsize=16384)
def teaching_gain(tile: str, trick: str, left: int, times: int, weights: Weights) -> float:
    """Gain by teaching a Trick in a Classroom, less the gain of the same Trick set up in the Theater."""
    instead = weights.instead * marker_worth(trick, left, weights) * left
    room, bonus = school.CLASSROOMS[tile], 0.0
    if room.threshold == TRICKS[trick].fame_threshold:
        bonus = yields_worth(room.match_bonus, left, weights)
    work = weights.point * TRICKS[trick].level
    return times * class_pay(tile, trick, 0, left, weights) + bonus - instead - work


@lru_cache(maxsize=16384)
def practising_gain(bonus: school.Practising, trick: str, left: int, weights: Weights) -> float:
    """Gain by practising a Trick on a slot."""
    each = marker_worth(trick, left, weights)
    markers = TRICKS[trick].markers
    now = marker_worth(trick, left, weights, bonus) - each
    more = 0.3 * each * (bonus.more_markers / markers + 0.5 * (bonus.same_card_markers - 1))
    saved = 0.5 * weights.point * (TRICKS[trick].prepare_cost - work_of(TRICKS[trick], bonus, weights)) / markers
    return (now + more + saved) * max(0.5, left) * 1.1 - weights.point * TRICKS[trick].level


def slot_gain(tile: str, slot: int, trick: str, left: int, times: int, weights: Weights) -> float:
    """Gain that a free slot offers a Trick; a lesson may also wait for the last turns, when a show comes too late."""
    if tile in school.CLASSROOMS:
        return max(teaching_gain(tile, trick, left, times, weights), teaching_gain(tile, trick, 0, 1, weights))
    return practising_gain(school.PRACTICE_ROOMS[tile].slots[slot], trick, left, weights)


def prospects(state: GameState, board: AcademyBoard, seat: int, left: int, weights: Weights) -> float:
    """A share of the best that could be practised or taught next turn in the free slots of rooms."""
    if not left:
        return 0.0
    free = _free(board.rooms, NOBODY)
    if not free:
        return 0.0
    lessons = lessons_of(state, seat)
    busy = (*lessons.taught, *(trick for trick, _ in lessons.practised))
    tricks = tuple([o.id for o in state.players[seat].tricks if o is not None and o.id not in busy])
    return _prospects(free, tricks, left, weights)


@of_rooms
def _free(rooms: Rooms, _: int) -> tuple[tuple[str, int], ...]:
    """(room, slot) of the slots without an Academy marker."""
    return tuple(
        (room.tile, slot) for room in rooms if room.tile for slot, marker in enumerate(room.markers) if marker is None
    )


@lru_cache(maxsize=16384)
def _prospects(free: tuple[tuple[str, int], ...], tricks: tuple[str, ...], left: int, weights: Weights) -> float:
    gains = sorted(
        (max(slot_gain(tile, slot, trick, left, left, weights) for tile, slot in free) for trick in tricks),
        reverse=True,
    )
    return weights.prospect * sum(max(0.0, gain) * share for gain, share in zip(gains, (1.0, 0.5), strict=False))


# ------------------------------------------------------------------ sites

FORESEEN = 3
"""Turns to come for which renovations are thought of."""
FAME_OF_A_TURN, COINS_OF_A_TURN = 8, 2
"""Fame and Coins that a player gains with each turn until then."""
SECOND_SITE = 0.5
"""Share for which the second best renovation counts."""


def sites_worth(state: GameState, board: AcademyBoard, seat: int, left: int, weights: Weights) -> float:
    """A share of the best renovations of the turns to come: who has more Fame by then gets more for its Coins."""
    if not left or not board.banners[seat]:
        return 0.0
    player, turns = state.players[seat], min(left, FORESEEN)
    spaces = tuple(board.empty_spaces)
    fame, coins = player.fame + turns * FAME_OF_A_TURN, player.coins + turns * COINS_OF_A_TURN
    return weights.site * _best_sites(spaces, fame, coins, weights)


@lru_cache(maxsize=16384)
def _best_sites(spaces: tuple[str, ...], fame: int, coins: int, weights: Weights) -> float:
    gains = []
    for space in spaces:
        paid = (
            (price.fame, price.coins + max(0, price.threshold - fame)) for price in school.SPACES[space].renovations
        )
        gains.append(max((gain - weights.coin * cost for gain, cost in paid if cost <= coins), default=0.0))
    best, second, *_ = (*sorted(gains, reverse=True), 0.0, 0.0)
    return best + SECOND_SITE * second


# ------------------------------------------------------------------ the Protégé and its secrets


def protege_per_turn(secrets: int, weights: Weights) -> float:
    """Gain each turn by a Protégé with so many secrets, net of the wage; a secret is a step towards the third."""
    points = PROTEGE_POINTS[secrets] + weights.secret_step[secrets]
    return 0.3 + weights.protege_point * points - weights.protege_coin * PROTEGE_WAGE[secrets]


@lru_cache(maxsize=4096)
def secrets_worth(secrets: tuple[str, ...], left: int, weights: Weights) -> float:
    """Gain by the secrets in the turns to come; several share the Protégé's time."""
    gains = sorted((secret_per_turn(secret, weights) for secret in secrets), reverse=True)
    return left * sum(gain * 0.8**number for number, gain in enumerate(gains))


@lru_cache(maxsize=256)
def secret_per_turn(secret: str, weights: Weights) -> float:
    """Gain by a secret when the Protégé works, by the numbers of its effect."""
    card = school.SECRETS[secret]
    found = (
        weights.point * _points_saved(card.data)
        + weights.coin * float(card.data.get("coins_off", 0) + (PROTEGE_WAGE[-1] if "wage" in card.data else 0))
        + weights.more_markers * card.data.get("extra_markers", 0)
        + sum(yields_worth(Yields(**card.data[key]), 1, weights) for key in _GAINS if key in card.data)
    )
    return float(found) * (1.0 if card.location == "any" else weights.secret_use)


_GAINS = ("gain", "performer_bonus", "link_pays")
"""Payments of a secret, in its data."""


def _points_saved(data: Mapping[str, Any]) -> float:
    """Action Points that a secret saves, or brings with a Shard, a die or a day in part of the turns."""
    saved = -data.get("ap_change", 0) + 0.5 * (data.get("enhance_ap", 1) - 1) + 0.3 * data.get("free_reroll", 0)
    if "ap" in data:
        saved += max(0, ACTION_COSTS.get(data["action"], 1) - data["ap"])
    return float(saved + 0.3 * ("slot_modifier_minimum" in data))


# ------------------------------------------------------------------ which Actions to look at


Idea = tuple[m.Move, ...]
"""An Action with its small choices."""


@dataclass(frozen=True, slots=True)
class Ideas:
    """The most promising Actions of a seat that can begin with these moves, so many of each kind."""

    state: GameState
    seat: int
    moves: Sequence[m.Move]
    left: int
    weights: Weights
    number: int

    def all(self) -> Iterator[Idea]:
        """Those to look at closely: the best renovations and lessons, every secret on display, and a new one."""
        yield from self.renovations()
        yield from self.lessons(m.Practice, school.PRACTICE)
        yield from self.lessons(m.Teach, school.CLASSROOM)
        slot = self._slot_for_secret()
        for move in self.moves:
            if isinstance(move, m.LearnSecret):
                yield move, slot
            elif isinstance(move, m.RevealSecret):
                yield (move,)

    def _best(self, found: list[tuple[float, Idea]]) -> list[Idea]:
        found.sort(key=lambda each: -each[0])
        return [idea for _, idea in found[: self.number]]

    def renovations(self) -> list[Idea]:
        """A space with its price and the room that promises most."""
        found: list[tuple[float, Idea]] = []
        rooms: dict[tuple[str, int], tuple[float, str]] = {}
        for move in self.moves:
            if isinstance(move, m.Renovate):
                for price in renovations(self.state, self.seat, move.space):
                    key = school.SPACES[move.space].type, price.threshold
                    if key not in rooms:
                        rooms[key] = max((self._promise(tile), tile) for tile in academy_of(self.state).tiles_of(*key))
                    promise, tile = rooms[key]
                    coins = total_coins(self.state, self.seat, price)
                    gain = price.fame - self.weights.coin * coins + promise
                    found.append((gain, (move, m.ChooseRenovation(price.threshold), m.ChooseTile(tile))))
        return self._best(found)

    def _promise(self, tile: str) -> float:
        """A share of the best that one of the seat's Tricks could do in a new room."""
        tricks = [owned.id for owned in self.state.players[self.seat].tricks if owned is not None]
        slots = range(school.ROOM_SLOTS if tile in school.PRACTICE_ROOMS else 1)
        gains = (slot_gain(tile, slot, trick, self.left, self.left, self.weights) for trick in tricks for slot in slots)
        return self.weights.prospect * max(0.0, max(gains, default=0.0))

    def lessons(self, action: type[m.Practice] | type[m.Teach], kind: str) -> list[Idea]:
        """A Trick with the slot for it; of equal slots the first."""
        board, times = academy_of(self.state), lessons_left(self.state, self.left)
        found: list[tuple[float, Idea]] = []
        for move in self.moves:
            if isinstance(move, action):
                trick = self.state.players[self.seat].trick_at(move.place).id
                slots = [(board.room(at).tile, at, slot) for at, slot in slots_for(self.state, self.seat, trick, kind)]
                free = {bonus_at(tile, slot) or tile: (tile, at, slot) for tile, at, slot in reversed(slots)}
                for tile, space, slot in free.values():
                    gain = slot_gain(tile, slot, trick, self.left, times, self.weights)
                    found.append((gain, (move, m.LayAcademyMarker(space, slot))))
        return self._best(found)

    def _slot_for_secret(self) -> m.ChooseSecretSlot:
        """The lowest free slot, or that of the secret that does least."""
        own = academy_of(self.state).secrets[self.seat]
        if len(own) < school.SECRET_SLOTS:
            return m.ChooseSecretSlot(len(own))
        return m.ChooseSecretSlot(
            min(range(school.SECRET_SLOTS), key=lambda slot: secret_per_turn(own[slot], self.weights))
        )
