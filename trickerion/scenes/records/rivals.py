"""The page of the rivals: how strong the people here play, the levels, and who sat at the table."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.language.voice import name_said
from trickerion.rules.options import DIFFICULTIES
from trickerion.scenes.records import layout as at
from trickerion.scenes.records.pictures import draw_share
from trickerion.storage.statistics import FinishedGame, Score
from trickerion.storage.strength import FEWEST_GAMES, STRENGTHS, Share, hardest, share_of, strength
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip
from trickerion.ui.shapes import draw_plate, draw_round
from trickerion.ui.surfaces import draw_inset
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import records as words
from trickerion.words.screens.setup import LEVELS

_ENDS = (-1.2, 6.6)
"""Ends of the scale: a little beyond the levels."""


class RivalsPage:
    """Page about rivals, for the games that are known. ``own`` is the player's name, "" before that was asked."""

    def __init__(self, games: Sequence[FinishedGame], own: str) -> None:
        self._strength = strength(games)
        people = [(hardest(game), score) for game in games for score in game.persons]
        self._levels = {
            level: share_of(score for found, score in people if found == level) for level in (*STRENGTHS, *DIFFICULTIES)
        }
        self._people = _people(games)
        self.against = against_each(games, own)
        """Everybody else who played with the player; the share of games in which the player came before that one."""

    def add_hotspots(self, spots: Hotspots) -> None:
        """Add the spots that explain the pictures."""
        spots.add(Hotspot("records.strength", at.STRENGTH, tip=partial(Tip, words.STRENGTH, (words.STRENGTH_TIP,))))
        if self.against:
            tip = partial(Tip, words.AGAINST, (words.AGAINST_TIP, words.INTERVAL))
            spots.add(Hotspot("records.against", at.AGAINST, tip=tip, focusable=False))

    def draw(self, canvas: Surface) -> None:
        self._draw_strength(canvas)
        draw_inset(canvas, at.LEVELS, paper=True)
        draw_text(canvas, words.BY_LEVEL, at.head(at.LEVELS), theme.TEXT.head_large, theme.INK, "midleft")
        for number, (level, share) in enumerate(self._levels.items()):
            name = LEVELS[level].name if level in LEVELS else words.HEIR[level]
            draw_row(canvas, at.line(at.LEVELS, number), name, share)
        _draw_people(canvas, at.SHORT_PEOPLE if self.against else at.PEOPLE, words.PEOPLE, self._people)
        if self.against:
            _draw_people(canvas, at.AGAINST, words.AGAINST, self.against)

    def _draw_strength(self, canvas: Surface) -> None:
        draw_inset(canvas, at.STRENGTH, paper=True)
        draw_text(canvas, words.STRENGTH, at.head(at.STRENGTH), theme.TEXT.head_large, theme.INK, "midleft")
        found, scale = self._strength, at.SCALE
        draw_plate(canvas, within(scale, height=4), theme.PARCHMENT3, 2)
        for level, value in STRENGTHS.items():
            x = _on(scale, value)
            pygame.draw.line(canvas, theme.INK2, (x, scale.centery - 10), (x, scale.centery + 9), 2)
            below = scale.centery + (26 if level != "magician" else -24)  # the upper two stand close
            draw_text(canvas, LEVELS[level].name, (x, below), theme.TEXT.label, theme.INK2, "center")
        if found is None:
            text = words.TOO_FEW(number=FEWEST_GAMES)
        else:
            left, right = (_on(scale, max(_ENDS[0], min(_ENDS[1], end))) for end in (found.low, found.high))
            draw_plate(canvas, Rect(left, scale.centery - 7, right - left, 14), theme.with_alpha(theme.VELVET, 90), 7)
            draw_round(canvas, (_on(scale, found.value), scale.centery), 20, theme.rgba(theme.VELVET))
            told = {"level": LEVELS[found.nearest].name, "rating": found.rating, "error": found.error}
            text = words.plays_like(found.games, **told)
        draw_block(canvas, text, at.STRENGTH_TEXT, theme.TEXT.body_plus, theme.INK)


def _draw_people(canvas: Surface, rect: Rect, title: str, people: Sequence[tuple[str, Share]]) -> None:
    draw_inset(canvas, rect, paper=True)
    draw_text(canvas, title, at.head(rect), theme.TEXT.head_large, theme.INK, "midleft", width=rect.w - 40)
    for number, (name, share) in enumerate(people[: at.lines_in(rect)]):
        draw_row(canvas, at.line(rect, number), name_said(name), share)


def _on(scale: Rect, value: float) -> int:
    low, high = _ENDS
    return scale.x + round(scale.w * (min(high, max(low, value)) - low) / (high - low))


def draw_row(canvas: Surface, rect: Rect, name: str, share: Share) -> None:
    """A line with a name, a number of games and the share of them that was won."""
    draw_plate(canvas, rect, theme.PARCHMENT if share.games else theme.PARCHMENT2, 8, 1, theme.PARCHMENT3)
    colour = theme.INK if share.games else theme.INK2
    write_line(canvas, name, within(rect, left=16, width=at.GAMES_X - 60), theme.TEXT.body_large, colour)
    told = str(share.games) if share.games else words.NOTHING
    draw_text(canvas, told, (rect.x + at.GAMES_X, rect.centery - 1), theme.TEXT.number_large, colour, "center")
    draw_share(canvas, at.share_in(rect), share)


def _people(games: Sequence[FinishedGame]) -> list[tuple[str, Share]]:
    """Everybody who sat at the table, here or elsewhere: who played most first."""
    found: dict[str, list[Score]] = {}
    for game in games:
        for score in game.scores:
            if score.player == "person":
                found.setdefault(score.name, []).append(score)
    return _by_games([(name, share_of(scores)) for name, scores in found.items()])


def _by_games(shares: list[tuple[str, Share]]) -> list[tuple[str, Share]]:
    return sorted(shares, key=lambda one: (-one[1].games, one[0]))


def against_each(games: Sequence[FinishedGame], own: str) -> list[tuple[str, Share]]:
    """Shares of games in which the player came before each other person; without a name, the most frequent one here."""
    here = Counter(score.name for game in games for score in game.persons)
    name = own if own in here else here.most_common(1)[0][0] if here else ""
    met: dict[str, list[bool]] = {}
    for game in games:
        places = {score.name: score.place for score in game.scores if score.player == "person"}
        if any(score.name == name for score in game.persons):
            for other in places.keys() - {name}:
                met.setdefault(other, []).append(places[name] < places[other])
    return _by_games([(other, Share.of(sum(before), len(before))) for other, before in met.items()])
