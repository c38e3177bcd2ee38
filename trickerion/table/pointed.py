"""What the things on the table say when they are pointed at: the facts of the rules in their words."""

from collections.abc import Sequence
from typing import Protocol

from trickerion.language.speech import in_turn, join, listed, signed
from trickerion.language.verbatim import Verbatim
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.play.deeds import say
from trickerion.rules import moves as m
from trickerion.rules.ask import board
from trickerion.rules.ask.actions import answer_facts, cost_changes, points_of, shard_facts, slot_reason
from trickerion.rules.ask.actions import why_nowhere as why_nowhere_of
from trickerion.rules.ask.deeds import deed
from trickerion.rules.ask.heir import heir_facts
from trickerion.rules.ask.powers import powers, powers_that_close
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.catalog import ENHANCE_SHARDS, POSTER_FAME, SLOTS, location_of
from trickerion.rules.facts.actions import ActingFacts, ActionStatus
from trickerion.rules.facts.board import BoardFacts, DeckFacts
from trickerion.rules.facts.heir import HeirFacts
from trickerion.rules.facts.powers import PowersFacts
from trickerion.rules.moves import Reason
from trickerion.rules.options import HEIR
from trickerion.rules.state import GameState, Performance, PlayerState
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspot import plain
from trickerion.words import action_tooltips, card_tooltips, names, place_tooltips, reasons, tooltips
from trickerion.words.academy import tips as academy
from trickerion.words.heir import tips as heir
from trickerion.words.moves import DETAIL, LABEL
from trickerion.words.powers.names import power as power_name
from trickerion.words.powers.texts import TEXTS
from trickerion.words.screens import board as words
from trickerion.words.screens import powers as of_powers
from trickerion.words.screens import table as said
from trickerion.words.screens.answers import ABILITIES
from trickerion.words.screens.assignment import PRICED_ELSEWHERE, then_each
from trickerion.words.screens.replay import assigned
from trickerion.words.tooltips import effect_name


class Seen(Protocol):
    """The table as its reader sees it, with what the reader may do."""

    state: GameState
    viewer: int
    names: tuple[Verbatim, ...]
    legal: tuple[m.Move, ...]
    faces: dict[str, str]

    @property
    def me(self) -> PlayerState: ...
    def seated(self, seat: int) -> PlayerState: ...
    @property
    def voice(self) -> Voice: ...
    @property
    def question(self) -> str: ...
    @property
    def on_board(self) -> BoardFacts: ...


def action(table: Seen, action_id: str, status: ActionStatus | None, *, is_open: bool) -> Words:
    """An Action, its cost and what changed it, and why it cannot be taken; ``is_open``: it could be of use."""
    changes = cost_changes(table.state, table.viewer, status, action_id)
    costs = action_tooltips.costs(status) if status is not None else ()
    more = [*costs, *tooltips.because(changes.always), *words.with_tricks(changes.with_tricks)]
    if action_id == "fortune_telling" and is_open and len(table.state.pending) == 3:
        left, _right, bottom = table.state.pending
        more.append(words.fortune(left, bottom))
    return action_tooltips.ACTION[action_id].plus(*more, note=why(table, status.reason if status is not None else None))


def why(table: Seen, reason: Reason | None) -> str:
    """A refusal in a whole sentence; "" for none."""
    return reasons.long(reason, table.names, table.viewer) if reason is not None else ""


def slot(table: Seen, slot_id: str) -> Words:
    """A Character slot: what it adds, who stands there; for a performance slot, whether there is a show to give."""
    facts = board.slot_facts(table.state, slot_id, table.viewer)
    more = [words.NO_SHOW] if facts.no_show and table.voice.is_you(table.viewer) else []
    more += [why(table, Reason("lowest_first"))] if facts.lowest_first else []
    return place_tooltips.slot(facts, table.voice).plus(*more)


def weekday(table: Seen, day: str) -> Words:
    """A weekday of the Theater."""
    return place_tooltips.weekday(board.day_facts(table.state, day, table.viewer), table.voice)


def die(table: Seen, die_id: str) -> Words:
    """A die: what it shows, what else it could show, and what changes what it pays or allows."""
    return place_tooltips.die(board.die_facts(table.state, table.viewer, die_id))


def why_nowhere(table: Seen, character_id: str) -> str:
    """Reason why no slot takes a Character that waits."""
    card = table.me.characters[character_id].card
    if not card:
        return words.NO_CARD_NO_PLACE
    return words.why_nowhere(location_of(card), why_nowhere_of(table.state, table.viewer, character_id), table.voice)


def why_not_placed(table: Seen, character_id: str, slot_id: str) -> str:
    """Reason why a Character may not go to a slot, in a sentence."""
    return why(table, slot_reason(table.state, table.viewer, character_id, slot_id)) or words.NOT_NOW


def stock(table: Seen, component: str, *, quick: bool) -> Words:
    """A Component that can be bought, and what its price is made of."""
    facts = board.component_facts(table.state, table.viewer, component)
    lies = words.LIES.get("quick" if quick else facts.lies)
    where = [lies(cause=effect_name(facts.by))] if lies is not None else []
    return tooltips.goods(facts).plus(*where, *tooltips.because(facts.causes), *words.counted(facts))


def why_not_bought(table: Seen, component: str) -> str:
    """Reason why the viewer's Character at work cannot buy a Component that is on sale, or ""."""
    return why(table, board.component_facts(table.state, table.viewer, component).closed)


def goods(table: Seen, component: str) -> Words:
    """A Component of the game."""
    return tooltips.goods(board.component_facts(table.state, table.viewer, component))


def pile(table: Seen, component: str) -> Words:
    """Pieces of the viewer, which can be given back."""
    facts = board.component_facts(table.state, table.viewer, component)
    note = words.GIVE_ONE_BACK if table.legal else ""
    return tooltips.goods(facts).plus(*words.counted(facts), note=note)


def initiative(table: Seen, position: int) -> Words:
    """A place in the Initiative order."""
    return tooltips.initiative(board.initiative_facts(table.state, position), table.voice)


def performance_card(table: Seen, card: Performance) -> Words:
    """A Performance card: its bonus and who has Tricks on it."""
    leaves = card.id == table.on_board.leaving
    words_of_card = card_tooltips.performance_card(card, table.state.row_ids, table.voice, leaves)
    return words_of_card.plus(note=words.CLICK_THEATER)


def trick(table: Seen, place: int) -> Words:
    """A place for a Trick: the card, what it lacks, where its markers are."""
    facts = trick_facts(table.state, table.viewer, place)
    note = words.GIVE_TRICK_BACK if facts is not None and table.legal else ""
    return card_tooltips.owned_trick(facts, place, table.state.row_ids).plus(note=note)


def character(table: Seen, character_id: str) -> Words:
    """A disk of the viewer's team with its card."""
    facts = board.character_facts(table.state, table.viewer, table.me.characters[character_id])
    may_idle, may_lay = m.LeaveIdle(character_id) in table.legal, m.Improvise(character_id) in table.legal
    return words.character(facts, table.voice, may_lay=may_lay, may_idle=may_idle)


def open_card(table: Seen, seat: int, character_id: str) -> Words:
    """An open special card under another player's Character."""
    disk = table.seated(seat).characters[character_id]
    under = words.UNDER(character=names.character(character_id), who=table.voice.name(seat))
    return card_tooltips.special(disk.copies or disk.card).plus(note=under)


def opponent(table: Seen, seat: int, manner: str = "") -> Words:
    """Another player, with the manner if it has one, or the Heir with what its Magician does for it."""
    player, state = table.seated(seat), table.state
    if state.options.seats[seat].player == HEIR and player.magician:
        tricks = join(names.trick(owned.id) for owned in player.tricks if owned is not None)
        known = (words.TRICKS_OF(tricks=tricks), *fame_by_source(table, seat))
        return heir.identity_words(heir_facts(state)).plus(*known, note=words.CLICK_HEIR)
    laid = join(power_name(power) for power in powers(state, seat).learned)
    known = (*fame_by_source(table, seat), *([words.POWERS(powers=laid)] if laid else []), *assigned(state, seat))
    return card_tooltips.opponent(table.names[seat], player, manner).plus(*known, note=words.CLICK_WORKSHOP)


def special_deck(table: Seen, deck: str, facts: DeckFacts) -> Words:
    """A deck of special Assignment cards."""
    note = words.looked_at(*board.kept_of(table.state, table.viewer, deck))
    return words.special_deck(deck, *facts, note)


def magician(table: Seen) -> Words:
    """The viewer's Magician, and where the Fame came from."""
    about = card_tooltips.magician_of(table.state.options, table.me)
    note = words.CLICK_OWN_WORKSHOP if table.voice.is_you(table.viewer) else ""
    return about.plus(*fame_by_source(table, table.viewer), note=note)


def fame_by_source(table: Seen, seat: int) -> list[str]:
    """Sentence about the sources of a player's Fame, which everybody has seen; none without Fame."""
    player = table.seated(seat)
    found = {words.FAME_SOURCES.get(by) or by.replace("_", " "): fame for by, fame in player.fame_by.items() if fame}
    came = listed(f"{source} {number}" for source, number in sorted(found.items(), key=lambda one: -one[1]))
    return [words.FAME_BY(points=player.fame, sources=came)] if came else []


def heirs_plan(facts: HeirFacts, *, leads_on: bool) -> Words:
    """The Heir's plan card with its stance; ``leads_on``: a click opens its board."""
    now = heir.stance_words(facts, facts.stance)
    more = f"*{now.title}.* {now.body[0]} {now.body[1]}"
    return heir.plan_words(facts).plus(more, note=words.CLICK_HEIR if leads_on else "")


def shard_words(state: GameState, seat: int, card: str = "", character_id: str = "") -> Words:
    """Words on Enhance Character, and on its changes."""
    return said.shard(
        shard_facts(state, seat, card, character_id), of_powers.closing(powers_that_close(state, seat, ENHANCE_SHARDS))
    )


def shard_tip(state: GameState, seat: int, card: str = "", character_id: str = "") -> Tip:
    """The same as a tip."""
    return plain(shard_words(state, seat, card, character_id))


def points_tip(state: GameState, acting: ActingFacts | None) -> Tip | None:
    """Tip with the sources of the Action Points of the Character at work."""
    if acting is None or not acting.takes_actions:
        return None
    planned = points_of(state, acting.seat, acting.character, acting.slot)
    return plain(said.points(planned, acting.points, has_acted=acting.has_acted))


def label(table: Seen, move: m.Move) -> str:
    """The name of a move in a list (block markup); any move has one."""
    kind, about = deed(table.state, table.viewer, move, table.faces)
    return LABEL(kind, about) if kind in LABEL else str(move)


def told(move: m.Move) -> Words | None:
    """Full text for the thing named in a line of a list, a room, a secret or a Power; None for any other."""
    match move:
        case m.ChooseTile(tile):
            return academy.room(tile)
        case m.LearnSecret(secret) | m.LendSecret(_, secret):
            return academy.secret(secret)
        case m.UsePower(power):
            return Words(power_name(power), (TEXTS[power],), f"power.{power}")
    return None


def hint(told: str, reason: str) -> Words:
    """A hint: the move, and the reason if there is one."""
    return Words(said.HINT, (f"{told}.", *filter(None, [reason])), "ui.hint")


def detail(table: Seen, move: m.Move, change: tuple[int, int, int]) -> str:
    """The second line of an answer: what the move pays and costs for certain (``change`` in Fame, Coins, Shards)."""
    facts = answer_facts(table.state, table.viewer, move)
    if facts.performer < 0:
        kind, about = deed(table.state, table.viewer, move)
        of = {**about, "price": facts.price, "is_priced": facts.price is not None, "closes": facts.blocks}
        lines = [DETAIL(kind, of) if kind in DETAIL else ""]
        lines += [said.THROUGH(cause=effect_name(cause), change=signed(more)) for cause, more in facts.counted]
        gains = zip(change, names.ICON.values(), strict=False)
        lines += [f"{signed(amount)} {icon}" for amount, icon in gains if amount]
        return "  ".join(filter(None, lines))
    they = said.THEIR_SHOW(who=table.names[facts.performer], gains=names.yields(facts.theirs))
    return in_turn([they, *([said.OWN_SHARE(gains=names.yields(facts.own))] if any(facts.own) else [])])


def at_work(character: str, slot: str) -> str:
    """A Character and its weekday, or the Location."""
    place = SLOTS[slot]
    where = names.DAY[place.day] if place.day else names.LOCATION[place.location]
    return words.AT_WORK(character=names.character(character), place=where)


def poster(table: Seen) -> str:
    """Gain of a Poster, the Coins left, and the wages to come."""
    left = table.me.coins - table.on_board.poster_price(table.viewer)
    wages = wage_bill(table.state, table.viewer).everybody
    say_it = words.POSTER if wages else words.POSTER_WITHOUT_WAGES
    return say_it(gain=POSTER_FAME, left=left, wages=wages)


def extras(table: Seen, moves: Sequence[m.Move]) -> Words:
    """Offers of the box for cards and abilities."""
    return Words(ABILITIES, tuple(f"{say(move, table.state, table.viewer)}." for move in moves[:6]))


def laid_power(own: PowersFacts, slot: int) -> Words:
    """A Power beside a slot: what it does, what lies on it, whether it has worked, and how long it stays."""
    _beside, *more, note = of_powers.laid(own, slot)
    return of_powers.card_tip(own.rack[slot - 1], note=note).plus(*more)


def priced(use: ActionStatus) -> tuple[str, bool]:
    """Cost of an Action, and True if the cost is a number of Action Points."""
    first, most = use.cost
    if use.action == "draw_card" and first < most:
        return then_each(first=first, each=most), False
    elsewhere = PRICED_ELSEWHERE.get(use.action)
    return elsewhere or reasons.cost_range(use.cost, use.action), elsewhere is None and first == most
