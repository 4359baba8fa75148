"""The words of the quick card beside the screen at a show: its front for visitors, its back for staff."""

from __future__ import annotations

from typing import Final


class Front:
    """How to play."""

    QUESTION = "Can you hold on to power?"
    STEPS: Final = (
        (
            "Set the tax.",
            "It fills your Treasury. Each step up costs a point of Support, each step down wins one.",
        ),
        ("Cards bring trouble:", "black at home, red abroad. What stays open stirs up unrest."),
        ("Choose events", "of one colour. Their numbers add up to the target."),
        ("Buy dice", "with your guineas and throw. Reach the target, and the events are settled."),
        ("Keep your Support", "above nothing until both decks have run out, and you have won."),
    )
    TOUCH: Final = (
        "By hand",
        "Touch cards, set the dice, touch Throw, then End the turn. Rest on a card to read it.",
    )
    KEYS: Final = (
        "By keys",
        "Arrows move, Enter chooses, figures set tax and dice, T throws, E ends the turn. F1: the rules.",
    )
    FOOT = "It takes five minutes. Go whenever you like: the table is cleared for whoever comes next."


class Back:
    """For those who look after it."""

    HEADING = "For the staff"
    PARTS: Final = (
        (
            "The way in",
            "Hold Ctrl, Shift and Q for three seconds; or a gamepad’s shoulder buttons, View and Menu; or "
            "touch the four corners clockwise within five. Then the PIN.",
        ),
        (
            "There you can",
            "end a session, silence the game, wipe the honours board, write the day report, start again.",
        ),
        ("Clean the glass", "The way in, then Clean the glass: for 30 seconds nothing can be pressed."),
        ("Somebody has gone", "Do nothing. After 45 seconds it asks, after 20 more it clears the table."),
        (
            "It stands still",
            "Wait 15 seconds: it starts itself again. Pulling the plug harms nothing either.",
        ),
        ("Back soon", "It has failed more than once and tries again by itself. The log says why."),
        (
            "PIN forgotten",
            "Close the game from outside, start it with --reset-pin added: once, no PIN is asked.",
        ),
        ("Start", "simple-government --supervise --kiosk FILE, the file being your profile."),
        ("Stop", "The way in, then Close the game."),
    )
    CALL = "Whom to call"
