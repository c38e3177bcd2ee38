"""One table, several computers: the door, the lobby, the people of a running game."""

from trickerion.scenes.together.another_game import another_game
from trickerion.scenes.together.door import DoorScene
from trickerion.scenes.together.guest_lobby import GuestLobby
from trickerion.scenes.together.head_lobby import HeadLobby
from trickerion.scenes.together.host_lobby import HostLobby
from trickerion.scenes.together.lost import LostScene
from trickerion.scenes.together.our_relay import OurRelayScene
from trickerion.scenes.together.people import PeopleScene
from trickerion.scenes.together.spelled import SpelledCode
from trickerion.scenes.together.talk import TalkScene

__all__ = [
    "DoorScene",
    "GuestLobby",
    "HeadLobby",
    "HostLobby",
    "LostScene",
    "OurRelayScene",
    "PeopleScene",
    "SpelledCode",
    "TalkScene",
    "another_game",
]
