"""Tricks in the Workbook's lists that can be put on the wish list of the game on the table."""

from collections.abc import Iterator
from functools import partial

from pygame import Rect, Surface

from trickerion.language.page import Cards, at_card
from trickerion.play.running_game import RunningGame
from trickerion.scenes.workbook import layout as at
from trickerion.scenes.workbook.page_view import PageView
from trickerion.ui.bookmark import draw_bookmark_on
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip
from trickerion.words import names
from trickerion.words.screens import wishes as words


class WishMarks:
    """The cards of Tricks that are in sight, for a game that is played; without one there is nothing to wish for."""

    def __init__(self, session: RunningGame | None) -> None:
        self._session = session

    def _cards(self, view: PageView) -> Iterator[tuple[str, Rect]]:
        """Each Trick that may be marked, and its card on the screen."""
        wishes = self._session.wishes if self._session is not None else None
        shown = (block for block in view.page.blocks if isinstance(block, Cards) and block.kind == "trick")
        for trick in (trick for block in shown for trick in block.ids):
            place = view.set.place_of(at_card(trick))
            if place is not None and wishes is not None and wishes.may_hold(trick):
                yield trick, place.move(at.PAGE.x, at.PAGE.y - round(view.scroll.offset))

    def let_mark(self, spots: Hotspots, view: PageView, key: str) -> None:
        """Let the cards say by which key they are marked."""
        for trick, rect in self._cards(view):
            if (seen := rect.clip(at.PAGE)).h > 0:
                spots.add(Hotspot(f"wish.{trick}", seen, tip=partial(_tip, trick, key), focusable=False))

    def toggle_pointed(self, spots: Hotspots) -> bool:
        """Mark the Trick under the pointer, or take it off; False where none is."""
        kind, _, trick = (spots.hovered or "").partition(".")
        return kind == "wish" and self._session is not None and self._session.wishes.toggle(trick)

    def draw_marks(self, canvas: Surface, view: PageView) -> None:
        """The bookmarks of those that are marked."""
        own = self._session.wishes.own if self._session is not None else ()
        before = canvas.get_clip()
        canvas.set_clip(at.PAGE)
        for trick, rect in self._cards(view) if own else ():
            if trick in own:
                draw_bookmark_on(canvas, rect)
        canvas.set_clip(before)


def _tip(trick: str, key: str) -> Tip:
    return Tip(names.trick(trick), (words.press(key=key),))
