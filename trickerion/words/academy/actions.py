"""What the Actions of the Academy do."""

ACTIONS: dict[str, tuple[str, ...]] = {
    "renovate": (
        "Choose an empty space and one of its three prices; pay the {coin}, gain the {fame}, and open any room of that "
        "Fame Threshold. Missing Fame costs 1 {coin} each.",
        "Banners go beside the room: the earlier the turn, the more.",
    ),
    "practice": (
        "Lay the Academy marker of a Trick in a Practice Room: it has the bonus of the slot as long as it lies there.",
        "The level of the Trick is what it costs.",
    ),
    "teach": (
        "Lay the Academy marker of a Trick in a Classroom, which pays every turn; the Trick cannot be prepared now.",
        "It must be prepared, or all its Components owned. The level of the Trick is what it costs.",
    ),
    "learn_secret": ("A secret on display comes to your Protégé: one more ability.",),
    "reveal_secret": ("Turn up the next secret of the stack, in the place of one that was learned this turn.",),
}
