"""The sheet between two turns in words: all that it shows, for those who do not see it."""

from collections.abc import Iterator

from trickerion.language.speech import headed, in_turn, listed
from trickerion.language.voice import Voice, you_or_name
from trickerion.rules.catalog import ACADEMY, DICE
from trickerion.scenes.seam.begins import BeginsPage
from trickerion.scenes.seam.ends import EndsPage, in_academy, spared, unpaid
from trickerion.scenes.seam.telling import Telling
from trickerion.table.seam import WageRow
from trickerion.words import card_tooltips, names
from trickerion.words.screens import seam as words


def seam_in_words(telling: Telling, ends: EndsPage, begins: BeginsPage) -> Iterator[str]:
    """The turn that ends, in a turn after the first; then the one that begins."""
    seam = telling.seam
    if not seam.is_first:
        yield words.ends(turn=seam.turn - 1)
        yield from _ended(telling, ends)
        yield words.begins(turn=seam.turn)
    yield from _begun(telling, begins)


def _ended(telling: Telling, ends: EndsPage) -> Iterator[str]:
    """Wages, who joins, orders, the Academy."""
    seam = telling.seam
    if seam.wages:
        yield headed(head=words.WAGES, text=in_turn(_wages(telling, ends, row) for row in seam.wages))
    voice = Voice(telling.names, telling.viewer)
    for joined in seam.joined:
        yield headed(head=names.character(joined.character), text=words.joins(voice, joined.seat))
    yield headed(head=words.ORDERS, text=listed(names.component(new) for _, new, _ in seam.orders) or words.NONE)
    if ACADEMY in telling.state.options.modules:
        yield headed(head=words.ACADEMY, text=" ".join(map(in_academy, seam.academy)) or words.NONE)


def _wages(telling: Telling, ends: EndsPage, row: WageRow) -> str:
    """Wages that a player has paid, and those unpaid."""
    who = you_or_name(row.seat, telling.names, telling.viewer)
    if instead := ends.instead(row):
        return listed((who, words.NONE_PAID if instead == words.NO_WAGES else instead))
    left = [unpaid(row.unpaid), names.change({"fame": -row.fame_lost})] if row.unpaid else []
    return listed((who, names.yields({"coins": row.paid}), *left, *([spared(row)] if row.savers else [])))


def _begun(telling: Telling, begins: BeginsPage) -> Iterator[str]:
    """Cards, prophecy, dice, Initiative, the poster."""
    seam, state = telling.seam, telling.state
    row = [names.performance(card, state.row_ids) for card in state.row_ids]
    if seam.left:
        yield headed(head=words.LEAVES_STAGE, text=names.performance(seam.left, state.row_ids))
    if seam.came and not seam.is_first:
        yield headed(head=words.NEW_ON_STAGE, text=names.performance(seam.came, state.row_ids))
    yield headed(head=words.THEATER, text=listed(row))
    if begins.has_prophecies and state.active_prophecy:
        title, (text, *_) = card_tooltips.prophecy(state.active_prophecy)[:2]
        yield headed(head=words.PROPHECY, text=f"{title}. {text}")
    areas = dict.fromkeys(die.area for die in DICE.values())
    faces = {area: [die.id for die in DICE.values() if die.area == area] for area in areas}
    yield in_turn(
        headed(head=names.AREA[area], text=listed(names.face(die, telling.board.dice[die]) for die in dice))
        for area, dice in faces.items()
    )
    order = (you_or_name(place.seat, telling.names, telling.viewer) for place in telling.board.initiative)
    yield headed(head=words.INITIATIVE, text=listed(order))
    yield begins.poster_told
