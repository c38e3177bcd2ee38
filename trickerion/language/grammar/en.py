"""English: articles, plurals, and whose something is."""

from typing import Final

NAME: Final = "English"
POINT: Final = "."
MOUSE: Final = r"\b[Cc]lick|\b[Dd]rag|\b[Rr]ight button|\b[Mm]ouse\b|\b[Ww]heel\b|^Key: |\b[Dd]rop "
"""Words of sentences that are for the hand on the mouse, or name a key, and are of no use to an ear."""
HAND: Final = (
    (r" or a right click\b", ""),
    (r", the wheel or ", " or "),
    (r"\b(?:the )?wheel or ", ""),
    (r" with the wheel\b", ""),
    (r"\bTurn the wheel of the mouse to turn\b", "Turn"),
    (r"\bDrag\b", "Move"),
    (r"\bdrag\b", "move"),
    (r"\bClick\b", "Press"),
    (r"\bclick\b", "press"),
)
"""Verbs of the hand on the mouse, and those of any hand."""
POINTER: Final = r"[Cc]lick|\b[Dd]rag|\b[Ww]heel\b|\b[Mm]ouse\b|\b[Rr]ight (?:button|press)"
"""What no sentence has that is told to somebody at the keys."""
ONE: Final = r"\b(?:[Aa]n?|[Oo]ne|[Ee]ach|[Ee]very|[Pp]er|1 more) $"
"""Words before one thing."""

_ONE_AND_MANY: Final = {
    "magician": ("Magician", "Magicians"),
    "assistant": ("Assistant", "Assistants"),
    "engineer": ("Engineer", "Engineers"),
    "manager": ("Manager", "Managers"),
    "apprentice": ("Apprentice", "Apprentices"),
    "protege": ("Protégé", "Protégés"),
    "market_row": ("Market Row", "Market Rows"),
    "workshop": ("Workshop", "Workshops"),
    "theater": ("Theater", "Theaters"),
    "dark_alley": ("Dark Alley", "Dark Alleys"),
    "academy": ("Academy", "Academies"),
    "residence": ("Residence", "Residences"),
    "inn": ("Inn", "Inns"),
    "bank": ("Bank", "Banks"),
    "animal": ("Animal", "Animals"),
    "saw": ("Saw", "Saws"),
    "padlock": ("Padlock", "Padlocks"),
    "mirror": ("Mirror", "Mirrors"),
    "disguise": ("Disguise", "Disguises"),
    "cog": ("Cog", "Cogs"),
}
_ALONE: Final = {
    "downtown": "Downtown",
    "wood": "Wood",
    "glass": "Glass",
    "metal": "Metal",
    "fabric": "Fabric",
    "rope": "Rope",
    "petroleum": "Petroleum",
}
"""Nouns that have neither article nor plural."""
NOUNS: Final = (*_ONE_AND_MANY, *_ALONE)
"""All that a language has forms of."""
_SMALL: Final = {"The Heir": "the Heir"}


def noun(noun_id: str, form: str) -> str:
    """A noun alone, ``a``, ``the``, ``The`` or ``many``: "Apprentice", "an Apprentice", "the Academy", "Mirrors".

    Raises KeyError for what is no noun of the game, ValueError for another form.
    """
    if noun_id in _ALONE:
        return _ALONE[noun_id]
    one, many = _ONE_AND_MANY[noun_id]
    if form in ("the", "The"):
        return f"{form} {one}"
    if form == "a":
        return f"{'an' if one[0] in 'AEIO' else 'a'} {one}"
    if form not in ("", "many"):
        raise ValueError(f"no form of an English noun: {form!r}")
    return many if form else one


def player(name: str, form: str) -> str:
    """A name inside a sentence (``""``, ``name``) or at its beginning (``Name``); ``name’s``: whose something is.

    Raises ValueError for another form.
    """
    if form not in ("", "name", "Name", "name’s", "Name’s"):
        raise ValueError(f"no form of an English name: {form!r}")
    said = name if form.startswith("N") else _SMALL.get(name, name)
    if not form.endswith("’s"):
        return said
    return f"{said}’" if said.endswith("s") else f"{said}’s"
