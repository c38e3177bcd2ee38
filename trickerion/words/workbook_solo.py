"""The chapter of the Workbook about the game alone against Dahlgaard's Heir.

Its pages are "solo" (set-up, dice, plan and stance), "solo_locations" (what the Heir does where), "solo_shows" (shows,
end of the turn, final scoring) and "solo_cards".
"""

from functools import reduce
from typing import Final

from trickerion.language.page import Cards, Given, Row, Rows
from trickerion.language.speech import Say, _, headed, in_turn, join, listed, table
from trickerion.rules.catalog import CATEGORIES, MAGICIANS, PROPHECIES, SOLO_CARDS, printed_for, solo_card_set
from trickerion.rules.heir import catalog as its
from trickerion.words import names as n
from trickerion.words.academy.set_up import OFFERED
from trickerion.words.heir.gaps import KIND, PLAN, STANCE
from trickerion.words.heir.tables import DIFFICULTY, DIFFICULTY_WITHIN, LEVEL_3_CAP, ROWS
from trickerion.words.workbook_lists import PERFORMED

SOLO, LOCATIONS, SHOWS, CARDS = "solo", "solo_locations", "solo_shows", "solo_cards"


# ------------------------------------------------------------------ set-up, plan, stance


_SIGNS = {
    "specialist": "character.engineer",
    "apprentice": "character.apprentice",
    "downtown_dice": "location.downtown",
    "theater_markers": "ui.trick_marker",
    "dark_alley_cards": "ui.special_card",
    "academy_actions": "location.academy",
    "backstage_bonus": "action.perform",
    "coins_to_fame": "resource.coin",
    "level_3_trick_at_end": "ui.trick",
    "character_beyond_six_at_end": "ui.person",
}


_IN_WORDS: Final = table("in words", {"{ap}": "Action Points", "{coin}": "Coins", "{fame}": "Fame"})
_CELLS: Final = {row.id: [cell or _("nothing") for cell in row.cells] for row in ROWS["swap"]}
_DIFFICULTY_ROWS: Final = tuple(
    Row(
        row.label.replace("{coin}", _IN_WORDS["{coin}"]),
        in_turn(
            headed(head=name, text=f"*{cell}*") for name, cell in zip(DIFFICULTY.values(), _CELLS[row.id], strict=True)
        )
        + ".",
        _SIGNS[row.id],
        note=reduce(lambda text, icon: text.replace(*icon), _IN_WORDS.items(), row.text),
    )
    for row in ROWS["swap"]
    if OFFERED or row.id != "academy_actions"
)
_SMALL: Final = {
    row: ", ".join(map(" ".join, zip(DIFFICULTY_WITHIN.values(), cells, strict=True))) for row, cells in _CELLS.items()
}
"""A row of the table: "easy 2 {fame}, normal 3 {fame}, hard 3 {fame}"."""
_PRIORITIES: Final = {
    (stance, academy): listed(n.LOCATION[place] for place in its.priorities(stance, academy))
    for stance in STANCE
    for academy in (False, True)
}
_BASE_POINTS: Final = join(
    f"{name} {its.BASE_POINTS[kind]}"
    for kind, name in (("magician", _("Magician")), ("specialist", _("Specialist")), ("apprentice", _("Apprentice")))
)
_ABILITIES: Final = tuple(
    Row(n.magician(m.id), n.heirs_ability(m.id), f"magician.{m.id}")
    for m in sorted(printed_for(MAGICIANS, OFFERED), key=lambda m: CATEGORIES.index(m.category))
)
_OF_THE_ALLEY: Final = [token.id for token in printed_for(PROPHECIES, ())]
_REMOVED, _IGNORED = (
    [n.prophecy(prophecy) for prophecy in ids if prophecy in _OF_THE_ALLEY]
    for ids in (its.REMOVED_PROPHECIES, its.IGNORED_PROPHECIES)
)


# ------------------------------------------------------------------ cards

_ICONS: Final = {
    **n.LOCATION,
    **{its.SPECIAL_ICON + place: Say("*special {name}*")(name=name) for place, name in n.LOCATION.items()},
}
_PLANS, _ACADEMY_PLANS = (
    tuple(
        Row(PLAN[plan.id], f"{listed(map(_ICONS.__getitem__, plan.icons))}.", "ui.order", note=KIND[plan.kind])
        for plan in plans.values()
    )
    for plans in (its.PLANS, its.ACADEMY_PLANS)
)
_THEATERS: Final = ("riverside", "grand_magorian", "magnus_pantheon")

GIVEN: Final[Given] = {
    "academy": bool(OFFERED),
    "fame_at_start": its.STARTING_FAME,
    "fame_at_start_academy": its.ACADEMY_STARTING_FAME,
    "removed": join(_REMOVED),
    "ignored": listed(_IGNORED),
    "difficulties": (Rows(_DIFFICULTY_ROWS, 2),),
    "line": its.LINE,
    "line_academy": its.ACADEMY_LINE,
    "for_poster": its.ADVERTISING_FAME,
    **STANCE,
    **{f"{stance}_list": _PRIORITIES[stance, False] for stance in STANCE},
    **{f"{stance}_list_academy": _PRIORITIES[stance, True] for stance in STANCE},
    "base_points": _BASE_POINTS,
    "card_points": its.CARD_POINTS,
    "most_points": its.MOST_POINTS,
    "for_more": its.FAME_FOR_MORE,
    "abilities": (Rows(_ABILITIES, 2),),
    "most_secrets": its.MOST_SECRETS,
    "few_coins": its.FEW_COINS,
    "most_for_room": its.MOST_COINS_FOR_ROOM,
    "trick_slots": its.TRICK_SLOTS,
    "most_apprentices": its.MOST_HIRED_APPRENTICES,
    "draw_order": listed(n.LOCATION[deck] for deck in its.DRAW_ORDER),
    "backstage_bonus": _SMALL["backstage_bonus"],
    "coins_for_fame": its.COINS_TO_FAME,
    "coins_to_fame": _SMALL["coins_to_fame"],
    "per_shard": its.SHARD_FAME,
    "per_card": its.CARD_FAME,
    "per_level_3": _SMALL["level_3_trick_at_end"],
    "per_character": _SMALL["character_beyond_six_at_end"],
    "most_of_a_line": its.MOST_FAME_OF_A_LINE,
    "level_3_cap": LEVEL_3_CAP,
    "usual_team": its.USUAL_TEAM,
    "plans": (Rows(_PLANS, 2),),
    "plans_academy": (Rows(_ACADEMY_PLANS, 2),),
    **{theater: (Cards("performance", PERFORMED[theater, solo_card_set(SOLO_CARDS)]),) for theater in _THEATERS},
}
"""For the pages of the chapter."""

PAGES: Final = (SOLO, LOCATIONS, SHOWS, CARDS)
"""All pages of the chapter."""
