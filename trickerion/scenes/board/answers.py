"""How decisions are answered on the board: lists beside their cause, and the things themselves, which light up."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import Player, listed
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_of, answer_facts
from trickerion.rules.ask.alike import distinct
from trickerion.rules.ask.powers import powers_closed
from trickerion.rules.ask.tricks import left_to_pay, picking
from trickerion.rules.catalog import SPECIALS, X, Yields
from trickerion.rules.events import DieSet
from trickerion.rules.moves import Move
from trickerion.rules.view import special_number
from trickerion.scenes.board.lists import AskedList, ListCalls, list_of
from trickerion.scenes.board.locations import die_places
from trickerion.scenes.board.steps import PLAIN, LineLook
from trickerion.scenes.board.trade import Trade, is_trade
from trickerion.scenes.board.trade_sheet import TradeSheet
from trickerion.table import pointed
from trickerion.table.move_pictures import deltas
from trickerion.table.opponents import initiative_rect
from trickerion.table.panel import Panel, square
from trickerion.table.popup import Option, Popup
from trickerion.table.sheets import MOST_CARDS, CardChoice, CoveredCards, HandSheet, Offered
from trickerion.table.top_bar import addressed
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots, plain
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_glow_around, draw_plate
from trickerion.words import names, privacy, question
from trickerion.words.questions import QUESTIONS, note_of
from trickerion.words.screens import answers as words
from trickerion.words.screens.board import ROW_LABEL
from trickerion.words.screens.powers import closing

Sheet = Popup | CardChoice | CoveredCards | HandSheet | TradeSheet

_RETURNS: Final = (m.ReturnTrick, m.ReturnComponent, m.TakeBackMarker)
_CARD_MOVES: Final = (m.KeepCard, m.UseCard, m.CopyCard)
_AT_ONCE: Final = (m.DrawCard, m.ChangeFate, m.UseAbility)
"""Moves that a click on a thing makes at once, without a list of one answer."""
_NEAR: Final = {
    question.TEAM: at.TEAM,
    "move_components": at.MANAGER_FRAME,
    question.MARKET: at.MARKET_ROW,
    question.STAGE: at.THEATER,
    question.DAYS: at.DAYS["friday"].union(at.DAYS["saturday"]),
}
"""Subject of a question -> its place on the board."""


def answers(legal: Sequence[Move]) -> list[Move]:
    """The moves that answer the question; giving something back is the right mouse button's business."""
    return [move for move in legal if not isinstance(move, _RETURNS)]


def is_about_cards(moves: Sequence[Move]) -> bool:
    """True if all that is offered is a few special cards, or doing without: then they are shown whole."""
    cards = [move for move in moves if isinstance(move, _CARD_MOVES) and move.card in SPECIALS]
    return 0 < len(cards) <= MOST_CARDS and all(move in cards or isinstance(move, m.Skip) for move in moves)


class Target(NamedTuple):
    """A thing on the table that stands for moves: where it is, and the moves that a click on it may mean."""

    rect: Rect
    moves: list[Move]
    glows: bool


_BY_ACTION: Final = LineLook(lambda table, move: ROW_LABEL.get(action_of(move)) or pointed.label(table, move))
"""By the Actions, and not by what they work on."""


class Answers:
    """The open list or sheet, and the things on the ``panels`` that stand for its answers.

    ``answer`` makes a move; ``changed`` has everything laid out anew.
    """

    panels: Sequence[Panel] = ()

    def __init__(
        self, table: TableView, session: RunningGame, answer: Callable[..., object], changed: Callable[[], object]
    ) -> None:
        self._table = table
        self._session = session
        self._answer = answer
        self._changed = changed
        self._targets: dict[tuple[Move, ...], dict[str, Target]] = {}
        self._things: dict[str, Target] = {}
        self.popup: Sheet | None = None

    def targets(self, moves: Sequence[Move]) -> dict[str, Target]:
        """The things on the table that stand for the moves, by name; kept until everything is laid out anew."""
        key = tuple(moves)
        if key not in self._targets:
            self._targets[key] = self._find(key)
        return self._targets[key]

    def _find(self, moves: Sequence[Move]) -> dict[str, Target]:
        targets: dict[str, Target] = {}
        for move in moves:
            for panel in self.panels:
                for name, rect, glows in panel.places_of(move):
                    targets.setdefault(name, Target(rect, [], glows)).moves.append(move)
        return targets

    def look_round(self) -> None:
        """Find the things that the Character at work can do something with."""
        self._targets.clear()
        acts = self._table.question == "CharacterActs"
        self._things = self.targets(answers(self._table.legal)) if acts else {}

    def moves_of(self, thing: str) -> Sequence[Move]:
        """The moves of the Character at work that are about a thing."""
        return self._things[thing].moves if thing in self._things else ()

    @property
    def offered(self) -> Sequence[Move]:
        """The moves of the open list, those that come after a first step among them."""
        options = self.popup.options if self.popup is not None else ()
        return list(dict.fromkeys(move for option in options for move in option.moves))

    @property
    def chosen_from(self) -> Sequence[Move]:
        """The moves of a list or sheet that the player has opened; none of one that asks the whole question."""
        if isinstance(self.popup, TradeSheet):
            return self.popup.trade.moves
        return self.offered if self.popup is not None and self.popup.close is not None else ()

    def pointed_at(self, spots: Hotspots) -> Move | None:
        """The answer of the open list under the pointer or the focus."""
        number = self.popup.hot_option(spots) if self.popup is not None else None
        return self.popup.options[number].move if self.popup is not None and number is not None else None

    def ask(self) -> None:
        """Open the list for the open decision: every answer is in it, unless its cards are still covered."""
        moves = distinct(self._table.state, self._table.viewer, answers(self._session.legal))
        if self._session.screen.is_covered:
            self.popup = self._covered()
        elif is_about_cards(moves):
            self.popup = self._card_choice(self._title(moves), moves)
        else:
            self.popup = self._question(moves)

    def open(self, title: str, moves: Sequence[Move], anchor: Rect, *, by_action: bool) -> None:
        """Ask which of several moves is meant; ``by_action`` names the Actions rather than what they work on."""
        different = distinct(self._table.state, self._table.viewer, moves)
        self._list(addressed(self._session, title), different, anchor, by_action=by_action)

    def _list(self, title: str, moves: Sequence[Move], anchor: Rect, *, by_action: bool = False) -> None:
        self._show(AskedList(title, moves, anchor, self._losses(moves), _BY_ACTION if by_action else PLAIN, self.close))

    def _show(self, asked: AskedList) -> None:
        self.popup = self._popup(asked)
        self._changed()

    def take(self, title: str, moves: Sequence[Move], anchor: Rect) -> None:
        """An Action was clicked: it is begun, or asks with what."""
        different = distinct(self._table.state, self._table.viewer, moves)
        if is_trade(moves):
            self.trade(moves)
        elif len(different) == 1:
            self._answer(different[0])
        else:
            self.open(title, different, anchor, by_action=False)

    def trade(self, moves: Sequence[Move], wish: Move | None = None) -> None:
        """Buy, Order or Quick Order: everything about it on one sheet, with a Component or an answer chosen."""
        trade = Trade(self._session, self._table, moves, wish)
        self.popup = TradeSheet(trade, self._answer, self._changed, self.close)
        self._changed()

    def close(self) -> None:
        """Leave a list without choosing."""
        self.popup = None
        self._changed()

    def use(self, title: str, moves: Sequence[Move], anchor: Rect) -> None:
        """A thing on the table was clicked: what can be done with it."""
        if is_trade(moves):
            self.trade([move for move in self._session.legal if isinstance(move, m.Buy)], moves[0])
        elif len(moves) == 1 and isinstance(moves[0], _AT_ONCE):
            self._answer(moves[0])
        elif is_about_cards(moves):
            self._show_cards(words.USE_THE_CARD, moves)
        elif moves:
            self.open(title, moves, anchor, by_action=True)

    def offer(self, moves: Sequence[Move]) -> None:
        """Abilities and cards that can be used now."""
        if len(moves) == 1 and isinstance(moves[0], m.UseAbility):
            self._answer(moves[0])
        elif is_about_cards(moves):
            self._show_cards(words.COPY_A_CARD if isinstance(moves[0], m.CopyCard) else words.USE_THE_CARD, moves)
        else:
            self.open(words.ABILITIES, moves, at.ACTION_POINTS, by_action=False)

    def pick(self, moves: Sequence[Move]) -> None:
        """A thing that answers the question was clicked; if it may mean several moves, the list gets shorter."""
        if isinstance(self.popup, TradeSheet):
            self.popup.choose(moves[0])
        elif len(moves) == 1:
            self._answer(moves[0])
        elif isinstance(self.popup, Popup):
            self._pick_step(self.popup, moves)
        elif self.popup is not None:
            self._list(self.popup.title, moves, at.THEATER)

    def _pick_step(self, popup: Popup, moves: Sequence[Move]) -> None:
        """The same as a click on the first step that stands for these moves; else a shorter list."""
        step = next(
            (option for option in popup.options if option.first_of and set(moves) == set(option.first_of)), None
        )
        if step is not None:
            step.choose()
        else:
            self._list(popup.title, moves, popup.anchor)

    def show_hand(self) -> None:
        """Show the viewer's special cards, large."""
        self.popup = HandSheet(self._session.screen.own_hand(), self.close)
        self._changed()

    def _show_cards(self, title: str, moves: Sequence[Move]) -> None:
        """Show special cards whole and ask which one is used; the sheet can be closed."""
        self.popup = self._card_choice(addressed(self._session, title), moves, self.close)
        self._changed()

    def _title(self, moves: Sequence[Move]) -> str:
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

    def _question(self, moves: Sequence[Move]) -> Popup:
        table = self._table
        is_of_trick, trick = table.question in words.ABOUT_A_TRICK, getattr(table.choice, "trick", "")
        about = words.about_trick(trick=names.trick(trick)) if is_of_trick else note_of(table.choice, table.names)
        note = words.list_note(about, picking(table.state), may_undo=self.may_step_back)
        note = " ".join(part for part in (self._losses(moves), note) if part)
        return self._popup(AskedList(self._title(moves), moves, self._cause(), note, PLAIN))

    def _popup(self, asked: AskedList) -> Popup:
        """The list of these moves; when a later step of a question is left its first one is asked again."""
        return list_of(self._table, asked, ListCalls(self._option, self._show, self.close, self._changed))

    def _losses(self, moves: Sequence[Move]) -> str:
        """Words on the viewer's Powers that go back to the hand by the Shards that these moves pay."""
        if not self._table.in_play.powers:
            return ""
        legal = (move for move in moves if move in self._session.legal)
        events = [event for move in legal for event in self._session.preview.events(move)]
        return closing(powers_closed(events, self._table.viewer))

    def _cause(self) -> Rect:
        """Place of the open question's subject, beside which its list opens."""
        table = self._table
        if table.near == question.POSTER:
            return initiative_rect(table, table.viewer)
        die = getattr(table.choice, "die", "") if table.near != "learn_trick" else ""
        if die in die_places():
            return square(die_places()[die], at.DIE)
        rows = {action: rect for panel in self.panels for action, rect in panel.rows.items()}
        return _NEAR.get(table.near) or rows.get(table.near, at.ACTION_POINTS)

    def _option(self, move: Move, line: LineLook) -> Option:
        table = self._table
        picked = picking(table.state) if isinstance(move, m.Skip) else None
        text = words.ENOUGH if picked is not None and picked.taken else line.label(table, move)
        second = pointed.detail(table, move, self.change(move))
        if line is _BY_ACTION:
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

    def change_in_sight(self, hot: Move | None) -> tuple[int, int, int]:
        """Changes by the move that is pointed at; while a sheet for Components is open, by the choice on the sheet."""
        return self.popup.trade.change if isinstance(self.popup, TradeSheet) else self.change(hot)

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

    def _covered(self) -> CoveredCards:
        table, seat = self._table, self._table.viewer
        words_of, number = privacy.covered_hand, max(1, special_number(table.state, table.me))
        if table.near == "draw_card":
            words_of, number = privacy.drawn_cards, len(getattr(table.choice, "cards", ()))
        elif table.near == "learn_secret":
            words_of, number = privacy.drawn_secrets, len(getattr(table.choice, "drawn", ()))
        who = Player(table.names[seat])
        title, label = words_of(who=who), privacy.show_them(who=who)
        return CoveredCards(title, label, number, table.colours[seat], self._session.lift_curtain)

    def _card_choice(self, title: str, moves: Sequence[Move], close: Callable[[], object] | None = None) -> CardChoice:
        cards = [Offered(move.card, self._card_option(move)) for move in moves if isinstance(move, _CARD_MOVES)]
        skips = [move for move in moves if isinstance(move, m.Skip)]
        plain = [Option(words.DO_WITHOUT, partial(self._answer, move), move=move) for move in skips]
        if close is not None:
            plain.append(Option(words.NO_CARD_NOW, close))
        note = " ".join(part for part in (QUESTIONS[self._table.question].note, self._losses(moves)) if part)
        return CardChoice(title, note, cards, plain, close)

    def _card_option(self, move: Move) -> Option:
        acting, change = self._table.own_acting, names.change(Yields(*self.change(move)))
        is_its_card = acting is not None and move == m.UseCard(acting.card)
        if acting is not None and is_its_card and acting.buys_for is not None:
            change = names.RESOURCES["points"](acting.buys_for)
        return Option(words.use_of_card(move), partial(self._answer, move), detail=change, move=move)

    def add_hotspots(self, spots: Hotspots) -> None:
        """The list, and the things beside it that answer as well."""
        spots.keep_clear = [at.ACTION_POINTS, *([self.popup.rect] if self.popup is not None else [])]
        if self.popup is None:
            return
        self.popup.add_hotspots(spots)
        for name, (rect, meant, _) in self.targets(self.offered).items():
            if not rect.colliderect(self.popup.rect):
                spots.add(Hotspot(f"pick.{name}", rect, on_click=partial(self.pick, meant)))

    def draw_targets(self, canvas: Surface, spots: Hotspots, lit: Sequence[Move], pulse: float) -> None:
        """Light round the things that an open list or a hovered Action is about; else round all that can be used."""
        pointed = self.pointed_at(spots)
        for name, thing in self._things.items() if not lit and self.popup is None and spots.held is None else ():
            if not thing.glows:
                rim = theme.LINK_GOLD if spots.is_hot(name) else theme.AMBER
                draw_plate(canvas, thing.rect.inflate(2, 2), (0, 0, 0, 0), 9, 2, rim)
        for name, (rect, moves, glows) in self.targets(lit).items():
            hot = spots.is_hot(f"pick.{name}") or (pointed is not None and pointed in moves)
            if glows and not hot:
                continue
            colour = theme.GLOW if hot else theme.AMBER
            draw_plate(canvas, rect.inflate(8, 8), (0, 0, 0, 0), 11, 3, theme.LINK_GOLD if hot else colour)
            if hot:
                draw_glow_around(canvas, rect, colour, pulse * 0.5, blur=6, radius=9)
