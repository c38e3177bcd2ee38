"""Each recipe of docs/recipes.md leads where it says: it is followed in a copy of the tree, then its checks run."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from scratch import ROOT, Scratch

from trickerion.ui.trick_pictures import SIZES

EXTRACT = "python tools/books/language.py extract"
CONTENT = "python tools/books/list_content.py --write"
CARDS = "python tools/books/make_cards.py"

MOST_FOR_A_BUTTON = 3


@pytest.fixture
def follow(tmp_path: Path) -> Callable[[str], Scratch]:
    """A copy of the tree in which the recipe of that title is followed."""
    return lambda name: Scratch(tmp_path, name)


@pytest.mark.slow
def test_a_card(follow: Callable[[str], Scratch]) -> None:
    tree = follow("A card: a special Assignment card")
    tree.write(
        "trickerion/rules/cards/special_assignments.toml",
        """
[[card]]
id = "petty_cash"
name = "Petty Cash"
location = "downtown"
action = "take_coins"
optional = false
timing = "right after the Coins are taken"
text = "You gain 2 Coins more."
data = { coins = 2 }
""",
    )
    effects = "trickerion/rules/dark_alley/special_assignments/downtown.py"
    tree.change(effects, "offers import SKIP, Offer\n", "offers import SKIP, Offer, numbers\n")
    tree.write(
        effects,
        '''

@special("petty_cash")
class PettyCash(Effect):
    """Take Coins gives further Coins."""

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        use_up_card(state, events)
        gain_coins(state, seat, numbers(self.id)["coins"], self.id, events)
''',
    )
    tree.write(
        "tests/effects/test_cards_of_the_downtown.py",
        """

def test_petty_cash_gives_two_coins_more() -> None:
    table = downtown("petty_cash", bank_a="3")
    table.do(mv.TakeCoins("bank_a"))
    assert table.player(0).coins == 10 + 3 + 2
""",
    )
    for tool in (CARDS, EXTRACT, CONTENT):
        tree.tool(tool)
    tree.told("test_special_cards_and_prophecies_as_printed", "10\n    )", '10\n    ) | {"downtown": 11}')
    tree.told("test_the_printed_lists_are_whole", "(40, 27, 8)", "(41, 27, 8)")
    tree.told(
        "test_the_printed_lists_are_whole", "(cat.SPECIAL_DECKS, 10)", '(cat.SPECIAL_DECKS, 10) | {"downtown": 11}'
    )
    tree.holds()


@pytest.mark.slow
def test_a_power(follow: Callable[[str], Scratch]) -> None:
    tree = follow("A Power")
    tree.write(
        "trickerion/rules/cards/powers.toml",
        """
[[power]]
id = "old_friends"
name = "Old Friends"
color = "yellow"
threshold = 1
slots = [1, 2]
kind = "advertise"
source = "house"
needs = "academy"
effect = "Advertising costs you $price Coins and gives $gain_fame Fame more."
data = { price = 1, gain = { fame = 1 } }
""",
    )
    said = 'old_friends="A Poster costs you $price {coin} at most and brings $gain_fame {fame} more.",'
    tree.add("trickerion/words/powers/texts.py", '    "said",', f"    {said}")
    tree.add("assets/icons/pictures.toml", 'dahlgaards_blessing = "own:sun"', 'old_friends = "own:handshake"')
    drawing = '  "handshake": {"body": "<path fill=\\"currentColor\\" d=\\"M40 240h432v60H40z\\"/>"},'
    tree.add("assets/icons/own.json", ' "icons": {', drawing)
    tree.write(
        "tests/powers/test_money.py",
        """

def test_old_friends() -> None:
    assert advertised(Powers().learned(0, "old_friends"))[:2] == (1, 3)
""",
    )
    for tool in (CARDS, EXTRACT, CONTENT):
        tree.tool(tool)
    tree.told("test_ninety_cards_thirty_of_each_colour", '"yellow": 30', '"yellow": 31')
    tree.told("test_all_cards_of_ours_are_read_here", "90 + 18", "91 + 18")
    tree.holds()


@pytest.mark.slow
def test_a_question(follow: Callable[[str], Scratch]) -> None:
    tree = follow("A question")
    tree.write(
        "trickerion/rules/moves/locations.py",
        '''

@move("Tip the clerk")
class TipTheClerk(Move):
    """A Coin for the clerk of the Bank."""
''',
    )
    downtown, beside = "trickerion/rules/locations/downtown.py", "beside the card, phase or Location that asks it"
    tree.write(
        downtown,
        '''

class Tipping(Choice):
    """Choice to tip the clerk of the Bank."""

    def legal_moves(self, state: GameState) -> list[m.Move]:
        return [m.TipTheClerk(), m.Skip()]

    def answered(self, state: GameState, move: m.Move, events: list[Event]) -> None:
        if isinstance(move, m.TipTheClerk):
            pay_coins(state, self.seat, 1, "bank", events)
''',
        beside,
    )
    asks = "trickerion/rules/dark_alley/special_assignments/downtown.py"
    gained = "            gain_coins(state, seat, int(face), self.id, events)"
    tree.add(asks, gained, "            state.ask(Tipping(seat), events)", beside)
    tree.change(
        asks, "locations.downtown import can_hire, hire", "locations.downtown import Tipping, can_hire, hire", beside
    )
    tree.add("trickerion/words/moves.py", "        # Downtown", '        "TipTheClerk": "Tip the clerk",')
    asked = '    "Tipping": q.Question(_("Tip the clerk?"), _("Tip the clerk?"), near="take_coins"),'
    tree.add("trickerion/words/questions.py", "    # Downtown", asked)
    tree.add(
        "trickerion/words/hints.py", "        # set-up", '        TipTheClerk="A friend at the Bank is worth a Coin.",'
    )
    tree.change("tests/hint_claims.py", '*("ChooseMagician", ', '*("TipTheClerk", "ChooseMagician", ')
    met = "tests/scenes/test_every_question.py"
    tree.add(met, '        Recruiting(0, "mass_recruitment"),', "        Tipping(0),")
    tree.add(met, "from trickerion.rules.game import Game", "from trickerion.rules.locations.downtown import Tipping")
    tree.tool(EXTRACT)
    tree.holds()


@pytest.mark.slow
def test_a_button(follow: Callable[[str], Scratch]) -> None:
    tree = follow("A button")
    tree.write(
        "trickerion/words/screens/records.py",
        'GREET: Final = _("Greet the House")\nGREETING: Final = _("A bow to everybody who played here.")\n',
    )
    tree.write("trickerion/scenes/records/layout.py", "\nGREET: Final = Rect(590, 944, 250, 56)\n")
    scene = "trickerion/scenes/records/scene.py"
    tree.change(
        scene,
        "        self.lay_buttons([to_file, replays, back",
        """        about = Tip(words.GREET, (words.GREETING,))
        greet = Button("records.greet", at.GREET, words.GREET, self._greet, icon="ui.stage", tip=lambda: about)
        self.lay_buttons([greet, to_file, replays, back""",
    )
    tree.change(
        scene,
        "    def _export(self) -> None:\n",
        """    def _greet(self) -> None:
        self.app.notice(words.GREET, words.GREETING)

    def _export(self) -> None:
""",
    )
    tree.write(
        "tests/scenes/test_records.py",
        """

def test_the_house_is_greeted(driver: Driver) -> None:
    add_game(driver.app.places.statistics, game("x", 40))
    driver.open("records")
    driver.click("records.greet", wait=2)
    assert "bow" in str(getattr(driver.top, "text", "")) and driver.app.failures == 0
""",
    )
    tree.tool(EXTRACT)
    assert len(tree.touched) <= MOST_FOR_A_BUTTON, tree.touched
    tree.holds()


@pytest.mark.slow
def test_an_opponent(follow: Callable[[str], Scratch]) -> None:
    tree = follow("An opponent")
    tree.write(
        "trickerion/bots/first_bot.py",
        '''"""The bot that takes whatever stands first."""

from trickerion.bots.bot import Thought
from trickerion.rules.moves import LayCard, TakeBack
from trickerion.rules.view import View
from trickerion.words.hints import ANY_MOVE


class FirstBot:
    """Takes the first legal move that takes no card up again."""

    def choose(self, view: View) -> Thought:
        """The first legal move."""
        if not view.moves:
            raise ValueError("There is nothing to decide.")
        characters = view.state.players[view.seat].characters
        laid = [move for move in view.moves if isinstance(move, LayCard) and characters[move.character].card]
        moves = [move for move in view.moves if not isinstance(move, TakeBack) and move not in laid]
        return Thought(moves[0], ANY_MOVE)
''',
    )
    registry = "trickerion/bots/registry.py"
    tree.add(registry, "from trickerion.bots.bot import Bot, Leaning", "from trickerion.bots.first_bot import FirstBot")
    tree.add(
        registry, '    "heir": lambda seed, effort: HeirBot(seed),', '    "first": lambda seed, effort: FirstBot(),'
    )
    tree.change("trickerion/rules/options.py", '"magician", HEIR, STILL)', '"magician", "first", HEIR, STILL)')
    tree.holds()


@pytest.mark.slow
def test_a_language(follow: Callable[[str], Scratch]) -> None:
    tree = follow("A language")
    grammar = (ROOT / "trickerion" / "language" / "grammar" / "en.py").read_text(encoding="utf-8")
    grammar = grammar.replace('"English"', '"Nederlands"').replace('POINT: Final = "."', 'POINT: Final = ","')
    tree.write("trickerion/language/grammar/nl.py", grammar)
    tree.tool(EXTRACT)
    tree.write(
        "trickerion/languages/nl.po",
        r"""msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: nl\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Records"
msgstr "Uitslagen"
""",
    )
    tree.holds()


@pytest.mark.slow
def test_a_picture_of_a_trick(follow: Callable[[str], Scratch]) -> None:
    for needed in ("numpy", "PIL", "zopfli"):
        pytest.importorskip(needed, reason="only tools need it")
    tree = follow("A picture of a Trick")
    named = sorted((ROOT / "assets" / "tricks").glob("ghost_trap-*"))
    for picture in named:
        (tree.root / picture.relative_to(ROOT)).unlink()
    tree.tool("python tools/paint/make_pictures.py", "ghost_trap")
    assert all((tree.root / picture.relative_to(ROOT)).stat().st_size > 0 for picture in named)
    assert len(named) == len(SIZES)
    tree.holds()


@pytest.mark.slow
def test_a_challenge(follow: Callable[[str], Scratch], tmp_path: Path) -> None:
    """The games of weak players are short, and the first one has a table with a goal."""
    tree, out, name = follow("A challenge"), str(tmp_path / "found.jsonl"), "two-lamps-and-a-look"
    maker = "python tools/bots/challenges.py"
    tree.tool(
        f"{maker} find links", out, *("--games", "1", "--players", "2", "--level", "apprentice", "--most", "3000")
    )
    found = json.loads(Path(out).read_text(encoding="utf-8").splitlines()[0])["id"]
    ways = tree.tool(f"{maker} prove", out, found)
    assert "complete: True" in ways
    tree.tool(f"{maker} cut", out, found, name, "links", "4", "4")
    tree.write(
        "trickerion/words/pages/challenges.toml",
        f"""
[said.{name}]
title = "Two Lamps and a Look"
brief = "One Apprentice backstage on Thursday. Make two Links."
teaches = "A marker that is moved aside first leaves the place in which the next one meets two others."
tempting = "Setting up at once: one Link, and the marker in the middle stays in the way."
first = "Which of your markers stands where another one would do more?"
second = "Reschedule pays nothing. What does it make room for?"
third = "Move your marker aside on its card, then set up where it stood, and take Coins for both Links."
""",
    )
    tree.tool(EXTRACT)
    assert f"{name}: holds" in tree.tool(f"{maker} again")
    tree.holds()


@pytest.mark.slow
def test_a_module(follow: Callable[[str], Scratch]) -> None:
    tree, folder = follow("A module"), "trickerion/rules/benefit"
    tree.write(
        f"{folder}/__init__.py", '"""The benefit night: a module that gives everybody something to begin with."""\n'
    )
    tree.write(
        f"{folder}/module.py",
        '''"""Benefit: everybody begins with more Coins."""

from trickerion.rules.modules.module import Module
from trickerion.rules.options import HEIR, GameOptions, OptionsError
from trickerion.rules.state import GameState

GIVEN = 3
"""Coins for everybody before the first turn."""


class BenefitModule(Module):
    """Not with the Heir, who needs no Coins."""

    id = "benefit"
    excludes = (HEIR,)

    def check(self, options: GameOptions) -> None:
        if not self.fits(options.modules):
            raise OptionsError("benefit")

    def begin(self, state: GameState) -> None:
        """The Coins are a gift, not earned."""
        for player in state.players:
            player.coins += GIVEN
''',
        "`module.py` of that folder",
    )
    listed = "trickerion/rules/modules/__init__.py"
    tree.add(
        listed,
        "from trickerion.rules.academy.module import AcademyModule",
        "from trickerion.rules.benefit.module import BenefitModule",
    )
    tree.change(listed, "DuelModule, HeirModule):", "DuelModule, BenefitModule, HeirModule):")
    tree.change(
        "trickerion/words/screens/setup.py",
        "        more=POWERS_IN_SHORT,\n    ),\n",
        """        more=POWERS_IN_SHORT,
    ),
    ModuleWords(
        *("benefit", "resource.coin", _("Benefit Night")),
        _("everybody begins with 3 Coins more"),
        _("3 Coins more"),
    ),
""",
    )
    tree.add(
        "trickerion/words/trouble.py",
        '        "heir": "The Heir needs the Dark Alley.",',
        '        "benefit": "The Benefit Night is not played with the Heir.",',
    )
    tree.write(
        "tests/rules/test_benefit.py",
        '''"""The Benefit Night."""

from table import options

from trickerion.rules.game import Game


def test_everybody_begins_with_three_coins_more() -> None:
    plain, richer = (Game.new(options(2, modules=modules), "benefit") for modules in ((), ("benefit",)))
    assert [p.coins for p in richer.state.players] == [p.coins + 3 for p in plain.state.players]
''',
    )
    tree.write(
        "tests/scenes/test_setup.py",
        """

def test_a_benefit_night_is_switched_on_and_begun(driver: Driver, started: Started) -> None:
    open_setup(driver)
    driver.click("setup.module.benefit", "setup.raise")
    assert started[0][0].modules == ("benefit",)
""",
    )
    kinds = "tools/speed/endurance_kinds.py"
    first = 'MODULES = ((), ("dark_alley",)'
    tree.change(kinds, first, first.replace("()", '(), ("benefit",)', 1), "tools/speed/endurance.py")
    tree.tool(EXTRACT)
    tree.holds("benefit")


def test_every_recipe_is_followed() -> None:
    text = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
    followed = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_recipe*.py"))
    for title in re.findall(r"^## (.+)$", text, flags=re.MULTILINE):
        assert f'"{title}")' in followed, title
