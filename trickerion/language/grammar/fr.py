"""French: gender and number, articles, and how a word joins the one before it (*le Atelier* is said *l’Atelier*)."""

import re
from typing import Final

NAME: Final = "Français"
POINT: Final = ","
MOUSE: Final = r"\b[Cc]li(?:c|qu)|\b[Gg]liss|\b[Bb]outon droit|\b[Ss]ouris\b|\b[Mm]olette\b|^Touche\b|\b[Dd]épose[rz]? "
"""Words of sentences that are for the hand on the mouse, or name a key, and are of no use to an ear."""
HAND: Final = (
    (r" ou un clic droit\b", ""),
    (r", ou reprenez-la d’un clic droit", ""),
    (r"\bà la molette ou (?=avec )", ""),
    (r", la molette ou ", " ou "),
    (r"\bmolette ou ", ""),
    (r" à la molette\b", ""),
    (r"\b[Cc]lic ou (?=Entrée)", ""),
    (r"\bClic(?=[ \u00a0]:)", "Entrée"),
    (r"\b[Dd]’un clic\b(?! droit)", "avec Entrée"),
    (r"\b[Uu]n second clic\b", "Entrée encore une fois"),
    (r"\b([Cc]liquez sur [^.:;]*?), puis sur\b", r"\1, puis"),
    (r"\bCliquez ensuite sur\b", "Choisissez ensuite"),
    (r"\b[Uu]n clic\b(?! droit)", "Entrée"),
    (r"\bFaites(-l[ea]s?)? glisser\b", r"Déplacez\1"),
    (r"\bfaites(-l[ea]s?)? glisser\b", r"déplacez\1"),
    (r"\bGlissez\b", "Déplacez"),
    (r"\bglissez\b", "déplacez"),
    (r"\bCliquez(?: sur)?\b", "Choisissez"),
    (r"\bcliquez dessus\b", "choisissez-le"),
    (r"\bcliquez(?: sur)?\b", "choisissez"),
)
"""Verbs of the hand on the mouse, and those of any hand."""
POINTER: Final = r"\b[Cc]li(?:c|qu)|\b[Mm]olette\b|\b[Ss]ouris\b|\b[Bb]outon droit|\b[Gg]lisser\b"
"""What no sentence has that is told to somebody at the keys."""
ONE: Final = r"\b(?:[Uu]ne?|[Aa]ucune?|[Cc]haque|[Pp]ar) $"
"""Words before one thing."""

_HE: Final = {
    "magician": ("Magicien", "Magiciens"),
    "assistant": ("Assistant", "Assistants"),
    "engineer": ("Ingénieur", "Ingénieurs"),
    "manager": ("Manager", "Managers"),
    "apprentice": ("Apprenti", "Apprentis"),
    "protege": ("Protégé", "Protégés"),
    "downtown": ("Centre-ville", "Centres-villes"),
    "market_row": ("Marché", "Marchés"),
    "workshop": ("Atelier", "Ateliers"),
    "theater": ("Théâtre", "Théâtres"),
    "wood": ("Bois", "Bois"),
    "glass": ("Verre", "Verre"),
    "metal": ("Métal", "Métal"),
    "fabric": ("Tissu", "Tissu"),
    "animal": ("Animal", "Animaux"),
    "padlock": ("Cadenas", "Cadenas"),
    "mirror": ("Miroir", "Miroirs"),
    "disguise": ("Déguisement", "Déguisements"),
    "cog": ("Engrenage", "Engrenages"),
}
_SHE: Final = {
    "dark_alley": ("Allée Sombre", "Allées Sombres"),
    "academy": ("Académie", "Académies"),
    "residence": ("Résidence", "Résidences"),
    "inn": ("Auberge", "Auberges"),
    "bank": ("Banque", "Banques"),
    "rope": ("Corde", "Corde"),
    "petroleum": ("Huile", "Huile"),
    "saw": ("Scie", "Scies"),
}
_NOUNS: Final = _HE | _SHE
_MASS: Final = frozenset({"wood", "glass", "metal", "fabric", "rope", "petroleum"})
"""What is not counted: *du Bois*, where others are *des Miroirs*."""
_SMALL: Final = {"L’Héritier": "l’Héritier", "The Heir": "l’Héritier"}


def noun(noun_id: str, form: str) -> str:
    """A noun alone, ``a``, ``the``, ``The``, ``many`` or ``some``: "Apprenti", "un Apprenti", "l’Académie", "du Bois".

    Raises KeyError for what is no noun of the game, ValueError for another form.
    """
    one, many = _NOUNS[noun_id]
    if form in ("", "many"):
        return many if form else one
    if form == "some" and noun_id not in _MASS:
        return f"des {many}"
    if form not in _ARTICLES:
        raise ValueError(f"no form of a French noun: {form!r}")
    return joined(f"{_ARTICLES[form]} {one}")


_ARTICLES: Final = {"a": "un", "the": "le", "The": "Le", "some": "du"}


def player(name: str, form: str) -> str:
    """A name inside a sentence (``""``, ``name``) or at its beginning (``Name``); ``name’s``: whose something is.

    Raises ValueError for another form.
    """
    if form not in ("", "name", "Name", "name’s", "Name’s"):
        raise ValueError(f"no form of a French name: {form!r}")
    said = name if form.startswith("N") else _SMALL.get(name, name)
    return joined(f"de {_SMALL.get(name, name)}") if form.endswith("’s") else said


# A sentence has the full masculine form before a gap ("au {location}"): what the gap is filled with decides.
_FEMININE: Final = frozenset(one for one, _ in _SHE.values())
_SHE_SAYS: Final = {"le": "la ", "du": "de la ", "au": "à la ", "un": "une ", "ce": "cette "}
_CUT: Final = {"le": "l’", "du": "de l’", "au": "à l’"}
_VOWELS: Final = "AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒaeiouàâäéèêëîïôöùûüœ"
_NOUN: Final = "|".join(sorted((one for one, _ in _NOUNS.values()), key=len, reverse=True))
_BEFORE_NOUN: Final = re.compile(rf"\b([LlDdAaUuCc][eun]) (\*?)({_NOUN})\b")
_BEFORE_VOWEL: Final = re.compile(rf"(?<![\w’-])([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e (?=\*?[{_VOWELS}]|\*?Huile)")
_CONTRACTED: Final = re.compile(r"\b([DdÀà])e? le (?=\*?[^\W\d_a-z])")
_CONTRACTIONS: Final = {"d": "du ", "D": "Du ", "à": "au ", "À": "Au "}


def joined(said: str) -> str:
    """A sentence whose gaps are filled, as it is spoken: "du Banque" is "de la Banque", "de Ada" is "d’Ada"."""
    said = _BEFORE_NOUN.sub(_article, said)
    said = _BEFORE_VOWEL.sub(r"\1’", said)
    return _CONTRACTED.sub(lambda found: _CONTRACTIONS[found[1]], said)


def _article(found: re.Match[str]) -> str:
    """An article (or "ce") before a noun of the game, which has a gender and may begin with a vowel."""
    written, bold, one = found.groups()
    word, is_she, is_vowel = written.lower(), one in _FEMININE, one[0] in "AEIOÉH"
    said = _CUT.get(word, "") if is_vowel else ""
    said = said or (_SHE_SAYS.get(word, "") if is_she else "cet " if word == "ce" and is_vowel else "") or f"{word} "
    return f"{said[0].upper() if written[0].isupper() else said[0]}{said[1:]}{bold}{one}"
