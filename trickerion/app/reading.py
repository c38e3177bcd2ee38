"""Reading: the screen as a plain tree of words, for a reader, for tests and for whoever wants to know what lies where.

Window, the scene on top, its zones, its spots; nothing here is drawn, and nothing is asked before somebody reads.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from pygame import Rect

from trickerion.app.registry import SceneHost
from trickerion.app.stacked_scene import StackedScene
from trickerion.language.signs import in_words
from trickerion.language.signs import told as as_told
from trickerion.language.tongue import spoken
from trickerion.ui.focus import reading_order
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.said import Said, Zone
from trickerion.words.drawing import GAME
from trickerion.words.said import ZONES, numbered

WINDOW, SCENE, DIALOG, ZONE, SPOT, NEWS, REFUSAL = "window", "scene", "dialog", "zone", "spot", "news", "refusal"
"""Kinds of a node."""


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A part of the screen: its id, which is never used for another part, its kind, and what it says.

    ``said`` is that of a spot; ``text`` stands on a scene; ``is_walked``: the focus can go there.
    """

    id: str
    kind: str
    name: str
    children: tuple["TreeNode", ...] = ()
    said: Said | None = None
    text: tuple[str, ...] = ()
    rect: Rect | None = None
    is_walked: bool = False
    is_enabled: bool = True

    def everything(self) -> Iterator["TreeNode"]:
        """This part and all those in it, from the first to the last."""
        yield self
        for child in self.children:
            yield from child.everything()


@dataclass(frozen=True, slots=True)
class Reading:
    """The whole screen: its tree, in which language, the id in focus ("": that of the scene), what is in the hand."""

    root: TreeNode
    language: str
    focus: str
    held: str = ""


def reading(app: SceneHost) -> Reading:
    """The screen as it is now. Raises ValueError for a tree that no reader could take."""
    scene = app.stack.top
    root = TreeNode(WINDOW, WINDOW, GAME, (_scene(scene),) if scene is not None else ())
    spots = scene.spots if scene is not None else None
    held = spots.held.source if spots is not None and spots.held is not None else ""
    focused = spots.focused if spots is not None else None
    ids = [node.id for node in root.everything()]
    focus = _id(focused) if focused is not None and _id(focused) in ids else ids[min(1, len(ids) - 1)]
    if len(ids) != len(set(ids)):
        raise ValueError([name for name in ids if ids.count(name) > 1])
    return Reading(root, spoken().code, focus, held)


def _scene(scene: StackedScene) -> TreeNode:
    kind, name = SCENE if scene.opaque else DIALOG, type(scene).__name__
    told, refusal = scene.told(), scene.spots.tips.refusal
    spoken_news = ((news.number, as_told(news.text)) for news in told.news)
    news = [TreeNode(f"{NEWS}.{number}", NEWS, text) for number, text in spoken_news if text]
    if refusal is not None:
        reason = as_told(refusal.tip.note)  # without one the whole tip is it
        refused = enumerate((reason,) if reason else map(as_told, (refusal.tip.title, *refusal.tip.body)))
        news += [TreeNode(f"{REFUSAL}.{refusal.number}.{n}", REFUSAL, text) for n, text in refused if text]
    written = tuple(said for text in told.written if text != told.heading and (said := as_told(text)))
    zones = _zones(scene.spots, told.zones)
    return TreeNode(f"scene.{name}", kind, in_words(told.heading) or GAME, (*zones, *news), text=written)


def _zones(spots: Hotspots, names: Mapping[str, str]) -> Iterator[TreeNode]:
    """The zones in which there is anything, each with its spots in reading order; ``names`` are those of the scene."""
    found = told_apart(spots)
    for zone in Zone:
        rects = {name: spots.rect(name) for name, said in found.items() if said.zone is zone}
        if rects:
            children = tuple(_spot(spots, name, found[name]) for name in _order(rects, found))
            yield TreeNode(f"zone.{zone.value}", ZONE, names.get(zone.name) or ZONES[zone.name], children)


def _order(rects: dict[str, Rect], found: dict[str, Said]) -> list[str]:
    """Reading order; what answers the open question comes first."""
    return sorted(reading_order(rects), key=lambda name: not found[name].now)


def _spot(spots: Hotspots, name: str, said: Said) -> TreeNode:
    spot = spots.get(name)
    return TreeNode(_id(name), SPOT, said.name, (), said, said.more, spot.rect, spot.is_walked, spot.enabled)


def _id(name: str) -> str:
    return f"spot.{name}"


def told_apart(spots: Hotspots) -> dict[str, Said]:
    """Everything that has a name, in words; sisters of one name in a zone are numbered in reading order.

    Sentences of a story may be the same.
    """
    said = {name: spots.get(name).said() for name in spots.layout.open}
    said = {name: one for name, one in said.items() if one.name}
    alike: dict[tuple[Zone, str], list[str]] = defaultdict(list)
    for name in reading_order({name: spots.rect(name) for name in said}):
        if not said[name].order:
            alike[said[name].zone, said[name].name].append(name)
    taken = Counter(alike)
    for (zone, title), sisters in alike.items():
        numbers = iter(range(1, len(said) + len(sisters) + 1))
        for sister in sisters if len(sisters) > 1 else ():
            told = next(new for n in numbers if (zone, new := numbered(name=title, number=n)) not in taken)
            said[sister] = replace(said[sister], name=told)
    return said
