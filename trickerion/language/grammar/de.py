"""German: gender and case of the game's nouns, articles, and the endings of what stands before a gap or after it.

A gap of a noun asks for a case by the article that a masculine noun would have: ``{character:den}`` is "den Magier" or
"die Assistentin". Where a gap is filled with words instead, ``den~{location}`` has the article follow what comes, and
``{who}~dem`` what comes follow the case; ``{whose}~en`` is "deinen" or "Adas".
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

NAME: Final = "Deutsch"
POINT: Final = ","
MOUSE: Final = r"[Kk]lick|\b[Zz]ieh(?:e|en|t|st)?\b|\b[Mm]aus|\b[Rr]echte[nr]? Taste|^Taste\b|\b[Ll]ass .* los\b"
"""Words of sentences that are for the hand on the mouse, or name a key, and are of no use to an ear."""
HAND: Final = (
    (r" oder ein Rechtsklick\b", ""),
    (r", oder nimm sie mit Rechtsklick zurück", ""),
    (r"\b[Dd]em Mausrad oder ", ""),
    (r", (?:das )?Mausrad oder ", " oder "),
    (r"\bMausrad oder ", ""),
    (r" mit dem Mausrad\b", ""),
    (r"\b[Kk]lick(?:en)? oder (?=Enter)", ""),
    (r"\bKlick(?=:)", "Enter"),
    (r"\bmit einem Klick\b", "mit Enter"),
    (r"\b([Ee])in zweiter Klick\b", r"\1in zweites Enter"),
    (r"\b[Ee]in Klick\b", "Enter"),
    (r"\bKlick ([^.:;!?]*?) an\b(?! )", r"Wähle \1"),
    (r"\bklick ([^.:;!?]*?) an\b(?! )", r"wähle \1"),
    (r"\bKlick ([^.:;,!?]*?) an\b", r"Wähle \1"),
    (r"\bklick ([^.:;,!?]*?) an\b", r"wähle \1"),
    (r"\bKlick (?:oder zieh|irgendwohin)\b|\bKlick\b(?=,| und)", "Drück Enter"),
    (r"\bklick (?:oder zieh|irgendwohin)\b", "drück Enter"),
    (r"\bklick hier\b", "drück hier Enter"),
    (r"\bKlick (?=[A-ZÄÖÜ])", "Drück "),
    (r"\bKlick(?= nimmt)", "Enter"),
)
"""Verbs of the hand on the mouse, and those of any hand."""
POINTER: Final = r"[Kk]lick|\b[Mm]aus|\b[Rr]echte[nr]? (?:Maust|T)aste"
"""What no sentence has that is told to somebody at the keys."""
ONE: Final = r"\b(?:[Ee]in(?:e[nmrs]?)?|[Jj]ede[nmrs]?|[Pp]ro|[Jj]e) $"
"""Words before one thing."""


class Word(NamedTuple):
    """A noun: its gender as the article says it, its plural, its genitive; none but *Dunkle Gasse* has an adjective."""

    gender: str
    one: str
    many: str
    whose: str = ""
    many_dative: str = ""

    def singular(self, case: str) -> str:
        """The noun alone in a case, which is the article of a masculine one."""
        if case == "des" and self.gender != "die":
            return self.whose or f"{self.one}s"
        return self.one.replace("Dunkle ", "Dunklen ") if case in ("dem", "des") else self.one


def _word(gender: str, one: str, many: str = "", whose: str = "") -> Word:
    many = many or one
    takes_n = one[-2:] in ("er", "el") or (many != one and many[-1] in "er")
    return Word(gender, one, many, whose, f"{many}n" if takes_n else many)


_NOUNS: Final = {
    "magician": _word("der", "Magier"),
    "assistant": _word("die", "Assistentin", "Assistentinnen"),
    "engineer": _word("der", "Ingenieur", "Ingenieure"),
    "manager": _word("der", "Manager"),
    "apprentice": _word("der", "Handlanger"),
    "protege": _word("der", "Protegé", "Protegés"),
    "downtown": _word("das", "Stadtzentrum", "Stadtzentren"),
    "market_row": _word("der", "Markt", "Märkte", "Marktes"),
    "workshop": _word("die", "Werkstatt", "Werkstätten"),
    "theater": _word("das", "Theater"),
    "dark_alley": _word("die", "Dunkle Gasse", "Dunkle Gassen"),
    "academy": _word("die", "Akademie", "Akademien"),
    "residence": _word("die", "Residenz", "Residenzen"),
    "inn": _word("das", "Gasthaus", "Gasthäuser", "Gasthauses"),
    "bank": _word("die", "Bank", "Banken"),
    "wood": _word("das", "Holz", "Holz", "Holzes"),
    "glass": _word("das", "Glas", "Glas", "Glases"),
    "metal": _word("das", "Metall", "Metall"),
    "fabric": _word("der", "Stoff", "Stoff"),
    "rope": _word("das", "Seil", "Seile"),
    "petroleum": _word("das", "Petroleum", "Petroleum"),
    "saw": _word("die", "Säge", "Sägen"),
    "animal": _word("das", "Tier", "Tiere"),
    "padlock": _word("das", "Schloss", "Schlösser", "Schlosses"),
    "mirror": _word("der", "Spiegel"),
    "disguise": _word("die", "Verkleidung", "Verkleidungen"),
    "cog": _word("das", "Zahnrad", "Zahnräder", "Zahnrades"),
}
_MORE: Final = (
    *(_word("der", one) for one in ("Trickmarker", "Marker", "Splitter", "Würfel")),
    *(_word("der", one, many) for one, many in (("Trick", "Tricks"), ("Auftrag", "Aufträge"), ("Platz", "Plätze"))),
    *(_word("der", f"{day}tag") for day in ("Donners", "Frei", "Sams", "Sonn")),
    *(_word("der", one, many) for one, many in (("Raum", "Räume"), ("Zug", "Züge"), ("Ort", "Orte"))),
    *(
        _word("das", one, many)
        for one, many in (("Plakat", "Plakate"), ("Klassenzimmer", ""), ("Requisit", "Requisiten"), ("Banner", ""))
    ),
    _word("das", "Geheimnis", "Geheimnisse", "Geheimnisses"),
    *(_word("die", one, f"{one}n") for one in ("Karte", "Münze", "Runde", "Phase")),
    *(_word("die", one, f"{one}en") for one in ("Figur", "Aktion", "Prophezeiung", "Vorstellung", "Verknüpfung")),
    _word("die", "Kraft", "Kräfte"),
)
"""Other words with which a gap may be filled; a compound has the gender of its end."""
_MASS: Final = frozenset({"wood", "glass", "metal", "fabric", "petroleum"})
"""What is not counted."""
_WHERE: Final = {"market_row": ("auf dem", "auf den")}
"""Where somebody is, and where somebody goes; "in" unless it is said here."""
_SMALL: Final = {"Der Erbe": "der Erbe", "The Heir": "der Erbe"}

# The article of a masculine noun -> that of a feminine and of a neuter one.
_STRONG: Final = {"er": ("e", "es"), "en": ("e", "es"), "em": ("er", "em"), "es": ("er", "es")}
_OF_THE: Final = {"der": ("die", "das"), "den": ("die", "das"), "dem": ("der", "dem"), "des": ("der", "des")}
_MIXED: Final = {"": ("e", ""), "en": ("e", ""), "em": ("er", "em"), "es": ("er", "es")}
_CASES: Final = {"": "der", "er": "der", "en": "den", "em": "dem", "es": "des"}
_MIXED_STEMS: Final = ("ein", "kein", "dein", "sein", "ihr", "mein")
_STRONG_STEMS: Final = ("dies", "jed", "welch", "jen", "manch")
_CONTRACTED: Final = {
    **{"in dem": "im", "an dem": "am", "bei dem": "beim", "zu dem": "zum", "von dem": "vom"},
    **{"in das": "ins", "an das": "ans", "zu der": "zur"},
}
_PREPOSITIONS: Final = {
    "im": "in dem",
    "am": "an dem",
    "beim": "bei dem",
    "zum": "zu dem",
    "vom": "von dem",
    "ins": "in den",
}


def _article(word: str, gender: str) -> tuple[str, str]:
    """An article (or *dein*, *jeder*, *zum*) for a gender, and its case; it is written as before a masculine noun.

    Raises ValueError for what is no such word.
    """
    place = 0 if gender == "die" else 1
    before, _, word = word.rpartition(" ")
    if before:
        article, case = _article(word, gender)
        return _CONTRACTED.get(f"{before} {article}", f"{before} {article}"), case
    if word in _PREPOSITIONS:
        return _article(_PREPOSITIONS[word], gender)
    if word in _OF_THE:
        return (word if gender == "der" else _OF_THE[word][place]), word
    for stems, endings in ((_MIXED_STEMS, _MIXED), (_STRONG_STEMS, _STRONG)):
        for stem in stems:
            ending = word.removeprefix(stem)
            if word.startswith(stem) and ending in endings:
                return (word if gender == "der" else stem + endings[ending][place]), _CASES[ending]
    raise ValueError(f"no article of a masculine German noun: {word!r}")


def _with_article(article: str, word: Word) -> str:
    said, case = _article(article[0].lower() + article[1:], word.gender)
    said = f"{said} {word.singular(case)}"
    return said[0].upper() + said[1:] if article[0].isupper() else said


_ENGLISH: Final = {"the": "der", "The": "Der", "a": "ein"}
"""The forms of sentences that are said in English for want of a translation."""


def noun(noun_id: str, form: str) -> str:
    """A noun alone; with an article in its case (``den``, ``einem``, ``zum``, ``keinen``, ``Der``); ``many`` alone.

    ``die`` and ``denen`` are plurals with their article, ``vielen`` a plural dative without one, ``some`` is "Holz" or
    "Spiegel", ``wo`` and ``wohin`` are "auf dem Markt" and "in die Werkstatt".
    Raises KeyError for what is no noun of the game, ValueError for another form.
    """
    word = _NOUNS[noun_id]
    plural = {"many": word.many, "vielen": word.many_dative, "die": f"die {word.many}", "Die": f"Die {word.many}"}
    plural |= {"denen": f"den {word.many_dative}", "": word.one, "some": word.one if noun_id in _MASS else word.many}
    if form in plural:
        return plural[form].replace("ie Dunkle ", "ie Dunklen ")
    if form in ("wo", "wohin"):
        return _with_article(_WHERE.get(noun_id, ("in dem", "in den"))[form == "wohin"], word)
    return _with_article(_ENGLISH.get(form, form), word)


def player(name: str, form: str) -> str:
    """A name inside a sentence (``""``, ``name``) or at its beginning (``Name``), ``den``, ``dem`` and ``von``.

    ``name’s`` and ``Name’s``: whose something is, before it ("Adas", "Lukas’"). Raises ValueError for another form.
    """
    said = _SMALL.get(name, name)
    if form in ("", "name", "den", "dem"):
        return f"{form} Erben" if form[:1] == "d" and said == "der Erbe" else said
    if form in ("Name", "Name’s"):
        first = name if form == "Name" else player(name, "name’s")
        return first[0].upper() + first[1:] if name in _SMALL else first
    if form == "name’s":
        return "des Erben" if name in _SMALL else _genitive(name)
    if form == "von":
        return "vom Erben" if name in _SMALL else f"von {name}"
    raise ValueError(f"no form of a German name: {form!r}")


def _genitive(name: str) -> str:
    return f"{name}’" if name.endswith(("s", "ß", "x", "z", "ce")) else f"{name}s"


# What is marked with ~ in a sentence whose gaps are filled.
_WORDS: Final = {word.one: word for word in (*_MORE, *_NOUNS.values())}
_PLACES: Final = {_NOUNS[place].one: where for place, where in _WHERE.items()}
_ARTICLES: Final = (
    *(stem + ending for stem in _MIXED_STEMS for ending in _MIXED),
    *(stem + ending for stem in _STRONG_STEMS for ending in _STRONG),
    *(*_OF_THE, *_PREPOSITIONS, "wohin", "wo"),
)
_YOU: Final = {"den": "dich", "dem": "dir", "des": "deiner"}
_THEATERS: Final = ("Riverside", "Grand", "Magnus")


@cache
def _marks() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """An ending, a case behind what it is for, an article before, and a mark that may be written; made when wanted."""
    articles, things = ("|".join(sorted(map(re.escape, of), key=len, reverse=True)) for of in (_ARTICLES, _WORDS))
    written = (
        r"(\b(?:dein|ihr|sein|mein))?(?<!\])(\*?)~(e[nmrs]?)\b",
        rf"(?:\b(du|dich|dir|der erbe)|\b(?:(der|ein|die|eine|das) )?({things})|(\w)|(?<!\]))(\*?)~(den|dem|des)\b",
        rf"\b((?:(?:in|an|auf|bei|zu|von) )?(?:{articles}))~(?!\*?[„‚]?\[)(\*?[„‚]?)((?:[^\W_]+(?=\b))?)",
        rf"(?:\b(?:{articles})~(?=\*?[„‚]?[{{\[])|(?<=[}}\]])\*?~(?:den|dem|des|e[nmrs]?)\b)",
    )
    ending, after, before, good = (re.compile(each, re.IGNORECASE) for each in written)
    return ending, after, before, good


def joined(said: str) -> str:
    """A sentence whose gaps are filled, as it is spoken: "den~Bank" is "die Bank", "der Erbe~dem" is "dem Erben".

    A mark at a word in square brackets stays: what stands there is not known yet.
    """
    if "~" not in said:
        return said
    ending, after, before, _ = _marks()
    said = ending.sub(lambda found: f"{found[1]}{found[3]}{found[2]}" if found[1] else found[2], said)
    return before.sub(_follows, after.sub(_in_case, said))


def _known(first: str) -> Word | None:
    """The noun that a text begins with, by its whole or, for a compound, by its end."""
    if first in _WORDS:
        return _WORDS[first]
    if first == "Dunkle":
        return _NOUNS["dark_alley"]
    if first in _THEATERS:
        return _NOUNS["theater"]
    return next((word for one, word in _WORDS.items() if first.endswith(one.lower())), None)


def _follows(found: re.Match[str]) -> str:
    written, quote, first = found.groups()
    word = _known(first)
    gender, article = word.gender if word else "der", written.lower()
    if article in ("wo", "wohin"):
        article = _PLACES.get(first, ("in dem", "in den"))[article == "wohin"]
        gender = gender if word else "das"
    said, case = _article(article, gender)
    if word and first == word.one:
        first = word.singular(case)
    elif first == "Dunkle" and case in ("dem", "des"):
        first = "Dunklen"
    said = said[0].upper() + said[1:] if written[0].isupper() else said
    return f"{said} {quote}{first}"


def _in_case(found: re.Match[str]) -> str:
    person, article, thing, last, bold, case = found.groups()
    case = case.lower()
    if person:
        said = _YOU[case] if person.lower() != "der erbe" else f"{case} Erben"
        return (said[0].upper() + said[1:] if person[0].isupper() else said) + bold
    if thing:
        word = _WORDS.get(thing) or next(word for one, word in _WORDS.items() if one.lower() == thing.lower())
        if not article:
            return word.singular(case) + bold
        mixed = {"den": "einen", "dem": "einem", "des": "eines"}
        said = _with_article(mixed[case] if article.lower().startswith("ein") else case, word)
        return (said[0].upper() + said[1:] if article[0].isupper() else said) + bold
    return (_genitive(last) if case == "des" and last else last or "") + bold


def faults(message: str) -> Iterator[str]:
    """Why the marks of a translation cannot be used."""
    if message.count("~") != len(_marks()[3].findall(message)):
        yield f"has a ~ that is neither after an article and before a gap nor between a gap and an ending: {message!r}"
