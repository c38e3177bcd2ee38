"""What is asked before a Trick or a Component is given back for nothing."""

from __future__ import annotations

from trickerion.rules.moves import ReturnComponent, ReturnTrick
from trickerion.rules.state import OwnedTrick
from trickerion.scenes.dialog import Question
from trickerion.scenes.workshop.shop import Shop
from trickerion.words import names


def question(shop: Shop, move: ReturnTrick | ReturnComponent) -> Question:
    """The question before a legal move that gives something back."""
    if isinstance(move, ReturnComponent):
        return _component(shop, move.component)
    owned = shop.player.tricks[move.place]
    assert owned is not None
    return _trick(shop, owned)


def _component(shop: Shop, component: str) -> Question:
    text = f"One piece of {shop.player.components[component]} goes back to the supply for nothing."
    return Question(f"Give back {names.pieces(component, 1)}?", text)


def _trick(shop: Shop, owned: OwnedTrick) -> Question:
    stage = shop.on_stage(owned)
    number = owned.markers + stage
    where = ", also from the Theater" if stage else ""
    markers = f" {names.plural(number, 'Trick Marker')} of it come off{where}." if number else ""
    return Question(f"Give back {owned.trick.name}?", f"The card goes back to the Residence for nothing.{markers}")
