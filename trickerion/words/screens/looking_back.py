"""Where a game was given away: what stands out in a sentence each, what came of all, how far it is."""

from typing import Final

from trickerion.language.speech import Count, Say, _, sayings, table
from trickerion.language.wording import Words
from trickerion.words.screens.replay import PLAY_ON

TITLE: Final = _("Where I Lost It")
NOTE: Final = _("your decisions beside a Manager’s")
TIP: Final = Words(
    TITLE,
    (_("This compares your own decisions with what a Manager would have done, and lists the few that cost you most."),),
)
NOT_OVER: Final = _("The game is not over yet.")
NO_PERSON: Final = _("Only computers played in this game.")

SHOW, STOP, BEGIN, AGAIN = _("Show the Table"), _("Stop"), _("Look Back"), _("Try Again")
GO_ON: Final = _("Go On")
SHOW_TIP: Final = Words(SHOW, (_("Open the replay at the moment of this decision."),))
PLAY_TIP: Final = Words(PLAY_ON, (_("A new game begins at this decision, under its own name."),))
look_as: Final = Say("Look back as {name}")

# ------------------------------------------------------------------ one decision


at_work: Final = Say("Turn {turn}, {who}: {place}")
"""Over the visit of a Character: "Turn 3, Engineer: Market Row"; over all else stands the moment of the replay."""

CHOSEN: Final = sayings(
    "looking back",
    visit="With the {character} you chose to {own}; a Manager would have chosen to {other}.",
    cards="You chose to {own}; a Manager would have chosen to {other}.",
    step="You chose “{own}”; a Manager would have chosen “{other}”.",
)
"""Chosen way beside the other, both told alike: the deeds of a Character, the places of all, or one answer."""
VERDICT: Final = {
    False: sayings(
        "looking back",
        sure="That was worth about {points} Fame more, with Managers playing on.",
        likely="That was probably better, with Managers playing on.",
        others="With Managers playing on, that would have earned you about {points} Fame more, but {rival} about "
        "{theirs}.",
        proud="Yours was about {points} Fame better, with Managers playing on.",
    ),
    True: sayings(
        "looking back roughly",
        sure="That was worth about {points} Fame more, with Assistants playing on.",
        likely="That was probably better, with Assistants playing on.",
        others="With Assistants playing on, that would have earned you about {points} Fame more, but {rival} about "
        "{theirs}.",
        proud="Yours was about {points} Fame better, with Assistants playing on.",
    ),
}
"""By whether quicker hands than Managers' played on."""
again: Final = Count(
    "It was the same in turn {turns}: about {points} Fame together.",
    "It was the same in turns {turns}: about {points} Fame together.",
)
"""Of a habit, which is named once."""
YOU, A_MANAGER = _("you"), _("a Manager")
"""Below the two small pictures of a decision."""
numbered: Final = Say("{number}: {head}")
"""Heading of a decision for the ear."""
PROBABLY: Final = _("probably better")
about, better_by = Say("about *{points}* {fame}"), Say("yours: *{points}* {fame} better")
by_the_end: Final = Say("by the end, {least} to {most}")
"""By how much the other way was better, or the own one; between which ends it lies."""
STRONGEST_RIVAL: Final = _("the strongest rival")

REASON: Final = table(
    "looking back",
    trick="Most of it comes from performed Tricks.",
    link="Most of it comes from Links.",
    performer_link="Most of it comes from the Links of a show.",
    performer_card="Most of it comes from the Performance card.",
    renovation="Most of it comes from renovations.",
    classroom="Most of it comes from lessons.",
    scoring="Most of it comes from the final scoring.",
    to_come="Most of it is what you would have had for the turns to come.",
)

send, sent_to, sent_with = Say("send {whom}"), Say("the {character} to {place}"), Say("the {character} out with {card}")
leave_idle, left_idle = Say("leave {whom} idle"), Say("the {character}")
"""Deeds with cards: "send the Engineer to the Workshop", "leave the Apprentice idle"."""
go_to: Final = Say("go to the slot {slot}")
"""Placement of a Character: "go to the slot Downtown +2"."""
STAY_IDLE, DO_NO_MORE = _("stay idle"), _("do nothing more")
goes_on: Final = Say("{told}, and see")
"""Of a way that could be told only up to where a die or a card speaks."""
NO_MORE: Final = _("nothing more")


# ------------------------------------------------------------------ all of them

CHART: Final = _("Your Fame, turn by turn")
TURN: Final = Say("Turn {turn}")

in_all: Final = Count(
    "At least about {points} Fame in one decision", "At least about {points} Fame in {number} decisions"
)
NOTHING: Final = _("Nothing stands out")
LIKELY: Final = Count("One decision was probably not the best", "{number} decisions were probably not the best")
PROUD: Final = Count("One decision was better than a Manager’s", "{number} decisions were better than a Manager’s")
"""Over what is named where no Fame was given away for certain."""
NOTHING_TEXT: Final = _(
    "Where you and a Manager would have decided differently, the result was about the same. We do not "
    "count what a die or a card decided."
)
NOT_YET: Final = _("We list the costliest decisions here as soon as we have played them on.")
COUNTED: Final = _("We list only differences that luck cannot explain. What a die or a card decided is nobody’s fault.")
ROUGHLY: Final = _(
    "With these modules Assistants play on, because Managers would take too long. The result is only rough."
)
alike: Final = Say("A Manager would have made {alike} of your {asked} decisions the same way.")

par_in_chart: Final = Say("A Manager in your chair: {least} to {most} Fame")
par_about: Final = Say("A Manager in your chair: about {points} Fame")
par_then: Final = Say("A Manager in your chair had {least} to {most} Fame.")
you_had: Final = Say("You had {points} Fame.")
made: Final = Say("You made *{points} Fame*. Managers in your chair made {least} to {most}.")
made_about: Final = Say("You made *{points} Fame*. Managers in your chair made about {theirs}.")
games: Final = Count("We played {number} game with the same seed.", "We played {number} games with the same seed.")
SITS: Final = _("For these trials a Manager plays every other seat.")

# ------------------------------------------------------------------ how far it is

STAGES: Final = (
    (0.2, _("We ask a Manager about each decision …")),
    (0.6, _("We play both ways on, decision by decision …")),
    (0.75, _("A Manager plays the evening in your chair …")),
    (1.0, _("We play the costliest on again, on fresh tables …")),
)
"""Up to which share of the work, and what is being done."""
FAILED: Final = _("Looking back did not work. You can try again.")
STOPPED: Final = _("You stopped it. This is how far it got.")
