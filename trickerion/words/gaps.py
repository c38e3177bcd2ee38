"""What the gaps of a sentence about a move or an event are filled with, by their names."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.language.speech import Count, Noun, Say, _, join, listed, named, table
from trickerion.rules.catalog import DICE, SPECIALS, TRICKS, Yields, kind_of
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import names as n
from trickerion.words.academy import tips
from trickerion.words.academy.names import LETTER, SIDES, secret, space, tile
from trickerion.words.academy.secrets import SHORT
from trickerion.words.heir import CLOSED
from trickerion.words.heir.gaps import GAPS as OF_THE_HEIR
from trickerion.words.heir.gaps import PLAN
from trickerion.words.powers.names import power
from trickerion.words.where_from import WHERE_FROM

Gaps = Mapping[str, Callable[[Mapping[str, Any]], object]]

_ON_PLACE: Final = Say("the Trick on {place}")
_BOARD: Final = table(
    "board of a Workshop",
    {"manager": "the Manager’s board", "assistant": "the Assistant’s board", "board": "the player board"},
)
_NO_CATEGORY: Final = {"x": _("X", "face of a die"), "any": _("any category")}
FACE: Final = {**{coins: coins for coins in "3456"}, **n.CHARACTER, **n.CATEGORY, **_NO_CATEGORY}
"""A face without its die: "Optical", "any category", "4", "X"."""


_NAMERS: Final[Mapping[str, Callable[[Any], object]]] = {
    **{"magician": n.magician, "trick": n.trick, "theirs": n.trick, "card": n.card, "place": n.place, "power": power},
    **{"component": Noun, "there": Noun, "specialist": Noun, "secret": secret, "space": space, "tile": tile},
    **{"suit": n.SUIT.__getitem__, "location": n.LOCATION.__getitem__, "deck": n.LOCATION.__getitem__},
    **{"die": n.DIE_SHORT.__getitem__, "board": _BOARD.__getitem__},
}
GAPS: Final[Gaps] = {
    **{fact: named(namer, fact) for fact, namer in _NAMERS.items()},
    "character": lambda of: Noun(kind_of(of["character"])),
    "other_character": lambda of: Noun(kind_of(of["other"])),
    "own": lambda of: n.trick(of["owned"]) if of["owned"] else _ON_PLACE(place=n.place(of["place"])),
    "room": lambda of: tile(of["tile"]) if of["tile"] else space(of["space"]),
    "kept": named(secret, "there"),
    "where": named(n.slot, "slot"),
    "shown": lambda of: n.face(of["die"], of["face"]),
    "plain_face": named(FACE.__getitem__, "face"),
    "area": lambda of: n.AREA[DICE[of["die"]].area],
    "on_row": lambda of: n.performance(of["card"], of["row"], n.THEATER_SHORT),
    "other_on_row": lambda of: n.performance(of["other"], of["row"], n.THEATER_SHORT),
    "in_theater": lambda of: n.in_theater(of["card"], of["row"]),
    "fate": named(n.prophecy, "pending"),
    "ability": named(n.ability, "magician"),
    "resources": lambda of: n.RESOURCE[of["resource"]][1],
    "spot": lambda of: n.spot(of["card"], of["slot"]),
    "side": lambda of: SIDES[of["slot"]],
    "roman": lambda of: n.ROMAN[of["slot"] + 1],
    "beside": lambda of: n.ROMAN[of["slot"]],
    "card_place": lambda of: n.LOCATION[SPECIALS[of["card"]].location],
    "learned_from": lambda of: TRICKS[of["trick"]].fame_threshold,
    "bonus": lambda of: tips.bonus_of(of["tile"], of["slot"]),
    "in_short": named(SHORT.__getitem__, "secret"),
    "closes": OF_THE_HEIR["closes"],
}
"""By the name of a gap: its words, of the ids and numbers that are told; a gap of another name is one of these."""

_FOR: Final = Say("{new} for {old}")
_A_DIE: Final = table("a die", residence="a Residence die", inn="an Inn die", bank="a Bank die")
_A_DECK: Final = table(
    "a deck",
    {"downtown": "a Downtown", "market_row": "a Market Row", "workshop": "a Workshop", "theater": "a Theater"},
    academy="an Academy",
)
_A_CATEGORY: Final = table(
    "a category", mechanical="a Mechanical", optical="an Optical", escape="an Escape", spiritual="a Spiritual"
)
_SCORES: Final = {f"trick:{id}": n.trick(id) for id in TRICKS} | {f"power:{id}": power(id) for id in POWERS}
"""The cards of which a line of the scoring tells."""
COUNTED: Final = {
    "shards": Count("{number} Shard", "{number} Shards", "scored"),
    "coins": Count("{number} Coin", "{number} Coins", "scored"),
    "apprentices": Count("{number} Apprentice", "{number} Apprentices", "scored"),
    "specialists": Count("{number} Specialist", "{number} Specialists", "scored"),
    "special_cards": Count("{number} special Assignment card", "{number} special Assignment cards", "scored"),
    "banners": Count("{number} Banner", "{number} Banners", "scored"),
    "heir_markers": Count(
        "{number} Trick Marker on Performance cards", "{number} Trick Markers on Performance cards", "scored"
    ),
    "heir_level_3": Count("{number} Trick of level 3", "{number} Tricks of level 3", "scored"),
    "heir_characters": Count("{number} Character beyond six", "{number} Characters beyond six", "scored"),
}
"""Things counted by the other lines."""
OF_AN_EVENT: Final[Gaps] = {
    "phase": named(n.PHASE.__getitem__, "phase"),
    "players": named(listed, "players"),
    "shared_by": named(join, "players"),
    "a_die": lambda of: _A_DIE[DICE[of["die"]].area],
    "a_category": named(_A_CATEGORY.__getitem__, "category"),
    "a_deck": named(_A_DECK.__getitem__, "deck"),
    "where_from": named(WHERE_FROM.__getitem__, "source"),
    "rewarded_for": lambda of: WHERE_FROM.get(of["kind"]) or WHERE_FROM[f"performer_{of['kind']}"],
    "gains": lambda of: n.yields(Yields(of["fame"], of["coins"], of["shards"])),
    "scored": lambda of: of["fame"],
    "counted": lambda of: _SCORES.get(of["category"]) or COUNTED[of["category"]](of["number"]),
    "day": named(n.DAY.__getitem__, "day"),
    "days": lambda of: join(n.DAY[day] for day in TURN_SETUPS[of["card"]].days),
    "theater": named(n.performance, "card"),
    "back": named(n.trick, "exchanged"),
    "exchanged": named(Noun, "exchanged"),
    "replaced": named(Noun, "replaced"),
    "replaced_secret": named(secret, "replaced"),
    "pieces": lambda of: n.PIECES[of["component"]](of["number"]),
    "arrived": lambda of: listed(_FOR(new=n.component(new), old=n.component(old)) for _, new, old in of["arrived"]),
    "next_prophecy": lambda of: n.prophecy(of["pending"][0]),
    "active_prophecy": named(n.prophecy, "active"),
    "old_prophecy": named(n.prophecy, "old"),
    "new_prophecy": named(n.prophecy, "new"),
    "old_card": named(n.card, "old"),
    "new_card": named(n.card, "new"),
    "used_cards": lambda of: join(n.card(card) for _, card in of["cards"]),
    "letter": named(LETTER.__getitem__, "letter"),
    "display": lambda of: join(map(secret, filter(None, of["display"]))),
    "secrets": lambda of: join(map(secret, of["secrets"])),
    "closed": lambda of: CLOSED(of["location"], of),
    "plan": named(PLAN.__getitem__, "plan"),
    "added": lambda of: join(map(n.component, of["added"])),
    "removed": lambda of: join(map(n.component, of["removed"])),
}
"""The same for what only events tell."""


# ------------------------------------------------------------------ why not


_COINS: Final = Count("{number} Coin", "{number} Coins", "price")
OF_A_REASON: Final[Gaps] = {
    **GAPS,
    "points": named(str, "number"),
    "area": named(n.AREA.__getitem__, "area"),
    "character": named(n.character, "character"),
    "who": lambda of: of["voice"].object(of["seat"]),
    "whose": lambda of: of["voice"].whose(of["seat"]),
    "day": named(n.DAY.__getitem__, "day"),
    "category": named(n.CATEGORY.__getitem__, "category"),
    "price": named(_COINS, "costs"),
    "components": lambda of: n.PIECES.join(dict(of["missing"])),
    "letter": named(LETTER.__getitem__, "letter"),
}
"""The same for what a reason tells."""
