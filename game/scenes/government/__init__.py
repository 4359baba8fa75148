"""The government at play: one screen that shows the whole state."""
