"""Programs for those who work on the game. None of them is needed to play."""
