"""What Characters are sent to do: the deeds among the moves of a line, by verb and thing."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.catalog import kind_of
from trickerion.rules.facts.actions import Doing
from trickerion.rules.state import GameState

GROWTH: dict[type[m.Move], tuple[str, str]] = {
    m.LearnTrick: ("learn", "trick"),
    m.HireCharacter: ("hire", "face"),
    m.ChooseTile: ("open", "tile"),
    m.Teach: ("teach", "own"),
    m.Practice: ("practice", "own"),
}
DEEDS: dict[type[m.Move], tuple[str, str]] = {
    m.ReturnTrick: ("give_back", "own"),
    **GROWTH,
    m.TakeCoins: ("take", "coins"),
    m.Buy: ("buy", "component"),
    m.Order: ("order", "component"),
    m.MoveTrick: ("give_engineer", "own"),
    m.MoveComponents: ("give_manager", "component"),
    m.MoveApprentice: ("give_assistant", "apprentice"),
    m.Prepare: ("prepare", "own"),
    m.SetUpTrick: ("set_up", "own"),
    m.Reschedule: ("move", "marker"),
    m.DrawCard: ("draw", "special"),
    m.TellFortune: ("turn", "prophecies"),
    m.LearnSecret: ("learn", "secret"),
    m.DrawSecrets: ("draw", "secrets"),
    m.RevealSecret: ("turn_up", "a_secret"),
    m.UseCard: ("use", "card"),
    m.UsePower: ("use", "power"),
}
"""The verb of each kind of Action, and the kind of thing it is done to. What chance would bring is not told."""
TOLD: Mapping[type[m.Move], tuple[str, str]] = {**DEEDS, m.RerollDie: ("reroll", "die"), m.SetDie: ("set", "die")}
"""The same of what has been done, where chance has spoken."""


def deeds(
    moves: Iterable[m.Move],
    state: GameState,
    seat: int,
    kinds: Collection[type[m.Move]] = DEEDS,
    verbs: Mapping[type[m.Move], tuple[str, str]] = DEEDS,
) -> tuple[Doing, ...]:
    """Deeds of these Actions, of these ``kinds``, by these ``verbs``."""
    tricks = [owned.id if owned is not None else "" for owned in state.players[seat].tricks]
    faces, die, done = dict(state.dice), "", list[Doing]()
    for move in moves:
        if isinstance(move, m.SetDie):
            die = move.die
        elif isinstance(move, m.ChooseFace):
            faces[die] = move.face
        if type(move) in verbs and type(move) in kinds:
            verb, kind = verbs[type(move)]
            done.append(Doing(verb, kind, _thing(kind, move, faces, tricks)))
        if isinstance(move, m.ChooseKind) and done and done[-1].verb == GROWTH[m.HireCharacter][0]:
            done[-1] = done[-1]._replace(thing=kind_of(move.character))
        if isinstance(move, m.MoveTrick):
            tricks[move.place], tricks[-1] = tricks[-1], tricks[move.place]
    return tuple(done)


def _thing(kind: str, move: Any, faces: dict[str, str], tricks: list[str]) -> str:
    """Subject of a move: a Trick in its place, what a die shows, or what the move itself names."""
    if kind == "own":
        return tricks[int(move.place)]
    return faces[move.die] if kind == "face" else str(getattr(move, kind, ""))
