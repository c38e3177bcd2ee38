"""Ids and numbers that each field of a record may hold: what comes over a wire names nothing that is not printed.

A field is known by its name, and where the same name means two things, by its record's name before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Final

from trickerion.rules import catalog as cat
from trickerion.rules.academy import catalog as academy
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.options import HEIR, MODULES
from trickerion.rules.phases.turn import phases_of
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import HIDDEN_CARD, IDLE, NEUTRAL, PLACED, UNKNOWN, WAITING

Ids = frozenset[str]

NONE: Final[Ids] = frozenset({""})
COVERED: Final[Ids] = frozenset({UNKNOWN, HIDDEN_CARD})
TRICKS: Final[Ids] = frozenset(cat.TRICKS) | NONE
SUITS: Final[Ids] = frozenset(cat.SUITS) | NONE
SHOWS: Final[Ids] = frozenset(cat.PERFORMANCES)
SPECIALS: Final[Ids] = frozenset(cat.SPECIALS)
CARDS: Final[Ids] = SPECIALS | frozenset(cat.LOCATIONS) | COVERED | NONE
"""Assignment cards."""
CHARACTERS: Final[Ids] = frozenset(cat.CHARACTERS)
COMPONENTS: Final[Ids] = frozenset(cat.COMPONENTS) | NONE
DICE: Final[Ids] = frozenset(cat.DICE) | NONE
FACES: Final[Ids] = frozenset(face for die in cat.DICE.values() for face in die.faces) | {cat.X}
SLOTS: Final[Ids] = frozenset(cat.SLOTS) | NONE
DAYS: Final[Ids] = frozenset(cat.DAYS) | NONE
MAGICIANS: Final[Ids] = frozenset(cat.MAGICIANS) | NONE
DECKS: Final[Ids] = frozenset(cat.LOCATIONS)
PROPHECIES: Final[Ids] = frozenset(cat.PROPHECIES) | {UNKNOWN} | NONE
SECRETS: Final[Ids] = frozenset(academy.SECRETS) | {UNKNOWN} | NONE
POWER_IDS: Final[Ids] = frozenset(POWERS) | {UNKNOWN} | NONE
SETUPS: Final[Ids] = frozenset(TURN_SETUPS) | {UNKNOWN} | NONE
TILES: Final[Ids] = frozenset(academy.TILES) | NONE
SPACES: Final[Ids] = frozenset(academy.SPACES) | NONE
SCORED: Final[Ids] = frozenset(
    {"shards", "coins", "special_cards", "banners", "apprentices", "specialists"}
    | {f"trick:{trick}" for trick in cat.TRICKS}
    | {f"power:{power}" for power in POWERS}
)
HOMES: Final[Ids] = frozenset({"board", "assistant", "manager"})

WORDS: Final[Mapping[str, Ids]] = {
    **dict.fromkeys(("trick", "performed", "performed_markers", "residence", "TrickMoved.exchanged"), TRICKS),
    **dict.fromkeys(("suit", "supply", "markers"), SUITS),
    **dict.fromkeys(("CardsSwapped.other", "from_card", "row"), SHOWS),
    **dict.fromkeys(("hand", "copies", "special_decks", "special_discards", "decks", "drawn", "first"), CARDS),
    **dict.fromkeys(("second", "more", "old", "new", "held", "CardsRevealed.card"), CARDS),
    **dict.fromkeys(("character", "characters", "hired", "unpaid", "wages", "apprentice", "other"), CHARACTERS),
    **dict.fromkeys(("component", "quick_order", "stock", "orders", "beside_stock", "taken", "owned"), COMPONENTS),
    **dict.fromkeys(("components", "manager_piles", "lifted", "counts_more", "replaced", "exchanged"), COMPONENTS),
    **dict.fromkeys(("arrived", "shopping"), COMPONENTS),
    **dict.fromkeys(("closed", "slot", "closes"), SLOTS),
    **dict.fromkeys(("day", "days"), DAYS),
    **dict.fromkeys(("prophecy_stack", "prophecy_discard", "pending", "active", "active_prophecy"), PROPHECIES),
    **dict.fromkeys(("secret", "secrets", "stack", "display", "closed_coins", "known"), SECRETS),
    **dict.fromkeys(("power", "hands", "racks", "rack", "given_back", "shown"), POWER_IDS),
    **dict.fromkeys(("tile", "tiles"), TILES),
    **dict.fromkeys(("board", "home"), HOMES),
    "card": CARDS | SHOWS | SETUPS,
    "occupants": SLOTS | CHARACTERS,
    "die": DICE,
    "face": FACES,
    "dice": DICE | FACES,
    "magician": MAGICIANS,
    "deck": DECKS,
    "space": SPACES,
    "location": frozenset(cat.LOCATIONS),
    "phase": frozenset(name for name, _ in phases_of(tuple(m for m in MODULES if m != HEIR))) | {"setup", "game_end"},
    "status": frozenset({WAITING, PLACED, IDLE}),
    "Linked.category": frozenset(cat.CATEGORIES),
    "Scored.category": SCORED,
    "letter": frozenset("ab"),
    "bonuses": CHARACTERS | CARDS,
    "used_specials": SPECIALS,
    "Performance.id": SHOWS,
    "OwnedTrick.id": frozenset(cat.TRICKS),
    "OwnedTrick.suit": frozenset(cat.SUITS),
    "Character.id": CHARACTERS,
    "Bonus.card": SPECIALS,
    "Browsing.drawn": PROPHECIES,
    "ProphecyExchanged.old": PROPHECIES,
    "ProphecyExchanged.new": PROPHECIES,
    "ChoosingDrawnSecret.drawn": SECRETS,
    "GameState.deck": SHOWS | {UNKNOWN},
    "GameState.residence": TRICKS | frozenset(cat.CATEGORIES),
    "PerformanceBegan.card": SHOWS,
    "PerformanceEnded.card": SHOWS,
    "PerformanceCardLeft.card": SHOWS,
    "PerformanceCardRevealed.card": SHOWS,
    "CardsSwapped.card": SHOWS,
    "TrickSetUp.card": SHOWS,
    "MarkerRescheduled.card": SHOWS,
    "MarkerStayed.card": SHOWS,
    "Linked.card": SHOWS,
    "CirclePaid.card": SHOWS,
    "TurnSetupLaid.card": frozenset(TURN_SETUPS),
    "CardsRevealed.cards": CHARACTERS | CARDS,
    "SpecialCardsDiscarded.cards": SPECIALS,
    "CardRevealed.card": CARDS,
    "Character.card": CARDS,
    "CardDrawn.card": CARDS,
    "SpecialCardUsed.card": SPECIALS,
    "SpecialCardSaved.card": SPECIALS,
    "SecretLearned.replaced": SECRETS,
    "AcademyBoard.closed": frozenset("ab"),
    "AcademyBoard.used": CHARACTERS | SECRETS,
    "AcademyBoard.coins": SECRETS,
    "CoinsLaid.secrets": SECRETS,
    "PowersBoard.coins": POWER_IDS,
    "PowersBoard.shown": POWER_IDS,
    "DuelBoard.deck": SETUPS,
    "DuelBoard.current": SETUPS,
    "DuelBoard.past": SETUPS,
    "Lessons.waiting": TRICKS,
    "Lessons.doubled": TRICKS,
    "Show.doubled": TRICKS,
    "ChoosingReturn.card": SHOWS,
    "Rescheduling.card": SHOWS,
    "FreeRescheduling.card": SHOWS,
}
_PLAIN: Final = re.compile(r"[a-z0-9_.:]{0,60}")
"""Any other word: a source of Fame, how something was used."""

SEATED: Final = frozenset(
    {"seat", "owner", "performer", "player", "learner", "order", "ranking", "initiative", "occupants", "days"}
    | {"used_specials", "performed_markers", "waiting", "doubled", "seats", "seen", "known", "builder", "forgone_by"}
    | {"CardsRevealed.cards", "SpecialCardsDiscarded.cards", "MarkersReturned.markers", "AcademyBoard.used"}
    | {"AcademyBoard.coins", "AcademyBoard.closed_coins"}
)
"""Fields whose numbers are seats."""
NOBODY: Final[Collection[str]] = frozenset(
    {"DieRolled.seat", "DieSet.seat", "forgone_by", "builder", "Marker.owner", "HeirStep.seat"}
)
"""Those among them where -1 may stand, for nobody."""
NUMBERS: Final[Mapping[str, range]] = {
    "seed": range(1),
    "turn": range(10),
    "turns": range(4),
    "place": range(-1, 4),
    "slot": range(-8, 8),
    "from_slot": range(-8, 8),
    "other_slot": range(-8, 8),
    "markers": range(8),
    "pile": range(1, 4),
    "supply": range(8),
    "components": range(10),
    "slots": range(20),
    "position": range(5),
    "asked": range(5),
    "next_position": range(5),
}
"""Numbers of those fields; of all others:"""
USUAL: Final = range(-500, 1_000)

_SIZES: Final[Mapping[str, int]] = {"stack": 40, "known": 200, "gone": 200, "scores": 200}
MOST: Final = 60
"""Entries of a list of any other field."""


def _of(fields: Mapping[str, Any], record: str, field: str, usual: Any) -> Any:
    return fields.get(f"{record}.{field}", fields.get(field, usual))


def _is_in(names: Collection[str], record: str, field: str) -> bool:
    return field in names or f"{record}.{field}" in names


@cache
def meaning_of(record: str, field: str, players: int) -> Callable[[Any], bool]:
    """Check for every id and number in a field of a record, at a table of so many players."""
    words: Ids | None = _of(WORDS, record, field, None)
    numbers = _of(NUMBERS, record, field, USUAL)
    if _is_in(SEATED, record, field):
        numbers = range(NEUTRAL if _is_in(NOBODY, record, field) else 0, players)
    most = _of(_SIZES, record, field, MOST)

    def fits(value: Any) -> bool:
        if type(value) is str:
            return value in words if words is not None else _PLAIN.fullmatch(value) is not None
        if type(value) is int:
            return value in numbers
        if isinstance(value, Mapping):
            return len(value) <= most and all(map(fits, value)) and all(map(fits, value.values()))
        if isinstance(value, (list, frozenset)) or (type(value) is tuple):
            return len(value) <= most and all(map(fits, value))
        return True  # a record is looked at by itself

    return fits
