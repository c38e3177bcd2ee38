"""One table, several computers: what is said of codes, of people elsewhere, and of wires that are cut."""

from typing import Final

from trickerion.language.speech import _, table

# ------------------------------------------------------------------ in the game

NOT_DONE: Final = table(
    "why a deed was not carried out",
    late="The table had changed before your move arrived, so it was not made.",
    not_possible="Your move is not possible any more, so it was not made.",
)
YOU_ARE_BACK: Final = _("You are back.")
HOST_SAVES: Final = _("The host’s computer saves after every decision.")
