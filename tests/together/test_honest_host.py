"""A host that tells the truth is believed: nothing of a game looks like a lie to a seat, or to who looks on."""

import json

import pytest
from wanderer import ACADEMY, ALL, DARK_ALLEY, POWERS, enrich, options, wander

from trickerion.rules.events import Event, MarkerBackOnTrick, TrickPaid
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.powers.events import ProphecyExchanged
from trickerion.together import messages as m
from trickerion.together.arrival import LARGEST_VIEW
from trickerion.together.codec import events_from, text_of, to_json, view_from
from trickerion.together.soundness import Soundness
from trickerion.together.telling import seen

KINDS = [
    options(4, setup="full", modules=(*ACADEMY, "powers")),
    options(2, modules=ALL),
    options(3, modules=POWERS),
    options(3, modules=ACADEMY),
    options(2, modules=DARK_ALLEY),
    options(3, edition="2015"),
]


class Told:
    """A game as it comes in: all events, and the table as one seat after another sees it, and who looks on."""

    def __init__(self, game: Game) -> None:
        self._game, seats = game, range(m.LOOKS_ON, len(game.state.players))
        self._sounds = [(seat, Soundness(game.options, seat)) for seat in seats]
        self._made = 0

    def tell(self, events: list[Event]) -> None:
        """Tell the next step. Raises CodecError where somebody takes it for a lie."""
        players = len(self._game.state.players)
        read = events_from(json.loads(json.dumps(to_json(events))), players)
        assert read == events
        seat, sound = self._sounds[self._made % len(self._sounds)]
        sound.check_events(read)
        if self._made % 7 == 0:
            self.look(seat, sound)
        self._made += 1

    def look(self, seat: int, sound: Soundness) -> None:
        """Let one of them see the table."""
        text = text_of(seen(self._game, seat))
        assert len(text) < LARGEST_VIEW
        sound.check_view(view_from(text, len(self._game.state.players), looks_on=sound.looks_on))


def believe(kind: GameOptions, seed: str, *, is_rich: bool = False) -> None:
    """Play a game to its end; everything of it is believed."""
    game = Game.new(kind, seed)
    if is_rich:
        enrich(game)
    told = Told(game)
    for _, events in wander(game, seed):
        told.tell(list(events))


@pytest.mark.parametrize("kind", KINDS[1:3], ids=["all", "powers-3"])
def test_whole_games_are_believed_at_every_seat_and_by_who_looks_on(kind: GameOptions) -> None:
    believe(kind, "honest")


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=["powers-4", "all", "powers-3", "academy", "alley", "old"])
def test_many_whole_games_are_believed(kind: GameOptions) -> None:
    for number in range(30):
        believe(kind, f"honest {number}", is_rich=number % 2 == 1)


def test_a_prophecy_that_is_exchanged_is_believed() -> None:
    event = ProphecyExchanged(1, "weary_bodies", "hidden_hands", ("hidden_hands", "kind_banker"))
    assert events_from(to_json([event])) == [event]


@pytest.mark.parametrize(
    ("event", "modules"),
    [
        (MarkerBackOnTrick(0, "linking_rings"), ACADEMY),
        (TrickPaid(0, "linking_rings", "riverside_01", 0, 1, 1, 0, "double_bill"), POWERS),
    ],
    ids=["a Practice Room gives a marker back", "a Power pays once more"],
)
def test_what_two_modules_tell_is_believed_with_either(event: Event, modules: tuple[str, ...]) -> None:
    Soundness(options(2, modules=modules), 0).check_events([event])


def test_who_looks_on_is_told_of_a_seat_that_places_characters_with_hidden_cards() -> None:
    game, placed = Game.new(options(2, modules=DARK_ALLEY), "hidden hands"), 0
    sound = Soundness(game.options, m.LOOKS_ON)
    for number, _ in enumerate(wander(game, "hidden hands")):
        game.state.active_prophecy = "hidden_hands"
        if any(isinstance(frame, Placing) and frame.seat == 0 for frame in game.state.stack[-1:]):
            Told(game).look(m.LOOKS_ON, sound)
            placed += 1
        if number > 80:
            break
    assert placed
