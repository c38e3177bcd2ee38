"""The Set-up of a new game, with others or alone against the Heir."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from trickerion.language.speech import Say, _, table
from trickerion.rules.catalog import ACADEMY, DUEL
from trickerion.rules.options import MODULES as OFFERED
from trickerion.words import duel
from trickerion.words.academy import set_up as academy
from trickerion.words.names import CATEGORY, COUNT, PIECES

# ------------------------------------------------------------------ names that nobody typed

PERSONS: Final = (_("Ada"), _("Jasper"), _("Iris"), _("Edgar"))
COMPUTERS: Final = (
    _("Lantern Jack"),
    _("Madame Vesper"),
    _("Silas Quill"),
    _("Dora Finch"),
    _("Old Barnaby"),
    _("Lady Marlowe"),
    _("Felix Crane"),
    _("Violet Ashby"),
)
SEED_COLOURS: Final = (
    *("crimson", "velvet", "silver", "golden", "midnight", "ivory", "amber", "scarlet", "misty", "emerald"),
)
SEED_THINGS: Final = (
    *("hat", "dove", "lantern", "mirror", "raven", "candle", "curtain", "wand", "rabbit", "mask", "clock", "key"),
)
"""Two words and a number make a seed that can be read aloud: "crimson-hat-4127"."""

# ------------------------------------------------------------------ who plays

chooses: Final = Say("{name} chooses a Magician")  # what a click on the line of a seat’s Magician does
THIS_SEAT: Final = _("This seat")
has_colour: Final = Say("{name} uses it, so the two of you swap colours.")  # somebody else has the colour


class Table(NamedTuple):
    """With others, or alone: the scene's title, its part of the switch and that one's tip, and what differs below."""

    title: str
    label: str
    name: str
    text: str
    posters: str
    full: str


TABLES: Final[dict[str, Table]] = {
    "setup": Table(
        _("New Game"),
        _("2 to 4"),
        _("Two to four players"),
        _("People and computer players compete against each other."),
        _("Every player needs a different favourite category. You can change yours until the start."),
        _("Everybody chooses in turn and then gets a free Prepare."),
    ),
    "solo_setup": Table(
        _("Solo: Dahlgaard’s Heir"),
        _("Solo"),
        _("Solo"),
        _("You play alone against Dahlgaard’s Heir, who follows its own rules."),
        _("The Heir’s Magician comes from one of the other three categories. You can change yours until the start."),
        _("You choose and then get a free Prepare."),
    ),
}


class LevelWords(NamedTuple):
    """A level of computer players: its name, what is to be expected of it, and that in a few words.

    ``unproven``: that in a kind of game where it has not been shown to be stronger than the level below.
    """

    name: str
    text: str
    short: str
    unproven: str = ""


LEVELS: Final = {
    "apprentice": LevelWords(
        _("Apprentice"),
        _("The Apprentice knows every Location but plans hastily and misjudges. This is a gentle first opponent."),
        _("plans hastily; a gentle first opponent"),
    ),
    "assistant": LevelWords(
        _("Assistant"),
        _("The Assistant plans the whole turn with care and seldom wastes an Action Point."),
        _("plans the turn with care"),
        _("here no stronger than the Apprentice"),
    ),
    "manager": LevelWords(
        _("Manager"),
        _("The Manager expects what others will take and thinks a turn through to the last Character."),
        _("expects what others will take"),
        _("here no stronger than the Assistant"),
    ),
    "magician": LevelWords(
        _("Magician"),
        _("The Magician plays the best plans through, with your answers. That takes a few seconds."),
        _("weighs their plans against yours"),
        _("here no stronger than the Manager"),
    ),
}
"""Every level that a seat of a game can have."""
unproven: Final = Say("{text} In this kind of game, this level is no stronger than the one before, as far as we know.")


SEATS: Final = _("Seats")
HOW_IT_BEGINS: Final = _("How it begins")
seat: Final = Say("Seat {number}")
MAGICIAN_OF, LEVEL_OF, NAME_OF = _("Magician"), _("Level"), _("Name")
"""Things of a seat, for those who do not see them."""
KINDS: Final = table("kinds", person="Person", guest="Guest", computer="Computer", empty="Empty")
NAME_LINE: Final = _("a name")
GOES_FIRST: Final = _("You go first in turn 1 and get no extra {coin} Coins.")
EMPTY_SEAT: Final = _("Empty seat")
EMPTY_NOTES: Final = {
    3: _("The third slots of the Locations stay covered"),
    2: _("The middle slots of the Locations stay covered"),
}
TOO_FEW_NOTE: Final = _("Two players are needed")
DUEL_NOTE: Final = _("The Duel is for two: a third player switches it off")
CHOOSING, CHOSEN_LATER, DRAWN = _("choosing a Magician"), _("chosen later"), _("random")
HOW_TO_CHOOSE: Final = _("Then click a poster. Click your own poster again to give the Magician back.")


# ------------------------------------------------------------------ Magicians

CHOOSE: Final = _("Choose")


NOBODY: Final = _("Nobody")
chosen_by: Final = Say("chosen by {name}")
WHOSE_CHOICE: Final = {True: Say("{name} has chosen"), False: chooses}
"""Over the posters: who has chosen, or chooses."""


def not_to_be_had(name: str, category: str, plays_it: bool) -> str:
    """Reason why a Magician cannot be chosen: somebody plays that Magician, or has the category."""
    said = _PLAYS_IT if plays_it else _HAS_CATEGORY
    return said(name=name or _("another player"), category=CATEGORY[category])


_PLAYS_IT: Final = Say("{name} plays this Magician.")
_HAS_CATEGORY: Final = Say("{category} is the favourite category of {name}.")


def closed_poster(name: str, category: str) -> tuple[str, str]:
    """The same on the poster: what is the matter, and by whom."""
    return Say("{category} is taken")(category=CATEGORY[category]), Say("by {name}")(name=name)


# ------------------------------------------------------------------ modules

module_needs: Final = Say("Closed: it needs the {name}")  # why a module cannot be switched on


POWERS_IN_SHORT: Final = (
    _(
        "Everybody gets twelve Powers and secretly keeps eight. At the start of each Assignment you may "
        "learn one. It works as long as its slot is full of {shard}. Shards earn no {fame} at the end."
    ),
    _("These 90 cards are for players who know all the others. You need the Dark Alley, and the Heir cannot use them."),
)


class ModuleWords(NamedTuple):
    """A module as it is offered: its id in the rules, its sign, its words, and the modules it cannot do without.

    ``short`` stands where there is little room, ``more`` is what its tip tells besides.
    """

    id: str
    icon: str
    name: str
    detail: str
    short: str
    needs: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


MODULES_HEAD: Final = _("Modules")
ZONES: Final = {"NOW": HOW_IT_BEGINS, "TOWN": SEATS, "STAGE": _("Magicians"), "MINE": MODULES_HEAD, "DEEDS": _("Start")}
"""Parts of the screen, by their zones."""
_MODULES: Final = (
    ModuleWords(
        *("dark_alley", "location.dark_alley", _("Dark Alley")),
        _("7 turns, special cards, level 3 Tricks, Magicians’ abilities"),
        _("7 turns, special cards"),
    ),
    ModuleWords(
        *("prophecies", "ui.prophecy", _("Prophecies")),
        _("one changes a rule each turn; you need the Dark Alley"),
        _("a rule changes each turn"),
        needs=("dark_alley",),
    ),
    ModuleWords(
        *(ACADEMY, "location.academy", academy.NAME, academy.DETAIL),
        _("rooms, lessons, secrets"),
        needs=("dark_alley",),
        more=academy.IN_SHORT,
    ),
    ModuleWords(
        *(DUEL, "ui.duel", _("Duel of Magicians")),
        _("for two players: each turn covers other slots and weekdays"),
        _("only for two players"),
        more=duel.IN_SHORT,
    ),
    ModuleWords(
        *("powers", "resource.shard", _("Magician Powers")),
        _("your own cards, which Shards switch on"),
        _("Shards switch them on"),
        needs=("dark_alley",),
        more=POWERS_IN_SHORT,
    ),
)
MODULES: Final = tuple(module for module in _MODULES if OFFERED[module.id].in_menu)
"""Modules that can be added to the base game, in the order of the list."""
SHORT_GAME: Final = ModuleWords(
    *("short", "ui.turn_marker", _("Short Game")),
    _("the base game in three turns, about 25 minutes (our own variant)"),
    _("3 turns, 25 minutes"),
    more=(
        _("By then everybody has given one or two shows. You score it like the whole game."),
        _(
            "The whole game adds two turns: you get better Tricks, your Specialists pay off, and you give a show "
            "nearly every turn."
        ),
    ),
)
"""The short game of several players (ruling 161), offered like a module."""
SHORT_ONLY_BASE: Final = _("Closed: base game, beginner’s set-up")
HEIR_NEEDS_ALLEY: Final = _("always in with the Heir")
NOT_WITH_HEIR: Final = _("Closed: not with the Heir")  # why a module cannot be switched on


PHASES: Final = (
    ("phase.roll_dice", _("Dice"), _("Downtown shows the Tricks, helpers and Coins on offer.")),
    ("phase.initiative", _("Initiative"), _("The player with least {fame} Fame goes first. Ties switch order.")),
    ("phase.advertise", _("Advertise"), _("A Poster costs some {coin} Coins and earns 2 {fame} Fame.")),
    ("phase.assign", _("Assignment"), _("You secretly decide where each Character works.")),
    ("phase.place", _("Place Characters"), _("One at a time, you take turns: learn, hire, buy, prepare, set up.")),
    ("phase.perform", _("Performance"), _("Thursday to Sunday: Tricks pay their owners.")),
    ("phase.end_turn", _("End Turn"), _("You pay wages, Orders arrive, cards move on.")),
)
"""The phases of a turn: sign, name, what happens."""


def game_in_a_minute(turns: int, modules: Collection[str]) -> list[tuple[str, str, str]]:
    """The phases of a turn, and the end of the game."""
    phases = [*PHASES[:-1], *([academy.CLASSROOM] if ACADEMY in modules else []), PHASES[-1]]
    end = _("Coins, Shards and your team become {fame} Fame. The most wins.")
    return [*phases, ("ui.trophy", Say("After {count} turns")(count=COUNT[turns]), end)]


# ------------------------------------------------------------------ how it begins, and by which rules

IN_A_MINUTE: Final = _("A turn in a minute")
YOU_PLAY_WITH: Final = _("You play with")
MORE, LESS = _("More"), _("Less")
BEHIND_MORE: Final = _("See more: modules, set-up, edition, seed, and the Heir in detail.")


SIZES: Final = table("sizes of the solo game", whole="The Whole Game", small="A Small One")
SIZE_TIPS: Final = table(
    "sizes of the solo game, explained",
    whole="You play seven turns, with prophecies from the second one.",
    small="You play five turns without prophecies: our own variant, good for a first game alone.",
)
SMALL_GAME: Final = _(
    "*A small game for beginners* (our own variant) has five turns and no prophecies.\nThe whole game "
    "adds two turns, the rich cards of the Magnus Pantheon, and prophecies that bend the rules."
)


IN_SHORT: Final = {
    False: Say("{modules}; *{setup}*; rules of *{edition}*."),
    True: Say("{modules}; *{setup}*; rules of *{edition}*, with {changed} changed."),
}
"""Summary of the folded choices, in a sentence."""


SETUPS: Final = table("setups", beginner="Beginner’s Set-up", full="Full Set-up")
STEPS: Final = (
    ("character.magician", _("Magician"), _("if not yet")),
    ("ui.trick", _("First Trick"), _("its category")),
    ("resource.component", _("Components"), _("for 2 Coins")),
    ("character.manager", _("Specialist"), _("and bonus")),
    ("action.prepare", _("Prepare"), _("free if possible")),
)
"""The choices of the full Set-up: sign, name, detail."""
THE_CHOICES, CHOICES_AND_POWERS = _("The order of the choices:"), _("The choices, then eight Powers:")
DEALT_BY_CATEGORY: Final = _("A Trick, its Components and a Specialist, by category")
IN_FIRST_SLOT, BY_INITIATIVE = _("in slot I"), _("by Initiative")
EDITION: Final = _("Edition of the rules")
with_markers: Final = Say("with {number} markers")  # how a beginner's Trick is prepared
edition_changed: Final = Say("{edition}, changed")  # on its part of the switch
rules_of: Final = Say("Rules of {edition}")  # the title of an edition


COINS: Final = {True: Say("{least} or {most}"), False: Say("{least} to {most}")}
"""Coins at the start by the Initiative slots: of two players "10 or 14", of more "10 to 16"."""


def dealt_to(name: str, magician: str) -> str:
    """Sentence on how a beginner's start is dealt; without a Magician, on how to see it."""
    name = name or _("this seat")
    if magician:
        return Say("Each Magician’s category decides the start. *{name}* with {magician} gets:")(
            name=name, magician=magician
        )
    return Say("Each Magician’s category decides the start. Point at a poster to see what *{name}* would get.")(
        name=name
    )


def brought_along(trick: str, components: Mapping[str, int]) -> str:
    """Gift of a beginner's Specialist: the Engineer brings a Trick, the Manager Components."""
    if trick:
        return Say("and {trick}")(trick=trick)
    return Say("with {components}")(components=PIECES.listed(components)) if components else _("and an Apprentice")


def points_line(number: int, changed: int) -> str:
    """The line that opens the points."""
    each = Say("Set each of the {count} points separately")(count=COUNT.get(number, str(number)))
    return Say("{each} ({changed} changed)")(each=each, changed=changed) if changed else each


# ------------------------------------------------------------------ the points

POINTS_INTRO: Final = _("The edition sets them all together. Anything that differs from it is marked.")
NOTHING_DIFFERS: Final = _("Nothing differs from the edition.")
CHANGED, DONE = _("changed"), _("Done")

points_of: Final = Say("Points of the Rules of {edition}")  # the title of the sheet
all_as_in: Final = Say("All as in {edition}")  # the button that takes back what differs


# ------------------------------------------------------------------ the Heir

HEIR: Final = _("Dahlgaard’s Heir", "seat")
HEIRS_MAGICIAN: Final = _("You face a random Magician, never of your category")
DIFFICULTY_HEAD: Final = _("Difficulty")
DIFFICULTIES: Final = table(
    "difficulties",
    easy="It is slow and earns nothing backstage. Choose it for your first games.",
    normal="It has one more Apprentice and quicker hands. If you beat it, you play well.",
    hard="It has a second Specialist and is never idle. This is for experts.",
)
share_won: Final = Say("{won} of {games}")  # games against the Heir
WON_BY: Final = _("games won by our computer")
NO_ENTRY: Final = _("nothing")
ONLY_HARD: Final = _("Only Hard has a second Specialist.")
point_set_to: Final = Say("{name} {value}")  # what a part of a point's switch says


# ------------------------------------------------------------------ seed and start

SEED, SEED_LINE = _("Seed"), _("a seed")
NEW_SEED: Final = _("Draw another seed")
KEEP_SEED: Final = _("Keep this seed for the next game")
FREE_SEED: Final = _("Another seed for the next game")
SEED_STAYS: Final = _("The next game will use this seed again.")
SEED_NOTE: Final = _("The same seed gives you the same dice and cards.")
RAISE, LAST, BACK = _("Raise the Curtain"), _("Last Set-up"), _("Back")
NO_LAST: Final = _("You have not started a game yet.")
ALL_CHOSEN: Final = _("Everything is chosen.")
TOO_FEW: Final = _("You need two to four players: fill another seat.")
NO_NAME: Final = _("A player has no name yet.")
YOU_HAVE_NO_NAME: Final = _("You have no name yet.")
NAME_OF_HEIR: Final = _("The Heir has this name already.")
start_with: Final = Say("start with {number} players")  # the second line of the button that starts the game
start_alone: Final = Say("alone against the Heir: {difficulty}")  # the same for a solo game
same_name: Final = Say("Two players are called {name}.")  # why the game cannot start
NO_LETTERS: Final = _("No font on this computer can show a player’s name. Please write the name in other letters.")


OPEN: Final = {
    True: (
        Say("{name} has no Magician yet and chooses at the table."),
        Say("{count} players have no Magician yet and choose at the table."),
        _("Nobody has a Magician yet. Everybody chooses at the table."),
    ),
    False: (
        Say("{name} has no Magician yet and gets a random one."),
        Say("{count} players have no Magician yet and get random ones."),
        _("Nobody has a Magician yet. Everybody gets a random one."),
    ),
}
"""Notice on players without a Magician, and how they find one: one, several, nobody has one."""


def open_solo_choices(has_magician: bool, is_full: bool) -> str:
    """The same for a solo game."""
    if has_magician:
        return _("The Heir’s Magician comes from another category.")
    if is_full:
        return _("You choose at the table, and then the Heir gets a random one.")
    return _("You get a random Magician, and then the Heir gets one.")
