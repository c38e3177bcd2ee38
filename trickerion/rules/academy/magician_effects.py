"""The abilities of the four Magicians of the Academy."""

from typing import ClassVar

from trickerion.rules.academy.board import Built, Lent, academy_of, lesson_of, put, secrets_of, working_secrets
from trickerion.rules.academy.catalog import SECRETS, SPECIAL_MARKERS
from trickerion.rules.academy.classroom import pays_something, taught
from trickerion.rules.catalog import ANY, FAME_THRESHOLDS, SLOTS
from trickerion.rules.effects.hooks import Effect, LinkPayment
from trickerion.rules.effects.registry import magician
from trickerion.rules.events import AbilityUsed, CoinsLaid, Event, SecretLent, TrickSetAside
from trickerion.rules.gains import pay_coins
from trickerion.rules.moves import LayCoin, LendSecret, Move, SetTrickAside, Skip
from trickerion.rules.phases.advertise import advertise
from trickerion.rules.phases.place_characters import open_slots
from trickerion.rules.state import WAITING, Choice, GameState, Performance

_SKIP = Skip()

COINS_FOR_A_POSTER = 6


@magician("geert_van_augustin")
class Patronage(Effect):
    """Renovate one level above the player's Fame; 6 Coins spent on one renovation bring a Poster for nothing."""

    def reaches_threshold(self, state: GameState, seat: int, threshold: int, fame: int) -> bool:
        return threshold == min((above for above in FAME_THRESHOLDS.values() if above > fame), default=0)

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        if built.coins >= COINS_FOR_A_POSTER and not state.players[seat].advertised:
            events.append(AbilityUsed(seat, self.id))
            advertise(state, seat, 0, events)


@magician("lumenia_the_radiant")
class Radiance(Effect):
    """Each Link that she makes by setting up a Trick pays 1 Fame or Coin more, never a Shard."""

    def link_payments(
        self, state: GameState, card: Performance, slot: int, payments: list[LinkPayment]
    ) -> list[LinkPayment]:
        # a circle that a card pays without a Link is none
        return [
            each._replace(pays=(each.pays[0] + 1, *each.pays[1:])) if each.category and each.pays else each
            for each in payments
        ]


@magician("professor_bernard")
class Emeritus(Effect):
    """A Trick whose lesson has paid may be set aside: it fills no slot and goes on paying; two Tricks at most."""

    def lesson_paid(self, state: GameState, seat: int, trick: str, events: list[Event]) -> None:
        aside = sum(not marker.suit for marker in taught(state, seat))
        lesson = lesson_of(state, seat, trick)
        is_own = lesson is not None and bool(lesson.marker.suit)
        if is_own and aside < SPECIAL_MARKERS and pays_something(state, seat, trick):
            state.stack.append(SettingAside(seat, trick))


class SettingAside(Choice):
    """Choice to set a Trick aside: it leaves the Workshop for good while its lesson goes on."""

    source: ClassVar[str] = "professor_bernard"
    trick: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [SetTrickAside(self.trick), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, SetTrickAside):
            set_aside(state, self.seat, move.trick, events)


def set_aside(state: GameState, seat: int, trick: str, events: list[Event]) -> None:
    """Free the place and the symbol of a Trick; its Trick Markers come home, a special marker stays in the room."""
    player, lesson = state.players[seat], lesson_of(state, seat, trick)
    place = next(place for place, owned in enumerate(player.tricks) if owned is not None and owned.id == trick)
    owned = player.tricks[place]
    assert owned is not None
    assert lesson is not None
    player.tricks[place] = None
    special = lesson.marker._replace(suit="", shards=owned.shards)
    put(state, academy_of(state).with_room(lesson.room.with_marker(lesson.slot, special)))
    events.append(TrickSetAside(seat, trick))


@magician("anjali")
class SharedSecrets(Effect):
    """A Coin laid on a secret in the Assignment lets it work for an Apprentice, too, in one placement."""

    def more_assigning_moves(self, state: GameState, seat: int) -> list[Move]:
        closed = _of_seat(academy_of(state).closed_coins, seat)
        if len(closed) == state.players[seat].coins:
            return []
        return [LayCoin(secret) for secret in secrets_of(state, seat) if secret not in closed]

    def assigned(self, state: GameState, seat: int, events: list[Event]) -> None:
        board = academy_of(state)
        secrets = _of_seat(board.closed_coins, seat)
        if secrets:
            pay_coins(state, seat, len(secrets), "secret_coins", events)
            events.append(CoinsLaid(seat, secrets))
            own = tuple((seat, secret) for secret in secrets)
            closed = tuple(coin for coin in board.closed_coins if coin not in own)
            put(state, board._replace(coins=(*board.coins, *own), closed_coins=closed))

    def more_placing_moves(self, state: GameState, seat: int) -> list[Move]:
        coins = _of_seat(academy_of(state).coins, seat)
        secrets = [secret for secret in secrets_of(state, seat) if secret in coins]
        team = state.players[seat].characters.values() if secrets else ()
        moves: list[Move] = []
        for character in team:
            if character.status != WAITING or character.kind != "apprentice":
                continue
            if not working_secrets(state, seat, character.id):
                places = {SLOTS[slot].location for slot in open_slots(state, seat, character)}
                helpful = [
                    secret for secret in secrets if SECRETS[secret].location in ((ANY, *places) if places else ())
                ]
                moves += [LendSecret(character.id, secret) for secret in helpful]
        return moves

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        board = academy_of(state)
        if isinstance(move, LayCoin):
            put(state, board._replace(closed_coins=(*board.closed_coins, (seat, move.secret))))
            return True
        if not isinstance(move, LendSecret):
            return False
        left = tuple(coin for coin in board.coins if coin != (seat, move.secret))
        lent = (*board.lent, Lent(seat, move.character, move.secret))
        put(state, board._replace(coins=left, lent=lent))
        events.append(SecretLent(seat, move.character, move.secret))
        return True


def _of_seat(coins: tuple[tuple[int, str], ...], seat: int) -> tuple[str, ...]:
    return tuple(secret for owner, secret in coins if owner == seat)
