"""What the things on the table are and do: resources, marks, Components, Characters, phases, Initiative.

Every answer is a ``Words``: title, paragraphs, icon, note. The cards are in ``card_tooltips.py``, Locations with
their slots and dice in ``place_tooltips.py``, Actions in ``action_tooltips.py``.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from trickerion.language.speech import Say, Tell, _, headed_bold, join, sayings, signed, table
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.rules import catalog as cat
from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.facts.actions import Cause, Points
from trickerion.rules.facts.board import CharacterFacts, ComponentFacts, InitiativeFacts
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import names as n
from trickerion.words.academy.names import secret, tile
from trickerion.words.powers.names import power

# ------------------------------------------------------------------ resources and marks

_RESOURCES = {
    "fame": (
        _("Fame wins the game."),
        Say(
            "To learn Tricks of level II and III, you need {second} and {third} Fame. Each missing Fame costs 1 {coin}."
        )(second=cat.FAME_THRESHOLDS[2], third=cat.FAME_THRESHOLDS[3]),
        _("The player with least Fame goes first next turn."),
    ),
    "coins": (
        _("Coins buy Components, pay wages and Posters, and make up for missing Fame when a Trick is learned."),
        _("At the end, every 3 {coin} are worth 1 {fame}."),
    ),
    "shards": (
        _(
            "A Trickerion Shard gives a placed Character 1 more {ap}: once, before their first Action, and not "
            "in the Theater."
        ),
        _("At the end, each {shard} you have left is worth 1 {fame}."),
    ),
    "points": (
        _("A placed Character spends Action Points at once, Action by Action. You lose any points left over."),
        _("They have their own points plus the modifier of their slot; a {shard} can add 1."),
    ),
}


RESOURCE: Final = {
    "fame": Words(n.RESOURCE["fame"][1], _RESOURCES["fame"], "resource.fame"),
    "coins": Words(n.RESOURCE["coins"][1], _RESOURCES["coins"], "resource.coin"),
    "shards": Words(n.RESOURCE["shards"][1], _RESOURCES["shards"], "resource.shard"),
    "points": Words(n.RESOURCE["points"][1], _RESOURCES["points"], "resource.action_point"),
}
"""Fame, Coins, Shards and Action Points."""


def suit(suit_id: str) -> Words:
    """The suit of a Trick and its Trick Markers."""
    body = (
        _("Each of your Tricks has its own suit with its own Trick Markers: four, or five with the Academy."),
        _("You never have two equal markers on one Performance card."),
    )
    return Words(n.SUIT[suit_id], body, f"suit.{suit_id}")


def link_circle(has_shard: bool) -> Words:
    """A circle between two slots of a Performance card."""
    body = (
        _(
            "When its two corners show the same category, they make a Link. The player who makes it takes as "
            "many {fame} or {coin} as the level of the Trick: 1, 2 or 3."
        ),
        _("The performer gains 1 {fame} for each Link on the card."),
    )
    extra = (
        (_("Here each player with a marker in the Link also gains 1 {shard} when it is made."),) if has_shard else ()
    )
    return Words(_("Shard circle") if has_shard else _("Link circle"), body + extra, "ui.link")


def points_from(points: Points) -> str:
    """Sources of Action Points, in the order of the rules: "1 own +1 slot −1 Weary Bodies", or "3 of its own"."""
    slot = [Say("{modifier} slot")(modifier=signed(points.slot))] if points.slot else []
    more = (*slot, *(f"{signed(change)} {effect_name(effect)}" for effect, change in points.changes))
    said = Say("{base} own {more}") if more else Say("{base} of its own")
    return said(base=points.base, more=" ".join(more))


EFFECTS: Final[dict[str, str]] = {
    **{prophecy: n.prophecy(prophecy) for prophecy in cat.PROPHECIES},
    **{card: n.card(card) for card in cat.SPECIALS},
    **{card: power(card) for card in POWERS},
    **{room: tile(room) for room in TILES},
    **{known: secret(known) for known in SECRETS},
    **{magician + later: n.ability(magician) for magician in cat.MAGICIANS for later in ("", ".academy")},
}
"""Names of the things that bend a rule, by their ids."""
_A_PROPHECY: Final = _("a prophecy")  # Translators: one that is not to be seen


effect_name: Final = defaultdict(lambda: _A_PROPHECY, EFFECTS).__getitem__
"""The name of what bends a rule: a prophecy, a special card, an ability, a secret, a room, a Power."""


def because(causes: Iterable[Cause]) -> list[str]:
    """Causes that change a number, and by how much: "Because of *Interest*: −1."."""
    said = Say("*{cause}* changes this by {change}.")
    return [said(cause=effect_name(effect), change=signed(change)) for effect, change in causes]


# ------------------------------------------------------------------ Components


def component(component_id: str) -> Words:
    """A Component as it is printed: tier and price."""
    most = Say("You can have at most {most} of a type. Preparing never spends them.")(most=cat.MAX_PER_COMPONENT)
    return Words(n.component(component_id), (_tier(component_id), most), f"component.{component_id}")


def goods(facts: ComponentFacts) -> Words:
    """A Component for a player: where it can be had, how many are there, which of the own Tricks need it."""
    lies = _LIES[facts.lies](price=facts.price, other=n.COMPONENT.get(facts.replaces, ""))
    owned = _OWNED[facts.held](number=facts.number, most=cat.MAX_PER_COMPONENT)
    enough, lacking = Say("{number} for {trick}"), Say("{number} for {trick} ({short} short)")
    needs = [
        (lacking if need.short > 0 else enough)(trick=n.trick(need.trick), number=need.pieces, short=need.short)
        for need in facts.needs
    ]
    more = (Say("You need {tricks}.")(tricks=join(needs)),) if needs else ()
    return Words(n.component(facts.id), (_tier(facts.id), lies, owned, *more), f"component.{facts.id}")


_LIES: Final = sayings(
    "where a Component can be had",
    {
        "stock": "It is on sale for {price} {coin}.",
        "beside": "It is on sale for {price} {coin}.",
        "order": "It is on sale for {price} {coin}.",
        "quick": "It is in the Quick Order slot this turn for {price} {coin}.",
        "ordered": "Ordered: it replaces {other} at the end of the turn.",
        "": "It is not on sale. Order it for the next turn or quick-order it for this one.",
    },
)
_OWNED: Final = sayings(
    "pieces of a Component",
    none="You have none in the Workshop. You can have at most {most}.",
    manager="You have {number} of at most {most} in the Workshop, one of them thanks to the Manager.",
    board="You have {number} of at most {most} in the Workshop.",
)


def _tier(component_id: str) -> str:
    return Say("One piece of this {tier} Component costs {price} {coin}.")(
        tier=n.TIER_NAME[cat.TIER[component_id]], price=cat.PRICE[component_id]
    )


def free_component_slot(is_managers: bool) -> Words:
    """An empty Component slot of a Workshop."""
    if is_managers:
        return Words(
            _("Manager’s slot"), (_("A pile here counts as one piece more than it holds."),), "character.manager"
        )
    return Words(
        _("Free slot"), (_("It has room for one type of Component, up to three pieces."),), "resource.component"
    )


# ------------------------------------------------------------------ Characters

_CHARACTERS: Final = table(
    "Character",
    magician="Only the Magician can go on stage and perform.",
    assistant="The Assistant’s board has room for one more Apprentice, who works without a wage.",
    engineer="The Engineer’s board holds a fourth Trick. If you prepare it there, it gets 1 more Trick Marker.",
    manager="The Manager’s board holds two types of Components. Each counts as one piece more there.",
    apprentice="Apprentices are cheap help. Up to three live on the player board, and a fourth with the Assistant.",
    protege="The Protégé learns secrets. The second and the third bring 1 {ap} each; the first two raise the "
    "wage by 1 {coin} each.",
)
_PAID: Final = {
    True: Say("They have {points} {ap} and take a wage of {wage} {coin} when they work."),
    False: Say("They have {points} {ap} and take no wage."),
}
_for_the_performer: Final = Say("Backstage on the day of a show, they earn the performer {gains}.")
_BACKSTAGE: Final = {kind: (_for_the_performer(gains=n.yields(gains)),) for kind, gains in cat.PERFORMER_BONUS.items()}


CHARACTER: Final = {
    kind: Words(
        n.CHARACTER[kind],
        (_PAID[cat.WAGE[kind] > 0](points=cat.BASE_POINTS[kind], wage=cat.WAGE[kind]), body, *_BACKSTAGE.get(kind, ())),
        f"character.{kind}",
    )
    for kind, body in _CHARACTERS.items()
}
"""The kinds of Characters."""


def disk(facts: CharacterFacts) -> Words:
    """A disk of the table with what it does this turn, and the secrets that work for it."""
    kind = cat.kind_of(facts.id)
    secrets = [headed_bold(head=secret(known), text=n.text(known)) for known in facts.secrets]
    does = sayings(
        "a Character this turn",
        placed="Placed: *{slot}*.",
        idle="*Idle* this turn.",
        card="Assignment card: *{card}*.",
        no_card="They have no Assignment card, so they are Idle this turn and take no wage.",
    )
    told = does[facts.does](slot=facts.slot and n.slot(facts.slot), card=n.card(facts.card))
    pay = _PAID[facts.wage > 0](points=facts.points, wage=facts.wage)
    body = (pay, _CHARACTERS[kind], *secrets, *_BACKSTAGE.get(kind, ()), told)
    return Words(n.CHARACTER[kind], body, f"character.{kind}")


# ------------------------------------------------------------------ the turn

_PHASES = {
    "roll_dice": _("You roll the six dice of Downtown."),
    "set_initiative": _("The player with least Fame goes first. Players with equal Fame swap their order."),
    "advertise": Say("In Initiative order, everybody may pay for a Poster: {gained} Fame.")(gained=cat.POSTER_FAME),
    "assignment": _(
        "All put Assignment cards face down under their Characters. A Character without a card stays Idle "
        "and costs no wage. Then you reveal all cards."
    ),
    "place_characters": _("You take turns placing one Character at the Location on its card. Each acts at once."),
    "performance": _("From Thursday to Sunday the Magicians on the stages perform."),
    "classroom": _(
        "The Trick Markers of taught Tricks go back to the supply. Then every Trick in a Classroom pays its owner."
    ),
    "end_turn": _(
        "You pay wages. Characters return, newcomers join, Orders arrive, and the Performance cards move on."
    ),
}
_PHASE_ICONS = {
    "roll_dice": "phase.roll_dice",
    "set_initiative": "phase.initiative",
    "advertise": "phase.advertise",
    "assignment": "phase.assign",
    "place_characters": "phase.place",
    "performance": "phase.perform",
    "end_turn": "phase.end_turn",
}


PHASE: Final = {
    phase: Words(n.PHASE[phase], (body,), _PHASE_ICONS.get(phase, "ui.clock")) for phase, body in _PHASES.items()
}
"""The phases of the turn."""
_PLACE: Final = Tell("You are number {number} this turn.", "{who:Name} is number {number} this turn.")


def initiative(facts: InitiativeFacts, reader: Voice) -> Words:
    """A place in the Initiative order: who, and what a Poster costs there."""
    poster = Say("A Poster costs {price} {coin} here and brings {gained} {fame}.")(
        price=facts.price, gained=cat.POSTER_FAME
    )
    body = (
        _PLACE(reader, facts.seat, number=facts.number),
        f"{poster} {_('It is already up.')}" if facts.has_poster else poster,
        *(Say("It is cheaper because of *{effect}*.")(effect=effect_name(power)) for power in facts.cheapened_by),
        *(headed_bold(head=effect_name(power), text=f"{n.change(bonus)}.") for power, bonus in facts.bonuses),
        _("The order is new each turn: the player with least Fame goes first."),
    )
    return Words(Say("Initiative {roman}")(roman=n.ROMAN[facts.slot]), body, "phase.initiative")
