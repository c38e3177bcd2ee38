"""Plan card, stance, contested Locations, and the list of Locations where the Heir places next."""

from dataclasses import replace

from trickerion.rules.catalog import ACADEMY, LOCATIONS, TRICKS, location_of
from trickerion.rules.events import AssignmentFinished, CardLaid, Event, PlanTurnedUp
from trickerion.rules.heir.abilities import count_copies
from trickerion.rules.heir.catalog import SPECIAL_ICON, PlanCard, is_special, line_of, plans_of, priorities, top_level
from trickerion.rules.heir.work import HeirAnswer, board_of, change_board, tell
from trickerion.rules.moves import FinishAssignment, LayCard, LeaveIdle, Move, TurnUpPlan
from trickerion.rules.state import WAITING, Character, Choice, GameState, PlayerState, turned_up


class HeirAssigning(Choice):
    """The Heir turns up its plan card and lays cards by its icons, from left to right."""

    icon: int = -1

    def answer(self, state: GameState) -> HeirAnswer:
        """The next step of the Assignment."""
        if self.icon < 0:
            return HeirAnswer(TurnUpPlan(), "turn_up_plan")
        line = in_line(state, self.seat)
        icons = icons_of(state)
        if self.icon >= min(len(line), len(icons)):
            return HeirAnswer(FinishAssignment(), "all_icons_served", (len(line) - self.icon,))
        character, icon = line[self.icon], icons[self.icon]
        card = card_for(state, self.seat, icon)
        if not card:
            place = icon.removeprefix(SPECIAL_ICON)
            return HeirAnswer(LeaveIdle(character.id), "no_special_card", (place, character.id, self.icon + 1))
        place, is_bonus = icon.removeprefix(SPECIAL_ICON), int(icon.startswith(SPECIAL_ICON))
        return HeirAnswer(LayCard(character.id, card), "icon", (self.icon + 1, character.id, place, is_bonus))

    def legal_moves(self, state: GameState) -> list[Move]:
        return [self.answer(state).move]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        tell(self.seat, self.answer(state), events)
        if isinstance(move, FinishAssignment):
            state.stack.pop()
            count_copies(state, self.seat)
            events.append(AssignmentFinished(self.seat))
            return
        state.stack[-1] = replace(self, icon=self.icon + 1)
        if isinstance(move, TurnUpPlan):
            turn_up(state, self.seat, events)
        elif isinstance(move, LayCard):
            player = state.players[self.seat]
            player.hand.remove(move.card)
            player.characters[move.character] = player.characters[move.character]._replace(card=move.card)
            events.append(CardLaid(self.seat, move.character))


_BEFORE_PLAN = ("roll_dice", "set_initiative", "advertise")


def is_last_plan(state: GameState) -> bool:
    """True when the plan card that lies open, if any, is still the one of last turn."""
    deciding = state.stack[-1] if state.stack else None
    waits = not isinstance(deciding, HeirAssigning) or deciding.icon < 0
    return state.phase in _BEFORE_PLAN or (state.phase == "assignment" and waits)


def turn_up(state: GameState, seat: int, events: list[Event]) -> None:
    """Last week's plan card leaves; the next one lies open."""
    first, *rest = board_of(state).plans
    if board_of(state).plan:
        state.see_leave(board_of(state).plan)
    change_board(state, plan=turned_up(first), plans=tuple(rest))
    events.append(PlanTurnedUp(seat, first))


def plan_card(state: GameState) -> PlanCard | None:
    """The plan card that lies open, of the set that this game is played with; None before the first one."""
    plan = state.heir.plan if state.heir is not None else ""
    return plans_of(state.options.modules, state.options.solo_cards)[plan] if plan else None


def icons_of(state: GameState) -> tuple[str, ...]:
    """Icons of the plan card from left to right."""
    card = plan_card(state)
    return card.icons if card else ()


def in_line(state: GameState, seat: int) -> list[Character]:
    """The Characters that plan icons can reach, from left to right."""
    return list(state.players[seat].characters.values())[: line_of(state.options.modules)]


def card_for(state: GameState, seat: int, icon: str) -> str:
    """The Assignment card that serves an icon: of special cards the one drawn first, or ""."""
    hand = state.players[seat].hand
    if icon.startswith(SPECIAL_ICON):
        place = icon.removeprefix(SPECIAL_ICON)
        return next((card for card in hand if is_special(card) and location_of(card) == place), "")
    return icon if icon in hand else ""


def stance(state: GameState, seat: int) -> str:
    """Ready: a performance card, and a Trick of the highest level that its Fame allows; else Busy."""
    player = state.players[seat]
    plan = plan_card(state)
    owns_top = tricks_of_level(player, top_level(player.fame)) > 0
    return "ready" if plan and plan.kind == "performance" and owns_top else "busy"


def tricks_of_level(player: PlayerState, level: int) -> int:
    """Number of Tricks of a level that the Heir has."""
    return sum(owned is not None and TRICKS[owned.id].level == level for owned in player.tricks)


def waiting_at(state: GameState, seat: int, location: str) -> list[Character]:
    """Characters with a card for this Location that are neither placed nor idle, in line order."""
    characters = state.players[seat].characters.values()
    return [c for c in characters if c.status == WAITING and c.card and location_of(c.card) == location]


def is_contested(state: GameState, seat: int, location: str) -> bool:
    """True when both sides still place there; never in the Workshop, nor in the Theater for a Magician alone."""
    sides = [waiting_at(state, other, location) for other in state.seats]
    if location == "workshop" or not all(sides):
        return False
    return location != "theater" or not any([c.id for c in side] == ["magician"] for side in sides)


def priority_list(state: GameState, seat: int) -> tuple[str, ...]:
    """The list of the stance now."""
    return priorities(stance(state, seat), ACADEMY in state.options.modules)


def locations_to_try(state: GameState, seat: int) -> list[str]:
    """Contested Locations by the priority list of the stance, then the others with a Character of the Heir."""
    order = priority_list(state, seat)
    contested = [place for place in order if is_contested(state, seat, place)]
    others = [place for place in order if place not in contested and waiting_at(state, seat, place)]
    assert set(contested + others) <= set(LOCATIONS)
    return contested + others
