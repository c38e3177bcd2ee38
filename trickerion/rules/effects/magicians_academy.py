"""The abilities of the four Magicians of the Academy."""

from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import magician
from trickerion.rules.links import LinkPayment
from trickerion.rules.state import GameState, Performance


@magician("lumenia_the_radiant")
class Radiance(Effect):
    """Each Link that she makes by setting up a Trick pays 1 Fame or Coin more, never a Shard."""

    def link_payments(
        self, state: GameState, card: Performance, slot: int, payments: list[LinkPayment]
    ) -> list[LinkPayment]:
        return [payment._replace(pays=_one_more(payment)) for payment in payments]


def _one_more(payment: LinkPayment) -> tuple[int, ...]:
    """The first payment of a Link is 1 higher; a circle that a card pays without a Link is none."""
    return (payment.pays[0] + 1, *payment.pays[1:]) if payment.category and payment.pays else payment.pays
