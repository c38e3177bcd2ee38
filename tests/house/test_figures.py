"""The house keeps its shape. None of these figures may be loosened."""

import ast
import re
from pathlib import Path

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

from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS

BELOW = {
    "rules": set(),
    "language": set(),
    "words": {"rules", "language"},
    "bots": {"rules", "language", "words"},
    "storage": {"rules", "language", "words"},
    "together": {"rules", "language", "words", "storage"},
    "ui": {"rules", "language", "words"},
    "app": {"rules", "language", "words", "bots", "storage", "together", "ui"},
    "table": {"rules", "language", "words", "bots", "storage", "together", "ui", "app"},
    "scenes": {"rules", "language", "words", "bots", "storage", "together", "ui", "app", "table"},
}
"""Layer -> the layers below it, which are all that it may import."""

PLAIN = {"ask", "catalog", "chance", "events", "facts", "game", "moves", "options", "state", "view"}
"""What the window may import of the rules: the read door and the plain vocabulary of the game."""

CATALOG = re.compile(r"trickerion\.rules\.(academy|powers|heir|duel)\.catalog(\.|$)")
"""What is printed on the cards and boards of a module is plain vocabulary, too."""

STOOD = (83_418, 582, 30_100, 182, 42_125)
"""Lines and files of the program, of its window (scenes and what they share), lines of the tests.

Of all that it could do in November 2026: these may only fall. What it can do since is in ``NEW``.
"""

NEW = {
    "a show is seen on its stage": (2_700, 16, 1_100, 5, 320),
    "the door, the lobby and the table of several computers as they are drawn": (2_150, 13, 1_500, 11, 70),
    "the Workshop has a bench, rewards are seen, the board is in focus": (1_000, 5, 700, 4, 280),
    "a first evening that is warm": (450, 1, 300, 1, 150),
    "the game speaks French, in letters for every name": (370, 2, 50, 0, 150),
    "the text of the game can be printed, its size chosen": (220, 1, 100, 0, 80),
    "a replay shows its shows on the stage": (190, 2, 180, 2, 30),
    "computer players think while a person lays cards": (130, 1, 0, 0, 45),
    "the Workshop is rehearsed as the board is": (45, 1, 45, 1, 0),
    "rivals' markers are seen to come, and Fame of wages when it is told": (60, 0, 60, 0, 35),
    "the stage names what a Power pays, and is not held in memory after it": (120, 0, 90, 0, 40),
    "a hint is at hand in every question, and can be called off": (75, 0, 50, 0, 60),
    "a plan says what it gives up: two ways are held beside each other": (480, 3, 10, 0, 70),
    "a Trick that plays on after a show has an act": (98, 0, 70, 0, 32),
    "several games in progress, each in a place of its own": (60, 3, 30, 2, 0),
    "the first evening has a pace of its own, and a Shard in vain is said before": (62, 1, 62, 1, 28),
    "the title says what is to be done now": (110, 2, 60, 0, 0),
    "an Enhanced Trick is seen on its card, and no account is left unread": (36, 0, 36, 0, 2),
    "a Trick Marker is moved for several Links at once": (132, 1, 0, 0, 45),
    "Set-up says where a level is not proven": (42, 0, 9, 0, 18),
    "what no good player would do stands in a book of positions": (0, 0, 0, 0, 36),
    "a plan is shown at once, weighed against another way, and the better one advised": (140, 0, 10, 0, 65),
    "a note of one line grows with the size of the text": (7, 0, 5, 0, 4),
    "a game is looked back at: where it was given away": (1_460, 11, 448, 4, 300),
    "records are pictures, and say how sure they are": (585, 7, 260, 4, 100),
    "one table, several computers": (5_700, 40, 1_700, 14, 1_150),
    "one evening a day, the same for everybody": (1_790, 11, 790, 5, 275),
    "challenges: laid tables with one goal": (1_656, 15, 863, 6, 233),
    "everybody assigns at once": (560, 2, 100, 1, 330),
    "a game is known by its copies, and counts once": (60, 0, 5, 0, 45),
    "oneself beside each person; a page about the evening, whose practice is not lost": (90, 0, 36, 0, 82),
    "a show paints what comes while its playbill hangs; a second Character is skipped beside Done": (64, 0, 63, 0, 8),
    "the stage is built before it is seen, and what comes is painted whenever little moves": (131, 0, 131, 0, 0),
    "a first evening speaks at once of a prophecy that a rival turned up": (15, 0, 4, 0, 8),
    "pictures that take long to paint are kept in files": (315, 2, 30, 1, 146),
    "the log is told, the Workbook read and drawn, and widgets dressed once": (24, 0, 15, 0, 0),
    "who is away has a bubble, who looks on a strip, and a saved table opens again": (592, 3, 391, 2, 285),
    "what a guest has chosen stays in sight until it is answered": (14, 0, 14, 0, 0),
    "of a show only what moves is drawn anew": (321, 0, 123, 0, 18),
    "people elsewhere are seen and heard in every scene, with the level of who plays for them": (370, 0, 296, 0, 50),
}
"""What the program can do that it could not: at most so much more of each."""

MOST_LINES, MOST_FILES, MOST_LINES_OF_THE_WINDOW, MOST_FILES_OF_THE_WINDOW, MOST_LINES_OF_TESTS = map(
    sum, zip(STOOD, *NEW.values(), strict=True)
)

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


def test_there_is_no_import_circle_but_the_apps() -> None:
    for circle in circles():
        assert all(module.startswith("trickerion.app.") for module in circle), sorted(circle)


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
        if source.layer in (*WINDOW, "app", "ui", "words"):
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
        if source.layer in (*WINDOW, "ui", "app", "words") and not NAMES.match(source.path)
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


def test_the_window_and_the_tree_stay_small() -> None:
    window = [source for source in sources() if source.layer in WINDOW]
    assert len(window) <= MOST_FILES_OF_THE_WINDOW
    assert sum(source.lines for source in window) <= MOST_LINES_OF_THE_WINDOW
    assert len(sources()) <= MOST_FILES
    assert sum(source.lines for source in sources()) <= MOST_LINES


def test_the_tests_stay_small() -> None:
    tests = Path(__file__).parents[1].rglob("*.py")
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in tests) <= MOST_LINES_OF_TESTS
