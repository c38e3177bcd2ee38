"""Change the program by hand of chance, one small thing at a time, and see whether a test notices.

    python tools/release/mutants.py draw --seed mine --number 60      # which changes; nothing is run
    python tools/release/mutants.py reach --seed mine --number 60     # all tests once: which of them reach which change
    python tools/release/mutants.py try --seed mine --number 60       # each change against the tests that reach it

Changes are drawn from functions of ``LAYERS``, the same number from each: a comparison that is off by one or turned
round, a number one larger, "and" for "or", a condition without its "not", the two sides of an "if ... else" exchanged,
the most for the least, a call that is left out. All work is done in copies of the tree as git has it in the folder
``--work`` (kept between calls); the results are in its ``results.jsonl``, and a call goes on where the last one ended.
"""

import argparse
import ast
import copy
import functools
import json
import os
import random
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("rules", "bots", "storage", "play", "app", "table", "words")
NOTICED, UNNOTICED, BROKEN = "killed", "survived", "no test ran"

OTHER_WAY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One change: ``old``, lines and columns of a file (columns in bytes, as ``ast`` counts them), becomes ``new``."""

    path: str
    line: int
    column: int
    end_line: int
    end_column: int
    function: int
    """The line of the first statement of the function that it stands in."""
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.old}  ->  {self.new}"


def draw(seed: str, number: int) -> list[Mutant]:
    """So many changes, the same for the same seed and tree, as many in each layer."""
    dice = random.Random(seed)
    drawn = []
    for place, layer in enumerate(LAYERS):
        drawn += dice.sample(in_layer(layer), number // len(LAYERS) + (place < number % len(LAYERS)))
    return drawn


@functools.cache
def in_layer(layer: str) -> tuple[Mutant, ...]:
    """Every change that could be made to a layer."""
    return tuple(found for path in sorted((ROOT / "trickerion" / layer).rglob("*.py")) for found in mutants_of(path))


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every change that could be made to a file."""
    text = path.read_text(encoding="utf-8")
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            first = function.body[1] if _is_text(function.body[0]) and len(function.body) > 1 else function.body[0]
            for node in _own_nodes(function.body):
                for new in changes(node):
                    old = ast.get_source_segment(text, node) or ""
                    yield Mutant(
                        path.relative_to(ROOT).as_posix(),
                        node.lineno,
                        node.col_offset,
                        node.end_lineno or 0,
                        node.end_col_offset or 0,
                        first.lineno,
                        " ".join(old.split()),
                        new,
                    )


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _own_nodes(body: Sequence[ast.AST]) -> Iterator[ast.expr | ast.stmt]:
    """What stands in a function, without functions inside it, what is written in texts, and types."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.JoinedStr):
            continue
        if isinstance(node, ast.expr | ast.stmt) and not _is_text(node):  # type: ignore[arg-type]
            yield node
        inner = node.value if isinstance(node, ast.AnnAssign) else None
        yield from _own_nodes([inner] if inner else list(ast.iter_child_nodes(node)))


def changes(node: ast.AST) -> Iterator[str]:
    """What a piece of the program may become, as text."""
    match node:
        case ast.Compare(ops=[one]) if type(one) in OTHER_WAY:
            yield _with(node, ops=[OTHER_WAY[type(one)]()])
        case ast.BoolOp(op=op):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            yield f"({ast.unparse(inner)})"
        case ast.IfExp(body=body, orelse=other):
            yield _with(node, body=other, orelse=body)
        case ast.BinOp(op=ast.Sub()):
            yield _with(node, op=ast.Add())
        case ast.BinOp(op=ast.Add(), right=ast.Constant(value=int())):
            yield _with(node, op=ast.Sub())
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in OTHER_CALL:
            yield _with(node, func=ast.Name(OTHER_CALL[name]))
        case ast.Expr(value=ast.Call()):
            yield "pass"


def _with(node: ast.expr, **parts: object) -> str:
    other = copy.copy(node)
    for name, part in parts.items():
        setattr(other, name, part)
    return f"({ast.unparse(other)})"


def written(mutant: Mutant, text: str) -> str:
    """The text of the file with the change."""
    lines = text.encode().splitlines(keepends=True)
    head = lines[mutant.line - 1][: mutant.column]
    tail = lines[mutant.end_line - 1][mutant.end_column :]
    lines[mutant.line - 1 : mutant.end_line] = [head + mutant.new.encode() + tail]
    return b"".join(lines).decode()


def probed(text: str, numbers: dict[int, list[int]]) -> str:
    """The text of a file that calls the probe at these lines, where functions begin: line -> numbers of changes."""
    lines = text.splitlines(keepends=True)
    for line in sorted(numbers, reverse=True):
        indent = lines[line - 1][: len(lines[line - 1]) - len(lines[line - 1].lstrip())]
        calls = "; ".join(f"__import__('mutant_probe').hit({number})" for number in numbers[line])
        lines.insert(line - 1, f"{indent}{calls}\n")
    return "".join(lines)


# ------------------------------------------------------------------ the copies, and what is run in them


def fresh_copy(folder: Path) -> None:
    """The tree as the working copy has it, what git ignores left out."""
    shutil.rmtree(folder, ignore_errors=True)
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def run_tests(folder: Path, arguments: Sequence[str], **told: Path) -> subprocess.CompletedProcess[str]:
    """pytest in a copy; ``told``: what the plugin, which is on its path, looks for in the environment."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(folder / "tools" / "release")])}
    environment |= {name: str(path) for name, path in told.items()}
    plain = ["-p", "no:cacheprovider", "-p", "mutant_probe", "-m", "not slow"]
    command = [sys.executable, "-m", "pytest", *plain, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )


def find_reach(drawn: Sequence[Mutant], work: Path, cores: int) -> None:
    """Run all tests once on a copy with probes."""
    folder, reach = work / "probed", work / "reach"
    fresh_copy(folder)
    shutil.rmtree(reach, ignore_errors=True)
    reach.mkdir(parents=True)
    places: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, mutant in enumerate(drawn):
        places[mutant.path][mutant.function].append(number)
    for path, numbers in places.items():
        file = folder / path
        file.write_text(probed(file.read_text(encoding="utf-8"), numbers), encoding="utf-8")
    shutil.copy2(
        ROOT / "tools" / "release" / "mutant_probe.py", folder
    )  # programs that tests start find it beside the package
    done = run_tests(folder, ["-n", str(cores)], MUTANT_REACH=reach)
    print("\n".join(done.stdout.splitlines()[-8:]))


def tests_of(number: int, work: Path) -> list[str]:
    """The tests that reach a change, the quickest first; all of them if it is reached while tests are collected.

    What fails with the probes alone (it measures the text of the program) is left out.
    """
    seconds: dict[str, float] = {}
    reaching, failing, always = set(), {""}, False
    for file in sorted((work / "reach").glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            seconds[entry["test"]] = entry.get("seconds", seconds.get(entry["test"], 0.0))
            if entry.get("failed"):
                failing.add(entry["test"])
            if number in entry.get("places", ()):
                always |= not entry["test"]
                reaching.add(entry["test"])
    chosen = (set(seconds) if always else reaching) - failing
    return sorted(chosen, key=lambda test: (seconds[test], test))


def outcome(mutant: Mutant, tests: Sequence[str], work: Path, cores: int) -> tuple[str, str]:
    """Whether one of the tests fails on the change, and the first one that does."""
    if not tests:
        return UNNOTICED, "no test reaches it"
    folder = work / "changed"
    fresh_copy(folder)
    file = folder / mutant.path
    file.write_text(written(mutant, file.read_text(encoding="utf-8")), encoding="utf-8")
    for some in (tests[:150], tests[150:]):
        names = work / "tests.txt"
        names.write_text("\n".join(some), encoding="utf-8")
        several = ["-n", str(cores)] if len(some) > 150 and cores > 1 else []
        files = sorted({test.split("::")[0] for test in some})
        done = run_tests(folder, ["-x", "--tb=no", *several, *files], MUTANT_TESTS=names) if some else None
        if done is not None and done.returncode:
            failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            return (NOTICED if failed else BROKEN), (failed or done.stdout.splitlines()[-3:] or [""])[0][:200]
    return UNNOTICED, f"{len(tests)} tests reach it"


def try_all(drawn: Sequence[Mutant], work: Path, cores: int) -> None:
    """Each change that has no result yet."""
    results = work / "results.jsonl"
    lines = results.read_text(encoding="utf-8").splitlines() if results.exists() else []
    known = {json.loads(line)["mutant"]: json.loads(line)["outcome"] for line in lines}
    for number, mutant in enumerate(drawn):
        if str(mutant) not in known:
            known[str(mutant)], how = outcome(mutant, tests_of(number, work), work, cores)
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"mutant": str(mutant), "outcome": known[str(mutant)], "how": how}) + "\n")
            print(f"{number:3} {known[str(mutant)]:9} {mutant}  ({how})", flush=True)
    outcomes = [known[str(mutant)] for mutant in drawn]
    print(f"{outcomes.count(NOTICED)} of {len(drawn)} noticed.")


def main() -> int:
    """Read the arguments; draw, reach or try."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background hands on that it is ignored
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("draw", "reach", "try"))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--number", type=int, default=60)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--work", type=Path, default=Path("mutants"), help="a folder for copies and results")
    args = parser.parse_args()
    drawn, work = draw(args.seed, args.number), args.work.resolve()
    if args.what == "draw":
        print("\n".join(f"{number:3} {mutant}" for number, mutant in enumerate(drawn)))
    elif args.what == "reach":
        find_reach(drawn, work, args.cores)
    else:
        try_all(drawn, work, args.cores)
    return 0


if __name__ == "__main__":
    sys.exit(main())
