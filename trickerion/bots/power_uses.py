"""What a Power brings in a usual turn and at the end of the game, by its mechanism and by whose it is.

The numbers that it gives stand on the card; how often it gives them was counted in games of Managers.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from trickerion.bots.trick_worth import marker_worth, yields_worth
from trickerion.bots.weights import Weights
from trickerion.rules.catalog import ACTION_COSTS, TRICKS, Yields
from trickerion.rules.powers.catalog import POWERS, Power

USUAL: Mapping[str, float] = {
    "buy": 0.45,
    "order": 0.6,
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

GROWTH: Mapping[str, float] = {"trick": 0.2, "shard": 0.9, "special_card": 0.8, "apprentice": 0.15, "specialist": 0.12}
"""By how much what scores at the end grows in a turn."""

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
    left: int
    """``lenient``: Fame of level 3 Tricks that just one piece is missing to; ``left``: turns to come."""


class Use(NamedTuple):
    """What a Power is worth: Fame per turn, and at the end of the game."""

    rate: float
    end: float = 0.0


@lru_cache(maxsize=1 << 14)
def use_of(power: str, now: Situation, weights: Weights) -> Use:
    """What a Power brings a player in this situation."""
    card = POWERS[power]
    return USES[card.kind](card, card.data, now, weights)


def _times(action: str, once: bool = False) -> float:
    number = USUAL[action]
    return min(number, AT_LEAST_ONCE) if once else number


def _share(now: Situation, fits: Callable[[str], bool]) -> float:
    """The share of the player's Trick Markers that belong to such Tricks."""
    all_markers = sum(TRICKS[trick].markers for trick in now.tricks)
    return sum(TRICKS[trick].markers for trick in now.tricks if fits(trick)) / all_markers if all_markers else 0.25


def _gain(data: Mapping[str, Any], key: str, weights: Weights) -> float:
    return yields_worth(Yields(**data.get(key, {})), 1, weights)


def _marker(now: Situation, weights: Weights) -> float:
    """What a usual Trick Marker of the player brings."""
    worths = [marker_worth(trick, 1, weights) for trick in now.tricks]
    return max(worths) if worths else 2.0


def _action_cost(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    total, levels, share = 0.0, tuple(data.get("trick_levels", ())), 1.0
    if levels:
        share = _share(now, lambda trick: TRICKS[trick].level in levels)
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
        often = [SPECIALISTS_AT.get(place, 0.0) + APPRENTICES_AT.get(place, 0.0) for place in places if place]
        return Use(weights.point * (sum(often) if often else 1.0))
    by_place = SPECIALISTS_AT if kind == "specialist" else APPRENTICES_AT
    number = len(now.specialists) if kind == "specialist" else min(now.apprentices, 2)
    times = sum(by_place.get(place, 0.0) for place in places)
    if number and data.get("once"):
        return Use((weights.point + _gain(data, "gain", weights)) * min(0.9, times * (1 + 0.2 * (number - 1))))
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
    each, levels = _gain(data, "add", weights), tuple(data.get("levels", ()))
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
    chance = {"only_performer": ALONE.get(now.players, 0.1), "all_tricks_own": 0.2}.get(data.get("condition", ""), 1.0)
    chance *= ON_WEEKEND if "weekdays" in data else 1.0
    return Use(shows * chance * _gain(data, "flat", weights))


def _end_of_game(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if "coins_per_fame" in data:
        coins = 3 * now.coins + 2
        return Use(0.0, coins / data["coins_per_fame"] - coins / 3)
    if "missing_components" in data:
        level_3 = sum(TRICKS[trick].level == 3 for trick in now.tricks) + 0.2 * now.left
        return Use(0.0, min(20, 0.5 * now.lenient + level_3 * data.get("fame", 0)))
    grown = {kind: number * now.left for kind, number in GROWTH.items()}
    if "per_apprentice" in data:
        apprentices, specialists = now.apprentices + grown["apprentice"], len(now.specialists) + grown["specialist"]
        return Use(0.0, apprentices * data["per_apprentice"] + specialists * data["per_specialist"])
    number = {"trick": len(now.tricks), "shard": now.shards, "special_card": now.special_cards}[data["per"]]
    return Use(0.0, min(20, (number + grown[data["per"]]) / data.get("each", 1) * data["fame"]))


def _always(rate: Callable[[Mapping[str, Any], Weights], float]) -> Callable[..., Use]:
    """A use that depends on the card alone."""
    return lambda card, data, now, weights: Use(rate(data, weights))


USES: Mapping[str, Callable[[Power, Mapping[str, Any], Situation, Weights], Use]] = {
    "action_cost": _action_cost,
    "action_gain": _action_gain,
    "ap_bonus": _ap_bonus,
    "price": _always(lambda data, weights: 0.5 * weights.coin * (1.6 if "price" in data else 1.0)),
    "bargain": _always(lambda data, weights: 0.35 * ((data["coins_off"] - 1) * weights.coin)),
    "missing_fame": _always(lambda data, weights: 0.15 * data["waived"] * weights.coin),
    "storage": _always(
        lambda data, weights: 0.35 if "counts_more" in data else 0.1 + 0.3 * _gain(data, "gain", weights)
    ),
    "prepare": lambda card, data, now, weights: Use(0.25 * data["extra_markers"] * _marker(now, weights)),
    "enhance": _always(lambda data, weights: USUAL["enhance"] * weights.point),
    "sell": _always(
        lambda data, weights: (
            (data["maximum"] * (0.5 + data.get("premium", 0)) + data.get("first_premium", 0)) * (0.3 * weights.coin)
        )
    ),
    "exchange": _always(lambda data, weights: 0.2),
    "component_income": _always(lambda data, weights: 0.6),
    "dice": _always(lambda data, weights: 0.8 if "free_set" in data else 0.3),
    "gamble": _always(lambda data, weights: 0.8 * weights.coin),
    "redirect": _always(lambda data, weights: 0.5),
    "card_bank": _opponents,
    "opponent_gain": _opponents,
    "advertise": _advertise,
    "wages": _always(lambda data, weights: 0.9 * data["coins_off"] * weights.coin),
    "prophecy": _always(lambda data, weights: 0.05 + 0.8 * _gain(data, "gain", weights)),
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
    "income": _always(lambda data, weights: 3.0 / data.get("each", 1) * data["fame_per_power"]),
    "end_of_game": _end_of_game,
}
"""By kind: what a Power brings."""
