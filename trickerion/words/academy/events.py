"""What happened in the Academy, in one sentence for each event."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import events as e
from trickerion.words import names as n
from trickerion.words.academy.names import secret, space, tile
from trickerion.words.voice import Voice


def _renovated(event: e.RoomRenovated, voice: Voice) -> str:
    banners = n.plural(event.banners, "Banner")
    return f"opened the {tile(event.tile)} for {event.coins} {{coin}}, {banners}"


def _discarded(event: e.BannersDiscarded, voice: Voice) -> str:
    return f"The last Banner is placed; one is discarded by {n.join(voice.object(seat) for seat in event.seats)}"


def _learned(event: e.SecretLearned, voice: Voice) -> str:
    replaced = f" in place of {secret(event.replaced)}" if event.replaced else ""
    return f"learned a secret: {secret(event.secret)}{replaced}"


def _on_display(event: e.SecretsExchanged, voice: Voice) -> str:
    return f"New secrets: {n.join(secret(shown) for shown in event.display if shown)}"


def _drawn(event: e.SecretsDrawn, voice: Voice) -> str:
    return f"drew {n.plural(event.number, 'secret')} from the stack"


def _coins_laid(event: e.CoinsLaid, voice: Voice) -> str:
    return f"laid a Coin on {n.join(secret(laid) for laid in event.secrets)}"


def _lent(event: e.SecretLent, voice: Voice) -> str:
    return f"lent a secret to the {n.character(event.character)}: {secret(event.secret)}"


def _paid(event: e.LessonPaid, voice: Voice) -> str:
    return f"taught {n.trick(event.trick)}: {n.amounts(event.fame, event.coins, event.shards)}"


EVENTS: dict[type, Callable[[Any, Voice], str]] = {
    e.RoomRenovated: _renovated,
    e.BannersDiscarded: _discarded,
    e.RoomsOpened: lambda event, voice: f"The rooms {event.letter.upper()} of the Academy are open",
    e.TrickPractised: lambda event, voice: f"practices {n.trick(event.trick)}: {space(event.space)}",
    e.TrickTaught: lambda event, voice: f"teaches {n.trick(event.trick)}: {space(event.space)}",
    e.AcademyMarkerReturned: lambda event, voice: f"took {n.trick(event.trick)} out of the Academy",
    e.MarkerStayed: lambda event, voice: f"kept a Trick Marker of {n.trick(event.trick)} on the Performance card",
    e.MarkerBackOnTrick: lambda event, voice: f"put a Trick Marker of the show back on {n.trick(event.trick)}",
    e.SecretLearned: _learned,
    e.SecretRevealed: lambda event, voice: f"turned up a secret: {secret(event.secret)}",
    e.SecretsExchanged: _on_display,
    e.SecretUsed: lambda event, voice: f"used a secret: {secret(event.secret)}",
    e.SecretsDrawn: _drawn,
    e.CoinsLaid: _coins_laid,
    e.SecretLent: _lent,
    e.TrickSetAside: lambda event, voice: f"set {n.trick(event.trick)} aside; its lesson goes on",
    e.LessonPaid: _paid,
}
"""The words of every class of events of the Academy, without the subject."""

SOURCES: dict[str, str] = {
    "renovation": "for a renovation",
    "lesson": "for a Trick of the Classroom’s level",
    "classroom": "for lessons",
    "secret_coins": "for secrets to lend",
    "performer_secret": "for a secret backstage",
}
