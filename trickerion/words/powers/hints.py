"""Why an opponent chose a move about Powers, in one line; it is shown as the hint."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import power_price, powers_of
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS
from trickerion.rules.view import View
from trickerion.words import names as n
from trickerion.words.powers.names import power

AIMS = {
    "action_cost": "makes an Action that [you] take often cheaper",
    "action_gain": "pays for an Action that [you] take anyhow",
    "ap_bonus": "brings one more Action Point nearly every turn",
    "price": "makes the Components that [you] need cheaper",
    "bargain": "makes [your] first Bargain of a turn worth more",
    "missing_fame": "spares Coins where [your] Fame is short",
    "storage": "lets [your] Workshop hold more Components, or lets each count for more",
    "prepare": "brings one more Trick Marker a turn",
    "enhance": "makes a Shard worth more Action Points",
    "sell": "turns Components that [you] need no more into Coins",
    "exchange": "brings a Shard for Coins each turn",
    "component_income": "brings a Component each turn",
    "dice": "brings [whom] the dice that [you] need",
    "gamble": "wins Coins on average",
    "redirect": "lets a Character go where it is needed",
    "card_bank": "gathers Coins while [your] opponents work",
    "opponent_gain": "brings Coins while [your] opponents work",
    "advertise": "makes every Poster cheaper or worth more",
    "wages": "saves wages every turn",
    "prophecy": "brings the prophecies that suit [whom]",
    "special_draw": "finds better special Assignment cards",
    "special_card": "gets more out of [your] special Assignment cards",
    "assignment_swap": "brings a Coin each turn, or a better Assignment",
    "yield": "makes [your] shows pay more",
    "link": "makes [your] Links pay more",
    "weekday": "takes the sting out of a weak weekday",
    "performer_bonus": "makes [your] own shows pay more",
    "second_performance": "lets Tricks of another card pay after [your] show",
    "marker_return": "saves preparing a Trick again",
    "magician_on_stage": "lets [your] Magician work before the show",
    "discarded_card": "pays for Tricks that nobody performed",
    "shard_gain": "brings Fame with [your] Shards",
    "income": "brings Fame at the end of each turn",
    "end_of_game": "scores at the end of the game",
}
"""What a kind of Power does for its owner: the end of a sentence that begins with its name."""

_USES = {
    "exchange": "a Shard more is worth the Coins",
    "gamble": "a Bank die pays more than the stake on average",
    "dice": "a better die costs nothing",
    "sell": "what [you] need no more brings Coins",
    "prophecy": "other prophecies suit [whom] better",
}
"""Why a kind of Power is used now."""


def _learn(move: m.LearnPower, view: View) -> str:
    coins = power_price(view.state, view.seat, move.power)
    price = f", which is worth {n.plural(coins, 'Coin')}" if coins else ""
    replaced = powers_of(view.state).racks[view.seat][move.slot - 1]
    instead = f" It does more than {power(replaced)} in the turns to come." if replaced else ""
    return f"{power(move.power)} {AIMS[POWERS[move.power].kind]}{price}.{instead}"


def _learn_none(move: m.LearnNoPower, view: View) -> str:
    if not any(isinstance(other, m.LearnPower) and not _is_dear(view, other) for other in view.moves):
        return "The Powers in [your] hand are too dear for [your] Fame as yet."
    return "Beside [your] open slots no other Power would bring more in the turns to come."


def _is_dear(view: View, move: m.LearnPower) -> bool:
    return power_price(view.state, view.seat, move.power) > 0


def _give_back(move: m.GivePowerBack, view: View) -> str:
    card = POWERS[move.power]
    if card.slots[0] == len(OPENS_WITH):
        return f"{power(move.power)} needs {OPENS_WITH[-1]} Shards, and others are of use sooner."
    return f"{power(move.power)} {AIMS[card.kind]}, but the other Powers help [whom] sooner."


def _use(move: m.UsePower, view: View) -> str:
    return f"{power(move.power)}: {_USES.get(POWERS[move.power].kind, 'it costs nothing and helps')}."


def _chosen_trick(move: m.ChooseOwnTrick, view: View) -> str:
    owned = view.state.players[view.seat].tricks[move.place]
    return f"{n.trick(owned.id)} need not be prepared again so soon." if owned else "This Trick gains the most."


def _played_on(move: m.ChooseMarker, view: View) -> str:
    marker = view.state.performance(move.card).marker_at(move.slot)
    return f"{n.trick(marker.trick)} pays the most now." if marker else "This Trick Marker pays the most now."


HINTS: dict[type[m.Move], str | Callable[[Any, View], str]] = {
    m.GivePowerBack: _give_back,
    m.LearnPower: _learn,
    m.LearnNoPower: _learn_none,
    m.UsePower: _use,
    m.ExchangeCards: lambda move, view: (
        f"{n.character(move.character)} and {n.character(move.other)} do more with each other's cards."
    ),
    m.ChooseHelper: lambda move, view: f"The bonus of {n.character(move.character)} is worth the most.",
}
"""The reason of each kind of move about Powers."""

AT: dict[str, dict[type[m.Move], str | Callable[[Any, View], str]]] = {
    "ChoosingReturn": {m.ChooseOwnTrick: _chosen_trick},
    "PlayingOn": {m.ChooseMarker: _played_on, m.Skip: "[Your] other Trick Markers are worth more where they lie."},
    "ChangingAssignment": {m.Skip: "[Your] cards lie well, and a Coin is welcome."},
    "Fencing": {m.ReturnComponent: lambda move, view: f"[Your] Tricks need {n.component(move.component)} no more."},
    "SavingFavour": {
        m.KeepCard: lambda move, view: f"{n.card(move.card)} back in the hand is worth the Coins.",
        m.Skip: "The Coins are worth more than a card.",
    },
    "Exchanging": {m.Skip: "The Coins are worth more than a Shard now."},
    "TurningFreeDie": {m.RerollDie: "Another throw costs nothing, and may bring something better."},
    "TakingSupply": {m.Skip: "[You] have no use for more Components."},
}
"""The reason of moves that are otherwise about something else, by the question that they answer."""
