"""The 31 stops with which somebody plays who does not see: what the program says at each, on tables laid for it.

    python tools/hear/stops.py [--language fr]

Prints a line for each stop: its name, and what is told there. Ends with 1 when a stop is without words.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))

from typing import TYPE_CHECKING

from table import Table
from thinking import ThinksHere

from tools.hear.ear import Ear
from tools.shots.studio import asks, options, play_until
from tools.shots.theater_games import SIX, Shows
from trickerion.app.reading import DIALOG, SCENE, TreeNode, reading
from trickerion.app.registry import open_scene
from trickerion.language.tongue import PASSED_ON, languages
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.state import PLACED
from trickerion.scenes import load_scenes
from trickerion.screens.dialog import ask_to_lose
from trickerion.storage.saves import OpenedGame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trickerion.rules.game import Game

RIVERSIDE = ("riverside_01", "riverside_10", "riverside_11")


class Stops:
    """Somebody at the keys who goes from table to table and hears what is told there."""

    def __init__(self, folder: Path) -> None:
        load_scenes()
        self.ear = Ear(folder, {"seam": "off", "motion": 0.0})
        self._session: Session | None = None

    def close(self) -> None:
        """Leave."""
        self.leave()
        self.ear.close()

    def leave(self) -> None:
        """Get up from the table."""
        self.ear.app.stack.clear()
        if self._session is not None:
            self._session.close()
            self._session = None

    def sit_down(self, game: Game, *, has_past: bool = False) -> Session:
        """The table of a game as it was laid, or with all that was played there."""
        self.leave()
        session = Session.of_opened(OpenedGame(game), None, pace=1e9) if has_past else Session(game, None, pace=1e9)
        session.news.take_events()
        self._session = session
        session.opponents._brains = ThinksHere()
        open_scene(self.ear.app, "board", how="reset", session=session)
        self.ear.wait(6)
        return session

    def node(self, name: str) -> TreeNode:
        """A place of the screen. Raises LookupError."""
        nodes = {node.id: node for node in reading(self.ear.app).root.everything()}
        if f"spot.{name}" not in nodes:
            raise LookupError(f"no {name} among {sorted(nodes)}")
        return nodes[f"spot.{name}"]

    def place(self, name: str) -> str:
        """All that a place of the screen tells: name, state, third of five, the rest."""
        node = self.node(name)
        assert node.said is not None
        said = node.said
        place = (f"{said.number}/{said.of}",) if said.of else ()
        return "; ".join(text for text in (said.name, said.state, *place, *said.more) if text)

    def screen(self) -> str:
        """What the screen on top tells of itself."""
        nodes = reading(self.ear.app).root.everything()
        return "; ".join(text for node in nodes if node.kind in (SCENE, DIALOG) for text in (node.name, *node.text))

    def go_to(self, name: str) -> None:
        """Go to a place of the screen."""
        self.ear.app.stack.top.spots.keyboard.go_to(name)  # type: ignore[union-attr]
        self.ear.wait(1)

    def take(self, name: str) -> list[str]:
        """Go to a place and press; what is announced then."""
        self.go_to(name)
        return announced(self.ear.press("return", frames=6))

    def key(self, key: str) -> str:
        """Press a key; what is announced then."""
        return " ".join(announced(self.ear.press(key, frames=4)))


def announced(lines: list[str]) -> list[str]:
    """What is told without being asked for."""
    return [line.removeprefix("! ") for line in lines if line.startswith("! ")]


# --- tables


def laid() -> Table:
    """A Trick of one's own on a Performance card and two more in the Workshop, a rival's beside it."""
    table = Table(3).alone().row(*RIVERSIDE).dice(bank_a="4", bank_b="5").stock("wood", "metal", "glass", "fabric")
    table.trick(0, "linking_rings", "hearts", markers=2).trick(0, "barricaded_barrels", "clubs", place=1)
    table.trick(1, "levitation").components(0, metal=2, wood=1).components(1, glass=2).purse(1, coins=3, shards=1)
    table.marker(RIVERSIDE[0], 0, 1, "levitation", "down").marker(
        RIVERSIDE[1], 0, 0, "linking_rings", "right", "hearts"
    )
    return table


def placing() -> Game:
    """The Magician waits for Downtown, where a rival stands."""
    return laid().works(1, "magician", "downtown.0").assigned(0, magician="downtown").placing(0).game


def acting() -> Game:
    """The Magician is at work Downtown, where no die shows a Trick."""
    return laid().acts(0, "magician", "downtown.1").game


def setting_up() -> Game:
    """A marker is in the hand that links with a rival's."""
    table = laid().acts(0, "magician", "friday.backstage.0")
    table.do(m.SetUpTrick(0))
    return table.game


def assigning() -> Game:
    """The first Assignment card is to be laid."""
    return laid().phase(3).game


def show() -> Game:
    """A show of two Tricks that link is to be chosen."""
    return Shows(2).bill("riverside_02", SIX[:2]).evening("engineer")


@cache
def played() -> Game:
    """The third turn of a game; the others have moved since."""

    def late(game: Game) -> bool:
        team = game.state.players[0].characters.values()
        return asks("Placing", 3)(game) and any(one.status == PLACED for one in team)

    return play_until(options(3), "stops 2", late)


@cache
def next_turn() -> Game:
    """A turn has just begun."""
    return play_until(options(3), "stops 2", asks("Advertising", 4))


@cache
def finished() -> Game:
    """The end of a game."""
    return play_until(options(3), "stops 2", lambda game: game.is_over)


# --- the stops


def on_the_board(at: Stops) -> Iterator[tuple[str, str]]:
    at.sit_down(placing())
    yield "question", at.ear.question or at.ear.title
    yield "where am I", at.key("i")
    yield "waiting Character", at.place("character.magician")
    yield "Location", at.place("head.downtown")
    yield "slot", at.place("slot.downtown.0")
    yield "die", at.place("die.bank_a")
    yield "stock", at.place("stock.wood")
    yield "Trick in the Workshop", at.place("trick.0")
    yield "Component", at.place("component.metal")
    yield "Performance card", at.place(f"card.{RIVERSIDE[0]}")
    yield "weekday", at.place("day.thursday")
    yield "rival", at.place("opponent.1")
    at.sit_down(acting())
    yield "Action row", at.place("action.learn_trick")
    refused = at.take("action.learn_trick")
    yield "Done", at.place("dock.done")
    at.take("action.take_coins")
    yield "line of a list", at.place("option.0")
    at.sit_down(played(), has_past=True)
    yield "since your last move", f"{at.place('since.play')} / {at.place('since.chip.0')}"
    yield "log", at.place("log.0")
    before = len(at.ear.lines)
    at.ear.press("h")
    at.ear.wait(60)
    yield "refusal and hint", f"{' '.join(refused)} / {' '.join(announced(at.ear.lines[before:]))}"


def in_the_theater(at: Stops) -> Iterator[tuple[str, str]]:
    session = at.sit_down(laid().acts(0, "magician", "friday.backstage.0").game)
    open_scene(at.ear.app, "theater", session=session)
    at.ear.wait(4)
    yield "marker on a card", at.place("performance_1.slot_1")
    at.sit_down(setting_up())
    yield "free slot, marker in the hand", at.place("performance_1.slot_2")
    at.go_to("performance_1.slot_2")
    yield "turned", at.key("r")
    at.sit_down(setting_up())
    yield "slots where it can link", at.place("preview.offer_0")


def at_the_assignment(at: Stops) -> Iterator[tuple[str, str]]:
    at.sit_down(assigning())
    yield "Assignment place and card", f"{at.place('place.magician')} / {at.place('card.downtown')}"


def at_a_show(at: Stops) -> Iterator[tuple[str, str]]:
    at.sit_down(show())
    yield "show before it is chosen", at.place("offer_1")
    at.take("show.perform")
    at.ear.wait(20)
    yield "act", at.place("show.act_1")
    yield "applause", at.screen()


def before_and_after(at: Stops) -> Iterator[tuple[str, str]]:
    session = at.sit_down(next_turn(), has_past=True)
    at.ear.app.settings.seam = "wait"
    open_scene(at.ear.app, "seam", session=session)
    at.ear.wait(4)
    yield "between turns", at.screen()
    at.ear.app.settings.seam = "off"
    at.sit_down(finished(), has_past=True)
    at.ear.wait(40)
    yield "final table", at.screen()
    at.leave()
    open_scene(at.ear.app, "setup", how="reset")
    at.ear.wait(6)
    yield "Set-up seat", at.place("setup.seat.1")
    open_scene(at.ear.app, "settings")
    at.ear.wait(4)
    yield "Settings row", at.place("settings.motion.2")
    at.ear.app.stack.pop()
    ask_to_lose(at.ear.app, 2, lambda: None)
    at.ear.wait(4)
    yield "dialog", at.screen()
    at.ear.app.stack.pop()


PARTS: tuple[Callable[[Stops], Iterator[tuple[str, str]]], ...] = (
    on_the_board,
    in_the_theater,
    at_the_assignment,
    at_a_show,
    before_and_after,
)


def hear_stops(folder: Path) -> dict[str, str]:
    """What is told at every stop."""
    at = Stops(folder)
    try:
        return {name: told for part in PARTS for name, told in part(at)}
    finally:
        at.close()


def main() -> int:
    """Go from stop to stop, and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--language", choices=sorted(languages()))
    given = parser.parse_args()
    if given.language and os.environ.get(PASSED_ON) != given.language:
        environment = {**os.environ, PASSED_ON: given.language, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run([sys.executable, *sys.argv], env=environment, check=False).returncode
    with tempfile.TemporaryDirectory() as folder:
        heard = hear_stops(Path(folder))
    for name, told in heard.items():
        print(f"{name}: {told}")
    return 0 if all(heard.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
