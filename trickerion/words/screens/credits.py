"""What the credits say, in block markup. The authors of the icons come from the icons' own file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trickerion.language.speech import Say, _, listed, table

TITLE: Final = _("Credits")
_NAMES = table(
    "names",
    {
        "lorc": "Lorc",
        "delapouite": "Delapouite",
        "skoll": "Skoll",
        "sbed": "Sbed",
        "faithtoken": "Faithtoken",
        "darkzaitzev": "DarkZaitzev",
        "caro-asercion": "Caro Asercion",
    },
)


@dataclass(frozen=True)
class CreditsChapter:
    """One part of the credits: a title and paragraphs; ``small`` ones list much in little."""

    title: str
    paragraphs: tuple[str, ...]
    small: bool = False


def icons(icon_authors: Mapping[str, Sequence[str]]) -> CreditsChapter:
    """Chapter on the authors of the icons; ``icon_authors``: author -> the names of the icons."""
    authors = sorted(icon_authors.items(), key=lambda item: -len(item[1]))
    says = Say("*{author}:* {icons}", "credits")
    licence = _(
        "They come from game-icons.net, under the Creative Commons licence CC BY 3.0. We recoloured them and "
        "combined some."
    )
    lines = tuple(
        says(author=_NAMES.get(author, author), icons=listed(name.replace("-", " ") for name in names))
        for author, names in authors
    )
    return CreditsChapter(_("Icons"), (licence, *lines), small=True)


CHAPTERS = (
    CreditsChapter(
        _("The game"),
        (
            _(
                "*Trickerion – Legends of Illusion* was designed by Richard Amann and Viktor Peter and is published by "
                "Mindclash Games."
            ),
            _(
                "This program is an unofficial fan adaptation. It is neither made nor endorsed by the publisher, and "
                "has none of its art, logos or texts. If you like the game, the real one in its box is worth having."
            ),
        ),
    ),
    CreditsChapter(
        _("Program and pictures"),
        (
            _(
                "Table, cards, tokens, scenery and the words on the cards were drawn and written for this adaptation. "
                "The program is free software under the MIT licence."
            ),
        ),
    ),
    CreditsChapter(
        _("Type"),
        (
            _("*Cinzel Decorative* by Natanael Gama (the logo)"),
            _("*Playfair Display SC* by Claus Eggers Sørensen (titles)"),
            _("*Alegreya* and *Alegreya Sans SC* by Juan Pablo del Peral, Huerta Tipográfica (text and labels)"),
            _("*Spectral* by Production Type (numbers)"),
            _("*Noto Sans* by the Noto Project (the largest text size)"),
            _(
                "All of them are under the SIL Open Font License 1.1. We cut them down, and renamed them where the "
                "licence asks for it."
            ),
        ),
    ),
    CreditsChapter(
        _("Sound"),
        (
            _("Cards, disks, dice, coins, bell and applause were synthesised for this adaptation."),
            _(
                "The score was written for it. *FluidSynth* plays it with the instruments of *FluidR3*, by Frank Wen "
                "(MIT licence)."
            ),
        ),
    ),
    CreditsChapter(
        _("Built with"),
        (
            _(
                "*Python*, *pygame-ce* on *SDL* (LGPL and zlib licences), *pygame_gui* by Dan Lawrence (MIT licence), "
                "and *platformdirs* (MIT licence)."
            ),
        ),
    ),
)
LAST = CreditsChapter(_("Thank you"), (_("To everybody who plays and tells us what could be better."),))
