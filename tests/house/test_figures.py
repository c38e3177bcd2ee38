"""The house keeps its shape. None of these figures may be loosened."""

import ast
import re

import pytest
from house_figures import (
    ROOT,
    WINDOW,
    circles,
    functions,
    ids_in,
    imports,
    parameters,
    printed_names,
    sentences,
    sources,
)

from trickerion.play.guest import GuestGame
from trickerion.play.played_game import PlayedGame
from trickerion.play.running_game import RunningGame
from trickerion.play.session import Session
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS

BELOW = {
    "rules": set(),
    "language": set(),
    "words": {"rules", "language"},
    "bots": {"rules", "language", "words"},
    "storage": {"rules", "language", "words"},
    "together": {"rules", "language", "words", "storage"},
    "ui": {"rules", "language", "words"},
    "play": {"rules", "language", "words", "bots", "storage", "together"},
    "app": {"rules", "language", "words", "bots", "storage", "together", "play", "ui"},
    "table": {"rules", "language", "words", "bots", "storage", "together", "play", "ui", "app"},
    "screens": {"rules", "language", "words", "bots", "storage", "together", "play", "ui", "app", "table"},
    "scenes": {"rules", "language", "words", "bots", "storage", "together", "play", "ui", "app", "table", "screens"},
}
"""Layer -> the layers below it, which are all that it may import."""

PLAIN = {"ask", "catalog", "chance", "events", "facts", "game", "moves", "options", "state", "view"}
"""What the window may import of the rules: the read door and the plain vocabulary of the game."""

CATALOG = re.compile(r"trickerion\.rules\.(academy|powers|heir|duel)\.catalog(\.|$)")
"""What is printed on the cards and boards of a module is plain vocabulary, too."""

MEMBERS_OF_A_RUNNING_GAME = {
    name for name in (*RunningGame.__annotations__, *vars(RunningGame)) if not name.startswith("_")
}
"""Attributes, properties and methods that a window needs of a game."""

MOST_SHARED_NAMES = 21
"""Classes that are called like another one: known in one file, a message of the table, the same part of two screens."""

MODULES = ("academy", "dark_alley", "duel", "heir", "powers", "prophecies")
"""Modules of the game, each with a folder of its own in the rules."""

MOST_FOLDERS_OF_THE_ACADEMY = 14
"""Folders in which a file is named after it: its own, and those of what it changes."""

CARDS = frozenset({*SPECIALS, *PROPHECIES, *MAGICIANS})
HOMES = re.compile(r"rules/(heir|dark_alley/special_assignments)/|rules/\w+/\w*effects\.py|words/cards/")
"""Where a card may be named: its effect, its picture, its words."""

NAMES = re.compile(r"words/(names\.py|cards/)")
"""Where the names that are printed on the cards may be read: a second language has its own there."""


@pytest.mark.parametrize("layer", BELOW)
def test_arrows_point_down_only(layer: str) -> None:
    for source in sources():
        if source.layer == layer:
            for module in imports()[source.module]:
                other = module.split(".")[1] if "." in module else ""
                assert not other or other == layer or other in BELOW[layer] or not (ROOT / other).is_dir(), (
                    f"{source.path} imports {module}"
                )


def test_there_is_no_import_circle() -> None:
    """Imports for types alone count as well: who needs one of what stands above asks by a Protocol."""
    assert not circles()


def test_no_class_inherits_from_two_of_ours() -> None:
    """Protocols are promises, nothing is inherited from them."""
    ours = {node.name: node for source in sources() for node in source.nodes(ast.ClassDef)}
    protocols = {name for name, node in ours.items() if any(ast.unparse(base) == "Protocol" for base in node.bases)}
    crowded = [
        f"{name}: {bases}"
        for name, node in ours.items()
        if len(bases := {ast.unparse(base) for base in node.bases} & ours.keys() - protocols) > 1
    ]
    assert not crowded, crowded


def test_a_running_game_has_few_members() -> None:
    """Its subjects are parts: whoever needs undo, previews or hints asks the part."""
    assert len(MEMBERS_OF_A_RUNNING_GAME) <= 45, sorted(MEMBERS_OF_A_RUNNING_GAME)
    bases = {base for game in (Session, GuestGame) for base in game.__mro__ if base.__module__.startswith("trickerion")}
    assert bases == {Session, GuestGame, PlayedGame}


def test_every_folder_is_a_package() -> None:
    """The executables bring only what is found in packages."""
    assert [path for path in ROOT.rglob("*.py") if not (path.parent / "__init__.py").is_file()] == []


def test_the_rules_of_a_module_stand_in_its_folder() -> None:
    """What the Heir does in another one stands in the Heir's; the read door has a page for each."""
    scattered = [
        source.path
        for source in sources()
        for module in MODULES
        if source.layer == "rules" and module in source.path.split("/", 2)[-1]
        if source.path.split("/")[1] not in (module, "heir", "ask", "facts")
    ]
    assert not scattered


def test_few_folders_know_the_academy() -> None:
    folders = {source.path.rpartition("/")[0] for source in sources() if "academy" in source.path}
    assert len(folders) <= MOST_FOLDERS_OF_THE_ACADEMY, sorted(folders)


def test_no_function_of_the_window_takes_a_scene() -> None:
    found = []
    for source in sources():
        if source.layer in WINDOW:
            for function in functions(source):
                found += [
                    f"{source.path}: {function.name}" for name in parameters(function) if name in ("scene", "_scene")
                ]
    assert not found


def test_the_window_reaches_the_rules_through_one_door() -> None:
    for source in sources():
        if source.layer in (*WINDOW, "app", "play", "ui", "words"):
            for module in imports()[source.module]:
                parts = module.split(".")
                if parts[1:2] == ["rules"] and len(parts) > 2:
                    assert parts[2] in PLAIN or CATALOG.match(module), f"{source.path} imports {module}"


def test_no_sentence_of_the_player_stands_outside_words() -> None:
    found = [
        f"{source.path}:{line} {text!r}"
        for source in sources()
        if source.layer not in ("words", "language", "")
        for line, text in sentences(source)
    ]
    assert not found, f"{len(found)}\n" + "\n".join(found)


def test_printed_names_are_read_in_words_alone() -> None:
    reads = [
        f"{source.path}:{line} {read}"
        for source in sources()
        if source.layer in (*WINDOW, "ui", "app", "play", "words") and not NAMES.match(source.path)
        for line, read in printed_names(source)
    ]
    assert not reads, "\n".join(reads)


def test_no_card_is_named_outside_its_data_and_its_effect() -> None:
    found = [
        f"{source.path}:{line} {card}"
        for source in sources()
        if not HOMES.match(source.path)
        for line, card in ids_in(source, CARDS)
    ]
    assert not found, f"{len(found)}\n" + "\n".join(found)


def test_nothing_is_drawn_from_more_than_eight_values() -> None:
    crowded = [
        f"{source.path}: {function.name}"
        for source in sources()
        for function in functions(source)
        if function.name.lstrip("_").startswith("draw_") and len(parameters(function)) > 8
    ]
    assert not crowded


def test_few_classes_share_a_name() -> None:
    names = [node.name for source in sources() for node in source.tree.body if isinstance(node, ast.ClassDef)]
    assert len(names) - len(set(names)) <= MOST_SHARED_NAMES


def test_functions_are_short() -> None:
    sizes = sorted(
        (function.end_lineno or 0) - function.lineno + 1 for source in sources() for function in functions(source)
    )
    assert sizes[len(sizes) // 2] <= 6
    assert sizes[len(sizes) * 9 // 10] <= 18
    assert sizes[-1] <= 60
