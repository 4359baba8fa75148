"""Players that know the rules."""
