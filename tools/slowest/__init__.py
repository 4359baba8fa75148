"""Which frames of the real game take longest, and what was done in them."""
