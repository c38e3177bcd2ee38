"""Arrows point down only: scenes -> ui, app -> bots, storage, together -> words -> rules, language -> nothing."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

from house_figures import tree_of
from rows import each_of
from table import Table

import trickerion
from trickerion.rules import moves as m
from trickerion.rules.ask.alike import distinct, foregone

PACKAGE = Path(trickerion.__file__).parent
MAY_IMPORT = {
    "rules": set(),
    "language": set(),
    "words": {"rules", "language"},
    "bots": {"rules", "language", "words"},
    "storage": {"rules", "language", "words"},
    "together": {"rules", "language", "words", "storage"},
}
"""What each of the lower layers may import besides itself."""

STANDARD_ONLY = ("rules", "bots")
"""Layers that need nothing but Python."""

MODULES = [path for layer in MAY_IMPORT for path in sorted((PACKAGE / layer).rglob("*.py"))]


@cache
def imports(path: Path) -> set[str]:
    """Every module that a file imports, by its full name."""
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "no relative imports"
            found |= {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@each_of(MODULES)
def test_arrows_point_down_only(path: Path) -> None:
    layer = path.relative_to(PACKAGE).parts[0]
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "trickerion" and len(parts) > 1 and (PACKAGE / parts[1]).is_dir():
            assert parts[1] in {layer, *MAY_IMPORT[layer]}, f"{path.name} imports {name}"
        if layer in STANDARD_ONLY and parts[0] != "trickerion":
            assert parts[0] in sys.stdlib_module_names, f"{path.name} imports {name}"
        assert parts[0] not in ("pygame", "pygame_gui"), f"{path.name} imports {name}"


def test_rules_know_no_clock_no_files_and_no_randomness_of_their_own() -> None:
    for path in sorted((PACKAGE / "rules").rglob("*.py")):
        names = {name.split(".")[0] for name in imports(path)}
        assert not names & {"time", "datetime", "os", "pathlib", "socket", "secrets", "uuid"}, path.name
        if path.name != "chance.py":  # whoever asks for a sampled table hands over what is drawn with
            assert {name for name in imports(path) if name.startswith("random")} <= {"random", "random.Random"}
            assert "Random(" not in path.read_text(encoding="utf-8"), path.name


def test_nobody_who_thinks_looks_at_a_clock() -> None:
    """Thoughts are counted in tables and Moves: a slow computer answers later, not otherwise."""
    timing = {"playing.py", "simulate.py"}  # they tell how long games of bots took
    for path in sorted((PACKAGE / "bots").glob("*.py")):
        assert path.name in timing or not {name.split(".")[0] for name in imports(path)} & {"time", "datetime"}, path


WITHOUT_PYGAME = """
import sys
sys.path[:0] = sys.argv[1:]
for name in ("pygame", "pygame_gui", "platformdirs", "numpy"):
    sys.modules[name] = None
from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
game = Game.new(GameOptions((Seat("A", "random"), Seat("B", "random"))), "headless")
bots = [make_bot("random", 0), make_bot("random", 1)]
while game.decision:
    game.apply(bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move)
print(len(game.result()))
"""


def test_a_game_between_bots_runs_where_pygame_cannot_be_imported() -> None:
    command = [sys.executable, "-c", WITHOUT_PYGAME, str(PACKAGE.parent)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == "2"


def test_two_dice_of_one_area_with_the_same_face_are_alike() -> None:
    table = Table(3).dice(bank_a="3", bank_b="3", inn_specialist="manager", inn_apprentice="apprentice")
    table.acts(0, "magician", "downtown.0")
    legal = table.game.legal_moves()
    coins = [move for move in legal if isinstance(move, m.TakeCoins)]
    hires = [move for move in legal if isinstance(move, m.HireCharacter)]
    assert len(coins) == 2
    assert distinct(table.state, 0, coins) == coins[:1]
    assert distinct(table.state, 0, hires) == hires
    assert len(hires) == 2


def test_the_suit_of_a_trick_is_no_choice() -> None:
    table = Table(3).dice(residence_a="any").acts(0, "magician", "downtown.0")
    table.do(table.offers(m.LearnTrick)[0])
    suits = table.offers(m.ChooseSuit)
    assert len(suits) == 4
    assert foregone(table.state, suits) == suits[0]


def test_the_engineers_slot_differs_from_the_player_board() -> None:
    table = Table(3).team(0, "engineer").dice(residence_a="any").acts(0, "magician", "downtown.0")
    table.do(table.offers(m.LearnTrick)[0])
    assert distinct(table.state, 0, table.game.legal_moves()) == [m.ChooseTrickPlace(0), m.ChooseTrickPlace(3)]
    assert foregone(table.state, table.game.legal_moves()) is None


def test_done_is_foregone_only_when_no_action_point_is_left() -> None:
    table = Table(3).dice(bank_a="3").acts(0, "apprentice_1", "downtown.0")
    assert foregone(table.state, table.game.legal_moves()) is None
    while table.points:
        table.do(table.offers(m.RerollDie)[0])
    assert foregone(table.state, table.game.legal_moves()) is m.FinishCharacter()


def test_which_of_two_apprentices_with_the_same_card_stays_idle_is_no_choice() -> None:
    table = Table(2).team(0, "apprentice_2", "apprentice_3")
    table.assigned(0, apprentice_1="downtown", apprentice_2="downtown", apprentice_3="theater").placing(0)
    idle = [m.LeaveIdle(f"apprentice_{number}") for number in (1, 2, 3)]
    assert distinct(table.state, 0, idle) == [idle[0], idle[2]]


def test_placing_a_character_is_never_foregone() -> None:
    assert foregone(Table(2).assigned(0, magician="downtown").placing(0).state, [m.LeaveIdle("magician")]) is None
