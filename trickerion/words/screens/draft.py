"""The draft at the start: what is asked, what each answer brings, who has taken what."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from trickerion.language.wording import phrase
from trickerion.rules.catalog import Trick
from trickerion.words import names as n


class Asked(NamedTuple):
    """A question: its title with the name of who answers, and the line beside it."""

    title: Callable[[str], str]
    aside: str


MAGICIAN: Final = Asked(phrase("{name} chooses a Magician"), "Every player takes a different favourite category.")
SOLO_ASIDE: Final = "The Heir’s Magician is drawn from the other three categories."
TRICK: Final = Asked(
    phrase("{name} chooses the first Trick"), "Fame Threshold 1 of the favourite category; its Components come next."
)
SUIT: Final = Asked(
    phrase("{name} marks the Trick with a suit"), "All four are equal: the suit tells your Tricks apart on the stage."
)
COMPONENTS: Final = Asked(phrase("{name} takes Components"), "Worth exactly 2 Coins.")
SPECIALIST: Final = Asked(
    phrase("{name} chooses a Specialist"), "The other two can be hired at the Inn later, without what they bring now."
)
ENGINEERS_TRICK: Final = Asked(phrase("{name} chooses a Trick for the Engineer"), "Any category, Fame Threshold 1.")

CHOOSE, CHOSEN, UNDO = "Choose", "Chosen", "Undo"
CLICK_FIRST: Final = "Click a card first."
decides: Final = phrase("{name} decides.")  # why nothing can be chosen now
is_choosing: Final = phrase("{name} is choosing. {text}")  # what an opponent considers
takes_back: Final = phrase("Takes back: {move}.")  # what Undo does


# ------------------------------------------------------------------ the company

COMPANY: Final = "The Company"
CLOCKWISE, THEN_THE_HEIR = "clockwise", "you, then the Heir"
YOU: Final = "you"
ORDER: Final = "The order of the choices"
NO_MAGICIAN, NO_TRICK, NO_COMPONENTS, NO_SPECIALIST = (
    *("no Magician yet", "no Trick yet", "no Components yet", "no Specialist yet"),
)
_FIRST_STEPS: Final = (
    (("ChoosingMagician",), "character.magician", "Magician, unless chosen before"),
    (("StartingTrick", "StartingSuit"), "ui.trick", "First Trick"),
    (("StartingComponents",), "resource.component", "Components worth 2 Coins"),
    (("StartingSpecialist",), "character.manager", "Specialist, and what comes along"),
)
_ENGINEERS: Final = ("EngineersTrick",), "character.engineer"
_STEPS: Final = (*_FIRST_STEPS, (*_ENGINEERS, "Last of all: the Engineers’ Tricks"))
_STEPS_WITH_POWERS: Final = (
    *_FIRST_STEPS,
    (*_ENGINEERS, "Then the Engineers’ Tricks"),
    (("KeepingPowers",), "resource.shard", "Last of all: eight Powers to keep"),
)
_SOLO_STEPS: Final = (
    *_FIRST_STEPS,
    (*_ENGINEERS, "With an Engineer: a second Trick"),
    ((), "ui.contraption", "Then the Heir: everything is drawn"),
)
Step = tuple[tuple[str, ...], str, str]
"""A choice: its questions, its sign, its line."""


def steps(*, with_heir: bool, with_powers: bool) -> tuple[Step, ...]:
    """The choices in their order."""
    return _SOLO_STEPS if with_heir else _STEPS_WITH_POWERS if with_powers else _STEPS


# ------------------------------------------------------------------ the Magician

WHICH_CATEGORY: Final = (
    "The favourite category decides which Tricks are easy to learn. The first Trick is one of the four on the poster."
)
magician: Final = phrase("*{name}.* {favourite}")  # what the Magician's favourite category brings


# ------------------------------------------------------------------ the first Trick

FREE_PREPARE: Final = "A free Prepare"
FREE_PREPARE_TEXT: Final = (
    "*The first Trick* may be prepared *for free* before the first turn.\n"
    "\n"
    "Choose Components for it worth 2 {coin}: two basic ones or a single advanced one. "
    "If they meet the Trick, its markers lie ready.\n"
    "\n"
    "A *Manager* brings Components worth 2 {coin} more, and each kind on the Manager's board counts once more."
)
WHICH_TRICK: Final = "A Trick that can be prepared now is on stage a turn earlier; a dearer one pays more for longer."
NEVER_FREE, FREE_WITH_MANAGER, FREE = "No free Prepare", "Free with a Manager", "Free Prepare"
TOO_DEAR: Final = "The start brings Components worth 2 {coin}, with a Manager 4 {coin}: too few for it."
LATER: Final = "Prepare it in the Workshop once they are bought."
MEASURES: Final = {
    "fame": "most {fame}",
    "coins": "most {coin}",
    "shards": "most {shard}",
    "markers": "most markers",
    "components": "cheapest Components",
}
"""In what respects a Trick can lead."""
of_the_four: Final = phrase("Of the four: {measures}.")  # in what respects a Trick alone leads
components_worth: Final = phrase("Its Components are worth {price} {{coin}} in all.")
"""What the Components of a Trick cost, on its card."""


def markers_ready(number: int) -> str:
    """What a free Prepare brings."""
    if number == 1:
        return "Its marker lies ready before the first turn."
    return f"Its {number} markers lie ready before the first turn."


def first_trick(trick: Trick, price: int, is_free: bool, with_gift: bool) -> str:
    """What a Trick pays, and whether it can be prepared at the start."""
    pays = f"*{n.trick(trick.id)}* pays {n.yields(trick.yields)} each time a marker of it is performed."
    if not is_free:
        return f"{pays} It cannot be prepared at the start: its Components are worth {price} {{coin}}."
    ready = "1 marker lies" if trick.markers == 1 else f"{trick.markers} markers lie"
    gift = " if a Manager brings the rest" if with_gift else ""
    return f"{pays} With the right Components it is prepared for free{gift}: {ready} ready."


# ------------------------------------------------------------------ its suit

A_SUIT, TAKEN = "A suit", "taken"
SUIT_TAKEN: Final = "This suit marks another Trick of yours."
ENGINEERS_BOARD: Final = "The Engineer’s board"
suit_text: Final = phrase(
    "The markers of this suit belong to *{trick}* from now on. Set up on a Performance card, "
    "the suit says which Trick is on stage, and the shape behind it says whose."
)


def on_engineers_board(trick: Trick, markers: int, is_free: bool, lacking: Mapping[str, int]) -> str:
    """What the second Trick gets there, and whether it is prepared at the start."""
    start = "With its Components it is prepared for free." if is_free else "It is not prepared at the start."
    lacks = lacks_these(n.join_pieces(lacking)) if lacking else "You have its Components."
    return f"*{n.trick(trick.id)}* will lie there: each Prepare brings {markers} markers.\n{start} {lacks}"


def suit(trick: Trick, is_engineers: bool) -> str:
    """Where the suit of a Trick is seen, and what comes after the first one."""
    if is_engineers:
        return f"*{n.trick(trick.id)}* gets its markers; it is the Trick of your Engineer."
    wanted = n.list_of_pieces(trick.components)
    return f"*{n.trick(trick.id)}* gets its markers. Next come Components worth 2 {{coin}}: it asks for {wanted}."


# ------------------------------------------------------------------ Components

MANAGERS_BOARD_TEXT: Final = (
    "These lie on the *Manager's board*: each kind there counts once more. "
    "Kinds that lie on the player board already cannot go there."
)
BOARD_TEXT: Final = (
    "Worth exactly 2 {coin}: two basic Components, equal or not, or a single advanced one. "
    "Components are never used up: a Trick only asks that they are there when it is prepared."
)
EACH, STILL_TO_TAKE = "each", "Still to take"
READY: Final = "Ready: it is prepared for free."
LIES_ON_BOARD: Final = "It lies on the player board already."
tier_head: Final = phrase("{tier} Components")
component_price: Final = phrase("{tier}: {price} {{coin}}.")
lacks_these: Final = phrase("It lacks {components}.")  # what is missing for a Prepare


def too_dear(price: int, left: int) -> str:
    """Why a kind cannot be taken."""
    return f"It costs {n.plural(price, 'Coin')}; {left} {'is' if left == 1 else 'are'} left."


def has_of_kind(trick: Trick, have: int, need: int) -> str:
    """How many were taken of a kind, and how many the Trick asks for."""
    return f"{n.trick(trick.id)}: {min(have, need)} of {need}" if need else f"{have} taken"


def still_to_take(trick: Trick, left: int, is_gift: bool, lacking: Mapping[str, int]) -> str:
    """How the free Prepare stands."""
    where = "For the Manager's board" if is_gift else "For the start"
    text = f"{where}: Components worth {left} {{coin}} are still to take."
    if not lacking:
        return f"{text} *{n.trick(trick.id)}* has all it needs and will be prepared for free."
    return f"{text} *{n.trick(trick.id)}* lacks {n.join_pieces(lacking)} for a free Prepare."


# ------------------------------------------------------------------ the Specialist

behind_magician: Final = phrase("{bonus} when standing behind the Magician.")  # what a Specialist adds to a show
points_and_wage: Final = phrase("{points} {{ap}} a turn for a wage of {wage} {{coin}}.")
"""What a Specialist does and costs in a turn."""


class Specialist(NamedTuple):
    """A Specialist in words: what brings it now, its board, what it is best for."""

    epithet: str
    now: str
    board: str
    best: str


SPECIALIST_TEXTS: Final[dict[str, Specialist]] = {
    "assistant": Specialist(
        "keeps the house and charms the gallery",
        "An *Apprentice* at once: a second pair of hands from the first turn.",
        "A place for an Apprentice who needs no wage.",
        "Good for many small deeds, and for Fame in every own show.",
    ),
    "engineer": Specialist(
        "builds what nobody believes",
        "A second *Trick* at once, of any category, with Fame Threshold 1.",
        "A fourth place for a Trick, which gets 1 marker more whenever it is prepared.",
        "Good for variety on the stage and for long shows.",
    ),
    "manager": Specialist(
        "knows a man who knows a man",
        "More *Components* at once, worth 2 {coin}, on the Manager's board.",
        "Two places for Components, each of which counts once more than lies there.",
        "Good for a free Prepare now and for demanding Tricks later.",
    ),
}
NOW, THE_BOARD, IN_YOUR_SHOW, AT_WORK = "Now", "The board", "In your show", "At work"
WHICH_SPECIALIST: Final = "A Specialist works with 2 {ap}, opens a board of the Workshop, and brings something at once."


def specialist(kind: str) -> str:
    """What a Specialist brings, in two sentences."""
    return f"*{n.character(kind)}.* {SPECIALIST_TEXTS[kind].now} {SPECIALIST_TEXTS[kind].best}"


# ------------------------------------------------------------------ the Engineer's Trick

ENGINEER_TEXT: Final = (
    "The Engineer's board takes a Trick of *any category*. "
    "Whenever it is prepared there, it gets *1 marker more*. It is not prepared at the start."
)
ENGINEER_TEXT_FREE: Final = (
    "The Engineer's board takes a Trick of *any category*. "
    "Whenever it is prepared there, it gets *1 marker more*; it is prepared for free if its Components are there."
)
WHICH_SECOND: Final = (
    "A second Trick makes Links with the first. Look for one that needs Components you have or can buy."
)
YOUR_FIRST, NOT_TO_BE_HAD = "Your first Trick", "Not available"
COMPONENTS_THERE: Final = "Components there"
markers: Final = phrase("{number} + 1 markers")  # what a Trick gets on the Engineer’s board
has_it: Final = phrase("{name} has it")  # in whose Workshop a Trick is


def second_trick(trick: Trick, is_ready: bool) -> str:
    """What the second Trick asks for and gives."""
    have = "all of which are there" if is_ready else "not all of which are there yet"
    name, wanted = n.trick(trick.id), n.list_of_pieces(trick.components)
    return f"*{name}* asks for {wanted}, {have}, and gives {trick.markers + 1} markers."
