"""What the Heir says, one line in each turn: the voice is that of its Magician's favourite category."""

from typing import Final

from trickerion.language.speech import _

SAYINGS: Final[dict[str, tuple[str, ...]]] = {
    "mechanical": (
        _("Wound up, and in good time."),
        _("Every wheel knows its place."),
        _("I do not hurry. I am geared."),
        _("You hear that? Nothing grinds."),
        _("A spring forgives no delay."),
        _("The mainspring is still full."),
        _("And now it strikes the hour."),
    ),
    "optical": (
        _("Look closely. No, over there."),
        _("I saw you coming, twice."),
        _("It is all done with patience."),
        _("Do you trust your own eyes?"),
        _("Half of this was a mirror."),
        _("Keep watching the other hand."),
        _("The last thing you see is me."),
    ),
    "escape": (
        _("Lock it. I shall wait."),
        _("That knot is new. Thank you."),
        _("I count the bolts as you talk."),
        _("There is always a second door."),
        _("Tighter, if you like."),
        _("I have been out for a while."),
        _("The box is empty. Look behind you."),
    ),
    "spiritual": (
        _("They told me you would come."),
        _("Grandfather watches this one."),
        _("Someone moved. It was not I."),
        _("The candles lean towards you."),
        _("I ask them; you have to guess."),
        _("Even the dead have tickets."),
        _("The hall is full tonight."),
    ),
}
"""Favourite category -> a line for each turn."""
