"""Links: the circles between two slots of a Performance card in which both corners show one category (ruling 6)."""

from typing import NamedTuple

from trickerion.rules.catalog import CORNERS, Link, Yields
from trickerion.rules.state import Marker, Performance


def link_between(link: Link, markers: tuple[Marker | None, ...]) -> str:
    """The category that both corners in a Link circle show, or "" when it is not a Link (ruling 6)."""
    a, b = markers[link.a], markers[link.b]
    if a is None or b is None:
        return ""
    category = CORNERS[a.turns][link.a_corner]
    return category if category == CORNERS[b.turns][link.b_corner] else ""


def links_of(card: Performance) -> list[Link]:
    """All Links on a Performance card, whoever made them."""
    return [link for link in card.card.links if link_between(link, card.markers)]


def links_at(card: Performance, slot: int) -> list[Link]:
    """The Links of the Trick Marker on one slot."""
    return [link for link in card.card.links_at[slot] if link_between(link, card.markers)]


def other_end(link: Link, slot: int) -> int:
    """The slot at the other end of a Link circle."""
    return link.b if link.a == slot else link.a


class LinkPayment(NamedTuple):
    """What whoever lays a Trick Marker receives for one Link circle.

    ``category``: the one that both corners show, "" where a card pays for a circle that is no Link; ``pays``: Fame or
    Coins, and ``shards``: Shards, each an entry of its own when a card pays more than once; ``more``: what a room
    or a secret, named by its id, adds to it.
    """

    link: Link
    category: str
    pays: tuple[int, ...]
    shards: tuple[int, ...] = ()
    more: tuple[tuple[str, Yields], ...] = ()
