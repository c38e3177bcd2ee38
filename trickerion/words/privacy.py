"""What is said where cards lie face down because other people are at the screen."""

from typing import Final

from trickerion.words import names as n
from trickerion.words.names import Names
from trickerion.words.wording import Words

LOOK_AWAY: Final = "Everybody else looks away."
"""Where hidden cards are about to be shown."""


CARDS_FIRST: Final = "look at your cards"
"""Under Done, while drawn cards are covered."""

NO_HINT_YET: Final = "Look at your cards first: a hint names them."
"""Why there is no hint, while drawn cards are covered."""


def face_down_hand(number: int, seat: int, names: Names) -> Words:
    """The special cards in the hand of the person at the screen, for all who look on."""
    title = f"{n.plural(number, 'special card')} in the hand of {names[seat]}"
    body = f"Face down, because other people are at the screen: only {names[seat]} may look at them."
    return Words(title, (body,), "ui.special_card", "Click: look at them. The others look away.")


def drawn_cards(seat: int, names: Names) -> str:
    """The title over two drawn cards that are still covered."""
    return f"{n.whose(seat, names, -1)} drawn cards"


def drawn_secrets(seat: int, names: Names) -> str:
    """The title over drawn secrets that are still covered."""
    return f"{n.whose(seat, names, -1)} drawn secrets"


def covered_hand(seat: int, names: Names) -> str:
    """The title over a hand from which a card may be laid, while it is covered."""
    return f"A card from {n.whose(seat, names, -1)} hand?"


def show_them(seat: int, names: Names) -> str:
    """The button that turns covered cards up."""
    return f"I am {names[seat]}: show them"
