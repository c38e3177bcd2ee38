"""How far a reader is sent for one thing, counted in the text of the code."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

from house_figures import WINDOW, Source, functions, imports, sources

SIDES = frozenset({"x", "y", "w", "h", "right", "bottom", "left", "top", "centerx", "centery", "width", "height"})
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*$")

FACES = ("LOGO", "HEAD", "HEAD2", "NUM", "BODY", "BODY_BOLD", "ITALIC", "ITALIC_BOLD", "LABEL")
"""Names of the faces in ``ui/theme.py``."""

RIDDLE = re.compile(r"(What|Whether|Who|Whose|Where|Which|Why|How|It|Its|One of|From what|Do what)\b")
"""How a docstring begins that does not name its thing first."""

MANY_METHODS = 30
SHORT = 4
"""Lines of a private function that could stand where it is called."""


def classes() -> Iterator[tuple[Source, ast.ClassDef]]:
    """Every class of the program, with its file."""
    return ((source, node) for source in sources() for node in source.nodes(ast.ClassDef))


def shared_private_names(*roots: str) -> set[str]:
    """Private names that more than one file of a family of classes uses of its own object.

    The family of a root class: itself and all that it inherits from.
    """
    used: dict[str, set[str]] = defaultdict(set)
    for source in {source.path: source for root in roots for source in _family(root)}.values():
        for node in source.nodes(ast.Attribute):
            is_own = isinstance(node.value, ast.Name) and node.value.id == "self"
            if is_own and re.match(r"_[a-z]", node.attr):
                used[node.attr].add(source.path)
    return {name for name, files in used.items() if len(files) > 1}


def _family(root: str) -> Iterator[Source]:
    known = {node.name: (source, node) for source, node in classes()}
    waiting = [root]
    while waiting:
        name = waiting.pop()
        if name in known:
            source, node = known[name]
            yield source
            waiting += [base.id for base in node.bases if isinstance(base, ast.Name)]


def classes_of_many_methods() -> list[str]:
    """Names of the classes with more than thirty methods."""
    return [
        node.name
        for _, node in classes()
        if sum(isinstance(part, ast.FunctionDef) for part in node.body) > MANY_METHODS
    ]


def layouts_of_one_package() -> list[str]:
    """Files of ``ui/layout`` that one package of the window, and nobody else above ``ui``, reads."""
    found = []
    for layout in (source for source in sources() if re.match(r"ui/layout/(?!__init__)", source.path)):
        readers = {_package(source) for source in sources() if layout.module in imports()[source.module]}
        if len({reader for reader in readers if not reader.startswith("ui")}) == 1:
            found.append(layout.path)
    return found


def _package(source: Source) -> str:
    """The screen or part of the window to which a file belongs: its folder below its layer, or the file itself."""
    parts = source.path.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else source.path


def imports_between_scenes() -> list[tuple[str, str]]:
    """(scene, other scene) for every import statement that leads from one to the other."""
    found = []
    for source in (source for source in sources() if source.layer == "scenes"):
        own = source.module.split(".")[2] if source.module.count(".") > 1 else ""
        for node in source.nodes(ast.ImportFrom):
            parts = (node.module or "").split(".")
            if parts[:2] == ["trickerion", "scenes"] and len(parts) > 2 and parts[2] != own:
                found.append((own, parts[2]))
    return found


def sums_of_pixels(*, named: bool = False) -> list[str]:
    """Sums of a side of a rectangle and a number, in either order, in what is drawn: ``rect.x + 17``.

    With ``named`` the number may have a name, and the side be known by one: ``17 + rect.x``, ``rect.x + GAP``,
    ``left + 17``.
    """
    return [
        f"{source.path}:{node.lineno}"
        for source in sources()
        if source.layer in (*WINDOW, "ui")
        for node in source.nodes(ast.BinOp)
        if isinstance(node.op, ast.Add | ast.Sub)
        and any(
            _is_side(side, named) and _is_number(number, named)
            for side, number in ((node.left, node.right), (node.right, node.left))
        )
    ]


def _is_side(node: ast.expr, named: bool) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr in SIDES
    return named and isinstance(node, ast.Name) and node.id in SIDES


def _is_number(node: ast.expr, named: bool) -> bool:
    """A number, or a product that begins with one."""
    if isinstance(node, ast.UnaryOp):
        return _is_number(node.operand, named)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return _is_number(node.left, named) or _is_number(node.right, named)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int | float)
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return named and bool(CONSTANT.match(name))


def kinds_of_type() -> set[tuple[str, str]]:
    """Every (face, size) that is named: a style of the theme, another size of one, a face and a size beside it."""
    return {kind for source in sources() if source.layer in (*WINDOW, "ui") for kind in _kinds(source)}


def _kinds(source: Source) -> Iterator[tuple[str, str]]:
    for call in source.nodes(ast.Call):
        if isinstance(call.func, ast.Attribute) and call.func.attr == "of":
            yield from ((ast.unparse(call.func.value), size) for size in _sizes(call))
        yield from _pairs([*call.args, *(keyword.value for keyword in call.keywords)])
    for several in source.nodes(ast.Tuple):
        yield from _pairs(several.elts)
    for listed in source.nodes(ast.List):
        yield from _pairs(listed.elts)


def _sizes(call: ast.Call) -> Iterator[str]:
    """Numbers anywhere in what a call is given."""
    for part in ast.walk(call.args[0] if call.args else call):
        if isinstance(part, ast.Constant) and type(part.value) is int:
            yield str(part.value)


def _pairs(parts: list[ast.expr]) -> Iterator[tuple[str, str]]:
    for face, size in pairwise(parts):
        name = getattr(face, "attr", getattr(face, "id", ""))
        if name in FACES and isinstance(size, ast.Constant) and type(size.value) is int:
            yield name, str(size.value)


def short_private_functions() -> list[str]:
    """Private functions of at most four lines that are called once."""
    words = Counter(word for source in sources() for word in re.findall(r"\w+", source.text))
    return [
        f"{source.path}: {function.name}"
        for source in sources()
        for function in functions(source)
        if re.match(r"_[a-z]", function.name) and words[function.name] == 2 and _lines_of_body(function) <= SHORT
    ]


def _lines_of_body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (function.end_lineno or 0) - body[0].lineno + 1 if body else 0


def questions_by_name() -> list[str]:
    """Places outside words where a question is named by a string."""
    asked = {node.name for _, node in classes() if any(_name(base) == "Choice" for base in node.bases)}
    return [
        f"{source.path}:{node.lineno} {node.value}"
        for source in sources()
        if source.layer != "words"
        for node in source.nodes(ast.Constant)
        if isinstance(node.value, str) and node.value in asked
    ]


def _name(base: ast.expr) -> str:
    return base.id if isinstance(base, ast.Name) else ""


def riddles() -> list[str]:
    """Docstrings of classes and functions that begin with a question word or a pronoun."""
    found = []
    for source in sources():
        for node in (*source.nodes(ast.ClassDef), *functions(source)):
            told = ast.get_docstring(node)
            if told and RIDDLE.match(told):
                found.append(f"{source.path}:{node.lineno} {told.splitlines()[0]}")
    return found
