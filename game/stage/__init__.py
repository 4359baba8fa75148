"""The screen kit: loop, window, scene manager, painter, timeline, text, widgets. Knows no rules."""
