"""The sheet of the records: the page of the games, and the way to the others."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.speech import decimal, listed
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import name_said
from trickerion.rules.catalog import ACADEMY, MAGICIANS, printed_for
from trickerion.rules.options import DIFFICULTIES
from trickerion.scenes.records import layout as at
from trickerion.scenes.records.fame import FamePage
from trickerion.scenes.records.openings import OpeningsPage
from trickerion.scenes.records.pictures import draw_share
from trickerion.scenes.records.rivals import RivalsPage
from trickerion.screens.first_evening.lesson import WEEK
from trickerion.screens.first_evening.progress import WEEK_PAGE, Progress
from trickerion.screens.opening import see_again
from trickerion.screens.seats import own_name
from trickerion.screens.sheet import SheetScene
from trickerion.storage import statistics
from trickerion.storage.looking_back import left_by_turn
from trickerion.storage.player_error import SaveError
from trickerion.storage.records_csv import export
from trickerion.storage.replays import replay_of
from trickerion.storage.strength import Share
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspot import Hotspot, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_dark_panel, draw_inset, draw_round_badge
from trickerion.ui.text import draw_name, draw_text, gold_text
from trickerion.ui.text_block import draw_block
from trickerion.words import names
from trickerion.words.academy.set_up import OFFERED
from trickerion.words.opening_week import PROGRAMME
from trickerion.words.said import numbered, part_of
from trickerion.words.screens import menus
from trickerion.words.screens import records as words
from trickerion.words.screens.handicap import IN_SHORT
from trickerion.words.screens.replay import ALL_REPLAYS, NOT_KEPT, WATCH_TIP
from trickerion.words.screens.saves import when_words
from trickerion.words.workbook_replays import KEPT, RECORDS

BEST_EVENINGS = 3
FIGURE_TIPS = tuple(Tip(name, (counts,)) for name, counts in words.COLUMNS)
COLUMNS = tuple((name, Tip(name, (counts,))) for name, counts in words.TABLE_COLUMNS)
_WON = COLUMNS[1][0]
MAGICIAN_COLUMNS = (COLUMNS[0], (_WON, Tip(_WON, (words.WON_BY_MAGICIAN, words.INTERVAL))), *COLUMNS[2:])
FIGURES = tuple(zip(words.FIGURES, ("ui.stage", "ui.trophy", "resource.fame", "ui.statistics"), strict=True))


class Kind(NamedTuple):
    """A line of the table: games of ``mode`` with that many players, or of that difficulty, which may be any."""

    mode: str
    players: int = 2
    difficulty: str = ""

    def holds(self, game: statistics.FinishedGame) -> bool:
        """True if a finished game is of this kind."""
        is_as_hard = self.difficulty in (game.difficulty, words.ANY)
        return is_as_hard and (game.mode, len(game.scores)) == (self.mode, self.players)


class Group(NamedTuple):
    """A heading with its icon and its lines."""

    mode: str
    icon: str
    kinds: tuple[Kind, ...]


def _tables(mode: str) -> tuple[Kind, ...]:
    return tuple(Kind(mode, players) for players in words.PLAYERS)


def _solo(mode: str) -> tuple[Kind, ...]:
    return tuple(Kind(mode, 2, level) for level in DIFFICULTIES)


GROUPS = (
    Group(statistics.SHORT, "ui.turn_marker", _tables(statistics.SHORT)),
    Group(statistics.BASE, "location.theater", _tables(statistics.BASE)),
    Group(statistics.DARK_ALLEY, "location.dark_alley", _tables(statistics.DARK_ALLEY)),
    Group(statistics.ACADEMY, "location.academy", _tables(statistics.ACADEMY)),
    Group(statistics.DUEL, "ui.duel", (Kind(statistics.DUEL),)),
    Group(statistics.SOLO, "character.magician", (*_solo(statistics.SOLO), Kind(statistics.SOLO_SMALL, 2, words.ANY))),
    Group(statistics.SOLO_ACADEMY, "character.protege", _solo(statistics.SOLO_ACADEMY)),
)
_OF_THE_ACADEMY = (statistics.ACADEMY, statistics.SOLO_ACADEMY)


def _played(counted: Mapping[Kind, statistics.FinishedGames]) -> tuple[Group, ...]:
    """The kinds of game of which one was finished, below their headings."""
    groups = (group._replace(kinds=tuple(kind for kind in group.kinds if counted[kind].games)) for group in GROUPS)
    return tuple(group for group in groups if group.kinds)


def _to_come(played: Iterable[Group]) -> tuple[Group, ...]:
    """The kinds of game that Set-up offers and that were not finished yet."""
    left_out = {group.mode for group in played} | (set() if OFFERED else set(_OF_THE_ACADEMY))
    return tuple(group for group in GROUPS if group.mode not in left_out)


def kind_words(game: statistics.FinishedGame) -> str:
    """ "Dark Alley, three players", "Solo, hard"."""
    return words.KIND[game.mode, game.difficulty or len(game.scores)]


@scene("records")
class RecordsScene(SheetScene):
    """A sheet: four large numbers, the kinds of game, the Magicians, the best evenings."""

    title = words.TITLE
    beside_title = at.TABS.left
    help_page, help_anchor = KEPT, RECORDS

    def __init__(self, app: App) -> None:
        super().__init__(app)
        known = statistics.read_statistics(app.places.statistics)
        self._note = known.note
        self._games = known.games
        self._all = statistics.tally(known.games)
        self.kinds = {
            kind: statistics.tally(filter(kind.holds, known.games)) for group in GROUPS for kind in group.kinds
        }
        self.groups = _played(self.kinds)
        self._sizes = [len(group.kinds) for group in self.groups]
        shorter = at.heights_above_invitation(self._sizes)
        self.to_come = _to_come(self.groups) if shorter else ()
        self._heights = shorter if shorter and self.to_come else at.heights(self._sizes)
        is_full = OFFERED or any(group.mode in _OF_THE_ACADEMY for group in self.groups)
        known_here = [magician.id for magician in printed_for(MAGICIANS, (ACADEMY,) if is_full else ())]
        magicians = {magician: statistics.tally_of_magician(known.games, magician) for magician in known_here}
        self._magicians = {magician: counted for magician, counted in magicians.items() if counted.games}
        self._resting = [magician for magician in known_here if magician not in self._magicians]
        self._magician_height = at.magician_height(len(self._magicians), has_rest=bool(self._resting))
        self._evenings = _best(known.games)
        rivals, fame = RivalsPage(known.games, own_name(app)), FamePage(known.games, left_by_turn(app.places))
        self._pages = (None, rivals, fame, OpeningsPage(known.games))
        self._page = 0

    def layout(self) -> None:
        self.spots.clear()
        if self._is_empty:
            to_game = partial(Button, "records.begin", at.INVITED, words.INVITED, self._begin, primary=True)
            to_title = Button("records.back", at.BACK, menus.BACK, self.close, icon="ui.exit", key="escape")
            buttons = [to_game(icon="ui.stage", default=True), to_title]
            if self._has_programme:
                to_week = partial(open_scene, self.app, WEEK_PAGE, how="replace")
                buttons.append(Button("records.programme", at.PROGRAMME, PROGRAMME, to_week, icon="ui.rules"))
            self.lay_buttons(buttons)
            return
        for number, tip in enumerate(FIGURE_TIPS):
            self._explain(f"records.figure.{number}", at.figure(number), tip)
        page = self._pages[self._page]
        if page is None:
            self._explain_games()
        else:
            page.add_hotspots(self.spots)
        self.spots.add_parts(self._tabs)
        back = partial(Button, "records.back", at.BACK, menus.BACK, self.close)
        to_list = partial(open_scene, self.app, "replays")
        replays = Button("records.replays", at.REPLAYS, ALL_REPLAYS, to_list, icon="ui.clock")
        to_file = Button("records.export", at.EXPORT, words.EXPORT, self._export, icon="ui.save")
        self.lay_buttons([to_file, replays, back(icon="ui.exit", key="escape", default=True)])

    def _explain_games(self) -> None:
        for number, (_, tip) in enumerate(COLUMNS):
            self._explain(f"records.kind.{number}", at.column(at.KINDS, number), tip)
        for number, (_, tip) in enumerate(MAGICIAN_COLUMNS):
            self._explain(f"records.magician.{number}", at.column(at.MAGICIANS, number), tip)
        for number, name in enumerate(self._resting):
            self._explain(
                f"records.resting.{number}", at.resting(number), Tip(names.magician(name), (words.RESTING_TIP,))
            )
        if self.to_come:
            waiting = (words.to_come(kinds=listed([words.SHORT_MODES[group.mode] for group in self.to_come])),)
            self._explain("records.to_come", at.TO_COME, Tip(words.TO_COME, waiting))
        for number, (game, _) in enumerate(self._evenings):
            self._explain(f"records.evening.{number}", at.evening(number), _evening_tip(game))
            evening = numbered(name=kind_words(game), number=number + 1)
            self.spots.get(f"records.evening.{number}").says = saying(evening, role=Role.LINE)
            self._add_watch(number, game)

    @property
    def _tabs(self) -> Segments:
        return Segments(
            "records.page", at.TABS, range(len(words.PAGES)), words.PAGES, self._page, self._turn_to, about=words.TITLE
        )

    def _turn_to(self, page: int) -> None:
        self.app.sounds.play("page_turn")
        self._page = page
        self.layout()

    def _export(self) -> None:
        try:
            path = export(self.app.places, self._games)
        except SaveError as error:
            self.app.notice(words.NOT_EXPORTED, verbatim(error))
            return
        self.app.sounds.play("page_turn")
        self.app.notice(words.EXPORTED, words.lies_in(file=verbatim(path)))

    @property
    def _is_empty(self) -> bool:
        """True if there is nothing to show yet, nor anything to say about the file."""
        return not self._games and not self._note

    @property
    def _has_programme(self) -> bool:
        """True if an evening of Opening Week is played: its show is in the programme, before any game is finished."""
        return any(map(Progress(self.app).is_done, WEEK))

    def _begin(self) -> None:
        """To the Set-up, in place of the page."""
        self.app.sounds.play("click")
        open_scene(self.app, "setup", how="replace")

    def _add_watch(self, number: int, game: statistics.FinishedGame) -> None:
        """The way to the moves of an evening, where they have been kept."""
        path = replay_of(self.app.places, game.mark)
        see = partial(see_again, self.app, path, kind_words(game)) if path is not None else lambda: None
        spot = Hotspot(f"records.watch.{number}", at.watch(number), on_click=see, tip=partial(Tip, WATCH_TIP))
        spot.enabled, spot.why_not = path is not None, NOT_KEPT
        evening = numbered(name=kind_words(game), number=number + 1)
        spot.says = saying(part_of(part=WATCH_TIP, whole=evening), role=Role.BUTTON)
        self.spots.add(spot)

    def on_reveal(self) -> None:
        """A replay may have been deleted."""
        self.layout()

    def _explain(self, name: str, area: Rect, tip: Tip) -> None:
        self.spots.add(Hotspot(name, area, tip=lambda: tip, focusable=False))

    def draw_page(self, canvas: Surface) -> None:
        if self._is_empty:
            _draw_invitation(canvas, words.WEEK_IS_KEPT if self._has_programme else "")
            return
        self._draw_figures(canvas)
        page = self._pages[self._page]
        if page is None:
            self._draw_kinds(canvas)
            self._draw_magicians(canvas)
            self._draw_evenings(canvas)
        else:
            page.draw(canvas)
        self._tabs.draw(canvas, self.spots)
        self._draw_foot(canvas)

    def _draw_figures(self, canvas: Surface) -> None:
        for number, ((label, icon), text) in enumerate(zip(FIGURES, _texts(self._all), strict=True)):
            rect = at.figure(number)
            draw_dark_panel(canvas, rect)
            draw_round_badge(canvas, within(rect, left=26, width=64).center, icon, 64, theme.VELVET)
            middle = (rect.x + 100 + (rect.w - 110) // 2, rect.y + 42)
            gold_text(canvas, text, middle, theme.TEXT.number_huge, "center")
            below = (middle[0], rect.bottom - 24)
            draw_text(canvas, label, below, theme.TEXT.head_small, theme.PARCHMENT, "center", width=rect.w - 114)

    def _draw_kinds(self, canvas: Surface) -> None:
        _draw_table(canvas, at.KINDS, words.BY_KIND, COLUMNS)
        for number, group in enumerate(self.groups):
            head = at.group(self._heights, self._sizes[:number])
            draw_icon(canvas, group.icon, within(head, left=7, width=26).center, 26, theme.VELVET)
            title = write_line(canvas, words.MODES[group.mode], within(head, left=42), theme.TEXT.head, theme.VELVET)
            draw_rule(canvas, title.right + 12, head.right - 6, head.centery + 2, theme.BRASS_LO)
            for line, kind in enumerate(group.kinds):
                self._draw_kind(canvas, at.kind(self._heights, self._sizes[:number], line), kind)

        if self.to_come:
            _draw_to_come(canvas, self.to_come)

    def _draw_kind(self, canvas: Surface, rect: Rect, kind: Kind) -> None:
        counted = self.kinds[kind]
        _draw_line(canvas, rect, at.KINDS, counted)
        text, place = words.ROWS[kind.difficulty or kind.players], (rect.x + 42, rect.centery - 1)
        draw_text(canvas, text, place, theme.TEXT.body_large, theme.INK, "midleft")

    def _draw_magicians(self, canvas: Surface) -> None:
        _draw_table(canvas, at.MAGICIANS, words.BY_MAGICIAN, MAGICIAN_COLUMNS)
        for number, (name, counted) in enumerate(self._magicians.items()):
            rect, magician = at.magician(self._magician_height, number), MAGICIANS[name]
            _draw_line(canvas, rect, at.MAGICIANS, counted)
            fill = theme.category_colour(magician.category)
            draw_round_badge(
                canvas, (rect.x + 26, rect.centery), f"magician.{name}", min(38, rect.h), fill, theme.CREAM
            )
            place = (rect.x + 54, rect.centery - 1)
            draw_name(canvas, names.magician(name), place, theme.TEXT.title_small, theme.INK, "midleft", 248)
        if self._resting:
            write_line(canvas, words.RESTING, at.RESTING, theme.TEXT.aside_plus, theme.INK2)
        for number, name in enumerate(self._resting):
            draw_round_badge(
                canvas,
                at.resting(number).center,
                f"magician.{name}",
                at.resting(number).w,
                theme.PARCHMENT3,
                theme.INK2,
            )

    def _draw_evenings(self, canvas: Surface) -> None:
        _draw_table(canvas, at.EVENINGS, words.BEST, ())
        if not self._evenings:
            middle, room = (at.EVENINGS.centerx, at.EVENINGS.centery + 18), at.EVENINGS.w - 40
            draw_text(canvas, words.NO_GAMES, middle, theme.TEXT.aside_plus, theme.INK2, "center", width=room)
        for number, (game, score) in enumerate(self._evenings):
            rect = at.evening(number)
            draw_plate(canvas, rect, theme.PARCHMENT, 8, 1, theme.BRASS)
            draw_round_badge(
                canvas, within(rect, left=7, width=38).center, f"magician.{score.magician}", 38, theme.VELVET
            )
            place = (rect.x + 66, rect.centery - 1)
            draw_text(canvas, names.ROMAN[number + 1], place, theme.TEXT.title_small, theme.BRASS_LO, "center")
            watch = self.spots.get(f"records.watch.{number}")
            if watch.enabled:
                draw_round_button(canvas, watch.rect.center, "ui.clock", 36, hovered=self.spots.is_hot(watch.name))
            right = rect.right - 84
            draw_icon(canvas, "resource.fame", (right + 20, rect.centery), 26, theme.FAME_ON_PAPER)
            fame = draw_text(
                canvas, str(score.fame), (right, rect.centery - 1), theme.TEXT.number_lead, anchor="midright"
            )
            kind_place = (fame.left - 16, rect.centery - 1)
            kind = draw_text(canvas, kind_words(game), kind_place, theme.TEXT.aside, theme.INK2, "midright", width=250)
            room = kind.left - rect.x - 92 - 12
            name, place = name_said(score.name), (rect.x + 92, rect.centery - 1)
            draw_text(canvas, name, place, theme.TEXT.strong_plus, theme.INK, "midleft", width=room)

    def _draw_foot(self, canvas: Surface) -> None:
        x, y = at.FOOT_TEXT
        room = at.EXPORT.left - x - 30
        if self._note:
            draw_icon(canvas, "ui.warning", (x + 14, y), 28, theme.REASON_ON_PAPER)
            draw_text(
                canvas, self._note, (x + 38, y), theme.TEXT.aside_plus, theme.REASON_ON_PAPER, "midleft", width=room
            )
        else:
            draw_text(canvas, words.COUNTED, (x, y), theme.TEXT.aside_plus, theme.INK2, "midleft", width=room)


def _draw_invitation(canvas: Surface, kept: str) -> None:
    """Draw the page of a new player: no wall of dashes. ``kept``: where the evenings played so far are found."""
    middle = at.INVITATION.centerx
    draw_inset(canvas, at.INVITATION, paper=True)
    draw_round_badge(canvas, (middle, at.INVITATION.y + 120), "ui.trophy", 150, theme.VELVET)
    place = (middle, at.INVITATION.y + 246)
    draw_text(canvas, words.INVITATION, place, theme.TEXT.title_huge, theme.VELVET, "center")
    draw_block(
        canvas, words.INVITATION_TEXT, at.INVITATION_TEXT, theme.TEXT.body_lead, theme.INK, line=32, align="center"
    )
    draw_text(canvas, kept, at.KEPT.center, theme.TEXT.aside_large, theme.INK2, "center", width=at.KEPT.w)


def _draw_to_come(canvas: Surface, groups: Sequence[Group]) -> None:
    """Draw the invitation to the kinds of game that were not finished yet, each with its sign."""
    rect = at.TO_COME
    draw_rule(canvas, rect.x + 8, rect.right - 8, rect.y, theme.BRASS_LO)
    write_line(canvas, words.TO_COME, at.TO_COME_HEAD, theme.TEXT.aside_plus, theme.INK2)
    for number, group in enumerate(groups):
        cell = at.to_come(number)
        draw_icon(canvas, group.icon, (cell.x + 14, cell.centery), 24, theme.VELVET)
        write_line(canvas, words.SHORT_MODES[group.mode], within(cell, left=36), theme.TEXT.body_large, theme.INK2)


def _draw_table(canvas: Surface, rect: Rect, title: str, columns: tuple[tuple[str, Tip], ...]) -> None:
    draw_inset(canvas, rect, paper=True)
    y = rect.y + at.TABLE_HEAD // 2
    room = at.COLUMNS[0] - 75
    draw_text(canvas, title, (rect.x + 20, y - 1), theme.TEXT.head_large, theme.INK, "midleft", width=room)
    for number, (name, _) in enumerate(columns):
        draw_text(canvas, name, (rect.x + at.COLUMNS[number], y), theme.TEXT.label, theme.INK2, "center")


def _draw_line(canvas: Surface, rect: Rect, table: Rect, counted: statistics.FinishedGames) -> None:
    draw_plate(canvas, rect, theme.PARCHMENT, 8, 1, theme.PARCHMENT3)
    games, _, _, mean = _texts(counted)
    for x, text in zip((at.COLUMNS[0], at.COLUMNS[2]), (games, mean), strict=True):
        draw_text(canvas, text, (table.x + x, rect.centery - 1), theme.TEXT.number_large, theme.INK, "center")
    draw_share(canvas, at.share(table, rect), Share.of(counted.won, counted.games))


def _texts(counted: statistics.FinishedGames) -> tuple[str, str, str, str]:
    """The numbers as they are shown; without a game there is nothing to show."""
    if not counted.games:
        return words.NOTHING, words.NOTHING, words.NOTHING, words.NOTHING
    return str(counted.games), str(counted.won), str(counted.best), decimal(counted.mean)


def _best(games: tuple[statistics.FinishedGame, ...]) -> list[tuple[statistics.FinishedGame, statistics.Score]]:
    """The people's highest Fame; of equal ones the earlier first."""
    scores = [(game, score) for game in games for score in game.persons]
    return sorted(scores, key=lambda evening: -evening[1].fame)[:BEST_EVENINGS]


def _evening_tip(game: statistics.FinishedGame) -> Tip:
    ranked = sorted(game.scores, key=lambda score: score.place)
    says, place = words.at_the_table, names.ROMAN
    lines = [says(place=place[one.place], name=verbatim(one.name), points=one.fame) for one in ranked]
    marked = [one for one in ranked if one.handicaps]
    lines += [
        words.had_handicap(name=verbatim(one.name), handicaps=listed(map(IN_SHORT.__getitem__, one.handicaps)))
        for one in marked
    ]
    return Tip(kind_words(game), (*lines, when_words(game.when)))
