"""What the gaps of a sentence about a move or an event are filled with, by their names."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.language.speech import Noun, Say, _, table
from trickerion.rules.catalog import DICE, SPECIALS, TRICKS, kind_of
from trickerion.words import names as n
from trickerion.words.academy import tips
from trickerion.words.academy.names import secret, space, tile
from trickerion.words.academy.secrets import SHORT
from trickerion.words.heir.gaps import GAPS as OF_THE_HEIR
from trickerion.words.powers.names import power

Gaps = Mapping[str, Callable[[Mapping[str, Any]], object]]

_ON_PLACE: Final = Say("the Trick on {place}")
_BOARD: Final = table(
    "board of a Workshop",
    {"manager": "the Manager’s board", "assistant": "the Assistant’s board", "board": "the player board"},
)
_NO_CATEGORY: Final = {"x": _("X", "face of a die"), "any": _("any category")}
FACE: Final = {**{coins: coins for coins in "3456"}, **n.CHARACTER, **n.CATEGORY, **_NO_CATEGORY}
"""A face without its die: "Optical", "any category", "4", "X"."""


def _named(namer: Callable[[Any], object], fact: str) -> Callable[[Mapping[str, Any]], object]:
    return lambda of: namer(of[fact])


_NAMERS: Final[Mapping[str, Callable[[Any], object]]] = {
    **{"magician": n.magician, "trick": n.trick, "theirs": n.trick, "card": n.card, "place": n.place, "power": power},
    **{"component": Noun, "there": Noun, "specialist": Noun, "secret": secret, "space": space, "tile": tile},
    **{"suit": n.SUIT.__getitem__, "location": n.LOCATION.__getitem__, "deck": n.LOCATION.__getitem__},
    **{"die": n.DIE_SHORT.__getitem__, "board": _BOARD.__getitem__},
}
GAPS: Final[Gaps] = {
    **{fact: _named(namer, fact) for fact, namer in _NAMERS.items()},
    "character": lambda of: Noun(kind_of(of["character"])),
    "other_character": lambda of: Noun(kind_of(of["other"])),
    "own": lambda of: n.trick(of["owned"]) if of["owned"] else _ON_PLACE(place=n.place(of["place"])),
    "room": lambda of: tile(of["tile"]) if of["tile"] else space(of["space"]),
    "kept": _named(secret, "there"),
    "where": _named(n.slot, "slot"),
    "shown": lambda of: n.face(of["die"], of["face"]),
    "plain_face": _named(FACE.__getitem__, "face"),
    "area": lambda of: n.AREA[DICE[of["die"]].area],
    "on_row": lambda of: n.performance_in(of["row"], of["card"]),
    "other_on_row": lambda of: n.performance_in(of["row"], of["other"]),
    "in_theater": lambda of: n.in_theater(of["card"], of["row"]),
    "fate": _named(n.prophecy, "pending"),
    "ability": _named(n.ability, "magician"),
    "resources": lambda of: n.RESOURCE[of["resource"]][1],
    "slot_number": lambda of: of["slot"] + 1,
    "own_number": lambda of: of["own_slot"] + 1,
    "other_number": lambda of: of["other_slot"] + 1,
    "roman": lambda of: n.ROMAN[of["slot"] + 1],
    "beside": lambda of: n.ROMAN[of["slot"]],
    "card_place": lambda of: n.LOCATION[SPECIALS[of["card"]].location],
    "learned_from": lambda of: TRICKS[of["trick"]].fame_threshold,
    "bonus": lambda of: tips.bonus_of(of["tile"], of["slot"]),
    "in_short": _named(SHORT.__getitem__, "secret"),
    "closes": OF_THE_HEIR["closes"],
}
"""By the name of a gap: its words, of the ids and numbers that are told; a gap of another name is one of these."""
