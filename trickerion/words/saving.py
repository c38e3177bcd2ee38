"""What a computer player saves for over several turns."""

from trickerion.rules import moves as m
from trickerion.rules.ask import missing_components, wage_bill
from trickerion.rules.catalog import PRICE, TRICKS
from trickerion.rules.view import View
from trickerion.words import names as n
from trickerion.words.hints_of_work import lacks, me


def reason(move: m.Move, view: View, trick: str) -> str:
    """Why a move is made for a Trick that is still to be learned; "" when it is made for something else."""
    if isinstance(move, (m.TakeCoins, m.DoNotAdvertise)):
        return "" if wage_bill(view.state, view.seat).short else saving(view, trick)
    if isinstance(move, (m.Buy, m.Order, m.QuickOrder)) and _is_for(view, move.component, trick):
        return f"{n.component(move.component)} is for {n.trick(trick)}, which is to be learned."
    return ""


def saving(view: View, trick: str) -> str:
    """What a Trick still to be learned asks for beyond the Coins that are there; "" when they are enough."""
    player = me(view)
    fee = max(0, TRICKS[trick].fame_threshold - player.fame)
    components = sum(PRICE[component] * number for component, number in missing_components(player, trick).items())
    if fee > player.coins:
        return f"Saving for {n.trick(trick)}: {fee - player.coins} more Fame or Coins, and it can be learned."
    if fee + components > player.coins:
        more = n.plural(fee + components - player.coins, "more Coin")
        return f"Saving for {n.trick(trick)}: {more} for its Components."
    return ""


def _is_for(view: View, component: str, trick: str) -> bool:
    """Whether this Trick alone needs the Component."""
    return component in missing_components(me(view), trick) and not lacks(view, component)[0]
