"""The screen as a reader hears it: parts with numbers, compared with what was told before.

Plain records of the tree of `reading`; which interface of a system they are handed to is told in `reader`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Self
from weakref import WeakKeyDictionary

from trickerion.app.reading import DIALOG, NEWS, REFUSAL, SCENE, SPOT, WINDOW, ZONE, Reading, TreeNode
from trickerion.app.stacked_scene import StackedScene
from trickerion.ui.said import Role, Said, Zone

QUESTION, TOLD = "question", "told"
"""Kinds of a part that `reading` does not know: the open question as a line of its own, the zone of what is told."""
OFF, POLITE, ASSERTIVE = "off", "polite", "assertive"
"""Ways in which a part is announced when it comes or changes."""
_ALWAYS: Final = {NEWS: POLITE, REFUSAL: ASSERTIVE}
_NOTHING: Final = Said()
Box = tuple[int, int, int, int]


class UnfitTreeError(ValueError):
    """No reader could take the tree."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the screen: its kind (that of its node, or the role of a spot), its name, all else that is told of it.

    ``box`` is on the canvas; ``place``: third of five; ``has_list``: something else can be done here, too.
    """

    kind: str
    name: str
    about: str = ""
    children: tuple[int, ...] = ()
    box: Box | None = None
    place: tuple[int, int] = (0, 0)
    on: bool | None = None
    is_used: bool = False
    is_enabled: bool = True
    has_list: bool = False
    live: str = OFF


@dataclass(frozen=True, slots=True)
class Heard:
    """A whole screen: parts by number, the first of them, the one in focus, and the spots by number."""

    parts: Mapping[int, Part]
    root: int
    focus: int
    spots: Mapping[int, str]
    scene: int
    language: str

    def check(self) -> None:
        """Raise UnfitTreeError for what an adapter would choke on."""
        children = [child for part in self.parts.values() for child in part.children]
        if self.root not in self.parts or self.focus not in self.parts:
            raise UnfitTreeError(self.root, self.focus)
        if len(children) != len(set(children)):
            raise UnfitTreeError([child for child, number in Counter(children).items() if number > 1])
        if {self.root, *children} != set(self.parts) or self.root in children:
            raise UnfitTreeError({self.root, *children} ^ set(self.parts))

    def news_since(self, before: Self | None) -> dict[int, Part]:
        """The parts that are new or have changed."""
        known = before.parts if before is not None and before.language == self.language else {}
        return {number: part for number, part in self.parts.items() if known.get(number) != part}


class Ear:
    """Whoever listens: numbers for the parts of all screens, none of which is ever given to something else."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int, str], int] = {}
        self._scenes: WeakKeyDictionary[StackedScene, int] = WeakKeyDictionary()
        self._seen = 0

    def hear(self, screen: Reading, scene: StackedScene | None, before: Heard | None) -> Heard:
        """Number what is on the screen. What is told in the scene that was heard ``before`` is announced if new."""
        number = self.number_of(scene)
        hearing = _Hearing(self._numbers, number, before if before is not None and before.scene == number else None)
        root = hearing.take(screen.root)
        return Heard(hearing.parts, root, hearing.found[screen.focus], hearing.spots, number, screen.language)

    def number_of(self, scene: StackedScene | None) -> int:
        """The number of a scene, which is its own as long as the program runs."""
        if scene is None:
            return 0
        if scene not in self._scenes:
            self._seen += 1
            self._scenes[scene] = self._seen
        return self._scenes[scene]


class _Hearing:
    """One walk through a tree: ``parts`` by number, numbers ``found`` by id, names of ``spots`` by number."""

    def __init__(self, numbers: dict[tuple[int, str], int], scene: int, before: Heard | None) -> None:
        self._numbers, self._scene, self._before = numbers, scene, before
        self._told: Counter[str] = Counter()
        self.parts: dict[int, Part] = {}
        self.found: dict[str, int] = {}
        self.spots: dict[int, str] = {}

    def take(self, node: TreeNode, is_told: bool = False) -> int:
        """Take a node with all those in it; its number. ``is_told``: it is a line of the log."""
        number = self._number(node, is_told)
        is_log = node.id == f"{ZONE}.{Zone.TOLD.value}"
        children = [*self._question(node), *(self.take(child, is_log) for child in node.children)]
        said = node.said or _NOTHING
        is_place = said.role is Role.PLACE
        self.parts[number] = Part(
            TOLD if is_log else said.role.value if said.role is not None else node.kind,
            node.name,
            "\n".join(filter(None, (said.state, *node.text))),
            tuple(children),
            (node.rect.left, node.rect.top, node.rect.right, node.rect.bottom) if node.rect is not None else None,
            (said.number, said.of),
            said.on,
            node.kind == SPOT and (node.is_walked or is_place),
            node.is_enabled,
            bool(said.also),
            _ALWAYS.get(node.kind) or (self._live(number, POLITE) if is_told else OFF),
        )
        self.found[node.id] = number
        if node.kind == SPOT:
            self.spots[number] = node.id.removeprefix(f"{SPOT}.")
        return number

    def _number(self, node: TreeNode, is_told: bool) -> int:
        """What is told has a number for each sentence: its place in a list is the next one's before long."""
        key = node.id
        if is_told or node.kind in _ALWAYS:
            key = f"{node.kind}: {node.name}"
            self._told[key] += 1
            key = f"{key} {self._told[key]}"
        return self._given(0 if node.kind == WINDOW else self._scene, key)

    def _given(self, scene: int, key: str) -> int:
        return self._numbers.setdefault((scene, key), len(self._numbers) + 1)

    def _question(self, node: TreeNode) -> Iterator[int]:
        """The heading of a scene as a line: another one is announced."""
        if node.kind in (SCENE, DIALOG) and node.name:
            number = self._given(self._scene, f"{QUESTION}: {node.name}")
            self.parts[number] = Part(QUESTION, node.name, live=self._live(number, ASSERTIVE))
            yield number

    def _live(self, number: int, how: str) -> str:
        """Announced if the screen was heard before without this; and what is announced stays so."""
        if self._before is None:
            return OFF
        known = self._before.parts.get(number)
        return how if known is None else known.live
