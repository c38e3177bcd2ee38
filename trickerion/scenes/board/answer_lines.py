"""Lines in which answers are read: titles, notes, prices, and what each answer changes."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from trickerion.language.speech import Player, listed
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_of, answer_facts
from trickerion.rules.ask.powers import powers_closed
from trickerion.rules.ask.tricks import left_to_pay, picking
from trickerion.rules.catalog import SPECIALS, X, Yields
from trickerion.rules.events import DieSet
from trickerion.rules.moves import Move
from trickerion.rules.view import special_number
from trickerion.scenes.board.lists import AskedList
from trickerion.scenes.board.steps import PLAIN, LineLook
from trickerion.screens.board.locations import die_places
from trickerion.table import pointed
from trickerion.table.move_pictures import deltas
from trickerion.table.opponents import initiative_rect
from trickerion.table.panel import square
from trickerion.table.popup import Option
from trickerion.table.sheets import MOST_CARDS, CardChoice, CoveredCards, Offered
from trickerion.table.top_bar import addressed
from trickerion.table.view import TableView
from trickerion.ui.hotspots import plain
from trickerion.ui.layout import board as at
from trickerion.words import names, privacy, question
from trickerion.words.questions import QUESTIONS, note_of
from trickerion.words.screens import answers as words
from trickerion.words.screens.board import ROW_LABEL
from trickerion.words.screens.powers import closing

_CARD_MOVES: Final = (m.KeepCard, m.UseCard, m.CopyCard)
_NEAR: Final = {
    question.TEAM: at.TEAM,
    "move_components": at.MANAGER_FRAME,
    question.MARKET: at.MARKET_ROW,
    question.STAGE: at.THEATER,
    question.DAYS: at.DAYS["friday"].union(at.DAYS["saturday"]),
}
"""Subject of a question -> its place on the board."""


def is_about_cards(moves: Sequence[Move]) -> bool:
    """True if all that is offered is a few special cards, or doing without: then they are shown whole."""
    cards = [move for move in moves if isinstance(move, _CARD_MOVES) and move.card in SPECIALS]
    return 0 < len(cards) <= MOST_CARDS and all(move in cards or isinstance(move, m.Skip) for move in moves)


BY_ACTION: Final = LineLook(lambda table, move: ROW_LABEL.get(action_of(move)) or pointed.label(table, move))
"""By the Actions, and not by what they work on."""


class AnswerLines:
    """Lines for the open question and for what the player points at; ``answer`` makes a move."""

    def __init__(self, table: TableView, session: RunningGame, answer: Callable[..., object]) -> None:
        self._table, self._session, self._answer = table, session, answer

    def title(self, moves: Sequence[Move]) -> str:
        """Title of the list for the open question."""
        table = self._table
        title = QUESTIONS[table.question].title
        if table.near == "learn_trick" and moves:
            title = words.LEARNING.get(type(moves[0]), title)
        elif any(isinstance(move, m.ChooseCount) for move in moves):
            title = words.how_many(component=names.component(getattr(table.choice, "component", "")))
        return addressed(self._session, title)

    @property
    def may_step_back(self) -> bool:
        """True when the way back from a list is to undo what asked it; a Poster is refused instead."""
        return self._session.undoing.can_step_back and m.DoNotAdvertise() not in self._session.legal

    def question(self, moves: Sequence[Move], rows: Mapping[str, Rect]) -> AskedList:
        """List for the open question, beside its subject; ``rows`` are those of the Actions."""
        table = self._table
        is_of_trick, trick = table.question in words.ABOUT_A_TRICK, getattr(table.choice, "trick", "")
        about = words.about_trick(trick=names.trick(trick)) if is_of_trick else note_of(table.choice, table.names)
        note = words.list_note(about, picking(table.state), may_undo=self.may_step_back)
        note = " ".join(part for part in (self.losses(moves), note) if part)
        return AskedList(self.title(moves), moves, self._cause(rows), note, PLAIN)

    def losses(self, moves: Sequence[Move]) -> str:
        """Words on the viewer's Powers that go back to the hand by the Shards that these moves pay."""
        if not self._table.in_play.powers:
            return ""
        legal = (move for move in moves if move in self._session.legal)
        events = [event for move in legal for event in self._session.preview.events(move)]
        return closing(powers_closed(events, self._table.viewer))

    def _cause(self, rows: Mapping[str, Rect]) -> Rect:
        """Place of the open question's subject, beside which its list opens."""
        table = self._table
        if table.near == question.POSTER:
            return initiative_rect(table, table.viewer)
        die = getattr(table.choice, "die", "") if table.near != "learn_trick" else ""
        if die in die_places():
            return square(die_places()[die], at.DIE)
        return _NEAR.get(table.near) or rows.get(table.near, at.ACTION_POINTS)

    def option(self, move: Move, line: LineLook) -> Option:
        """Line of a move, with its price, and what it changes for certain."""
        table = self._table
        picked = picking(table.state) if isinstance(move, m.Skip) else None
        text = words.ENOUGH if picked is not None and picked.taken else line.label(table, move)
        second = pointed.detail(table, move, self.change(move))
        if line is BY_ACTION:
            second = second or pointed.label(table, move)
        uses_die = isinstance(move, m.ChooseDie) or self._uses_die(move)
        second = self._price(move) or listed(filter(None, (second, words.BECOMES_X if uses_die else "")))
        tip = pointed.told(move)
        paint, choose = line.paint(move, table), partial(self._answer, move)
        return Option(text, choose, paint, second, tip=plain(tip) if tip is not None else None, move=move)

    def change(self, move: Move | None) -> tuple[int, int, int]:
        """Fame, Coins and Shards that a move changes for the viewer for certain."""
        if move is None or move not in self._session.legal:
            return (0, 0, 0)
        return deltas(self._session.preview.events(move), self._table.viewer)

    def _price(self, move: Move) -> str:
        """The price of what is chosen step by step: a number of Components, a Bargain."""
        state = self._table.state
        picked = picking(state) if isinstance(move, m.ChooseComponent) else None
        if picked is not None and isinstance(move, m.ChooseComponent):
            price = picked.prices[move.component]
            if picked.pays == "fame":
                return words.fame_in_all(total=price)
            return words.in_all(coins=price) if price else words.FREE
        if isinstance(move, m.Bargain) and (left := left_to_pay(state, move.points)) is not None:
            return words.pay_fame(total=left[0]) if left[1] else words.pay(coins=left[0])
        if isinstance(move, m.ChooseCount):
            price = answer_facts(state, self._table.viewer, move).coins
            return words.in_all(coins=price) if price else ""
        return ""

    def _uses_die(self, move: Move) -> bool:
        """True if a move, with what follows by itself, uses a die up."""
        die = getattr(move, "die", "")
        if not die or move not in self._session.legal:
            return False
        events = self._session.preview.events(move, self._session.preview.foregone(move, may_finish=False))
        return any(isinstance(event, DieSet) and (event.die, event.face) == (die, X) for event in events)

    def covered(self) -> CoveredCards:
        """Sheet in place of cards that the viewer has not turned up yet."""
        table, seat = self._table, self._table.viewer
        words_of, number = privacy.covered_hand, max(1, special_number(table.state, table.me))
        if table.near == "draw_card":
            words_of, number = privacy.drawn_cards, len(getattr(table.choice, "cards", ()))
        elif table.near == "learn_secret":
            words_of, number = privacy.drawn_secrets, len(getattr(table.choice, "drawn", ()))
        who = Player(table.names[seat])
        title, label = words_of(who=who), privacy.show_them(who=who)
        return CoveredCards(title, label, number, table.colours[seat], self._session.lift_curtain)

    def card_choice(self, title: str, moves: Sequence[Move], close: Callable[[], object] | None = None) -> CardChoice:
        """Sheet of special cards, whole; one that only offers them can be closed."""
        cards = [Offered(move.card, self._card_option(move)) for move in moves if isinstance(move, _CARD_MOVES)]
        skips = [move for move in moves if isinstance(move, m.Skip)]
        plain = [Option(words.DO_WITHOUT, partial(self._answer, move), move=move) for move in skips]
        if close is not None:
            plain.append(Option(words.NO_CARD_NOW, close))
        note = " ".join(part for part in (QUESTIONS[self._table.question].note, self.losses(moves)) if part)
        return CardChoice(title, note, cards, plain, close)

    def _card_option(self, move: Move) -> Option:
        acting, change = self._table.own_acting, names.change(Yields(*self.change(move)))
        is_its_card = acting is not None and move == m.UseCard(acting.card)
        if acting is not None and is_its_card and acting.buys_for is not None:
            change = names.RESOURCES["points"](acting.buys_for)
        return Option(words.use_of_card(move), partial(self._answer, move), detail=change, move=move)
