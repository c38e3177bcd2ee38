"""The house keeps its shape. None of these figures may be loosened."""

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

from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS

BELOW = {
    "rules": set(),
    "words": {"rules"},
    "bots": {"rules", "words"},
    "storage": {"rules", "words"},
    "ui": {"rules", "words"},
    "app": {"rules", "words", "bots", "storage", "ui"},
    "table": {"rules", "words", "bots", "storage", "ui", "app"},
    "scenes": {"rules", "words", "bots", "storage", "ui", "app", "table"},
}
"""Layer -> the layers below it, which are all that it may import."""

PLAIN = {"ask", "catalog", "chance", "choices", "events", "game", "moves", "options", "state", "view"}
"""What the window may import of the rules: the read door and the plain vocabulary of the game."""

MOST_LINES = 53_500
"""Of the program without what came later: what it had before the house was cut by things."""

MOST_JOINTS = 3_500
"""What all that came later may add to the files that it shares with the house: hooks, Moves, Events, words."""

LATER = {
    "bots": (
        re.compile(
            r"bots/(?!academy|power|manners|magician|lookahead|trials|omens|spare|campaign|attempts|journeys)|rules/sampling\.py"
        ),
        3_400,
    ),
    "Magician": (re.compile(r"bots/(magician|lookahead)"), 220),
    "both cores": (re.compile(r"bots/trials|app/heads"), 260),
    "campaign": (re.compile(r"bots/campaign|words/saving"), 210),
    "journeys": (re.compile(r"bots/(attempts|journeys)"), 160),
    "Points to spare": (re.compile(r"bots/(omens|spare)"), 150),
    "Academy of bots": (re.compile(r"bots/academy"), 400),
    "Powers of bots": (re.compile(r"bots/power"), 600),
    "academy": (
        re.compile(
            r"(?<!bots/)academy|rules/effects/secrets\.py|(performance|special_assignments)/lessons|heir/classroom"
        ),
        9_500,
    ),
    "powers": (re.compile(r"(?<!bots/)powers"), 4_100),
    "duel": (re.compile(r"duel"), 1_000),
    "replay": (re.compile(r"replay|board/panels|table/changes"), 1_700),
    "seam": (re.compile(r"seam"), 1_600),
    "since": (re.compile(r"since|board/(looking_back|beside_cards)"), 900),
    "to come": (re.compile(r"(table|layout)/to_come"), 130),
    "guide": (re.compile(r"guide|app/laid_games"), 2_000),
    "hand": (re.compile(r"board/trade|screens/trade|rules/alike|assignment/openings"), 650),
    "manners": (re.compile(r"manners\.py"), 250),
    "hint": (re.compile(r"words/(errands|hints_of_work)|assignment/advice|board/hinted"), 620),
    "learning": (re.compile(r"workbook/callouts|workbook_table|heir/sayings"), 250),
    "music": (re.compile(r"music|app/mood"), 200),
}
"""What came later: which files are its own, and how many lines they may have. Its lines in shared files count there."""

CARDS = frozenset({*SPECIALS, *PROPHECIES, *MAGICIANS})
HOMES = re.compile(r"rules/(effects|heir|modules)/|words/cards/")
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
                    assert parts[2] in PLAIN, f"{source.path} imports {module}"


def test_no_sentence_of_the_player_stands_outside_words() -> None:
    found = [
        f"{source.path}:{line} {text!r}"
        for source in sources()
        if source.layer not in ("words", "")
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


def test_functions_are_short() -> None:
    sizes = sorted(
        (function.end_lineno or 0) - function.lineno + 1 for source in sources() for function in functions(source)
    )
    assert sizes[len(sizes) // 2] <= 6
    assert sizes[len(sizes) * 9 // 10] <= 18
    assert sizes[-1] <= 60


def test_the_window_and_the_tree_stay_small() -> None:
    house = [s for s in sources() if not any(own.search(s.path) for own, _ in LATER.values())]
    window = [source for source in house if source.layer in WINDOW]
    assert len(window) < 120
    assert sum(source.lines for source in window) < 21_000
    assert len(house) < 390
    assert sum(source.lines for source in house) < MOST_LINES + MOST_JOINTS


@pytest.mark.parametrize("what", LATER)
def test_what_came_later_stays_small(what: str) -> None:
    own, most = LATER[what]
    assert sum(source.lines for source in sources() if own.search(source.path)) < most
