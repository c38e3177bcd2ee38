"""Posters of challenges in their places, and the shelf of the week that hangs beside the evenings."""

from collections.abc import Iterable
from datetime import date
from functools import partial

from pygame import Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.play.challenges.shelf import Challenge
from trickerion.play.challenges.week import of_the_week
from trickerion.screens.challenges import layout as at
from trickerion.screens.challenges.poster import Poster
from trickerion.screens.challenges.start import lay, show_solution
from trickerion.storage.challenge_results import Tried, read_results
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.said import Zone
from trickerion.ui.surfaces import draw_panel_head, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.words import challenges as words

_KEYS = ("1", "2", "3")


def posters(app: App, ones: Iterable[Challenge], *, week: bool) -> list[Poster]:
    """The posters of these, in the order of their places."""
    results, found = read_results(app.places.challenges), []
    for number, one in enumerate(ones):
        place = at.three(number) if week else at.on_page(number)
        calls = partial(lay, app, one), partial(show_solution, app, one)
        found.append(Poster(one, place, results.get(one.id, Tried()), *calls, key=_KEYS[number] if week else ""))
    return found


class ThreeChallenges(Drawn):
    """The shelf beside the evenings: three of the week, and the way to all of them."""

    zone = Zone.OTHERS

    def __init__(self, app: App, today: date) -> None:
        self._posters = posters(app, of_the_week(today), week=True)
        head = within(at.SHELF, right=18, top=6, width=256, height=36)
        show_all = partial(open_scene, app, "challenges")
        self._all = Button("challenges.all", head, words.ALL, show_all, icon="ui.hint", style=theme.TEXT.label)

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add_parts(*self._posters)
        spots.add(self._all.spot())

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.SHELF, seed=1)
        draw_panel_head(canvas, at.SHELF.move(6, 4), words.THREE, icon_name="ui.hint")
        aside = (self._all.rect.x - 22, self._all.rect.centery)
        draw_text(canvas, words.ASIDE, aside, theme.TEXT.aside, theme.PARCHMENT2, "midright", width=250)
        for poster in self._posters:
            poster.draw(canvas, spots)
        self._all.draw(canvas, spots)
