"""The coach: a remark at each first time, in a corner, never in the way; silent when the player wants that."""

from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.app.guide_overlay import Overlay
from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.rules.catalog import DAYS
from trickerion.scenes.guide import layout as at
from trickerion.scenes.guide.bow import Bow
from trickerion.scenes.guide.bubble import draw_bell, draw_director, draw_rim
from trickerion.scenes.guide.remarks import due
from trickerion.table.director import BOARD, director_of
from trickerion.table.game_scene import GameScene
from trickerion.ui import theme
from trickerion.ui.controls import ButtonFace, draw_button, draw_check_box
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Said, saying
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import guide as words

MEMORY: Final = "coach.said"
_MAY_WAIT: Final = ("log", "large_log", "since", "last_show", "player", "opponent")
"""The first words of the hotspots that can be looked at when the remark has gone: the log, the other players. So can
the weekdays below the stage, while none of them is chosen."""


class Coach(Overlay):
    """Over a game of a person. A remark stays until the next move, the cross or Got It. A guided evening ends with
    its ``bow``.
    """

    def __init__(self, app: App, session: RunningGame, bow: Bow | None = None) -> None:
        self._app, self._bow = app, bow
        self._session = session
        self._spots: Hotspots | None = None
        self._looked: tuple[object, int, int] | None = None
        self._rect = at.REMARK
        self.remark = ""
        self.about = ""

    @property
    def _said(self) -> frozenset[str]:
        said = self._app.memory.recall(MEMORY)
        return frozenset(map(str, said)) if isinstance(said, list) else frozenset()

    @property
    def look(self) -> object:
        return self.remark, self.about

    @property
    def holds_game(self) -> bool:
        """Nobody moves, and no sheet comes up, before the player has taken the bow."""
        return self._bow is not None and self._bow.is_owed

    def update(self, dt: float) -> None:
        """Speak when it is a first time, and the thing is on the screen."""
        top = self._app.stack.top
        if self._app.session is not self._session:
            self._app.lay_over(None)
        elif self._bow is not None and self._bow.is_due:
            self.close()
            self._bow.take()
            self._bow = None
        elif not self._app.settings.coach or not isinstance(top, GameScene):
            self._looked = None
            self.close()
        else:
            if self._spots is not top.spots or (self._looked is not None and self._looked[1] != self._session.changes):
                self.close()
            self._listen(top)

    def _listen(self, top: GameScene) -> None:
        now = top, self._session.changes, len(top.spots.names()) - len(top.spots.layout.guests)
        if self.remark or now == self._looked or top.timeline.busy or _is_passing(self._app):
            return
        self._looked = now
        remark, about = due(self._session, top.spots, self._said)
        if remark:
            self._speak(top, remark, about)

    def _speak(self, top: GameScene, remark: str, about: str) -> None:
        self._rect, self._spots = at.place_remark(top.spots.rect(about), below(top)), top.spots
        self.remark, self.about = remark, about
        self._app.memory.remember(MEMORY, sorted({*self._said, remark}))
        self._app.sounds.play("bell")
        self._spots.layout.guests = {spot.name: spot for spot in self._hotspots()}

    def _hotspots(self) -> list[Hotspot]:
        corner = self._rect.topleft
        cross = Circle(*at.REMARK_CROSS.move(corner).center, 18)
        silence, got_it = at.SILENCE.move(corner), at.GOT_IT.move(corner)
        return [
            Hotspot("coach.paper", self._rect, on_click=lambda: None, focusable=False, says=self._told),
            Hotspot("coach.close", cross, on_click=self.close, tip=partial(Tip, words.CLOSE_REMARK), focusable=False),
            Hotspot(
                "coach.silence",
                silence,
                on_click=self.fall_silent,
                tip=partial(Tip, words.SILENCE_TIP),
                says=saying(words.SILENCE, role=Role.SWITCH, on=False),
            ),
            Hotspot(
                "coach.got_it",
                got_it,
                on_click=self.close,
                says=lambda: Said(words.GOT_IT, role=Role.BUTTON, more=(self._told().name,)),
            ),
        ]

    def _told(self) -> Said:
        remark = words.REMARKS[self.remark] if self.remark else ""
        return Said(remark, role=Role.TEXT, is_news=True)

    def close(self) -> None:
        """The remark has been heard."""
        if self._spots is not None:
            self._spots.layout.guests = {}
        self._spots, self.remark, self.about = None, "", ""

    def fall_silent(self) -> None:
        """No more remarks, until the settings say otherwise."""
        self.close()
        self._app.change_settings(coach=False)

    def leave(self) -> None:
        self.close()

    def draw(self, canvas: Surface) -> None:
        top = self._app.stack.top
        if not self.remark or self._spots is None or top is None or top.spots is not self._spots:
            return
        if self.about in self._spots:
            self._draw_mark(canvas, self._spots, self._spots.rect(self.about))
        self._draw_paper(canvas, self._spots)

    def _draw_mark(self, canvas: Surface, spots: Hotspots, about: Rect) -> None:
        """Bell and rim at the thing; pointing at the remark or at the thing lights both."""
        if spots.hovered is not None and (spots.hovered.startswith("coach.") or spots.hovered == self.about):
            inside = about.clip(canvas.get_rect())
            thing = canvas.subsurface(inside).copy()  # the light goes round it, not over it
            draw_glow_around(canvas, about, theme.GLOW, 1.0, blur=10)
            draw_glow_around(canvas, self._rect, theme.GLOW, 0.8, blur=10)
            canvas.blit(thing, inside)
        draw_rim(canvas, about)
        draw_bell(canvas, at.beside_corner(about), at.BELL)

    def _draw_paper(self, canvas: Surface, spots: Hotspots) -> None:
        rect = self._rect
        draw_paper_panel(canvas, rect, 12, 3)
        draw_director(canvas, at.REMARK_FACE.move(rect.topleft).center, "badge")
        head, cross = at.REMARK_HEAD.move(rect.topleft), at.REMARK_CROSS.move(rect.topleft).center
        draw_text(canvas, words.DIRECTOR, head.midleft, theme.TEXT.label, theme.INK2, "midleft", width=head.w)
        ink = theme.VELVET if spots.is_hot("coach.close") else theme.INK2
        draw_icon(canvas, "ui.cross", cross, 18, ink)
        text = at.REMARK_TEXT.move(rect.topleft)
        draw_block(canvas, words.REMARKS[self.remark], text, theme.TEXT.body_large, theme.INK, line=26)
        silence, got_it = at.SILENCE.move(rect.topleft), at.GOT_IT.move(rect.topleft)
        draw_check_box(canvas, silence, words.SILENCE, False, hovered=spots.is_hot("coach.silence"))
        face = ButtonFace(words.GOT_IT, primary=True, style=theme.TEXT.label_large)
        hot = spots.is_hot("coach.got_it")
        draw_button(canvas, got_it, face, hovered=hot, pressed=spots.is_pressed("coach.got_it"))


def below(top: GameScene) -> at.Below:
    """Areas of a scene: the question with its buttons and clickable spots, spots that explain themselves, the rest."""
    spots = [top.spots.get(name) for name in top.spots.names() if name not in top.spots.layout.guests]
    days = [spot for spot in spots if spot.name.startswith(DAYS) and not spot.reacts]
    waiting = [spot for spot in spots if spot.name.split(".")[0] in _MAY_WAIT or spot in days]
    others = [spot for spot in spots if spot not in waiting]
    clicked = [spot.rect for spot in others if spot.reacts and spot.enabled]
    seen = [spot.rect for spot in others if not (spot.reacts and spot.enabled)]
    log = [spot.rect for spot in waiting if spot.name == "log"]
    inside = [spot for spot in waiting if any(o is not spot and o.rect.contains(spot.rect) for o in waiting)]
    whole = [spot.rect for spot in waiting if spot not in inside and spot.name != "log"]
    return at.Below([*top.dock.places, *top.spots.keep_clear, *clicked], seen, whole, log)


def _is_passing(app: App) -> bool:
    """True if another scene of the game is about to come up: words said now would be gone with this one."""
    director = director_of(app)
    if director is None:
        return False
    name = director.wanted()
    return name != BOARD and director.find(name) is None
