"""What is said of a Protégé's secrets, and of the Coins that one Magician lays on them."""

from typing import Final

from trickerion.rules.ask import SECRETS
from trickerion.words.academy.names import secret
from trickerion.words.academy.secrets import where
from trickerion.words.wording import Words, card_text

CLICK_TO_LEND: Final = "Click: lay a Coin here, so that the secret can serve an Apprentice this turn, too."
COIN_LIES_HERE: Final = "A Coin lies here: the secret can serve an Apprentice this turn, too."


def known_secret(secret_id: str, note: str = "") -> Words:
    """A secret of a Protégé in full; ``note``: what can be done with it now."""
    return Words(secret(secret_id), (f"*{where(secret_id)}.* {card_text(SECRETS[secret_id].text)}",), "ui.secret", note)
