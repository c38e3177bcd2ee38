"""Relays through which a code leads: the one that came with it, our own, or the one that was met last."""

from trickerion.app.loop import App
from trickerion.play.tables.far_way import our_relay
from trickerion.together.code import Code, CodeError, place_of, read_place

MET = "relay_met"
"""Place in memory of the relay that came with a code last."""


class RelayMet:
    """Knowledge of this window about relays."""

    def __init__(self, app: App) -> None:
        self._app = app

    def remember(self, code: Code) -> None:
        """Remember the relay that came with a code."""
        self._app.memory.remember(MET, place_of(code.address, code.port, is_safe=code.is_safe))

    def ways(self, code: Code) -> list[Code]:
        """The code with each relay through which it may lead: that which came along, or those that are known."""
        if code.address:
            return [code]
        ours = our_relay(self._app.places)
        places = [ours.place] if ours is not None else []
        met = self._app.memory.recall(MET)
        if isinstance(met, str):
            try:
                place = read_place(met)
            except CodeError:
                place = None
            places += [place] if place is not None and place not in places else []
        return [code._replace(address=place.address, port=place.port, is_safe=place.is_safe) for place in places]
