"""Every screen of the program in a telling state, as PNG files at 1920x1080 and 1280x720.

    python tools/shots/screenshots.py OUTDIR [--only board,theater] [--size 1920x1080] [--language fr] [--text-size 1.3]

No display is needed. The games are seeded and their moves drawn by lot, so that the same rules make the same pictures;
people look at them beside the pictures before, or those of another language beside the English ones
(``tools/shots/compare_pictures.py --sheets``). That every scene comes to its moment is tested (tests/tools).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeGuard

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))

from thinking import Ponders
from wanderer import pick
from wire_in_memory import MemoryWire
from wired import Stranger

from tools.shots.academy_games import academy_options, academy_solo, at_academy, furnish
from tools.shots.studio import (
    COLOURS,
    NAMES,
    STILL,
    Moment,
    Studio,
    acts_at,
    asks,
    both,
    offers,
    options,
    play_until,
    solo_options,
)
from tools.shots.theater_games import SIX, Shows, taught
from trickerion import __version__
from trickerion.app.registry import lay_over, open_scene
from trickerion.bots.own_deeds import own_deeds
from trickerion.bots.registry import BOTS, make_bot
from trickerion.language.tongue import PASSED_ON, languages, spoken
from trickerion.play import tonight as calendar
from trickerion.play.challenges.attempt import Attempt
from trickerion.play.challenges.shelf import challenges
from trickerion.play.foresight import Foresight
from trickerion.play.looking_back import Hindsight
from trickerion.play.session import Session
from trickerion.play.tables.far_way import FarWay, OtherWay, tell_our_relay
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.hosting import Hosting
from trickerion.play.tonight import begin, version_here
from trickerion.rules import moves as m
from trickerion.rules.catalog import SPECIALS, TRICKS
from trickerion.rules.chance import seed_number
from trickerion.rules.events import Advertised
from trickerion.rules.facts.looking_back import HeldDecision, LookedBack
from trickerion.rules.game import Game
from trickerion.rules.heir.placing import HeirActs
from trickerion.rules.heir.plan import stance
from trickerion.rules.phases.end_turn import ChoosingHome, leaving_card
from trickerion.rules.state import PLACED, Character
from trickerion.scenes import load_scenes
from trickerion.scenes.academy.places import slot_name as academy_slot
from trickerion.scenes.academy.scene import AcademyScene
from trickerion.scenes.guide.coach import MEMORY as SAID
from trickerion.scenes.guide.guide import Guide
from trickerion.scenes.guide.remarks import FIRSTS
from trickerion.scenes.looking_back import LookingBackScene
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.scenes.replay import ReplayScene
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.scenes.theater.stage import slot_name
from trickerion.scenes.together.door import DoorScene
from trickerion.scenes.together.host_lobby import table_plan
from trickerion.scenes.together.spelled import SpelledCode
from trickerion.scenes.together.where_to_open import FAR
from trickerion.screens.challenges.start import sit_down
from trickerion.screens.dialog import ask_to_lose
from trickerion.screens.first_evening.lesson import EVENINGS, LESSONS, hush
from trickerion.screens.first_evening.progress import OwnShow, Progress
from trickerion.screens.opening import ask_name_and_save
from trickerion.screens.seats import COMPUTER, GUEST
from trickerion.storage import evenings
from trickerion.storage.along import TABLE
from trickerion.storage.challenge_results import add_try
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.evening import MATINEE, DatedEvening, evening_of
from trickerion.storage.in_progress import GamesInProgress
from trickerion.storage.looking_back import keep_looked_back
from trickerion.storage.saves import OpenedGame, with_head, with_name
from trickerion.storage.settings import TEXT_SIZES
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.storage.tables import KeptTable, SeatElsewhere, remember_seat, write_private
from trickerion.table.game_scene import GameScene
from trickerion.together.code import PORT, Code, NetPlace, spelled
from trickerion.together.invitation import KNOCKS, Came, Invitation
from trickerion.together.keeping import KEPT, LOST, KeptName, OurRelay
from trickerion.together.messages import PROTOCOL, Choose, SetReady, Talk
from trickerion.together.relay_words import SeenFromOutside
from trickerion.ui.text import use_text_size
from trickerion.words.screens.together import TAKE_ALONG_TITLE, WHICH_RELAY, taken_along

if TYPE_CHECKING:
    from trickerion.rules.moves import Move
    from trickerion.rules.options import GameOptions

SIZES = ((1920, 1080), (1280, 720))
CODE = spelled(Code("192.168.1.20", 47600, 2**39 + 12345))
SEED = "crimson curtain"

Picture = Callable[[Studio], None]
PICTURES: dict[str, Picture] = {}


def picture(take: Picture) -> Picture:
    """Decorator: a function that takes one or more pictures; its name is theirs."""
    PICTURES[take.__name__] = take
    return take


def game_at(table: GameOptions, moment: Moment, *, steer: bool = False, seed: str = SEED) -> Game:
    """A game at a moment; other seeds are tried when it does not come."""
    for number in range(60):
        try:
            return play_until(table, f"{seed} {number}", moment, steer=steer)
        except LookupError:
            continue
    raise SystemExit(f"screenshots: no game comes to that moment ({seed}).")


# ------------------------------------------------------------------ before the game


@picture
def title(studio: Studio) -> None:
    """The title at the first start, and with games in progress; those."""
    open_scene(studio.app, "title", how="reset")
    studio.frames(4)
    studio.shoot("title-first")
    for number, moment in enumerate((asks("Assigning", 2), asks("Placing", 4), asks("Placing", 1))):
        studio.session(game_at(options(number % 3 + 2), moment), studio.app.places).close()
    open_scene(studio.app, "title", how="reset")
    studio.frames(4)
    studio.shoot("title")
    open_scene(studio.app, "tables")
    studio.frames(3)
    studio.shoot("tables")


@picture
def setup(studio: Studio) -> None:
    """Three players, their Magicians chosen; what a level is; the points of the rules."""
    open_scene(studio.app, "setup", how="reset")
    studio.frames(2)
    posters = [name for name in studio.top.spots.names() if name.startswith("setup.poster.")]
    for name in (posters[0], posters[2], posters[5]):
        studio.click(name)
    studio.point((960, 1060))
    studio.shoot("setup")
    studio.click("setup.level.1.assistant")
    studio.explain("setup.level.1.manager")
    studio.shoot("setup-level")
    studio.click("setup.handicap.0")
    studio.click("handicap.coins")
    studio.shoot("setup-handicap")
    studio.click("handicap.done")
    studio.click("setup.points")
    studio.shoot("setup-points")


@picture
def together(studio: Studio) -> None:
    """The door: with a code of which a group is wrong, and tables on this network and elsewhere."""
    studio.app.memory.remember("own_name", NAMES[0])
    studio.app.memory.remember("own_colour", COLOURS[0])
    seats = ("teal.guest", "crimson.here", "pearl.computer")
    seat = SeatElsewhere(
        "::1", 47600, 1, "", False, "1", "Silas", "Ada", seats, ("dark_alley",), "2019", 3, "assignment"
    )
    remember_seat(studio.app.places.seats, seat)
    door = open_scene(studio.app, "together")
    assert isinstance(door, DoorScene)
    door._lists.listener.close()  # who plays on this network is not for the picture
    slip = CODE[:8] + ("7" if CODE[8] == "4" else "4") + CODE[9:]
    for name, text in (("together", CODE[:15]), ("together-wrong", slip), ("together-address", ADDRESS)):
        for number, packet in enumerate(TABLES):
            door._lists.listener.hear(
                json.dumps({"is": "trickerion", "protocol": PROTOCOL, **packet}).encode(), f"10.0.0.{number}"
            )
        door._code.paste(text)
        studio.frames()
        studio.shoot(name)
    tell_our_relay(studio.app.places, RELAY)
    studio.app.memory.remember(FAR, True)
    door._code.paste(CODE)
    door.on_reveal()
    studio.frames()
    studio.shoot("together-at")
    tell_our_relay(studio.app.places, "")


class StillTable(Hosting):
    """A table that nobody else can find, with a code that is always the same."""

    port = 47600

    @property
    def invitation(self) -> str:
        return self.far.line or CODE

    def __init__(self, host: str, kept: KeptTable) -> None:
        super().__init__(host, lambda: None, kept=kept)
        self._announcer.close()
        self._door.close()

    @property
    def invitation_here(self) -> Invitation:
        """Secrets of the table."""
        return self._invitation

    def guest(self, name: str, token: str = "", **how: Any) -> GuestTable:
        """One more guest comes in."""
        wire = MemoryWire(self._invitation, name, **how)
        wire.token = token
        guest = GuestTable(wire)
        wire.try_now()
        self.update()
        guest.update()
        return guest

    def knock(self, *names: str) -> None:
        """Somebody knocks, from an address for each name."""
        for name in names:
            came = Came(KNOCKS, name, self.table.game is not None)
            self._invitation.put(Stranger(name), came)


@picture
def lobby(studio: Studio) -> None:
    """The lobby of the host, one guest ready, one seat free; the code spelled out; the lobby as the guest sees it."""
    table = StillTable(NAMES[0], KeptTable(1, 0, NAMES[0]))
    plan = table_plan(studio.app)
    for number, kind in ((1, GUEST), (2, GUEST), (3, COMPUTER)):
        plan.set_kind(number, kind)
    plan.seats[0].name, plan.modules = NAMES[0], ("dark_alley",)
    plan.take_magician("the_mechaniker", 0)
    open_scene(studio.app, "host_lobby", how="reset", hosting=table, plan=plan)
    guest = table.guest("Bela")
    for said in (Choose("Bela", "teal", "the_great_optico"), SetReady(True), Talk(TALKED[0])):
        guest.wire.send(said)
    studio.point((960, 1070))
    studio.frames(4)
    studio.shoot("lobby")
    table.knock(*STRANGERS)
    studio.frames(3)
    studio.shoot("lobby-knocks")
    studio.click("knock.1")
    studio.click("dialog.answer_1")
    studio.frames(3)
    studio.shoot("lobby-quiet")
    studio.click("lobby.spell")
    studio.shoot("lobby-spelled")
    studio.click("spell.close")
    _show_far_lobby(studio, table)
    guest.update()
    open_scene(studio.app, "guest_lobby", how="reset", guest=guest)
    studio.frames(4)
    studio.shoot("lobby-guest")
    table.table.head, guest.host = guest.seat, ""
    table.table.places[0].kind, table.table.places[0].token = "guest", "ada"
    guest.wire.ways = [Code("relay.example.org", PORT, 2**58 + 7, name="R4C1A2B")]
    table.table.tell_lobby()
    table.update()
    guest.update()
    studio.frames(4)
    studio.shoot("lobby-head")
    studio.click("lobby.decide")
    studio.shoot("lobby-head-decides")


@picture
def taking_along(studio: Studio) -> None:
    """A table that is taken to another computer: the question, the file, and how the saved games there show it."""
    game = game_at(options(2, persons=2), lambda game: game.state.turn == 3)
    kept = KeptTable(1, 0, NAMES[0], tokens={"jack": 1}, elsewhere=(1,))
    place = GamesInProgress(studio.app.places).free()
    session, table = Session.of_opened(OpenedGame(game), place, pace=STILL, elsewhere=[1]), StillTable(NAMES[0], kept)
    table.resume(session, kept)
    open_scene(studio.app, "board", how="reset", session=session)
    open_scene(studio.app, "people", session=session)
    studio.frames(4)
    studio.click("people.along")
    studio.shoot("along-asked")
    text = with_head(Path("x"), with_name(Path("x"), session.record, TAKEN), TABLE, asdict(kept))
    write_private(studio.app.places.saves / "friday.trickerion.json", text)
    open_scene(studio.app, "title", how="reset")
    studio.app.notice(TAKE_ALONG_TITLE, taken_along(file=TAKEN_TO))
    studio.frames(3)
    studio.shoot("along-told")
    open_scene(studio.app, "title", how="reset")
    open_scene(studio.app, "load")
    studio.frames(3)
    studio.shoot("along-saves")


@picture
def another_game(studio: Studio) -> None:
    """The final scoring of a table with guests: for the host, for a guest, and when the table is laid again."""
    game = game_at(options(2, persons=2), lambda game: game.decision is None)
    kept = KeptTable(1, 0, NAMES[0], tokens={"jack": 1}, elsewhere=(1,))
    session, table = Session.of_opened(OpenedGame(game), pace=STILL, elsewhere=[1]), StillTable(NAMES[0], kept)
    table.resume(session, kept)
    jack = table.guest(NAMES[1], "jack")
    for _ in range(40):
        table.update()
        jack.update()
    assert jack.game is not None
    for name, shown in (("lay", session), ("ask", jack.game)):
        open_scene(studio.app, "board", how="reset", session=shown)
        studio.frames(4)
        scene = open_scene(studio.app, "scoring", session=shown)
        scene.timeline.skip()
        studio.frames(200)
        studio.shoot(f"another-{name}")
        if name == "lay":
            session.audience = None
    studio.click("scoring.ask")
    studio.shoot("another-asked")
    table.table.again()
    jack.update()
    studio.frames(4)
    studio.shoot("another-sit")


def _show_far_lobby(studio: Studio, table: StillTable) -> None:
    """The same table with a name at a relay, and while that does not answer."""
    place = NetPlace("relay.example.org", PORT, False)
    relay, name = OurRelay(place, 1), KeptName("R4C1A2B", "token")
    table.invitation_here.far_secret = 2**58 + 7
    table.far = FarWay(relay, name, lambda end, _: end.close(), table.invitation_here)
    at_relay = table.far.at
    assert at_relay is not None
    for stands in (KEPT, LOST):
        at_relay.stands = stands
        studio.frames(3)
        studio.shoot(f"lobby-relay-{stands}")
    at_relay.stands, at_relay.seen = KEPT, SeenFromOutside("203.0.113.7", PORT, "shut")
    studio.click("lobby.spell")
    spelled_out = studio.app.stack.top
    assert isinstance(spelled_out, SpelledCode)
    spelled_out._ways = [
        OtherWay("vpn", "100.101.102.103:47600 DHW3-A6PZ"),
        OtherWay("six", "[2001:db8:85a3:8d3:1319:8a2e:370:7348]:47600 DHW3-A6PZ"),
    ]
    spelled_out.layout()
    studio.shoot("lobby-relay-spelled")
    studio.click("spell.close")


@picture
def our_relay(studio: Studio) -> None:
    """The relay where friends in two homes meet: with its line, and one that is none."""
    open_scene(studio.app, "together")
    scene = open_scene(studio.app, "our_relay", why=WHICH_RELAY)
    studio.frames(2)
    studio.shoot("our-relay-asked")
    studio.app.stack.pop(scene)
    tell_our_relay(studio.app.places, RELAY)
    open_scene(studio.app, "our_relay")
    studio.frames(2)
    studio.shoot("our-relay")


@picture
def table(studio: Studio) -> None:
    """People elsewhere: one is away, what the host can do; the people; talk; who looks on; the host is gone."""

    def others_place(game: Game) -> bool:
        decision = game.decision
        return decision is not None and (decision.question, decision.seat) == ("Placing", 1) and game.state.turn == 3

    game = game_at(options(4, persons=3, modules=ALLEY), others_place)
    kept = KeptTable(1, 0, NAMES[0], tokens={"jack": 1, "vesper": 2}, elsewhere=(1, 2))
    session, table = Session.of_opened(OpenedGame(game), pace=STILL, elsewhere=[1, 2]), StillTable(NAMES[0], kept)
    table.resume(session, kept)
    jack, vesper = table.guest(NAMES[1], "jack"), table.guest(NAMES[2], "vesper")
    onlooker = table.guest("Eve", looks_on=True)
    open_scene(studio.app, "board", how="reset", session=session)
    studio.frames(4)
    jack.say(TALKED[1])
    vesper.wire.cut()
    studio.frames(4)
    table.table.places[2].since -= 190
    studio.point((960, 1070))
    studio.frames(6)
    studio.shoot("table-away")
    studio.click("away.close")
    studio.click("log.talk")
    studio.shoot("table")
    studio.click("log.talk")
    table.table.thinking._since[1] -= 95
    studio.frames(3)
    studio.shoot("table-thinks")
    table.knock(*STRANGERS)
    studio.frames(3)
    studio.shoot("table-knocks")
    studio.click("knock.2")
    studio.shoot("table-knock")
    studio.click("dialog.answer_1")
    table.table.seating.sitters[1] = SITTER
    for name in ("talk", "people"):
        scene = open_scene(studio.app, name, session=session)
        studio.frames(3)
        studio.shoot(f"table-{name}")
        studio.app.stack.pop(scene)
    onlooker.update()
    assert onlooker.game is not None
    open_scene(studio.app, "board", how="reset", session=onlooker.game)
    studio.frames(6)
    studio.shoot("table-looking-on")
    onlooker.wire.cut()
    open_scene(studio.app, "lost", session=onlooker.game)
    studio.frames(3)
    studio.shoot("table-lost")
    for why in ("host_away", "no_relay"):
        onlooker.wire.lost_for = why
        studio.frames(3)
        studio.shoot(f"table-lost-{why}")


STRANGERS = ("Mora", "Maximilian the Marvellou")
TABLES = (
    {"host": "Bela", "port": 47600, "free": 2, "edition": "2019", "modules": ["dark_alley"], "program": __version__}
    | {"seats": ["teal.here", "pearl.guest", ".free", ".free"]},
    {"host": "Csilla", "port": 47600, "free": 0, "edition": "2015", "turn": 3, "phase": "place_characters"}
    | {"seats": ["saffron.here", "crimson.away", "teal.computer"], "program": __version__},
    {"host": "Silas", "port": 47600, "free": 1, "program": "0.0.9"},
)


@picture
def draft(studio: Studio) -> None:
    """Each question of the full set-up."""
    for wanted in (
        "ChoosingMagician",
        "StartingTrick",
        "StartingSuit",
        "StartingComponents",
        "StartingSpecialist",
        "EngineersTrick",
    ):
        studio.sit_down(game_at(options(3, setup="full"), asks(wanted, 0), steer=True))
        studio.shoot(f"draft-{wanted}")


@picture
def menus(studio: Studio) -> None:
    """Settings, credits, saved games."""
    studio.app.settings.opponents_pace = 1.0
    for name in ("settings", "credits"):
        open_scene(studio.app, "title", how="reset")
        open_scene(studio.app, name)
        studio.frames(4)
        studio.shoot(name)
    studio.app.settings.opponents_pace = 1 / STILL
    for number, moment in enumerate((asks("Assigning", 2), asks("Placing", 4))):
        session = studio.session(game_at(options(3 - number), moment), studio.app.places)
        session.save(SAVED_AS[number])
    open_scene(studio.app, "title", how="reset")
    open_scene(studio.app, "load")
    studio.frames(3)
    studio.shoot("saves")


@picture
def replay(studio: Studio) -> None:
    """A finished game in the middle, its viewer's own things, everything open; its last show."""
    game = game_at(options(4, modules=("dark_alley", "prophecies")), lambda game: game.is_over)
    open_scene(studio.app, "title", how="reset")
    scene = open_scene(studio.app, "replay", game=game)
    assert isinstance(scene, ReplayScene)
    scene.go_to(scene.replay.last * 2 // 3)
    studio.shoot("replay")
    studio.click("replay.everything")
    studio.point((960, 1070))
    studio.shoot("replay-everything")
    studio.click("last_show")
    studio.shoot("replay-show")


def _as_if(finished: FinishedGame, number: int) -> FinishedGame:
    """The same game with another end: who came first changes."""
    seats = len(finished.scores)
    scores = tuple(replace(score, place=(score.place + number) % seats + 1) for score in finished.scores)
    return replace(finished, mark=f"{finished.mark}-{number}", scores=scores)


@picture
def hint_with_a_second(studio: Studio) -> None:
    """The hint at a placement, with the best other one beside it; that one lit; the hint for an Action likewise."""
    _hint_at(studio, asks("Placing", 3), "hint-placement")
    _hint_at(studio, acts_at("downtown", 3), "hint-action")


def _hint_at(studio: Studio, moment: Moment, name: str) -> None:
    session = studio.sit_down(game_at(options(3, modules=ALLEY), moment))
    session.hints.ask()
    studio.wait(lambda: session.hints.ready is not None and session.hints.ready.placements is not None, most=3_000)
    studio.frames(4)
    studio.shoot(name)
    studio.click("hint.way.1")
    studio.frames(4)
    studio.shoot(f"{name}-second")


@picture
def looking_back(studio: Studio) -> None:
    """What was given away in a finished game: named, with a par; nothing that stands out; still being worked out."""
    game = game_at(options(2, modules=("dark_alley", "prophecies")), lambda game: game.is_over)
    found = looked_back(game)
    open_scene(studio.app, "title", how="reset")
    for name, seen in (("looking-back", found), ("looking-back-nothing", found._replace(decisions=(), is_rough=True))):
        keep_looked_back(studio.app.places, game, seen)
        page = open_scene(studio.app, "looking_back", game=game)
        studio.shoot(name)
        studio.app.stack.pop(page)
    page = open_scene(studio.app, "looking_back", game=game)
    assert isinstance(page, LookingBackScene)
    page.looking = Hindsight(find_data_paths(studio.out / "nowhere"), game, 0, Ponders)
    page.looking.begin()
    page.looking.found = found._replace(share=0.7, par=(), decisions=found.decisions[1:3])
    page.layout()
    studio.point((300, 300))
    studio.shoot("looking-back-at-work")


def looked_back(game: Game) -> LookedBack:
    """Figures that might be those of a game whose moves were drawn by lot."""
    decisions = list[HeldDecision]()
    losses = iter(((9.2, 1.9, 8.0), (6.4, 1.4, 7.0), (5.1, 1.2, -4.0), (3.3, 2.2, 3.0), (-6.1, 1.6, -5.0)))
    kinds = ["visit", "assignment", "visit", "answer", "visit"]
    for deed in own_deeds(Game.new(game.options, game.seed), game.moves, 0):
        turn, others = deed.before.state.turn, [m for m in deed.before.legal_moves() if m != deed.moves[0]]
        if not kinds or deed.kind != kinds[0] or not turn:
            continue
        if isinstance(deed.moves[0], m.PlaceCharacter) and len(deed.moves) < 2:
            continue
        kinds.pop(0)
        other = (m.FinishAssignment(),) if deed.kind == "assignment" else (others[-1],)
        figures = next(losses)
        held = HeldDecision(deed.first, turn, deed.kind, deed.moves, other, *figures, 6, True, "link")
        decisions.append(held)
    finals, moments = (58, 61, 66, 60, 64, 59), game.options.turns + 1
    courses = tuple(tuple(round(5 + (fame - 5) * (n / moments) ** 1.6) for n in range(moments + 1)) for fame in finals)
    return LookedBack(0, 1.0, 48, 25, tuple(decisions), finals, courses=courses)


@picture
def records(studio: Studio) -> None:
    """What some finished games come to; without any; who was there on the best evening."""
    open_scene(studio.app, "title", how="reset")
    open_scene(studio.app, "records")
    studio.shoot("records-none")
    tables = (options(2), options(3), options(4, modules=("dark_alley",)), solo_options(difficulty="hard"))
    for table in tables:
        finished = FinishedGame.of(game_at(table, lambda game: game.is_over))
        for number in range(3):
            add_game(studio.app.places.statistics, _as_if(finished, number))
    open_scene(studio.app, "title", how="reset")
    open_scene(studio.app, "records")
    studio.frames(3)
    studio.explain("records.evening.0")
    studio.shoot("records")
    for number, page in enumerate(("records-rivals", "records-fame", "records-openings"), 1):
        studio.click(f"records.page.{number}")
        studio.point((960, 1060))
        studio.shoot(page)


@picture
def puzzles(studio: Studio) -> None:
    """All challenges of a shelf, one of them solved; a table with help; the card at the end; the solution."""
    app, one = studio.app, challenges()["three-lamps"]
    add_try(app.places.challenges, one.id, 3, True)
    open_scene(app, "title", how="reset")
    open_scene(app, "challenges", left="three-lamps")
    studio.shoot("challenges")
    session = Session.of_attempt(Attempt(one, "Ada"), pace=0)
    sit_down(app, session)
    studio.frames(3)
    session.hints.ask()
    studio.shoot("challenges-table")
    for move in one.solution:
        session.play(move)
        studio.frames(2)
    studio.frames(20, 0.1)
    studio.shoot("challenges-solved")
    studio.click("challenge.show")
    studio.shoot("challenges-solution")


@picture
def tonight(studio: Studio) -> None:
    """Tonight's Show before anything was played, of several kinds; the evenings of a week; one that goes on."""
    monday, usual = date(2026, 11, 23), calendar.today
    try:
        for name, day in (
            ("new", monday),
            ("duel", date(2026, 11, 27)),
            ("solo", date(2026, 11, 25)),
            ("full", date(2026, 11, 29)),
        ):
            calendar.today = partial(date.fromordinal, day.toordinal())
            open_scene(studio.app, "tonight", how="reset")
            studio.point((960, 2))
            studio.shoot(f"tonight-{name}")
        calendar.today = lambda: monday
        for back, fame, place in ((6, 58, 2), (3, 49, 3), (2, 66, 1), (1, 0, 0), (0, 64, 1)):
            evening = evening_of(monday - timedelta(back), version_here() if back != 3 else "0.0.9-3c5f1d")
            _keep_evening(studio, evening, fame, place)
        for back, fame, place in ((6, 27, 2), (5, 24, 1), (2, 29, 1), (0, 31, 1)):
            _keep_evening(studio, evening_of(monday - timedelta(back), version_here(), MATINEE), fame, place)
        open_scene(studio.app, "tonight", how="reset")
        studio.point((960, 2))
        studio.shoot("tonight")
        for name in ("tonight.day.6", "tonight.same", "tonight.ticket", "tonight.rival.0"):
            studio.explain(name)
            studio.shoot(f"tonight-{name.split('.')[1]}")
        calendar.today = lambda: monday - timedelta(3)  # by another version, and the clock is set back
        open_scene(studio.app, "tonight", how="reset", ended=evening_of(monday - timedelta(4), version_here()).seed)
        studio.point((960, 2))
        studio.shoot("tonight-notes")
        calendar.today = lambda: monday + timedelta(1)
        session = begin(studio.app.places, evening_of(monday + timedelta(1), version_here()), "Ada", pace=STILL)
        session.close()
        open_scene(studio.app, "tonight", how="reset")
        studio.point((960, 2))
        studio.shoot("tonight-open")
        studio.click("tonight.give_up")
        studio.shoot("tonight-give-up")
    finally:
        calendar.today = usual


def _keep_evening(studio: Studio, evening: DatedEvening, fame: int, place: int) -> None:
    path, of = evenings.file_of(studio.app.places, evening.bill), len(evening.rivals) + 1
    evenings.begin(path, evening, "first")
    if fame:
        result = evenings.Result(fame, min(place, of), of, 7 if place == 1 else -7, "Lantern Jack", 5, 8, "0123abcd")
        evenings.finish(path, evening, "first", result)
        evenings.begin(path, evening, "second")
        evenings.finish(path, evening, "second", replace(result, fame=fame + 7))


# ------------------------------------------------------------------ the solo game


@picture
def solo_setup(studio: Studio) -> None:
    """The Set-up against the Heir, what is asked and what is behind More; its points."""
    open_scene(studio.app, "solo_setup", how="reset")
    studio.frames(2)
    studio.click("setup.poster.electra")
    studio.point((960, 1060))
    studio.shoot("solo-setup")
    studio.unfold("setup.more", "setup.heir.downtown_dice")
    studio.click("setup.difficulty.hard")
    studio.explain("setup.heir.downtown_dice")
    studio.shoot("solo-setup-hard")
    studio.click("setup.points")
    studio.shoot("solo-setup-points")
    for wanted in ("ChoosingMagician", "StartingSpecialist"):
        studio.sit_down(game_at(solo_options(setup="full"), asks(wanted, 0), steer=True))
        studio.shoot(f"solo-draft-{wanted}")


@picture
def heir(studio: Studio) -> None:
    """The Heir in Downtown in the middle of the game, a die used and one to go; its tips; what it did before."""

    def in_downtown(game: Game) -> bool:
        work = game.state.stack[-1] if game.state.stack else None
        at_work = isinstance(work, HeirActs) and work.location == "downtown" and work.left == 1 and work.step > 1
        return at_work and game.state.turn >= 4 and stance(game.state, 1) == "busy"

    studio.sit_down(game_at(solo_options(setup="full"), in_downtown, seed="the heir"))
    studio.shoot("heir")
    entry = next(name for name in studio.top.spots.names() if name.startswith("entry."))  # the first ones scroll away
    for name in ("configuration.downtown", "priority.theater", "plan", "identity", entry):
        studio.explain(name)
        studio.shoot(f"heir-tip-{name.replace('.', '-')}")
    studio.click("heir.run")
    studio.shoot("heir-done")
    studio.click("heir.earlier")
    studio.shoot("heir-earlier")
    studio.sit_down(game_at(solo_options(setup="full"), asks("Placing", 3), seed="the heir"))
    open_scene(studio.app, "heir", session=studio.game_scene.session)
    studio.frames(3)
    studio.shoot("heir-reading")


@picture
def heir_academy(studio: Studio) -> None:
    """The Heir at work in the Academy; the final scoring with Banners and lessons."""

    def in_academy(game: Game) -> bool:
        work = game.state.stack[-1] if game.state.stack else None
        return isinstance(work, HeirActs) and work.location == "academy" and work.step > 1 and game.state.turn >= 4

    academy = solo_options(setup="full", modules=WITH_ACADEMY)
    session = studio.session(game_at(academy, in_academy, seed="the heir"))
    open_scene(studio.app, "heir", how="reset", session=session)
    studio.frames(4)
    studio.shoot("heir-academy")
    session = studio.session(game_at(academy, lambda game: game.is_over))
    open_scene(studio.app, "scoring", how="reset", session=session)
    studio.frames(40)
    studio.shoot("heir-academy-scoring")


@picture
def solo(studio: Studio) -> None:
    """The board against the Heir: slots blocked, printed markers; the Theater; which dice are rolled again."""
    studio.sit_down(game_at(solo_options(), asks("Placing", 3)))
    studio.shoot("solo-board")
    blocked = next(slot for slot in studio.game_scene.session.view.state.closed if slot.startswith("downtown"))
    studio.explain(f"slot.{blocked}")
    studio.shoot("solo-board-tip-slot")
    studio.sit_down(game_at(solo_options(), asks("ChoosingConfiguration", 2)))
    studio.shoot("solo-configuration")
    studio.sit_down(game_at(solo_options(), asks("Assigning", 3)))
    studio.shoot("solo-assignment")
    studio.sit_down(game_at(solo_options(), both(offers(m.SetUpTrick, 2), acts_at("theater", 2, 1))))
    enter_theater(studio)
    studio.shoot("solo-theater")
    hold_over_best_slot(studio)
    studio.shoot("solo-theater-hand")


@picture
def solo_end(studio: Studio) -> None:
    """The Heir's show, the choice of the own one, the final scoring."""

    def heir_performs(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.question == "HeirChoosingShow" and game.state.turn >= 4

    game = game_at(solo_options(), heir_performs)
    session = studio.sit_down(game)
    while session.decision is not None and session.decision.question == "HeirChoosingShow":
        _go_on(studio, session)
        studio.frames(1)
    studio.frames(6)
    studio.shoot("solo-show")
    studio.sit_down(game_at(solo_options(), asks("ChoosingShow", 2)))
    studio.shoot("solo-choosing")
    studio.sit_down(game_at(solo_options(difficulty="hard"), lambda game: game.is_over))
    studio.frames(40)
    studio.shoot("solo-scoring")


# ------------------------------------------------------------------ the Academy before and beside the board

WITH_ACADEMY = ("dark_alley", "prophecies", "academy")


@picture
def academy_setup(studio: Studio) -> None:
    """The Academy chosen in both Set-ups, its tip, its scoring on the sheet of points; twelve posters in the draft."""
    open_scene(studio.app, "setup", how="reset")
    studio.frames(2)
    for name in ("module.dark_alley", "module.prophecies", "module.academy", "poster.anjali", "poster.electra"):
        studio.click(f"setup.{name}")
    studio.point("setup.poster.professor_bernard")
    studio.shoot("academy-setup")
    studio.explain("setup.module.academy")
    studio.shoot("academy-setup-tip")
    studio.click("setup.begin.full")
    studio.shoot("academy-setup-full")
    studio.click("setup.points")
    studio.shoot("academy-setup-points")
    open_scene(studio.app, "solo_setup", how="reset")
    studio.frames(2)
    studio.unfold("setup.more", "setup.module.academy")
    studio.click("setup.module.academy")
    studio.point((960, 1060))
    studio.shoot("academy-solo-setup")
    table = options(3, setup="full", modules=WITH_ACADEMY)
    studio.sit_down(game_at(table, asks("ChoosingMagician", 0), steer=True))
    studio.shoot("academy-draft")


@picture
def academy_assignment(studio: Studio) -> None:
    """The Protégé with secrets among its Characters; a card over its place; its tip."""

    def crowded(game: Game) -> bool:
        return len(game.state.players[0].characters) >= 6

    studio.sit_down(furnish(game_at(options(4, modules=WITH_ACADEMY), both(asks("Assigning", 3), crowded))))
    studio.shoot("academy-assignment")
    cards = [n for n in studio.top.spots.names() if n.startswith("card.") and studio.top.spots.get(n).payload]
    studio.lift(cards[0], "place.protege")
    studio.shoot("academy-assignment-hand")
    studio.drop("place.protege")
    studio.explain("place.protege")
    studio.shoot("academy-assignment-tip")


@picture
def academy_workshop(studio: Studio) -> None:
    """Tricks in rooms and secrets learned: each Trick's sheet; another player's Workshop."""

    def learned(game: Game) -> bool:
        return sum(trick is not None for trick in game.state.players[0].tricks) >= 2

    game = furnish(game_at(options(4, modules=WITH_ACADEMY), both(asks("Placing", 3), learned)))
    open_scene(studio.app, "workshop", how="reset", session=studio.session(game), seat=0)
    studio.frames(3)
    for place, owned in enumerate(game.state.players[0].tricks):
        if owned is not None:
            studio.point(f"trick.{place}")
            studio.shoot(f"academy-workshop-{place}")
    studio.explain("secret.0")
    studio.shoot("academy-workshop-tip")
    studio.click(next(n for n in studio.top.spots.names() if n.startswith("tab.") and not n.endswith(".0")))
    studio.shoot("academy-workshop-other")


# ------------------------------------------------------------------ assignment, curtain, workshop


@picture
def assignment(studio: Studio) -> None:
    """Five Characters, cards laid and one in the hand; the card's tip; another player ready."""

    def crowded(game: Game) -> bool:
        return asks("Assigning", 4)(game) and len(game.state.players[0].characters) >= 5

    game = game_at(options(4), crowded)
    studio.sit_down(game)
    studio.shoot("assignment")
    cards = [
        name for name in studio.top.spots.names() if name.startswith("card.") and studio.top.spots.get(name).payload
    ]
    places = [name for name in studio.top.spots.names() if name.startswith("place.")]
    for card, place in zip(cards[:3], places, strict=False):
        studio.lift(card, place)
        studio.drop(place)
    studio.shoot("assignment-laid")
    cards = [
        name for name in studio.top.spots.names() if name.startswith("card.") and studio.top.spots.get(name).payload
    ]
    studio.lift(cards[0], places[-1])
    studio.shoot("assignment-hand")


@picture
def assigning_at_once(studio: Studio) -> None:
    """Everybody chooses at the same time: one at another computer is done; then the own cards are laid, too."""
    game = game_at(options(4, persons=3, modules=ALLEY), asks("Assigning", 3))
    session = Session(game, None, elsewhere=[1, 2])
    open_scene(studio.app, "board", how="reset", session=session)
    bela = game.state.players[1]
    moves = [*map(m.LayCard, bela.characters, dict.fromkeys(bela.hand)), m.FinishAssignment()]
    session.assign_for(1, game.state.turn, [move.to_json() for move in moves])
    studio.frames(6)
    studio.shoot("assign-together")
    session.assign_for(1, game.state.turn, [])
    for name in game.state.players[0].characters:
        session.play(next(move for move in session.legal if isinstance(move, m.LayCard) and move.character == name))
    session.play(m.FinishAssignment())
    studio.frames(6)
    studio.shoot("assign-together-done")


@picture
def plan(studio: Studio) -> None:
    """The hint at the Assignment: its plan beside another way, both beside cards that were laid, parts of a number."""
    session = studio.sit_down(_played_by_assistants(options(3, setup="full"), asks("Assigning", 3)))
    session.hints.ask()
    studio.wait(lambda: session.hints.is_weighing, most=3_000)
    studio.shoot("assignment-plan-first")
    studio.wait(lambda: not session.hints.is_weighing, most=3_000)
    studio.shoot("assignment-plan")
    for card in ("theater", "theater", "downtown", "workshop"):
        free = [c.id for c in session.view.state.players[0].characters.values() if not c.card]
        session.play(m.LayCard(free[0], card))
    studio.frames(2)
    studio.shoot("assignment-what-if-laid")
    studio.wait(lambda: not session.hints.is_weighing, most=3_000)
    studio.point((960, 1060))
    studio.shoot("assignment-what-if")
    studio.explain("what_if.hint.end")
    studio.shoot("assignment-what-if-end")
    studio.explain("what_if.own.now")
    studio.shoot("assignment-what-if-now")
    studio.explain("what_if.own.later")
    studio.shoot("assignment-what-if-later")
    studio.click("advice.lay_hint")
    studio.wait(lambda: not session.hints.is_weighing, most=3_000)
    studio.frames(20)
    studio.shoot("assignment-what-if-followed")
    _laid_beside_hint(studio, options(4, setup="full", modules=(*ALLEY, "academy")), "academy")
    _laid_beside_hint(studio, options(2, setup="full", modules=(*ALLEY, "duel")), "duel")


def _played_by_assistants(table: GameOptions, moment: Moment) -> Game:
    """A game at a moment that Assistants have come to: a board with Tricks and markers on it."""
    game = Game.new(table, "what if")
    bots = [make_bot("assistant", seat) for seat in range(len(table.seats))]
    while not moment(game) and game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(game.view_for(seat)).move)
    return game


def _laid_beside_hint(studio: Studio, table: GameOptions, name: str) -> None:
    """One card laid in a game of another kind, beside the hint."""
    session = studio.sit_down(game_at(table, asks("Assigning", 3)))
    session.hints.ask()
    studio.wait(lambda: session.hints.is_weighing, most=3_000)
    session.play(next(move for move in session.legal if isinstance(move, m.LayCard)))
    studio.frames(2)
    studio.wait(lambda: not session.hints.is_weighing, most=3_000)
    studio.shoot(f"assignment-what-if-{name}")


@picture
def curtain(studio: Studio) -> None:
    """Between two people at one screen."""

    def assigning(game: Game) -> bool:
        return game.decision is not None and game.decision.question == "Assigning" and game.state.turn == 2

    session = studio.sit_down(game_at(options(2, persons=2), assigning))
    session.lift_curtain()
    session.play(m.FinishAssignment())
    studio.frames(30)
    studio.shoot("curtain")


@picture
def workshop(studio: Studio) -> None:
    """The own one with parts missing, at work, and another player's."""
    studio.sit_down(game_at(options(4), asks("Placing", 3)))
    studio.click("magician")
    studio.shoot("workshop")
    studio.explain("trick.0")
    studio.shoot("workshop-tip")
    other = next(name for name in studio.top.spots.names() if name.startswith("tab.") and not name.endswith(".0"))
    studio.click(other)
    studio.shoot("workshop-other")
    studio.sit_down(game_at(options(4), acts_at("workshop", 3)))
    studio.click("magician")
    studio.shoot("workshop-acting")


# ------------------------------------------------------------------ the board


@picture
def board(studio: Studio) -> None:
    """Two, three and four players; a disk in the hand; tips."""
    for players in (2, 3, 4):
        studio.sit_down(game_at(options(players), asks("Placing", 3)))
        studio.shoot(f"board-{players}-players")
    disks = [name for name in studio.top.spots.names() if name.startswith("character.")]
    disk = next(name for name in disks if studio.top.spots.get(name).enabled and studio.top.spots.get(name).payload)
    payload = studio.top.spots.get(disk).payload
    slot = next(n for n in studio.top.spots.names() if n.startswith("slot.") and studio.top.spots.get(n).takes(payload))
    studio.lift(disk, slot)
    studio.shoot("board-lifted")
    studio.sit_down(game_at(options(4), asks("Placing", 3)))
    for name in ("opponent.1", "character.magician", "slot.downtown.0", "phase.performance", "order.0", "fame"):
        if name in studio.top.spots:
            studio.explain(name)
            studio.shoot(f"board-tip-{name.replace('.', '-')}")
    card = next(name for name in studio.top.spots.names() if name.startswith("card."))
    studio.explain(card)
    studio.shoot("board-tip-card")


@picture
def voices(studio: Studio) -> None:
    """A rival speaks at a poster, and at the end."""
    settings = studio.app.settings
    usual = settings.motion, settings.opponents_pace
    settings.motion, settings.opponents_pace = 1.0, 1.0
    try:
        studio.sit_down(game_at(options(4), asks("Placing", 3)))
        table = studio.top
        assert isinstance(table, GameScene)
        table.on_events([Advertised(2, 1)])
        studio.frames(2, 0.05)
        studio.shoot("voices")
        studio.sit_down(game_at(options(4), lambda game: game.is_over))
        studio.frames(90, 0.1)
        studio.shoot("voices-end")
    finally:
        settings.motion, settings.opponents_pace = usual


@picture
def since(studio: Studio) -> None:
    """What the others did, for two, four, alone, in a Duel and in the Academy; the table before; the last show."""
    alley = ("dark_alley", "prophecies")

    def late(game: Game) -> bool:
        team = game.state.players[0].characters.values()
        return asks("Placing", 3)(game) and sum(one.status == PLACED for one in team) >= 2

    tables = {"2": options(2), "4": options(4), "solo": solo_options(), "academy": options(4, modules=WITH_ACADEMY)}
    for name, table in (*tables.items(), ("duel", options(2, modules=(*alley, "duel")))):
        studio.sit_down(game_at(table, late))
        studio.shoot(f"since-{name}")
    studio.sit_down(game_at(options(2), late))
    studio.explain("since.chip.0")
    studio.shoot("since-hover")
    studio.click("since.chip.0")
    studio.point((960, 900))
    studio.shoot("since-before")


@picture
def seam(studio: Studio) -> None:
    """The sheet between two turns: for four, alone, in a Duel, in the Academy, and before the first turn."""
    alley = ("dark_alley", "prophecies")
    tables = {
        "four": (options(4), asks("Advertising", 4)),
        "solo": (solo_options(), asks("Advertising", 4)),
        "solo-asks": (solo_options(), asks("ChoosingConfiguration", 2)),
        "duel": (options(2, modules=(*alley, "duel")), asks("Advertising", 5)),
        "academy": (options(3, modules=(*alley, "academy")), asks("Advertising", 3)),
        "first": (options(3, modules=alley), asks("Advertising")),
    }
    for name, (table, moment) in tables.items():
        session = studio.sit_down(game_at(table, moment))
        studio.app.settings.seam = "wait"
        open_scene(studio.app, "seam", session=session)
        studio.shoot(f"seam-{name}")
        studio.app.settings.seam = "off"
        studio.rest()


@picture
def week(studio: Studio) -> None:
    """The first dialog; Opening Week before its first evening, after two of them, and on Saturday; a bow."""
    progress, show = Progress(studio.app), OwnShow("enchanted_butterflies", 12, "2026-11-24")
    open_scene(studio.app, "title", how="reset")
    for name, done in (("welcome", 0), ("week", 0), ("week", 2), ("week", len(EVENINGS))):
        for evening in EVENINGS[:done]:
            progress.finish(evening, show)
        shown = open_scene(studio.app, name)
        studio.frames(4)
        studio.shoot(f"{name}-{done}")
        studio.app.stack.pop(shown)
    open_scene(studio.app, "bow", lesson=EVENINGS[0], show=show)
    studio.frames(4)
    studio.shoot("bow")


@picture
def guided(studio: Studio) -> None:
    """Every step of every guided evening."""
    for lesson in LESSONS.values():
        Progress(studio.app).begin(lesson.id)
        studio.app.settings.seam, studio.app.settings.heir_pace = "wait", "at_once"
        session = studio.sit_down(lesson.laid())
        hush(session)
        lay_over(studio.app, "attendant", session=session)
        shown: set[str] = set()
        for _ in range(200):
            studio.frames(3)
            if not isinstance(studio.app.overlay, Guide):
                break
            _shoot_step(studio, lesson.id, studio.app.overlay, shown)
            _go_on(studio, session)
        studio.app.settings.seam, studio.app.settings.heir_pace = "off", "every_step"


def _shoot_step(studio: Studio, kind: str, guide: Guide, shown: set[str]) -> None:
    if guide.step and guide.step not in shown:
        shown.add(guide.step)
        studio.shoot(f"guided-{kind}-{len(shown):02d}-{guide.step}")


def _go_on(studio: Studio, session: Session) -> None:
    """What is wished by Next; else what others decide, by those who decide it in the window."""
    spots, decision = studio.top.spots, session.game.decision
    if "guide.next" in spots:
        studio.click("guide.next")
    elif "show.go_on" in spots:
        studio.click("show.go_on")
    elif decision is not None and decision.seat != session.viewer:
        session.make(Foresight(session.game).course([_rivals_move(session, decision.seat)]).steps)
    elif decision is not None and decision.question == "ChoosingConfiguration":
        session.play(session.legal[0])  # the player's own choice of the Heir's die


def _rivals_move(session: Session, seat: int) -> Move:
    """As the rival plays in the window; the Heir's Moves are settled but for the order of equal ones."""
    player = session.options.seats[seat].player
    if player not in BOTS:
        return pick(session.game, Random(f"{session.seed}/{len(session.game.moves)}"))
    bot = make_bot(player, seed_number(f"{session.seed}/{seat}"), manners=False)
    return bot.choose(session.game.view_for(seat)).move


def _own_card_leaves(game: Game) -> bool:
    card = leaving_card(game.state)
    markers = game.state.performance(card).markers if card else ()
    return any(marker is not None and marker.owner == 0 for marker in markers)


@picture
def coach(studio: Studio) -> None:
    """A remark on the board, on the Assignment and in the Theater; the page that leads to the evening."""
    alley = options(2, modules=("dark_alley", "prophecies"))
    moments = {
        "leaving": (options(2), both(asks("Placing", 3), _own_card_leaves)),
        "special": (alley, asks("Placing", 2)),
        "prophecy": (alley, asks("Placing", 3)),
        "learn": (options(2), acts_at("downtown", 2, 3)),
        "link": (options(2), offers(m.PlaceMarker, 3, 4)),
        "plan": (solo_options(), asks("Placing", 2)),
    }
    for first, (table, moment) in moments.items():
        studio.app.memory.remember(SAID, [other for other in FIRSTS if other != first])
        session = studio.sit_down(game_at(table, moment))
        lay_over(studio.app, "attendant", session=session)
        studio.frames(60)
        studio.shoot(f"coach-{first}")
        studio.app.lay_over(None)
    open_scene(studio.app, "title", how="reset")
    open_scene(studio.app, "how_to_play", page="first_evening")
    studio.shoot("coach-how-to-play")


@picture
def acting(studio: Studio) -> None:
    """A Character at work at each Location, with the tip of a dark Action row."""
    for location in ("downtown", "market_row", "workshop", "theater"):
        points = 1 if location == "theater" else 2
        studio.sit_down(game_at(options(4), acts_at(location, 2, points)))
        if studio.app.stack.depth > 1:
            studio.shoot(f"acting-{location}-large")
            studio.app.stack.pop()
            studio.frames(2)
        studio.shoot(f"acting-{location}")
        rows = [n for n in studio.top.spots.names() if n.startswith("action.")]
        dark = [n for n in rows if not studio.top.spots.get(n).on_click]
        if dark:
            studio.explain(dark[0])
            studio.shoot(f"acting-{location}-why-not")


@picture
def questions(studio: Studio) -> None:
    """Each question that the board asks with a list."""
    for wanted in (
        "Advertising",
        "Learning",
        "SettingDie",
        "ChoosingPile",
        "ChoosingCount",
        "Bargaining",
        "ChoosingOrderSlot",
        "ChoosingManagerSlot",
    ):
        studio.sit_down(game_at(options(4), asks(wanted, 1), steer=True))
        studio.shoot(f"question-{wanted}")
    studio.sit_down(_asks_for_home(game_at(options(4), asks("Placing"))))
    studio.shoot("question-ChoosingHome")


def _asks_for_home(game: Game) -> Game:
    """The first seat has an Assistant and has hired an Apprentice, who can live in two places."""
    player = game.state.players[0]
    player.characters["assistant"], player.hired = Character("assistant"), ["apprentice_4"]
    game.state.ask(ChoosingHome(0, "apprentice_4"), [])
    game._legal = None
    return game


@picture
def lists(studio: Studio) -> None:
    """What an Action row opens: dice, the Residence, Components, who is hired."""
    for row, kind, location in (
        ("reroll_die", m.RerollDie, "downtown"),
        ("set_die", m.SetDie, "downtown"),
        ("learn_trick", m.LearnTrick, "downtown"),
        ("hire_character", m.HireCharacter, "downtown"),
        ("take_coins", m.TakeCoins, "downtown"),
        ("buy", m.Buy, "market_row"),
        ("order", m.Order, "market_row"),
        ("quick_order", m.QuickOrder, "market_row"),
        ("prepare", m.Prepare, "workshop"),
    ):
        moment = offers(kind, 2)
        at_location = acts_at(location, 2, 1)
        game = game_at(options(4), both(moment, at_location), steer=True)
        studio.sit_down(game)
        names = [n for n in studio.top.spots.names() if n.startswith("action.")]
        assert f"action.{row}" in names, names
        studio.click(f"action.{row}")
        studio.shoot(f"list-{row}")


@picture
def wishes(studio: Studio) -> None:
    """Two wishes: in the Residence, in free slots of the strip and the Workshop, due Downtown, on the trade sheet."""
    for name, table in (("base", options(3)), ("alley", options(4, modules=("dark_alley",)))):
        session = studio.sit_down(game_at(table, both(offers(m.LearnTrick, 2), acts_at("downtown", 2)), steer=True))
        due = next(move.trick for move in session.legal if isinstance(move, m.LearnTrick))
        shelves = session.view.state.residence.values()
        dear = next(trick for shelf in shelves for trick in shelf if trick != due and TRICKS[trick].level > 1)
        for trick in (dear, due):
            session.wishes.toggle(trick)
        studio.frames(2)
        studio.shoot(f"wishes-{name}-due")
        open_scene(studio.app, "residence", session=session, category=TRICKS[dear].category)
        studio.point(f"trick.{dear}")
        studio.shoot(f"wishes-{name}-residence")
        open_scene(studio.app, "workshop", session=session)
        studio.shoot(f"wishes-{name}-workshop")
    session = studio.sit_down(game_at(options(3), both(offers(m.Buy, 2), acts_at("market_row", 2, 1)), steer=True))
    for shelf in list(session.view.state.residence.values())[:2]:
        session.wishes.toggle(shelf[-1])
    studio.frames(2)
    studio.click("action.buy")
    studio.shoot("wishes-market")


# ------------------------------------------------------------------ the Academy

WITH_ACADEMY = ("dark_alley", "prophecies", "academy")


def enter_academy(studio: Studio, table: GameOptions, turn: int = 4) -> AcademyScene:
    """The Academy of a game in which the first seat's Character stands there."""
    session = studio.session(at_academy(game_at(table, acts_at("downtown", turn, 2))))
    opened = open_scene(studio.app, "academy", how="reset", session=session)
    assert isinstance(opened, AcademyScene)
    studio.frames(3)
    return opened


@picture
def academy(studio: Studio) -> None:
    """Nothing in the hand; a marker over each kind of slot; a stack of rooms; a secret; a question that waits."""
    table = options(4, modules=WITH_ACADEMY)
    opened = enter_academy(studio, table)
    studio.shoot("academy")
    place, targets = next((place, found) for place, found in opened.table.lessons.items() if found)
    for number, slot in enumerate(sorted(targets)[:2]):
        studio.lift(f"wing_{place + 1}", academy_slot(slot))
        studio.shoot(f"academy-hand-{number + 1}")
        studio.drop((700, 1000))
    for kind in ("classroom", "practice"):
        prices = [name for name in studio.top.spots.names() if name.startswith("price.") and kind in name]
        price = next(name for name in prices if studio.top.spots.get(name).enabled)
        studio.click(price)
        studio.point(next(name for name in studio.top.spots.names() if name.startswith("tile.")))
        studio.shoot(f"academy-renovate-{kind}")
    studio.top.handle_action("back")
    shown = next(number for number, secret in enumerate(opened.table.board.display, 1) if secret)
    studio.lift(f"secret.{shown}", "protege.slot_3")
    studio.shoot("academy-secret")
    studio.drop((700, 1000))
    opened.session.play(next(move for move in opened.legal if isinstance(move, m.Practice)))
    studio.frames(2)
    studio.shoot("academy-question")


@picture
def academy_others(studio: Studio) -> None:
    """Four storeys with two players and in the solo game; while another player decides."""
    enter_academy(studio, options(2, modules=WITH_ACADEMY))
    studio.shoot("academy-two")
    enter_academy(studio, solo_options(modules=WITH_ACADEMY), 3)
    studio.shoot("academy-solo")
    session = studio.session(game_at(options(3, modules=WITH_ACADEMY), lambda game: game.state.phase == "assignment"))
    open_scene(studio.app, "academy", how="reset", session=session)
    studio.shoot("academy-looking")


# ------------------------------------------------------------------ theater, shows, the end


def enter_theater(studio: Studio) -> None:
    """The Theater, large, unless it is up already."""
    if not isinstance(studio.top, TheaterScene):
        open_scene(studio.app, "theater", session=studio.game_scene.session)
        studio.frames(3)


def hold_over_best_slot(studio: Studio) -> None:
    """A marker of the first Trick in the hand, where it makes most Links."""
    scene = studio.top
    assert isinstance(scene, TheaterScene)
    wings = [n for n in scene.spots.names() if n.startswith("wing_") and scene.spots.get(n).on_click]
    studio.click(wings[0])
    spots = scene.table.options
    if spots:
        best = max(spots, key=lambda spot: max(scene.table.link_counts(spot).values(), default=0))
        studio.point(slot_name(scene.state.row_ids, best))
        studio.frames(8)


@picture
def theater(studio: Studio) -> None:
    """A marker in the hand where it makes most Links; one of the viewer's own lifted; looking on."""
    studio.sit_down(game_at(options(4), offers(m.SetUpTrick, 3, 2)))
    enter_theater(studio)
    studio.shoot("theater")
    hold_over_best_slot(studio)
    studio.shoot("theater-hand")
    studio.sit_down(game_at(options(3), offers(m.Reschedule, 3)))
    studio.shoot("theater-reschedule")
    studio.sit_down(game_at(options(3), asks("ReceivingLinkBonus", 2), steer=True))
    studio.shoot("theater-link-bonus")
    session = studio.sit_down(game_at(options(2), asks("Placing", 4)))
    if not isinstance(studio.top, TheaterScene):
        open_scene(studio.app, "theater", session=session)
    studio.frames(3)
    studio.shoot("theater-browsing")


@picture
def performance(studio: Studio) -> None:
    """Choosing a card, and the show played."""
    studio.sit_down(game_at(options(4), asks("ChoosingShow", 3)))
    studio.shoot("performance-choosing")
    studio.click("show.perform")
    studio.frames(6)
    studio.shoot("performance-show")


def see_show(studio: Studio, game: Game, name: str, *acts: int) -> None:
    """The first seat's show, in the middle of these acts (-1: the playbill), and its applause."""
    studio.app.settings.motion = 1.0
    studio.sit_down(game)
    studio.frames(10)
    studio.click("show.perform")
    studio.frames(16)
    stage = studio.top
    assert isinstance(stage, PerformanceScene)
    assert stage.running is not None
    studio.wait(lambda: stage.showing is None or stage.showing.is_built)
    evening = stage.running.evening
    for number in (*acts, len(evening.acts)):
        evening.go_to(number)
        evening.is_still = False
        evening.pass_time(1500 if evening.is_applauded else 1050 if number < 0 else 0.66 * evening.length)
        evening.is_still = not evening.is_applauded
        stage.refresh()
        studio.shoot(f"show-{name}-{'applause' if evening.is_applauded else number + 1}")
    studio.app.settings.motion = 0.0


@picture
def shows(studio: Studio) -> None:
    """The three theaters, each category, Links, helpers; two, three and four players; one Trick and six."""
    see_show(
        studio, Shows(4).bill("magnus_pantheon_01", SIX).evening("assistant", "manager"), "pantheon", *range(-1, 9)
    )
    see_show(
        studio, Shows(3).bill("grand_magorian_01", (*SIX[1:3], SIX[4])).evening("assistant"), "magorian", -1, 0, 1, 2
    )
    see_show(studio, Shows(2).bill("riverside_02", SIX[:2]).evening("engineer"), "riverside", -1, 0, 1, 2)
    see_show(studio, Shows(2).bill("riverside_01", SIX[:1]).evening(), "one", 0)
    table = Shows(2, (*ALLEY, "powers")).bill("magnus_pantheon_01", (*SIX[:2], *SIX[4:]))
    for power, slot in (("ticket_sales", 2), ("standing_ovation", 4)):
        table.learned(0, power, slot)
    see_show(studio, table.evening("assistant"), "powers", 4, 7)


@picture
def lessons(studio: Studio) -> None:
    """The Classroom phase on the stage: a Trick above the room in which it is taught; what all of them pay."""
    studio.app.settings.motion = 1.0
    game, events = taught()
    open_scene(studio.app, "performance", how="reset", session=Session(game, None, pace=STILL))
    stage = studio.top
    assert isinstance(stage, PerformanceScene)
    stage.on_events(events)
    studio.wait(lambda: stage.showing is not None and stage.showing.is_built)
    assert stage.lessons is not None
    evening = stage.lessons.evening
    for number, name in ((0, "act"), (len(evening.acts), "applause")):
        evening.go_to(number)
        evening.pass_time(700 if number == 0 else 1500)
        evening.is_still = number == 0
        stage.refresh()
        studio.shoot(f"lessons-{name}")
    studio.app.settings.motion = 0.0


@picture
def scoring(studio: Studio) -> None:
    """The end of a game of four and of two."""
    for players in (4, 2):
        game = game_at(options(players), lambda game: game.is_over)
        finished = FinishedGame.of(game)
        for number in reversed(range(7)):  # the game itself last, for the rating
            add_game(studio.app.places.statistics, _as_if(finished, number) if number else finished)
        studio.sit_down(game)
        studio.frames(40)
        time.sleep(0.5)  # the records are read in a thread
        studio.frames(2)
        studio.shoot(f"scoring-{players}")


@picture
def overlays(studio: Studio) -> None:
    """The menu of a running game, the log, a question, a notice, a name to type."""
    session = studio.sit_down(game_at(options(3), asks("Placing", 3)))
    app = studio.app
    open_scene(app, "pause", session=session)
    studio.shoot("pause")
    app.stack.pop()
    open_scene(app, "log", session=session)
    studio.shoot("log")
    app.stack.pop()
    ask_to_lose(app, 2, lambda: None)
    studio.shoot("dialog")
    app.stack.pop()
    ask_name_and_save(app, session)
    studio.shoot("dialog-entry")
    app.stack.pop()


ALLEY = ("dark_alley", "prophecies")
SAVED_AS = ("The evening of the long knives", "A duel")
TALKED = ("Good evening! The full set-up?", "Sunday is mine, wait and see!")
ADDRESS, RELAY = "table.example.org:47600 DHW3-A6PZ", "relay.example.org ABCD-EFGH-JKMN"
TAKEN, TAKEN_TO = "Friday", "/home/ada/Documents/ada-lovelock-and-lantern-jack.trickerion.json"
SITTER = "Dora"
"""Name that somebody has at another computer."""
TYPED = (*NAMES, *STRANGERS, "Bela", "Csilla", "Eve", SITTER, *SAVED_AS, *TALKED, ADDRESS, RELAY, TAKEN, TAKEN_TO)
"""What somebody typed, or the system named."""


def holds_special_cards(game: Game) -> bool:
    """The first seat has special cards in the hand."""
    return sum(card in SPECIALS for card in game.state.players[0].hand) > 1


@picture
def dark_alley(studio: Studio) -> None:
    """The Dark Alley: placing with a prophecy in force, special cards in the hand, two drawn cards, the scoring."""
    table = options(4, modules=ALLEY)
    studio.sit_down(game_at(table, asks("Placing", 4)))
    studio.shoot("alley-board")
    studio.sit_down(game_at(table, both(asks("Placing", 3), holds_special_cards)))
    studio.click("hand")
    studio.shoot("alley-hand")
    studio.sit_down(game_at(table, acts_at("dark_alley", 2, 2), steer=True))
    studio.shoot("alley-acting")
    session = studio.sit_down(game_at(table, acts_at("workshop", 4, 2), steer=True))
    open_scene(studio.app, "workshop", session=session)
    studio.shoot("alley-workshop")
    studio.sit_down(game_at(table, asks("ChoosingShow", 3), steer=True))
    studio.click("show.perform")
    studio.frames(6)
    studio.shoot("alley-show")
    studio.sit_down(game_at(table, asks("Keeping", 2), steer=True))
    studio.shoot("alley-keeping")
    studio.sit_down(game_at(table, asks("Assigning", 4)))
    studio.shoot("alley-assignment")
    studio.sit_down(game_at(table, lambda game: game.is_over))
    studio.shoot("alley-scoring")


@picture
def powers(studio: Studio) -> None:
    """Magician Powers: the deal, learning, a chosen card, a rival's slots and card, the board with the badges."""
    table = options(3, modules=(*ALLEY, "powers"))
    studio.sit_down(game_at(table, asks("KeepingPowers")))
    studio.shoot("powers-deal")
    for name in [name for name in studio.top.spots.names() if name.startswith("power.")][2:12:3]:
        studio.click(name)
    studio.shoot("powers-deal-given")
    studio.click("sheet.do")
    studio.point((960, 2))
    studio.shoot("powers-deal-kept")
    studio.sit_down(game_at(table, both(asks("LearningPower", 3), offers(m.LearnPower))))
    studio.point((960, 2))
    studio.shoot("powers-learning")
    name = next(n for n in studio.top.spots.names() if n.startswith("power.") and studio.top.spots.get(n).payload)
    studio.click(name)
    studio.point((960, 2))
    studio.shoot("powers-chosen")
    studio.sit_down(game_at(table, asks("Placing", 4)))
    studio.shoot("powers-board")
    if "opponent.1.powers" in studio.top.spots:
        studio.explain("opponent.1.powers")
        studio.shoot("powers-rival-tip")
        studio.click("opponent.1.powers")
        studio.point((960, 2))
        studio.shoot("powers-rival")
        studio.explain("slot.1")
        studio.shoot("powers-rival-laid")


@picture
def academy_board(studio: Studio) -> None:
    """The board with six Locations for two, three and four, and against the Heir; tips; a disk over a slot there."""
    for players in (2, 3, 4):
        studio.sit_down(furnish(game_at(academy_options(options(players)), asks("Placing", 5))))
        studio.shoot(f"academy-board-{players}-players")
    for name in ("phase.classroom", "banners.1", "lesson.0", "secret.0", "space.s10_practice_1"):
        if name in studio.top.spots:
            studio.explain(name)
            studio.shoot(f"academy-board-tip-{name.replace('.', '-')}")
    studio.sit_down(furnish(game_at(academy_options(options(4)), offers_slot("academy.", 3))))
    move = next(move for move in studio.game_scene.legal if is_placement(move, "academy."))
    studio.lift(f"character.{move.character}", f"slot.{move.slot}")
    studio.shoot("academy-board-lifted")
    studio.sit_down(furnish(game_at(academy_solo(solo_options().seats), asks("Placing", 5))))
    studio.shoot("academy-board-solo")


def is_placement(move: m.Move, location: str) -> TypeGuard[m.PlaceCharacter]:
    """Whether a move places a Character there."""
    return isinstance(move, m.PlaceCharacter) and move.slot.startswith(location)


def offers_slot(location: str, turn: int) -> Moment:
    """The first seat can place a Character there."""

    def there(game: Game) -> bool:
        return asks("Placing", turn)(game) and any(is_placement(move, location) for move in game.legal_moves())

    return there


@picture
def one_screen(studio: Studio) -> None:
    """Two people at one screen: a hand face down, its owner looking at it, two drawn cards still covered."""
    table = options(2, persons=2, modules=ALLEY)
    studio.sit_down(game_at(table, both(asks("Placing", 3), holds_special_cards)))
    studio.explain("hand")
    studio.shoot("one-screen-hand")
    studio.click("hand")
    studio.point((960, 2))
    studio.shoot("one-screen-hand-up")
    studio.sit_down(game_at(table, asks("Keeping", 2), steer=True))
    studio.point((960, 2))
    studio.shoot("one-screen-drawn")
    studio.point("option.0")
    studio.shoot("one-screen-drawn-hot")


# ------------------------------------------------------------------ the Duel


DUEL = ("dark_alley", "prophecies", "duel")


@picture
def duel(studio: Studio) -> None:
    """The board of a Duel: Turn Setup cards, covered slots and weekdays, printed markers; the Theater, large."""
    studio.sit_down(game_at(options(2, modules=DUEL), asks("Placing", 5)))
    studio.shoot("duel")
    for name in ("turn_setup.now", "turn_setup.next"):
        studio.explain(name)
        studio.shoot(f"duel-{name.rpartition('.')[2]}")
    covered = next(slot for slot in sorted(studio.game_scene.session.view.state.closed) if slot.startswith("downtown"))
    studio.explain(f"slot.{covered}")
    studio.shoot("duel-slot")
    open_scene(studio.app, "theater", session=studio.game_scene.session)
    studio.frames(4)
    studio.shoot("duel-theater")
    studio.sit_down(game_at(options(2, modules=("duel",)), asks("Placing", 5)))
    studio.shoot("duel-base")
    studio.sit_down(game_at(options(2, modules=(*DUEL, "academy")), asks("Placing", 3)))
    studio.shoot("duel-academy")


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def main() -> None:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("outdir", type=Path)
    parser.add_argument("--only", default="", help="names of screens, with commas")
    parser.add_argument("--size", type=_size, action="append", help="1920x1080 and 1280x720 without it")
    parser.add_argument("--language", choices=languages(), default=spoken().code, help="of those that are compiled")
    parser.add_argument("--text-size", type=float, choices=TEXT_SIZES, default=TEXT_SIZES[0])
    args = parser.parse_args()
    if args.language != spoken().code:  # it is settled while the program is loaded
        begun_again = {**os.environ, PASSED_ON: args.language}
        sys.exit(subprocess.run([sys.executable, *sys.argv], env=begun_again, check=False).returncode)
    names = [name for name in args.only.split(",") if name] or list(PICTURES)
    if unknown := set(names) - set(PICTURES):
        parser.error(f"there is no picture {', '.join(sorted(unknown))}; there are {', '.join(PICTURES)}")
    args.outdir.mkdir(parents=True, exist_ok=True)
    load_scenes()
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder), args.size or SIZES, args.outdir)
        studio.app.settings.text_size = args.text_size
        use_text_size(args.text_size)
        for name in names:
            begun = time.perf_counter()
            PICTURES[name](studio)
            studio.rest()
            print(f"{name:<14}{time.perf_counter() - begun:6.1f} s")
        studio.close()


if __name__ == "__main__":
    main()
