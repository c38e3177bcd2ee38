"""Reasons why a move about the Academy or about Powers is a good answer, and answers to the questions of Powers."""

from collections.abc import Callable, Mapping
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.building import banners_now
from trickerion.rules.academy.catalog import PRACTICE_ROOMS
from trickerion.rules.ask.academy import academy_asks
from trickerion.rules.ask.academy import price as price_of_room
from trickerion.rules.facts.actions import Why
from trickerion.rules.powers.board import powers_of
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS
from trickerion.rules.powers.effects.alley import SavingFavour
from trickerion.rules.powers.effects.assignment import ChangingAssignment
from trickerion.rules.powers.effects.chances import TurningFreeDie
from trickerion.rules.powers.effects.goods import Exchanging, Fencing, TakingSupply
from trickerion.rules.powers.effects.stage import ChoosingReturn, PlayingOn
from trickerion.rules.powers.learning import price
from trickerion.rules.state import Choice
from trickerion.rules.view import View


def _why(kind: str, /, **about: Any) -> Why:
    return Why(kind, about)


def _trick(view: View, place: int) -> str:
    owned = view.state.players[view.seat].tricks[place]
    return owned.id if owned is not None else ""


def _of_trick(move: m.Practice | m.Teach | m.TakeBackMarker, view: View) -> Why:
    return _why(type(move).__name__, trick=_trick(view, move.place))


def _price(move: m.ChooseRenovation, view: View) -> Why:
    asked = academy_asks(view.state)
    assert asked is not None
    chosen = price_of_room(view.state, view.seat, asked.space, move.threshold)
    return _why("ChooseRenovation", gain=chosen.fame, number=chosen.total)


def _tile(move: m.ChooseTile, view: View) -> Why:
    if move.tile not in PRACTICE_ROOMS:
        return _why("opens_class", room=move.tile)
    first, second = (slot.bonuses for slot in PRACTICE_ROOMS[move.tile].slots)
    if first == second:
        return _why("opens_practice", room=move.tile, bonus=first)
    return _why("opens_practices", room=move.tile, bonus=first, bonus_2=second)


def _lay(move: m.LayAcademyMarker, view: View) -> Why:
    tile, asked = academy_of(view.state).room(move.space).tile, academy_asks(view.state)
    assert asked is not None
    about = {"trick": _trick(view, asked.place), "room": tile}
    if tile not in PRACTICE_ROOMS:
        return _why("taught", **about)
    return _why("practised", bonus=PRACTICE_ROOMS[tile].slots[move.slot].bonuses, **about)


def _secret_slot(move: m.ChooseSecretSlot, view: View) -> Why:
    own = academy_of(view.state).secrets[view.seat]
    return _why("other_secret", secret=own[move.slot]) if move.slot < len(own) else _why("one_more_secret")


def _learn(move: m.LearnPower, view: View) -> Why:
    coins, about = price(view.state, view.seat, move.power), {"power": move.power, "does": move.power}
    learned = _why("learn_power_for", number=coins, **about) if coins else _why("learn_power", **about)
    replaced = powers_of(view.state).racks[view.seat][move.slot - 1]
    return _why("learn_power_instead", told=learned, replaced=replaced) if replaced else learned


def _learn_none(move: m.LearnNoPower, view: View) -> Why:
    cards = [other.power for other in view.moves if isinstance(other, m.LearnPower)]
    return _why("no_power_better" if not all(price(view.state, view.seat, c) for c in cards) else "powers_too_dear")


def _give_back(move: m.GivePowerBack, view: View) -> Why:
    if POWERS[move.power].slots[0] == len(OPENS_WITH):
        return _why("power_needs_shards", power=move.power, number=OPENS_WITH[-1])
    return _why("GivePowerBack", power=move.power, does=move.power)


def _played_on(move: m.ChooseMarker, view: View) -> Why:
    marker = view.state.performance(move.card).marker_at(move.slot)
    return _why("plays_on", trick=marker.trick if marker is not None else "")


WHY: Mapping[type[m.Move], Callable[[Any, View], Why]] = {
    m.Renovate: lambda move, view: _why("Renovate", space=move.space, number=banners_now(view.state, view.seat)),
    m.ChooseRenovation: _price,
    m.ChooseTile: _tile,
    m.Practice: _of_trick,
    m.Teach: _of_trick,
    m.LayAcademyMarker: _lay,
    m.TakeBackMarker: _of_trick,
    m.LearnSecret: lambda move, view: _why("LearnSecret", secret=move.secret, effect=move.secret),
    m.ChooseSecretSlot: _secret_slot,
    m.TakeYield: lambda move, view: _why(f"yield_{move.resource}"),
    m.LearnPower: _learn,
    m.LearnNoPower: _learn_none,
    m.GivePowerBack: _give_back,
    m.ExchangeCards: lambda move, view: _why("ExchangeCards", character=move.character, partner=move.other),
    m.UsePower: lambda move, view: _why("UsePower", power=move.power, use=move.power),
}
"""The reason of each kind of move of the modules; the others speak for themselves."""

AT: Mapping[type[Choice | None], Mapping[type[m.Move], Callable[[Any, View], Why]]] = {
    ChoosingReturn: {m.ChooseOwnTrick: lambda move, view: _why("comes_back", trick=_trick(view, move.place))},
    PlayingOn: {m.ChooseMarker: _played_on, m.Skip: lambda move, view: _why("plays_on_no_more")},
    ChangingAssignment: {m.Skip: lambda move, view: _why("cards_lie_well")},
    Fencing: {m.ReturnComponent: lambda move, view: _why("sold", component=move.component)},
    SavingFavour: {
        m.KeepCard: lambda move, view: _why("card_for_coins", card=move.card),
        m.Skip: lambda move, view: _why("coins_for_card"),
    },
    Exchanging: {m.Skip: lambda move, view: _why("coins_for_shard")},
    TurningFreeDie: {m.RerollDie: lambda move, view: _why("free_throw")},
    TakingSupply: {m.Skip: lambda move, view: _why("no_supply")},
}
"""The reason of moves that are otherwise about something else, by the question that they answer."""
