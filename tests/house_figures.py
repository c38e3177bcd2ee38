"""The figures of the house, read from the text of the code: who imports whom, where sentences and card ids stand."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import trickerion

Node = TypeVar("Node", bound=ast.AST)
ROOT = Path(trickerion.__file__).parent
WINDOW = ("scenes", "screens", "table")

CATALOGUE_ENTRY = re.compile(
    r"\b(TRICKS|SPECIALS|MAGICIANS|PROPHECIES)\[.*\]$|\b(trick|special|magician|prophecy|card)$"
)
"""How an entry of the catalogue is written: out of its table, or by its kind."""


MOVES = re.compile(r"rules/(moves/|\w+/moves\.py$)")
"""Where kinds of moves stand."""


class Source(NamedTuple):
    """One file of the program: its path below the package, its module, its text, also as a tree."""

    path: str
    module: str
    layer: str
    lines: int
    text: str

    @property
    def tree(self) -> ast.Module:
        """Read when somebody asks, once."""
        return tree_of(ROOT / self.path)

    def nodes(self, *kinds: type[Node]) -> Iterator[Node]:
        """All that stands in it of these kinds."""
        found = nodes_of(ROOT / self.path)
        return (node for kind in kinds for node in found.get(kind, ()))  # type: ignore[misc]


@cache
def tree_of(path: Path) -> ast.Module:
    """The text of a file as a tree; each file is read once."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> dict[type[ast.AST], list[ast.AST]]:
    """All that stands in a file, by its kind; each file is walked once."""
    found: dict[type[ast.AST], list[ast.AST]] = {}
    for node in ast.walk(tree_of(path)):
        found.setdefault(type(node), []).append(node)
    return found


@cache
def sources() -> tuple[Source, ...]:
    """Every file of the program."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        text, below = path.read_text(encoding="utf-8"), path.relative_to(ROOT)
        parts = ("trickerion", *below.with_suffix("").parts)
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        layer = below.parts[0] if len(below.parts) > 1 else ""
        found.append(Source(below.as_posix(), module, layer, len(text.splitlines()), text))
    return tuple(found)


@cache
def imports() -> dict[str, frozenset[str]]:
    """Module -> the modules of ours that it imports, for types only or not."""
    known = {source.module for source in sources()}
    return {source.module: frozenset(_imported(source, known) - {source.module}) for source in sources()}


def _imported(source: Source, known: set[str]) -> set[str]:
    names = {alias.name for node in source.nodes(ast.Import) for alias in node.names}
    for node in source.nodes(ast.ImportFrom):
        module = node.module or ""
        for alias in node.names if module else ():
            whole = f"{module}.{alias.name}"
            names.add(whole if whole in known else module)
    return names & known


def circles() -> list[set[str]]:
    """Groups of modules that reach each other."""
    graph = imports()
    reach = {module: _reach(module, graph) for module in graph}
    groups = {frozenset(other for other in reach[module] if module in reach[other]) for module in graph}
    return [set(group) for group in groups if len(group) > 1]


def _reach(start: str, graph: dict[str, frozenset[str]]) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting += graph[module]
    return seen


def functions(source: Source) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of a file."""
    yield from source.nodes(ast.FunctionDef)
    yield from source.nodes(ast.AsyncFunctionDef)


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """What a function is given, by name; a method's own thing is not counted."""
    given = function.args
    names = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return [name for name in names if name not in ("self", "cls")]


def sentences(source: Source) -> Iterator[tuple[int, str]]:
    """(line, text) of every literal of two words or more that a player could read.

    What a programmer reads does not count: docstrings, log messages, errors that are raised, and the one-line form of
    a move (``@move("...")`` in ``rules/moves/`` and in the ``moves.py`` of a module).
    """
    found = [node for node in source.nodes(ast.Constant) if is_sentence(node.value)]
    aside = {id(child) for node in source.nodes(*_NOT_READ) for child in _aside(node, source)} if found else set()
    for node in found:
        if id(node) not in aside:
            yield node.lineno, str(node.value)


_NOT_READ: tuple[type[ast.AST], ...] = (ast.Call, ast.Expr, ast.Raise, ast.ClassDef)
"""In what stands what no player reads."""


def is_sentence(text: object) -> bool:
    """Two words or more with a space between them; not a picture's source."""
    if not isinstance(text, str):
        return False
    words = re.findall(r"[A-Za-z]{2,}", text)
    return len(words) >= 2 and " " in text.strip() and not text.startswith("<svg")


def _aside(node: ast.AST, source: Source) -> Iterator[ast.AST]:
    logs = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_log(node.func.value)
    if (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) or logs or isinstance(node, ast.Raise):
        yield from ast.walk(node)
    elif isinstance(node, ast.ClassDef) and MOVES.match(source.path):
        for statement in [*node.body, *node.decorator_list]:
            if not isinstance(statement, ast.FunctionDef):
                yield from ast.walk(statement)


def _is_log(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "LOG"


def ids_in(source: Source, ids: frozenset[str]) -> Iterator[tuple[int, str]]:
    """(line, id) of every literal that is one of ``ids``."""
    for node in source.nodes(ast.Constant):
        if isinstance(node.value, str) and node.value in ids:
            yield node.lineno, node.value


def printed_names(source: Source) -> Iterator[tuple[int, str]]:
    """(line, what stands there) of every name that is read from an entry of the catalogue."""
    for node in source.nodes(ast.Attribute):
        if node.attr in ("name", "ability_name"):
            thing = ast.unparse(node.value)
            if node.attr == "ability_name" or CATALOGUE_ENTRY.search(thing):
                yield node.lineno, ast.unparse(node)


VOCABULARY = ("catalog", "chance", "events", "facts", "game", "moves", "options", "state", "view")
"""What the window knows of the rules without asking: the plain words of the game."""

STATE = re.compile(
    r"\b(?:view\.|table\.)?state\.(?:players|row|stack|dice|stock|orders|occupants|days|deck|boards|special_decks|prophec\w+"
    r"|memory|closed|quick_order|initiative\w*|turn_setup\w*|markers\w*|scores)\b"
)
"""How a line reads what lies on the table."""

COMPLAINS = re.compile(r"(storage|app|play)/|rules/(options|\w+/module)\.py|bots/simulate\.py")
"""Where errors are raised that a player is told of."""


def asked() -> dict[str, set[str]]:
    """What the window, its words and the app import of the rules beyond the plain vocabulary: name -> files that do.

    What does not come through the read door has its module before its name.
    """
    found: dict[str, set[str]] = {}
    for source in sources():
        if source.layer in (*WINDOW, "words", "ui", "app", "play"):
            for node in source.nodes(ast.ImportFrom):
                parts = (node.module or "").split(".")
                if parts[:2] == ["trickerion", "rules"] and len(parts) > 2:
                    for alias in node.names:
                        name = alias.name if parts[2] == "ask" else f"{node.module}.{alias.name}"
                        if parts[2] not in VOCABULARY and "catalog" not in (*parts, alias.name):
                            found.setdefault(name, set()).add(source.path)
    return found


def handed_on() -> int:
    """Names that the read door imports and has no use for itself."""
    count = 0
    for door in (source for source in sources() if source.path.startswith("rules/ask/")):
        used = {node.id for node in door.nodes(ast.Name)}
        taken = (alias for node in door.tree.body if isinstance(node, ast.ImportFrom) for alias in node.names)
        count += sum((alias.asname or alias.name) not in used for alias in taken)
    return count


def reads_of_state() -> int:
    """Lines of the window and its words that read what lies on the table."""
    readers = [source.text for source in sources() if source.layer in (*WINDOW, "words")]
    return sum(bool(STATE.search(line)) for text in readers for line in text.splitlines())


def sayers() -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of words."""
    words = (source for source in sources() if source.layer == "words")
    return [function for source in words for function in functions(source)]


def branches(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it takes one way or another, or one several times."""
    ways = (ast.If, ast.IfExp, ast.For, ast.comprehension, ast.Match)
    return any(isinstance(node, ways) for part in function.body for node in ast.walk(part))


def says_something(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a sentence stands in it."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return any(is_sentence(getattr(node, "value", None)) for part in body for node in ast.walk(part))


def raised() -> list[str]:
    """Sentences that stand under ``raise``, in the name of what can tell a player why."""
    told = (source for source in sources() if COMPLAINS.match(source.path))
    return [
        f"{source.path}:{node.lineno}"
        for source in told
        for node in source.nodes(ast.Raise)
        if any(is_sentence(getattr(inner, "value", None)) for inner in ast.walk(node))
    ]


def signatures(name: str) -> set[tuple[str, ...]]:
    """The different lists of parameters that functions of that name have in the window."""
    window = (source for source in sources() if source.layer in WINDOW)
    return {tuple(parameters(function)) for source in window for function in functions(source) if function.name == name}
