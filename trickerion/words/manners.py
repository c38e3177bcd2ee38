"""Manners: how a Magician leans when the computer plays it, in a sentence."""

from typing import Final, NamedTuple

from trickerion.language.speech import Say, _


class MannerWords(NamedTuple):
    """Name of a manner, the preference of a player who has it, and its sign."""

    name: str
    text: str
    icon: str


MANNERS: Final = {
    "showman": MannerWords(
        _("Showman"), _("This Magician loves the stage and likes to give a show every turn."), "action.perform"
    ),
    "hoarder": MannerWords(_("Saver"), _("This Magician saves Coins where others spend them."), "resource.coin"),
    "elbows": MannerWords(
        _("Sharp elbows"),
        _("This Magician likes to take the weekday or the slot that somebody else is waiting for."),
        "ui.day",
    ),
    "patron": MannerWords(
        _("Patron"), _("This Magician gathers a large team around the stage."), "character.apprentice"
    ),
}
"""By manner."""

EXPLAINED: Final = _(
    "At every level, each Magician the computer plays has a small preference. There are four of these *manners*, "
    "one for each favourite category. The tooltips of posters and opponents say which, and you can switch manners "
    "off in the *Settings*."
)
"""Explanation of manners, for How to Play."""


_OF_PLAYER: Final = Say("*{name}.* {text}")
OF_PLAYER: Final = {id: _OF_PLAYER(name=manner.name, text=manner.text) for id, manner in MANNERS.items()}
"""Words on a computer player's manner, in the player's tip."""


def of_magician(manner: str) -> str:
    """Words in the tip of a poster on the manner of the computer player who has the Magician, or may take it."""
    return Say("*When the computer plays.* {text}")(text=MANNERS[manner].text)
