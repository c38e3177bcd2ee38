"""Long lists in small steps: what most answers share is chosen first, and what then is chosen among few."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_of
from trickerion.rules.catalog import TRICKS
from trickerion.rules.moves import Move
from trickerion.table import pointed
from trickerion.table.move_pictures import Painter, painter_of
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.surfaces import draw_category_badge
from trickerion.words import names
from trickerion.words.action_tooltips import action_icon
from trickerion.words.screens import answers as words
from trickerion.words.screens.board import ROW_LABEL

REFUSES: Final = (m.Skip, m.DoNotAdvertise)
"""The answers that say no: in sight whatever is chosen first."""


class LineLook(NamedTuple):
    """Name and picture of a move in a list."""

    label: Callable[[TableView, Move], str] = pointed.label
    paint: Callable[[Move, TableView], Painter] = painter_of


PLAIN: Final = LineLook()


class FirstStep(NamedTuple):
    """Choice of what moves share: its name and picture, the moves from which is chosen then, and their look there.

    ``cuts``: by what they are cut again, should they be many; ``is_apart``: its name does not tell what the moves do,
    so that they are shown even where there is one.
    """

    label: str
    paint: Painter
    moves: tuple[Move, ...]
    line: LineLook
    cuts: tuple["Cut", ...] = ()
    is_apart: bool = False


class Cut(NamedTuple):
    """A way to cut a list: what a move shares with others, how that is called and looks, and how its moves are then.

    ``is_small``: also where the answers are few.
    """

    kinds: tuple[type[Move], ...]
    shares: Callable[[Move], tuple[str, ...]]
    label: Callable[[TableView, str], str]
    paint: Callable[[TableView, str, Move], Painter]
    line: Callable[[str], LineLook] | None = None
    is_small: bool = False

    def steps(
        self, table: TableView, moves: Sequence[Move], cuts: tuple["Cut", ...], line: LineLook
    ) -> list[FirstStep]:
        """The first steps of these moves; none where they share nothing, or all the same. ``line``: as so far."""
        if not all(isinstance(move, self.kinds) for move in moves):
            return []
        found: dict[str, list[Move]] = {}
        for move in moves:
            for shared in self.shares(move):
                found.setdefault(shared, []).append(move)
        if len(found) < 2 or len(moves) < 2 or (len(found) >= len(moves) and not self.is_small):
            return []
        then = self.line or (lambda _: line)
        return [
            FirstStep(self.label(table, key), self.paint(table, key, of[0]), tuple(of), then(key), cuts, self.is_small)
            for key, of in found.items()
        ]


def first_steps(
    table: TableView, moves: Sequence[Move], room: int, line: LineLook, cuts: tuple[Cut, ...] | None = None
) -> list[FirstStep]:
    """Steps that come first where there are more moves than room; none where each move has its line."""
    cuts = CUTS if cuts is None else cuts
    for number, cut in enumerate(cuts):
        if len(moves) > room or cut.is_small:
            steps = cut.steps(table, moves, cuts[number + 1 :], line)
            if steps:
                return steps
    return []


# ------------------------------------------------------------------ the cuts


def _either(field: str) -> Callable[[Move], tuple[str, ...]]:
    """Names of the Characters or cards that a move is about; of an exchange both."""
    return lambda move: tuple(getattr(move, name) for name in (field, "other") if hasattr(move, name))


def _character(table: TableView, character: str) -> str:
    card = table.me.characters[character].card
    return words.character_with_card(character=names.character(character), card=names.card(card))


def _disk(table: TableView, character: str, _: Move) -> Painter:
    return painter_of(m.MoveApprentice(character), table)


def _to_character(character: str) -> LineLook:
    """Of the changes of this Character's card."""

    def other_of(move: m.ExchangeCards) -> str:
        return move.other if move.character == character else move.character

    def label(table: TableView, move: Move) -> str:
        if isinstance(move, m.ExchangeCards):
            other = other_of(move)
            card = names.card(table.me.characters[other].card)
            return words.exchange_with(character=names.character(other), card=card)
        return words.from_hand(card=names.card(getattr(move, "card", "")))

    def paint(move: Move, table: TableView) -> Painter:
        shown = m.MoveApprentice(other_of(move)) if isinstance(move, m.ExchangeCards) else move
        return painter_of(shown, table)

    return LineLook(label, paint)


def _ways(move: Move) -> tuple[str, ...]:
    return ("exchange" if isinstance(move, m.ExchangeCards) else "hand",)


def _theater(table: TableView, card: str) -> str:
    return names.performance(card, [one.id for one in table.on_board.row], names.THEATER_SHORT)


def _to_card(card: str) -> LineLook:
    """Of what is done with this Performance card."""

    def other_of(move: m.SwapCards) -> str:
        return move.other if move.card == card else move.card

    def label(table: TableView, move: Move) -> str:
        if isinstance(move, m.SwapCards):
            return words.swap_with(card=_theater(table, other_of(move)))
        return pointed.label(table, move)

    def paint(move: Move, table: TableView) -> Painter:
        return painter_of(m.Perform(other_of(move)) if isinstance(move, m.SwapCards) else move, table)

    return LineLook(label, paint)


def _trick(move: Move) -> tuple[str, ...]:
    return (TRICKS[getattr(move, "trick", "")].category,)


def sign(icon: str) -> Painter:
    """A sign before a line."""
    return lambda surface, center, size: draw_icon(
        surface, icon, center, round(size * 0.8), theme.BRASS_HI, shadow=True
    )


CUTS: Final = (
    Cut((m.ExchangeCards, m.LayCard), _either("character"), _character, _disk, _to_character, is_small=True),
    Cut(
        (m.ExchangeCards, m.LayCard),
        _ways,
        lambda _, way: words.WAYS[way],
        lambda table, _, move: painter_of(move, table),
    ),
    Cut(
        (Move,),
        lambda move: (action_of(move),),
        lambda _, action: ROW_LABEL[action] if action else words.SOMETHING_ELSE,
        lambda _, action, __: sign(action_icon(action) if action else "ui.choice"),
    ),
    Cut(
        (m.SwapCards, m.ChooseMarker, m.Reschedule),
        _either("card"),
        _theater,
        lambda table, card, _: painter_of(m.Perform(card), table),
        _to_card,
    ),
    Cut(
        (m.LearnTrick, m.ChooseTrick),
        _trick,
        lambda _, category: names.CATEGORY[category],
        lambda _, category, __: (
            lambda surface, center, size: draw_category_badge(surface, center, category, round(size * 0.9))
        ),
    ),
)
"""In the order in which they are tried."""
