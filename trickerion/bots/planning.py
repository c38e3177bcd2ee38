"""The turn ahead: which Characters go where (Assignment), and which of them next (Place Characters)."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from trickerion.bots.forward_model import give_card, place
from trickerion.bots.manners import pushed_aside
from trickerion.bots.outcomes import CAREFUL, Care, Line
from trickerion.bots.refining import refined
from trickerion.bots.search import Search
from trickerion.bots.weights import Weights
from trickerion.rules.catalog import BASE_POINTS, SLOTS, SPECIALS, YIELD_MODIFIER, Slot, X, location_of
from trickerion.rules.moves import CopyCard, Move
from trickerion.rules.phases.place_characters import being_placed, open_slots
from trickerion.rules.state import IDLE, WAITING, Character, GameState

STAGES = ("downtown", "market_row", "workshop", "academy", "dark_alley", "theater")
"""The order in which work flows: learn, buy, prepare, teach, set up."""

LESS = 0.3
"""Share of the changes of a plan that are tried, once finding the plan has taken all patience."""
LONG, FEW = 3_500, 5
"""Tables looked at for placements, and how many of these are still followed to the end of the turn beyond it."""

MOST_AT = {"theater": 3}
MOST_ELSEWHERE = 2
CONTESTED = ("downtown", "market_row", "dark_alley", "academy")
BEST_DAYS = ("sunday", "saturday", "friday", "thursday")
_CONTESTED_DAYS = 3
DICE_OF_THE_FIRST_TURN = ("residence_a", "inn_specialist", "residence_b", "inn_apprentice")
DICE_OF_LATER_TURNS = ("inn_specialist", "inn_apprentice")
RIVAL = 9
"""The seat that stands for whoever takes a slot first."""


class Plan(NamedTuple):
    """Assignment cards for Characters (those left out stay idle), and what the turn should bring."""

    worth: float
    cards: dict[str, str]


class Placement(NamedTuple):
    """A Character on a slot, "" to leave it idle; what it does there, and what the turn is worth with it."""

    worth: float
    character: str
    slot: str
    moves: tuple[Move, ...]


class Node(NamedTuple):
    """A turn planned so far."""

    worth: float
    state: GameState
    cards: dict[str, str]
    rest: tuple[Character, ...]

    def joined(self, character: str, card: str, line: Line) -> "Node":
        """The turn with one more Character and what it does."""
        rest = tuple(c for c in self.rest if c.id != character)
        return Node(line.worth, line.state, self.cards | {character: card}, rest)


# ------------------------------------------------------------------ rivals


def block(state: GameState, placed_before: int, weights: Weights) -> None:
    """Before the cards are revealed: let the rivals who place earlier take the best slots and days, as is likely."""
    for location, rate in weights.contest:
        number = int(rate * placed_before + 0.5)
        if location == "theater":
            for day in _usable_days(state)[: min(number, len(state.players) - 1, _CONTESTED_DAYS)]:
                state.days.setdefault(day, RIVAL)
            continue
        taken = sum(owner == RIVAL and SLOTS[slot].location == location for slot, (owner, _) in state.occupants.items())
        for _ in range(number - taken):
            _take_best(state, location, weights)


def block_known(state: GameState, seat: int, weights: Weights) -> None:
    """Between two placements of the seat every rival places one Character; their cards lie open."""
    for other in state.seats:
        if other == seat:
            continue
        waiting = [c for c in state.players[other].characters.values() if c.status == WAITING and c.card]
        for location in CONTESTED:
            if any(location_of(c.card) == location for c in waiting):
                _take_best(state, location, weights)
                break
        else:
            if any(location_of(c.card) == "theater" for c in waiting) and not state.day_of(other):
                free = [day for day in _usable_days(state) if day not in state.days]
                if free:
                    state.days[free[0]] = other


def _usable_days(state: GameState) -> list[str]:
    """The weekdays that nothing covers, the best first."""
    return [day for day in BEST_DAYS if f"{day}.perform" not in state.closed]


def _take_best(state: GameState, location: str, weights: Weights) -> None:
    slots = [slot for slot in SLOTS.values() if slot.location == location and state.is_open(slot.id)]
    if slots:
        state.occupants[max(slots, key=lambda slot: slot.modifier).id] = (RIVAL, "rival")
    if location == "downtown" and weights.heeds_rivals:
        _use_up_a_die(state)


def _use_up_a_die(state: GameState) -> None:
    """Use up a die in the Downtown as a rival does: at first for a Trick, then for a hire, else for Coins."""
    order = DICE_OF_THE_FIRST_TURN if state.turn == 1 else DICE_OF_LATER_TURNS
    die = next((die for die in order if state.dice[die] != X), "")
    banks = [bank for bank in ("bank_a", "bank_b") if state.dice[bank] != X]
    if die or banks:
        state.dice[die or max(banks, key=lambda bank: state.dice[bank])] = X


# ------------------------------------------------------------------ slots


def best_slots(state: GameState, seat: int, character: Character) -> list[str]:
    """Slots that make a difference for a Character: the best modifier, and every kind of day in the Theater."""
    slots = [SLOTS[slot] for slot in open_slots(state, seat, character)]
    elsewhere = _elsewhere(slots, location_of(character.card)) if state.boards and slots else []
    if location_of(character.card) != "theater":
        slots = [slot for slot in slots if slot not in elsewhere]
        return [max(group, key=lambda slot: slot.modifier).id for group in (slots, *_by_location(elsewhere)) if group]
    found: dict[tuple[int, bool], str] = {}
    for slot in reversed(slots):
        if slot.day:
            found.setdefault((YIELD_MODIFIER[slot.day], slot.is_performance), slot.id)
    return [*found.values(), *(max(group, key=lambda slot: slot.modifier).id for group in _by_location(elsewhere))]


def _elsewhere(slots: list[Slot], location: str) -> list[Slot]:
    """The slots that only a Power offers, at another Location than that of the card."""
    if any(slot.location == location for slot in slots):
        return [slot for slot in slots if not slot.day and slot.location != location]
    return []


def _by_location(slots: list[Slot]) -> list[list[Slot]]:
    return [[slot for slot in slots if slot.location == place] for place in dict.fromkeys(s.location for s in slots)]


def theater_slot(state: GameState, seat: int, character: Character) -> str:
    """For a quick look ahead: the Magician performs on the best day, helpers stand behind."""
    slots = [slot for slot in map(SLOTS.__getitem__, open_slots(state, seat, character)) if slot.day]
    if not slots:
        return ""
    shows = [slot for slot in slots if slot.is_performance]
    day_order = ("sunday", "saturday", "friday", "thursday") if shows else ("friday", "saturday", "thursday", "sunday")
    return min(shows or slots, key=lambda slot: day_order.index(slot.day)).id


# ------------------------------------------------------------------ Assignment


class Planner:
    """Plans the turn of one seat."""

    def __init__(self, seat: int, weights: Weights, care: Care = CAREFUL) -> None:
        self.seat = seat
        self.weights = weights
        self.care = care
        self.search = Search(seat, weights, care)
        self._worked: dict[tuple[tuple[str, str], ...], Line] = {}

    def assignment(self, state: GameState) -> Plan:
        """The best Assignment found when every Character of the team can be freely given a card."""
        return self.assignments(state, 1)[0]

    def assignments(self, state: GameState, most: int) -> list[Plan]:
        """The best Assignment found, and of those that were tried on the way to it the next best ones."""
        bare, hand = self._bare(state), _whole_hand(state, self.seat)
        nodes = [bare]
        for stage in STAGES:
            cards = sorted((card for card in hand if location_of(card) == stage), key=lambda card: card in SPECIALS)
            if cards:
                nodes = self._stage(nodes, stage, cards)
        best = max(nodes, key=lambda node: node.worth)
        if not self.care.tries:
            return [Plan(best.worth, best.cards)]
        tried: list[Plan] = []

        def judge(cards: dict[str, str]) -> float:
            tried.append(Plan(self._judged(bare, cards), cards))
            return tried[-1].worth

        is_long = self.search.outcomes.looked > self.care.out_of_patience
        tries = round(self.care.tries * LESS) if is_long else self.care.tries
        found = Plan(*refined(bare.rest, hand, best.cards, judge, tries))
        others = sorted((plan for plan in tried if plan.cards != found.cards), key=lambda plan: -plan.worth)
        return [found, *others][:most]

    def _bare(self, state: GameState) -> Node:
        """The turn with nothing planned yet: nobody has a card, and all wait for one."""
        state = state.copy()
        state.phase = "place_characters"
        player = state.players[self.seat]
        hand = _whole_hand(state, self.seat)
        team = tuple(c._replace(card="", status=WAITING) for c in player.characters.values())
        player.characters = {c.id: c for c in team}
        player.hand = [card for card in hand if card in SPECIALS]
        for other in state.seats:
            if other != self.seat:
                player_2 = state.players[other]
                player_2.characters = {c.id: c._replace(card="") for c in player_2.characters.values()}
        return Node(self.search.outcomes.worth(state), state, {}, team)

    def carried_out(self, state: GameState, cards: dict[str, str]) -> Iterator[tuple[str, GameState, Line]]:
        """A turn with these cards, Character by Character in the order of the work flow: the table before, the line."""
        node = self._bare(state)
        for name in _in_order(cards):
            before = node.state
            line = self._at_work(node, name, cards[name])
            node = node.joined(name, cards[name], line)
            yield name, before, line

    def judged(self, state: GameState, cards: dict[str, str]) -> float:
        """Worth of a turn with these cards, on a table with no card laid."""
        return self._judged(self._bare(state), cards)

    def _judged(self, bare: Node, cards: dict[str, str]) -> float:
        """Worth of a turn with these cards when they are played in the order of the work flow."""
        node = bare
        for name in _in_order(cards):
            node = self._with_one_more(node, name, cards[name])
        return self._others_idle(node).worth

    def _stage(self, nodes: list[Node], stage: str, cards: list[str]) -> list[Node]:
        found: list[Node] = []
        for node in nodes:
            found += self._extended(node, stage, cards)
        if stage == STAGES[-1]:
            return [max((self._others_idle(node) for node in found), key=lambda node: node.worth)]
        credit = self.weights.point * self.weights.unplanned
        found.sort(key=lambda node: -(node.worth + credit * sum(BASE_POINTS[c.kind] + 0.5 for c in node.rest)))
        return found[: max(1, self.care.beam - self.search.outcomes.looked // self.care.patience)]

    def _others_idle(self, node: Node) -> Node:
        """The end of a plan: who has no card does nothing."""
        state = node.state.copy()
        for character in node.rest:
            state.players[self.seat].characters[character.id] = character._replace(status=IDLE)
        return node._replace(worth=self.search.outcomes.worth(state), state=state)

    def _extended(self, node: Node, stage: str, cards: list[str]) -> list[Node]:
        """The node with every sensible group of Characters at a Location; a group builds on the one before it."""
        known: dict[tuple[str, ...], Node] = {(): node}
        idle_stage = stage == "theater" and not any(o and o.markers for o in node.state.players[self.seat].tricks)
        for group in _groups(node.rest, stage, len(cards)):
            names = tuple(character.id for character in group)
            if not names or (idle_stage and "magician" not in names):
                continue
            if len(names) > 1 and self.search.outcomes.looked > self.care.out_of_patience:
                break
            before = known.get(names[:-1])
            if before is not None and (len(names) < 3 or names[:-1] in self._best_pairs(known)):
                known[names] = self._with_best_card(before, group[-1], cards)
        return list(known.values())

    def _best_pairs(self, known: dict[tuple[str, ...], Node]) -> list[tuple[str, ...]]:
        """The pairs of Characters that a third may join."""
        pairs: list[tuple[str, ...]] = [names for names in known if len(names) == 2]
        return sorted(pairs, key=lambda names: -known[names].worth)[: self.care.pairs]

    def _with_best_card(self, node: Node, character: Character, cards: list[str]) -> Node:
        """The node with one more Character: its permanent card, or a special one that does more than it scores."""
        rest = list(cards)
        for card in node.cards.values():
            if card in rest:
                rest.remove(card)
        permanent = [card for card in rest if card not in SPECIALS][:1]
        special = [card for card in rest if card in SPECIALS and fits(card, character)]
        special = special[: self.care.specials if self.search.outcomes.looked < self.care.patience else 0]
        tried = permanent + special or rest[:1]
        return max((self._with_one_more(node, character.id, card) for card in tried), key=lambda each: each.worth)

    def _with_one_more(self, node: Node, character: str, card: str) -> Node:
        """The node with one more Character placed."""
        return node.joined(character, card, self._at_work(node, character, card))

    def _at_work(self, node: Node, character: str, card: str) -> Line:
        """Work of one more Character, on a new table; thought out once for all Assignments that begin so."""
        begun = (*node.cards.items(), (character, card))
        if begun not in self._worked:
            self._worked[begun] = self._works(node, character, card)
        return self._worked[begun]

    def _works(self, node: Node, character: str, card: str) -> Line:
        state = node.state.copy()
        rivals = len(state.players) - 1
        block(state, state.initiative.index(self.seat) + rivals * len(node.cards), self.weights)
        give_card(state, self.seat, character, card)
        hand = state.players[self.seat].hand
        if card in SPECIALS and card not in hand:  # it lies already under somebody who was hired before
            return self._idle(state, state.players[self.seat].characters[character])
        if card in SPECIALS:
            hand.remove(card)
        return self.play(state, character)

    # -------------------------------------------------------------- Place Characters

    def play(self, state: GameState, character_id: str, slot: str = "") -> Line:
        """Place a waiting Character (on its likely slot) and take its best Actions, on a new table."""
        at_home, state = state, state.copy()
        character = state.players[self.seat].characters[character_id]
        if not slot and location_of(character.card) == "theater":
            slot = theater_slot(state, self.seat, character)
        elif not slot:
            slot = next(iter(best_slots(state, self.seat, character)), "")
        if not slot:
            return self._idle(state, character)
        acting = place(state, self.seat, character_id, slot)
        if acting is None:
            return self.search.outcomes.stay(state)
        line = self.search.best_line(state, may_enhance=acting.points == 2)
        line.state.stack = []
        if line.moves or SLOTS[slot].is_performance:
            return line
        return max(line, self._idle(at_home.copy(), character), key=lambda each: each.worth)

    def _idle(self, state: GameState, character: Character) -> Line:
        """Leave the Character idle, which saves its wage."""
        state.players[self.seat].characters[character.id] = character._replace(status=IDLE)
        return Line(self.search.outcomes.worth(state), (), state)

    def rest_of_turn(self, state: GameState) -> float:
        """Worth of the table when the waiting Characters have worked in the order of the work flow."""
        while True:
            waiting = [c for c in state.players[self.seat].characters.values() if c.status == WAITING and c.card]
            if not waiting:
                return self.search.outcomes.worth(state)
            state = self.play(state, min(waiting, key=_flow_order).id).state

    def next_placement(self, state: GameState) -> Placement:
        """The placement to make now."""
        return self.placements(state)[0]

    def placements(self, state: GameState) -> list[Placement]:
        """The placements that could be made now, the best first."""
        first: list[tuple[Placement, GameState]] = []
        copied = being_placed(state, self.seat)
        for character in [copied] if copied else _unlike(state, self.seat):
            for slot in best_slots(state, self.seat, character) or [""]:
                line = self.play(state, character.id, slot)
                line.state.stack = []
                block_known(line.state, self.seat, self.weights)
                is_idle = not copied and line.state.players[self.seat].characters[character.id].status == IDLE
                placement = Placement(line.worth, character.id, "" if is_idle else slot, line.moves)
                first.append((placement, line.state))
        if self.care.placements == 1:
            return sorted((placement for placement, _ in first), key=lambda each: -self.liked(state, each))
        is_long = self.search.outcomes.looked > max(LONG, self.care.patience)
        most = min(FEW, self.care.placements) if is_long else self.care.placements
        least = sorted((placement.worth for placement, _ in first), reverse=True)[:most][-1]
        rest = [each._replace(worth=self.rest_of_turn(after)) for each, after in first if each.worth >= least]
        return sorted(rest, key=lambda each: -self.liked(state, each))

    def liked(self, state: GameState, placed: Placement) -> float:
        """Worth of a placement, with the liking for it beyond that."""
        return placed.worth + self.elbows(state, placed)

    def elbows(self, state: GameState, placed: Placement) -> float:
        """Liking for a placement by its cost for rivals."""
        if not self.weights.elbows:
            return 0.0
        return self.weights.elbows * pushed_aside(state, self.seat, placed.character, placed.slot)

    def best_copy(
        self, state: GameState, value: float, character: str, slot: str, moves: Iterable[Move]
    ) -> Move | None:
        """Mimesis: the opponent's special card that makes this placement worth more, if any."""
        best: Move | None = None
        for move in moves:
            if isinstance(move, CopyCard) and move.character == character and slot:
                table = state.copy()
                characters = table.players[self.seat].characters
                characters[character] = characters[character]._replace(copies=move.card)
                after = self.play(table, character, slot).state
                after.stack = []
                block_known(after, self.seat, self.weights)
                copied = self.rest_of_turn(after)
                if copied > value + self.weights.worth_doing:
                    value, best = copied, move
        return best


def _flow_order(character: Character) -> tuple[int, bool]:
    location = location_of(character.card)
    flow = ("market_row", "workshop", "downtown", "academy", "dark_alley", "theater")
    return flow.index(location) if location in flow else len(flow), character.kind != "magician"


def _unlike(state: GameState, seat: int) -> list[Character]:
    """Waiting Characters, of those alike only the first."""
    characters: dict[tuple[str, str], Character] = {}
    for character in state.players[seat].characters.values():
        if character.status == WAITING:
            characters.setdefault((character.kind, character.card), character)
    return list(characters.values())


def _whole_hand(state: GameState, seat: int) -> list[str]:
    """The Assignment cards of a seat, those under its Characters too."""
    player = state.players[seat]
    return player.hand + [c.card for c in player.characters.values() if c.card]


def _in_order(cards: dict[str, str]) -> list[str]:
    """The Characters with these cards in the order of the work flow."""
    return sorted(cards, key=lambda name: STAGES.index(location_of(cards[name])))


def fits(card: str, character: Character) -> bool:
    """True when a special card can help this Character: those for Perform wait for the Magician."""
    return SPECIALS[card].action != "perform" or character.kind == "magician"


def _groups(rest: tuple[Character, ...], stage: str, cards: int) -> Iterator[tuple[Character, ...]]:
    """Sets of Characters for a Location, of those alike only the first ones; the Magician where he is strong."""
    able = [c for c in rest if c.kind != "magician" or stage in ("downtown", "theater")]
    most = min(MOST_AT.get(stage, MOST_ELSEWHERE), cards)
    seen: set[tuple[str, ...]] = set()
    for size in range(most + 1):
        for group in combinations(able, size):
            kinds = tuple(c.kind + c.home if c.home != "board" else c.kind for c in group)
            if kinds not in seen:
                seen.add(kinds)
                yield group
