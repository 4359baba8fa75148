"""The checks of the game."""
