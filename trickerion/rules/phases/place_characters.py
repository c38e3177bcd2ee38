"""Place Characters: in Initiative order one Character at a time, which acts at once with its Action Points."""

from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.academy.board import working_secrets
from trickerion.rules.catalog import CHARACTERS, ENHANCE_SHARDS, SLOTS, SPECIALS, Slot, location_of
from trickerion.rules.effects import active_effects as active
from trickerion.rules.effects.modifiers import enhance_points, placement_points, slot_price
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.gains import pay_coins, pay_shards
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import BEGINS, LOCATION
from trickerion.rules.phases.assignment import lay_card, skips_assignment
from trickerion.rules.powers.helping import enhanced_by, placed_by, tell_helpers
from trickerion.rules.returns import apply_return, asides
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import IDLE, WAITING, Character, Choice, GameState, PlayerState, Step

POINTS_FOR_BONUS = 1
WORKS_ON_STAGE = "works_on_stage"
"""Noted in ``PlayerState.used`` of whose Magician has Action Points on a Performance slot, whatever becomes of them."""

_ENHANCE, _FINISH, _FORGO, _SKIP = m.Enhance(), m.FinishCharacter(), m.ForgoBonus(), m.Skip()
_PLACE = {character: m.Ready(m.PlaceCharacter, character) for character in CHARACTERS}
_LEAVE_IDLE = m.Ready(m.LeaveIdle)


def begin(state: GameState, events: list[e.Event]) -> None:
    """Characters without a card are Idle from the start (ruling 27), unless cards are laid only now."""
    for seat, player in enumerate(state.players):
        for character in () if skips_assignment(state, seat) else player.characters.values():
            if not character.card:
                player.characters[character.id] = character._replace(status=IDLE)
    state.stack.append(NextPlacement(0))


# ------------------------------------------------------------------ slots


def open_slots(state: GameState, seat: int, character: Character) -> list[str]:
    """Slots where the Character may be placed: by its Assignment card, and by Powers."""
    slots = slots_of_card(state, seat, character)
    for effect in (
        active.heeding(active.powers_in_force(state, seat), "more_slots") if state.boards and character.card else ()
    ):
        slots += [slot for slot in effect.more_slots(state, seat, character) if slot not in slots]
    return slots


def slots_of_card(state: GameState, seat: int, character: Character) -> list[str]:
    """Slots that an Assignment card leads to: those of its Location, and those that its bonus allows."""
    if not character.card:
        return []
    slots = slots_of_location(state, seat, character, location_of(character.card))
    if state.bends_rules:
        effect = EFFECTS.get(character.copies or character.card)
        slots += effect.more_slots(state, seat, character) if effect else []
    return slots


def slots_of_location(state: GameState, seat: int, character: Character, location: str) -> list[str]:
    """The open slots of one Location for this Character, narrowed and priced by effects."""
    slots = LOCATION[location].slots(state, seat, character)
    occupants, closed = state.occupants, state.closed
    free = [slot.id for slot in slots if slot.id not in occupants and slot.id not in closed]
    for effect in active.heeding(active.common(state), "narrow_slots", "slot_price") if state.active_prophecy else ():
        coins, free = state.players[seat].coins, effect.narrow_slots(state, free)
        free = [slot for slot in free if effect.slot_price(state, SLOTS[slot], 0) <= coins]
    return free


# ------------------------------------------------------------------ whose turn it is


def _has_waiting(state: GameState, seat: int) -> bool:
    return any(character.status == WAITING for character in state.players[seat].characters.values())


def _places_two(state: GameState) -> bool:
    return any(effect.places_two(state) for effect in active.heeding(active.common(state), "places_two"))


def _placing(state: GameState, seat: int, next_position: int, is_second: bool) -> Choice:
    own = policy_of(state, seat).placing(seat, next_position, is_second)
    return own or Placing(seat, next_position, is_second)


class NextPlacement(Step):
    """Finds the next player in Initiative order, from a position on, who still has a Character to place."""

    position: int

    def proceed(self, state: GameState, events: list[e.Event]) -> None:
        count = len(state.initiative)
        for i in range(count):
            position = (self.position + i) % count
            seat = state.initiative[position]
            if _has_waiting(state, seat):
                state.stack[-1] = _placing(state, seat, (position + 1) % count, is_second=False)
                return
        state.stack.pop()


class SecondPlacement(Step):
    """The same player may place a second Character when an effect said so at the first and still does (135, 138)."""

    player: int
    next_position: int

    def proceed(self, state: GameState, events: list[e.Event]) -> None:
        if _places_two(state) and _has_waiting(state, self.player):
            state.stack[-1] = _placing(state, self.player, self.next_position, is_second=True)
        else:
            state.stack[-1] = NextPlacement(self.next_position)


def being_placed(state: GameState, seat: int) -> Character | None:
    """The Character whose placement has begun and must follow now: for it a card was copied (ruling 145), a secret
    lent, or an Assignment card laid just now."""
    team = state.players[seat].characters.values() if state.bends_rules else ()
    return next((c for c in team if c.status == WAITING and (c.copies or _has_begun(state, seat, c))), None)


def _has_begun(state: GameState, seat: int, character: Character) -> bool:
    if not state.boards or not character.card:
        return False
    is_lent = character.kind == "apprentice" and bool(working_secrets(state, seat, character.id))
    return is_lent or (not character.is_open and skips_assignment(state, seat))


def cards_to_lay(state: GameState, seat: int, character: Character) -> list[str]:
    """The cards of the hand with which a Character without a card has somewhere to go."""
    hand = dict.fromkeys(state.players[seat].hand)
    return [card for card in hand if open_slots(state, seat, character.with_card(card))]


class Placing(Choice):
    """Place one Character, or leave one Idle; a second one in the same turn is optional."""

    next_position: int
    is_second: bool = False

    def legal_moves(self, state: GameState) -> list[m.Move]:
        player = state.players[self.seat]
        begun = being_placed(state, self.seat)
        if begun:
            more = [move for move in self._more(state) if getattr(move, "character", "") == begun.id]
            return [*self._placements(state, begun), *more, *asides(state, self.seat)]
        moves: list[m.Move] = []
        for character in player.characters.values():
            if character.status == WAITING:
                moves += self._placements(state, character)
                moves.append(_LEAVE_IDLE[character.id])
        moves += self._more(state)
        if self.is_second:
            moves.append(_SKIP)
        return moves + asides(state, self.seat)

    def _more(self, state: GameState) -> list[m.Move]:
        effects = active.heeding(active.personal(state, self.seat), "more_placing_moves")
        return [move for effect in effects for move in effect.more_placing_moves(state, self.seat)]

    def _placements(self, state: GameState, character: Character) -> list[m.Move]:
        if not character.card:
            return [m.Improvise(character.id)] if cards_to_lay(state, self.seat, character) else []
        return [*map(_PLACE[character.id].__getitem__, open_slots(state, self.seat, character))]

    def apply(self, state: GameState, move: m.Move, events: list[e.Event]) -> None:
        if apply_return(state, self.seat, move, events):
            return
        if isinstance(move, m.PlaceCharacter):
            self._leave(state)
            _place(state, self.seat, move, events)
        elif isinstance(move, m.LeaveIdle):
            self._leave(state)
            player = state.players[self.seat]
            player.characters[move.character] = player.characters[move.character]._replace(status=IDLE)
            events.append(e.CharacterIdle(self.seat, move.character))
        elif isinstance(move, m.Improvise):
            state.stack.append(Improvising(self.seat, move.character))
        elif isinstance(move, m.Skip):
            state.stack[-1] = NextPlacement(self.next_position)
        else:
            active.let_one_do(active.personal(state, self.seat), state, self.seat, move, events)

    def _leave(self, state: GameState) -> None:
        if _places_two(state) and not self.is_second:
            state.stack[-1] = SecondPlacement(self.seat, self.next_position)
        else:
            state.stack[-1] = NextPlacement(self.next_position)


class Improvising(Choice):
    """Choice of the card to lay under the Character that is placed next (Free Improvisation)."""

    character: str

    def legal_moves(self, state: GameState) -> list[m.Move]:
        character = state.players[self.seat].characters[self.character]
        return [m.LayCard(self.character, card) for card in cards_to_lay(state, self.seat, character)]

    def answered(self, state: GameState, move: m.LayCard, events: list[e.Event]) -> None:
        lay_card(state, self.seat, move, events)


# ------------------------------------------------------------------ placing and acting


def _place(state: GameState, seat: int, move: m.PlaceCharacter, events: list[e.Event]) -> None:
    player, slot = state.players[seat], SLOTS[move.slot]
    character = player.characters[move.character]
    if not character.is_open:
        events.append(e.CardRevealed(seat, character.id, character.card))
        if character.card in SPECIALS:
            state.see_card(character.card, state.seats)
    points, helpers = placement_points(state, seat, character, slot), placed_by(state, seat, character, slot)
    is_lost = bool(bonus_lost(state, seat, character, move.slot))
    character = character.placed_on(move.slot)
    pay_coins(state, seat, slot_price(state, slot), "slot", events)
    player.characters[move.character] = character
    state.occupants[move.slot] = (seat, move.character)
    if slot.day:
        state.days[slot.day] = seat
    events.append(e.CharacterPlaced(seat, move.character, move.slot, points))
    card = "" if is_lost else _card_in_use(state, seat, character, slot)
    if slot.is_performance and points:
        player.used.append(WORKS_ON_STAGE)
    acts = CharacterActs(seat, move.character, move.slot, slot.location, points, card=card)
    state.stack.append(acts)
    for effect in active.heeding(active.acting_effects(state, acts), "placed"):
        effect.placed(state, seat, character, slot, events)
    tell_helpers(helpers, state, seat, events)
    for other, power in active.powers_of_opponents(state, seat, "opponent_placed"):
        power.opponent_placed(state, other, slot, events)


def bonus_lost(state: GameState, seat: int, character: Character, slot: str) -> str:
    """The special card whose bonus a waiting Character would lose on a slot to which a Power sends it (ruling 152)."""
    card = character.copies or (character.card if character.card in SPECIALS else "")
    return card if card and state.boards and slot not in slots_of_card(state, seat, character) else ""


def _card_in_use(state: GameState, seat: int, character: Character, slot: Slot) -> str:
    """The special card that helps here. One for Perform waits for the show, others help no performer (ruling 123).

    A card of another Location has helped by bringing the Magician to the stage.
    """
    card = character.copies or (character.card if character.card in SPECIALS else "")
    if not card:
        return ""
    helps_performer = SPECIALS[card].action == "perform"
    if slot.is_performance and helps_performer:
        active.keep_until_end_of_turn(state, seat, card, character.id)
    brought_here = location_of(card) != slot.location
    return card if brought_here or not slot.is_performance else ""


def at_work(state: GameState, acting: Acting) -> bool:
    """True when the Character has Actions of its Location: a Magician on a Performance slot only by a Power."""
    return not SLOTS[acting.slot].is_performance or WORKS_ON_STAGE in state.players[acting.seat].used


class CharacterActs(Acting):
    """The placed Character spends its Action Points, Action by Action; what is left is lost (ruling 26)."""

    def legal_moves(self, state: GameState) -> list[m.Move]:
        player = state.players[self.seat]
        moves: list[m.Move] = []
        if self.points or state.bends_rules:
            moves += LOCATION[self.location].offers(state, self, player) if at_work(state, self) else []
            for effect in active.heeding(active.acting_effects(state, self), "more_actions"):
                moves += effect.more_actions(state, self)
        if self.may_enhance(state, player):
            moves.append(_ENHANCE)
        if self.card and not self.has_acted:
            moves.append(_FORGO)
        moves.append(_FINISH)
        return moves + asides(state, self.seat)

    def may_enhance(self, state: GameState, player: PlayerState) -> bool:
        """Enhance Character: once, before the first Action, not in the Theater (ruling 24)."""
        if self.has_acted or self.enhanced or player.shards < ENHANCE_SHARDS or not at_work(state, self):
            return False
        return self.location != "theater" or any(
            effect.may_enhance_in_theater(state) for effect in active.common(state)
        )

    def apply(self, state: GameState, move: m.Move, events: list[e.Event]) -> None:
        if type(move) in BEGINS:
            self.carry_out(state, move, events)
        elif isinstance(move, m.FinishCharacter):
            state.stack.pop()
            events.append(e.CharacterFinished(self.seat, self.character, self.points))
        elif isinstance(move, m.Enhance):
            self._enhance(state, events)
        elif isinstance(move, m.ForgoBonus):
            state.stack[-1] = self.but(points=self.points + POINTS_FOR_BONUS, card="")
            state.bonuses = [b for b in state.bonuses if (b.seat, b.character) != (self.seat, self.character)]
            events.append(e.SpecialCardUsed(self.seat, self.card, "points"))
            for effect in active.powers_in_force(state, self.seat) if state.boards else ():
                effect.bonus_forgone(state, self.seat, events)
        elif not apply_return(state, self.seat, move, events):
            self.carry_out(state, move, events)

    def carry_out(self, state: GameState, move: m.Move, events: list[e.Event]) -> None:
        action = BEGINS.get(type(move))
        if action is not None:
            told, helpers = active.witnesses(state, self), action.cheapened_by(state, self, move)
            action.carry_out(state, self, move, events)
            active.tell_acted(told, state, self.seat, action.id, events)
            tell_helpers(helpers, state, self.seat, events)
        else:
            active.let_one_do(active.acting_effects(state, self), state, self.seat, move, events)

    def _enhance(self, state: GameState, events: list[e.Event]) -> None:
        """A Power beside the slot that the Shard closes still counts for this, and for nothing after it."""
        points = self.points + enhance_points(state, self.seat, self.card, self.character)
        helpers = enhanced_by(state, self)
        pay_shards(state, self.seat, ENHANCE_SHARDS, "enhance", events)
        state.stack[-1] = self.but(points=points, enhanced=True)
        events.append(e.CharacterEnhanced(self.seat, self.character, points))
        for effect in active.acting_effects(state, self):
            effect.enhanced(state, self.seat, events)
        tell_helpers(helpers, state, self.seat, events)
