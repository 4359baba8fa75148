"""Pictures of named moments of the real game, and films of what moves; it changes nothing in the game."""
