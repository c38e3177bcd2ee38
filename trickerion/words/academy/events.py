"""What happened in the Academy, in one sentence for each event."""

from collections.abc import Callable
from typing import Any

from trickerion.language.speech import table
from trickerion.language.voice import Voice
from trickerion.rules import events as e
from trickerion.words import names as n
from trickerion.words.academy.names import LETTER, secret, space, tile


def _renovated(event: e.RoomRenovated, voice: Voice) -> str:
    return f"renovated {space(event.space)}: the {tile(event.tile)}, with {n.plural(event.banners, 'Banner')}"


def renovation_paid(coins: int, missing: int, gains: str) -> str:
    """What a renovation cost in all, with the Coins for missing Fame, and what it brought; after its sentence."""
    for_fame = f" ({missing} of them for missing Fame)" if missing else ""
    return f", for {coins} {{coin}}{for_fame}" + (f": {gains}" if gains else "")


def _discarded(event: e.BannersDiscarded, voice: Voice) -> str:
    return f"The last Banner of a supply is placed: one less for {n.join(map(voice.object, event.seats))}"


def _learned(event: e.SecretLearned, voice: Voice) -> str:
    replaced = f" in place of {secret(event.replaced)}" if event.replaced else ""
    return f"learned a secret: {secret(event.secret)}{replaced}"


def _on_display(event: e.SecretsExchanged, voice: Voice) -> str:
    return f"New secrets: {n.join(map(secret, filter(None, event.display)))}"


def _drawn(event: e.SecretsDrawn, voice: Voice) -> str:
    return f"drew {n.plural(event.number, 'secret')} from the stack"


def _coins_laid(event: e.CoinsLaid, voice: Voice) -> str:
    return f"laid a Coin on {n.join(map(secret, event.secrets))}"


def _lent(event: e.SecretLent, voice: Voice) -> str:
    return f"lent a secret to the {n.character(event.character)}: {secret(event.secret)}"


def _paid(event: e.LessonPaid, voice: Voice) -> str:
    amounts = n.amounts(event.fame, event.coins, event.shards)
    return f"received {amounts} for {n.trick(event.trick)} in the {tile(event.tile)}"


EVENTS: dict[type, Callable[[Any, Voice], str]] = {
    e.RoomRenovated: _renovated,
    e.BannersDiscarded: _discarded,
    e.RoomsOpened: lambda event, voice: f"The spaces {LETTER[event.letter]} of the Academy are open now",
    e.TrickPractised: lambda event, voice: f"began to practise {n.trick(event.trick)} in the {tile(event.tile)}",
    e.TrickTaught: lambda event, voice: f"began to teach {n.trick(event.trick)} in the {tile(event.tile)}",
    e.AcademyMarkerReturned: lambda event, voice: f"took the marker of {n.trick(event.trick)} out of the Academy",
    e.MarkerStayed: lambda event, voice: f"kept a Trick Marker of {n.trick(event.trick)} on the Performance card",
    e.MarkerBackOnTrick: lambda event, voice: f"put a Trick Marker of the show back on {n.trick(event.trick)}",
    e.SecretLearned: _learned,
    e.SecretRevealed: lambda event, voice: f"turned up a secret: {secret(event.secret)}",
    e.SecretsExchanged: _on_display,
    e.SecretUsed: lambda event, voice: f"used the secret {secret(event.secret)}",
    e.SecretsDrawn: _drawn,
    e.CoinsLaid: _coins_laid,
    e.SecretLent: _lent,
    e.TrickSetAside: lambda event, voice: f"set {n.trick(event.trick)} aside; its lesson goes on",
    e.LessonPaid: _paid,
}
"""The words of every class of events of the Academy, without the subject."""

SOURCES: dict[str, str] = table(
    "sources",
    renovation="for a renovation",
    lesson="for a Trick of the Classroom’s level",
    classroom="for lessons",
    secret_coins="for secrets to lend",
    performer_secret="for a secret backstage",
)
