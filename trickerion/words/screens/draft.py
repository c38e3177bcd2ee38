"""The draft at the start: what is asked, what each answer brings, who has taken what."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trickerion.language.speech import Count, Say, _, table
from trickerion.rules.catalog import Trick
from trickerion.words import names as n


class Asked(NamedTuple):
    """A question: its title with the name of who answers, and the line beside it."""

    title: Say
    aside: str


MAGICIAN: Final = Asked(Say("{name} chooses a Magician"), _("Every player needs a different favourite category."))
SOLO_ASIDE: Final = _("The Heir’s Magician comes from one of the other three categories.")
TRICK: Final = Asked(
    Say("{name} chooses the first Trick"),
    _("It has Fame Threshold 1 and your favourite category. Its Components come next."),
)
SUIT: Final = Asked(
    Say("{name} marks the Trick with a suit"),
    _("All four are equally good. The suit tells your Tricks apart on stage."),
)
COMPONENTS: Final = Asked(Say("{name} takes Components"), _("They must be worth exactly 2 Coins."))
SPECIALIST: Final = Asked(
    Say("{name} chooses a Specialist"),
    _("You can hire the other two at the Inn later, but then they bring nothing with them."),
)
ENGINEERS_TRICK: Final = Asked(
    Say("{name} chooses a Trick for the Engineer"), _("It may be of any category, with Fame Threshold 1.")
)

CHOOSE, CHOSEN, UNDO = _("Choose"), _("Chosen"), _("Undo")
CLICK_FIRST: Final = _("Choose a card first.")
decides: Final = Say("{name} decides.")  # why nothing can be chosen now
is_choosing: Final = Say("{name} is choosing. {text}")  # what an opponent considers
takes_back: Final = Say("This takes back: {move}.")  # what Undo does


# ------------------------------------------------------------------ the company

COMPANY: Final = _("The Company")
IN_ORDER, THEN_THE_HEIR = _("from top to bottom"), _("you, then the Heir")
YOU: Final = _("you")
ORDER: Final = _("The order of the choices")
NO_MAGICIAN, NO_TRICK, NO_COMPONENTS, NO_SPECIALIST = (
    *(_("no Magician yet"), _("no Trick yet"), _("no Components yet"), _("no Specialist yet")),
)
_FIRST_STEPS: Final = (
    (("ChoosingMagician",), "character.magician", _("Magician, unless chosen before")),
    (("StartingTrick", "StartingSuit"), "ui.trick", _("First Trick")),
    (("StartingComponents",), "resource.component", _("Components worth 2 Coins")),
    (("StartingSpecialist",), "character.manager", _("Specialist, and what comes along")),
)
_ENGINEERS: Final = ("EngineersTrick",), "character.engineer"
_STEPS: Final = (*_FIRST_STEPS, (*_ENGINEERS, _("Last of all: the Engineers’ Tricks")))
_STEPS_WITH_POWERS: Final = (
    *_FIRST_STEPS,
    (*_ENGINEERS, _("Then the Engineers’ Tricks")),
    (("KeepingPowers",), "resource.shard", _("Last of all: eight Powers to keep")),
)
_SOLO_STEPS: Final = (
    *_FIRST_STEPS,
    (*_ENGINEERS, _("With an Engineer: a second Trick")),
    ((), "ui.contraption", _("Then the Heir: everything is random")),
)
Step = tuple[tuple[str, ...], str, str]
"""A choice: its questions, its sign, its line."""


STEPS: Final = {"": _STEPS, "powers": _STEPS_WITH_POWERS, "heir": _SOLO_STEPS}
"""The choices in their order, by who or what is in play."""


# ------------------------------------------------------------------ the Magician

WHICH_CATEGORY: Final = _(
    "Your favourite category decides which Tricks are easy to learn. Your first Trick is one of the four on the poster."
)
magician: Final = Say("*{name}.* {favourite}")  # what the Magician's favourite category brings


# ------------------------------------------------------------------ the first Trick

FREE_PREPARE: Final = _("A free Prepare")
FREE_PREPARE_TEXT: Final = _(
    "You may be able to prepare your *first Trick* *for free* before the first turn.\n\nChoose "
    "Components worth 2 {coin} for it: two basic ones or one advanced one. If the Trick needs no others, "
    "its markers are ready.\n\nA *Manager* brings Components worth 2 {coin} more, and each kind on the "
    "Manager’s board counts as one piece more."
)
WHICH_TRICK: Final = _(
    "A Trick you can prepare now gets on stage a turn earlier. One that costs more pays more, turn after turn."
)
NEVER_FREE, FREE_WITH_MANAGER, FREE = _("No free Prepare"), _("Free with a Manager"), _("Free Prepare")
TOO_DEAR: Final = _("You start with Components worth 2 {coin}, or 4 {coin} with a Manager. This Trick needs more.")
LATER: Final = _("Prepare it in the Workshop once you have bought them.")
MEASURES: Final = table(
    "measures",
    fame="most {fame}",
    coins="most {coin}",
    shards="most {shard}",
    markers="most markers",
    components="cheapest Components",
)
"""In what respects a Trick can lead."""
of_the_four: Final = Say("Of these four, it has the {measures}.")  # in what respects a Trick alone leads
components_worth: Final = Say("Together its Components are worth {price} {coin}.")
"""Worth of the Components of a Trick, on its card."""


def markers_ready(number: int) -> str:
    """Result of a free Prepare."""
    if number == 1:
        return _("Its marker is ready before the first turn.")
    return Say("Its {number} markers are ready before the first turn.")(number=number)


def first_trick(trick: Trick, price: int, is_free: bool, with_gift: bool) -> str:
    """Payment of a Trick, and a sentence on whether it can be prepared at the start."""
    pays = Say("*{trick}* pays {yields} each time you perform one of its markers.")(
        trick=n.trick(trick.id), yields=n.yields(trick.yields)
    )
    if not is_free:
        return Say("{pays} You cannot prepare it at the start, because its Components are worth {price} {coin}.")(
            pays=pays, price=price
        )
    return _FREE[with_gift](trick.markers, pays=pays)


_FREE: Final = {
    False: Count(
        "{pays} With the right Components, you prepare it for free: {number} marker is ready.",
        "{pays} With the right Components, you prepare it for free: {number} markers are ready.",
    ),
    True: Count(
        "{pays} If you choose the right Components and a Manager brings the rest, you prepare it for free: "
        "{number} marker is ready.",
        "{pays} If you choose the right Components and a Manager brings the rest, you prepare it for free: "
        "{number} markers are ready.",
    ),
}


# ------------------------------------------------------------------ its suit

A_SUIT, TAKEN = _("A suit"), _("taken")
SUIT_TAKEN: Final = _("This suit marks another Trick of yours.")
ENGINEERS_BOARD: Final = _("The Engineer’s board")
suit_text: Final = Say(
    "From now on, the markers of this suit belong to *{trick}*. On a Performance card, the suit says which Trick is "
    "on stage, and the shape behind it says whose."
)


def on_engineers_board(trick: Trick, markers: int, is_free: bool, lacking: Mapping[str, int]) -> str:
    """Markers of the second Trick on the Engineer's board, and whether it is prepared at the start."""
    start = _("With its Components, you prepare it for free.") if is_free else _("It is not prepared at the start.")
    lacks = lacks_these(components=n.PIECES.join(lacking)) if lacking else _("You have its Components.")
    return Say("*{trick}* goes there, and each time you prepare it, it gets {markers} markers.\n{start} {lacks}")(
        trick=n.trick(trick.id), markers=markers, start=start, lacks=lacks
    )


def suit(trick: Trick, is_engineers: bool) -> str:
    """Sentences on the markers of a Trick's suit, and on the next step after the first Trick."""
    if is_engineers:
        return Say("*{trick}* gets its markers. It is the Trick of your Engineer.")(trick=n.trick(trick.id))
    wanted = n.PIECES.listed(trick.components)
    return Say("*{trick}* gets its markers. Next come Components worth 2 {coin}: it asks for {wanted}.")(
        trick=n.trick(trick.id), wanted=wanted
    )


# ------------------------------------------------------------------ Components

MANAGERS_BOARD_TEXT: Final = _(
    "These go on the *Manager’s board*, where each kind counts as one piece more. Kinds that are already "
    "on your player board cannot go there."
)
BOARD_TEXT: Final = _(
    "Choose exactly 2 {coin} worth: two basic Components, the same or different, or one advanced one. "
    "You never use Components up. You only need to have them when you prepare."
)
EACH, STILL_TO_TAKE = _("each"), _("Still to take")
READY: Final = _("Ready: you prepare it for free.")
LIES_ON_BOARD: Final = _("It is already on the player board.")
tier_head: Final = Say("{tier} Components")
component_price: Final = Say("{tier} ones cost {price} {coin} each.")
lacks_these: Final = Say("It lacks {components}.")  # what is missing for a Prepare


def too_dear(price: int, left: int) -> str:
    """Reason why a kind of Component cannot be taken."""
    return Count("It costs {price}; {number} is left.", "It costs {price}; {number} are left.")(
        left, price=n.RESOURCES["coins"](price)
    )


OF_A_KIND: Final = {True: Say("{trick}: {have} of {need}"), False: Say("{number} taken")}
"""Number taken of a kind, and the number that the Trick asks for, if any."""


def still_to_take(trick: Trick, left: int, is_gift: bool, lacking: Mapping[str, int]) -> str:
    """State of the free Prepare: what is still to take, and what the Trick lacks."""
    where = _("For the Manager’s board") if is_gift else _("For the start")
    text = Say("{where}: you can still take Components worth {left} {coin}.")(where=where, left=left)
    if not lacking:
        return Say("{text} *{trick}* has all it needs, so you prepare it for free.")(text=text, trick=n.trick(trick.id))
    return Say("{text} *{trick}* lacks {components} for a free Prepare.")(
        text=text, trick=n.trick(trick.id), components=n.PIECES.join(lacking)
    )


# ------------------------------------------------------------------ the Specialist

behind_magician: Final = Say(
    "They earn {bonus} backstage while your Magician performs."
)  # what a Specialist adds to a show
points_and_wage: Final = Say("They have {points} {ap} a turn and take a wage of {wage} {coin}.")
"""Action Points and wage of a Specialist in a turn."""


class Specialist(NamedTuple):
    """A Specialist in words: what brings it now, its board, what it is best for."""

    epithet: str
    now: str
    board: str
    best: str


SPECIALIST_TEXTS: Final[dict[str, Specialist]] = {
    "assistant": Specialist(
        _("keeps the house and charms the gallery"),
        _("You get an *Apprentice* at once: a second pair of hands from the first turn."),
        _("It has a place for an Apprentice who needs no wage."),
        _("The Assistant is good for many small tasks, and for Fame in each of your shows."),
    ),
    "engineer": Specialist(
        _("builds what nobody believes"),
        _("You get a second *Trick* at once, of any category, with Fame Threshold 1."),
        _("It has a fourth place for a Trick, which gets 1 marker more whenever you prepare it."),
        _("The Engineer is good for variety on stage and for long shows."),
    ),
    "manager": Specialist(
        _("knows a man who knows a man"),
        _("You get more *Components* at once, worth 2 {coin}, on the Manager’s board."),
        _("It has two places for Components, where each pile counts as one piece more."),
        _("The Manager is good for a free Prepare now and for demanding Tricks later."),
    ),
}
NOW, THE_BOARD, IN_YOUR_SHOW, AT_WORK = _("Now"), _("The board"), _("In your show"), _("At work")
WHICH_SPECIALIST: Final = _("A Specialist has 2 {ap}, opens a board in your Workshop, and brings something at once.")


_BRINGS: Final = Say("*{character}.* {now} {best}")
BROUGHT: Final = {
    kind: _BRINGS(character=n.character(kind), now=text.now, best=text.best) for kind, text in SPECIALIST_TEXTS.items()
}
"""Benefit of a Specialist, in two sentences."""


# ------------------------------------------------------------------ the Engineer's Trick

ENGINEER_TEXT: Final = _(
    "The Engineer’s board takes a Trick of *any category*. Whenever you prepare it there, it gets *1 "
    "marker more*. You cannot prepare it at the start."
)
ENGINEER_TEXT_FREE: Final = _(
    "The Engineer’s board takes a Trick of *any category*. Whenever you prepare it there, it gets *1 "
    "marker more*. You prepare it for free if you have its Components."
)
WHICH_SECOND: Final = _(
    "A second Trick makes Links with the first. Look for one that needs Components you have or can buy."
)
YOUR_FIRST, NOT_TO_BE_HAD = _("Your first Trick"), _("Not available")
COMPONENTS_THERE: Final = _("Components there")
markers: Final = Say("{number} + 1 markers")  # what a Trick gets on the Engineer’s board
has_it: Final = Say("{name} owns it")  # in whose Workshop a Trick is


def second_trick(trick: Trick, is_ready: bool) -> str:
    """Demands and markers of the second Trick."""
    have = _("all of which are there") if is_ready else _("not all of which are there yet")
    name, wanted = n.trick(trick.id), n.PIECES.listed(trick.components)
    return Say("*{name}* needs {wanted}, {have}, and gives you {number} markers.")(
        name=name, wanted=wanted, have=have, number=trick.markers + 1
    )
