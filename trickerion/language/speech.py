"""How a sentence is written: a whole message with named gaps, bound to the language when its module is loaded.

``_`` is a text, ``Say`` a sentence with gaps, ``Count`` one with a number and its noun, ``Tell`` one for the player
whom it is about and one for everybody else, ``table`` several of one kind by their ids. A gap is filled with a number,
a name, a ``Noun``, or a whole phrase that is a message itself: never with a verb, an ending or half a sentence.
Pages of prose stand in ``pages/*.toml``; ``Told`` is a table of such texts.
``{coin}``, ``{fame}``, ``{shard}``, ``{ap}`` and names with a full stop in them are icons, which stay as they are.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from math import inf
from string import Formatter
from typing import Any, Final, Generic, Protocol, TypeVar

from trickerion.language.tongue import spoken

translations: Final = spoken().translations
grammar: Final = import_module(f"trickerion.language.grammar.{spoken().code}")

ICONS: Final = frozenset({"fame", "coin", "shard", "ap"})
"""Names in braces that are icons; those of the icon map have a full stop in them."""
NOTHING: Final[Mapping[str, str]] = {}
begins: Final[Callable[[str], str]] = getattr(grammar, "begins", lambda text: text[:1].upper() + text[1:])
"""A phrase where it begins a sentence; a grammar may have a ``begins`` of its own."""
joined: Final[Callable[[str], str] | None] = getattr(grammar, "joined", None)
"""A sentence as it is spoken, where the words of a language join those before them; the grammar says how."""


def _spoken(message: str, gaps: Mapping[str, object]) -> str:
    said = message.format_map(gaps)
    return joined(said) if joined else said


filled: Final[Callable[[str, Mapping[str, object]], str]] = _spoken if joined else str.format_map
"""A format with its gaps filled."""
_ICON: Final = re.compile(r"\{(" + "|".join(sorted(ICONS)) + r"|\w+\.[\w.:-]+)\}")


def _(text: str, context: str = "") -> str:
    """A text in the language of the program; ``context`` tells apart what is one word in English."""
    if not text:  # a catalogue has its own head there
        return ""
    return translations.pgettext(context, text) if context else translations.gettext(text)


def _ready(message: str) -> str:
    """The format of a message: its icons are no gaps."""
    return _ICON.sub(r"{{\1}}", message)


def gaps(message: str) -> set[str]:
    """The names of the gaps in a message. Raises ValueError where a brace stands alone."""
    return {name for _, name, _, _ in Formatter().parse(_ready(message)) if name is not None}


def _fitting(said: str, text: str) -> str:
    """The format of what a catalogue says; that of the English where it could not be filled."""
    try:
        return _ready(said if said is text or gaps(said) <= gaps(text) | {"number"} else text)
    except ValueError:
        return _ready(text)


@cache
def _bound(text: str, context: str) -> str:
    """The format of a message in the language of the program, made once however often it is written down."""
    return _fitting(_(text, context), text)


def printed(card: str, field: str, text: str) -> str:
    """What is printed on a card."""
    return _(text, f"card:{card}:{field}")


class Noun(str):
    """A noun of the game by its id; a sentence asks for its form: ``{character:a}``, ``{location:the}``."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.__format__("")

    def __format__(self, form: str) -> str:
        return str(grammar.noun(str.__str__(self), form))


class Player(str):
    """A name inside a sentence: ``{who}``; at its beginning ``{who:Name}``, and whose something is ``{who:name’s}``."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        return str(grammar.player(str.__str__(self), form))


class Reader(Protocol):
    """For whom a sentence is said: ``voice.Voice``."""

    def is_you(self, seat: int) -> bool:
        """Whether the reader plays that seat."""

    def name(self, seat: int) -> Player:
        """What a player is called."""


class Say:
    """A sentence with gaps: ``TAKEN = Say("taken by {who}")``, ``TAKEN(who=name)``."""

    __slots__ = ("_format",)

    def __init__(self, text: str, context: str = "") -> None:
        self._format = _bound(text, context)

    @property
    def gaps(self) -> set[str]:
        """The names of its gaps."""
        return {name for _, name, _, _ in Formatter().parse(self._format) if name}

    def __call__(self, **gaps: object) -> str:
        return filled(self._format, gaps)


class Count:
    """A number and its noun in one message: ``COINS = Count("{number} Coin", "{number} Coins")``, ``COINS(2)``."""

    __slots__ = ("_context", "_formats", "_texts")

    def __init__(self, one: str, many: str, context: str = "") -> None:
        self._texts = (one, many)
        self._context = context
        self._formats: dict[int, str] = {}

    @property
    def gaps(self) -> set[str]:
        """The names of its gaps, and ``number``."""
        return {"number"}.union(*map(gaps, self._texts))

    def __call__(self, number: int, **gaps: object) -> str:
        if number not in self._formats:
            one, many = self._texts
            found = (
                translations.npgettext(self._context, one, many, number)
                if self._context
                else translations.ngettext(one, many, number)
            )
            self._formats[number] = _fitting(found, many)
        return filled(self._formats[number], {"number": number, **gaps})


class Counts(dict[str, Callable[[int], str]]):
    """Counts of one kind by the ids of what they count, to be said together; ``nothing`` is said where all are 0."""

    __slots__ = ("_nothing",)

    def __init__(self, counts: Mapping[str, Callable[[int], str]], nothing: str = "") -> None:
        super().__init__(counts)
        self._nothing = nothing

    def listed(self, numbers: "Numbers") -> str:
        """What there is of each: "2 Glass, 1 Rope"."""
        return listed(self[kind](number) for kind, number in _each(numbers)) or self._nothing

    def join(self, numbers: "Numbers") -> str:
        """The same in a sentence: "2 Glass, 1 Saw and 1 Rope"."""
        return join(self[kind](number) for kind, number in _each(numbers)) or self._nothing

    def changes(self, numbers: "Numbers") -> str:
        """What is more or less of each: "+2 Fame, −3 Coins"."""
        return listed(f"{'+' if more > 0 else '−'}{self[kind](abs(more))}" for kind, more in _each(numbers))


class Record(Protocol):
    """A record of numbers, such as the rules' Yields."""

    def _asdict(self) -> dict[str, int]: ...


Numbers = Mapping[str, int] | Record


def _each(numbers: Numbers) -> Iterable[tuple[str, int]]:
    each = numbers if isinstance(numbers, Mapping) else numbers._asdict()
    return [(kind, number) for kind, number in each.items() if number]


class Tell:
    """Two whole sentences: one for the player whom it is about, one with the name (``{who}``) for everybody else."""

    __slots__ = ("_others", "_you")

    def __init__(self, you: str, others: str, context: str = "") -> None:
        self._you = Say(you, context)
        self._others = Say(others, context)

    def __call__(self, reader: Reader, seat: int, **gaps: object) -> str:
        if reader.is_you(seat):
            return self._you(**gaps)
        return self._others(who=reader.name(seat), **gaps)


def table(context: str, texts: Mapping[str, str] = NOTHING, /, **more: str) -> dict[str, str]:
    """Texts of one kind by their ids; the name of the table is their context."""
    return {key: _(text, context) for key, text in {**texts, **more}.items()}


def sayings(context: str, texts: Mapping[str, str] = NOTHING, /, **more: str) -> dict[str, Say]:
    """Sentences with gaps of one kind by their ids."""
    return {key: Say(text, context) for key, text in {**texts, **more}.items()}


def pairs(
    short: str, long: str, texts: "Mapping[str, tuple[str | Count | None, str | Count | None]]"
) -> "tuple[dict[str, Say | Count], dict[str, Say | Count]]":
    """Short texts, all of one kind, and long ones, by their ids; None where a thing is said in one length only."""
    said: tuple[dict[str, Say | Count], dict[str, Say | Count]] = ({}, {})
    for key, both in texts.items():
        for into, kind, text in zip(said, (short, long), both, strict=True):
            if text is not None:
                into[key] = Say(text, kind) if isinstance(text, str) else text
    return said


@cache
def written(name: str) -> Mapping[str, Any]:
    """What stands in ``pages/<name>.toml``, in English; it is read when it is first wanted."""
    return tomllib.loads(files("trickerion.words").joinpath("pages", f"{name}.toml").read_text(encoding="utf-8"))


Made = TypeVar("Made")


class Told(Mapping[str, Made], Generic[Made]):
    """What is ``made`` of the texts in a table of ``pages/<name>.toml``, by their ids; they have no gaps."""

    __slots__ = ("_make", "_name", "_table")

    def __init__(self, name: str, table: str, make: Callable[[Any], Made]) -> None:
        self._name, self._table, self._make = name, table, make

    def __getitem__(self, key: str) -> Made:
        texts, context = written(self._name)[self._table][key], f"page:{self._name}"
        if isinstance(texts, str):
            return self._make(_(texts, context))
        return self._make({part: _(text, context) for part, text in texts.items()})

    def __iter__(self) -> Iterator[str]:
        return iter(written(self._name)[self._table])

    def __len__(self) -> int:
        return len(written(self._name)[self._table])


class Remarks:
    """Sentences by their ids, said of ids and numbers; ``words`` makes of these what a gap of its name is filled with.

    A ``Count`` among them is said of the fact that is called ``number``. "buy.quick" is said in place of "buy" where
    the fact ``quick`` is there and not nothing; where there is ``room`` for so many letters, only if it fits.
    """

    __slots__ = ("_gaps", "_said", "_ways", "_words")

    def __init__(
        self,
        context: str,
        texts: "Mapping[str, str | Say | Count]",
        words: Mapping[str, Callable[[Mapping[str, Any]], object]],
    ) -> None:
        said = {key: Say(text, context) if isinstance(text, str) else text for key, text in texts.items()}
        self._said: dict[str, Callable[..., str]] = {**said}
        self._gaps = {key: one.gaps for key, one in said.items()}
        self._words = words
        self._ways: dict[str, list[tuple[str, str]]] = {}
        for key in said:
            remark, _, fact = key.partition(".")
            self._ways.setdefault(remark, []).extend([(fact, key)] if fact else [])

    def __iter__(self) -> Iterator[str]:
        return iter(self._ways)

    def __call__(self, remark: str, facts: Mapping[str, Any], room: float = inf) -> str:
        for fact, key in self._ways[remark]:
            if facts.get(fact) and len(said := self._say(key, facts)) <= room:
                return said
        return self._say(remark, facts)

    def _say(self, key: str, facts: Mapping[str, Any]) -> str:
        gaps = {name: self._words[name](facts) if name in self._words else facts[name] for name in self._gaps[key]}
        return self._said[key](**gaps)


class Errands:
    """What is done, with each verb once: "buy Rope and Saw and prepare Mermaid".

    Each is a verb, the kind of thing that it is done to and the id of that; ``unnamed`` are kinds without ids.
    """

    __slots__ = ("_things", "_unnamed", "_verbs")

    def __init__(
        self, verbs: Mapping[str, Say], things: Mapping[str, Callable[[str], str]], unnamed: Mapping[str, str]
    ) -> None:
        self._verbs, self._things, self._unnamed = verbs, things, unnamed

    def __call__(self, deeds: Iterable[tuple[str, str, str]]) -> str:
        told: dict[str, list[str]] = {}
        for verb, kind, thing in deeds:
            told.setdefault(verb, []).append(self._unnamed.get(kind) or self._things[kind](thing))
        return join(self._verbs[verb](things=join(dict.fromkeys(things))) for verb, things in told.items())


def signed(number: int) -> str:
    """A modifier as it is printed: "+1", "0", "−1" (with a true minus sign)."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def decimal(number: float, places: int = 1) -> str:
    """A number with so many places, as the language writes it: "6.8", "6,8", "−0.5"."""
    return f"{number:.{places}f}".replace(".", grammar.POINT).replace("-", "−")


def named(namer: Callable[[Any], object], fact: str) -> Callable[[Mapping[str, Any]], object]:
    """What a gap is filled with: one of the facts, as ``namer`` calls it."""
    return lambda of: namer(of[fact])


_REST: Final = Say("{first}, {rest}", "list")
_NEXT: Final = Say("{first}; {rest}", "list")
_AND: Final = Say("{first} and {last}", "list")
_OR: Final = Say("{first} or {last}", "list")


headed: Final = Say("{head}: {text}", "frame")
"""A phrase below what it is about: "Thursday: closed"."""
headed_bold: Final = Say("*{head}*: {text}", "frame")


def listed(parts: Iterable[object]) -> str:
    """A list without a last word: "2 Glass, 1 Rope"."""
    return _in_a_row([format(part) for part in parts], _REST)


def in_turn(parts: Iterable[object]) -> str:
    """A list of what may have commas of its own: "Inn Assistant, X; Bank 3"."""
    return _in_a_row([format(part) for part in parts], _NEXT)


def join(parts: Iterable[object]) -> str:
    """A list in words: "Wood, Rope and Glass"."""
    return _in_a_row([format(part) for part in parts], _AND)


def either(parts: Iterable[object]) -> str:
    """A choice in words: "Wood, Rope or Glass"."""
    return _in_a_row([format(part) for part in parts], _OR)


def _in_a_row(items: list[str], last: Say) -> str:
    if len(items) < 2:
        return "".join(items)
    rest = _NEXT if last is _NEXT else _REST
    said = last(first=items[-2], last=items[-1], rest=items[-1])
    for item in reversed(items[:-2]):
        said = rest(first=item, rest=said)
    return said
