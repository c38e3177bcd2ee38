"""The Magicians: epithets, abilities in the version in which they are dealt, and why it is that one."""

from collections.abc import Collection
from typing import Final

from trickerion.language.speech import Say, _, table
from trickerion.rules.catalog import ACADEMY, MAGICIANS, printed_for
from trickerion.rules.options import is_idle, terms_of
from trickerion.words import names as n

ACADEMY_ABILITIES = table(
    "academy abilities",
    master_of_chains="In your own show, every Link that holds a marker of yours pays 2 {fame}.",
    priestess_of_mysticism="When used special cards are discarded: for 1 {shard}, take one of yours back.",
)
"""Our words for the abilities that came with the Academy, where they are others."""

IN_THE_ACADEMY = table(
    "in the academy",
    the_gentleman="Placing your Magician Downtown, in Market Row, Dark Alley or Academy earns 1 {fame} per Trick you "
    "own.",
)
"""Abilities that reach further in games with the Academy."""

MAGICIAN_EXAMPLE = "the_great_optico"
"""The one on the poster in the Workbook."""

SHORT_NAMES = table(
    "short names",
    geert_van_augustin="Geert",
    lumenia_the_radiant="Lumenia",
    professor_bernard="Bernard",
    anjali="Anjali",
    the_mechaniker="Mechaniker",
    electra="Electra",
    the_great_optico="Optico",
    the_gentleman="Gentleman",
    master_of_chains="Chains",
    the_red_lotus="Red Lotus",
    priestess_of_mysticism="Priestess",
    yoruba_spiritmaster="Spiritmaster",
)
"""One or two words for each."""
_WITHOUT_ARTICLE = table(
    "magician without an article",
    the_mechaniker="Mechaniker",
    the_great_optico="Great Optico",
    the_gentleman="Gentleman",
    the_red_lotus="Red Lotus",
)
BESIDE_A_PLAYER: Final = {magician: _WITHOUT_ARTICLE.get(magician, n.magician(magician)) for magician in SHORT_NAMES}
"""Name of a Magician beside the name of the player, where there is little room."""


def notes_on(magician_id: str, modules: Collection[str], is_academy: bool) -> list[str]:
    """Notes on an ability: why the Academy's version is dealt whatever the edition says, and what the Academy adds."""
    why, more = is_academy and is_idle(magician_id, modules), ACADEMY in modules and magician_id in IN_THE_ACADEMY
    notes = [_("Without prophecies this Magician has the ability of the Academy’s version.")] if why else []
    return [*notes, _("With the Academy, this ability works there, too.")] if more else notes


EPITHETS = table(
    "epithets",
    geert_van_augustin="Every stone has its patron",
    lumenia_the_radiant="Where she stands, it is noon",
    professor_bernard="Class is never over",
    anjali="What she knows, all may know",
    the_mechaniker="Steam, springs and patience",
    electra="She bottles the thunderstorm",
    the_great_optico="You see what he wants you to see",
    the_gentleman="A bow, a smile, a vanished watch",
    master_of_chains="No lock has kept him yet",
    the_red_lotus="Gone before the petals fall",
    priestess_of_mysticism="The candles answer her",
    yoruba_spiritmaster="The spirits walk on first",
)
"""Our epithets, for games without abilities."""

ABILITIES = table(
    "abilities",
    geert_van_augustin="You renovate one Fame Threshold higher. If a room costs 6 {coin} or more, you advertise for "
    "free.",
    lumenia_the_radiant="Each Link you make by setting up a Trick pays 1 {fame} or 1 {coin} more.",
    professor_bernard=(
        "Two Tricks that a Classroom pays may leave the Workshop and still teach; they do not count at the end."
    ),
    anjali=(
        "While assigning: 1 {coin} on each secret of the Protégé, as you like. Each serves one Apprentice this turn."
    ),
    the_mechaniker="Once a turn, one Apprentice placed outside the Theater has 1 more {ap}.",
    electra="Two markers of a Trick may be set up as one pile: 1, 2 or 3 more {fame} and {coin} by its level.",
    the_great_optico="Once a turn, a permanent card copies an opponent’s open special card of that Location.",
    the_gentleman="Placing your Magician Downtown, in Market Row or Dark Alley earns 1 {fame} per Trick you own.",
    master_of_chains="Once a turn, before the shows: one free Reschedule whose Links are paid.",
    the_red_lotus=(
        "In your own show: take the Yields of a rival’s Trick in place of one of your own of no lower level; "
        "the rival gets 1 {fame} less."
    ),
    priestess_of_mysticism="Dark Alley, 1 {ap}: throw out the active prophecy and let a pending one take its place.",
    yoruba_spiritmaster=(
        "Once a turn, for 1 {shard} you pick the card that an opponent performs. It must hold a marker of theirs."
    ),
)
"""Our words for the first abilities."""


IN_SHORT: Final = {
    (False, False): ABILITIES,
    (False, True): ABILITIES | ACADEMY_ABILITIES,
    (True, False): ABILITIES | IN_THE_ACADEMY,
    (True, True): ABILITIES | IN_THE_ACADEMY | ACADEMY_ABILITIES,
}
"""Our words for the abilities: whether the game has the Academy, and whether they are dealt in its version."""


def favourite_line(category: str) -> str:
    """Use of a favourite category, in sentences."""
    return Say(
        "Favourite category: *{category}*. The first Trick comes from its deck, and later any Residence "
        "die that does not show an X lets the Magician learn another one."
    )(category=n.CATEGORY[category])


_TWIN: Final = {
    magician.id: twin.id
    for magician in MAGICIANS.values()
    for twin in reversed(printed_for(MAGICIANS, ()))
    if twin.category == magician.category and twin.id != magician.id
}
"""Magicians who share the favourite category, and without abilities everything."""
_PLAYS_LIKE: Final = Say("plays like {name} without the Dark Alley")
PLAYS_LIKE: Final = {magician: _PLAYS_LIKE(name=SHORT_NAMES[twin]) for magician, twin in _TWIN.items()}
"""On a poster without an ability: in what the Magicians of a category differ."""


def poster_body(magician_id: str, modules: Collection[str], is_academy: bool) -> tuple[str, ...]:
    """Tip of a poster: the ability in full, if there are abilities, and the favourite category."""
    favourite = favourite_line(MAGICIANS[magician_id].category)
    if terms_of(tuple(modules)).has_abilities:
        ability = f"*{n.ability(magician_id)}.* {n.abilities(magician_id)[is_academy]}"
        return ability, *notes_on(magician_id, modules, is_academy), favourite
    other = n.magician(_TWIN[magician_id])
    return favourite, Say(
        "{other} has the same first Tricks. Only their abilities differ, and those need the Dark Alley."
    )(other=other)
