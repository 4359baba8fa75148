"""Every test runs without a screen or a loudspeaker."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the games that tests start need not all be compiled anew
