"""Where Fame, Coins and Shards come from and go to."""

from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import heir
from trickerion.words import names as n
from trickerion.words.academy import events as academy
from trickerion.words.academy.names import secret, tile
from trickerion.words.powers.names import power

_SOURCES = {
    "start": "at the start",
    "advertise": "for the Poster",
    "link": "for a Link",
    "trick": "for a performed Trick",
    "performer_link": "for the Links of the show",
    "performer_assistant": "for the Assistant backstage",
    "performer_manager": "for the Manager backstage",
    "performer_engineer": "for the Engineer backstage",
    "performer_card": "for the Performance card",
    "scoring": "in the final scoring",
    "bank": "from the Bank",
    "buy": "for Components",
    "fame_threshold": "for missing Fame",
    "wages": "for wages",
    "slot": "for the slot",
    "enhance": "to enhance the Character",
    "saved_card": "for a used card",
    "soul_possession": "for Soul Possession",
    **academy.SOURCES,
    **heir.SOURCES,
}


def source_words(source: str) -> str:
    """Where Fame, Coins or Shards came from or went to: "from the Bank", "through Interest"."""
    if source in _SOURCES:
        return _SOURCES[source]
    if source in SPECIALS:
        return f"through {n.card(source)}"
    if source in PROPHECIES:
        return f"through {n.prophecy(source)}"
    if source in MAGICIANS:
        return f"through {n.ability(source)}"
    if source in POWERS:
        return f"through {power(source)}"
    if source in SECRETS:
        return f"through {secret(source)}"
    if source in TILES:
        return f"through the {tile(source)}"
    return ""
