"""What is said on every table of a running game: bar, dock, log and strip."""

from typing import Final

from trickerion.language.speech import Count, Say, _, signed, table
from trickerion.language.wording import Words
from trickerion.rules.facts.actions import Points, Shard
from trickerion.words import names, tooltips
from trickerion.words.tooltips import because, effect_name

player_name: Final = Say("Player {number}")  # a player without a name


# ------------------------------------------------------------------ the bar

FINAL_CURTAIN, THE_SHOWS, THE_LESSONS = _("The final curtain"), _("The shows"), _("The lessons")
"""Words of the bar when nobody decides."""

PHASE_TEXT: Final = table(
    "phase text",
    roll_dice="The six Downtown dice are rolled. They show what you can learn, hire and take this turn.",
    initiative="You all act in this order: the player with least Fame goes first.",
    advertise="Pay the Coins of your Initiative slot for a Poster to gain 2 {fame}.",
    assign="Put Assignment cards face down under your Characters.",
    place="In Initiative order, place one Character at a time and take its Actions.",
    perform="Thursday to Sunday: the Magicians on stage perform one Performance card each.",
    classroom="The Trick Markers of taught Tricks go back to the supply. Then every Trick in a Classroom pays its "
    "owner.",
    end_turn="You pay wages, Characters return, Orders arrive, and the Performance cards move on.",
)
"""Pill of the bar -> what happens then."""

GAME_MENU, SETTINGS, LEAVE_REPLAY = _("Game menu: save, leave"), _("Settings"), _("Leave the replay")
decides: Final = Say("{name} decides")  # the prompt while somebody else has the decision
asked: Final = Say("{name}: {question}")  # a question, where several people are at the screen
large_log: Final = Say("The log, large ({key})")  # the button that opens the log
how_to_play: Final = Say("How to play ({key})")  # the button that opens the Workbook
sound_switch: Final = Say("Sound on or off ({key})")  # the button for the sound


# ------------------------------------------------------------------ the dock

UNDO_ENDS: Final = table(
    "undo ends",
    beginning="There is nothing to undo.",
    opened="You can’t go back further: the game was reopened.",
    revealed="You can’t go back further: something was revealed.",
    others="You can’t go back further: another player has moved.",
)
"""Reasons why undo goes no further back."""

DONE, NO_REDO = _("Done"), _("There is nothing to redo.")
NOT_YOUR_DECISION, NO_HINT_FOR_OTHERS = _("It is not your turn."), _("It’s not your turn.")


def undo(key: str, takes_back: str, *, others: bool) -> Words:
    """Undo: its key, and what it would take back; ``others``: opponents have acted since."""
    told = (
        Say("This takes back: {takes_back}.")(takes_back=takes_back),
        _("You also take back what the others have done since."),
    )
    return Words(Say("Undo ({key})")(key=key), told[: 1 + others] if takes_back else ())


REDO: Final = Say("Redo ({key})")
"""The button that makes again what was taken back."""


def hint_button(key: str) -> Words:
    """The button that asks for a hint."""
    return Words(Say("Hint ({key})")(key=key), (_("Ask a computer opponent what it would do here, and why."),))


HINT: Final = _("Hint")


def thinks_of_hint(key: str) -> tuple[str, str]:
    """While a hint is thought about."""
    return _("Thinking about a hint …"), Say("You can carry on meanwhile; {key} cancels the hint.")(key=key)


# ------------------------------------------------------------------ the log

CONJURER = _("The Daily Conjurer")
computer_for: Final = Say("{name} (computer)")  # a computer player in the place of this person
LOOK_BACK = _("Click to see the table right after this.")


def log_head(turn: int, phase: str) -> str:
    """The head over what happened in a phase; ``phase`` is "" before the first turn."""
    return Say("Turn {turn} · {phase}")(turn=turn, phase=phase or _("Start"))


WHY: Final = _("Why")  # an opponent did it


# ------------------------------------------------------------------ the strip

COMPONENTS, HAND, EMPTY, FREE_SLOT, NO_CARD = _("Components"), _("hand"), _("empty"), _("free slot"), _("no card")
NEEDS_ENGINEER, NOT_PREPARED, TAUGHT, USED = _("needs the Engineer"), _("not prepared"), _("taught"), _("used")
LIFTED, ACTS, PLACED, IDLE = _("lifted"), _("acts"), _("placed"), _("idle")
"""States of a Character of the strip."""


on_stage: Final = Say("{number} on stage")  # where the markers of a Trick are
lacks: Final = Say("lacks {pieces}")
PAYS: Final = _("Pays")  # on a Trick card, above its Yield
GIVES: Final = Say("gives {number}")  # Trick Markers, on a Trick card
lacks_pieces: Final = Count("lacks {number} piece", "lacks {number} pieces")


# ------------------------------------------------------------------ where a number comes from


_THEN: Final = {True: Say("When placed: {total} = {points}."), False: Say("When placed: {points}.")}


def points(planned: Points, points: int, *, has_acted: bool) -> Words:
    """Explanation of the Action Points of the Character at work: those at its placement, and now."""
    more = points - planned.total
    then = _THEN[bool(planned.slot or planned.changes)](total=planned.total, points=tooltips.points_from(planned))
    since = Say("A Shard, a card or an ability has changed that by {more} since.")(more=signed(more)) if more else ""
    now = Say("{points} left now.")(points=points) if has_acted else since
    return Words(
        names.RESOURCES["points"](points),
        (then, *filter(None, [now])),
        "resource.action_point",
        _("You lose any points left over."),
    )


def shard(facts: Shard, closes: str) -> Words:
    """Tip of Enhance Character: the rule, its changes, and the Powers that a Shard ``closes``."""
    body = Say("You can pay 1 {shard} for {points} more {ap} before the first Action.")(points=facts.points)
    where = (
        Say("This also works in the Theater: *{effect}*.")(effect=effect_name(facts.on_stage_by))
        if facts.on_stage_by
        else _("This does not work in the Theater.")
    )
    return Words(_("Enhance Character"), (f"{body} {where}", *because(facts.causes)), "action.enhance", closes)


# ------------------------------------------------------------------ moves in a list

ENGINEERS_SLOT: Final = _("Engineer’s slot")
THROUGH: Final = Say("{cause} {change}")
"""Cause that counts for the Fame Threshold of a Trick, and its amount."""
DRAWING_COSTS: Final = Count("{number} Action Point", "{number} Action Points")
"""Cost of drawing, in words without icons."""
THEIR_SHOW, OWN_SHARE = Say("{who}: {gains}"), Say("you: {gains}")
"""Payment of a show to its performer, and to the reader."""
