"""The title: the city at dusk, the name of the game, and where to go from here."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.speech import Player
from trickerion.language.verbatim import verbatim
from trickerion.play.tonight import Tonight, today
from trickerion.scenes.title import layout as at
from trickerion.screens.dialog import Reply
from trickerion.screens.first_evening.lesson import SATURDAY, WEEK
from trickerion.screens.first_evening.progress import FREE, ON, RESUME, WEEK_PAGE, Progress
from trickerion.storage.described import describe, moment
from trickerion.storage.in_progress import EVENING, GameInProgress, GamesInProgress
from trickerion.storage.tables import seats_elsewhere
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspot import Tip
from trickerion.ui.pieces import TITLE
from trickerion.ui.said import SceneTold
from trickerion.ui.surfaces import draw_ribbon
from trickerion.ui.text import Shaded, draw_text, gold_text, text_width
from trickerion.ui.tiles import QuietWords, Tile, draw_quiet_ground
from trickerion.ui.title_scenery import TitleScenery, draw_house
from trickerion.words import opening_week as words
from trickerion.words.drawing import GAME
from trickerion.words.evening import KIND
from trickerion.words.screens import daily, menus
from trickerion.words.screens.saves import when_words
from trickerion.words.screens.tables import how_many


def _said(name: str) -> Callable[[App], str]:
    """The line of a tile that says the same at all times."""
    return lambda _: menus.TITLE_LINES[name]


@dataclass(frozen=True)
class MenuEntry:
    """One entry. ``scene`` is opened; without one the program ends. ``line`` is said below the name on a tile.

    An entry whose ``scene`` does not exist, or that does not ``lead`` anywhere now, is left out.
    """

    name: str
    icon: str
    scene: str = ""
    line: Callable[[App], str] | None = None
    leads: Callable[[App], bool] = lambda _: True

    def label(self, app: App) -> str:
        """Label of the entry, which for the week names the next evening, and to go on with one that evening."""
        if self.scene == WEEK_PAGE:
            progress = Progress(app)
            return _evening_label(progress.next_evening if progress.is_begun else "")
        going = evening_going_on(app) if self.name == "continue" else ""
        return _evening_label(going) if going else menus.TITLE_ENTRIES[self.name][0]

    def is_offered(self, app: App) -> bool:
        """True if the entry leads somewhere."""
        return (not self.scene or has_scene(self.scene)) and self.leads(app)


def _evening(*leads: str) -> Callable[[App], bool]:
    return lambda app: Progress(app).leads_to in leads


def is_week_next(app: App) -> bool:
    """True if an evening of the week is the next step: it was begun, and nothing else is being played."""
    progress, last = Progress(app), GamesInProgress(app.places).last()
    goes_on = progress.is_begun and progress.leads_to == WEEK_PAGE
    return goes_on and (last is None or last.place.purpose == EVENING)


def evening_going_on(app: App) -> str:
    """Evening of the week that the game in progress is, unless its director was sent away; or ""."""
    last = GamesInProgress(app.places).last()
    evening = last.place.about if last is not None and last.place.purpose == EVENING else ""
    return evening if evening in WEEK and Progress(app).state(evening) in (ON, FREE) else ""


def _evening_label(evening: str) -> str:
    if not evening:
        return words.TITLE
    return words.ON_SATURDAY if evening == SATURDAY else words.evening_number(number=WEEK.index(evening) + 1)


def week_line(app: App) -> str:
    """Line below the week's name."""
    progress = Progress(app)
    return words.EVENINGS[progress.next_evening].subject if progress.is_begun else menus.TITLE_LINES["week"]


def _told(game: GameInProgress | None) -> str:
    if game is None:
        return ""
    summary = game.saved.summary
    has_room = len(summary.seats) < 3  # beside Your Tables more names would be set very close
    told = describe(summary, others=True) if has_room else moment(summary)
    return menus.goes_on(game=told, when=when_words(game.saved.when))


def _goes_on(app: App) -> str:
    return _told(GamesInProgress(app.places).last())


def _last_result(app: App) -> str:
    return _told(GamesInProgress(app.places).last(over=True))


def _together(app: App) -> str:
    hosts = [seat.host for seat in seats_elsewhere(app.places.seats) if seat.host]
    return menus.keeps_your_seat(host=Player(verbatim(hosts[0]))) if hosts else menus.TITLE_LINES["together"]


def _tables(app: App) -> int:
    return len(GamesInProgress(app.places).list()) + len(seats_elsewhere(app.places.seats))


def _tonight(app: App) -> str:
    matinee, show = Tonight.both(app.places, today()).values()
    if matinee.is_next and matinee.evening.number > 0 and show.first is None:
        going = matinee.first
        how_far = moment(going.saved.summary) if going is not None else ""
        return daily.tile_open(moment=how_far) if how_far else daily.tile_matinee(minutes=matinee.evening.kind.minutes)
    night = show.night
    if night is not None and night.first is not None:
        return daily.tile_played(fames=night.first.fame)
    if show.first is not None:
        return daily.tile_open(moment=moment(show.first.saved.summary))
    return daily.TILE_GIVEN_UP if night is not None else daily.tile_new(kind=KIND[show.evening.kind.id])


TABLES = MenuEntry("tables", "ui.stage", "tables", lambda app: how_many(_tables(app)), lambda app: _tables(app) > 0)
WEEK_ENTRY = MenuEntry("week", "ringing-bell", WEEK_PAGE, week_line, _evening(WEEK_PAGE))
NOW = (
    replace(WEEK_ENTRY, leads=is_week_next),
    MenuEntry("continue", "ui.play", "continue", _goes_on, lambda app: bool(_goes_on(app))),
    MenuEntry("last_game", "ui.statistics", "continue", _last_result, lambda app: bool(_last_result(app))),
    MenuEntry("resume_evening", "ringing-bell", RESUME, _said("resume_evening"), _evening(RESUME)),
    WEEK_ENTRY,
)
"""The one thing to do now: the first of these that leads somewhere, or else the first way to play."""

WAYS = (
    MenuEntry("new", "action.set_up_trick", "setup", _said("new")),
    MenuEntry("together", "ui.wire", "together", _together),
    MenuEntry("solo", "character.magician", "solo_setup", _said("solo")),
    MenuEntry("tonight", "ui.poster", "tonight", _tonight),
    TABLES,
)
"""Ways to play, two in a line and four at most; *Your Tables* gives way to the others and stands beside what is now."""

SHELF = (
    MenuEntry("how_to_play", "ui.rules", "how_to_play"),
    MenuEntry("load", "ui.load", "load"),
    MenuEntry("replays", "ui.clock", "replays"),
    MenuEntry("records", "ui.trophy", "records"),
)
QUIET = (
    MenuEntry(
        "resume_evening",
        "ringing-bell",
        RESUME,
        leads=lambda app: Progress(app).under_way not in ("", evening_going_on(app)),
    ),
    MenuEntry("week", "ringing-bell", WEEK_PAGE),
    MenuEntry("settings", "ui.settings", "settings"),
    MenuEntry("credits", "ui.log", "credits"),
    MenuEntry("quit", "ui.exit"),
)
MOST_WAYS = 4


@scene("title")
class TitleScene(Scene):
    """The first scene. What leads nowhere (no game in progress, no such scene) is left out."""

    is_title = True
    music = TITLE
    breathing = True
    lights_hz = 12  # clouds drift slowly

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(GAME, (menus.SUBTITLE,))
        self.spots.keep_clear = [at.RIBBON, at.NAMES]
        self._scenery = TitleScenery()
        self._buttons: list[Button] = []

    def on_enter(self) -> None:
        """Lay the menu; tell what the start has found, once."""
        super().on_enter()
        notes, self.app.notes = self.app.notes, []
        if notes:
            self.app.post(lambda: self.app.notice(menus.PLEASE_NOTE, "\n".join(map(verbatim, notes))))
        if self.app.is_second:
            self.app.is_second = False
            self.app.post(lambda: self.app.notice(*menus.SECOND_WINDOW))
        if self.app.ended_badly:
            self.app.ended_badly = False
            self.app.post(lambda: offer_to_resume(self.app))

    def on_reveal(self) -> None:
        """A game may have been started or deleted meanwhile."""
        self.layout()

    def layout(self) -> None:
        first = next(iter(self._offered(NOW)), None)  # asked once: a game may be saved meanwhile
        self._buttons = [*self._tiles(first), *self._shelf(), *self._quiet(first)]
        self.spots.clear()
        self.spots.add_all(button.spot() for button in self._buttons)

    def _offered(self, entries: Sequence[MenuEntry]) -> list[MenuEntry]:
        return [entry for entry in entries if entry.is_offered(self.app)]

    def _tiles(self, now: MenuEntry | None) -> Iterator[Button]:
        ways = self._offered(WAYS)
        first = now if now is not None else ways[0]
        ways = [way for way in ways if way is not first]
        has_company = TABLES in ways[MOST_WAYS:]
        place, beside = at.now(has_company=has_company)
        yield self._tile(first, place, is_first=True)
        if has_company:
            yield self._tile(TABLES, beside)
        for way, rect in zip(ways, at.ways(min(MOST_WAYS, len(ways))), strict=False):
            yield self._tile(way, rect)

    def _tile(self, entry: MenuEntry, rect: Rect, *, is_first: bool = False) -> Tile:
        label, tip = entry.label(self.app), menus.TITLE_ENTRIES[entry.name][1]
        return Tile(
            f"title.{entry.name}",
            rect,
            label,
            partial(self._open, entry),
            primary=is_first,
            icon=entry.icon,
            second_line=entry.line(self.app) if entry.line is not None else "",
            style=theme.TEXT.button_large,
            default=is_first,
            tip=partial(Tip, tip),
        )

    def _shelf(self) -> Iterator[Button]:
        entries = self._offered(SHELF)
        widths = [text_width(entry.label(self.app), theme.TEXT.button) + 76 for entry in entries]
        for entry, rect in zip(entries, at.shelf(widths), strict=True):
            tip = partial(Tip, menus.TITLE_ENTRIES[entry.name][1])
            press = partial(self._open, entry)
            yield Button(
                f"title.{entry.name}",
                rect,
                entry.label(self.app),
                press,
                icon=entry.icon,
                style=theme.TEXT.button,
                tip=tip,
            )

    def _quiet(self, first: MenuEntry | None) -> Iterator[Button]:
        entries = [entry for entry in self._offered(QUIET) if first is None or entry.name != first.name]
        labels = [menus.TITLE_ENTRIES[entry.name][0] for entry in entries]
        widths = [text_width(label, theme.TEXT.label_large) + 46 for label in labels]
        for entry, label, rect in zip(entries, labels, at.quiet(widths), strict=True):
            tip = menus.TITLE_ENTRIES[entry.name][1]
            press, told = partial(self._open, entry), partial(Tip, tip) if tip else None
            name = f"title.{entry.name}"
            yield QuietWords(name, rect, label, press, icon=entry.icon, style=theme.TEXT.label_large, tip=told)

    def _open(self, entry: MenuEntry) -> None:
        self.app.sounds.play("click")
        if not entry.scene:
            self.app.quit()
        else:
            open_scene(self.app, entry.scene)

    def draw(self, canvas: Surface) -> None:
        self._scenery.draw(canvas, self.breath.seconds)
        gold_text(canvas, menus.GAME, at.LOGO, theme.TEXT.logo.of(150))
        draw_text(
            canvas, menus.SUBTITLE, at.SUBTITLE, theme.TEXT.title_huge, Shaded(theme.PARCHMENT, "#1a0c16"), "center"
        )
        draw_ribbon(canvas, at.RIBBON, "#5a1222", menus.RIBBON, theme.TEXT.title)
        draw_quiet_ground(canvas, at.QUIET)
        for button in self._buttons:
            button.draw(canvas, self.spots)
        draw_text(canvas, menus.IMPRINT, at.FOOT, theme.TEXT.aside, Shaded(theme.PARCHMENT, "#0a0408"), "center")

    def draw_beside(self, screen: Surface, canvas: Rect) -> None:
        """The curtains and their valance go on to the edges of the window."""
        draw_house(screen, canvas)


def offer_to_resume(app: App) -> None:
    """After a run that was killed or failed: whether its game is taken up again. Nothing without such a game."""
    game = GamesInProgress(app.places).last()
    if game is None:
        return
    take_up = Reply(menus.CONTINUE, lambda: open_scene(app, "continue"), primary=True, icon="ui.play")
    answers = [Reply(menus.NOT_NOW, escape=True), take_up]
    text = menus.ended_badly(game=describe(game.saved.summary))
    open_scene(app, "choose", title=menus.INTERRUPTED, text=text, answers=answers)
