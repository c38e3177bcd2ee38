"""Our words for the Magicians: an epithet for the base game, the ability in short for the Dark Alley."""

from __future__ import annotations

from trickerion.words.cards.magicians import ACADEMY_ABILITIES

EPITHETS = {
    "the_mechaniker": "Steam, springs and patience",
    "electra": "She bottles the thunderstorm",
    "the_great_optico": "You see what he wants you to see",
    "the_gentleman": "A bow, a smile, a vanished watch",
    "master_of_chains": "No lock has kept him yet",
    "the_red_lotus": "Gone before the petals fall",
    "priestess_of_mysticism": "The candles answer her",
    "yoruba_spiritmaster": "The spirits walk on first",
}
ABILITIES = {
    "the_mechaniker": "Once a turn, one Apprentice placed outside the Theater has 1 more {ap}.",
    "electra": "Two markers of a Trick may be set up as one pile: 1, 2 or 3 more {fame} and {coin} by its level.",
    "the_great_optico": "Once a turn, a permanent card copies an opponent's open special card of that Location.",
    "the_gentleman": "Magician placed Downtown, in Market Row or Dark Alley: 1 {fame} per Trick owned.",
    "master_of_chains": "Once a turn, before the shows: one free Reschedule whose Links are paid.",
    "the_red_lotus": (
        "In the own show: take the yields of a rival's Trick in place of an own one of no lower level; "
        "the rival gets 1 {fame} less."
    ),
    "priestess_of_mysticism": "Dark Alley, 1 {ap}: throw out the active prophecy and let a pending one take its place.",
    "yoruba_spiritmaster": (
        "Once a turn, for 1 {shard} you pick the card that an opponent performs. It must hold a marker of theirs."
    ),
}


def ability_in_short(magician: str, is_academy: bool) -> str:
    """The ability in the version that is dealt."""
    return ACADEMY_ABILITIES.get(magician, ABILITIES[magician]) if is_academy else ABILITIES[magician]


def favourite_line(category: str) -> str:
    """What a favourite category is good for."""
    return (
        f"Favourite category: *{category.title()}*. The first Trick comes from its deck, and later any Residence die "
        "that does not show an X lets the Magician learn another one."
    )
