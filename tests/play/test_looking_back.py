"""Looking back at a game from the window: followed, called off, kept beside the replay, and read back with care."""

import json
from pathlib import Path
from typing import Any

import pytest

from trickerion.bots.own_deeds import own_deeds
from trickerion.bots.playing import play_game
from trickerion.bots.registry import make_bot
from trickerion.play.looking_back import Hindsight, own_seats
from trickerion.play.opponents.brains import Answer, Brains
from trickerion.rules.facts.looking_back import MEASURES, GameToSee, HeldDecision, LookedBack, Parting, Trail
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.looking_back import keep_looked_back, left_by_turn, looked_back_at
from trickerion.storage.replays import delete_replay


class Tells(Brains):
    """Says what it is given, one at a look."""

    def __init__(self, *news: Answer) -> None:
        super().__init__()
        self.news, self.asked, self.is_closed = list(news), list[GameToSee](), False

    def look_back(self, game: GameToSee) -> None:
        self.asked.append(game)

    def poll(self) -> list[Answer]:
        return [self.news.pop(0)] if self.news else []

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture(scope="module")
def finished() -> Game:
    """A game at its end, and who played it does not matter."""
    options, played = GameOptions((Seat("Ada"), Seat("Bela", "random"))), list[Game]()
    bots = [make_bot("random", seat) for seat in range(2)]
    play_game(options, "an evening", bots, lambda game, *_: played.append(game))
    return played[-1]


def found_in(game: Game) -> LookedBack:
    """One decision of a finished game, as if it had been looked at."""
    start = Game.new(game.options, game.seed)
    deed = next(deed for deed in own_deeds(start, game.moves, 0) if deed.kind == "assignment")
    held = HeldDecision(deed.first, 1, "assignment", deed.moves, (FinishAssignment(),), 6.5, 1.5, 4.0, 6, True, "link")
    moments = game.options.turns + 2
    courses = tuple(tuple(range(5, 5 + moments)) for _ in range(3))
    return LookedBack(0, 1.0, 40, 20, (held,), (58, 66), True, courses)


def trail_of(found: LookedBack) -> Trail:
    """The trail of a work that has found this."""
    ahead = tuple(float(number) for number in range(len(MEASURES)))
    partings = tuple(Parting(held.first, held.first, held.own, held.other, (ahead, ())) for held in found.decisions)
    return Trail(found.decisions[-1].first, partings)


def places_in(folder: Path) -> DataPaths:
    """A player's own folders."""
    return find_data_paths(folder)


def test_it_is_followed_called_off_and_kept_when_it_is_done(tmp_path: Path, finished: Game) -> None:
    places, whole = places_in(tmp_path), found_in(finished)
    half = whole._replace(share=0.5, par=(), trail=trail_of(whole))
    brains = Tells(Answer(0, None, "", found=half), Answer(0, None, "", found=whole))
    looking = Hindsight(places, finished, 0, lambda: brains)
    assert own_seats(finished.options) == [0]
    assert not looking.is_going_on
    looking.begin()
    assert brains.asked == [GameToSee(finished.options, finished.seed, tuple(finished.moves), 0)]
    assert looking.look()
    assert looking.found == half
    assert looking.is_going_on
    looking.close()
    assert brains.is_closed
    assert not looking.is_going_on
    assert not looking.look()
    assert looked_back_at(places, finished, 0) == half, "half of it is kept"
    assert left_by_turn(places) == (0, []), "half of it is not counted among the records"
    looking = Hindsight(places, finished, 0, lambda: brains)
    assert looking.found == half, "what was judged is there at once"
    looking.begin()
    assert brains.asked[-1].known == half, "and the work goes on from there"
    assert looking.look()
    assert looking.found == whole
    assert not looking.is_going_on
    again = Hindsight(places, finished, 0, lambda: Tells())
    again.begin()
    assert again.found == whole, "it was kept"
    assert not again.is_going_on, "it was kept"
    broken = Hindsight(places_in(tmp_path / "other"), finished, 0, lambda: Tells(Answer(0, None, "out of luck")))
    broken.found = half
    broken.begin()
    assert broken.look()
    assert broken.has_failed
    assert not broken.is_going_on
    broken.begin()
    assert broken.found == LookedBack(0), "what has failed is tried from the start"


def test_a_kept_file_is_read_as_data_and_goes_with_its_replay(tmp_path: Path, finished: Game) -> None:
    places, whole = places_in(tmp_path), found_in(finished)
    keep_looked_back(places, finished, whole)
    assert looked_back_at(places, finished, 0) == whole
    assert looked_back_at(places, finished, 1) is None
    [path] = places.replays.iterdir()
    good = json.loads(path.read_text())

    def reads(**other: Any) -> bool:
        path.write_text(json.dumps({**good, **other}))
        return looked_back_at(places, finished, 0) is not None

    held = good["decisions"][0]
    wrong: list[dict[str, Any]] = [
        {"loss": float("nan")},
        {"loss": "6"},
        {"error": -1},
        {"first": 10**9},
        {"first": held["first"] + len(held["own"])},
        {"turn": 2},
        {"kind": "fate"},
        {"reason": "luck"},
        {"other": [{"do": "LayCard", "character": "nobody", "card": "theater"}]},
        {"own": []},
        {"tables": True},
    ]
    assert reads()
    assert not any(reads(decisions=[{**held, **other}]) for other in wrong)
    more = ({"app": "0.0"}, {"game": "another"}, {"par": [-1]}, {"alike": 41}, {"format": 2}, {"decisions": None})
    assert not any(reads(**other) for other in more)
    keep_looked_back(places, finished, whole._replace(share=0.5, trail=trail_of(whole)))
    good = json.loads(path.read_text())
    trail, parting = good["trail"], good["trail"]["partings"][0]
    assert reads()
    false: list[dict[str, Any]] = [
        {"deed": -1},
        {"first": 10**9},
        {"own": []},
        {"tables": [[1.0]]},
        {"tables": [["1"]]},
        {"other": None},
    ]
    assert not any(reads(trail={**trail, "partings": [{**parting, **other}]}) for other in false)
    assert not any(reads(**other) for other in ({"share": 1.5}, {"share": "half"}, {"trail": {**trail, "asked": -2}}))
    path.write_text("[" * 40)
    assert looked_back_at(places, finished, 0) is None
    replay = places.replays / path.name.replace(".seat-0.json", ".trickerion.json")
    replay.write_text("{}")
    delete_replay(places, replay)
    assert list(places.replays.iterdir()) == []
