"""One table, several computers: the door, the lobby, the people of a running game."""

from trickerion.scenes.together.door import DoorScene
from trickerion.scenes.together.lobby import GuestLobby, HostLobby
from trickerion.scenes.together.lost import LostScene
from trickerion.scenes.together.opening import TogetherSetup
from trickerion.scenes.together.people import PeopleScene

__all__ = ["DoorScene", "GuestLobby", "HostLobby", "LostScene", "PeopleScene", "TogetherSetup"]
