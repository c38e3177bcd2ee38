"""The Heir's board explained: its stances, plan, line, lists, Configuration dice, and where both sides still place."""

from typing import Final, NamedTuple

from trickerion.language.speech import Count, Remarks, Say, _, join, listed, printed, sayings, table
from trickerion.language.wording import Words
from trickerion.rules.catalog import SPECIALISTS, SPECIALS, Yields
from trickerion.rules.facts.heir import ConfigurationFacts, HeirFacts, HeirsCharacter, HeirsTrick
from trickerion.rules.heir import catalog as its
from trickerion.words import card_tooltips
from trickerion.words import names as n
from trickerion.words.academy.names import secret
from trickerion.words.heir.gaps import BENT_BY, GAPS, IN_LINE, MARKERS, PLAN, STANCE, TRICKS
from trickerion.words.heir.tables import DIFFICULTY, WORK
from trickerion.words.said import own_slot

# ------------------------------------------------------------------ contested or not


class StandingWords(NamedTuple):
    """Standing of both sides at a Location now, in two or three words and in a sentence."""

    short: str
    long: str


STANDING: Final = {
    "workshop": StandingWords(_("never contested"), _("The Workshop is never contested.")),
    "early": StandingWords(
        "",
        _("A Location is contested only in Place Characters, while both sides still have a Character to place there."),
    ),
    "contested": StandingWords(_("contested"), _("Contested: both sides still have a Character to place here.")),
    "its_magician": StandingWords(
        _("only its Magician"), _("Not contested: the Heir has only its Magician left to place here.")
    ),
    "your_magician": StandingWords(
        _("only your Magician"), _("Not contested: you have only your Magician left to place here.")
    ),
    "heir": StandingWords(_("only the Heir"), _("Not contested: only the Heir still has a Character to place here.")),
    "you": StandingWords(_("only you"), _("Not contested: only you still have a Character to place here.")),
    "nobody": StandingWords(_("nobody left"), _("Not contested: neither side has a Character left to place here.")),
}
"""By what ``HeirFacts.standing`` says of a Location."""

# ------------------------------------------------------------------ stances and plan

_STANCE: Final = {
    "ready": (
        _("It is Ready when its plan is a performance card and it has a Trick of the highest level its Fame allows."),
        _("It takes the earliest free weekday."),
    ),
    "busy": (_("It is Busy whenever it is not Ready."), _("It takes the latest free weekday.")),
}
_NOW: Final = sayings(
    "stance now",
    {
        "": "*Now* no plan card is open yet.",
        "setup": "*Now* it has a set-up card and {tricks} of level {roman}.",
        "performance": "*Now* it has a performance card and {tricks} of level {roman}.",
    },
)


def stance_words(heir: HeirFacts, which: str) -> Words:
    """A stance: when it holds, and whether it does now, with the reason."""
    level, kind = n.LEVEL[heir.level], heir.plan.kind if heir.plan is not None else ""
    now = (_NOW[kind](tricks=TRICKS(heir.owned), roman=level),) if heir.stance == which else ()
    return Words(
        STANCE[which], (*_STANCE[which], *now), "ui.contraption", Say("Its top level now is {level}.")(level=level)
    )


def priority_words(heir: HeirFacts, location: str) -> Words:
    """A row of the priority list."""
    body = (
        STANDING[heir.standing[location]].long,
        _(
            "It goes to contested Locations first, in the order of this list, then to the others where it still has a "
            "Character to place."
        ),
    )
    return Words(n.LOCATION[location], body, f"location.{location}")


_LEFT: Final = Count("{number} plan card left", "{number} plan cards left")
_PLAN: Final = sayings(
    "plan card", setup="This is a set-up card: {icons}.", performance="This is a performance card: {icons}."
)


def plan_words(heir: HeirFacts) -> Words:
    """The plan card of this turn; the deck lies there only after the draft."""
    left = _LEFT(heir.plans_left)
    if heir.plan is None:
        waits = _("Once your cards are laid, it turns up its next plan card.")
        return Words(_("No plan yet"), (waits,), "ui.order", f"{left}." if heir.has_board else "")
    icons = listed(ICON[icon.is_special](place=n.LOCATION[icon.location]) for icon in heir.plan.icons)
    body = (
        _PLAN[heir.plan.kind](icons=icons),
        _(
            "Icon by icon, the next Character in line gets a card for that Location. A red icon asks for a special "
            "card; without one, that Character stays Idle."
        ),
    )
    return Words(PLAN[heir.plan.id], body, "ui.order", Say("{left}. Nobody knows the next one.")(left=left))


ICON: Final = {False: Say("{place}"), True: Say("special {place}")}
"""An icon of the plan card, by whether it asks for a special card."""
_ASKS: Final = {
    False: _("This asks for a permanent card of the Location."),
    True: _("This asks for a special card of the Location."),
}
_OWNER: Final = {
    True: Say("It is for the {in_line}."),
    False: Say("The Heir has no Character for this icon and ignores it."),
}


def icon_words(heir: HeirFacts, number: int) -> Words:
    """An icon of the plan card, counted from 0, and whose it is."""
    assert heir.plan is not None
    place, is_special, owner = heir.plan.icons[number]
    told = IN_LINE[owner.startswith("apprentice")](number + 1, owner or "magician")
    name = ICON[is_special](place=n.LOCATION[place])
    return Words(
        Say("Icon {number}: {name}")(number=number + 1, name=name),
        (_ASKS[is_special], _OWNER[bool(owner)](in_line=told)),
        f"location.{place}",
    )


# ------------------------------------------------------------------ the Heir, its Characters, Tricks and lists

ABILITY: Final = {magician: n.heirs_ability(magician) for magician in its.ABILITIES} | {
    "": _("The Heir has no Magician yet. Once you have chosen yours, it draws one of another category.")
}
"""Ability of the Heir's Magician."""
ABILITY_IN_BRIEF: Final = ABILITY | {
    magician: printed(magician, "heir_in_brief", text) for magician, text in its.BRIEF_ABILITIES.items() if text
}
"""The same in at most four short lines."""
_HE: Final = Say("As {magician}")
_AS: Final = {magician: _HE(magician=n.magician(magician)) for magician in its.ABILITIES} | {"": _("The Heir")}


def identity_words(heir: HeirFacts) -> Words:
    """Identity of the Heir in this game, and the meaning of the difficulty."""
    body = (
        ABILITY[heir.magician],
        _("It pays for nothing: no Posters, no wages, no Components."),
        Say("At the end of each turn, every {coins} {coin} become {exchange} {fame}.")(
            coins=its.COINS_TO_FAME, exchange=heir.exchange
        ),
    )
    icon = f"magician.{heir.magician}" if heir.magician else "character.magician"
    return Words(
        _AS[heir.magician], body, icon, Say("Difficulty: {difficulty}.")(difficulty=DIFFICULTY[heir.difficulty])
    )


_POINTS: Final = {
    True: Say("This turn: {points} {ap}, because of {by}."),
    False: Say("When placed next: {points} {ap}, because of {by}."),
}
_DOING: Final = sayings(
    "Character of the Heir",
    at_work="Placed: *{slot}*.",
    placed="Placed: *{slot}*.",
    idle="Idle this turn.",
    waiting="This Character waits to be placed.",
    no_card="This Character has no card.",
    extra="This Character has the extra place: they never get a card, but they count at the end.",
)


def character_words(one: HeirsCharacter) -> Words:
    """A Character in the Heir's line, its card, and what it is doing."""
    body = [Say("{own} {ap} of their own, no wage.")(own=one.own)]
    if one.by:
        body.append(_POINTS[one.now == one.sure](points=one.now, by=join(map(BENT_BY.__getitem__, one.by))))
    body += [_("All Specialists work alike for the Heir.")] if one.kind in SPECIALISTS else []
    if one.card in SPECIALS:
        body.append(
            Say("{card} adds {card_points} {ap}; the Heir ignores its text.")(
                card=n.card(one.card), card_points=its.CARD_POINTS
            )
        )
    body.append(_DOING[one.doing](slot=n.slot(one.slot) if one.slot else ""))
    return Words(Say("The Heir’s {character}")(character=n.character(one.id)), tuple(body), f"character.{one.kind}")


FREE_SLOT: Final = Words(
    _("Free slot"),
    (_("Here is room for a Trick. The Heir takes one Downtown, already prepared, and needs no Components."),),
    "ui.trick",
)
_READY: Final = Say("{markers} ready.")
_ON_STAGE: Final = Say("{markers} ready, {number} on stage ({cards}).")


def trick_words(trick: HeirsTrick, row: tuple[str, ...]) -> Words:
    """A Trick of the Heir; ``row``: the Performance cards side by side."""
    printed = card_tooltips.trick(trick.id)
    say, cards = _ON_STAGE if trick.on_stage else _READY, dict.fromkeys(trick.on_stage)
    places = say(
        markers=MARKERS(trick.ready),
        number=len(trick.on_stage),
        cards=join(n.performance(card, row, n.THEATER_SHORT) for card in cards),
    )
    note = _("Its Tricks are in order of Fame, then Shards, then Coins. It sets them up from the left.")
    return Words(printed.title, (*printed.body, places, _("It needs no Components.")), printed.icon, note)


def parting_words(pay: Yields) -> Words:
    """Yields that the Heir receives for its own Tricks on the card that leaves."""
    body = Say("The Heir receives {yields} for its Tricks on the card that leaves.")(yields=n.yields(pay))
    return Words(
        _("Markers go back"), (body, _("Each pays 1 {fame} and 1 {coin} less than in a show.")), "ui.trick_marker"
    )


SHOPPING: Final = Words(
    _("Shopping List"),
    (
        _("These are the Components its Tricks would need."),
        _(
            "In Market Row it strikes off what is for sale and orders one of the rest for each {ap}. So you may "
            "not find there what you hoped for."
        ),
    ),
    "action.order",
)


def specials_words(heir: HeirFacts) -> Words:
    """The special cards of the Heir."""
    hand, under = heir.special_cards
    body = (
        Say("{hand} in its hand, {under} under its Characters.")(hand=hand, under=under),
        Say("Under a Character, each adds {card_points} {ap}. The Heir ignores the text.")(card_points=its.CARD_POINTS),
        Say("At the end, each card in its hand is worth {worth} {fame}, up to {most}.")(
            worth=its.CARD_FAME, most=its.MOST_FAME_OF_A_LINE
        ),
    )
    return Words(_("Special cards"), body, "ui.special_card")


RENOVATES: Final = _("It renovates while it has no more Banners beside rooms than you.")
_SECRETS: Final = {True: Say("{secrets}."), False: Say("It has none yet.")}


def secrets_words(secrets: tuple[str, ...]) -> Words:
    """The secrets of the Heir's Protégé."""
    body = (
        _SECRETS[bool(secrets)](secrets=join(map(secret, secrets))),
        Say("It learns up to {most}. Each gives its Protégé more {ap}; now the Protégé has {points}.")(
            most=its.MOST_SECRETS, points=its.PROTEGE_POINTS[len(secrets)]
        ),
        _("The Heir ignores what a secret says."),
    )
    return Words(_("Its secrets"), body, "ui.secret")


# ------------------------------------------------------------------ what it does where


def location_words(heir: HeirFacts, location: str) -> Words:
    """Work of the Heir at a Location, with its table at this difficulty."""
    body = (*WORK[location, heir.difficulty], STANDING[heir.standing[location]].long)
    return Words(Say("{location}: what the Heir does")(location=n.LOCATION[location]), body, f"location.{location}")


# ------------------------------------------------------------------ dice, disks to come, prophecies

_ROLLED: Final = {
    True: _("It was rolled this turn."),
    False: _("It was not rolled, so it shows the same face as last turn."),
}


def configuration_words(die: ConfigurationFacts) -> Words:
    """The Configuration die of a Location: what it blocks, and whether it was rolled this turn."""
    blocked = join(n.DAY.get(entry) or own_slot(entry) for entry in die.blocked)
    body = (Say("It blocks {blocked} until it is rerolled.")(blocked=blocked), _ROLLED[die.is_new])
    return Words(Say("Configuration die: {location}")(location=n.LOCATION[die.location]), body, "ui.dice")


BLOCKED: Final = Remarks("blocked now", {"closes": "{closes}"}, GAPS)
"""Slots that a Configuration die blocks, beside its Location: "+2 and 0", "Thursday and Friday"."""
_TO_COME: Final = {True: Say("The Heir: {waiting}."), False: Say("You: {waiting}.")}
_NOBODY: Final = _("nobody")


def to_come_words(heir: HeirFacts, location: str) -> Words:
    """The disks of both sides that still have to be placed at a Location."""
    waits = (
        _TO_COME[seat == heir.seat](waiting=join(map(n.character, disks)) or _NOBODY)
        for seat, disks in heir.waiting[location]
    )
    body = (*waits, STANDING[heir.standing[location]].long)
    return Words(Say("Still to come: {location}")(location=n.LOCATION[location]), body, "phase.place")


HEEDS: Final = {False: _("The Heir ignores it."), True: _("It works for the Heir too.")}
"""By whether a prophecy works for the Heir."""

DAY: Final = table(
    "weekday of the Heir",
    blocked="blocked",
    yours="yours",
    heirs="Heir’s",
    earliest="earliest",
    latest="latest",
    free="free",
)
"""State of a weekday for both sides: "earliest" or "latest" of the free."""
SHORTER_DAY: Final = DAY | table("weekday of the Heir, short", earliest="first", latest="last")
"""The same for narrow weekdays."""
DAY_WORDS: Final = {
    "earliest": (_("The Heir goes here next. When Ready, it takes the earliest free weekday."),),
    "latest": (_("The Heir goes here next. When Busy, it takes the latest free weekday."),),
}

_CARDS_LEFT: Final = Count("{number} special card left.", "{number} special cards left.")


def deck_words(deck: str, cards: int, decks: tuple[str, ...]) -> Words:
    """A deck of special cards, with how the Heir draws; ``decks`` are all that lie on the table."""
    order = listed(n.LOCATION[place] for place in its.ACADEMY_DRAW_ORDER if place in decks)
    how = Say(
        "The Heir draws from the deck of which it has the fewest cards. On a tie, it takes the first in this order: "
        "{order}."
    )(order=order)
    return Words(Say("{location} cards")(location=n.LOCATION[deck]), (_CARDS_LEFT(cards), how), f"location.{deck}")
