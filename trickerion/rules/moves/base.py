"""The base of every Move: frozen, and printed as a sentence.

There is one object for each distinct move (``RerollDie("bank_a") is RerollDie("bank_a")``), so moves compare and hash
by identity.
"""

from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError, dataclass, fields
from typing import Any, ClassVar, Final, NamedTuple, TypeVar, dataclass_transform


@dataclass_transform(frozen_default=True, eq_default=False)
class _OneOfEach(type):
    """Hands out the same object for the same arguments."""

    def __init__(cls, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cls._known: dict[tuple[Any, ...], Any] = {}

    def __call__(cls, *args: Any) -> Any:
        try:
            return cls._known[args]
        except KeyError:
            return cls._known.setdefault(args, super().__call__(*args))


M = TypeVar("M", bound="Move")


@dataclass(init=False, repr=False, eq=False, slots=True)
class Move(metaclass=_OneOfEach):
    """A decision of a player. ``sentence`` is a format string over the fields.

    What a frozen dataclass would have made for each of the many kinds is written here once: the program starts sooner.
    """

    sentence: ClassVar[str] = ""

    def __init__(self, *values: Any) -> None:
        names = [f.name for f in fields(self)]
        if len(values) != len(names):
            raise TypeError(f"{type(self).__name__} takes {', '.join(names) or 'nothing'}, not {values}")
        for name, value in zip(names, values, strict=True):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: Any) -> None:
        raise FrozenInstanceError(f"{name} of a move cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"{name} of a move cannot be changed")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in fields(self))})"

    def __str__(self) -> str:
        return self.sentence.format(**{f.name: _words(getattr(self, f.name)) for f in fields(self)})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.arguments()

    def arguments(self) -> tuple[Any, ...]:
        """The values of the fields, in order."""
        return tuple(getattr(self, f.name) for f in fields(self))

    def to_json(self) -> dict[str, Any]:
        """One JSON object: the name of the move under "do", then its fields."""
        return {"do": type(self).__name__} | {f.name: getattr(self, f.name) for f in fields(self)}


class Ready(dict[Any, M]):
    """The moves of one kind that differ in their last field, by its value: quicker than calling the kind.

    Each is made when it is first asked for.
    """

    def __init__(self, kind: type[M], *first: Any) -> None:
        super().__init__()
        self._kind, self._first = kind, first

    def __missing__(self, last: Any) -> M:
        self[last] = made = self._kind(*self._first, last)
        return made


@dataclass_transform(frozen_default=True, eq_default=False)
def move(sentence: str) -> Callable[[type[M]], type[M]]:
    """A kind of move with its sentence, in which the fields stand in braces."""

    def make(kind: type[M]) -> type[M]:
        kind.__doc__ = kind.__doc__ or sentence
        kind.sentence = sentence
        return dataclass(init=False, repr=False, eq=False, slots=True)(kind)

    return make


def _words(value: Any) -> str:
    return str(value).replace("_", " ").replace(".", " ")


class Reason(NamedTuple):
    """Reason why a move cannot be made: an id of ``words/reasons.py`` and its arguments (numbers, ids, seats)."""

    id: str
    args: tuple[Any, ...] = ()

    @property
    def about(self) -> dict[str, Any]:
        """The arguments by their names; of what is ``missing`` also the ``number`` of pieces."""
        about = dict(zip(_ARGUMENTS.get(self.id, ()), self.args, strict=False))
        return about | {"number": sum(number for _, number in about["missing"])} if "missing" in about else about


_ARGUMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "short": ("number",),
    "dice_x": ("area",),
    "no_specialist": ("specialist",),
    "card_elsewhere": ("location",),
    "card_says_elsewhere": ("location",),
    "covered": ("players",),
    "copy_first": ("character",),
    "others_workshop": ("seat",),
    "taken": ("seat", "character"),
    "day_taken": ("day", "seat"),
    "other_day": ("day",),
    "toll": ("number",),
    "no_die": ("category",),
    "threshold": ("threshold", "number"),
    "has_specialist": ("specialist",),
    "three_owned": ("component",),
    "coins": ("costs", "number"),
    "has_markers": ("trick", "number"),
    "no_supply": ("suit",),
    "lacks": ("trick", "missing"),
    "taught": ("trick",),
    "renovation_coins": ("number",),
    "space_closed": ("letter",),
    "equal_slot": ("trick",),
    "stays_in_class": ("trick",),
    "not_ready": ("trick", "missing"),
    "begun_first": ("character",),
}
"""Names of the arguments of a reason."""
