"""What is said where cards lie face down because other people are at the screen."""

from typing import Final

from trickerion.language.speech import Count, Say, _

LOOK_AWAY: Final = _("Everybody else looks away.")
"""Request to the others where hidden cards are about to be shown."""


CARDS_FIRST: Final = _("look at your cards")
"""Under Done, while drawn cards are covered."""

NO_HINT_YET: Final = _("Look at your cards first: a hint names them.")
"""Reason for no hint while drawn cards are covered."""

in_the_hand: Final = Count("{number} special card in the hand of {who}", "{number} special cards in the hand of {who}")
only_they: Final = Say(
    "These cards are face down, because other people are at the screen. Only {who} may look at them."
)
THE_OTHERS_LOOK_AWAY: Final = _("Click to look at them while the others look away.")
"""The special cards in the hand of the person at the screen, for all who look on."""

drawn_cards: Final = Say("{who:Name’s} drawn cards")
drawn_secrets: Final = Say("{who:Name’s} drawn secrets")
covered_hand: Final = Say("A card from {who:name’s} hand?")
"""The title over cards that are still covered."""

show_them: Final = Say("I am {who:Name}: show them")
"""The button that turns covered cards up."""
