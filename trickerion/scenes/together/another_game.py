"""Another game with the same company: from the final scoring to the lobby of the table that is laid again."""

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.play.company import Company
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.hosting import Hosting
from trickerion.scenes.together.guest_lobby import GuestLobby
from trickerion.scenes.together.head_lobby import HeadLobby
from trickerion.scenes.together.host_lobby import HostLobby
from trickerion.scenes.together.plan import TogetherPlan


@scene("another_game")
def another_game(app: App, company: Company) -> Scene:
    """Lay the table again, or sit down at it again; everything else on the screen goes, with the game that is over."""
    app.sounds.play("bell")
    if isinstance(company, Hosting):
        plan = TogetherPlan.laid(company.table.places, company.played)
        company.lay_again()
        _to_the_door(app)
        return HostLobby(app, company, plan)
    assert isinstance(company, GuestTable)
    company.sit_down_again()
    _to_the_door(app)
    return (HeadLobby if company.ruling.decides else GuestLobby)(app, company)


def _to_the_door(app: App) -> None:
    open_scene(app, "title", how="reset")
    open_scene(app, "together")
