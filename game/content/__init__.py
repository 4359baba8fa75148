"""Files and words: levels, saves, settings, places, text. Never imports pygame."""
