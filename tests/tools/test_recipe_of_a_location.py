"""The recipe of a Location leads where the page says: it is followed in a copy of the tree, then its checks run."""

from pathlib import Path

import pytest
from scratch import Scratch

EXTRACT = "python tools/books/language.py extract"
CONTENT = "python tools/books/list_content.py --write"
CARDS = "python tools/books/make_cards.py"
HARBOUR = "trickerion/rules/harbour"


@pytest.mark.slow
def test_a_location(tmp_path: Path) -> None:
    """A Harbour with one Action, which a module brings; it lies where the base game has the Residence."""
    pytest.importorskip("numpy", reason="the city at its head is painted")
    tree = Scratch(tmp_path, "A Location")
    _bring_the_harbour(tree)
    _say_the_harbour(tree)
    _show_the_harbour(tree)
    for tool in (EXTRACT, CONTENT):
        tree.tool(tool)
    tree.told("test_action_points_of_the_actions", '"renovate": 2', '"unload_ship": 1, "renovate": 2')
    tree.holds("harbour")


def _bring_the_harbour(tree: Scratch) -> None:
    """Steps 1 to 3: rules, slots, and bots that know of it."""
    tree.write(
        f"{HARBOUR}/__init__.py",
        '"""The Harbour: a Location where Characters earn Coins."""\n',
        "folder of that module",
    )
    tree.write(
        f"{HARBOUR}/moves.py",
        '''"""The Move of the Harbour."""

from trickerion.rules.moves.base import Move, move


@move("Unload the ship")
class UnloadShip(Move):
    """Crates are carried ashore, for Coins."""
''',
    )
    tree.write(
        f"{HARBOUR}/events.py",
        '''"""The event of the Harbour."""

from typing import NamedTuple


class ShipUnloaded(NamedTuple):
    seat: int
''',
    )
    tree.write(
        f"{HARBOUR}/location.py",
        '''"""The Harbour: Coins for carrying."""

from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import Event, ShipUnloaded
from trickerion.rules.gains import gain_coins
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import Action, Location
from trickerion.rules.moves import Move, UnloadShip
from trickerion.rules.state import GameState, PlayerState

WAGE = 2


def _actions(state: GameState, acting: Acting, player: PlayerState) -> list[Move]:
    return [UnloadShip()] if acting.points >= action_cost(state, acting, "unload_ship") else []


def _unload(state: GameState, acting: Acting, move: UnloadShip, events: list[Event]) -> None:
    events.append(ShipUnloaded(acting.seat))
    gain_coins(state, acting.seat, WAGE, "bank", events)


HARBOUR = Location("harbour", _actions, (Action("unload_ship", (UnloadShip,), _unload),))
''',
    )
    tree.write(
        f"{HARBOUR}/module.py",
        '''"""Harbour: one more Location in the base game."""

from trickerion.rules.harbour.location import HARBOUR
from trickerion.rules.modules.module import Module
from trickerion.rules.options import HEIR, GameOptions, OptionsError, Terms


class HarbourModule(Module):
    """Not with the Dark Alley, in whose place it lies."""

    id = "harbour"
    excludes = ("dark_alley", HEIR)
    in_menu = False
    locations = (HARBOUR,)

    def terms(self, terms: Terms) -> Terms:
        return terms._replace(hand={**terms.hand, "harbour": 1})

    def check(self, options: GameOptions) -> None:
        if not self.fits(options.modules):
            raise OptionsError("harbour")
''',
        "folder of that module",
    )
    listed = "trickerion/rules/modules/__init__.py"
    tree.add(
        listed,
        "from trickerion.rules.duel.module import DuelModule",
        "from trickerion.rules.harbour.module import HarbourModule",
    )
    tree.change(listed, "DuelModule, HeirModule):", "DuelModule, HarbourModule, HeirModule):")
    for kind, below in (("moves", "dark_alley.moves"), ("events", "duel.events")):
        line = f"from trickerion.rules.{below} import *"
        tree.add(f"trickerion/rules/{kind}/__init__.py", line, f"from trickerion.rules.harbour.{kind} import *")
    board = "trickerion/rules/cards/board.toml"
    tree.add(board, "workshop = [{ modifier = 0 }, { modifier = 0 }]", "harbour = [{ modifier = 1 }, { modifier = 0 }]")
    tree.add(board, "fate_weaving = 1", "unload_ship = 1")
    tree.change("trickerion/rules/catalog.py", '"dark_alley", ACADEMY)', '"dark_alley", ACADEMY, "harbour")')
    tree.tool(CARDS)
    planning = "trickerion/bots/planning.py"
    tree.change(planning, '"dark_alley", "theater")\n"""The order', '"dark_alley", "harbour", "theater")\n"""The order')
    tree.change(planning, '"dark_alley", "academy")\nBEST', '"dark_alley", "academy", "harbour")\nBEST')
    tree.change(
        planning,
        '"academy", "dark_alley", "theater")\n    return',
        '"academy", "dark_alley", "harbour", "theater")\n    return',
    )
    tree.add("trickerion/bots/weights.py", '        ("academy", 0.2),', '        ("harbour", 0.2),')


def _say_the_harbour(tree: Scratch) -> None:
    """Steps 3 and 4: names, tips, the log, reasons."""
    words = "trickerion/words"
    tree.add(f"{words}/names.py", '    academy="Academy",', '    harbour="Harbour",')
    tree.add(f"{words}/names.py", '    fortune_telling="Fortune Telling",', '    unload_ship="Unload Ship",')
    tree.add(
        f"{words}/place_tooltips.py",
        '    dark_alley="Draw special Assignment cards and read the future.",',
        '    harbour="Earn Coins with crates.",',
    )
    tree.add(
        f"{words}/action_tooltips.py",
        '    "fortune_telling": '
        '(_("All pending prophecies move one place clockwise. Each Character can do this once."),),',
        '    "unload_ship": (_("Carry crates ashore, and take 2 {coin}."),),',
    )
    tree.add(
        f"{words}/moves.py",
        '        "TellFortune": "Move the pending prophecies",',
        '        "UnloadShip": "Unload the ship",',
    )
    tree.add(f"{words}/screens/assignment.py", '    dark_alley="cards, prophecy",', '    harbour="crates, coins",')
    told = '        "FortuneTold": "moved the prophecies: {next_prophecy} is next",'
    tree.add(f"{words}/log.py", told, '        "ShipUnloaded": "unloaded the ship",')
    shown = '    "action.fortune_telling": (e.FortuneTold,),'
    tree.add("trickerion/play/happened.py", shown, '    "action.unload_ship": (e.ShipUnloaded,),')
    tree.add(
        "trickerion/table/animator.py", '    e.CharacterPlaced: "disc_place",', '    e.ShipUnloaded: "disc_place",'
    )
    aims = '    dark_alley="to draw special Assignment cards",'
    tree.add(f"{words}/hints.py", aims, '    harbour="to earn Coins with crates",')
    tree.add(f"{words}/hints.py", "        # set-up", '        UnloadShip="Every crate is a Coin.",')
    tree.add(
        "trickerion/rules/ask/errands.py",
        '    m.TakeCoins: ("take", "coins"),',
        '    m.UnloadShip: ("unload", "ship"),',
    )
    tree.add(f"{words}/plans.py", '    secrets="secrets",', '    ship="the ship",')
    tree.add(f"{words}/plans.py", '    hire="hire {things}",', '    unload="unload {things}",')
    tree.change("tests/hint_claims.py", '*("ChooseMagician", ', '*("UnloadShip", "ChooseMagician", ')
    for grammar, line, nouns in (
        ("en", '    "academy": ("Academy", "Academies"),', '    "harbour": ("Harbour", "Harbours"),'),
        ("fr", '    "academy": ("Académie", "Académies"),', '    "harbour": ("Rade", "Rades"),'),
        (
            "de",
            '    "academy": _word("die", "Akademie", "Akademien"),',
            '    "harbour": _word("der", "Hafen", "Häfen"),',
        ),
    ):
        tree.add(f"trickerion/language/grammar/{grammar}.py", line, nouns)
    tree.add(
        f"{words}/trouble.py",
        '        "heir": "The Heir needs the Dark Alley.",',
        '        "harbour": "The Harbour lies in the place of the Dark Alley.",',
    )


def _show_the_harbour(tree: Scratch) -> None:
    """Step 5: signs, colours, a city at its head, a panel."""
    pictures = "assets/icons/pictures.toml"
    tree.add(pictures, 'academy = "diploma"', 'harbour = "own:sun"')
    tree.add(pictures, 'fortune_telling = "extra-lucid"', 'unload_ship = "own:sun"')
    tree.add(
        "trickerion/table/move_pictures.py",
        '    m.TellFortune: "action.fortune_telling",',
        '    m.UnloadShip: "action.unload_ship",',
    )
    theme = "trickerion/ui/theme.py"
    tree.add(theme, '    "academy": Color("#1d4a6e"),', '    "harbour": Color("#1d5a6e"),')
    tree.add(theme, '    "dark_alley": Color("#21143f"),', '    "harbour": Color("#123a48"),')
    paint = "tools/paint/make_scenery.py"
    tree.change(
        paint,
        "LOCATION_CITIES = {\n",
        """LOCATION_CITIES = {
    "harbour": City(
        ((0.0, "#0f2136"), (1.0, "#e9c98a")),
        (Row(1.0, (14, 32), (30, 48), "#23455f"),),
    ),
""",
    )
    tree.change(paint, '"academy": 17}', '"academy": 17, "harbour": 8}')
    tree.tool("python tools/paint/make_scenery.py", "harbour-308x50")
    layout = "trickerion/ui/layout/board.py"
    tree.change(
        layout,
        '"dark_alley": ALLEY, "workshop": WORKSHOP}',
        '"dark_alley": ALLEY, "workshop": WORKSHOP, "harbour": ALLEY}',
    )
    tree.write(
        "trickerion/screens/board/harbour.py",
        '''"""The Harbour on the board: its slots and its Action."""

from pygame import Rect, Surface

from trickerion.screens.board.locations import LocationPanel
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Hotspots


class Harbour(LocationPanel):
    """Slots, and the row of the one Action."""

    id = "harbour"

    @property
    def rows(self) -> dict[str, Rect]:
        return {"unload_ship": within(self.rect, left=10, top=264, width=296, height=37)}

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self.draw_ground(canvas)
''',
        "a file of its own",
    )
    panels = "trickerion/screens/board/panels.py"
    tree.add(
        panels,
        "from trickerion.screens.board.focus import BoardFocus",
        "from trickerion.screens.board.harbour import Harbour",
    )
    tree.change(
        panels,
        "        last = (Academy(",
        '        beside = Harbour(*here) if "harbour" in table.state.options.modules else beside\n'
        "        last = (Academy(",
    )
    shown = "tests/scenes/test_dark_alley.py"
    tree.change(shown, "from table import turned", "from table import Table, turned")
    tree.write(
        shown,
        """

def test_a_ship_is_unloaded_at_the_harbour(driver: Driver) -> None:
    made = Table(2, modules=("harbour",)).assigned(0, magician="harbour").placing(0)
    board = show(driver, made)
    driver.drag("character.magician", "slot.harbour.0")
    driver.frames(4)
    coins = board.session.game.state.players[0].coins
    driver.click("action.unload_ship", wait=4)
    assert board.session.game.state.players[0].coins == coins + 2
""",
    )
