"""Where Fame, Coins and Shards come from and go to."""

from typing import Final

from trickerion.language.speech import Say, table
from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import heir
from trickerion.words.academy.names import tile
from trickerion.words.tooltips import effect_name

_SOURCES: Final = table(
    "source",
    start="at the start",
    advertise="for the Poster",
    link="for a Link",
    trick="for a performed Trick",
    performer_link="for the Links of the show",
    performer_assistant="for the Assistant backstage",
    performer_manager="for the Manager backstage",
    performer_engineer="for the Engineer backstage",
    performer_card="for the Performance card",
    scoring="in the final scoring",
    bank="from the Bank",
    buy="for Components",
    fame_threshold="for missing Fame",
    wages="for wages",
    slot="for the slot",
    enhance="to enhance the Character",
    saved_card="for a used card",
    soul_possession="for Soul Possession",
    renovation="for a renovation",
    lesson="for a Trick of the Classroom’s level",
    classroom="for lessons",
    secret_coins="for secrets to lend",
    performer_secret="for a secret backstage",
)
_THROUGH: Final = Say("through {cause}")
_THROUGH_ROOM: Final = Say("through the {room}")
WHERE_FROM: Final[dict[str, str]] = {
    **{room: _THROUGH_ROOM(room=tile(room)) for room in TILES},
    **{
        source: _THROUGH(cause=effect_name(source))
        for source in (*SECRETS, *POWERS, *PROPHECIES, *SPECIALS, *MAGICIANS)
    },
    **_SOURCES,
    **heir.SOURCES,
}
"""Sources and uses of Fame, Coins or Shards: "from the Bank", "through Interest"; nothing for the rest."""
