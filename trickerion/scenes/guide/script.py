"""What the first evening wishes the player to do next: read from the table, so that any order of deeds is followed."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.catalog import BASE_POINTS, DAYS, SLOTS, SPECIALS, TRICKS, Trick
from trickerion.rules.events import CharacterHired, Event, Linked, PerformanceBegan, TrickPerformed, TrickSetUp
from trickerion.rules.moves import Move
from trickerion.rules.state import WAITING, PlayerState
from trickerion.scenes.guide.plans import ALLEY, BUYING, HIRING, LINK, MAGICIAN, POSTER, PREPARING, SHOW, GuidedTurn

DICE: Final = "dice"
"""The step at which the solo game asks for one of the Heir's dice, before the wages are told."""
WELCOME, HEIRS_TURN = "welcome", "heirs_turn"
LEFT_TO_RIVAL: Final = "choose_show"
"""The step at which a show is given with one card, so that a rival performs the other one."""
_READ_BEFORE: Final = {"poster": WELCOME, "place_apprentice_2": HEIRS_TURN}
"""Step -> the card that is read before it; that of the Heir's turn where there is an Heir."""


_HIRED: Final = ("engineer", "manager", "assistant")


class Wish(NamedTuple):
    """The next deed: at which stop, which of its sentences says so, and its Moves (none: there is only to look).

    ``beside``: what is spoken of besides, by the names of its hotspots.
    """

    stop: str
    step: str
    moves: tuple[Move, ...] = ()
    beside: tuple[str, ...] = ()


def wish(session: RunningGame, plan: GuidedTurn = SHOW) -> Wish | None:
    """Wish of a plan in the first turn; None while others decide, and where the choice is free."""
    state, question = session.view.state, session.decision.question if session.decision is not None else ""
    if state.turn > 1 or not session.legal:
        return None
    about = _KEEPING if isinstance(session.legal[0], m.KeepCard) else _ABOUT.get(question)
    return about(session, plan) if about is not None else None


def read_before(wanted: Wish, *, is_solo: bool) -> Wish | None:
    """The card that is read before a deed is wished, where there is one."""
    card = _READ_BEFORE.get(wanted.step, "")
    return Wish(wanted.stop, card) if card and (is_solo or card != HEIRS_TURN) else None


def own_player(session: RunningGame) -> PlayerState:
    """The player's own things."""
    return session.view.state.players[session.viewer]


def first_trick(session: RunningGame) -> Trick | None:
    """The player's own first one."""
    return next((TRICKS[trick.id] for trick in own_player(session).tricks if trick), None)


def _if_legal(session: RunningGame, wanted: Wish) -> Wish | None:
    return wanted if wanted.moves[0] in session.legal else None


def _assigning(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    for character, (card, stop) in plan.cards.items():
        disk = own_player(session).characters.get(character)
        if disk is not None and disk.card != card:
            beside = ("plans.tricks",) if card == "market_row" else ()
            return _if_legal(session, Wish(stop, f"lay_{character}", (m.LayCard(character, card),), beside))
    last = [stop for _, stop in plan.cards.values()][-1]
    return _if_legal(session, Wish(last, "assigned", (m.FinishAssignment(),)))


def _placing(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    for character, stop in plan.placed.items():
        disk = own_player(session).characters.get(character)
        if disk is not None and disk.status == WAITING:
            slot = _slot_for(session, character)
            move = m.PlaceCharacter(character, slot)
            return Wish(stop, f"place_{character}", (move,), _beside(session, character, slot)) if slot else None
    return None


def _beside(session: RunningGame, character: str, slot: str) -> tuple[str, ...]:
    """Things of which is spoken when a Character is placed: the day held, the dice of the Inn, the other slots."""
    if not slot or character == "assistant":
        return ()
    if SLOTS[slot].day:
        return tuple(f"slot.{held}" for held in _backstage(session))
    return ("die.inn",) if SLOTS[slot].location == "downtown" else (f"slot.{SLOTS[slot].location}.",)


def _slot_for(session: RunningGame, character: str) -> str:
    """Best slot for a Character, with as few Action Points to spare as can be; "" where there is none."""
    places = [move.slot for move in session.legal if isinstance(move, m.PlaceCharacter) and move.character == character]
    if character == "magician" and any(SLOTS[slot].is_performance for slot in places):
        day = next((SLOTS[slot].day for slot in _backstage(session)), "")
        places = [slot for slot in places if SLOTS[slot].is_performance]
        return next((slot for slot in places if SLOTS[slot].day == day), next(iter(places), ""))
    if any(SLOTS[slot].day for slot in places):
        return min(places, key=lambda slot: _day_rank(session, slot), default="")
    if any(SLOTS[slot].location == "dark_alley" for slot in places):
        return min(places, key=lambda slot: abs(SLOTS[slot].modifier - 1))  # for a card and a fortune
    return min(places, key=lambda slot: (SLOTS[slot].modifier < 0, SLOTS[slot].modifier), default="")


def _backstage(session: RunningGame) -> list[str]:
    """The slots in which the player's Characters hold a weekday."""
    own = (slot for slot, (seat, _) in session.view.state.occupants.items() if seat == session.viewer)
    return [slot for slot in own if SLOTS[slot].day]


def _day_rank(session: RunningGame, slot: str) -> tuple[bool, int, bool, int]:
    """First the days that nobody else has, among them those that leave the fewest points, then that pay as printed."""
    state, day, trick = session.view.state, SLOTS[slot].day, first_trick(session)
    taken = any(SLOTS[other].day == day and seat != session.viewer for other, (seat, _) in state.occupants.items())
    markers = trick.markers if trick is not None else 0
    to_lay = min(markers, len(state.row_ids))  # a card takes each Trick only once
    spare = abs(BASE_POINTS["assistant"] + SLOTS[slot].modifier - to_lay)
    return taken, spare, day not in DAYS[1:3], DAYS.index(day)


def _acting(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    acting = acting_facts(session.view.state)
    stop = plan.placed.get(acting.character) if acting is not None else None
    if stop is None or acting is None:
        return None
    useful = _USEFUL[stop](session, plan) if stop in _USEFUL else None
    done = _DONE.get(stop, "done" if acting.points else "spent")
    if stop == LINK and not _times(session, Linked):
        done = "unlinked" if _times(session, TrickSetUp) < 2 else "spent"
    return useful or _if_legal(session, Wish(stop, done, (m.FinishCharacter(),)))


def _times(session: RunningGame, kind: type[Linked] | type[TrickSetUp]) -> int:
    """Number of markers that the player has set up in this game, or of Links made."""
    return sum(isinstance(event, kind) and event.seat == session.viewer for event in _events(session))


def _events(session: RunningGame) -> Iterator[Event]:
    """Everything that has happened in this game."""
    return (event for line in session.log for event in line.events)


def _buying(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    me = own_player(session)
    lacking = {c: number for trick in me.tricks if trick for c, number in missing_components(me, trick.id).items()}
    for component, number in lacking.items():
        if m.Buy(component) in session.legal:
            then = _count(session, m.Buy(component), number)
            return Wish(BUYING, "buy", (m.Buy(component), *then))
    return None


def _hiring(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    """A Specialist rather than an Apprentice, as the dice of the Inn allow."""
    moves = [move for move in session.legal if isinstance(move, m.HireCharacter)]
    hired = ((event, move) for move in moves for event in session.preview.events(move))
    kinds = {event.character: move for event, move in hired if isinstance(event, CharacterHired)}
    best = next((kinds[kind] for kind in _HIRED if kind in kinds), next(iter(moves), None))
    return Wish(HIRING, "hire", (best,)) if best is not None else None


def _alley(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    """A card first; what is left of the points goes to the fortune teller."""
    draw = _first_legal(m.DrawCard, ALLEY, "draw")(session, plan)
    has_drawn = any(card in SPECIALS for card in own_player(session).hand)
    return draw if draw is not None and not has_drawn else _first_legal(m.TellFortune, ALLEY, "fortune")(session, plan)


def _performing(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    """The show of the turn, with a card without an own Link where that is left to a rival."""
    wanted = _first_legal(m.Perform, MAGICIAN, "perform")(session, plan)
    own = {event.card for event in _events(session) if isinstance(event, Linked) and event.seat == session.viewer}
    free = [move for move in session.legal if isinstance(move, m.Perform) and move.card not in own]
    if not (plan.leaves_link and own and free):
        return wanted
    return Wish(MAGICIAN, LEFT_TO_RIVAL, (free[0],))


def is_paid_by_rival(session: RunningGame) -> bool:
    """True if a marker of the player's was paid in a rival's show."""
    performer = session.viewer
    for event in _events(session):
        performer = event.seat if isinstance(event, PerformanceBegan) else performer
        if isinstance(event, TrickPerformed) and event.owner == session.viewer != performer:
            return True
    return False


def _count(session: RunningGame, buy: Move, number: int) -> tuple[Move, ...]:
    """So many pieces, at the full price."""
    then: tuple[Move, ...] = ()
    for answer in (m.ChooseCount(number), m.Bargain(0)):
        if answer in session.preview.answers(buy, then):
            then = (*then, answer)
    return then


def _laying(session: RunningGame, plan: GuidedTurn) -> Wish | None:
    moves = [move for move in session.legal if isinstance(move, m.PlaceMarker)]
    if not moves:
        return None
    best = max(moves, key=lambda move: _links(session, move))
    number = _links(session, best)
    rewards = tuple(m.ChooseReward("fame") for _ in range(number))
    told = "link" if number else "no_link" if _times(session, TrickSetUp) and not _times(session, Linked) else "lay"
    return Wish(LINK, told, (best, *session.preview.possible(best, rewards)))


def _links(session: RunningGame, move: Move) -> int:
    """The Links that laying a marker makes."""
    return sum(isinstance(event, Linked) for event in session.preview.events(move))


def _first_legal(kind: type[Move], stop: str, step: str) -> Callable[[RunningGame, GuidedTurn], Wish | None]:
    """Wish for the first legal Move of a kind."""

    def wish(session: RunningGame, plan: GuidedTurn) -> Wish | None:
        move = next((move for move in session.legal if isinstance(move, kind)), None)
        return Wish(stop, step, (move,)) if move is not None else None

    return wish


_ABOUT: Final[dict[str, Callable[[RunningGame, GuidedTurn], Wish | None]]] = {
    "Advertising": _first_legal(m.Advertise, POSTER, "poster"),
    "Assigning": _assigning,
    "Placing": _placing,
    "CharacterActs": _acting,
    "SettingUp": _laying,
    "ReceivingLinkBonus": lambda session, _: _if_legal(session, Wish(LINK, "reward", (m.ChooseReward("fame"),))),
    "ChoosingShow": _performing,
}
_KEEPING: Final = _first_legal(m.KeepCard, ALLEY, "keep")
_DONE: Final = {LINK: "linked", MAGICIAN: "on_stage", HIRING: "hired", ALLEY: "drawn"}
"""Stop -> the step at which its Character is done, where more is said than that."""
_USEFUL: Final[dict[str, Callable[[RunningGame, GuidedTurn], Wish | None]]] = {
    BUYING: _buying,
    PREPARING: _first_legal(m.Prepare, PREPARING, "prepare"),
    LINK: _first_legal(m.SetUpTrick, LINK, "take"),
    HIRING: _hiring,
    ALLEY: _alley,
}
