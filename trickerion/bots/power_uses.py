"""Worth of a Power in a usual turn and at the end of the game, by its mechanism and its owner.

The numbers that a Power gives stand on its card; how often it gives them was counted in games of Managers (``USUAL``)
or is assumed (``ESTIMATES``).
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

ESTIMATES: Mapping[str, float] = {
    "at_least_once": 0.75,  # share of the turns in which something that is usual happens at all
    "moves": 0.2,  # Characters that an Action of a Power moves, as few places are worth the way
    "condition_met": 0.6,  # turns in which the condition of an Action Point is met
    "gain_with_action": 0.2,  # gains beside a cheaper Action: most turns use it for the point alone
    "level_of_learned": 1.4,  # mean level of a Trick that is learned
    "trick_category": 0.25,  # share of the markers of one category where no Trick is known yet
    "first_marker": 2.0,  # Fame of a marker where no Trick is known yet
    "second_specialist": 0.2,  # how much more often a second Specialist goes there
    "most_once": 0.9,  # turns in which what works once a turn is used at most
    "coins_kept": 0.9,  # share of a card's Coins that are there when they can be taken
    "bank_used": 0.6,  # turns in which opponents use what pays the owner
    "price_set": 2.0,  # Coins saved where a poster has a price of its own
    "opponents_advertise": 0.4,  # share of the opponents that advertise
    "has_level": 0.6,  # turns with a show of such a Trick, where one is known
    "lacks_level": 0.1,  # the same where none is known
    "both_yields": 1.3,  # Coins' worth of taking both Fame and Coins for a Link
    "specialists_away": 1.7,  # Specialists that are not on stage at a show
    "one_specialist_away": 0.5,  # the same with one Specialist, who is needed elsewhere
    "per_other": 1.3,  # things other than Tricks that a show counts
    "alone_rarely": 0.1,  # shows alone with a number of players that was not counted
    "all_tricks_own": 0.2,  # shows in which all Tricks are the performer's
    "coins_at_end": 3.0,  # how many times as many Coins a player has at the end
    "level_3_to_come": 0.2,  # level 3 Tricks learned in a turn
    "missing_piece": 0.5,  # share of those Tricks whose piece is not found in time
    "price": 0.5,  # purchases that a lower price touches
    "price_named": 1.6,  # how much more a named price saves than a Coin off
    "bargain": 0.35,  # bargains in a turn with the Power
    "missing_fame": 0.15,  # Tricks learned before their Fame is reached
    "storage_more": 0.35,  # Fame of a store that counts more
    "storage": 0.1,  # Fame of a larger store
    "storage_gain": 0.3,  # turns in which a store pays
    "extra_marker": 0.25,  # preparations in which one more marker finds a place
    "sell": 0.3,  # sales in a turn, in Coins
    "sell_each": 0.5,  # Coins of a sold Component beyond its price
    "exchange": 0.2,  # Fame of an exchange
    "component_income": 0.6,  # Fame of a Component a turn
    "dice_set": 0.8,  # Fame of a die that is set for nothing
    "dice": 0.3,  # Fame of another throw
    "gamble": 0.8,  # Coins that a gamble brings in the mean
    "redirect": 0.5,  # Fame of a Character that goes elsewhere
    "wages": 0.9,  # turns with wages to pay
    "prophecy": 0.05,  # Fame of choosing a prophecy
    "prophecy_gain": 0.8,  # turns in which it pays
    "looks": 0.35,  # Fame of one card more to choose from
    "special_card": 0.45,  # Fame of a special card that is paid for
    "bonus_given_up": 2.0,  # Coins for a bonus that is given up
    "swap": 0.1,  # Fame of exchanging Assignment cards, beside what is paid otherwise
    "plays_on": 0.3,  # shows after which a Trick plays on
    "returned_marker": 0.75,  # Action Points saved by a marker that comes back
    "magician_on_stage": 0.35,  # shows in which one more marker pays for the Magician
    "discarded_card": 0.06,  # cards that leave with a marker of one's own
    "per_power": 3.0,  # Powers that are learned when it pays
}
"""Assumed numbers that were not counted, each with what it stands for."""

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
"""Share of a player's turns on stage in which nobody else performs, by number of players."""


class Situation(NamedTuple):
    """State of a player and of the game on which the use of Powers depends."""

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
    """Worth of a Power: Fame per turn, and at the end of the game."""

    rate: float
    end: float = 0.0


@lru_cache(maxsize=1 << 14)
def use_of(power: str, now: Situation, weights: Weights) -> Use:
    """Worth of a Power to a player in this situation."""
    card = POWERS[power]
    return USES[card.kind](card, card.data, now, weights)


def _about(name: str) -> float:
    return ESTIMATES[name]


def _times(action: str, once: bool = False) -> float:
    number = USUAL[action]
    return min(number, _about("at_least_once")) if once else number


def _share(now: Situation, fits: Callable[[str], bool]) -> float:
    """The share of the player's Trick Markers that belong to such Tricks."""
    all_markers = sum(TRICKS[trick].markers for trick in now.tricks)
    return (
        sum(TRICKS[trick].markers for trick in now.tricks if fits(trick)) / all_markers
        if all_markers
        else _about("trick_category")
    )


def _gain(data: Mapping[str, Any], key: str, weights: Weights) -> float:
    return yields_worth(Yields(**data.get(key, {})), 1, weights)


def _marker(now: Situation, weights: Weights) -> float:
    """Worth of the best Trick Marker of the player, in Fame."""
    worths = [marker_worth(trick, 1, weights) for trick in now.tricks]
    return max(worths) if worths else _about("first_marker")


def _action_cost(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    total, levels, share = 0.0, tuple(data.get("trick_levels", ())), 1.0
    if levels:
        share = _share(now, lambda trick: TRICKS[trick].level in levels)
    if "printed_cost_at_least" in data:
        share = _share(now, lambda trick: TRICKS[trick].prepare_cost >= data["printed_cost_at_least"])
    for action in data.get("actions", (data.get("action"),)):
        if action.startswith("move_"):
            return Use(_about("moves") * (weights.point + _gain(data, "gain", weights)))
        printed = ACTION_COSTS.get(action, 1)
        saved = -data["ap_change"] if "ap_change" in data else printed - data["ap"]
        total += saved * _times(action, bool(data.get("once"))) * share
    return Use(weights.point * total + _about("gain_with_action") * _gain(data, "gain", weights))


def _action_gain(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if "fame_by_level" in data:
        return Use(_about("level_of_learned") * USUAL["learn_trick"])
    if data.get("character") == "apprentice":
        return Use(_gain(data, "gain", weights) * APPRENTICES_AT["theater"] * min(1, now.apprentices))
    return Use(_gain(data, "gain", weights) * _times(data["action"]))


def _ap_bonus(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if "condition" in data:
        return Use(weights.point * _about("condition_met"))
    kind, places = data["character"], data.get("locations", (data.get("location"),))
    if kind == "any":
        often = [SPECIALISTS_AT.get(place, 0.0) + APPRENTICES_AT.get(place, 0.0) for place in places if place]
        return Use(weights.point * (sum(often) if often else 1.0))
    by_place = SPECIALISTS_AT if kind == "specialist" else APPRENTICES_AT
    number = len(now.specialists) if kind == "specialist" else min(now.apprentices, 2)
    times = sum(by_place.get(place, 0.0) for place in places)
    if number and data.get("once"):
        more = 1 + _about("second_specialist") * (number - 1)
        return Use((weights.point + _gain(data, "gain", weights)) * min(_about("most_once"), times * more))
    return Use(weights.point * times * number)


def _opponents(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    coins = data["coins_two_players" if now.players == 2 else "coins"] * (now.players - 1)
    if card.kind == "card_bank":
        return Use(_about("bank_used") * coins * _about("coins_kept") * weights.coin)
    times = USUAL["buy"] if data["trigger"] == "opponent_buy" else USUAL["plus_two_slot"]
    return Use(coins * times * weights.coin)


def _advertise(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    saved = data.get("coins_off", 0) if "price" not in data else _about("price_set")
    coins = saved + data.get("coins_per_opponent_poster", 0) * _about("opponents_advertise") * (now.players - 1)
    return Use(USUAL["advertise"] * (coins * weights.coin + _gain(data, "gain", weights)))


def _yield(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    each, levels = _gain(data, "add", weights), tuple(data.get("levels", ()))
    if data.get("once"):
        has = any(TRICKS[trick].level in levels for trick in now.tricks)
        return Use(each * _about("has_level" if has else "lacks_level"))
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
        return Use(USUAL["links_set_up"] * weights.coin * _about("both_yields"))
    times = USUAL["links_with_opponents" if "partner" in data else "links_set_up"]
    return Use(times * _gain(data, "add", weights))


def _weekday(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    each = 1.0 + (weights.coin if "coins_modifier" in data else 0.0)
    return Use(USUAL["performed"] * ON_THURSDAY * each)


def _performer_bonus(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    shows = USUAL["own_shows"]
    if "absent_specialists" in data:
        return Use(
            shows
            * _about("specialists_away")
            * bool(now.specialists)
            * (_about("one_specialist_away") if len(now.specialists) == 1 else 1.0)
        )
    if "link_fame" in data:
        return Use(shows * USUAL["links_in_show"] * (data["link_fame"] - 1))
    if "per" in data:
        times = USUAL["tricks_in_show"] if data["per"] == "trick" else _about("per_other")
        return Use(shows * times * _gain(data, "add", weights))
    chance = {
        "only_performer": ALONE.get(now.players, _about("alone_rarely")),
        "all_tricks_own": _about("all_tricks_own"),
    }.get(data.get("condition", ""), 1.0)
    chance *= ON_WEEKEND if "weekdays" in data else 1.0
    return Use(shows * chance * _gain(data, "flat", weights))


def _end_of_game(card: Power, data: Mapping[str, Any], now: Situation, weights: Weights) -> Use:
    if "coins_per_fame" in data:
        coins = _about("coins_at_end") * now.coins + 2
        return Use(0.0, coins / data["coins_per_fame"] - coins / 3)
    if "missing_components" in data:
        level_3 = sum(TRICKS[trick].level == 3 for trick in now.tricks) + _about("level_3_to_come") * now.left
        return Use(0.0, min(20, _about("missing_piece") * now.lenient + level_3 * data.get("fame", 0)))
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
    "price": _always(
        lambda data, weights: _about("price") * weights.coin * (_about("price_named") if "price" in data else 1.0)
    ),
    "bargain": _always(lambda data, weights: _about("bargain") * ((data["coins_off"] - 1) * weights.coin)),
    "missing_fame": _always(lambda data, weights: _about("missing_fame") * data["waived"] * weights.coin),
    "storage": _always(
        lambda data, weights: (
            _about("storage_more")
            if "counts_more" in data
            else _about("storage") + _about("storage_gain") * _gain(data, "gain", weights)
        )
    ),
    "prepare": lambda card, data, now, weights: Use(
        _about("extra_marker") * data["extra_markers"] * _marker(now, weights)
    ),
    "enhance": _always(lambda data, weights: USUAL["enhance"] * weights.point),
    "sell": _always(
        lambda data, weights: (
            (data["maximum"] * (_about("sell_each") + data.get("premium", 0)) + data.get("first_premium", 0))
            * (_about("sell") * weights.coin)
        )
    ),
    "exchange": _always(lambda data, weights: _about("exchange")),
    "component_income": _always(lambda data, weights: _about("component_income")),
    "dice": _always(lambda data, weights: _about("dice_set" if "free_set" in data else "dice")),
    "gamble": _always(lambda data, weights: _about("gamble") * weights.coin),
    "redirect": _always(lambda data, weights: _about("redirect")),
    "card_bank": _opponents,
    "opponent_gain": _opponents,
    "advertise": _advertise,
    "wages": _always(lambda data, weights: _about("wages") * data["coins_off"] * weights.coin),
    "prophecy": _always(
        lambda data, weights: _about("prophecy") + _about("prophecy_gain") * _gain(data, "gain", weights)
    ),
    "special_draw": _always(lambda data, weights: _about("looks") * data["extra_looks"]),
    "special_card": _always(
        lambda data, weights: (
            _about("special_card") if "pay" in data else _about("bonus_given_up") * USUAL["forgo_bonus"] * weights.coin
        )
    ),
    "assignment_swap": _always(lambda data, weights: _gain(data, "otherwise", weights) + _about("swap")),
    "yield": _yield,
    "link": _link,
    "weekday": _weekday,
    "performer_bonus": _performer_bonus,
    "second_performance": lambda card, data, now, weights: Use(
        USUAL["own_shows"] * _about("plays_on") * _marker(now, weights)
    ),
    "marker_return": _always(lambda data, weights: _about("returned_marker") * weights.point),
    "magician_on_stage": lambda card, data, now, weights: Use(
        USUAL["own_shows"] * _about("magician_on_stage") * _marker(now, weights)
    ),
    "discarded_card": lambda card, data, now, weights: Use(_about("discarded_card") * _marker(now, weights)),
    "shard_gain": lambda card, data, now, weights: Use(USUAL["shards_received"] * _gain(data, "gain", weights)),
    "income": _always(lambda data, weights: _about("per_power") / data.get("each", 1) * data["fame_per_power"]),
    "end_of_game": _end_of_game,
}
"""Kind of a Power -> the function that tells its worth."""
