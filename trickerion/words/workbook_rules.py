"""What the pages of the Workbook about the game, the turn and the Locations are given. Numbers come from the rules."""

from typing import Final

from trickerion.language.page import Given, Row, Rows
from trickerion.language.speech import Count, Say, _
from trickerion.rules import catalog as cat
from trickerion.words import names as n
from trickerion.words import tooltips
from trickerion.words.guide import PLAY_AGAIN
from trickerion.words.manners import EXPLAINED, MANNERS

_BASE = cat.SCORING["base"]
START_PART = _("How to play", "workbook")
FIRST_EVENING: Final = "first_evening"
"""The page that tells what to do in the first game."""


def _beginner_row(category: str) -> Row:
    start = cat.BEGINNER[category]
    trick = cat.TRICKS[start.trick]
    pieces = n.PIECES.join(start.components)
    extras = {
        "manager": Say("a Manager with {components}")(components=n.PIECES.join(start.manager_components)),
        "assistant": _("an Assistant with a second Apprentice"),
        "engineer": Say("an Engineer with {trick}")(trick=n.trick(start.engineer_trick))
        if start.engineer_trick
        else _("an Engineer"),
    }
    text = Count(
        "*{trick}*, prepared with {number} Trick Marker; {pieces}; {extra}.",
        "*{trick}*, prepared with {number} Trick Markers; {pieces}; {extra}.",
    )(trick.markers, trick=n.trick(trick.id), pieces=pieces, extra=extras[start.specialist])
    return Row(Say("{category} Magician")(category=n.CATEGORY[category]), text, f"category.{category}")


_PHASES: Final = {
    phase: tooltips.PHASE[phase]
    for phase in (
        "roll_dice",
        "set_initiative",
        "advertise",
        "assignment",
        "place_characters",
        "performance",
        "end_turn",
    )
}
GIVEN: Final[Given] = {
    "turns": cat.TURNS["base"],
    **{phase: words.title for phase, words in _PHASES.items()},
    **{f"{phase}_is": " ".join(words.body) for phase, words in _PHASES.items()},
    "play_again": PLAY_AGAIN,
    "beginners": (Rows(tuple(map(_beginner_row, cat.CATEGORIES)), 2),),
    **{f"{kind}_at_start": number for kind, number in cat.START.items()},
    **{kind: n.yields(bonus) for kind, bonus in cat.PERFORMER_BONUS.items()},
    **{f"level_{level}": needed for level, needed in cat.FAME_THRESHOLDS.items()},
    "resources": (Rows(tuple(Row.of(tooltips.RESOURCE[kind]) for kind in ("fame", "coins", "shards", "points"))),),
    "team": (Rows(tuple(Row.of(tooltips.CHARACTER[kind]) for kind in ("magician", *cat.SPECIALISTS, "apprentice"))),),
    "explained": EXPLAINED,
    "manners": (Rows(tuple(Row(manner.name, manner.text, manner.icon) for manner in MANNERS.values()), 2),),
    **{f"per_{kind}": _BASE[kind] for kind in ("shard", "apprentice", "specialist")},
    "coins_for_one": _BASE["coins_per_fame"],
}
"""For the pages of how to play, the turn, and the Locations and shows."""

BEGINNING: Final = (FIRST_EVENING, "the_table", "goal", "set_up")
PAGES: Final = (
    "turn",
    "characters",
    "end_turn",
    "scoring",
    "downtown",
    "market_row",
    "workshop",
    "theater",
    "performance",
)
"""The pages of how to play, and those that follow it."""
