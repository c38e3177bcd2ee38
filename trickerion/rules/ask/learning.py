"""A Trick of the Residence that somebody would like to learn: its price, its Components, the first turn for it."""

from trickerion.rules import catalog as cat
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.effects.modifiers import component_price
from trickerion.rules.facts import learning as facts
from trickerion.rules.locations import market_row as market
from trickerion.rules.locations.downtown import matching_cost, usable_dice
from trickerion.rules.state import WAITING, GameState

_THIS_TURN = ("sale", "quick")
_AFTER_WORK = ("performance", "end_turn")


def learning(state: GameState, seat: int, trick: str) -> facts.TrickToLearn:
    """All that a player still needs for a Trick of the Residence, as things lie now."""
    player = state.players[seat]
    has_die = bool(usable_dice(state, seat, cat.TRICKS[trick].category)) if player.magician else False
    cost = facts.TrickCost(bool(player.free_trick_places()), has_die, matching_cost(state, seat, trick))
    missing = missing_components(player, trick)
    pieces = tuple(_piece(state, seat, component, short) for component, short in missing.items())
    coins = cost.coins + sum(piece.price * piece.short for piece in pieces)
    is_now = _still_works(state, seat) and all(piece.lies in _THIS_TURN for piece in pieces)
    turn = state.turn if is_now else state.turn + 1
    return facts.TrickToLearn(trick, cost, missing, pieces, coins, turn, state.options.turns, coins <= player.coins)


def _piece(state: GameState, seat: int, component: str, short: int) -> facts.LackingPiece:
    on_sale, usual = market.stock_prices(state, seat).get(component), component_price(state, seat, component)
    if on_sale is not None:
        return facts.LackingPiece(component, short, on_sale, "sale")
    if component in state.orders:
        return facts.LackingPiece(component, short, usual, "arriving")
    is_last, is_open = state.turn >= state.options.turns, market.can_quick_order(state, component)
    if is_last:
        price = usual + cat.QUICK_ORDER_SURCHARGE if is_open else usual
        return facts.LackingPiece(component, short, price, "quick" if is_open else "too_late")
    return facts.LackingPiece(component, short, usual, "order")


def _still_works(state: GameState, seat: int) -> bool:
    """True while a Character of the player may still come to work this turn, or is at it."""
    if state.phase != "place_characters":
        return state.phase not in _AFTER_WORK
    is_at_work = any(getattr(frame, "seat", -1) == seat and hasattr(frame, "points") for frame in state.stack)
    team = state.players[seat].characters.values()
    return is_at_work or any(one.status == WAITING for one in team)
