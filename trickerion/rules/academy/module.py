"""Dahlgaard's Academy: a sixth Location with rooms, a sixth Character, secrets, and a phase of its own."""

from typing import ClassVar

from trickerion.rules.academy import catalog as its
from trickerion.rules.academy import classroom, secrets
from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import AcademyBoard, academy_of, put
from trickerion.rules.academy.location import ACADEMY as ACADEMY_LOCATION
from trickerion.rules.catalog import ACADEMY, FIRST_HOUSE_CARDS, PROPHECIES
from trickerion.rules.chance import Random, shuffle
from trickerion.rules.events import Event, RoomsOpened
from trickerion.rules.modules.module import Happening, Module, ScoreLine
from trickerion.rules.options import EARLIER_RULINGS, GameOptions, OptionsError, Terms
from trickerion.rules.state import UNKNOWN, GameState, PlayerState


def open_rooms(state: GameState, events: list[Event]) -> None:
    """The turn marker comes onto an Open Room token: the spaces of that letter are open from now on."""
    letter = its.OPENS[len(state.players)].get(state.turn + 1, "")
    if letter:
        board = academy_of(state)
        put(state, board._replace(closed=tuple(other for other in board.closed if other != letter)))
        events.append(RoomsOpened(letter))


def tidy(state: GameState, events: list[Event]) -> None:
    """The Characters are at home: what was lent or used in their placements is over, Coins on secrets leave."""
    put(state, academy_of(state)._replace(used=(), lent=(), coins=()))


class AcademyModule(Module):
    """The largest expansion; it is added to the Dark Alley."""

    id = ACADEMY
    needs = ("dark_alley",)
    own_options = ("last_ruling", "house_cards")
    earlier: ClassVar = {"last_ruling": EARLIER_RULINGS, "house_cards": FIRST_HOUSE_CARDS}
    locations = (ACADEMY_LOCATION,)
    phases: ClassVar[dict[str, tuple[str, Happening]]] = {"classroom": ("performance", classroom.begin)}
    end_turn = (open_rooms, secrets.exchange, tidy)

    def terms(self, terms: Terms) -> Terms:
        return terms._replace(
            fame=its.STARTING_FAME,
            coins=terms.coins + its.EXTRA_COINS,
            hand={**terms.hand, **dict.fromkeys(its.PERMANENT_CARDS, 1)},
            team=(*terms.team, *its.MORE_CHARACTERS),
            markers=terms.markers + its.MORE_MARKERS,
            prepared_is_enough=True,
            later_abilities=True,
            mode=ACADEMY,
        )

    def check(self, options: GameOptions) -> None:
        if not self.fits(options.modules):
            raise OptionsError("academy")

    def deal(self, state: GameState) -> None:
        """The board, and seven of the prophecies exchanged at random for the Academy's own."""
        put(state, AcademyBoard.laid_out(len(state.players), state.chance(), state.options.house_cards))
        if state.prophecy_stack:
            own = [token for token in state.prophecy_stack if PROPHECIES[token].module == ACADEMY]
            others = [token for token in state.prophecy_stack if PROPHECIES[token].module != ACADEMY]
            state.prophecy_stack = state.chance().shuffled([*others[its.PROPHECIES_SWAPPED :], *own])

    def score_lines(self, state: GameState, player: PlayerState) -> list[ScoreLine]:
        """Banners beside rooms, if they bring anything."""
        board, seat = academy_of(state), state.players.index(player)
        return [("banners", board.banners_placed(seat), banner_fame(board, seat))]

    def covered(self, board: AcademyBoard, seat: int) -> AcademyBoard:
        """A seat knows secrets that it has seen going under the stack, and its own Coins before all have assigned."""
        stack = (UNKNOWN,) * len(board.stack)
        if board.known:
            stack = tuple([secret if board.knows(seat, secret) else UNKNOWN for secret in board.stack])
        own_coins = tuple(coin for coin in board.closed_coins if coin[0] == seat)
        known = tuple(known for known in board.known if known[1] in stack)
        return board._replace(stack=stack, closed_coins=own_coins, known=known)

    def uncovered(self, board: AcademyBoard, state: GameState, random: Random) -> AcademyBoard:
        """The stack, and what somebody draws from it, hold secrets that lie nowhere else and have not left the game."""
        seen = {*state.memory.gone, *board.display, *board.stack, *(secret for own in board.secrets for secret in own)}
        for frame in state.stack:
            seen.update(secrets.held_by(frame))
        unseen = [secret for secret in its.SECRETS_OF_CUT[state.options.house_cards] if secret not in seen]
        shuffle(random, unseen)
        state.stack = [secrets.drawn_from(unseen, frame) for frame in state.stack]
        return board._replace(stack=tuple([secret if secret != UNKNOWN else unseen.pop() for secret in board.stack]))
