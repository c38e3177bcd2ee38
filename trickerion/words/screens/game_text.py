"""A finished game as plain text: its head, the final table, the log; the notice that the text is there."""

from typing import Final

from trickerion.language.speech import Say, _
from trickerion.language.wording import Words

HEAD: Final = _("Trickerion: Legends of Illusion")
kind: Final = Say("{game}, {edition}", "game as text")
"""The kind of game and its edition: "Base game, 5 turns, rules of 2019"."""
seed: Final = Say("Seed: {seed}")
FINAL_TABLE, THE_GAME = _("Final table"), _("The game, turn by turn")
place: Final = Say("{number}. {name}, {magician} ({kind}): {points} {fame}")
"""One player: "1. Ada, Electra (Person): 61 Fame"."""
came_from: Final = Say("Fame from: {sources}")
lost: Final = Say("Fame lost: {number}")
learned: Final = Say("Tricks: {tricks}")

TEXT: Final = _("As Text")
TEXT_TIP: Final = Words(
    _("Game as Text"),
    (
        _(
            "You copy the whole game as plain text, to paste it into a forum or a letter: the final table, then the "
            "log turn by turn. A file of it is kept, too."
        ),
    ),
)
ONLY_FINISHED: Final = _("Only a finished game can be copied as text.")

COPIED, NOT_COPIED, NOT_WRITTEN = _("The game is in the clipboard"), _("The game is in a file"), _("No text written")
lies_in: Final = Say("You can paste the game anywhere. The text is also in {file}.")
lies_only_in: Final = Say("This system has no clipboard. The text is in {file}.")
