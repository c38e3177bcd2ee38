"""Magician Powers: what each is worth by its mechanism, which are worth learning later, and what Shards keep open.

A Power counts with what it brings in a usual turn, times the turns to come, and with what it scores at the end. What it
does in the turn that is being planned is seen in the Actions themselves, as the rules carry it out.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from trickerion.bots.power_uses import Situation, use_of
from trickerion.bots.trick_worth import SCORES_AT_END, Memory, end_score, keep
from trickerion.bots.weights import Weights
from trickerion.rules.catalog import SPECIALISTS, SPECIALS, TRICKS, Yields
from trickerion.rules.moves import GivePowerBack, Move
from trickerion.rules.powers.board import PowersBoard, powers_at_work
from trickerion.rules.powers.catalog import POWERS, POWERS_MODULE, open_slots
from trickerion.rules.state import UNKNOWN, GameState, PlayerState

BEFORE_LEARNING = ("", "roll_dice", "set_initiative", "advertise")
"""Phases before the moment at which a Power may be learned this turn."""
BEFORE_WORK = (*BEFORE_LEARNING, "assignment")
"""Phases in which all of this turn's work is still to come."""

FAME_PER_TURN = (0, 4, 5, 6, 8, 9, 15, 20)
"""Fame that usually comes in each turn, to reckon when a Fame Threshold is met."""
SHARDS_PER_TURN = (0.0, 0.5, 0.6, 1.0, 1.2, 1.4, 1.6, 1.8)
"""Shards that usually come in each turn."""
SAFER = 0.01
"""Fame per turn by which of equal slots the lower one is better, as Shards leave the upper ones first."""
MOST_PAID = 6
"""Coins that one would at most pay for missing Fame later on."""
SHORTLY = 2
"""Turns to go when what scores at the end is learned; before, the slot can still do something else."""


def board_of(state: GameState) -> PowersBoard | None:
    """The Powers on the table; None in a game without them."""
    board: PowersBoard | None = state.boards.get(POWERS_MODULE)
    return board


def shard_worth(state: GameState, left: int, weights: Weights) -> float:
    """Worth of a Shard by itself: with Powers it does not score, and the Powers that it keeps open count apart."""
    if POWERS_MODULE in state.boards:
        return weights.power_shard if left else 0.0
    return max(weights.shard, 1.0) if left else 1.0


def powers_worth(state: GameState, seat: int, left: int, weights: Weights) -> float:
    """The Powers at work, and those of the hand that will be learned; nothing in a game without them."""
    board = board_of(state)
    if board is None:
        return 0.0
    player, rack = state.players[seat], board.racks[seat]
    hand = _known(board.hands[seat]) if weights.powers else ()
    if not hand and not any(rack):
        return 0.0
    turns, first = left + (state.phase in BEFORE_WORK), state.phase == "assignment"
    key = (rack, hand, situation(state, player, left), player.shards, player.fame, turns, first, state.turn, weights)
    found = _FOUND.get(key)
    if found is None:
        outlook = Outlook(
            key[2], player.shards, player.fame, turns, int(first), state.turn, state.options.turns, weights
        )
        found = keep(_FOUND, key, outlook.worth(rack, hand))
    return found


_FOUND: Memory = {}


@lru_cache(maxsize=4096)
def _known(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Cards of a hand that are seen."""
    return tuple(power for power in hand if power != UNKNOWN)


def situation(state: GameState, player: PlayerState, left: int) -> Situation:
    """Situation on which the use of Powers depends now."""
    tricks, lenient = list[str](), 0.0
    for owned in player.tricks:
        if owned is not None:
            tricks.append(owned.id)
            lacks = player.missing(TRICKS[owned.id]) if owned.id in SCORES_AT_END else {}
            if sum(lacks.values()) == 1:  # just one piece
                lenient += WITH_LUCK * end_score(player, owned)
    apprentices, specialists = _team(tuple(player.characters), tuple(player.hired))
    return Situation(
        len(state.players),
        apprentices,
        specialists,
        tuple(tricks),
        sum([card in SPECIALS for card in player.hand]),
        player.coins // 3,
        player.shards,
        int(lenient),
        left,
    )


@lru_cache(maxsize=4096)
def _team(characters: tuple[str, ...], hired: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """Number of Apprentices, and the kinds of Specialists."""
    team = (*characters, *hired)
    return sum(disk.startswith("apprentice") for disk in team), tuple(kind for kind in SPECIALISTS if kind in team)


WITH_LUCK = 0.78
"""Probability that the lacking piece would not have come by itself."""


class Outlook(NamedTuple):
    """The turns to come as far as Powers go: at which Fame and with how many Shards others may be learned.

    ``turns`` are those in which a Power at work still helps; the next one may be learned at the start of the
    ``first`` of them. ``now`` is the turn of the game, which may be one of them.
    """

    situation: Situation
    shards: int
    fame: int
    turns: int
    first: int
    now: int
    all_turns: int
    weights: Weights

    def worth(self, rack: tuple[str, ...], hand: tuple[str, ...]) -> float:
        """All that lies open, and the best that can be learned after it, turn by turn."""
        laid, known = list(rack), list(hand)
        total = sum(
            [self._all_of(power, self.turns) - SAFER * slot * self.turns for slot, power in enumerate(rack) if power]
        )
        for turn in range(self.first, self.turns):
            gain, power, slot = self._best(laid, known, turn)
            if gain <= 0:
                continue
            total += self.weights.powers * gain
            known.remove(power)
            if laid[slot]:
                known.append(laid[slot])
            laid[slot] = power
        return total

    def _best(self, laid: list[str], known: list[str], turn: int) -> tuple[float, str, int]:
        """(gain, Power, its place in the rack) of what is best learned at the start of a turn to come."""
        left = self.turns - turn
        fame = self.fame + self._usual_until(turn, FAME_PER_TURN)
        is_open = open_slots(int(self.shards + self._usual_until(turn, SHARDS_PER_TURN)))
        soon = FAME_PER_TURN[min(self.all_turns - left + 1, len(FAME_PER_TURN) - 1)]
        best = 0.0, "", 0
        replaced = [self._all_of(power, left) if power else 0.0 for power in laid[:is_open]]
        for power in known:
            missing = max(0.0, POWERS[power].threshold - fame)
            use = use_of(power, self.situation, self.weights)
            if missing > MOST_PAID or (missing and use.rate < min(missing, soon) * self.weights.coin):
                continue
            gain = use.rate * left + use.end * (1.0 if left <= SHORTLY else 0.5) - missing * self.weights.coin
            for slot in POWERS[power].slots:
                if slot <= is_open and gain - replaced[slot - 1] > best[0]:
                    best = gain - replaced[slot - 1], power, slot - 1
        return best

    def _usual_until(self, turn: int, per_turn: Sequence[float]) -> float:
        """Amount that usually comes until the start of a turn to come."""
        lag = self.now + self.turns == self.all_turns
        return sum([per_turn[min(n, len(per_turn) - 1)] for n in range(self.now, self.now + turn + lag)])

    def _all_of(self, power: str, turns: int) -> float:
        use = use_of(power, self.situation, self.weights)
        return use.rate * turns + use.end


def give_back(state: GameState, seat: int, moves: Sequence[Move], weights: Weights) -> Move:
    """The Power of those dealt without which the rest promises most; of equals the one that does least."""
    board = board_of(state)
    assert board is not None
    player, hand = state.players[seat], board.hands[seat]
    now = situation(state, player, state.options.turns - 1)
    outlook = Outlook(now, player.shards, player.fame, state.options.turns, 0, 1, state.options.turns, weights)

    def promise(move: Move) -> tuple[float, float]:
        assert isinstance(move, GivePowerBack)
        rest = tuple(power for power in hand if power != move.power)
        use, power = use_of(move.power, now, weights), POWERS[move.power]
        own = use.rate * max(1, state.options.turns + 1 - 2 * power.level) + use.end
        return outlook.worth(board.racks[seat], rest), -own

    return max(moves, key=promise)


def more_yields(state: GameState, seat: int, trick: str) -> Yields:
    """Yields that the Powers at work add to each show of a Trick, whoever performs."""
    return _more_yields(powers_at_work(state, seat), trick)


@lru_cache(maxsize=4096)
def _more_yields(at_work: tuple[str, ...], trick: str) -> Yields:
    total = Yields()
    for power in at_work:
        card, printed = POWERS[power], TRICKS[trick]
        if card.kind != "yield" or not card.data.keys() <= {"category", "levels", "add"}:
            continue
        is_category = card.data.get("category", printed.category) == printed.category
        if is_category and printed.level in card.data.get("levels", (printed.level,)):
            total = Yields(*map(sum, zip(total, Yields(**card.data["add"]), strict=True)))
    return total
