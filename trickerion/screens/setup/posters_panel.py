"""The posters of the Magicians, and whose choice it is."""

from functools import partial

from pygame import Rect, Surface

from trickerion.rules.catalog import Magician
from trickerion.rules.options import terms_of
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.screens.setup.switches import PlanPanel
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip
from trickerion.ui.layout import setup as at
from trickerion.ui.magician_card import PosterText, draw_magician_poster
from trickerion.ui.posters import draw_category_heads, draw_first_tricks, on_poster, posters
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.cards.magicians import poster_body
from trickerion.words.manners import of_magician
from trickerion.words.screens import setup as words


class PostersPanel(PlanPanel):
    """Panel of the posters: the player who chooses, the heads of the columns; closed posters say who is in the way."""

    zone = Zone.STAGE

    def places(self) -> list[tuple[Magician, Rect]]:
        """Places of the posters."""
        return posters(at.poster, self.plan.modules)

    def draw_heads(self, canvas: Surface) -> None:
        """Draw the heads above the posters."""
        _draw_head(canvas, self.plan)
        draw_category_heads(canvas, at.category_head)

    def add_hotspots(self, spots: Hotspots) -> None:
        for magician, rect in self.places():
            reason = _why_closed(self.plan, magician)
            name, tip = f"setup.poster.{magician.id}", partial(self._tip, magician)
            take = partial(self._change, self.plan.take_magician, magician.id, self.plan.choosing, sound="card_flick")
            spot = spots.add(Hotspot(name, rect, take, enabled=not reason, why_not=reason, tip=tip))
            holder = self.plan.holder(magician.id)
            state = words.chosen_by(name=self.plan.seats[holder].spoken) if holder is not None and not reason else ""
            is_on = holder == self.plan.choosing
            spot.says = saying(names.magician(magician.id), state, Role.CHOICE, on=is_on)

    def _tip(self, magician: Magician) -> Tip:
        plan = self.plan
        body = poster_body(magician.id, plan.modules, plan.plays_academy_version(magician.id))
        holder = plan.holder(magician.id)
        seat = plan.seats[plan.choosing if holder is None else holder]
        manner = seat.manner_with(magician.id) if self.deeds.has_manners else ""
        more = (of_magician(manner),) if manner else ()
        return Tip(names.magician(magician.id), (*body, *more), icon=f"magician.{magician.id}")

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self.draw_heads(canvas)
        for magician, rect in self.places():
            hot = spots.is_hot(f"setup.poster.{magician.id}")
            _draw_poster(canvas, rect, self.plan, magician, hot, self.light)


def shown_magician(spots: Hotspots, plan: SetUpPlan) -> str:
    """The Magician whose start is shown: the one pointed at, if the choosing seat can have it, or its own."""
    for magician, _ in posters(at.poster, plan.modules):
        if spots.is_hot(f"setup.poster.{magician.id}") and plan.rival(magician.id, plan.choosing) is None:
            return magician.id
    return plan.seats[plan.choosing].magician


def _why_closed(plan: SetUpPlan, magician: Magician) -> str:
    rival = plan.rival(magician.id, plan.choosing)
    if rival is None:
        return ""
    seat = plan.seats[rival]
    return words.not_to_be_had(seat.spoken, magician.category, plays_it=seat.magician == magician.id)


def _draw_head(canvas: Surface, plan: SetUpPlan) -> None:
    head, seat = at.CHOOSING, plan.seats[plan.choosing]
    draw_dark_panel(canvas, head, 10, 2)
    draw_disk(canvas, (head.x + 30, head.y + 22), 34, seat.colour, "magician", badge=False)
    title = words.WHOSE_CHOICE[bool(seat.magician)](name=seat.spoken or words.NOBODY)
    spot = (head.x + 58, head.centery - 1)
    draw_text(canvas, title, spot, theme.TEXT.head_large, theme.BRASS_HI, "midleft", width=440)
    aside, spot = plan.wording.posters, (head.right - 18, head.centery)
    draw_text(canvas, aside, spot, theme.TEXT.aside, theme.PARCHMENT2, "midright", width=head.w - 540)


def _draw_poster(canvas: Surface, rect: Rect, plan: SetUpPlan, magician: Magician, hot: bool, light: float) -> None:
    holder, rival = plan.holder(magician.id), plan.rival(magician.id, plan.choosing)
    owner = plan.seats[holder] if holder is not None else None
    is_called = hot and rival is None and owner is None
    closed = None
    if rival is not None and owner is None:
        closed = words.closed_poster(plan.seats[rival].spoken, magician.category)
    head = on_poster(magician.id, plan.modules, is_academy=plan.plays_academy_version(magician.id))
    held = (owner.colour, owner.spoken) if owner else ("", "")
    text = PosterText(*head, *held, closed, words.CHOOSE if is_called else "")
    draw_magician_poster(canvas, rect, magician, text, light=light if is_called else 0.0, hovered=hot)
    if not terms_of(tuple(plan.modules)).has_abilities:
        draw_first_tricks(canvas, rect, magician, abilities=False)
