"""Your Tables: the games in progress, what each is, and where one goes that is put away."""

from typing import Final

from trickerion.language.speech import Count, Say, _

TITLE: Final = _("Your Tables")
NOTHING: Final = _("No game is in progress.")
HOW: Final = _("A game that you begin stays here until its end.")
A_GAME: Final = _("A game in progress")
GUIDED_EVENING: Final = _("A Guided Evening")
GUESTS: Final = _("with guests")
ELSEWHERE: Final = _("at another computer")
ANOTHER_WINDOW: Final = _("in another window")
"""Beside the name of a table: what is special about it."""
decides: Final = Say("{moment} · {name} decides")
you_sit: Final = Say("You sit there as {name}.")
how_many: Final = Count("{number} game in progress", "{number} games in progress")
FOOT: Final = _("Each game saves itself after every decision.")
PUT_AWAY: Final = _("Put Away")
PUT_AWAY_TITLE: Final = _("Put This Game Away?")
put_away_text: Final = Say("It moves from this list to your saved games, where you can open it at any time. {game}.")
GUESTS_KEEP: Final = _("Its guests can come back when you open it as a table again.")
put_away_as: Final = Say("The game is now among your saved games as “{name}”.")
NOT_PUT_AWAY: Final = _("Not put away")
