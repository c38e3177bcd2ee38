"""Why an opponent chose a move in the Academy, in one line; it is shown as the hint."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.language.speech import Count, Say, join, sayings
from trickerion.words import names as n
from trickerion.words.academy import names as a

_DOES: Final = sayings(
    "what a slot of a Practice Room does",
    yields="each show of the Trick pays {amount} more",
    more_markers="every Prepare brings {amount} more",
    prepare_points="every Prepare costs {amount} less",
    same_card_markers="two equal Trick Markers may share one Performance card",
    stays_on_card="its Trick Markers stay on their card after a show",
    returns_to_trick="its Trick Markers return to the Trick after a show",
    free_orientation="its Trick Markers may be turned any way",
    link_pays="each Link made with it pays {amount} more",
    link_level="its Links pay as those of the next level",
)


_AMOUNT: Final[Mapping[str, Callable[[Any], object]]] = {
    "yields": n.RESOURCES.join,
    "link_pays": n.RESOURCES.join,
    "more_markers": Count("{number} Trick Marker", "{number} Trick Markers"),
    "prepare_points": lambda points: n.RESOURCES["points"](-points),
}


SAID: Final[Mapping[str, Callable[[Any], str]]] = {
    "space": a.space,
    "room": a.tile,
    **dict.fromkeys(
        ("bonus", "bonus_2"),
        lambda bonuses: join(
            does(amount=_AMOUNT.get(fact, str)(bonuses[fact])) for fact, does in _DOES.items() if fact in bonuses
        ),
    ),
    "secret": a.secret,
    "effect": n.text,
}
"""Speakers for the subjects of a reason, by the gaps of the sentences."""

WHY: Final[Mapping[str, Say | Count]] = {
    "Renovate": Count(
        "{space} brings Fame now, and {number} Banner for the comparison at the end.",
        "{space} brings Fame now, and {number} Banners for the comparison at the end.",
    ),
    "ChooseRenovation": Count(
        "{gain} Fame for {number} Coin is the best offer now.", "{gain} Fame for {number} Coins is the best offer now."
    ),
    **sayings(
        "reason of a move in the Academy",
        {
            "opens_class": "In the {room}, a Trick that is taught pays every turn.",
            "opens_practice": "Opening the {room} brings this: {bonus}.",
            "opens_practices": "Opening the {room} brings this: {bonus}, or {bonus_2}.",
            "Practice": "{trick} has the bonus of its room as long as [you] practice it.",
            "Teach": "{trick} then pays in each remaining turn, without being set up.",
            "practised": "{trick} practices in the {room}: {bonus}.",
            "taught": "{trick} is then taught in the {room}, and pays there in each remaining turn.",
            "TakeBackMarker": "{trick} no longer needs its practice.",
            "LearnSecret": "{secret}: {effect}",
            "other_secret": "{secret} helps less from now on.",
            "one_more_secret": "With one more secret the Protégé can do more each turn.",
            "RevealSecret": "One more secret on display is one more to choose from.",
            "DrawSecrets": "One of the secrets in the stack may be better than those on display.",
            "LayCoin": "With the Coin, {secret} can work for an Apprentice too.",
            "LendSecret": "{secret} helps the {character} now.",
            "Improvise": "{character}: this card helps the most now.",
            "DoubleLesson": "{trick} pays the most of [your] lessons.",
            "SetTrickAside": "{trick} still pays, and its place becomes free.",
            "yield_fame": "Fame lasts.",
            "yield_coins": "Coins are more useful just now.",
        },
    ),
}
"""The reason of each kind; of moves that speak for themselves, by the name of the move."""
