"""What the gaps of the Heir's sentences are filled with, by their names."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.language.speech import Count, Say, _, either, join, listed, sayings, signed, table
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SLOTS, Yields, kind_of
from trickerion.rules.heir import catalog as cat
from trickerion.words import names as n
from trickerion.words.academy.names import SIDES, secret, space, tile

STANCE: Final = table("stance", ready="Ready", busy="Busy")
PLAN: Final = table(
    "plan card",
    new_faces="New Faces",
    long_shopping_list="Long Shopping List",
    dark_dealings="Dark Dealings",
    quiet_week="Quiet Week",
    opening_night="Opening Night",
    full_house="Full House",
    patrons_evening="Patrons’ Evening",
    gala="Gala",
    academy_new_faces="New Students",
    academy_shopping_list="Long Reading List",
    academy_dark_dealings="Dark Studies",
    academy_open_day="Open Day",
    academy_quiet_week="Quiet Term",
    academy_opening_night="Opening Lecture",
    academy_full_house="Full Hall",
    academy_patrons_evening="Patrons’ Visit",
    academy_gala="Graduation Gala",
)

KIND: Final = table("plan card", setup="set-up card", performance="performance card")

USES: Final = {
    "downtown": Count("{number} die", "{number} dice"),
    "market_row": Count("{number} Order", "{number} Orders"),
    "dark_alley": Count("{number} special card", "{number} special cards"),
    "theater": Count("{number} Trick Marker", "{number} Trick Markers"),
    "academy": Count("{number} Action", "{number} Actions"),
}
"""Uses of the Action Points."""
DICE: Final = USES["downtown"]
MARKERS: Final = USES["theater"]
TRICKS: Final = Count("{number} Trick", "{number} Tricks")
CARDS: Final = Count("{number} card", "{number} cards")
CHARACTERS: Final = Count("{number} Character", "{number} Characters")
APPRENTICES: Final = Count("{number} Apprentice", "{number} Apprentices")
LINKS: Final = Count("{number} Link", "{number} Links")
BANNERS: Final = Count("{number} Banner", "{number} Banners")
SECRETS: Final = Count("{number} secret", "{number} secrets")
TYPES: Final = Count("{number} type", "{number} types")
POINTS: Final = Count("{number} point", "{number} points")

_ORDINAL: Final = (_("First", "die"), _("Second", "die"), _("Third", "die"), _("Fourth", "die"))
_IN_PLACE: Final = Say("{character} in place {number}")
_OF_A_PLACE: Final = Say("{location} {number}")
_TERM: Final = sayings(
    "Action Points",
    {
        "own": "{number} own",
        "bonus": "+ {number} by {by}",
        "slot": "+ {number} slot",
        "card": "+ {number} card",
        "less bonus": "− {number} by {by}",
        "less slot": "− {number} slot",
    },
)
BENT_BY: Final = {**{one: n.magician(one) for one in MAGICIANS}, **{one: n.prophecy(one) for one in PROPHECIES}}
"""Causes that change the Action Points of a Character of the Heir."""
_SEVERAL: Final = {"apprentice": APPRENTICES}

IN_LINE: Final[dict[bool, Callable[[int, str], str]]] = {
    False: lambda number, character: n.character(character),
    True: lambda number, character: _IN_PLACE(character=n.character(character), number=number),
}
"""A Character of the line, counted from 1; Apprentices, who look alike, with their place."""

GAPS: Final[Mapping[str, Callable[[Mapping[str, Any]], object]]] = {
    "stance": lambda of: STANCE[of["stance"]],
    "plan": lambda of: PLAN[of["plan"]],
    "location": lambda of: n.LOCATION[of["location"]],
    "in_location": lambda of: n.in_text(of["location"]),
    "contested": lambda of: join(n.LOCATION[place] for place in of["contested"]),
    "order": lambda of: listed(n.LOCATION[place] for place in of["order"]),
    "closes": lambda of: join(n.DAY.get(one) or signed(SLOTS[one].modifier) for one in of["closes"]),
    "day": lambda of: n.DAY[of["day"]],
    "slot": lambda of: n.slot(of["slot"]),
    "modifier": lambda of: signed(of["modifier"]),
    "roman": lambda of: n.LEVEL[of["level"]],
    "character": lambda of: n.character(of["character"]),
    "in_line": lambda of: IN_LINE[kind_of(of["character"]) == "apprentice"](of["number"], of["character"]),
    "magician": lambda of: n.magician(of["magician"]),
    "ability": lambda of: n.heirs_ability(of["magician"]),
    "trick": lambda of: n.trick(of["trick"]),
    "partner": lambda of: n.trick(of["partner"]),
    "back": lambda of: n.trick(of["back"]),
    "prophecy": lambda of: n.prophecy(of["prophecy"]),
    "assignment": lambda of: n.card(of["assignment"]),
    "component": lambda of: n.component(of["component"]),
    "components": lambda of: join(map(n.component, of["components"])),
    "sold_types": lambda of: join(map(n.component, of["sold"])),
    "wanted_types": lambda of: either(map(n.component, of["wanted"])),
    "card": lambda of: n.performance(of["card"][0], of["card"][1], n.THEATER_SHORT),
    "in_theater": lambda of: n.in_theater(*of["card"]),
    "secret": lambda of: secret(of["secret"]),
    "shown": lambda of: either(map(secret, of["shown"])),
    "space": lambda of: space(of["space"]),
    "tile": lambda of: tile(of["tile"]),
    "side": lambda of: SIDES[of["slot"]],
    "die": lambda of: n.DIE_SHORT[of["die"]],
    "ordinal": lambda of: _ORDINAL[of["die_number"]],
    "shown_face": lambda of: n.face(of["die"], of["face"]),
    "gains": lambda of: n.yields(Yields(of["fame"], of["coins"], of["shards"])),
    "counts": lambda of: listed(_OF_A_PLACE(location=n.LOCATION[place], number=many) for place, many in of["counts"]),
    "by": lambda of: join(map(BENT_BY.__getitem__, of["by"])),
    "terms": lambda of: " ".join(
        _TERM[kind if number >= 0 else f"less {kind}"](number=abs(number), by=join(map(BENT_BY.__getitem__, of["by"])))
        for kind, number in of["terms"]
    ),
    "waiting": lambda of: join(_SEVERAL[kind](many) if many > 1 else n.CHARACTER[kind] for kind, many in of["waiting"]),
    "uses": lambda of: USES[of["location"]](of["uses"]),
    "total": lambda of: POINTS(of["points"]),
    "dice": lambda of: DICE(of["wanted"]),
    "tricks": lambda of: TRICKS(of["number"]),
    "characters": lambda of: CHARACTERS(of["number"]),
    "apprentices": lambda of: APPRENTICES(of["number"]),
    "secrets": lambda of: SECRETS(of["number"]),
    "cards": lambda of: CARDS(of["candidates"]),
    "markers": lambda of: MARKERS(of["markers"]),
    "links": lambda of: LINKS(of["links"]),
    "banners": lambda of: BANNERS(of["banners"]),
    "own_banners": lambda of: BANNERS(of["own"]),
    "types": lambda of: TYPES(len(of["listed"])),
    "types_wanted": lambda of: TYPES(len(of["wanted"])),
    "number_sold": lambda of: len(of["sold"]),
    "number_listed": lambda of: len(of["listed"]),
    "most_points": lambda of: cat.MOST_POINTS,
    "most_coins": lambda of: cat.MOST_COINS_FOR_ROOM,
    "most_secrets": lambda of: cat.MOST_SECRETS,
    "most_apprentices": lambda of: cat.MOST_HIRED_APPRENTICES,
    "enough": lambda of: cat.ENOUGH_TRICKS,
    "later": lambda of: n.LOCATION[
        (order := cat.priorities(of["stance"], of["plan"] in cat.ACADEMY_PLANS))[order.index(of["location"]) + 1]
    ],
}
"""By the name of a gap: its words, of the ids and numbers that are told; a gap of another name is one of these."""
