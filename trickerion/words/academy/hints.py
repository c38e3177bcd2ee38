"""Why an opponent chose a move in the Academy, in one line; it is shown as the hint."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import PRACTICE_ROOMS, SECRETS, Practising
from trickerion.rules.ask import (
    ChoosingRenovation,
    PlacingAcademyMarker,
    academy_of,
    banners_now,
    price_of,
    renovation_coins,
)
from trickerion.rules.catalog import Yields
from trickerion.rules.view import View
from trickerion.words import names as n
from trickerion.words.academy import names as a
from trickerion.words.wording import card_text


def _trick(view: View, place: int) -> str:
    owned = view.state.players[view.seat].tricks[place]
    return n.trick(owned.id) if owned else "the Trick"


def _renovate(move: m.Renovate, view: View) -> str:
    banners = n.plural(banners_now(view.state, view.seat), "Banner")
    return f"{a.space(move.space)} brings Fame now, and {banners} for the comparison at the end."


def _price(move: m.ChooseRenovation, view: View) -> str:
    assert isinstance(view.choice, ChoosingRenovation)
    fame = price_of(view.choice.space, move.threshold).fame
    coins = renovation_coins(view.state, view.seat, move.threshold)
    return f"Of the prices {fame} Fame for {n.plural(coins or 0, 'Coin')} is the best now."


def _tile(move: m.ChooseTile, view: View) -> str:
    if move.tile not in PRACTICE_ROOMS:
        return f"Opening the {a.tile(move.tile)}: a Trick that is taught here pays every turn."
    effects = dict.fromkeys(practising_words(slot) for slot in PRACTICE_ROOMS[move.tile].slots)
    return f"Opening the {a.tile(move.tile)}: {', or '.join(effects)}."


def _amounts(yields: Yields) -> str:
    kinds = zip(yields, yields._fields, strict=True)
    return n.join(n.resource(number, kind) for number, kind in kinds if number)


def practising_words(slot: Practising) -> str:
    """What a slot of a Practice Room does for its Trick."""
    found = [
        (any(slot.yields), f"each show of the Trick pays {_amounts(slot.yields)} more"),
        (slot.more_markers > 0, f"every Prepare brings {n.plural(slot.more_markers, 'Trick Marker')} more"),
        (slot.prepare_points < 0, f"every Prepare costs {n.resource(-slot.prepare_points, 'points')} less"),
        (slot.same_card_markers > 1, "two equal Trick Markers may lie on one Performance card"),
        (slot.stays_on_card, "its Trick Markers stay on their card after a show"),
        (slot.returns_to_trick, "its Trick Markers return to the Trick after a show"),
        (slot.free_orientation, "its Trick Markers may be turned any way"),
        (any(slot.link_pays), f"each Link made with it pays {_amounts(slot.link_pays)} more"),
        (slot.link_level > 0, "its Links pay as those of the next level"),
    ]
    return " and ".join(words for holds, words in found if holds)


def _lay(move: m.LayAcademyMarker, view: View) -> str:
    tile = academy_of(view.state).room(move.space).tile
    assert isinstance(view.choice, PlacingAcademyMarker)
    trick = _trick(view, view.choice.place)
    if tile in PRACTICE_ROOMS:
        return f"{trick} in the {a.tile(tile)}: {practising_words(PRACTICE_ROOMS[tile].slots[move.slot])}."
    return f"{trick} is then taught in the {a.tile(tile)}, and pays there turn after turn."


def _secret_slot(move: m.ChooseSecretSlot, view: View) -> str:
    own = academy_of(view.state).secrets[view.seat]
    if move.slot < len(own):
        return f"{a.secret(own[move.slot])} helps less in the turns to come."
    return "With one more secret the Protégé can do more each turn."


HINTS: dict[type[m.Move], str | Callable[[Any, View], str]] = {
    m.Renovate: _renovate,
    m.ChooseRenovation: _price,
    m.ChooseTile: _tile,
    m.Practice: lambda move, view: f"{_trick(view, move.place)} has the bonus of its room as long as it is practised.",
    m.Teach: lambda move, view: f"{_trick(view, move.place)} then pays every turn without being set up.",
    m.LayAcademyMarker: _lay,
    m.TakeBackMarker: lambda move, view: f"{_trick(view, move.place)} no longer needs its practice.",
    m.LearnSecret: lambda move, view: f"{a.secret(move.secret)}: {card_text(SECRETS[move.secret].text)}",
    m.ChooseSecretSlot: _secret_slot,
    m.RevealSecret: "One more secret on display is one more to choose from.",
    m.DrawSecrets: "Of the secrets of the stack one may be better than those on display.",
    m.LayCoin: lambda move, view: f"With the Coin, {a.secret(move.secret)} can work for an Apprentice too.",
    m.LendSecret: lambda move, view: f"{a.secret(move.secret)} is of use to the {n.character(move.character)} now.",
    m.Improvise: lambda move, view: f"{n.character(move.character)}: the card that is of most use now.",
    m.DoubleLesson: lambda move, view: f"{n.trick(move.trick)} pays the most of [your] lessons.",
    m.SetTrickAside: lambda move, view: f"{n.trick(move.trick)} goes on paying, and its place becomes free.",
    m.TakeYield: lambda move, view: "Fame lasts." if move.resource == "fame" else "Coins are scarce just now.",
}
"""The reason of each kind of move in the Academy."""
