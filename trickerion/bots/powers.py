"""Magician Powers: what each is worth by its mechanism, which are worth learning later, and what Shards keep open.

A Power counts with what it brings in a usual turn, times the turns to come, and with what it scores at the end. What it
does in the turn that is being planned is seen in the Actions themselves, as the rules carry it out.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from trickerion.bots.trick_worth import Memory, end_game_worth, keep, marker_worth, yields_worth
from trickerion.bots.weights import Weights
from trickerion.rules.catalog import ACTION_COSTS, DICE, SPECIALISTS, SPECIALS, TRICKS, X, Yields, location_of
from trickerion.rules.effects.modifiers import changed, players_cost
from trickerion.rules.effects.powers.chances import gambled_for
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.locations.downtown import matching_cost
from trickerion.rules.moves import ExchangeCards, GivePowerBack, LayCard, LearnTrick, Move, RerollDie, UsePower
from trickerion.rules.powers.board import PowersBoard, open_slots, powers_at_work
from trickerion.rules.powers.catalog import POWERS, POWERS_MODULE, Power
from trickerion.rules.state import UNKNOWN, Choice, GameState, PlayerState

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

USUAL: Mapping[str, float] = {
    "buy": 0.45,
    "quick_order": 0.1,
    "learn_trick": 0.5,
    "hire_character": 0.15,
    "take_coins": 0.35,
    "set_die": 0.05,
    "prepare": 1.0,
    "set_up_trick": 1.9,
    "draw_card": 1.5,
    "draw_first_card": 0.6,
    "reschedule": 0.03,
    "advertise": 0.8,
    "bargain": 0.25,
    "enhance": 0.3,
    "forgo_bonus": 0.1,
    "used_special": 0.5,
    "plus_two_slot": 1.2,
    "performed": 1.8,
    "by_opponents": 0.7,
    "own_shows": 0.6,
    "own_in_show": 1.7,
    "tricks_in_show": 2.6,
    "links_in_show": 1.5,
    "links_set_up": 1.0,
    "links_with_opponents": 0.2,
    "shards_received": 0.9,
}
"""How often a player does something in a turn, counted in games of Managers."""

AT_LEAST_ONCE = 0.75
"""How much of what is usual in a turn falls on turns in which it happens at all."""

SPECIALISTS_AT: Mapping[str, float] = {
    "workshop": 0.25,
    "market_row": 0.15,
    "downtown": 0.25,
    "dark_alley": 0.3,
    "theater": 0.6,
}
"""How often a player with a Specialist places one at a Location in a turn."""
APPRENTICES_AT: Mapping[str, float] = {"workshop": 0.6, "market_row": 0.35, "theater": 0.4}
"""... and an Apprentice."""

BANK_FACES = next(die.faces for die in DICE.values() if die.area == "bank")
ON_THURSDAY, ON_SUNDAY, ON_WEEKEND = 0.12, 0.28, 0.75
"""Shows on these weekdays, as a share."""
ALONE: Mapping[int, float] = {2: 0.3, 3: 0.15, 4: 0.08}
"""How often nobody else performs when the player does, by players."""


class Situation(NamedTuple):
    """What the use of Powers depends on."""

    players: int
    apprentices: int
    specialists: tuple[str, ...]
    tricks: tuple[str, ...]
    special_cards: int
    coins: int
    shards: int
    lenient: int
    """Fame of level 3 Tricks that just one piece is missing to."""


class Use(NamedTuple):
    """What a Power is worth: Fame per turn, and at the end of the game."""

    rate: float
    end: float = 0.0


NO_USE = Use(0.0)


def board_of(state: GameState) -> PowersBoard | None:
    """The Powers on the table; None in a game without them."""
    board: PowersBoard | None = state.boards.get(POWERS_MODULE)
    return board


def shard_worth(state: GameState, left: int, weights: Weights) -> float:
    """What a Shard is worth by itself: with Powers it does not score, and what it keeps open counts apart."""
    if POWERS_MODULE in state.boards:
        return weights.power_shard if left else 0.0
    return max(weights.shard, 1.0) if left else 1.0


# ------------------------------------------------------------------ the worth of all Powers of a seat


def powers_worth(state: GameState, seat: int, left: int, weights: Weights) -> float:
    """The Powers at work, and those of the hand that will be learned; nothing in a game without them."""
    board = board_of(state)
    if board is None:
        return 0.0
    player, rack = state.players[seat], board.racks[seat]
    hand = tuple(power for power in board.hands[seat] if power != UNKNOWN) if weights.powers else ()
    if not hand and not any(rack):
        return 0.0
    turns, first = left + (state.phase in BEFORE_WORK), state.phase == "assignment"
    key = (rack, hand, situation(state, player), player.shards, player.fame, turns, first, state.turn, weights)
    found = _FOUND.get(key)
    if found is None:
        outlook = Outlook(
            key[2], player.shards, player.fame, turns, int(first), state.turn, state.options.turns, weights
        )
        found = keep(_FOUND, key, outlook.worth(rack, hand))
    return found


_FOUND: Memory = {}


def situation(state: GameState, player: PlayerState) -> Situation:
    """What the use of Powers depends on now."""
    tricks = tuple([owned.id for owned in player.tricks if owned is not None])
    apprentices, specialists = _team(tuple(player.characters), tuple(player.hired))
    return Situation(
        len(state.players),
        apprentices,
        specialists,
        tricks,
        sum([card in SPECIALS for card in player.hand]),
        player.coins // 3,
        player.shards,
        _lenient(player) if any(TRICKS[trick].end_game for trick in tricks) else 0,
    )


@lru_cache(maxsize=4096)
def _team(characters: tuple[str, ...], hired: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """How many Apprentices there are, and which Specialists."""
    team = (*characters, *hired)
    return sum(disk.startswith("apprentice") for disk in team), tuple(kind for kind in SPECIALISTS if kind in team)


def _lenient(player: PlayerState) -> int:
    """What the level 3 Tricks would score to which just one piece is missing."""
    owned = [trick for trick in player.tricks if trick is not None and trick.trick.end_game is not None]
    near = [trick for trick in owned if sum(player.missing(trick.trick).values()) == 1]
    return int(sum(end_game_worth(player, trick, 1) for trick in near))


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
        """What usually comes until the start of a turn to come."""
        lag = self.now + self.turns == self.all_turns
        return sum([per_turn[min(n, len(per_turn) - 1)] for n in range(self.now, self.now + turn + lag)])

    def _all_of(self, power: str, turns: int) -> float:
        use = use_of(power, self.situation, self.weights)
        return use.rate * turns + use.end


# ------------------------------------------------------------------ which to keep


def give_back(state: GameState, seat: int, moves: Sequence[Move], weights: Weights) -> Move:
    """The Power of those dealt without which the rest promises most; of those alike the one that does least."""
    board = board_of(state)
    assert board is not None
    player, hand = state.players[seat], board.hands[seat]
    now = situation(state, player)
    outlook = Outlook(now, player.shards, player.fame, state.options.turns, 0, 1, state.options.turns, weights)

    def promise(move: Move) -> tuple[float, float]:
        assert isinstance(move, GivePowerBack)
        rest = tuple(power for power in hand if power != move.power)
        use, power = use_of(move.power, now, weights), POWERS[move.power]
        own = use.rate * max(1, state.options.turns + 1 - 2 * power.level) + use.end
        return outlook.worth(board.racks[seat], rest), -own

    return max(moves, key=promise)


# ------------------------------------------------------------------ what a Power is worth by its mechanism


@lru_cache(maxsize=1 << 14)
def use_of(power: str, now: Situation, weights: Weights) -> Use:
    """What a Power brings a player in this situation."""
    card = POWERS[power]
    return _USES[card.kind](card, card.data, now, weights)


def _times(action: str, once: bool = False) -> float:
    number = USUAL[action]
    return min(number, AT_LEAST_ONCE) if once else number


def _share(now: Situation, fits: Callable[[str], bool]) -> float:
    """The share of the own Trick Markers that are of such Tricks."""
    all_markers = sum(TRICKS[trick].markers for trick in now.tricks)
    return sum(TRICKS[trick].markers for trick in now.tricks if fits(trick)) / all_markers if all_markers else 0.25


def _gain(data: Mapping[str, Any], key: str, weights: Weights) -> float:
    return yields_worth(Yields(**data.get(key, {})), 1, weights)


def _marker(now: Situation, weights: Weights) -> float:
    """What a usual Trick Marker of the player brings."""
    worths = [marker_worth(trick, 1, weights) for trick in now.tricks]
    return max(worths) if worths else 2.0


def _action_cost(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    total, levels = 0.0, data.get("trick_levels")
    share = _share(now, lambda trick: TRICKS[trick].level in levels) if levels else 1.0
    if "printed_cost_at_least" in data:
        share = _share(now, lambda trick: TRICKS[trick].prepare_cost >= data["printed_cost_at_least"])
    for action in data.get("actions", (data.get("action"),)):
        if action.startswith("move_"):
            return Use(0.2 * (weights.point + _gain(data, "gain", weights)))
        printed = ACTION_COSTS.get(action, 1)
        saved = -data["ap_change"] if "ap_change" in data else printed - data["ap"]
        total += saved * _times(action, bool(data.get("once"))) * share
    return Use(weights.point * total + 0.2 * _gain(data, "gain", weights))


def _action_gain(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if "fame_by_level" in data:
        return Use(1.4 * USUAL["learn_trick"])
    if data.get("character") == "apprentice":
        return Use(_gain(data, "gain", weights) * APPRENTICES_AT["theater"] * min(1, now.apprentices))
    return Use(_gain(data, "gain", weights) * _times(data["action"]))


def _ap_bonus(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if "condition" in data:
        return Use(weights.point * 0.6)
    kind, places = data["character"], data.get("locations", (data.get("location"),))
    if kind == "any":
        return Use(weights.point)
    by_place = SPECIALISTS_AT if kind == "specialist" else APPRENTICES_AT
    number = len(now.specialists) if kind == "specialist" else min(now.apprentices, 2)
    times = sum(by_place.get(place, 0.0) for place in places)
    if number and data.get("once"):
        return Use(weights.point * min(0.9, times * (1 + 0.2 * (number - 1))))
    return Use(weights.point * times * number)


def _opponents(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    coins = data["coins_two_players" if now.players == 2 else "coins"] * (now.players - 1)
    if card.kind == "card_bank":
        return Use(0.6 * coins * 0.9 * weights.coin)
    times = USUAL["buy"] if data["trigger"] == "opponent_buy" else USUAL["plus_two_slot"]
    return Use(coins * times * weights.coin)


def _advertise(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    saved = data.get("coins_off", 0) if "price" not in data else 2
    coins = saved + data.get("coins_per_opponent_poster", 0) * 0.4 * (now.players - 1)
    return Use(USUAL["advertise"] * (coins * weights.coin + _gain(data, "gain", weights)))


def _yield(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    each, levels = _gain(data, "add", weights), data.get("levels")
    if data.get("once"):
        has = any(TRICKS[trick].level in levels for trick in now.tricks)
        return Use(each * (0.6 if has else 0.1))
    if data.get("performer") == "opponent":
        return Use(each * USUAL["by_opponents"])
    if "weekday" in data:
        return Use(each * USUAL["own_shows"] * ON_SUNDAY * USUAL["own_in_show"])
    share = _share(
        now,
        lambda trick: (
            data.get("category", TRICKS[trick].category) == TRICKS[trick].category
            and (not levels or TRICKS[trick].level in levels)
        ),
    )
    return Use(each * USUAL["performed"] * share)


def _link(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if data.get("both"):
        return Use(USUAL["links_set_up"] * weights.coin * 1.3)
    times = USUAL["links_with_opponents" if "partner" in data else "links_set_up"]
    return Use(times * _gain(data, "add", weights))


def _weekday(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    each = 1.0 + (weights.coin if "coins_modifier" in data else 0.0)
    return Use(USUAL["performed"] * ON_THURSDAY * each)


def _performer_bonus(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    shows = USUAL["own_shows"]
    if "absent_specialists" in data:
        return Use(shows * 1.7 * bool(now.specialists) * (0.5 if len(now.specialists) == 1 else 1.0))
    if "link_fame" in data:
        return Use(shows * USUAL["links_in_show"] * (data["link_fame"] - 1))
    if "per" in data:
        times = USUAL["tricks_in_show"] if data["per"] == "trick" else 1.3
        return Use(shows * times * _gain(data, "add", weights))
    chance = {"only_performer": ALONE.get(now.players, 0.1), "all_tricks_own": 0.2}.get(data.get("condition"), 1.0)
    chance *= ON_WEEKEND if "weekdays" in data else 1.0
    return Use(shows * chance * _gain(data, "flat", weights))


def _end_of_game(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if "coins_per_fame" in data:
        coins = 3 * now.coins + 2
        return Use(0.0, coins / data["coins_per_fame"] - coins / 3)
    if "missing_components" in data:
        return Use(0.0, 0.5 * now.lenient)
    if "per_apprentice" in data:
        team = now.apprentices * data["per_apprentice"] + len(now.specialists) * data["per_specialist"]
        return Use(0.0, team)
    number = {"trick": len(now.tricks), "shard": now.shards, "special_card": now.special_cards}[data["per"]]
    return Use(0.0, min(20, number * data["fame"]))


def _exchange(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    return Use(0.2)


def _always(rate: Callable[[Mapping[str, Any], Weights], float]) -> Callable[..., Use]:
    """A use that depends on the card alone."""
    return lambda card, data, now, weights: Use(rate(data, weights))


_USES: Mapping[str, Callable[[Power, Mapping[str, Any], Situation, Weights], Use]] = {
    "action_cost": _action_cost,
    "action_gain": _action_gain,
    "ap_bonus": _ap_bonus,
    "price": _always(lambda data, weights: 0.5 * weights.coin * (1.6 if "price" in data else 1.0)),
    "bargain": _always(lambda data, weights: 0.35 * ((data["coins_off"] - 1) * weights.coin)),
    "missing_fame": _always(lambda data, weights: 0.15 * data["waived"] * weights.coin),
    "storage": _always(lambda data, weights: 0.35 if "counts_more" in data else 0.1),
    "prepare": lambda card, data, now, weights: Use(0.25 * data["extra_markers"] * _marker(now, weights)),
    "enhance": _always(lambda data, weights: USUAL["enhance"] * weights.point),
    "sell": _always(lambda data, weights: 0.3 * weights.coin * data["maximum"] / 2),
    "exchange": _exchange,
    "component_income": _always(lambda data, weights: 0.6),
    "dice": _always(lambda data, weights: 0.8 if "free_set" in data else 0.3),
    "gamble": _always(lambda data, weights: 0.8 * weights.coin),
    "redirect": _always(lambda data, weights: 0.5),
    "card_bank": _opponents,
    "opponent_gain": _opponents,
    "advertise": _advertise,
    "wages": _always(lambda data, weights: 0.9 * data["coins_off"] * weights.coin),
    "prophecy": _always(lambda data, weights: 0.05),
    "special_draw": _always(lambda data, weights: 0.35 * data["extra_looks"]),
    "special_card": _always(lambda data, weights: 0.45 if "pay" in data else 2 * USUAL["forgo_bonus"] * weights.coin),
    "assignment_swap": _always(lambda data, weights: _gain(data, "otherwise", weights) + 0.1),
    "yield": _yield,
    "link": _link,
    "weekday": _weekday,
    "performer_bonus": _performer_bonus,
    "second_performance": lambda card, data, now, weights: Use(USUAL["own_shows"] * 0.3 * _marker(now, weights)),
    "marker_return": _always(lambda data, weights: 0.75 * weights.point),
    "magician_on_stage": lambda card, data, now, weights: Use(USUAL["own_shows"] * 0.35 * _marker(now, weights)),
    "discarded_card": lambda card, data, now, weights: Use(0.06 * _marker(now, weights)),
    "shard_gain": lambda card, data, now, weights: Use(USUAL["shards_received"] * _gain(data, "gain", weights)),
    "income": _always(lambda data, weights: 3.0 * data["fame_per_power"]),
    "end_of_game": _end_of_game,
}
"""By kind: what a Power brings."""


# ------------------------------------------------------------------ questions of the planner


def least_cost(state: GameState, seat: int, action: str) -> int:
    """Action Points of an Action for a seat, with Powers that make it cheaper."""
    return players_cost(state, seat, action) if powers_at_work(state, seat) else ACTION_COSTS[action]


def more_yields(state: GameState, seat: int, trick: str) -> Yields:
    """What the Powers at work add to each show of a Trick, whoever performs."""
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


def first_bargain(state: GameState, seat: int) -> int:
    """Coins that the first Action Point of a Bargain takes off."""
    effects = [EFFECTS[power] for power in powers_at_work(state, seat)]
    return changed(effects, 1, lambda effect, coins: effect.bargain_coins(state, seat, 1, coins))


# ------------------------------------------------------------------ moves that Powers add


def use_of_power(state: GameState, first: Move, purse: Callable[[int], float], moves: Sequence[Move]) -> Move | None:
    """A Power to be used before the next Action, if any.

    A roll for nothing while a die is used up; a gamble for the Action to come when its Coins are worth it on average.
    ``purse``: what the purse is worth with so many Coins more.
    """
    for move in moves:
        if isinstance(move, UsePower):
            data = POWERS[move.power].data
            if "free_reroll" in data and X in state.dice.values():
                return move
            if POWERS[move.power].kind == "gamble" and _may_gamble_for(state, first, move.power):
                won = [purse((0 if face == X else int(face)) - data["price"]) for face in BANK_FACES]
                if sum(won) / len(won) > purse(0):
                    return move
    return None


def _may_gamble_for(state: GameState, action: Move, power: str) -> bool:
    """Whether the Action can still be paid after the stake."""
    if action not in gambled_for(state, power):
        return False
    seat = state.stack[-1].seat if isinstance(state.stack[-1], Choice) else 0
    coins = matching_cost(state, seat, action.trick) if isinstance(action, LearnTrick) else 0
    return coins + POWERS[power].data["price"] <= state.players[seat].coins


def free_dice(state: GameState, moves: Sequence[Move]) -> Sequence[Move]:
    """The dice worth rolling again for nothing: those that are used up; or whatever may be turned."""
    used_up = [move for move in moves if isinstance(move, RerollDie) and state.dice[move.die] == X]
    return used_up or moves


def distinct_changes(state: GameState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Changes of the Assignment that make a difference, each once, with the answer that changes nothing."""
    characters = state.players[seat].characters
    found: dict[object, Move] = {}
    for move in moves:
        key: object = move
        if isinstance(move, ExchangeCards):
            one, other = characters[move.character], characters[move.other]
            places = location_of(one.card), location_of(other.card)
            if one.kind == other.kind or places[0] == places[1]:
                continue
            key = (one.kind, one.card, other.kind, other.card)
        elif isinstance(move, LayCard):
            one = characters[move.character]
            if location_of(one.card) == location_of(move.card) and move.card not in SPECIALS:
                continue
            key = (one.kind, one.card, move.card)
        found.setdefault(key, move)
    return list(found.values())
