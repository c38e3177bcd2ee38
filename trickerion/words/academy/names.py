"""What rooms, spaces and secrets are called, and what stands on the tile of a room."""

from collections import defaultdict
from typing import Final

from trickerion.language.speech import Count, Say, _, printed, table
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE, SECRETS, SPACES, TILES
from trickerion.words.names import LEVEL

SECRETS_ON_SHOW = _("Secrets")
LETTER: dict[str, str] = {"a": "A", "b": "B", "c": "C", "d": "D"}
"""Of the tokens that open spaces."""
TYPE: dict[str, str] = table("type", classroom="Classroom", practice="Practice Room")
secret: Final = defaultdict(
    lambda: _("a secret"), {id: printed(id, "name", secret.name) for id, secret in SECRETS.items()}
).__getitem__
"""The name of a secret; "a secret" for one that lies face down."""
tile: Final = {id: printed(id, "name", tile.name) for id, tile in TILES.items()}.__getitem__
"""The name of a room."""
_SPACE: Final = Say("{type} {number}")
space: Final = {
    id: _SPACE(type=TYPE[space.type], number=id.rpartition("_")[2]) for id, space in SPACES.items()
}.__getitem__
"""A space by its type and row: "Classroom 2"."""

MOMENT: Final[dict[str, str]] = table(
    "moment",
    show="each show",
    markers="at Prepare",
    points="to Prepare",
    card="on one card",
    link="each Link",
    link_level="Link level",
    stays="stays put",
    returns="comes back",
    turned="any way up",
)
"""When the bonus of a Practice slot counts, in a word or two."""

most: Final = Say("max {amount}")
"""The most of a kind that a Classroom pays in a turn."""

SIDES: Final = (_("left slot"), _("right slot"))
"""The two slots of a room, which bear no numbers."""
OR, OR_ELSE = _("or"), _("or else")
HALF = "½"
EMPTY: Final[dict[str, str]] = {CLASSROOM: _("Empty Classroom"), PRACTICE: _("Empty Practice Room")}
banners_this_turn: Final = Count(
    "{number} Banner this turn", "{number} Banners this turn"
)  # how many Banners a renovation takes
opens_in: Final = Say("opens in turn {turn}")
CLOSED_NOW = _("closed", "room of the Academy")


of_level: Final = {level: Say("a level {level}")(level=name) for level, name in LEVEL.items()}
level: Final = {number: Say("level {level}")(level=name) for number, name in LEVEL.items()}
"""Whom the bonus between the slots of a Classroom is for; the same where there is little room."""
