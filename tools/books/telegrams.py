"""Telegrams among the messages of the game, and rare words: ``python tools/books/telegrams.py [SCREEN ...]``.

A telegram is a sentence that spares its verb ("No Coins for wages.") or its subject ("waits a moment, then moves.").
Form alone decides what has to be a sentence: a part of a message that ends with a full stop and has three words or
more, or a part without one that has eight words or more. Headings, labels, buttons, questions and exclamations are
none, nor is what brackets enclose. Nor are forms, whose gaps say all but two words ("{who}: {action}, {room}."),
entries, a head of a few words and its value ("Fame Thresholds: {limits}."), and what somebody says aloud ("Two for the
price of one."), which the file of the words tells. A finite verb is found by the lists in ``verbs.toml``; a word that
may be a noun as well ("costs", "show") is a verb after a pronoun or a gap, before what it acts on, as an order at the
beginning, and after a word in the plural before what follows a verb ("Ties switch order.").

Rare words are those that a reader stumbles over: "stands", "lies", "goes on", "has it", "whoever", "a person", and "it"
for people. ``--list`` prints every finding, ``--rare`` only rare words; without either, the counts of each screen.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.books import game_text
from tools.books.language import Message

SENTENCE: Final = 3
"""Words of a part with a full stop from which it has to be a sentence."""

LONG: Final = 8
"""Words of a part without a full stop from which it has to be a sentence."""

LISTS: Final = tomllib.loads((Path(__file__).parent / "verbs.toml").read_text(encoding="utf-8"))
AUXILIARY, VERBS, NOUNS, PAST, PRONOUN, OBJECT, NO_SUBJECT = (
    frozenset(LISTS[name].split())
    for name in ("auxiliary", "plain", "also_nouns", "past", "pronouns", "objects", "no_subject")
)
"""Lists of words by which a verb is found: ``verbs.toml`` says what each is."""

SPOKEN: Final = ("words/voices.py", "words/heir/sayings.py")
"""Files of what rivals and the Heir say aloud."""

OWN: Final = 3
"""Words of its own beside gaps from which a part is no form."""

HEAD: Final = 4
"""Most words of the head of an entry."""

GAP: Final = re.compile(r"\{[^}]*\}|\$\w+")
ENDS: Final = re.compile(r"(?<=[.!?…])[\"”’)]*\s+|\n+")
WORD: Final = re.compile(r"[A-Za-z][A-Za-z’'-]*|[0-9]+|§")

RARE: Final = {
    "stands": r"\b(stands?|stood)\b(?! in for)",
    "lies": r"\b(lies|lie|lain|lying)\b|\b(that|which|it|they) lay\b",
    "goes on": r"\b(goes|go|going|went) on\b(?! (a|an|the|your|its|their|this|that|stage|top)\b)",
    "has it": r"\b(has|have|had) it\b",
    "whoever": r"\b[Ww]ho(m|se)?(so)?ever\b",
    "a person": r"\b([Aa]|of|by a|another|each|no|every) person\b(?!’s)|\ba person’s\b|\bpersons\b",
    "it for people": (
        r"\b(player|opponent|rival|Assistant|Engineer|Manager|Apprentice|Character|Magician|Protégé|Specialist|person)s?"
        r"(?![’\w])( (of|at|in) (yours|theirs))?,? (?:(?!Trick|card|slot|die|marker|place|game|table|show|Action|"
        r"board|room|Location|Heir|Coin|turn|week|bonus|Power|secret)[\w’-]+,? ){0,4}(its|it|itself)\b"
    ),
}
"""Habits that are counted -> what they look like."""


class Finding(NamedTuple):
    """One telegram or rare word: its kind, the part of the message, and the file that says it."""

    kind: str
    text: str
    where: str


def _third(verb: str) -> str:
    """The form of the third person: "tries" of "try"."""
    if verb.endswith("y") and verb[-2] not in "aeou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else f"{verb}s"


THIRD: Final = {_third(verb): verb for verb in VERBS} | {"has": "have", "is": "be"}
MANY: Final = ("s", "others", "sunday")
"""Ends of words in the plural, of which a verb in the plain form tells."""
FOLLOWS: Final = frozenset({"components", "next", "nothing", "order", "shards", "specialists", "to", "up"})
"""Words after a verb that act on nothing, or what it acts on without an article."""
ADVERBS: Final = frozenset({"already", "also", "always", "never", "now", "often", "only", "still", "usually"})
"""Words that come between a verb and its subject."""
BEFORE_ORDER: Final = frozenset({",", ";", ":", "and", "or", "then", "but", "please", "first"})


def words(part: str) -> list[str]:
    """The words and commas of a part in small letters; a gap is "§"."""
    return [word.lower() for word in re.findall(rf"{WORD.pattern}|[,;:]", GAP.sub(" § ", part.replace("*", "")))]


def has_verb(part: str) -> bool:
    """Whether a part of a message has a finite verb."""
    found = [word for word in words(part) if word not in ADVERBS]
    for number, word in enumerate(found):
        before = found[number - 1] if number else ":"
        after = found[number + 1] if number + 1 < len(found) else ""
        acts_on = after in OBJECT or after == "§" or after.isdigit()
        if word in AUXILIARY or (re.search(r"’(s|re|ve|ll|d|m)$", word) and word.split("’")[0] in PRONOUN):
            return True
        verb = THIRD.get(word, word)
        if verb in VERBS and verb not in NOUNS and before not in NO_SUBJECT:
            return True
        follows = before in PRONOUN or before == "§"
        if verb in NOUNS:
            is_order = word == verb and before in BEFORE_ORDER and (acts_on or before == ":")
            of_many = word == verb and before.endswith(MANY) and before not in OBJECT and (acts_on or after in FOLLOWS)
            if follows or is_order or of_many or (word in THIRD and (acts_on or not after)):
                return True
        acted_on = acts_on and (word in PAST or after not in NO_SUBJECT - {"a", "an", "the", "your", "its", "their"})
        if (word in PAST or word.endswith("ed")) and (follows or acted_on):
            return True
    return False


def lacks_subject(part: str) -> bool:
    """Whether a part begins with a verb of the third person, "costs 1 Coin, as ..."."""
    first, *more = words(part) or [""]
    verb, after = THIRD.get(first, ""), more[0] if more else ""
    return bool(verb) and (verb not in NOUNS or after in OBJECT or after == "§" or after.isdigit())


def is_label(part: str) -> bool:
    """True if a part is a form, or an entry with its value."""
    head, colon, value = part.partition(":")
    is_entry = bool(colon) and len(WORD.findall(GAP.sub(" ", head))) <= HEAD and bool(GAP.search(value))
    return is_entry or (bool(GAP.search(part)) and len(WORD.findall(GAP.sub(" ", part))) < OWN)


def parts(message: Message) -> Iterator[str]:
    """The parts of a message that have to be sentences."""
    if any(spoken in message.where for spoken in SPOKEN):
        return
    for text in filter(None, (message.one, message.many)):
        for part in ENDS.split(re.sub(r"\s*\([^)]*\)", "", text)):
            number = sum(word not in ",;:" for word in words(part))
            if is_label(part):
                continue
            if not part.endswith(("!", "?", "…")) and number >= (SENTENCE if part.endswith(".") else LONG):
                yield part


def found_in(message: Message) -> Iterator[Finding]:
    """Every telegram and rare word of a message, each part once for a kind."""
    for part in dict.fromkeys(parts(message)):
        if lacks_subject(part):
            yield Finding("no subject", part, message.where)
        elif not has_verb(part):
            yield Finding("no verb", part, message.where)
    text = GAP.sub("", " | ".join(filter(None, (message.one, message.many))))
    for kind, looks in RARE.items():
        if re.search(looks, text):
            yield Finding(kind, text, message.where)


def findings(screens: Sequence[str] = ()) -> dict[str, list[Finding]]:
    """What is found on these screens, on all without one, in the order of play; names and texts on cards are none."""
    found: dict[str, list[Finding]] = {screen: [] for screen in game_text.SCREENS if not screens or screen in screens}
    of = game_text.places()
    for place, messages in game_text.by_place().items():
        if of.get(place) in found and place != game_text.CARDS:
            found[of[place]] += (finding for message in messages for finding in found_in(message))
    return found


def lines(screens: Sequence[str] = (), is_list: bool = False, is_rare: bool = False) -> Iterator[str]:
    """The report: counts of each screen and of all, or every finding."""
    total: Counter[str] = Counter()
    for screen, found in findings(screens).items():
        kept = [finding for finding in found if not is_rare or finding.kind in RARE]
        total.update(finding.kind for finding in kept)
        if is_list:
            yield f"# {screen}"
            yield from (f"{finding.kind}: {finding.text} ({finding.where.split()[0]})" for finding in kept)
        else:
            yield f"{len(kept):5} {screen}"
    yield ", ".join(f"{kind} {number}" for kind, number in sorted(total.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description="Count sentences without verb or subject, and rare words.")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", choices=[*game_text.SCREENS, []], help="these only")
    parser.add_argument("--list", action="store_true", dest="is_list", help="print every finding")
    parser.add_argument("--rare", action="store_true", dest="is_rare", help="rare words only")
    args = parser.parse_args()
    sys.stdout.write("\n".join(lines(args.screens, args.is_list, args.is_rare)) + "\n")


if __name__ == "__main__":
    main()
