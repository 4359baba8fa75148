"""Checks of the files and the words."""
