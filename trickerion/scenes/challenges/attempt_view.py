"""An attempt as it is seen: the panel on the board, the ribbon elsewhere, and the card at the end."""

from typing import Final

from pygame import Rect, Surface

from trickerion.language.speech import Noun, begins
from trickerion.play.challenges.attempt import Attempt
from trickerion.play.challenges.goals import GROWING, WIN
from trickerion.rules.catalog import kind_of
from trickerion.screens.challenges import layout as at
from trickerion.screens.challenges.poster import draw_seal, goal_of, how_solved
from trickerion.storage.challenge_results import Tried
from trickerion.ui import theme
from trickerion.ui.flow import ends, within
from trickerion.ui.hotspots import Tip
from trickerion.ui.shapes import draw_double_rule, draw_round
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.veil import dim
from trickerion.words import challenges as words

_MOST_LAMPS: Final = 6
_HEAD: Final = 46


class AttemptView:
    """Goal, progress and result of an attempt; ``step`` is the step of help that is read, 0 for the brief."""

    def __init__(self, attempt: Attempt) -> None:
        self._attempt, self._said = attempt, words.SAID[attempt.challenge.id]
        self.step = 0

    def tip(self) -> Tip:
        """The brief and the help that was read, for the pointer."""
        read = help_of(self._said)[: self._attempt.helped]
        return Tip(self._said.title, (self._said.brief, *self._until(), words.STILL, *read))

    def _until(self) -> tuple[str, ...]:
        task = self._attempt.challenge.task
        if task.character:
            return (words.only_one(character=Noun(kind_of(task.character))),)
        return (begins(words.UNTIL[task.until]),)

    @property
    def told(self) -> str:
        """The brief with its moment, or the step of help that was asked for."""
        if self.step:
            return help_of(self._said)[self.step - 1]
        return "\n".join((self._said.brief, *(f"*{line}*" for line in self._until())))

    def note(self, ribbon: Rect) -> Rect:
        """Rectangle of the paper below a ribbon, as high as its text."""
        room = ribbon.w - 2 * at.NOTE_EDGE[0]
        return at.note(ribbon, block_height(self.told, room, theme.TEXT.body_large))

    def draw_panel(self, canvas: Surface, panel: Rect) -> None:
        """Draw the panel on the board."""
        draw_paper_panel(canvas, panel, 12, 3)
        bar = within(panel, left=4, right=4, top=4, height=_HEAD)
        draw_title_bar(canvas, bar, theme.VELVET, self._said.title, theme.TEXT.title)
        self._draw_count(canvas, Rect(panel.x + 18, bar.bottom + 8, panel.w - 36, 34), theme.INK)
        rule = bar.bottom + 50
        draw_double_rule(canvas, *ends(panel, 20), rule)
        text = Rect(panel.x + 18, rule + 10, panel.w - 36, panel.bottom - at.BUTTONS_UP - rule - 18)
        draw_block(canvas, self.told, text, theme.TEXT.body_plus, theme.INK)

    def _draw_count(self, canvas: Surface, rect: Rect, ink: theme.ColourValue) -> None:
        """The goal, and how much of it is reached: a lamp for each Link, else the number."""
        task, number = self._attempt.challenge.task, self._attempt.tally.number
        goal, middle = goal_of(self._attempt.challenge), (rect.x, rect.centery)
        if task.kind == WIN:
            own, rival = self._attempt.fames
            count = words.score(own=own, rival=rival)
        else:
            count = words.so_far(number=number, wanted=task.at_least)
        lamps = task.at_least if task.kind in GROWING and task.at_least <= _MOST_LAMPS else 0
        width = 26 * lamps or 110
        draw_text(canvas, goal, middle, theme.TEXT.strong_large, ink, "midleft", width=rect.w - width - 10)
        if not lamps:
            draw_text(canvas, count, (rect.right, rect.centery), theme.TEXT.strong_large, ink, "midright", width=width)
        for lamp in range(lamps):
            center = rect.right - 26 * (lamps - lamp) + 13, rect.centery
            fill = theme.GLOW if lamp < number else "#8a7a5c"
            draw_round(canvas, center, 20, fill, 2, theme.BRASS_LO)

    def draw_ribbon(self, canvas: Surface, ribbon: Rect) -> None:
        """Draw the ribbon beside the board, and below it the help that is read."""
        draw_dark_panel(canvas, ribbon, 10, 2, shadow=False)
        self._draw_count(canvas, ribbon.inflate(-32, -8), theme.CREAM)
        if self.step:
            draw_paper_panel(canvas, self.note(ribbon), 12, 3)
            across, down = at.NOTE_EDGE
            draw_block(
                canvas, self.told, self.note(ribbon).inflate(-2 * across, -2 * down), theme.TEXT.body_large, theme.INK
            )

    def draw_card(self, canvas: Surface, result: Tried) -> None:
        """Draw the card at the end; once solved, it says how, as the result does."""
        attempt, said, task = self._attempt, self._said, self._attempt.challenge.task
        dim(canvas)
        draw_paper_panel(canvas, at.CARD, rivets=True)
        bar = within(at.CARD, left=4, right=4, top=4, height=50)
        draw_title_bar(canvas, bar, theme.VELVET, self._said.title, theme.TEXT.title)
        title = words.SOLVED if attempt.is_solved else words.NOT_THIS_TIME
        draw_text(canvas, title, at.CARD_TITLE, theme.TEXT.title_huge, theme.VELVET, "center", width=at.CARD.w - 280)
        own, rival = attempt.fames
        number, wanted = (own, rival) if task.kind == WIN else (attempt.tally.number, task.at_least)
        told = (words.solved_with if attempt.is_solved else words.missed)[task.kind](number=number, wanted=wanted)
        if attempt.is_solved:
            told = words.told_how(reached=told, how=begins(how_solved(result.helped)))
        draw_text(canvas, told, at.CARD_REACHED, theme.TEXT.strong_lead, theme.INK, "center", width=at.CARD.w - 230)
        draw_double_rule(canvas, *ends(at.CARD, 120), at.CARD_REACHED[1] + 22)
        text = f"{said.teaches}\n\n*{words.TEMPTING}* {said.tempting}" if attempt.is_solved else words.MISSED_ASIDE
        draw_block(canvas, text, at.CARD_TEXT, theme.TEXT.body_lead, theme.INK)
        if attempt.is_solved:
            draw_seal(canvas, at.CARD_SEAL, 104)


def help_of(said: words.SaidOfChallenge) -> tuple[str, str, str]:
    """The steps of help, each says more than the one before."""
    return said.first, said.second, said.third
