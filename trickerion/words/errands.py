"""What Characters are sent to do, in a few words; what a whole turn is for, and what it should bring."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.catalog import Yields
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.academy import names as academy

Doings = Sequence[tuple[GameState, Sequence[m.Move]]]
"""The table before and the Actions of one Character after the other."""

_Thing = Callable[[Any, dict[str, str], list[str]], str]
"""What a move is about, by the faces of the dice and the Tricks in their places."""


def _own_trick(move: Any, faces: dict[str, str], tricks: list[str]) -> str:
    return tricks[int(move.place)]


def _component(move: Any, faces: dict[str, str], tricks: list[str]) -> str:
    return n.component(move.component)


_GROWTH: dict[type[m.Move], tuple[str, _Thing]] = {
    m.LearnTrick: ("learn", lambda move, faces, tricks: n.trick(move.trick)),
    m.HireCharacter: ("hire", lambda move, faces, tricks: n.an(n.CHARACTER.get(faces[move.die], "Character"))),
    m.ChooseTile: ("open", lambda move, faces, tricks: f"the {academy.tile(move.tile)}"),
    m.Teach: ("teach", _own_trick),
    m.Practice: ("practice", _own_trick),
}
_DEEDS: dict[type[m.Move], tuple[str, _Thing]] = {
    m.ReturnTrick: ("give back", _own_trick),
    **_GROWTH,
    m.TakeCoins: ("take", lambda move, faces, tricks: "Coins from the Bank"),
    m.Buy: ("buy", _component),
    m.Order: ("order", _component),
    m.MoveTrick: ("give the Engineer", _own_trick),
    m.MoveComponents: ("give the Manager", _component),
    m.MoveApprentice: ("give the Assistant", lambda move, faces, tricks: "an Apprentice"),
    m.Prepare: ("prepare", _own_trick),
    m.SetUpTrick: ("set up", _own_trick),
    m.Reschedule: ("move", lambda move, faces, tricks: "a Trick Marker"),
    m.DrawCard: ("draw", lambda move, faces, tricks: "a special card"),
    m.TellFortune: ("turn", lambda move, faces, tricks: "the prophecies"),
    m.LearnSecret: ("learn", lambda move, faces, tricks: f"the secret {academy.secret(move.secret)}"),
    m.DrawSecrets: ("draw", lambda move, faces, tricks: "secrets"),
    m.RevealSecret: ("turn up", lambda move, faces, tricks: "a secret"),
    m.UseCard: ("use", lambda move, faces, tricks: n.card(move.card)),
}
"""The verb of each kind of Action, and what it is done to. What chance would bring is not told."""


def errand(moves: Iterable[m.Move], state: GameState, seat: int, kinds: Iterable[type[m.Move]] = _DEEDS) -> str:
    """What these Actions do, of these ``kinds``: "buy Rope and Saw and prepare Mermaid"; "" without any."""
    tricks = [n.trick(owned.id) if owned is not None else "the new Trick" for owned in state.players[seat].tricks]
    faces, die, told = dict(state.dice), "", dict[str, dict[str, None]]()
    for move in moves:
        if isinstance(move, m.SetDie):
            die = move.die
        elif isinstance(move, m.ChooseFace):
            faces[die] = move.face
        elif type(move) in _DEEDS and type(move) in kinds:
            verb, thing = _DEEDS[type(move)]
            told.setdefault(verb, {})[thing(move, faces, tricks)] = None
        if isinstance(move, m.MoveTrick):
            tricks[move.place], tricks[-1] = tricks[-1], tricks[move.place]
    return n.join(f"{verb} {n.join(things)}" for verb, things in told.items())


def performs(day: str) -> str:
    """What the Magician of a show does."""
    return f"perform on {n.DAY[day]}"


NOT_WORTH_IT, NOTHING_TO_DO = "stay idle: nothing is worth the wage", "stay idle: there is nothing to do"
"""Why a Character gets no card: one who would be paid, and one who works for nothing."""


def stands(location: str) -> str:
    """What a Character does who takes no Action."""
    return "stand behind the stage" if location == "theater" else f"stand by in {n.in_text(location)}"


def goal(show: tuple[str, str, Sequence[str]] | None, doings: Doings, seat: int) -> str:
    """What a turn is for; ``show``: the weekday, the place of the card and the Tricks of the seat on it."""

    def told(*kinds: type[m.Move]) -> str:
        parts = [errand(moves, state, seat, kinds) for state, moves in doings]
        return n.join(dict.fromkeys(filter(None, parts)))

    grown, staged, ready = told(*_GROWTH), told(m.SetUpTrick), told(m.Prepare)
    if show is not None:
        day, where, tricks = show
        beside = f", and for the turns to come {grown}" if grown else ""
        names = n.join(dict.fromkeys(map(n.trick, tricks)))
        return f"A show on {n.DAY[day]} {where} with {names}{beside}."
    for now, later in (
        (grown, f", and {staged or ready} for the turns to come" if staged or ready else ""),
        (staged, ", so that a show can follow"),
        (ready, ", to be on stage next turn"),
        (told(m.Buy, m.Order), ", for Tricks that can be prepared next turn"),
        (told(*_DEEDS), ""),
    ):
        if now:
            return f"{now[0].upper()}{now[1:]}{later}."
    return "A quiet turn: keep the Coins for a better one."


def expects(brings: Yields, wages: int) -> str:
    """What a turn should bring, its wages paid."""
    kinds = list(zip(brings, ("fame", "coins", "shards"), strict=True))
    gained = n.join(n.resource(number, kind) for number, kind in kinds if number > 0)
    spent = n.join(n.resource(-number, kind) for number, kind in kinds if number < 0)
    paid = f", with the {n.plural(wages, 'Coin')} of wages" if wages else ""
    if not gained:
        return f"The turn costs {spent or 'nothing'}{paid}; what it builds pays later."
    return f"The turn should bring {gained}{' and cost ' + spent if spent else ''}{paid}."
