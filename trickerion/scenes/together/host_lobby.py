"""The lobby of the host: the table is open, all is chosen here but what guests choose for themselves."""

from __future__ import annotations

from functools import partial

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company
from trickerion.play.session import Session
from trickerion.play.tables.hosting import Hosting
from trickerion.rules.catalog import MAGICIANS, printed_for
from trickerion.rules.options import PERSON
from trickerion.scenes.together.arranged_lobby import ArrangedLobby
from trickerion.scenes.together.lobby_seats import SeatSeen
from trickerion.scenes.together.plan import TogetherPlan
from trickerion.screens.dialog import DialogScene, Reply
from trickerion.screens.opening import OpeningScene, push_opening
from trickerion.screens.seats import COMPUTER, GUEST, own_colour, own_name
from trickerion.together import seating
from trickerion.together.code import PORT
from trickerion.together.keeping import KEPT, TRYING
from trickerion.together.knocks import Knock
from trickerion.together.seating import FREE, Place, new_seed, to_options
from trickerion.words import together as house
from trickerion.words.screens import menus
from trickerion.words.screens import together as words

DRAFT, LAST = "together_setup", "last_together_setup"
PLACES = {PERSON: seating.HERE, GUEST: seating.GUEST, COMPUTER: seating.COMPUTER}


def table_plan(app: App, *, again: bool = False) -> TogetherPlan:
    """The table as it was left, or as it was played the last time; the player sits at its first seat here."""
    plan = TogetherPlan.from_json(app.memory.recall(LAST if again else DRAFT))
    here = next((number for number in plan.taken if plan.seats[number].kind == PERSON), None)
    if here is not None:
        plan.seats[here].name = own_name(app) or plan.seats[here].name
        plan.set_colour(here, own_colour(app))
    for number in plan.guests:
        plan.seats[number].name = plan.seats[number].magician = ""
        plan.stands[number] = FREE
    return plan


@scene("knock")
class KnockScene(DialogScene):
    """A question about one knock, which goes with it."""

    def __init__(self, app: App, company: Company, knock: Knock) -> None:
        let_in, not_now = (partial(company.ruling.answer, knock.number, lets_in=lets_in) for lets_in in (True, False))
        answers = [
            Reply(words.NOT_NOW, not_now, escape=True),
            Reply(words.NO_MORE_KNOCKS, partial(company.ruling.hear_knocks, False)),
            Reply(words.LET_IN, let_in, icon="ui.wire"),
        ]
        say = words.knocks_to_look_on if knock.looks_on else words.knocks
        super().__init__(app, words.SOMEBODY_KNOCKS, say(name=verbatim(knock.name)), answers)
        self._company, self._knock = company, knock

    def update(self, dt: float) -> None:
        if self._knock not in self._company.ruling.knocks:
            self.app.stack.pop(self)


@scene("host_lobby")
class HostLobby(ArrangedLobby):
    """The table is open from here on; leaving closes it."""

    note = words.HOST_NOTE

    def __init__(self, app: App, hosting: Hosting, plan: TogetherPlan) -> None:
        self._hosting = hosting
        self._has_begun, self._changes = False, -1
        super().__init__(app, plan, hosting, partial(hosting.close, "closed_for_good"))
        hosting.table.on_talk, hosting.table.on_house = self.hear, self._house
        if hosting.port != PORT:
            self.talk.tell(words.other_port(port=hosting.port))
        self.arrange()

    # ------------------------------------------------------------------ the plan and the table

    def arrange(self) -> None:
        """The table is as it is planned here; then the plan knows the guests as they sit there."""
        table, plan = self._hosting.table, self.plan
        for number, seat in enumerate(plan.seats):
            if seat.kind == GUEST:
                table.seat(number, seating.GUEST, handicap=",".join(seat.handicaps))
                continue
            kind = PLACES.get(seat.kind, seating.EMPTY)
            if not seat.is_taken:
                table.seat(number, kind)
                continue
            brain = seat.level * (seat.kind == COMPUTER)
            told = seat.name.strip(), seat.colour, seat.magician, brain, ",".join(seat.handicaps)
            table.seat(number, kind, *told)
        table.lay(plan.draft())
        self._see()

    def _see(self) -> None:
        """The guests as they sit at the table now."""
        table = self._hosting.table
        suited = [self._suit(table.places[number], number) for number in self.plan.guests]
        if any(suited):
            table.tell_lobby()
        self.plan.see(table.places)
        self._changes = table.changes

    def _suit(self, place: Place, number: int) -> bool:
        """A guest who has not chosen yet has a colour; no Magician stays who is not in this game."""
        offered = {card.id for card in printed_for(MAGICIANS, self.plan.modules)}
        has_none, is_wrong = (
            bool(place.token) and not place.colour,
            bool(place.magician) and place.magician not in offered,
        )
        if has_none:
            place.colour = self.plan.seats[number].colour
        if is_wrong:
            place.magician = ""
        return has_none or is_wrong

    @property
    def spelled(self) -> Hosting:
        return self._hosting

    def send_away(self, number: int) -> None:
        self._hosting.table.send_away(number)

    def depart(self) -> None:
        """Close the table; asked once when somebody sits there."""
        self.app.sounds.play("click")
        self.ask_to_close()

    def close_table(self) -> None:
        self.app.stack.pop(self)

    def facts(self, number: int) -> SeatSeen:
        table = self._hosting.table
        visitor, first = table.places[number].visitor, next(iter(self.plan.own), -1)
        return SeatSeen(
            table.seating.seconds_since(number), visitor.latency if visitor else 0, "host" if number == first else ""
        )

    # ------------------------------------------------------------------ people

    def say(self, text: str) -> bool:
        return self._hosting.say(text)

    def _house(self, what: str, name: str, other: str = "") -> None:
        if (say := house.HOUSE.get(what)) is not None:
            self.talk.tell(say(name=verbatim(name)))
        self.app.sounds.play("bell" if what in ("came", "knocks") else "click")

    def update(self, dt: float) -> None:
        table = self._hosting.table
        if self._has_begun:
            return
        table.update()
        if table.changes != self._changes:
            self._see()
            self.on_reveal()

    # ------------------------------------------------------------------ what can be pressed

    def reach(self) -> str:
        """Sentence on who finds the table with the letters of its code."""
        far, port = self._hosting.far, self._hosting.port
        if not far.stands:
            return words.honest(port=port)
        if far.why in house.NO_NAME:
            return house.NO_NAME[far.why]()
        return {KEPT: words.ANYWHERE, TRYING: words.RELAY_CALLED}.get(far.stands, words.RELAY_AWAY)

    @property
    def look(self) -> object:
        return super().look, self.invitation, self.reach()

    def on_exit(self) -> None:
        self.app.memory.remember(DRAFT, self.plan.to_json())
        super().on_exit()

    def raise_curtain(self) -> None:
        if self.plan.trouble():
            return
        self.app.memory.remember(LAST, self.plan.to_json())
        self.app.sounds.play("bell")
        push_opening(self.app, OpeningScene(self.app, menus.NEW_GAME, self._begin))

    def _begin(self, *, pace: float) -> Session:
        table = self._hosting.table
        options = to_options(table.places, table.draft)
        taken = [place for place in table.places if place.kind != seating.EMPTY]
        elsewhere = [number for number, place in enumerate(taken) if place.kind == seating.GUEST]
        session = Session.new(options, new_seed(), self.app.places, pace=pace, elsewhere=elsewhere)
        self._has_begun = True
        self._hosting.begin(session)
        return session
