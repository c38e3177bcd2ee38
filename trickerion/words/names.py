"""What each id of the rules is called on the screen."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from trickerion.language.speech import Count, Counts, Noun, Say, _, begins, printed, signed, table
from trickerion.rules import catalog as cat
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.heir.catalog import ABILITIES
from trickerion.rules.powers.catalog import POWERS

CATEGORY: dict[str, str] = table(
    "category", mechanical="Mechanical", optical="Optical", escape="Escape", spiritual="Spiritual"
)
SUIT: dict[str, str] = table("suit", spades="Spades", hearts="Hearts", diamonds="Diamonds", clubs="Clubs")
TIER_NAME: dict[str, str] = table("tier name", basic="Basic", advanced="Advanced", superior="Superior")

COMPONENT: dict[str, str] = table(
    "component",
    wood="Wood",
    glass="Glass",
    metal="Metal",
    fabric="Fabric",
    rope="Rope",
    petroleum="Petroleum",
    saw="Saw",
    animal="Animal",
    padlock="Padlock",
    mirror="Mirror",
    disguise="Disguise",
    cog="Cog",
)

CHARACTER: dict[str, str] = table(
    "character",
    magician="Magician",
    assistant="Assistant",
    engineer="Engineer",
    manager="Manager",
    apprentice="Apprentice",
    protege="Protégé",
)

LOCATION: dict[str, str] = table(
    "location",
    downtown="Downtown",
    market_row="Market Row",
    workshop="Workshop",
    theater="Theater",
    dark_alley="Dark Alley",
    academy="Academy",
)

DAY: dict[str, str] = table("day", thursday="Thursday", friday="Friday", saturday="Saturday", sunday="Sunday")
DAY_ALONE: dict[str, str] = {day: begins(name) for day, name in DAY.items()}
"""Weekdays with nothing before them; some languages write them small within a sentence."""
DAY_SHORT: dict[str, str] = table("day short", thursday="Thu", friday="Fri", saturday="Sat", sunday="Sun")

THEATER: dict[str, str] = table(
    "theater", riverside="Riverside Theater", grand_magorian="Grand Magorian", magnus_pantheon="Magnus Pantheon"
)
THEATER_SHORT: dict[str, str] = table(
    "theater short", riverside="Riverside", grand_magorian="Magorian", magnus_pantheon="Pantheon"
)

DIE: dict[str, str] = table(
    "die",
    residence_a="first Residence die",
    residence_b="second Residence die",
    inn_specialist="Specialist die of the Inn",
    inn_apprentice="Apprentice die of the Inn",
    bank_a="first Bank die",
    bank_b="second Bank die",
)
AREA: dict[str, str] = table("area", residence="Residence", inn="Inn", bank="Bank")
DIE_SHORT: dict[str, str] = {die: Say("{area} die")(area=AREA[cat.DICE[die].area]) for die in DIE}

PHASE: dict[str, str] = table(
    "phase",
    setup="Set-up",
    roll_dice="Roll Dice",
    set_initiative="Set Initiative Order",
    advertise="Advertise",
    assignment="Assignment",
    place_characters="Place Characters",
    performance="Performance",
    classroom="Classrooms",
    end_turn="End Turn",
    game_end="Final Scoring",
)

ACTION: dict[str, str] = table(
    "action",
    learn_trick="Learn Trick",
    hire_character="Hire Character",
    take_coins="Take Coins",
    reroll_die="Reroll Die",
    set_die="Set Die",
    buy="Buy",
    bargain="Bargain",
    order="Order",
    quick_order="Quick Order",
    prepare="Prepare",
    move_trick="Move Trick",
    move_components="Move Components",
    move_apprentice="Move Apprentice",
    set_up_trick="Set Up Trick",
    reschedule="Reschedule",
    perform="Perform",
    draw_card="Draw Special Card",
    fortune_telling="Fortune Telling",
    fate_weaving="Fate Weaving",
    renovate="Renovate",
    practice="Practice",
    teach="Teach",
    learn_secret="Learn Secret",
    reveal_secret="Reveal Secret",
    use_card="Card’s Action",
    use_ability="Use Ability",
    enhance="Enhance Character",
    forgo_bonus="Give Up Bonus",
)

RESOURCE: dict[str, tuple[str, str]] = {
    "fame": (_("Fame"), _("Fame")),
    "coins": (_("Coin"), _("Coins")),
    "shards": (_("Shard"), _("Shards")),
    "points": (_("Action Point"), _("Action Points")),
}
ICON: dict[str, str] = {"fame": "{fame}", "coins": "{coin}", "shards": "{shard}", "points": "{ap}"}

ROMAN: dict[int, str] = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"}
LEVEL: dict[int, str] = {1: "I", 2: "II", 3: "III"}


# ------------------------------------------------------------------ counting and joining

RESOURCES: Final = Counts(
    {
        "fame": Count("{number} Fame", "{number} Fame"),
        "coins": Count("{number} Coin", "{number} Coins"),
        "shards": Count("{number} Shard", "{number} Shards"),
        "points": Count("{number} Action Point", "{number} Action Points"),
    }
)
"""In words: "2 Coins", "1 Shard", "3 Fame", "1 Action Point"."""
change: Final = RESOURCES.changes
"""Changes of resources: "+2 Fame, −3 Coins"; "" for nothing."""
yields: Final = Counts({kind: f"{{}} {{{icon}}}".format for kind, icon in ICON.items()}, _("nothing")).listed
"""Yields with icons: "2 {fame}, 3 {coin}"; "nothing" for nothing."""


# ------------------------------------------------------------------ things by id


component: Final = COMPONENT.__getitem__
"""A Component: "Glass", "Mirror"."""
components: Final = {id: f"{Noun(id):many}" for id in COMPONENT}.__getitem__
"""Several of a Component: "Glass", "Mirrors"."""
COUNT: Final = dict(
    enumerate((_("two"), _("three"), _("four"), _("five"), _("six"), _("seven"), _("eight"), _("nine")), 2)
)
COUNT_FIRST: Final = dict(
    enumerate((_("Two"), _("Three"), _("Four"), _("Five"), _("Six"), _("Seven"), _("Eight"), _("Nine")), 2)
)
"""The same to begin a sentence."""
PIECES: Final = Counts(
    {
        "wood": Count("{number} Wood", "{number} Wood"),
        "glass": Count("{number} Glass", "{number} Glass"),
        "metal": Count("{number} Metal", "{number} Metal"),
        "fabric": Count("{number} Fabric", "{number} Fabric"),
        "rope": Count("{number} Rope", "{number} Rope"),
        "petroleum": Count("{number} Petroleum", "{number} Petroleum"),
        "saw": Count("{number} Saw", "{number} Saws"),
        "animal": Count("{number} Animal", "{number} Animals"),
        "padlock": Count("{number} Padlock", "{number} Padlocks"),
        "mirror": Count("{number} Mirror", "{number} Mirrors"),
        "disguise": Count("{number} Disguise", "{number} Disguises"),
        "cog": Count("{number} Cog", "{number} Cogs"),
    }
)
"""A number of a Component: "2 Glass", "3 Mirrors"."""


character: Final = {**CHARACTER, **{disk: CHARACTER[kind] for disk, kind in cat.KIND_OF.items()}}.__getitem__
"""A disk: "Magician", "Apprentice" (of every number)."""
trick: Final = {id: printed(id, "name", card.name) for id, card in cat.TRICKS.items()}.__getitem__
"""The name of a Trick card."""
magician: Final = {id: printed(id, "name", card.name) for id, card in cat.MAGICIANS.items()}.__getitem__
"""The name of a Magician."""
ability: Final = {id: printed(id, "ability_name", card.ability_name) for id, card in cat.MAGICIANS.items()}.__getitem__
"""The name of a Magician's ability."""
abilities: Final = {
    id: (printed(id, "ability", card.ability), printed(id, "ability_academy", card.ability_academy))
    for id, card in cat.MAGICIANS.items()
}.__getitem__
"""Ability of a Magician, in the versions of the Dark Alley and of the Academy."""
heirs_ability: Final = {id: printed(id, "heir", ability) for id, ability in ABILITIES.items()}.__getitem__
"""Ability of a Magician in the service of the Heir."""
text: Final = {
    id: printed(id, "text", card.text)
    for cards in (cat.SPECIALS, cat.PROPHECIES, POWERS, SECRETS)
    for id, card in cards.items()
}.__getitem__
"""Text of a special card, a prophecy, a Power or a secret."""
note: Final = {
    id: printed(id, "note", card.note) for cards in (cat.SPECIALS, cat.PROPHECIES) for id, card in cards.items()
}.__getitem__
"""Note on how to read a special card or a prophecy, or ""."""
condition: Final = {id: printed(id, "end_game_text", card.end_game_text) for id, card in cat.TRICKS.items()}.__getitem__
"""For what a Trick brings Fame at the end, or ""."""


prophecy: Final = defaultdict(
    lambda: _("a prophecy"), {id: printed(id, "name", card.name) for id, card in cat.PROPHECIES.items()}
).__getitem__
"""The name of a prophecy."""
card: Final = defaultdict(
    lambda: _("a hidden card"), LOCATION | {id: printed(id, "name", card.name) for id, card in cat.SPECIALS.items()}
).__getitem__
"""An Assignment card: the Location of a permanent one, the name of a special one, or "a hidden card"."""


def performance(card_id: str, row: Iterable[str] = (), names: Mapping[str, str] = THEATER) -> str:
    """A Performance card: "Grand Magorian"; those of one theater in a row are numbered from the left: "Riverside 2"."""
    theater, number = cat.PERFORMANCES[card_id].theater, cat.number_in(row, card_id)
    return Say("{theater} {number}")(theater=THEATER_SHORT[theater], number=number) if number else names[theater]


_SPOTS: Final = {
    (0, 0): _("top left"),
    (1, 0): _("top right"),
    (0, 1): _("middle left"),
    (1, 1): _("middle right"),
    (0, 2): _("bottom left"),
    (1, 2): _("bottom right"),
}
_ON_CARD: Final = {
    (card.id, number): _SPOTS[cell] for card in cat.PERFORMANCES.values() for number, cell in enumerate(card.slots)
}


def spot(card_id: str, slot: int) -> str:
    """Position of a slot on a Performance card, as slots bear no numbers: "top left"."""
    return _ON_CARD.get((card_id, slot), _("beside the slots"))


in_text: Final = {
    **{place: Say("the {name}")(name=name) for place, name in LOCATION.items()},
    "downtown": _("Downtown"),
}.__getitem__
"""A Location in running text: "the Theater", but "Downtown"."""


def in_theater(card_id: str, row: Iterable[str] = ()) -> str:
    """Theater of a performance: "in the Grand Magorian", "in Riverside 2"."""
    said = Say("in {name}") if cat.number_in(row, card_id) else Say("in the {name}")
    return said(name=performance(card_id, row))


_STAGE, _BACKSTAGE = Say("{day} stage"), Say("{day} backstage")
slot: Final = {
    id: (_STAGE if place.is_performance else _BACKSTAGE)(day=DAY[place.day])
    if place.day
    else LOCATION["workshop"]
    if place.location == "workshop"
    else f"{LOCATION[place.location]} {signed(place.modifier)}"
    for id, place in cat.SLOTS.items()
}.__getitem__
"""A Character slot: "Thursday backstage", "Sunday stage", "Downtown +2", "Workshop"."""


def face(die_id: str, face_id: str) -> str:
    """Name of a die's face: "Optical", "any category", "Manager", "4 Coins", "X"."""
    if face_id == "x":
        return "X"
    area = cat.DICE[die_id].area
    if area == "bank":
        return Say("{face_id} Coins")(face_id=face_id)
    if area == "inn":
        return CHARACTER[face_id]
    return CATEGORY.get(face_id, _("any category"))


place: Final = (
    *(Say("Trick place {roman}")(roman=ROMAN[number]) for number in (1, 2, 3)),
    _("the Engineer’s slot"),
).__getitem__
"""A place for a Trick, counted from 0: "Trick place II", "the Engineer's slot"."""
