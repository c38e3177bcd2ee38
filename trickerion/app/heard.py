"""The screen as a reader hears it: parts with numbers, compared with what was told before.

Plain records of the tree of `reading`; which interface of a system they are handed to is told in `reader`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self
from weakref import WeakKeyDictionary

from trickerion.app.reading import DIALOG, NEWS, REFUSAL, SCENE, SPOT, WINDOW, ZONE, Reading, TreeNode
from trickerion.app.stacked_scene import StackedScene
from trickerion.ui.said import Role, Said, Zone
from trickerion.words.said import IN_HAND, in_hand

QUESTION, TOLD, ECHO = "question", "told", "echo"
"""Kinds of a part that `reading` does not know: the open question as a line of its own, the zone of what is told, what
is new of the part in focus."""
OFF, POLITE, ASSERTIVE = "off", "polite", "assertive"
"""Ways in which a part is announced when it comes or changes."""
_ALWAYS: Final = {NEWS: POLITE, REFUSAL: ASSERTIVE}
_WHOLE: Final = frozenset({WINDOW, SCENE, DIALOG})
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
        self._stories: set[int] = set()  # numbers of sentences that have been told
        self._scenes: WeakKeyDictionary[StackedScene, int] = WeakKeyDictionary()
        self._seen = 0

    def hear(self, screen: Reading, scene: StackedScene | None, before: Heard | None) -> Heard:
        """Number what is on the screen. What is told in the scene that was heard ``before`` is announced if new."""
        number = self.number_of(scene)
        hearing = _Hearing(self._numbers, self._stories, number, before)
        root = hearing.take(screen.root)
        hearing.echo(root, hearing.found[screen.focus])
        hearing.tell_held(root, screen.held)
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

    def __init__(self, numbers: dict[tuple[int, str], int], stories: set[int], scene: int, last: Heard | None) -> None:
        self._numbers, self._stories, self._scene, self._last = numbers, stories, scene, last
        self._before = last if last is not None and last.scene == scene else None
        self._told: Counter[str] = Counter()
        self.parts: dict[int, Part] = {}
        self.found: dict[str, int] = {}
        self.spots: dict[int, str] = {}

    def take(self, node: TreeNode, is_told: bool = False) -> int:
        """Take a node with all those in it; its number. ``is_told``: it is a line of the log."""
        number = self._number(node, is_told)
        is_log = node.id == f"{ZONE}.{Zone.TOLD.value}"
        told = [self.take(child, is_log) for child in node.children]
        children = [*self._question(node), *told]  # announced last: first what has happened, then what is asked
        said = node.said or _NOTHING
        is_place, is_sentence = said.role is Role.PLACE, is_told and said.role is Role.LINE
        live = _ALWAYS.get(node.kind) or (POLITE if said.is_news else self._live_once(number) if is_sentence else OFF)
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
            live,
        )
        self.found[node.id] = number
        if node.kind == SPOT:
            self.spots[number] = node.id.removeprefix(f"{SPOT}.")
        return number

    def echo(self, root: int, focus: int) -> None:
        """Announce what has changed of the part in focus, which is still the same: no reader repeats that by itself."""
        before, now = self._before, self.parts[focus]
        if before is None or before.focus != focus or now.kind in _WHOLE or not now.is_enabled:
            return  # why a part is closed is told by the new question, or when it is tried
        known = before.parts[focus].about.split("\n")
        if new := " ".join(line for line in now.about.split("\n") if line not in known):
            self._announce(root, f"{ECHO} {len(self._numbers)}", new)

    def tell_held(self, root: int, held: str) -> None:
        """Announce what has come into the hand, as long as it is there."""
        if held:
            thing = self.found.get(f"{SPOT}.{held}")
            name = self.parts[thing].name if thing is not None else ""
            self._announce(root, f"{ECHO} {held}", in_hand(thing=name) if name else IN_HAND)

    def _announce(self, root: int, key: str, text: str) -> None:
        number = self._given(self._scene, key)
        self.parts[number] = Part(NEWS, text, live=POLITE)
        self.parts[root] = replace(self.parts[root], children=(*self.parts[root].children, number))

    def _number(self, node: TreeNode, is_told: bool) -> int:
        """The number of a node: another thing has another one, and so has the same place with another name.

        A sentence of a story keeps its own wherever it is read.
        """
        order = node.said.order if node.said is not None else 0
        if order:
            return self._given(0, f"{TOLD} {order}: {node.name}")
        key = node.id
        if node.kind == SPOT:
            key = f"{node.id}: {node.name}"
        if is_told:
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

    def _live_once(self, number: int) -> str:
        """A sentence is announced when it comes for the first time, not with all that is there when one begins."""
        known = self._last.parts.get(number) if self._last is not None else None
        if known is not None:
            return known.live
        live = POLITE if self._stories and number not in self._stories else OFF
        self._stories.add(number)
        return live

    def _live(self, number: int, how: str) -> str:
        """Announced if the screen was heard before without this; and what is announced stays so."""
        if self._before is None:
            return OFF
        known = self._before.parts.get(number)
        return how if known is None else known.live
