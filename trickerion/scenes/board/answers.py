"""How decisions are answered on the board: lists near their cause, and the things themselves that light up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.ask import (
    QUICK_ORDER_SURCHARGE,
    SPECIAL_BUYS,
    ChoosingCount,
    Keeping,
    Picking,
    action_cost,
    component_price,
    stock_prices,
)
from trickerion.rules.catalog import SPECIAL_DECKS, SPECIALS
from trickerion.rules.moves import Move
from trickerion.scenes.board import alley, picking_words, pieces
from trickerion.scenes.board.actions import ACTIONS, RECTS
from trickerion.scenes.board.card_choice import MOST_CARDS, CardChoice, Offered
from trickerion.scenes.board.covered_cards import CoveredCards
from trickerion.scenes.board.downtown import die_places
from trickerion.scenes.board.market_row import chip_places
from trickerion.table.move_pictures import deltas, detail, label, picture
from trickerion.table.opponents import initiative_number
from trickerion.table.own_hand import special_number
from trickerion.table.popup import Option, Popup
from trickerion.table.strip import character_places, component_places
from trickerion.table.view import TableView
from trickerion.ui.layout import board as at
from trickerion.ui.layout.board_solo import die_rect
from trickerion.words import names, privacy, questions
from trickerion.words.questions import QUESTIONS

if TYPE_CHECKING:
    from trickerion.scenes.board.scene import BoardScene

RETURNS: Final = (m.ReturnTrick, m.ReturnComponent)
_CARD_MOVES: Final = (m.KeepCard, m.UseCard, m.CopyCard)
_NEAR: Final = {
    questions.TEAM: at.TEAM,
    "move_components": at.MANAGER_FRAME,
    questions.MARKET: at.MARKET_ROW,
    questions.STAGE: at.THEATER,
    questions.DAYS: at.DAYS["friday"].union(at.DAYS["saturday"]),
}
"""What a question is about -> where that lies on the board."""
_LEARNING: Final = {
    m.ChooseDie: "Use which die?",
    m.ChooseTrickPlace: "Where does it go?",
    m.ReplaceTrick: "Where does it go?",
    m.ChooseSuit: "Mark it with which suit?",
}


def answers(legal: Sequence[Move]) -> list[Move]:
    """The moves that answer the question; giving back is possible besides, by the right mouse button."""
    return [move for move in legal if not isinstance(move, RETURNS)]


def cause(scene: BoardScene) -> Rect:
    """What the open question is about, so that its list opens beside it."""
    table = scene.table
    choice: Any = table.choice
    near = QUESTIONS[table.question].near
    if near == questions.POSTER:
        return at.initiative_place(initiative_number(table, table.viewer))
    die = getattr(choice, "die", "") if table.question != "Learning" else ""
    if die in die_places():
        return chip_rect(die_places()[die], at.DIE)
    return _NEAR.get(near) or RECTS.get(near, at.ACTION_POINTS)


def chip_rect(center: at.Point, size: int) -> Rect:
    """A square round a centre."""
    rect = Rect(0, 0, size, size)
    rect.center = center
    return rect


def option(scene: BoardScene, move: Move, *, action_first: bool = False) -> Option:
    """A move as an option of a list; ``action_first`` names the Action rather than what it works on."""
    known = scene.session.preview(move) if move in scene.session.legal else []
    text, second = label(move, scene.table), detail(move, scene.table, known)
    choice = scene.table.state.stack[-1] if scene.table.state.stack else None
    if isinstance(move, m.Skip) and isinstance(choice, Picking) and choice.taken:
        text = "Enough"
    if action_first:
        text, second = action_label(move), second or text
    return Option(text, partial(scene.answer, move), picture(move, scene.table), _price(scene, move) or second)


def _price(scene: BoardScene, move: Move) -> str:
    """The price of what is chosen step by step: a number of Components, a Bargain."""
    choice: Any = scene.table.state.stack[-1] if scene.table.state.stack else None
    picked = picking_words.price_of(scene.table.state, move)
    if picked:
        return picked
    if isinstance(move, m.Bargain) and hasattr(choice, "total"):
        return f"pay {choice.total(scene.table.state) - move.points} {{coin}}"
    if isinstance(move, m.ChooseCount):
        price = _unit_price(scene, getattr(choice, "component", ""))
        return f"{move.count * price} {{coin}}" if price else ""
    if isinstance(move, m.Buy):
        return f"{_unit_price(scene, move.component)} {{coin}} each"
    if isinstance(move, (m.Order, m.QuickOrder)):
        extra = QUICK_ORDER_SURCHARGE if isinstance(move, m.QuickOrder) else 0
        return f"{component_price(scene.table.state, scene.table.viewer, move.component) + extra} {{coin}} each"
    return ""


def _unit_price(scene: BoardScene, component: str) -> int:
    return stock_prices(scene.table.state, scene.table.viewer).get(component, 0)


def action_label(move: Move) -> str:
    """The name of the Action that a move takes."""
    return next((action.label for action in ACTIONS if isinstance(move, action.kinds)), type(move).__name__)


def covered_popup(scene: BoardScene) -> CoveredCards:
    """What stands for a question about hidden cards until the viewer asks for them."""
    seat, choice = scene.table.viewer, scene.table.state.stack[-1]
    drawn = isinstance(choice, Keeping)
    title = (privacy.drawn_cards if drawn else privacy.covered_hand)(seat, scene.table.names)
    number = 2 if drawn else max(1, special_number(scene.table.me))
    label = privacy.show_them(seat, scene.table.names)
    return CoveredCards(title, label, number, scene.table.colours[seat], scene.session.lift_curtain)


def question_popup(scene: BoardScene) -> Popup | CardChoice | CoveredCards:
    """What asks for the open decision of the viewer: every answer is in it, unless its cards are still covered."""
    if scene.session.is_covered:
        return covered_popup(scene)
    question = scene.table.question
    moves = answers(scene.session.legal)
    if is_about_cards(moves):
        return card_choice(scene, _title(scene, moves), moves)
    undo = "Right click: undo." if scene.session.can_undo and question != "Advertising" else ""
    about = questions.note_of(scene.table.choice, scene.table.names)
    if question == "Learning":
        about = names.trick(getattr(scene.table.state.stack[-1], "trick", "")) + "."
    options = [option(scene, move) for move in moves]
    picked = picking_words.progress(scene.table.state)
    note = " ".join(part for part in (about, picked, undo) if part)
    return Popup(_title(scene, moves), options, cause(scene), note=note)


def _title(scene: BoardScene, moves: Sequence[Move]) -> str:
    choice = scene.table.choice
    if scene.table.question == "Learning" and moves:
        return _LEARNING.get(type(moves[0]), QUESTIONS["Learning"].title)
    if isinstance(choice, ChoosingCount):
        return f"How many pieces of {names.component(choice.component)}?"
    return QUESTIONS[scene.table.question].title


# ---- special cards, large ------------------------------------------------------------------------------------------


def is_about_cards(moves: Sequence[Move]) -> bool:
    """Whether a few special cards are offered and nothing else but to do without: then they are shown whole."""
    cards = [move for move in moves if isinstance(move, _CARD_MOVES) and move.card in SPECIALS]
    return 0 < len(cards) <= MOST_CARDS and all(move in cards or isinstance(move, m.Skip) for move in moves)


def card_choice(
    scene: BoardScene, title: str, moves: Sequence[Move], close: Callable[[], object] | None = None
) -> CardChoice:
    """The offered cards with all that is printed on them."""
    cards = [Offered(move.card, _card_option(scene, move)) for move in moves if isinstance(move, _CARD_MOVES)]
    plain = [Option("Do without", partial(scene.answer, move)) for move in moves if isinstance(move, m.Skip)]
    if close is not None:
        plain.append(Option("Not now", close))
    return CardChoice(title, QUESTIONS[scene.table.question].note, cards, plain, close)


def _card_option(scene: BoardScene, move: Move) -> Option:
    known = scene.session.preview(move) if move in scene.session.legal else []
    text = "Keep it" if isinstance(move, m.KeepCard) else "Copy it" if isinstance(move, m.CopyCard) else "Use it"
    change = names.change(*deltas(known, scene.table.viewer))
    acting = scene.table.own_acting
    if isinstance(move, m.UseCard) and move.card in SPECIAL_BUYS and acting is not None:
        change = names.resource(action_cost(scene.table.state, acting, "buy"), "points")
    return Option(text, partial(scene.answer, move), detail=change)


def moves_popup(scene: BoardScene, title: str, moves: Sequence[Move], anchor: Rect, *, by_action: bool) -> Popup:
    """A list of moves that can be closed without choosing."""
    options = [option(scene, move, action_first=by_action) for move in moves]
    return Popup(title, options, anchor, close=scene.close_popup)


# ---- the things themselves -----------------------------------------------------------------------------------------


class Target(NamedTuple):
    """A thing on the table that stands for moves: where it is, and the moves that a click on it may mean."""

    rect: Rect
    moves: list[Move]


def targets(table: TableView, moves: Sequence[Move]) -> dict[str, Target]:
    """The things on the table that stand for the moves, by name."""
    found: dict[str, Target] = {}
    for move in moves:
        pair = pieces.targets_of(table, move)
        single = _target(table, move) if not pair else None
        for name, rect in pair or ([single] if single is not None else []):
            found.setdefault(name, Target(rect, [])).moves.append(move)
    return found


def _target(table: TableView, move: Move) -> tuple[str, Rect] | None:
    die = getattr(move, "die", "")
    if die:
        return f"die.{die}", chip_rect(die_places()[die], at.DIE + 6)
    if isinstance(move, m.Buy) or (
        isinstance(move, m.ChooseComponent) and QUESTIONS[table.question].near == questions.MARKET
    ):
        center = chip_places(table).get(move.component)
        return (f"stock.{move.component}", chip_rect(center, at.STALL_CHIP + 4)) if center else None
    if isinstance(move, m.ChooseOrderSlot):
        return f"order.{move.slot}", chip_rect(at.order_center(move.slot), at.STALL_CHIP + 4)
    if isinstance(move, m.ChooseManagerSlot):
        return f"manager.{move.slot}", chip_rect(at.manager_pile_center(move.slot), at.PILE + 4)
    if isinstance(move, (m.Prepare, m.MoveTrick, m.SetUpTrick, m.ChooseOwnTrick, m.ReplaceTrick, m.ChooseTrickPlace)):
        return f"trick.{move.place}", _trick_rect(table, move)
    if isinstance(move, (m.MoveComponents, m.ChooseComponent)):
        center = component_places(table.me).get(move.component)
        return (f"component.{move.component}", chip_rect(center, at.PILE + 4)) if center else None
    if isinstance(move, m.MoveApprentice):
        rect = character_places(table.me).get(move.character)
        return (f"character.{move.character}", rect) if rect else None
    if isinstance(move, m.DrawCard):
        return f"deck.{move.deck}", alley.places(table).tabs[SPECIAL_DECKS.index(move.deck)]
    if isinstance(move, m.RerollConfiguration):
        return f"configuration.{move.location}", die_rect(move.location)
    if isinstance(move, m.ChangeFate):
        return f"prophecy.{move.place}", chip_rect(alley.places(table).pending_center(move.place), 44)
    return None


def _trick_rect(table: TableView, move: Any) -> Rect:
    return at.TRICKS[move.place]
