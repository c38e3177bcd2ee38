"""The log of a solo game: short where the Heir's own scene tells the reasons."""

from random import Random

from given import named
from solo import solo_options
from wanderer import pick

from trickerion.play.narration import narrate
from trickerion.rules import events as e
from trickerion.rules.events import Event
from trickerion.rules.game import Game

NAMES = named("Ada", "The Heir")


def first_turn() -> list[list[Event]]:
    """The events of each move up to the first placement."""
    game, chance, moves = Game.new(solo_options(setup="full"), "log"), Random(3), list[list[Event]]()
    while game.state.phase != "place_characters":
        moves.append(game.apply(pick(game, chance)))
    return moves


def lines(moves: list[list[Event]]) -> list[str]:
    """What the log says."""
    return [str(line) for events in moves for line in narrate(events, NAMES, 0)]


def test_the_heirs_assignment_is_its_plan_and_its_cards() -> None:
    moves = first_turn()
    planned = next(n for n, events in enumerate(moves) if any(isinstance(event, e.PlanTurnedUp) for event in events))
    said = [line for line in lines(moves[planned:]) if "advertised" not in line]
    assert said[0].startswith("The Heir turned up ")
    assert all(" assigned: " in line for line in said[1:])
    assert len(said) <= 3


def test_what_the_configuration_dice_block_is_one_line() -> None:
    blocked = [line for line in lines(first_turn()) if line.startswith("Blocked: ")]
    assert len(blocked) == 1
    rolled = [event for events in first_turn() for event in events if isinstance(event, e.ConfigurationRolled)]
    assert len(blocked[0].split("; ")) == len(rolled) == 4


def test_blocked_slots_are_called_by_their_modifiers_and_weekdays_by_their_names() -> None:
    rolled: list[Event] = [
        e.ConfigurationRolled("downtown", 0, ("downtown.0", "downtown.1")),
        e.ConfigurationRolled("theater", 5, ("saturday", "sunday")),
    ]
    assert lines([rolled]) == ["Blocked: Downtown +2 and +1; Saturday and Sunday"]


def test_a_placement_of_the_heir_keeps_its_reason() -> None:
    game, chance = Game.new(solo_options(setup="full"), "log"), Random(3)
    said: list[str] = []
    while not any(line.startswith("The Heir placed ") for line in said):
        said = lines([game.apply(pick(game, chance))])
    assert said[0].startswith(("Busy: ", "Ready: "))


def test_the_heirs_coins_become_fame_and_the_fame_is_said_once() -> None:
    events: list[Event] = [
        e.CoinsPaid(1, 10, "heir_exchange"),
        e.FameGained(1, 3, "heir_exchange"),
        e.CoinsExchanged(1, 10, 3),
    ]
    assert lines([events]) == ["The Heir turned 10 {coin} into 3 {fame}"]
