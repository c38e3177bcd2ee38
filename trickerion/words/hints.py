"""One line that says why a move is chosen: as a hint it speaks to the player, in the log of a computer player.

Sentences here, in ``hints_of_work`` and in the hints of the modules leave gaps for the player: [You], [you], [whom],
[Your], [your] and [yours] (``words/voice.py``).
"""

from collections.abc import Callable, Sequence
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import ChoosingManagerSlot, Keeping, Possessing, coming_prophecies, poster_cost, wage_of
from trickerion.rules.ask.heir import blocked_slots, expected_gain
from trickerion.rules.catalog import MAGICIANS, SLOTS, SPECIALS, TRICKS, kind_of, location_of
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.words import hints_of_work as work
from trickerion.words import names as n
from trickerion.words import saving
from trickerion.words.academy.hints import HINTS
from trickerion.words.heir import reason_words
from trickerion.words.hints_of_work import aim, lacks, me, specialist, trick
from trickerion.words.powers import hints as of_powers
from trickerion.words.voice import told_of
from trickerion.words.wording import card_text

ONLY_MOVE = "The procedure of the Heir allows nothing else."
ANY_MOVE = "One move is as good as another."


def reason_for(view: View, move: m.Move, then: Sequence[m.Move] = (), saved_for: str = "") -> str:
    """Why this move is a good answer for the seat of the View, which wants to make the moves ``then`` after it.

    ``saved_for``: the Trick still to be learned that the seat saves for.
    """
    saved = saving.reason(move, view, saved_for) if saved_for else ""
    return saved or told_of(_why(view, move, then), view)


def _why(view: View, move: m.Move, then: Sequence[m.Move]) -> str:
    """The reason, with gaps for the player of the seat."""
    asked = of_powers.AT.get(type(view.choice).__name__, {}).get(type(move))
    if asked is None and type(move) in work.AHEAD:
        return work.AHEAD[type(move)](move, view, then)
    why = asked or _WHY.get(type(move), ONLY_MOVE)
    return why if isinstance(why, str) else why(move, view)


def heirs_reason(reason: str, args: tuple[Any, ...], row: tuple[str, ...]) -> str:
    """The reason of a step as a sentence; the window has longer ones (``words/heir``)."""
    return f"{reason_words(reason, args, row)}."


def _ability(view: View) -> str:
    return n.ability(me(view).magician)


# ------------------------------------------------------------------ set-up


def _magician(move: m.ChooseMagician, view: View) -> str:
    return f"{n.magician(move.magician)} likes {n.CATEGORY[MAGICIANS[move.magician].category]} Tricks."


def _first_trick(move: m.ChooseTrick, view: View) -> str:
    chosen = TRICKS[move.trick]
    needs = n.join_pieces(chosen.components)
    return f"{n.trick(move.trick)} needs no more than {needs}, and brings {chosen.markers} Trick Markers on stage."


def _configuration(move: m.RerollConfiguration, view: View) -> str:
    """What the chosen die blocks now, and what the others do."""
    state = view.state
    other = [o.location for o in view.moves if isinstance(o, m.RerollConfiguration) and o.location != move.location]
    gains = expected_gain(state, move.location) > 0
    chance = "a roll blocks less on average" if gains else "no other die has more to win"
    rest = ", ".join(f"{n.LOCATION[place]} {_modifiers(state, place)}" for place in other)
    compared = f" Blocked elsewhere: {rest}." if rest else ""
    return f"{n.LOCATION[move.location]} {_modifiers(state, move.location)} are blocked now; {chance}.{compared}"


def _modifiers(state: GameState, location: str) -> str:
    numbers = [SLOTS[slot].modifier for slot in blocked_slots(state, location)]
    return " and ".join(f"{number:+d}" if number else "0" for number in numbers)


# ------------------------------------------------------------------ Advertise, Assignment, Place Characters


def _advertise(move: m.Advertise, view: View) -> str:
    coins = poster_cost(view.state, view.seat)
    price = f"{n.plural(coins, 'Coin')} can be spared for it" if coins else "this one costs nothing"
    return f"The Fame of a Poster opens dearer Tricks, and {price}."


def _no_poster(move: m.DoNotAdvertise, view: View) -> str:
    name, missing = lacks(view)
    wanted = f"the {n.join(map(n.component, missing))} that {name} lacks" if name else "the next Trick"
    return f"[Your] Coins are for the wages and for {wanted}."


def _lay_card(move: m.LayCard, view: View) -> str:
    location, who = location_of(move.card), f"The {n.character(move.character)}"
    if move.card in SPECIALS:
        return f"{who} goes to the {n.LOCATION[location]} with {n.card(move.card)}."
    if location == "theater" and move.character == "magician":
        return "The Magician goes to the Theater to perform."
    return f"{who} goes to the {n.LOCATION[location]} {aim(location)}."


def _assigned(move: m.FinishAssignment, view: View) -> str:
    has_idle = any(not character.card for character in me(view).characters.values())
    return "Whoever has no card would not earn the wage this turn." if has_idle else "Everybody has work."


def _leave_idle(move: m.LeaveIdle, view: View) -> str:
    wage = wage_of(view.state, view.seat, me(view).characters[move.character])
    saved = f", and {n.plural(wage, 'Coin')} of wages are saved" if wage else ""
    return f"There is nothing worth doing for the {n.character(move.character)}{saved}."


def _pile(move: m.ChoosePile, view: View) -> str:
    return "With the Manager it counts as one more." if move.board == "manager" else "The Manager's slots stay free."


def _manager_slot(move: m.ChooseManagerSlot, view: View) -> str:
    there = me(view).manager_piles[move.slot]
    brought = n.component(view.choice.component) if isinstance(view.choice, ChoosingManagerSlot) else "It"
    return f"{brought} counts one more there" + (
        f", which [your] Tricks need more than {n.component(there)}." if there else "."
    )


# ------------------------------------------------------------------ Theater, cards and abilities


def _perform(move: m.Perform, view: View) -> str:
    if isinstance(view.choice, Possessing):
        return f"The other Magician has to give this show: {work.perform(view, move.card)}"
    return work.perform(view, move.card)


def _keep(move: m.KeepCard, view: View) -> str:
    place = SPECIALS[move.card].location
    if not isinstance(view.choice, Keeping):
        return f"{n.card(move.card)} back in the hand can be played once more, in the {n.LOCATION[place]}."
    others = [card for card in me(view).hand if card in SPECIALS and SPECIALS[card].location == place]
    which = "one more" if others else "[your] first"
    return f"{n.card(move.card)} is {which} special card for the {n.LOCATION[place]}."


def _fortune(move: m.TellFortune, view: View) -> str:
    if not coming_prophecies(view.state):
        return "No prophecy will come true any more, but telling fortunes still pays."
    now, _, then = map(n.prophecy, view.state.pending)
    return f"{then} may suit [whom] better than {now}, and will then come true in its place."


def _reward(move: m.ChooseReward | m.TakeYield, view: View) -> str:
    is_fame = move.resource == "fame"
    return "The wages are safe, and Fame counts at the end." if is_fame else "This turn’s wages call for Coins."


def _told(text: str) -> str:
    """The text of a card as a sentence."""
    return text if text.endswith(".") else f"{text}."


_WHY: dict[type[m.Move], str | Callable[[Any, View], str]] = {
    # set-up
    m.ChooseMagician: _magician,
    m.ChooseTrick: _first_trick,
    m.ChooseSuit: lambda move, view: f"{n.SUIT[move.suit]} tell its Trick Markers from those of [your] other Tricks.",
    m.ChooseSpecialist: lambda move, view: specialist(move.specialist),
    m.RerollConfiguration: _configuration,
    # Advertise, Assignment, Place Characters
    m.Advertise: _advertise,
    m.DoNotAdvertise: _no_poster,
    m.LayCard: _lay_card,
    m.TakeBack: lambda move, view: f"The {n.character(move.character)} is needed elsewhere, or better left idle.",
    m.FinishAssignment: _assigned,
    m.LeaveIdle: _leave_idle,
    # Actions
    m.HireCharacter: lambda move, view: specialist(view.state.dice[move.die]),
    m.ChooseDie: lambda move, view: "The other Residence die stays for one more Trick.",
    m.RerollDie: "This die offers nothing that [you] need, and another throw may.",
    m.ChooseFace: lambda move, view: work.face(move.face),
    m.ChooseOrderSlot: lambda move, view: (
        f"{n.component(view.state.stock[move.slot])} may go: [your] Tricks do not lack it."
    ),
    m.ChoosePile: _pile,
    m.ChooseComponent: lambda move, view: work.component(view, move.component),
    m.TakeComponent: lambda move, view: work.component(view, move.component),
    m.MoveTrick: lambda move, view: f"The Engineer prepares {trick(view, move.place)} with one more Trick Marker.",
    m.MoveComponents: lambda move, view: work.component(view, move.component, "; with the Manager it counts one more"),
    m.MoveApprentice: "With the Assistant, the Apprentice needs no wage.",
    m.Skip: "Nothing on offer here helps [your] Tricks now.",
    # Theater
    m.Reschedule: "Elsewhere on the stage this Trick Marker makes more Links, or is sooner performed.",
    m.ChooseReward: _reward,
    m.Perform: _perform,
    m.DeclineToPerform: "[Your] Trick Markers wait for a show in which more of them pay.",
    m.SwapCards: "In this order [your] Trick Markers stay longer, and it pays Coins.",
    # cards and abilities
    m.DrawCard: lambda move, view: (
        f"A special card for the {n.LOCATION[move.deck]} helps once, and counts in the hand at the end."
    ),
    m.KeepCard: _keep,
    m.TellFortune: _fortune,
    m.ChangeFate: lambda move, view: (
        f"{n.prophecy(view.state.pending[move.place])} suits what [your] Characters do this turn."
    ),
    m.UseCard: lambda move, view: f"{n.card(move.card)}: {_told(card_text(SPECIALS[move.card].text))}",
    m.CopyCard: lambda move, view: f"{_ability(view)}: {n.card(move.card)} helps here too.",
    m.StealTrick: lambda move, view: (
        f"{_ability(view)}: the Trick beside [yours] yields more, and now yields it to [whom]."
    ),
    m.ReturnComponent: lambda move, view: f"None of [your] Tricks lacks {n.component(move.component)}.",
    m.ChooseTrickPlace: lambda move, view: work.place(move.place),
    m.ChooseManagerSlot: _manager_slot,
    m.ChooseApprenticePlace: lambda move, view: work.home(move.board),
    m.ChooseKind: lambda move, view: specialist(kind_of(move.character)),
    m.ReplaceTrick: lambda move, view: (
        f"{trick(view, move.place)} has done its part, and its Trick Markers serve the new Trick."
    ),
    m.ChooseOwnTrick: lambda move, view: f"Of [your] Tricks {trick(view, move.place)} gains the most by it.",
    m.ChooseMarker: lambda move, view: f"Of [your] Tricks {work.lying(view, move)} gains the most by it.",
    m.ChooseYield: lambda move, view: "Doubled, this Yield of the premiere pays the most.",
    **work.HINTS,
    **HINTS,
    **of_powers.HINTS,
}
"""The reason of each kind of move."""
