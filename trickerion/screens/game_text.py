"""A finished game as plain text, for the clipboard and a file: the final table, then the log turn by turn."""

from collections.abc import Iterator

from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.loop import App
from trickerion.bots.levels import level_of
from trickerion.language.signs import as_written
from trickerion.language.speech import join, listed
from trickerion.language.verbatim import verbatim
from trickerion.play.replay import Replay
from trickerion.rules.ask.board import board_of
from trickerion.rules.facts.board import PlayerFacts
from trickerion.rules.game import Game, Standing
from trickerion.screens.fame_sources import sources_of
from trickerion.storage.game_texts import write_game_text
from trickerion.storage.player_error import SaveError
from trickerion.storage.statistics import mark_of
from trickerion.table.log_panel import entries_of
from trickerion.table.view import seat_names, typed_names
from trickerion.words import names
from trickerion.words.screens import game_text as words
from trickerion.words.screens import scoring


def copy_as_text(app: App, game: Game) -> None:
    """Copy a finished game to the clipboard, keep the text in a file, and say so."""
    app.sounds.play("page_turn")
    text = text_of(game)
    name = f"{join(typed_names(game.options))} {mark_of(game)[:8]}"
    is_copied = copy_to_clipboard(text)
    try:
        path = write_game_text(app.places, name, text)
    except SaveError as error:
        app.notice(words.NOT_WRITTEN, verbatim(error))
        return
    say = words.lies_in if is_copied else words.lies_only_in
    app.notice(words.COPIED if is_copied else words.NOT_COPIED, say(file=verbatim(path)))


def text_of(game: Game) -> str:
    """The plain text of a finished game, everything open: lines of letters without any markup."""
    return "\n".join([*_head(game), "", *_final_table(game), "", *_log(game), ""])


def _head(game: Game) -> Iterator[str]:
    options = game.options
    yield words.HEAD
    yield as_written(words.kind(game=scoring.kind_of_game(options), edition=scoring.edition(options)))
    yield as_written(words.seed(seed=verbatim(game.seed)))


def _final_table(game: Game) -> Iterator[str]:
    yield _underlined(words.FINAL_TABLE)
    options, players = game.options, board_of(game.state, 0).players
    for number, standing in enumerate(game.result(), 1):
        seat = standing.seat
        yield as_written(
            words.place(
                number=number,
                name=seat_names(options)[seat],
                magician=names.magician(players[seat].magician),
                kind=scoring.who_played(options, seat, level_of(options.seats[seat].player)),
                points=standing.fame,
            )
        )
        yield from (f"   {as_written(line)}" for line in _about(standing, players[seat]))


def _about(standing: Standing, player: PlayerFacts) -> Iterator[str]:
    """Sources of the Fame, and the Tricks at the end."""
    sources = sources_of(standing.fame_by_source)
    came = [f"{scoring.SOURCES[source]} {fame}" for source, fame in sources.gained.items() if fame]
    if came:
        yield words.came_from(sources=listed(came))
    if sources.lost:
        yield words.lost(number=sources.lost)
    owned = [names.trick(trick.id) for trick in player.tricks]
    if owned:
        yield words.learned(tricks=listed(owned))


def _log(game: Game) -> Iterator[str]:
    replay = Replay(game)
    replay.look_at_all()
    replay.go_to(replay.last)
    yield _underlined(words.THE_GAME)
    for entry in entries_of(replay.log, seat_names(game.options, as_cast=True), replay.viewer):
        if entry.is_head:
            yield from ("", as_written(entry.text))
        else:
            yield f"- {as_written(entry.text)}"


def _underlined(title: str) -> str:
    return f"{title}\n{'-' * len(title)}"
