"""`python -m game` and `simple-government`: the way in from a terminal or a desktop."""

from __future__ import annotations

import gc
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.opening import Opening
    from game.options import Options

CARD = 5.0  # seconds that a sound card has to come free


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the game; 0 when it was left, 1 after a fault, 2 for a command line that cannot be followed."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until there is something to save
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal of an old code page shows ? for a sign it lacks
    gc.disable()  # until the game runs: what is made before it stays
    from game.options import OptionError, read_options

    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        options = read_options(given)
        if options.list_displays:
            from game.displays import list_displays

            return list_displays()
        if options.supervise and options.watched is None and options.back_soon is None:
            return _supervised(given, options)
        if options.back_soon is not None:
            from game.back_soon import show

            return show(options)
        from game.opening import open_window  # after the options: a wrong one must not wait for pygame

        return _played(options, open_window(options))
    except OptionError as error:
        print(f"simple-government: {error}", file=sys.stderr)
        return 2


def _played(options: Options, opening: Opening) -> int:
    """The game in its window; a fault before it runs is reported as one while it runs is."""
    from game.options import OptionError

    try:
        from game.app import App  # after the first picture: this takes longer than all before

        app = App(options, opening=opening)
    except OptionError:
        raise
    except Exception:
        import traceback

        from game.faults import report_fault

        settings, box = str(opening.preferences.now), options.watched is None
        report_fault(opening.places, traceback.format_exc(), None, "", settings, box=box)
        return 1
    return ended(app.run(), app)


def ended(status: int, app: App) -> int:
    """Everything is saved and the window gone; at the end of Python the card would be closed a second time.

    Then SDL waits for good for a thread that has ended, holding the saves: a card that does not come free
    in time is left to the system.
    """
    if not app.sound.let_go(CARD):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    return status


def _supervised(given: Sequence[str], options: Options) -> int:
    """The game as a child of this process, which takes in nothing of it."""
    from game.content.places import find_places
    from game.supervisor import supervise

    gc.enable()
    places = find_places(options.home)
    return supervise(given, places.watch_log, places.watch_file, options.watchdog)


if __name__ == "__main__":
    sys.exit(main())
